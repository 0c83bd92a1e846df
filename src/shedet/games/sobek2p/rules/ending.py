"""The end of the game and the score."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.sobek2p.components import (
    DEBEN,
    FIRST_OF,
    GOODS_OF,
    HARVEST_SCARABS,
    JOKERS,
    KINDS,
    LOWEST_DEBEN,
    PIROGUE_CORRUPTION,
    PIROGUE_POINTS,
    PIROGUES,
    SCARABS_OF,
    STATUE,
)
from shedet.games.sobek2p.events import CORRUPTION_COUNTED, GAME_ENDS, SCORED
from shedet.games.sobek2p.rules.moving import box_tile, draw_deben, tell_tile
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.state import (
    BESIDE,
    CORRUPTION,
    DEBEN_HELD,
    FRONT,
    HAND,
    HARVESTS,
    LAID,
    SEAT_BESIDE,
    State,
    add_tile,
    beside,
    count_tiles,
    deben_of,
    pirogues_of,
    remove_tile,
    tiles_of,
)


def end_game(s: State, seat: i64) -> None:
    """A player who can do nothing on their turn ends the game at once. [P-END-1]"""
    s.tell(EVERYONE, GAME_ENDS, seat, 0, 0, 0)
    box_unsold_sets(s, 1 - seat)
    for each in range(2):
        hand_to_corruption(s, each)
    settle_corruption(s)
    s.depth = 0
    s.over = True
    if s.events is not None:
        for each in range(2):
            s.tell(EVERYONE, SCORED, each, points(s, each), 0, 0)


def box_unsold_sets(s: State, seat: i64) -> None:
    """The other player boxes all tiles of sets they could still sell; they score nothing. [P-END-2]"""
    groups = most_tiles_in_sets(s, seat)
    for kind in range(KINDS):
        if (groups >> GOODS_OF[kind]) & 1 == 1:
            while tiles_of(s, HAND + seat, kind) > 0:
                box_tile(s, seat, kind, HAND + seat)


def most_tiles_in_sets(s: State, seat: i64) -> i64:
    """The goods, and the jokers if any set is sold, of the sales that use up most tiles. [P-END-2]

    A bit for each group. Every set takes all tiles of its goods, and once there is a set all jokers find
    a place; so only which goods to complete with jokers is to be chosen.
    """
    available = jokers(s, HAND + seat)
    own = vec[i64](capacity=6)
    for goods in range(6):
        own = append(own, own_tiles(s, HAND + seat, goods))
    best: i64 = 0
    most: i64 = 0
    for chosen in range(1, 64):
        tiles = available
        needed: i64 = 0
        for goods in range(6):
            if (chosen >> goods) & 1 == 1:
                tiles += own[goods]
                if own[goods] == 0:
                    needed = KINDS  # never enough: jokers alone are no set of new goods, and see below for old ones
                elif own[goods] < SET:
                    needed += SET - own[goods]
        if needed <= available and tiles > most:
            most = tiles
            best = chosen | (1 << STATUE)
    if best == 0 and available >= SET:
        for goods in range(6):
            if laid_out(s, seat, goods):
                return 1 << STATUE
    return best


def hand_to_corruption(s: State, seat: i64) -> None:
    """What is left in hand corrupts. [P-END-3]"""
    for kind in range(KINDS):
        while tiles_of(s, HAND + seat, kind) > 0:
            remove_tile(s, HAND + seat, kind)
            add_tile(s, CORRUPTION + seat, kind)
            tell_tile(s, EVERYONE, seat, kind, HAND + seat, CORRUPTION + seat)


def settle_corruption(s: State) -> None:
    """The less corrupt player draws deben: one, and one more for each full three of difference. [P-END-4]"""
    for seat in range(2):
        s.tell(EVERYONE, CORRUPTION_COUNTED, seat, corruption(s, seat), 0, 0)
    difference = corruption(s, 0) - corruption(s, 1)
    if difference == 0:
        return
    less_corrupt: i64 = 1
    if difference < 0:
        less_corrupt = 0
        difference = -difference
    for _ in range(1 + difference // 3):
        draw_deben(s, less_corrupt)


def corruption(s: State, seat: i64) -> i64:
    """Tiles on the corruption board and the cobras beside it. [P-END-4, P-PIR-8]"""
    total = count_tiles(s, CORRUPTION + seat)
    for pirogue in range(PIROGUES):
        total += pirogues_of(s, FRONT + seat, pirogue) * PIROGUE_CORRUPTION[pirogue]
    return total


def points(s: State, seat: i64) -> i64:
    """Goods, deben and pirogues. [P-END-5]"""
    total: i64 = 0
    for goods in range(6):
        total += goods_points(s, seat, goods)
    for value in range(DEBEN):
        total += deben_of(s, DEBEN_HELD + seat, value) * (LOWEST_DEBEN + value)
    for pirogue in range(PIROGUES):
        total += pirogues_of(s, FRONT + seat, pirogue) * PIROGUE_POINTS[pirogue]
    return total


def goods_points(s: State, seat: i64, goods: i64) -> i64:
    """Tiles laid out times the scarabs on them. [P-END-5]"""
    tiles = laid_tiles(s, seat, goods)
    return tiles * laid_scarabs(s, seat, goods) if tiles > 0 else 0


def laid_tiles(s: State, seat: i64, goods: i64) -> i64:
    total = own_tiles(s, LAID + seat, goods)
    first = seat * SEAT_BESIDE + goods * BESIDE
    for at in range(first, first + JOKERS):
        total += i64(s.beside[at])
    return total


def laid_scarabs(s: State, seat: i64, goods: i64) -> i64:
    """Scarabs on the tiles, and two for each harvest. [P-END-5, P-PIR-6]"""
    total = beside(s, seat, goods, HARVESTS) * HARVEST_SCARABS
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += tiles_of(s, LAID + seat, kind) * SCARABS_OF[kind]
    return total


def winners(s: State) -> i64:
    """Most points; then less corruption; then both. A bit for each seat. [P-END-6]"""
    lead = points(s, 0) - points(s, 1)
    if lead == 0:
        lead = corruption(s, 1) - corruption(s, 0)
    if lead > 0:
        return 1
    if lead < 0:
        return 2
    return 3
