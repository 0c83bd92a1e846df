"""How the greedy god of Kemet fights: what a battle is likely to come to, and which cards it plays.

Every pair of active cards has a worth for me. What the other holds is guessed from what it has shown; the card is drawn
from a mixture that no answer of the other would make much worse (both sides answer each other's average for a while),
so it cannot be read.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.fight import Fight, expected, foresee, outcome, strength_in_hand, their_weights, winning
from shedet.bots.kemet.worth import (
    Outlook,
    cheapest,
    gaining,
    paying,
    worth_of_card,
)
from shedet.core.rng import Rng
from shedet.games.kemet.actions import ACTIVE_CARD, DISCARD, DISCARD_CARD, FINISH, PLAY
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARDS,
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
)
from shedet.games.kemet.rules.battle import cost_of_played
from shedet.games.kemet.rules.damage import played_sum, strength
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_ZONE,
    DISCARDED,
    HAND,
    PRAYER_POINTS,
    SUPPLY,
    battle_hand,
    board,
    cards_of,
    count_cards,
    fighter,
    side_of,
)

ROUNDS: Final = 48  # of answers to each other's average


# ---- the battle that is fought


def my_fight(outlook: Outlook) -> Fight:
    """The battle I am in, with the interventions I have laid down already."""
    s = outlook.s
    zone = i64(s.battle[BATTLE_ZONE])
    side = side_of(s, outlook.me)
    other = fighter(s, 1 - side)
    fight = foresee(outlook, side, other, zone, soldiers_at(s, outlook.me, zone), creature_at(s, outlook.me, zone))
    fight.strength += played_sum(s, outlook.me, INTERVENTION_STRENGTH)
    fight.damage += played_sum(s, outlook.me, INTERVENTION_DAMAGE)
    fight.shield += played_sum(s, outlook.me, INTERVENTION_SHIELD)
    return fight


def shown_or_likely(outlook: Outlook, fight: Fight) -> vec[float]:
    """The other's card: the one that Prescience has shown, or any that is likely."""
    side = side_of(outlook.s, outlook.me)
    shown = i64(outlook.s.battle[ACTIVE + 1 - side])
    if shown == NO_CARD:
        return their_weights(outlook, fight.other)
    weights = vec[float]([0.0] * BATTLE_CARDS)
    weights[shown] = 1.0
    return weights


def choose_cards(outlook: Outlook, legal: vec[i64], rng: Rng) -> i64:
    """The active card, the one to discard, and interventions. [K-BAT-1]"""
    if legal[0] == FINISH:
        return next_intervention(outlook, legal)
    if legal[0] >= DISCARD_CARD:
        return card_to_discard(outlook, legal, rng)
    fight = my_fight(outlook)
    fight.strength += strength_in_hand(outlook)
    return ACTIVE_CARD + draw_card(fight, battle_hand(outlook.s, outlook.me), shown_or_likely(outlook, fight), rng)


def draw_card(fight: Fight, cards: i64, weights: vec[float], rng: Rng) -> i64:
    """Both sides answer the average of what the other has done so far; my average is what I draw from."""
    mine = vec[float]([0.0] * BATTLE_CARDS)  # what each of my cards has gained so far
    theirs = vec[float]([0.0] * BATTLE_CARDS)  # and each of theirs has left me
    worth = vec[float]([0.0] * (BATTLE_CARDS * BATTLE_CARDS))
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            for other in range(BATTLE_CARDS):
                if weights[other] > 0.0:
                    worth[card * BATTLE_CARDS + other] = outcome(fight, card, other)
                    mine[card] += fight.weights.guess * weights[other] * worth[card * BATTLE_CARDS + other]
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


def card_to_show(outlook: Outlook, legal: vec[i64]) -> i64:
    """Against Prescience: the card whose best answer hurts least. [K-BAT-2]"""
    fight = my_fight(outlook)
    fight.strength += strength_in_hand(outlook)
    weights = their_weights(outlook, fight.other)
    best = legal[0]
    most = -1000.0
    for action in legal:
        least = 1000.0
        for other in range(BATTLE_CARDS):
            if weights[other] > 0.0:
                least = min(least, outcome(fight, action - ACTIVE_CARD, other))
        least += outlook.weights.shown * expected(fight, action - ACTIVE_CARD, weights)
        if least > most:
            most = least
            best = action
    return best


def card_to_discard(outlook: Outlook, legal: vec[i64], rng: Rng) -> i64:
    """The weakest, or sometimes the next: whoever counts along should not be sure."""
    weakest = legal[0]
    for action in legal:
        if outlook.weights.discards[action - DISCARD_CARD] < outlook.weights.discards[weakest - DISCARD_CARD]:
            weakest = action
    if len(legal) < 3 or rng.below(4) > 0:
        return weakest
    following: i64 = -1
    for action in legal:
        if action != weakest:
            if (
                following < 0
                or outlook.weights.discards[action - DISCARD_CARD] < outlook.weights.discards[following - DISCARD_CARD]
            ):
                following = action
    return following


# ---- interventions


