"""What every game offers to bots, tables, records and pages. A game keeps its rules; these are its doors.

Games from elsewhere are not compiled. What they derive from allows for that, here and in other modules; a compiled game
is none the slower.
"""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from shedet.core.errors import UnknownName
from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.observing import NOTHING, Layout
from shedet.core.position import SEAT_NAMES, Position
from shedet.core.rng import Rng
from shedet.core.words import Message

Data = dict[str, object]  # plain values only: what goes out as JSON


class Option(NamedTuple):
    """A rule that a table may choose: a whole number from 0 (the rulebook's way) to `highest`."""

    name: str
    text: str
    highest: int = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What a viewer with a perfect memory keeps of all that it was told. Kept beside the position, by those
    who need it; playouts have none."""

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in the events of a step; `position` is the one after it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Everything a viewer knows, without a reference to the position it came from."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. Seats are numbered from 0; a viewer is a seat, SPECTATOR or OMNISCIENT."""

    name: str
    title: str
    rules_version: int
    fewest: int  # players
    most: int
    actions: int  # how many action numbers there are
    action_texts: tuple[str, ...]  # how each of them is written
    options: tuple[Option, ...]
    observation: Layout = NOTHING  # of what `observe` writes
    secrets: Layout = NOTHING  # of what `observe_secrets` writes

    # -- play

    def new(self, players: i64, options: vec[i64], rng: Rng) -> Position:
        """A game set up and dealt; the generator becomes the position's own."""
        raise NotImplementedError

    def legal_actions(self, position: Position, seat: i64) -> vec[i64]:
        """What an asked seat may answer, in the order of the numbers; empty for a seat that is not asked."""
        raise NotImplementedError

    def apply(self, position: Position, seat: i64, action: i64) -> None:
        """Carry out an answer. That it is legal is the caller's duty (`Match` checks)."""
        raise NotImplementedError

    def score(self, position: Position, seat: i64) -> i64:
        """Points so far; final when the game is over."""
        raise NotImplementedError

    def winners(self, position: Position) -> i64:
        """Who has won a game that is over, a bit for each seat."""
        raise NotImplementedError

    def why_not(self, position: Position, seat: i64, action: i64) -> Message | None:
        """Why an asked seat may not answer this, which is not legal: the rule, from what the seat knows; None if there
        is no more to say than what is possible."""
        return None

    def check_conserved(self, position: Position) -> None:
        """Raise BadSetup unless every component of the box is in exactly one place."""
        raise NotImplementedError

    # -- what is known

    def remember(self, position: Position, viewer: i64) -> Memory:
        """The memory of a viewer who sits down at this position."""
        raise NotImplementedError

    def know(self, position: Position, memory: Memory, viewer: i64) -> Knowledge:
        raise NotImplementedError

    def glance(self, position: Position, viewer: i64) -> Knowledge:
        """What is seen now, without any memory: enough for a quick answer, not to deal worlds from."""
        raise NotImplementedError

    def deal_world(self, knowledge: Knowledge, rng: Rng) -> Position:
        """A position consistent with a viewer's knowledge, as likely as it can have come about, with its own future.
        (OMNISCIENT: the position itself; only what is still to be drawn by lot may come out differently.)"""
        raise NotImplementedError

    def redeal(self, position: Position, rng: Rng) -> Position:
        """The same table with another future: what lies in hands and on the table stays, seen or unseen; what nobody
        has drawn yet comes in another order, all equally likely."""
        raise NotImplementedError

    def in_secret(self, position: Position) -> bool:
        """Whether the question is asked of several at once, and nobody sees an answer before all have given theirs."""
        return False

    def holds_secrets(self, position: Position) -> bool:
        """Whether somebody has chosen something in secret, at once with others, that is not shown yet."""
        return False

    # Knowledge says nothing of what others have chosen in secret, and nobody is judged by hindsight. So there are
    # worlds in which that is still to be chosen.

    def deal_undecided(self, knowledge: Knowledge, seat: i64, rng: Rng) -> Position:
        """A world as `deal_world` deals it, but what others than this seat have chosen in secret, and not shown yet, is
        back in their hands, and they are asked again. (SPECTATOR: what anybody has chosen.)"""
        return self.deal_world(knowledge, rng)

    def redeal_undecided(self, position: Position, seat: i64, rng: Rng) -> Position:
        """The same table with another future, as `redeal` gives it, and undecided in the same way."""
        return self.redeal(position, rng)

    def view(self, knowledge: Knowledge) -> Data:
        """What the viewer is shown, as plain values."""
        raise NotImplementedError

    def preview(self, knowledge: Knowledge, action: i64) -> Data:
        """What a legal action of the viewer would visibly do."""
        raise NotImplementedError

    def observe(self, knowledge: Knowledge, out: vec[u8], at: i64) -> None:
        """Write what a seat knows as numbers, from its own side of the table. `out` has zeros there."""
        raise NotImplementedError

    def observe_secrets(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what a seat does not know, in the same way: for judges of training games, never for players."""
        raise NotImplementedError

    # -- how it is written

    def parse_actions(self, text: str) -> list[int]:
        """The steps that a line of notation stands for: mostly one, several for a whole sale."""
        raise NotImplementedError

    def position_text(self, position: Position) -> str:
        raise NotImplementedError

    def parse_position(self, text: str, options: vec[i64], rng: Rng) -> Position:
        """A position with the generator it names, or else this one.

        Raise BadSetup for what cannot come from this box, BadNotation for what cannot be read.
        """
        raise NotImplementedError

    def position_data(self, position: Position) -> Data:
        """The full position as plain values: for records and their readers only."""
        raise NotImplementedError

    def question_data(self, position: Position) -> Data | None:
        """What is asked, of whom, as everybody at the table sees it; None when the game is over."""
        raise NotImplementedError

    def event_data(self, event: Event) -> Data:
        """An event with its components by name."""
        raise NotImplementedError

    def decided_by_chance(self, event: Event) -> bool:
        """Whether chance, and nobody's choice, decided what an event of the record says."""
        raise NotImplementedError

    # -- the same for all games

    def refuse(self, position: Position, seat: i64, action: i64) -> Message | None:
        """Why a seat may not answer this; None if it may, if it is not asked, or if there is no more to say than what
        is possible."""
        for legal in self.legal_actions(position, seat):
            if legal == action:
                return None
        return self.why_not(position, seat, action) if position.asks(seat) else None

    def copy(self, position: Position) -> Position:
        """An independent copy without listeners."""
        return position.copy()

    def action_text(self, action: int) -> str:
        return self.action_texts[action] if 0 <= action < self.actions else f"action {action}"

    def option_values(self, chosen: dict[str, int]) -> vec[i64]:
        """The values of all options, in order, from those that were chosen by name."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                names = ", ".join(known)
                raise UnknownName(f"{self.title} has no option {name!r}; it has: {names}.")
            if not 0 <= value <= known[name].highest:
                raise UnknownName(f"option {name} takes 0 to {known[name].highest}, not {value}.")
        return vec[i64]([i64(chosen.get(option.name, 0)) for option in self.options])

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            wanted = f"{self.fewest}" if self.fewest == self.most else f"{self.fewest} to {self.most}"
            raise UnknownName(f"{self.title} is played by {wanted} players, not {players}.")


def seat_name(seat: int) -> str:
    """Seats are written A, B, C ..."""
    return SEAT_NAMES[seat]


def viewer_name(viewer: i64) -> str:
    if viewer == SPECTATOR:
        return "spectator"
    return "omniscient" if viewer == OMNISCIENT else seat_name(int(viewer))


def check_viewer(viewer: i64, players: i64) -> None:
    """Raise UnknownName unless a game of so many has this viewer: a seat, SPECTATOR or OMNISCIENT."""
    if not 0 <= viewer < players and viewer != SPECTATOR and viewer != OMNISCIENT:
        seats = ", ".join(f"{seat} ({seat_name(seat)})" for seat in range(int(players)))
        others = f"{SPECTATOR} (a spectator) and {OMNISCIENT} (the record)"
        raise UnknownName(f"there is no viewer {viewer}; the viewers of this game are {seats}, {others}.")


def parse_seat(text: str, players: int) -> int:
    seat = SEAT_NAMES.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < players:
        seats = ", ".join(seat_name(each) for each in range(players))
        raise UnknownName(f"there is no seat {text!r}; the seats are {seats}.")
    return seat
