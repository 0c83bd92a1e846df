"""A test that stops as soon as it is decided: is the first bot ELO0 or ELO1 stronger than the second?

It is the generalised sequential probability ratio test that chess engines are tested with. An observation is a whole
deal, so that the luck its games share does no harm. What distribution the deals have is not assumed: for each of the
two hypotheses, the likeliest one is found under which it would be true (the empirical likelihood), and the logarithm
of the ratio of the two is compared with Wald's bounds. Where others play too, only the games that one of the two has
won count: by the model of the ratings, the others do not change how often it is which.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from shedet.arena.contest import LineUp
from shedet.arena.deals import Outcome
from shedet.arena.ratings import ELO

ALPHA = 0.05  # how often ELO1 is found though ELO0 is true
BETA = 0.05  # and the other way round
BOUNDS = (log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA))
# A deal of which so little was seen was won by each of them, so that neither hypothesis is ever impossible.
TRACE = 1e-3
ACCURACY = 1e-9
Observed = tuple[int, float, float]  # the line-up, and how many games of a deal the two have won


class Hypotheses(NamedTuple):
    elo0: float
    elo1: float


class Sprt:
    """Bots 0 and 1 are compared."""

    def __init__(self, hypotheses: Hypotheses, line_ups: Sequence[LineUp]) -> None:
        self.hypotheses = hypotheses
        self.line_ups = line_ups
        self.observed: Counter[Observed] = Counter()
        self.traces: dict[Observed, float] = {}

    def observe(self, outcome: Outcome) -> None:
        self.observed[outcome.line_up, outcome.wins[0], outcome.wins[1]] += 1
        self.traces[outcome.line_up, float(outcome.games), 0.0] = TRACE
        self.traces[outcome.line_up, 0.0, float(outcome.games)] = TRACE

    def llr(self) -> float:
        """The logarithm of the likelihood ratio: high for ELO1, low for ELO0."""
        return self.unlikelihood(self.hypotheses.elo0) - self.unlikelihood(self.hypotheses.elo1)

    def verdict(self) -> str:
        low, high = BOUNDS
        llr = self.llr()
        return "elo0" if llr <= low else "elo1" if llr >= high else "undecided"

    def unlikelihood(self, elo: float) -> float:
        """How much less likely what was seen is made by a difference of strength."""
        share = {at: expected_share(line_up, elo) for at, line_up in enumerate(self.line_ups)}
        surprises = [
            (count, first - share[at] * (first + second))
            for seen in (self.observed, self.traces)
            for (at, first, second), count in seen.items()
        ]
        tilt = tilt_of(surprises)
        return sum(count * log(1 + tilt * surprise) for count, surprise in surprises)


def expected_share(line_up: LineUp, elo: float) -> float:
    """Of the games that bots 0 and 1 win, the share of bot 0."""
    first = line_up.count(0) * exp(elo / ELO)
    return first / (first + line_up.count(1))


def tilt_of(surprises: Sequence[tuple[float, float]]) -> float:
    """How observations have to be weighed, by 1 / (1 + tilt * surprise), for the mean surprise to be nothing.

    The weighted mean falls as the tilt grows, between the two ends where a weight would be infinite: Newton's steps,
    halved intervals where they lead outside.
    """
    low = -1 / max(surprise for _, surprise in surprises)
    high = -1 / min(surprise for _, surprise in surprises)
    tilt = 0.0
    while high - low > ACCURACY:
        mean = slope = 0.0
        for count, surprise in surprises:
            weighed = surprise / (1 + tilt * surprise)
            mean += count * weighed
            slope -= count * weighed * weighed
        if mean > 0:
            low = tilt
        else:
            high = tilt
        step = -mean / slope
        if abs(step) < ACCURACY:
            break
        tilt = tilt + step if low < tilt + step < high else (low + high) / 2
    return tilt
