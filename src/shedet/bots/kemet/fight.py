"""A battle as it may be fought: what both sides bring, what is at stake, and what each card is likely to come to."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.weights import Weights
from shedet.bots.kemet.worth import (
    OF_CRITICAL,
    OF_DAMAGE,
    OF_SHIELD,
    OF_STRENGTH,
    Outlook,
    gaining,
    number,
    worth_of_zone,
)
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    COST_OF,
    INTERVENTION_STRENGTH,
    RUSE,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.control import fame
from shedet.games.kemet.state import (
    ATTACKER,
    CITY,
    HAND,
    PRAYER_POINTS,
    battle_discards,
    battle_hand,
    board,
    cards_of,
    owns,
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


@final
class Fight:
    """A battle before cards are shown: two armies with what their tiles and creatures add, and what is at stake."""

    def __init__(self, weights: Weights, side: i64, other: i64) -> None:
        self.weights = weights
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


def foresee(outlook: Outlook, side: i64, other: i64, zone: i64, soldiers: i64, creature: i64) -> Fight:
    """A battle on this side of so many of my soldiers, with this creature, against the army of another in a zone."""
    s = outlook.s
    me = outlook.me
    fight = Fight(outlook.weights, side, other)
    theirs = creature_at(s, other, zone)
    mine = NO_CREATURE if theirs == DESERT_SNAKE else creature
    if creature == DESERT_SNAKE:
        theirs = NO_CREATURE
    fight.soldiers = soldiers
    fight.strength = soldiers + number(outlook, me, side, OF_STRENGTH, mine)
    fight.damage = number(outlook, me, side, OF_DAMAGE, mine)
    fight.critical = number(outlook, me, side, OF_CRITICAL, mine)
    fight.shield = number(outlook, me, side, OF_SHIELD, mine)
    fight.their_soldiers = soldiers_at(s, other, zone)
    fight.their_strength = fight.their_soldiers + number(outlook, other, 1 - side, OF_STRENGTH, theirs)
    fight.their_damage = number(outlook, other, 1 - side, OF_DAMAGE, theirs)
    fight.their_critical = number(outlook, other, 1 - side, OF_CRITICAL, theirs)
    fight.their_shield = number(outlook, other, 1 - side, OF_SHIELD, theirs)
    if CITY_OF[zone] == board(s, me, CITY):
        fight.strength += 1
    elif CITY_OF[zone] == board(s, other, CITY):
        fight.their_strength += 1
    fight.surprise = surprise(outlook, other)
    fight.rivalry = outlook.rivalry(other)
    set_stakes(outlook, fight, zone)
    return fight


def surprise(outlook: Outlook, other: i64) -> float:
    """How likely one of their interventions adds to their strength: one of them is the Ruse."""
    none = 1.0
    for _ in range(outlook.knowledge.interventions[other] - 1):
        none *= 1.0 - outlook.weights.surprise_chance
    return 1.0 - none


def set_stakes(outlook: Outlook, fight: Fight, zone: i64) -> None:
    """What the ends of a battle are worth: fame, veterans, the zone. [K-BAT-6]"""
    s = outlook.s
    weights = outlook.weights
    place = worth_of_zone(outlook, zone)
    mine = fame(s, outlook.me)
    theirs = fame(s, fight.other)
    fight.defeat = weights.veteran
    fight.draw = weights.veteran
    if fight.attacking:
        fight.victory = weights.fame + (weights.lasting + fight.rivalry) * place - fight.rivalry * weights.veteran
        fight.hollow = fight.rivalry * place + weights.veteran - fight.rivalry * weights.veteran
        fight.defeat -= fight.rivalry * 2.0 * weights.veteran
        fight.draw -= fight.rivalry * 2.0 * weights.veteran
        if mine + 1 >= VICTORY_FAME and mine + 1 >= outlook.rival_fame:
            fight.victory += weights.victory
        if theirs >= VICTORY_FAME and place >= outlook.held:
            fight.victory += weights.victory
            fight.hollow += weights.victory
    else:
        fight.victory = 2.0 * weights.veteran
        fight.hollow = 2.0 * weights.veteran - weights.hollow * place
        if owns(s, outlook.me, DEFENSIVE_VICTORY):
            fight.victory += weights.fame
        fight.defeat -= fight.rivalry * (weights.fame + weights.lasting * place) + place
        fight.draw -= place
        if theirs + 1 >= VICTORY_FAME:
            fight.defeat -= weights.victory
    if owns(s, outlook.me, DIVINE_HUNGER):
        fight.victory += gaining(outlook, HUNGER_GAIN)
        fight.hollow += gaining(outlook, HUNGER_GAIN)
    if owns(s, outlook.me, HONOR):
        fight.defeat += weights.honor


def survivors(soldiers: i64, critical: i64, removed: i64, damage: i64, shield: i64) -> i64:
    """[K-BAT-4]"""
    left = max(0, soldiers - critical)
    left = max(0, left - removed)
    return max(0, left - max(0, damage - shield))


def chance_to_win(fight: Fight, margin: i64) -> float:
    """An attacker needs one more than the defender; strength that is not seen yet may tip it."""
    need: i64 = 1 if fight.attacking else 0
    if margin < need:
        return 0.0
    chance = 1.0
    if margin < need + 1:
        chance -= (1.0 - fight.weights.great_surprise_chance) * fight.surprise
    if margin < need + 2:
        chance -= fight.weights.great_surprise_chance * fight.surprise
    return chance


def outcome(fight: Fight, card: i64, their_card: i64) -> float:
    """What a battle with these active cards is worth."""
    margin = fight.strength + CARD_STRENGTH[card] - fight.their_strength - CARD_STRENGTH[their_card]
    chance = chance_to_win(fight, margin)
    left = survivors(
        fight.soldiers,
        fight.their_critical,
        CARD_REMOVED[card],
        fight.their_damage + CARD_DAMAGE[their_card],
        fight.shield + CARD_SHIELD[card],
    )
    their_left = survivors(
        fight.their_soldiers,
        fight.critical,
        CARD_REMOVED[their_card],
        fight.damage + CARD_DAMAGE[card],
        fight.their_shield + CARD_SHIELD[their_card],
    )
    win = (fight.victory if left > 0 else fight.hollow) + fight.rivalry * fight.weights.shattered * float(their_left)
    lose = (fight.defeat if their_left > 0 else fight.draw) - fight.weights.shattered * float(left)
    kills = fight.weights.killed * fight.rivalry * float(fight.their_soldiers - their_left)
    return chance * win + (1.0 - chance) * lose + kills - fight.weights.lost * float(fight.soldiers - left)


# ---- whose cards


def own_cards(outlook: Outlook) -> i64:
    """My battle cards; with none left all come back. [K-BAT-1]"""
    cards = battle_hand(outlook.s, outlook.me)
    return cards if cards != 0 else battle_discards(outlook.s, outlook.me)


def their_weights(outlook: Outlook, other: i64) -> vec[float]:
    """How likely each battle card is the other's: those not shown, the strong ones sooner."""
    cards = outlook.knowledge.owned[other]
    if outlook.knowledge.battle_cards[other] > 0:
        cards &= ~battle_discards(outlook.s, other)
    weights = vec[float]([0.0] * BATTLE_CARDS)
    total = 0.0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            weights[card] = 1.0 + outlook.weights.tilt * float(CARD_STRENGTH[card])
            total += weights[card]
    if total == 0.0:
        weights[0] = 1.0  # nothing is known: the strongest
        return weights
    for card in range(BATTLE_CARDS):
        weights[card] /= total
    return weights


