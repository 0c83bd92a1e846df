"""No game ends because a bot fails: it plays on with a legal action, and the failure is logged."""

import logging
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng

LOG: Final = logging.getLogger("shedet.bots")


@final
class GuardedBot(Bot):
    """A bot whose failures are caught."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.uses_knowledge = bot.uses_knowledge
        self.bot = bot
        self.name = name
        self.failures: i64 = 0

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        try:
            chosen = self.bot.choose(knowledge, legal, rng)
        except Exception as error:
            LOG.error("the bot %s failed (%r); it plays any legal action instead.", self.name, error)
            LOG.debug("how the bot %s failed", self.name, exc_info=True)
            return self.any_of(legal, rng)
        for action in legal:
            if action == chosen:
                return chosen
        LOG.error("the bot %s chose %s, which is not legal; it plays any legal action instead.", self.name, chosen)
        return self.any_of(legal, rng)

    def any_of(self, legal: vec[i64], rng: Rng) -> i64:
        self.failures += 1
        return legal[rng.below(i64(len(legal)))]
