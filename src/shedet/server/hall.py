"""The hall: all tables of the server. Commands come in, are written to the store, and only then seen by anybody.

No process owns a table. Each keeps those that it was asked for, and adds an entry to a log only if nobody else was
quicker; otherwise it reads what is new and tries again.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from string import ascii_letters, digits
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from shedet.core.errors import CutShort, IllegalAction, ShedetError
from shedet.core.record import record_text
from shedet.games import find_game
from shedet.server import deciding, protocol, repeating, showing
from shedet.server.bus import WORK, Bus
from shedet.server.deciding import STAND_IN, Player
from shedet.server.refusing import Refused, not_now, unknown_table
from shedet.server.settings import Settings
from shedet.server.sitting import OVER, WAITING, Sitting
from shedet.server.store import entries
from shedet.server.store.database import Conflict
from shedet.server.store.entries import AnyEntry
from shedet.server.store.store import (
    ANALYSIS,
    HINT,
    Fresh,
    Logged,
    Seated,
    Standing,
    Store,
    TooManyListed,
    TooManyTables,
    milliseconds,
)
from shedet.server.writing import Writer
from shedet.words import error_text

TRIES: Final = 5  # to write something while others write to the same table
LISTED: Final = 50
ID_LENGTH: Final = 12
MOST_NAMES: Final = 10_000
READERS: Final = 2  # threads that ask the store
REPLAYERS: Final = 2  # threads that play games again, and tell long stories
LONG: Final = 500  # changes that are told while others are served: it takes 30 ms with the interpreted engine

Found = TypeVar("Found")


class Shelf(NamedTuple):
    """A table that this process keeps, and the lock that whoever looks at it holds."""

    lock: asyncio.Lock
    sittings: list[Sitting]  # one, or none while it has to be read again


class Hall:
    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.shelves: dict[str, Shelf] = {}
        self.used: dict[str, float] = {}
        self.names: dict[str, str] = {}
        self.writer = Writer(store)
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.replayers = ThreadPoolExecutor(REPLAYERS, "replay")
        self.now: Callable[[], int] = milliseconds
        self.new_id: Callable[[], str] = new_id
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
        self.log = structlog.get_logger()

    async def close(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self.replayers.shutdown(cancel_futures=True)
        await self.bus.close()

    # -- the store, without waiting for it here

    async def write(self, change: Callable[..., Found], *arguments: Any) -> Found:
        return await self.writer.write(partial(change, *arguments))

    async def read(self, question: Callable[..., Found], *arguments: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.readers, question, *arguments)

    async def replay(self, play: Callable[..., Found], *arguments: Any) -> Found:
        """A game from its beginning, while others are served. A long one takes long: with the interpreted engine 1 s
        for 1,000 answers in a Kemet of two, 5 s for 1,500 in a Kemet of five."""
        return await asyncio.get_running_loop().run_in_executor(self.replayers, play, *arguments)

    async def name_of(self, player: str) -> str | None:
        """What somebody is called; names are asked for with every request, so they are kept."""
        if player not in self.names:
            name = await self.read(self.store.player_name, player)
            if name is None:
                return None
            if len(self.names) >= MOST_NAMES:
                self.names.clear()
            self.names[player] = name
        return self.names[player]

    # -- tables

    @asynccontextmanager
    async def looking_at(self, table: str) -> AsyncIterator[Sitting]:
        """A table as it is in the store, and stays while one looks: all that anybody sees of it is written down."""
        shelf = self.shelves.setdefault(table, Shelf(asyncio.Lock(), []))
        self.used[table] = asyncio.get_running_loop().time()
        async with shelf.lock:
            if not shelf.sittings:
                shelf.sittings.append(await self.bring(table))
            yield shelf.sittings[0]

    @asynccontextmanager
    async def looking_anew_at(self, table: str) -> AsyncIterator[Sitting]:
        """The same, and nobody else has written to it since: where others may, that is a question to the store."""
        async with self.looking_at(table) as sitting:
            if not self.store.is_embedded:
                await self.add_what_is_new(sitting)
            yield sitting

    async def bring(self, table: str) -> Sitting:
        """A table from the store."""
        logged = await self.read(self.store.read_log, table, 0)
        if not logged:
            self.shelves.pop(table, None)
            self.used.pop(table, None)
            raise unknown_table()
        opened = logged[0].entry
        assert isinstance(opened, entries.Opened)
        if opened.rules != rules_version(opened.game):
            raise OtherRules
        sitting = await self.replay(replayed, table, logged)
        await self.add_asides(sitting)
        return sitting

    async def add_asides(self, sitting: Sitting) -> None:
        """What is not in the log: how much was said, and which hints were given."""
        if sitting.opened.chat:
            sitting.chat = await self.read(self.store.last_said, sitting.id)
        if sitting.opened.hints:
            sitting.hints = await self.read(self.store.hinted, sitting.id)

    async def catch_up(self, table: str) -> None:
        """Somebody else may have written to a table that is kept here."""
        shelf = self.shelves.get(table)
        if shelf is None or not shelf.sittings:
            return
        async with shelf.lock:
            if shelf.sittings:
                await self.add_what_is_new(shelf.sittings[0])
                await self.add_asides(shelf.sittings[0])

    async def note_hint(self, table: str, seat: int, seq: int) -> None:
        """A hint was given by this process."""
        async with self.looking_at(table) as sitting:
            sitting.hints[seat] = seq
        await self.publish(table)

    async def add_what_is_new(self, sitting: Sitting) -> None:
        """Whatever other processes have written."""
        add_to(sitting, await self.read(self.store.read_log, sitting.id, sitting.seq))

    async def players_of(self, table: str) -> set[str]:
        """Who sits at a table, whether it is kept here or not."""
        shelf = self.shelves.get(table)
        if shelf is not None and shelf.sittings:
            return {place.player for place in shelf.sittings[0].places if place.player}
        return await self.read(self.store.players_of, table)

    def kept_seq(self, table: str) -> int | None:
        """How many entries the table that is kept here has."""
        shelf = self.shelves.get(table)
        return shelf.sittings[0].seq if shelf is not None and shelf.sittings else None

    def forget_idle(self, followed: set[str]) -> None:
        """Tables that nobody has looked at for a while."""
        oldest = asyncio.get_running_loop().time() - 60 * self.settings.idle_minutes
        for table in [table for table, used in self.used.items() if used < oldest and table not in followed]:
            if not self.shelves[table].lock.locked():
                del self.shelves[table]
                del self.used[table]

    # -- commands

    async def open_table(self, player: Player, wanted: protocol.NewTable) -> str:
        """A new table; its id."""
        table = self.new_id()
        with self.counting_tables():
            await self.put_down(table, player.id, deciding.open_table(wanted, player, self.new_seed()))
        return table

    @contextmanager
    def counting_tables(self) -> Iterator[None]:
        most, listed = self.settings.most_tables, self.settings.most_listed
        try:
            yield
        except TooManyTables:
            said = f"You have {most} unfinished tables; finish one of them first."
        except TooManyListed:
            said = f"You have {listed} tables in the lobby; stand up from one of them first, or invite by a link."
        else:
            return
        raise Refused(429, "too-many-tables", said)

    async def put_down(self, table: str, host: str | None, found: Sequence[AnyEntry]) -> None:
        """A new table with what has happened at it: a whole game, if somebody brought its record."""
        fresh, sitting = await self.laid_out(table, host, found)
        await self.write(self.store.open_table, fresh)
        self.shelves[table] = Shelf(asyncio.Lock(), [sitting])
        self.used[table] = asyncio.get_running_loop().time()
        await self.publish(table)
        await self.call_workers(fresh.standing)

    async def laid_out(self, table: str, host: str | None, found: Sequence[AnyEntry]) -> tuple[Fresh, Sitting]:
        now = self.now()
        logged = [Logged(seq, f"open:{seq}", now, entry) for seq, entry in enumerate(found, 1)]
        sitting = await self.replay(replayed, table, logged)
        standing, most = self.standing(sitting, {}, []), (self.settings.most_tables, self.settings.most_listed)
        return Fresh(table, sitting.opened.rules, host, logged, standing, *most), sitting

    async def command(self, player: Player, table: str, command: protocol.AnyCommand) -> protocol.Update:
        """Carry out what somebody does at a table, once; how the table looks to them then."""
        key = f"{player.id}:{command.command_id}"
        for _ in range(TRIES):
            try:
                return await self.try_command(player, table, command, key)
            except Conflict:
                continue
            except IllegalAction as error:
                raise await self.refusal(player, table, command.expected_seq, error) from None
            except ShedetError as error:
                raise Refused(422, "bad-notation", deciding.sentence(error)) from None
        raise not_now("busy", "Too much is happening at this table at once; try again.")

    async def try_command(self, player: Player, table: str, command: protocol.AnyCommand, key: str) -> protocol.Update:
        async with self.looking_at(table) as sitting:
            if sitting.seq_of(sitting.viewer_of(player.id)) != command.expected_seq:
                await self.add_what_is_new(sitting)  # perhaps they have seen what this process has not
            if key in sitting.commands:
                repeating.check_done(sitting, command, sitting.commands[key])
            else:
                await self.replace_overdue(sitting)
                self.check_seq(sitting, player, command.expected_seq)
                if isinstance(command, protocol.Rematch):
                    await self.rematch(sitting, player, key)
                else:
                    await self.carry_out_or_cut(sitting, key, deciding.decide(sitting, player, command))
            return showing.update(sitting, player.id, command.expected_seq, self.now())

    def check_seq(self, sitting: Sitting, player: Player, expected: int) -> None:
        seq = sitting.seq_of(sitting.viewer_of(player.id))
        if seq != expected:
            raise Stale(showing.update(sitting, player.id, min(expected, seq), self.now()))

    async def carry_out_or_cut(self, sitting: Sitting, key: str, found: Sequence[AnyEntry]) -> None:
        """What a command does. If the first steps of a line showed something hidden, and a later one is not possible,
        they stand; nobody else does anything before that is written down."""
        seq = sitting.seq
        try:
            await self.carry_out(sitting, key, found)
        except CutShort as error:
            *before, played = found
            assert isinstance(played, entries.Played)
            again = await self.bring(sitting.id)
            self.shelves[sitting.id].sittings.append(again)
            if again.seq != seq:
                raise Conflict from None  # another process was quicker
            stands = entries.Played(played.seat, "; ".join(error.carried_out))
            await self.carry_out(again, key, [*before, stands])
            raise

    async def carry_out(
        self, sitting: Sitting, key: str, found: Sequence[AnyEntry], beside: Sequence[Fresh] = ()
    ) -> None:
        """Add entries to a table: to the one kept here, to the store, and then everybody hears of it. Tables that they
        speak of are opened at the same moment."""
        now = self.now()
        before, bots = self.seated(sitting), sitting.asked_bots()
        first = sitting.seq + 1
        keys = [key if seq == len(found) - 1 else f"{key}/{seq}" for seq in range(len(found))]
        logged = [Logged(first + at, keys[at], now, entry) for at, entry in enumerate(found)]
        try:
            for entry in found:
                sitting.apply(entry, now)
            played = [entry.seat for entry in found if isinstance(entry, entries.Played)]
            answered = [seat for seat in bots if seat in played or seat not in sitting.asked_bots()]
            standing = self.standing(sitting, before, answered)
            await self.write(self.store.append, sitting.id, logged, standing, beside)
        except ShedetError as error:
            if isinstance(error, CutShort) or sitting.seq >= first:
                self.drop(sitting.id)
            raise  # nothing has happened
        except BaseException:
            # What is kept here is ahead of the store, or behind it: it is read again.
            self.drop(sitting.id)
            raise
        sitting.commands.update(zip(keys, found, strict=True))
        await self.publish(sitting.id)
        for each in (standing, *(fresh.standing for fresh in beside)):
            await self.call_workers(each)

    async def publish(self, table: str) -> None:
        """Whoever follows a table looks at it again."""
        await self.bus.publish(table)

    async def call_workers(self, standing: Standing) -> None:
        if standing.moves or standing.archived:
            await self.bus.publish(WORK)

    def drop(self, table: str) -> None:
        shelf = self.shelves.get(table)
        if shelf is not None:
            shelf.sittings.clear()

    def seated(self, sitting: Sitting) -> dict[int, Seated]:
        asked = sitting.asked()
        return {
            seat: Seated(each.player, each.bot, seat in asked, sitting.seq_for(seat), sitting.changed_for(seat))
            for seat, each in enumerate(sitting.places)
        }

    def standing(self, sitting: Sitting, before: dict[int, Seated], answered: Sequence[int]) -> Standing:
        seats = {seat: each for seat, each in self.seated(sitting).items() if before.get(seat) != each}
        due = sitting.due(self.settings.away_after)
        listing = protocol.ENCODER.encode(showing.listing(sitting))
        return Standing(sitting.state, due, listing, seats, sitting.asked_bots(), answered, sitting.state == OVER)

    async def refusal(self, player: Player, table: str, after: int, error: IllegalAction) -> Refused:
        """What is wrong with an answer, by which rule, and how the table is now."""
        async with self.looking_at(table) as sitting:
            text = error_text(error, sitting.opened.game)
            rule = "" if error.reason is None else str(error.reason.arguments.get("rules", ""))
            is_asked = sitting.seat_of(player.id) in sitting.asked() or isinstance(error, CutShort)
            code = "illegal-move" if is_asked else "not-asked"
            refused = Refused(409, code, text[:1].upper() + text[1:], rule)
            refused.table = showing.update(sitting, player.id, after, self.now())
            return refused

    async def rematch(self, sitting: Sitting, player: Player, key: str) -> None:
        """A new table for the same people: whoever asks sits down, bots too, and the others find the link."""
        deciding.seat_of(sitting, player)
        deciding.check_state(sitting, OVER)
        if sitting.rematch:
            raise not_now("rematch-open", "There is already a table for a rematch.")
        same, people = deciding.same_again(sitting), [place.player for place in sitting.places if place.is_person]
        opened = deciding.open_table(same, player, self.new_seed(), sitting.id, people)
        fresh, _ = await self.laid_out(self.new_id(), player.id, opened)
        with self.counting_tables():
            await self.carry_out(sitting, key, [entries.Rematched(fresh.table)], [fresh])

    # -- what nobody asks for: time runs out, bots answer

    async def look_at_clocks(self) -> None:
        """Bots take over from those whose time is up, and from those who left."""
        for table in await self.read(self.store.due_tables, self.now()):
            try:
                async with self.looking_at(table) as sitting:
                    await self.replace_overdue(sitting)
            except (Conflict, Refused):
                continue  # another process was quicker, or the table cannot be played any more

    async def replace_overdue(self, sitting: Sitting) -> None:
        seats = sitting.overdue(self.now(), self.settings.away_after)
        if seats:
            replaced = [entries.Replaced(seat, STAND_IN) for seat in seats]
            await self.carry_out(sitting, f"time:{sitting.seq}", replaced)

    async def answer(self, table: str, seat: int, seq: int, line: str) -> bool:
        """A bot's answer to what its seat was asked when it had seen so much; whether that still was the question. It
        is not thought over again because somebody answered unseen at the same moment: that would take time."""
        for _ in range(TRIES):
            try:
                return await self.try_answer(table, seat, seq, line)
            except Conflict:
                continue
        raise Conflict

    async def try_answer(self, table: str, seat: int, seq: int, line: str) -> bool:
        async with self.looking_anew_at(table) as sitting:
            if seat not in sitting.asked_bots() or sitting.seq_of(seat) != seq:
                return False
            await self.carry_out(sitting, f"bot:{seat}:{sitting.seq}", [entries.Played(seat, line)])
            return True

    # -- looking

    async def update(self, player: str, table: str, after: int) -> protocol.Update:
        try:
            return await self.update_in_play(player, table, after)
        except OtherRules:
            return await self.update_from_archive(player, table)

    async def update_from_archive(self, player: str, table: str) -> protocol.Update:
        """A game that is over opens for ever, whatever has become of its rules."""
        packed = await self.read(self.store.read_archive, table)
        row = await self.read(self.store.row_of, table, player)
        if packed is None or row is None:
            raise OtherRules
        return showing.past(row, await self.replay(showing.unpacked, packed))

    async def update_in_play(self, player: str, table: str, after: int) -> protocol.Update:
        async with self.looking_anew_at(table) as sitting:
            shown = sitting, player, after, self.now()
            if sitting.seq - after > LONG:
                return await self.replay(showing.update, *shown)
            return showing.update(*shown)

    async def lobby(self, player: str) -> list[protocol.Listed]:
        found = await self.read(self.store.lobby, player, LISTED, self.settings.most_listed)
        return [showing.listed(row) for row in found]

    async def tables_of(self, player: str) -> list[protocol.Listed]:
        return [showing.listed(row) for row in await self.read(self.store.tables_of, player, LISTED)]

    async def record(self, table: str) -> str:
        """A finished game as text. As long as it goes on its seed is a secret."""
        packed = await self.read(self.store.read_archive, table)
        if packed is not None:
            return await self.replay(showing.record_in, packed)
        async with self.looking_anew_at(table) as sitting:
            if sitting.state == WAITING:
                raise not_now("not-begun", "The game has not begun.")
            if sitting.state != OVER:
                raise not_now("not-over", "The record can be read when the game is over.")
            return record_text(sitting.match, sitting.who())

    async def ask_for_hint(self, player: Player, table: str) -> int:
        """Have somebody look for a good answer; for which moment."""
        async with self.looking_anew_at(table) as sitting:
            seat = deciding.seat_of(sitting, player)
            if not sitting.opened.hints:
                raise not_now("no-hints", "There are no hints at this table; whoever opens one can allow them.")
            if seat not in sitting.asked_people():
                raise not_now("not-asked", "You have nothing to decide now.")
            seq = sitting.seq_of(seat)
        await self.write(self.store.add_job, table, HINT, seat)
        await self.bus.publish(WORK)
        return seq

    async def wants_analysis(self, table: str) -> bool:
        """Whether a game that is over can be analysed, and nobody has asked for it yet."""
        async with self.looking_anew_at(table) as sitting:
            deciding.check_state(sitting, OVER)
            if not sitting.match.over():
                raise not_now("given-up", "Somebody resigned; only a game that was played to its end can be analysed.")
        is_there = await self.read(self.store.read_analysis, table) is not None
        return not (is_there or await self.read(self.store.is_wanted, table, ANALYSIS))

    async def ask_for_analysis(self, table: str) -> None:
        await self.write(self.store.add_job, table, ANALYSIS, 0)
        await self.bus.publish(WORK)

    async def say(self, player: Player, table: str, text: str) -> protocol.Spoken:
        """Something said at a table, for all to hear."""
        now = self.now()
        async with self.looking_anew_at(table) as sitting:
            if not sitting.opened.chat:
                raise not_now("no-chat", "Chat is switched off at this table.")
            deciding.seat_of(sitting, player)
            sitting.chat = await self.write(self.store.say, table, player.id, now, text)
            spoken = protocol.Spoken(sitting.chat, player.name, True, now, text)
        await self.publish(table)
        return spoken


def replayed(table: str, logged: Sequence[Logged]) -> Sitting:
    """A table as its log tells it."""
    sitting = Sitting(table)
    add_to(sitting, logged)
    return sitting


def add_to(sitting: Sitting, logged: Sequence[Logged]) -> None:
    for each in logged:
        sitting.commands[each.command] = each.entry
        sitting.apply(each.entry, each.at)


def new_id() -> str:
    """Nobody guesses it: a link to a table is an invitation."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(ID_LENGTH))


def rules_version(game: str) -> int | None:
    """The version of the rules that is played here; None if the game is not there any more."""
    try:
        return int(find_game(game).rules_version)
    except ShedetError:
        return None


class OtherRules(Refused):
    """A game of rules that are not played here. If it is over it can be looked back at all the same."""

    def __init__(self) -> None:
        said = "This game was begun under other rules, which this server does not play."
        super().__init__(409, "other-rules", said)


class Stale(Refused):
    """The table has changed since somebody saw it."""

    def __init__(self, table: protocol.Update) -> None:
        super().__init__(409, "stale", "The table has changed since you looked; here is how it is now.")
        self.table = table
