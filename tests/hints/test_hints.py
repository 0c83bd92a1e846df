"""Hints: the best answers of a bot, with their worth and their reasons."""

import pytest

from conformance_suite import random_step
from fixed_adviser import FixedAdviser
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.hints import reason
from shedet.hints.moves import best_moves, hint_bot


def position_of(name: str, steps: int) -> Match:
    match = Match(find_game(name), find_game(name).fewest, {}, "hints")
    rng = seeded("hints")
    for _ in range(steps):
        random_step(match, rng)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_best_moves_come_with_worth_and_reason(name: str) -> None:
    match = position_of(name, 0)
    game, seat = match.game, match.asked()[0]
    legal = game.legal_actions(match.position, seat)
    hints = best_moves(game, match.knowledge(seat), legal, FixedAdviser())
    assert [hint.action for hint in hints] == [int(action) for action in legal][:-4:-1]
    assert [hint.worth for hint in hints] == pytest.approx([0.9, 0.8, 0.7][: len(hints)])
    assert {hint.error for hint in hints} == {0.05}
    for hint in hints:
        assert hint.text == game.action_text(hint.action)
        assert hint.reason == reason(name, match.knowledge(seat), hint.action)


def test_as_many_are_told_as_are_asked_for() -> None:
    match = position_of("sobek2p", 0)
    legal = match.game.legal_actions(match.position, 0)
    for number in (1, 2, 100):
        hints = best_moves(match.game, match.knowledge(0), legal, FixedAdviser(), number)
        assert len(hints) == min(number, len(legal))


@pytest.mark.parametrize("name", GAMES)
def test_the_hints_of_a_search_tell_a_chance_to_win(name: str) -> None:
    match = position_of(name, 0)
    game, seat = match.game, match.asked()[0]
    legal = game.legal_actions(match.position, seat)
    hints = best_moves(game, match.knowledge(seat), legal, hint_bot(name, 0.05))
    assert {hint.action for hint in hints} <= {int(action) for action in legal}
    first = hints[0]
    assert first.worth is not None
    assert first.error is not None
    assert 0.0 <= first.worth <= 1.0
    assert first.error > 0.0
