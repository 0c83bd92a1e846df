"""The bus: who has to know of a change, in this process or in others. It carries names of tables, never what is on
them; whoever hears one looks it up."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

import structlog

from shedet.server.background import going_on

CHANNEL: Final = "shedet"
WORK: Final = "work!"  # there is a job
TOKENS: Final = "tokens!"  # some are not good any more
ANYTHING: Final = "anything!"  # any table may have changed while nobody listened; every other word is a table's name
RETRY: Final = 1.0  # seconds until a bus that is gone is looked for again
PATIENCE: Final = 2.0  # seconds that somebody waits for the bus to take a word


class Word(NamedTuple):
    text: str
    is_ours: bool  # whether this process said it: then it knows already what has changed


Listener = Callable[[Word], Awaitable[None]]


class Bus(Protocol):
    async def publish(self, text: str) -> None: ...

    async def listen(self, listener: Listener) -> None:
        """Until cancelled, call the listener with every word that is published, by whatever process."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """For one process."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[Word] = asyncio.Queue()

    async def publish(self, text: str) -> None:
        self.words.put_nowait(Word(text, True))

    async def listen(self, listener: Listener) -> None:
        """Who misses a word compares sockets and tables with the store before long."""
        while True:
            word = await self.words.get()
            with going_on("listen"):
                await listener(word)

    async def close(self) -> None:
        pass


class ValkeyBus:
    """For many processes. What this process says it hears at once; the others when Valkey tells them. When Valkey is
    away nothing is lost: everything is in the store, and who listens looks there from time to time."""

    def __init__(self, url: str) -> None:
        from valkey.asyncio import Valkey

        address = url.replace("rediss://", "valkeys://").replace("redis://", "valkey://")
        self.local = LocalBus()
        self.speaking = Valkey.from_url(address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        # Nobody may say anything for hours. Whoever listens waits as long: without a word for it, the library gives up
        # after seconds.
        self.listening = Valkey.from_url(
            address, socket_timeout=None, socket_connect_timeout=PATIENCE, socket_keepalive=True
        )
        self.me = secrets.token_hex(8)
        self.is_up = True

    async def publish(self, text: str) -> None:
        from valkey.exceptions import ValkeyError

        await self.local.publish(text)
        try:
            await self.speaking.publish(CHANNEL, f"{self.me} {text}")
        except (ValkeyError, OSError) as error:
            self.note_away(error)

    async def listen(self, listener: Listener) -> None:
        hearing = asyncio.create_task(self.hear_the_others())
        try:
            await self.local.listen(listener)
        finally:
            hearing.cancel()

    async def hear_the_others(self) -> None:
        from valkey.exceptions import ValkeyError

        while True:
            try:
                async with self.listening.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.note_back()
                    self.local.words.put_nowait(Word(ANYTHING, False))
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.pass_on(message["data"].decode())
            except (ValkeyError, OSError) as error:
                self.note_away(error)
            await asyncio.sleep(RETRY)

    def pass_on(self, said: str) -> None:
        who, _, text = said.partition(" ")
        if who != self.me:
            self.local.words.put_nowait(Word(text, False))

    def note_away(self, error: Exception) -> None:
        if self.is_up:
            structlog.get_logger().warning("bus is away", error=type(error).__name__)
        self.is_up = False

    def note_back(self) -> None:
        if not self.is_up:
            structlog.get_logger().info("bus is back")
        self.is_up = True

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self.speaking.aclose()
            await self.listening.aclose()


def open_bus(url: str) -> Bus:
    return ValkeyBus(url) if url else LocalBus()
