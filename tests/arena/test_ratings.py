"""Ratings: known strengths come out of results again, perfect scores stay finite, intervals hold the truth."""

from math import log10
from random import Random

import pytest

from arena_table import drawn_by_luce, lucky_pairs, outcome
from shedet.arena.contest import LineUp, line_ups
from shedet.arena.deals import Outcome
from shedet.arena.ratings import ratings, solve

PAIR: list[LineUp] = [(0, 1)]


def test_two_bots_differ_by_the_elo_of_their_score() -> None:
    deals = [outcome((1.0, 0.0), 1)] * 7500 + [outcome((0.0, 1.0), 1)] * 2500
    better, worse = ratings(PAIR, deals, 2)
    assert better.value + worse.value == pytest.approx(0, abs=1e-6)
    assert better.value - worse.value == pytest.approx(400 * log10(3), abs=0.2)


def test_a_draw_is_half_a_win() -> None:
    drawn = [outcome((0.5, 0.5), 1)] * 200
    shared = [outcome((1.0, 0.0), 1)] * 100 + [outcome((0.0, 1.0), 1)] * 100
    for deals in (drawn, shared):
        assert ratings(PAIR, deals, 2)[0].value == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_recovered(players: int) -> None:
    strengths = [150.0, 50.0, -20.0, -180.0]
    among = line_ups(4, players)
    found = ratings(among, drawn_by_luce(Random(players), among, strengths, 6000), 4)
    for estimate, strength in zip(found, strengths):
        assert estimate.value == pytest.approx(strength, abs=25)
        assert estimate.high - estimate.low < 60


def test_a_bot_in_several_seats_has_the_strength_of_one() -> None:
    among = line_ups(2, 3)
    better, worse = ratings(among, drawn_by_luce(Random(9), among, [60.0, -60.0], 8000), 2)
    assert better.value - worse.value == pytest.approx(120, abs=20)


def test_bots_that_never_met_are_rated_through_a_third() -> None:
    among: list[LineUp] = [(0, 1), (1, 2)]
    found = ratings(among, drawn_by_luce(Random(4), among, [200.0, 0.0, -200.0], 6000), 3)
    assert found[0].value - found[2].value == pytest.approx(400, abs=40)


def test_a_perfect_score_gives_a_large_finite_rating_that_grows_with_the_games() -> None:
    found = [ratings(PAIR, [outcome((1.0, 0.0), 1)] * games, 2)[0] for games in (10, 100, 1000)]
    values = [estimate.value for estimate in found]
    assert values == sorted(values)
    assert 100 < values[0] < values[2] < 1000
    for estimate in found:
        # Everything won tells that the difference is large, not how large.
        assert estimate.high - estimate.low > 200
        assert estimate.low > 0


def test_games_that_end_alike_within_a_deal_widen_the_interval() -> None:
    rng = Random(3)
    alike = ratings(PAIR, lucky_pairs(rng, 0.6, 0.8, 500), 2)[0]
    free = ratings(PAIR, lucky_pairs(rng, 0.6, 0.0, 500), 2)[0]
    assert 1.2 < (alike.high - alike.low) / (free.high - free.low) < 1.5


def test_the_intervals_hold_the_truth_about_95_times_of_100() -> None:
    strengths = [120.0, 0.0, -120.0]
    among = line_ups(3, 3)
    rng = Random(5)
    held = 0
    for _ in range(200):
        found = ratings(among, drawn_by_luce(rng, among, strengths, 150), 3)
        held += sum(estimate.low <= strength <= estimate.high for estimate, strength in zip(found, strengths))
    assert 553 <= held <= 594  # of 600, with a standard error of 5 to 8


def test_a_bot_without_a_win_among_many_is_finite_too() -> None:
    deals = [Outcome(0, 1, (1.0, 0.0, 0.0), (1, 1, 1)), Outcome(0, 1, (0.0, 1.0, 0.0), (1, 1, 1))] * 50
    first, second, never = ratings([(0, 1, 2)], deals, 3)
    assert first.value == pytest.approx(second.value)
    assert -1500 < never.value < first.value - 300


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
