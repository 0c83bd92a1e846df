"""Why a move in Kemet is good: where it leads, what is held there, what a battle is likely to come to."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.day import gain_by_fire
from shedet.bots.kemet.fight import Fight, expected, foresee, own_cards, strength_in_hand, their_weights, winning
from shedet.bots.kemet.march import (
    Paths,
    Plan,
    explore,
    first_step,
    plan_army,
    plan_by_card,
    plan_move,
    plan_on,
    start_paths,
    weigh_targets,
)
from shedet.bots.kemet.reasons import naming
from shedet.bots.kemet.reasons.naming import actor, tenths
from shedet.bots.kemet.worth import Outlook, holdings, kept, paying, worth_of_zone
from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.actions import END_TURN, FINISH, GO, PUT, TAKE, TELEPORT
from shedet.games.kemet.armies import creature_at, enemy_at, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    COST_OF,
    DELTA_GAIN,
    OPEN_GATES,
    SWIFTNESS,
    TELEPORT_COST,
    TELEPORTATION,
    TOP_LEVEL,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.control import fame, pyramid_at, temples
from shedet.games.kemet.rules.moving import toll
from shedet.games.kemet.saying import things
from shedet.games.kemet.state import (
    ARMY_ZONE,
    ATTACKER,
    CITY,
    MOVE_CREATURE,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    OPEN_WALLS,
    board,
)
from shedet.games.kemet.tiles import CREATURE_TILES, CREATURES, NO_CREATURE
from shedet.games.kemet.zones import CITY_OF, DELTA_TEMPLE, INCOME, NO_ZONE, SANCTUARY_ZONE, TEMPLES, ZONES

SAFE: Final = 0.75  # an army that is less likely to stay is in danger
LIKELY: Final = 0.3  # a chance from which on an attack speaks for a move


# ---- the chance in a battle


def best_card(f: Fight, cards: i64, weights: vec[float]) -> i64:
    """The card of mine that is worth most against what the other may play."""
    best: i64 = -1
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            if best < 0 or expected(f, card, weights) > expected(f, best, weights):
                best = card
    return best


def chance_of_attack(o: Outlook, zone: i64, other: i64, soldiers: i64, creature: i64) -> float:
    """How likely an attack wins with the best of my cards, as far as the other's are known."""
    f = foresee(o, ATTACKER, other, zone, soldiers, creature)
    f.strength += strength_in_hand(o)
    weights = their_weights(o, other)
    card = best_card(f, own_cards(o), weights)
    return winning(f, card, weights) if card >= 0 else 0.5


# ---- what an army does in a zone


def terms_of_arrival(o: Outlook, source: i64, zone: i64, soldiers: i64, creature: i64, fare: i64) -> list[Term]:
    """What an army gains and gives up by going from one zone to another."""
    terms = terms_of_leaving(o, source, zone, soldiers)
    cost = fare + toll(o.s, o.me, zone)
    if cost > 0:
        terms.append(Term(-paying(o, cost), say("reason-costs", number=int(cost))))
    enemy = enemy_at(o.s, o.me, zone)
    if enemy >= 0:
        return terms + terms_of_attack(o, zone, enemy, soldiers, creature)
    together = min(soldiers_at(o.s, o.me, zone) + soldiers, 2 * TOP_LEVEL)
    return terms + terms_of_holding(o, zone, together, creature)


def terms_of_leaving(o: Outlook, source: i64, zone: i64, soldiers: i64) -> list[Term]:
    if source == zone or soldiers_at(o.s, o.me, source) > soldiers:
        return []
    if (TEMPLES >> source) & 1 == 1:
        return [Term(-o.held, say("reason-leaves-temple"))]
    if CITY_OF[source] >= 0 and CITY_OF[source] != board(o.s, o.me, CITY) and pyramid_at(o.s, source) > 0:
        return [Term(-worth_of_zone(o, source), say("reason-leaves-enemy-pyramid"))]
    return []


