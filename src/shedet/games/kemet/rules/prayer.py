"""Prayer points: gaining and paying them."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.kemet.components import MOST_PRAYER
from shedet.games.kemet.events import CHANGE_ZERO, PRAYER
from shedet.games.kemet.state import DAY, PRAYER_POINTS, State, board, owns, set_board
from shedet.games.kemet.tiles import DIVINE_MIGHT, PRIEST_OF_RA


def gain(s: State, seat: i64, points: i64) -> None:
    """Never above 11; Divine Might adds one by day. [K-SET-3, K-TILE-1]"""
    if points > 0 and s.phase == DAY and owns(s, seat, DIVINE_MIGHT):
        points += 1
    change(s, seat, points)


def lose(s: State, seat: i64, points: i64) -> None:
    change(s, seat, -points)


def change(s: State, seat: i64, points: i64) -> None:
    """Between 0 and 11. [K-SET-3]"""
    before = board(s, seat, PRAYER_POINTS)
    after = before + points
    if after < 0:
        after = 0
    if after > MOST_PRAYER:
        after = MOST_PRAYER
    if after != before:
        set_board(s, seat, PRAYER_POINTS, after)
        s.tell(EVERYONE, PRAYER, seat, after - before + CHANGE_ZERO, after, 0)


def price(s: State, seat: i64, cost: i64) -> i64:
    """What a payment costs: Priest of Ra makes the first one of an action cheaper by 1. [K-TILE-1]"""
    if cost > 0 and (s.discounts >> seat) & 1 == 0 and owns(s, seat, PRIEST_OF_RA):
        return cost - 1
    return cost


def can_pay(s: State, seat: i64, cost: i64) -> bool:
    return price(s, seat, cost) <= board(s, seat, PRAYER_POINTS)


def pay(s: State, seat: i64, cost: i64) -> None:
    if cost > 0:
        lose(s, seat, price(s, seat, cost))
        s.discounts |= 1 << seat
