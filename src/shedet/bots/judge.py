"""The judge: how likely each seat is to win if everybody goes on as well as a search can.

A chance is the mean of numbered searches. Each deals worlds, either from what a seat knows or from the open table with
other futures, and grows a tree in them. Searches with the same number deal the same worlds, so that what an action
changes is compared in pairs, and the same question is always answered the same way.

These searches are quick. What they say is good enough for a graph; what a decision was worth is for the long look to
say (`look.py`), and an error covers what that might change.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from shedet.bots.levels import value_of
from shedet.bots.nets import judging_of, net_of
from shedet.bots.room import room_of
from shedet.bots.search import breathe, nothing_collected
from shedet.bots.search.tree import Tree
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded

FREE: Final = -1  # in place of an action: whatever the search prefers
BREATH: Final = 16  # iterations between two moments in which Ctrl-C is heard
USUAL: Final = 2.0  # as many searches as what is usual counts for, beside those that were made
NEAREST: Final = 0.01  # to 0 and 1: doubt does not shrink further


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


NOTHING: Final = Estimate(0.0, 0.0)


class Swing(NamedTuple):
    """The chances of all seats before an action, and what the action changes in them, search by search; None if there
    are worlds in which it is not possible."""

    before: list[Estimate]
    change: list[Estimate] | None


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
        return self.game.deal_undecided(self.knowledge, self.seat, rng)


@final
class OpenWorlds(Worlds):
    """The true table with other futures. What others than the seat have chosen in secret does not count yet."""

    def __init__(self, game: Game, position: Position, seat: i64) -> None:
        super().__init__(seat)
        self.game = game
        self.position = position

    def deal(self, rng: Rng) -> Position:
        return self.game.redeal_undecided(self.position, self.seat, rng)


# ---- judging


@final
class Judge:
    """Answers every question by so many quick searches."""

    def __init__(self, game: Game, seed: str, searches: int) -> None:
        self.game = game
        room = room_of(game.name)
        self.bot = room.merchant
        nets = net_of(game.name)
        self.prior = nets.prior if nets is not None else None
        self.value = nets.value if nets is not None else value_of(game.name)
        self.habit = room.net_habit if nets is not None else room.habit
        self.no_doubt = self.habit.without_doubt()
        quick = judging_of(game.name).quick
        self.lengths = quick.lengths
        self.spread = quick.spread
        self.blur = quick.blur
        self.seed = seed
        self.searches = searches
        self.made = 0  # so far

    def chances(self, worlds: Worlds) -> list[Estimate]:
        """The chance of every seat."""
        return self.means([self.quick(worlds, -1, FREE, number) for number in range(self.searches)])

    def swing(self, worlds: Worlds, seat: int, action: int) -> Swing:
        """What an action of a seat does to the chances of all."""
        before = [self.quick(worlds, seat, FREE, number) for number in range(self.searches)]
        after: list[list[float]] = []
        for number in range(self.searches):
            after.append(self.quick(worlds, seat, action, number))
            if len(after[number]) == 0:
                return Swing(self.means(before), None)
        return Swing(self.means(before), changes(before, after, self.spread, self.blur))

    def means(self, results: list[list[float]]) -> list[Estimate]:
        return means(results, self.spread, self.blur)

    def quick(self, worlds: Worlds, seat: i64, action: i64, number: int) -> list[float]:
        return self.search(worlds, seat, action, number, self.lengths[number % len(self.lengths)])

    def search(self, worlds: Worlds, seat: i64, action: i64, number: int, length: i64) -> list[float]:
        """The chances of all seats after an action of one; nothing if there is a world in which it is not possible.

        The tree is learned in half of the worlds. In the others it is followed without trying out what seems worse,
        and what comes of that are the chances.
        """
        learned = length // 2
        dealing = self.rng("worlds", number)
        choices = self.rng("choices", number)
        tree = Tree(self.game, self.bot, self.value, self.habit, worlds.seat, choices, self.prior)
        sums: list[float] = []
        with nothing_collected():
            for iteration in range(length):
                if iteration % BREATH == 0:
                    breathe()
                world = worlds.deal(dealing)
                if action != FREE:
                    if not is_legal(self.game, world, seat, action):
                        return []
                    world = self.after(world, worlds.seat, seat, action)
                if iteration == learned:
                    tree.habit = self.no_doubt
                    sums = [0.0] * int(world.players)
                tree.iterate(world)
                for each in range(len(sums)):
                    sums[each] += tree.chances[each]
        self.made += 1
        return [total / float(length - learned) for total in sums]

    def after(self, world: Position, viewer: i64, seat: i64, action: i64) -> Position:
        """A world in which an action is carried out. What others than the viewer choose in secret does not count before
        it is shown: until then the world is as it was."""
        if seat == viewer or not self.game.in_secret(world):
            self.game.apply(world, seat, action)
            return world
        chosen = self.game.copy(world)
        self.game.apply(chosen, seat, action)
        return world if self.game.holds_secrets(chosen) else chosen

    def rng(self, purpose: str, number: int) -> Rng:
        return seeded(f"{self.seed}/{purpose}/{number}")


def is_legal(game: Game, position: Position, seat: i64, action: i64) -> bool:
    for each in game.legal_actions(position, seat):
        if each == action:
            return True
    return False


# ---- numbers


def doubt(chance: float) -> float:
    """How much of what is usual a chance may be off by: 1 for one half, little where the game is nearly decided."""
    near = min(1.0 - NEAREST, max(NEAREST, chance))
    return 2.0 * sqrt(near * (1.0 - near))


def estimate(values: list[float], spread: float, blur: float) -> Estimate:
    """The mean of what searches have found. One or few, or many that say the same, do not tell how far they are off:
    their spread counts together with what is usual. What a longer look would change comes on top of that."""
    number = float(len(values))
    mean = sum(values) / number
    squares = USUAL * spread * spread
    for value in values:
        squares += (value - mean) * (value - mean)
    return Estimate(mean, sqrt(squares / (number - 1.0 + USUAL) / number + blur * blur))


def means(results: list[list[float]], spread: float, blur: float) -> list[Estimate]:
    """Of each seat."""
    found: list[Estimate] = []
    for seat in range(len(results[0])):
        values = [result[seat] for result in results]
        scale = doubt(sum(values) / float(len(values)))
        found.append(estimate(values, scale * spread, scale * blur))
    return found


def changes(before: list[list[float]], after: list[list[float]], spread: float, blur: float) -> list[Estimate]:
    """Of each seat, search by search. Nothing is in doubt where nothing was changed."""
    found: list[Estimate] = []
    for seat in range(len(before[0])):
        values = [after[number][seat] - before[number][seat] for number in range(len(before))]
        scale = max(doubt(before[0][seat]), doubt(after[0][seat]))
        found.append(estimate(values, scale * spread, scale * blur))
    return found
