"""Games at the keyboard that are kept in files."""

import io
import sys
from pathlib import Path

import pytest

from shedet.cli import main
from shedet.core.record import Record, parse_record

Capture = pytest.CaptureFixture[str]
PLAY = ["play", "sobek2p", "--seed", "7", "--bot", "merchant"]
MOVES = "1\n" * 200  # more than a game has


def play(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(words: list[str], capsys: Capture) -> str:
    capsys.readouterr()
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


def record_in(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


def moves_in(path: Path) -> list[str]:
    return [line.text for line in record_in(path).moves]


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"), key=lambda path: path.name) if folder.exists() else []
