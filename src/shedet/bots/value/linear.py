"""Chances to win from features of each seat: weighed, summed up, and shared out among the seats.

Every feature has three weights: at the beginning, and what the progress of the game and of its present part (a round, a
day) adds to it. The sums of the seats are turned into chances that add up to 1 (softmax). The weights come from games
among bots: see `fit`.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots import value
from shedet.core.position import Position
from shedet.core.rng import Rng

PARTS: Final = 3  # weights of a feature: as such, with the progress of the game, with that of its present part


def value_file(game: str) -> Path:
    """Where the weights of a game are kept: in the package, whose own module is never compiled."""
    return Path(value.__path__[0], f"{game}.json")


class Value:
    """What a game's position is judged by. Each game has its features."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.features: i64 = len(names)
        self.weights = vec[float]([0.0] * (len(names) * PARTS))
        self.found = vec[float]([0.0] * (len(names) * 6))  # of each seat, as measured last
        self.progress = 0.0  # of the game, from 0 to 1
        self.part = 0.0  # of its present part

    def measure(self, position: Position) -> None:
        """Write the features of all seats to `found`, and how far the game has come."""
        raise NotImplementedError

    def quiet(self, position: Position) -> bool:
        """Whether a position is not in the middle of something that would be judged wrongly."""
        return True

    def chances(self, position: Position, chances: vec[float]) -> None:
        """Write the chance of each seat to win a position that is not over."""
        self.measure(position)
        most = -1.0e9
        for seat in range(position.players):
            chances[seat] = self.sum_up(seat)
            most = max(most, chances[seat])
        total = 0.0
        for seat in range(position.players):
            chances[seat] = math.exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(position.players):
            chances[seat] /= total

    def sum_up(self, seat: i64) -> float:
        total = 0.0
        first = seat * self.features
        for feature in range(self.features):
            value = self.found[first + feature]
            if value != 0.0:
                at = feature * PARTS
                total += value * (
                    self.weights[at] + self.progress * self.weights[at + 1] + self.part * self.weights[at + 2]
                )
        return total

    def load(self, path: Path) -> None:
        """Weights by name; features the file does not name count nothing."""
        known = json.loads(path.read_text())["weights"]
        for feature in range(len(self.names)):
            for part in range(PARTS):
                self.weights[feature * PARTS + part] = float(known.get(self.names[feature], [0.0, 0.0, 0.0])[part])


class Samples:
    """Positions as their features, with who won in the end."""

    def __init__(self, judge: Value, players: i64) -> None:
        self.judge_by = judge
        self.players = players
        self.numbers = vec[float](capacity=1000)  # of each sample: features of all seats, progress, part, shares won
        self.size = players * judge.features + 2 + players
        self.count: i64 = 0

    def add(self, position: Position) -> None:
        """Take a sample; who won is added by `close`."""
        self.judge_by.measure(position)
        for at in range(self.players * self.judge_by.features):
            self.numbers = append(self.numbers, self.judge_by.found[at])
        self.numbers = append(self.numbers, self.judge_by.progress)
        self.numbers = append(self.numbers, self.judge_by.part)
        for _ in range(self.players):
            self.numbers = append(self.numbers, 0.0)
        self.count += 1

    def close(self, first: i64, shares: list[float]) -> None:
        """The samples from this one on were taken from a game with this result."""
        for sample in range(first, self.count):
            for seat in range(self.players):
                self.numbers[(sample + 1) * self.size - self.players + seat] = shares[int(seat)]

    def loss(self, first: i64, end: i64) -> float:
        """Mean surprise about who won (cross entropy)."""
        total = 0.0
        chances = vec[float]([0.0] * 6)
        for sample in range(first, end):
            self.judge(sample, chances)
            for seat in range(self.players):
                share = self.numbers[(sample + 1) * self.size - self.players + seat]
                if share > 0.0:
                    total -= share * math.log(max(1.0e-9, chances[seat]))
        return total / float(end - first)

    def judge(self, sample: i64, chances: vec[float]) -> None:
        value = self.judge_by
        start = sample * self.size
        for at in range(self.players * value.features):
            value.found[at] = self.numbers[start + at]
        value.progress = self.numbers[start + self.players * value.features]
        value.part = self.numbers[start + self.players * value.features + 1]
        most = -1.0e9
        for seat in range(self.players):
            chances[seat] = value.sum_up(seat)
            most = max(most, chances[seat])
        total = 0.0
        for seat in range(self.players):
            chances[seat] = math.exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(self.players):
            chances[seat] /= total

    def learn(self, first: i64, end: i64, rng: Rng, squares: vec[float], rate: float, shrink: float) -> None:
        """A round of gradient steps over the samples in random order, each weight at a pace of its own (Adagrad)."""
        value = self.judge_by
        chances = vec[float]([0.0] * 6)
        parts = vec[float]([1.0, 0.0, 0.0])
        for _ in range(first, end):
            sample = first + rng.below(end - first)
            self.judge(sample, chances)
            parts[1] = value.progress
            parts[2] = value.part
            for seat in range(self.players):
                wrong = chances[seat] - self.numbers[(sample + 1) * self.size - self.players + seat]
                for feature in range(value.features):
                    found = value.found[seat * value.features + feature]
                    if found == 0.0:
                        continue
                    for part in range(PARTS):
                        at = feature * PARTS + part
                        slope = wrong * found * parts[part] + shrink * value.weights[at]
                        squares[at] += slope * slope
                        value.weights[at] -= rate * slope / (1.0e-6 + math.sqrt(squares[at]))
