"""The others at a table far away: what they say, what they want to take back, who goes and who comes."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from shedet.cli.far.table import OVER, FarTable
from shedet.cli.scene import Voice
from shedet.core.words import Message, say
from shedet.server import protocol

LONGEST_NAME: Final = 16  # characters of a name on the board
RECENT: Final = 5  # of what was said before somebody came, so much is still of interest


class Remark(NamedTuple):
    """Something to be said about the company, and in which style."""

    text: str
    style: str = "dim"


class Company:
    """Everybody at a table, as one of them (or somebody who watches) notices them."""

    def __init__(self, table: FarTable, voice: Voice) -> None:
        self.table = table
        self.voice = voice
        self.heard = 0  # how much of what was said
        self.wants_back: protocol.Request | None = None  # that was told
        self.asks_me = ""  # the seat of whoever has just asked me whether they may take something back
        self.seats = table.update.seats  # as they were told

    def called(self, seat: str) -> str:
        return short_name(self.table.update.seats["ABCDEF".index(seat)].name)

    def others_called(self, seats: list[str]) -> list[Message]:
        return [say("somebody", called=self.called(seat)) for seat in seats if seat != self.table.update.you]

    # -- whose turn it is

    def whose_turn(self) -> str:
        """Whom everybody waits for: people take their turn, bots think."""
        shown = self.table.update
        people = [seat for seat in shown.asked if is_played_by_a_person(shown.seats["ABCDEF".index(seat)])]
        if people:
            return self.voice.say("far-turn", who=self.others_called(people), number=len(people))
        if shown.asked[0] == shown.you:
            return self.voice.say("far-my-bot-thinks")
        return self.voice.say("play-thinking", who=self.called(shown.asked[0]))

    # -- what has changed

    def look(self) -> Iterator[Remark]:
        yield from self.listen()
        yield from self.look_at_request()
        yield from self.look_at_seats()

    def listen(self) -> Iterator[Remark]:
        if self.table.update.chat > self.heard:
            yield from self.what_was_said()

    def what_was_said(self) -> Iterator[Remark]:
        """My own words, too: so I see that they were heard."""
        for each in self.table.get(list[protocol.Spoken], f"/chat?after={self.heard}"):
            self.heard = each.number
            yield Remark(f"{each.name}: {each.text}", "none")

    def look_at_request(self) -> Iterator[Remark]:
        """Somebody wants to take something back, or must not."""
        before, now = self.wants_back, self.table.update.wants_back
        self.wants_back = now
        me = self.table.update.you
        if now is not None and before is None and me in now.missing:
            self.asks_me = now.seat
            yield Remark(self.voice.say("far-wants-back", who=self.called(now.seat)), "bold")
        if before is not None and now is None and self.table.taken_back is None:
            if before.seat == me:
                yield Remark(self.voice.say("far-not-taken-back"))
            elif me in before.missing:
                yield Remark(self.voice.say("far-stands"))

    def look_at_seats(self) -> Iterator[Remark]:
        """Others who go, come back, or give up; and a bot that plays for me."""
        before, self.seats = self.seats, self.table.update.seats
        if self.table.update.state == OVER:
            return
        for was, now in zip(before, self.seats):
            if now.seat != self.table.update.you:
                if name := change_of(was, now):
                    yield Remark(self.voice.say(name, who=short_name(now.name), number=1))
            elif plays_on(was, now):
                yield Remark(self.voice.say("far-my-time-is-up" if is_out_of_time(now) else "far-bot-is-me"), "wrong")


def change_of(was: protocol.Seat, now: protocol.Seat) -> str:
    """What to say about somebody; nothing if they are as they were."""
    if now.has_resigned:
        return "" if was.has_resigned else "far-resigned"
    if plays_on(was, now):
        return "far-time-is-up" if is_out_of_time(now) else "far-bot-plays"
    if now.is_away and not was.is_away:
        return "far-left"
    return "far-returned" if (was.is_away or was.bot) and not (now.is_away or now.bot) else ""


def plays_on(was: protocol.Seat, now: protocol.Seat) -> bool:
    """Whether a bot has begun to play for somebody who means to come back."""
    return bool(now.bot) and not was.bot and not now.has_resigned


def is_out_of_time(seat: protocol.Seat) -> bool:
    return seat.clock is not None and seat.clock.left == 0


def is_played_by_a_person(seat: protocol.Seat) -> bool:
    return seat.is_person and not seat.bot


def short_name(name: str) -> str:
    """As the board has room for it; brackets would be taken for colours."""
    shown = name.replace("[", "(").replace("]", ")")
    return shown if len(shown) <= LONGEST_NAME else f"{shown[: LONGEST_NAME - 1]}…"


def heard_before(table: FarTable) -> int:
    """How much of what was said is old for somebody who comes: all before their own last words, or long ago."""
    first = max(0, table.update.chat - RECENT)
    said = table.get(list[protocol.Spoken], f"/chat?after={first}")
    return max([first, *(each.number for each in said if each.is_you)])
