"""Control of zones, and the fame that follows from it."""

from mypy_extensions import i64

from shedet.core.position import count_bits
from shedet.games.kemet.armies import enemy_at, soldiers_at
from shedet.games.kemet.components import LEGION_LIMIT, LIMIT, TOP_LEVEL
from shedet.games.kemet.state import (
    ATTACKER,
    BATTLE_FAME,
    CITY,
    DEFENDER,
    DOMINATION_FAME,
    LEVEL,
    PYRAMID,
    State,
    battle_zone,
    board,
    district,
    fighter,
    is_fought,
    owns,
)
from shedet.games.kemet.tiles import FAME_TILES, LEGION
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, TEMPLES, ZONES


def limit(s: State, seat: i64) -> i64:
    """How many soldiers of a seat may be in a zone: 5, or 7 with Legion, as a tile goes before the basic rules.
    [K-RECR-1, K-DAY-5]"""
    return LEGION_LIMIT if owns(s, seat, LEGION) else LIMIT


def controls(s: State, seat: i64, zone: i64) -> bool:
    """By an army; a district of one's own city unless an enemy army is in it. [K-CTRL-1]"""
    if CITY_OF[zone] < 0 or CITY_OF[zone] != board(s, seat, CITY):
        return stands(s, seat, zone)
    for other in range(s.players):
        if other != seat and stands(s, other, zone):
            return False
    return True


def stands(s: State, seat: i64, zone: i64) -> bool:
    """An army that has a zone: an attacker has it only when the defender is gone. [K-CTRL-1, K-BAT-6]"""
    if soldiers_at(s, seat, zone) == 0:
        return False
    if fighter(s, ATTACKER) != seat or not is_fought(s) or battle_zone(s) != zone:
        return True
    return soldiers_at(s, fighter(s, DEFENDER), zone) == 0


def is_free(s: State, zone: i64) -> bool:
    """A zone is free only with no army at all. [K-CTRL-1]"""
    return enemy_at(s, -1, zone) < 0


def controlled_level(s: State, seat: i64, colour: i64) -> i64:
    """The highest pyramid of a colour that a seat controls, in whosever city; 0: none. [K-BUY-1, K-BUY-3]"""
    highest: i64 = 0
    for owner in range(s.players):
        for number in range(DISTRICTS):
            if board(s, owner, PYRAMID + number) == colour and board(s, owner, LEVEL + number) > highest:
                if controls(s, seat, district(s, owner, number)):
                    highest = board(s, owner, LEVEL + number)
    return highest


def pyramid_at(s: State, zone: i64) -> i64:
    """The level of the pyramid in a zone; 0: none stands there."""
    for owner in range(s.players):
        if CITY_OF[zone] == board(s, owner, CITY):
            return board(s, owner, LEVEL + zone - district(s, owner, 0))
    return 0


def temples(s: State, seat: i64) -> i64:
    """How many temples a seat controls. [K-NIGHT-3]"""
    total: i64 = 0
    for zone in range(ZONES):
        if (TEMPLES >> zone) & 1 == 1 and stands(s, seat, zone):
            total += 1
    return total


def great_pyramids(s: State, seat: i64) -> i64:
    """How many level-4 pyramids a seat controls. [K-BUILD-2]"""
    total: i64 = 0
    for owner in range(s.players):
        for number in range(DISTRICTS):
            if board(s, owner, LEVEL + number) == TOP_LEVEL and controls(s, seat, district(s, owner, number)):
                total += 1
    return total


def permanent_fame(s: State, seat: i64) -> i64:
    """Fame of battles, domination and tiles, which is never lost. [K-WIN-2]"""
    tiles = count_bits(s.tiles[seat] & FAME_TILES)
    return board(s, seat, BATTLE_FAME) + board(s, seat, DOMINATION_FAME) + tiles


def fame(s: State, seat: i64) -> i64:
    """Permanent fame, and a point for each temple and level-4 pyramid as long as one controls it.
    [K-WIN-2, K-MOVE-7]"""
    return permanent_fame(s, seat) + temples(s, seat) + great_pyramids(s, seat)
