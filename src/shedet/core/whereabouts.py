"""Where hidden cards may be, for all that a viewer was told: exactly, and of all cards together.

Cards lie at places. Those of a place are in one or several *parts*: of a part it is known how many cards it holds, and
which cards may be in it. When a back is seen to go from one place to another, the part it came from is divided: any
card that may have been in it may be in the new part now, and cards that come to either place later, or were there
before, are not mixed up with it. So it stays known that, say, only one of the cards that a hand held can have been
stolen. Parts that nothing tells apart are joined again.

Where a back or a card may have left several parts, each is an *alternative* from then on.
"""

from typing import Final, final

from librt.vecs import vec
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
        self.kinds = kinds  # of each card, in order; cards of a kind are never told apart
        self.places = places
        self.seen = places  # where cards go that are looked at, until they are put back
        self.place_of = place_of  # of each part
        self.parts = places + 1  # those in use have numbers below this: far fewer than there may be
        self.alternatives = alternatives
        self.untidy = True  # something was told since the last `tidy`
        self.is_shared = False  # a copy has the same `place_of` and alternatives, until one of the two changes

    def copy(self) -> "Whereabouts":
        """An independent copy. What is known at a decision is copied each time, and mostly only read."""
        other = Whereabouts(self.kinds, self.places, self.place_of, self.alternatives)
        other.parts = self.parts
        other.is_shared = True
        self.is_shared = True
        return other

    def change(self) -> None:
        """Before anything is told: what is shared stays as it is for the other."""
        self.untidy = True
        if self.is_shared:
            self.is_shared = False
            self.place_of = self.place_of[:]
            self.alternatives = [each.copy() for each in self.alternatives]

    # -- at the beginning

    def begin_with(self, kind: i64, number: i64, place: i64) -> None:
        """So many cards of a kind are certainly at a place."""
        first = self.alternatives[0]
        card = self.first_of(kind)
        while number > 0 and self.is_of(card, kind):
            if first.possible[card] == 0:
                first.possible[card] = bit(place)
                first.room[place] += 1
                number -= 1
            card += 1

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

    def first_of(self, kind: i64) -> i64:
        """The first card of a kind; the others follow it."""
        card: i64 = 0
        while card < i64(len(self.kinds)) and self.kinds[card] < kind:
            card += 1
        return card

    def is_of(self, card: i64, kind: i64) -> bool:
        """Whether there is such a card, and it is of this kind."""
        return card < i64(len(self.kinds)) and self.kinds[card] == kind

    def parts_at(self, place: i64) -> i64:
        """The parts of a place, a bit each."""
        parts = bit(place)
        for part in range(self.places + 1, self.parts):
            if self.place_of[part] == place:
                parts |= bit(part)
        return parts

    def places_of(self, card: i64) -> i64:
        """The places a card may be in, a bit each."""
        places: i64 = 0
        for each in self.alternatives:
            places |= self.places_with(each.possible[card])
        return places

    def places_with(self, parts: i64) -> i64:
        """The places that some parts belong to, a bit each."""
        others = parts >> (self.places + 1)
        if others == 0:
            return parts
        places = parts - (others << (self.places + 1))  # parts that have the number of their place
        part = self.places + 1
        while others > 0:
            if others & 1 == 1:
                places |= bit(self.place_of[part])
            others >>= 1
            part += 1
        return places

    def cards_at(self, place: i64) -> i64:
        """How many cards are at a place: the same number in every alternative."""
        first = self.alternatives[0]
        total = first.room[place]
        for part in range(self.places + 1, self.parts):
            if self.place_of[part] == place:
                total += first.room[part]
        return total

    # -- what is told

    def move_back(self, source: i64, target: i64) -> None:
        """A back was seen to go from one place to another."""
        if source == target:
            return
        self.change()
        halves = vec[i64]([UNUSED] * MOST_PARTS)
        sources = self.parts_at(source)
        for part in range(self.parts):
            if sources & bit(part) != 0 and self.is_filled(part):
                halves[part] = self.other_half(part, target)
        after: list[Alternative] = []
        for each in self.alternatives:
            left = each.filled(sources)
            while left > 0:
                part = number_of(left)
                left &= left - 1
                other = each if left == 0 else each.copy()  # for the last way there may be it is not needed any more
                half = halves[part]
                other.move(part, half)
                other.weight *= float(other.room[half])  # which of them came first does not matter to a deal
                add_alternative(after, other)
        self.go_on_with(after)

    def other_half(self, part: i64, target: i64) -> i64:
        """The part at the target for what leaves a part. If several backs go one after the other it is the same."""
        for other in range(self.parts):
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
        both = bit(part) | bit(other)
        for each in self.alternatives:
            for possible in each.possible:
                if possible & both != 0 and possible & both != both:
                    return False
        return True

    def move_card(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen to go from one place to another. What is certain of it does not depend on which of several
        that look the same it was: it is taken for the one that is known best, and leaves its doubts to the others."""
        if source == target:
            return
        parts = self.parts_at(source)
        first = self.first_of(kind)
        moved = self.known_best(first, parts)
        was_tidy = not self.untidy
        self.change()
        if self.is_simple() and self.alternatives[0].possible[moved] == bit(source):
            # Mostly: a card goes openly from where it was known to be. It leaves and gets no doubts.
            after_move(self.alternatives[0], source, target, moved, moved)
            self.untidy = not was_tidy
            return
        after: list[Alternative] = []
        for each in self.alternatives:
            last = UNUSED  # the part that it left in the last way found so far, mostly the only one: no copy for that
            for_it: i64 = 0  # the card that gets its doubts
            card = first
            while self.is_of(card, kind):
                left = self.may_have_left(each, card, first, parts)
                while left > 0:
                    if last != UNUSED:
                        add_alternative(after, after_move(each.copy(), last, target, moved, for_it))
                    last = number_of(left)
                    for_it = card
                    left &= left - 1
                card += 1
            if last != UNUSED:
                add_alternative(after, after_move(each, last, target, moved, for_it))
        self.go_on_with(after)

    def go_on_with(self, after: list[Alternative]) -> None:
        """These are the ways in which it may have happened, after one more card. Where several cards move in one step
        they would multiply with each: too many do not wait for the end of the step."""
        self.alternatives = after
        if len(after) > MOST_ALTERNATIVES:
            self.tidy()

    def is_simple(self) -> bool:
        """Whether there is one alternative only, and each place has one part."""
        return len(self.alternatives) == 1 and self.parts == self.places + 1

    def known_best(self, first: i64, parts: i64) -> i64:
        """Of the cards of a kind, from its first one on, that may be in some parts the one with the fewest possible
        parts."""
        best: i64 = 0
        fewest: i64 = MOST_PARTS + 1
        card = first
        while card < i64(len(self.kinds)) and self.kinds[card] == self.kinds[first]:
            possible: i64 = 0
            for each in self.alternatives:
                possible |= each.possible[card]
            if possible & parts != 0 and count_bits(possible) < fewest:
                fewest = count_bits(possible)
                best = card
            card += 1
        return best

    def may_have_left(self, each: Alternative, card: i64, first: i64, parts: i64) -> i64:
        """The parts (of these) that a card may have left, as far as no other that looks the same, and is known better,
        stands for it."""
        possible = each.possible[card]
        left = each.filled(possible & parts)
        other = first - 1
        while left > 0 and self.is_of(other + 1, self.kinds[first]):
            other += 1
            better = each.possible[other]
            if other == card or better & parts == 0 or (better == possible and other > card):
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
        self.change()
        for each in self.alternatives:
            for card in range(i64(len(self.kinds))):
                if each.possible[card] == bit(source):
                    each.possible[card] = bit(target)
            each.room[target] += each.room[source]
            each.room[source] = 0

    def rule_out(self, kind: i64, place: i64) -> None:
        """No card of a kind is at a place."""
        self.change()
        kept = ~self.parts_at(place)
        for each in self.alternatives:
            card = self.first_of(kind)
            while self.is_of(card, kind):
                each.possible[card] &= kept
                card += 1

    # -- after each step

    def tidy(self) -> None:
        """Strike what the numbers of cards make impossible, and join what nothing tells apart."""
        if not self.untidy:
            return
        self.change()
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
            if strike_impossible(each, self.parts):
                kept.append(each)
        self.alternatives = kept

    def join_parts(self) -> bool:
        """Join the first two parts that can be joined; whether there were any."""
        for other in range(self.places + 1, self.parts):
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
        for part in range(self.places + 1, self.parts):
            if self.place_of[part] != UNUSED and not self.is_filled(part):
                self.place_of[part] = UNUSED
                for each in self.alternatives:
                    for card in range(i64(len(self.kinds))):
                        each.possible[card] &= ~bit(part)
        while self.place_of[self.parts - 1] == UNUSED:
            self.parts -= 1

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
            for part in range(self.places + 1, self.parts):
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
            for part in range(self.parts):
                if each.room[part] > 0:
                    filled += 1
            if filled > most:
                most = filled
        return most

    def new_part(self, place: i64) -> i64:
        part = self.places + 1
        while self.place_of[part] != UNUSED:
            part += 1
        self.place_of[part] = place
        if part == self.parts:
            self.parts += 1
        return part


def after_move(each: Alternative, part: i64, target: i64, moved: i64, other: i64) -> Alternative:
    """After a card was seen to leave a part: another, which looks the same, takes over its doubts."""
    each.move(part, target)
    each.possible[other] = each.possible[moved]
    each.possible[moved] = bit(target)
    return each


def nowhere_yet(kinds: vec[i64], places: i64) -> Whereabouts:
    """Cards of which nothing is known so far."""
    place_of = vec[i64]([UNUSED] * MOST_PARTS)
    for place in range(places + 1):
        place_of[place] = place
    nothing = Alternative(vec[i64]([0] * len(kinds)), vec[i64]([0] * MOST_PARTS), 1.0)
    return Whereabouts(kinds, places, place_of, [nothing])


def places_of_all(cards: list[Whereabouts], numbers: list[vec[i64]]) -> vec[i64]:
    """For each card the places it may be in, a bit each; nothing, if nothing is remembered. `numbers`: of the cards
    with each back, in the order of their whereabouts."""
    if len(cards) == 0:
        return vec[i64]()
    total: i64 = 0
    for of_back in numbers:
        total += i64(len(of_back))
    places = vec[i64]([0] * total)
    for back in range(i64(len(numbers))):
        whereabouts = cards[back]
        for each in whereabouts.alternatives:
            for number, parts in zip(numbers[back], each.possible):
                places[number] |= whereabouts.places_with(parts)
    return places
