"""The judge: how likely each seat is to win if everybody goes on as well as a quick search can.

A chance is the mean of numbered searches. Each deals worlds, either from what a seat knows or from the open table with
other futures, and grows a tree in them. Searches with the same number deal the same worlds, so that the actions of a
decision are compared in pairs, and the same question is always answered the same way. Some searches are short, some
long: what depends on how far one looks differs between them, and shows in the error.

Which action is the best is found out by other searches than what it is worth: the best of many by the same searches
would owe a part of its worth to luck, and every other action would seem to lose something.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from shedet.bots.levels import HABITS, merchant, value_of
from shedet.bots.search import nothing_collected
from shedet.bots.search.tree import Habit, Tree
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded

# The iterations of searches, which take turns.
LENGTHS: Final = {"sobek2p": (100, 300, 900), "sobek": (80, 240, 720), "kemet": (8, 24, 72)}
FINALISTS: Final = 3  # actions that are measured, with the one played
CERTAIN: Final = 2.0  # paired errors from which on a difference counts
FREE: Final = -1  # in place of an action: whatever the search prefers


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Weight(NamedTuple):
    """What an action is worth to the seat that is asked: its chance to win, and how far it is behind the best; less
    than 0 if it did better."""

    action: int
    worth: float
    error: float
    behind: float
    behind_error: float  # of the difference, search by search
    searches: int


class Weighing(NamedTuple):
    """The actions of a decision that were measured: the finalists and the one played."""

    best: int  # the action that was the best before they were measured
    weights: list[Weight]  # by their worth
    before: list[Estimate]  # the chances of all seats: with the best action
    change: list[Estimate]  # what the played action changes in them, search by search


class Swing(NamedTuple):
    """The chances of all seats before an action, and what the action changes in them, search by search; None if there
    are worlds in which it is not possible."""

    before: list[Estimate]
    change: list[Estimate] | None


class Searched(NamedTuple):
    """What one search has seen: the chances of all seats, and how often each action was tried; nothing if there is a
    world in which what was to be searched is not possible."""

    chances: list[float]
    visits: dict[int, int]


# ---- worlds


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Where worlds are dealt from, for a seat to search."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def deal(self, rng: Rng) -> Position:
        raise NotImplementedError


@final
class KnownWorlds(Worlds):
    """All that a seat could be in for all it knows."""

    def __init__(self, game: Game, knowledge: Knowledge) -> None:
        super().__init__(knowledge.viewer)
        self.game = game
        self.knowledge = knowledge

    def deal(self, rng: Rng) -> Position:
        world = self.game.deal_world(self.knowledge, rng)
        # Knowledge says nothing of what others have chosen in secret: let them choose it.
        self.game.unchoose(world, self.seat)
        return world


@final
class OpenWorlds(Worlds):
    """The true table with other futures. What others than the seat have chosen in secret does not count yet."""

    def __init__(self, game: Game, position: Position, seat: i64) -> None:
        super().__init__(seat)
        self.game = game
        self.position = position

    def deal(self, rng: Rng) -> Position:
        world = self.game.redeal(self.position, rng)
        self.game.unchoose(world, self.seat)
        return world


# ---- judging


@final
class Judge:
    """Answers every question by so many searches."""

    def __init__(self, game: Game, seed: str, searches: int) -> None:
        self.game = game
        self.bot = merchant(game.name)
        self.value = value_of(game.name)
        self.habit = HABITS[game.name]
        self.no_doubt = Habit(0.0, self.habit.width, self.habit.growth, self.habit.turns)
        self.lengths = LENGTHS[game.name]
        self.seed = seed
        self.searches = searches
        self.made = 0  # so far

    def chances(self, worlds: Worlds) -> list[Estimate]:
        """The chance of every seat."""
        return means([self.search(worlds, -1, FREE, number).chances for number in range(self.searches)])

    def weigh(self, worlds: Worlds, played: int) -> Weighing:
        """What the actions of the seat that is asked are worth to it."""
        return weigh(SearchedDecision(self, worlds), played, self.searches)

    def swing(self, worlds: Worlds, seat: int, action: int) -> Swing:
        """What an action of a seat does to the chances of all."""
        before = [self.search(worlds, seat, FREE, number).chances for number in range(self.searches)]
        after: list[list[float]] = []
        for number in range(self.searches):
            after.append(self.search(worlds, seat, action, number).chances)
            if len(after[number]) == 0:
                return Swing(means(before), None)
        return Swing(means(before), changes(before, after))

    def search(self, worlds: Worlds, seat: i64, action: i64, number: int) -> Searched:
        """The chances of all seats after an action of one.

        The tree is learned in half of the worlds. In the others it is followed without trying out what seems worse,
        and what comes of that are the chances.
        """
        length: i64 = self.lengths[number % len(self.lengths)]
        learned = length // 2
        dealing = self.rng("worlds", number)
        tree = Tree(self.game, self.bot, self.value, self.habit, worlds.seat, self.rng("choices", number))
        sums: list[float] = []
        with nothing_collected():
            for iteration in range(length):
                world = worlds.deal(dealing)
                if action != FREE:
                    if not is_legal(self.game, world, seat, action):
                        return Searched([], {})
                    self.game.apply(world, seat, action)
                if iteration == learned:
                    tree.habit = self.no_doubt
                    sums = [0.0] * int(world.players)
                tree.iterate(world)
                for each in range(len(sums)):
                    sums[each] += tree.chances[each]
        self.made += 1
        chances = [total / float(length - learned) for total in sums]
        return Searched(chances, {int(child.action): int(child.visits) for child in tree.root.children})

    def rng(self, purpose: str, number: int) -> Rng:
        return seeded(f"{self.seed}/{purpose}/{number}")


def is_legal(game: Game, position: Position, seat: i64, action: i64) -> bool:
    for each in game.legal_actions(position, seat):
        if each == action:
            return True
    return False


# ---- weighing


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something for a seat to decide. Its actions can be tried by numbered searches."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def visits(self, number: int) -> dict[int, int]:
        """How often a search that was free to choose has tried each action."""
        raise NotImplementedError

    def chances(self, action: int, number: int) -> list[float]:
        """Of all seats, as a search sees them after an action."""
        raise NotImplementedError


@final
class SearchedDecision(Decision):
    """What a seat has to decide, tried out by the judge."""

    def __init__(self, judge: Judge, worlds: Worlds) -> None:
        super().__init__(int(worlds.seat))
        self.judge = judge
        self.worlds = worlds

    def visits(self, number: int) -> dict[int, int]:
        return self.judge.search(self.worlds, self.worlds.seat, FREE, number).visits

    def chances(self, action: int, number: int) -> list[float]:
        return self.judge.search(self.worlds, self.worlds.seat, action, number).chances


@final
class Trials:
    """What the same searches have seen in actions."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.chances: dict[int, list[list[float]]] = {}  # of all seats
        self.found: dict[int, list[float]] = {}  # those of the seat that decides

    def try_out(self, action: int, upto: int) -> None:
        """Make the searches for an action that have not been made yet."""
        chances = self.chances.setdefault(action, [])
        found = self.found.setdefault(action, [])
        for number in range(len(found), upto):
            chances.append(self.decision.chances(action, number))
            found.append(chances[number][self.decision.seat])


