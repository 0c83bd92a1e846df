"""The entries of a table's log: all that can happen at it."""

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time there is: so many seconds for the whole game, and some more whenever one has answered; or so many
    days for each time one is asked. Neither: as long as one likes."""

    seconds: int = 0
    increment: int = 0
    days: int = 0


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened. Its first entry."""

    game: str
    rules: int
    players: int
    options: dict[str, int]
    seed: str  # a secret until the game is over
    setup: str = ""
    practice: bool = False
    hints: bool = False
    chat: bool = True
    listed: bool = False
    clock: Clock = Clock()
    rematch_of: str = ""
    invited: list[str] = []  # the players that the seats are kept for; nobody: whoever comes first may sit down


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody sat down: a person, or a bot of some level."""

    seat: int
    name: str
    player: str = ""
    bot: str = ""


class StoodUp(Entry, frozen=True, tag="stood-up"):
    """A seat is free again, before the game begins."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game begins; `order` says which of the seats that were taken plays in seat A, B and so on."""

    order: list[int]


class Played(Entry, frozen=True, tag="played"):
    """A line of answers, in notation."""

    seat: int
    line: str


class TookBack(Entry, frozen=True, tag="took-back"):
    """A seat's last line."""

    seat: int


class AskedToTakeBack(Entry, frozen=True, tag="asked-to-take-back"):
    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    seat: int


class Disagreed(Entry, frozen=True, tag="disagreed"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """Somebody went away; after a while a bot takes over."""

    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays on for somebody who left or whose time is up."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody is back and plays on."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """A new table was opened for the same people."""

    table: str


AnyEntry = (
    Opened
    | Joined
    | StoodUp
    | Started
    | Played
    | TookBack
    | AskedToTakeBack
    | Agreed
    | Disagreed
    | Resigned
    | Left
    | Replaced
    | Returned
    | Rematched
)
READER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
WRITER = msgspec.json.Encoder()
