"""One table of the server, as its log tells it: who sits there, the game, the clocks, and who has seen how much.

It knows nothing of databases and networks. Entries go in, in the order of the log, and the same entries give the same
table in every process.
"""

from typing import Final, NamedTuple

import msgspec

from shedet.core.events import SPECTATOR, Event
from shedet.core.game import Data
from shedet.core.match import Match
from shedet.core.record import PERSON, Seats
from shedet.core.table import PracticeTable, Result, Sight, Table
from shedet.games import find_game, find_saying
from shedet.server.clocks import SECOND, Clocks
from shedet.server.store import entries
from shedet.server.store.entries import AnyEntry

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class Place(msgspec.Struct):
    """A chair at the table, and who sits there."""

    name: str = ""
    player: str = ""
    bot: str = ""  # the level of a bot that sits here, or plays on for somebody
    left: int | None = None  # when somebody went away
    resigned: bool = False

    @property
    def is_taken(self) -> bool:
        return bool(self.player or self.bot)

    @property
    def is_person(self) -> bool:
        return bool(self.player)

    @property
    def plays_itself(self) -> bool:
        """Whether a bot answers."""
        return bool(self.bot)


class Counted(NamedTuple):
    """Of so many steps a viewer was told so many events; the last step is the one with these."""

    steps: int
    heard: int
    last: list[Event]


NOTHING: Final = Counted(0, 0, [])


