"""One way in which all that a viewer was told of hidden cards may have happened, and what cannot be in it.

Cards are in *parts*, as in `whereabouts.py`. Whatever the numbers of cards make impossible is struck.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.position import bit

MOST_UNIONS: Final = 256  # sets of parts that are tried; beyond them less is struck, and deals are the same


@final
class Alternative:
    """One way in which all that was told may have happened."""

    def __init__(self, possible: vec[i64], room: vec[i64], weight: float) -> None:
        self.possible = possible  # for each card, the parts it may be in, a bit each
        self.room = room  # how many cards each part holds
        self.weight = weight  # in how many ways it may have happened, beside those that a deal counts

    def copy(self) -> "Alternative":
        return Alternative(self.possible[:], self.room[:], self.weight)

    def is_like(self, other: "Alternative") -> bool:
        for part in range(i64(len(self.room))):
            if self.room[part] != other.room[part]:
                return False
        for card in range(i64(len(self.possible))):
            if self.possible[card] != other.possible[card]:
                return False
        return True

    def move(self, part: i64, target: i64) -> None:
        """One of the cards goes from a part to another."""
        self.room[part] -= 1
        self.room[target] += 1

    def filled(self, parts: i64) -> i64:
        """Of some parts those with cards in them, a bit each."""
        filled: i64 = 0
        while parts > 0:
            part = number_of(parts)
            parts &= parts - 1
            if self.room[part] > 0:
                filled |= bit(part)
        return filled

    def free(self) -> vec[i64]:
        """How much room each part has beside the cards that are certainly in it."""
        free = self.room[:]
        for possible in self.possible:
            if possible & (possible - 1) == 0 and possible != 0:
                free[number_of(possible)] -= 1
        return free

    def replace(self, card: i64, kept: i64, added: i64) -> None:
        """Of the parts a card may be in these are kept, and those added."""
        self.possible[card] = (self.possible[card] & kept) | added


def number_of(parts: i64) -> i64:
    """The lowest of some parts."""
    number: i64 = 0
    while parts & 15 == 0:  # most have low numbers: this is asked for every card, again and again
        parts >>= 4
        number += 4
    while parts & 1 == 0:
        parts >>= 1
        number += 1
    return number


def ways(some: i64, others: i64) -> float:
    """In how many ways cards can be divided into so many and so many."""
    total = 1.0
    for each in range(1, others + 1):
        total *= float(some + each) / float(each)
    return total


def add_alternative(alternatives: list[Alternative], other: Alternative) -> None:
    """One more, unless it says the same as another: then that one may have happened in more ways."""
    for each in alternatives:
        if each.is_like(other):
            each.weight += other.weight
            return
    alternatives.append(other)


def strike_impossible(each: Alternative, parts: i64) -> bool:
    """Strike the parts that cards cannot be in, given how many each holds. Whether there is any way at all. The parts
    in use have numbers below `parts`.

    Exact: where the cards that must be within some parts fill them, no other card is there. (Hall's theorem: a card can
    be in a part unless such full parts exclude it. It is the same answer as testing each card and part by a matching.
    Only unions of what single cards may be in can be full in that way.)
    """
    if not strike_full_parts(each, parts):
        return False
    sorts = vec[i64](capacity=16)  # the different sets of parts of the cards in doubt
    numbers = vec[i64](capacity=16)
    for possible in each.possible:
        if possible & (possible - 1) != 0:
            at = index_of(sorts, possible)
            if at == i64(len(sorts)):
                sorts = append(sorts, possible)
                numbers = append(numbers, i64(0))
            numbers[at] += 1
    if len(sorts) == 0:
        return True
    free = each.free()
    struck = vec[i64]([0] * len(sorts))
    for union in unions_of(sorts):
        room: i64 = 0
        left = union
        while left > 0:
            room += free[number_of(left)]
            left &= left - 1
        for at in range(i64(len(sorts))):
            if sorts[at] & ~union == 0:
                room -= numbers[at]
        if room < 0:
            return False
        if room == 0:
            for at in range(i64(len(sorts))):
                if sorts[at] & ~union != 0:
                    struck[at] |= union
    for card in range(i64(len(each.possible))):
        possible = each.possible[card]
        if possible & (possible - 1) != 0:
            each.possible[card] = possible & ~struck[index_of(sorts, possible)]
    return True


def strike_full_parts(each: Alternative, parts: i64) -> bool:
    """Nothing in doubt is in a part that is full of what is certain. Whether there is any way at all."""
    while True:
        free = each.free()
        full: i64 = 0
        for part in range(parts):
            if free[part] < 0:
                return False
            if free[part] == 0:
                full |= bit(part)
        certain = False
        for card in range(i64(len(each.possible))):
            possible = each.possible[card]
            if possible & (possible - 1) != 0 and possible & full != 0:
                possible &= ~full
                each.possible[card] = possible
                certain = certain or possible & (possible - 1) == 0
            if possible == 0:
                return False
        if not certain:
            return True


def index_of(sorts: vec[i64], possible: i64) -> i64:
    """The place in a list, or its length."""
    for at in range(i64(len(sorts))):
        if sorts[at] == possible:
            return at
    return i64(len(sorts))


def unions_of(sorts: vec[i64]) -> vec[i64]:
    """All unions of some sets (the first ones, where there are very many)."""
    unions = vec[i64](capacity=16)
    for each in sorts:
        for at in range(-1, i64(len(unions))):
            union = each if at < 0 else unions[at] | each
            if i64(len(unions)) < MOST_UNIONS and index_of(unions, union) == i64(len(unions)):
                unions = append(unions, union)
    return unions
