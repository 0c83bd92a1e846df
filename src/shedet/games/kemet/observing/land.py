"""The map: who stands where, whose the cities are, and what is built in them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import relative
from shedet.games.kemet.armies import has_creature, soldiers_at
from shedet.games.kemet.components import NO_COLOUR
from shedet.games.kemet.observing.parts import (
    CREATURES_AT,
    DISTRICT_NUMBERS,
    DISTRICTS_AT,
    ENEMIES_IN_DISTRICT,
    GROUND_AT,
    LEVELS_IN_DISTRICT,
    OWN_IN_DISTRICT,
    OWNER_IN_ZONE,
    PYRAMID_IN_ZONE,
    SOLDIERS_IN_ZONE,
    STRENGTH_IN_ZONE,
    ZONE_NUMBERS,
    ZONES_AT,
)
from shedet.games.kemet.state import CHOOSE_STEP, LEVEL, MOVE_CREATURE, PYRAMID, State, board, district
from shedet.games.kemet.tiles import CREATURE_TILES, CREATURES, NO_CREATURE, STRENGTH
from shedet.games.kemet.zones import (
    DESERT,
    DISTRICT,
    DISTRICTS,
    IN_PLAY,
    MILITARY,
    SANCTUARY,
    TEMPLE,
    TRADE,
    ZONE_TABLE,
    ZONES,
    Zone,
)


def _ground(zone: Zone) -> int:
    if zone.kind == DESERT:
        return 2 if zone.harbour == TRADE else 3 if zone.obelisk else 1
    if zone.kind == DISTRICT:
        return 5 if zone.harbour == MILITARY else 4
    return {TEMPLE: 6, SANCTUARY: 7}[zone.kind]


GROUND: Final = vec[u8]([u8(_ground(zone)) for zone in ZONE_TABLE])


def observe_ground(s: State, out: vec[u8], at: i64) -> None:
    in_play = IN_PLAY[s.players]
    for zone in range(ZONES):
        if (in_play >> zone) & 1 == 1:
            out[at + GROUND_AT + zone] = GROUND[zone]


def observe_armies(s: State, me: i64, out: vec[u8], at: i64) -> None:
    soldiers = s.soldiers
    for seat in range(s.players):
        place = at + ZONES_AT + SOLDIERS_IN_ZONE + relative(seat, me, s.players)
        first = seat * ZONES
        for zone in range(ZONES):
            out[place + zone * ZONE_NUMBERS] = soldiers[first + zone]


def observe_creatures(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Where they stand. One that moves is told with its army: only then may two of a seat be in a zone. [K-CREA-2]"""
    moving: i64 = NO_CREATURE
    if s.waits(CHOOSE_STEP):
        moving = i64(s.move[MOVE_CREATURE])
    for seat in range(s.players):
        whose: i64 = 0 if seat == me else 1
        for creature in range(CREATURES):
            zone = i64(s.creatures[creature])
            if zone < ZONES and creature != moving and has_creature(s, seat, creature):
                out[at + CREATURES_AT + 2 * zone + whose] = u8(creature + 1)
                strength = u8(STRENGTH[CREATURE_TILES[creature]])
                out[at + ZONES_AT + zone * ZONE_NUMBERS + STRENGTH_IN_ZONE + whose] += strength


def observe_cities(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Whose they are, and their pyramids."""
    for seat in range(s.players):
        whose = relative(seat, me, s.players)
        for number in range(DISTRICTS):
            first = at + ZONES_AT + district(s, seat, number) * ZONE_NUMBERS
            out[first + OWNER_IN_ZONE + whose] = 1
            observe_pyramid(s, seat, number, out, first + PYRAMID_IN_ZONE)


def observe_districts(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """My own ones, by the numbers that actions have for them."""
    for number in range(DISTRICTS):
        first = at + DISTRICTS_AT + number * DISTRICT_NUMBERS
        observe_pyramid(s, me, number, out, first + LEVELS_IN_DISTRICT)
        zone = district(s, me, number)
        for seat in range(s.players):
            out[first + (OWN_IN_DISTRICT if seat == me else ENEMIES_IN_DISTRICT)] += u8(soldiers_at(s, seat, zone))


def observe_pyramid(s: State, owner: i64, number: i64, out: vec[u8], at: i64) -> None:
    colour = board(s, owner, PYRAMID + number)
    if colour != NO_COLOUR:
        out[at + colour] = u8(board(s, owner, LEVEL + number))