class Sitting:
    """A table with its people."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0  # entries so far: a secret, for nobody is to know how often somebody answered unseen
        self.created = 0
        self.changed: dict[int, int] = {}  # when each viewer noticed something last
        self.commands: dict[str, AnyEntry] = {}  # those that were carried out, and what they came to in the end
        self.chat = 0  # how much has been said
        self.hints: dict[int, int] = {}  # for each seat, the seq of the last moment that it was given a hint for
        self.host = ""
        self.places: list[Place] = []
        self.table: Table | None = None
        self.wants_back: int | None = None  # who has asked to take something back
        self.agreed: set[int] = set()
        self.rematch = ""
        # For each viewer how many events they had heard after each change that they noticed. How long the list is
        # counts the changes: the `seq` of that viewer.
        self.noticed: dict[int, list[int]] = {SPECTATOR: []}
        self.counted: dict[int, Counted] = {}
        self.open_view: Data | None = None  # what everybody sees
        self.acted: dict[int, int] = {}  # for each seat how many events it had heard after its last answer

    # -- how it stands

    @property
    def state(self) -> str:
        if self.table is None:
            return WAITING
        return OVER if self.is_over() else PLAYING

    @property
    def match(self) -> Match:
        assert self.table is not None
        return self.table.match

    def is_over(self) -> bool:
        return self.table is not None and (self.table.match.over() or self.given_up())

    def given_up(self) -> bool:
        """Whether nobody is left to play against: all but one have resigned, or all people have."""
        resigned = [place for place in self.places if place.resigned]
        people = [place for place in self.places if place.is_person]
        return bool(resigned) and (len(resigned) == len(people) or len(resigned) >= len(self.places) - 1)

    def asked(self) -> list[int]:
        """The seats that an answer is awaited from."""
        return [] if self.table is None or self.is_over() else self.table.match.asked()

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.asked() if self.places[seat].plays_itself]

    def asked_people(self) -> list[int]:
        return [seat for seat in self.asked() if not self.places[seat].plays_itself]

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        for seat, place in enumerate(self.places):
            if place.player == player:
                return seat
        return None

    def viewer_of(self, player: str) -> int:
        """As whom somebody sees the table."""
        seat = self.seat_of(player)
        return SPECTATOR if seat is None or self.table is None else seat

    def free_seat(self) -> int | None:
        for seat, place in enumerate(self.places):
            if not place.is_taken:
                return seat
        return None

    def due(self, away_after: int) -> int | None:
        """When a bot has to take over from somebody: their time is up, or they have left."""
        moments = [when for seat, when in self.clocks.runs_out().items()] if self.state == PLAYING else []
        for seat in self.asked_people():
            left = self.places[seat].left
            if left is not None:
                moments.append(left + away_after * SECOND)
        return min(moments, default=None)

    def overdue(self, now: int, away_after: int) -> list[int]:
        """The seats that a bot has to take over now."""
        found = []
        out = self.clocks.runs_out()
        for seat in self.asked_people():
            left = self.places[seat].left
            is_away = left is not None and left + away_after * SECOND <= now
            if is_away or out.get(seat, now + 1) <= now:
                found.append(seat)
        return found

    def result(self) -> Result | None:
        """How the game came out; whoever resigned has not won it."""
        if self.table is None or not self.is_over():
            return None
        if self.match.over():
            return self.table.result(SPECTATOR, self.match.view(SPECTATOR))
        stayed = [seat for seat, place in enumerate(self.places) if not place.resigned]
        return Result(self.match.scores(), stayed, [], [])

    def who(self) -> Seats:
        """Who sat where, for records: people have no names there."""
        seats = {seat: PERSON if place.is_person else place.bot for seat, place in enumerate(self.places)}
        return Seats(seats, {}, self.opened.practice)

    # -- what a viewer has seen

    def viewers(self) -> list[int]:
        return list(self.noticed)

    def seq_of(self, viewer: int) -> int:
        return len(self.noticed[viewer])

    def seq_for(self, seat: int) -> int:
        """The seq of a seat; before the game, everybody notices the same."""
        return self.seq_of(seat if seat in self.noticed else SPECTATOR)

    def changed_for(self, seat: int) -> int:
        """When a seat noticed something last."""
        return self.changed.get(seat, self.changed.get(SPECTATOR, 0))

    def heard_since(self, viewer: int, seq: int) -> int:
        """How much of what a viewer had heard at a seq still stands: what they were told after that is new to them."""
        noticed = self.noticed[viewer]
        if seq == 0 or not noticed:
            return 0
        return min(noticed[min(seq, len(noticed)) - 1 :])

    def sight(self, viewer: int, since: int) -> Sight:
        assert self.table is not None
        sight = self.table.sight(viewer, since)
        if self.is_over() and not self.match.over():
            return sight._replace(asked=[], question=None, is_turn=False, choices=[], can_undo=False)
        if viewer != SPECTATOR and self.places[viewer].plays_itself:
            return sight._replace(can_undo=False)
        return sight

    # -- what happens

    def apply(self, entry: AnyEntry, at: int) -> None:
        """The next entry of the log. Everybody to whom it makes a difference has noticed it."""
        before = self.look_around()
        self.carry_out(entry, at)
        self.settle(entry, at, before)

    def look_around(self) -> "Before":
        heard = {viewer: self.heard(viewer) for viewer in self.noticed}
        return Before(self.state, self.asked(), self.open_view, heard)

    def settle(self, entry: AnyEntry, at: int, before: "Before") -> None:
        """After something has happened: clocks go on, and everybody has noticed what concerns them."""
        self.seq += 1
        if self.table is not None:
            self.clocks.set_going(self.asked_people(), at)
        is_open = not isinstance(entry, (entries.Played, entries.TookBack))
        # It may change though nobody is told anything: of an army that sets out, say.
        self.open_view = None if self.table is None else self.match.view(SPECTATOR)
        is_new = (self.state, self.asked(), self.open_view) != (before.state, before.asked, before.view)
        for viewer, noticed in self.noticed.items():
            heard = self.heard(viewer)
            acted = getattr(entry, "seat", None) == viewer
            if is_open or is_new or acted or heard != before.heard.get(viewer, 0):
                noticed.append(heard)
                self.changed[viewer] = at
            if acted:
                self.acted[viewer] = heard

    def heard(self, viewer: int) -> int:
        """How many events a viewer was told. It is asked again and again, so it is counted on from where it was; when
        something was taken back the events before it are others, though they are the same."""
        if self.table is None:
            return 0
        events = self.match.events
        steps, heard, last = self.counted.get(viewer, NOTHING)
        if steps > len(events) or (steps > 0 and events[steps - 1] is not last):
            steps, heard = 0, 0
        for told in events[steps:]:
            heard += sum(event.told_to(viewer) for event in told)
        self.counted[viewer] = Counted(len(events), heard, events[-1] if events else [])
        return heard

    def carry_out(self, entry: AnyEntry, at: int) -> None:
        match entry:
            case entries.Opened():
                self.opened = entry
                self.created = at
                self.places = [Place() for _ in range(entry.players)]
                self.clocks = Clocks(entry.clock, entry.players)
            case entries.Joined():
                self.places[entry.seat] = Place(entry.name, entry.player, entry.bot)
                self.host = self.host or entry.player
            case entries.StoodUp():
                self.stand_up(entry.seat)
            case entries.Started():
                self.start(entry.order)
            case entries.Played():
                self.play(entry.seat, entry.line)
            case entries.TookBack():
                self.take_back(entry.seat)
            case entries.AskedToTakeBack():
                self.wants_back = entry.seat
                self.agreed = set()
            case entries.Agreed():
                self.agree(entry.seat)
            case entries.Disagreed():
                self.wants_back = None
            case entries.Resigned():
                self.places[entry.seat].resigned = True
            case entries.Left():
                self.places[entry.seat].left = at
            case entries.Replaced():
                self.places[entry.seat].bot = entry.bot
                self.clocks.stop(entry.seat, at)
                self.settle_request()
            case entries.Returned():
                place = self.places[entry.seat]
                if place.bot:
                    self.clocks.give(entry.seat)
                place.bot, place.left = "", None
            case entries.Rematched():
                self.rematch = entry.table

    def stand_up(self, seat: int) -> None:
        """Only who sits at a table is its host. After the host it is whoever else sits there, or sits down next."""
        was = self.places[seat].player
        self.places[seat] = Place()
        if was and was == self.host:
            self.host = next((place.player for place in self.places if place.is_person), "")

    def start(self, order: list[int]) -> None:
        self.places = [self.places[seat] for seat in order]
        opened = self.opened
        game = find_game(opened.game)
        match = Match(game, opened.players, opened.options, opened.seed, opened.setup)
        kind = PracticeTable if opened.practice else Table
        self.table = kind(match, find_saying(opened.game))
        before = self.noticed[SPECTATOR]
        self.noticed = {viewer: list(before) for viewer in [*range(opened.players), SPECTATOR]}

    def play(self, seat: int, line: str) -> None:
        """An answer that is the only one is no choice, so undo goes past it."""
        assert self.table is not None
        legal = self.match.legal_actions(seat)
        if len(legal) == 1 and line == self.match.game.action_text(legal[0]):
            self.table.play_forced(seat)
        else:
            self.table.play_text(seat, line)
        self.wants_back = None

    def take_back(self, seat: int) -> None:
        assert self.table is not None
        self.table.undo(seat)
        self.clocks.take_back(self.asked_people())
        self.wants_back = None

    def agree(self, seat: int) -> None:
        self.agreed.add(seat)
        self.settle_request()

    def settle_request(self) -> None:
        """When everybody has agreed, all that came after the line which somebody regrets is taken back with it. A
        request ends with nothing when nobody is left who asked, or who could agree: bots do not."""
        seat = self.wants_back
        if seat is None:
            return
        is_idle = self.is_over() or self.places[seat].plays_itself
        if not is_idle and self.must_agree(seat) - self.agreed:
            return
        self.wants_back = None
        if not is_idle and self.agreed:
            assert self.table is not None
            self.table.take_back_to(self.table.lines[seat][-1])
            self.clocks.take_back(self.asked_people())

    def must_agree(self, seat: int) -> set[int]:
        """Whom somebody has to ask who wants to take something back that others have seen: all other people."""
        others = set(range(len(self.places))) - {seat}
        return {each for each in others if self.places[each].is_person and not self.places[each].plays_itself}


class Before(msgspec.Struct, frozen=True):
    """How a table stood before something happened."""

    state: str
    asked: list[int]
    view: Data | None
    heard: dict[int, int]