def expected(fight: Fight, card: i64, weights: vec[float]) -> float:
    total = 0.0
    for their_card in range(BATTLE_CARDS):
        if weights[their_card] > 0.0:
            total += weights[their_card] * outcome(fight, card, their_card)
    return total


def best_expected(fight: Fight, cards: i64, weights: vec[float]) -> float:
    """The worth of a battle with the best of my cards: one of the strongest, for an attack that is planned."""
    best = -1000.0
    tried: i64 = 0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1 and (tried < 3 or CARD_STRENGTH[card] > 2):
            tried += 1
            best = max(best, expected(fight, card, weights))
    return best


def prospect(outlook: Outlook, zone: i64, other: i64, soldiers: i64, creature: i64) -> float:
    """What it is worth to attack, whatever the army is worth itself; strength from my hand is counted in."""
    fight = foresee(outlook, ATTACKER, other, zone, soldiers, creature)
    fight.strength += strength_in_hand(outlook)
    return best_expected(fight, own_cards(outlook), their_weights(outlook, other))


def strength_in_hand(outlook: Outlook) -> i64:
    """What interventions of mine could add, up to 2."""
    total: i64 = 0
    points = board(outlook.s, outlook.me, PRAYER_POINTS)
    for kind in range(RUSE):
        if INTERVENTION_STRENGTH[kind] > 0 and COST_OF[kind] <= points:
            total += INTERVENTION_STRENGTH[kind] * cards_of(outlook.s, HAND + outlook.me, kind)
    return min(2, total)


def winning(fight: Fight, active: i64, weights: vec[float]) -> float:
    """How likely I win with this card."""
    total = 0.0
    for their_card in range(BATTLE_CARDS):
        margin = fight.strength + CARD_STRENGTH[active] - fight.their_strength - CARD_STRENGTH[their_card]
        total += weights[their_card] * chance_to_win(fight, margin)
    return total
