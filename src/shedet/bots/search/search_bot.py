"""The bot that searches, for all games."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.search import nothing_collected
from shedet.bots.search.budget import Budget
from shedet.bots.search.prior import Prior
from shedet.bots.search.tree import Habit, Tree
from shedet.bots.search.weighed import Weighed, by_points
from shedet.bots.value.linear import Value
from shedet.core.game import Game, Knowledge
from shedet.core.rng import Rng


class SearchBot(Bot):
    """Deals worlds from what its seat knows and searches them. With a budget of iterations it is deterministic."""

    def __init__(
        self, game: Game, policy: Bot, value: Value, habit: Habit, budget: Budget, prior: Prior | None = None
    ) -> None:
        self.uses_knowledge = True
        self.game = game
        self.policy = policy
        self.value = value
        self.habit = habit
        self.budget = budget
        self.prior = prior  # what a net expects of the actions
        self.iterations: i64 = 0  # in all its searches

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        assert knowledge is not None
        if len(legal) == 1:
            return legal[0]
        return self.weigh(knowledge, legal, rng)[0].action

    def weigh(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> list[Weighed]:
        """The legal actions that are worth a look, the best first."""
        return self.search(knowledge, self.budget.part(self.part(knowledge)), rng)

    def part(self, knowledge: Knowledge) -> float:
        """Of the budget, what the question that is asked gets."""
        return 1.0

    def search(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Weighed]:
        tree = Tree(self.game, self.policy, self.value, self.habit, knowledge.viewer, rng, self.prior)
        with nothing_collected():
            tree.grow(knowledge, budget)
            found = by_points(tree.found(), self.policy, knowledge, rng)
            self.tell_plans(tree, found, knowledge, rng.copy())
        found[0].share = 1.0
        self.iterations += budget.done
        return found

    def tell_plans(self, tree: Tree, found: list[Weighed], knowledge: Knowledge, rng: Rng) -> None:
        """With a generator of their own: what is told of a search changes nothing in those that follow."""
        for each in found:
            each.plan = tree.plan(self.game.deal_world(knowledge, rng), each.action)

    def mixes(self, knowledge: Knowledge) -> bool:
        """Whether the answer is drawn from a mixture, so that nobody can read it."""
        return False

    def chances(self, knowledge: Knowledge, legal: vec[i64], rng: Rng) -> dict[int, list[float]]:
        """Where it is drawn from one: the chances of all seats with each of the legal actions."""
        raise NotImplementedError
