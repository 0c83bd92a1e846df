"""What a viewer was told of a game, and the table as it was at some moment of it."""

from collections.abc import Sequence
from typing import NamedTuple

from shedet.core.events import Event
from shedet.core.game import Data, Knowledge
from shedet.core.match import Match


class Story(NamedTuple):
    match: Match
    viewer: int

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
        match = self.match
        return Match(match.game, match.players, match.options, match.seed, match.setup).view(self.viewer)

    def tables_before(self, steps: Sequence[int]) -> list[Data]:
        """What lay open to the viewer before some steps in a row."""
        return [self.match.game.view(known) for known in self.known_before(steps)]

    def known_before(self, steps: Sequence[int]) -> list[Knowledge]:
        """What the viewer saw before some steps in a row: the game is played again, as nothing keeps old tables."""
        if not steps:
            return []
        match, game = self.match, self.match.game
        position = Match(game, match.players, match.options, match.seed, match.setup).position
        played = 0
        found = []
        for step in steps:
            for each in match.log[played:step]:
                game.apply(position, each.seat, each.action)
            played = step
            found.append(game.glance(position, self.viewer))
        return found
