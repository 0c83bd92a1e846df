"""The store: every question to the database, and every change of it. Plain functions of a thread; nothing here waits
for anything but the database."""

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from shedet.server.store import schema
from shedet.server.store.entries import READER, WRITER, AnyEntry

HIDDEN: Final = True  # errors do not show what was to be written: it is full of secrets
BUSY: Final = 5000  # milliseconds to wait for another process that writes to SQLite
AWAY: Final = (DBAPIError, NoConnection)
OURS: Final = (DataError, ProgrammingError)  # mistakes in what was asked: the database is there
MOVE: Final = "move"
HINT: Final = "hint"
ANALYSIS: Final = "analysis"
ARCHIVE: Final = "archive"


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


class Logged(NamedTuple):
    """An entry of a log, with its place and time."""

    seq: int
    command: str
    at: int
    entry: AnyEntry


class Standing(NamedTuple):
    """How a table stands after some entries, for those who look across tables."""

    state: str
    due: int | None
    listing: bytes  # what lists show of it
    seats: Mapping[int, "Seated"]  # those that have changed
    moves: Sequence[int]  # the seats whose bots are asked
    answered: Sequence[int]  # those whose bots were asked before, and have answered or need not any more
    archived: bool  # whether the game is over, so that it is to be archived


class Seated(NamedTuple):
    player: str
    bot: str
    asked: bool
    seq: int  # how many changes this seat has noticed
    changed: int  # when it noticed the last of them


class Job(NamedTuple):
    """Work that somebody has to do."""

    table: str
    kind: str
    seat: int
    created: int
    failures: int
    holder: str  # who has taken it


