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


@final
class Layout:
    """Where the parts of an observation are. Whatever changes what is written there is another version: a net that was
    made for one does not fit another."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.size: i64 = 0
        self.parts: list[Part] = []

    def add(self, name: str, size: int, text: str) -> i64:
        """The place of the first number of one more part."""
        for part in self.parts:
            assert part.name != name, f"there are two parts called {name}"
        start = int(self.size)
        self.parts.append(Part(name, start, size, text))
        self.size += size
        return start

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
