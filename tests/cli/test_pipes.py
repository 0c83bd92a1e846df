"""What is read may be a pipe, as a shell makes one of `<(...)`; what is written may not."""

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from shedet.cli import main

Capture = pytest.CaptureFixture[str]
POSITION = """turn A
ankh 3,3 -
row3 . wheat0/ . . . cattle1-
A hand queen
pile fish1- fish1|
"""
in_bash = pytest.mark.skipif(which("bash") is None, reason="there is no bash on this system")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "sobek2p", "--games", "1", "--bots", "random", "--records", str(folder)]) == 0
    return folder / "game-000001.txt"


@pytest.fixture
def unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Path:
    file = tmp_path / "unfinished.txt"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))
    assert main(["play", "sobek2p", "--seed", "7", "--bot", "merchant", "--record", str(file)]) == 0
    capsys.readouterr()
    return file


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.txt"
    file.write_text(POSITION)
    return file


def from_a_pipe(words: str, file: Path, typed: str = "") -> str:
    """What a command says that gets a file through a pipe, where the words have PIPE."""
    pipe = f"<(cat {shlex.quote(str(file))})"
    command = f"{shlex.quote(sys.executable)} -m shedet {words.replace('PIPE', pipe)}"
    done = subprocess.run(["bash", "-c", command], input=typed, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@in_bash
def test_records_are_read_from_a_pipe(finished: Path) -> None:
    assert from_a_pipe("check PIPE", finished).startswith("ok: sobek2p, ")
    assert "won" in from_a_pipe("replay PIPE", finished)
    assert from_a_pipe("analyse PIPE --searches 1 --look 2 --time 1", finished).startswith("Sobek: 2 Players: ")


@in_bash
def test_positions_are_read_from_a_pipe(position: Path) -> None:
    assert from_a_pipe("perft sobek2p --depth 1 --position PIPE", position).startswith("3 sequences")
    assert "play queen" in from_a_pipe("play sobek2p --bot random --position PIPE", position, "quit\n")
    assert ": " in from_a_pipe("hint sobek2p --time 0.01 --number 1 --position PIPE", position)


@in_bash
def test_a_game_from_a_pipe_goes_on_in_a_new_file(unfinished: Path, data_folder: Path) -> None:
    before = unfinished.read_text()
    said = from_a_pipe("play --resume PIPE", unfinished, "1\nquit\n")
    (kept,) = (data_folder / "games").iterdir()
    assert "is not an ordinary file; what you play now goes to a new one." in said
    assert f"The game is saved in {kept}." in said
    assert unfinished.read_text() == before
    moves = before.removesuffix("result unfinished\n")
    assert kept.read_text().startswith(moves)
    assert len(kept.read_text()) > len(before)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
@pytest.mark.parametrize("words", ["play sobek2p --record PIPE", "analyse RECORD --html PIPE"])
def test_nothing_is_written_to_a_pipe(words: str, finished: Path, tmp_path: Path, capsys: Capture) -> None:
    """It would wait for somebody who reads, and a file would take its place."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    capsys.readouterr()
    given = {"PIPE": str(pipe), "RECORD": str(finished)}
    assert main([given.get(word, word) for word in words.split()]) == 2
    assert capsys.readouterr().err == f"shedet: {pipe} cannot be written: it is not an ordinary file.\n"
    assert pipe.is_fifo()
    assert os.listdir(tmp_path) == ["pipe"]
