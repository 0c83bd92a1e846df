"""What a viewer was told of a game, and the table as it was at some moment of it."""

from collections.abc import Sequence
from typing import final

from shedet.core.events import Event
from shedet.core.game import Data, Knowledge
from shedet.core.match import Match
from shedet.core.position import Position


@final
class Story:
    """Of a game as it is now: whoever plays on, or takes something back, tells another."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.position: Position | None = None  # where the game was played to again
        self.played = 0  # how many steps that is

    def told(self, step: int) -> list[Event]:
        """What the viewer was told of a step."""
        return self.match.told(self.viewer, step)

    def told_in(self, steps: Sequence[int]) -> list[Event]:
        """The same of several steps."""
        return [event for step in steps for event in self.told(step)]

    def events(self) -> list[Event]:
        """Everything the viewer was told so far."""
        return self.told_in(range(len(self.match.log)))

    def beginning(self) -> Data:
        """The table before the first step."""
        return again(self.match).view(self.viewer)

    def tables_before(self, steps: Sequence[int]) -> list[Data]:
        """What lay open to the viewer before some steps in a row."""
        return [self.match.game.view(known) for known in self.known_before(steps)]

    def known_before(self, steps: Sequence[int]) -> list[Knowledge]:
        """What the viewer saw before some steps in a row: the game is played again, as nothing keeps old tables. That
        goes on from the step that was asked for last: a long story is told piece by piece."""
        return [self.match.game.glance(self.position_before(step), self.viewer) for step in steps]

    def position_before(self, step: int) -> Position:
        match = self.match
        if self.position is None or step < self.played:
            self.position, self.played = again(match).position, 0
        for each in match.log[self.played : step]:
            match.game.apply(self.position, each.seat, each.action)
        self.played = step
        return self.position


def again(match: Match) -> Match:
    """The same game, before its first step."""
    return Match(match.game, match.players, match.options, match.seed, match.setup)
