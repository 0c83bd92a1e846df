"""What a seat of Sobek does not know, as numbers."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BACK_OF,
    CHARACTER_OF,
    CHARACTERS,
    GOODS_OF,
    KINDS,
    ORANGE,
    QUAYS,
    SCARABS_OF,
    TOKENS,
)
from shedet.games.sobek.observing.observe import write_pile
from shedet.games.sobek.observing.parts import (
    DECK_AT,
    FACE_DOWN_AT,
    NEXT,
    NEXT_AT,
    SCARABS_ON_IT,
    SHOWN_CHARACTER,
    THEIR_GOODS_AT,
    THEIR_HANDS_AT,
    THEIR_PILES_AT,
    TOKEN_PILE_AT,
)
from shedet.games.sobek.state import (
    CHOOSE_HORIZONTAL,
    HAND,
    HORIZONTAL,
    TOKEN_PILE,
    State,
    cards_of,
    laid_place,
    tokens_of,
)


def observe_secrets(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Write what a seat does not know."""
    for place in range(1, s.players):
        show_hand_and_pile(s, (me + place) % s.players, out, at, place - 1)
    for quay in range(s.queue_left):
        kind = i64(s.queue[quay])
        if CHARACTER_OF[kind] >= 0:
            out[at + FACE_DOWN_AT + quay * CHARACTERS + CHARACTER_OF[kind]] = 1
    for token in range(TOKENS):
        out[at + TOKEN_PILE_AT + token] = u8(tokens_of(s, TOKEN_PILE, token))
    show_deck(s, out, at)


def show_hand_and_pile(s: State, seat: i64, out: vec[u8], at: i64, other: i64) -> None:
    in_secret = s.question() == CHOOSE_HORIZONTAL
    cards = s.cards
    for kind in range(KINDS):
        held = i64(cards[(HAND + seat) * KINDS + kind])
        if in_secret:
            held += cards_of(s, laid_place(seat, HORIZONTAL), kind)
        if held > 0:
            out[at + THEIR_HANDS_AT + other * KINDS + kind] = u8(held)
            if kind != AMULET:
                goods = at + THEIR_GOODS_AT + (other * AMULETS + GOODS_OF[kind]) * 2
                out[goods] += u8(held)
                out[goods + 1] += u8(held * SCARABS_OF[kind])
    write_pile(s, seat, out, at + THEIR_PILES_AT + other * KINDS)


def show_deck(s: State, out: vec[u8], at: i64) -> None:
    for card in range(s.deck_left):
        kind = i64(s.deck[s.deck_left - 1 - card])
        out[at + DECK_AT + kind] += 1
        if card < QUAYS:
            first = at + NEXT_AT + card * NEXT
            out[first + GOODS_OF[kind]] = 1
            out[first + SCARABS_ON_IT] = u8(SCARABS_OF[kind])
            if BACK_OF[kind] == ORANGE:
                out[first + SHOWN_CHARACTER] = 1
