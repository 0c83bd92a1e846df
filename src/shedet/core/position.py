"""A position: what is on the table, and the stack of questions that wait for an answer.

The top question says who is asked. Answering takes it off, puts the next step in its place, or puts a
nested question on top. When the stack is empty the game's rules say whose turn comes next.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from shedet.core.events import Event
from shedet.core.rng import Rng

SEAT_NAMES: Final = "ABCDEF"
FRAME: Final = 5  # a question is five numbers: its kind, the seats asked (a bit each), and three details


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's state has; each game's `State` adds what lies on its table."""

    def __init__(self, players: i64, options: vec[i64], rng: Rng, stack: vec[i64], depth: i64) -> None:
        self.players = players
        self.options = options  # values of the table's rule options; shared by copies, never written
        self.rng = rng
        self.stack = stack
        self.depth = depth  # how many questions wait; the numbers above them are leftovers
        self.over = False
        self.reveals: i64 = 0  # how often the game has shown the acting seat something hidden
        self.events: list[Event] | None = None  # somebody listens, or nobody (as in playouts)

    def copy(self) -> "Position":
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def ask(self, question: i64, seats: i64, x: i64, y: i64, z: i64) -> None:
        """Put a question on top of the stack."""
        at = self.depth * FRAME
        while i64(len(self.stack)) < at + FRAME:
            self.stack = append(self.stack, i64(0))
        self.stack[at] = question
        self.stack[at + 1] = seats
        self.stack[at + 2] = x
        self.stack[at + 3] = y
        self.stack[at + 4] = z
        self.depth += 1

    def answered(self) -> None:
        """Take the top question off the stack."""
        self.depth -= 1

    def question(self) -> i64:
        """The kind of the top question; -1 when nothing is asked."""
        if self.depth == 0:
            return -1
        return self.stack[(self.depth - 1) * FRAME]

    def asked(self) -> i64:
        """The seats the top question waits for, a bit each."""
        if self.depth == 0:
            return 0
        return self.stack[(self.depth - 1) * FRAME + 1]

    def asks(self, seat: i64) -> bool:
        """Whether the top question waits for this seat."""
        return self.depth > 0 and (self.stack[(self.depth - 1) * FRAME + 1] >> seat) & 1 == 1

    def detail(self, which: i64) -> i64:
        """The first, second or third detail (0, 1, 2) of the top question."""
        return self.stack[(self.depth - 1) * FRAME + 2 + which]

    def set_detail(self, which: i64, value: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + 2 + which] = value

    def waits(self, question: i64) -> bool:
        """Whether a question of this kind is anywhere on the stack."""
        for at in range(self.depth):
            if self.stack[at * FRAME] == question:
                return True
        return False

    def set_asked(self, seats: i64) -> None:
        """Some of those who were asked have answered; the top question waits for these."""
        self.stack[(self.depth - 1) * FRAME + 1] = seats

    def tell(self, audience: i64, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        """Tell an audience what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(audience, kind, seat, x, y, z))

    def reveal(self) -> None:
        """Mark this step: the acting seat has now seen something it could not know. No undo past it."""
        self.reveals += 1

    def __repr__(self) -> str:
        """In short. `str` of a game's position is its notation, with everything that is hidden."""
        return f"<position of {self.players} players, {stage(self)}>"


def stage(position: Position) -> str:
    """Who is asked, in words, or that the game is over."""
    if position.over:
        return "over"
    asked = [name for seat, name in enumerate(SEAT_NAMES) if (int(position.asked()) >> seat) & 1]
    return f"{' and '.join(asked)} {'is' if len(asked) == 1 else 'are'} asked" if asked else "nobody is asked"


BITS: Final = vec[i64]([1 << number for number in range(63)])


def bit(number: i64) -> i64:
    """The set with one member. (For members from 31 on: a literal, as in `1 << number`, is shifted within 32 bits by
    the compiled engine.)"""
    return BITS[number]


def count_bits(bits: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while bits > 0:
        bits &= bits - 1
        total += 1
    return total


def lowest_seat(seats: i64) -> i64:
    """The lowest seat of a set of seats (a bit each)."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat
