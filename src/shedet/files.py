"""Reading and writing files: all or nothing, and a sentence when it cannot be done."""

import contextlib
import os
import shutil
from pathlib import Path
from uuid import uuid4

from shedet.core.errors import BadRecord, ShedetError
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.record import Record, parse_record, replay
from shedet.games import find_game


def read_text(path: Path) -> str:
    """All of a file. Some editors put a mark before UTF-8, which is no part of the text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ShedetError(f"{path} is not a text file in UTF-8.") from None
    except OSError as error:
        raise ShedetError(f"{path} cannot be read: {error.strerror}.") from None


class FileIsThere(ShedetError):
    """A file that would have to be new."""


def read_position(path: Path) -> str:
    """The text of a position; an empty file is none, and nobody means a game from the start by it."""
    text = read_text(path)
    if not any(line.split("#")[0].strip() for line in text.splitlines()):
        raise ShedetError(f"{path} is empty: there is no position in it.")
    return text


def check_writable(path: Path) -> None:
    """Complain before the work is done rather than after it."""
    if path.is_dir():
        raise ShedetError(f"{path} cannot be written: it is a folder; name a file in it.")
    if path.exists() and not path.is_file():
        raise ShedetError(f"{path} cannot be written: it is not an ordinary file.")
    if path.exists() and not os.access(path, os.W_OK):
        raise ShedetError(f"{path} cannot be written: the file is not yours to write to.")
    if not path.parent.is_dir():
        raise ShedetError(f"{path} cannot be written: there is no folder {path.parent}.")
    if not os.access(path.parent, os.W_OK):
        raise ShedetError(f"{path} cannot be written: the folder {path.parent} is not yours to write to.")


def check_picture(path: Path) -> None:
    if path.suffix.lower() != ".svg":
        raise ShedetError(f"pictures are drawn as SVG, so the name must end in .svg, not {path}.")
    check_writable(path)


def write_text(path: Path, text: str) -> os.stat_result:
    return write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> os.stat_result:
    """Under a temporary name first, and on the disk before it gets its own: whoever finds the file finds all of it, and
    an older one is there until then. What is returned tells the file from any other that may take its place."""
    check_writable(path)
    unfinished = path.with_name(f".{uuid4().hex}.unfinished")  # short, however long the other name is
    try:
        with unfinished.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if path.exists():
                shutil.copymode(path, unfinished)
            written = os.fstat(file.fileno())
        unfinished.replace(path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None
        raise
    return written


def claim(path: Path) -> None:
    """Make an empty file; nobody else has had one of this name, or can make one at the same moment."""
    check_writable(path)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        raise FileIsThere(f"{path} already exists and will not be overwritten; name another file.") from None
    except OSError as error:
        raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ShedetError(f"the folder {path} cannot be made: {error.strerror}.") from None


def load_record(path: Path) -> tuple[Game, Record, Match]:
    """A recorded game, read, played to its end and checked; or a sentence with the file and the line."""
    return play_record(path, read_text(path))


def play_record(path: Path, text: str) -> tuple[Game, Record, Match]:
    """A record that was read from a file: a pipe can be read only once."""
    try:
        record = parse_record(text)
        game = find_game(record.game)
    except BadRecord as error:
        raise ShedetError(f"{path}, {error}") from None
    except ShedetError as error:
        raise ShedetError(f"{path}: {error}") from None
    try:
        return game, record, replay(game, record)
    except BadRecord as error:
        from shedet.words import error_text

        raise ShedetError(f"{path}, {error_text(error, game.name)}") from None
