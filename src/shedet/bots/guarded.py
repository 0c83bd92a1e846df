"""No game ends because a bot fails: it plays on with a legal action, and whoever reports the game can say so.

What is said of a failure is its kind alone. The text of an error may hold what a seat knows, and what is said goes to
everybody; the log has all of it, at the level of debugging, for whoever runs the bots.
"""

import logging
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng

LOG: Final = logging.getLogger("shedet.bots")
ILLEGAL: Final = "IllegalChoice"  # the kind of failure that raises no error


@final
class GuardedBot(Bot):
    """A bot whose failures are caught and counted."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.uses_knowledge = bot.uses_knowledge
        self.bot = bot
        self.name = name
        self.failures: list[str] = []  # the kinds of all there were

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        try:
            chosen = self.bot.choose(knowledge, legal, rng)
        except Exception as error:
            LOG.debug("how the bot %s failed", self.name, exc_info=True)
            return self.any_of(legal, rng, type(error).__name__)
        for action in legal:
            if action == chosen:
                return chosen
        LOG.debug("the bot %s chose %s, which is not legal", self.name, chosen)
        return self.any_of(legal, rng, ILLEGAL)

    def any_of(self, legal: vec[i64], rng: Rng, kind: str) -> i64:
        LOG.warning("the bot %s failed (%s); it plays any legal action instead.", self.name, kind)
        self.failures.append(kind)
        return legal[rng.below(i64(len(legal)))]
