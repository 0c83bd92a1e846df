"""Battle cards and interventions, as far as they are known."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.core.whereabouts import Whereabouts
from shedet.games.kemet.components import BATTLE_CARDS, COPIES, INTERVENTIONS
from shedet.games.kemet.observing.parts import (
    BATTLE_CARDS_AT,
    DECK_AT,
    DISCARDS_AT,
    HAND_AT,
    KNOWN_AT,
    VISION_AT,
)
from shedet.games.kemet.rules.night import seen_in_vision
from shedet.games.kemet.state import (
    CHOOSE_VISION,
    DISCARDS,
    HAND,
    State,
    battle_discards,
    battle_hand,
    laid_cards,
    side_in_battle,
)
from shedet.games.kemet.worlds import Knowledge


def observe_battle_cards(k: Knowledge, out: vec[u8], at: i64) -> None:
    s = k.table
    for seat in range(s.players):
        first = at + BATTLE_CARDS_AT + relative(seat, k.viewer, s.players) * 2 * BATTLE_CARDS
        discarded = battle_discards(s, seat)
        hand = battle_hand(s, seat) if seat == k.viewer else perhaps_in_hand(k, seat)
        for card in range(BATTLE_CARDS):
            out[first + card] = u8((hand >> card) & 1)
            out[first + BATTLE_CARDS + card] = u8((discarded >> card) & 1)


def perhaps_in_hand(k: Knowledge, seat: i64) -> i64:
    """All that are not seen elsewhere. [K-INFO-1]"""
    s = k.table
    cards = k.owned[seat] & ~battle_discards(s, seat)
    side = side_in_battle(s, seat)
    return cards & ~laid_cards(s, side) if side >= 0 else cards


def observe_interventions(s: State, me: i64, out: vec[u8], at: i64) -> None:
    cards = s.interventions
    for kind in range(INTERVENTIONS):
        out[at + HAND_AT + kind] = cards[(HAND + me) * INTERVENTIONS + kind]
        out[at + DISCARDS_AT + kind] = cards[DISCARDS * INTERVENTIONS + kind]
    put(out, at + DECK_AT, s.deck_left)
    if s.question() == CHOOSE_VISION and s.asks(me):
        for kind in range(INTERVENTIONS):
            put(out, at + VISION_AT + kind, seen_in_vision(s, kind))


def recall_interventions(k: Knowledge, out: vec[u8], at: i64) -> None:
    """What is surely in the hands of the others."""
    players = k.table.players
    for cards in k.cards:
        for seat in range(players):
            if seat != k.viewer and k.interventions[seat] > 0:
                after = relative(seat, k.viewer, players) - 1
                recall_hand(cards, HAND + seat, out, at + KNOWN_AT + after * INTERVENTIONS)


def recall_hand(cards: Whereabouts, place: i64, out: vec[u8], at: i64) -> None:
    """Of each kind as many as are there in every way in which it may have come about."""
    elsewhere = ~cards.parts_at(place)
    is_first = True
    for each in cards.alternatives:
        possible = each.possible
        card: i64 = 0
        for kind in range(INTERVENTIONS):
            sure: i64 = 0
            for copy in range(card, card + COPIES[kind]):
                if possible[copy] & elsewhere == 0:
                    sure += 1
            card += COPIES[kind]
            if is_first or sure < i64(out[at + kind]):
                out[at + kind] = u8(sure)
        is_first = False
