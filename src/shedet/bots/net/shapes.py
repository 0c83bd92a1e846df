"""The tensors of nets: their names and shapes, which follow from a game and the sizes of the net."""

from typing import Final

from shedet.bots.value.linear import MOST_SEATS
from shedet.core.game import Game
from shedet.core.observing import Layout, Part, Things

Shape = tuple[str, list[int]]

POLICY_SIZES: Final = ("width", "neck", "blocks", "thing", "summary", "kind")
LEAF_SIZES: Final = ("hidden", "second")


def policy_shapes(game: Game, sizes: dict[str, int]) -> list[Shape]:
    """Of a policy, as `shedet.learning.model` names them; KeyError for a size that is not given."""
    width, neck, blocks, thing, summary, kind = [sizes[name] for name in POLICY_SIZES]
    layout = game.observation
    found: list[Shape] = [("reader.scales", [int(layout.size)])]
    for things in layout.things:
        for part in parts_of(layout, things.name):
            if part.kinds:
                found.append((f"reader.kinds.{part.name}.weight", [part.kinds, kind]))
        found += layer(f"reader.firsts.{things.name}", numbers_of(layout, things, kind), thing)
        found += layer(f"reader.seconds.{things.name}", thing, summary)
        found += layer(f"pointers.{things.name}", width, thing * len(things.actions))
    found += layer("trunk.enter", len(plain(layout)) + summaries(layout, summary), width)
    for number in range(blocks):
        found += norm(f"trunk.blocks.{number}.0", width)
        found += layer(f"trunk.blocks.{number}.1", width, neck)
        found += layer(f"trunk.blocks.{number}.2", neck, width)
    found += norm("trunk.leave", width)
    found += layer("head", width, game.actions)
    return found


def leaf_shapes(game: Game, sizes: dict[str, int]) -> list[Shape]:
    """Of a net that judges positions; KeyError for a size that is not given."""
    hidden, second = [sizes[name] for name in LEAF_SIZES]
    numbers = int(game.observation.size + game.secrets.size)
    found: list[Shape] = [("leaf.scales", [numbers])]
    for part in game.observation.parts:
        if part.kinds:
            found.append((f"leaf.kinds.{part.name}.weight", [part.size * part.kinds, hidden]))
    found += layer("leaf.enter", numbers, hidden)
    found += layer("leaf.middle", hidden, second)
    found += layer("leaf.out", second, MOST_SEATS)
    return found


def layer(name: str, inputs: int, outputs: int) -> list[Shape]:
    return [(f"{name}.weight", [outputs, inputs]), (f"{name}.bias", [outputs])]


def norm(name: str, width: int) -> list[Shape]:
    return [(f"{name}.weight", [width]), (f"{name}.bias", [width])]


# ---- the parts of an observation


def parts_of(layout: Layout, things: str) -> list[Part]:
    return [part for part in layout.parts if part.things == things]


def plain(layout: Layout) -> list[int]:
    """The numbers that do not belong to things."""
    return [part.start + place for part in layout.parts if not part.things for place in range(part.size)]


def numbers_of(layout: Layout, things: Things, kind: int) -> int:
    """How many numbers the shared net gets of a thing: its own, what stands for its kinds, and which one it is."""
    found = things.number
    for part in parts_of(layout, things.name):
        each = part.size // things.number
        found += each * kind if part.kinds else each
    return found


def summaries(layout: Layout, summary: int) -> int:
    """How many numbers all others get of all things together."""
    found = 0
    for things in layout.things:
        found += things.number * summary
    return found
