"""How long a search may go on."""

import time
from typing import final

from mypy_extensions import i64

from shedet.bots.search import breathe
from shedet.core.errors import ShedetError


@final
class Budget:
    """So many iterations, or so many seconds; the other number is 0."""

    def __init__(self, iterations: i64, seconds: float) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ShedetError("a search needs a budget: at least 1 iteration, or a time above 0 seconds.")
        self.iterations = iterations
        self.seconds = seconds
        self.started = 0.0
        self.seen = 0.0  # the share of the time that was used up when it was last looked at
        self.longest = 0.0  # the longest share between two looks
        self.done: i64 = 0

    def start(self) -> None:
        self.started = time.perf_counter()
        self.seen = 0.0
        self.longest = 0.0
        self.done = 0

    def used(self) -> float:
        """The share that is used up; 1 and more: all. Of a time, what comes before the next look is counted in, so that
        it ends in time even if that takes as long as ever."""
        breathe()
        if self.iterations > 0:
            return float(self.done) / float(self.iterations)
        now = (time.perf_counter() - self.started) / self.seconds
        self.longest = max(self.longest, now - self.seen)
        self.seen = now
        return now + self.longest

    def left(self, share: float) -> float:
        """About how many more iterations there will be when this share is used up."""
        if self.iterations > 0:
            return float(self.iterations - self.done)
        return float(self.done) * (1.0 - share) / max(0.001, share)

    def part(self, share: float) -> "Budget":
        """A smaller one."""
        return Budget(max(1, i64(float(self.iterations) * share)) if self.iterations > 0 else 0, self.seconds * share)
