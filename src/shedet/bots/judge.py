"""The judge: how likely each seat is to win if everybody plays on like a merchant.

A chance is the mean of playouts: numbered worlds are dealt, either from what a seat knows or from the open table with
another future, and the greedy bot plays them to the end for every seat. A game of Kemet is so long that its end says
little about a decision: it is played for some turns, and judged there by its features. The same number gives the same
world and the same chances in it, so that the actions of a decision are compared in pairs, and the same question is
always answered the same way.

Which action is the best is found out in other worlds than what it is worth: the best of many in the same worlds would
owe a part of its worth to luck, and every other action would seem to lose something.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from shedet.bots.bot import Bot
from shedet.bots.levels import merchant, value_of
from shedet.bots.search.tree import share_victory
from shedet.bots.value.linear import MOST_SEATS
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded

FIRST_ROUND: Final = 8  # worlds in which every action is tried before the first are given up
FINALISTS: Final = 3  # actions that are never given up for being in the worse half, and are measured
HOPELESS: Final = 3.0  # paired errors behind the best, from which on an action is given up
CERTAIN: Final = 2.0  # paired errors from which on a difference counts
SETTLED: Final = 3.0  # paired errors that leave no doubt; to look again and again for 2 would find them by chance
DOUBTS: Final = 4  # where a loss is in doubt, up to so many times the worlds are dealt
ENOUGH: Final = 64  # where even that is fewer worlds, twice as many are dealt, up to these
HORIZON: Final = {"kemet": 10}  # turns of each player (two days) that a playout takes; others take the whole game
MERCHANT: Final = -1  # in place of an action: as the merchant would


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
    behind_error: float  # of the difference, world by world
    worlds: int


class Weighing(NamedTuple):
    """The actions of a decision that were measured: the finalists, the one played and the merchant's."""

    best: int  # the action that was the best before they were measured
    weights: list[Weight]  # by their worth
    merchant: Estimate  # the seat's chance if it lets the merchant choose
    gain: Estimate  # what the played action has over that, world by world


class Swing(NamedTuple):
    """The chances of all seats before an action, and what the action changes in them, world by world; None if there are
    worlds in which it is not possible."""

    before: list[Estimate]
    change: list[Estimate] | None


# ---- worlds


class Worlds:
    """Where worlds are dealt from."""

    def deal(self, rng: Rng) -> Position:
        raise NotImplementedError


@final
class KnownWorlds(Worlds):
    """All that a seat could be in for all it knows."""

    def __init__(self, game: Game, knowledge: Knowledge) -> None:
        self.game = game
        self.knowledge = knowledge

    def deal(self, rng: Rng) -> Position:
        world = self.game.deal_world(self.knowledge, rng)
        # Knowledge says nothing of what others have chosen in secret: let them choose it.
        self.game.unchoose(world, self.knowledge.viewer)
        return world


@final
class OpenWorlds(Worlds):
    """The true table with other futures. What others than the seat have chosen in secret does not count yet."""

    def __init__(self, game: Game, position: Position, seat: i64) -> None:
        self.game = game
        self.position = position
        self.seat = seat

    def deal(self, rng: Rng) -> Position:
        world = self.game.redeal(self.position, rng)
        self.game.unchoose(world, self.seat)
        return world


# ---- playing on


def merchant_answer(game: Game, bot: Bot, position: Position, seat: i64, legal: vec[i64], rng: Rng) -> i64:
    """What the merchant answers for a seat, by what it sees: memories kept through a playout would cost more than all
    the rest of it."""
    if len(legal) == 1:
        return legal[0]
    return bot.choose(game.glance(position, seat), legal, rng)


# ---- judging


