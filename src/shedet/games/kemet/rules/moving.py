"""Moving an army, step by step: on foot, by ship, by teleport."""

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE
from shedet.core.position import bit
from shedet.games.kemet.armies import creature_at, enemy_at, has_creature, soldiers_at
from shedet.games.kemet.components import COST_OF, OPEN_GATES, SWIFTNESS, TELEPORT_COST, TELEPORTATION
from shedet.games.kemet.events import CREATURE, MOVED
from shedet.games.kemet.rules.battle import begin_battle
from shedet.games.kemet.rules.control import controls, limit, pyramid_at
from shedet.games.kemet.rules.interventions import play_in_move
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
    owns,
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


def passes_walls(s: State, seat: i64, source: i64, target: i64) -> bool:
    """An enemy city's wall is crossed only by a move that began adjacent to it, and only one enemy district is
    entered in a move. [K-MOVE-5]"""
    if (NEIGHBOURS[source] >> target) & 1 == 0:
        return True  # a voyage crosses no wall
    into = CITY_OF[target]
    out_of = CITY_OF[source]
    own = board(s, seat, CITY)
    start = i64(s.move[MOVE_START])
    if into >= 0 and into != own and (s.move[MOVE_ENTERED] > 0 or (BY_WALL[into] >> start) & 1 == 0):
        return False
    return out_of < 0 or out_of == own or (BY_WALL[out_of] >> start) & 1 == 1


def toll(s: State, seat: i64, zone: i64) -> i64:
    """An army pays 2 to move into the zone of an enemy Khnum's Sphinx. [K-TILE-2]"""
    if i64(s.creatures[KHNUMS_SPHINX]) == zone and not has_creature(s, seat, KHNUMS_SPHINX):
        return KHNUM_TOLL
    return 0


def enters_enemy_city(s: State, seat: i64, zone: i64) -> bool:
    return CITY_OF[zone] >= 0 and CITY_OF[zone] != board(s, seat, CITY)


def can_step(s: State, seat: i64, target: i64) -> bool:
    """To a zone that one movement point leads to, whether or not there is room. [K-MOVE-1, K-MOVE-5, K-TILE-2]"""
    if s.move[MOVE_POINTS] == 0 or not can_pay(s, seat, toll(s, seat, target)):
        return False
    return ignores_walls(s, i64(s.move[MOVE_CREATURE])) or passes_walls(s, seat, i64(s.move[MOVE_ZONE]), target)


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


def can_teleport_to(s: State, seat: i64, target: i64, cost: i64) -> bool:
    """To any obelisk zone, for 2 prayer points or the price of the card, whether or not there is room.
    [K-MOVE-2, K-TILE-2]"""
    if target == i64(s.move[MOVE_ZONE]) or ((OBELISKS & IN_PLAY[s.players]) >> target) & 1 == 0:
        return False
    return can_pay(s, seat, cost + toll(s, seat, target))


def least_fare(s: State, seat: i64) -> i64:
    """What a teleport costs here and now, with the card or without; -1: there is none. [K-MOVE-2]"""
    if s.move[MOVE_TELEPORTED] == 0 and cards_of(s, HAND + seat, TELEPORTATION) > 0:
        return COST_OF[TELEPORTATION]
    return TELEPORT_COST if can_teleport(s, seat) else -1


# ---- the end of a move [K-MOVE-4]
#
# The limits hold at the end only: an army may come to a zone without room, if it can go on from there to where its move
# can end. Nobody is led into a dead end, and every way on counts. Whether there is one is found by going on, on a copy
# of the table: `can_end` is asked about the position after each answer that could take a way on away.


def may_stop(s: State, seat: i64) -> bool:
    """The limits hold at the end of a move. [K-MOVE-4]"""
    zone = i64(s.move[MOVE_ZONE])
    return soldiers_at(s, seat, zone) <= limit(s, seat) and creatures_at(s, seat, zone) <= 1


def ends_at(s: State, seat: i64, target: i64) -> bool:
    """Whether the move may end, or ends in battle, as soon as the army comes to a zone. [K-MOVE-4, K-MOVE-6]"""
    return enemy_at(s, seat, target) >= 0 or has_room(s, seat, target)


def has_room(s: State, seat: i64, target: i64) -> bool:
    """For the army that moves, in a zone that it comes to. [K-MOVE-4, K-CREA-2]"""
    if soldiers_at(s, seat, target) + i64(s.move[MOVE_SOLDIERS]) > limit(s, seat):
        return False
    return i64(s.move[MOVE_CREATURE]) == NO_CREATURE or creature_at(s, seat, target) == NO_CREATURE


def can_end(s: State, seat: i64) -> bool:
    """Whether the move can come to an end: here, farther on with this army or another one, or behind a wall.
    [K-MOVE-4]"""
    if may_stop(s, seat) or can_leave(s, seat):
        return True
    if s.move[MOVE_GROUPED] == 0 and can_leave_regrouped(s, seat):
        return True
    return can_open_gates(s, seat) and can_end(with_open_gates(s, seat), seat)


