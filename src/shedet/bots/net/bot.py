"""A stand-in: plays what the net would, drawn at a temperature."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.net.policy import PolicyNet
from shedet.core.game import Knowledge
from shedet.core.rng import Rng


@final
class PolicyBot(Bot):
    def __init__(self, net: PolicyNet, temperature: float) -> None:
        self.uses_knowledge = True
        self.net = net
        self.temperature = temperature

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        raise NotImplementedError
