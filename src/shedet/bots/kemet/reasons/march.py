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
from shedet.bots.kemet.reasons.words import (
    army_words,
    creature_words,
    intervention_words,
    odds_words,
    prayer_words,
    their_army,
    tile_words,
    zone_words,
)
from shedet.bots.kemet.worth import Outlook, holdings, kept, paying, worth_of_zone
from shedet.bots.reasons.text import Term, count, number_word, sentence
from shedet.core.game import seat_name
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

NO_PLACE: Final = "though no place within reach gains anything"
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
        terms.append(Term(-paying(o, cost), f"costs {prayer_words(cost)}"))
    enemy = enemy_at(o.s, o.me, zone)
    if enemy >= 0:
        return terms + terms_of_attack(o, zone, enemy, soldiers, creature)
    together = min(soldiers_at(o.s, o.me, zone) + soldiers, 2 * TOP_LEVEL)
    return terms + terms_of_holding(o, zone, together, creature)


def terms_of_leaving(o: Outlook, source: i64, zone: i64, soldiers: i64) -> list[Term]:
    if source == zone or soldiers_at(o.s, o.me, source) > soldiers:
        return []
    if (TEMPLES >> source) & 1 == 1:
        return [Term(-o.held, "leaves a temple")]
    if CITY_OF[source] >= 0 and CITY_OF[source] != board(o.s, o.me, CITY) and pyramid_at(o.s, source) > 0:
        return [Term(-worth_of_zone(o, source), "leaves an enemy pyramid")]
    return []


def terms_of_attack(o: Outlook, zone: i64, enemy: i64, soldiers: i64, creature: i64) -> list[Term]:
    chance = chance_of_attack(o, zone, enemy, soldiers, creature)
    rarely = "only " if chance < LIKELY else ""
    prize = f"beats {their_army(o.s, enemy, zone)} {rarely}{odds_words(chance)}"
    if fame(o.s, o.me) + 1 >= VICTORY_FAME:
        return [Term(o.weights.victory * chance, f"{prize} for the last fame you need")]
    terms = [Term(o.weights.fame * chance if chance >= LIKELY else -o.weights.gift, prize)]
    if (TEMPLES >> zone) & 1 == 1:
        terms.append(Term(chance * o.held, "would win a temple"))
    return terms


def terms_of_holding(o: Outlook, zone: i64, soldiers: i64, creature: i64) -> list[Term]:
    """What an army has from standing in a zone without an enemy, and in what danger it is there."""
    terms: list[Term] = []
    if (TEMPLES >> zone) & 1 == 1:
        terms += terms_of_temple(o, zone)
    elif zone == SANCTUARY_ZONE:
        if soldiers > 1:
            terms.append(Term(o.weights.sacrifice, "can give up two soldiers tonight for 1 permanent fame"))
    elif CITY_OF[zone] >= 0:
        terms += terms_of_district(o, zone, soldiers)
    chance = kept(o, zone, soldiers, creature)
    if chance < SAFE:
        terms.append(Term(-o.weights.gift * (1.0 - chance), "may be attacked there"))
    elif o.today[zone] == 0 and CITY_OF[zone] != board(o.s, o.me, CITY):
        terms.append(Term(0.2, "is out of reach of attacks today"))
    return terms


def terms_of_temple(o: Outlook, zone: i64) -> list[Term]:
    mine = soldiers_at(o.s, o.me, zone) > 0
    if mine:
        return [Term(1.0, "guards your temple")]
    held = temples(o.s, o.me)
    if fame(o.s, o.me) + 1 >= VICTORY_FAME:
        terms = [Term(o.weights.victory, f"takes a temple, which makes {VICTORY_FAME} fame")]
    else:
        terms = [Term(o.held + o.weights.odd_temple, "holds a temple for 1 fame")]
    if held % 2 == 1:
        terms.append(Term(o.weights.pair, "makes a pair of temples (1 permanent fame tonight)"))
    elif zone == DELTA_TEMPLE:
        terms.append(Term(o.weights.delta, f"can give up a soldier tonight for {prayer_words(DELTA_GAIN)}"))
    else:
        terms.append(Term(o.weights.income * float(INCOME[zone]), f"brings {prayer_words(INCOME[zone])} a night"))
    return terms