def terms_of_attack(o: Outlook, zone: i64, enemy: i64, soldiers: i64, creature: i64) -> list[Term]:
    chance = chance_of_attack(o, zone, enemy, soldiers, creature)
    theirs = naming.soldiers_of(o.s, enemy, zone)
    prize = say("reason-beats" if chance >= LIKELY else "reason-beats-rarely", army=theirs, tenths=tenths(chance))
    if fame(o.s, o.me) + 1 >= VICTORY_FAME:
        return [Term(o.weights.victory * chance, say("reason-for-last-fame", deed=prize, who=actor(o)))]
    terms = [Term(o.weights.fame * chance if chance >= LIKELY else -o.weights.gift, prize)]
    if (TEMPLES >> zone) & 1 == 1:
        terms.append(Term(chance * o.held, say("reason-would-win-temple")))
    return terms


def terms_of_holding(o: Outlook, zone: i64, soldiers: i64, creature: i64) -> list[Term]:
    """What an army has from standing in a zone without an enemy, and in what danger it is there."""
    terms: list[Term] = []
    if (TEMPLES >> zone) & 1 == 1:
        terms += terms_of_temple(o, zone)
    elif zone == SANCTUARY_ZONE:
        if soldiers > 1:
            terms.append(Term(o.weights.sacrifice, say("reason-can-sacrifice-for-fame")))
    elif CITY_OF[zone] >= 0:
        terms += terms_of_district(o, zone, soldiers)
    chance = kept(o, zone, soldiers, creature)
    if chance < SAFE:
        terms.append(Term(-o.weights.gift * (1.0 - chance), say("reason-may-be-attacked")))
    elif o.today[zone] == 0 and CITY_OF[zone] != board(o.s, o.me, CITY):
        terms.append(Term(0.2, say("reason-out-of-reach")))
    return terms


def terms_of_temple(o: Outlook, zone: i64) -> list[Term]:
    mine = soldiers_at(o.s, o.me, zone) > 0
    if mine:
        return [Term(1.0, say("reason-guards-temple", who=actor(o)))]
    held = temples(o.s, o.me)
    if fame(o.s, o.me) + 1 >= VICTORY_FAME:
        terms = [Term(o.weights.victory, say("reason-temple-for-victory", fame=VICTORY_FAME))]
    else:
        terms = [Term(o.held + o.weights.odd_temple, say("reason-holds-temple"))]
    if held % 2 == 1:
        terms.append(Term(o.weights.pair, say("reason-makes-pair")))
    elif zone == DELTA_TEMPLE:
        terms.append(Term(o.weights.delta, say("reason-can-sacrifice-for-prayer", number=DELTA_GAIN)))
    else:
        terms.append(
            Term(o.weights.income * float(INCOME[zone]), say("reason-brings-income", number=int(INCOME[zone])))
        )
    return terms


def terms_of_district(o: Outlook, zone: i64, soldiers: i64) -> list[Term]:
    level = pyramid_at(o.s, zone)
    if CITY_OF[zone] == board(o.s, o.me, CITY):
        if level > 0 and soldiers > 1:
            return [Term(o.weights.home, say("reason-can-teleport", who=actor(o)))]
        return []
    if level == TOP_LEVEL:
        return [Term(o.held, say("reason-holds-great-pyramid"))]
    if level == 0:
        return []
    return [Term(o.weights.site * float(level), say("reason-controls-pyramid", level=int(level)))]


# ---- a plan


class Course(NamedTuple):
    """A move as it is planned: who goes from where to where."""

    army: i64
    soldiers: i64
    creature: i64
    target: i64  # a zone; NO_ZONE: nowhere
    teleports: bool


NO_COURSE: Final = Course(NO_ZONE, 0, NO_CREATURE, NO_ZONE, False)


