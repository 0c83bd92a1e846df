"""What goes over the wire: requests and replies, as JSON. The OpenAPI document is made of these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from shedet.server.names import LONGEST_NAME, LONGEST_SAYING

# ---- what is said

TABLE_ID = "^[A-Za-z0-9_-]{1,24}$"
COMMAND_ID = r"^[A-Za-z0-9_-]+$(?!\n)"  # $ would take a line break at the end
SeatLetter = Literal["A", "B", "C", "D", "E", "F"]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name, as others see it.")]
MOST = 2**31 - 1  # that anything is counted to
Count = Annotated[int, Meta(ge=0, le=MOST)]


class Said(msgspec.Struct, omit_defaults=True):
    """Something said about a game: the name of a message in the catalogues, and what it speaks of. An argument is a
    number, a text, a message, a list of messages, or a seat (`{"seat": "A"}`)."""

    id: str
    args: dict[str, Any] = {}


class Part(msgspec.Struct, omit_defaults=True):
    """A piece of a sentence with its tone: cost, gain, next, a colour of the game, or none."""

    id: str
    args: dict[str, Any] = {}
    tone: str = ""


# ---- requests


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to play, as a guest."""

    name: Name


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a private link: whoever has it is the same player on another device."""

    token: Annotated[str, Meta(max_length=400)]


class ClockWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time there is: seconds for the whole game with an increment for every answer, or days for each. Nothing:
    as long as one likes."""

    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be opened. `bots` sit down at once; the game begins when every seat is taken."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST)] | None = None  # how many there can be the game knows
    options: dict[str, int] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=5)] = []
    clock: ClockWanted = ClockWanted()
    practice: bool = False
    hints: bool = False
    chat: bool = True
    listed: bool = False


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something that somebody does at a table. Sent twice with the same id, it is done once. If the table has changed
    since `expected_seq`, it is not done."""

    command_id: Annotated[str, Meta(min_length=8, max_length=40, pattern=COMMAND_ID)]
    expected_seq: Count


class Sit(Command, tag="sit"):
    """Take a free seat."""


class StandUp(Command, tag="stand-up"):
    """Give the seat back, before the game begins."""


class SeatBot(Command, tag="seat-bot"):
    """Let a bot take a free seat."""

    level: Annotated[str, Meta(max_length=40)]


class SendBotAway(Command, tag="send-bot-away"):
    """Free a bot's seat, before the game begins."""

    seat: SeatLetter


class Play(Command, tag="play"):
    """Answer, in notation: `take 2,2`, or several steps with semicolons."""

    line: Annotated[str, Meta(min_length=1, max_length=400)]


class Undo(Command, tag="undo"):
    """Take back the last line. Where that is not free any more the others are asked."""


class Agree(Command, tag="agree"):
    """Somebody may take back their last line."""


class Disagree(Command, tag="disagree"):
    """They may not; or one does not want to any more."""


class Resign(Command, tag="resign"):
    """Give up."""


class Leave(Command, tag="leave"):
    """Go away; a bot takes over after a while."""


class Return(Command, tag="return"):
    """Be back, and play on."""


class Rematch(Command, tag="rematch"):
    """Open a new table for the same people."""


AnyCommand = Sit | StandUp | SeatBot | SendBotAway | Play | Undo | Agree | Disagree | Resign | Leave | Return | Rematch


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    """A record of a finished game, as text."""

    record: Annotated[str, Meta(max_length=60_000)]


# ---- replies


class Problem(msgspec.Struct, omit_defaults=True):
    """What is wrong with a request: a code for programs, a sentence for people, and the rule that stands against it. If
    the table has changed meanwhile, how it is now."""

    code: str
    message: str
    rule: str = ""
    table: "Update | None" = None


class Me(msgspec.Struct):
    """Who one is."""

    id: str
    name: str


class Link(msgspec.Struct):
    """What carries a player to another device. It is a secret, and good for a day."""

    token: str


class Token(msgspec.Struct):
    """What a program signs in with, as `Authorization: Bearer …`. It is shown once."""

    token: str


