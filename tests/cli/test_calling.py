"""Commands that are shown can be typed where this one was, however it was called."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from shedet.cli.calling import command_line

ROOT = Path(__file__).parents[2]


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody types. They have a Python, without shedet beside it, that a shell does not find."""
    monkeypatch.delenv("SHEDET_MAKE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(sys, "executable", str(program(tmp_path / "far" / "python3")))
    monkeypatch.setattr(sys, "argv", ["/somewhere/shedet/__main__.py"])
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def test_what_a_shell_finds_is_called_by_its_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(program(folder / "bin" / "shedet"))])
    assert command_line("play", "--resume") == "shedet play --resume"


def test_another_shedet_that_a_shell_finds_is_not_ours(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(folder / "bin" / "shedet")
    monkeypatch.setattr(sys, "argv", [str(program(folder / "old" / "shedet"))])
    assert command_line("play", "--resume") == f"{folder}/old/shedet play --resume"


def test_a_program_below_the_folder_has_a_short_path(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(folder / "here" / ".venv" / "bin" / "shedet")
    monkeypatch.setattr(sys, "argv", [".venv/bin/shedet"])
    assert command_line("play", "--resume") == ".venv/bin/shedet play --resume"
    monkeypatch.chdir(folder / "here" / ".venv" / "bin")
    monkeypatch.setattr(sys, "argv", ["./shedet"])
    assert command_line("play", "--resume") == "./shedet play --resume"


def test_a_module_is_called_by_its_python(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_line("play", "--resume") == f"{folder}/far/python3 -m shedet play --resume"
    monkeypatch.setenv("PATH", str(folder / "far"))
    assert command_line("play", "--resume") == "python3 -m shedet play --resume"


def test_a_module_is_called_by_the_command_beside_its_python(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(folder / "far" / "shedet")
    assert command_line("play", "--resume") == f"{folder}/far/shedet play --resume"
    monkeypatch.setenv("PATH", str(folder / "far"))
    assert command_line("play", "--resume") == "shedet play --resume"


def test_a_file_keeps_its_spaces_and_loses_what_is_not_needed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder / "far"))
    file = folder / "here" / "my game.txt"
    assert command_line("analyse", file) == "python3 -m shedet analyse 'my game.txt'"
    assert command_line("analyse", folder / "game.txt") == f"python3 -m shedet analyse {folder}/game.txt"


# ---- make


@pytest.fixture
def checkout(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which `make play` runs."""
    checkout = folder / "here"
    monkeypatch.setattr(sys, "executable", str(program(checkout / ".venv" / "bin" / "python")))
    program(checkout / ".venv" / "bin" / "shedet")
    monkeypatch.setenv("SHEDET_MAKE", str(checkout))
    return checkout


def test_make_play_goes_on_with_make_play(checkout: Path) -> None:
    assert command_line("play", "--resume") == "make play ARGS=--resume"
    assert command_line("play", "kemet") == "make play GAME=kemet"


def test_what_make_does_not_do_is_called_below_its_folder(checkout: Path) -> None:
    assert command_line("analyse", Path("game.txt")) == ".venv/bin/shedet analyse game.txt"


def test_make_is_called_from_another_folder(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for elsewhere in (str(checkout.parent), "", "/no/such/folder"):
        monkeypatch.setenv("SHEDET_MAKE", elsewhere)
        assert command_line("play", "--resume") == f"make -C {checkout} play ARGS=--resume"
        assert command_line("analyse", Path("game.txt")) == (f"{checkout}/.venv/bin/shedet analyse {checkout}/game.txt")


needs_make = pytest.mark.skipif(which("make") is None, reason="there is no make on this system")


def called_by(command: str) -> list[str]:
    """What a make command would call in the end, also if these tests are run by make."""
    words = ["sh", "-c", f"{command} -n --no-print-directory PYTHON={shlex.quote(sys.executable)}"]
    ours = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "GAME", "ARGS")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, env=environment, check=True)
    return shlex.split(done.stdout.splitlines()[-1])


@needs_make
@pytest.mark.parametrize("name", ["game.txt", "my game.txt", "50$ and $(more).txt", "it's.txt"])
def test_make_hands_a_file_on_as_it_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SHEDET_MAKE", str(ROOT))
    words = called_by(command_line("play", "--resume", Path(name)))
    assert words[1:] == [".venv/bin/shedet", "play", "--resume", name]
    assert words[0] == f"SHEDET_MAKE={ROOT}"


@needs_make
def test_make_goes_on_with_the_last_game_whichever_it_was() -> None:
    """It named its usual game, and so passed over the others."""
    assert called_by("make play ARGS=--resume")[2:] == ["play", "--resume"]
    assert called_by("make play GAME=kemet ARGS=--resume")[2:] == ["play", "kemet", "--resume"]
    assert called_by("make play")[2:] == ["play", "sobek2p"]
