"""What the greedy god of Kemet does by day: where its marker gains most; what it buys, builds, recruits and plays."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.fight import prospect
from shedet.bots.kemet.march import (
    Plan,
    best_join,
    plan_move,
)
from shedet.bots.kemet.worth import (
    Outlook,
    gaining,
    holdings,
    paying,
    worth_of_card,
    worth_of_level,
    worth_of_tile,
    worth_of_zone,
)
from shedet.games.kemet.actions import (
    BUY,
    END_TURN,
    FINISH,
    FOUND,
    GO,
    GOLD,
    GOLD_MARCH,
    GOLD_SURPRISE,
    GOLD_WILL_MOVE,
    GOLD_WILL_RECRUIT,
    JOIN,
    PLAY,
    PUT,
    RAISE,
    SILVER,
    SWAP_CARD,
    TO_LEVEL,
)
from shedet.games.kemet.armies import enemy_at, soldiers_at
from shedet.games.kemet.components import (
    ACTION_OF,
    BUILD,
    COLOURS,
    COST_OF,
    DIVINE_MEMORY,
    ENLISTMENT,
    FIELDS,
    FIRST_POWER,
    INTERVENTIONS,
    MANA_THEFT,
    MOVE,
    NO_COLOUR,
    PRAY,
    PRAY_GAIN,
    PRAYER,
    PRAYER_GAIN,
    RECRUIT,
    ROW_OF,
    TOP_LEVEL,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.building import building_cost, may_found, may_raise_to
from shedet.games.kemet.rules.buying import may_buy, may_own, tile_cost
from shedet.games.kemet.rules.control import fame, limit
from shedet.games.kemet.rules.interventions import is_target
from shedet.games.kemet.rules.prayer import price
from shedet.games.kemet.state import (
    BUYING_FIELD,
    CHOOSE_ACTION,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_LEVEL,
    CHOOSE_PLACES,
    CHOOSE_RECRUITS,
    CHOOSE_SITE,
    CHOOSE_TILE,
    CITY,
    DISCARDS,
    FIELD,
    FREE_SOLDIERS,
    LEVEL,
    NEW_COLOUR,
    NO_MARKER,
    PRAYER_POINTS,
    PYRAMID,
    SITE,
    SUPPLY,
    TWIN,
    State,
    board,
    cards_of,
    district,
    owns,
)
from shedet.games.kemet.tiles import (
    DIVINE_MIGHT,
    FIRST_TILE,
    LEVEL_OF,
    NO_CREATURE,
    PRIEST,
    RECRUITING_SCRIBE,
    REINFORCEMENT_PRAYER,
    SCRIBE_SOLDIERS,
)
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, ZONES

WEAKEST_FIRST: Final = vec[i64]([6, 7, 4, 5, 3, 0, 2, 1, 9, 8])  # battle cards in the order they had better leave


def act(outlook: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_ACTION:
        return choose_action(outlook, legal)
    if question == CHOOSE_CARD_TO_SWAP:
        return card_to_swap(legal)
    if question == CHOOSE_LEVEL:
        return choose_level(outlook, legal)
    if question == CHOOSE_RECRUITS:
        return choose_recruit(outlook, legal)
    if question == CHOOSE_PLACES:
        return choose_place(outlook, legal)
    best: i64 = FINISH
    most = 0.0
    for action in legal:
        value = 0.0
        if action >= PLAY:
            value = worth_of_day_card(outlook, action - PLAY) - outlook.weights.spare_gain
        elif action >= BUY and question == CHOOSE_TILE:
            value = gain_by_tile(outlook, action - BUY, outlook.s.detail(BUYING_FIELD))
        elif action != FINISH and question == CHOOSE_SITE:
            value = gain_by_site(outlook, action)
        if value > most:
            most = value
            best = action
    return best


def choose_action(outlook: Outlook, legal: vec[i64]) -> i64:
    """A creature joins at once; then the field, the marker or the card that gains most."""
    join = best_join(outlook, legal, district(outlook.s, outlook.me, 0))
    if join >= 0:
        return join
    plan = Plan()
    open_plan = Plan()
    for action in legal:
        if is_march(action) and plan.soldiers == 0:
            plan = plan_move(outlook, 0)
        elif action == GOLD + GOLD_SURPRISE:
            open_plan = plan_move(outlook, 1)
    best: i64 = -1
    most = -1000.0
    for action in legal:
        if action >= JOIN and action < GO:
            continue
        value = worth_of_action(outlook, action, plan, open_plan)
        if value > most:
            most = value
            best = action
    return best


def is_march(action: i64) -> bool:
    """Whether an action places a marker for a move."""
    if action < GOLD:
        return ACTION_OF[action % FIELDS] == MOVE
    return action == GOLD + GOLD_WILL_MOVE or action == GOLD + GOLD_MARCH


def worth_of_action(outlook: Outlook, action: i64, plan: Plan, open_plan: Plan) -> float:
    if action < SILVER:
        return worth_of_field(outlook, action, plan)
    if action < GOLD:
        return worth_of_field(outlook, action - SILVER, plan) - outlook.weights.spare_gain
    if action == GOLD + GOLD_SURPRISE:
        return open_plan.value
    if is_march(action):
        return plan.value
    if action == GOLD + GOLD_WILL_RECRUIT:
        return gain_by_recruits(outlook)
    if action < END_TURN:
        return gain_by_best_tile(outlook, TWIN) - outlook.weights.spare_gain
    if action == END_TURN:
        return 0.0
    return worth_of_day_card(outlook, action - PLAY) - outlook.weights.spare_gain if action >= PLAY else -100.0


def worth_of_field(outlook: Outlook, field: i64, plan: Plan) -> float:
    """What a marker on a field gains now."""
    what = ACTION_OF[field]
    value = outlook.weights.new_row if row_is_empty(outlook.s, outlook.me, ROW_OF[field]) else 0.0
    if what == MOVE:
        return value + max(0.0, plan.value)
    if what == RECRUIT:
        return value + gain_by_recruits(outlook)
    if what == BUILD:
        return value + gain_by_building(outlook)
    if what == PRAY:
        return value + gain_by_prayers(outlook)
    return value + gain_by_best_tile(outlook, field - FIRST_POWER)


def row_is_empty(s: State, seat: i64, row: i64) -> bool:
    for field in range(FIELDS):
        if ROW_OF[field] == row and board(s, seat, FIELD + field) != NO_MARKER:
            return False
    return True


def gain_by_prayers(outlook: Outlook) -> float:
    points: i64 = PRAY_GAIN
    if owns(outlook.s, outlook.me, PRIEST):
        points += 1
    if owns(outlook.s, outlook.me, DIVINE_MIGHT):
        points += 1
    soldier = (
        outlook.weights.placed
        if owns(outlook.s, outlook.me, REINFORCEMENT_PRAYER) and board(outlook.s, outlook.me, SUPPLY) > 0
        else 0.0
    )
    return gaining(outlook, points) + soldier


# ---- tiles


def gain_by_tile(outlook: Outlook, tile: i64, field: i64) -> float:
    return worth_of_tile(outlook, tile) - paying(
        outlook, price(outlook.s, outlook.me, tile_cost(outlook.s, outlook.me, tile, field))
    )


def gain_by_best_tile(outlook: Outlook, field: i64) -> float:
    most = 0.0
    for colour in range(COLOURS):
        if (outlook.s.colours >> colour) & 1 == 1:
            for tile in range(FIRST_TILE[colour], FIRST_TILE[colour + 1]):
                if outlook.s.tiles_left[tile] > 0 and may_buy(outlook.s, outlook.me, tile, field):
                    most = max(most, gain_by_tile(outlook, tile, field))
    return most


def card_to_swap(legal: vec[i64]) -> i64:
    """The weakest leaves."""
    for card in WEAKEST_FIRST:
        for action in legal:
            if action == SWAP_CARD + card:
                return action
    return legal[0]


# ---- pyramids


def worth_of_colour(outlook: Outlook, colour: i64) -> float:
    """A colour is worth less the more of the others build in it."""
    value = outlook.weights.colours[colour]
    for seat in range(outlook.s.players):
        for number in range(DISTRICTS):
            if seat != outlook.me and board(outlook.s, seat, PYRAMID + number) == colour:
                value -= (
                    outlook.weights.shared * float(board(outlook.s, seat, LEVEL + number)) / float(outlook.s.players)
                )
    return value


def gain_by_building(outlook: Outlook) -> float:
    """The best pyramid that could be founded or raised."""
    most = 0.0
    for number in range(DISTRICTS):
        if board(outlook.s, outlook.me, LEVEL + number) > 0:
            most = max(most, gain_by_site(outlook, RAISE + number))
        else:
            for colour in range(COLOURS):
                if may_found(outlook.s, outlook.me, number, colour):
                    most = max(most, gain_by_site(outlook, FOUND + number * COLOURS + colour))
    return most


def gain_by_site(outlook: Outlook, action: i64) -> float:
    """Raising a pyramid, or founding one, to the best level that can be paid."""
    number = action - RAISE
    colour: i64 = NO_COLOUR
    if action < RAISE:
        number = (action - FOUND) // COLOURS
        colour = (action - FOUND) % COLOURS
    most = 0.0
    for level in range(1, TOP_LEVEL + 1):
        if may_raise_to(outlook.s, outlook.me, number, level):
            most = max(most, gain_by_level(outlook, number, colour, level))
    return most


def gain_by_level(outlook: Outlook, number: i64, new_colour: i64, level: i64) -> float:
    """What the level is worth, and the tiles that it opens."""
    s = outlook.s
    before = board(s, outlook.me, LEVEL + number)
    colour = new_colour if before == 0 else board(s, outlook.me, PYRAMID + number)
    gain = worth_of_level(outlook, before, level) + outlook.weights.opening * (
        opened(outlook, colour, level) - opened(outlook, colour, before)
    )
    if before == 0:
        gain += worth_of_colour(outlook, colour)
        if soldiers_at(s, outlook.me, district(s, outlook.me, number)) > 0:
            gain += outlook.weights.founded_camp
    return gain - paying(outlook, price(s, outlook.me, building_cost(s, outlook.me, number, level)))


def opened(outlook: Outlook, colour: i64, level: i64) -> float:
    """The best tile of a colour that a pyramid of this level would give."""
    most = 0.0
    for tile in range(FIRST_TILE[colour], FIRST_TILE[colour + 1]):
        if may_own(outlook.s, outlook.me, tile) and LEVEL_OF[tile] <= level:
            most = max(most, worth_of_tile(outlook, tile))
    return most


def choose_level(outlook: Outlook, legal: vec[i64]) -> i64:
    best = legal[0]
    most = -1000.0
    for action in legal:
        value = gain_by_level(outlook, outlook.s.detail(SITE), outlook.s.detail(NEW_COLOUR), action - TO_LEVEL + 1)
        if value > most:
            most = value
            best = action
    return best


# ---- soldiers


def gain_by_recruits(outlook: Outlook) -> float:
    """The largest armies of the city are filled first, as long as soldiers are worth their price."""
    s = outlook.s
    free: i64 = SCRIBE_SOLDIERS if owns(s, outlook.me, RECRUITING_SCRIBE) else 0
    supply = board(s, outlook.me, SUPPLY)
    here = vec[i64]([0, 0, 0])
    for number in range(DISTRICTS):
        here[number] = soldiers_at(s, outlook.me, district(s, outlook.me, number))
    total = 0.0
    paid: i64 = 0
    for _ in range(supply):
        best: i64 = -1
        for number in range(DISTRICTS):
            if here[number] < limit(s, outlook.me) and enemy_at(s, outlook.me, district(s, outlook.me, number)) < 0:
                if best < 0 or here[number] > here[best]:
                    best = number
        if best < 0:
            break
        gain = outlook.weights.army[here[best] + 1] - outlook.weights.army[here[best]]
        if free > 0:
            free -= 1
        else:
            if paid == board(s, outlook.me, PRAYER_POINTS):
                break
            gain -= paying(outlook, paid + 1) - paying(outlook, paid)
            paid += 1
        if gain <= 0.0:
            break
        total += gain
        here[best] += 1
    return max(total, gain_by_driving_out(outlook))


def gain_by_driving_out(outlook: Outlook) -> float:
    """Recruits beside an enemy in one's own city attack it. [K-RECR-1]"""
    most = 0.0
    for number in range(DISTRICTS):
        zone = district(outlook.s, outlook.me, number)
        if enemy_at(outlook.s, outlook.me, zone) >= 0:
            most = max(most, prospect_at_home(outlook, zone))
    return most


