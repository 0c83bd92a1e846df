"""How the greedy god of Kemet moves: every place an army could end its move in is weighed, and the best is gone to.

A plan is made anew at every step of a move; since each step weighs the same things, it is the same plan.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.bots.kemet.fight import prospect
from shedet.bots.kemet.worth import (
    Outlook,
    gaining,
    holdings,
    paying,
    worth_of_card,
)
from shedet.games.kemet.actions import FINISH, GO, JOIN, PLAY, TAKE, TELEPORT
from shedet.games.kemet.armies import creature_at, enemy_at, soldiers_at
from shedet.games.kemet.components import COST_OF, OPEN_GATES, SWIFTNESS, TELEPORT_COST, TELEPORTATION
from shedet.games.kemet.rules.control import controls, limit, pyramid_at
from shedet.games.kemet.rules.moving import (
    can_teleport,
    enters_enemy_city,
    ignores_walls,
    movement,
    passes_walls,
    reached,
    toll,
)
from shedet.games.kemet.rules.prayer import can_pay
from shedet.games.kemet.state import (
    ARMY_ZONE,
    MOVE_CREATURE,
    MOVE_ENTERED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    OPEN_WALLS,
    owns,
)
from shedet.games.kemet.tiles import CREATURES, DEDICATION, DEDICATION_GAIN, NO_CREATURE
from shedet.games.kemet.zones import CITY_OF, IN_PLAY, NO_ZONE, OBELISKS, SANCTUARY_ZONE, TEMPLES, ZONES

NOWHERE: Final = -1000.0


@final
class Paths:
    """Where an army can get to: zones without a teleport, then zones with one."""

    def __init__(self) -> None:
        self.left = vec[i64]([-1] * (2 * ZONES))  # the movement left there; -1: not reached
        self.before = vec[i64]([-1] * (2 * ZONES))  # where from; -1: it starts there


@final
class Plan:
    """The best that a move can do."""

    def __init__(self) -> None:
        self.value = NOWHERE
        self.army: i64 = NO_ZONE
        self.soldiers: i64 = 0
        self.creature: i64 = NO_CREATURE
        self.target: i64 = -1  # in `Paths`
        self.paths = Paths()


# ---- where to


def explore(outlook: Outlook, paths: Paths, zone: i64, points: i64, teleported: i64, before: i64) -> None:
    """All places within reach of a move; it ends where an enemy stands, and in another's city. [K-MOVE-1, K-MOVE-6]"""
    s = outlook.s
    at = teleported * ZONES + zone
    if paths.left[at] >= points:
        return
    paths.left[at] = points
    paths.before[at] = before
    if before >= 0 and (enemy_at(s, outlook.me, zone) >= 0 or enters_enemy_city(s, outlook.me, zone)):
        return
    if points > 0:
        free = ignores_walls(s, i64(s.move[MOVE_CREATURE]))
        near = reached(s, outlook.me, zone)
        for target in range(ZONES):
            if (near >> target) & 1 == 0 or not can_pay(s, outlook.me, toll(s, outlook.me, target)):
                continue
            if free or passes_walls(s, outlook.me, zone, target):
                explore(outlook, paths, target, points - 1, teleported, at)
    if teleported == 0 and can_lift_off(outlook, zone, before):
        lift_off(outlook, paths, zone, points, at)


def can_lift_off(outlook: Outlook, zone: i64, before: i64) -> bool:
    """Whether the army could teleport from a zone. [K-MOVE-2]"""
    s = outlook.s
    if not can_pay(s, outlook.me, TELEPORT_COST):
        return False
    if before < 0:
        return can_teleport(s, outlook.me)
    return pyramid_at(s, zone) > 0 and controls(s, outlook.me, zone)


def lift_off(outlook: Outlook, paths: Paths, zone: i64, points: i64, before: i64) -> None:
    for target in range(ZONES):
        if ((OBELISKS & IN_PLAY[outlook.s.players]) >> target) & 1 == 1 and target != zone:
            if can_pay(outlook.s, outlook.me, TELEPORT_COST + toll(outlook.s, outlook.me, target)):
                explore(outlook, paths, target, points, 1, before)


def is_tempting(outlook: Outlook, zone: i64) -> bool:
    """Whether a move might want to end there."""
    if (TEMPLES >> zone) & 1 == 1 or zone == SANCTUARY_ZONE or CITY_OF[zone] >= 0:
        return True
    return enemy_at(outlook.s, outlook.me, zone) >= 0


