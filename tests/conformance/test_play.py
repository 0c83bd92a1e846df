"""What holds for every game, whatever its rules."""

import pytest

from conformance_suite import Variant, name_of, random_positions, random_step, variants
from shedet.core.errors import IllegalAction
from shedet.core.playout import perft, random_games
from shedet.core.rng import seeded

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


@every_variant
def test_random_games_end_with_a_winner(variant: Variant) -> None:
    for number in range(20):
        match = variant.match(f"end/{number}")
        rng = seeded(f"end/{number}/choices")
        while not match.over():
            random_step(match, rng)
            assert len(match.log) < 10_000
        assert match.winners()
        assert match.asked() == []
        assert len(match.scores()) == variant.players


@every_variant
def test_somebody_is_asked_and_can_answer_until_the_game_is_over(variant: Variant) -> None:
    for match in random_positions(variant, "asked", 4, 1):
        assert match.over() == (match.asked() == [])
        for seat in range(variant.players):
            assert (seat in match.asked()) == (match.legal_actions(seat) != [])


@every_variant
def test_legal_actions_are_unique_and_in_the_order_of_their_numbers(variant: Variant) -> None:
    for match in random_positions(variant, "order", 10, 1):
        for seat in match.asked():
            legal = match.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < variant.game.actions


@every_variant
def test_a_copy_is_independent(variant: Variant) -> None:
    game = variant.game
    for match in random_positions(variant, "copy", 3, 7):
        before = game.position_text(match.position)
        copied = game.copy(match.position)
        assert game.position_text(copied) == before
        for seat in match.asked():
            for action in match.legal_actions(seat):
                game.apply(game.copy(match.position), seat, action)
                assert game.position_text(match.position) == before


@every_variant
def test_components_are_conserved(variant: Variant) -> None:
    for match in random_positions(variant, "conserved", 10, 1):
        variant.game.check_conserved(match.position)


@every_variant
def test_the_same_seed_deals_the_same_game_and_another_seed_another(variant: Variant) -> None:
    text = variant.game.position_text
    assert text(variant.match("7").position) == text(variant.match("7").position)
    assert text(variant.match("7").position) != text(variant.match("8").position)


@every_variant
def test_an_answer_taken_back_and_given_again_changes_nothing(variant: Variant) -> None:
    """Whatever others answered at the same time: the order of answers that nobody sees makes no difference."""
    undone = 0
    for match in random_positions(variant, "undo", 3, 3):
        for seat in range(variant.players):
            at = match.undoable_step(seat)
            if at >= 0:
                steps = list(match.log)
                after = variant.game.position_text(match.position)
                match.undo(seat)
                assert [step[:2] for step in match.log] == [step[:2] for step in steps[:at] + steps[at + 1 :]]
                match.play(seat, steps[at].action)
                assert variant.game.position_text(match.position) == after
                undone += 1
            else:
                with pytest.raises(IllegalAction, match=r"take back|taken back"):
                    match.undo(seat)
    assert undone > 0


@every_variant
def test_undo_never_goes_past_what_was_shown(variant: Variant) -> None:
    for match in random_positions(variant, "shown", 4, 1):
        if match.log and match.log[-1].revealed:
            assert match.undoable_step(match.log[-1].seat) == -1
            assert match.undo_limit(match.log[-1].seat) == len(match.log)


@every_variant
def test_counting_sequences_agrees_with_the_legal_actions(variant: Variant) -> None:
    position = variant.match("perft").position
    seat = variant.match("perft").asked()[0]
    legal = variant.game.legal_actions(position, seat)
    assert perft(variant.game, position, 1) == len(legal)
    below = 0
    for action in legal:
        after = variant.game.copy(position)
        variant.game.apply(after, seat, action)
        below += perft(variant.game, after, 1)
    assert perft(variant.game, position, 2) == below


@every_variant
def test_random_games_are_a_function_of_the_seed(variant: Variant) -> None:
    options = variant.game.option_values(variant.options)
    first = random_games(variant.game, variant.players, options, "sum", 20)
    assert first == random_games(variant.game, variant.players, options, "sum", 20)
    assert first != random_games(variant.game, variant.players, options, "other", 20)
