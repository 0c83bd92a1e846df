"""Keeping what a server has: backups to files, and back."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from shedet.core.errors import ShedetError
from shedet.files import FileIsThere, check_writable
from shedet.server.home import AnotherServer, alone, at_home, leaving_nothing
from shedet.server.settings import Settings, database_url, embedded
from shedet.server.store.backup import Kept, read_backup, write_backup
from shedet.server.store.database import StoreAway
from shedet.server.store.store import Store

OURS_ALONE = 0o600  # a backup holds what players do not know of each other


def back_up(settings: Settings, path: Path) -> Kept:
    check_writable(path)
    if not (settings.database_url or embedded(settings).exists()):
        raise ShedetError(f"there is no database at {embedded(settings)}: name its folder with --data.")
    if path.exists():
        raise FileIsThere(f"{path} already exists and will not be overwritten; name another file.")
    unfinished = path.with_name(f".{path.name}.unfinished")
    with opened(settings) as store:
        try:
            with open(os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OURS_ALONE), "wb") as file:
                kept = write_backup(store, file)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        except BaseException as error:
            unfinished.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise ShedetError(f"{path} cannot be written: {error.strerror}.") from None
            raise
    return kept


def restore(settings: Settings, path: Path) -> Kept:
    """All of a backup, into a database that nobody uses; or nothing, and then all is as it was."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise ShedetError(f"{path} cannot be read: {error.strerror}.") from None
    try:
        with file, at_home(settings), alone(settings), leaving_nothing(settings), opened(settings) as store:
            return read_backup(store, file)
    except AnotherServer:
        raise ShedetError(f"{path} was not restored: a server is running there. Stop it first.") from None
    except OSError as error:
        raise ShedetError(f"{path} cannot be read: {error.strerror}.") from None
    except ShedetError as error:
        raise ShedetError(f"{path} was not restored: {error}") from None


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Store]:
    """The database of a server, which may be running."""
    store = Store(database_url(settings))
    with explaining(settings), contextlib.closing(store):
        yield store


@contextlib.contextmanager
def explaining(settings: Settings) -> Iterator[None]:
    """If the database cannot be used, a sentence."""
    try:
        yield
    except StoreAway as error:
        which = "the database" if settings.database_url else f"the database {embedded(settings)}"
        raise ShedetError(f"{which} cannot be used: {error.reason}.") from None
