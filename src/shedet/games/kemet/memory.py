"""What a viewer with a perfect memory remembers: where each intervention may be, and which discarded battle cards
it has seen. [K-INFO-1]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.hidden import Sorts
from shedet.core.position import Position
from shedet.games.kemet.components import (
    INTERVENTION_CARDS,
    INTERVENTION_TABLE,
    INTERVENTIONS,
    MOST_PLAYERS,
    NO_CARD,
    RUSE,
)
from shedet.games.kemet.events import ACTIVE_CARD, CARD, CARD_BACK, SAW_CARD, SHUFFLED, TAKEN_BACK
from shedet.games.kemet.rules.battle import fighter
from shedet.games.kemet.rules.night import seen_in_vision
from shedet.games.kemet.state import (
    ACTIVE,
    CHOOSE_CARDS,
    CHOOSE_VISION,
    DAY,
    DECK,
    DISCARDS,
    HAND,
    PLAYED,
    REMOVED,
    State,
    cards_of,
    count_cards,
    owns,
)
from shedet.games.kemet.tiles import PRESCIENCE

# Where an intervention may be, a bit each. A hand is two places: what was in it when the discards were last shuffled or
# a vision was seen, and what was drawn since. Only the newer cards can be among those that were in the deck then.
IN_HAND: Final = 1  # << seat
NEWER_IN_HAND: Final = 32  # << seat
IN_DECK: Final = 1024
HIDDEN_PLACES: Final = 11
OPEN: Final = 2048  # discarded, or played in a battle that is fought
OUT: Final = 4096  # out of the game
EVERYWHERE: Final = OPEN | IN_DECK | 31
KIND_OF_COPY: Final = vec[i64](
    [i64(kind) for kind in range(INTERVENTIONS) for _ in range(INTERVENTION_TABLE[kind].copies)]
)
FIRST_COPY: Final = vec[i64](
    [i64(sum(card.copies for card in INTERVENTION_TABLE[:kind])) for kind in range(INTERVENTIONS + 1)]
)


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it; of the state it reads only how many cards lie
    where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.places = vec[i64]([EVERYWHERE] * INTERVENTION_CARDS)
        self.newer = vec[i64]([0] * MOST_PLAYERS)  # how many newer cards each hand holds
        self.seen = vec[i64]([0] * MOST_PLAYERS)  # battle cards of each seat shown since it took its discards back

    def remember_the_table(self, s: State) -> None:
        """At the start: what lies open is known, and that everybody was given a Ruse. [K-SET-2]"""
        for kind in range(INTERVENTIONS):
            self.pin(kind, cards_of(s, REMOVED, kind), OUT)
            self.pin(kind, open_cards(s, kind), OPEN)
            if self.viewer < s.players:
                self.pin(kind, held(s, self.viewer, kind), IN_HAND << self.viewer)
        if s.phase < DAY:
            for seat in range(s.players):
                self.pin(RUSE, 1, IN_HAND << seat)
        if s.question() == CHOOSE_VISION and (s.asked() >> self.viewer) & 1 == 1:
            for kind in range(INTERVENTIONS):
                self.pin(kind, seen_in_vision(s, kind), IN_DECK)
        self.rule_out(OPEN)
        if self.viewer < s.players:
            self.rule_out(IN_HAND << self.viewer)
        self.remember_the_battle(s)
        self.prune(s)

    def remember_the_battle(self, s: State) -> None:
        """The active cards that lie open. [K-BAT-2]"""
        for side in range(2):
            if i64(s.battle[ACTIVE + side]) != NO_CARD:
                if s.question() != CHOOSE_CARDS or owns(s, fighter(s, 1 - side), PRESCIENCE):
                    self.seen[fighter(s, side)] |= 1 << i64(s.battle[ACTIVE + side])

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in what this viewer was told of a step."""
        s = position
        assert isinstance(s, State)
        doubts = False
        for event in events:
            if event.told_to(self.viewer):
                self.learn_event(event)
                doubts = doubts or event.kind <= SHUFFLED
        if doubts and not s.over:
            self.prune(s)

    def learn_event(self, event: Event) -> None:
        if event.kind == CARD:
            self.relocate(event.x, self.left_from(event.x, event.y), place_bit(event.z))
        elif event.kind == CARD_BACK:  # somebody draws
            self.spread(IN_DECK, NEWER_IN_HAND << event.seat)
            self.newer[event.seat] += 1
        elif event.kind == SAW_CARD:
            self.fold_hands()
            self.pin(event.x, event.y, IN_DECK)
        elif event.kind == SHUFFLED:
            self.fold_hands()
            self.shuffle_discards()
        elif event.kind == ACTIVE_CARD:
            self.seen[event.seat] |= 1 << event.x
        elif event.kind == TAKEN_BACK:
            self.seen[event.seat] = 0

    def left_from(self, kind: i64, place: i64) -> i64:
        """The bit of the place that a card was seen to leave. If it may have been an older or a newer card of a hand,
        the two are no longer told apart."""
        if place >= PLAYED:
            return place_bit(place)
        seat = place - HAND
        older = IN_HAND << seat
        newer = NEWER_IN_HAND << seat
        possible: i64 = 0
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            possible |= self.places[copy]
        if possible & newer == 0:
            return older
        if possible & older == 0:
            self.newer[seat] -= 1
            return newer
        self.fold_hand(seat)
        return older

    def fold_hands(self) -> None:
        """From now on cards drawn are told from all that are in hands."""
        for seat in range(MOST_PLAYERS):
            self.fold_hand(seat)

    def fold_hand(self, seat: i64) -> None:
        self.newer[seat] = 0
        for copy in range(INTERVENTION_CARDS):
            if self.places[copy] & (NEWER_IN_HAND << seat) != 0:
                self.places[copy] = (self.places[copy] & ~(NEWER_IN_HAND << seat)) | (IN_HAND << seat)

    def relocate(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen to go from one place to another; those that look the same may be where it was."""
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

    def spread(self, source: i64, target: i64) -> None:
        """A back was seen to move: every card possible at its source is now possible at its target."""
        for copy in range(INTERVENTION_CARDS):
            if self.places[copy] & source != 0:
                self.places[copy] |= target

    def pin(self, kind: i64, number: i64, place: i64) -> None:
        """So many cards of a kind were seen at a place."""
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if self.places[copy] == place:
                number -= 1
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            possible = self.places[copy]
            if number > 0 and possible != place and (possible & place != 0 or place == OUT):
                number -= 1
                self.places[copy] = place

    def rule_out(self, place: i64) -> None:
        """Nothing is at a place but what is certainly there."""
        for copy in range(INTERVENTION_CARDS):
            if self.places[copy] != place:
                self.places[copy] &= ~place

    def shuffle_discards(self) -> None:
        """All that lay discarded is in the deck now. [K-NIGHT-6]"""
        for copy in range(INTERVENTION_CARDS):
            if self.places[copy] == OPEN:
                self.places[copy] = IN_DECK

    def prune(self, s: State) -> None:
        """Strike the places that the numbers of cards make impossible."""
        sorts = Sorts(HIDDEN_PLACES)
        doubtful: i64 = 0
        for copy in range(INTERVENTION_CARDS):
            possible = self.places[copy]
            if possible < OPEN:
                sorts.add(possible)
                if possible & (possible - 1) != 0:
                    doubtful |= possible
        if doubtful == 0:
            return
        room = vec[i64](capacity=HIDDEN_PLACES)
        for place in range(HIDDEN_PLACES):
            room = append(room, self.cards_at(s, place) if (doubtful >> place) & 1 == 1 else i64(0))
        struck = sorts.struck(room, doubtful)
        for copy in range(INTERVENTION_CARDS):
            if self.places[copy] & doubtful != 0 and self.places[copy] < OPEN:
                self.places[copy] &= ~struck[sorts.find(self.places[copy])]

    def cards_at(self, s: State, place: i64) -> i64:
        """How many cards are at a hidden place (by the number of its bit)."""
        if place < MOST_PLAYERS:
            return hand_size(s, place) - self.newer[place]
        return s.deck_left if place == HIDDEN_PLACES - 1 else self.newer[place - MOST_PLAYERS]


def place_bit(place: i64) -> i64:
    """The bit of a place of an event."""
    if place < PLAYED:
        return IN_HAND << (place - HAND)
    return IN_DECK if place == DECK else OPEN


def held(s: State, seat: i64, kind: i64) -> i64:
    """Interventions of a hand; what is committed to a battle counts to it until it is revealed. [K-INFO-1]"""
    total = cards_of(s, HAND + seat, kind)
    return total + cards_of(s, PLAYED + seat, kind) if s.question() == CHOOSE_CARDS else total


def hand_size(s: State, seat: i64) -> i64:
    """How many interventions a seat holds, as everybody sees it. [K-INFO-1]"""
    total = count_cards(s, HAND + seat)
    return total + count_cards(s, PLAYED + seat) if s.question() == CHOOSE_CARDS else total


def open_cards(s: State, kind: i64) -> i64:
    """How many interventions of a kind lie open to everybody."""
    total = cards_of(s, DISCARDS, kind)
    if s.question() != CHOOSE_CARDS:
        for seat in range(s.players):
            total += cards_of(s, PLAYED + seat, kind)
    return total
