"""Playing in the terminal, with a script at the keyboard."""

import io
import signal
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest
from rich.console import Console

from scenes import table_of
from shedet.bots import find_bot
from shedet.cli import main
from shedet.cli.calling import command_line
from shedet.cli.session import Opponent, Session
from shedet.core.match import Match
from shedet.core.record import parse_record, replay
from shedet.games import find_game
from shedet.words import find_words

Capture = pytest.CaptureFixture[str]
PLAY = ["play", "sobek2p", "--seed", "7", "--bot", "random"]


def play(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def test_a_whole_game_can_be_played_by_typing_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    out = play([*PLAY, "--record", str(file)], "1\n" * 200, monkeypatch, capsys)
    assert "Final scores" in out
    assert "won" in out or "share" in out
    assert f"The game is saved in {file}.\n  {command_line('analyse', file)}   shows what decided it" in out
    assert replay(find_game("sobek2p"), parse_record(file.read_text())).over()
    assert all(len(line) <= 80 for line in out.partition("The game is saved in")[0].splitlines())
    assert "\x1b" not in out


def test_a_session_in_a_shell_ends_without_a_traceback() -> None:
    words = [sys.executable, "-m", "shedet", *PLAY, "--seat", "B"]
    done = subprocess.run(words, input="1\n1\nquit\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("Goodbye.\n")


@pytest.mark.parametrize("leaving", [EOFError, KeyboardInterrupt])
def test_ctrl_d_and_ctrl_c_leave_politely(
    leaving: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def keyboard(prompt: str) -> str:
        raise leaving

    monkeypatch.setattr("builtins.input", keyboard)
    assert main(PLAY) == 0
    assert capsys.readouterr().out.endswith("\nGoodbye.\n")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "There is no choice 99; the choices are numbered 1 to "),
        ("0", "There is no choice 0"),
        ("9" * 5000, "There is no choice 9"),
        ("dance", "I don't know 'dance'. Type help for what you can do."),
        ("take 0,0", "'take 0,0' is not possible now for A"),
        ("take 9,9", "I don't know 'take 9,9'."),
        ("TAKE  0 , 0", "'take 0,0' is not possible now for A: 0,0 does not lie on the ankh's line"),
        ("sell", "'sell' is not possible now; possible: take "),
        ("sell fish", "A sale takes at least three tiles, and you have no tiles to sell as fish. [P-SELL-1]"),
        ("take", "Take what? For example: take "),
        ("tkae 1", "I don't know 'tkae'. Did you mean 'take'? For example: take "),
        ("#99", "There is no choice 99"),
        ("1.", "· You take "),
        ("1)", "· You take "),
        ("sell wheat banana merchant x", "I don't know the tile 'banana'. Type help"),
        ("baord", "I don't know 'baord'. Did you mean 'board'?"),
        ("hnt", "I don't know 'hnt'. Did you mean 'hint'?"),
        ("rules merchant", "Take any one tile of the market into your hand, wherever the ankh points."),
        ("rules merchnt", "No rule of sobek2p speaks of 'merchnt'. Did you mean merchant?"),
        ("players", "points + 0 deben"),
        ("news", ">"),
        ("more", "Your turn"),
        ("[bold]", "I don't know '[bold]'."),
        ("undo", "there is nothing to take back"),
        ("rules P-NONE-1", "have no P-NONE-1"),
        ("rules P-TAKE-8", "You may hold any number of tiles."),
        ("help", "A turn is one of three things"),
        ("?", "A turn is one of three things"),
        ("board", "Your turn"),
        ("log", "·"),
        ("", ">"),
    ],
)
def test_what_is_no_answer_is_answered_with_a_sentence_and_asked_again(
    typed: str, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play(PLAY, f"{typed}\nquit\n", monkeypatch, capsys)
    assert expected.lower() in " ".join(out.split()).lower()
    assert out.endswith("Goodbye.\n")


def test_an_answer_in_notation_is_carried_out(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    shown = play(PLAY, "quit\n", monkeypatch, capsys)
    action = next(line.split("  ")[2].strip() for line in shown.splitlines() if line.startswith("   1  "))
    out = play(PLAY, f"{action}\nquit\n", monkeypatch, capsys)
    assert "· You take " in out


def test_the_seat_may_be_left_to_chance(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    seats = set()
    for number in range(8):
        words = ["play", "sobek2p", "--seed", str(number), "--seat", "random", "--bot", "random"]
        seats.add(play(words, "quit\n", monkeypatch, capsys).partition("You are ")[2][0])
    assert seats == {"A", "B"}


# ---- opponents


def test_the_other_seats_may_have_different_bots(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ["play", "kemet", "--players", "4", "--seat", "B", "--seed", "1", "--bot", "random,merchant,apprentice"]
    out = play(words, "board\nquit\n", monkeypatch, capsys)
    for name in ("A (random)", "You (B)", "C (merchant)", "D (apprentice)"):
        assert name in out


def test_the_opponent_is_the_vizier_unless_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    position = "board\nquit\n"
    assert "B (vizier)" in play(["play", "sobek2p", "--seat", "A", "--seed", "7"], position, monkeypatch, capsys)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def play_on_terminal(match: Match, bot: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    screen = Terminal()
    console = Console(width=80, file=screen, highlight=False, force_terminal=True, color_system=None)
    Session(table_of(match), 0, {1: Opponent(bot, find_bot(bot, match.game.name))}, console, None).run()
    return screen.getvalue()


ERASED = "\r\x1b[2K"


def test_a_terminal_shows_who_thinks_and_erases_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    out = play_on_terminal(Match(find_game("sobek2p"), 2, {}, "7"), "search:5", "1\n1\nquit\n", monkeypatch)
    notes = out.count("B (search:5) is thinking …")
    assert notes >= 2
    assert out.count(f"B (search:5) is thinking …{ERASED}") == notes == out.count(ERASED)
    mine = out.index("· You take")
    assert mine < out.index("is thinking", mine) < out.index("· B ", mine)  # what I did is told before


def test_the_note_stands_once_for_a_turn_of_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("kemet"), 2, {}, "7")
    out = play_on_terminal(match, "search:2", "1\n" * 30 + "quit\n", monkeypatch)
    theirs = [len(list(steps)) for seat, steps in groupby(match.log, lambda step: step.seat) if seat == 1]
    notes = out.count("is thinking")
    assert 3 < notes <= len(theirs) < sum(theirs)
    assert out.count(ERASED) == notes
    assert f"{ERASED}B (search:2) is thinking" not in out


@pytest.mark.parametrize("bot", ["random", "merchant"])
def test_whoever_answers_at_once_is_not_waited_for(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = play_on_terminal(Match(find_game("sobek2p"), 2, {}, "7"), bot, "1\n1\nquit\n", monkeypatch)
    assert "· B " in out
    assert "thinking" not in out


def test_without_a_terminal_nobody_is_said_to_think(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = play([*PLAY[:-1], "search:5"], "1\nquit\n", monkeypatch, capsys)
    assert "· B " in out
    assert "thinking" not in out


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no alarm on this system")
def test_ctrl_c_while_a_bot_thinks_ends_the_game_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def press(*_: object) -> None:
        raise KeyboardInterrupt

    def press_soon(*_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.1)

    before = signal.signal(signal.SIGALRM, press)
    monkeypatch.setattr(Session, "note", press_soon)
    file = tmp_path / "game.txt"
    try:
        # The search would take an hour: that this ends at all is the test.
        words = [*PLAY[:-1], "search:3600s", "--record", str(file)]
        out = play(words, "1\n" * 200, monkeypatch, capsys)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert out.endswith("Goodbye.\n")
    assert file.read_text().endswith("result unfinished\n")


# ---- undo


class Keyboard:
    """Types 1 until a sale can be begun, begins it, and then what it is told to."""

    def __init__(self, capsys: Capture, then: list[str]) -> None:
        self.capsys = capsys
        self.then = then
        self.selling = False
        self.seen = ""  # since the sale began

    def __call__(self, prompt: str) -> str:
        shown = self.capsys.readouterr().out
        if self.selling:
            self.seen += shown
            return self.then.pop(0) if self.then else "quit"
        for line in shown.splitlines():
            words = line.split()
            if words[1:2] == ["sell"] and len(line.partition(" for ")[2].split(";")[0].split()) > 4:
                self.selling = True
                return words[0]
        return "1"


@pytest.mark.parametrize("bot", ["random", "search:2"])
def test_a_sale_can_be_taken_back_until_the_pirogues_are_seen(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = Keyboard(capsys, ["1", "undo", "undo", "undo"])
    monkeypatch.setattr("builtins.input", keyboard)
    for number in range(20):
        keyboard.selling = False
        main(["play", "sobek2p", "--seed", f"undo/{number}", "--bot", bot])
        if keyboard.selling:
            break
    first, second, third = keyboard.seen.split("Taken back.")
    assert "Lay out the tiles of your sale." in first
    assert "Lay out the tiles of your sale." in second
    assert third.count("Your turn") == 1
    assert "cannot be taken back" in third or "nothing to take back" in third


def test_the_only_answer_of_a_step_is_carried_out_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY[:-1], "merchant"], "1\n" * 200, monkeypatch, capsys)
    for number in range(5):
        if "your only choice)" in out:
            break
        out = play([*PLAY[:-1], "merchant", "--seed", f"only/{number}"], "5\n4\n3\n2\n1\n" * 50, monkeypatch, capsys)
    assert "your only choice)" in out


# ---- the drawing


def test_what_the_board_says_of_characters_and_pirogues_is_complete() -> None:
    from shedet.games.sobek2p.components import CHARACTER_TABLE, PIROGUE_NAMES
    from shedet.games.sobek2p.decisions import QUESTIONS

    names = find_words("sobek2p").names()
    assert {f"character-{row.name}" for row in CHARACTER_TABLE} <= names
    assert {f"pirogue-{name}" for name in PIROGUE_NAMES} <= names
    assert {f"ask-{question.name}" for question in QUESTIONS} <= names


def test_tiles_that_may_be_taken_stand_in_brackets_with_their_cost(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play(PLAY, "quit\n", monkeypatch, capsys)
    market = out.partition("      0  ")[2].partition("\n\n")[0]
    choices = [line for line in out.splitlines() if line[4:].startswith("  take ") and line[:4].strip().isdigit()]
    assert market.count("[") == 2 * len(choices)
    assert "+0" in market


def test_the_table_with_open_memory_names_what_the_opponent_surely_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY, "--option", "open_memory"], "1\n1\n1\nquit\n", monkeypatch, capsys)
    assert "surely in B's hand:  " in out


POSITION = """
turn A
ankh 3,3 -
row2 . . fish0/ . . .
row3 . wheat0/ . . . cattle1-
A hand queen
pile fish1- fish1|
"""


def test_a_game_may_begin_from_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "position.txt").write_text(POSITION)
    monkeypatch.setattr("sys.stdin", io.StringIO("play queen\nquit\n"))
    assert main(["play", "sobek2p", "--bot", "merchant", "--position", "position.txt", "--record", "game.txt"]) == 0
    assert "play queen" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "sobek2p", "--resume", "game.txt"]) == 0
    assert "fish1" in capsys.readouterr().out


def test_a_finished_game_cannot_be_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "sobek2p", "--games", "1", "--bots", "random", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["play", "sobek2p", "--resume", str(tmp_path / "game-000001.txt")]) == 2
    assert "is a finished game" in capsys.readouterr().err
