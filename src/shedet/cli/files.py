"""Reading and writing files: all or nothing, and a sentence when it cannot be done."""

import os
from pathlib import Path

from shedet.core.errors import BadRecord, ShedetError
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.record import Record, parse_record, replay
from shedet.games import find_game


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ShedetError(f"{path} is not a text file.") from None
    except OSError as error:
        raise ShedetError(f"{path} cannot be read: {error.strerror}.") from None


def check_writable(path: Path) -> None:
    """Complain before the work is done rather than after it."""
    if path.exists() and not path.is_file():
        raise ShedetError(f"{path} cannot be written: it is no ordinary file.")
    if not path.parent.is_dir():
        raise ShedetError(f"{path} cannot be written: there is no folder {path.parent}.")
    if not os.access(path.parent, os.W_OK):
        raise ShedetError(f"{path} cannot be written: the folder {path.parent} is not yours to write to.")


def check_picture(path: Path) -> None:
    if path.suffix.lower() != ".svg":
        raise ShedetError(f"pictures are drawn as SVG: {path} would have to end in .svg.")
    check_writable(path)


def write_text(path: Path, text: str) -> None:
    """Under a temporary name first: whoever finds the file finds all of it."""
    check_writable(path)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ShedetError(f"the folder {path} cannot be made: {error.strerror}.") from None


def load_record(path: Path) -> tuple[Game, Record, Match]:
    """A recorded game, read, played to its end and checked; or BadRecord with the file and the line."""
    text = read_text(path)
    try:
        record = parse_record(text)
        game = find_game(record.game)
        return game, record, replay(game, record)
    except BadRecord as error:
        raise ShedetError(f"{path}, {error}") from None
    except ShedetError as error:
        raise ShedetError(f"{path}: {error}") from None
