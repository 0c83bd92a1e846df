"""Cards on the move, and who is told of it."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE, all_but, only
from shedet.games.sobek.components import BACK_OF, KINDS, ORANGE
from shedet.games.sobek.events import CARD, CARD_BACK, NO_EFFECT
from shedet.games.sobek.state import HAND, QUEUE, State, add_card, cards_of, laid_place, remove_card


def tell_card(s: State, seers: i64, seat: i64, kind: i64, source: i64, target: i64) -> None:
    """Tell those who see its face which card moves, and the others which back. [S-INFO-1]"""
    s.tell(seers, CARD, seat, kind, source, target)
    if seers != EVERYONE:
        s.tell(all_but(seers), CARD_BACK, seat, BACK_OF[kind], source, target)


def move_all(s: State, seat: i64, source: i64, target: i64) -> None:
    """All cards of a place go to another, seen by their owner alone.

    The others are told the backs colour by colour: in the order of kinds they would tell something of the faces.
    [S-INFO-1]
    """
    for back in range(ORANGE + 1):
        for kind in range(KINDS):
            while BACK_OF[kind] == back and cards_of(s, source, kind) > 0:
                remove_card(s, source, kind)
                add_card(s, target, kind)
                tell_card(s, only(seat), seat, kind, source, target)


def lift_from_queue(s: State, seat: i64, quay: i64, place: i64) -> None:
    """A card of the queue goes to a hand or under a corruption tile; only its new owner sees a character.

    The queue keeps its order; `close_up` moves it together afterwards.
    """
    kind = i64(s.queue[quay])
    add_card(s, place, kind)
    if BACK_OF[kind] == ORANGE:
        s.reveal()
        tell_card(s, only(seat), seat, kind, QUEUE + quay, place)
    else:
        tell_card(s, EVERYONE, seat, kind, QUEUE + quay, place)


def lay_card(s: State, seat: i64, kind: i64, slot: i64) -> None:
    """A card goes from the hand to a set before the player."""
    remove_card(s, HAND + seat, kind)
    add_card(s, laid_place(seat, slot), kind)
    tell_card(s, EVERYONE, seat, kind, HAND + seat, laid_place(seat, slot))


def pass_card(s: State, seat: i64, kind: i64, source: i64, loser: i64) -> None:
    """A card changes owner: both players see its face, the others its back. [S-INFO-1]"""
    remove_card(s, source, kind)
    add_card(s, HAND + seat, kind)
    tell_card(s, only(seat) | only(loser), seat, kind, source, HAND + seat)


def no_effect(s: State, seat: i64) -> None:
    s.tell(EVERYONE, NO_EFFECT, seat, 0, 0, 0)
