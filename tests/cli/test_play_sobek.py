"""Playing Sobek in the terminal, with a script at the keyboard."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from scenes import scene_of, sentences, table_of, voice_of
from shedet.bots import find_bot
from shedet.cli import board_sobek, main
from shedet.cli.session import Opponent, Session
from shedet.core.events import OMNISCIENT
from shedet.core.match import Match
from shedet.core.record import parse_record, replay
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.games.sobek.components import CARD_NAMES, CHARACTER_TABLE, GROUPS

Capture = pytest.CaptureFixture[str]
GAME = find_game("sobek")
PLAY = ["play", "sobek", "--seed", "7", "--bot", "random"]


def play(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_can_be_played_by_typing_numbers(
    players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "sobek", "--seed", "7", "--bot", "merchant", "--players", players, "--record", str(file)]
    out = play(words, "1\n2\n1\n" * 300, monkeypatch, capsys)
    assert "Final scores" in out
    assert "won" in out or "share" in out
    assert replay(GAME, parse_record(file.read_text())).over()
    assert all(len(line) <= 80 for line in out.partition("The game is saved in")[0].splitlines())
    assert "\x1b" not in out


def test_the_four_available_cards_stand_in_brackets_with_their_cost(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY, "--seat", "B"], "quit\n", monkeypatch, capsys)
    queue = out.partition("     1       2  ")[2].partition("round 1")[0]
    assert queue.count("[") == 8
    for price in ("free", "+1", "+2", "+3"):
        assert price in queue
    assert "+4" not in queue


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "There is no choice 99; the choices are numbered 1 to "),
        ("take 9", "'take 9' is not possible now"),
        ("take 12", "I don't know 'take 12'."),
        ("set fish", "A set takes at least three cards, and you have "),
        ("tkae 2", "I don't know 'tkae 2'. Did you mean 'take 2'?"),
        ("set wheat banana", "I don't know the card 'banana'"),
        ("rules S-NONE-1", "have no S-NONE-1"),
        ("rules S-EV-6", "Deceit"),
        ("help", "A turn is one of three things"),
        ("board", "Your turn"),
        ("undo", "there is nothing to take back"),
    ],
)
def test_what_is_no_answer_is_answered_with_a_sentence(
    typed: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY, "--players", "3"], f"{typed}\nquit\n", monkeypatch, capsys)
    assert expected.lower() in " ".join(out.split()).lower()
    assert out.endswith("Goodbye.\n")


# ---- the drawing

SET = """
turn A
queue wheat1 fish0 queen
A hand wheat0 wheat1 wheat1
A corruption fish1 vizier
A score 61
B score 61
A set cattle cattle1 cattle1 cattle1
A prosperity cattle
A curses 1
B hand ivory0 ivory0 ivory0s
tokens flood curse
deck fish1 fish1
"""


def show_position(text: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, typed: str) -> str:
    file = tmp_path / "position.txt"
    file.write_text(text)
    return play(
        ["play", "sobek", "--bot", "merchant", "--position", str(file), "--seed", "1"], typed, monkeypatch, capsys
    )


def test_the_table_says_what_lies_there(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    out = show_position(SET, monkeypatch, capsys, tmp_path, "quit\n")
    lines = out.splitlines()
    track = next(number for number, line in enumerate(lines) if line.startswith("    50 "))
    at = 7 + 11  # space 61 in the line that begins at 50
    assert lines[track][at] == "a"
    assert (lines[track - 1][at], lines[track - 2][at]) == ("A", "B")
    assert "cattle^ 3 × 5 = 15" in out
    assert "corruption 4 vizier(cattle)   fish1  1 curse (+2)" in out
    assert "hand 3      1 green, 2 beige" in out
    assert "ivory0" not in out  # all of them are in B's hand
    assert "deck 2  tokens 2" in out
    assert "set wheat  up to +6 points for 2×wheat1 and wheat0" in out


def test_what_lies_beside_the_queue_breaks_between_tokens_and_between_goods() -> None:
    """They were torn apart at the end of the line."""
    match = Match(GAME, 2, {}, "tokens", SET)
    view: Any = match.view(0)
    view["used_tokens"] = ["guild-ankh", "flood", "curse", "curse"]
    view["discards"] = ["ivory3", "cattle1", "vizier", "wheat0"]
    console = Console(width=40, file=io.StringIO())
    console.print(board_sobek.draw_supplies(scene_of(match, 0)._replace(view=view)))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == [
        "round 1 of 3  deck 2  tokens 2",
        "  used guild-ankh  flood  2×curse",
        "discards  ivory3  cattle1 vizier(cattle)",
        "  wheat0",
    ]


def test_short_names_tell_the_cards_of_the_queue_apart() -> None:
    """Both priests once had the same."""
    names = [*GROUPS, *(row.name for row in CHARACTER_TABLE)]
    short = [voice_of(Match(GAME, 2, {}, "short"), OMNISCIENT).say(f"short-{name}") for name in names]
    assert len(set(short)) == len(names)
    assert max(map(len, short)) <= board_sobek.CELL


def test_a_set_in_one_line_leads_to_the_tokens(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    out = show_position(SET, monkeypatch, capsys, tmp_path, "set wheat wheat0 wheat1 wheat1\nquit\n")
    assert "The tokens are: flood and curse." in out
    assert "use curse  2 more corruption for an opponent" in out


def test_a_look_at_the_tokens_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    out = show_position(SET, monkeypatch, capsys, tmp_path, "set wheat wheat0 wheat1 wheat1\nundo\nquit\n")
    assert "cannot be taken back: it showed you something hidden" in out


def test_the_open_variant_shows_what_a_perfect_memory_knows(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play([*PLAY, "--option", "open_information"], "1\n1\n1\nquit\n", monkeypatch, capsys)
    assert "what is known (in brackets: what may be there)" in out
    assert "B's hand" in out.partition("what is known")[2]
    assert "what is known" not in play(PLAY, "1\n1\n1\nquit\n", monkeypatch, capsys)


# ---- questions to several at once

SCRIBE = """
players 4
turn A
queue wheat1 fish0 queen
A hand cattle-scribe wheat0 wheat1
B hand ivory3 ivory3 ivory0 ivory0 ivory0s ebony2 ebony2 ebony0
C hand fish1 fish1 fish1 fish0s
D hand marble2 marble2 marble2 marble0 marble0 marble0 marble0s cattle1
tokens flood curse
deck fish1 fish0
"""


@pytest.mark.parametrize("seat", ["A", "B", "C", "D"])
def test_everybody_who_is_asked_at_once_answers_and_nobody_sees_more_than_backs(
    seat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(GAME, 4, {}, "scribe", SCRIBE)
    match.play_text(0, "play cattle-scribe")
    assert match.asked() == [1, 3]
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nquit\n"))
    console = Console(width=80, file=io.StringIO(), highlight=False)
    merchant = Opponent("merchant", find_bot("merchant", "sobek"))
    Session(table_of(match), "ABCD".index(seat), dict.fromkeys(range(4), merchant), console, None).run()
    assert isinstance(console.file, io.StringIO)
    out = console.file.getvalue()
    assert {step.seat for step in match.log[1:5]} == {1, 3}
    chosen = [f"· {'You have' if seat == other else f'{other} has'} chosen." for other in "BD"]
    until_then = out[: max(out.index(sentence) for sentence in chosen)]
    assert ("ivory0" in until_then) == (seat == "B")
    assert ("marble2" in until_then) == (seat == "D")


def test_horizontal_sets_of_others_are_told_when_all_have_chosen() -> None:
    """Until then a viewer is told nothing at all of what the others lay."""
    match = Match(GAME, 3, {}, "horizontal")
    rng = seeded("horizontal")
    while GAME.question_data(match.position) is None or "choose-horizontal" not in str(match.view(0)["question"]):
        seat = match.asked()[0]
        match.play(seat, match.legal_actions(seat)[int(rng.below(len(match.legal_actions(seat))))])
    others = [seat for seat in match.asked() if seat != 0]
    assert others
    for seat in others:
        while seat in match.asked() and len(match.asked()) > 1:
            match.play(seat, match.legal_actions(seat)[0])
            text = " ".join(sentences(match, 0, range(len(match.log) - 1, len(match.log))))
            assert text in ("", f"{'ABC'[seat]} has chosen.")
            assert not any(card in text for card in CARD_NAMES)


# ---- replay


def test_a_game_can_be_replayed_for_a_seat_for_spectators_and_with_everything(tmp_path: Path, capsys: Capture) -> None:
    assert main(["simulate", "sobek", "--players", "3", "--games", "1", "--records", str(tmp_path)]) == 0
    for viewer in ([], ["--seat", "B"], ["--omniscient"]):
        capsys.readouterr()
        assert main(["replay", str(tmp_path / "game-000001.txt"), *viewer]) == 0
        out = capsys.readouterr().out
        assert "Final scores" in out
        assert all(len(line) <= 80 for line in out.splitlines())
