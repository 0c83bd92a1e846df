"""How often somebody may ask: a moving window for each session and each address."""

from typing import Final

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.storage import storage_from_string

from shedet.server.refusing import Refused

# By session and by address: many may share one, behind a router.
WINDOWS: Final = {
    "look": ("30/second;600/minute", "200/second"),
    "act": ("10/second;200/minute", "100/second"),
    "enter": ("", "10/second;60/minute"),
}


class Limits:
    def __init__(self, url: str, factor: int) -> None:
        self.storage: Storage = open_storage(url)
        self.windows = MovingWindowRateLimiter(self.storage)
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
        if not await self.windows.hit(item, who):
            raise Refused(429, "too-many-requests", "That is too fast; wait a moment and try again.")


def open_storage(url: str) -> Storage:
    if not url:
        return MemoryStorage()
    scheme, _, rest = url.partition("://")
    found = storage_from_string(f"async+valkey{'s' if scheme.endswith('s') and scheme != 'redis' else ''}://{rest}")
    assert isinstance(found, Storage)
    return found
