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
        self.left = [clock.days * DAY or clock.seconds * SECOND] * players
        self.since: list[int | None] = [None] * players  # when it was set going; None: it stands still

    @property
    def in_use(self) -> bool:
        return bool(self.clock.seconds or self.clock.days)

    def set_going(self, asked: Iterable[int], now: int) -> None:
        """The clocks of these seats run, all others stand still."""
        wanted = set(asked)
        for seat in range(len(self.left)):
            since = self.since[seat]
            if seat in wanted and since is None:
                self.start(seat, now)
            elif seat not in wanted and since is not None:
                self.left[seat] += self.clock.increment * SECOND - (now - since)
                self.since[seat] = None

    def start(self, seat: int, now: int) -> None:
        self.since[seat] = now
        if self.clock.days:
            self.left[seat] = self.clock.days * DAY

    def stop(self, seat: int) -> None:
        """Somebody else plays for this seat; their time is not this seat's."""
        self.since[seat] = None

    def remaining(self, seat: int, now: int) -> int:
        since = self.since[seat]
        return max(0, self.left[seat] - (now - since if since is not None else 0))

    def give(self, seat: int) -> None:
        """Somebody comes back whose time was up: enough for a few answers."""
        self.left[seat] = max(self.left[seat], (self.clock.seconds or 60) * SECOND // 4)

    def runs_out(self) -> dict[int, int]:
        """When the time of each seat whose clock runs is up."""
        if not self.in_use:
            return {}
        return {seat: since + self.left[seat] for seat, since in enumerate(self.since) if since is not None}
