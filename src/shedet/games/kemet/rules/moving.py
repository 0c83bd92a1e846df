"""Moving an army, step by step: on foot, by ship, by teleport."""

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE
from shedet.core.position import bit
from shedet.games.kemet.components import COST_OF, TELEPORT_COST, TELEPORTATION
from shedet.games.kemet.events import CREATURE, MOVED
from shedet.games.kemet.rules.battle import begin_battle
from shedet.games.kemet.rules.control import controls, limit, pyramid_at
from shedet.games.kemet.rules.prayer import can_pay, gain, pay
from shedet.games.kemet.rules.soldiers import offer_joining, send_creatures_home
from shedet.games.kemet.state import (
    CHOOSE_STEP,
    CITY,
    HAND,
    MOVE_CREATURE,
    MOVE_ENTERED,
    MOVE_GROUPED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SIZE,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    State,
    board,
    cards_of,
    creature_at,
    enemy_at,
    has_creature,
    owns,
    soldiers_at,
)
from shedet.games.kemet.tiles import (
    ALWAYS,
    CREATURE_TILES,
    CREATURES,
    DEDICATION,
    DEDICATION_GAIN,
    GRIFFIN_SPHINX,
    KHNUM_TOLL,
    KHNUMS_SPHINX,
    MOVEMENT,
    NO_CREATURE,
    PHOENIX,
    PORTAL_OF_THOTH,
    TILES,
    WHEN,
)
from shedet.games.kemet.zones import (
    BY_WALL,
    CITY_OF,
    IN_PLAY,
    MILITARY_HARBOUR,
    NEIGHBOURS,
    OBELISKS,
    TRADE_HARBOURS,
    ZONES,
)

# ---- the army that moves


def movement(s: State, seat: i64, creature: i64) -> i64:
    """1, and what tiles and the creature that goes along add. It is fixed before the move. [K-MOVE-1]"""
    points: i64 = 1
    for tile in range(TILES):
        if MOVEMENT[tile] > 0 and WHEN[tile] == ALWAYS and owns(s, seat, tile):
            points += MOVEMENT[tile]
    if creature != NO_CREATURE:
        points += MOVEMENT[CREATURE_TILES[creature]]
    return points


def begin_move(s: State, seat: i64, zone: i64, soldiers: i64, creature: i64, ignores_walls: i64) -> None:
    """One army, all or a part of what stands in a zone. [K-MOVE-1]"""
    for what in range(MOVE_SIZE):
        s.move[what] = 0
    s.move[MOVE_ZONE] = u8(zone)
    s.move[MOVE_START] = u8(zone)
    s.move[MOVE_POINTS] = u8(movement(s, seat, creature))
    s.move[MOVE_OPEN] = u8(ignores_walls)
    group(s, soldiers, creature)
    s.ask(CHOOSE_STEP, 1 << seat, 0, 0, 0)


def group(s: State, soldiers: i64, creature: i64) -> None:
    """Drop soldiers or pick some up, once in each zone; what is named moves on. [K-MOVE-4]"""
    s.move[MOVE_SOLDIERS] = u8(soldiers)
    s.move[MOVE_CREATURE] = u8(creature)
    s.move[MOVE_GROUPED] = 1


def may_group(s: State, seat: i64, zone: i64, soldiers: i64, creature: i64) -> bool:
    """Neither what moves nor what stays exceeds the limits. [K-MOVE-4]"""
    stay = soldiers_at(s, seat, zone) - soldiers
    if soldiers > limit(s, seat) or stay < 0 or stay > limit(s, seat):
        return False
    staying = creatures_at(s, seat, zone)
    if creature != NO_CREATURE:
        if not has_creature(s, seat, creature) or i64(s.creatures[creature]) != zone:
            return False
        staying -= 1
    return stay == 0 or staying <= 1


def creatures_at(s: State, seat: i64, zone: i64) -> i64:
    total: i64 = 0
    for creature in range(CREATURES):
        if i64(s.creatures[creature]) == zone and has_creature(s, seat, creature):
            total += 1
    return total


def may_stop(s: State, seat: i64) -> bool:
    """The limits hold at the end of a move. [K-MOVE-4]"""
    zone = i64(s.move[MOVE_ZONE])
    return soldiers_at(s, seat, zone) <= limit(s, seat) and creatures_at(s, seat, zone) <= 1


# ---- where it can go


def reached(s: State, seat: i64, zone: i64) -> i64:
    """The zones that one movement point leads to: those that touch, or harbours; a bit each. [K-MOVE-1]"""
    return (NEIGHBOURS[zone] | voyages(s, seat, zone)) & IN_PLAY[s.players]


def voyages(s: State, seat: i64, zone: i64) -> i64:
    """From a harbour to any trade harbour, or to the military harbour of one's own city. [K-MOVE-3]"""
    is_military = CITY_OF[zone] >= 0 and MILITARY_HARBOUR[CITY_OF[zone]] == zone
    if not is_military and (TRADE_HARBOURS >> zone) & 1 == 0:
        return 0
    return (TRADE_HARBOURS | bit(MILITARY_HARBOUR[board(s, seat, CITY)])) & ~bit(zone)


