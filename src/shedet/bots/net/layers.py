"""The arithmetic of nets. A layer keeps a row for each of its inputs: what this input adds to all outputs. Most inputs
are zero (what is not on the table, what a rectifier has cut off), and their rows are never looked at.

Four rows are added at once, in one `zip`: compiled, this is a loop without bounds checks, four times as fast as the one
that would be written first.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

TOGETHER: Final = 4  # rows that are added at once
TINY: Final = 1e-5  # keeps a norm from dividing by zero; as in training


@final
class Inputs:
    """The inputs of a layer that are not zero."""

    def __init__(self, most: i64) -> None:
        self.places = vec[i64]([0] * (most + TOGETHER))
        self.values = vec[float]([0.0] * (most + TOGETHER))
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, place: i64, value: float) -> None:
        count = self.count
        self.places[count] = place
        self.values[count] = value
        self.count = count + 1

    def add_positive(self, numbers: vec[float], first: i64) -> None:
        """Those above zero, as inputs from the first on."""
        places = self.places
        values = self.values
        count = self.count
        place = first
        for number in numbers:
            if number > 0.0:
                places[count] = place
                values[count] = number
                count += 1
            place += 1
        self.count = count

    def fill_up(self) -> None:
        """With inputs that add nothing, so that there are no rows left over."""
        while self.count % TOGETHER != 0:
            self.add(0, 0.0)


@final
class Layer:
    def __init__(self, rows: vec[vec[float]], bias: vec[float]) -> None:
        self.rows = rows
        self.bias = bias

    def apply(self, inputs: Inputs, out: vec[float]) -> None:
        """Write the outputs."""
        copy_numbers(self.bias, out)
        add_rows(self.rows, inputs, out)


@final
class Norm:
    """Numbers with a mean of zero and a variance of one, then stretched and shifted one by one."""

    def __init__(self, stretch: vec[float], shift: vec[float]) -> None:
        self.stretch = stretch
        self.shift = shift

    def apply(self, numbers: vec[float], out: vec[float]) -> None:
        total = 0.0
        for number in numbers:
            total += number
        size = float(i64(len(numbers)))
        mean = total / size
        total = 0.0
        for number in numbers:
            total += (number - mean) * (number - mean)
        scale = 1.0 / math.sqrt(total / size + TINY)
        place: i64 = 0
        for number, stretch, shift in zip(numbers, self.stretch, self.shift):
            out[place] = (number - mean) * scale * stretch + shift
            place += 1


def add_rows(rows: vec[vec[float]], inputs: Inputs, out: vec[float]) -> None:
    """Add the rows of the inputs, times their values."""
    inputs.fill_up()
    places = inputs.places
    values = inputs.values
    n: i64 = 0
    while n < inputs.count:
        a = values[n]
        b = values[n + 1]
        c = values[n + 2]
        d = values[n + 3]
        place: i64 = 0
        for of_a, of_b, of_c, of_d in zip(
            rows[places[n]], rows[places[n + 1]], rows[places[n + 2]], rows[places[n + 3]]
        ):
            out[place] += (a * of_a + b * of_b) + (c * of_c + d * of_d)
            place += 1
        n += TOGETHER


def copy_numbers(numbers: vec[float], out: vec[float]) -> None:
    place: i64 = 0
    for number in numbers:
        out[place] = number
        place += 1


def cut_off(numbers: vec[float]) -> None:
    """What is below zero becomes zero."""
    place: i64 = 0
    for number in numbers:
        if number < 0.0:
            numbers[place] = 0.0
        place += 1


def multiply(one: vec[float], other: vec[float]) -> float:
    """The sum of the products."""
    total = 0.0
    for a, b in zip(one, other):
        total += a * b
    return total


def share_out(scores: vec[float], temperature: float) -> None:
    """Make chances that add up to 1 of scores (softmax). The lower the temperature, the more the best one gets."""
    most = -math.inf
    for score in scores:
        if score > most:
            most = score
    total = 0.0
    place: i64 = 0
    for score in scores:
        chance = math.exp((score - most) / temperature)
        scores[place] = chance
        total += chance
        place += 1
    for place in range(len(scores)):
        scores[place] /= total
