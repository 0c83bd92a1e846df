"""Chances to win from features of each seat: weighed, summed up, and shared out among the seats.

Every feature has three weights: at the beginning, and what the progress of the game and of its present part (a round, a
day) adds to it. The sums of the seats are turned into chances that add up to 1 (softmax). The weights come from games
among bots: see `fit`.
"""

import json
import math
from importlib import import_module
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from shedet.core.errors import BadWeights
from shedet.core.position import Position

MOST_SEATS: Final = 5
PLAYERS: Final = ("2", "3", "4", "5")
PARTS: Final = 3  # weights of a feature: as such, with the progress of the game, with that of its present part


def value_file(package: str) -> Path:
    """Where the weights of a room are kept: beside the `__init__.py` of its package, which is never compiled."""
    return Path(import_module(package).__path__[0], "value.json")


@final
class Features:
    """The names of a game's features. Each gets its place when it is named, and is written there: nothing is shifted
    by a feature that comes in between."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> i64:
        """The place of one more feature."""
        assert name not in self.names, f"there are two features called {name}"
        self.names.append(name)
        return len(self.names) - 1

    def add_all(self, names: list[str]) -> i64:
        """The place of the first of these; the others follow it in their order."""
        first = len(self.names)
        for name in names:
            self.add(name)
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a game's position is judged by. Each game has its features."""

    def __init__(self, features: Features) -> None:
        names = tuple(features.names)
        self.names = names
        self.features: i64 = len(names)
        # For each number of players, which changes what counts: (players * features + feature) * PARTS + part.
        self.weights = vec[float]([0.0] * ((MOST_SEATS + 1) * len(names) * PARTS))
        self.found = vec[float]([0.0] * (len(names) * MOST_SEATS))  # of each seat, as measured last
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
            chances[seat] = self.sum_up(players, seat)
            most = max(most, chances[seat])
        total = 0.0
        for seat in range(players):
            chances[seat] = math.exp(chances[seat] - most)
            total += chances[seat]
        for seat in range(players):
            chances[seat] /= total

    def sum_up(self, players: i64, seat: i64) -> float:
        total = 0.0
        first = seat * self.features
        for feature in range(self.features):
            found = self.found[first + feature]
            if found != 0.0:
                at = self.place(players, feature)
                total += found * (
                    self.weights[at] + self.progress * self.weights[at + 1] + self.part * self.weights[at + 2]
                )
        return total

    def place(self, players: i64, feature: i64) -> i64:
        """Where the weights of a feature begin."""
        return (players * self.features + feature) * PARTS

    def load(self, path: Path) -> None:
        """The weights of a file, which names them all for every number of players; or BadWeights, and nothing is
        changed."""
        known = read_weights(path)
        for players in known:
            for name in self.names:
                if not are_weights(known[players].get(name)):
                    raise BadWeights(
                        f"{path} has to give {name} {PARTS} weights for {players} players, as `shedet fit` writes them."
                    )
        for players in known:
            for feature in range(len(self.names)):
                for part in range(PARTS):
                    at = self.place(int(players), feature) + part
                    self.weights[at] = float(known[players][self.names[feature]][part])

    def as_data(self, players: int) -> dict[str, list[float]]:
        """The weights with a number of players by name."""
        data: dict[str, list[float]] = {}
        for feature in range(len(self.names)):
            at = self.place(players, feature)
            data[self.names[feature]] = [round(self.weights[at + part], 4) for part in range(PARTS)]
        return data


def read_weights(path: Path) -> dict[str, dict[str, Any]]:
    """What a file says for each number of players, or BadWeights; whether it is all there is for the value to check."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWeights(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise BadWeights(f"{path} is not JSON; `shedet fit` writes such files.") from None
    known = said.get("weights") if isinstance(said, dict) else None
    if not isinstance(known, dict) or not known:
        raise BadWeights(f"{path} has no weights; `shedet fit` writes such files.")
    for players, weights in known.items():
        if players not in PLAYERS or not isinstance(weights, dict):
            raise BadWeights(f"{path} has to give weights for numbers of players from 2 to {MOST_SEATS}.")
    return known


def are_weights(numbers: Any) -> bool:
    """Whether these can be the weights of a feature."""
    if not isinstance(numbers, list) or len(numbers) != PARTS:
        return False
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, (int, float)) or not math.isfinite(number):
            return False
    return True
