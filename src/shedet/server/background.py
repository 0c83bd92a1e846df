"""What goes on in the background: nobody would see that it has ended."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from shedet.server.logs import without_words
from shedet.server.store.database import StoreAway

LOG: Final = structlog.get_logger()


@contextmanager
def going_on(what: str) -> Iterator[None]:
    """Whatever goes wrong, the next round comes. That the store is away is said to whoever asks for something."""
    try:
        yield
    except StoreAway:
        pass
    except Exception as error:
        LOG.error("failed in the background", what=what, **without_words(error))


async def again_and_again(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        with going_on(do.__name__):
            await do()
