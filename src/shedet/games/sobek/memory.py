"""What a viewer with a perfect memory remembers: for every card, the places it may be in.

It is the tracker of the open variant. [S-OPEN-1, S-OPEN-2]
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.hidden import Sorts
from shedet.core.position import Position
from shedet.games.sobek.components import BACK_OF, CARD_KINDS, CARDS, CHARACTER_OF, GOODS_OF, KINDS, ORANGE
from shedet.games.sobek.events import CARD, CARD_BACK, NEW_ROUND, NO_CARDS, SAW_ALL, SAW_CARD, SAW_TOKEN
from shedet.games.sobek.rules.characters import count_backs
from shedet.games.sobek.state import (
    CHOOSE_CLAIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_TOKEN,
    CORRUPTION,
    DECK,
    DISCARDS,
    HAND,
    HORIZONTAL,
    QUEUE,
    REMOVED,
    SLOTS,
    State,
    cards_of,
    laid_place,
)

# Where a card may be, a bit each: the hidden places, and everything that lies open.
IN_HAND: Final = 1  # << seat
IN_CORRUPTION: Final = 16  # << seat
UNDRAWN: Final = 256  # in the deck, face down in the queue, or removed at the start: nobody knows
HIDDEN_PLACES: Final = 9
OPEN: Final = 512
EVERYWHERE: Final = 1023
KIND_OF_COPY: Final = vec[i64]([i64(k) for k in range(KINDS) for _ in range(CARD_KINDS[k].copies)])
FIRST_COPY: Final = vec[i64]([i64(sum(kind.copies for kind in CARD_KINDS[:k])) for k in range(KINDS + 1)])


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it, never from the state's secrets: of the state it
    reads only how many backs of each sort lie where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.places = vec[i64]([0] * CARDS)  # for each card, the bits of the places it may be in
        self.knows_tokens = False

    def remember_the_table(self, s: State) -> None:
        """At the start of a round or record: what lies open is known, everything else may be anywhere."""
        self.knows_tokens = False
        for copy in range(CARDS):
            self.places[copy] = EVERYWHERE
        for kind in range(KINDS):
            self.pin(kind, open_cards(s, kind, self.viewer), OPEN)
            if self.viewer < s.players:
                self.pin(kind, cards_of(s, HAND + self.viewer, kind), IN_HAND << self.viewer)
                self.pin(kind, cards_of(s, CORRUPTION + self.viewer, kind), IN_CORRUPTION << self.viewer)
        self.rule_out(OPEN)
        if self.viewer < s.players:
            self.rule_out(IN_HAND << self.viewer)
            self.rule_out(IN_CORRUPTION << self.viewer)
            if s.asked() == 1 << self.viewer:
                self.remember_the_choice(s)
        self.prune(s)

    def remember_the_choice(self, s: State) -> None:
        """Who is asked has just looked at what there is to choose from. [S-SETS-4, S-CHAR-6]"""
        if s.question() == CHOOSE_TOKEN:
            self.knows_tokens = True
        elif s.question() == CHOOSE_CLAIM:
            pile = s.detail(0)
            for kind in range(KINDS):
                self.pin(kind, cards_of(s, CORRUPTION + pile, kind), IN_CORRUPTION << pile)
            self.rule_out(IN_CORRUPTION << pile)

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in what this viewer was told of a step. A new round begins with a new memory."""
        s = position
        assert isinstance(s, State)
        for event in events:
            if event.kind == NEW_ROUND:
                self.remember_the_table(s)
                return
        if s.over:
            return
        for event in events:
            if event.told_to(self.viewer):
                self.learn_event(event)
        self.prune(s)

    def learn_event(self, event: Event) -> None:
        if event.kind == CARD:
            back = BACK_OF[event.x]
            self.relocate(event.x, place_bit(event.y, back), place_bit(event.z, back))
        elif event.kind == CARD_BACK:
            self.spread(event.x, place_bit(event.y, event.x), place_bit(event.z, event.x))
        elif event.kind == SAW_CARD:
            self.pin(event.x, event.z, place_bit(event.y, BACK_OF[event.x]))
        elif event.kind == SAW_ALL:
            self.rule_out(place_bit(event.y, ORANGE))
        elif event.kind == NO_CARDS:
            self.rule_out_group(event.x, place_bit(event.y, ORANGE), event.z)
        elif event.kind == SAW_TOKEN:
            self.knows_tokens = True

    def relocate(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen to go from one place to another; those that look the same may be where it was. [S-OPEN-2]"""
        moved: i64 = -1
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if self.places[copy] & source != 0 and (moved < 0 or self.places[copy] == source):
                moved = copy
        if moved < 0:
            return
        was = self.places[moved]
        if was != source:
            # None of them was surely there: the one taken for it leaves its doubts to the others.
            for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
                if copy != moved and self.places[copy] & source != 0:
                    self.places[copy] |= was
        self.places[moved] = target

    def spread(self, back: i64, source: i64, target: i64) -> None:
        """A back was seen to move: every such card possible at its source is now possible at its target. [S-OPEN-2]"""
        for copy in range(CARDS):
            if BACK_OF[KIND_OF_COPY[copy]] == back and self.places[copy] & source != 0:
                self.places[copy] |= target

    def pin(self, kind: i64, number: i64, place: i64) -> None:
        """So many cards of a kind were seen at a place."""
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if self.places[copy] == place:
                number -= 1
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if number > 0 and self.places[copy] != place and self.places[copy] & place != 0:
                number -= 1
                self.places[copy] = place

    def rule_out(self, place: i64) -> None:
        """Nothing is at a place but what is certainly there."""
        for copy in range(CARDS):
            if self.places[copy] != place:
                self.places[copy] &= ~place

    def rule_out_group(self, group: i64, place: i64, but_characters: i64) -> None:
        """No card of a group is at a place (but perhaps its characters)."""
        for copy in range(CARDS):
            kind = KIND_OF_COPY[copy]
            if GOODS_OF[kind] == group and (but_characters == 0 or CHARACTER_OF[kind] < 0):
                self.places[copy] &= ~place

    def prune(self, s: State) -> None:
        """Strike the places that the numbers of backs make impossible. [S-OPEN-2]"""
        for back in range(ORANGE + 1):
            self.prune_back(s, back)

    def prune_back(self, s: State, back: i64) -> None:
        """Exact: where the cards that must be within some places fill them, no other card is there."""
        sorts = Sorts(HIDDEN_PLACES)
        doubtful: i64 = 0  # the places that any doubt is about
        for copy in range(CARDS):
            if BACK_OF[KIND_OF_COPY[copy]] == back and self.places[copy] != OPEN:
                possible = self.places[copy]
                sorts.add(possible)
                if possible & (possible - 1) != 0:
                    doubtful |= possible
        if doubtful == 0:
            return
        room = vec[i64](capacity=HIDDEN_PLACES)
        for place in range(HIDDEN_PLACES):
            room = append(room, backs_at(s, place, back) if (doubtful >> place) & 1 == 1 else i64(0))
        struck = sorts.struck(room, doubtful)
        for copy in range(CARDS):
            if BACK_OF[KIND_OF_COPY[copy]] == back and self.places[copy] & doubtful != 0:
                self.places[copy] &= ~struck[sorts.find(self.places[copy])]


def open_cards(s: State, kind: i64, viewer: i64) -> i64:
    """How many cards of a kind lie open to a viewer."""
    total = cards_of(s, DISCARDS, kind)
    for seat in range(s.players):
        for slot in range(SLOTS):
            if slot < HORIZONTAL or seat == viewer or s.question() != CHOOSE_HORIZONTAL:
                total += cards_of(s, laid_place(seat, slot), kind)
    if BACK_OF[kind] != ORANGE:
        for quay in range(s.queue_left):
            if i64(s.queue[quay]) == kind:
                total += 1
    return total


def place_bit(place: i64, back: i64) -> i64:
    """The bit of a place of an event, for a card with this back."""
    if place < CORRUPTION:
        return IN_HAND << (place - HAND)
    if place < DISCARDS:
        return IN_CORRUPTION << (place - CORRUPTION)
    if place == DECK or place == REMOVED or (place >= QUEUE and back == ORANGE):
        return UNDRAWN
    return OPEN


def backs_at(s: State, place: i64, back: i64) -> i64:
    """How many cards with a back are at a hidden place (by the number of its bit)."""
    if place < CORRUPTION:
        return hand_backs(s, place, back)
    if place < DISCARDS:
        return count_backs(s, place, back)
    total = count_backs(s, REMOVED, back)
    for at in range(s.deck_left):
        if BACK_OF[i64(s.deck[at])] == back:
            total += 1
    if back == ORANGE:
        for quay in range(s.queue_left):
            if BACK_OF[i64(s.queue[quay])] == ORANGE:
                total += 1
    return total


def hand_backs(s: State, seat: i64, back: i64) -> i64:
    """The backs of a hand as others see it: what is being laid at the end of the round still counts to it. [S-END-1]"""
    total = count_backs(s, HAND + seat, back)
    if s.question() == CHOOSE_HORIZONTAL:
        total += count_backs(s, laid_place(seat, HORIZONTAL), back)
    return total
