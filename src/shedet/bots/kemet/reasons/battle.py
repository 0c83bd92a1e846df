"""Why an answer in a battle of Kemet is good: the chance to win, what is dealt and what is lost."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.battle import add_interventions, gain_by_card, my_fight, shown_or_likely
from shedet.bots.kemet.fight import Fight, expected, winning
from shedet.bots.kemet.reasons.march import terms_of_holding
from shedet.bots.kemet.reasons.words import (
    card_words,
    intervention_name,
    intervention_words,
    odds_words,
    prayer_words,
    their_army,
    zone_words,
)
from shedet.bots.kemet.worth import Outlook, gaining, worth_of_zone
from shedet.bots.reasons.text import Term, count, number_word, sentence
from shedet.core.game import seat_name
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import (
    BATTLE_CARDS,
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    COST_OF,
    INTERVENTION_DAMAGE,
    INTERVENTION_SHIELD,
    INTERVENTION_STRENGTH,
    RUSE,
    TACTICAL_CHOICE,
)
from shedet.games.kemet.rules.battle import cost_of_played
from shedet.games.kemet.rules.damage import strength
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_ZONE,
    DISCARDED,
    HAND,
    LOSER,
    PRAYER_POINTS,
    battle_hand,
    board,
    count_cards,
    side_of,
)
from shedet.games.kemet.zones import CITY_OF, TEMPLES

# ---- the secret choice


def reason_for_active(o: Outlook, card: i64) -> str:
    """The card that is played: with what chance it wins, and what it deals and stops. The interventions that will go
    with it are counted in: the chance is the one that the choice is settled with."""
    f = my_fight(o)
    weights = shown_or_likely(o, f)
    add_interventions(o, f, card, weights)
    terms = [Term(winning(f, card, weights) * o.weights.fame, f"wins {odds_words(winning(f, card, weights))}")]
    deals = min(f.their_soldiers, CARD_DAMAGE[card] + f.damage + f.critical)
    if CARD_DAMAGE[card] > 0 and deals > 0:
        terms.append(Term(o.weights.killed * float(deals), f"may kill {count(int(deals), 'soldier')}"))
    if CARD_SHIELD[card] > 0:
        terms.append(Term(float(CARD_SHIELD[card]), f"stops {number_word(int(CARD_SHIELD[card]))} damage"))
    if CARD_REMOVED[card] > 0:
        lost = min(f.soldiers, CARD_REMOVED[card])
        terms.append(Term(-o.weights.lost * float(lost), f"loses {count(int(lost), 'soldier')} of yours"))
    return sentence(f"plays {active_words(card)} against {seat_name(int(f.other))}", terms)


def active_words(card: i64) -> str:
    return f"the card of strength {CARD_STRENGTH[card]}"


def reason_to_discard_card(o: Outlook, card: i64) -> str:
    """The card that is discarded face down."""
    stronger = 0
    hand = battle_hand(o.s, o.me)
    for other in range(BATTLE_CARDS):
        if (hand >> other) & 1 == 1 and CARD_STRENGTH[other] > CARD_STRENGTH[card]:
            stronger += 1
    left = count_hand(hand) - 1
    if stronger > 0:
        term = Term(0.1, f"keeps {count(stronger, 'stronger card')} for later battles")
    elif left > 0:
        term = Term(-0.1, f"keeps only {count(left, 'weaker or equal card')}")
    else:
        term = Term(0.1, "gets all your battle cards back sooner")
    return sentence(f"discards {card_words(card)}", [term])


def count_hand(cards: i64) -> int:
    total = 0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            total += 1
    return total


def reason_for_battle_card(o: Outlook, kind: i64) -> str:
    """An intervention in a battle."""
    deed = f"plays {intervention_words(kind)}"
    if kind == RUSE:
        return "plays the ruse, which only makes your choice look stronger"
    f = my_fight(o)
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    weights = shown_or_likely(o, f)
    if COST_OF[kind] > board(o.s, o.me, PRAYER_POINTS) - cost_of_played(o.s, o.me):
        return sentence(deed, [Term(-1.0, "costs more than you can pay")])
    return sentence(deed, intervention_terms(o, f, kind, active, weights))


def intervention_terms(o: Outlook, f: Fight, kind: i64, active: i64, weights: vec[float]) -> list[Term]:
    gain = gain_by_card(o, f, kind, active, weights, expected(f, active, weights))
    before = winning(f, active, weights)
    f.strength += INTERVENTION_STRENGTH[kind]
    after = winning(f, active, weights)
    f.strength -= INTERVENTION_STRENGTH[kind]
    terms: list[Term] = []
    if round(after * 10.0) > round(before * 10.0):
        terms.append(Term(gain, f"raises your chance from {tenths(before)} to {tenths(after)} in 10"))
    elif gain <= o.weights.battle_card_gain:
        terms.append(Term(-0.5, "changes little in this battle"))
    else:
        terms.append(Term(gain, effect_words(kind, before)))
    if COST_OF[kind] > 0:
        terms.append(Term(-0.2, f"costs {prayer_words(COST_OF[kind])}"))
    return terms


def effect_words(kind: i64, chance: float) -> str:
    """What an intervention does that adds no strength."""
    if INTERVENTION_DAMAGE[kind] > 0:
        return "is likely to kill more of them"
    if INTERVENTION_SHIELD[kind] > 0:
        return "is likely to save soldiers of yours"
    if kind == TACTICAL_CHOICE:
        return "lets you decide after all cards are revealed"
    return f"wins {odds_words(chance)}"


def tenths(chance: float) -> int:
    return min(10, max(0, round(chance * 10.0)))


def reason_to_commit(o: Outlook) -> str:
    """No more interventions."""
    f = my_fight(o)
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    chance = winning(f, active, shown_or_likely(o, f))
    cards = int(count_cards(o.s, HAND + o.me))
    return f"settles your choice, wins {odds_words(chance)} and keeps {count(cards, 'intervention')} in hand"


# ---- after the reveal


def reason_to_get_back(kind: i64) -> str:
    return f"takes {intervention_words(kind)} back, so that you can pay for the others"


def reason_for_tactics(o: Outlook) -> str:
    """Tactical Choice: the card that was discarded instead of the one played."""
    side = side_of(o.s, o.me)
    other = i64(o.s.battle[DISCARDED + side])
    now = lead(o)
    then = now + CARD_STRENGTH[other] - CARD_STRENGTH[i64(o.s.battle[ACTIVE + side])]
    term = Term(0.1, result_words(o, then))
    if wins(o, now) and not wins(o, then):
        term = Term(-1.0, "loses a battle you are winning")
    return sentence(f"swaps your card for {card_words(other)}", [term])


def reason_against_tactics(o: Outlook) -> str:
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    return f"stays with {card_words(active)} and {result_words(o, lead(o))}"


def lead(o: Outlook) -> i64:
    """By how much my strength is greater, now that all cards are seen."""
    side = side_of(o.s, o.me)
    return strength(o.s, side) - strength(o.s, 1 - side)


def wins(o: Outlook, margin: i64) -> bool:
    """A tie goes to the defender."""
    return margin > 0 or (margin == 0 and side_of(o.s, o.me) != ATTACKER)


def result_words(o: Outlook, margin: i64) -> str:
    if margin == 0:
        return "wins the tie as the defender" if wins(o, margin) else "loses the tie as the attacker"
    return f"{'wins' if margin > 0 else 'loses'} by {number_word(abs(int(margin)))}"


def reason_to_wound(o: Outlook, kind: i64) -> str:
    """Divine Wound: a card for a point of strength."""
    return sentence(f"discards {intervention_name(kind)} for 1 more strength", [wound_term(o)])


def wound_term(o: Outlook) -> Term:
    now = lead(o)
    if wins(o, now):
        return Term(-0.1, "would win without it too")
    if wins(o, now + 1):
        return Term(1.0, "turns the battle")
    missing = (1 if side_of(o.s, o.me) == ATTACKER else 0) - now
    if missing > count_cards(o.s, HAND + o.me):
        return Term(-0.5, "cannot win even so")
    return Term(0.5, f"needs {number_word(int(missing) - 1)} more to win")


def reason_to_stop_wounding(o: Outlook) -> str:
    cards = count(int(count_cards(o.s, HAND + o.me)), "intervention")
    return f"keeps {cards} in hand and {result_words(o, lead(o))}"


# ---- the end


def here(o: Outlook) -> i64:
    return i64(o.s.battle[BATTLE_ZONE])


def reason_to_retreat(o: Outlook) -> str:
    soldiers = count(int(soldiers_at(o.s, o.me, here(o))), "soldier")
    return f"retreats and keeps {soldiers} on the map, where the winner sends them"


def reason_to_disband(o: Outlook) -> str:
    soldiers = soldiers_at(o.s, o.me, here(o))
    terms: list[Term] = []
    if soldiers > 1:
        terms.append(Term(gaining(o, soldiers - 1), f"gains {prayer_words(soldiers - 1)}"))
    terms.append(Term(0.5, "gives nobody an easy victory"))
    return sentence(f"takes {count(int(soldiers), 'soldier')} back to your supply", terms)


def reason_to_stay(o: Outlook) -> str:
    zone = here(o)
    terms = terms_of_holding(o, zone, soldiers_at(o.s, o.me, zone), creature_at(o.s, o.me, zone))
    soldiers = count(int(soldiers_at(o.s, o.me, zone)), "soldier")
    return sentence(f"stays in {zone_words(o.s, o.me, zone)} with {soldiers}", terms)


def reason_to_send(o: Outlook, zone: i64) -> str:
    """Where the loser has to go: where they have least of it."""
    loser = o.s.detail(LOSER)
    terms: list[Term] = []
    if (TEMPLES >> zone) & 1 == 1:
        terms.append(Term(-worth_of_zone(o, zone), "gives them a temple"))
    elif CITY_OF[zone] >= 0:
        terms.append(Term(-o.weights.home_retreat, "lets them go home"))
    else:
        terms.append(Term(0.5, "gives them nothing to hold"))
    return sentence(f"sends {their_army(o.s, loser, here(o))} to {zone_words(o.s, o.me, zone)}", terms)


def reason_to_reinforce(o: Outlook, number: i64) -> str:
    zone = zone_words(o.s, o.me, here(o))
    if number == 0:
        return f"places no soldiers in {zone} and keeps them in your supply"
    army = soldiers_at(o.s, o.me, here(o)) + number
    return f"places {count(int(number), 'soldier')} in {zone} for free and makes an army of {number_word(int(army))}"
