"""The store: every question to the database, and every change of it. Plain functions of a thread; nothing here waits
for anything but the database."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update

from shedet.server.store import schema
from shedet.server.store.database import Conflict, Database
from shedet.server.store.entries import READER, WRITER, AnyEntry

MOVE: Final = "move"
HINT: Final = "hint"
ANALYSIS: Final = "analysis"
ARCHIVE: Final = "archive"

TRIES: Final = 3  # to take a job that another process takes at the same moment
RECENT: Final = 1000  # tables among which the lobby chooses: looking through more would take long
LONGEST_HOLD: Final = 60_000  # milliseconds: nobody holds a job for longer without saying so again


class TooManyTables(Exception):
    """Whoever opens a table has too many already that are not over."""


class TooManyListed(Exception):
    """Or too many that wait in the lobby, and this would be one more."""


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


class Fresh(NamedTuple):
    """A table that is to be opened."""

    table: str
    rules: int
    host: str | None
    logged: Sequence[Logged]
    standing: Standing
    most: int  # how many tables that are not over the host may have
    most_listed: int  # and how many of them in the lobby


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


class Store(Database):
    # -- tables and their logs

    def open_table(self, fresh: Fresh) -> None:
        with self.writing() as connection:
            self.write_table(connection, fresh)

    def append(self, table: str, logged: Sequence[Logged], standing: Standing, beside: Sequence[Fresh] = ()) -> None:
        """Some entries that follow what is there; Conflict if others have been written since, or the same command.
        Tables that they speak of are opened with them, or not at all."""
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
            for fresh in beside:
                self.write_table(connection, fresh)

    def write_table(self, connection: Connection, fresh: Fresh) -> None:
        if fresh.host is not None:
            self.check_room(connection, fresh.host, fresh)
        logged, standing = fresh.logged, fresh.standing
        opened = logged[0].entry
        row = {
            "id": fresh.table,
            "game": opened.game,  # type: ignore[union-attr]
            "rules": fresh.rules,
            "state": standing.state,
            "listed": int(opened.listed),  # type: ignore[union-attr]
            "host": fresh.host,
            "seq": len(logged),
            "created": logged[0].at,
            "listing": standing.listing.decode(),
            "due": standing.due,
        }
        connection.execute(insert(schema.tables).values(row))
        self.write_log(connection, fresh.table, logged)
        self.write_standing(connection, fresh.table, logged[-1].at, standing)

    def check_room(self, connection: Connection, host: str, fresh: Fresh) -> None:
        """Whether somebody may open another table. Whatever else they open at the same moment waits, so that it is
        counted, too."""
        people, rows = schema.players, schema.tables
        connection.execute(select(people.c.id).where(people.c.id == host).with_for_update(key_share=True))
        theirs = select(func.count()).select_from(rows).where(rows.c.host == host)
        if (connection.scalar(theirs.where(rows.c.state != "over")) or 0) >= fresh.most:
            raise TooManyTables
        if fresh.standing.state == "waiting" and fresh.logged[0].entry.listed:  # type: ignore[union-attr]
            if (connection.scalar(theirs.where(*in_lobby())) or 0) >= fresh.most_listed:
                raise TooManyListed

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

    def lobby(self, player: str, most: int, most_each: int) -> list[Row]:
        """Tables that wait for players, the newest first. If there are too many, everybody's newest is chosen before
        anybody's second: whoever opens many drives nobody else out."""
        rows, seats = schema.tables, schema.seats
        mine = select(seats.c.seat).where(seats.c.table_id == rows.c.id, seats.c.player == player).scalar_subquery()
        waiting = select(rows.c.id, rows.c.listing, rows.c.host, rows.c.created, mine.label("mine")).where(*in_lobby())
        recent = waiting.order_by(rows.c.created.desc(), rows.c.id).limit(RECENT).subquery()
        newest = (recent.c.created.desc(), recent.c.id)
        turn = func.row_number().over(partition_by=recent.c.host, order_by=newest).label("turn")
        turns = select(recent, turn).subquery()
        wanted = select(turns.c.id, turns.c.listing, turns.c.mine, turns.c.created).where(turns.c.turn <= most_each)
        with self.reading() as connection:
            found = connection.execute(wanted.order_by(turns.c.turn, turns.c.created.desc(), turns.c.id).limit(most))
            shown = [Row(table, listing, seat, False, created) for table, listing, seat, created in found]
        return sorted(shown, key=lambda row: (-row.changed, row.table))

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

    def good_tokens(self, digests: Sequence[str]) -> set[str]:
        """Those that nobody has dropped."""
        with self.reading() as connection:
            wanted = select(schema.tokens.c.digest).where(schema.tokens.c.digest.in_(digests))
            return {str(digest) for digest in connection.scalars(wanted)}

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

    def is_wanted(self, table: str, kind: str) -> bool:
        """Whether there is a job of some kind for a table, held by somebody or not."""
        jobs = schema.jobs
        with self.reading() as connection:
            wanted = select(jobs.c.table_id).where(jobs.c.table_id == table, jobs.c.kind == kind).limit(1)
            return connection.scalar(wanted) is not None

    def has_jobs(self, kind: str, now: int) -> bool:
        """Whether there are jobs that nobody holds."""
        jobs = schema.jobs
        with self.reading() as connection:
            wanted = select(jobs.c.table_id).where(is_free(now), jobs.c.kind == kind).limit(1)
            return connection.scalar(wanted) is not None

    def take_jobs(self, holder: str, kind: str, now: int, until: int, most: int) -> list[Job]:
        """Some jobs that nobody holds, now held by this holder."""
        for _ in range(TRIES):
            with self.writing() as connection:
                found = connection.execute(self.next_jobs(kind, now, most)).all()
                taken = self.hold_free(connection, holder, kind, now, until, found)
            if taken or not found:
                return taken  # else another process was quicker
        return []

    def next_jobs(self, kind: str, now: int, most: int) -> Select[tuple[str, int]]:
        """The oldest job of everybody who has opened tables, in any order, then everybody's second: somebody with many
        tables makes nobody else wait for all of them."""
        jobs, tables = schema.jobs, schema.tables
        turn = func.row_number().over(partition_by=tables.c.host, order_by=jobs.c.created).label("turn")
        free = select(jobs.c.table_id, jobs.c.seat, turn).join(tables, tables.c.id == jobs.c.table_id)
        waiting = free.where(is_free(now), jobs.c.kind == kind).subquery()
        return select(waiting.c.table_id, waiting.c.seat).order_by(waiting.c.turn, func.random()).limit(most)

    def hold_free(
        self, connection: Connection, holder: str, kind: str, now: int, until: int, found: Sequence[Any]
    ) -> list[Job]:
        """Those of some jobs that are still free. Everybody takes them in the same order, so that no two processes wait
        for each other."""
        jobs, taken = schema.jobs, []
        for table, seat in sorted(tuple(each) for each in found):
            row = connection.execute(
                update(jobs)
                .where(jobs.c.table_id == table, jobs.c.kind == kind, jobs.c.seat == seat, is_free(now))
                .values(held=until, holder=holder)
                .returning(jobs.c.created, jobs.c.failures)
            ).first()
            if row is not None:
                taken.append(Job(table, kind, seat, row[0], row[1], holder))
        return taken

    def hold_jobs(self, held: Sequence[Job], until: int) -> None:
        """Whoever works on these still holds them; or does not any more."""
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


def in_lobby() -> tuple[ColumnElement[bool], ...]:
    """Tables that wait for players, and somebody sits there already."""
    rows, seats = schema.tables, schema.seats
    someone = select(seats.c.table_id).where(seats.c.table_id == rows.c.id, seats.c.player.is_not(None)).exists()
    return rows.c.state == "waiting", rows.c.listed == 1, someone


def is_free(now: int) -> ColumnElement[bool]:
    """A job that nobody holds; or somebody held it before the clock was set back."""
    return or_(schema.jobs.c.held <= now, schema.jobs.c.held > now + LONGEST_HOLD)


def still_held(job: Job) -> tuple[ColumnElement[bool], ...]:
    """Unless somebody else has taken it since, or it is a later one for the same seat."""
    jobs = schema.jobs
    key = (jobs.c.table_id == job.table, jobs.c.kind == job.kind, jobs.c.seat == job.seat)
    return (*key, jobs.c.created == job.created, jobs.c.holder == job.holder)
