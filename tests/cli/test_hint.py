"""Hints in the terminal: at the prompt of a game, and of a position or a record."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from fixed_adviser import FixedAdviser
from shedet.bots.levels import search
from shedet.bots.reasons.sentence import sentence
from shedet.bots.search.budget import Budget
from shedet.cli import main
from shedet.cli.hint import heading
from shedet.core.words import say
from shedet.hints import moves
from shedet.hints.moves import Adviser, Hint, is_as_good

NO_REASON = sentence(say("gap"))
Capture = pytest.CaptureFixture[str]
POSITION = """
turn A
ankh 3,3 -
row2 . . fish0/ . . .
row3 . wheat0/ . . . cattle1-
A hand queen
pile fish1- fish1|
"""


def fixed_adviser(game: str, seconds: float | None = None) -> FixedAdviser:
    return FixedAdviser()


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot thinks is not the matter here."""
    monkeypatch.setattr(moves, "hint_bot", fixed_adviser)


def short_search(game: str) -> Adviser:
    return search(game, Budget(30, 0.0))


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.txt"
    file.write_text(POSITION)
    return str(file)


def play(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    return capsys.readouterr().out


# ---- at the prompt


def test_a_hint_at_the_prompt_names_choices_with_reasons(
    position: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play(["play", "sobek2p", "--bot", "merchant", "--position", position], "hint\nquit\n", monkeypatch, capsys)
    told = out.partition("> hint\n")[2]
    assert told.startswith("Best moves, with your chance of winning:\n")
    assert "   3  play queen (90% ± 5)\n      plays the queen and draws two tiles" in told
    assert "   2  take 5,3 (80% ± 5)\n      takes the last cattle in the market" in told
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet"])
def test_a_hint_by_a_real_search_names_chances(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(moves, "hint_bot", short_search)
    out = play(["play", game, "--seed", "7", "--bot", "merchant"], "hint\nquit\n", monkeypatch, capsys)
    told = out.partition("> hint\n")[2].partition("> quit")[0]
    best = [line for line in told.splitlines() if line[:4].strip().isdigit()]
    assert 1 <= len(best) <= 3
    for line in best:
        assert re.fullmatch(r" +\d+  [a-z].* \(\d+%( ± \d+)?(, no clear difference from the first)?\)", line)


def test_the_prompt_says_that_there_are_hints(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert ", hint, why, undo" in play(
        ["play", "kemet", "--seed", "1", "--bot", "merchant"], "help\nquit\n", monkeypatch, capsys
    )


@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet"])
def test_hints_change_nothing_in_the_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    records = []
    for name, typed in (("plain", "1\n" * 12), ("with hints", "hint\n1\n" * 12)):
        file = tmp_path / name
        play(["play", game, "--seed", "7", "--bot", "merchant", "--record", str(file)], typed, monkeypatch, capsys)
        records.append(file.read_text())
    assert records[0] == records[1]
    assert records[0].count("\nA ") >= 5


# ---- the command


def hinted(words: list[str], capsys: Capture) -> dict[str, Any]:
    assert main(["hint", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_best_moves_of_a_position_as_data(position: str, capsys: Capture) -> None:
    found = hinted(["sobek2p", "--position", position, "--number", "2"], capsys)
    assert (found["game"], found["seat"], len(found["hints"])) == ("sobek2p", "A", 2)
    first = found["hints"][0]
    assert list(first) == ["action", "text", "worth", "error", "reason", "as_good"]
    assert first["text"] == "play queen"
    assert (first["worth"], first["error"]) == (0.9, 0.05)
    assert first["reason"].startswith("plays the queen and draws two tiles")


def test_the_best_moves_of_a_position_for_people(position: str, capsys: Capture) -> None:
    assert main(["hint", "sobek2p", "--position", position, "--seat", "A"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("play queen (90% ± 5): plays the queen and draws")


def test_a_position_may_come_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(POSITION))
    assert hinted(["sobek2p", "--position", "-"], capsys)["hints"][0]["text"] == "play queen"


def test_a_record_is_hinted_at_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "kemet", "--players", "3", "--bot", "merchant", "--seed", "7", "--record", str(file)]
    play(words, "1\n1\n", monkeypatch, capsys)
    found = hinted(["kemet", "--resume", str(file)], capsys)
    assert found["seat"] in "ABC"
    assert found["hints"][0]["reason"]


def test_the_chance_to_win_is_told_in_per_cent_where_it_is_known() -> None:
    assert heading(Hint(3, "take 5,2", 0.621, 0.034, NO_REASON)) == "take 5,2 (62% ± 3)"
    assert heading(Hint(3, "take 5,2", 0.621, 0.004, NO_REASON)) == "take 5,2 (62%)"
    assert heading(Hint(3, "take 5,2", None, None, NO_REASON)) == "take 5,2"


def test_of_equal_chances_none_is_called_the_better_one() -> None:
    best, second = Hint(3, "take 5,2", 0.621, 0.034, NO_REASON), Hint(4, "take 5,3", 0.59, 0.034, NO_REASON, True)
    assert heading(second) == "take 5,3 (59% ± 3, no clear difference from the first)"
    assert is_as_good(second, best)
    assert not is_as_good(second._replace(worth=0.55), best)
    assert not is_as_good(second._replace(worth=None), best)
    sure = best._replace(worth=1.0, error=0.001)
    assert not is_as_good(sure._replace(action=4), sure)


def test_hints_whose_errors_meet_say_so(position: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(moves, "hint_bot", lambda game, seconds=None: FixedAdviser(0.06))
    assert main(["hint", "sobek2p", "--position", position]) == 0
    lines = capsys.readouterr().out.splitlines()
    remarks = ["no clear difference from the first" in line for line in lines]
    assert remarks == [False, True, False]  # 90, 80 and 70 per cent, each with an error of 6


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seat", "B"], "B has nothing to decide now; it is up to A"),
        (["--seat", "Z"], "there is no seat 'Z'"),
        (["--number", "0"], "at least 1"),
        (["--time", "0"], "seconds"),
    ],
)
def test_what_cannot_be_hinted_is_answered_with_a_sentence(
    words: list[str], expected: str, position: str, capsys: Capture
) -> None:
    assert main(["hint", "sobek2p", "--position", position, *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert expected in printed.err


def test_nobody_is_hinted_when_the_game_is_over(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "over.txt"
    file.write_text(f"{POSITION}\nover\n")
    assert main(["hint", "sobek2p", "--position", str(file)]) == 2
    assert "the game is over" in capsys.readouterr().err
