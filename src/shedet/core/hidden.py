"""Hidden cards: where each may be for all that is known, and deals that are all equally likely.

Cards of one *sort* may be in the same places (a bit each). How many cards lie at each place is known. A deal gives each
card a place; every deal that fits is as likely as any other.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.position import count_bits
from shedet.core.rng import Rng

MOST_CARDS: Final = 64
IN_FIRST: Final = 6  # places in the first number of a key; the second has room for ten


def _factorials() -> list[float]:
    factorials = [1.0]
    for n in range(1, MOST_CARDS + 1):
        factorials.append(factorials[-1] * n)
    return factorials


FACTORIAL: Final = vec[float](_factorials())


@final
class Sorts:
    """The sorts of some cards, and how many cards each has."""

    def __init__(self, places: i64) -> None:
        self.places = places  # how many hidden places there are
        self.possible = vec[i64](capacity=16)  # for each sort, the places it may be in
        self.cards = vec[i64](capacity=16)

    def find(self, possible: i64) -> i64:
        """The number of a sort; a new one is noted."""
        for at in range(i64(len(self.possible))):
            if self.possible[at] == possible:
                return at
        self.possible = append(self.possible, possible)
        self.cards = append(self.cards, i64(0))
        return i64(len(self.possible)) - 1

    def add(self, possible: i64) -> i64:
        """One more card that may be in these places. Its sort."""
        sort = self.find(possible)
        self.cards[sort] += 1
        return sort

    def struck(self, room: vec[i64], doubtful: i64) -> vec[i64]:
        """For each sort the places it cannot be in after all, given how many cards each place holds.

        Exact: where the cards that must be within some places fill them, no other card is there. (Hall's theorem: a
        card can be at a place unless such a full set of places excludes it. It is the same answer as testing each card
        and place by a matching.)
        """
        struck = vec[i64](capacity=16)
        for _ in range(i64(len(self.possible))):
            struck = append(struck, i64(0))
        within = doubtful
        while within > 0:  # all sets of the doubtful places
            free: i64 = 0
            for place in range(self.places):
                if (within >> place) & 1 == 1:
                    free += room[place]
            for at in range(i64(len(self.possible))):
                if self.possible[at] & ~within == 0:
                    free -= self.cards[at]
            if free == 0:
                for at in range(i64(len(self.possible))):
                    if self.possible[at] & ~within != 0:
                        struck[at] |= within
            within = (within - 1) & doubtful
        return struck

    def choosiest_first(self) -> vec[i64]:
        """The sorts by the number of their places: the fewer, the less there is to weigh."""
        order = vec[i64](capacity=16)
        for number in range(1, self.places + 1):
            for sort in range(i64(len(self.possible))):
                if count_bits(self.possible[sort]) == number:
                    order = append(order, i64(sort))
        return order


@final
class Hidden:
    """Hidden cards to be dealt, again and again: what there is to weigh is weighed once, for all deals."""

    def __init__(self, places: i64) -> None:
        self.places = places
        self.room = vec[i64]([0] * int(places))  # how many of the cards lie at each place: together they fill it
        self.kinds = vec[i64](capacity=64)  # of each card, whatever the game tells them apart by
        self.sort_of = vec[i64](capacity=64)
        self.sorts = Sorts(places)
        self.order = vec[i64](capacity=16)  # in which the sorts are shared out
        self.weights: dict[tuple[int, int], float] = {}  # found so far
        # Of the deal at hand: what is left of the room and of each sort, and how many cards of a sort go to a place
        # (sort * places + place).
        self.free = vec[i64](capacity=16)
        self.left = vec[i64](capacity=16)
        self.share = vec[i64](capacity=144)

    def add(self, kind: i64, possible: i64) -> None:
        """One more card that may be in these places, before the first deal."""
        self.kinds = append(self.kinds, kind)
        self.sort_of = append(self.sort_of, self.sorts.add(possible))

    def share_out(self, rng: Rng) -> None:
        """Begin a deal: decide how many cards of each sort go where. Each way is weighed by the number of deals it
        stands for."""
        if len(self.order) == 0:
            self.order = self.sorts.choosiest_first()
            self.share = vec[i64]([0] * (len(self.order) * int(self.places)))
        self.free = self.room[:]
        self.left = self.sorts.cards[:]
        for at in range(i64(len(self.order)) - 1):
            self.choose_share(at, rng)
        if len(self.order) > 0:  # the last sort fills what is left
            last = self.order[i64(len(self.order)) - 1]
            for place in range(self.places):
                self.share[last * self.places + place] = self.free[place]

    def draw(self, card: i64, rng: Rng) -> i64:
        """The place of the next card: each remaining card of a sort is as likely to go to each remaining share."""
        sort = self.sort_of[card]
        drawn = rng.below(self.left[sort])
        self.left[sort] -= 1
        place: i64 = 0
        while drawn >= self.share[sort * self.places + place]:
            drawn -= self.share[sort * self.places + place]
            place += 1
        self.share[sort * self.places + place] -= 1
        return place

    def choose_share(self, at: i64, rng: Rng) -> None:
        """One sort's cards to their places, at random by weight; the room that is left is what remains."""
        sort = self.order[at]
        left = self.sorts.cards[sort]
        weight = self.weigh(at, 0, left) * rng.fraction()
        for place in range(self.places):
            if (self.sorts.possible[sort] >> place) & 1 == 0:
                continue
            most = left if left < self.free[place] else self.free[place]
            number: i64 = 0
            while number < most:
                self.free[place] -= number
                ways = self.weigh(at, place + 1, left - number) / FACTORIAL[number]
                self.free[place] += number
                if weight < ways:
                    break
                weight -= ways
                number += 1
            self.free[place] -= number
            self.share[sort * self.places + place] = number
            weight *= FACTORIAL[number]
            left -= number

    def weigh(self, at: i64, place: i64, left: i64) -> float:
        """In how many ways the rest of a sort, from a place on, and all later sorts can be dealt into the free room
        (but for the factor that is the same for all ways)."""
        sort = self.order[at]
        if at == i64(len(self.order)) - 1:
            return self.weigh_last(sort)
        if place == self.places:
            return self.weigh(at + 1, 0, self.sorts.cards[self.order[at + 1]]) if left == 0 else 0.0
        if (self.sorts.possible[sort] >> place) & 1 == 0:
            return self.weigh(at, place + 1, left)
        key = self.key(at, place, left)
        known = self.weights.get(key)
        if known is not None:
            return known
        total = 0.0
        number: i64 = 0
        while number <= left and number <= self.free[place]:
            self.free[place] -= number
            total += self.weigh(at, place + 1, left - number) / FACTORIAL[number]
            self.free[place] += number
            number += 1
        self.weights[key] = total
        return total

    def key(self, at: i64, place: i64, left: i64) -> tuple[int, int]:
        """What a weight depends on, as two numbers below 2**62. (Larger ones are slow, and Python lets Ctrl-C through
        while it multiplies them, which compiled code takes for the end of all memory.)"""
        first = (at * 16 + place) * 64 + left
        second: i64 = 0
        for each in range(self.places):
            if each < IN_FIRST:
                first = first * 64 + self.free[each]
            else:
                second = second * 64 + self.free[each]
        return int(first), int(second)

    def weigh_last(self, sort: i64) -> float:
        """The last sort has no choice but to fill what is left, if it may be there."""
        ways = 1.0
        for place in range(self.places):
            if self.free[place] > 0:
                if (self.sorts.possible[sort] >> place) & 1 == 0:
                    return 0.0
                ways /= FACTORIAL[self.free[place]]
        return ways
