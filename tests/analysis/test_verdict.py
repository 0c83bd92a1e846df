"""What a decision was worth: a loss counts only if a look as long as the vizier's finds it, too."""

from collections.abc import Sequence
from random import Random

import pytest

import shedet
from conformance_suite import random_step
from kemet_fights import attack
from shedet.analysis.report import mark
from shedet.analysis.verdict import SEARCHES, Doubts, SearchedDecision, Verdict, Weight, examine
from shedet.bots.look import Look, look_iterations, look_rng
from shedet.bots.search.budget import Budget
from shedet.bots.search.weighed import Weighed
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.hints.moves import best_moves, hint_bot
from short_searches import short_looks, short_searches  # noqa: F401
from sobek2p_table import Table as Sobek2pTable

NO_DOUBTS = Doubts(0.0, (0.0, 0.0), 0.0)


class Known:
    """A decision of two players whose actions are worth what a table says: for the look, and at each stage."""

    def __init__(self, look: dict[int, float], *stages: dict[int, float], doubts: Doubts = NO_DOUBTS) -> None:
        self.seat, self.players, self.doubts = 0, 2, doubts
        self.look, self.stages = look, stages
        self.asked: list[tuple[int, int]] = []  # action and stage

    def opinion(self) -> Sequence[Weighed]:
        best_first = sorted(self.look, key=lambda action: -self.look[action])
        return [Weighed(a, 100, self.look[a], 0.01, 0.0, float(a == best_first[0])) for a in best_first]

    def chances(self, action: int, number: int, stage: int) -> list[float]:
        self.asked.append((action, stage))
        return [self.stages[stage][action], 1.0 - self.stages[stage][action]]


def weight_of(verdict: Verdict, action: int) -> Weight:
    return next(weight for weight in verdict.weights if weight.action == action)


# ---- a mark must survive the look


def test_what_the_look_would_do_loses_nothing_and_is_not_measured() -> None:
    decision = Known({1: 0.6, 2: 0.5, 3: 0.4})
    verdict = examine(decision, 1)
    assert verdict.best == 1
    assert verdict.loss(1) == (0.0, 0.0)
    assert verdict.change == [(0.0, 0.0)] * 2
    assert decision.asked == []
    assert [weight.action for weight in verdict.weights] == [1, 2, 3]


def test_a_loss_that_short_searches_see_and_longer_ones_do_not_is_not_marked() -> None:
    decision = Known({1: 0.6, 2: 0.5}, {1: 0.6, 2: 0.3}, {1: 0.5, 2: 0.5})
    assert mark(weight_of(examine(decision, 2), 2)) is None


def test_a_loss_that_all_see_is_marked_and_has_its_size() -> None:
    verdict = examine(Known({1: 0.6, 2: 0.5}, {1: 0.6, 2: 0.46}, {1: 0.6, 2: 0.45}), 2)
    assert verdict.best == 1
    assert verdict.loss(2).mean == pytest.approx(0.15)
    assert mark(weight_of(verdict, 2)) == "blunder"
    assert [each.mean for each in verdict.change] == [pytest.approx(-0.15), pytest.approx(0.15)]


def test_an_error_covers_what_the_longer_searches_have_changed() -> None:
    steady = examine(Known({1: 0.6, 2: 0.5}, {1: 0.6, 2: 0.48}, {1: 0.6, 2: 0.48}), 2)
    moving = examine(Known({1: 0.6, 2: 0.5}, {1: 0.6, 2: 0.28}, {1: 0.6, 2: 0.48}), 2)
    assert steady.loss(2) == pytest.approx((0.12, 0.0))
    assert moving.loss(2) == pytest.approx((0.12, 0.1))
    assert (mark(weight_of(steady, 2)), mark(weight_of(moving, 2))) == ("blunder", None)


def test_an_error_covers_what_a_longer_look_usually_changes() -> None:
    """However much the searches agree."""
    decision = Known({1: 0.5, 2: 0.5}, {1: 0.5, 2: 0.44}, {1: 0.5, 2: 0.44}, doubts=Doubts(0.0, (0.04, 0.04), 0.02))
    verdict = examine(decision, 2)
    assert verdict.loss(2).mean == pytest.approx(0.06)
    assert verdict.loss(2).error == pytest.approx(0.04, rel=0.02)
    assert mark(weight_of(verdict, 2)) is None
    assert weight_of(verdict, 2).error == pytest.approx(0.02, rel=0.02)


