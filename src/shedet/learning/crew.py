"""Batches in several processes, over shared memory.

Each process has two sides of games: while somebody decides for one side, the other is played on. Everything about a
side lies in shared memory, all processes' games one behind the other, so that it is read as one array.
"""

import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import NamedTuple

import numpy as np

from shedet.core.errors import ShedetError
from shedet.games import find_game
from shedet.learning.batches import Batches

SIDES = 2
PATIENCE = 5.0  # seconds between two looks whether everybody is still there


class Order(NamedTuple):
    """Which games a crew plays."""

    game: str
    players: tuple[int, ...]  # every process plays with all these numbers: none has easier games than another
    options: dict[str, int]
    seed: str
    learners: tuple[list[int], ...]  # with each of these numbers of players, for each game of a side of a process
    bot: str

    @property
    def most(self) -> int:
        return max(self.players)

    @property
    def games(self) -> int:
        """Of a side of a process."""
        return sum(len(learners) for learners in self.learners)


class Column(NamedTuple):
    """An array of a side."""

    name: str
    kind: type
    width: int


def columns(order: Order) -> list[Column]:
    game = find_game(order.game)
    return [
        Column("actions", np.int32, 1),
        Column("advice", np.int32, 1),  # of the bot; -1: there is none
        Column("shares", np.float32, order.most),
        Column("scores", np.float32, order.most),
        Column("observations", np.uint8, int(game.observation.size)),
        Column("secrets", np.uint8, int(game.secrets.size)),
        Column("packed", np.uint8, (game.actions + 7) // 8),
        Column("seats", np.uint8, 1),
        Column("ended", np.uint8, 1),
    ]


def side_size(order: Order, workers: int) -> int:
    row = sum(np.dtype(column.kind).itemsize * column.width for column in columns(order))
    return -(-row * order.games * workers // 64) * 64  # the next side begins where numbers of any kind may


def arrays(memory: SharedMemory, order: Order, workers: int, side: int) -> dict[str, np.ndarray]:
    """All games of a side; the largest numbers come first, so that each begins where it may."""
    at = side * side_size(order, workers)
    found: dict[str, np.ndarray] = {}
    for column in columns(order):
        shape = (order.games * workers, column.width)
        found[column.name] = np.ndarray(shape, column.kind, memory.buf, at)
        at += found[column.name].nbytes
    return found


def crew_size(order: Order, workers: int) -> int:
    return SIDES * side_size(order, workers) + 8 * workers + 1


def signals(memory: SharedMemory, order: Order, workers: int) -> tuple[np.ndarray, np.ndarray]:
    """For each process how many seconds it has played; 1 if advice is wanted."""
    at = SIDES * side_size(order, workers)
    busy = np.ndarray((workers,), np.float64, memory.buf, at)
    return busy, np.ndarray((1,), np.uint8, memory.buf, at + busy.nbytes)


class Crew:
    """Processes that play. `wait(side)` until all have come to their decisions; then read `sides[side]`, write its
    `actions`, and let them `go(side)` on."""

    def __init__(self, order: Order, workers: int) -> None:
        self.workers = workers
        context = multiprocessing.get_context("spawn")
        self.memory = SharedMemory(create=True, size=crew_size(order, workers))
        self.busy, self.wishes = signals(self.memory, order, workers)
        self.going = [[context.Semaphore(0) for _ in range(workers)] for _ in range(SIDES)]
        self.waiting = [context.Semaphore(0) for _ in range(SIDES)]
        self.sides = [arrays(self.memory, order, workers, side) for side in range(SIDES)]
        self.processes: list[SpawnProcess] = []
        for number in range(workers):
            going = [self.going[side][number] for side in range(SIDES)]
            arguments = (order, workers, number, self.memory.name, going, self.waiting)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            self.processes.append(process)

    def wait(self, side: int) -> None:
        for _ in range(self.workers):
            while not self.waiting[side].acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise ShedetError("a process that plays training games has ended; what was trained so far is kept.")

    def ask_for_advice(self) -> None:
        self.wishes[0] = 1

    def no_more_advice(self) -> None:
        self.wishes[0] = 0

    def go(self, side: int) -> None:
        for going in self.going[side]:
            going.release()

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        self.sides.clear()
        del self.busy, self.wishes
        self.memory.close()
        self.memory.unlink()


def work(order: Order, workers: int, number: int, name: str, going: list[Semaphore], waiting: list[Semaphore]) -> None:
    """What a process of the crew does until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    keep_to_a_core(number)
    gc.disable()  # nothing here goes round in circles, and looking for it takes longer than a game
    memory = SharedMemory(name)
    busy, wishes = signals(memory, order, workers)
    parent = os.getppid()
    sides = []
    for side in range(SIDES):
        shown = arrays(memory, order, workers, side)
        sides.append(list(begin(order, f"{order.seed}/{number}/{side}", number * order.games, shown)))
        waiting[side].release()
    while True:
        for side, groups in enumerate(sides):
            while not going[side].acquire(timeout=PATIENCE):
                if os.getppid() != parent:
                    return  # whoever started it was killed
            begun = time.perf_counter()
            for games, shown in groups:
                games.batch.advises = bool(wishes[0])
                games.step(shown["actions"][:, 0].tolist())
                show(games, shown)
            busy[number] += time.perf_counter() - begun
            waiting[side].release()


def begin(
    order: Order, seed: str, first: int, shown: dict[str, np.ndarray]
) -> Iterator[tuple[Batches, dict[str, np.ndarray]]]:
    """The games of a side of a process, group by group of the same number of players, and where they are shown."""
    for group, (players, learners) in enumerate(zip(order.players, order.learners, strict=True)):
        games = Batches(order.game, players, order.options, len(learners), f"{seed}/{group}", learners, bot=order.bot)
        here = {name: array[first : first + len(learners)] for name, array in shown.items()}
        show(games, here)
        yield games, here
        first += len(learners)


def keep_to_a_core(number: int) -> None:
    """All wait for the slowest: nobody shall have to share a core while another is idle."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[number % len(cores)]})


def show(games: Batches, shown: dict[str, np.ndarray]) -> None:
    shown["observations"][:] = games.observations
    shown["secrets"][:] = games.secrets
    shown["packed"][:] = games.packed
    shown["seats"][:, 0] = games.seats
    shown["ended"][:, 0] = games.ended
    players = games.shares.shape[1]
    shown["shares"][:, :players] = games.shares
    shown["scores"][:, :players] = games.scores
    shown["advice"][:, 0] = games.advice if games.batch.advises else -1
