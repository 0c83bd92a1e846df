"""Other futures of the same table: what is drawn stays, what is not drawn yet comes in another order."""

from collections import Counter
from typing import Any

import pytest

import shedet
from conformance_suite import Variant, name_of, random_positions, random_step, variants
from futures import decided, undecided, undecided_text
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Data, Game
from shedet.core.match import Match
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)
UNDRAWN = {"pile", "deck"}  # in the data of a position


def lying(game: Game, position: Position) -> Data:
    """Everything that lies on the table or in a hand, seen or unseen."""
    return {name: value for name, value in game.position_data(position).items() if name not in UNDRAWN}


def undrawn(game: Game, position: Position) -> list[str]:
    data: dict[str, Any] = game.position_data(position)
    return [str(card) for name in UNDRAWN for card in data.get(name) or []]


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
    for match in random_positions(variant, "undecided", 4, 3):
        if match.over():
            continue
        game = match.game
        for seat in [*range(variant.players), SPECTATOR]:
            other = undecided(game, match.position, seat)
            game.check_conserved(other)
            assert other.asked() & match.position.asked() == match.position.asked()
            if seat != SPECTATOR:
                assert list(game.legal_actions(other, seat)) == list(game.legal_actions(match.position, seat))
                assert undecided_text(game, other, seat) == decided(game, other)


@every_variant
def test_what_is_dealt_undecided_is_a_world_in_which_all_others_are_asked_again(variant: Variant) -> None:
    """For all that a seat knows: dealt like any other world, from the same generator."""
    for match in random_positions(variant, "undecided", 4, 3):
        if match.over():
            continue
        game = match.game
        for seat in range(variant.players):
            knowledge = match.knowledge(seat)
            world = game.deal_undecided(knowledge, seat, seeded("world"))
            game.check_conserved(world)
            dealt = undecided(game, game.deal_world(knowledge, seeded("world")), seat)
            assert decided(game, world) == game.position_text(dealt)
            assert list(game.legal_actions(world, seat)) == list(game.legal_actions(match.position, seat))


@every_variant
def test_a_glance_shows_what_a_memory_of_this_moment_shows(variant: Variant) -> None:
    for match in random_positions(variant, "glance", 4, 5):
        game = match.game
        if match.options.get("open_memory") or match.options.get("open_information"):
            continue  # there the table shows what a memory would know
        for viewer in [*range(variant.players), SPECTATOR, OMNISCIENT]:
            remembered = game.know(match.position, game.remember(match.position, viewer), viewer)
            assert game.view(game.glance(match.position, viewer)) == game.view(remembered)


@every_variant
def test_who_is_asked_again_may_choose_the_same_and_the_game_is_as_it_was(variant: Variant) -> None:
    """What others have answered in secret is taken back and given again, the same; and with other answers the game
    goes on, too."""
    taken_back = 0
    game = variant.game
    games = 30 if variant.players == 2 else 6  # two players of Kemet seldom meet
    for number in range(games if shedet.compiled() else games // 6):
        match = variant.match(f"again/{number}")
        rng = seeded(f"again/{number}/choices")
        began = 0  # the secret question: how many answers there were before it
        while not match.over():
            if not game.in_secret(match.position):
                began = len(match.log) + 1
            for seat in [*range(variant.players), SPECTATOR] if game.in_secret(match.position) else []:
                other = undecided(game, match.position, seat)
                if game.position_text(other) != decided(game, match.position):
                    taken_back += 1
                    answer_the_same(match, other, seat, began)
                    assert game.position_text(other) == decided(game, match.position)
                    answer_anything(game, undecided(game, match.position, seat), rng)
            random_step(match, rng)
    if shedet.compiled():
        assert (taken_back > 0) == (game.name != "sobek2p")


@every_variant
def test_there_is_a_secret_where_something_could_be_taken_back(variant: Variant) -> None:
    game = variant.game
    held = 0
    for number in range(12 if shedet.compiled() else 3):
        match = variant.match(f"secrets/{number}")
        rng = seeded(f"secrets/{number}/choices")
        while not match.over():
            secret = False
            if game.in_secret(match.position):
                secret = undecided_text(game, match.position, SPECTATOR) != decided(game, match.position)
            assert game.holds_secrets(match.position) == secret
            held += secret
            random_step(match, rng)
        assert not game.holds_secrets(match.position)
    if game.name == "sobek":
        assert held > 0


def answer_the_same(match: Match, position: Position, seat: int, began: int) -> None:
    for step in match.log[began:]:
        if step.seat != seat:
            assert step.action in list(match.game.legal_actions(position, step.seat))
            match.game.apply(position, step.seat, step.action)


def answer_anything(game: Game, position: Position, rng: Rng) -> None:
    """Until the secret is out, and that is soon."""
    for _ in range(200):
        if position.over or not game.in_secret(position):
            break
        seat = lowest_seat(position.asked())
        legal = game.legal_actions(position, seat)
        game.apply(position, seat, legal[int(rng.below(len(legal)))])
    assert position.over or not game.in_secret(position)
    game.check_conserved(position)


@every_variant
def test_a_question_asked_in_secret_is_one_that_several_are_asked_at_once(variant: Variant) -> None:
    """Where two and more are asked, nobody sees what the others answer."""
    for match in random_positions(variant, "secret", 4, 1):
        if not match.over() and len(match.asked()) > 1:
            assert match.game.in_secret(match.position)