class Row(NamedTuple):
    """A table in a list of somebody's."""

    table: str
    listing: str
    seat: int | None
    asked: bool
    changed: int


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_embedded = self.engine.dialect.name == "sqlite"
        self.group = threading.local()  # of a thread: the connection of the changes that it carries out together
        self.insert: Any = sqlite_insert if self.is_embedded else postgres_insert

    def close(self) -> None:
        self.engine.dispose()

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
            raise StoreAway(is_full(error)) from error

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
            raise StoreAway(is_full(error)) from error
        finally:
            self.group.connection = None
        return results

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection.execution_options(isolation_level="AUTOCOMMIT")
        except OURS:
            raise
        except AWAY as error:
            raise StoreAway(is_full(error)) from error

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
            raise StoreAway(is_full(error)) from error

    def ping(self) -> None:
        with self.reading() as connection:
            connection.execute(select(1))

    # -- tables and their logs

    def open_table(
        self, table: str, rules: int, host: str | None, logged: Sequence[Logged], standing: Standing
    ) -> None:
        opened = logged[0].entry
        with self.writing() as connection:
            row = {
                "id": table,
                "game": opened.game,  # type: ignore[union-attr]
                "rules": rules,
                "state": standing.state,
                "listed": int(opened.listed),  # type: ignore[union-attr]
                "host": host,
                "seq": len(logged),
                "created": logged[0].at,
                "listing": standing.listing.decode(),
                "due": standing.due,
            }
            connection.execute(insert(schema.tables).values(row))
            self.write_log(connection, table, logged)
            self.write_standing(connection, table, logged[-1].at, standing)

    def append(self, table: str, logged: Sequence[Logged], standing: Standing) -> None:
        """Some entries that follow what is there; Conflict if others have been written since, or the same command."""
        first, last = logged[0], logged[-1]
        rows = schema.tables
        with self.writing() as connection:
            changed = connection.execute(
                update(rows)
                .where(rows.c.id == table, rows.c.seq == first.seq - 1)
                .values(seq=last.seq, state=standing.state, due=standing.due, listing=standing.listing.decode())
            )
            if changed.rowcount != 1:
                raise Conflict
            self.write_log(connection, table, logged)
            self.write_standing(connection, table, last.at, standing)

    def write_log(self, connection: Connection, table: str, logged: Sequence[Logged]) -> None:
        rows = [
            {
                "table_id": table,
                "seq": each.seq,
                "command": each.command,
                "at": each.at,
                "body": WRITER.encode(each.entry).decode(),
            }
            for each in logged
        ]
        connection.execute(insert(schema.log), rows)

    def write_standing(self, connection: Connection, table: str, now: int, standing: Standing) -> None:
        if standing.seats:
            rows = [
                {
                    "table_id": table,
                    "seat": seat,
                    "player": seated.player or None,
                    "bot": seated.bot or None,
                    "asked": int(seated.asked),
                    "seq": seated.seq,
                    "changed": seated.changed,
                }
                for seat, seated in standing.seats.items()
            ]
            put = self.insert(schema.seats)
            changes = {name: put.excluded[name] for name in ("player", "bot", "asked", "seq", "changed")}
            connection.execute(put.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changes), rows)
        if standing.answered:
            jobs = schema.jobs
            of_bots = (jobs.c.table_id == table, jobs.c.kind == MOVE)
            connection.execute(delete(jobs).where(*of_bots, jobs.c.seat.in_(standing.answered)))
        wanted = [(MOVE, seat) for seat in standing.moves] + [(ARCHIVE, 0)] * standing.archived
        self.write_jobs(connection, table, now, wanted)

    def write_jobs(self, connection: Connection, table: str, now: int, wanted: Sequence[tuple[str, int]]) -> None:
        """Jobs that are there already stay as they are."""
        if wanted:
            rows = [
                {
                    "table_id": table,
                    "kind": kind,
                    "seat": seat,
                    "created": now,
                    "held": 0,
                    "holder": "",
                    "failures": 0,
                }
                for kind, seat in wanted
            ]
            connection.execute(self.insert(schema.jobs).on_conflict_do_nothing(), rows)

    def read_log(self, table: str, after: int) -> list[Logged]:
        log = schema.log
        wanted = select(log.c.seq, log.c.command, log.c.at, log.c.body)
        with self.reading() as connection:
            rows = connection.execute(wanted.where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq))
            return [Logged(seq, command, at, READER.decode(body)) for seq, command, at, body in rows]

    def due_tables(self, now: int) -> list[str]:
        """Those at which somebody's time is up."""
        rows = schema.tables
        with self.reading() as connection:
            return list(connection.scalars(select(rows.c.id).where(rows.c.due <= now)))

    def unfinished_rules(self) -> list[tuple[str, str, int]]:
        """Id, game and rules version of every game that is being played."""
        rows = schema.tables
        with self.reading() as connection:
            found = connection.execute(select(rows.c.id, rows.c.game, rows.c.rules).where(rows.c.state != "over"))
            return [(table, game, rules) for table, game, rules in found]

    # -- looking across tables

    def lobby(self, player: str, most: int) -> list[Row]:
        """Tables that wait for players, the newest first."""
        rows, seats = schema.tables, schema.seats
        here = seats.c.table_id == rows.c.id
        someone = select(seats.c.table_id).where(here, seats.c.player.is_not(None)).exists()
        mine = select(seats.c.seat).where(here, seats.c.player == player).scalar_subquery()
        wanted = select(rows.c.id, rows.c.listing, mine, rows.c.created)
        wanted = wanted.where(rows.c.state == "waiting", rows.c.listed == 1, someone)
        with self.reading() as connection:
            found = connection.execute(wanted.order_by(rows.c.created.desc(), rows.c.id).limit(most))
            return [Row(table, listing, seat, False, created) for table, listing, seat, created in found]

    def tables_of(self, player: str, most: int) -> list[Row]:
        """Somebody's tables: those that wait for them first, games that are over last, and the latest of each first.
        The order leaves nothing to the database: what it finds first may change with an entry that is unseen."""
        rows, seats = schema.tables, schema.seats
        wanted = (
            select(rows.c.id, rows.c.listing, seats.c.seat, seats.c.asked, seats.c.changed)
            .join(seats, seats.c.table_id == rows.c.id)
            .where(seats.c.player == player)
            .order_by(seats.c.asked.desc(), rows.c.state == "over", seats.c.changed.desc(), rows.c.id)
            .limit(most)
        )
        with self.reading() as connection:
            found = connection.execute(wanted)
            return [Row(table, listing, seat, bool(asked), changed) for table, listing, seat, asked, changed in found]

    def row_of(self, table: str, player: str) -> Row | None:
        """A table as somebody's lists show it."""
        rows, seats = schema.tables, schema.seats
        mine = select(seats.c.seat).where(seats.c.table_id == table, seats.c.player == player).scalar_subquery()
        with self.reading() as connection:
            found = connection.execute(select(rows.c.listing, mine.label("seat")).where(rows.c.id == table)).first()
            return None if found is None else Row(table, found[0], found[1], False, 0)

    def players_of(self, table: str) -> set[str]:
        """Who sits at a table."""
        seats = schema.seats
        with self.reading() as connection:
            wanted = select(seats.c.player).where(seats.c.table_id == table, seats.c.player.is_not(None))
            return {str(player) for player in connection.scalars(wanted)}

    def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have."""
        rows = schema.tables
        with self.reading() as connection:
            found = connection.execute(select(rows.c.id, rows.c.seq).where(rows.c.id.in_(tables)))
            return {row.id: row.seq for row in found}

    def seqs_of(self, player: str) -> dict[str, int]:
        """How many changes somebody has noticed at each of their tables."""
        seats = schema.seats
        with self.reading() as connection:
            found = connection.execute(select(seats.c.table_id, seats.c.seq).where(seats.c.player == player))
            return {row.table_id: row.seq for row in found}

    def unfinished_of(self, player: str) -> int:
        """How many tables somebody has opened that are not over."""
        rows = schema.tables
        wanted = select(func.count()).select_from(rows).where(rows.c.host == player, rows.c.state != "over")
        with self.reading() as connection:
            return int(connection.scalar(wanted) or 0)

    # -- people

    def add_player(self, player: str, name: str) -> None:
        with self.writing() as connection:
            connection.execute(insert(schema.players).values(id=player, name=name, created=milliseconds()))

    def rename_player(self, player: str, name: str) -> None:
        with self.writing() as connection:
            connection.execute(update(schema.players).where(schema.players.c.id == player).values(name=name))

    def player_name(self, player: str) -> str | None:
        with self.reading() as connection:
            return connection.scalar(select(schema.players.c.name).where(schema.players.c.id == player))

    def add_token(self, digest: str, player: str) -> None:
        with self.writing() as connection:
            connection.execute(insert(schema.tokens).values(digest=digest, player=player, created=milliseconds()))

    def drop_tokens(self, player: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(schema.tokens).where(schema.tokens.c.player == player))

    def token_player(self, digest: str) -> str | None:
        with self.reading() as connection:
            return connection.scalar(select(schema.tokens.c.player).where(schema.tokens.c.digest == digest))

    # -- chat

    def say(self, table: str, player: str, now: int, text: str) -> int:
        """Add to what is said at a table; the number it got."""
        chat = schema.chat
        with self.writing() as connection:
            last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table)) or 0
            row = {"table_id": table, "number": last + 1, "player": player, "at": now, "text": text}
            connection.execute(insert(chat).values(row))
            return int(last) + 1

    def last_said(self, table: str) -> int:
        """The number of the last thing that was said."""
        chat = schema.chat
        with self.reading() as connection:
            return int(connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table)) or 0)

    def said(self, table: str, after: int, most: int) -> list[tuple[int, str, str, int, str]]:
        """Number, player, name, time and text of the last things that were said."""
        chat, players = schema.chat, schema.players
        wanted = (
            select(chat.c.number, chat.c.player, players.c.name, chat.c.at, chat.c.text)
            .join(players, players.c.id == chat.c.player)
            .where(chat.c.table_id == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        with self.reading() as connection:
            return [tuple(row) for row in reversed(connection.execute(wanted).all())]

    # -- work

    def add_job(self, table: str, kind: str, seat: int) -> None:
        with self.writing() as connection:
            self.write_jobs(connection, table, milliseconds(), [(kind, seat)])

    def has_jobs(self, kinds: Sequence[str], now: int) -> bool:
        """Whether there are jobs that nobody holds."""
        jobs = schema.jobs
        with self.reading() as connection:
            wanted = select(jobs.c.table_id).where(jobs.c.held <= now, jobs.c.kind.in_(kinds)).limit(1)
            return connection.scalar(wanted) is not None

    def take_jobs(self, holder: str, kinds: Sequence[str], now: int, until: int, most: int) -> list[Job]:
        """Some jobs that nobody holds, the oldest first, now held by this holder."""
        jobs = schema.jobs
        key = (jobs.c.table_id, jobs.c.kind, jobs.c.seat)
        free = select(*key).where(jobs.c.held <= now, jobs.c.kind.in_(kinds)).order_by(jobs.c.created).limit(most)
        with self.writing() as connection:
            found = connection.execute(free if self.is_embedded else free.with_for_update(skip_locked=True)).all()
            taken = []
            for table, kind, seat in found:
                row = connection.execute(
                    update(jobs)
                    .where(jobs.c.table_id == table, jobs.c.kind == kind, jobs.c.seat == seat, jobs.c.held <= now)
                    .values(held=until, holder=holder)
                    .returning(jobs.c.created, jobs.c.failures)
                ).first()
                if row is not None:
                    taken.append(Job(table, kind, seat, row[0], row[1], holder))
            return taken

    def hold_jobs(self, held: Sequence[Job], until: int) -> None:
        """Whoever works on these still holds them."""
        jobs = schema.jobs
        with self.writing() as connection:
            for job in held:
                connection.execute(update(jobs).where(*still_held(job)).values(held=until))

    def put_back(self, job: Job, failures: int) -> None:
        """Somebody may try again."""
        jobs = schema.jobs
        with self.writing() as connection:
            changes = {"held": 0, "holder": "", "failures": failures}
            connection.execute(update(jobs).where(*still_held(job)).values(changes))

    def end_job(self, job: Job) -> None:
        jobs = schema.jobs
        with self.writing() as connection:
            connection.execute(delete(jobs).where(*still_held(job)))

    def write_hint(self, job: Job, seq: int, body: str) -> None:
        """Give a hint, and be done with the job."""
        jobs = schema.jobs
        row = {"table_id": job.table, "seat": job.seat, "seq": seq, "body": body}
        put = self.insert(schema.hints).values(row)
        changes = {name: put.excluded[name] for name in ("seq", "body")}
        with self.writing() as connection:
            connection.execute(put.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changes))
            connection.execute(delete(jobs).where(*still_held(job)))

    def hinted(self, table: str) -> dict[int, int]:
        """For which seq each seat was given its last hint."""
        rows = schema.hints
        with self.reading() as connection:
            found = connection.execute(select(rows.c.seat, rows.c.seq).where(rows.c.table_id == table))
            return {row.seat: row.seq for row in found}

    def read_hint(self, table: str, seat: int) -> tuple[int, str] | None:
        rows = schema.hints
        wanted = select(rows.c.seq, rows.c.body).where(rows.c.table_id == table, rows.c.seat == seat)
        with self.reading() as connection:
            found = connection.execute(wanted).first()
            return None if found is None else (found[0], found[1])

    # -- what is kept of games that are over

    def write_archive(self, table: str, body: bytes) -> None:
        with self.writing() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(archive=body))

    def read_archive(self, table: str) -> bytes | None:
        with self.reading() as connection:
            return connection.scalar(select(schema.tables.c.archive).where(schema.tables.c.id == table))

    def write_analysis(self, table: str, done: bool, body: bytes) -> None:
        row = {"table_id": table, "done": int(done), "changed": milliseconds(), "body": body}
        put = self.insert(schema.analyses).values(row)
        changes = {name: put.excluded[name] for name in ("done", "changed", "body")}
        with self.writing() as connection:
            connection.execute(put.on_conflict_do_update(index_elements=["table_id"], set_=changes))

    def read_analysis(self, table: str) -> tuple[bool, bytes] | None:
        rows = schema.analyses
        with self.reading() as connection:
            found = connection.execute(select(rows.c.done, rows.c.body).where(rows.c.table_id == table)).first()
            return None if found is None else (bool(found[0]), found[1])


def still_held(job: Job) -> tuple[ColumnElement[bool], ...]:
    """Unless somebody else has taken it since, or it is a later one for the same seat."""
    jobs = schema.jobs
    key = (jobs.c.table_id == job.table, jobs.c.kind == job.kind, jobs.c.seat == job.seat)
    return (*key, jobs.c.created == job.created, jobs.c.holder == job.holder)


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
    event.listen(engine, "do_connect", make_private)
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_private(_dialect: object, _record: object, arguments: list[str], _options: object) -> None:
    """The file is for its owner alone: hands and seeds are in it. What SQLite puts beside it gets the same rights."""
    with contextlib.suppress(OSError):  # whatever is wrong with it SQLite will say
        os.close(os.open(arguments[0], os.O_CREAT | os.O_RDWR, 0o600))


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
