"""A fourth game, from outside of the package (tests/ferry), is played, searched, explained and analysed like ours.

It is interpreted whatever engine runs, and nothing but the environment says that it is there.
"""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from conformance_suite import Variant, random_positions, random_step, seen_from
from shedet.bots.levels import LEVELS, make_bot, search
from shedet.bots.room import room_of
from shedet.bots.search.budget import Budget
from shedet.cli import board_plain, main
from shedet.cli.showing import find_board
from shedet.core.errors import BadNotation, BadSetup
from shedet.core.match import Match
from shedet.core.record import parse_record, record_text, replay
from shedet.core.rng import seeded
from shedet.games import MORE_GAMES, find_game
from short_searches import short_looks, short_searches  # noqa: F401

Capture = pytest.CaptureFixture[str]
PLAY = ["play", "ferry", "--seed", "3", "--bot", "merchant"]


@pytest.fixture(autouse=True)
def _ferry_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "ferry")


def match_after(steps: int, seed: str = "ferry") -> Match:
    match = Match(find_game("ferry"), 2, {}, seed)
    rng = seeded(seed)
    for _ in range(steps):
        random_step(match, rng)
    return match


def found_by(words: list[str], capsys: Capture) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def printed_by(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


# ---- the game


def test_it_is_played_to_its_end_and_its_records_replay() -> None:
    match = match_after(16)
    assert match.over()
    assert match.winners()
    again = replay(match.game, parse_record(record_text(match)))
    assert match.game.position_text(again.position) == match.game.position_text(match.position)


def test_a_seat_sees_the_same_in_every_world_it_could_be_in() -> None:
    different = 0
    for match in random_positions(Variant(find_game("ferry"), 2, {}), "leak", 6, 3):
        match.game.check_conserved(match.position)
        for seat in range(2):
            world = match.game.deal_world(match.knowledge(seat), seeded(f"{len(match.log)}"))
            assert seen_from(match, world, seat) == seen_from(match, match.position, seat)
            different += match.game.position_text(world) != match.game.position_text(match.position)
    assert different > 10


def test_its_positions_are_read_back_and_checked() -> None:
    game, match = find_game("ferry"), match_after(5)
    text = game.position_text(match.position)
    assert game.position_text(Match(game, 2, {}, "again", text).position) == text
    with pytest.raises(BadSetup, match="two cards each"):
        Match(game, 2, {}, "again", text.replace("laid", "laid 8 8"))
    with pytest.raises(BadNotation, match="not for 'bank'"):
        Match(game, 2, {}, "again", "bank 3")


# ---- its bots


def test_it_has_every_level_of_play() -> None:
    for level in LEVELS:
        assert make_bot(level.name, "ferry") is not None
    assert room_of("ferry").weights() == {"keep": 0.5}


def test_searches_answer_legally_and_always_the_same() -> None:
    for steps in range(15):
        match = match_after(steps)
        seat = match.asked()[0]
        knowledge, legal = match.knowledge(seat), match.game.legal_actions(match.position, seat)
        bots = [search("ferry", Budget(50, 0.0)) for _ in range(2)]
        first, again = (bot.choose(knowledge, legal, seeded("search")) for bot in bots)
        assert first == again
        assert first in match.legal_actions(seat)


def test_bots_play_each_other_and_processes_know_the_game_too(capsys: Capture) -> None:
    words = ["simulate", "ferry", "--games", "8", "--bots", "search:50,random", "--seed", "1"]
    found = found_by(words, capsys)
    assert found["decisions"] == 8 * 16
    assert found_by([*words, "--jobs", "2"], capsys)["checksum"] == found["checksum"]


def test_its_weights_can_be_learned_and_compared(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "value.json"
    assert main(["fit", "ferry", "--games", "20", "--out", str(file)]) == 0
    assert list(json.loads(file.read_text())["weights"]["2"]) == ["points", "hand", "below"]
    assert main(["tune", "ferry", "--generations", "0", "--check", "2"]) == 0
    assert "ferry, 2 players, 4 games: 50.0 % of the victories" in capsys.readouterr().out
    assert main(["tune", "ferry"]) == 2
    assert "shedet: ferry has 1 weight above 0 to vary, and a search needs at least 2" in capsys.readouterr().err


# ---- in the terminal


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    assert find_board("ferry") is board_plain
    assert find_board("sobek") is not board_plain


@pytest.mark.parametrize("command", ["play", "simulate", "fit", "tune"])
def test_the_help_names_it(command: str, capsys: Capture) -> None:
    assert main([command, "--help"]) == 0
    assert "the game: sobek2p, sobek, kemet or ferry" in capsys.readouterr().out


def test_it_is_played_in_the_terminal_with_hints_and_reasons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    typed = "1\nhint\nwhy\nundo\nrules\nlay 9\nboard\nhelp\n" + "1\n" * 6 + "lay 6\n"
    out = printed_by([*PLAY, "--record", str(file)], typed, monkeypatch, capsys)
    assert "The Ferry  You are A. Seed 3." in out
    assert "seats:\n  - seat A, points 0, hand 1 2 7\n  - seat B, points 0, hand ? ? ?\n" in out
    assert "Lay a card.\n   1  lay 1  scores 1\n" in out
    assert "· B lays 7 and scores 7.\n· B draws a card." in out
    assert "Best moves, with your chance of winning:" in out
    assert "lays the 7 and scores 7 points, but leaves a 7 to beat" in out  # why B did so
    assert "There are no rules of ferry" in out
    assert "The cards of the ferry are 1 to 8, not '9'." in out
    assert "B (merchant) has won.\n29 points against 18.\n" in out
    assert replay(find_game("ferry"), parse_record(file.read_text())).scores() == [18, 29]


def test_a_game_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    printed_by([*PLAY, "--record", str(file)], "1\nquit\n", monkeypatch, capsys)
    out = printed_by(["play", "--resume", str(file)], "1\n" * 7, monkeypatch, capsys)
    assert "You are continuing" in out
    assert "Final scores" in out


def test_hints_for_a_position_say_why(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "position.txt"
    file.write_text(find_game("ferry").position_text(match_after(4).position))
    found = found_by(["hint", "ferry", "--position", str(file)], capsys)
    assert found["hints"][0]["reason"].startswith("lays the ")


def test_it_is_shown_again_and_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_text(match_after(16)))
    out = printed_by(["replay", str(file), "--omniscient"], "", monkeypatch, capsys)
    assert out.startswith("The Ferry  16 moves, with everything that was hidden\n")
    assert "Final scores" in out
    found = found_by(["analyse", str(file), "--searches", "1", "--look", "20"], capsys)
    assert (found["game"], len(found["moves"]), found["partial"]) == ("ferry", 16, False)
    assert found["looked_at"]["decisions"] == found["looked_at"]["of_decisions"] > 5