def terms_of_district(o: Outlook, zone: i64, soldiers: i64) -> list[Term]:
    level = pyramid_at(o.s, zone)
    if CITY_OF[zone] == board(o.s, o.me, CITY):
        if level > 0 and soldiers > 1:
            return [Term(o.weights.home, "can teleport from your pyramid there")]
        return []
    if level == TOP_LEVEL:
        return [Term(o.held, "holds a great pyramid for 1 fame")]
    return [Term(o.weights.site * float(level), f"controls their pyramid of level {level}")] if level > 0 else []


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


def reason_of_course(o: Outlook, course: Course, deed: str, more: list[Term]) -> str:
    """A move that is planned: from where to where, and what for. `deed` is what it is if it leads nowhere."""
    if course.target == NO_ZONE:
        return sentence(deed, more)
    way = "teleports" if course.teleports else "moves"
    here = zone_words(o.s, o.me, course.army)
    there = zone_words(o.s, o.me, course.target)
    fare: i64 = TELEPORT_COST if course.teleports else 0
    terms = terms_of_arrival(o, course.army, course.target, course.soldiers, course.creature, fare)
    return sentence(f"{way} {army_words(course.soldiers, course.creature)} from {here} to {there}", terms + more)


def reason_to_march(o: Outlook, steps: Sequence[int], open_walls: i64, deed: str, more: list[Term]) -> str:
    """A marker on a move."""
    course = follow(NO_COURSE, steps) if steps else greedy_course(o, plan_move(o, open_walls))
    return reason_of_course(o, course, deed, more)


def reason_for_army(o: Outlook, zone: i64, steps: Sequence[int]) -> str:
    """Which army moves: where it goes."""
    here = soldiers_at(o.s, o.me, zone)
    creature = creature_at(o.s, o.me, zone)
    course = follow(Course(zone, here, creature, NO_ZONE, False), steps)
    if not steps:
        plan = Plan()
        plan_army(o, plan, zone, o.s.detail(OPEN_WALLS), holdings(o))
        course = greedy_course(o, plan)
    deed = f"moves {army_words(here, creature)} from {zone_words(o.s, o.me, zone)}"
    return reason_of_course(o, course, deed if steps else f"{deed}, {NO_PLACE}", [])


def reason_for_group(o: Outlook, action: i64, steps: Sequence[int]) -> str:
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
    deed = f"moves {army_words(soldiers, creature)} from {zone_words(o.s, o.me, zone)}"
    return reason_of_course(o, course, deed if steps else f"{deed}, {NO_PLACE}", stays)


def stay_terms(left: i64) -> list[Term]:
    return [Term(0.05, f"leaves {number_word(int(left))} behind")] if left > 0 else []


# ---- on the way


def moving(o: Outlook) -> str:
    return army_words(i64(o.s.move[MOVE_SOLDIERS]), i64(o.s.move[MOVE_CREATURE]))


def reason_for_step(o: Outlook, action: i64, steps: Sequence[int]) -> str:
    """A step by land, by ship or by teleport: the target itself, or on the way to a better one."""
    s = o.s
    zone = action - GO if action < TELEPORT else action - TELEPORT
    verb = "moves on" if action < TELEPORT else "teleports"
    here = Course(i64(s.move[MOVE_ZONE]), i64(s.move[MOVE_SOLDIERS]), i64(s.move[MOVE_CREATURE]), zone, False)
    course = follow(here, steps) if steps else greedy_way(o, here, action)
    there = zone_words(s, o.me, zone)
    fare: i64 = TELEPORT_COST if action >= TELEPORT or course.teleports else 0
    terms = terms_of_arrival(o, course.army, course.target, course.soldiers, course.creature, fare)
    if course.target != zone:
        return sentence(f"{verb} to {there} on the way to {zone_words(s, o.me, course.target)}", terms)
    return sentence(f"{verb} to {there} with {army_words(course.soldiers, course.creature)}", terms)


def greedy_way(o: Outlook, here: Course, step: i64) -> Course:
    """Where a step leads if it is one of the greedy god's; otherwise no further than to its own end."""
    plan = plan_on(o, i64(o.s.move[MOVE_POINTS]))
    if plan.value > 0.0 and first_step(plan) == step:
        return here._replace(target=plan.target % ZONES)
    return here


def reason_to_stop(o: Outlook) -> str:
    s = o.s
    zone = i64(s.move[MOVE_ZONE])
    terms = terms_of_holding(o, zone, min(soldiers_at(s, o.me, zone), 2 * TOP_LEVEL), i64(s.move[MOVE_CREATURE]))
    return sentence(f"stops in {zone_words(s, o.me, zone)}", terms or [Term(-0.1, "gains nothing there")])


