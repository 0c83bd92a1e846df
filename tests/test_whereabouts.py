"""Where hidden cards may be, on its own: many hidden moves, and what is left when there is too much to keep apart."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from all_worlds import odds, remembered
from shedet.core.hidden import Deals
from shedet.core.rng import Rng, seeded
from shedet.core.whereabouts import MOST_ALTERNATIVES, MOST_FILLED, Whereabouts, nowhere_yet

PLACES = 4
NAMES = [f"card {number}" for number in range(8)]


class Hidden:
    """Cards, no two alike, that lie at four places and move about; and what somebody knows of them."""

    def __init__(self, seed: str, cards: int) -> None:
        self.rng: Rng = seeded(seed)
        self.truth = [int(self.rng.below(PLACES)) for _ in range(cards)]
        self.known: Whereabouts = nowhere_yet(vec[i64](range(cards)), PLACES)
        for card, place in enumerate(self.truth):
            if self.rng.below(3) == 0:
                self.known.begin_with(card, 1, place)
            else:
                self.known.begin_with_backs(1, place)
        self.known.begin()

    def happens(self) -> None:
        """A card moves, mostly unseen; or it is shown that one is not at a place."""
        card = int(self.rng.below(len(self.truth)))
        source, target = self.truth[card], int(self.rng.below(PLACES))
        what = self.rng.below(10)
        if what == 0 and source != target:
            self.known.rule_out(card, target)
        elif what < 4:
            self.known.move_card(card, source, target)
            self.truth[card] = target
        else:
            self.known.move_back(source, target)
            self.truth[card] = target
        self.known.tidy()

    def assert_true(self) -> None:
        """The truth is possible for each card, and the numbers are right."""
        for card, place in enumerate(self.truth):
            assert (int(self.known.places_of(card)) >> place) & 1
        for place in range(PLACES):
            assert self.known.cards_at(place) == self.truth.count(place)


@pytest.mark.parametrize("seed", [f"moves/{number}" for number in range(4)])
def test_the_truth_is_never_excluded_however_much_moves(seed: str) -> None:
    """So much that not all can be kept apart."""
    hidden = Hidden(seed, 15)
    for _ in range(30):
        hidden.happens()
        hidden.assert_true()
        assert len(hidden.known.alternatives) <= MOST_ALTERNATIVES
        assert hidden.known.most_filled() <= MOST_FILLED


@pytest.mark.parametrize("shown", [False, True])
def test_many_cards_that_move_in_one_step_leave_no_more_alternatives_than_one(shown: bool) -> None:
    """Of a hand of which much is in doubt all are played at once: the ways in which that may be do not multiply."""
    most = 0
    for number in range(4):
        hidden = Hidden(f"at once/{number}", 15)
        while len(hidden.known.alternatives) < MOST_ALTERNATIVES // 4:
            hidden.happens()
        source = int(hidden.known.most_divided())
        target = (source + 1) % PLACES
        for card in [card for card, place in enumerate(hidden.truth) if place == source]:
            if shown:
                hidden.known.move_card(card, source, target)
            else:
                hidden.known.move_back(source, target)
            hidden.truth[card] = target
            most = max(most, len(hidden.known.alternatives))
        hidden.known.tidy()
        hidden.assert_true()
        assert hidden.known.cards_at(source) == 0
    assert MOST_ALTERNATIVES // 4 < most <= MOST_ALTERNATIVES


def test_a_place_that_is_folded_has_one_part_and_the_truth_in_it() -> None:
    folded = 0
    for number in range(10):
        hidden = Hidden(f"folded/{number}", 8)
        for _ in range(8):
            hidden.happens()
        place = int(hidden.known.most_divided())
        folded += int(hidden.known.parts_at(place)).bit_count() > 1
        hidden.known.fold(place)
        hidden.assert_true()
        assert int(hidden.known.parts_at(place)).bit_count() == 1
    assert folded > 5


@pytest.mark.parametrize("seed", ["deals/4", "deals/5"])
def test_deals_are_as_likely_as_they_can_have_come_about(seed: str) -> None:
    """Several alternatives, with parts of places: what is dealt agrees with what can be counted."""
    hidden = Hidden(seed, 8)
    while len(hidden.known.alternatives) == 1:
        hidden.happens()
    expected = odds(remembered(hidden.known, NAMES, list(range(PLACES))))
    deals = Deals(hidden.known, 0)
    at_first = dict.fromkeys(range(PLACES), 0.0)  # how likely the first card in doubt is at each place
    card = next(each for each in range(8) if int(hidden.known.places_of(each)).bit_count() > 1)
    for world, likely in expected.items():
        at_first[next(place for place in range(PLACES) if NAMES[card] in world[place])] += likely
    found = dict.fromkeys(range(PLACES), 0)
    for _ in range(1000):
        dealt = deals.share_out(hidden.rng)
        for each in range(len(dealt.kinds)):
            place = int(dealt.draw(each, hidden.rng))
            if int(dealt.kinds[each]) == card:
                found[place] += 1
    for place, likely in at_first.items():
        assert abs(found[place] / 1000 - likely) < 0.08
        assert (found[place] > 0) == (likely > 0)
