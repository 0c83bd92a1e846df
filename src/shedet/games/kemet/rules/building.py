"""Building pyramids."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.kemet.components import FIRST_POWER, NO_COLOUR, POWER_FIELDS, PYRAMIDS, TOP_LEVEL
from shedet.games.kemet.events import BUILT
from shedet.games.kemet.rules.prayer import can_pay, pay
from shedet.games.kemet.state import (
    FIELD,
    INDICATOR,
    LEVEL,
    NO_MARKER,
    PYRAMID,
    State,
    board,
    district,
    owns,
    set_board,
)
from shedet.games.kemet.tiles import MAGICAL_SUPPORT
from shedet.games.kemet.zones import DISTRICTS


def may_found(s: State, seat: i64, number: i64, colour: i64) -> bool:
    """On a free site of one's own city, one pyramid of a colour, never more than one has. [K-BUILD-1]"""
    if board(s, seat, LEVEL + number) > 0 or (s.colours >> colour) & 1 == 0:
        return False
    standing: i64 = 0
    for other in range(DISTRICTS):
        if board(s, seat, LEVEL + other) > 0:
            standing += 1
            if board(s, seat, PYRAMID + other) == colour:
                return False
    return standing < PYRAMIDS[s.players]


def building_cost(s: State, seat: i64, number: i64, level: i64) -> i64:
    """Each level costs its own number, one less with Magical Support. [K-BUILD-1]"""
    cost: i64 = 0
    for step in range(board(s, seat, LEVEL + number) + 1, level + 1):
        cost += step - 1 if owns(s, seat, MAGICAL_SUPPORT) else step
    return cost


def may_raise_to(s: State, seat: i64, number: i64, level: i64) -> bool:
    """By any number of levels, if they can be paid. [K-BUILD-1]"""
    if level <= board(s, seat, LEVEL + number) or level > TOP_LEVEL:
        return False
    return can_pay(s, seat, building_cost(s, seat, number, level))


def found(s: State, seat: i64, number: i64, colour: i64) -> None:
    """A new colour brings its indicator, to an unmarked empty power field first. [K-BUILD-1, K-DAY-6]"""
    set_board(s, seat, PYRAMID + number, colour)
    best: i64 = -1
    for field in range(POWER_FIELDS):
        if board(s, seat, INDICATOR + field) == NO_COLOUR:
            if best < 0:
                best = field
            elif board(s, seat, FIELD + FIRST_POWER + best) != NO_MARKER:
                if board(s, seat, FIELD + FIRST_POWER + field) == NO_MARKER:
                    best = field
    set_board(s, seat, INDICATOR + best, colour)


def raise_to(s: State, seat: i64, number: i64, level: i64) -> None:
    set_board(s, seat, LEVEL + number, level)
    s.tell(EVERYONE, BUILT, seat, district(s, seat, number), board(s, seat, PYRAMID + number), level)


def build(s: State, seat: i64, number: i64, colour: i64, level: i64) -> None:
    """Pay, found what is new, raise. [K-BUILD-1]"""
    pay(s, seat, building_cost(s, seat, number, level))
    if colour != NO_COLOUR:
        found(s, seat, number, colour)
    raise_to(s, seat, number, level)