def reason_to_regroup(o: Outlook, action: i64) -> str:
    soldiers, creature = soldiers_taken(action), creature_taken(action)
    zone = i64(o.s.move[MOVE_ZONE])
    stays = soldiers_at(o.s, o.me, zone) - soldiers
    terms = stay_terms(stays)
    if soldiers > i64(o.s.move[MOVE_SOLDIERS]):
        terms.append(Term(0.5, "makes the moving army stronger"))
    elif (TEMPLES >> zone) & 1 == 1 and stays > 0:
        terms.append(Term(1.0, "keeps the temple"))
    return sentence(f"goes on with {army_words(soldiers, creature)} from {zone_words(o.s, o.me, zone)}", terms)


def reason_for_obelisk(o: Outlook, action: i64, steps: Sequence[int]) -> str:
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
    deed = f"teleports {army_words(soldiers, creature)} to {zone_words(s, o.me, target)}"
    if end != target:
        deed = f"{deed} on the way to {zone_words(s, o.me, end)}"
    return sentence(deed, terms_of_arrival(o, zone, end, soldiers, creature, COST_OF[TELEPORTATION]))


def reason_for_move_card(o: Outlook, kind: i64, steps: Sequence[int]) -> str:
    """Swiftness, Teleportation and Open Gates: what the move comes to with them."""
    s = o.s
    zone = i64(s.move[MOVE_ZONE])
    here = Course(zone, i64(s.move[MOVE_SOLDIERS]), i64(s.move[MOVE_CREATURE]), NO_ZONE, False)
    course = follow(here, steps)
    if course.target != NO_ZONE:
        terms = terms_of_arrival(o, zone, course.target, course.soldiers, course.creature, COST_OF[kind])
        return sentence(f"plays {intervention_words(kind)} to reach {zone_words(s, o.me, course.target)}", terms)
    points = i64(s.move[MOVE_POINTS])
    without = plan_on(o, points)
    if kind == OPEN_GATES:
        s.move[MOVE_OPEN] = 1
    if kind == TELEPORTATION:
        plan = plan_by_card(o, points)
    else:
        plan = plan_on(o, points + 1 if kind == SWIFTNESS else points)
    deed = f"plays {intervention_words(kind)}"
    if plan.value <= max(0.0, without.value):
        return sentence(deed, [Term(-1.0, "gains no better target")])
    target = plan.target % ZONES
    terms = terms_of_arrival(o, zone, target, here.soldiers, here.creature, COST_OF[kind])
    return sentence(f"{deed} to reach {zone_words(s, o.me, target)}", terms)


def reason_to_join(o: Outlook, creature: i64, zone: i64) -> str:
    """A creature of the supply goes to an army in the city."""
    here = soldiers_at(o.s, o.me, zone)
    there = creature_at(o.s, o.me, zone)
    army = f"your {count(int(here), 'soldier')} in {zone_words(o.s, o.me, zone)}"
    deed = f"adds the {tile_words(CREATURE_TILES[creature])} to {army}"
    terms: list[Term] = []
    if there != NO_CREATURE:
        terms.append(Term(-o.weights.creature, f"takes the {creature_words(there)} off the map"))
    return sentence(deed, terms)


def reason_for_fire(o: Outlook, zone: i64) -> str:
    """Raining Fire."""
    other = enemy_at(o.s, o.me, zone)
    here = soldiers_at(o.s, other, zone)
    terms: list[Term] = []
    if here == 1:
        terms.append(Term(gain_by_fire(o, zone), freed_words(zone)))
    deed = f"removes one of {their_army(o.s, other, zone)} in {zone_words(o.s, o.me, zone)}"
    if here == 1:
        deed = f"removes {seat_name(int(other))}'s last soldier in {zone_words(o.s, o.me, zone)}"
    return sentence(deed, terms)


def freed_words(zone: i64) -> str:
    if (TEMPLES >> zone) & 1 == 1:
        return "takes the temple and its fame from them"
    return "frees the zone"


def reason_for_battle(o: Outlook, zone: i64) -> str:
    """Which of several battles is fought first."""
    other = enemy_at(o.s, o.me, zone)
    mine = soldiers_at(o.s, o.me, zone)
    chance = chance_of_attack(o, zone, other, mine, creature_at(o.s, o.me, zone))
    theirs = f"{their_army(o.s, other, zone)} in {zone_words(o.s, o.me, zone)}"
    return f"fights {theirs} first and wins {odds_words(chance)}"
