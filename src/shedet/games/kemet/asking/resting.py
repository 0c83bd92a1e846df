"""Questions of the night: each is asked at its step, of who has something to decide."""

from shedet.core.game import seat_name
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.asking.fighting import with_battle_step
from shedet.games.kemet.asking.frames import BOTTOM, Frame, with_step
from shedet.games.kemet.components import (
    SANCTUARY_SOLDIERS,
)
from shedet.games.kemet.rules.battle import (
    PREPARE,
)
from shedet.games.kemet.rules.night import (
    DELTA,
    DRAWS,
    FATE,
    JOINING,
    PRAYERS,
    RAISING,
    SANCTUARY,
    can_draw_more,
    can_pray_more,
    free_slots,
    may_be_raised,
)
from shedet.games.kemet.rules.soldiers import can_join
from shedet.games.kemet.state import CITY, NIGHT, SACRIFICE_ZONE, State, battle_zone, board, owns
from shedet.games.kemet.tiles import (
    CREATURES,
    HAND_OF_GOD,
    VISION,
)
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, SANCTUARY_ZONE, ZONE_NAMES


def with_sacrifice(s: State, frame: Frame) -> str:
    """[K-NIGHT-1, K-NIGHT-2]"""
    zone = frame.detail(SACRIFICE_ZONE)
    sanctuary = zone == SANCTUARY_ZONE
    if soldiers_at(s, frame.seat, zone) < (SANCTUARY_SOLDIERS if sanctuary else 1):
        return f"{seat_name(frame.seat)} has too few soldiers in {ZONE_NAMES[zone]} for a sacrifice."
    return with_step(s, frame, SANCTUARY if sanctuary else DELTA)


def with_prayers(s: State, frame: Frame) -> str:
    """[K-NIGHT-5]"""
    if not can_pray_more(s, frame.seat):
        return f"{seat_name(frame.seat)} has no veterans to give up, or prayer points enough."
    return with_step(s, frame, PRAYERS)


def with_vision(s: State, frame: Frame) -> str:
    """[K-NIGHT-10]"""
    if not owns(s, frame.seat, VISION) or s.deck_left == 0:
        return f"{seat_name(frame.seat)} has no Vision, or there is no card to see."
    return with_step(s, frame, DRAWS)


def with_draws(s: State, frame: Frame) -> str:
    """[K-NIGHT-6]"""
    if not can_draw_more(s, frame.seat):
        return f"{seat_name(frame.seat)} has too few veterans for another card, or there is none to draw."
    return with_step(s, frame, DRAWS)


def with_raised(s: State, frame: Frame) -> str:
    """[K-NIGHT-10]"""
    raisable = any(may_be_raised(s, frame.seat, number) for number in range(DISTRICTS))
    if not owns(s, frame.seat, HAND_OF_GOD) or not raisable:
        return f"{seat_name(frame.seat)} has no Hand of God, or no pyramid to raise with it."
    return with_step(s, frame, RAISING)


def with_joining(s: State, frame: Frame) -> str:
    """At night, and before a battle at home. [K-CREA-1]"""
    seat = frame.seat
    if not any(can_join(s, seat, creature, number) for creature in range(CREATURES) for number in range(DISTRICTS)):
        return f"{seat_name(seat)} has no creature in supply, or no army in the city that it could join."
    if frame.on == BOTTOM:
        return with_step(s, frame, JOINING) if s.phase == NIGHT else f"{frame.name} is asked at night or in a battle."
    if CITY_OF[battle_zone(s)] != board(s, seat, CITY):
        return f"creatures join {seat_name(seat)} before a battle in their own city only."
    return with_battle_step(s, frame, PREPARE)


def with_slot(s: State, frame: Frame) -> str:
    """[K-NIGHT-9]"""
    if s.night_step != FATE:
        return f"choose-slot is asked at the end of the night: `phase night {FATE} 0`."
    return "" if free_slots(s) > 1 else "no choice of places is left on the order track."
