"""Nets of random numbers for tests, and positions that they are asked about."""

import struct
from collections.abc import Iterator

from shedet.bots.net.file import net_bytes
from shedet.bots.net.shapes import leaf_shapes, policy_shapes
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import find_game

SMALL = {"width": 24, "neck": 16, "blocks": 2, "thing": 12, "summary": 4, "kind": 4, "hidden": 16, "second": 8}
TABLES = [("sobek2p", 2), ("sobek", 2), ("sobek", 3), ("sobek", 4), ("kemet", 2), ("kemet", 3), ("kemet", 5)]
SHORT = {"kemet": {"day_limit": 2}}

Tensor = tuple[str, list[int], bytes]


def header_of(game: Game, sizes: dict[str, int]) -> dict[str, object]:
    return {
        "game": game.name,
        "observation": game.observation.version,
        "secrets": game.secrets.version,
        "actions": game.actions,
        "sizes": sizes,
        "made": {"by": "a test"},
        "scores": {},
    }


def some_tensors(game: Game, sizes: dict[str, int], seed: str) -> list[Tensor]:
    """A policy, a net for leaves, or both, as the sizes say, of random numbers around zero."""
    shapes = policy_shapes(game, sizes) if "width" in sizes else []
    shapes += leaf_shapes(game, sizes) if "hidden" in sizes else []
    rng = seeded(seed)
    return [(name, shape, some_halves(name, shape, rng)) for name, shape in shapes]


def some_halves(name: str, shape: list[int], rng: Rng) -> bytes:
    count = 1
    for size in shape:
        count *= size
    if name.endswith("scales"):  # some numbers do not count, others are counted in tens
        return struct.pack(f"<{count}e", *[(0.0, 0.1, 0.5, 1.0)[rng.below(4)] for _ in range(count)])
    width = 1.0 if name.endswith("bias") or "kinds" in name else (3.0 / shape[-1]) ** 0.5 * 2
    return struct.pack(f"<{count}e", *[(rng.fraction() - 0.5) * width for _ in range(count)])


def some_net(game: Game, sizes: dict[str, int], seed: str) -> bytes:
    return net_bytes(header_of(game, sizes), some_tensors(game, sizes, seed))


def asked_positions(name: str, players: int, seed: str, every: int) -> Iterator[Match]:
    """A random game, at one of so many questions that can be answered in several ways."""
    match, rng = Match(find_game(name), players, SHORT.get(name, {}), seed), seeded(seed)
    number = 0
    while not match.over():
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        if len(legal) > 1:
            number += 1
            if number % every == 0:
                yield match
        match.play(seat, legal[int(rng.below(len(legal)))])
