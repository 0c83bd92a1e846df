"""Laying out a round."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, RECORD, all_but
from shedet.games.sobek.components import (
    BACK_OF,
    DECK_CARDS,
    ORANGE,
    QUAYS,
    REMOVED_WITH_TWO,
    STARTING_CARDS,
    STARTING_HAND,
    TOKEN_COPIES,
    TOKENS,
    TOKENS_IN_PLAY,
)
from shedet.games.sobek.events import CARD, CARD_BACK, DELIVERY, NEW_ROUND, STARTER
from shedet.games.sobek.state import (
    CHOOSE_ACTION,
    DECK,
    EMPTY_QUEUE,
    HAND,
    NAME_STARTER,
    NO_CARDS,
    NO_PROGRESS,
    NO_TOKENS,
    QUEUE,
    REMOVED,
    TOKEN_PILE,
    TOKENS_REMOVED,
    State,
    add_card,
    add_token,
    count_tokens,
    remove_token,
)


def set_up(s: State) -> None:
    """The first round; all markers stand on 0, and a random player begins. [S-SET-1, S-SET-6]"""
    set_up_round(s)
    begin_with(s, s.rng.below(s.players))


def set_up_round(s: State) -> None:
    """All cards and tokens are collected and laid out afresh. [S-END-7]"""
    s.cards = NO_CARDS[:]
    s.tokens = NO_TOKENS[:]
    s.progress = NO_PROGRESS[:]
    deal_starting_cards(s)
    shuffle_the_deck(s)
    fill_the_quays(s)
    draw_the_tokens(s)


def deal_starting_cards(s: State) -> None:
    """Two green-backed cards to each hand; the rest is out for the round. [S-SET-2]"""
    starting = STARTING_CARDS[:]
    s.rng.shuffle(starting)
    dealt = s.players * STARTING_HAND
    for i in range(i64(len(starting))):
        if i < dealt:
            add_card(s, HAND + i % s.players, i64(starting[i]))
        else:
            add_card(s, REMOVED, i64(starting[i]))


def shuffle_the_deck(s: State) -> None:
    """Beige and orange cards make the deck; with two players nine of them leave unseen. [S-SET-3]"""
    s.deck = DECK_CARDS[:]
    s.rng.shuffle(s.deck)
    s.deck_left = i64(len(s.deck))
    if s.players == 2:
        for _ in range(REMOVED_WITH_TWO):
            add_card(s, REMOVED, draw(s))


def draw(s: State) -> i64:
    """The top card of the deck."""
    s.deck_left -= 1
    return i64(s.deck[s.deck_left])


def fill_the_quays(s: State) -> None:
    """Nine cards from the deck, the first one at the front; characters lie face down and unseen. [S-SET-4]"""
    s.queue = EMPTY_QUEUE[:]
    s.queue_left = 0
    while s.queue_left < QUAYS and s.deck_left > 0:
        kind = draw(s)
        quay = QUEUE + s.queue_left
        s.queue[s.queue_left] = u8(kind)
        s.queue_left += 1
        if BACK_OF[kind] == ORANGE:
            s.tell(RECORD, CARD, s.turn, kind, DECK, quay)
            s.tell(all_but(RECORD), CARD_BACK, s.turn, ORANGE, DECK, quay)
        else:
            s.tell(EVERYONE, CARD, s.turn, kind, DECK, quay)
    s.tell(EVERYONE, DELIVERY, s.turn, s.queue_left, 0, 0)


def draw_the_tokens(s: State) -> None:
    """Five of the twelve tokens, unseen; the others are out for the round. [S-SET-5]"""
    for token in range(TOKENS):
        for _ in range(TOKEN_COPIES[token]):
            add_token(s, TOKENS_REMOVED, token)
    for _ in range(TOKENS_IN_PLAY):
        drawn = s.rng.draw(s.tokens, TOKENS_REMOVED * TOKENS, count_tokens(s, TOKENS_REMOVED))
        remove_token(s, TOKENS_REMOVED, drawn)
        add_token(s, TOKEN_PILE, drawn)


def begin_with(s: State, seat: i64) -> None:
    s.turn = seat
    s.tell(EVERYONE, STARTER, seat, seat, 0, 0)
    s.ask(CHOOSE_ACTION, 1 << seat, 0, 0, 0)


def begin_next_round(s: State) -> None:
    """Once the round is set up, the lowest score names the starter; of several, one drawn at random. [S-SET-6]"""
    s.round += 1
    set_up_round(s)
    s.tell(EVERYONE, NEW_ROUND, s.turn, s.round, 0, 0)
    lowest = vec[i64](capacity=4)
    for seat in range(s.players):
        if len(lowest) == 0 or s.scores[seat] < s.scores[lowest[0]]:
            lowest = vec[i64]([seat])
        elif s.scores[seat] == s.scores[lowest[0]]:
            lowest = append(lowest, seat)
    s.ask(NAME_STARTER, 1 << lowest[s.rng.below(i64(len(lowest)))], 0, 0, 0)
