"""How the greedy god of Kemet fights: what a battle is likely to come to, and which cards it plays.

Every pair of active cards has a worth for me. What the other holds is guessed from what it has shown; the card is drawn
from a mixture that no answer of the other would make much worse (both sides answer each other's average for a while),
so it cannot be read.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.weights import Weights
from shedet.bots.kemet.worth import (
    OF_CRITICAL,
    OF_DAMAGE,
    OF_SHIELD,
    OF_STRENGTH,
    Outlook,
    cheapest,
    gaining,
    number,
    paying,
    worth_of_card,
    worth_of_zone,
)
from shedet.core.rng import Rng
from shedet.games.kemet.actions import ACTIVE_CARD, DISCARD, DISCARD_CARD, FINISH, PLAY
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    COST_OF,
    DIVINE_PROTECTION,
    GLORY,
    GLORY_GAIN,
    INTERVENTION_DAMAGE,
    INTERVENTION_SHIELD,
    INTERVENTION_STRENGTH,
    INTERVENTIONS,
    NO_CARD,
    REINFORCED,
    REINFORCEMENT,
    RUSE,
    TACTICAL_CHOICE,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.battle import cost_of_played, played_sum, strength
from shedet.games.kemet.rules.control import fame
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_ZONE,
    CITY,
    DISCARDED,
    HAND,
    PRAYER_POINTS,
    SUPPLY,
    battle_discards,
    battle_hand,
    board,
    cards_of,
    count_cards,
    creature_at,
    fighter,
    owns,
    side_of,
    soldiers_at,
)
from shedet.games.kemet.tiles import (
    DEFENSIVE_VICTORY,
    DESERT_SNAKE,
    DIVINE_HUNGER,
    HONOR,
    HUNGER_GAIN,
    NO_CREATURE,
)
from shedet.games.kemet.zones import CITY_OF

ROUNDS: Final = 48  # of answers to each other's average


@final
class Fight:
    """A battle before cards are shown: two armies with what their tiles and creatures add, and what is at stake."""

    def __init__(self, weights: Weights, side: i64, other: i64) -> None:
        self.w = weights
        self.attacking = side == ATTACKER
        self.other = other
        self.soldiers: i64 = 0  # mine
        self.strength: i64 = 0
        self.damage: i64 = 0
        self.critical: i64 = 0
        self.shield: i64 = 0
        self.their_soldiers: i64 = 0
        self.their_strength: i64 = 0
        self.their_damage: i64 = 0
        self.their_critical: i64 = 0
        self.their_shield: i64 = 0
        self.surprise = 0.0  # how likely they add strength that is not seen yet
        self.rivalry = 1.0
        self.victory = 0.0  # what winning is worth, with a survivor
        self.hollow = 0.0  # and without
        self.defeat = 0.0  # what losing is worth if the enemy survives
        self.draw = 0.0  # and if it does not


def foresee(o: Outlook, side: i64, other: i64, zone: i64, soldiers: i64, creature: i64) -> Fight:
    """A battle on this side of so many of my soldiers, with this creature, against the army of another in a zone."""
    s = o.s
    me = o.me
    f = Fight(o.w, side, other)
    theirs = creature_at(s, other, zone)
    mine = NO_CREATURE if theirs == DESERT_SNAKE else creature
    if creature == DESERT_SNAKE:
        theirs = NO_CREATURE
    f.soldiers = soldiers
    f.strength = soldiers + number(o, me, side, OF_STRENGTH, mine)
    f.damage = number(o, me, side, OF_DAMAGE, mine)
    f.critical = number(o, me, side, OF_CRITICAL, mine)
    f.shield = number(o, me, side, OF_SHIELD, mine)
    f.their_soldiers = soldiers_at(s, other, zone)
    f.their_strength = f.their_soldiers + number(o, other, 1 - side, OF_STRENGTH, theirs)
    f.their_damage = number(o, other, 1 - side, OF_DAMAGE, theirs)
    f.their_critical = number(o, other, 1 - side, OF_CRITICAL, theirs)
    f.their_shield = number(o, other, 1 - side, OF_SHIELD, theirs)
    if CITY_OF[zone] == board(s, me, CITY):
        f.strength += 1
    elif CITY_OF[zone] == board(s, other, CITY):
        f.their_strength += 1
    f.surprise = surprise(o, other)
    f.rivalry = o.rivalry(other)
    set_stakes(o, f, zone)
    return f


def surprise(o: Outlook, other: i64) -> float:
    """How likely one of their interventions adds to their strength: one of them is the Ruse."""
    none = 1.0
    for _ in range(o.k.interventions[other] - 1):
        none *= 1.0 - o.w.surprise_chance
    return 1.0 - none


def set_stakes(o: Outlook, f: Fight, zone: i64) -> None:
    """What the ends of a battle are worth: fame, veterans, the zone. [K-BAT-6]"""
    s = o.s
    place = worth_of_zone(o, zone)
    mine = fame(s, o.me)
    theirs = fame(s, f.other)
    f.defeat = o.w.veteran
    f.draw = o.w.veteran
    if f.attacking:
        f.victory = o.w.fame + (o.w.lasting + f.rivalry) * place - f.rivalry * o.w.veteran
        f.hollow = f.rivalry * place + o.w.veteran - f.rivalry * o.w.veteran
        f.defeat -= f.rivalry * 2.0 * o.w.veteran
        f.draw -= f.rivalry * 2.0 * o.w.veteran
        if mine + 1 >= VICTORY_FAME and mine + 1 >= o.rival_fame:
            f.victory += o.w.victory
        if theirs >= VICTORY_FAME and place >= o.held:
            f.victory += o.w.victory
            f.hollow += o.w.victory
    else:
        f.victory = 2.0 * o.w.veteran
        f.hollow = 2.0 * o.w.veteran - o.w.hollow * place
        if owns(s, o.me, DEFENSIVE_VICTORY):
            f.victory += o.w.fame
        f.defeat -= f.rivalry * (o.w.fame + o.w.lasting * place) + place
        f.draw -= place
        if theirs + 1 >= VICTORY_FAME:
            f.defeat -= o.w.victory
    if owns(s, o.me, DIVINE_HUNGER):
        f.victory += gaining(o, HUNGER_GAIN)
        f.hollow += gaining(o, HUNGER_GAIN)
    if owns(s, o.me, HONOR):
        f.defeat += o.w.honor


def survivors(soldiers: i64, critical: i64, removed: i64, damage: i64, shield: i64) -> i64:
    """[K-BAT-4]"""
    left = max(0, soldiers - critical)
    left = max(0, left - removed)
    return max(0, left - max(0, damage - shield))


def chance_to_win(f: Fight, margin: i64) -> float:
    """An attacker needs one more than the defender; strength that is not seen yet may tip it."""
    need: i64 = 1 if f.attacking else 0
    if margin < need:
        return 0.0
    chance = 1.0
    if margin < need + 1:
        chance -= (1.0 - f.w.great_surprise_chance) * f.surprise
    if margin < need + 2:
        chance -= f.w.great_surprise_chance * f.surprise
    return chance


def outcome(f: Fight, card: i64, their_card: i64) -> float:
    """What a battle with these active cards is worth."""
    margin = f.strength + CARD_STRENGTH[card] - f.their_strength - CARD_STRENGTH[their_card]
    chance = chance_to_win(f, margin)
    left = survivors(
        f.soldiers,
        f.their_critical,
        CARD_REMOVED[card],
        f.their_damage + CARD_DAMAGE[their_card],
        f.shield + CARD_SHIELD[card],
    )
    their_left = survivors(
        f.their_soldiers,
        f.critical,
        CARD_REMOVED[their_card],
        f.damage + CARD_DAMAGE[card],
        f.their_shield + CARD_SHIELD[their_card],
    )
    win = (f.victory if left > 0 else f.hollow) + f.rivalry * f.w.shattered * float(their_left)
    lose = (f.defeat if their_left > 0 else f.draw) - f.w.shattered * float(left)
    kills = f.w.killed * f.rivalry * float(f.their_soldiers - their_left)
    return chance * win + (1.0 - chance) * lose + kills - f.w.lost * float(f.soldiers - left)


# ---- whose cards


def own_cards(o: Outlook) -> i64:
    """My battle cards; with none left all come back. [K-BAT-1]"""
    cards = battle_hand(o.s, o.me)
    return cards if cards != 0 else battle_discards(o.s, o.me)


def their_weights(o: Outlook, other: i64) -> vec[float]:
    """How likely each battle card is the other's: those not shown, the strong ones sooner."""
    cards = o.k.owned[other]
    if o.k.battle_cards[other] > 0:
        cards &= ~battle_discards(o.s, other)
    weights = vec[float]([0.0] * BATTLE_CARDS)
    total = 0.0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            weights[card] = 1.0 + o.w.tilt * float(CARD_STRENGTH[card])
            total += weights[card]
    if total == 0.0:
        weights[0] = 1.0  # nothing is known: the strongest
        return weights
    for card in range(BATTLE_CARDS):
        weights[card] /= total
    return weights


