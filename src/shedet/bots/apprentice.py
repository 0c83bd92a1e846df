"""A beginner: weighs things like the merchant, but overlooks some of what could be done, and forgets cards."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Game, Knowledge
from shedet.core.rng import Rng

OVERLOOKED: Final = 0.35  # how likely an action is not even thought of


@final
class Apprentice(Bot):
    """A merchant who is shown some of the legal actions only, drawn anew every time, and of the cards only what can be
    seen at a glance."""

    def __init__(self, game: Game, merchant: Bot) -> None:
        self.uses_knowledge = True
        self.game = game
        self.merchant = merchant

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        assert knowledge is not None
        noticed = vec[i64](capacity=16)
        for action in legal:
            if rng.fraction() >= OVERLOOKED:
                noticed = append(noticed, action)
        if len(noticed) == 0:
            return legal[rng.below(i64(len(legal)))]
        chosen = self.merchant.choose(self.forget(knowledge, rng), noticed, rng)
        for action in noticed:
            if action == chosen:
                return chosen
        return noticed[rng.below(i64(len(noticed)))]  # the merchant goes by habit there

    def forget(self, knowledge: Knowledge, rng: Rng) -> Knowledge:
        """What can be seen of the table now, whatever was seen before."""
        return self.game.glance(self.game.deal_world(knowledge, rng), knowledge.viewer)
