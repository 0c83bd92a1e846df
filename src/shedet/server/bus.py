"""The bus: who has to know of a change, in this process or in others. It carries names of tables, never what is on
them; whoever hears one looks it up."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

CHANNEL: Final = "shedet"
WORK: Final = "work!"  # there is a job; every other word is the name of a table
RETRY: Final = 1.0  # seconds until a bus that is gone is looked for again

Listener = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    async def publish(self, word: str) -> None: ...

    async def listen(self, listener: Listener) -> None:
        """Until cancelled, call the listener with every word that is published, by whatever process."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """For one process."""

    def __init__(self) -> None:
        self.queues: list[asyncio.Queue[str]] = []

    async def publish(self, word: str) -> None:
        for queue in self.queues:
            queue.put_nowait(word)

    async def listen(self, listener: Listener) -> None:
        queue: asyncio.Queue[str] = asyncio.Queue()
        self.queues.append(queue)
        try:
            while True:
                await listener(await queue.get())
        finally:
            self.queues.remove(queue)

    async def close(self) -> None:
        pass


class ValkeyBus:
    """For many processes. When it is away nothing is lost: everything is in the store, and who listens looks there from
    time to time."""

    def __init__(self, url: str) -> None:
        from valkey.asyncio import Valkey

        self.valkey = Valkey.from_url(
            url.replace("redis://", "valkey://"), socket_timeout=None, socket_connect_timeout=2
        )
        self.log = structlog.get_logger()
        self.is_up = True

    async def publish(self, word: str) -> None:
        from valkey.exceptions import ValkeyError

        try:
            await self.valkey.publish(CHANNEL, word)
        except (ValkeyError, OSError) as error:
            self.note(False, error)

    async def listen(self, listener: Listener) -> None:
        from valkey.exceptions import ValkeyError

        while True:
            try:
                async with self.valkey.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.note(True)
                    await listener("")  # anything may have happened while nobody listened
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await listener(message["data"].decode())
            except (ValkeyError, OSError) as error:
                self.note(False, error)
            await asyncio.sleep(RETRY)

    def note(self, is_up: bool, error: Exception | None = None) -> None:
        if is_up != self.is_up:
            self.is_up = is_up
            self.log.warning("bus is back" if is_up else "bus is away", error=type(error).__name__)

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self.valkey.aclose()


def open_bus(url: str) -> Bus:
    return ValkeyBus(url) if url else LocalBus()
