"""Batches in several processes, over shared memory.

Each process has two sides of games: while somebody decides for one side, the other is played on. Everything about a
side lies in shared memory, all processes' games one behind the other, so that it is read as one array.
"""

import gc
import multiprocessing
import os
import signal
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
    players: tuple[int, ...]  # of the games of a process; processes take these numbers in turn
    options: dict[str, int]
    games: int  # games of a side of a process
    seed: str
    learners: tuple[list[int], ...]  # with each of these numbers of players, for each game
    bot: str

    @property
    def most(self) -> int:
        return max(self.players)


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


class Crew:
    """Processes that play. `wait(side)` until all have come to their decisions; then read `sides[side]`, write its
    `actions`, and let them `go(side)` on."""

    def __init__(self, order: Order, workers: int) -> None:
        self.workers = workers
        context = multiprocessing.get_context("spawn")
        self.size = SIDES * side_size(order, workers)
        self.memory = SharedMemory(create=True, size=self.size + 1)
        self.wishes = np.ndarray((1,), np.uint8, self.memory.buf, self.size)  # 1: advice is wanted
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
        del self.wishes
        self.memory.close()
        self.memory.unlink()


def work(order: Order, workers: int, number: int, name: str, going: list[Semaphore], waiting: list[Semaphore]) -> None:
    """What a process of the crew does until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    keep_to_a_core(number)
    gc.disable()  # nothing here goes round in circles, and looking for it takes longer than a game
    memory = SharedMemory(name)
    mine = slice(number * order.games, (number + 1) * order.games)
    place = number % len(order.players)
    players, learners = order.players[place], order.learners[place]
    wishes = np.ndarray((1,), np.uint8, memory.buf, SIDES * side_size(order, workers))
    parent = os.getppid()
    sides = []
    for side in range(SIDES):
        seed = f"{order.seed}/{number}/{side}"
        games = Batches(order.game, players, order.options, order.games, seed, learners, bot=order.bot)
        shown = {name: array[mine] for name, array in arrays(memory, order, workers, side).items()}
        sides.append((games, shown))
        show(games, shown)
        waiting[side].release()
    while True:
        for side, (games, shown) in enumerate(sides):
            while not going[side].acquire(timeout=PATIENCE):
                if os.getppid() != parent:
                    return  # whoever started it was killed
            games.batch.advises = bool(wishes[0])
            games.step(shown["actions"][:, 0].tolist())
            show(games, shown)
            waiting[side].release()


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