def expected(f: Fight, card: i64, weights: vec[float]) -> float:
    total = 0.0
    for their_card in range(BATTLE_CARDS):
        if weights[their_card] > 0.0:
            total += weights[their_card] * outcome(f, card, their_card)
    return total


def best_expected(f: Fight, cards: i64, weights: vec[float]) -> float:
    """The worth of a battle with the best of my cards: one of the strongest, for an attack that is planned."""
    best = -1000.0
    tried: i64 = 0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1 and (tried < 3 or CARD_STRENGTH[card] > 2):
            tried += 1
            best = max(best, expected(f, card, weights))
    return best


def prospect(o: Outlook, zone: i64, other: i64, soldiers: i64, creature: i64) -> float:
    """What it is worth to attack, whatever the army is worth itself; strength from my hand is counted in."""
    f = foresee(o, ATTACKER, other, zone, soldiers, creature)
    f.strength += strength_in_hand(o)
    return best_expected(f, own_cards(o), their_weights(o, other))


def strength_in_hand(o: Outlook) -> i64:
    """What interventions of mine could add, up to 2."""
    total: i64 = 0
    points = board(o.s, o.me, PRAYER_POINTS)
    for kind in range(RUSE):
        if INTERVENTION_STRENGTH[kind] > 0 and COST_OF[kind] <= points:
            total += INTERVENTION_STRENGTH[kind] * cards_of(o.s, HAND + o.me, kind)
    return min(2, total)


