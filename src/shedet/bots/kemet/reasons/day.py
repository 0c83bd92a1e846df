"""Why an action of the day in Kemet is good: a marker, a tile, a pyramid, recruits, an intervention."""

from collections.abc import Sequence

from mypy_extensions import i64

from shedet.bots.kemet.day import (
    gain_by_building,
    gain_by_driving_out,
    gain_by_level,
    gain_by_prayers,
    gain_by_recruits,
    gain_by_soldier,
    gain_by_tile,
    is_march,
    prospect_at_home,
    row_is_empty,
    worth_of_colour,
    worth_of_day_card,
)
from shedet.bots.kemet.reasons import naming
from shedet.bots.kemet.reasons.march import chance_of_attack, reason_to_march
from shedet.bots.kemet.reasons.naming import actor, tenths
from shedet.bots.kemet.worth import Outlook, paying, worth_of_card, worth_of_tile
from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.core.words import Message, say
from shedet.games.kemet.actions import (
    BUY,
    FOUND,
    GOLD,
    GOLD_SURPRISE,
    GOLD_TWIN,
    GOLD_WILL_RECRUIT,
    JOIN,
    PLAY,
    PUT,
    RAISE,
    SILVER,
    TO_LEVEL,
)
from shedet.games.kemet.armies import enemy_at, soldiers_at
from shedet.games.kemet.components import (
    ACTION_OF,
    BUILD,
    CARD_STRENGTH,
    COLOURS,
    COST_OF,
    DIVINE_MEMORY,
    FIRST_POWER,
    INTERVENTIONS,
    MANA_THEFT,
    MOST_PRAYER,
    MOVE,
    NO_COLOUR,
    PRAY,
    PRAY_GAIN,
    RAINING_FIRE,
    RECRUIT,
    ROW_NAMES,
    ROW_OF,
    TOP_LEVEL,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.building import building_cost, may_found, may_raise_to
from shedet.games.kemet.rules.buying import may_buy, may_own, tile_cost
from shedet.games.kemet.rules.control import fame
from shedet.games.kemet.rules.prayer import price
from shedet.games.kemet.saying import things
from shedet.games.kemet.state import (
    BUYING_FIELD,
    CHOOSE_RECRUITS,
    DISCARDS,
    FREE_SOLDIERS,
    FROM_VETERANS,
    HAND,
    LEVEL,
    PRAYER_POINTS,
    PYRAMID,
    SPECIAL_CARD,
    SUPPLY,
    TWIN,
    WHERE,
    board,
    cards_of,
    count_cards,
    district,
    owns,
)
from shedet.games.kemet.tiles import (
    COPIES_OF,
    DIVINE_MIGHT,
    FAME_TILES,
    FIRST_TILE,
    LEVEL_OF,
    NO_CREATURE,
    PRIEST,
    RECRUITING_SCRIBE,
    REINFORCEMENT_PRAYER,
    SCRIBE_SOLDIERS,
    TILES,
)
from shedet.games.kemet.zones import DISTRICTS

# ---- a marker


def reason_for_marker(o: Outlook, action: i64, steps: Sequence[int]) -> Reason:
    """A regular, silver or gold marker: what its action gains now."""
    if action < SILVER:
        return reason_for_field(o, action, steps, row_terms(o, action))
    if action < GOLD:
        field = action - SILVER
        return reason_for_field(o, field, steps, [*row_terms(o, field), Term(0.02, say("reason-uses-silver"))])
    gold = [Term(0.02, say("reason-uses-gold"))]
    if action == GOLD + GOLD_SURPRISE:
        walls = [Term(0.02, say("reason-ignores-walls"))]
        return reason_to_march(o, steps, 1, sentence(say("reason-gold-ignoring-walls")), walls)
    if is_march(action):
        return reason_to_march(o, steps, 0, sentence(say("reason-gold-move")), gold)
    if action == GOLD + GOLD_WILL_RECRUIT:
        return reason_for_recruiting(o, steps, gold)
    assert action == GOLD + GOLD_TWIN
    return reason_for_power(o, TWIN, steps, gold)


def row_terms(o: Outlook, field: i64) -> list[Term]:
    """Every row needs a marker before the day is over."""
    if not row_is_empty(o.s, o.me, ROW_OF[field]):
        return []
    return [Term(o.weights.new_row, say("reason-first-in-row", row=say(f"row-{ROW_NAMES[ROW_OF[field]]}")))]


def reason_for_field(o: Outlook, field: i64, steps: Sequence[int], more: list[Term]) -> Reason:
    what = ACTION_OF[field]
    if what == MOVE:
        return reason_to_march(o, steps, 0, sentence(say("reason-move-field-in-vain"), more), more)
    if what == RECRUIT:
        return reason_for_recruiting(o, steps, more)
    if what == BUILD:
        return reason_for_building(o, steps, more)
    if what == PRAY:
        return reason_to_pray(o, more)
    return reason_for_power(o, field - FIRST_POWER, steps, more)


def reason_to_pray(o: Outlook, more: list[Term]) -> Reason:
    points: i64 = PRAY_GAIN
    if owns(o.s, o.me, PRIEST):
        points += 1
    if owns(o.s, o.me, DIVINE_MIGHT):
        points += 1
    have = board(o.s, o.me, PRAYER_POINTS)
    points = min(points, MOST_PRAYER - have)
    terms = [Term(gain_by_prayers(o), say("reason-makes-of-them", number=int(have + points)))]
    if owns(o.s, o.me, REINFORCEMENT_PRAYER) and board(o.s, o.me, SUPPLY) > 0:
        terms.append(Term(o.weights.placed, say("reason-places-soldier")))
    if points == 0:
        return sentence(say("reason-pray-in-vain", who=actor(o)), more)
    return sentence(say("reason-pray", number=int(points)), terms + more)


def reason_for_recruiting(o: Outlook, steps: Sequence[int], more: list[Term]) -> Reason:
    if steps:
        return reason_for_recruits(o, steps, more)
    s = o.s
    for number in range(DISTRICTS):
        zone = district(s, o.me, number)
        other = enemy_at(s, o.me, zone)
        if other >= 0 and gain_by_driving_out(o) > 0.0 and gain_by_driving_out(o) == prospect_at_home(o, zone):
            army = naming.soldiers_of(s, other, zone)
            return sentence(say("reason-drive-out", army=army, zone=naming.zone(s, zone)), more)
    free: i64 = SCRIBE_SOLDIERS if owns(s, o.me, RECRUITING_SCRIBE) else 0
    most = min(board(s, o.me, SUPPLY), board(s, o.me, PRAYER_POINTS) + free)
    if most == 0:
        return sentence(say("reason-recruit-in-vain", who=actor(o)), more)
    cost = max(0, most - free)
    stronger = say("reason-makes-armies-stronger", number=int(cost), who=actor(o))
    terms = [Term(gain_by_recruits(o), stronger if cost > 0 else say("reason-costs-nothing"))]
    return sentence(say("reason-recruit-up-to", number=int(most)), terms + more)


def reason_for_recruits(o: Outlook, steps: Sequence[int], more: list[Term]) -> Reason:
    """The soldiers that are planned, where they go, and what they cost."""
    s = o.s
    zones = [step - PUT for step in steps if PUT <= step < PLAY]
    if not zones:
        return sentence(say("reason-recruit-nobody"), more)
    free: i64 = SCRIBE_SOLDIERS if owns(s, o.me, RECRUITING_SCRIBE) else 0
    cost = max(0, len(zones) - free)
    terms = [Term(-paying(o, cost), say("reason-costs", number=int(cost)))] if cost > 0 else []
    for zone in sorted(set(zones)):
        other = enemy_at(s, o.me, zone)
        if other >= 0:
            attack = say("reason-attacks", army=naming.soldiers_of(s, other, zone), zone=naming.zone(s, zone))
            terms.append(Term(prospect_at_home(o, zone), attack))
    places = [naming.zone(s, zone) for zone in sorted(set(zones))]
    return sentence(say("reason-recruit", number=len(zones), zones=places), terms + more)


def reason_for_power(o: Outlook, field: i64, steps: Sequence[int], more: list[Term]) -> Reason:
    """The tile that is to be bought: the planned one, or the best."""
    for step in steps:
        if BUY <= step < JOIN:
            bought = say("reason-buy", tile=naming.tile(o, step - BUY))
            return sentence(bought, [*tile_terms(o, step - BUY, field), *more])
    best: i64 = -1
    for tile in range(TILES):
        if may_buy(o.s, o.me, tile, field):
            if best < 0 or gain_by_tile(o, tile, field) > gain_by_tile(o, best, field):
                best = tile
    if best < 0:
        return sentence(say("reason-power-in-vain"), more)
    may = say("reason-may-buy", tile=naming.tile(o, best), who=actor(o))
    return sentence(may, [*tile_terms(o, best, field), *more])


# ---- tiles


def tile_terms(o: Outlook, tile: i64, field: i64) -> list[Term]:
    cost = price(o.s, o.me, tile_cost(o.s, o.me, tile, field))
    terms: list[Term] = []
    if (FAME_TILES >> tile) & 1 == 1 and fame(o.s, o.me) + 1 >= VICTORY_FAME:
        terms.append(Term(worth_of_tile(o, tile), say("reason-makes-fame", fame=int(fame(o.s, o.me) + 1))))
    if o.s.tiles_left[tile] == 1 and COPIES_OF[tile] > 1:
        terms.append(Term(0.1, say("reason-last-on-offer")))
    if cost > 0:
        terms.append(Term(-max(0.01, paying(o, cost)), say("reason-costs", number=int(cost))))
    return terms


def reason_to_buy(o: Outlook, tile: i64) -> Reason:
    return sentence(say("reason-buy", tile=naming.tile(o, tile)), tile_terms(o, tile, o.s.detail(BUYING_FIELD)))


def reason_to_swap(o: Outlook, card: i64, hand: i64) -> Reason:
    """The battle card that leaves for a special one."""
    stronger = 0
    for other in range(len(CARD_STRENGTH)):
        if (hand >> other) & 1 == 1 and CARD_STRENGTH[other] > CARD_STRENGTH[card]:
            stronger += 1
    # The weaker it is, the better it leaves.
    term = Term(0.1 if stronger > 2 else -0.1, say("reason-keeps-stronger-ones", number=stronger))
    special = naming.battle_card(o.s.detail(SPECIAL_CARD))
    return sentence(say("reason-swap", card=naming.battle_card(card), special=special), [term])


# ---- pyramids


def planned_level(steps: Sequence[int]) -> i64:
    """The level that a plan builds to; 0: none."""
    for step in steps:
        if TO_LEVEL <= step < BUY:
            return step - TO_LEVEL + 1
    return 0


def reason_for_building(o: Outlook, steps: Sequence[int], more: list[Term]) -> Reason:
    """The pyramid that is to be founded or raised: the planned one, or the best."""
    level = planned_level(steps)
    for site in steps:
        if FOUND <= site < TO_LEVEL and level > 0:
            deed = building(o, site_number(site), site_colour(site), level)
            return sentence(deed, [*level_terms(o, site_number(site), site_colour(site), level), *more])
    most = 0.0
    best: i64 = -1
    best_level: i64 = 0
    for site in range(FOUND, RAISE + DISTRICTS):
        if not is_site(o, site):
            continue
        for level in range(1, TOP_LEVEL + 1):
            if may_raise_to(o.s, o.me, site_number(site), level):
                gain = gain_by_level(o, site_number(site), site_colour(site), level)
                if best < 0 or gain > most:
                    most = gain
                    best = site
                    best_level = level
    if best < 0:
        return sentence(say("reason-build-in-vain", who=actor(o)), more)
    deed = building(o, site_number(best), site_colour(best), best_level)
    terms = level_terms(o, site_number(best), site_colour(best), best_level)
    if gain_by_building(o) <= 0.0:
        terms.append(Term(-1.0, say("reason-not-worth-it")))
    return sentence(deed, terms + more)


def is_site(o: Outlook, site: i64) -> bool:
    if site >= RAISE:
        return board(o.s, o.me, LEVEL + site - RAISE) > 0
    return may_found(o.s, o.me, site_number(site), site_colour(site))


def site_number(site: i64) -> i64:
    return site - RAISE if site >= RAISE else (site - FOUND) // COLOURS


def site_colour(site: i64) -> i64:
    return NO_COLOUR if site >= RAISE else (site - FOUND) % COLOURS


def building(o: Outlook, number: i64, new_colour: i64, level: i64) -> Message:
    if board(o.s, o.me, LEVEL + number) == 0:
        colour, where = things.colour(new_colour), naming.district(actor(o), number)
        return say("reason-found", colour=colour, level=int(level), zone=where)
    colour = things.colour(board(o.s, o.me, PYRAMID + number))
    return say("reason-raise", colour=colour, level=int(level), who=actor(o))


def level_terms(o: Outlook, number: i64, new_colour: i64, level: i64) -> list[Term]:
    """The fame of the top level, the best tile that is opened, and the price."""
    s = o.s
    before = board(s, o.me, LEVEL + number)
    colour = new_colour if before == 0 else board(s, o.me, PYRAMID + number)
    terms: list[Term] = []
    if level == TOP_LEVEL:
        terms.append(Term(o.held, say("reason-gives-fame", fame=int(fame(s, o.me) + 1))))
    tile = best_opened(o, colour, before, level)
    if tile >= 0:
        terms.append(
            Term(o.weights.opening * worth_of_tile(o, tile), say("reason-opens-tiles", tile=things.tile(tile)))
        )
    cost = price(s, o.me, building_cost(s, o.me, number, level))
    if cost > 0:
        terms.append(Term(-max(0.01, paying(o, cost)), say("reason-costs", number=int(cost))))
    return terms


def best_opened(o: Outlook, colour: i64, before: i64, level: i64) -> i64:
    """The best tile of a colour that the new levels give; -1: none."""
    best: i64 = -1
    for tile in range(FIRST_TILE[colour], FIRST_TILE[colour + 1]):
        if may_own(o.s, o.me, tile) and before < LEVEL_OF[tile] <= level:
            if best < 0 or worth_of_tile(o, tile) > worth_of_tile(o, best):
                best = tile
    return best


def reason_for_site(o: Outlook, site: i64, steps: Sequence[int]) -> Reason:
    """Where to build: with the level that is planned, or that gains most there."""
    number = site_number(site)
    if planned_level(steps) > 0:
        return reason_for_level(o, number, site_colour(site), planned_level(steps))
    best: i64 = board(o.s, o.me, LEVEL + number) + 1
    for level in range(best, TOP_LEVEL + 1):
        if may_raise_to(o.s, o.me, number, level):
            if gain_by_level(o, number, site_colour(site), level) > gain_by_level(o, number, site_colour(site), best):
                best = level
    return reason_for_level(o, number, site_colour(site), best)


def reason_for_level(o: Outlook, number: i64, new_colour: i64, level: i64) -> Reason:
    return sentence(building(o, number, new_colour, level), level_terms(o, number, new_colour, level))


def reason_for_first_level(o: Outlook, site: i64) -> Reason:
    """At the start: levels are free. [K-SET-5]"""
    number = site_number(site)
    if site >= RAISE:
        return sentence(building(o, number, NO_COLOUR, 2), first_terms(o, board(o.s, o.me, PYRAMID + number), 2))
    terms = first_terms(o, site_colour(site), 1)
    if soldiers_at(o.s, o.me, district(o.s, o.me, number)) > 0:
        terms.append(Term(o.weights.first_camp, say("reason-army-may-teleport")))
    if worth_of_colour(o, site_colour(site)) < 0.5:
        terms.append(Term(-o.weights.shared, say("reason-shares-tiles")))
    return sentence(building(o, number, site_colour(site), 1), terms)


def first_terms(o: Outlook, colour: i64, level: i64) -> list[Term]:
    tile = best_opened(o, colour, level - 1, level)
    return [Term(0.5, say("reason-opens-tiles", tile=things.tile(tile)))] if tile >= 0 else []


# ---- soldiers


def reason_to_put(o: Outlook, zone: i64) -> Reason:
    """A soldier more in a zone."""
    s = o.s
    enemy = enemy_at(s, o.me, zone)
    here = soldiers_at(s, o.me, zone)
    where = naming.zone(s, zone)
    terms: list[Term] = []
    if s.question() == CHOOSE_RECRUITS and s.detail(FREE_SOLDIERS) == 0:
        cost = price(s, o.me, 1)
        terms.append(Term(-max(0.01, paying(o, cost)), say("reason-costs", number=int(cost))))
    elif s.question() != CHOOSE_RECRUITS and s.detail(WHERE) == FROM_VETERANS:
        terms.append(Term(-0.1, say("reason-uses-veteran")))
    if enemy >= 0:
        chance = chance_of_attack(o, zone, enemy, here + 1, NO_CREATURE)
        terms.append(Term(o.weights.fame * chance, say("reason-wins", tenths=tenths(chance))))
        return sentence(say("reason-put-against", army=naming.soldiers_of(s, enemy, zone), zone=where), terms)
    if here == 0:
        terms.append(Term(gain_by_soldier(o, zone), say("reason-guards-zone")))
    else:
        terms.append(Term(gain_by_soldier(o, zone), say("reason-makes-army", number=int(here) + 1)))
    return sentence(say("reason-put", zone=where), terms)


# ---- interventions by day, and the end of a step


def reason_for_day_card(o: Outlook, kind: i64) -> Reason:
    s = o.s
    terms: list[Term] = []
    cost = price(s, o.me, COST_OF[kind])
    if cost > 0:
        terms.append(Term(-0.1, say("reason-costs", number=int(cost))))
    if worth_of_day_card(o, kind) <= 0.0:
        terms.append(Term(-worth_of_card(o, kind), say("reason-more-later")))
    if kind == MANA_THEFT:
        victims = 0
        for seat in range(s.players):
            if seat != o.me and board(s, seat, PRAYER_POINTS) > 0:
                victims += 1
        terms.append(Term(o.weights.mana_theft * float(victims), say("reason-hits-opponents", number=victims)))
    if kind == DIVINE_MEMORY:
        best = best_discard(o)
        if best >= 0:
            terms.append(Term(worth_of_card(o, best), say("reason-finds-card", card=things.intervention(best))))
    if kind == RAINING_FIRE:
        terms.append(Term(0.1, say("reason-choose-where", who=actor(o))))
    return sentence(say("reason-play", card=naming.intervention(o, kind)), terms)


def best_discard(o: Outlook) -> i64:
    """The intervention that Divine Memory had best take; -1: none."""
    best: i64 = -1
    for kind in range(INTERVENTIONS):
        if kind != DIVINE_MEMORY and cards_of(o.s, DISCARDS, kind) > 0:
            if best < 0 or worth_of_card(o, kind) > worth_of_card(o, best):
                best = kind
    return best


def reason_for_card(o: Outlook, kind: i64) -> Reason:
    """An intervention taken from the discards or from a vision."""
    terms: list[Term] = []
    if COST_OF[kind] > 0:
        terms.append(Term(-0.1, say("reason-costs-to-play", number=int(COST_OF[kind]))))
    return sentence(say("reason-take-card", card=naming.intervention(o, kind)), terms)


def reason_to_end(o: Outlook) -> Reason:
    points = say("reason-prayer-points", number=int(board(o.s, o.me, PRAYER_POINTS)))
    cards = say("reason-interventions", number=int(count_cards(o.s, HAND + o.me)))
    return sentence(say("reason-end-turn", points=points, cards=cards, who=actor(o)))
