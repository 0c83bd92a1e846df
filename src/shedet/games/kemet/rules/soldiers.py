"""Soldiers and creatures coming and going."""

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE
from shedet.games.kemet.armies import creature_at, enemy_at, has_creature, soldiers_at
from shedet.games.kemet.events import CREATURE, PLACED, RETURNED
from shedet.games.kemet.rules.control import limit
from shedet.games.kemet.state import (
    CHOOSE_JOINING,
    ENLISTED_ARMY,
    FROM_VETERANS,
    IN_CITY,
    SUPPLY,
    State,
    board,
    district,
    set_board,
)
from shedet.games.kemet.tiles import CREATURES, NO_CREATURE
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, NO_ZONE, ZONES


def place_soldiers(s: State, seat: i64, zone: i64, number: i64) -> None:
    """From the supply into a zone."""
    s.soldiers[seat * ZONES + zone] += u8(number)
    set_board(s, seat, SUPPLY, board(s, seat, SUPPLY) - number)
    s.tell(EVERYONE, PLACED, seat, zone, number, 0)


def return_soldiers(s: State, seat: i64, zone: i64, number: i64) -> None:
    """From a zone to the supply; a creature left alone follows them. [K-CREA-2]"""
    s.tell(EVERYONE, RETURNED, seat, zone, number, 0)
    take_off(s, seat, zone, number)


def take_off(s: State, seat: i64, zone: i64, number: i64) -> None:
    s.soldiers[seat * ZONES + zone] -= u8(number)
    set_board(s, seat, SUPPLY, board(s, seat, SUPPLY) + number)
    if soldiers_at(s, seat, zone) == 0:
        send_creatures_home(s, seat, zone, NO_CREATURE)


def send_creatures_home(s: State, seat: i64, zone: i64, but: i64) -> None:
    """A creature needs an army; alone it returns to the supply. [K-CREA-2]"""
    for creature in range(CREATURES):
        if creature != but and i64(s.creatures[creature]) == zone and has_creature(s, seat, creature):
            put_creature(s, seat, creature, NO_ZONE)


def put_creature(s: State, seat: i64, creature: i64, zone: i64) -> None:
    s.creatures[creature] = u8(zone)
    s.tell(EVERYONE, CREATURE, seat, creature, zone, 0)


# ---- creatures that join an army in one's own city [K-CREA-1]


def can_join(s: State, seat: i64, creature: i64, number: i64) -> bool:
    """From the supply to an army without a creature in a district of one's own city."""
    zone = district(s, seat, number)
    return can_swap(s, seat, creature, number) and creature_at(s, seat, zone) == NO_CREATURE


def can_swap(s: State, seat: i64, creature: i64, number: i64) -> bool:
    """The same, whether or not another creature stands there."""
    if not has_creature(s, seat, creature) or i64(s.creatures[creature]) != NO_ZONE:
        return False
    return soldiers_at(s, seat, district(s, seat, number)) > 0


def join(s: State, seat: i64, creature: i64, number: i64) -> None:
    """One creature an army: one that stood there goes to the supply. [K-CREA-1, K-CREA-2]"""
    zone = district(s, seat, number)
    send_creatures_home(s, seat, zone, creature)
    put_creature(s, seat, creature, zone)


def offer_joining(s: State, seat: i64) -> None:
    """At night, and before a battle in one's own city. [K-CREA-1]"""
    for creature in range(CREATURES):
        for number in range(DISTRICTS):
            if can_join(s, seat, creature, number):
                s.ask(CHOOSE_JOINING, 1 << seat, 0, 0, 0)
                return


# ---- soldiers placed without an action of recruiting


def can_place(s: State, seat: i64, zone: i64, where: i64, army: i64) -> bool:
    """Never beside an enemy, never above the limit. [K-RECR-1, K-TILE-3]"""
    if board(s, seat, SUPPLY) == 0 or soldiers_at(s, seat, zone) >= limit(s, seat):
        return False
    if enemy_at(s, seat, zone) >= 0:
        return False
    in_city = zone >= district(s, seat, 0) and zone < district(s, seat, 0) + DISTRICTS
    if where == IN_CITY or where == FROM_VETERANS:
        return in_city
    if where == ENLISTED_ARMY and army != NO_ZONE:  # the second soldier goes where the first went
        return zone == army or (in_city and CITY_OF[army] == CITY_OF[zone])
    return in_city or soldiers_at(s, seat, zone) > 0


def can_place_anywhere(s: State, seat: i64, where: i64) -> bool:
    for zone in range(ZONES):
        if can_place(s, seat, zone, where, NO_ZONE):
            return True
    return False
