"""Writing to the store without waiting for it in the loop that serves everybody."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from shedet.server.store.store import Store

THREADS: Final = 6  # for PostgreSQL, which writes for many at once

Found = TypeVar("Found")


class Writer:
    """Changes of the store, in threads. SQLite has one writer at a time, and waits for the disk with every transaction:
    there, all changes that came up during the last one are written together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(1 if store.is_embedded else THREADS, "write")
        self.waiting: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self.is_writing = False

    async def write(self, change: Callable[[], Found]) -> Found:
        loop = asyncio.get_running_loop()
        if not self.store.is_embedded:
            return await loop.run_in_executor(self.threads, change)
        future: asyncio.Future[Found] = loop.create_future()
        self.waiting.append((change, future))
        if not self.is_writing:
            self.is_writing = True
            self.writing = asyncio.create_task(self.write_all())
        return await future

    async def write_all(self) -> None:
        """Until nothing is left to write."""
        while self.waiting:
            group, self.waiting = self.waiting, []
            changes = [change for change, _ in group]
            try:
                results = await asyncio.get_running_loop().run_in_executor(self.threads, self.store.carry_out, changes)
            except Exception as error:
                results = [error] * len(group)
            for (_, future), result in zip(group, results, strict=True):
                if not future.done():
                    if isinstance(result, Exception):
                        future.set_exception(result)
                    else:
                        future.set_result(result)
        self.is_writing = False

    def close(self) -> None:
        self.threads.shutdown()