def follow(course: Course, steps: Sequence[int]) -> Course:
    """Where the steps of a plan lead, up to the end of the move. The first zone they name is the army's, if it is not
    known yet."""
    for action in steps:
        if action == FINISH or action == END_TURN:
            break
        if TAKE <= action < PUT:
            course = course._replace(soldiers=soldiers_taken(action), creature=creature_taken(action))
        elif GO <= action < TELEPORT and course.army == NO_ZONE:
            course = course._replace(army=action - GO)
        elif GO <= action < TELEPORT:
            course = course._replace(target=action - GO)
        elif TELEPORT <= action < TAKE:
            course = course._replace(target=action - TELEPORT, teleports=True)
    return course


def greedy_course(o: Outlook, plan: Plan) -> Course:
    """What the greedy god would do; nothing, where that gains nothing."""
    if plan.target < 0 or plan.value <= 0.0:
        return NO_COURSE
    teleports = plan.target >= ZONES and o.s.move[MOVE_TELEPORTED] == 0
    return Course(plan.army, plan.soldiers, plan.creature, plan.target % ZONES, teleports)


def soldiers_taken(action: i64) -> i64:
    return (action - TAKE) // (CREATURES + 1) + 1


def creature_taken(action: i64) -> i64:
    return (action - TAKE) % (CREATURES + 1)


def reason_of_course(o: Outlook, course: Course, aimless: Reason, more: list[Term]) -> Reason:
    """A move that is planned: from where to where, and what for. `aimless` is the reason for it if it leads nowhere."""
    if course.target == NO_ZONE:
        return aimless
    planned = say(
        "reason-teleport-from-to" if course.teleports else "reason-move-from-to",
        army=naming.army(course.soldiers, course.creature),
        source=naming.zone(o.s, course.army),
        target=naming.zone(o.s, course.target),
    )
    fare: i64 = TELEPORT_COST if course.teleports else 0
    terms = terms_of_arrival(o, course.army, course.target, course.soldiers, course.creature, fare)
    return sentence(planned, terms + more)


def reason_to_march(o: Outlook, steps: Sequence[int], open_walls: i64, aimless: Reason, more: list[Term]) -> Reason:
    """A marker on a move."""
    course = follow(NO_COURSE, steps) if steps else greedy_course(o, plan_move(o, open_walls))
    return reason_of_course(o, course, aimless, more)


def reason_for_army(o: Outlook, zone: i64, steps: Sequence[int]) -> Reason:
    """Which army moves: where it goes."""
    here = soldiers_at(o.s, o.me, zone)
    creature = creature_at(o.s, o.me, zone)
    course = follow(Course(zone, here, creature, NO_ZONE, False), steps)
    if not steps:
        plan = Plan()
        plan_army(o, plan, zone, o.s.detail(OPEN_WALLS), holdings(o))
        course = greedy_course(o, plan)
    return reason_of_course(o, course, sentence(moving_off(o, here, creature, zone, steps)), [])


def reason_for_group(o: Outlook, action: i64, steps: Sequence[int]) -> Reason:
    """How many go: where they go, and what stays."""
    soldiers, creature = soldiers_taken(action), creature_taken(action)
    zone = o.s.detail(ARMY_ZONE)
    course = follow(Course(zone, soldiers, creature, NO_ZONE, False), steps)
    if not steps:
        plan = Plan()
        paths = start_paths(o, zone, creature, o.s.detail(OPEN_WALLS))
        weigh_targets(o, plan, paths, zone, soldiers, creature, TELEPORT_COST, holdings(o))
        course = greedy_course(o, plan)
    stays = stay_terms(soldiers_at(o.s, o.me, zone) - soldiers)
    return reason_of_course(o, course, sentence(moving_off(o, soldiers, creature, zone, steps), stays), stays)


