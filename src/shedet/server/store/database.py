"""The database: transactions, what happens when it is away, and what SQLite and PostgreSQL each need."""

import contextlib
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

LOG: Final = structlog.get_logger()
HIDDEN: Final = True  # errors do not show what was to be written: it is full of secrets
BUSY: Final = 5000  # milliseconds to wait for another process that writes to SQLite
AWAY: Final = (DBAPIError, NoConnection)
OURS: Final = (DataError, ProgrammingError)  # mistakes in what was asked: the database is there


class Conflict(Exception):
    """Somebody else has written to this table meanwhile."""


class StoreAway(Exception):
    """The database cannot be reached, or cannot be written to."""

    def __init__(self, is_full: bool) -> None:
        super().__init__("the disk is full" if is_full else "the database is away")
        self.is_full = is_full

    @property
    def reason(self) -> str:
        """What the database says, for whoever runs the server."""
        text = str(getattr(self.__cause__, "orig", self.__cause__)).strip().splitlines()
        return text[0].rstrip(".") if text else str(self)


class Database:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_embedded = self.engine.dialect.name == "sqlite"
        self.is_up: bool | None = None  # None: whoever uses it says themself what is wrong
        self.group = threading.local()  # of a thread: the connection of the changes that it carries out together
        self.insert: Any = sqlite_insert if self.is_embedded else postgres_insert

    def close(self) -> None:
        self.engine.dispose()

    def away(self, error: Exception) -> StoreAway:
        """What to say when the database fails. The log tells why, once for all who ask meanwhile."""
        found = StoreAway(is_full(error))
        found.__cause__ = error
        if self.is_up:
            LOG.error("database is away", reason=found.reason)
            self.is_up = False
        return found

    def note_back(self) -> None:
        if self.is_up is False:
            LOG.info("database is back")
            self.is_up = True

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, or a part of one that is carried out with others: all of it, or nothing."""
        together: Connection | None = getattr(self.group, "connection", None)
        try:
            if together is not None:
                with together.begin_nested():
                    yield together
            else:
                with self.engine.begin() as connection:
                    yield connection
        except IntegrityError:
            raise Conflict from None
        except OURS:
            raise
        except AWAY as error:
            raise self.away(error) from error

    def carry_out(self, changes: Sequence[Callable[[], Any]]) -> list[Any]:
        """Several changes that have nothing to do with each other, in one transaction: a disk takes as long to be sure
        of many as of one. What each of them returned, or the error it ended with."""
        results: list[Any] = []
        try:
            with self.engine.begin() as connection:
                self.group.connection = connection
                for change in changes:
                    try:
                        results.append(change())
                    except StoreAway:
                        raise  # for all of them: SQLite has given up the whole transaction
                    except Exception as error:
                        results.append(error)
        except OURS:
            raise
        except AWAY as error:
            raise self.away(error) from error
        finally:
            self.group.connection = None
        return results

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection.execution_options(isolation_level="AUTOCOMMIT")
            self.note_back()
        except OURS:
            raise
        except AWAY as error:
            raise self.away(error) from error

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """The whole database as it was at one moment, while others go on writing to it."""
        try:
            with self.engine.connect() as connection:
                if self.is_embedded:
                    connection.execution_options(isolation_level="AUTOCOMMIT")
                    connection.exec_driver_sql("begin")  # to read alone: nobody waits for it
                else:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
        except OURS:
            raise
        except AWAY as error:
            raise self.away(error) from error

    def ping(self) -> None:
        with self.reading() as connection:
            connection.execute(select(1))


# ---- the two databases


def open_engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        # A connection is not tried before it is used, which would take as long as most questions: after the database
        # was away the first request finds out, and all connections are made anew.
        patience = {"connect_timeout": BUSY // 1000}
        return create_engine(
            url,
            pool_size=8,
            max_overflow=0,
            pool_timeout=5,
            connect_args=patience,
            hide_parameters=HIDDEN,
        )
    connect = {"timeout": BUSY / 1000, "check_same_thread": False}
    engine = create_engine(url, connect_args=connect, hide_parameters=HIDDEN)
    path = str(engine.url.database)
    event.listen(engine, "do_connect", Opening(path))
    event.listen(engine, "checkout", partial(check_there, path))
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(path: str) -> None:
    """The file is for its owner alone: hands and seeds are in it. What SQLite puts beside it gets the same rights.

    A file that is there is never opened here: closing it would give back every lock that SQLite holds on it in this
    process, and whoever else then closes the database takes its log away, with all that is written there later."""
    with contextlib.suppress(OSError):  # it is there already; or whatever is wrong SQLite will say
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


class Opening:
    """The file is made for the first connection: who never asks for one leaves none behind. One that was taken away is
    not made again: an empty one would take moves of games that it does not know."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.is_made = False

    def __call__(self, _dialect: object, _record: object, arguments: list[str], options: dict[str, Any]) -> None:
        if not self.is_made:
            make_private(self.path)
            self.is_made = True
        arguments[0] = f"{Path(self.path).absolute().as_uri()}?mode=rw"
        options["uri"] = True


def check_there(path: str, *_: object) -> None:
    """A connection that was made before does not notice that the file was taken away."""
    if not os.path.exists(path):
        raise DisconnectionError


def set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks they should
    for pragma in ("journal_mode = wal", "synchronous = full", f"busy_timeout = {BUSY}", "foreign_keys = on"):
        connection.execute(f"pragma {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A transaction that begins to write only later may find that somebody else was quicker; this one waits at once."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("begin immediate")


def is_full(error: BaseException) -> bool:
    """Whether it is the disk, or was before something else failed because of it."""
    text = str(error).lower()
    if "is full" in text or "no space left" in text:
        return True
    return error.__context__ is not None and is_full(error.__context__)
