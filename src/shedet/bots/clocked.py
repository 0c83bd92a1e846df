"""A bot with a generator of its own, a clock beside it, and a list of its failures."""

import time
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.guarded import GuardedBot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng


@final
class ClockedBot(Bot):
    """Plays as its bot does, but draws from its own generator: bots at one table leave each other's chance alone.

    Only answers with a choice are timed and counted: many questions have one answer, and they would hide the others.
    """

    def __init__(self, bot: GuardedBot, rng: Rng) -> None:
        self.uses_knowledge = bot.uses_knowledge
        self.bot = bot
        self.rng = rng
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.failures: list[str] = []  # their kinds; the bot itself may sit in several seats

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        failures = len(self.bot.failures)
        start = time.perf_counter()
        action = self.bot.choose(knowledge, legal, self.rng)
        taken = time.perf_counter() - start
        self.failures.extend(self.bot.failures[failures:])
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
        return action
