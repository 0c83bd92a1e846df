"""A table far away: what the server has shown of it, and what is done there. It gives what a table here gives."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar
from uuid import uuid4

from shedet.cli.far.line import Line, NoLine, Refusal
from shedet.core.errors import BadNotation
from shedet.core.game import Data, Game
from shedet.core.record import parse_record, replay
from shedet.core.story import Story
from shedet.core.table import Choice, Result, Sight, Told
from shedet.core.words import Message, Part
from shedet.games import find_game
from shedet.server import protocol, wording

AGAIN: Final = 0.5  # seconds until something is sent again
STALE: Final = "stale"

Found = TypeVar("Found")


class FarTable:
    def __init__(self, line: Line, update: protocol.Update) -> None:
        self.line = line
        self.update = update
        self.told = [told(each) for each in update.news]
        self.past: Story | None = None  # of a game that is over
        self.taken_back_to: int | None = None  # how many of the events that were told still stand, if not all do
        self.on_silence: Callable[[], None] = nothing  # while the server cannot be reached
        self.on_answer: Callable[[], None] = nothing  # when it can again

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
        return Result(
            [found.scores[seat] for seat in sorted(found.scores)], winners, [message(each) for each in found.how]
        )

    # -- what the server shows

    def take(self, update: protocol.Update) -> None:
        """Take in how the table is now."""
        if (update.seq, update.chat, update.hint) < (self.update.seq, self.update.chat, self.update.hint):
            return  # something newer came first
        before = self.events()
        kept = [each for each in self.told if each.since + len(each.events) <= update.heard_from]
        if sum(len(each.events) for each in kept) != update.heard_from:
            self.look_again()
            return
        self.update = update
        self.told = [*kept, *(told(each) for each in update.news)]
        still = alike(before, self.events())
        if still < len(before):
            self.taken_back_to = still if self.taken_back_to is None else min(still, self.taken_back_to)

    def look_again(self, after: int = 0) -> None:
        """What was told after a seq, all that somebody did in a row together."""
        self.take(self.get(protocol.Update, f"/updates?after={after}"))

    def events(self) -> list[Data]:
        return [event for each in self.told for event in each.events]

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
            self.take(self.patiently(lambda: self.post(protocol.Update, "/commands", command)))
        except Refusal as refusal:
            if refusal.table is not None:
                self.take(refusal.table)
            raise

    def patiently(self, ask: Callable[[], Found]) -> Found:
        """Ask until there is an answer."""
        while True:
            try:
                found = ask()
                self.on_answer()
                return found
            except NoLine:
                self.on_silence()
                time.sleep(AGAIN)

    def get(self, kind: type[Found], path: str) -> Found:
        return self.patiently(lambda: self.line.get(kind, self.path + path))

    def post(self, kind: type[Found], path: str, body: Any = None) -> Found:
        return self.line.post(kind, self.path + path, body)

    def sit_down(self) -> None:
        """Take a free seat. Whoever else sits down at the same moment does not matter."""
        while True:
            try:
                self.do(protocol.Sit)
                return
            except Refusal as refusal:
                if refusal.code != STALE:
                    raise

    def remember(self, viewer: int) -> str:
        """The record of a game that is over. What happened in it can be replayed from then on."""
        text = self.get(protocol.Record, "/record").record
        self.past = Story(replay(self.game, parse_record(text)), viewer)
        return text


def nothing() -> None:
    pass


def same_moment(one: protocol.Update, other: protocol.Update) -> bool:
    """Whether somebody has the same to decide at the same table; who else is asked makes no difference."""
    return decided_by(one) == decided_by(other)


def decided_by(shown: protocol.Update) -> tuple[object, ...]:
    table = {name: value for name, value in (shown.view or {}).items() if name != "question"}
    return shown.state, shown.question, shown.choices, shown.wants_back, table


def alike(before: list[Data], now: list[Data]) -> int:
    """How many of the events that were told are still told."""
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
