"""Who stands where: soldiers and creatures on the map."""

from mypy_extensions import i64

from shedet.games.kemet.state import State
from shedet.games.kemet.tiles import CREATURE_TILES, CREATURES, NO_CREATURE
from shedet.games.kemet.zones import ZONES


def soldiers_at(s: State, seat: i64, zone: i64) -> i64:
    return i64(s.soldiers[seat * ZONES + zone])


def enemy_at(s: State, seat: i64, zone: i64) -> i64:
    """The other seat that has an army in a zone; -1: none."""
    for other in range(s.players):
        if other != seat and s.soldiers[other * ZONES + zone] > 0:
            return other
    return -1


def has_creature(s: State, seat: i64, creature: i64) -> bool:
    return (s.tiles[seat] >> CREATURE_TILES[creature]) & 1 == 1


def creature_at(s: State, seat: i64, zone: i64) -> i64:
    """The first creature of a seat in a zone, or NO_CREATURE."""
    for creature in range(CREATURES):
        if i64(s.creatures[creature]) == zone and has_creature(s, seat, creature):
            return creature
    return NO_CREATURE
