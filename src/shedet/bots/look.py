"""The long look: what somebody as strong as the vizier would do, and how good the other actions are.

Hints and analysis are both made from it, and the same knowledge always gets the same look: they are one opinion.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet import compiled
from shedet.bots.judge import doubt
from shedet.bots.levels import best_search
from shedet.bots.nets import judging_of
from shedet.bots.search.budget import Budget
from shedet.bots.search.weighed import Weighed, is_settled
from shedet.core.game import Knowledge
from shedet.core.rng import Rng, seeded

SLOWER: Final = 50  # so many times fewer iterations if the engine is interpreted
FADING: Final = 0.25  # the power of the length with which the blur of a look shrinks
AS_GOOD: Final = 0.5  # tried so often as the most visited action: then its worth is known as well


def look_iterations(game: str) -> int:
    """How far a look goes, with the engine that runs."""
    iterations = judging_of(game).look.iterations
    return iterations if compiled() else iterations // SLOWER


def blurrier(game: str, iterations: i64) -> float:
    """How many times more a look of so many iterations may be off than one of the usual length."""
    usual = judging_of(game).look.iterations
    return float((usual / max(1, int(iterations))) ** FADING) if iterations > 0 else 1.0


def look_rng() -> Rng:
    """Always the same: the same question has the same answer, whoever asks it."""
    return seeded("look")


@final
class Look:
    """Puts the legal actions in order. The first is worth no less than any other."""

    def __init__(self, game: str, budget: Budget) -> None:
        self.bot = best_search(game, budget)
        self.blur = judging_of(game).look.blur * blurrier(game, budget.iterations)

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> list[Weighed]:
        """The actions worth speaking of, the best first."""
        found = self.bot.weigh(knowledge, legal, rng)
        if is_settled(found[0].worth):
            level(found)
        elif self.bot.mixes(knowledge):
            found = mixed(found)
        else:
            found = worthiest_first(found)
        for each in found:
            each.error = sqrt(each.error * each.error + (self.blur * doubt(each.worth)) ** 2)
        return found


def level(found: list[Weighed]) -> None:
    """Where the game is settled, what is no better or worse than the first is worth the same."""
    for each in found:
        if is_settled(each.worth) and (each.worth < 0.5) == (found[0].worth < 0.5):
            each.worth = found[0].worth
        each.worth = min(each.worth, found[0].worth)


def mixed(found: list[Weighed]) -> list[Weighed]:
    """What is in the mixture is equally good, or it would not be; nothing is better."""
    played = [each for each in found if each.share > 0.0]
    assert len(played) > 0  # nobody holds so many cards that each of them is rare
    total = sum([each.share for each in played])
    worth = sum([each.share * each.worth for each in played]) / total
    for each in found:
        each.worth = worth if each.share > 0.0 else min(worth, each.worth)
    return sorted(played, key=share_of, reverse=True) + [each for each in found if each.share == 0.0]


def share_of(each: Weighed) -> float:
    return each.share


def worthiest_first(found: list[Weighed]) -> list[Weighed]:
    """Of actions tried about as often as any, the worthiest; then the others as they come. What seems better than all
    of these was tried too little to say so, and is left out; unless nothing else is left to speak of: then it is said
    to be worth no more."""
    enough = AS_GOOD * float(found[0].visits)
    tried = sorted([each for each in found if float(each.visits) >= enough], key=worth_of, reverse=True)
    rarely = [each for each in found if float(each.visits) < enough]
    others = [each for each in rarely if each.worth <= tried[0].worth]
    if len(tried) == 1 and len(others) == 0:
        others = rarely
        for each in others:
            each.worth = tried[0].worth
    found[0].share = 0.0
    tried[0].share = 1.0
    return tried + others


def worth_of(each: Weighed) -> float:
    return each.worth
