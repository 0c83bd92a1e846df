"""A bot that plays any legal action, all equally likely."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng


class RandomBot(Bot):
    def __init__(self) -> None:
        self.uses_knowledge = False

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        return legal[rng.below(i64(len(legal)))]
