"""Tiles, deben and pirogues on the move, and who is told of it."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE, all_but, only
from shedet.games.sobek2p.components import BACK_OF, CHARACTER_BACK, DEBEN, FIRST_JOKER, KINDS, NO_TILE, PIROGUES
from shedet.games.sobek2p.events import DEBEN_BACK, DEBEN_MOVES, LOOKED, NO_EFFECT, SAW_PIROGUE, TILE, TILE_BACK
from shedet.games.sobek2p.state import (
    BAG,
    BOX,
    DEBEN_HELD,
    FIRST_DEBEN_PLACE,
    FIRST_PIROGUE_PLACE,
    HAND,
    LAID,
    LAID_WITH,
    MARKET,
    SUPPLY,
    State,
    add_beside,
    add_deben,
    add_tile,
    count_deben,
    count_pirogues,
    pirogues_of,
    remove_deben,
    remove_tile,
    tiles_of,
)


def tell_tile(s: State, seers: i64, seat: i64, kind: i64, source: i64, target: i64) -> None:
    """Tell those who see its face which tile moves, and the others which back."""
    s.tell(seers, TILE, seat, kind, source, target)
    if seers != EVERYONE:
        s.tell(all_but(seers), TILE_BACK, seat, BACK_OF[kind], source, target)


def move_all(s: State, seat: i64, source: i64, target: i64) -> None:
    """All tiles of a place go to another, seen by their owner alone.

    The others are told the backs sort by sort: in the order of kinds they would tell something of the faces.
    [P-INFO-1]
    """
    for back in range(CHARACTER_BACK + 1):
        for kind in range(KINDS):
            while BACK_OF[kind] == back and tiles_of(s, source, kind) > 0:
                remove_tile(s, source, kind)
                add_tile(s, target, kind)
                tell_tile(s, only(seat), seat, kind, source, target)


def draw_from_the_pile(s: State) -> i64:
    s.pile_left -= 1
    return i64(s.pile[s.pile_left])


def lift_from_market(s: State, seat: i64, field: i64, place: i64) -> i64:
    """A tile of the market goes to a hand, however full, or a corruption board. [P-TAKE-8]

    Only its new owner sees a character.
    """
    kind = i64(s.market[field])
    s.market[field] = NO_TILE
    add_tile(s, place, kind)
    if BACK_OF[kind] == CHARACTER_BACK:
        s.reveal()
        tell_tile(s, only(seat), seat, kind, MARKET + field, place)
    else:
        tell_tile(s, EVERYONE, seat, kind, MARKET + field, place)
    return kind


def lay_tile(s: State, seat: i64, kind: i64, goods: i64) -> None:
    """A tile goes from the hand to the goods laid out before the player."""
    remove_tile(s, HAND + seat, kind)
    add_tile(s, LAID + seat, kind)
    if kind >= FIRST_JOKER:
        add_beside(s, seat, goods, kind - FIRST_JOKER)
    tell_tile(s, EVERYONE, seat, kind, HAND + seat, LAID_WITH + seat * 6 + goods)


def box_tile(s: State, seat: i64, kind: i64, place: i64) -> None:
    remove_tile(s, place, kind)
    add_tile(s, BOX, kind)
    tell_tile(s, EVERYONE, seat, kind, place, BOX)


def pass_tile(s: State, seat: i64, kind: i64, source: i64) -> None:
    """A tile changes owner: both players see its face, spectators its back. [P-INFO-3]"""
    remove_tile(s, source, kind)
    add_tile(s, HAND + seat, kind)
    tell_tile(s, only(0) | only(1), seat, kind, source, HAND + seat)


def draw_deben(s: State, seat: i64) -> None:
    """Draw a deben, look at it and keep it face down; an empty bag gives none. [P-TAKE-5, P-PIR-3]"""
    if count_deben(s, BAG) > 0:
        move_deben(s, seat, random_deben(s), BAG, DEBEN_HELD + seat)
        s.reveal()


def random_deben(s: State) -> i64:
    return s.rng.draw(s.deben, (BAG - FIRST_DEBEN_PLACE) * DEBEN, count_deben(s, BAG))


def move_deben(s: State, seat: i64, value: i64, source: i64, target: i64) -> None:
    remove_deben(s, source, value)
    add_deben(s, target, value)
    s.tell(only(seat), DEBEN_MOVES, seat, value, source, target)
    s.tell(all_but(only(seat)), DEBEN_BACK, seat, 0, source, target)


def random_pirogue(s: State) -> i64:
    return s.rng.draw(s.pirogues, (SUPPLY - FIRST_PIROGUE_PLACE) * PIROGUES, count_pirogues(s, SUPPLY))


def look_at_pirogues(s: State, seat: i64, place: i64) -> None:
    s.reveal()
    s.tell(EVERYONE, LOOKED, seat, 0, place, 0)
    for pirogue in range(PIROGUES):
        for _ in range(pirogues_of(s, place, pirogue)):
            s.tell(only(seat), SAW_PIROGUE, seat, pirogue, place, 0)


def no_effect(s: State, seat: i64) -> None:
    s.tell(EVERYONE, NO_EFFECT, seat, 0, 0, 0)
