"""Filling the market and taking a tile."""

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, RECORD, all_but
from shedet.games.sobek2p.components import (
    BACK_OF,
    BETWEEN,
    BETWEEN_START,
    CHARACTER_BACK,
    DEBEN_ON,
    FIELDS,
    FILL_ORDER,
    LINE,
    LINE_START,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    ROW,
)
from shedet.games.sobek2p.events import ANKH, REFILLED, TILE, TILE_BACK
from shedet.games.sobek2p.rules.moving import box_tile, draw_deben, draw_from_the_pile, lift_from_market
from shedet.games.sobek2p.state import (
    BAG,
    CHOOSE_CENTRE_TILE,
    CHOOSE_ORIENTATION,
    CORRUPTION,
    HAND,
    KEEP_OR_TRADE,
    MARKET,
    PILE,
    State,
    count_deben,
)


def fill_the_market(s: State) -> None:
    """Fill the empty fields from the pile, ring by ring from the centre, as far as it goes. [P-FILL-1, P-FILL-3]"""
    for field in FILL_ORDER:
        if s.pile_left == 0:
            return
        if s.market[field] == NO_TILE:
            kind = draw_from_the_pile(s)
            s.market[field] = u8(kind)
            # Goods lie face up, characters face down, and nobody looks. [P-FILL-2]
            if BACK_OF[kind] == CHARACTER_BACK:
                s.tell(RECORD, TILE, s.turn, kind, PILE, MARKET + field)
                s.tell(all_but(RECORD), TILE_BACK, s.turn, CHARACTER_BACK, PILE, MARKET + field)
            else:
                s.tell(EVERYONE, TILE, s.turn, kind, PILE, MARKET + field)


def line_has_tile(s: State, field: i64, orientation: i64) -> bool:
    """Whether a tile lies anywhere on the row, column or diagonal through a field. [P-TAKE-1]"""
    if field == NO_FIELD:
        return False
    line = field * 4 + orientation
    for at in range(LINE_START[line], LINE_START[line + 1]):
        if s.market[LINE[at]] != NO_TILE:
            return True
    return False


def any_line_has_tile(s: State, field: i64) -> bool:
    """Whether a tile lies on one of the four lines through a field."""
    for orientation in range(4):
        if line_has_tile(s, field, orientation):
            return True
    return False


def take_tile(s: State, seat: i64, field: i64) -> None:
    """Skipped tiles to the corruption board, the chosen one to the hand, the ankh onto its field. [P-TAKE-3]"""
    skip_tiles(s, seat, field)
    kind = lift_from_market(s, seat, field, HAND + seat)
    s.ankh_field = field
    if BACK_OF[kind] == CHARACTER_BACK:
        s.ask(CHOOSE_ORIENTATION, 1 << seat, 0, 0, 0)
        return
    turn_ankh(s, seat, ORIENTATION_OF[kind])
    if DEBEN_ON[kind] == 1 and count_deben(s, BAG) > 0:
        s.ask(KEEP_OR_TRADE, 1 << seat, kind, 0, 0)


def skip_tiles(s: State, seat: i64, field: i64) -> None:
    """The tiles strictly between the ankh and the chosen one corrupt the taker. [P-TAKE-3]

    From an ankh off the board (the first turn, after a refill) nothing is skipped. [P-TURN-2, P-TAKE-6]
    """
    way = s.ankh_field * FIELDS + field
    for at in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if s.market[BETWEEN[at]] != NO_TILE:
            lift_from_market(s, seat, BETWEEN[at], CORRUPTION + seat)


def skipped(s: State, start: i64, end: i64) -> i64:
    """How many tiles an ankh on one field would skip for another of its line. [P-TAKE-3]"""
    total: i64 = 0
    way = start * FIELDS + end
    for at in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if s.market[BETWEEN[at]] != NO_TILE:
            total += 1
    return total


def turn_ankh(s: State, seat: i64, orientation: i64) -> None:
    """The ankh is turned as the tile shows, or as the taker of a character likes. [P-TAKE-2, P-TAKE-4]"""
    s.ankh_orientation = orientation
    s.tell(EVERYONE, ANKH, seat, s.ankh_field, orientation, 0)


def refill_the_market(s: State, seat: i64) -> None:
    """The ankh leaves the board, the market is refilled, and a centre tile must be taken. [P-TAKE-6]"""
    s.ankh_field = NO_FIELD
    s.ankh_orientation = ROW
    s.reveal()
    s.tell(EVERYONE, REFILLED, seat, 0, 0, 0)
    s.tell(EVERYONE, ANKH, seat, NO_FIELD, ROW, 0)
    fill_the_market(s)
    s.ask(CHOOSE_CENTRE_TILE, 1 << seat, 0, 0, 0)


def trade_tile(s: State, seat: i64, kind: i64) -> None:
    """Box the tile just taken and draw a deben. [P-TAKE-5]"""
    box_tile(s, seat, kind, HAND + seat)
    draw_deben(s, seat)
