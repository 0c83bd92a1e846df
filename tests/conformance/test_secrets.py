"""Hidden information is sacred: nothing that leaves the engine depends on what its receiver may not know.

The test of it all: deal worlds that a seat could be in for all it knows, and look at them through that seat's eyes.
Everything must be the same as in the true world.
"""

from collections.abc import Iterator

import pytest

import shedet
from conformance_suite import Variant, name_of, random_positions, seen_from, variants, without_generator
from shedet.core.errors import ShedetError
from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.game import Game
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


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


@every_variant
def test_worlds_dealt_from_what_a_spectator_knows_are_whole_and_look_the_same_to_them(variant: Variant) -> None:
    """Nobody's hand is the spectator's own: every one is dealt."""
    different = compared = 0
    for match in random_positions(variant, "spectators' worlds", 6, 3):
        truth = without_generator(match.game.position_text(match.position))
        expected = seen_from(match, match.position, SPECTATOR)
        for number in range(2):
            world = match.game.deal_world(match.knowledge(SPECTATOR), seeded(f"{len(match.log)}/{number}"))
            match.game.check_conserved(world)
            assert seen_from(match, world, SPECTATOR) == expected
            asked = [seat for seat in range(variant.players) if (int(world.asked()) >> seat) & 1]
            assert all(len(match.game.legal_actions(world, seat)) for seat in asked)
            compared += not match.over()
            different += without_generator(match.game.position_text(world)) != truth
    assert different > 0.9 * compared > 20


@every_variant
def test_who_knows_everything_is_dealt_the_position_itself(variant: Variant) -> None:
    for match in random_positions(variant, "omniscient", 3, 10):
        world = match.game.deal_world(match.knowledge(OMNISCIENT), seeded(f"{len(match.log)}"))
        texts = [match.game.position_text(each) for each in (world, match.position)]
        assert without_generator(texts[0]) == without_generator(texts[1])


@every_variant
def test_a_viewer_who_is_not_at_the_table_is_refused_at_once(variant: Variant) -> None:
    match = variant.match("nobody there")
    for viewer in (-1, variant.players, OMNISCIENT + 1):
        with pytest.raises(ShedetError, match=f"there is no viewer {viewer}; the viewers of this game are 0 .A."):
            match.game.remember(match.position, viewer)
        with pytest.raises(ShedetError, match=f"there is no viewer {viewer}; the viewers of this game are 0 .A."):
            match.game.know(match.position, match.memories[SPECTATOR], viewer)


@every_variant
def test_nothing_of_a_secret_answer_is_seen_before_all_have_given_theirs(variant: Variant) -> None:
    """Whatever somebody answers, the others are told and see the same as long as another is asked."""
    game, rng = variant.game, seeded("secret answers")
    compared = 0
    for position in positions_with_secrets(variant):
        for seat in range(variant.players):
            if (int(position.asked()) >> seat) & 1:
                answers = [answer_in_secret(game, game.copy(position), seat, rng) for _ in range(4)]
                assert answers == [answers[0]] * len(answers)
                compared += 1
    assert compared > 0 or variant.players == 2 or not shedet.compiled()


def positions_with_secrets(variant: Variant) -> Iterator[Position]:
    """Positions of random games in which several are asked."""
    for number in range(60 if shedet.compiled() else 6):
        rng = seeded(f"secret answers/{number}")
        position = variant.game.new(variant.players, variant.game.option_values(variant.options), rng.copy())
        while not position.over:
            seats = [seat for seat in range(variant.players) if (int(position.asked()) >> seat) & 1]
            if len(seats) > 1 and rng.below(3) == 0:
                yield position
            seat = seats[int(rng.below(len(seats)))]
            legal = variant.game.legal_actions(position, seat)
            variant.game.apply(position, seat, legal[int(rng.below(len(legal)))])


def answer_in_secret(game: Game, position: Position, seat: int, rng: Rng) -> object:
    """A random answer of one of several who are asked, and what everybody else is told and sees of it."""
    told: list[Event] = []
    position.events = told
    while (int(position.asked()) >> seat) & 1:
        legal = game.legal_actions(position, seat)
        game.apply(position, seat, legal[int(rng.below(len(legal)))])
    others = [viewer for viewer in [*range(int(position.players)), SPECTATOR] if viewer != seat]
    heard = [[event.key() for event in told if event.told_to(viewer)] for viewer in others]
    seen = [game.view(game.glance(position, viewer)) for viewer in others]
    return heard, seen, game.question_data(position)


@every_variant
def test_what_is_seen_at_a_glance_is_a_view_without_a_memory(variant: Variant) -> None:
    for match in random_positions(variant, "glance", 3, 10):
        for seat in range(variant.players):
            view = match.game.view(match.game.glance(match.position, seat))
            full = match.view(seat)
            assert view.keys() == full.keys()
            assert not view.get("memory")
