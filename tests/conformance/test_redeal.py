"""Other futures of the same table: what is drawn stays, what is not drawn yet comes in another order."""

from collections import Counter

import pytest

from conformance_suite import Variant, name_of, random_positions, variants
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Data, Game
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)
UNDRAWN = {"pile", "deck"}  # in the data of a position


def lying(game: Game, position: Position) -> Data:
    """Everything that lies on the table or in a hand, seen or unseen."""
    return {name: value for name, value in game.position_data(position).items() if name not in UNDRAWN}


def undrawn(game: Game, position: Position) -> list[str]:
    return [str(card) for name in UNDRAWN for card in game.position_data(position).get(name) or []]  # type: ignore[union-attr]


@every_variant
def test_everything_that_is_drawn_stays_and_nothing_gets_lost(variant: Variant) -> None:
    other_orders = 0
    for match in random_positions(variant, "redeal", 4, 5):
        game = match.game
        before = game.position_text(match.position)
        other = game.redeal(match.position, seeded(f"other/{len(match.log)}"))
        assert game.position_text(match.position) == before
        game.check_conserved(other)
        assert lying(game, other) == lying(game, match.position)
        assert sorted(undrawn(game, other)) == sorted(undrawn(game, match.position))
        other_orders += undrawn(game, other) != undrawn(game, match.position)
        for seat in range(variant.players):
            memory = match.memories[seat]
            seen = game.view(game.know(other, memory, seat))
            assert seen == match.view(seat)
            assert list(game.legal_actions(other, seat)) == list(game.legal_actions(match.position, seat))
    assert other_orders > 3


@every_variant
def test_the_generator_decides_the_future(variant: Variant) -> None:
    match = variant.match("redeal")
    game = match.game
    texts = [game.position_text(game.redeal(match.position, seeded(seed))) for seed in ("1", "1", "2")]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("name", GAMES)
def test_every_order_of_what_is_left_is_equally_likely(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.fewest, {}, "uniform")
    cards = undrawn(game, match.position)
    tries, hits = 3000, Counter[str]()
    for number in range(tries):
        hits[undrawn(game, game.redeal(match.position, seeded(f"uniform/{number}")))[-1]] += 1
    for card, copies in Counter(cards).items():
        expected = tries * copies / len(cards)
        assert abs(hits[card] - expected) < 5 * expected**0.5, card


@every_variant
def test_taking_back_secret_choices_leaves_the_seat_its_own_and_changes_nothing_it_sees(variant: Variant) -> None:
    """What is taken back is unseen: the others' views stay, and everything is still in one place."""
    for match in random_positions(variant, "unchoose", 4, 3):
        if match.over():
            continue
        game = match.game
        for seat in [*range(variant.players), SPECTATOR]:
            other = game.copy(match.position)
            game.unchoose(other, seat)
            game.check_conserved(other)
            assert other.asked() & match.position.asked() == match.position.asked()
            if seat != SPECTATOR:
                assert list(game.legal_actions(other, seat)) == list(game.legal_actions(match.position, seat))
                again = game.copy(other)
                game.unchoose(again, seat)
                assert game.position_text(again) == game.position_text(other)


@every_variant
def test_a_glance_shows_what_a_memory_of_this_moment_shows(variant: Variant) -> None:
    for match in random_positions(variant, "glance", 4, 5):
        game = match.game
        if match.options.get("open_memory") or match.options.get("open_information"):
            continue  # there the table shows what a memory would know
        for viewer in [*range(variant.players), SPECTATOR, OMNISCIENT]:
            remembered = game.know(match.position, game.remember(match.position, viewer), viewer)
            assert game.view(game.glance(match.position, viewer)) == game.view(remembered)
