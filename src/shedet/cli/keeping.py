"""Games that are played are kept: in the file that was asked for, else in the folder of the user's data.

The whole record is written after every answer, under a temporary name that then takes the place of the file. So there
is a whole record at any moment, whatever ends the process, and every command reads it; a file that grows line by line
would have to be mended after undo, and read with its last line torn.
"""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shedet.core.errors import ShedetError
from shedet.core.record import UNFINISHED, Record, parse_record
from shedet.files import FileIsThere, claim, make_folder, read_text, write_text


def data_folder() -> Path:
    """Where a program keeps what it was not told to keep elsewhere."""
    named = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(named):
        return Path(named) / "shedet"
    try:
        home = Path.home()
    except RuntimeError:
        raise ShedetError("I can't find your home folder, which games are saved in.") from None
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "shedet"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "shedet"
    return home / ".local" / "share" / "shedet"


def games_folder() -> Path:
    return data_folder() / "games"


# ---- the games that are kept there


class KeptGame(NamedTuple):
    path: Path
    written: float  # when, in seconds since 1970
    record: Record

    def is_unfinished(self) -> bool:
        return self.record.result.text == UNFINISHED


def kept_games() -> list[KeptGame]:
    """Those in the folder, the last one first. What is no record is passed over."""
    try:
        paths = list(games_folder().glob("*.txt"))
    except OSError as error:
        raise ShedetError(f"{games_folder()} cannot be read: {error.strerror}.") from None
    found = []
    for path in paths:
        try:
            found.append(KeptGame(path, path.stat().st_mtime, parse_record(read_text(path))))
        except (ShedetError, OSError):
            continue
    return sorted(found, key=lambda kept: (kept.written, kept.path), reverse=True)


def last_unfinished(game: str | None) -> Path:
    """The last game that was broken off, of this game or of any."""
    for kept in kept_games():
        if kept.is_unfinished() and game in (None, kept.record.game):
            return kept.path
    raise ShedetError(f"there is no unfinished game{f' of {game}' if game else ''} to go on with in {games_folder()}.")


# ---- keeping one


class Keeper:
    """Keeps one game in a file, and never writes over anything else."""

    def __init__(self, game: str, path: Path | None, left: os.stat_result | None) -> None:
        self.game = game
        self.path = path  # None: a new one in the folder of the user's data, as soon as there is something to keep
        self.left = left  # how the file was left the last time
        self.trouble = ""  # why the game is not kept now

    def keep(self, text: str) -> str:
        """Write the record; what the player should hear about it, which is mostly nothing."""
        before = self.trouble
        try:
            news = self.write(text)
        except ShedetError as error:
            self.trouble = str(error)
            said = f"{self.trouble[0].upper()}{self.trouble[1:]}"
            return "" if before else f"{said} The game goes on, but it is not saved now; save FILE saves it elsewhere."
        self.trouble = ""
        return f"The game is saved again, in {self.path}." if before else news

    def write(self, text: str) -> str:
        news = ""
        if self.path is not None and self.is_changed():
            news = f"Something else has changed {self.path}, so it is left as it is"
            self.path = None
        if self.path is None:
            self.take_new_name()
        elif not os.path.lexists(self.path):
            self.take(self.path)
        assert self.path is not None
        self.left = write_text(self.path, text)
        return f"{news}; this game is now saved in {self.path}." if news else ""

    def take(self, path: Path) -> None:
        """Keep the game in another file from now on, which must be a new one; the old one stays as it is."""
        claim(path)
        self.path, self.left = path, os.stat(path)

    def is_changed(self) -> bool:
        """Whether the file is not the one that was left there: another game that goes on with the same one, perhaps."""
        assert self.path is not None
        try:
            found = os.stat(self.path)
        except OSError:  # there is none, or it cannot be seen: writing will say why
            return False
        return self.left is None or marks(found) != marks(self.left)

    def take_new_name(self) -> None:
        """One that says the game and the time; the next if somebody has it."""
        folder = games_folder()
        make_folder(folder)
        for path in names(folder, f"{self.game}-{time.strftime('%Y-%m-%d-%H%M%S')}"):
            try:
                self.take(path)
                return
            except FileIsThere:
                continue


def names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}.txt"
    number = 2
    while True:
        yield folder / f"{stem}-{number}.txt"
        number += 1


def marks(found: os.stat_result) -> tuple[int, int, int, int]:
    """What tells a file from another, or from itself after it was changed."""
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
