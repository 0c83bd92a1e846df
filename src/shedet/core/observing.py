"""What a seat knows as numbers, for those who learn: named parts in a fixed order, each number from 0 to 255."""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, u8


class Part(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    size: int
    text: str  # what they say, and in which order
    things: str = ""  # they come thing by thing: of which sort
    kinds: int = 0  # they are numbers of kinds, from 0 up to this
    coming: bool = False  # they are what is still to be drawn, in its order


class Things(NamedTuple):
    """Things of one sort that lie on the table: fields, quays, zones."""

    name: str
    number: int
    actions: tuple[int, ...]  # of each run of actions that name one of them, in the same order, the first


class Seats(NamedTuple):
    """Actions that name a seat, which observations count from the seat that acts. A net names them so, too: it would
    otherwise have to learn anew for each seat whom to rob."""

    players_at: int  # where the observation says how many players there are, with a one
    fewest: int
    me_at: int  # where it says which seat acts
    most: int
    runs: tuple[tuple[int, int], ...]  # the first action of a run, and how many each seat has in it


@final
class Layout:
    """Where the parts of an observation are. Whatever changes what is written there is another version: a net that was
    made for one does not fit another."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.size: i64 = 0
        self.parts: list[Part] = []
        self.things: list[Things] = []
        self.seats: Seats | None = None  # if there are actions that name one

    def add(self, name: str, size: int, text: str, things: str = "", kinds: int = 0) -> i64:
        """The place of the first number of one more part."""
        for part in self.parts:
            assert part.name != name, f"there are two parts called {name}"
        start = int(self.size)
        self.parts.append(Part(name, start, size, text, things, kinds))
        self.size += size
        return start

    def add_coming(self, name: str, size: int, text: str) -> i64:
        """One more part, of what is still to be drawn."""
        start = self.add(name, size, text)
        self.parts[-1] = self.parts[-1]._replace(coming=True)
        return start

    def add_things(self, name: str, number: int, actions: tuple[int, ...]) -> str:
        """A sort of things, for parts that come thing by thing."""
        self.things.append(Things(name, number, actions))
        return name

    def name_seats(self, seats: Seats) -> None:
        self.seats = seats

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


NOTHING: Final = Layout(0)  # of a game that has no observations


def put(out: vec[u8], at: i64, value: i64) -> None:
    """Write a number that may be too large, or below zero, for its place."""
    if value > 255:
        value = 255
    elif value < 0:
        value = 0
    out[at] = u8(value)


def relative(seat: i64, me: i64, players: i64) -> i64:
    """How many places after me a seat comes: 0 is mine."""
    return seat - me if seat >= me else seat - me + players


def as_counted_from(me: i64, action: int, players: i64, seats: Seats) -> int:
    """An action with the seat that it names counted from mine."""
    for first, each in seats.runs:
        seat: i64 = (action - first) // each
        if action >= first and seat < players:
            return first + int(relative(seat, me, players)) * each + (action - first) % each
    return action
