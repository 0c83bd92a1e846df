"""The judge: how likely each seat is to win if everybody plays on like a merchant.

A chance is the mean of playouts: numbered worlds are dealt, either from what a seat knows or from the open table with
another future, and the greedy bot plays them to the end for every seat. The same number gives the same world and the
same chances in it, so that the actions of a decision are compared in pairs, and the same question is always answered
the same way.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.levels import merchant
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded

FIRST_ROUND: Final = 8  # worlds in which every action is tried before the first are given up
FINALISTS: Final = 3  # actions that are never given up for being in the worse half
HOPELESS: Final = 3.0  # paired errors behind the best, from which on an action is given up
CERTAIN: Final = 2.0  # paired errors from which on a difference counts
DOUBTS: Final = 4  # where a loss is in doubt, up to so many times the worlds are dealt
ENOUGH: Final = 64  # with fewer worlds a loss is always in doubt: the best of many does well by chance
LONGEST: Final = 20000  # answers, after which a playout ends with the scores as they are
MERCHANT: Final = -1  # in place of an action: as the merchant would


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Weight(NamedTuple):
    """What an action is worth to the seat that is asked: its chance to win, and how far it is behind the best."""

    action: int
    worth: float
    error: float
    behind: float
    behind_error: float  # of the difference, world by world
    worlds: int


class Weighing(NamedTuple):
    """All actions of a decision, the best first."""

    weights: list[Weight]
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


def play_on(game: Game, bot: Bot, position: Position, rng: Rng) -> None:
    """Merchants answer for everybody until the game is over."""
    answers: i64 = 0
    while not position.over and answers < LONGEST:
        seat = lowest_seat(position.asked())
        legal = game.legal_actions(position, seat)
        game.apply(position, seat, merchant_answer(game, bot, position, seat, legal, rng))
        answers += 1


def shares(game: Game, position: Position) -> list[float]:
    """What each seat has of the victory; before the end, what it would have with the scores as they are."""
    players = int(position.players)
    won = int(game.winners(position)) if position.over else leaders(game, position)
    number = won.bit_count()
    return [1.0 / number if (won >> seat) & 1 == 1 else 0.0 for seat in range(players)]


def leaders(game: Game, position: Position) -> int:
    best: i64 = -1000000
    seats = 0
    for seat in range(position.players):
        points = game.score(position, seat)
        if points > best:
            best = points
            seats = 0
        if points == best:
            seats |= 1 << int(seat)
    return seats


# ---- judging


@final
class Judge:
    """`games` worlds are dealt for a question; more where it is in doubt which of two actions is better."""

    def __init__(self, game: Game, seed: str, games: int) -> None:
        self.game = game
        self.bot = merchant(game.name)
        self.seed = seed
        self.games = games
        self.playouts = 0  # so far

    def chances(self, worlds: Worlds) -> list[Estimate]:
        """The chance of every seat."""
        results = [self.play(worlds.deal(self.rng("world", n)), -1, MERCHANT, n) for n in range(self.games)]
        return [chance_of([result[seat] for result in results]) for seat in range(len(results[0]))]

    def weigh(self, worlds: Worlds, seat: int, legal: list[int], played: int, least: float) -> Weighing:
        """What each legal action is worth to a seat that is asked. All are tried in the same worlds; the worse half is
        given up again and again. The played action and the merchant's are kept, and if a loss of more than `least` is
        in doubt, more worlds are dealt for it."""
        dealt = [worlds.deal(self.rng("world", number)) for number in range(self.games)]
        answers = [self.first_answer(dealt[number], seat, number) for number in range(self.games)]
        found: dict[int, list[float]] = {action: [] for action in legal}
        kept = {played, *answers}
        contenders = legal
        upto = min(FIRST_ROUND, self.games)
        while True:
            for action in contenders:
                self.try_out(dealt, seat, action, found[action], upto)
            if upto == self.games:
                break
            contenders = survivors(found, contenders, kept)
            upto = min(2 * upto, self.games)
        self.settle_doubts(worlds, dealt, seat, found, played, least)
        alone = [found[answers[number]][number] for number in range(self.games)]
        gains = [found[played][number] - alone[number] for number in range(self.games)]
        return Weighing(weights_of(found, self.games), chance_of(alone), estimate(gains))

    def settle_doubts(
        self, worlds: Worlds, dealt: list[Position], seat: int, found: dict[int, list[float]], played: int, least: float
    ) -> None:
        """More worlds for the played action and the best, as long as the difference matters and may be chance."""
        while True:
            best = best_of(found, self.games)
            lost = difference(found[best], found[played])
            upto = 2 * min(len(found[best]), len(found[played]))
            certain = lost.mean > CERTAIN * lost.error and upto > ENOUGH
            if certain or lost.mean < least or upto > max(DOUBTS * self.games, min(ENOUGH, 2 * DOUBTS * self.games)):
                return
            while len(dealt) < upto:
                dealt.append(worlds.deal(self.rng("world", len(dealt))))
            self.try_out(dealt, seat, best, found[best], upto)
            self.try_out(dealt, seat, played, found[played], upto)

    def try_out(self, dealt: list[Position], seat: int, action: int, results: list[float], upto: int) -> None:
        """Play an action in the worlds it has not been tried in yet."""
        for number in range(len(results), upto):
            results.append(self.play(self.game.copy(dealt[number]), seat, action, number)[seat])

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
        """Play a world to its end, first an action unless the merchant is to choose; each seat's share of victory."""
        if action != MERCHANT:
            self.game.apply(world, seat, action)
        play_on(self.game, self.bot, world, self.rng("choices", number))
        self.playouts += 1
        return shares(self.game, world)

    def rng(self, purpose: str, number: int) -> Rng:
        return seeded(f"{self.seed}/{purpose}/{number}")


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


def best_of(found: dict[int, list[float]], worlds: int) -> int:
    """The best of the actions that were tried in so many worlds; the first of equals."""
    best = -1
    most = -1.0
    for action, results in found.items():
        if len(results) >= worlds and sum(results) / len(results) > most:
            best = action
            most = sum(results) / len(results)
    return best


def survivors(found: dict[int, list[float]], contenders: list[int], kept: set[int]) -> list[int]:
    """The better half of the contenders without those that are hopeless, and what is kept in any case."""
    worth = {action: sum(found[action]) / len(found[action]) for action in contenders}
    best = max(contenders, key=worth.__getitem__)
    ranked = sorted(contenders, key=worth.__getitem__, reverse=True)
    better = set(ranked[: max(FINALISTS, (len(ranked) + 1) // 2)])
    staying = []
    for action in contenders:
        behind = difference(found[best], found[action])
        hopeless = behind.mean > HOPELESS * behind.error
        if action in kept or action == best or (action in better and not hopeless):
            staying.append(action)
    return staying


def weights_of(found: dict[int, list[float]], worlds: int) -> list[Weight]:
    """The actions by their worth, those that were given up last."""
    best = best_of(found, worlds)
    finished: list[Weight] = []
    given_up: list[Weight] = []
    for action, results in found.items():
        worth = chance_of(results)
        behind = difference(found[best], results)
        weight = Weight(action, worth.mean, worth.error, behind.mean, behind.error, len(results))
        (finished if len(results) >= worlds else given_up).append(weight)
    finished.sort(key=worth_of, reverse=True)
    given_up.sort(key=worth_of, reverse=True)
    return finished + given_up


def worth_of(weight: Weight) -> float:
    return weight.worth
