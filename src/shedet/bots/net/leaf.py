"""A stand-in: who is likely to win a full position."""

from typing import final

from librt.vecs import vec

from shedet.bots.net.file import NetFile
from shedet.bots.value.linear import Features, Value
from shedet.core.game import Game
from shedet.core.position import Position


@final
class LeafNet(Value):
    def __init__(self, game: Game, file: NetFile) -> None:
        super().__init__(Features())
        self.game = game
        self.file = file

    def chances(self, position: Position, chances: vec[float]) -> None:
        raise NotImplementedError
