"""How many moves are marked that lose nothing, and how many that do."""

from random import Random

import pytest

from shedet.analysis.report import mark
from shedet.bots.judge import Decision, Weighing, Weight, weigh

ACTIONS = list(range(12))
BLUR = 0.1
FARTHEST = 100  # searches are numbered up to this, and from below 0 on
DECISIONS = 400


class Blurred(Decision):
    """Each action has a chance of its own, which every search sees with an error."""

    def __init__(self, chances: list[float], seed: str) -> None:
        super().__init__(0)
        rng = Random(seed)
        self.seen = [[rng.gauss(chance, BLUR) for _ in range(2 * FARTHEST)] for chance in chances]

    def visits(self, number: int) -> dict[int, int]:
        """What is better is tried more often."""
        return {action: round(1000 * self.seen[action][FARTHEST + number]) for action in ACTIONS}

    def chances(self, action: int, number: int) -> list[float]:
        seen = self.seen[action][FARTHEST + number]
        return [seen, 1.0 - seen]


def weighing_of(chances: list[float], searches: int, seed: int) -> Weighing:
    return weigh(Blurred(chances, f"{searches}/{seed}"), 0, searches)


def played_in(weighing: Weighing) -> Weight:
    return next(weight for weight in weighing.weights if weight.action == 0)


@pytest.mark.parametrize("searches", [12, 24, 60])
@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_of_many_equal_actions_hardly_any_seems_to_lose(chance: float, searches: int) -> None:
    """The best of twelve equal actions is so by luck: measured where it was chosen, every other would seem to lose."""
    weighings = [weighing_of([chance] * len(ACTIONS), searches, seed) for seed in range(DECISIONS)]
    marked = sum(mark(played_in(each)) is not None for each in weighings)
    assert marked <= 0.05 * DECISIONS
    # Nor is the best of them said to be better than it is.
    best = [next(weight for weight in each.weights if weight.action == each.best) for each in weighings]
    assert sum(weight.worth for weight in best) / DECISIONS < chance + 0.01


def test_a_real_loss_is_found_and_has_its_size() -> None:
    chances = [0.3] + [0.4] * 10 + [0.7]
    weighings = [weighing_of(chances, 12, seed) for seed in range(100)]
    assert sum(mark(played_in(each)) == "blunder" for each in weighings) > 90
    assert sum(each.best == 11 for each in weighings) > 85
    right = [played_in(each).behind for each in weighings if each.best == 11]
    assert sum(right) / len(right) == pytest.approx(0.4, abs=0.03)


def test_an_action_that_does_better_than_the_best_is_not_marked() -> None:
    class Turned(Decision):
        """Action 1 is tried most, action 0 wins."""

        def visits(self, number: int) -> dict[int, int]:
            return {0: 1, 1: 9}

        def chances(self, action: int, number: int) -> list[float]:
            return [float(action == 0), 0.0]

    weighing = weigh(Turned(0), 0, 10)
    assert weighing.best == 1
    assert [weight.action for weight in weighing.weights] == [0, 1]
    assert played_in(weighing).behind == -1.0
    assert mark(played_in(weighing)) is None


def test_a_choice_changes_the_chances_of_all_from_what_they_were_with_the_best() -> None:
    weighing = weighing_of([0.3] + [0.4] * 10 + [0.7], 12, 1)
    assert weighing.best == 11
    assert weighing.change[0].mean == pytest.approx(-played_in(weighing).behind)
    assert weighing.change[1].mean == pytest.approx(-weighing.change[0].mean)
    assert weighing.before[0].mean == pytest.approx(weighing.weights[0].worth)