def weigh_arrival(
    outlook: Outlook, source: i64, zone: i64, soldiers: i64, creature: i64, fare: i64, before: float
) -> float:
    """What a move to a zone gains; `before` is what I hold now."""
    s = outlook.s
    me = outlook.me
    enemy = enemy_at(s, me, zone)
    if enemy < 0:
        if soldiers_at(s, me, zone) + soldiers > limit(s, me):
            return NOWHERE
        if creature != NO_CREATURE and creature_at(s, me, zone) != NO_CREATURE:
            return NOWHERE
    cost = paying(outlook, fare + toll(s, me, zone))
    left_behind = NO_CREATURE if creature != NO_CREATURE else creature_at(s, me, source)
    emptied = soldiers_at(s, me, source) == soldiers
    s.soldiers[me * ZONES + source] -= u8(soldiers)
    if creature != NO_CREATURE:
        s.creatures[creature] = u8(NO_ZONE if enemy >= 0 else zone)
    elif left_behind != NO_CREATURE and emptied:
        s.creatures[left_behind] = u8(NO_ZONE)
    if enemy >= 0:
        after = (
            holdings(outlook)
            + outlook.weights.army[soldiers]
            + (outlook.weights.creature if creature != NO_CREATURE else 0.0)
        )
        after += prospect(outlook, zone, enemy, soldiers, creature)
        if owns(s, me, DEDICATION):
            after += gaining(outlook, DEDICATION_GAIN)
    else:
        s.soldiers[me * ZONES + zone] += u8(soldiers)
        after = holdings(outlook)
        s.soldiers[me * ZONES + zone] -= u8(soldiers)
    s.soldiers[me * ZONES + source] += u8(soldiers)
    if creature != NO_CREATURE:
        s.creatures[creature] = u8(source)
    elif left_behind != NO_CREATURE and emptied:
        s.creatures[left_behind] = u8(source)
    return after - before - cost


def weigh_targets(
    outlook: Outlook, plan: Plan, paths: Paths, army: i64, soldiers: i64, creature: i64, fare: i64, before: float
) -> None:
    """The best target of one army, if it is better than what is planned."""
    for at in range(2 * ZONES):
        zone = at % ZONES
        if paths.left[at] < 0 or zone == army or not is_tempting(outlook, zone):
            continue
        if at >= ZONES and paths.left[zone] >= 0:
            continue  # on foot for nothing
        value = weigh_arrival(outlook, army, zone, soldiers, creature, fare if at >= ZONES else 0, before)
        if value > plan.value:
            plan.value = value
            plan.army = army
            plan.soldiers = soldiers
            plan.creature = creature
            plan.target = at
            plan.paths = paths


# ---- which army, how much of it


def plan_army(outlook: Outlook, plan: Plan, zone: i64, open_walls: i64, before: float) -> None:
    """A move of the army in a zone: all of it, all but one, or two; with its creature."""
    creature = creature_at(outlook.s, outlook.me, zone)
    paths = start_paths(outlook, zone, creature, open_walls)
    here = soldiers_at(outlook.s, outlook.me, zone)
    most = min(here, limit(outlook.s, outlook.me))
    weigh_targets(outlook, plan, paths, zone, most, creature, TELEPORT_COST, before)
    if most > 1:
        weigh_targets(outlook, plan, paths, zone, most - 1, creature, TELEPORT_COST, before)
    if most > 3:
        weigh_targets(outlook, plan, paths, zone, 2, creature, TELEPORT_COST, before)


def start_paths(outlook: Outlook, zone: i64, creature: i64, open_walls: i64) -> Paths:
    """Where an army could go that has not set out yet."""
    s = outlook.s
    s.move[MOVE_ZONE] = u8(zone)
    s.move[MOVE_START] = u8(zone)
    s.move[MOVE_CREATURE] = u8(creature)
    s.move[MOVE_OPEN] = u8(open_walls)
    s.move[MOVE_TELEPORTED] = 0
    s.move[MOVE_ENTERED] = 0
    paths = Paths()
    explore(outlook, paths, zone, movement(s, outlook.me, creature), 0, -1)
    return paths


def plan_move(outlook: Outlook, open_walls: i64) -> Plan:
    """The best move of all armies."""
    plan = Plan()
    before = holdings(outlook)
    for zone in range(ZONES):
        if soldiers_at(outlook.s, outlook.me, zone) > 0:
            plan_army(outlook, plan, zone, open_walls, before)
    return plan


def choose_army(outlook: Outlook, legal: vec[i64]) -> i64:
    plan = plan_move(outlook, outlook.s.detail(OPEN_WALLS))
    return GO + plan.army if plan.value > 0.0 else i64(FINISH)


def choose_group(outlook: Outlook, legal: vec[i64]) -> i64:
    """How many go, and whether the creature does."""
    open_walls = outlook.s.detail(OPEN_WALLS)
    zone = outlook.s.detail(ARMY_ZONE)
    before = holdings(outlook)
    plan = Plan()
    with_creature: i64 = -1
    paths = Paths()
    for action in legal:
        soldiers = (action - TAKE) // (CREATURES + 1) + 1
        creature = (action - TAKE) % (CREATURES + 1)
        if creature != with_creature:
            with_creature = creature
            paths = start_paths(outlook, zone, creature, open_walls)
        weigh_targets(outlook, plan, paths, zone, soldiers, creature, TELEPORT_COST, before)
    return TAKE + (plan.soldiers - 1) * (CREATURES + 1) + plan.creature if plan.soldiers > 0 else legal[0]


