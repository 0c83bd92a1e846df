"""What happened, told to each audience in its own words when it happens.

An event that some may know in full and others only from outside is told twice: once to those who saw it
and once, with less in it, to the rest. Nothing is ever taken out of an event afterwards.
"""

from typing import Final, final

from mypy_extensions import i64

# Viewers: the seats from 0 on, and these two.
SPECTATOR: Final = 6
OMNISCIENT: Final = 7  # the record of the game; no person while it is played

# Audiences: a bit for each viewer.
RECORD: Final = 1 << OMNISCIENT
EVERYONE: Final = 0xFF


def only(seat: i64) -> i64:
    """The audience of one seat (and the record)."""
    return (1 << seat) | RECORD


def all_but(audience: i64) -> i64:
    return EVERYONE & ~audience


@final
class Event:
    """Something that happened: its kind, the seat whose doing it is, and up to three component ids.

    Kinds and the meaning of x, y and z are the game's (its `events.py` lists them).
    """

    def __init__(self, audience: i64, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        self.audience = audience
        self.kind = kind
        self.seat = seat
        self.x = x
        self.y = y
        self.z = z

    def told_to(self, viewer: i64) -> bool:
        """Whether this viewer was told."""
        return (self.audience >> viewer) & 1 == 1

    def key(self) -> tuple[int, int, int, int, int]:
        """Everything but the audience: what a listener can tell one event from another by."""
        return int(self.kind), int(self.seat), int(self.x), int(self.y), int(self.z)

    def __eq__(self, other: object) -> bool:
        """The same, told to the same audience."""
        return isinstance(other, Event) and self.audience == other.audience and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((int(self.audience), self.key()))

    def __repr__(self) -> str:
        what = f"kind={self.kind}, seat={self.seat}, x={self.x}, y={self.y}, z={self.z}"
        return f"Event(audience={int(self.audience):#x}, {what})"
