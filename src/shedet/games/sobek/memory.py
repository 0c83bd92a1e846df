"""What a viewer with a perfect memory remembers: for every card, the places it may be in.

It is the tracker of the open variant. [S-OPEN-1, S-OPEN-2]
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.whereabouts import Whereabouts, nowhere_yet, places_of_all
from shedet.games.sobek.components import BACK_OF, CARD_KINDS, CHARACTER_OF, GOODS_OF, KINDS, ORANGE
from shedet.games.sobek.events import CARD, CARD_BACK, NEW_ROUND, NO_CARDS, SAW_ALL, SAW_CARD, SAW_TOKEN
from shedet.games.sobek.rules.characters import count_backs
from shedet.games.sobek.state import (
    CHOOSE_CLAIM,
    CHOOSE_DISCARDS,
    CHOOSE_HORIZONTAL,
    CHOOSE_TOKEN,
    CORRUPTION,
    DECK,
    DISCARDS,
    HAND,
    HORIZONTAL,
    LAID,
    PILE_OWNER,
    QUEUE,
    REMOVED,
    SET_ASIDE,
    SLOTS,
    State,
    cards_of,
    laid_place,
)

# Where a card may be, by number: in a hand or a corruption pile (as in `state.py`, the seat added), or here.
UNDRAWN: Final = 8  # in the deck, face down in the queue, or removed at the start: nobody knows
OPEN: Final = 9
PLACES: Final = 10
KIND_OF_COPY: Final = vec[i64]([i64(k) for k in range(KINDS) for _ in range(CARD_KINDS[k].copies)])
BACK_OF_COPY: Final = vec[i64]([BACK_OF[kind] for kind in KIND_OF_COPY])


def _cards_with(back: int) -> vec[i64]:
    return vec[i64]([kind for kind in KIND_OF_COPY if BACK_OF[kind] == back])


def _copies_with(back: int) -> vec[i64]:
    return vec[i64]([i64(copy) for copy, kind in enumerate(KIND_OF_COPY) if BACK_OF[kind] == back])


CARDS_OF_BACK: Final = [_cards_with(back) for back in range(ORANGE + 1)]
COPIES_OF_BACK: Final = [_copies_with(back) for back in range(ORANGE + 1)]


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it, never from the state's secrets: of the state it
    reads only what lies open when it begins, and how many backs of each sort lie where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.cards: list[Whereabouts] = []  # by back; none before the table is remembered
        self.knows_tokens = False

    def remember_the_table(self, s: State) -> None:
        """At the start of a round or record: what lies open is known, everything else may be anywhere."""
        # Who is asked has just looked at the tokens there are to choose from. [S-SETS-4]
        self.knows_tokens = s.question() == CHOOSE_TOKEN and s.asks(self.viewer)
        lying = open_cards(s, self.viewer)
        self.cards = [self.remember_back(s, back, lying) for back in range(ORANGE + 1)]

    def remember_back(self, s: State, back: i64, lying: vec[i64]) -> Whereabouts:
        cards = nowhere_yet(CARDS_OF_BACK[back], PLACES)
        for kind in range(KINDS):
            if BACK_OF[kind] == back:
                cards.begin_with(kind, lying[kind], OPEN)
        for place in range(OPEN):
            if self.sees(s, place):
                for kind in range(KINDS):
                    if BACK_OF[kind] == back:
                        cards.begin_with(kind, cards_seen(s, place, kind), place)
            else:
                cards.begin_with_backs(backs_at(s, place, back), place)
        cards.begin()
        return cards

    def sees(self, s: State, place: i64) -> bool:
        """Whether this viewer sees the cards of a hand or pile: its own, and that which a vizier looks through."""
        if self.viewer >= s.players:
            return False
        if place == HAND + self.viewer or place == CORRUPTION + self.viewer:
            return True
        if s.question() != CHOOSE_CLAIM or not s.asks(self.viewer):
            return False
        return place == CORRUPTION + s.detail(PILE_OWNER)

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
        for cards in self.cards:
            cards.tidy()

    def learn_event(self, event: Event) -> None:
        if event.kind == CARD:
            back = BACK_OF[event.x]
            self.cards[back].move_card(event.x, place_number(event.y, back), place_number(event.z, back))
        elif event.kind == CARD_BACK:
            back = event.x
            self.cards[back].move_back(place_number(event.y, back), place_number(event.z, back))
        elif event.kind == SAW_CARD:
            self.cards[BACK_OF[event.x]].look(event.x, event.z, event.y)
        elif event.kind == SAW_ALL:
            for cards in self.cards:
                cards.put_back(event.y)
        elif event.kind == NO_CARDS:
            self.rule_out_group(event.x, event.y, event.z)
        elif event.kind == SAW_TOKEN:
            self.knows_tokens = True

    def rule_out_group(self, group: i64, place: i64, but_characters: i64) -> None:
        """No card of a group is at a place (but perhaps its characters)."""
        for kind in range(KINDS):
            if GOODS_OF[kind] == group and (but_characters == 0 or CHARACTER_OF[kind] < 0):
                self.cards[BACK_OF[kind]].rule_out(kind, place)

    def places(self) -> vec[i64]:
        """For each card the places it may be in, a bit each. [S-OPEN-2]"""
        return places_of_all(self.cards, COPIES_OF_BACK)


def cards_seen(s: State, place: i64, kind: i64) -> i64:
    """How many cards of a kind are at a place that a viewer sees; what it has set aside for the scribe is on the way to
    its corruption. [S-CHAR-5]"""
    number = cards_of(s, place, kind)
    if s.question() == CHOOSE_DISCARDS and place >= CORRUPTION:
        number += cards_of(s, SET_ASIDE + place - CORRUPTION, kind)
    return number


def open_cards(s: State, viewer: i64) -> vec[i64]:
    """How many cards of each kind lie open to a viewer: discards, sets, and the queue."""
    numbers = vec[i64]([0] * KINDS)
    at: i64 = DISCARDS * KINDS
    for number in s.cards[at : SET_ASIDE * KINDS]:
        if number != 0 and lies_open(s, at // KINDS, viewer):
            numbers[at % KINDS] += i64(number)
        at += 1
    for quay in range(s.queue_left):
        kind = i64(s.queue[quay])
        if BACK_OF[kind] != ORANGE:
            numbers[kind] += 1
    return numbers


def lies_open(s: State, place: i64, viewer: i64) -> bool:
    """Whether a viewer sees the cards at a place that is nobody's hand or pile."""
    if place == REMOVED:
        return False
    seat = (place - LAID) // SLOTS
    if place == laid_place(seat, HORIZONTAL):
        return seat == viewer or s.question() != CHOOSE_HORIZONTAL
    return True


def place_number(place: i64, back: i64) -> i64:
    """The place of an event, for a card with this back."""
    if place < DISCARDS:
        return place
    if place == DECK or place == REMOVED or (place >= QUEUE and back == ORANGE):
        return UNDRAWN
    return OPEN


def backs_at(s: State, place: i64, back: i64) -> i64:
    """How many cards with a back are at a hidden place."""
    if place < CORRUPTION:
        return hand_backs(s, place - HAND, back)
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
    """The backs of a hand as others see it: what is set aside for the scribe, or being laid at the end of the round,
    still counts to it. [S-CHAR-5, S-END-1]"""
    total = count_backs(s, HAND + seat, back)
    also = still_in_hand(s, seat)
    return total if also < 0 else total + count_backs(s, also, back)


def still_in_hand(s: State, seat: i64) -> i64:
    """Where cards lie that still count to a hand; -1 if nowhere."""
    if s.question() == CHOOSE_DISCARDS:
        return SET_ASIDE + seat
    if s.question() == CHOOSE_HORIZONTAL:
        return laid_place(seat, HORIZONTAL)
    return -1