# ---- on the way


def plan_on(outlook: Outlook, points: i64) -> Plan:
    """The best target of the army that moves, with so much movement."""
    return best_target(outlook, paths_on(outlook, points), TELEPORT_COST)


def plan_by_card(outlook: Outlook, points: i64) -> Plan:
    """The same, by the card Teleportation, too."""
    s = outlook.s
    paths = paths_on(outlook, points)
    zone = i64(s.move[MOVE_ZONE])
    for target in range(ZONES):
        if ((OBELISKS & IN_PLAY[s.players]) >> target) & 1 == 1 and target != zone:
            if can_pay(s, outlook.me, COST_OF[TELEPORTATION] + toll(s, outlook.me, target)):
                explore(outlook, paths, target, points, 1, zone)
    return best_target(outlook, paths, COST_OF[TELEPORTATION])


def paths_on(outlook: Outlook, points: i64) -> Paths:
    """All places that the army can still reach, with so much movement."""
    paths = Paths()
    explore(outlook, paths, i64(outlook.s.move[MOVE_ZONE]), points, i64(outlook.s.move[MOVE_TELEPORTED]), -1)
    return paths


def best_target(outlook: Outlook, paths: Paths, fare: i64) -> Plan:
    """Of the places that the army can reach; whoever has teleported has paid the fare."""
    move = outlook.s.move
    plan = Plan()
    left = i64(0) if move[MOVE_TELEPORTED] > 0 else fare
    army = i64(move[MOVE_SOLDIERS])
    weigh_targets(outlook, plan, paths, i64(move[MOVE_ZONE]), army, i64(move[MOVE_CREATURE]), left, holdings(outlook))
    return plan


def choose_step(outlook: Outlook, legal: vec[i64]) -> i64:
    """One step further to the best target, or the end of the move where there is none."""
    s = outlook.s
    points = i64(s.move[MOVE_POINTS])
    plan = plan_on(outlook, points)
    card = card_for_move(outlook, legal, points, max(0.0, plan.value))
    if card >= 0:
        return card
    if plan.value <= 0.0 and legal[0] == FINISH:
        return FINISH
    step = first_step(plan)
    for action in legal:
        if action == step:
            return step
    for action in legal:  # the way is barred: stop, or go anywhere
        if action == FINISH or (action >= GO and action < TAKE):
            return action
    return legal[0]


def first_step(plan: Plan) -> i64:
    """The first step on the way to the target of a plan."""
    at = plan.target
    if at < 0:
        return -1
    while plan.paths.before[at] >= 0 and plan.paths.before[plan.paths.before[at]] >= 0:
        at = plan.paths.before[at]
    start = plan.paths.before[at]
    return (TELEPORT if at >= ZONES and start < ZONES else GO) + at % ZONES


def card_for_move(outlook: Outlook, legal: vec[i64], points: i64, without: float) -> i64:
    """An intervention that makes the move much better; -1: none. [K-DAY-4]"""
    s = outlook.s
    for action in legal:
        if action < PLAY + SWIFTNESS or action > PLAY + OPEN_GATES:
            continue
        kind = action - PLAY
        if kind == SWIFTNESS:
            value = plan_on(outlook, points + 1).value
        elif kind == TELEPORTATION:
            value = plan_by_card(outlook, points).value
        else:
            s.move[MOVE_OPEN] = 1
            value = plan_on(outlook, points).value - paying(outlook, COST_OF[kind])
            s.move[MOVE_OPEN] = 0
        if value > without + worth_of_card(outlook, kind) + outlook.weights.move_card_gain:
            return action
    return -1


def choose_obelisk(outlook: Outlook, legal: vec[i64]) -> i64:
    """Where the card Teleportation leads: the best place itself, or the one from which it is reached."""
    s = outlook.s
    before = holdings(outlook)
    zone = i64(s.move[MOVE_ZONE])
    points = i64(s.move[MOVE_POINTS])
    best = legal[0]
    most = NOWHERE
    for action in legal:
        plan = Plan()
        paths = Paths()
        paths.left[zone] = points + 1
        explore(outlook, paths, action - TELEPORT, points, 1, zone)
        fare = COST_OF[TELEPORTATION]
        army = i64(s.move[MOVE_SOLDIERS])
        weigh_targets(outlook, plan, paths, zone, army, i64(s.move[MOVE_CREATURE]), fare, before)
        if plan.value > most:
            most = plan.value
            best = action
    return best


def best_join(outlook: Outlook, legal: vec[i64], first: i64) -> i64:
    """The creature that joins the largest army; -1: none offered."""
    s = outlook.s
    best: i64 = -1
    most: i64 = 0
    for action in legal:
        if action >= JOIN and action < GO:
            zone = first + (action - JOIN) % 3
            here = soldiers_at(s, outlook.me, zone)
            if creature_at(s, outlook.me, zone) == NO_CREATURE and here > most:
                most = here
                best = action
    return best
