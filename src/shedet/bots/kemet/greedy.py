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
    enemy_at,
    soldiers_at,
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
        o = Outlook(knowledge, self.weights)
        if question <= CHOOSE_FIRST_TILE:
            return set_up(o, legal, question)
        if question <= CHOOSE_PLACES:
            return act(o, legal, question)
        if question <= CHOOSE_BATTLE:
            return march(o, legal, question)
        if question <= CHOOSE_RETREAT:
            return fight(o, legal, question, rng)
        return rest(o, legal, question)


def merchant_with(numbers: Numbers) -> Bot:
    """The god with weights of its own, such as a tuner tries out."""
    return GreedyGod(Weights(numbers))


# ---- the start


def set_up(o: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_DISTRICTS:
        return LEAVE + 2  # the harbour is worth an army, and so is one district beside it
    if question == CHOOSE_FIRST_TILE:
        return best_tile(o, legal)
    return first_level(o, legal)


def first_level(o: Outlook, legal: vec[i64]) -> i64:
    """Two colours where armies stand, for teleports; then the better one a level higher. [K-SET-5]"""
    s = o.s
    best = legal[0]
    most = -1.0
    raising = s.detail(LEVELS_LEFT) == STARTING_LEVELS - 2
    for action in legal:
        value = 0.0
        if action >= RAISE:
            value = o.w.first_raise if raising else o.w.early_raise
            value += worth_of_colour(o, board(s, o.me, PYRAMID + action - RAISE))
        else:
            number = (action - FOUND) // COLOURS
            value = worth_of_colour(o, (action - FOUND) % COLOURS)
            if soldiers_at(s, o.me, district(s, o.me, number)) > 0:
                value += o.w.first_camp
        if value > most:
            most = value
            best = action
    return best


def best_tile(o: Outlook, legal: vec[i64]) -> i64:
    best = legal[0]
    for action in legal:
        if o.w.tiles[action - BUY] > o.w.tiles[best - BUY]:
            best = action
    return best


# ---- moves


def march(o: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_ARMY:
        join = best_join(o, legal, district(o.s, o.me, 0))
        return join if join >= 0 else choose_army(o, legal)
    if question == CHOOSE_GROUP:
        return choose_group(o, legal)
    if question == CHOOSE_STEP:
        return choose_step(o, legal)
    if question == CHOOSE_OBELISK:
        return choose_obelisk(o, legal)
    if question == CHOOSE_MEMORY:
        return dearest(o, legal)
    best = legal[0]
    if question == CHOOSE_TARGET:
        for action in legal:
            if gain_by_fire(o, action - GO) > gain_by_fire(o, best - GO):
                best = action
    return best


def dearest(o: Outlook, legal: vec[i64]) -> i64:
    """The intervention that is worth most, of those to choose from."""
    best = legal[0]
    for action in legal:
        if worth_of_card(o, action - CHOOSE_CARD) > worth_of_card(o, best - CHOOSE_CARD):
            best = action
    return best


# ---- battles


def fight(o: Outlook, legal: vec[i64], question: i64, rng: Rng) -> i64:
    if question == CHOOSE_SHOWN:
        return card_to_show(o, legal)
    if question == CHOOSE_CARDS:
        return choose_cards(o, legal, rng)
    if question == CHOOSE_RETURNED:
        return cheapest(o, legal, GET_BACK)
    if question == CHOOSE_TACTICS:
        return ACCEPT if should_swap(o) else DECLINE
    if question == CHOOSE_WOUNDS:
        return card_to_wound(o, legal)
    if question == CHOOSE_END:
        return RETREAT if should_retreat(o) else DISBAND
    return worst_retreat(o, legal)


def should_retreat(o: Outlook) -> bool:
    """Unless the army would only be a gift to somebody, wherever it is sent. [K-BAT-5]"""
    s = o.s
    source = o.me * ZONES + i64(s.battle[BATTLE_ZONE])
    soldiers = s.soldiers[source]
    s.soldiers[source] = 0
    going = holdings(o) + gaining(o, i64(soldiers) - 1)
    staying = 1000.0
    zones = retreat_zones(s, o.me)
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            target = o.me * ZONES + zone
            s.soldiers[target] = soldiers
            staying = min(staying, holdings(o))
            s.soldiers[target] = 0
    s.soldiers[source] = soldiers
    return staying + o.w.staying >= going


def worst_retreat(o: Outlook, legal: vec[i64]) -> i64:
    """Where the loser has least of it: no temple, and rather not home."""
    best = legal[0]
    least = 1000.0
    for action in legal:
        zone = action - GO
        value = worth_of_zone(o, zone) + (o.w.home_retreat if CITY_OF[zone] >= 0 else 0.0)
        if value < least:
            least = value
            best = action
    return best


# ---- the end of a battle, and the night


def rest(o: Outlook, legal: vec[i64], question: i64) -> i64:
    if question == CHOOSE_SACRIFICE:
        return ACCEPT if should_sacrifice(o, o.s.detail(SACRIFICE_ZONE)) else DECLINE
    if question == CHOOSE_PRAYERS:
        return SPEND if should_pray(o) else FINISH
    if question == CHOOSE_VISION:
        return dearest(o, legal)
    if question == CHOOSE_DRAWS:
        return SPEND if board(o.s, o.me, SUPPLY) < 2 else FINISH
    if question == CHOOSE_RAISED:
        return pyramid_to_raise(o, legal)
    if question == CHOOSE_JOINING:
        join = best_join(o, legal, district(o.s, o.me, 0))
        return join if join >= 0 else FINISH
    if legal[0] >= SLOT:
        return choose_slot(o, legal)
    if legal[len(legal) - 1] == STAY:
        return STAY if should_stay(o) else DISBAND
    return legal[len(legal) - 1]  # as many reinforcements as there are


def should_stay(o: Outlook) -> bool:
    """The winner disbands an army that would only be a gift to somebody. [K-BAT-7]"""
    at = o.me * ZONES + i64(o.s.battle[BATTLE_ZONE])
    soldiers = o.s.soldiers[at]
    staying = holdings(o)
    o.s.soldiers[at] = 0
    going = holdings(o) + gaining(o, i64(soldiers) - 1)
    o.s.soldiers[at] = soldiers
    return staying + o.w.staying >= going


def should_sacrifice(o: Outlook, zone: i64) -> bool:
    """Always for fame; for prayer points unless that costs a temple or is lost. [K-NIGHT-1, K-NIGHT-2]"""
    if zone == SANCTUARY_ZONE:
        return True
    if soldiers_at(o.s, o.me, DELTA_TEMPLE) > 1:
        return gaining(o, DELTA_GAIN) > o.w.placed
    return gaining(o, DELTA_GAIN) > o.held and temples(o.s, o.me) % 2 == 1


def should_pray(o: Outlook) -> bool:
    """Veterans become soldiers if there are some to be had; the others are prayed away."""
    room: i64 = 0
    for number in range(DISTRICTS):
        zone = district(o.s, o.me, number)
        if enemy_at(o.s, o.me, zone) < 0:
            room += limit(o.s, o.me) - soldiers_at(o.s, o.me, zone)
    return board(o.s, o.me, VETERANS) > min(room, board(o.s, o.me, SUPPLY))


def pyramid_to_raise(o: Outlook, legal: vec[i64]) -> i64:
    """Hand of God. [K-NIGHT-10]"""
    best = legal[0]
    most = 0.0
    for action in legal:
        if action >= RAISE and action < TO_LEVEL:
            level = board(o.s, o.me, LEVEL + action - RAISE)
            value = worth_of_level(o, level, level + 1)
            if value > most:
                most = value
                best = action
    return best


def choose_slot(o: Outlook, legal: vec[i64]) -> i64:
    """First to win or to stop somebody who would; otherwise last, so that nobody can answer in the evening."""
    if fame(o.s, o.me) >= VICTORY_FAME or o.rival_fame >= VICTORY_FAME:
        return legal[0]
    return legal[len(legal) - 1]
