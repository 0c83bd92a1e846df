"""How often somebody may ask: a moving window for each session and each address.

Processes that share a bus count together. While it is away each of them counts for itself.
"""

import time
from ipaddress import AddressValueError, IPv6Address, ip_network
from typing import Final

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string
from starlette.requests import HTTPConnection

from shedet.server.refusing import Refused

# By session and by address: many may share one, behind a router. All of a club come on the same evening, and whoever's
# name is refused tries another: of those who arrive only guests that are made count. An analysis takes minutes. The
# lobby shows 50 tables: whoever offers theirs there is seen for most of an hour, whatever one address does.
WINDOWS: Final = {
    "look": ("30/second;600/minute", "200/second"),
    "act": ("10/second;200/minute", "100/second"),
    "enter": ("", "10/second;60/minute"),
    "arrive": ("", "100/minute;1000/day"),
    "offer": ("20/hour", "60/hour"),
    "study": ("6/hour", "60/hour"),
    "explain": ("40/minute", "200/minute"),
    "keep": ("20/minute", "60/minute"),
}
PATIENCE: Final = 0.5  # seconds that the bus may take to count
RETRY: Final = 2.0  # seconds until a bus that is away is asked again
SET_BACK: Final = 1.0  # second: if a clock goes back by less it has soon caught up
OF_ONE: Final = 64  # bits of an IPv6 address that are the same for one customer: the others are theirs to choose


class Limits:
    def __init__(self, url: str, factor: int) -> None:
        self.own = MovingWindowRateLimiter(MemoryStorage())
        self.counted = time.time()
        self.shared = MovingWindowRateLimiter(open_storage(url)) if url else None
        self.away_until = 0.0
        self.factor = factor
        self.items = {limit: tuple(self.read(text) for text in texts) for limit, texts in WINDOWS.items()}

    def read(self, text: str) -> list[RateLimitItem]:
        found = parse_many(text) if text else []
        for item in found:
            item.amount *= self.factor
        return found

    async def check(self, limit: str, player: str | None, address: str) -> None:
        """Count a request; Refused if there were too many."""
        if self.factor == 0:
            return
        by_session, by_address = self.items[limit]
        for item in by_session if player is not None else []:
            await self.hit(item, f"{limit}:player:{player}")
        for item in by_address:
            await self.hit(item, f"{limit}:address:{address}")

    async def hit(self, item: RateLimitItem, who: str) -> None:
        if not await self.count(item, who):
            raise Refused(429, "too-many-requests", "That is too fast; wait a moment and try again.")

    async def count(self, item: RateLimitItem, who: str) -> bool:
        """Whether there is room for one more."""
        if self.shared is not None and time.monotonic() >= self.away_until:
            try:
                return await self.shared.hit(item, who)
            except (StorageError, OSError):
                self.away_until = time.monotonic() + RETRY
        self.forget_the_future()
        return await self.own.hit(item, who)

    def forget_the_future(self) -> None:
        """If the clock was set back. What was counted before would count until it has caught up: the library goes by
        the time of day."""
        now = time.time()
        if now < self.counted - SET_BACK:
            self.own = MovingWindowRateLimiter(MemoryStorage())
        self.counted = now


def open_storage(url: str) -> Storage:
    scheme, _, rest = url.partition("://")
    found = storage_from_string(
        f"async+valkey{'s' if scheme in ('rediss', 'valkeys') else ''}://{rest}",
        wrap_exceptions=True,
        key_prefix="shedet",
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
    )
    assert isinstance(found, Storage)
    return found


def address_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


def neighbourhood(address: str) -> str:
    """The addresses that count as one. What is none, a proxy may have been told by anybody."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    return str(found.ipv4_mapped or ip_network((found, OF_ONE), strict=False))
