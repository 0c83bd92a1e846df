"""The weights of the greedy bots: numbers with names, kept in `weights.toml` of each game's room.

A file holds numbers (`deben = 5.4`), lists of them (`army = [0.8, 1.1]`) and tables (`[tiles]`). Here they are one
dictionary; what is inside a list or a table is named with a dot: `army.0`, `tiles.charge`.
"""

import tomllib
from importlib import import_module
from pathlib import Path

from librt.vecs import vec

from shedet.core.errors import BadWeights

Numbers = dict[str, float]


def weights_file(package: str) -> Path:
    """Where the weights of a room are kept: beside the `__init__.py` of its package, which is never compiled."""
    return Path(import_module(package).__path__[0], "weights.toml")


def read_weights(package: str) -> Numbers:
    """The weights that the greedy bot of a room plays with."""
    return parse_weights(weights_file(package).read_text(encoding="utf-8"))


def parse_weights(text: str) -> Numbers:
    """The numbers of a file by their names, or BadWeights."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadWeights(f"the weights are not TOML: {error}.") from None
    numbers: Numbers = {}
    for name, value in values.items():
        put_numbers(numbers, name, value)
    return numbers


def put_numbers(numbers: Numbers, name: str, value: object) -> None:
    if isinstance(value, dict):
        for inner, each in value.items():
            put_numbers(numbers, f"{name}.{inner}", each)
    elif isinstance(value, list):
        for place, each in enumerate(value):
            put_numbers(numbers, f"{name}.{place}", each)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        numbers[name] = float(value)
    else:
        raise BadWeights(f"the weight {name} must be a number, not {value!r}.")


class Giver:
    """Gives each number away once: a weight that is missing, or that nobody asks for, is a mistake."""

    def __init__(self, numbers: Numbers) -> None:
        self.left = dict(numbers)

    def give(self, name: str) -> float:
        if name not in self.left:
            raise BadWeights(f"the weight {name} is missing.")
        return self.left.pop(name)

    def give_sums(self, name: str, count: int) -> vec[float]:
        """What none, one, two and so on are worth together, of a list that says what each of them adds."""
        sums = [0.0]
        for place in range(count):
            sums.append(round(sums[place] + self.give(f"{name}.{place}"), 9))
        return vec[float](sums)

    def give_by_name(self, name: str, names: tuple[str, ...]) -> vec[float]:
        """The numbers of a table, in the order of these names."""
        return vec[float]([self.give(f"{name}.{each}") for each in names])

    def check_all_given(self) -> None:
        for name in self.left:
            raise BadWeights(f"I don't know the weight {name}.")