@final
class Judge:
    """`games` worlds are dealt for a question; more where it is in doubt which of two actions is better."""

    def __init__(self, game: Game, seed: str, games: int) -> None:
        self.game = game
        self.bot = merchant(game.name)
        self.value = value_of(game.name)
        self.horizon: i64 = HORIZON.get(game.name, 0)
        self.shares = vec[float]([0.0] * MOST_SEATS)  # of the victory, as they came out last
        self.seed = seed
        self.games = games
        self.playouts = 0  # so far

    def chances(self, worlds: Worlds) -> list[Estimate]:
        """The chance of every seat."""
        results = [self.play(worlds.deal(self.rng("world", n)), -1, MERCHANT, n) for n in range(self.games)]
        return [chance_of([result[seat] for result in results]) for seat in range(len(results[0]))]

    def weigh(self, worlds: Worlds, seat: int, legal: list[int], played: int, least: float) -> Weighing:
        """What the actions of a seat that is asked are worth to it."""
        return weigh(PlayedOut(self, worlds, seat), legal, played, self.games, least)

    def swing(self, worlds: Worlds, seat: int, action: int) -> Swing:
        """What an action of a seat does to the chances of all."""
        before: list[list[float]] = []
        after: list[list[float]] = []
        for number in range(self.games):
            world = worlds.deal(self.rng("world", number))
            answer = self.first_answer(world, seat, number)
            possible = action in self.game.legal_actions(world, seat)
            before.append(self.play(self.game.copy(world), seat, answer, number))
            if possible and len(after) == number:
                after.append(before[number] if answer == action else self.play(world, seat, action, number))
        seats = range(len(before[0]))
        chances = [chance_of([result[each] for result in before]) for each in seats]
        if len(after) < self.games:
            return Swing(chances, None)
        return Swing(chances, [estimate([a[each] - b[each] for a, b in zip(after, before)]) for each in seats])

    def first_answer(self, world: Position, seat: int, number: int) -> int:
        """What the merchant would answer in a world."""
        legal = self.game.legal_actions(world, seat)
        return int(merchant_answer(self.game, self.bot, world, seat, legal, self.rng("answer", number)))

    def play(self, world: Position, seat: int, action: int, number: int) -> list[float]:
        """Play a world, first an action unless the merchant is to choose; each seat's share of victory."""
        turns = self.horizon * world.players
        if action != MERCHANT:
            self.game.apply(world, seat, action)
        elif self.value.quiet(world):
            turns += 1  # the turn that begins here is begun by an action, too
        self.play_on(world, turns, self.rng("choices", number))
        self.playouts += 1
        if world.over:
            share_victory(self.game, world, self.shares)
        else:
            self.value.chances(world, self.shares)
        return [self.shares[each] for each in range(int(world.players))]

    def play_on(self, world: Position, turns: i64, rng: Rng) -> None:
        """Merchants answer for everybody until the game is over, or so many turns have begun."""
        while not world.over:
            if self.horizon > 0 and self.value.quiet(world):
                if turns == 0:
                    return
                turns -= 1
            seat = lowest_seat(world.asked())
            legal = self.game.legal_actions(world, seat)
            self.game.apply(world, seat, merchant_answer(self.game, self.bot, world, seat, legal, rng))

    def rng(self, purpose: str, number: int) -> Rng:
        return seeded(f"{self.seed}/{purpose}/{number}")