# ---- the battle that is fought


def my_fight(o: Outlook) -> Fight:
    """The battle I am in, with the interventions I have laid down already."""
    s = o.s
    zone = i64(s.battle[BATTLE_ZONE])
    side = side_of(s, o.me)
    other = fighter(s, 1 - side)
    f = foresee(o, side, other, zone, soldiers_at(s, o.me, zone), creature_at(s, o.me, zone))
    f.strength += played_sum(s, o.me, INTERVENTION_STRENGTH)
    f.damage += played_sum(s, o.me, INTERVENTION_DAMAGE)
    f.shield += played_sum(s, o.me, INTERVENTION_SHIELD)
    return f


def shown_or_likely(o: Outlook, f: Fight) -> vec[float]:
    """The other's card: the one that Prescience has shown, or any that is likely."""
    side = side_of(o.s, o.me)
    shown = i64(o.s.battle[ACTIVE + 1 - side])
    if shown == NO_CARD:
        return their_weights(o, f.other)
    weights = vec[float]([0.0] * BATTLE_CARDS)
    weights[shown] = 1.0
    return weights


def choose_cards(o: Outlook, legal: vec[i64], rng: Rng) -> i64:
    """The active card, the one to discard, and interventions. [K-BAT-1]"""
    if legal[0] == FINISH:
        return next_intervention(o, legal)
    if legal[0] >= DISCARD_CARD:
        return card_to_discard(o, legal, rng)
    f = my_fight(o)
    f.strength += strength_in_hand(o)
    return ACTIVE_CARD + draw_card(f, battle_hand(o.s, o.me), shown_or_likely(o, f), rng)


