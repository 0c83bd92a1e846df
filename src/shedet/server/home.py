"""The home of an embedded database: its folder and file, which one process has at a time, and leaves as they were if
nothing comes of what it meant to do."""

import contextlib
import os
from collections.abc import Iterator
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final

from shedet.core.errors import ShedetError
from shedet.files import make_folder
from shedet.server.settings import Settings, database_url

LONGEST_ADDRESS: Final = 1000


class AnotherServer(ShedetError):
    """It has the database that we would need for us alone."""

    def __init__(self, message: str, address: str) -> None:
        super().__init__(message)
        self.address = address  # empty, if it is not known (yet)


@contextlib.contextmanager
def at_home(settings: Settings) -> Iterator[None]:
    """In the data folder, if the database is kept there. If nothing comes of it folders that were made for it go."""
    folder = Path(settings.data).absolute()
    made = [] if settings.database_url else [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        if not settings.database_url:
            make_folder(folder)
        yield
    except BaseException:
        for each in made:
            with contextlib.suppress(OSError):  # one that is not empty stays
                each.rmdir()
        raise


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[int | None]:
    """SQLite is for one server: it keeps tables in memory, and takes for granted that nobody else writes to them. The
    system gives the lock back when its holder ends, however that comes about. It is a file, which says where the holder
    can be reached."""
    file = sqlite_file(settings)
    if file is None:
        yield None
        return
    path = f"{os.path.realpath(file)}.lock"  # whichever of its names somebody uses
    try:
        held = lock(path)
    except BlockingIOError:
        choice = "end it, or choose another folder with --data; several need PostgreSQL, named with --database-url"
        raise AnotherServer(f"another server is running with {file}: {choice}.", holder(path)) from None
    except OSError as error:
        raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None
    try:
        os.ftruncate(held, 0)
        yield held
    finally:
        with contextlib.suppress(OSError):  # somebody may have taken the whole folder away
            os.unlink(path)
        os.close(held)


def holder(path: str) -> str:
    """Where the server that holds a lock can be reached, if it has said so."""
    try:
        return Path(path).read_text(encoding="utf-8")[:LONGEST_ADDRESS]
    except OSError:
        return ""


def lock(path: str) -> int:
    """A file that nobody else has locked, made if need be. Whoever had it may have taken it away between two of our
    steps: then it locks nobody out, and we try again."""
    while True:
        held = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            flock(held, LOCK_EX | LOCK_NB)
            if os.path.samestat(os.fstat(held), os.stat(path)):
                return held
        except FileNotFoundError:
            pass
        except OSError:
            os.close(held)
            raise
        os.close(held)


@contextlib.contextmanager
def leaving_nothing(settings: Settings) -> Iterator[None]:
    """If something goes wrong, a new SQLite file is taken away again. We are alone: nobody else has begun to use it.
    What lies beside one that was there before is a part of it."""
    file = sqlite_file(settings)
    is_new = file is not None and not Path(file).exists()
    beside = [Path(f"{file}{end}") for end in ("-wal", "-shm", "")] if is_new else []
    new = [path for path in beside if not path.exists()]
    try:
        yield
    except BaseException:
        for path in new:
            path.unlink(missing_ok=True)
        raise


def sqlite_file(settings: Settings) -> str | None:
    """Where a SQLite database is; None for other databases."""
    scheme, _, path = database_url(settings).partition(":///")
    return path if scheme == "sqlite" else None