# ---- weighing


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something to decide. Its actions can be tried in numbered worlds."""

    def merchants_action(self, number: int) -> int:
        """What the merchant would do in a world."""
        raise NotImplementedError

    def outcome(self, action: int, number: int) -> float:
        """The share of the victory that an action leads to in a world."""
        raise NotImplementedError


@final
class PlayedOut(Decision):
    """What a seat has to decide, played on."""

    def __init__(self, judge: Judge, worlds: Worlds, seat: int) -> None:
        self.judge = judge
        self.worlds = worlds
        self.seat = seat
        self.dealt: dict[int, Position] = {}

    def world(self, number: int) -> Position:
        if number not in self.dealt:
            self.dealt[number] = self.worlds.deal(self.judge.rng("world", number))
        return self.dealt[number]

    def merchants_action(self, number: int) -> int:
        return self.judge.first_answer(self.world(number), self.seat, number)

    def outcome(self, action: int, number: int) -> float:
        return self.judge.play(self.judge.game.copy(self.world(number)), self.seat, action, number)[self.seat]


@final
class Trials:
    """What actions came to in the same worlds, numbered from `first` on."""

    def __init__(self, decision: Decision, first: int) -> None:
        self.decision = decision
        self.first = first
        self.found: dict[int, list[float]] = {}

    def try_out(self, action: int, upto: int) -> None:
        """Try an action in the worlds it has not been tried in yet."""
        results = self.found.setdefault(action, [])
        for number in range(len(results), upto):
            results.append(self.decision.outcome(action, self.first + number))


def weigh(decision: Decision, legal: list[int], played: int, games: int, least: float) -> Weighing:
    """Choose the finalists in half of the worlds, then measure them in fresh ones: the best, the played action and the
    merchant's in all, the others in half. If a loss of more than `least` is in doubt, more are dealt for it."""
    half = max(1, games // 2)
    finalists = choose_finalists(decision, legal, half)
    best = finalists[0]
    answers = [decision.merchants_action(number) for number in range(games)]
    trials = Trials(decision, 0)
    for action in finalists:
        trials.try_out(action, half)
    for action in [best, played, *answers]:
        trials.try_out(action, games)
    settle_doubts(trials, best, played, least)
    found = trials.found
    alone = [found[answers[number]][number] for number in range(games)]
    gains = [found[played][number] - alone[number] for number in range(games)]
    return Weighing(best, weights_of(found, best), chance_of(alone), estimate(gains))


def choose_finalists(decision: Decision, legal: list[int], worlds: int) -> list[int]:
    """The actions that look best, the best first. All are tried in the same worlds, numbered below 0; the worse half
    is given up again and again."""
    trials = Trials(decision, -worlds)
    contenders = legal
    upto = min(FIRST_ROUND, worlds)
    while True:
        for action in contenders:
            trials.try_out(action, upto)
        if upto == worlds:
            return ranked(trials.found, contenders)[:FINALISTS]
        contenders = survivors(trials.found, contenders)
        upto = min(2 * upto, worlds)


def settle_doubts(trials: Trials, best: int, played: int, least: float) -> None:
    """More worlds for the played action and the best, as long as the difference matters and may be chance."""
    games = len(trials.found[played])
    most = max(DOUBTS * games, min(ENOUGH, 2 * DOUBTS * games))
    upto = 2 * games
    while upto <= most:
        lost = difference(trials.found[best], trials.found[played])
        certain = lost.mean > SETTLED * lost.error and upto > ENOUGH
        if certain or lost.mean < least:
            return
        trials.try_out(best, upto)
        trials.try_out(played, upto)
        upto *= 2


# ---- numbers


def estimate(values: list[float]) -> Estimate:
    number = len(values)
    mean = sum(values) / number
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return Estimate(mean, sqrt(squares / (number * max(1, number - 1))))


def chance_of(shares: list[float]) -> Estimate:
    """A chance from playouts. That all of them ended alike leaves a doubt: half a playout."""
    found = estimate(shares)
    return Estimate(found.mean, max(found.error, 0.5 / len(shares)))


def difference(one: list[float], other: list[float]) -> Estimate:
    """How much better one action did than another, in the worlds that both were tried in."""
    return estimate([one[number] - other[number] for number in range(min(len(one), len(other)))])


def ranked(found: dict[int, list[float]], actions: list[int]) -> list[int]:
    """Actions that were tried in the same worlds, the best first; equals as they were."""
    worth = {action: sum(found[action]) for action in actions}
    return sorted(actions, key=worth.__getitem__, reverse=True)


def survivors(found: dict[int, list[float]], contenders: list[int]) -> list[int]:
    """The better half of the contenders without those that are hopeless."""
    by_worth = ranked(found, contenders)
    staying = []
    for action in by_worth[: max(FINALISTS, (len(by_worth) + 1) // 2)]:
        behind = difference(found[by_worth[0]], found[action])
        if behind.mean <= HOPELESS * behind.error:
            staying.append(action)
    return staying


def weights_of(found: dict[int, list[float]], best: int) -> list[Weight]:
    """The actions by their worth."""
    weights: list[Weight] = []
    for action, results in found.items():
        worth = chance_of(results)
        behind = difference(found[best], results)
        weights.append(Weight(action, worth.mean, worth.error, behind.mean, behind.error, len(results)))
    weights.sort(key=worth_of, reverse=True)
    return weights


def worth_of(weight: Weight) -> float:
    return weight.worth
