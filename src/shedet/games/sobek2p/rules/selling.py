"""Selling a set."""

from typing import Final

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.sobek2p.components import FIRST_JOKER, FIRST_OF, KINDS
from shedet.games.sobek2p.events import SELLS
from shedet.games.sobek2p.rules.moving import look_at_pirogues
from shedet.games.sobek2p.state import CHOOSE_PIROGUE, CHOOSE_SET, HAND, LAID, NOTCHED, State, count_pirogues

SET: Final = 3  # the fewest tiles of a sale


def sellable(s: State, seat: i64, goods: i64, available: i64) -> bool:
    """Three tiles of the goods, available jokers included; the first sale needs one of the goods itself.

    [P-SELL-1, P-SELL-2]
    """
    own = own_tiles(s, HAND + seat, goods)
    if own + available < SET:
        return False
    return own > 0 or laid_out(s, seat, goods)


def own_tiles(s: State, place: i64, goods: i64) -> i64:
    """The tiles at a place that count as these goods by themselves: goods and their characters. [P-SELL-1]"""
    total: i64 = 0
    for at in range(place * KINDS + FIRST_OF[goods], place * KINDS + FIRST_OF[goods + 1]):
        total += i64(s.tiles[at])
    return total


def jokers(s: State, place: i64) -> i64:
    """The statues and the architect at a place. [P-SELL-1]"""
    total: i64 = 0
    for at in range(place * KINDS + FIRST_JOKER, place * KINDS + KINDS):
        total += i64(s.tiles[at])
    return total


def laid_out(s: State, seat: i64, goods: i64) -> bool:
    """Whether these goods already lie before the player: then some tile of their own does. [P-SELL-2]"""
    return own_tiles(s, LAID + seat, goods) > 0


def begin_sale(s: State, seat: i64, goods: i64) -> None:
    """A set is laid out tile by tile. [P-SELL-1]"""
    s.tell(EVERYONE, SELLS, seat, goods, 0, 0)
    s.ask(CHOOSE_SET, 1 << seat, goods, 0, 0)


def look_into_the_notches(s: State, seat: i64) -> None:
    """After a sale look at all pirogues in the notches and choose one; empty notches stay empty. [P-SELL-4]"""
    if count_pirogues(s, NOTCHED) > 0:
        look_at_pirogues(s, seat, NOTCHED)
        s.ask(CHOOSE_PIROGUE, 1 << seat, 0, 0, 0)