def weigh(decision: Decision, played: int, searches: int) -> Weighing:
    """Choose the finalists by half as many searches, then measure them by fresh ones: the best and the played action by
    all, the others by half."""
    half = max(1, searches // 2)
    finalists = choose_finalists(decision, half)
    best = finalists[0]
    trials = Trials(decision)
    for action in finalists:
        trials.try_out(action, half)
    trials.try_out(best, searches)
    trials.try_out(played, searches)
    before, after = trials.chances[best], trials.chances[played]
    return Weighing(best, weights_of(trials.found, best), means(before), changes(before, after))


def choose_finalists(decision: Decision, searches: int) -> list[int]:
    """The actions that were tried most by searches that were free to choose, numbered below 0; the first of equals."""
    visits: dict[int, int] = {}
    for number in range(-searches, 0):
        for action, tried in decision.visits(number).items():
            visits[action] = visits.get(action, 0) + tried
    return sorted(visits, key=visits.__getitem__, reverse=True)[:FINALISTS]


# ---- numbers


def estimate(values: list[float]) -> Estimate:
    """One value alone does not say how far it is off: by as much as a chance can be."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return Estimate(mean, 0.5)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return Estimate(mean, sqrt(squares / (number * (number - 1))))


def means(results: list[list[float]]) -> list[Estimate]:
    """Of each seat."""
    return [estimate([result[seat] for result in results]) for seat in range(len(results[0]))]


def changes(before: list[list[float]], after: list[list[float]]) -> list[Estimate]:
    """Of each seat, search by search."""
    numbers, seats = range(len(before)), range(len(before[0]))
    return means([[after[number][seat] - before[number][seat] for seat in seats] for number in numbers])


def difference(one: list[float], other: list[float]) -> Estimate:
    """How much better one action did than another, by the searches that were made for both."""
    return estimate([one[number] - other[number] for number in range(min(len(one), len(other)))])


def weights_of(found: dict[int, list[float]], best: int) -> list[Weight]:
    """The actions by their worth."""
    weights: list[Weight] = []
    for action, results in found.items():
        worth = estimate(results)
        behind = difference(found[best], results)
        weights.append(Weight(action, worth.mean, worth.error, behind.mean, behind.error, len(results)))
    weights.sort(key=worth_of, reverse=True)
    return weights


def worth_of(weight: Weight) -> float:
    return weight.worth
