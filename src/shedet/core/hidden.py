"""Deals of hidden cards that are all equally likely.

Cards of one *sort* may be in the same parts of places (a bit each). How many cards each part holds is known. A deal
gives each card a part; every deal that fits is as likely as any other.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.alternatives import Alternative
from shedet.core.position import bit, count_bits
from shedet.core.rng import Rng
from shedet.core.whereabouts import MOST_PARTS, Whereabouts

MOST_CARDS: Final = 64
IN_FIRST: Final = 6  # parts in the first number of a key; the second has room for ten


def _factorials() -> list[float]:
    factorials = [1.0]
    for n in range(1, MOST_CARDS + 1):
        factorials.append(factorials[-1] * n)
    return factorials


FACTORIAL: Final = vec[float](_factorials())


@final
class Sorts:
    """The sorts of some cards, and how many cards each has."""

    def __init__(self, parts: i64) -> None:
        self.parts = parts  # how many there are
        self.possible = vec[i64](capacity=16)  # for each sort, the parts it may be in
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
        """One more card that may be in these parts. Its sort."""
        sort = self.find(possible)
        self.cards[sort] += 1
        return sort

    def choosiest_first(self) -> vec[i64]:
        """The sorts by the number of their parts: the fewer, the less there is to weigh."""
        order = vec[i64](capacity=16)
        for number in range(1, self.parts + 1):
            for sort in range(i64(len(self.possible))):
                if count_bits(self.possible[sort]) == number:
                    order = append(order, i64(sort))
        return order


@final
class Hidden:
    """Hidden cards to be dealt, again and again: what there is to weigh is weighed once, for all deals."""

    def __init__(self, parts: i64) -> None:
        self.parts = parts
        self.place_of = vec[i64]([0] * int(parts))  # the place of each part
        self.room = vec[i64]([0] * int(parts))  # how many of the cards lie in each part: together they fill it
        self.kinds = vec[i64](capacity=64)  # of each card, whatever the game tells them apart by
        self.sort_of = vec[i64](capacity=64)
        self.sorts = Sorts(parts)
        self.order = vec[i64](capacity=16)  # in which the sorts are shared out
        self.weights: dict[tuple[int, int], float] = {}  # found so far
        # Of the deal at hand: what is left of the room and of each sort, and how many cards of a sort go to a part
        # (sort * parts + part).
        self.free = vec[i64](capacity=16)
        self.left = vec[i64](capacity=16)
        self.share = vec[i64](capacity=144)

    def add(self, kind: i64, possible: i64) -> None:
        """One more card that may be in these parts, before the first deal."""
        self.kinds = append(self.kinds, kind)
        self.sort_of = append(self.sort_of, self.sorts.add(possible))

    def begin(self) -> None:
        """Before each deal nothing is dealt yet."""
        if len(self.order) == 0:
            self.order = self.sorts.choosiest_first()
            self.share = vec[i64]([0] * (len(self.order) * int(self.parts)))
        self.free = self.room[:]
        self.left = self.sorts.cards[:]

    def deals(self) -> float:
        """How many deals there are."""
        self.begin()
        if len(self.order) == 0:
            return 1.0
        number = self.weigh(0, 0, self.sorts.cards[self.order[0]])
        for cards in self.sorts.cards:
            number *= FACTORIAL[cards]
        return number

    def share_out(self, rng: Rng) -> None:
        """Begin a deal: decide how many cards of each sort go where. Each way is weighed by the number of deals it
        stands for."""
        self.begin()
        for at in range(i64(len(self.order)) - 1):
            self.choose_share(at, rng)
        if len(self.order) > 0:  # the last sort fills what is left
            last = self.order[i64(len(self.order)) - 1]
            for part in range(self.parts):
                self.share[last * self.parts + part] = self.free[part]

    def draw(self, card: i64, rng: Rng) -> i64:
        """The place of the next card: each remaining card of a sort is as likely to go to each remaining share."""
        sort = self.sort_of[card]
        drawn = rng.below(self.left[sort])
        self.left[sort] -= 1
        part: i64 = 0
        while drawn >= self.share[sort * self.parts + part]:
            drawn -= self.share[sort * self.parts + part]
            part += 1
        self.share[sort * self.parts + part] -= 1
        return self.place_of[part]

    def choose_share(self, at: i64, rng: Rng) -> None:
        """One sort's cards to their parts, at random by weight; the room that is left is what remains."""
        sort = self.order[at]
        left = self.sorts.cards[sort]
        weight = self.weigh(at, 0, left) * rng.fraction()
        for part in range(self.parts):
            if (self.sorts.possible[sort] >> part) & 1 == 0:
                continue
            most = left if left < self.free[part] else self.free[part]
            number: i64 = 0
            while number < most:
                self.free[part] -= number
                ways = self.weigh(at, part + 1, left - number) / FACTORIAL[number]
                self.free[part] += number
                if weight < ways:
                    break
                weight -= ways
                number += 1
            self.free[part] -= number
            self.share[sort * self.parts + part] = number
            weight *= FACTORIAL[number]
            left -= number

    def weigh(self, at: i64, part: i64, left: i64) -> float:
        """In how many ways the rest of a sort, from a part on, and all later sorts can be dealt into the free room
        (but for the factor that is the same for all ways)."""
        sort = self.order[at]
        if at == i64(len(self.order)) - 1:
            return self.weigh_last(sort)
        if part == self.parts:
            return self.weigh(at + 1, 0, self.sorts.cards[self.order[at + 1]]) if left == 0 else 0.0
        if (self.sorts.possible[sort] >> part) & 1 == 0:
            return self.weigh(at, part + 1, left)
        key = self.key(at, part, left)
        known = self.weights.get(key)
        if known is not None:
            return known
        total = 0.0
        number: i64 = 0
        while number <= left and number <= self.free[part]:
            self.free[part] -= number
            total += self.weigh(at, part + 1, left - number) / FACTORIAL[number]
            self.free[part] += number
            number += 1
        self.weights[key] = total
        return total

    def key(self, at: i64, part: i64, left: i64) -> tuple[int, int]:
        """What a weight depends on, as two numbers below 2**62. (Larger ones are slow, and Python lets Ctrl-C through
        while it multiplies them, which compiled code takes for the end of all memory.)"""
        first = (at * 16 + part) * 64 + left
        second: i64 = 0
        for each in range(self.parts):
            if each < IN_FIRST:
                first = first * 64 + self.free[each]
            else:
                second = second * 64 + self.free[each]
        return int(first), int(second)

    def weigh_last(self, sort: i64) -> float:
        """The last sort has no choice but to fill what is left, if it may be there."""
        ways = 1.0
        for part in range(self.parts):
            if self.free[part] > 0:
                if (self.sorts.possible[sort] >> part) & 1 == 0:
                    return 0.0
                ways /= FACTORIAL[self.free[part]]
        return ways


