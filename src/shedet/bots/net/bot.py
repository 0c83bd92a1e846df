"""A bot that plays as a trained net would, without any search."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.net.policy import PolicyNet
from shedet.core.game import Knowledge
from shedet.core.rng import Rng


@final
class PolicyBot(Bot):
    """At temperature 0 it takes what the net prefers, the first of several; above, it draws: at 1 as often as the net
    would, at higher temperatures more evenly."""

    def __init__(self, net: PolicyNet, temperature: float) -> None:
        self.uses_knowledge = True
        self.net = net
        self.temperature = temperature

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        if len(legal) == 1:
            return legal[0]
        assert knowledge is not None
        if self.temperature <= 0.0:
            return legal[best(self.net.scores(knowledge, legal))]
        return legal[draw(self.net.chances(knowledge, legal, self.temperature), rng)]


def best(scores: vec[float]) -> i64:
    """The place of the highest, the first of several."""
    found: i64 = 0
    for place in range(len(scores)):
        if scores[place] > scores[found]:
            found = place
    return found


def draw(chances: vec[float], rng: Rng) -> i64:
    """A place, as likely as its chance says."""
    left = rng.fraction()
    for place in range(len(chances)):
        left -= chances[place]
        if left < 0.0:
            return place
    return best(chances)  # what is rounded off may leave a crumb
