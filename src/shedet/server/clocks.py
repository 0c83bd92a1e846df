"""Clocks: how much time everybody has left, from what happened and when."""

from collections.abc import Iterable
from typing import Final

from shedet.server.store.entries import Clock

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


class Clocks:
    """One for each seat. A clock runs while its seat is asked. All times are milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.whole = clock.days * DAY or clock.seconds * SECOND  # what everybody begins with
        self.left = [self.whole] * players
        self.since: list[int | None] = [None] * players  # when it was set going; None: it stands still
        self.added = [0] * players  # for the last answer of each seat

    @property
    def in_use(self) -> bool:
        return bool(self.clock.seconds or self.clock.days)

    def set_going(self, asked: Iterable[int], now: int) -> None:
        """The clocks of these seats run, all others stand still."""
        wanted = set(asked)
        for seat in range(len(self.left)):
            is_going = self.since[seat] is not None
            if seat in wanted and not is_going:
                self.since[seat] = now
            elif seat not in wanted and is_going:
                self.stop(seat, now)
                self.add(seat)

    def stop(self, seat: int, now: int) -> None:
        """The time that was used is gone, whoever plays on for this seat."""
        self.left[seat] = self.remaining(seat, now)
        self.since[seat] = None
        self.added[seat] = 0

    def add(self, seat: int) -> None:
        """What there is for an answer: the increment, or as many days again."""
        self.added[seat] = self.whole - self.left[seat] if self.clock.days else self.clock.increment * SECOND
        self.left[seat] += self.added[seat]

    def take_back(self, asked: Iterable[int]) -> None:
        """These seats are asked again what they had answered: nothing is added for that."""
        for seat in asked:
            if self.since[seat] is None:
                self.left[seat] -= self.added[seat]
                self.added[seat] = 0

    def remaining(self, seat: int, now: int) -> int:
        since = self.since[seat]
        return max(0, self.left[seat] - (now - since if since is not None else 0))

    def give(self, seat: int) -> None:
        """Somebody comes back whose time was up: enough for a few answers."""
        self.left[seat] = max(self.left[seat], self.whole // 4)

    def runs_out(self) -> dict[int, int]:
        """When the time of each seat whose clock runs is up."""
        if not self.in_use:
            return {}
        return {seat: since + self.left[seat] for seat, since in enumerate(self.since) if since is not None}
