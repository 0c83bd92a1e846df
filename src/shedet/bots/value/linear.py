"""Chances to win from features of each seat: weighed, summed up, and shared out among the seats.

Every feature has three weights: at the beginning, and what the progress of the game and of its present part (a round, a
day) adds to it. The sums of the seats are turned into chances that add up to 1 (softmax). The weights come from games
among bots: see `fit`.
"""

import json
import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots import value
from shedet.core.position import Position

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
        self.share_out(position.players, chances)

    def share_out(self, players: i64, chances: vec[float]) -> None:
        """The chances that follow from the features measured last."""
        most = -1.0e9
        for seat in range(players):
            chances[seat] = self.sum_up(seat)
            most = max(most, chances[seat])
        total = 0.0
        for seat in range(players):
            chances[seat] = math.exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(players):
            chances[seat] /= total

    def sum_up(self, seat: i64) -> float:
        total = 0.0
        first = seat * self.features
        for feature in range(self.features):
            found = self.found[first + feature]
            if found != 0.0:
                at = feature * PARTS
                total += found * (
                    self.weights[at] + self.progress * self.weights[at + 1] + self.part * self.weights[at + 2]
                )
        return total

    def load(self, path: Path) -> None:
        """The weights of a file, which names them all."""
        known = json.loads(path.read_text(encoding="utf-8"))["weights"]
        for feature in range(len(self.names)):
            for part in range(PARTS):
                self.weights[feature * PARTS + part] = float(known[self.names[feature]][part])

    def as_data(self) -> dict[str, list[float]]:
        """The weights by name."""
        return {
            self.names[feature]: [round(self.weights[feature * PARTS + part], 4) for part in range(PARTS)]
            for feature in range(len(self.names))
        }
