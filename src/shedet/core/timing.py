"""Stopwatches that run inside the engine, so that they time the engine and not the loop around it."""

import time

from shedet.core.game import Game, Knowledge, Memory
from shedet.core.position import Position
from shedet.core.rng import seeded


def time_clones(game: Game, positions: list[Position], rounds: int) -> float:
    """Seconds for copying every position so many times."""
    start = time.perf_counter()
    for _ in range(rounds):
        for position in positions:
            game.copy(position)
    return time.perf_counter() - start


def time_views(game: Game, positions: list[Position], memories: list[Memory], rounds: int) -> float:
    """Seconds for the first seat's view of every position, from the position to plain values."""
    start = time.perf_counter()
    for _ in range(rounds):
        for at in range(len(positions)):
            game.view(game.know(positions[at], memories[at], 0))
    return time.perf_counter() - start


def time_memories(game: Game, positions: list[Position], rounds: int) -> float:
    """Seconds for the first seat to work out anew, at every position, where everything may be."""
    start = time.perf_counter()
    for _ in range(rounds):
        for position in positions:
            game.remember(position, 0)
    return time.perf_counter() - start


def time_deals(game: Game, known: list[Knowledge], rounds: int) -> float:
    """Seconds for dealing a world from every knowledge so many times."""
    rng = seeded("worlds")
    start = time.perf_counter()
    for _ in range(rounds):
        for knowledge in known:
            game.deal_world(knowledge, rng)
    return time.perf_counter() - start
