"""What a seat does not know, for judges of training games alone."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.games.kemet.components import BATTLE_CARDS, INTERVENTIONS
from shedet.games.kemet.observing.fighting import first_side, lay_card
from shedet.games.kemet.observing.parts import (
    BATTLE_HANDS_AT,
    BATTLE_KINDS,
    HANDS_AT,
    LAID_AT,
    LAID_NUMBERS,
    NEXT_AT,
    NEXT_CARDS,
    REST_AT,
)
from shedet.games.kemet.state import (
    HAND,
    PLAYED,
    State,
    active_card,
    battle_discards,
    battle_hand,
    cards_of,
    discarded_card,
    fighter,
    is_fought,
)


def observe_secrets(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what a seat does not know; there are zeros at its place."""
    for other in range(s.players):
        if other != seat:
            after = relative(other, seat, s.players) - 1
            observe_hand(s, other, out, at + HANDS_AT + after * INTERVENTIONS)
            observe_battle_hand(s, other, out, at + BATTLE_HANDS_AT + after * 2 * BATTLE_CARDS)
    if is_fought(s):
        first = first_side(s, seat)
        for side in range(2):
            if fighter(s, side) != seat:
                observe_laid(s, side, out, at + LAID_AT + (0 if side == first else LAID_NUMBERS))
    observe_deck(s, out, at)


def observe_hand(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    for kind in range(INTERVENTIONS):
        out[at + kind] = s.interventions[(HAND + seat) * INTERVENTIONS + kind]


def observe_battle_hand(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    for card in range(BATTLE_CARDS):
        out[at + card] = u8((battle_hand(s, seat) >> card) & 1)
        out[at + BATTLE_CARDS + card] = u8((battle_discards(s, seat) >> card) & 1)


def observe_laid(s: State, side: i64, out: vec[u8], at: i64) -> None:
    """What a side has chosen so far in the battle that is fought."""
    lay_card(active_card(s, side), out, at)
    lay_card(discarded_card(s, side), out, at + BATTLE_CARDS)
    for kind in range(BATTLE_KINDS):
        put(out, at + 2 * BATTLE_CARDS + kind, cards_of(s, PLAYED + fighter(s, side), kind))


def observe_deck(s: State, out: vec[u8], at: i64) -> None:
    for place in range(s.deck_left):
        kind = i64(s.deck[s.deck_left - 1 - place])
        out[at + REST_AT + kind] += 1
        if place < NEXT_CARDS:
            out[at + NEXT_AT + place * INTERVENTIONS + kind] = 1