def test_what_cannot_become_a_mark_is_not_measured_any_longer() -> None:
    doubts = Doubts(0.0, (0.02, 0.02), 0.02)
    equal = Known({1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.5, 2: 0.5, 3: 0.4}, doubts=doubts)
    examine(equal, 2)
    assert equal.asked == [(action, 0) for action in (2, 1, 3) for _ in range(SEARCHES)]
    worse = Known({1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.6, 2: 0.5}, doubts=doubts)
    examine(worse, 2)
    assert worse.asked[len(equal.asked) :] == [(action, 1) for action in (2, 1) for _ in range(SEARCHES)]


# ---- the best is never worth less than the one played


def test_an_action_that_measures_better_than_the_best_is_the_best() -> None:
    verdict = examine(Known({1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.5, 2: 0.7, 3: 0.4}), 2)
    assert verdict.best == 2
    assert verdict.loss(2) == (0.0, 0.0)
    assert [weight.action for weight in verdict.weights] == [2, 1, 3]


def test_the_second_best_of_the_look_may_be_what_was_missed() -> None:
    verdict = examine(Known({1: 0.6, 2: 0.5, 3: 0.4}, {1: 0.3, 2: 0.6, 3: 0.3}, {2: 0.6, 3: 0.3}), 3)
    assert verdict.best == 2
    assert mark(weight_of(verdict, 3)) == "blunder"


def test_of_equals_the_action_played_is_the_best() -> None:
    verdict = examine(Known({1: 0.6, 2: 0.5}, {1: 0.5, 2: 0.5}), 2)
    assert (verdict.best, verdict.loss(2)) == (2, (0.0, 0.0))


def test_an_action_that_the_look_has_never_tried_is_measured() -> None:
    verdict = examine(Known({1: 0.6}, {1: 0.6, 9: 0.3}, {1: 0.6, 9: 0.3}), 9)
    assert verdict.best == 1
    assert mark(weight_of(verdict, 9)) == "blunder"


@pytest.mark.parametrize("blur", [0.02, 0.1])
def test_in_every_table_the_best_comes_first_and_nothing_is_worth_more(blur: float) -> None:
    rng = Random(f"tables/{blur}")
    for _ in range(200):
        looks, *stages = [{action: rng.gauss(0.5, blur) for action in range(5)} for _ in range(3)]
        played = rng.randrange(5)
        verdict = examine(Known(looks, *stages, doubts=Doubts(0.02, (0.03, 0.02), 0.02)), played)
        worths = [weight.worth for weight in verdict.weights]
        assert verdict.weights[0].action == verdict.best
        assert worths == sorted(worths, reverse=True)
        assert verdict.loss(played).mean >= 0.0
        assert (verdict.loss(played).mean == 0.0) == (verdict.best == played)


# ---- how many are marked

ACTIONS = range(12)
BLUR = 0.04


class Blurred(Known):
    """Each action has a chance of its own, which every search sees with an error; a look has one, too."""

    def __init__(self, chances: list[float], seed: str) -> None:
        self.rng = Random(seed)
        seen = {action: self.rng.gauss(chances[action], BLUR / 2) for action in ACTIONS}
        super().__init__(seen, doubts=Doubts(BLUR, (BLUR / 2, BLUR / 4), BLUR))
        self.true = chances

    def chances(self, action: int, number: int, stage: int) -> list[float]:
        seen = self.rng.gauss(self.true[action], BLUR)
        return [seen, 1.0 - seen]


def test_of_many_equal_actions_hardly_any_seems_to_lose() -> None:
    """The best of twelve equal actions is so by luck: measured where it was chosen, every other would seem to lose."""
    verdicts = [examine(Blurred([0.5] * 12, f"equal/{seed}"), 0) for seed in range(400)]
    assert sum(mark(weight_of(each, 0)) is not None for each in verdicts) <= 0.03 * 400