def ignores_walls(s: State, creature: i64) -> bool:
    """Open Gates, Surprise Attack, or the Phoenix with the army: they go before the basic rules. [K-MOVE-5, K-DAY-5]"""
    return s.move[MOVE_OPEN] > 0 or creature == PHOENIX


def passes_walls(s: State, seat: i64, source: i64, target: i64, entered: bool) -> bool:
    """An enemy city's wall is crossed only by a move that began adjacent to it, and only one enemy district is
    entered in a move. [K-MOVE-5]"""
    if (NEIGHBOURS[source] >> target) & 1 == 0:
        return True  # a voyage crosses no wall
    into = CITY_OF[target]
    out_of = CITY_OF[source]
    own = board(s, seat, CITY)
    start = i64(s.move[MOVE_START])
    if into >= 0 and into != own and (entered or (BY_WALL[into] >> start) & 1 == 0):
        return False
    return out_of < 0 or out_of == own or (BY_WALL[out_of] >> start) & 1 == 1


def toll(s: State, seat: i64, zone: i64) -> i64:
    """An army pays 2 to move into the zone of an enemy Khnum's Sphinx. [K-TILE-2]"""
    if i64(s.creatures[KHNUMS_SPHINX]) == zone and not has_creature(s, seat, KHNUMS_SPHINX):
        return KHNUM_TOLL
    return 0


def enters_enemy_city(s: State, seat: i64, zone: i64) -> bool:
    return CITY_OF[zone] >= 0 and CITY_OF[zone] != board(s, seat, CITY)


def may_step(s: State, seat: i64, target: i64) -> bool:
    """One zone further, or by ship. [K-MOVE-1, K-MOVE-5]"""
    if s.move[MOVE_POINTS] == 0:
        return False
    source = i64(s.move[MOVE_ZONE])
    creature = i64(s.move[MOVE_CREATURE])
    if not ignores_walls(s, creature) and not passes_walls(s, seat, source, target, s.move[MOVE_ENTERED] > 0):
        return False
    return may_arrive(s, seat, target, i64(s.move[MOVE_POINTS]) - 1, 0, s.move[MOVE_TELEPORTED] > 0)


def may_arrive(s: State, seat: i64, target: i64, points: i64, fare: i64, teleported: bool) -> bool:
    """The fare and the toll can be paid, and the army finds room there or can go on. [K-MOVE-4, K-TILE-2]"""
    cost = fare + toll(s, seat, target)
    if not can_pay(s, seat, cost):
        return False
    soldiers = i64(s.move[MOVE_SOLDIERS])
    creature = i64(s.move[MOVE_CREATURE])
    if enemy_at(s, seat, target) >= 0 or has_room(s, seat, target, soldiers, creature):
        return True
    entered = s.move[MOVE_ENTERED] > 0 or enters_enemy_city(s, seat, target)
    return can_go_on(s, seat, target, soldiers, creature, points, entered, -1 if teleported else cost)


# ---- room: the limits hold only at the end, but nobody is led into a dead end [K-MOVE-4]


def has_room(s: State, seat: i64, zone: i64, soldiers: i64, creature: i64) -> bool:
    """Whether an army could end its move in a zone; where it is now, without itself."""
    resting = soldiers_at(s, seat, zone)
    others = creatures_at(s, seat, zone)
    if zone == i64(s.move[MOVE_ZONE]):
        if not may_stop(s, seat):
            return False
        resting -= i64(s.move[MOVE_SOLDIERS])
        if i64(s.move[MOVE_CREATURE]) != NO_CREATURE:
            others -= 1
    return resting + soldiers <= limit(s, seat) and (creature == NO_CREATURE or others == 0)


def can_go_on(
    s: State, seat: i64, zone: i64, soldiers: i64, creature: i64, points: i64, entered: bool, spent: i64
) -> bool:
    """Whether an army that comes to a zone without room could leave it again, or a part of it. [K-MOVE-4]

    `spent`: prayer points that will have been paid by then; -1: the army will have teleported.
    """
    resting = soldiers_at(s, seat, zone)
    found = creature_at(s, seat, zone)
    fewest = resting + soldiers - limit(s, seat)
    for number in range(fewest if fewest > 1 else 1, soldiers + 1):
        if can_leave(s, seat, zone, number, creature, points, entered, spent):
            return True
        if creature != NO_CREATURE and (found == NO_CREATURE or resting + soldiers == number):
            if can_leave(s, seat, zone, number, NO_CREATURE, points, entered, spent):
                return True
        if found != NO_CREATURE and can_leave(s, seat, zone, number, found, points, entered, spent):
            return True
    return False


