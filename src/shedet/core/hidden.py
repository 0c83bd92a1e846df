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


def _factorials() -> list[float]:
    factorials = [1.0]
    for n in range(1, MOST_CARDS + 1):
        factorials.append(factorials[-1] * n)
    return factorials


FACTORIAL: Final = vec[float](_factorials())


@final
class Sorts:
    """The sorts of some cards, how many cards each has, and how many of them go to each place."""

    def __init__(self, places: i64) -> None:
        self.places = places  # how many hidden places there are
        self.possible = vec[i64](capacity=16)  # for each sort, the places it may be in
        self.left = vec[i64](capacity=16)  # cards of each sort still to be dealt
        self.share = vec[i64](capacity=144)  # sort * places + place: how many of them go there

    def find(self, possible: i64) -> i64:
        """The number of a sort; a new one is noted."""
        for at in range(i64(len(self.possible))):
            if self.possible[at] == possible:
                return at
        self.possible = append(self.possible, possible)
        self.left = append(self.left, i64(0))
        for _ in range(self.places):
            self.share = append(self.share, i64(0))
        return i64(len(self.possible)) - 1

    def add(self, possible: i64) -> None:
        """One more card that may be in these places."""
        sort = self.find(possible)
        self.left[sort] += 1

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
                    free -= self.left[at]
            if free == 0:
                for at in range(i64(len(self.possible))):
                    if self.possible[at] & ~within != 0:
                        struck[at] |= within
            within = (within - 1) & doubtful
        return struck

    def share_out(self, room: vec[i64], rng: Rng) -> None:
        """Decide how many cards of each sort go where; each way is weighed by the number of deals it stands for.

        All cards together fill all the room, which is used up.
        """
        order = self.choosiest_first()
        known: dict[int, float] = {}
        for at in range(i64(len(order)) - 1):
            self.choose_share(order, at, room, known, rng)
        if len(order) > 0:  # the last sort fills what is left
            last = order[i64(len(order)) - 1]
            for place in range(self.places):
                self.share[last * self.places + place] = room[place]

    def choosiest_first(self) -> vec[i64]:
        """The sorts by the number of their places: the fewer, the less there is to weigh."""
        order = vec[i64](capacity=16)
        for number in range(1, self.places + 1):
            for sort in range(i64(len(self.possible))):
                if count_bits(self.possible[sort]) == number:
                    order = append(order, i64(sort))
        return order

    def choose_share(self, order: vec[i64], at: i64, room: vec[i64], known: dict[int, float], rng: Rng) -> None:
        """One sort's cards to their places, at random by weight; the room that is left is what remains."""
        sort = order[at]
        left = self.left[sort]
        weight = self.weigh(order, at, 0, left, room, known) * rng.fraction()
        for place in range(self.places):
            if (self.possible[sort] >> place) & 1 == 0:
                continue
            most = left if left < room[place] else room[place]
            number: i64 = 0
            while number < most:
                room[place] -= number
                ways = self.weigh(order, at, place + 1, left - number, room, known) / FACTORIAL[number]
                room[place] += number
                if weight < ways:
                    break
                weight -= ways
                number += 1
            room[place] -= number
            self.share[sort * self.places + place] = number
            weight *= FACTORIAL[number]
            left -= number

    def weigh(self, order: vec[i64], at: i64, place: i64, left: i64, room: vec[i64], known: dict[int, float]) -> float:
        """In how many ways the rest of a sort, from a place on, and all later sorts can be dealt into the room (but for
        the factor that is the same for all ways)."""
        sort = order[at]
        if at == i64(len(order)) - 1:
            return self.weigh_last(sort, room)
        if place == self.places:
            return self.weigh(order, at + 1, 0, self.left[order[at + 1]], room, known) if left == 0 else 0.0
        if (self.possible[sort] >> place) & 1 == 0:
            return self.weigh(order, at, place + 1, left, room, known)
        key = int((at * 16 + place) * 64 + left)
        for each in room:
            key = key * 64 + int(each)
        if key in known:
            return known[key]
        total = 0.0
        number: i64 = 0
        while number <= left and number <= room[place]:
            room[place] -= number
            total += self.weigh(order, at, place + 1, left - number, room, known) / FACTORIAL[number]
            room[place] += number
            number += 1
        known[key] = total
        return total

    def weigh_last(self, sort: i64, room: vec[i64]) -> float:
        """The last sort has no choice but to fill what is left, if it may be there."""
        ways = 1.0
        for place in range(self.places):
            if room[place] > 0:
                if (self.possible[sort] >> place) & 1 == 0:
                    return 0.0
                ways /= FACTORIAL[room[place]]
        return ways

    def draw(self, sort: i64, rng: Rng) -> i64:
        """The place of the next card of a sort: each remaining card is as likely to go to each remaining share."""
        drawn = rng.below(self.left[sort])
        self.left[sort] -= 1
        place: i64 = 0
        while drawn >= self.share[sort * self.places + place]:
            drawn -= self.share[sort * self.places + place]
            place += 1
        self.share[sort * self.places + place] -= 1
        return place