def prospect_at_home(outlook: Outlook, zone: i64) -> float:
    """What an attack by all that can be recruited there would gain."""
    s = outlook.s
    here = soldiers_at(s, outlook.me, zone)
    free: i64 = SCRIBE_SOLDIERS if owns(s, outlook.me, RECRUITING_SCRIBE) else 0
    most = min(
        limit(s, outlook.me), here + min(board(s, outlook.me, SUPPLY), board(s, outlook.me, PRAYER_POINTS) + free)
    )
    if most == 0:
        return 0.0
    value = prospect(outlook, zone, enemy_at(s, outlook.me, zone), most, NO_CREATURE)
    return value + outlook.weights.army[most] - outlook.weights.army[here] - paying(outlook, max(0, most - here - free))


def choose_recruit(outlook: Outlook, legal: vec[i64]) -> i64:
    """One more soldier where it gains most, or no more."""
    s = outlook.s
    join = best_join(outlook, legal, district(s, outlook.me, 0))
    if join >= 0:
        return join
    cost = 0.0 if s.detail(FREE_SOLDIERS) > 0 else paying(outlook, price(s, outlook.me, 1))
    best: i64 = FINISH
    most = 0.0
    for action in legal:
        value = 0.0
        if action >= PLAY:
            value = worth_of_day_card(outlook, action - PLAY) - outlook.weights.spare_gain
        elif action >= PUT:
            zone = action - PUT
            if enemy_at(s, outlook.me, zone) >= 0:
                value = prospect_at_home(outlook, zone)
            else:
                value = gain_by_soldier(outlook, zone) - cost
        if value > most:
            most = value
            best = action
    return best


