"""What a viewer with a perfect memory remembers: where each intervention may be, and which discarded battle cards
it has seen. [K-INFO-1]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.whereabouts import Whereabouts, nowhere_yet
from shedet.games.kemet.components import (
    INTERVENTION_TABLE,
    INTERVENTIONS,
    MOST_PLAYERS,
    NO_CARD,
    RUSE,
)
from shedet.games.kemet.events import ACTIVE_CARD, CARD, CARD_BACK, SAW_CARD, SHUFFLED, TAKEN_BACK
from shedet.games.kemet.rules.night import seen_in_vision
from shedet.games.kemet.state import (
    CHOOSE_CARDS,
    CHOOSE_VISION,
    DAY,
    DECK,
    DISCARDS,
    HAND,
    PLAYED,
    REMOVED,
    State,
    active_card,
    cards_of,
    count_cards,
    fighter,
    owns,
)
from shedet.games.kemet.tiles import PRESCIENCE

# Where an intervention may be: the places of `state.py`, the deck of its events included. Those played in a battle are
# in one of them, whoever played them.
PLACES: Final = DECK + 1
KIND_OF_COPY: Final = vec[i64](
    [i64(kind) for kind in range(INTERVENTIONS) for _ in range(INTERVENTION_TABLE[kind].copies)]
)


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it; of the state it reads only what lies open when
    it begins, and how many cards lie where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.interventions: list[Whereabouts] = []  # one, or none before the table is remembered
        self.seen = vec[i64]([0] * MOST_PLAYERS)  # battle cards of each seat shown since it took its discards back

    def remember_the_table(self, s: State) -> None:
        """At the start: what lies open is known, and that everybody was given a Ruse. [K-SET-2]"""
        cards = nowhere_yet(KIND_OF_COPY, PLACES)
        seen: i64 = 0
        for kind in range(INTERVENTIONS):
            cards.begin_with(kind, cards_of(s, REMOVED, kind), REMOVED)
            cards.begin_with(kind, cards_of(s, DISCARDS, kind), DISCARDS)
            cards.begin_with(kind, played_openly(s, kind), PLAYED)
            if s.question() == CHOOSE_VISION and s.asks(self.viewer):
                cards.begin_with(kind, seen_in_vision(s, kind), DECK)
                seen += seen_in_vision(s, kind)
        cards.begin_with_backs(s.deck_left - seen, DECK)
        for seat in range(s.players):
            if seat == self.viewer:
                for kind in range(INTERVENTIONS):
                    cards.begin_with(kind, held(s, seat, kind), HAND + seat)
            elif s.phase < DAY:
                cards.begin_with(RUSE, 1, HAND + seat)
                cards.begin_with_backs(hand_size(s, seat) - 1, HAND + seat)
            else:
                cards.begin_with_backs(hand_size(s, seat), HAND + seat)
        cards.begin()
        self.interventions = [cards]
        self.remember_the_battle(s)

    def remember_the_battle(self, s: State) -> None:
        """The active cards that lie open. [K-BAT-2]"""
        for side in range(2):
            if active_card(s, side) != NO_CARD:
                if s.question() != CHOOSE_CARDS or owns(s, fighter(s, 1 - side), PRESCIENCE):
                    self.seen[fighter(s, side)] |= 1 << active_card(s, side)

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in what this viewer was told of a step."""
        if position.over:
            return
        for event in events:
            if event.told_to(self.viewer):
                self.learn_event(event)
        for cards in self.interventions:
            cards.put_back(DECK)  # what was seen of it
            cards.tidy()

    def learn_event(self, event: Event) -> None:
        if event.kind == CARD:
            self.interventions[0].move_card(event.x, place_number(event.y), place_number(event.z))
        elif event.kind == CARD_BACK:  # somebody draws
            self.interventions[0].move_back(DECK, HAND + event.seat)
        elif event.kind == SAW_CARD:
            self.interventions[0].look(event.x, event.y, DECK)
        elif event.kind == SHUFFLED:
            self.interventions[0].move_all(DISCARDS, DECK)
        elif event.kind == ACTIVE_CARD:
            self.seen[event.seat] |= 1 << event.x
        elif event.kind == TAKEN_BACK:
            self.seen[event.seat] = 0


def place_number(place: i64) -> i64:
    """The place of an event."""
    return PLAYED if PLAYED <= place < DISCARDS else place


def held(s: State, seat: i64, kind: i64) -> i64:
    """Interventions of a hand; what is committed to a battle counts to it until it is revealed. [K-INFO-1]"""
    total = cards_of(s, HAND + seat, kind)
    return total + cards_of(s, PLAYED + seat, kind) if s.question() == CHOOSE_CARDS else total


def hand_size(s: State, seat: i64) -> i64:
    """How many interventions a seat holds, as everybody sees it. [K-INFO-1]"""
    total = count_cards(s, HAND + seat)
    return total + count_cards(s, PLAYED + seat) if s.question() == CHOOSE_CARDS else total


def played_openly(s: State, kind: i64) -> i64:
    """How many interventions of a kind have been played in the battle that is fought, for all to see."""
    total: i64 = 0
    if s.question() != CHOOSE_CARDS:
        for seat in range(s.players):
            total += cards_of(s, PLAYED + seat, kind)
    return total