def can_leave(
    s: State, seat: i64, zone: i64, soldiers: i64, creature: i64, points: i64, entered: bool, spent: i64
) -> bool:
    """On foot or by ship, or by teleport, to a zone with room. Zones with a toll are left out."""
    if points > 0 and can_walk_on(s, seat, zone, soldiers, creature, points, entered, spent):
        return True
    if spent < 0 or not can_pay_teleport(s, seat, zone, creature, spent):
        return False
    obelisks = OBELISKS & IN_PLAY[s.players]
    for target in range(ZONES):
        if (obelisks >> target) & 1 == 1 and target != zone and toll(s, seat, target) == 0:
            if enemy_at(s, seat, target) >= 0 or has_room(s, seat, target, soldiers, creature):
                return True
    return False


def can_walk_on(
    s: State, seat: i64, zone: i64, soldiers: i64, creature: i64, points: i64, entered: bool, spent: i64
) -> bool:
    near = reached(s, seat, zone)
    for target in range(ZONES):
        if (near >> target) & 1 == 0 or toll(s, seat, target) > 0:
            continue
        if not ignores_walls(s, creature) and not passes_walls(s, seat, zone, target, entered):
            continue
        if enemy_at(s, seat, target) >= 0 or has_room(s, seat, target, soldiers, creature):
            return True
        farther = entered or enters_enemy_city(s, seat, target)
        if points > 1 and can_go_on(s, seat, target, soldiers, creature, points - 1, farther, spent):
            return True
    return False


def can_pay_teleport(s: State, seat: i64, zone: i64, creature: i64, spent: i64) -> bool:
    """Besides what will have been spent: by itself, or with the card. [K-MOVE-2]"""
    if is_gate(s, seat, zone, creature) and can_pay(s, seat, spent + TELEPORT_COST):
        return True
    return cards_of(s, HAND + seat, TELEPORTATION) > 0 and can_pay(s, seat, spent + COST_OF[TELEPORTATION])


# ---- teleports


def is_gate(s: State, seat: i64, zone: i64, creature: i64) -> bool:
    """A district with a pyramid one controls; with Portal of Thoth or the Griffin Sphinx an obelisk too. [K-MOVE-2]"""
    if pyramid_at(s, zone) > 0 and controls(s, seat, zone):
        return True
    if (OBELISKS >> zone) & 1 == 0:
        return False
    return owns(s, seat, PORTAL_OF_THOTH) or creature == GRIFFIN_SPHINX


def can_teleport(s: State, seat: i64) -> bool:
    """Once a move. [K-MOVE-2]"""
    if s.move[MOVE_TELEPORTED] > 0:
        return False
    return is_gate(s, seat, i64(s.move[MOVE_ZONE]), i64(s.move[MOVE_CREATURE]))


def may_teleport(s: State, seat: i64, target: i64, cost: i64) -> bool:
    """To any obelisk zone. [K-MOVE-2]"""
    if target == i64(s.move[MOVE_ZONE]) or ((OBELISKS & IN_PLAY[s.players]) >> target) & 1 == 0:
        return False
    return may_arrive(s, seat, target, i64(s.move[MOVE_POINTS]), cost, True)


def can_teleport_anywhere(s: State, seat: i64, cost: i64) -> bool:
    for target in range(ZONES):
        if may_teleport(s, seat, target, cost):
            return True
    return False


def teleport(s: State, seat: i64, target: i64, cost: i64) -> None:
    """For 2 prayer points, or the price of the card. [K-MOVE-2]"""
    pay(s, seat, cost)
    s.move[MOVE_TELEPORTED] = 1
    arrive(s, seat, target)


# ---- what happens on the way


def step(s: State, seat: i64, target: i64) -> None:
    """On foot or by ship. [K-MOVE-1, K-MOVE-3]"""
    s.move[MOVE_POINTS] -= 1
    arrive(s, seat, target)


def arrive(s: State, seat: i64, target: i64) -> None:
    """Pay the toll; an enemy army there ends the move: battle. [K-MOVE-6, K-TILE-2]"""
    pay(s, seat, toll(s, seat, target))
    if enters_enemy_city(s, seat, target):
        s.move[MOVE_ENTERED] = 1
    source = i64(s.move[MOVE_ZONE])
    soldiers = i64(s.move[MOVE_SOLDIERS])
    creature = i64(s.move[MOVE_CREATURE])
    s.soldiers[seat * ZONES + source] -= u8(soldiers)
    s.soldiers[seat * ZONES + target] += u8(soldiers)
    s.tell(EVERYONE, MOVED, seat, source, target, soldiers)
    if creature != NO_CREATURE:
        s.creatures[creature] = u8(target)
        s.tell(EVERYONE, CREATURE, seat, creature, target, 0)
    if soldiers_at(s, seat, source) == 0:
        send_creatures_home(s, seat, source, NO_CREATURE)
    s.move[MOVE_ZONE] = u8(target)
    s.move[MOVE_GROUPED] = 0
    defender = enemy_at(s, seat, target)
    if defender >= 0:
        s.answered()
        if owns(s, seat, DEDICATION):
            gain(s, seat, DEDICATION_GAIN)
        begin_battle(s, seat, defender, target)
        if CITY_OF[target] == board(s, seat, CITY):
            offer_joining(s, seat)
