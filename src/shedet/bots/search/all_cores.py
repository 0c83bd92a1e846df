"""A search on all cores: every one grows a tree of its own, and what they have found is added up.

The processes are forks of this one, which have everything a search needs; what they find comes back as plain numbers.
Where forks are not to be had (Windows), one core does it.
"""

import os
import pickle
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.weighed import Weighed, by_points, most_visited
from shedet.core.game import Knowledge
from shedet.core.rng import Rng

MOST_CORES: Final = 64


@final
class AllCoresBot(Bot):
    """A search that is done several times at once. A fork that fails is left out."""

    def __init__(self, bot: SearchBot, cores: int) -> None:
        self.uses_knowledge = True
        self.bot = bot
        self.cores = cores if hasattr(os, "fork") else 1

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        assert knowledge is not None
        if len(legal) == 1:
            return legal[0]
        if self.cores == 1 or self.bot.mixes(knowledge):
            return self.bot.choose(knowledge, legal, rng)
        return self.weigh(knowledge, legal, rng)[0].action

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> list[Weighed]:
        """The sums of what all have found, the best first."""
        if self.cores == 1 or self.bot.mixes(knowledge):
            return self.bot.weigh(knowledge, legal, rng)
        pipes: list[int] = []
        children: list[int] = []
        for _ in range(self.cores - 1):
            seed = rng.another()
            reading, writing = os.pipe()
            try:
                child = os.fork()
            except OSError:  # no more processes are to be had: those there are will do
                os.close(reading)
                os.close(writing)
                break
            if child == 0:
                self.search_and_leave(knowledge, legal, seed, writing)
            os.close(writing)
            pipes.append(reading)
            children.append(child)
        sums: dict[int, Sums] = {}
        try:
            add_up(sums, numbers_of(self.bot.weigh(knowledge, legal, rng)))
        finally:  # no fork is left behind, whatever happens here
            for place in range(len(pipes)):
                add_up(sums, answer_of(children[place], pipes[place]))
        found = most_visited([averaged(action, numbers) for action, numbers in sums.items()])
        found = by_points(found, self.bot.policy, knowledge, rng)
        found[0].share = 1.0
        return found

    def search_and_leave(self, knowledge: Knowledge, legal: vec[i64], rng: Rng, writing: int) -> None:
        """In a fork: it must never come back from here."""
        failed = 1
        try:
            found = pickle.dumps(numbers_of(self.bot.weigh(knowledge, legal, rng)))
            with open(writing, "wb") as pipe:
                pipe.write(found)
            failed = 0
        finally:
            os._exit(failed)


Numbers = tuple[int, int, float, float, float]  # action, visits, worth, error, margin
Sums = tuple[int, float, float, float]  # of visits, and of worth, squared error and margin by them


def answer_of(child: int, reading: int) -> list[Numbers]:
    """What a fork has found when it has ended; nothing if it failed, for half an answer is none."""
    with open(reading, "rb") as pipe:
        answer = pipe.read()
    _, failed = os.waitpid(child, 0)
    found: list[Numbers] = pickle.loads(answer) if failed == 0 else []
    return found


def numbers_of(found: list[Weighed]) -> list[Numbers]:
    return [(int(each.action), int(each.visits), each.worth, each.error, each.margin) for each in found]


def add_up(sums: dict[int, Sums], found: list[Numbers]) -> None:
    """Visits, and by them the sums of worths, of the squares of what the errors are made of, and of margins."""
    for action, visits, worth, error, margin in found:
        before = sums.get(action, (0, 0.0, 0.0, 0.0))
        sums[action] = (
            before[0] + visits,
            before[1] + visits * worth,
            before[2] + (visits * error) ** 2,
            before[3] + visits * margin,
        )


def averaged(action: int, sums: Sums) -> Weighed:
    visits, total, squares, points = sums
    return Weighed(action, visits, total / visits, float(squares**0.5) / visits, points / visits)


def cores() -> int:
    """How many there are for us."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_CORES, len(os.sched_getaffinity(0)))
    return min(MOST_CORES, os.cpu_count() or 1)
