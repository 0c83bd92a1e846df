"""The search for Kemet: a tree of whole turns; the secret choices of a battle are a game of their own."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.matrix import Battle
from shedet.bots.search import nothing_collected
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.weighed import Weighed
from shedet.core.game import Knowledge
from shedet.core.rng import Rng
from shedet.games.kemet.state import CHOOSE_ACTION, CHOOSE_CARDS
from shedet.games.kemet.worlds import Knowledge as Seen

STEP: Final = 0.25  # of the budget, for a question within a turn: the marker that began it had all of it


@final
class KemetSearchBot(SearchBot):
    """Solves battles, and searches the rest: steps within a turn with a part of the budget."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        assert isinstance(knowledge, Seen)
        if len(legal) == 1:
            return legal[0]
        if self.mixes(knowledge):
            battle = self.solve(knowledge, legal, rng)
            return battle.found()[0].action if battle.is_settled() else battle.draw()
        return self.weigh(knowledge, legal, rng)[0].action

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> list[Weighed]:
        assert isinstance(knowledge, Seen)
        if self.mixes(knowledge):
            return self.solve(knowledge, legal, rng).found()
        return self.search(knowledge, self.budget.part(self.part(knowledge)), rng)

    def part(self, knowledge: Knowledge) -> float:
        assert isinstance(knowledge, Seen)
        return 1.0 if knowledge.table.question() in (CHOOSE_ACTION, CHOOSE_CARDS) else STEP

    def chances(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> dict[int, list[float]]:
        assert isinstance(knowledge, Seen)
        battle = self.solve(knowledge, legal, rng)
        return {int(legal[row]): battle.all_chances(row) for row in range(len(legal))}

    def solve(self, knowledge: Seen, legal: vec[i64], rng: Rng) -> Battle:
        battle = Battle(self.game, self.policy, self.value, knowledge, legal, rng, self.prior)
        with nothing_collected():
            battle.solve(self.budget)
        self.iterations += self.budget.done
        return battle

    def mixes(self, knowledge: Knowledge) -> bool:
        assert isinstance(knowledge, Seen)
        return knowledge.table.question() == CHOOSE_CARDS
