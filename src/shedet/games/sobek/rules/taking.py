"""Taking a card from the queue, and deliveries."""

from mypy_extensions import i64, u8

from shedet.games.sobek.components import NO_CARD
from shedet.games.sobek.rules.ending import end_round
from shedet.games.sobek.rules.moving import lift_from_queue
from shedet.games.sobek.rules.setup import fill_the_quays
from shedet.games.sobek.state import CORRUPTION, HAND, State


def take_card(s: State, seat: i64, quay: i64) -> None:
    """The chosen card to the hand, every skipped one face down under the corruption tile. [S-TAKE-1, S-TAKE-2]"""
    for skipped in range(quay):
        lift_from_queue(s, seat, skipped, CORRUPTION + seat)
    lift_from_queue(s, seat, quay, HAND + seat)
    close_up(s, 0, quay + 1)
    deliver_if_empty(s)


def pick_card(s: State, seat: i64, quay: i64) -> None:
    """The merchant's card: anywhere in the queue, without corruption; the queue closes up. [S-CHAR-8]"""
    lift_from_queue(s, seat, quay, HAND + seat)
    close_up(s, quay, 1)
    deliver_if_empty(s)


def close_up(s: State, first: i64, gone: i64) -> None:
    """The cards behind those that are gone move up."""
    for quay in range(first, s.queue_left):
        if quay + gone < s.queue_left:
            s.queue[quay] = s.queue[quay + gone]
        else:
            s.queue[quay] = u8(NO_CARD)
    s.queue_left -= gone


def deliver_if_empty(s: State) -> None:
    """Empty quays are filled at once; if the deck is empty too, the round ends immediately. [S-TAKE-3, S-TAKE-4]"""
    if s.queue_left > 0:
        return
    s.reveal()
    if s.deck_left > 0:
        fill_the_quays(s)
    else:
        end_round(s)