def can_leave(s: State, seat: i64) -> bool:
    """On foot, by ship or by teleport."""
    near = reached(s, seat, i64(s.move[MOVE_ZONE])) if s.move[MOVE_POINTS] > 0 else 0
    for target in range(ZONES):
        if (near >> target) & 1 == 1 and may_step(s, seat, target):
            return True
    fare = least_fare(s, seat)
    return fare >= 0 and can_teleport_anywhere(s, seat, fare)


def can_leave_regrouped(s: State, seat: i64) -> bool:
    """As another army than the one that came."""
    zone = i64(s.move[MOVE_ZONE])
    ahead = s.ahead()
    for creature in range(CREATURES + 1):
        if creature != NO_CREATURE and i64(s.creatures[creature]) != zone:
            continue
        for soldiers in range(1, limit(s, seat) + 1):
            if may_group(s, seat, zone, soldiers, creature):
                group(ahead, soldiers, creature)
                if can_leave(ahead, seat):
                    return True
    return False


def is_range_spent(s: State, seat: i64, zone: i64, points: i64) -> bool:
    """Whether an army with so much movement could do nothing more in a zone: then nobody needs to try. [K-MOVE-1]"""
    if points > 0 or cards_of(s, HAND + seat, SWIFTNESS) > 0:
        return False
    if s.move[MOVE_TELEPORTED] > 0:
        return True
    is_no_gate = pyramid_at(s, zone) == 0 and (OBELISKS >> zone) & 1 == 0
    return is_no_gate and cards_of(s, HAND + seat, TELEPORTATION) == 0


def may_step(s: State, seat: i64, target: i64) -> bool:
    """One zone further, or by ship, if the move can come to an end from there. [K-MOVE-1, K-MOVE-4]"""
    if not can_step(s, seat, target):
        return False
    if ends_at(s, seat, target):
        return True
    if is_range_spent(s, seat, target, i64(s.move[MOVE_POINTS]) - 1):
        return False
    ahead = think_ahead(s, seat)
    step(ahead, seat, target)
    return can_end(ahead, seat)


def may_teleport(s: State, seat: i64, target: i64, cost: i64) -> bool:
    """To an obelisk zone, if the move can come to an end from there. [K-MOVE-2, K-MOVE-4]"""
    if not can_teleport_to(s, seat, target, cost):
        return False
    if ends_at(s, seat, target):
        return True
    ahead = think_ahead(s, seat)
    ahead.boards = s.boards[:]
    teleport(ahead, seat, target, cost)
    return can_end(ahead, seat)


def can_end_with(s: State, seat: i64, soldiers: i64, creature: i64) -> bool:
    """Whether the move can come to an end if these go on. [K-MOVE-4]"""
    ahead = think_ahead(s, seat)
    group(ahead, soldiers, creature)
    return can_end(ahead, seat)


def may_play_in_move(s: State, seat: i64, kind: i64) -> bool:
    """Swiftness, Teleportation or Open Gates, if the move can come to an end then. [K-DAY-4, K-MOVE-4]"""
    if kind == OPEN_GATES:
        if not can_open_gates(s, seat):
            return False
        return may_stop(s, seat) or can_end(with_open_gates(think_ahead(s, seat), seat), seat)
    if cards_of(s, HAND + seat, kind) == 0:
        return False
    if kind == SWIFTNESS:
        return True  # it takes nothing away
    return s.move[MOVE_TELEPORTED] == 0 and can_teleport_anywhere(s, seat, COST_OF[TELEPORTATION])


def can_teleport_anywhere(s: State, seat: i64, cost: i64) -> bool:
    for target in range(ZONES):
        if may_teleport(s, seat, target, cost):
            return True
    return False


def can_open_gates(s: State, seat: i64) -> bool:
    """Once is enough. [K-DAY-4]"""
    return s.move[MOVE_OPEN] == 0 and cards_of(s, HAND + seat, OPEN_GATES) > 0 and can_pay(s, seat, COST_OF[OPEN_GATES])


def with_open_gates(s: State, seat: i64) -> State:
    ahead = s.ahead()
    ahead.boards = s.boards[:]
    ahead.interventions = s.interventions[:]
    play_in_move(ahead, seat, OPEN_GATES)
    return ahead


def think_ahead(s: State, seat: i64) -> State:
    """A table to go on on, with Swiftness played, which can only help."""
    ahead = s.ahead()
    if cards_of(s, HAND + seat, SWIFTNESS) > 0:
        ahead.interventions = s.interventions[:]
        while cards_of(ahead, HAND + seat, SWIFTNESS) > 0:
            play_in_move(ahead, seat, SWIFTNESS)
    return ahead


# ---- what happens on the way


def step(s: State, seat: i64, target: i64) -> None:
    """On foot or by ship. [K-MOVE-1, K-MOVE-3]"""
    s.move[MOVE_POINTS] -= 1
    arrive(s, seat, target)


def teleport(s: State, seat: i64, target: i64, cost: i64) -> None:
    """For 2 prayer points, or the price of the card. [K-MOVE-2]"""
    pay(s, seat, cost)
    s.move[MOVE_TELEPORTED] = 1
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
