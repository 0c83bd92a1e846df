"""Bad input of every kind: exit status 2, one sentence, no traceback, nothing half-written."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from shedet.cli import main
from shedet.cli.calling import command_line

RECORD = """shedet record 1
game sobek2p
rules 1
players 2
seed 42
moves
"""

WRONG = {
    "an option instead of a command": (["--foo"], "which command? (shedet --help says more.)"),
    "an unknown command": (["dance"], "I don't know the command 'dance'. (shedet --help lists the commands.)"),
    "a misspelt command": (["analyze", "game.txt"], "Did you mean analyse?"),
    "a game instead of a command": (["Kemet"], "Did you mean shedet play kemet?"),
    "no game": (["simulate"], "which game? There are sobek2p, sobek, kemet, as in: shedet simulate sobek."),
    "no game to play": (["play"], f"{command_line('play', 'sobek')}` or `{command_line('play', 'kemet')}`."),
    "a word too many": (["games", "mine"], "shedet games does not take 'mine'. (shedet games --help says more.)"),
    "an unknown argument": (["play", "sobek2p", "--foo=1"], "shedet play does not take '--foo'. (shedet play --help"),
    "a misspelt argument": (["play", "sobek2p", "--bots", "merchant"], "Did you mean --bot?"),
    "an empty seat": (["play", "sobek2p", "--seat", ""], "there is no seat ''; the seats are A, B."),
    "an empty bot": (["play", "sobek2p", "--bot", ""], "I don't know the bot ''. There are: random"),
    "an empty file to go on with": (["play", "--resume", ""], "--resume: it must be the name of a file, not an empty"),
    "an empty position": (["play", "sobek2p", "--position", ""], "--position: it must be the name of a file"),
    "an empty position to judge": (
        ["hint", "sobek2p", "--position", ""],
        "--position: it must be the name of a file",
    ),
    "an empty record": (["play", "sobek2p", "--record", ""], "--record: it must be the name of a file"),
    "an empty folder": (["simulate", "sobek2p", "--games", "1", "--records", ""], "it must be the name of a file"),
    "an empty file": (["check", ""], "FILE: it must be the name of a file"),
    "an unknown game": (["simulate", "chess"], "I don't know the game 'chess'"),
    "an unknown game to play": (["play", "chess"], "I don't know the game 'chess'"),
    "a hint in an unknown game": (["hint", "chess", "--position", "p.txt"], "I don't know the game 'chess'"),
    "a hint without a position": (["hint", "sobek2p"], "--position"),
    "a hint from a missing file": (["hint", "sobek2p", "--position", "/no/such/file"], "/no/such/file cannot be read"),
    "an unknown bot": (["simulate", "sobek2p", "--bots", "genius"], "I don't know the bot 'genius'"),
    "an unknown bot to play with": (["play", "sobek2p", "--bot", "genius"], "I don't know the bot 'genius'"),
    "an unknown bot in the arena": (["arena", "sobek2p", "--bots", "random,genius"], "I don't know the bot 'genius'"),
    "an unknown bot to calibrate with": (["calibrate", "sobek2p", "--bots", "genius"], "I don't know the bot 'genius'"),
    "one unknown bot of several": (["play", "sobek", "--players", "3", "--bot", "random,"], "I don't know the bot ''"),
    "more opponents than seats": (["play", "sobek2p", "--bot", "random,random"], "2 bots for 1 other seat"),
    "fewer opponents than seats": (["play", "kemet", "--players", "4", "--bot", "random,random"], "3 other seats"),
    "a search without a budget": (["play", "sobek2p", "--bot", "search:"], "number of iterations"),
    "a search of no time": (["arena", "sobek2p", "--bots", "random,search:0s"], "above 0"),
    "a search without end": (["simulate", "sobek2p", "--bots", "search:infs"], "at most 3600"),
    "a search beyond all numbers": (["play", "sobek2p", "--bot", f"search:{'9' * 400}"], "number of iterations"),
    "too many bots": (["simulate", "sobek2p", "--bots", "random,random,random"], "2 bots"),
    "an unknown option": (["perft", "sobek2p", "--option", "magic"], "no option 'magic'"),
    "an option out of range": (["perft", "sobek2p", "--option", "open_memory=7"], "0 to 1"),
    "an option that is no number": (["perft", "sobek2p", "--option", "open_memory=x"], "name=number"),
    "an unknown seat": (["play", "sobek2p", "--seat", "Z"], "there is no seat 'Z'"),
    "too many players": (["perft", "sobek2p", "--players", "5"], "2 players, not 5"),
    "no games": (["simulate", "sobek2p", "--games", "0"], "at least 1"),
    "a negative number of games": (["simulate", "sobek2p", "--games", "-3"], "at least 1"),
    "games that are no number": (["simulate", "sobek2p", "--games", "many"], "whole number"),
    "no jobs": (["simulate", "sobek2p", "--jobs", "0"], "at least 1"),
    "too many jobs": (["simulate", "sobek2p", "--jobs", "100000"], "at most 256 jobs"),
    "a negative depth": (["perft", "sobek2p", "--depth", "-1"], "at least 0"),
    "a seed with a comment in it": (["perft", "sobek2p", "--seed", "a#b"], "seed"),
    "an empty seed": (["perft", "sobek2p", "--seed", ""], "seed"),
    "no time": (["bench", "sobek2p", "--seconds", "0"], "seconds"),
    "a missing file": (["check", "/no/such/file"], "/no/such/file cannot be read"),
    "a folder instead of a file": (["replay", "/"], "cannot be read"),
    "a record that cannot be written": (["play", "sobek2p", "--record", "/no/such/folder/r.txt"], "cannot be written"),
    "a device as a record": (["play", "sobek2p", "--record", "/dev/null"], "not an ordinary file"),
    "a folder as a record": (["play", "sobek2p", "--record", "/"], "it is a folder; name a file in it."),
    "records into a file": (["simulate", "sobek2p", "--records", "/dev/null/x"], "cannot be made"),
}


@pytest.mark.parametrize("case", WRONG)
def test_bad_arguments_are_answered_with_a_sentence(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, expected = WRONG[case]
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("shedet: ")
    assert expected in printed.err
    assert printed.err.count("\n") == 1


BROKEN = {
    "an empty file": (b"", "line 1: a record begins with"),
    "bytes": (b"\xff\xfe\x00\x80shedet", "is not a text file"),
    "another text": (b"Dear diary\n", "line 1: a record begins with"),
    "only a header": (RECORD.removesuffix("moves\n").encode(), "line 5: the record is cut short"),
    "no result": (RECORD.encode() + b"A take 2,2\n", "line 7: the record is cut short"),
    "an unknown game": (
        RECORD.replace("sobek2p", "chess").encode() + b"result unfinished\n",
        "I don't know the game 'chess'",
    ),
    "too many players": (
        RECORD.replace("players 2", "players 9").encode() + b"result unfinished\n",
        "2 players, not 9",
    ),
    "another version of the rules": (RECORD.replace("rules 1", "rules 99").encode() + b"result unfinished\n", "99"),
    "an impossible move": (RECORD.encode() + b"A take 0,0\nB take 0,0\nresult unfinished\n", "line 7"),
    "a move that is none": (RECORD.encode() + b"A dance\nresult unfinished\n", "line 7"),
    "a seat that nobody sits in": (
        RECORD.replace("moves", "seat A\nmoves").encode() + b"result unfinished\n",
        "line 6",
    ),
    "a seat that does not exist": (
        RECORD.replace("moves", "seat C vizier\nmoves").encode() + b"result unfinished\n",
        "line 6: there is no seat 'C'",
    ),
    "two bots in a seat": (
        RECORD.replace("moves", "seat A vizier\nseat A merchant\nmoves").encode() + b"result unfinished\n",
        "line 7: 'seat A merchant' is the second line about that seat",
    ),
    "a failure without a number": (
        RECORD.replace("moves", "failed A often Error\nmoves").encode() + b"result unfinished\n",
        "line 6: 'failed A often Error' is not written like 'failed B 2 IndexError'",
    ),
    "a result that the moves do not lead to": (RECORD.encode() + b"result A 45 B 38 won A\n", "line 7: the moves lead"),
}


@pytest.mark.parametrize("command", ["check", "replay"])
@pytest.mark.parametrize("case", BROKEN)
def test_broken_records_are_answered_with_the_line_and_the_reason(
    case: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, expected = BROKEN[case]
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert main([command, str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("shedet: ")
    assert expected in printed.err


def test_a_record_with_an_unknown_seat_cannot_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD + "result unfinished\n")
    assert main(["replay", str(file), "--seat", "C"]) == 2
    assert "there is no seat 'C'" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["simulate", "chess"], ["check", "/no/such/file"], ["simulate", "--games", "0"]])
def test_no_traceback_reaches_the_shell(words: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "shedet", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("shedet: ")
    assert "Traceback" not in done.stderr


def test_a_closed_pipe_ends_the_output_quietly() -> None:
    command = f"{sys.executable} -m shedet rules sobek2p | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_shows_no_traceback(closed: str) -> None:
    command = f"exec {shlex.quote(sys.executable)} -m shedet bots {closed}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr


def test_what_a_terminal_cannot_write_becomes_a_question_mark() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "shedet", "play", "kemet", "--seed", "1", "--bot", "merchant"],
        input=b"f\xff\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert ended.returncode == 0
    assert b"Traceback" not in ended.stderr
    assert b"?" in ended.stdout
