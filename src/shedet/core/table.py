"""The table: what everybody there is given of a game that is being played, and what they may do.

A terminal, a server and a page stand on it. They draw and take input; what there is to be drawn, and whether something
is allowed, comes from here. Everything is made for one viewer from what that viewer knows and was told.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.errors import BadNotation, IllegalAction
from shedet.core.game import Data, Game, Knowledge, seat_name
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.core.saying import Counted, Saying, Unseen
from shedet.core.story import Story
from shedet.core.words import Message, Part


class Choice(NamedTuple):
    """An answer that may be given."""

    action: int
    text: str  # in notation
    does: list[Part]  # what it costs and brings, in words
    preview: Data  # the same as data
    way: tuple[str, ...]  # what a person points at, one thing after the other, to choose it


class Told(NamedTuple):
    """What a viewer was told of what one seat did in a row. How many answers that took may be a secret."""

    since: int  # how many events the viewer had heard before
    seat: int
    events: list[Data]
    sentences: list[Message]


class Result(NamedTuple):
    """How a game came out."""

    scores: list[int]
    winners: list[int]
    how: list[Message]
    points: list[Counted]  # where they came from, line by line


class Sight(NamedTuple):
    """Everything a viewer is given at one moment."""

    heard: int  # how many events the viewer was told so far: ask again with it to get what is new since
    view: Data
    unseen: Unseen  # what is left in the game, counted
    asked: list[int]
    question: Message | None  # for a viewer who is asked
    is_turn: bool  # whether it is the beginning of a turn, and not a step on the way
    choices: list[Choice]
    news: list[Told]
    can_undo: bool
    result: Result | None


class Chooser(Protocol):
    """A bot."""

    uses_knowledge: bool

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64: ...


class Table:
    """A match with people and bots around it."""

    practice = False  # whether everything can be taken back

    def __init__(self, match: Match, saying: Saying) -> None:
        self.match = match
        self.saying = saying
        # For each seat the lengths of the log before each of its lines: where undo goes back to.
        self.lines: dict[int, list[int]] = {seat: [] for seat in range(match.players)}

    def go_on(self) -> None:
        """With a game that was broken off: what was chosen in it can be taken back as if nothing had happened."""
        match = self.match
        again = Match(match.game, match.players, match.options, match.seed, match.setup)
        for at, step in enumerate(match.log):
            if len(again.legal_actions(step.seat)) > 1:
                self.lines[step.seat].append(at)
            again.carry_out(step.seat, step.action)

    # -- seeing

    @property
    def game(self) -> Game:
        return self.match.game

    def view(self, viewer: int) -> Data:
        return self.match.view(viewer)

    def story(self, viewer: int) -> Story:
        return Story(self.match, viewer)

    def sight(self, viewer: int, since: int = 0) -> Sight:
        """What a viewer sees now, and was told since they had heard so many events."""
        match = self.match
        view = match.view(viewer)
        asked = match.asked()
        is_asked = viewer in asked
        return Sight(
            self.heard(viewer),
            view,
            self.saying.unseen(view),
            asked,
            self.saying.question(view) if is_asked else None,
            is_asked and self.saying.is_turn(view),
            self.choices(viewer, view) if is_asked else [],
            self.news(viewer, since),
            viewer in self.lines and self.may_undo(viewer),
            self.result(viewer, view) if match.over() else None,
        )

    def choices(self, seat: int, view: Data) -> list[Choice]:
        """What a seat that is asked may answer, each with what it would visibly do."""
        match, game = self.match, self.match.game
        knowledge = match.knowledge(seat)
        found = []
        for action in match.legal_actions(seat):
            preview = game.preview(knowledge, action)
            does = self.saying.describe(view, action, preview)
            found.append(Choice(action, game.action_text(action), does, preview, self.saying.way(view, action)))
        return found

    def heard(self, viewer: int) -> int:
        """How many events a viewer was told. Everybody counts for themself: the length of the log may be a secret, for
        nobody is to know how many answers somebody gave unseen."""
        return len(Story(self.match, viewer).events())

    def news(self, viewer: int, since: int) -> list[Told]:
        """What a viewer was told, all that somebody did in a row together."""
        match, story = self.match, Story(self.match, viewer)
        told: list[Told] = []
        heard = since
        for seat, steps in groupby(self.steps_heard(story, since), lambda step: match.log[step].seat):
            together = list(steps)
            events = [match.game.event_data(event) for event in story.told_in(together)]
            told.append(Told(heard, seat, events, self.saying.tell(story, together)))
            heard += len(events)
        return told

    def steps_heard(self, story: Story, since: int) -> list[int]:
        """The steps of which a viewer was told anything, after so many events."""
        found = []
        heard = 0
        for step in range(len(self.match.log)):
            events = len(story.told(step))
            if events > 0 and heard >= since:
                found.append(step)
            heard += events
        return found

    def result(self, viewer: int, view: Data) -> Result:
        story = Story(self.match, viewer)
        how, points = self.saying.how_it_was_won(view, story), self.saying.count(view, story)
        return Result(self.match.scores(), self.match.winners(), how, points)

    # -- answering

    def play(self, seat: int, action: int) -> None:
        self.play_line(seat, [action])

    def play_text(self, seat: int, text: str) -> None:
        """Carry out a line of notation."""
        self.play_line(seat, self.match.game.parse_actions(text))

    def play_number(self, seat: int, digits: str) -> None:
        """Carry out a choice by its number among those offered, from 1 on."""
        legal = self.match.legal_actions(seat)
        if len(digits) > 4 or not 1 <= int(digits) <= len(legal):
            raise BadNotation(f"there is no choice {digits[:9]}; the choices are numbered 1 to {len(legal)}.")
        self.play(seat, legal[int(digits) - 1])

    def play_line(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out several answers as one line. Some of its steps may stand though others are refused."""
        before = len(self.match.log)
        try:
            self.match.play_line(seat, list(actions))
        finally:
            if len(self.match.log) > before:
                self.lines[seat].append(before)

    def play_forced(self, seat: int) -> None:
        """Carry out the only answer there is. It is no choice, so undo goes past it."""
        [only] = self.match.legal_actions(seat)
        self.match.play(seat, only)

    def let_play(self, seat: int, bot: Chooser) -> None:
        """A bot answers for its seat, from what the seat knows. It gets chance of its own for every answer: a game that
        was broken off goes on as it would have."""
        match = self.match
        knowledge = match.knowledge(seat) if bot.uses_knowledge else None
        rng = seeded(f"{match.seed}/bots/{len(match.log)}")
        match.play(seat, int(bot.choose(knowledge, match.game.legal_actions(match.position, seat), rng)))

    # -- taking back

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last line can be taken back: all of it, and it alone."""
        return bool(self.lines[seat]) and self.match.may_take_back(seat, self.lines[seat][-1])

    def undo(self, seat: int) -> None:
        """Take back a seat's last line, unless it showed something hidden or the game has gone on since. What others
        answer to the same question meanwhile, unseen, stays as it is."""
        if not self.lines[seat]:
            raise IllegalAction("you have not done anything yet, so there is nothing to take back.")
        if not self.may_undo(seat):
            own = [step for step in self.match.log[self.lines[seat][-1] :] if step.seat == seat]
            shown = any(step.revealed for step in own)
            reason = "it showed you something hidden" if shown else "the game has gone on since"
            raise IllegalAction(f"your last choice cannot be taken back: {reason}.")
        self.take_back(seat, self.lines[seat].pop())

    def take_back(self, seat: int, length: int) -> None:
        """What a seat has answered since the log was so long."""
        steps = list(enumerate(self.match.log))
        stay = [at for at, step in steps if at < length or step.seat != seat]
        self.match.replay_steps([self.match.log[at] for at in stay])
        for each in self.lines:
            self.lines[each] = [stay.index(line) for line in self.lines[each] if line in stay]

    def take_back_to(self, length: int) -> None:
        """Everything since the log was so long, whoever answered it."""
        self.match.rewind(length)
        for each in self.lines:
            self.lines[each] = [line for line in self.lines[each] if line < length]


class PracticeTable(Table):
    """Against bots alone: everything can be taken back, what was shown and what the bots have answered too."""

    practice = True

    def may_undo(self, seat: int) -> bool:
        return bool(self.lines[seat])

    def take_back(self, seat: int, length: int) -> None:
        self.take_back_to(length)


# ---- choices as a person makes them


class Group(NamedTuple):
    """Choices that begin with pointing at the same thing: one of them, or several that differ in what comes next."""

    thing: str
    choices: list[Choice]


def grouped(choices: Sequence[Choice], depth: int = 0) -> list[Group]:
    """Choices by what is pointed at first (or second, or third), in the order in which they are offered."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.way[depth] if depth < len(choice.way) else "", []).append(choice)
    return [Group(thing, found) for thing, found in groups.items()]


def seats_of(match: Match, saying: Saying) -> Mapping[int, str]:
    """What the seats are called in sentences where nobody has another name than a letter."""
    return {seat: saying.called(seat, seat_name(seat)) for seat in range(match.players)}
