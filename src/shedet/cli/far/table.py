"""A table far away: what the server has shown of it, and what is done there. It gives what a table here gives."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar
from uuid import uuid4

from shedet.cli.far.line import Line, Refusal
from shedet.core.errors import BadNotation
from shedet.core.game import Data, Game, seat_name
from shedet.core.record import parse_record, replay
from shedet.core.saying import Counted
from shedet.core.story import Story
from shedet.core.table import Choice, Result, Sight, Told
from shedet.core.words import Message, Part
from shedet.games import find_game
from shedet.server import protocol, wording
from shedet.server.names import LONGEST_SAYING

STALE: Final = "stale"
WAITING: Final = "waiting"
OVER: Final = "over"

Found = TypeVar("Found")


class TakenBack(NamedTuple):
    """What was told and does not count any more."""

    stands: int  # how many of the events that were told still do
    seat: str  # who took it back
    sentences: list[Message]


class FarTable:
    def __init__(self, line: Line, update: protocol.Update) -> None:
        self.line = line
        self.update = update
        self.told = [told(each) for each in update.news]
        self.past: Story | None = None  # of a game that is over
        self.taken_back: TakenBack | None = None  # since somebody looked

    @property
    def id(self) -> str:
        return self.update.table

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    # -- what a screen is drawn from

    @property
    def game(self) -> Game:
        return find_game(self.update.terms.game)

    def view(self, viewer: int) -> Data:
        assert self.update.view is not None
        return self.update.view

    def sight(self, viewer: int, since: int) -> Sight:
        shown = self.update
        question = None if shown.question is None else message(shown.question)
        return Sight(
            shown.heard,
            self.view(viewer),
            shown.unseen,
            ["ABCDEF".index(seat) for seat in shown.asked],
            question,
            shown.is_turn,
            [self.choice(each) for each in shown.choices],
            self.news(viewer, since),
            shown.can_undo,
            self.result(),
        )

    def choice(self, each: protocol.Choice) -> Choice:
        actions = numbers_of_actions(self.game)
        if each.play not in actions:
            raise BadNotation(f"the server offers {each.play!r}, which this version of the program does not know.")
        does = [Part(message(part), part.tone) for part in each.does]
        return Choice(actions[each.play], each.play, does, each.preview, tuple(each.way))

    def heard(self, viewer: int) -> int:
        return self.update.heard

    def news(self, viewer: int, since: int) -> list[Told]:
        return [each for each in self.told if each.since + len(each.events) > since]

    def story(self, viewer: int) -> Story | None:
        return self.past

    def result(self) -> Result | None:
        found = self.update.result
        if found is None:
            return None
        winners = ["ABCDEF".index(seat) for seat in found.winners]
        seats = sorted(found.scores)
        points = [
            Counted(message(each.title), [each.sums[seat] for seat in seats], each.is_part) for each in found.points
        ]
        return Result([found.scores[seat] for seat in seats], winners, [message(each) for each in found.how], points)

    # -- what the server shows

    def take(self, update: protocol.Update) -> None:
        """Take in how the table is now."""
        if (update.seq, update.chat, update.hint) < (self.update.seq, self.update.chat, self.update.hint):
            return  # something newer came first
        before, asked_back = self.told, self.update.wants_back
        kept = [each for each in self.told if each.since + len(each.events) <= update.heard_from]
        if sum(len(each.events) for each in kept) != update.heard_from:
            self.look_again()
            return
        self.update = update
        self.told = [*kept, *(told(each) for each in update.news)]
        self.note_what_is_gone(before, asked_back)

    def note_what_is_gone(self, before: list[Told], asked_back: protocol.Request | None) -> None:
        stands = alike(events_of(before), events_of(self.told))
        gone = [each for each in before if each.since + len(each.events) > stands]
        if not gone:
            return
        sentences = [sentence for each in gone for sentence in self.not_said_any_more(each)]
        seat = seat_name(gone[0].seat) if asked_back is None else asked_back.seat
        if self.taken_back is None:
            self.taken_back = TakenBack(stands, seat, sentences)
        elif stands < self.taken_back.stands:
            self.taken_back = TakenBack(stands, seat, [*sentences, *self.taken_back.sentences])

    def not_said_any_more(self, gone: Told) -> list[Message]:
        """The sentences of something that was taken back, but for those which still say how it began."""
        now = next((each.sentences for each in self.told if each.since == gone.since and each.seat == gone.seat), [])
        return gone.sentences[alike(gone.sentences, now) :]

    def done_since(self, seat: str) -> list[Message]:
        """What somebody did last, and all that came after, as I was told."""
        last = max((at for at, each in enumerate(self.told) if seat_name(each.seat) == seat), default=len(self.told))
        return [sentence for each in self.told[last:] for sentence in each.sentences]

    def look_again(self, after: int = 0) -> None:
        """What was told after a seq, all that somebody did in a row together."""
        self.take(self.get(protocol.Update, f"/updates?after={after}"))

    # -- what is done there

    def do(self, kind: type[protocol.Command], **more: Any) -> None:
        """Carry out a command. If the table has changed meanwhile, but nothing that I decide by, it is meant all the
        same: of several who are asked at once, another has answered."""
        while True:
            before = self.update
            try:
                self.do_once(kind, **more)
                return
            except Refusal as refusal:
                if refusal.code != STALE or not same_moment(before, self.update):
                    raise

    def do_once(self, kind: type[protocol.Command], **more: Any) -> None:
        """Carry out a command, once: while there is no answer it is sent again, under the same id."""
        command = kind(command_id=uuid4().hex, expected_seq=self.update.seq, **more)
        try:
            self.take(self.line.patiently(lambda: self.post(protocol.Update, "/commands", command)))
        except Refusal as refusal:
            if refusal.table is not None:
                self.take(refusal.table)
            raise

    def get(self, kind: type[Found], path: str) -> Found:
        return self.line.patiently(lambda: self.line.get(kind, self.path + path))

    def post(self, kind: type[Found], path: str, body: Any = None) -> Found:
        return self.line.post(kind, self.path + path, body)

    def say(self, text: str) -> None:
        """For all at the table to hear."""
        if len(text) > LONGEST_SAYING:
            raise BadNotation(f"that is too long: it has {len(text)} characters, and {LONGEST_SAYING} are the most.")
        self.post(protocol.Spoken, "/chat", protocol.Saying(text))

    def sit_down(self) -> None:
        """Take a free seat. Whoever else sits down at the same moment does not matter."""
        self.insist_on(protocol.Sit)

    def come_back(self) -> None:
        """Play on for the bot that played for me, whatever it does at the same moment."""
        self.insist_on(protocol.Return)

    def insist_on(self, kind: type[protocol.Command]) -> None:
        """Carry out a command, however the table has changed meanwhile."""
        while True:
            try:
                self.do(kind)
                return
            except Refusal as refusal:
                if refusal.code != STALE:
                    raise

    def rematch(self) -> str:
        """The table of another game with the same people: a new one, or the one that another has opened for it."""
        try:
            if not self.update.rematch:
                self.do(protocol.Rematch)
        except Refusal:
            if not self.update.rematch:
                raise
        return self.update.rematch

    def remember(self, viewer: int) -> str:
        """The record of a game that is over. What happened in it can be replayed from then on."""
        text = self.get(protocol.Record, "/record").record
        self.past = Story(replay(self.game, parse_record(text)), viewer)
        return text


def same_moment(one: protocol.Update, other: protocol.Update) -> bool:
    """Whether somebody has the same to decide at the same table; who else is asked makes no difference."""
    return same_question(one, other) and one.wants_back == other.wants_back


def same_question(one: protocol.Update, other: protocol.Update) -> bool:
    """The same, whatever somebody wants to take back."""
    return decided_by(one) == decided_by(other)


def decided_by(shown: protocol.Update) -> tuple[object, ...]:
    table = {name: value for name, value in (shown.view or {}).items() if name != "question"}
    return shown.state, shown.question, shown.choices, table


def events_of(told: list[Told]) -> list[Data]:
    return [event for each in told for event in each.events]


def alike(before: Sequence[object], now: Sequence[object]) -> int:
    """How many of the first things are the same."""
    same = 0
    while same < len(before) and same < len(now) and before[same] == now[same]:
        same += 1
    return same


# ---- what goes over the wire, as a table gives it


def message(said: protocol.Said | protocol.Part) -> Message:
    return wording.message(said.id, said.args)


@cache
def numbers_of_actions(game: Game) -> dict[str, int]:
    return {text: number for number, text in enumerate(game.action_texts)}


def told(each: protocol.Told) -> Told:
    return Told(each.since, "ABCDEF".index(each.seat), each.events, [message(said) for said in each.sentences])