def gain_by_soldier(outlook: Outlook, zone: i64) -> float:
    """What one more soldier in a zone is worth."""
    before = holdings(outlook)
    at = outlook.me * ZONES + zone
    outlook.s.soldiers[at] += 1
    gain = holdings(outlook) - before
    outlook.s.soldiers[at] -= 1
    return gain


def choose_place(outlook: Outlook, legal: vec[i64]) -> i64:
    """Soldiers for nothing: where they gain most."""
    best = legal[1]
    most = -1000.0
    for action in legal:
        if action >= PUT:
            value = gain_by_soldier(outlook, action - PUT)
            if value > most:
                most = value
                best = action
    return best


# ---- interventions by day


def worth_of_day_card(outlook: Outlook, kind: i64) -> float:
    """What an intervention gains now, less what it is worth in hand."""
    gain = -worth_of_card(outlook, kind) - paying(outlook, price(outlook.s, outlook.me, COST_OF[kind]))
    if kind == PRAYER:
        return gain + gaining(outlook, PRAYER_GAIN)
    if kind == ENLISTMENT:
        return gain + outlook.weights.placed * float(min(2, board(outlook.s, outlook.me, SUPPLY)))
    if kind == MANA_THEFT:
        gain += gaining(outlook, 1)
        for seat in range(outlook.s.players):
            if seat != outlook.me and board(outlook.s, seat, PRAYER_POINTS) > 0:
                gain += outlook.weights.mana_theft * outlook.rivalry(seat)
        return gain
    if kind == DIVINE_MEMORY:
        most = 0.0
        for other in range(INTERVENTIONS):
            if cards_of(outlook.s, DISCARDS, other) > 0:
                most = max(most, worth_of_card(outlook, other))
        return gain + most
    most = 0.0
    for zone in range(ZONES):
        if is_target(outlook.s, outlook.me, zone):
            most = max(most, gain_by_fire(outlook, zone))
    return gain + most


def gain_by_fire(outlook: Outlook, zone: i64) -> float:
    """Raining Fire: a soldier, and the zone if it was the last one there."""
    other = enemy_at(outlook.s, outlook.me, zone)
    gain = outlook.weights.placed
    if soldiers_at(outlook.s, other, zone) == 1 and CITY_OF[zone] != board(outlook.s, other, CITY):
        place = worth_of_zone(outlook, zone)
        gain += place
        if fame(outlook.s, other) >= VICTORY_FAME and place >= outlook.held:
            gain += outlook.weights.victory
    return gain * outlook.rivalry(other)