def moving_off(o: Outlook, soldiers: i64, creature: i64, zone: i64, steps: Sequence[int]) -> Message:
    """A move of which it is not said where it leads: its plan does not tell, or there is no place worth going to."""
    name = "reason-move-from" if steps else "reason-move-in-vain"
    return say(name, army=naming.army(soldiers, creature), source=naming.zone(o.s, zone))


def stay_terms(left: i64) -> list[Term]:
    return [Term(0.05, say("reason-leaves-behind", number=int(left)))] if left > 0 else []


# ---- on the way


def reason_for_step(o: Outlook, action: i64, steps: Sequence[int]) -> Reason:
    """A step by land, by ship or by teleport: the target itself, or on the way to a better one."""
    s = o.s
    zone = action - GO if action < TELEPORT else action - TELEPORT
    here = Course(i64(s.move[MOVE_ZONE]), i64(s.move[MOVE_SOLDIERS]), i64(s.move[MOVE_CREATURE]), zone, False)
    course = follow(here, steps) if steps else greedy_way(o, here, action)
    there = naming.zone(s, zone)
    fare: i64 = TELEPORT_COST if action >= TELEPORT or course.teleports else 0
    terms = terms_of_arrival(o, course.army, course.target, course.soldiers, course.creature, fare)
    if course.target != zone:
        name = "reason-go-on-the-way" if action < TELEPORT else "reason-teleport-on-the-way"
        return sentence(say(name, zone=there, target=naming.zone(s, course.target)), terms)
    name = "reason-go-with" if action < TELEPORT else "reason-teleport-with"
    return sentence(say(name, zone=there, army=naming.army(course.soldiers, course.creature)), terms)


def greedy_way(o: Outlook, here: Course, step: i64) -> Course:
    """Where a step leads if it is one of the greedy god's; otherwise no further than to its own end."""
    plan = plan_on(o, i64(o.s.move[MOVE_POINTS]))
    if plan.value > 0.0 and first_step(plan) == step:
        return here._replace(target=plan.target % ZONES)
    return here


def reason_to_stop(o: Outlook) -> Reason:
    s = o.s
    zone = i64(s.move[MOVE_ZONE])
    terms = terms_of_holding(o, zone, min(soldiers_at(s, o.me, zone), 2 * TOP_LEVEL), i64(s.move[MOVE_CREATURE]))
    return sentence(say("reason-stop", zone=naming.zone(s, zone)), terms or [Term(-0.1, say("reason-gains-nothing"))])


def reason_to_regroup(o: Outlook, action: i64) -> Reason:
    soldiers, creature = soldiers_taken(action), creature_taken(action)
    zone = i64(o.s.move[MOVE_ZONE])
    stays = soldiers_at(o.s, o.me, zone) - soldiers
    terms = stay_terms(stays)
    if soldiers > i64(o.s.move[MOVE_SOLDIERS]):
        terms.append(Term(0.5, say("reason-makes-army-stronger")))
    elif (TEMPLES >> zone) & 1 == 1 and stays > 0:
        terms.append(Term(1.0, say("reason-keeps-temple")))
    army = naming.army(soldiers, creature)
    return sentence(say("reason-go-on", army=army, source=naming.zone(o.s, zone)), terms)


def reason_for_obelisk(o: Outlook, action: i64, steps: Sequence[int]) -> Reason:
    """Where the card Teleportation leads."""
    s = o.s
    zone = i64(s.move[MOVE_ZONE])
    target = action - TELEPORT
    soldiers = i64(s.move[MOVE_SOLDIERS])
    creature = i64(s.move[MOVE_CREATURE])
    end = follow(Course(zone, soldiers, creature, target, True), steps).target
    if not steps:
        plan = Plan()
        paths = Paths()
        paths.left[zone] = i64(s.move[MOVE_POINTS]) + 1
        explore(o, paths, target, i64(s.move[MOVE_POINTS]), 1, zone)
        weigh_targets(o, plan, paths, zone, soldiers, creature, COST_OF[TELEPORTATION], holdings(o))
        end = plan.target % ZONES if plan.target >= 0 and plan.value > 0.0 else target
    army = naming.army(soldiers, creature)
    deed = say("reason-obelisk", army=army, zone=naming.zone(s, target))
    if end != target:
        deed = say("reason-obelisk-on-the-way", army=army, zone=naming.zone(s, target), target=naming.zone(s, end))
    return sentence(deed, terms_of_arrival(o, zone, end, soldiers, creature, COST_OF[TELEPORTATION]))