def draw_card(f: Fight, cards: i64, weights: vec[float], rng: Rng) -> i64:
    """Both sides answer the average of what the other has done so far; my average is what I draw from."""
    mine = vec[float]([0.0] * BATTLE_CARDS)  # what each of my cards has gained so far
    theirs = vec[float]([0.0] * BATTLE_CARDS)  # and each of theirs has left me
    worth = vec[float]([0.0] * (BATTLE_CARDS * BATTLE_CARDS))
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            for other in range(BATTLE_CARDS):
                if weights[other] > 0.0:
                    worth[card * BATTLE_CARDS + other] = outcome(f, card, other)
                    mine[card] += f.w.guess * weights[other] * worth[card * BATTLE_CARDS + other]
    drawn = best_of(mine, cards)
    which = rng.below(ROUNDS)
    for turn in range(ROUNDS):
        card = best_of(mine, cards)
        if turn == which:
            drawn = card
        answer: i64 = -1
        for other in range(BATTLE_CARDS):
            if weights[other] > 0.0:
                theirs[other] += worth[card * BATTLE_CARDS + other]
                if answer < 0 or theirs[other] < theirs[answer]:
                    answer = other
        for each in range(BATTLE_CARDS):
            mine[each] += worth[each * BATTLE_CARDS + answer]
    return drawn


def best_of(worths: vec[float], cards: i64) -> i64:
    best: i64 = -1
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1 and (best < 0 or worths[card] > worths[best]):
            best = card
    return best


def card_to_show(o: Outlook, legal: vec[i64]) -> i64:
    """Against Prescience: the card whose best answer hurts least. [K-BAT-2]"""
    f = my_fight(o)
    f.strength += strength_in_hand(o)
    weights = their_weights(o, f.other)
    best = legal[0]
    most = -1000.0
    for action in legal:
        least = 1000.0
        for other in range(BATTLE_CARDS):
            if weights[other] > 0.0:
                least = min(least, outcome(f, action - ACTIVE_CARD, other))
        least += o.w.shown * expected(f, action - ACTIVE_CARD, weights)
        if least > most:
            most = least
            best = action
    return best


def card_to_discard(o: Outlook, legal: vec[i64], rng: Rng) -> i64:
    """The weakest, or sometimes the next: whoever counts along should not be sure."""
    weakest = legal[0]
    for action in legal:
        if o.w.discards[action - DISCARD_CARD] < o.w.discards[weakest - DISCARD_CARD]:
            weakest = action
    if len(legal) < 3 or rng.below(4) > 0:
        return weakest
    following: i64 = -1
    for action in legal:
        if action != weakest:
            if following < 0 or o.w.discards[action - DISCARD_CARD] < o.w.discards[following - DISCARD_CARD]:
                following = action
    return following


# ---- interventions


def next_intervention(o: Outlook, legal: vec[i64]) -> i64:
    """One more intervention to the active card, if it gains more than it is worth."""
    hand = vec[i64]([0] * INTERVENTIONS)
    for action in legal:
        if action != FINISH:
            hand[action - PLAY] = 1
    f = my_fight(o)
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    left = board(o.s, o.me, PRAYER_POINTS) - cost_of_played(o.s, o.me)
    kind = best_intervention(o, f, active, shown_or_likely(o, f), hand, left)
    return FINISH if kind < 0 else PLAY + kind


def best_intervention(o: Outlook, f: Fight, active: i64, weights: vec[float], hand: vec[i64], left: i64) -> i64:
    """The card of these that gains most with so many prayer points left; -1: none gains enough."""
    before = expected(f, active, weights)
    best: i64 = -1
    most = o.w.battle_card_gain
    for kind in range(INTERVENTIONS):
        if hand[kind] == 0 or kind == RUSE or COST_OF[kind] > left:
            continue
        gain = gain_by_card(o, f, kind, active, weights, before) - worth_of_card(o, kind) - paying(o, COST_OF[kind])
        if gain > most:
            most = gain
            best = kind
    return best


