"""Where hidden cards may be, for all that a viewer was told: exactly, and of all cards together.

Cards lie at places. Those of a place are in one or several *parts*: of a part it is known how many cards it holds, and
which cards may be in it. When a back is seen to go from one place to another, the part it came from is divided: any
card that may have been in it may be in the new part now, and cards that come to either place later, or were there
before, are not mixed up with it. So it stays known that, say, only one of the cards that a hand held can have been
stolen. Parts that nothing tells apart are joined again.

Where a back or a card may have left several parts, each is an *alternative* from then on.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.alternatives import Alternative, add_alternative, number_of, strike_impossible, ways
from shedet.core.position import bit, count_bits

MOST_PARTS: Final = 60  # with those that are used up within a step
MOST_FILLED: Final = 16  # parts with cards in them; a deal has no room for more
MOST_ALTERNATIVES: Final = 64
UNUSED: Final = -1


@final
class Whereabouts:
    """What one viewer knows of the cards with one back. The places are numbered from 0; each of them has the part of
    its own number, for ever, and perhaps others."""

    def __init__(self, kinds: vec[i64], places: i64, place_of: vec[i64], alternatives: list[Alternative]) -> None:
        self.kinds = kinds  # of each card; cards of a kind are never told apart
        self.places = places
        self.seen = places  # where cards go that are looked at, until they are put back
        self.place_of = place_of  # of each part
        self.alternatives = alternatives
        self.untidy = True  # something was told since the last `tidy`

    def copy(self) -> "Whereabouts":
        return Whereabouts(self.kinds, self.places, self.place_of[:], [each.copy() for each in self.alternatives])

    # -- at the beginning

    def begin_with(self, kind: i64, number: i64, place: i64) -> None:
        """So many cards of a kind are certainly at a place."""
        first = self.alternatives[0]
        for card in range(i64(len(self.kinds))):
            if number > 0 and self.kinds[card] == kind and first.possible[card] == 0:
                first.possible[card] = bit(place)
                first.room[place] += 1
                number -= 1

    def begin_with_backs(self, number: i64, place: i64) -> None:
        """So many of the other cards are at a place."""
        self.alternatives[0].room[place] += number

    def begin(self) -> None:
        """All other cards may be wherever there are others."""
        first = self.alternatives[0]
        free = first.free()
        anywhere: i64 = 0
        for place in range(self.places):
            if free[place] > 0:
                anywhere |= bit(place)
        for card in range(i64(len(self.kinds))):
            if first.possible[card] == 0:
                first.possible[card] = anywhere
        self.tidy()

    # -- what is known

    def parts_at(self, place: i64) -> i64:
        """The parts of a place, a bit each."""
        parts: i64 = 0
        for part in range(MOST_PARTS):
            if self.place_of[part] == place:
                parts |= bit(part)
        return parts

    def places_of(self, card: i64) -> i64:
        """The places a card may be in, a bit each."""
        places: i64 = 0
        for each in self.alternatives:
            parts = each.possible[card]
            while parts > 0:
                places |= bit(self.place_of[number_of(parts)])
                parts &= parts - 1
        return places

    def cards_at(self, place: i64) -> i64:
        """How many cards are at a place: the same number in every alternative."""
        first = self.alternatives[0]
        total: i64 = 0
        for part in range(MOST_PARTS):
            if self.place_of[part] == place:
                total += first.room[part]
        return total

    # -- what is told

    def move_back(self, source: i64, target: i64) -> None:
        """A back was seen to go from one place to another."""
        if source == target:
            return
        self.untidy = True
        halves = vec[i64]([UNUSED] * MOST_PARTS)
        for part in range(MOST_PARTS):
            if self.place_of[part] == source and self.is_filled(part):
                halves[part] = self.other_half(part, target)
        after: list[Alternative] = []
        for each in self.alternatives:
            for part in range(MOST_PARTS):
                if halves[part] != UNUSED and each.room[part] > 0:
                    other = each.copy()
                    half = halves[part]
                    other.room[part] -= 1
                    other.room[half] += 1
                    other.weight *= float(other.room[half])  # which of them came first does not matter to a deal
                    add_alternative(after, other)
        self.alternatives = after

    def other_half(self, part: i64, target: i64) -> i64:
        """The part at the target for what leaves a part. If several backs go one after the other it is the same."""
        for other in range(MOST_PARTS):
            if self.place_of[other] == target and self.look_the_same(part, other):
                return other
        half = self.new_part(target)
        for each in self.alternatives:
            for card in range(i64(len(self.kinds))):
                if each.possible[card] & bit(part) != 0:
                    each.possible[card] |= bit(half)
        return half

    def look_the_same(self, part: i64, other: i64) -> bool:
        """Whether the same cards may be in both."""
        for each in self.alternatives:
            for possible in each.possible:
                if (possible & bit(part) != 0) != (possible & bit(other) != 0):
                    return False
        return True

    def move_card(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen to go from one place to another. What is certain of it does not depend on which of several
        that look the same it was: it is taken for the one that is known best, and leaves its doubts to the others."""
        if source == target:
            return
        self.untidy = True
        parts = self.parts_at(source)
        moved = self.known_best(kind, parts)
        after: list[Alternative] = []
        for each in self.alternatives:
            for card in range(i64(len(self.kinds))):
                if self.kinds[card] == kind:
                    left = self.may_have_left(each, card, parts)
                    while left > 0:
                        other = each.copy()
                        other.room[number_of(left)] -= 1
                        other.room[target] += 1
                        other.possible[card] = each.possible[moved]
                        other.possible[moved] = bit(target)
                        add_alternative(after, other)
                        left &= left - 1
        self.alternatives = after

    def known_best(self, kind: i64, parts: i64) -> i64:
        """Of the cards of a kind that may be in some parts the one with the fewest possible parts."""
        best: i64 = 0
        fewest: i64 = MOST_PARTS + 1
        for card in range(i64(len(self.kinds))):
            if self.kinds[card] == kind:
                possible: i64 = 0
                for each in self.alternatives:
                    possible |= each.possible[card]
                if possible & parts != 0 and count_bits(possible) < fewest:
                    fewest = count_bits(possible)
                    best = card
        return best

    def may_have_left(self, each: Alternative, card: i64, parts: i64) -> i64:
        """The parts (of these) that a card may have left, as far as no other that looks the same, and is known better,
        stands for it."""
        possible = each.possible[card]
        left: i64 = 0
        for part in range(MOST_PARTS):
            if possible & parts & bit(part) != 0 and each.room[part] > 0:
                left |= bit(part)
        for other in range(i64(len(self.kinds))):
            if other == card or self.kinds[other] != self.kinds[card] or each.possible[other] & parts == 0:
                continue
            better = each.possible[other]
            if better == possible and other > card:
                continue
            if better & ~parts == 0 and (possible & ~parts != 0 or other < card):
                return 0  # the other one is certainly there
            if better & ~possible == 0:
                left &= ~better
        return left

    def look(self, kind: i64, number: i64, place: i64) -> None:
        """So many cards of a kind were seen at a place. After all looks, `put_back`."""
        for _ in range(number):
            self.move_card(kind, place, self.seen)

    def put_back(self, place: i64) -> None:
        """What was looked at is still where it was."""
        self.move_all(self.seen, place)

    def move_all(self, source: i64, target: i64) -> None:
        """All cards of a place, every one of them known, go to another."""
        if self.cards_at(source) == 0:
            return
        self.untidy = True
        for each in self.alternatives:
            for card in range(i64(len(self.kinds))):
                if each.possible[card] == bit(source):
                    each.possible[card] = bit(target)
            each.room[target] += each.room[source]
            each.room[source] = 0

    def rule_out(self, kind: i64, place: i64) -> None:
        """No card of a kind is at a place."""
        self.untidy = True
        kept = ~self.parts_at(place)
        for each in self.alternatives:
            for card in range(i64(len(self.kinds))):
                if self.kinds[card] == kind:
                    each.possible[card] &= kept

    # -- after each step

    def tidy(self) -> None:
        """Strike what the numbers of cards make impossible, and join what nothing tells apart."""
        if not self.untidy:
            return
        self.untidy = False
        self.strike()
        while self.join_parts():
            self.strike()
        self.forget_empty_parts()
        self.drop_repeated()
        while len(self.alternatives) > MOST_ALTERNATIVES or self.most_filled() > MOST_FILLED:
            self.keep_less()

    def strike(self) -> None:
        kept: list[Alternative] = []
        for each in self.alternatives:
            if strike_impossible(each):
                kept.append(each)
        self.alternatives = kept

    def join_parts(self) -> bool:
        """Join the first two parts that can be joined; whether there were any."""
        for other in range(self.places + 1, MOST_PARTS):
            if self.place_of[other] == UNUSED:
                continue
            for part in range(other):
                if self.place_of[part] == self.place_of[other] and self.can_join(part, other):
                    self.join(part, other)
                    return True
        return False

    def can_join(self, part: i64, other: i64) -> bool:
        """Two parts of a place can be joined if all cards of one are known, or if the same cards may be in both."""
        both = bit(part) | bit(other)
        for each in self.alternatives:
            free = each.free()
            if free[part] == 0 or free[other] == 0:
                continue
            for possible in each.possible:
                if possible & both != 0 and possible & both != both and possible & (possible - 1) != 0:
                    return False
        return True

    def join(self, part: i64, other: i64) -> None:
        for each in self.alternatives:
            free = each.free()
            each.weight *= ways(free[part], free[other])
            each.room[part] += each.room[other]
            each.room[other] = 0
            for card in range(i64(len(self.kinds))):
                if each.possible[card] & bit(other) != 0:
                    each.replace(card, ~bit(other), bit(part))
        self.place_of[other] = UNUSED

    def forget_empty_parts(self) -> None:
        for part in range(self.places + 1, MOST_PARTS):
            if self.place_of[part] != UNUSED and not self.is_filled(part):
                self.place_of[part] = UNUSED
                for each in self.alternatives:
                    for card in range(i64(len(self.kinds))):
                        each.possible[card] &= ~bit(part)

    def drop_repeated(self) -> None:
        different: list[Alternative] = []
        for each in self.alternatives:
            add_alternative(different, each)
        self.alternatives = different

    def keep_less(self) -> None:
        """Too much to keep apart: let go of something, never of the truth."""
        place = self.most_divided()
        if count_bits(self.parts_at(place)) > 1:
            self.fold(place)
        else:
            self.unite()

    def unite(self) -> None:
        """Of several alternatives, without parts to tell apart, it is remembered only where each card may be."""
        first = self.alternatives[0]
        for other in self.alternatives:
            for card in range(i64(len(self.kinds))):
                first.possible[card] |= other.possible[card]
        self.alternatives = [first]

    def fold(self, place: i64) -> None:
        """Of a place it is remembered only which cards may be there."""
        parts = self.parts_at(place)
        for each in self.alternatives:
            for part in range(self.places + 1, MOST_PARTS):
                if self.place_of[part] == place:
                    each.room[place] += each.room[part]
                    each.room[part] = 0
            for card in range(i64(len(self.kinds))):
                if each.possible[card] & parts != 0:
                    each.replace(card, ~parts, bit(place))
        self.forget_empty_parts()
        self.drop_repeated()

    def most_divided(self) -> i64:
        """The place with the most parts."""
        found: i64 = 0
        most: i64 = 0
        for place in range(self.places):
            parts = count_bits(self.parts_at(place))
            if parts > most:
                found = place
                most = parts
        return found

    # -- parts

    def is_filled(self, part: i64) -> bool:
        for each in self.alternatives:
            if each.room[part] > 0:
                return True
        return False

    def most_filled(self) -> i64:
        """The most parts with cards in them that an alternative has."""
        most: i64 = 0
        for each in self.alternatives:
            filled: i64 = 0
            for room in each.room:
                if room > 0:
                    filled += 1
            if filled > most:
                most = filled
        return most

    def new_part(self, place: i64) -> i64:
        part: i64 = 0
        while self.place_of[part] != UNUSED:
            part += 1
        self.place_of[part] = place
        return part


def nowhere_yet(kinds: vec[i64], places: i64) -> Whereabouts:
    """Cards of which nothing is known so far."""
    place_of = vec[i64]([UNUSED] * MOST_PARTS)
    for place in range(places + 1):
        place_of[place] = place
    nothing = Alternative(vec[i64]([0] * len(kinds)), vec[i64]([0] * MOST_PARTS), 1.0)
    return Whereabouts(kinds, places, place_of, [nothing])


def places_of_all(cards: list[Whereabouts], backs: vec[i64]) -> vec[i64]:
    """For each card, of which the back is given, the places it may be in, a bit each. Those with a back are in the same
    order as in their whereabouts. Nothing, if nothing is remembered."""
    places = vec[i64]()
    if len(cards) == 0:
        return places
    counted = vec[i64]([0] * len(cards))
    for back in backs:
        places = append(places, cards[back].places_of(counted[back]))
        counted[back] += 1
    return places
