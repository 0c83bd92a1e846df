"""Shares of wins and their intervals: sensible at the ends, wider where deals are alike, right 95 times of 100."""

from random import Random

import pytest

from arena_table import lucky_pairs, outcome
from shedet.arena.deals import Outcome
from shedet.arena.scores import Estimate, score, student95


def width(estimate: Estimate) -> float:
    return estimate.high - estimate.low


def test_independent_games_get_about_the_interval_of_agresti_and_coull() -> None:
    found = score([outcome((1.0, 0.0), 1)] * 70 + [outcome((0.0, 1.0), 1)] * 30, 0)
    assert found.value == pytest.approx(0.7)
    assert found.low == pytest.approx(0.604, abs=0.005)
    assert found.high == pytest.approx(0.781, abs=0.005)


def test_everything_won_is_no_certainty() -> None:
    found = score([outcome((1.0, 0.0), 1)] * 100, 0)
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.95 < found.low < 0.97


def test_nothing_won_is_the_mirror_image() -> None:
    won, lost = (score([outcome((1.0, 0.0), 1)] * 20, bot) for bot in (0, 1))
    assert (lost.value, lost.low) == (0.0, 0.0)
    assert lost.high == pytest.approx(1 - won.low)


def test_one_deal_says_nothing() -> None:
    found = score([outcome((2.0, 0.0), 2)], 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_deals_that_all_come_out_alike_still_leave_some_doubt() -> None:
    found = score([outcome((1.0, 1.0), 2)] * 5, 0)
    assert found.value == 0.5
    assert 0.1 < width(found) < 0.6


def test_games_that_end_alike_within_a_deal_widen_the_interval() -> None:
    rng = Random(1)
    alike = score(lucky_pairs(rng, 0.6, 0.8, 400), 0)
    free = score(lucky_pairs(rng, 0.6, 0.0, 400), 0)
    # Nearly as wide as if there were one game a deal: by the square root of 1.8.
    assert 1.2 < width(alike) / width(free) < 1.5


def test_pairing_narrows_the_interval_where_the_deal_decides() -> None:
    rng = Random(2)
    decided = score(lucky_pairs(rng, 0.6, -0.8, 400), 0)
    free = score(lucky_pairs(rng, 0.6, 0.0, 400), 0)
    assert width(decided) < 0.6 * width(free)


def test_easy_and_hard_opponents_do_not_widen_the_interval() -> None:
    easy = [Outcome(0, 1, (1.0, 0.0, 0.0), (1, 1, 0))] * 100
    hard = [Outcome(1, 1, (0.0, 0.0, 1.0), (1, 0, 1))] * 100
    found = score([*easy, *hard], 0)
    assert found.value == 0.5
    assert width(found) < 0.04


def test_a_bot_in_several_seats_is_counted_for_each() -> None:
    assert score([Outcome(0, 1, (1.0, 0.0), (2, 2))] * 10, 0).value == 0.5


@pytest.mark.parametrize(
    ("share", "luck", "deals"), [(0.5, 0.7, 30), (0.8, 0.0, 100), (0.95, 0.5, 60), (0.6, -0.7, 50)]
)
def test_the_interval_holds_the_truth_about_95_times_of_100(share: float, luck: float, deals: int) -> None:
    rng = Random(f"{share}/{luck}/{deals}")
    truth = share if luck >= 0 else share + luck * (share - 0.5)
    held = 0
    for _ in range(500):
        found = score(lucky_pairs(rng, share, luck, deals), 0)
        held += found.low <= truth <= found.high
    # The standard error of the count is 5; intervals may be a little too wide, hardly too narrow.
    assert 462 <= held <= 498


def test_few_deals_take_wider_intervals() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, quantile in known.items():
        assert student95(freedom) == pytest.approx(quantile, abs=0.005)