def add_interventions(o: Outlook, f: Fight, active: i64, weights: vec[float]) -> None:
    """Add to a battle what would be played from the hand with this card. (Tactical Choice adds nothing that is known
    before the cards are seen.)"""
    hand = vec[i64]([0] * INTERVENTIONS)
    for kind in range(RUSE):
        if kind != TACTICAL_CHOICE:
            hand[kind] = cards_of(o.s, HAND + o.me, kind)
    left = board(o.s, o.me, PRAYER_POINTS) - cost_of_played(o.s, o.me)
    while True:
        kind = best_intervention(o, f, active, weights, hand, left)
        if kind < 0:
            return
        hand[kind] -= 1
        left -= COST_OF[kind]
        f.strength += INTERVENTION_STRENGTH[kind]
        f.damage += INTERVENTION_DAMAGE[kind]
        f.shield += INTERVENTION_SHIELD[kind]


def gain_by_card(o: Outlook, f: Fight, kind: i64, active: i64, weights: vec[float], before: float) -> float:
    """What the battle gains by an intervention."""
    if kind == TACTICAL_CHOICE:
        other = i64(o.s.battle[DISCARDED + side_of(o.s, o.me)])
        total = -before
        for their_card in range(BATTLE_CARDS):
            if weights[their_card] > 0.0:
                total += weights[their_card] * max(outcome(f, active, their_card), outcome(f, other, their_card))
        return total
    if kind == GLORY or kind == REINFORCEMENT or kind == DIVINE_PROTECTION:
        return winning(f, active, weights) * gain_if_won(o, f, kind)
    f.strength += INTERVENTION_STRENGTH[kind]
    f.damage += INTERVENTION_DAMAGE[kind]
    f.shield += INTERVENTION_SHIELD[kind]
    after = expected(f, active, weights)
    f.strength -= INTERVENTION_STRENGTH[kind]
    f.damage -= INTERVENTION_DAMAGE[kind]
    f.shield -= INTERVENTION_SHIELD[kind]
    return after - before


def winning(f: Fight, active: i64, weights: vec[float]) -> float:
    """How likely I win with this card."""
    total = 0.0
    for their_card in range(BATTLE_CARDS):
        margin = f.strength + CARD_STRENGTH[active] - f.their_strength - CARD_STRENGTH[their_card]
        total += weights[their_card] * chance_to_win(f, margin)
    return total


def gain_if_won(o: Outlook, f: Fight, kind: i64) -> float:
    if kind == GLORY:
        return gaining(o, GLORY_GAIN)
    if kind == REINFORCEMENT:
        return o.w.placed * float(min(REINFORCED, board(o.s, o.me, SUPPLY)))
    return o.w.protection_large if f.soldiers > 2 else o.w.protection_small


def should_swap(o: Outlook) -> bool:
    """Tactical Choice, when all cards are seen. [K-BAT-2]"""
    s = o.s
    side = side_of(s, o.me)
    f = my_fight(o)
    f.surprise = 0.0
    f.their_strength += played_sum(s, f.other, INTERVENTION_STRENGTH)
    f.their_damage += played_sum(s, f.other, INTERVENTION_DAMAGE)
    f.their_shield += played_sum(s, f.other, INTERVENTION_SHIELD)
    theirs = i64(s.battle[ACTIVE + 1 - side])
    return outcome(f, i64(s.battle[DISCARDED + side]), theirs) > outcome(f, i64(s.battle[ACTIVE + side]), theirs)


def card_to_wound(o: Outlook, legal: vec[i64]) -> i64:
    """Divine Wound: as many cards as it takes to win, if there are enough. [K-BAT-2]"""
    s = o.s
    side = side_of(s, o.me)
    missing = strength(s, 1 - side) - strength(s, side)
    if side == ATTACKER:
        missing += 1
    have = count_cards(s, HAND + o.me)
    if missing <= 0 or missing > have or float(missing) * o.w.card > o.w.fame:
        return FINISH
    return cheapest(o, legal, DISCARD)