def test_a_real_loss_is_found_and_has_its_size() -> None:
    verdicts = [examine(Blurred([0.3] + [0.4] * 10 + [0.7], f"loss/{seed}"), 0) for seed in range(100)]
    assert sum(mark(weight_of(each, 0)) == "blunder" for each in verdicts) > 95
    assert sum(each.loss(0).mean for each in verdicts) / 100 == pytest.approx(0.4, abs=0.02)


# ---- one opinion


def decision_of(match: Match, seat: int) -> SearchedDecision:
    look, legal = look_iterations(match.game.name), match.game.legal_actions(match.position, seat)
    return SearchedDecision(match.game, match.knowledge(seat), match.players, legal, look, "seed")


@pytest.mark.parametrize("name", GAMES)
def test_whoever_plays_the_first_hint_has_lost_nothing(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.fewest, {"day_limit": 3} if name == "kemet" else {}, "hints")
    rng = seeded("hints")
    compared = 0
    while compared < (12 if shedet.compiled() else 3):
        seat = match.asked()[0]
        legal = game.legal_actions(match.position, seat)
        if len(legal) > 1 and len(match.log) % 3 == 0:
            hints = best_moves(game, match.knowledge(seat), legal, hint_bot(name))
            verdict = examine(decision_of(match, seat), hints[0].action)
            assert verdict.loss(hints[0].action) == (0.0, 0.0)
            assert verdict.weights[0].worth == hints[0].worth
            compared += 1
        random_step(match, rng)


FIGHT = """
    players 2
    A army FW1 5
    A hand war-rage war-rage bronze-wall ruse
    B army T2W 5
    B hand war-fury bloodbath ruse
"""


def test_what_a_mixture_holds_is_equally_good() -> None:  # K-BAT-1
    match = attack(FIGHT).match
    legal = match.game.legal_actions(match.position, 0)
    found = Look("kemet", Budget(look_iterations("kemet"), 0.0)).weigh(match.knowledge(0), legal, look_rng())
    played = [each for each in found if each.share > 0.0]
    assert len({each.worth for each in played}) == 1
    assert all(each.worth <= found[0].worth for each in found)
    assert sum(each.share for each in played) > 0.8
    rarest = int(played[-1].action)
    assert examine(decision_of(match, 0), rarest).loss(rarest) == (0.0, 0.0)


def test_a_card_that_is_never_played_is_measured_against_the_enemy_s_mixture() -> None:  # K-BAT-1
    match = attack(FIGHT).match
    decision = decision_of(match, 0)
    legal = match.legal_actions(0)
    chances = {action: decision.chances(action, 0, 0) for action in legal}
    for found in chances.values():
        assert sum(found) == pytest.approx(1.0)
    assert len({tuple(found) for found in chances.values()}) > 1


def test_what_was_searched_for_once_is_not_searched_for_again() -> None:
    t = Sobek2pTable("ankh 0,0 -\nrow0 @ ivory0/ . . . .\nA hand wheat1- wheat1| wheat0/\nB hand cattle1-")
    decision, action = decision_of(t.match, 0), t.match.legal_actions(0)[0]
    first = decision.chances(action, 0, 0)
    made = decision.judge.made
    assert decision.chances(action, 0, 0) == first
    assert decision.opinion() is decision.opinion()
    assert decision.judge.made == made == 1


def test_where_everything_wins_nothing_is_lost_and_the_points_say_what_is_best() -> None:
    t = Sobek2pTable("""
        ankh     0,0 -
        row0     @ ivory0/ . . . .
        A hand   wheat1- wheat1| wheat0/
        A laid   ebony ebony2- ebony2| ebony2/ ebony0/
        A laid   ivory ivory3/ ivory3| ivory0-s
        B hand   cattle1-
    """)
    game, match = t.match.game, t.match
    legal = match.game.legal_actions(match.position, 0)
    hints = best_moves(game, match.knowledge(0), legal, hint_bot("sobek2p"))
    assert hints[0].text == "sell wheat"
    taken = game.parse_actions("take 1,0")[0]
    verdict = examine(decision_of(match, 0), taken)
    assert game.action_text(verdict.best) == "sell wheat"
    assert verdict.loss(taken).mean == 0.0
    assert mark(weight_of(verdict, taken)) is None
