"""The sequential test: it comes to the right verdict, is seldom wrong, and stops early."""

from collections.abc import Callable
from random import Random

import pytest

from arena_table import drawn_by_luce, lucky_pairs, outcome
from shedet.arena.contest import LineUp, line_ups
from shedet.arena.deals import Outcome
from shedet.arena.sprt import BOUNDS, Hypotheses, Sprt

PAIR: list[LineUp] = [(0, 1)]


def share(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


def decide(hypotheses: Hypotheses, among: list[LineUp], deals: list[Outcome]) -> tuple[str, int]:
    """The verdict, and how many deals it took."""
    sprt = Sprt(hypotheses, among)
    for number, deal in enumerate(deals, 1):
        sprt.observe(deal)
        if sprt.verdict() != "undecided":
            return sprt.verdict(), number
    return "undecided", len(deals)


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx((-2.944, 2.944), abs=0.001) == BOUNDS


def test_nothing_is_decided_after_a_few_deals() -> None:
    assert decide(Hypotheses(0, 30), PAIR, [outcome((2.0, 0.0), 2)] * 10)[0] == "undecided"


def test_the_ratio_is_that_of_independent_games_where_games_are_independent() -> None:
    """With one game a deal and no draws, the likeliest distribution under a hypothesis is the hypothesis itself."""
    from math import log

    sprt = Sprt(Hypotheses(0, 100), PAIR)
    for _ in range(60):
        sprt.observe(outcome((1.0, 0.0), 1))
    for _ in range(40):
        sprt.observe(outcome((0.0, 1.0), 1))
    expected = 60 * log(share(100) / 0.5) + 40 * log((1 - share(100)) / 0.5)
    assert sprt.llr() == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("luck", [0.6, 0.0, -0.6])
@pytest.mark.parametrize("verdict", ["elo0", "elo1"])
def test_a_verdict_is_wrong_about_5_times_of_100(luck: float, verdict: str) -> None:
    """With deals that decide nothing, much, or for one bot: the true difference is one of the two hypotheses."""
    hypotheses = Hypotheses(0, 80)
    truth = share(hypotheses.elo1 if verdict == "elo1" else hypotheses.elo0)
    # Where the deal decides, the share is nearer to a half than that of a single game.
    single = truth if luck >= 0 else 0.5 + (truth - 0.5) / (1 + luck)
    rng = Random(f"{luck}/{verdict}")
    right = wrong = 0
    for _ in range(150):
        found, _ = decide(hypotheses, PAIR, lucky_pairs(rng, single, luck, 2000))
        right += found == verdict
        wrong += found not in (verdict, "undecided")
    assert right > 130
    assert wrong <= 16  # 7.5 are expected, with a standard error of 2.7


def test_pairing_decides_sooner_where_the_deal_decides() -> None:
    def mean_length(draw: Callable[[Random], list[Outcome]]) -> float:
        rng = Random(11)
        return sum(decide(Hypotheses(0, 60), PAIR, draw(rng))[1] for _ in range(60)) / 60

    truth = share(60)
    decided = mean_length(lambda rng: lucky_pairs(rng, 0.5 + (truth - 0.5) / 0.4, -0.6, 3000))
    free = mean_length(lambda rng: lucky_pairs(rng, truth, 0.0, 3000))
    assert decided < 0.7 * free


def test_among_more_players_only_the_two_bots_count() -> None:
    among = line_ups(3, 3)
    right = 0
    for number in range(40):
        deals = drawn_by_luce(Random(number), among, [100.0, 0.0, 150.0], 3000)
        right += decide(Hypotheses(0, 100), among, deals)[0] == "elo1"
    assert right >= 35


def test_a_bot_with_more_seats_has_to_win_more() -> None:
    among = line_ups(2, 3)
    wrong = 0
    for number in range(40):
        wrong += decide(Hypotheses(0, 100), among, drawn_by_luce(Random(number), among, [0.0, 0.0], 3000))[0] != "elo0"
    assert wrong <= 6
