"""Questions of a move: there is an army, and it can go on."""

from mypy_extensions import i64

from shedet.core.game import seat_name
from shedet.games.kemet.armies import has_creature, soldiers_at
from shedet.games.kemet.asking.frames import Frame, has_gold, is_marked, unmarked, with_played
from shedet.games.kemet.components import (
    COPIES,
    DIVINE_MEMORY,
    MOVE,
    SWIFTNESS,
    TELEPORTATION,
)
from shedet.games.kemet.rules.moving import may_group, movement
from shedet.games.kemet.state import (
    ARMY_ZONE,
    MOVE_CREATURE,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    OPEN_WALLS,
    State,
)
from shedet.games.kemet.tiles import (
    CREATURE_NAMES,
    CREATURES,
    DIVINE_WILL,
    FORCED_MARCH,
    NO_CREATURE,
    SURPRISE_ATTACK,
)
from shedet.games.kemet.zones import IN_PLAY, ZONE_NAMES, ZONES


def with_move(s: State, frame: Frame) -> str:
    """[K-MOVE-1]"""
    if is_marked(s, frame.seat, MOVE) or has_gold(s, frame.seat, DIVINE_WILL, FORCED_MARCH):
        return ""
    return unmarked(frame, "move1 or move2, or gold with Divine Will or Forced March")


def with_surprise(s: State, frame: Frame) -> str:
    """Surprise Attack: a move that ignores walls from the start. [K-DAY-3]"""
    return "" if has_gold(s, frame.seat, SURPRISE_ATTACK) else unmarked(frame, "gold, with Surprise Attack")


def with_army(s: State, frame: Frame) -> str:
    """[K-MOVE-1]"""
    if not any(soldiers_at(s, frame.seat, zone) for zone in range(ZONES)):
        return f"{seat_name(frame.seat)} has no army to move."
    return with_surprise(s, frame) if frame.detail(OPEN_WALLS) else with_move(s, frame)


def with_group(s: State, frame: Frame) -> str:
    """[K-MOVE-1]"""
    if soldiers_at(s, frame.seat, frame.detail(ARMY_ZONE)) == 0:
        return f"{seat_name(frame.seat)} has no army in {ZONE_NAMES[frame.detail(ARMY_ZONE)]}."
    return with_surprise(s, frame) if frame.detail(OPEN_WALLS) else with_move(s, frame)


def with_steps(s: State, frame: Frame) -> str:
    """The army that moves is there, and has no more points than it can have. [K-MOVE-1]"""
    name, seat = seat_name(frame.seat), frame.seat
    zone, creature = int(s.move[MOVE_ZONE]), int(s.move[MOVE_CREATURE])
    if s.move[MOVE_SOLDIERS] == 0 or soldiers_at(s, seat, zone) < i64(s.move[MOVE_SOLDIERS]):
        return f"{name} moves more soldiers than there are, or none; the line `move` says how many."
    if creature != NO_CREATURE and (int(s.creatures[creature]) != zone or not has_creature(s, seat, creature)):
        return f"{CREATURE_NAMES[creature]} is not with the army that moves."
    if not may_group(s, seat, zone, i64(s.move[MOVE_SOLDIERS]), creature):
        return f"of the army of {name} in {ZONE_NAMES[zone]} too many move, or too many would stay."
    if not (IN_PLAY[s.players] >> i64(s.move[MOVE_START])) & 1:
        return f"{ZONE_NAMES[int(s.move[MOVE_START])]}, where the move began, is not in play."
    most = most_points(s, seat)
    if i64(s.move[MOVE_POINTS]) > most:
        return f"the army of {name} has at most {most} movement points, not {int(s.move[MOVE_POINTS])}."
    return with_move(s, frame) and with_surprise(s, frame)


def most_points(s: State, seat: int) -> int:
    """Of the fastest army, if every Swiftness has been played, and one of them twice with Divine Memory. [K-MOVE-1]"""
    creatures = [NO_CREATURE, *(creature for creature in range(CREATURES) if has_creature(s, seat, creature))]
    fastest = max(int(movement(s, seat, creature)) for creature in creatures)
    return fastest + int(COPIES[SWIFTNESS] + COPIES[DIVINE_MEMORY])


def with_obelisk(s: State, frame: Frame) -> str:
    """[K-MOVE-2]"""
    if s.move[MOVE_TELEPORTED] > 0:
        return "the army has teleported already; it does so once in a move."
    return with_played(s, frame, TELEPORTATION)
