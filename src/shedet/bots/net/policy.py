"""A stand-in: how likely a good player takes each legal action."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.net.file import NetFile
from shedet.core.game import Game, Knowledge


@final
class PolicyNet:
    def __init__(self, game: Game, file: NetFile) -> None:
        self.game = game
        self.file = file

    def chances(self, knowledge: Knowledge, legal: vec[i64], temperature: float = 1.0) -> vec[float]:
        raise NotImplementedError