def next_intervention(outlook: Outlook, legal: vec[i64]) -> i64:
    """One more intervention to the active card, if it gains more than it is worth."""
    hand = vec[i64]([0] * INTERVENTIONS)
    for action in legal:
        if action != FINISH:
            hand[action - PLAY] = 1
    fight = my_fight(outlook)
    active = i64(outlook.s.battle[ACTIVE + side_of(outlook.s, outlook.me)])
    left = board(outlook.s, outlook.me, PRAYER_POINTS) - cost_of_played(outlook.s, outlook.me)
    kind = best_intervention(outlook, fight, active, shown_or_likely(outlook, fight), hand, left)
    return FINISH if kind < 0 else PLAY + kind


def best_intervention(
    outlook: Outlook, fight: Fight, active: i64, weights: vec[float], hand: vec[i64], left: i64
) -> i64:
    """The card of these that gains most with so many prayer points left; -1: none gains enough."""
    before = expected(fight, active, weights)
    best: i64 = -1
    most = outlook.weights.battle_card_gain
    for kind in range(INTERVENTIONS):
        if hand[kind] == 0 or kind == RUSE or COST_OF[kind] > left:
            continue
        gain = (
            gain_by_card(outlook, fight, kind, active, weights, before)
            - worth_of_card(outlook, kind)
            - paying(outlook, COST_OF[kind])
        )
        if gain > most:
            most = gain
            best = kind
    return best


def add_interventions(outlook: Outlook, fight: Fight, active: i64, weights: vec[float]) -> None:
    """Add to a battle what would be played from the hand with this card. (Tactical Choice adds nothing that is known
    before the cards are seen.)"""
    hand = vec[i64]([0] * INTERVENTIONS)
    for kind in range(RUSE):
        if kind != TACTICAL_CHOICE:
            hand[kind] = cards_of(outlook.s, HAND + outlook.me, kind)
    left = board(outlook.s, outlook.me, PRAYER_POINTS) - cost_of_played(outlook.s, outlook.me)
    while True:
        kind = best_intervention(outlook, fight, active, weights, hand, left)
        if kind < 0:
            return
        hand[kind] -= 1
        left -= COST_OF[kind]
        fight.strength += INTERVENTION_STRENGTH[kind]
        fight.damage += INTERVENTION_DAMAGE[kind]
        fight.shield += INTERVENTION_SHIELD[kind]


def gain_by_card(outlook: Outlook, fight: Fight, kind: i64, active: i64, weights: vec[float], before: float) -> float:
    """What the battle gains by an intervention."""
    if kind == TACTICAL_CHOICE:
        other = i64(outlook.s.battle[DISCARDED + side_of(outlook.s, outlook.me)])
        total = -before
        for their_card in range(BATTLE_CARDS):
            if weights[their_card] > 0.0:
                total += weights[their_card] * max(
                    outcome(fight, active, their_card), outcome(fight, other, their_card)
                )
        return total
    if kind == GLORY or kind == REINFORCEMENT or kind == DIVINE_PROTECTION:
        return winning(fight, active, weights) * gain_if_won(outlook, fight, kind)
    fight.strength += INTERVENTION_STRENGTH[kind]
    fight.damage += INTERVENTION_DAMAGE[kind]
    fight.shield += INTERVENTION_SHIELD[kind]
    after = expected(fight, active, weights)
    fight.strength -= INTERVENTION_STRENGTH[kind]
    fight.damage -= INTERVENTION_DAMAGE[kind]
    fight.shield -= INTERVENTION_SHIELD[kind]
    return after - before


def gain_if_won(outlook: Outlook, fight: Fight, kind: i64) -> float:
    if kind == GLORY:
        return gaining(outlook, GLORY_GAIN)
    if kind == REINFORCEMENT:
        return outlook.weights.placed * float(min(REINFORCED, board(outlook.s, outlook.me, SUPPLY)))
    return outlook.weights.protection_large if fight.soldiers > 2 else outlook.weights.protection_small


def should_swap(outlook: Outlook) -> bool:
    """Tactical Choice, when all cards are seen. [K-BAT-2]"""
    s = outlook.s
    side = side_of(s, outlook.me)
    fight = my_fight(outlook)
    fight.surprise = 0.0
    fight.their_strength += played_sum(s, fight.other, INTERVENTION_STRENGTH)
    fight.their_damage += played_sum(s, fight.other, INTERVENTION_DAMAGE)
    fight.their_shield += played_sum(s, fight.other, INTERVENTION_SHIELD)
    theirs = i64(s.battle[ACTIVE + 1 - side])
    return outcome(fight, i64(s.battle[DISCARDED + side]), theirs) > outcome(
        fight, i64(s.battle[ACTIVE + side]), theirs
    )


def card_to_wound(outlook: Outlook, legal: vec[i64]) -> i64:
    """Divine Wound: as many cards as it takes to win, if there are enough. [K-BAT-2]"""
    s = outlook.s
    side = side_of(s, outlook.me)
    missing = strength(s, 1 - side) - strength(s, side)
    if side == ATTACKER:
        missing += 1
    have = count_cards(s, HAND + outlook.me)
    if missing <= 0 or missing > have or float(missing) * outlook.weights.card > outlook.weights.fame:
        return FINISH
    return cheapest(outlook, legal, DISCARD)
