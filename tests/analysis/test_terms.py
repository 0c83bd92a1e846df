"""Where the chances went: the terms of all steps sum up, and each stands where it belongs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedet.analysis.moments import Moment, Outline, numbers_to_judge
from shedet.analysis.terms import Sample, pool_chain, tell_story
from shedet.bots.judge import NOTHING, Estimate

chances = st.floats(0.0, 1.0)
changes = st.floats(-0.5, 0.5)


def sure(number: float) -> Estimate:
    return Estimate(number, 0.0)


def moment(
    number: int,
    own: list[float],
    shown: list[float],
    change: list[float] | None = None,
    drift: list[float | None] | None = None,
    choice: list[float] | None = None,
) -> Moment:
    return Moment(
        number,
        [sure(each) for each in own],
        [sure(each) for each in shown],
        [sure(each) for each in choice or change or [0.0, 0.0]],
        [sure(each) for each in change or [0.0, 0.0]],
        [None if each is None else sure(each) for each in drift or [0.0, 0.0]],
        10,
    )


@st.composite
def stories(draw: st.DrawFn) -> tuple[list[Outline], dict[int, Moment], list[float]]:
    steps = [
        Outline(draw(st.integers(0, 1)), 0, draw(st.booleans()), draw(st.booleans()), False, draw(st.booleans()))
        for _ in range(draw(st.integers(1, 12)))
    ]
    moments = {}
    for number in numbers_to_judge(steps):
        first, second, third, fourth = (draw(chances) for _ in range(4))
        drift: list[float | None] = [draw(st.one_of(st.none(), changes)) for _ in range(2)]
        change, choice = ([draw(changes), draw(changes)] for _ in range(2))
        moments[number] = moment(number, [first, second], [third, fourth], change, drift, choice)
    return steps, moments, draw(st.sampled_from([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]))


@given(stories())
def test_the_terms_sum_up_to_the_result_less_the_chance_at_the_start(
    story: tuple[list[Outline], dict[int, Moment], list[float]],
) -> None:
    steps, moments, result = story
    told = tell_story(steps, moments, result)
    assert len(told.own) == len(told.open) == len(steps) + 1
    for seat in range(2):
        total = sum(sum(terms[seat]) for terms in told.terms)
        assert abs(told.own[0][seat].mean + total - result[seat]) < 1e-9


QUIET = Outline(0, 0, False, False, False, False)
DRAWN = Outline(0, 0, False, True, False, True)


def test_a_decision_counts_for_its_seat_and_as_others_for_the_other() -> None:
    # A throws a fifth of its chance away; both see it, nothing comes to light.
    moments = {
        0: moment(0, [0.6, 0.4], [0.6, 0.4], [-0.2, 0.2], [-0.2, 0.2]),
        1: moment(1, [0.4, 0.6], [0.4, 0.6]),
    }
    told = tell_story([QUIET, DRAWN], moments, [0.0, 1.0])
    assert told.terms[0][0] == pytest.approx((-0.2, 0.0, 0.0, 0.0))
    assert told.terms[0][1] == pytest.approx((0.0, 0.2, 0.0, 0.0))
    assert told.terms[1][0] == pytest.approx((0.0, 0.0, -0.4, 0.0))


def test_the_choice_of_another_counts_by_what_that_seat_knew() -> None:
    # With open cards A's choice costs it nothing; by what A knew it was a loss, and B is spared that.
    moments = {
        0: moment(0, [0.6, 0.4], [0.5, 0.5], [0.0, 0.0], [-0.1, None], [-0.1, 0.1]),
        1: moment(1, [0.5, 0.4], [0.5, 0.5]),
    }
    told = tell_story([QUIET, DRAWN], moments, [0.0, 1.0])
    assert told.terms[0][0] == pytest.approx((-0.1, 0.0, 0.0, 0.0))
    assert told.terms[0][1] == pytest.approx((0.0, 0.1, 0.0, -0.1))


def test_what_is_drawn_is_chance_and_what_is_left_came_to_light() -> None:
    moments = {0: moment(0, [0.5, 0.5], [0.7, 0.3]), 1: moment(1, [0.9, 0.2], [0.8, 0.2])}
    told = tell_story([DRAWN, DRAWN], moments, [1.0, 0.0])
    assert told.terms[0][0] == pytest.approx((0.0, 0.0, 0.1, 0.3))
    assert told.terms[0][1] == pytest.approx((0.0, 0.0, -0.1, -0.2))


def test_choices_made_in_secret_count_when_they_are_made_and_their_meeting_is_chance() -> None:
    # A's card is worth 0.1 against the mixed answer, B's 0.2; they meet, and A wins.
    secret = Outline(0, 0, False, False, True, False)
    shown = Outline(1, 0, False, True, False, True)
    moments = {
        0: moment(0, [0.5, 0.5], [0.5, 0.5], [0.1, -0.1], [0.1, 0.0]),
        1: moment(1, [0.6, 0.5], [0.5, 0.5], [-0.2, 0.2], [None, 0.2]),
    }
    told = tell_story([secret, shown], moments, [1.0, 0.0])
    assert told.terms[0][0] == pytest.approx((0.1, 0.0, 0.0, 0.0))
    assert told.terms[0][1] == pytest.approx((0.0, -0.1, 0.0, 0.1))
    assert told.terms[1][0] == pytest.approx((0.0, -0.2, 0.5 + 0.2 - 0.1, 0.0))
    assert told.terms[1][1].decision == pytest.approx(0.2)


def test_moments_between_which_nothing_comes_to_light_share_their_searches() -> None:
    samples = [Sample(Estimate(0.5, 0.1), 100), None, Sample(Estimate(0.9, 0.1), 100)]
    pooled = pool_chain(samples, [NOTHING, Estimate(0.2, 0.0)], NOTHING)
    assert [each.mean for each in pooled] == [pytest.approx(0.6), pytest.approx(0.6), pytest.approx(0.8)]
    assert pooled[0].error == pytest.approx(0.1 / 2**0.5)


def test_a_moment_without_searches_has_the_chance_of_the_next() -> None:
    assert pool_chain([None, None], [NOTHING], sure(0.3)) == [sure(0.3), sure(0.3)]