class Clock(msgspec.Struct, omit_defaults=True):
    left: int  # milliseconds
    runs: bool = False


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat, and who sits there: nobody, a person, a bot, or a bot that plays on for a person."""

    seat: str
    name: str = ""
    is_person: bool = False
    bot: str = ""
    is_away: bool = False
    has_resigned: bool = False
    clock: Clock | None = None


class Choice(msgspec.Struct):
    """An answer that may be given: how it is written, what it costs and does, and what one points at to choose it."""

    play: str
    does: list[Part]
    preview: dict[str, Any]
    way: list[str]


class Told(msgspec.Struct):
    """What one seat did in a row, as far as one was told. `since`: how many events one had heard before."""

    since: int
    seat: str
    events: list[dict[str, Any]]
    sentences: list[Said]


class Moment(msgspec.Struct):
    """A table as one saw it when one had heard so many events, and what one was told since the moment before."""

    heard: int
    view: dict[str, Any]
    told: list[Told]


class Refusal(msgspec.Struct):
    """What cannot be answered now, by what one would point at; why, and the rule that says so."""

    way: list[str]
    reason: Said
    rule: str


class Counted(msgspec.Struct, omit_defaults=True):
    """A line of the count at the end: where points came from, and the sum of each seat as it is reckoned. A part goes
    with the line above it."""

    title: Said
    sums: dict[str, str]
    is_part: bool = False


class Result(msgspec.Struct):
    """How a game came out: the points of everybody, what decided it, and where the points came from."""

    scores: dict[str, int]
    winners: list[str]
    how: list[Said]
    points: list[Counted] = []


class Request(msgspec.Struct):
    """Somebody wants to take back their last line; who has agreed so far, and who has to."""

    seat: str
    agreed: list[str]
    missing: list[str]


class Terms(msgspec.Struct):
    """What was agreed on when the table was opened."""

    game: str
    players: int
    options: dict[str, int]
    practice: bool
    hints: bool
    chat: bool
    clock: ClockWanted


class Update(msgspec.Struct, omit_defaults=True):
    """Everything that one viewer is given of a table at one moment. `news` begin where `heard_from` events had been
    heard: what a page kept of later ones was taken back."""

    table: str
    seq: int
    state: str
    terms: Terms
    seats: list[Seat]
    you: str | None = None
    is_host: bool = False
    asked: list[str] = []
    view: dict[str, Any] | None = None
    unseen: dict[str, dict[str, int]] = {}  # what is left in the game: how many of each thing one does not see
    question: Said | None = None
    is_turn: bool = False
    choices: list[Choice] = []
    heard: int = 0
    heard_from: int = 0
    heard_then: int = 0  # how much one had heard after one's last answer: the rest happened since
    news: list[Told] = []
    can_undo: bool = False
    wants_back: Request | None = None
    result: Result | None = None
    rematch: str = ""
    chat: int = 0  # how much has been said
    hint: int = 0  # the seq that there are hints for


class Notice(msgspec.Struct):
    """A table of one's own has changed."""

    table: str
    seq: int
    is_asked: bool


class Listing(msgspec.Struct):
    """What lists show of a table to everybody."""

    terms: Terms
    seats: list[Seat]
    state: str


class Listed(msgspec.Struct):
    """A table in a list of somebody's."""

    table: str
    terms: Terms
    seats: list[Seat]
    state: str
    you: str | None
    is_asked: bool
    changed: int


class Spoken(msgspec.Struct):
    """Something that was said at a table."""

    number: int
    name: str
    is_you: bool
    at: int
    text: str


class Hint(msgspec.Struct):
    """A good answer and why; the chance of winning and its error in per cent, if it was tried out."""

    play: str
    chance: int | None
    error: int | None
    as_good: bool
    reason: Said


class Hints(msgspec.Struct):
    """Good answers for one moment; none while they are being looked for."""

    seq: int
    is_ready: bool
    hints: list[Hint]


class Explained(msgspec.Struct):
    """A step of what somebody did, how it is written, and what it is good for."""

    play: str
    reason: Said


class Why(msgspec.Struct):
    """What speaks for what a bot did, as far as one can know: the steps that can be explained."""

    steps: list[Explained]


class Record(msgspec.Struct):
    """A finished game, as text."""

    record: str


class Analysis(msgspec.Struct):
    """An analysis as far as it has come, as `shedet analyse --json` writes it. Answers that were weighed have a
    `reason` too (what they do and why that is good, a message) and a `way`, as choices have."""

    is_done: bool
    analysis: dict[str, Any] | None


class Step(msgspec.Struct):
    """What led from one moment of a game to the next: who answered, and what each viewer was told of it."""

    seat: str
    told: dict[str, list[Said]]


class History(msgspec.Struct):
    """All that could be seen of a game: for each viewer (the seats, `spectator`, `all` for open cards) the view at the
    beginning and after each step, and what they were told. Games put away by older versions have no steps."""

    record: str
    views: dict[str, list[dict[str, Any]]]
    told: dict[str, list[Told]]
    result: Result | None
    steps: list[Step] = []


class Option(msgspec.Struct):
    """Something that a table can be opened with: a number from 0 to the highest."""

    name: str
    text: str
    highest: int


class GameOffered(msgspec.Struct):
    name: str
    title: str
    fewest: int
    most: int
    rules: int
    options: list[Option]
    languages: list[str]


class Level(msgspec.Struct):
    """A level of bots, and for how long it thinks."""

    name: str
    text: str
    seconds: float


class Offer(msgspec.Struct):
    games: list[GameOffered]
    levels: list[Level]


class Health(msgspec.Struct):
    status: str


ENCODER = msgspec.json.Encoder()
