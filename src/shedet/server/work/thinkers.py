"""The thinking processes: started when there is something to think about, and again when one of them dies."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from shedet.engine import CHOSEN
from shedet.server.work.thinker import Task, Thought

LONGEST_LINE: Final = 64 * 1024 * 1024  # the archive of a long game
IDLE: Final = 300.0  # seconds until a process that nobody needs is ended


def environment() -> dict[str, str]:
    """A thinker takes the engine that there is when it starts: the fast one may have been built meanwhile."""
    return {name: value for name, value in os.environ.items() if name != CHOSEN}


class ThinkerDied(Exception):
    """A process ended before it had an answer."""


class Thinker:
    """One process, with one task at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.used = 0.0
        self.is_busy = False

    async def think(self, task: Task) -> AsyncIterator[Thought]:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        self.is_busy = True
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            while True:
                line = await process.stdout.readline()
                if not line:
                    raise ThinkerDied
                thought = msgspec.json.decode(line, type=Thought)
                yield thought
                if thought.is_done:
                    break
        except (BrokenPipeError, ConnectionResetError):
            raise ThinkerDied from None
        except BaseException:
            self.kill()  # nobody wants the rest
            raise
        finally:
            self.is_busy = False
            self.used = asyncio.get_running_loop().time()

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "shedet.server.work.thinker")
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=environment()
            )
        return self.process

    def kill(self) -> Process | None:
        """End the process, whatever it is thinking about; which it was."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return process


class Thinkers:
    """Some processes for moves, and one for each other kind of task: however many hints and analyses are asked for, no
    bot waits for them, and every game that ends is put away."""

    def __init__(self, number: int) -> None:
        self.moves = Pool(number)
        self.hints = Pool(1)
        self.archives = Pool(1)
        self.analyses = Pool(1)

    @property
    def pools(self) -> tuple["Pool", ...]:
        return (self.moves, self.hints, self.archives, self.analyses)

    def end_idle(self) -> None:
        for pool in self.pools:
            pool.end_idle()

    async def close(self) -> None:
        """End all processes, and wait until they have ended."""
        processes = [thinker.kill() for pool in self.pools for thinker in pool.all]
        for process in processes:
            if process is not None:
                await process.wait()


class Pool:
    """Processes that are there for the same kind of task."""

    def __init__(self, number: int) -> None:
        self.all = [Thinker() for _ in range(number)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.expected = 0  # tasks that somebody has promised to bring
        for thinker in self.all:
            self.free.put_nowait(thinker)

    @property
    def room(self) -> int:
        """For how many more tasks there is somebody."""
        return self.free.qsize() - self.expected

    @asynccontextmanager
    async def taking(self) -> AsyncIterator[Thinker]:
        thinker = await self.free.get()
        self.expected -= 1
        try:
            yield thinker
        finally:
            self.free.put_nowait(thinker)

    def end_idle(self) -> None:
        oldest = asyncio.get_running_loop().time() - IDLE
        for thinker in self.all:
            if not thinker.is_busy and thinker.used < oldest:
                thinker.kill()
