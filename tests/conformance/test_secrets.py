"""Hidden information is sacred: nothing that leaves the engine depends on what its receiver may not know.

The test of it all: deal worlds that a seat could be in for all it knows, and look at them through that seat's eyes.
Everything must be the same as in the true world.
"""

import pytest

from conformance_suite import Variant, name_of, random_positions, variants
from shedet.core.events import SPECTATOR
from shedet.core.game import Data
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import seeded

SAMPLE = 7  # one of so many illegal actions is tried at a position, others at the next

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


def seen_from(match: Match, position: Position, viewer: int) -> Data:
    """Everything a viewer is shown of a position: the view, what it may do, what that would do, why not more, who is
    asked."""
    game = match.game
    knowledge = game.know(position, match.memories[viewer], viewer)
    legal = [int(action) for action in game.legal_actions(position, viewer)] if viewer != SPECTATOR else []
    return {
        "view": game.view(knowledge),
        "question": game.question_data(position),
        "asked": int(position.asked()),
        "legal": legal,
        "previews": [game.preview(knowledge, action) for action in legal],
        "refusals": refusals(match, position, viewer, legal),
        "reveals": int(position.reveals),
        "over": position.over,
    }


def refusals(match: Match, position: Position, seat: int, legal: list[int]) -> list[str]:
    """Why an asked seat may not do other things: a sentence of the engine is a way out, too."""
    if not legal:
        return []
    numbers = range(len(match.log) % SAMPLE, match.game.actions, SAMPLE)
    return [match.game.refusal(position, seat, action) for action in numbers if action not in legal]


@every_variant
def test_a_seat_sees_the_same_in_every_world_it_could_be_in(variant: Variant) -> None:
    different = compared = 0
    for match in random_positions(variant, "leak", 12, 3):
        truth = match.game.position_text(match.position)
        for seat in range(variant.players):
            knowledge = match.knowledge(seat)
            expected = seen_from(match, match.position, seat)
            for number in range(3):
                world = match.game.deal_world(knowledge, seeded(f"world/{len(match.log)}/{number}"))
                assert seen_from(match, world, seat) == expected
                compared += not match.over()
                different += without_generator(match.game.position_text(world)) != without_generator(truth)
    assert different > 0.9 * compared > 100


@every_variant
def test_spectators_see_the_same_in_every_world_of_every_seat(variant: Variant) -> None:
    for match in random_positions(variant, "spectators", 6, 3):
        if match.over():
            continue
        expected = seen_from(match, match.position, SPECTATOR)
        for seat in range(variant.players):
            world = match.game.deal_world(match.knowledge(seat), seeded(f"{len(match.log)}"))
            assert seen_from(match, world, SPECTATOR) == expected


def without_generator(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("rng"))


@every_variant
def test_what_is_seen_at_a_glance_is_a_view_without_a_memory(variant: Variant) -> None:
    for match in random_positions(variant, "glance", 3, 10):
        for seat in range(variant.players):
            view = match.game.view(match.game.glance(match.position, seat))
            full = match.view(seat)
            assert view.keys() == full.keys()
            assert not view.get("memory")
