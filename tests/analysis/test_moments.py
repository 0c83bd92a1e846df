"""Moments of a game, judged one by one."""

import pytest

import shedet
from conformance_suite import random_step
from kemet_fights import attack
from shedet.analysis.moments import Outline, Situation, judge_moment, look_at, numbers_to_judge, outline_step, situation
from shedet.bots.judge import Judge
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from short_searches import short_searches  # noqa: F401

SEARCHES, MOMENTS = (3, 4) if shedet.compiled() else (1, 2)


def step(seat: int = 0, *, forced: bool = False, chance: bool = False) -> Outline:
    return Outline(seat, 0, forced, chance, False, False)


def test_moments_are_judged_before_decisions_and_after_chance() -> None:
    quiet, forced, drawn = step(), step(forced=True), step(forced=True, chance=True)
    assert numbers_to_judge([forced, forced, quiet, forced, drawn, forced, quiet]) == [0, 2, 5, 6]


def in_world(match: Match, seat: int, seed: str) -> Match:
    """The same match in a world that the seat cannot tell from the true one."""
    other = Match(match.game, match.players, match.options, match.seed)
    other.replay_steps(match.log)
    other.position = match.game.deal_world(match.knowledge(seat), seeded(seed))
    other.memories[seat] = match.memories[seat]
    return other


def situation_of(match: Match, seat: int) -> Situation:
    """The match as it stands, before the first of the legal actions."""
    return situation(match, Outline(seat, match.legal_actions(seat)[0], False, False, False, False))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_seat_may_not_know_enters_its_own_chances(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.fewest, {"day_limit": 2} if name == "kemet" else {}, "leak")
    rng = seeded("leak/choices")
    compared = 0
    while not match.over() and compared < MOMENTS:
        asked = match.asked()[0]
        legal = match.legal_actions(asked)
        if len(legal) > 1 and len(match.log) % 7 == 6:
            situations = [situation_of(each, asked) for each in (match, in_world(match, asked, "other"))]
            truth, other = [judge_moment(game, each, Judge(game, "leak", SEARCHES)) for each in situations]
            assert other.own[asked] == truth.own[asked]
            assert other.choice == truth.choice
            verdicts = [look_at(game, each, 40, "leak") for each in situations]
            assert verdicts[0] == verdicts[1]
            compared += 1
        random_step(match, rng)
    assert compared == MOMENTS


def test_a_choice_in_secret_is_known_as_one_and_its_showing_as_chance() -> None:
    match = attack("players 2\nA army FW1 5\nB army T2W 5").match
    outlines = []
    for line in ("A active 4s1d", "A discard 5s", "A done", "B active 1s3d", "B discard 5s", "B done"):
        copy = Match(match.game, 2, match.options, match.seed, match.setup)
        copy.replay_steps(match.log)
        match.play_text("AB".index(line[0]), line[2:])
        outlines.append(outline_step(copy, match.log[-1]))
    assert [each.secret for each in outlines] == [True] * 5 + [False]
    assert [each.chance for each in outlines] == [False] * 5 + [True]


def test_a_step_that_draws_is_chance() -> None:
    match = Match(find_game("sobek2p"), 2, {}, "draws")
    rng = seeded("draws")
    drawn = quiet = 0
    while not match.over():
        copy = Match(match.game, 2, {}, match.seed)
        copy.replay_steps(match.log)
        pile = len(match.game.position_data(match.position)["pile"])  # type: ignore[arg-type]
        random_step(match, rng)
        fewer = len(match.game.position_data(match.position)["pile"]) < pile  # type: ignore[arg-type]
        found = outline_step(copy, match.log[-1])
        assert found.chance or not fewer
        drawn += found.chance
        quiet += not found.chance
    assert drawn > 2
    assert quiet > 10
