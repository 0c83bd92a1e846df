"""Questions at the start: districts, pyramids, the first tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.games.kemet.actions import BUY, FOUND, LEAVE, RAISE
from shedet.games.kemet.components import COLOURS, HIGHEST_START, NO_COLOUR
from shedet.games.kemet.rules.building import may_found
from shedet.games.kemet.rules.buying import may_own, take_tile
from shedet.games.kemet.rules.control import controlled_level
from shedet.games.kemet.rules.setup import add_first_level, place_first_armies
from shedet.games.kemet.state import LEVEL, State, board
from shedet.games.kemet.tiles import COLOUR_OF, LEVEL_OF, TILES
from shedet.games.kemet.zones import DISTRICTS

# ---- where the first armies stand


def districts_to_leave() -> vec[i64]:
    """Two districts get five soldiers each, one stays empty. [K-SET-4]"""
    options = vec[i64](capacity=4)
    for number in range(DISTRICTS):
        options = append(options, LEAVE + i64(number))
    return options


def answer_districts(s: State, seat: i64, action: i64) -> None:
    s.answered()
    place_first_armies(s, seat, action - LEAVE)


# ---- the first pyramids


def first_levels(s: State, seat: i64) -> vec[i64]:
    """A new pyramid, or a level on one that stands, none above 2. [K-SET-5]"""
    options = vec[i64](capacity=16)
    for number in range(DISTRICTS):
        for colour in range(COLOURS):
            if may_found(s, seat, number, colour):
                options = append(options, FOUND + number * COLOURS + colour)
    for number in range(DISTRICTS):
        level = board(s, seat, LEVEL + number)
        if level > 0 and level < HIGHEST_START:
            options = append(options, RAISE + i64(number))
    return options


def answer_first_level(s: State, seat: i64, action: i64) -> None:
    """Three levels in all. [K-SET-5]"""
    if action < RAISE:
        add_first_level(s, seat, (action - FOUND) // COLOURS, (action - FOUND) % COLOURS)
    else:
        add_first_level(s, seat, action - RAISE, NO_COLOUR)
    s.set_detail(0, s.detail(0) - 1)
    if s.detail(0) == 0:
        s.answered()


# ---- the first tile


def first_tiles(s: State, seat: i64) -> vec[i64]:
    """A level-1 tile of a colour that stands in one's city. [K-SET-6]"""
    options = vec[i64](capacity=8)
    for tile in range(TILES):
        if LEVEL_OF[tile] == 1 and may_own(s, seat, tile) and controlled_level(s, seat, COLOUR_OF[tile]) > 0:
            options = append(options, BUY + i64(tile))
    return options


def answer_first_tile(s: State, seat: i64, action: i64) -> None:
    """Free. [K-SET-6]"""
    s.answered()
    take_tile(s, seat, action - BUY)
