"""How far an analysis can be trusted: samples from games of bots, and what they say."""

import pytest

from shedet.analysis.accuracy import (
    Asked,
    Looked,
    Planted,
    Sample,
    bot_summary,
    chances_summary,
    decisions_of,
    drawn,
    planted_summary,
    played,
    sample_of,
    share,
    situations_of,
)
from shedet.bots.judge import Estimate
from shedet.core.rng import seeded
from short_searches import LOOK, short_looks, short_searches  # noqa: F401


def asked(number: int) -> Asked:
    """A few decisions of a game among random bots, with hardly a look."""
    return Asked("sobek2p", 2, {}, "random", "seed", number, 4, 1, LOOK // 4)


def test_a_sample_depends_on_seed_and_number_alone() -> None:
    sample = sample_of(asked(0))
    assert sample == sample_of(asked(0))
    assert (len(sample.looked), len(sample.planted) <= 1) == (4, True)
    assert decisions_of(asked(0), played(asked(0))) != decisions_of(asked(1), played(asked(1)))


def test_a_situation_is_the_game_before_a_step() -> None:
    moves = played(asked(0))
    numbers = decisions_of(asked(0), moves)[5:7]
    for number, found in situations_of(asked(0), moves, set(numbers)).items():
        assert (found.number, (found.step.seat, found.step.action)) == (number, moves[number])
        assert moves[number][1] in found.legal
        assert len(found.legal) > 1


def test_decisions_are_drawn_at_most_once() -> None:
    rng = seeded("drawn")
    assert sorted(drawn(range(5), 9, rng)) == [0, 1, 2, 3, 4]
    assert len(set(drawn(range(50), 9, rng))) == 9
    assert {drawn(range(3), 1, rng)[0] for _ in range(50)} == {0, 1, 2}


def looked(counted: float, mark: str | None, chance: float = 0.5) -> Looked:
    return Looked(counted, mark, Estimate(chance, 0.04), Estimate(0.5, 0.03))


def test_quick_chances_agree_with_the_look_within_two_errors() -> None:
    found = chances_summary([Sample([looked(0.0, None, 0.59), looked(0.0, None, 0.61)], []), Sample([], [])])
    assert (found["within_two_errors"]["times"], found["within_two_errors"]["of"]) == (1, 2)
    assert found["mean_error"] == pytest.approx(0.04)
    assert found["changed_by_the_look"] == pytest.approx(0.1, abs=0.001)
    assert chances_summary([])["mean_error"] is None


def test_the_accuracy_of_a_bot_has_an_interval_over_games() -> None:
    good, bad = looked(0.0, None), looked(0.2, "blunder")
    found = bot_summary("merchant", [Sample([good, bad], []), Sample([good, good], []), Sample([], [])])
    assert (found["games"], found["decisions"]) == (2, 4)
    assert found["accuracy"] == pytest.approx((3 * 100 + 40.0) / 4, abs=0.1)
    low, high = found["interval"]
    assert low < found["accuracy"] < high <= 100.0
    assert found["marks"] == {"blunder": 1, "mistake": 0, "inaccuracy": 0}
    assert found["mistakes_and_blunders_in_100"] == 25.0


def test_one_game_has_no_interval_and_none_has_no_accuracy() -> None:
    assert bot_summary("merchant", [Sample([looked(0.0, None)], [])])["interval"] is None
    assert "accuracy" not in bot_summary("merchant", [Sample([], [])])


def test_bad_moves_count_as_found_if_they_are_marked() -> None:
    planted = [
        Planted(Estimate(0.2, 0.03), "blunder", Estimate(0.15, 0.01), Estimate(0.15, 0.01)),
        Planted(Estimate(0.05, 0.03), None, Estimate(0.12, 0.01), Estimate(0.04, 0.01)),
        Planted(Estimate(0.2, 0.03), "blunder", Estimate(0.05, 0.01), Estimate(0.05, 0.01)),  # marked, and not so bad
        Planted(Estimate(0.0, 0.0), None, Estimate(0.01, 0.01), Estimate(0.01, 0.01)),  # nothing was measured
    ]
    found = planted_summary([Sample([], planted[:2]), Sample([], planted[2:])])
    assert (found["planted"], found["much_worse"], found["measured"]) == (4, 2, 3)
    assert (found["marked"]["times"], found["marked"]["of"]) == (1, 2)
    assert (found["within_two_errors"]["times"], found["within_two_errors"]["of"]) == (2, 3)
    assert found["mean_error"] == pytest.approx(0.03)


def test_a_share_is_never_certain() -> None:
    assert share([]) == {"times": 0, "of": 0, "share": None, "interval": [pytest.approx(0.01, abs=0.01), 0.99]}
    low, high = share([True] * 20)["interval"]
    assert low == pytest.approx(0.80, abs=0.02)
    assert high == 1.0
