"""A value for those who learned from decisions alone."""

from typing import final

from librt.vecs import vec

from shedet.bots.value.linear import Features, Value
from shedet.core.game import Game
from shedet.core.position import Position, lowest_seat


@final
class AtDecisions(Value):
    """Judges as another value does, where somebody has a choice: what is forced is carried out before. Games that a net
    learned from show it real decisions only."""

    def __init__(self, game: Game, value: Value) -> None:
        super().__init__(Features())
        self.game = game
        self.value = value

    def quiet(self, position: Position) -> bool:
        """Whether the next who is asked has a choice."""
        return len(self.game.legal_actions(position, lowest_seat(position.asked()))) > 1

    def chances(self, position: Position, chances: vec[float]) -> None:
        self.value.chances(position, chances)