def reason_for_move_card(o: Outlook, kind: i64, steps: Sequence[int]) -> Reason:
    """Swiftness, Teleportation and Open Gates: what the move comes to with them."""
    s = o.s
    zone = i64(s.move[MOVE_ZONE])
    here = Course(zone, i64(s.move[MOVE_SOLDIERS]), i64(s.move[MOVE_CREATURE]), NO_ZONE, False)
    course = follow(here, steps)
    if course.target != NO_ZONE:
        terms = terms_of_arrival(o, zone, course.target, course.soldiers, course.creature, COST_OF[kind])
        return sentence(playing_to_reach(o, kind, course.target), terms)
    points = i64(s.move[MOVE_POINTS])
    without = plan_on(o, points)
    if kind == OPEN_GATES:
        s.move[MOVE_OPEN] = 1
    if kind == TELEPORTATION:
        plan = plan_by_card(o, points)
    else:
        plan = plan_on(o, points + 1 if kind == SWIFTNESS else points)
    if plan.value <= max(0.0, without.value):
        return sentence(
            say("reason-play", card=naming.intervention(o, kind)), [Term(-1.0, say("reason-gains-no-better-target"))]
        )
    target = plan.target % ZONES
    terms = terms_of_arrival(o, zone, target, here.soldiers, here.creature, COST_OF[kind])
    return sentence(playing_to_reach(o, kind, target), terms)


def playing_to_reach(o: Outlook, kind: i64, target: i64) -> Message:
    return say("reason-play-to-reach", card=naming.intervention(o, kind), target=naming.zone(o.s, target))


def reason_to_join(o: Outlook, creature: i64, zone: i64) -> Reason:
    """A creature of the supply goes to an army in the city."""
    there = creature_at(o.s, o.me, zone)
    army = naming.soldiers_of(o.s, o.me, zone)
    tile = naming.tile(o, CREATURE_TILES[creature])
    terms: list[Term] = []
    if there != NO_CREATURE:
        terms.append(Term(-o.weights.creature, say("reason-takes-creature-off", creature=things.creature(there))))
    return sentence(say("reason-join", tile=tile, army=army, zone=naming.zone(o.s, zone)), terms)


def reason_for_fire(o: Outlook, zone: i64) -> Reason:
    """Raining Fire."""
    other = enemy_at(o.s, o.me, zone)
    where = naming.zone(o.s, zone)
    if soldiers_at(o.s, other, zone) > 1:
        return sentence(say("reason-burn", army=naming.soldiers_of(o.s, other, zone), zone=where))
    is_temple = (TEMPLES >> zone) & 1 == 1
    freed = say("reason-takes-temple-from-them" if is_temple else "reason-frees-zone")
    deed = say("reason-burn-last", who=Seat(int(other)), zone=where)
    return sentence(deed, [Term(gain_by_fire(o, zone), freed)])


def reason_for_battle(o: Outlook, zone: i64) -> Reason:
    """Which of several battles is fought first."""
    other = enemy_at(o.s, o.me, zone)
    mine = soldiers_at(o.s, o.me, zone)
    chance = chance_of_attack(o, zone, other, mine, creature_at(o.s, o.me, zone))
    deed = say("reason-fight-first", army=naming.soldiers_of(o.s, other, zone), zone=naming.zone(o.s, zone))
    return sentence(deed, [Term(chance, say("reason-wins", tenths=tenths(chance)))])
