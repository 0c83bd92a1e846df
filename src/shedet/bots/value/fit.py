"""Weights of a value, learned from games: bots play, some of what they do left to chance; at quiet places the features
are noted, and with them who won in the end. The weights are those that would have been surprised least."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.play import apply_and_learn, memories_of
from shedet.bots.search.tree import share_victory
from shedet.bots.value.linear import MOST_SEATS, PARTS, Value
from shedet.core.game import Game, Memory
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded

NOISE: Final = 0.05  # how often anything is played: so that the weights see more than the bots would


class Samples:
    """Positions as their features, with who won in the end."""

    def __init__(self, value: Value, players: i64) -> None:
        self.value = value
        self.players = players
        # Of each sample: the features of all seats, the progress and the part, and what each seat had of the victory.
        self.numbers = vec[float](capacity=1000)
        self.size = players * value.features + 2 + players
        self.count: i64 = 0

    def add(self, position: Position) -> None:
        """Take a sample; who won is added by `close`."""
        self.value.measure(position)
        for at in range(self.players * self.value.features):
            self.numbers = append(self.numbers, self.value.found[at])
        self.numbers = append(self.numbers, self.value.progress)
        self.numbers = append(self.numbers, self.value.part)
        for _ in range(self.players):
            self.numbers = append(self.numbers, 0.0)
        self.count += 1

    def close(self, first: i64, shares: vec[float]) -> None:
        """The samples from this one on were taken from a game with this result."""
        for sample in range(first, self.count):
            for seat in range(self.players):
                self.numbers[(sample + 1) * self.size - self.players + seat] = shares[seat]

    def add_all(self, numbers: list[float]) -> None:
        """Samples that were taken elsewhere, as their numbers."""
        for number in numbers:
            self.numbers = append(self.numbers, number)
        self.count += len(numbers) // self.size

    def won(self, sample: i64, seat: i64) -> float:
        return self.numbers[(sample + 1) * self.size - self.players + seat]

    def judge(self, sample: i64, chances: vec[float]) -> None:
        """The chances as the weights are now."""
        start = sample * self.size
        features = self.players * self.value.features
        for at in range(features):
            self.value.found[at] = self.numbers[start + at]
        self.value.progress = self.numbers[start + features]
        self.value.part = self.numbers[start + features + 1]
        self.value.share_out(self.players, chances)


def sample_games(
    game: Game, bot: Bot, samples: Samples, options: vec[i64], seed: str, games: range, apart: i64
) -> None:
    """Samples of numbered games, each of which depends on the seed and its number alone; `apart` quiet places lie
    between two of them, about. The bot plays by a look at the table, which is quicker than to remember."""
    for number in games:
        position, rng = begin_game(game, samples.players, options, seed, number)
        sample_game(game, bot, {}, samples, position, apart, rng)


def sample_remembered_games(
    game: Game, bot: Bot, samples: Samples, options: vec[i64], seed: str, games: range, apart: i64
) -> None:
    """The same, of a bot that remembers."""
    for number in games:
        position, rng = begin_game(game, samples.players, options, seed, number)
        memories = memories_of(game, position, [bot] * int(samples.players))
        sample_game(game, bot, memories, samples, position, apart, rng)


def begin_game(game: Game, players: i64, options: vec[i64], seed: str, number: int) -> tuple[Position, Rng]:
    """A numbered game, and what its players choose by."""
    rng = seeded(f"{seed}/{players}/{number}/choices")
    return game.new(players, options, seeded(f"{seed}/{players}/{number}")), rng


def sample_game(
    game: Game, bot: Bot, memories: dict[int, Memory], samples: Samples, position: Position, apart: i64, rng: Rng
) -> None:
    """A game that a bot plays on all seats, and samples of it."""
    first = samples.count
    while not position.over:
        seat = lowest_seat(position.asked())
        legal = game.legal_actions(position, seat)
        if samples.value.quiet(position) and rng.below(apart) == 0:
            samples.add(position)
        action = legal[0]
        if len(legal) > 1:
            if rng.fraction() < NOISE:
                action = legal[rng.below(i64(len(legal)))]
            elif len(memories) > 0:
                action = bot.choose(game.know(position, memories[int(seat)], seat), legal, rng)
            else:
                action = bot.choose(game.glance(position, seat), legal, rng)
        if len(memories) > 0:
            apply_and_learn(game, position, seat, action, memories)
        else:
            game.apply(position, seat, action)
    shares = vec[float]([0.0] * MOST_SEATS)
    share_victory(game, position, shares)
    samples.close(first, shares)


def surprise(samples: Samples, first: i64, end: i64) -> float:
    """The mean surprise about who won (cross entropy): with two players 0.69 without any idea."""
    total = 0.0
    chances = vec[float]([0.0] * MOST_SEATS)
    for sample in range(first, end):
        samples.judge(sample, chances)
        for seat in range(samples.players):
            total -= samples.won(sample, seat) * math.log(max(1.0e-9, chances[seat]))
    return total / float(max(1, end - first))


class Course:
    """How weights are learned: each at a pace of its own (Adagrad), and held back to where it was at first, the more
    the stronger the `hold`."""

    def __init__(self, value: Value, hold: float) -> None:
        self.first = value.weights[:]
        self.hold = hold
        self.squares = vec[float]([0.1] * len(value.weights))  # of the slopes so far


def learn(samples: Samples, end: i64, rng: Rng, course: Course, rate: float) -> None:
    """As many gradient steps as there are samples, each from one drawn at random."""
    value = samples.value
    squares = course.squares
    chances = vec[float]([0.0] * MOST_SEATS)
    parts = vec[float]([1.0, 0.0, 0.0])
    for _ in range(end):
        sample = rng.below(end)
        samples.judge(sample, chances)
        parts[1] = value.progress
        parts[2] = value.part
        for seat in range(samples.players):
            wrong = chances[seat] - samples.won(sample, seat)
            for feature in range(value.features):
                found = value.found[seat * value.features + feature]
                if found == 0.0:
                    continue
                for part in range(PARTS):
                    at = value.place(samples.players, feature) + part
                    slope = wrong * found * parts[part] + course.hold * (value.weights[at] - course.first[at])
                    squares[at] += slope * slope
                    value.weights[at] -= rate * slope / (1.0e-6 + math.sqrt(squares[at]))
