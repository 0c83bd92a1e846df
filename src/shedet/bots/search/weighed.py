"""What a search has found out about an action."""

import math
from typing import final

from mypy_extensions import i64


@final
class Weighed:
    """One legal action: how often it was tried, the seat's chance of winning with it, and its standard error."""

    def __init__(self, action: i64, visits: i64, worth: float, error: float) -> None:
        self.action = action
        self.visits = visits
        self.worth = worth
        self.error = error
        self.plan: list[int] = []  # how the seat means to go on with its turn; empty: nothing is planned


def weighed(action: i64, visits: i64, total: float, squares: float) -> Weighed:
    """From the sums of what was seen."""
    number = float(max(1, visits))
    mean = total / number
    spread = max(0.0, squares / number - mean * mean) + 0.25 / number
    return Weighed(action, visits, mean, math.sqrt(spread / number))


def most_visited(found: list[Weighed]) -> list[Weighed]:
    """The most visited first, of equals the better one."""
    return sorted(found, key=visits_and_worth, reverse=True)


def visits_and_worth(each: Weighed) -> tuple[int, float]:
    return int(each.visits), each.worth
