"""Shares of wins, with intervals that know which games belong together.

The games of a deal share its luck. So the deals are the observations: what a bot won in each, compared with what it
should have won at its line-up's mean, says how far the share may be off. As in the interval of Agresti and Coull, two
games won and two games lost are added, each a deal of its own: intervals stay sensible where everything was won, or
where all deals came out alike.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from shedet.arena.deals import Outcome

Z95 = 1.959963984540054
ADDED_WINS = 2
ADDED_LOSSES = 2


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


def score(outcomes: Sequence[Outcome], bot: int) -> Estimate:
    """The share of the games won for each seat that a bot took, and its 95 % interval."""
    deals: dict[int, list[tuple[float, int]]] = {}  # wins and seats, by line-up
    for outcome in outcomes:
        if outcome.seats[bot] > 0:
            deals.setdefault(outcome.line_up, []).append((outcome.wins[bot], outcome.seats[bot]))
    wins = sum(outcome.wins[bot] for outcome in outcomes)
    seats = sum(outcome.seats[bot] for outcome in outcomes)
    centre = (wins + ADDED_WINS) / (seats + ADDED_WINS + ADDED_LOSSES)
    spread = ADDED_WINS * (1 - centre) ** 2 + ADDED_LOSSES * centre**2
    spread += sum(spread_within(of_line_up, wins / seats) for of_line_up in deals.values())
    freedom = sum(len(of_line_up) for of_line_up in deals.values()) - 1
    reach = student95(freedom) * sqrt(spread) / (seats + ADDED_WINS + ADDED_LOSSES)
    return Estimate(wins / seats, max(0.0, centre - reach), min(1.0, centre + reach))


def spread_within(deals: Sequence[tuple[float, int]], overall: float) -> float:
    """The variance of the wins in all deals of a line-up: squared distances from its mean, which took one deal to
    estimate. A single deal has none; the mean of all line-ups has to do."""
    if len(deals) == 1:
        wins, seats = deals[0]
        return (wins - overall * seats) ** 2
    mean = sum(wins for wins, _ in deals) / sum(seats for _, seats in deals)
    squares = sum((wins - mean * seats) ** 2 for wins, seats in deals)
    return squares * len(deals) / (len(deals) - 1)


def student95(freedom: int) -> float:
    """How many standard errors make a 95 % interval when the error itself is estimated from few deals.

    The quantile of Student's distribution: exact for one and two, else by the expansion of Cornish and Fisher.
    """
    if freedom < 2:
        return 12.706204736174707
    if freedom == 2:
        return 4.302652729749464
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** (power + 1) for power, term in enumerate(terms))
