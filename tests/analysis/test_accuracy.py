"""How far an analysis can be trusted: positions from games of bots, and what is answered there."""

import pytest

from shedet.analysis.accuracy import (
    Answer,
    Asked,
    Planted,
    Source,
    ask_all,
    bot_summary,
    chances_summary,
    decisions_of,
    drawn,
    planted_summary,
    played,
    positions_of,
    share,
    step_summary,
)
from shedet.bots.judge import Estimate
from shedet.core.rng import seeded
from short_searches import LOOK, short_looks, short_searches  # noqa: F401


def source(number: int) -> Source:
    """A few positions of a game among random bots, with hardly a look."""
    return Source("sobek2p", 2, {}, "random", "seed", number, ["merchant", "random"], 3, 2, LOOK // 4)


# ---- positions


def test_positions_are_moments_before_decisions() -> None:
    moves = played(source(0))
    decisions = decisions_of(source(0), moves)
    found = positions_of(source(0))
    assert len({each.number for each in found}) == 3
    for each in found:
        assert each.number in decisions
        assert (each.step.seat, each.step.action) == moves[each.number]
        assert moves[each.number][1] in each.legal
        assert len(each.legal) > 1


def test_decisions_are_drawn_at_most_once() -> None:
    rng = seeded("drawn")
    assert sorted(drawn(range(5), 9, rng)) == [0, 1, 2, 3, 4]
    assert len(set(drawn(range(50), 9, rng))) == 9
    assert {drawn(range(3), 1, rng)[0] for _ in range(50)} == {0, 1, 2}


def test_answers_depend_on_seed_and_number_alone() -> None:
    asked = ask_all(source(0))
    assert asked == ask_all(source(0))
    assert [list(each.answers) for each in asked] == [["merchant", "random"]] * 3
    assert asked[2].planted is None
    assert [each.chance for each in asked] != [each.chance for each in ask_all(source(1))]


# ---- what came of it


def asked(one: float, other: float, chance: float = 0.5, planted: Planted | None = None) -> Asked:
    answers = {"merchant": Answer(one, "blunder" if one else None), "vizier": Answer(other, None)}
    return Asked(answers, Estimate(chance, 0.04), Estimate(0.5, 0.03), planted)


def test_the_accuracy_of_a_bot_has_an_interval_over_games() -> None:
    games = [[asked(0.0, 0.0), asked(0.2, 0.0)], [asked(0.0, 0.0), asked(0.0, 0.0)], []]
    found = bot_summary("merchant", games)
    assert found["mean"] == pytest.approx((3 * 100 + 40.0) / 4, abs=0.1)
    low, high = found["interval"]
    assert low < found["mean"] < high
    assert found["marks"] == {"blunder": 1, "mistake": 0, "inaccuracy": 0}
    assert found["mistakes_and_blunders_in_100"] == 25.0
    assert bot_summary("vizier", games)["mistakes_and_blunders_in_100"] == 0.0


def test_bots_are_compared_position_by_position() -> None:
    """Where all positions are equally hard for both, nothing is in doubt however hard they are."""
    games = [[asked(0.2, 0.1), asked(0.2, 0.1)], [asked(0.2, 0.1)]]
    found = step_summary("merchant", "vizier", games)
    assert found["mean"] == pytest.approx(63.6 - 40.0, abs=0.1)
    assert found["interval"] == [pytest.approx(found["mean"]), pytest.approx(found["mean"])]


def test_one_game_has_no_interval_and_none_has_no_accuracy() -> None:
    assert bot_summary("merchant", [[asked(0.0, 0.0)]])["interval"] is None
    assert bot_summary("merchant", [[]])["mean"] is None


def test_quick_chances_agree_with_the_look_within_two_errors() -> None:
    found = chances_summary([[asked(0.0, 0.0, 0.59), asked(0.0, 0.0, 0.61)], []])
    assert (found["within_two_errors"]["times"], found["within_two_errors"]["of"]) == (1, 2)
    assert found["mean_error"] == pytest.approx(0.04)
    assert found["changed_by_the_look"] == pytest.approx(0.1, abs=0.001)
    assert chances_summary([])["mean_error"] is None


def test_bad_moves_count_as_found_if_they_are_marked() -> None:
    planted = [
        Planted(Estimate(0.2, 0.03), "blunder", Estimate(0.15, 0.01), Estimate(0.15, 0.01)),
        Planted(Estimate(0.05, 0.03), None, Estimate(0.12, 0.01), Estimate(0.04, 0.01)),
        Planted(Estimate(0.2, 0.03), "blunder", Estimate(0.05, 0.01), Estimate(0.05, 0.01)),  # marked, and not so bad
        Planted(Estimate(0.0, 0.0), None, Estimate(0.01, 0.01), Estimate(0.01, 0.01)),  # nothing was measured
    ]
    found = planted_summary([[asked(0.0, 0.0, 0.5, each) for each in planted], [asked(0.0, 0.0)]])
    assert (found["planted"], found["much_worse"], found["measured"]) == (4, 2, 3)
    assert (found["marked"]["times"], found["marked"]["of"]) == (1, 2)
    assert (found["within_two_errors"]["times"], found["within_two_errors"]["of"]) == (2, 3)
    assert found["mean_error"] == pytest.approx(0.03)


def test_a_share_is_never_certain() -> None:
    assert share([]) == {"times": 0, "of": 0, "share": None, "interval": [pytest.approx(0.01, abs=0.01), 0.99]}
    low, high = share([True] * 20)["interval"]
    assert low == pytest.approx(0.80, abs=0.02)
    assert high == 1.0