@final
class Deals:
    """All deals of the cards that a viewer does not see, by what it knows of their whereabouts."""

    def __init__(self, whereabouts: Whereabouts, seen: i64) -> None:
        self.hidden = [hidden_cards(whereabouts, each, seen) for each in whereabouts.alternatives]
        self.weights = vec[float](capacity=4)  # of the alternatives, if there are several
        self.total = 0.0
        if len(self.hidden) > 1:
            for at in range(len(self.hidden)):
                weight = whereabouts.alternatives[at].weight * self.hidden[at].deals()
                self.weights = append(self.weights, weight)
                self.total += weight

    def share_out(self, rng: Rng) -> Hidden:
        """Begin a deal, in one of the alternatives: each weighed by the number of ways it stands for."""
        which: i64 = 0
        if len(self.hidden) > 1:
            weight = self.total * rng.fraction()
            while which < i64(len(self.hidden)) - 1 and weight >= self.weights[which]:
                weight -= self.weights[which]
                which += 1
        hidden = self.hidden[which]
        hidden.share_out(rng)
        return hidden


def hidden_cards(whereabouts: Whereabouts, each: Alternative, seen: i64) -> Hidden:
    """The cards that are not at places the viewer sees (a bit each), and how many of them are where."""
    parts = vec[i64](capacity=16)  # those with hidden cards in them
    for part in range(MOST_PARTS):
        if each.room[part] > 0 and seen & bit(whereabouts.place_of[part]) == 0:
            parts = append(parts, i64(part))
    hidden = Hidden(i64(len(parts)))
    for at in range(i64(len(parts))):
        hidden.place_of[at] = whereabouts.place_of[parts[at]]
        hidden.room[at] = each.room[parts[at]]
    for card in range(i64(len(each.possible))):
        possible: i64 = 0
        for at in range(i64(len(parts))):
            if each.possible[card] & bit(parts[at]) != 0:
                possible |= bit(at)
        if possible != 0:
            hidden.add(whereabouts.kinds[card], possible)
    return hidden
