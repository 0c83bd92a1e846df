"""How many moves are marked that lose nothing, and how many that do."""

from random import Random

import pytest

from shedet.analysis.moments import LEAST_LOSS
from shedet.analysis.report import mark
from shedet.bots.judge import Decision, Weighing, Weight, weigh

ACTIONS = list(range(12))
FARTHEST = 1000  # worlds are numbered up to this, and from below 0 on
DECISIONS = 400


class Tossed(Decision):
    """A decision about tosses: each action wins with a chance of its own, in every world anew."""

    def __init__(self, chances: list[float], seed: str) -> None:
        rng = Random(seed)
        self.outcomes = [[float(rng.random() < chance) for _ in range(2 * FARTHEST)] for chance in chances]

    def merchants_action(self, number: int) -> int:
        return 1

    def outcome(self, action: int, number: int) -> float:
        return self.outcomes[action][FARTHEST + number]


def weighing_of(chances: list[float], games: int, seed: int) -> Weighing:
    return weigh(Tossed(chances, f"{games}/{seed}"), ACTIONS, 0, games, LEAST_LOSS)


def played_in(weighing: Weighing) -> Weight:
    return next(weight for weight in weighing.weights if weight.action == 0)


@pytest.mark.parametrize("games", [16, 60, 100])
@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_of_many_equal_actions_hardly_any_seems_to_lose(chance: float, games: int) -> None:
    """The best of twelve equal actions wins by luck: measured where it was chosen, up to one move in five is marked."""
    weighings = [weighing_of([chance] * len(ACTIONS), games, seed) for seed in range(DECISIONS)]
    marked = sum(mark(played_in(each)) is not None for each in weighings)
    assert marked <= 0.05 * DECISIONS
    # Nor is the best of them said to be better than it is. (A little worse: luck is looked at twice, bad luck is not.)
    best = [next(weight for weight in each.weights if weight.action == each.best) for each in weighings]
    assert sum(weight.worth for weight in best) / DECISIONS < chance + 0.01


def test_a_real_loss_is_found_and_has_its_size() -> None:
    chances = [0.3] + [0.4] * 10 + [0.7]
    weighings = [weighing_of(chances, 100, seed) for seed in range(100)]
    assert sum(mark(played_in(each)) == "blunder" for each in weighings) > 90
    assert sum(each.best == 11 for each in weighings) > 85
    right = [played_in(each).behind for each in weighings if each.best == 11]
    assert sum(right) / len(right) == pytest.approx(0.4, abs=0.03)


def test_an_action_that_does_better_than_the_best_is_not_marked() -> None:
    class Turned(Decision):
        """Action 1 wins while the best is chosen, action 0 afterwards."""

        def merchants_action(self, number: int) -> int:
            return 1

        def outcome(self, action: int, number: int) -> float:
            return float((action == 1) == (number < 0))

    weighing = weigh(Turned(), [0, 1], 0, 10, LEAST_LOSS)
    assert weighing.best == 1
    assert [weight.action for weight in weighing.weights] == [0, 1]
    assert played_in(weighing).behind == -1.0
    assert mark(played_in(weighing)) is None
