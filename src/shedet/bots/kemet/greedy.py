"""A greedy god for Kemet: weighs what every answer gains at once, and takes the best.

What things are worth is in `worth.py`, what it does by day in `day.py`, how it moves in `march.py`, how it fights in
`battle.py`; here is how the rest is answered. A marker goes to the field that gains most: the best move, tile,
building, recruits or prayers that can be had now. It knows nothing but its knowledge, tries things out on a copy of
that, and uses chance only to hide its battle cards.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.kemet.battle import (
    card_to_show,
    card_to_wound,
    choose_cards,
    should_swap,
)
from shedet.bots.kemet.day import (
    act,
    gain_by_fire,
    worth_of_colour,
)
from shedet.bots.kemet.march import (
    best_join,
    choose_army,
    choose_group,
    choose_obelisk,
    choose_step,
)
from shedet.bots.kemet.weights import Weights
from shedet.bots.kemet.worth import (
    Outlook,
    cheapest,
    gaining,
    holdings,
    worth_of_card,
    worth_of_level,
    worth_of_zone,
)
from shedet.bots.weights import Numbers
from shedet.core.game import Knowledge
from shedet.core.rng import Rng
from shedet.games.kemet.actions import (
    ACCEPT,
    BUY,
    CHOOSE_CARD,
    DECLINE,
    DISBAND,
    FINISH,
    FOUND,
    GET_BACK,
    GO,
    LEAVE,
    RAISE,
    RETREAT,
    SLOT,
    SPEND,
    STAY,
    TO_LEVEL,
)
from shedet.games.kemet.armies import enemy_at, soldiers_at
from shedet.games.kemet.components import (
    COLOURS,
    DELTA_GAIN,
    STARTING_LEVELS,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.battle import retreat_zones
from shedet.games.kemet.rules.control import fame, limit, temples
from shedet.games.kemet.state import (
    BATTLE_ZONE,
    CHOOSE_ARMY,
    CHOOSE_BATTLE,
    CHOOSE_CARDS,
    CHOOSE_DISTRICTS,
    CHOOSE_DRAWS,
    CHOOSE_END,
    CHOOSE_FIRST_TILE,
    CHOOSE_GROUP,
    CHOOSE_JOINING,
    CHOOSE_MEMORY,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_RAISED,
    CHOOSE_RETREAT,
    CHOOSE_RETURNED,
    CHOOSE_SACRIFICE,
    CHOOSE_SHOWN,
    CHOOSE_STEP,
    CHOOSE_TACTICS,
    CHOOSE_TARGET,
    CHOOSE_VISION,
    CHOOSE_WOUNDS,
    LEVEL,
    LEVELS_LEFT,
    PYRAMID,
    SACRIFICE_ZONE,
    SUPPLY,
    VETERANS,
    board,
    district,
)
from shedet.games.kemet.worlds import Knowledge as Seen
from shedet.games.kemet.zones import CITY_OF, DELTA_TEMPLE, DISTRICTS, SANCTUARY_ZONE, ZONES


@final
class GreedyGod(Bot):
    def __init__(self, weights: Weights) -> None:
        self.uses_knowledge = True
        self.weights = weights

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """The answer that gains most; the first of equals."""
        assert isinstance(knowledge, Seen)
        if len(legal) == 1:
            return legal[0]
        question = knowledge.table.question()
        outlook = Outlook(knowledge, self.weights)
        if question <= CHOOSE_FIRST_TILE:
            return set_up(outlook, legal, question)
        if question <= CHOOSE_PLACES:
            return act(outlook, legal, question)
        if question <= CHOOSE_BATTLE:
            return march(outlook, legal, question)
        if question <= CHOOSE_RETREAT:
            return fight(outlook, legal, question, rng)
        return rest(outlook, legal, question)


def merchant_with(numbers: Numbers) -> Bot:
    """The god with weights of its own, such as a tuner tries out."""
    return GreedyGod(Weights(numbers))


# ---- the start


def set_up(outlook: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_DISTRICTS:
        return LEAVE + 2  # the harbour is worth an army, and so is one district beside it
    if question == CHOOSE_FIRST_TILE:
        return best_tile(outlook, legal)
    return first_level(outlook, legal)


def first_level(outlook: Outlook, legal: vec[i64]) -> i64:
    """Two colours where armies stand, for teleports; then the better one a level higher. [K-SET-5]"""
    s = outlook.s
    best = legal[0]
    most = -1.0
    raising = s.detail(LEVELS_LEFT) == STARTING_LEVELS - 2
    for action in legal:
        value = 0.0
        if action >= RAISE:
            value = outlook.weights.first_raise if raising else outlook.weights.early_raise
            value += worth_of_colour(outlook, board(s, outlook.me, PYRAMID + action - RAISE))
        else:
            number = (action - FOUND) // COLOURS
            value = worth_of_colour(outlook, (action - FOUND) % COLOURS)
            if soldiers_at(s, outlook.me, district(s, outlook.me, number)) > 0:
                value += outlook.weights.first_camp
        if value > most:
            most = value
            best = action
    return best


def best_tile(outlook: Outlook, legal: vec[i64]) -> i64:
    best = legal[0]
    for action in legal:
        if outlook.weights.tiles[action - BUY] > outlook.weights.tiles[best - BUY]:
            best = action
    return best


# ---- moves


def march(outlook: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_ARMY:
        join = best_join(outlook, legal, district(outlook.s, outlook.me, 0))
        return join if join >= 0 else choose_army(outlook, legal)
    if question == CHOOSE_GROUP:
        return choose_group(outlook, legal)
    if question == CHOOSE_STEP:
        return choose_step(outlook, legal)
    if question == CHOOSE_OBELISK:
        return choose_obelisk(outlook, legal)
    if question == CHOOSE_MEMORY:
        return dearest(outlook, legal)
    best = legal[0]
    if question == CHOOSE_TARGET:
        for action in legal:
            if gain_by_fire(outlook, action - GO) > gain_by_fire(outlook, best - GO):
                best = action
    return best


def dearest(outlook: Outlook, legal: vec[i64]) -> i64:
    """The intervention that is worth most, of those to choose from."""
    best = legal[0]
    for action in legal:
        if worth_of_card(outlook, action - CHOOSE_CARD) > worth_of_card(outlook, best - CHOOSE_CARD):
            best = action
    return best


# ---- battles


def fight(outlook: Outlook, legal: vec[i64], question: i64, rng: Rng) -> i64:
    if question == CHOOSE_SHOWN:
        return card_to_show(outlook, legal)
    if question == CHOOSE_CARDS:
        return choose_cards(outlook, legal, rng)
    if question == CHOOSE_RETURNED:
        return cheapest(outlook, legal, GET_BACK)
    if question == CHOOSE_TACTICS:
        return ACCEPT if should_swap(outlook) else DECLINE
    if question == CHOOSE_WOUNDS:
        return card_to_wound(outlook, legal)
    if question == CHOOSE_END:
        return RETREAT if should_retreat(outlook) else DISBAND
    return worst_retreat(outlook, legal)


def should_retreat(outlook: Outlook) -> bool:
    """Unless the army would only be a gift to somebody, wherever it is sent. [K-BAT-5]"""
    s = outlook.s
    source = outlook.me * ZONES + i64(s.battle[BATTLE_ZONE])
    soldiers = s.soldiers[source]
    s.soldiers[source] = 0
    going = holdings(outlook) + gaining(outlook, i64(soldiers) - 1)
    staying = 1000.0
    zones = retreat_zones(s, outlook.me)
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            target = outlook.me * ZONES + zone
            s.soldiers[target] = soldiers
            staying = min(staying, holdings(outlook))
            s.soldiers[target] = 0
    s.soldiers[source] = soldiers
    return staying + outlook.weights.staying >= going


def worst_retreat(outlook: Outlook, legal: vec[i64]) -> i64:
    """Where the loser has least of it: no temple, and rather not home."""
    best = legal[0]
    least = 1000.0
    for action in legal:
        zone = action - GO
        value = worth_of_zone(outlook, zone) + (outlook.weights.home_retreat if CITY_OF[zone] >= 0 else 0.0)
        if value < least:
            least = value
            best = action
    return best


# ---- the end of a battle, and the night


def rest(outlook: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_SACRIFICE:
        return ACCEPT if should_sacrifice(outlook, outlook.s.detail(SACRIFICE_ZONE)) else DECLINE
    if question == CHOOSE_PRAYERS:
        return SPEND if should_pray(outlook) else FINISH
    if question == CHOOSE_VISION:
        return dearest(outlook, legal)
    if question == CHOOSE_DRAWS:
        return SPEND if board(outlook.s, outlook.me, SUPPLY) < 2 else FINISH
    if question == CHOOSE_RAISED:
        return pyramid_to_raise(outlook, legal)
    if question == CHOOSE_JOINING:
        join = best_join(outlook, legal, district(outlook.s, outlook.me, 0))
        return join if join >= 0 else FINISH
    if legal[0] >= SLOT:
        return choose_slot(outlook, legal)
    if legal[len(legal) - 1] == STAY:
        return STAY if should_stay(outlook) else DISBAND
    return legal[len(legal) - 1]  # as many reinforcements as there are


def should_stay(outlook: Outlook) -> bool:
    """The winner disbands an army that would only be a gift to somebody. [K-BAT-7]"""
    at = outlook.me * ZONES + i64(outlook.s.battle[BATTLE_ZONE])
    soldiers = outlook.s.soldiers[at]
    staying = holdings(outlook)
    outlook.s.soldiers[at] = 0
    going = holdings(outlook) + gaining(outlook, i64(soldiers) - 1)
    outlook.s.soldiers[at] = soldiers
    return staying + outlook.weights.staying >= going


def should_sacrifice(outlook: Outlook, zone: i64) -> bool:
    """Always for fame; for prayer points unless that costs a temple or is lost. [K-NIGHT-1, K-NIGHT-2]"""
    if zone == SANCTUARY_ZONE:
        return True
    if soldiers_at(outlook.s, outlook.me, DELTA_TEMPLE) > 1:
        return gaining(outlook, DELTA_GAIN) > outlook.weights.placed
    return gaining(outlook, DELTA_GAIN) > outlook.held and temples(outlook.s, outlook.me) % 2 == 1


def should_pray(outlook: Outlook) -> bool:
    """Veterans become soldiers if there are some to be had; the others are prayed away."""
    room: i64 = 0
    for number in range(DISTRICTS):
        zone = district(outlook.s, outlook.me, number)
        if enemy_at(outlook.s, outlook.me, zone) < 0:
            room += limit(outlook.s, outlook.me) - soldiers_at(outlook.s, outlook.me, zone)
    return board(outlook.s, outlook.me, VETERANS) > min(room, board(outlook.s, outlook.me, SUPPLY))


def pyramid_to_raise(outlook: Outlook, legal: vec[i64]) -> i64:
    """Hand of God. [K-NIGHT-10]"""
    best = legal[0]
    most = 0.0
    for action in legal:
        if action >= RAISE and action < TO_LEVEL:
            level = board(outlook.s, outlook.me, LEVEL + action - RAISE)
            value = worth_of_level(outlook, level, level + 1)
            if value > most:
                most = value
                best = action
    return best


def choose_slot(outlook: Outlook, legal: vec[i64]) -> i64:
    """First to win or to stop somebody who would; otherwise last, so that nobody can answer in the evening."""
    if fame(outlook.s, outlook.me) >= VICTORY_FAME or outlook.rival_fame >= VICTORY_FAME:
        return legal[0]
    return legal[len(legal) - 1]
