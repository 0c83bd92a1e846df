"""Why an answer in a battle of Kemet is good: the chance to win, what is dealt and what is lost."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.kemet.battle import add_interventions, gain_by_card, my_fight, shown_or_likely
from shedet.bots.kemet.fight import Fight, expected, winning
from shedet.bots.kemet.reasons import naming
from shedet.bots.kemet.reasons.march import terms_of_holding
from shedet.bots.kemet.reasons.naming import actor, tenths
from shedet.bots.kemet.worth import Outlook, gaining, worth_of_zone
from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.core.words import Message, Seat, say
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
from shedet.games.kemet.saying import things
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


def reason_for_active(o: Outlook, card: i64) -> Reason:
    """The card that is played: with what chance it wins, and what it deals and stops. The interventions that will go
    with it are counted in: the chance is the one that the choice is settled with."""
    f = my_fight(o)
    weights = shown_or_likely(o, f)
    add_interventions(o, f, card, weights)
    chance = winning(f, card, weights)
    terms = [Term(chance * o.weights.fame, say("reason-wins", tenths=tenths(chance)))]
    deals = min(f.their_soldiers, CARD_DAMAGE[card] + f.damage + f.critical)
    if CARD_DAMAGE[card] > 0 and deals > 0:
        terms.append(Term(o.weights.killed * float(deals), say("reason-may-kill", number=int(deals))))
    if CARD_SHIELD[card] > 0:
        terms.append(Term(float(CARD_SHIELD[card]), say("reason-stops-damage", number=int(CARD_SHIELD[card]))))
    if CARD_REMOVED[card] > 0:
        lost = min(f.soldiers, CARD_REMOVED[card])
        terms.append(Term(-o.weights.lost * float(lost), say("reason-loses-soldiers", number=int(lost), who=actor(o))))
    return sentence(say("reason-active", strength=int(CARD_STRENGTH[card]), who=Seat(int(f.other))), terms)


def reason_to_discard_card(o: Outlook, card: i64) -> Reason:
    """The card that is discarded face down."""
    stronger = 0
    hand = battle_hand(o.s, o.me)
    for other in range(BATTLE_CARDS):
        if (hand >> other) & 1 == 1 and CARD_STRENGTH[other] > CARD_STRENGTH[card]:
            stronger += 1
    left = count_hand(hand) - 1
    if stronger > 0:
        term = Term(0.1, say("reason-keeps-stronger", number=stronger))
    elif left > 0:
        term = Term(-0.1, say("reason-keeps-only-weaker", number=left))
    else:
        term = Term(0.1, say("reason-cards-back-sooner", who=actor(o)))
    return sentence(say("reason-discard", card=naming.battle_card(card)), [term])


def count_hand(cards: i64) -> int:
    total = 0
    for card in range(BATTLE_CARDS):
        if (cards >> card) & 1 == 1:
            total += 1
    return total


def reason_for_battle_card(o: Outlook, kind: i64) -> Reason:
    """An intervention in a battle."""
    if kind == RUSE:
        return sentence(say("reason-play-ruse", who=actor(o)))
    deed = say("reason-play", card=naming.intervention(o, kind))
    f = my_fight(o)
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    weights = shown_or_likely(o, f)
    if COST_OF[kind] > board(o.s, o.me, PRAYER_POINTS) - cost_of_played(o.s, o.me):
        return sentence(deed, [Term(-1.0, say("reason-costs-too-much", who=actor(o)))])
    return sentence(deed, intervention_terms(o, f, kind, active, weights))


def intervention_terms(o: Outlook, f: Fight, kind: i64, active: i64, weights: vec[float]) -> list[Term]:
    gain = gain_by_card(o, f, kind, active, weights, expected(f, active, weights))
    before = winning(f, active, weights)
    f.strength += INTERVENTION_STRENGTH[kind]
    after = winning(f, active, weights)
    f.strength -= INTERVENTION_STRENGTH[kind]
    terms: list[Term] = []
    if tenths(after) > tenths(before):
        raised = say("reason-raises-chance", before=tenths(before), after=tenths(after), who=actor(o))
        terms.append(Term(gain, raised))
    elif gain <= o.weights.battle_card_gain:
        terms.append(Term(-0.5, say("reason-changes-little")))
    else:
        terms.append(Term(gain, effect(o, kind, before)))
    if COST_OF[kind] > 0:
        terms.append(Term(-0.2, say("reason-costs", number=int(COST_OF[kind]))))
    return terms


def effect(o: Outlook, kind: i64, chance: float) -> Message:
    """What an intervention does that adds no strength."""
    if INTERVENTION_DAMAGE[kind] > 0:
        return say("reason-likely-to-kill")
    if INTERVENTION_SHIELD[kind] > 0:
        return say("reason-likely-to-save", who=actor(o))
    if kind == TACTICAL_CHOICE:
        return say("reason-decide-later", who=actor(o))
    return say("reason-wins", tenths=tenths(chance))


def reason_to_commit(o: Outlook) -> Reason:
    """No more interventions."""
    f = my_fight(o)
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    chance = winning(f, active, shown_or_likely(o, f))
    terms = [Term(1.0, say("reason-wins", tenths=tenths(chance))), Term(0.5, keeping_interventions(o))]
    return sentence(say("reason-commit", who=actor(o)), terms)


def keeping_interventions(o: Outlook) -> Message:
    return say("reason-keeps-interventions", number=int(count_cards(o.s, HAND + o.me)))


# ---- after the reveal


def reason_to_get_back(o: Outlook, kind: i64) -> Reason:
    return sentence(say("reason-get-back", card=naming.intervention(o, kind), who=actor(o)))


def reason_for_tactics(o: Outlook) -> Reason:
    """Tactical Choice: the card that was discarded instead of the one played."""
    side = side_of(o.s, o.me)
    other = i64(o.s.battle[DISCARDED + side])
    now = lead(o)
    then = now + CARD_STRENGTH[other] - CARD_STRENGTH[i64(o.s.battle[ACTIVE + side])]
    term = Term(0.1, result(o, then))
    if wins(o, now) and not wins(o, then):
        term = Term(-1.0, say("reason-loses-battle", who=actor(o)))
    return sentence(say("reason-swap-active", card=naming.battle_card(other), who=actor(o)), [term])


def reason_against_tactics(o: Outlook) -> Reason:
    active = i64(o.s.battle[ACTIVE + side_of(o.s, o.me)])
    return sentence(say("reason-keep-active", card=naming.battle_card(active)), [Term(0.1, result(o, lead(o)))])


def lead(o: Outlook) -> i64:
    """By how much my strength is greater, now that all cards are seen."""
    side = side_of(o.s, o.me)
    return strength(o.s, side) - strength(o.s, 1 - side)


def wins(o: Outlook, margin: i64) -> bool:
    """A tie goes to the defender."""
    return margin > 0 or (margin == 0 and side_of(o.s, o.me) != ATTACKER)


def result(o: Outlook, margin: i64) -> Message:
    if margin == 0:
        return say("reason-wins-tie" if wins(o, margin) else "reason-loses-tie")
    return say("reason-wins-by" if margin > 0 else "reason-loses-by", number=abs(int(margin)))


def reason_to_wound(o: Outlook, kind: i64) -> Reason:
    """Divine Wound: a card for a point of strength."""
    return sentence(say("reason-wound", card=things.intervention(kind)), [wound_term(o)])


def wound_term(o: Outlook) -> Term:
    now = lead(o)
    if wins(o, now):
        return Term(-0.1, say("reason-would-win-anyway"))
    if wins(o, now + 1):
        return Term(1.0, say("reason-turns-battle"))
    missing = (1 if side_of(o.s, o.me) == ATTACKER else 0) - now
    if missing > count_cards(o.s, HAND + o.me):
        return Term(-0.5, say("reason-cannot-win"))
    return Term(0.5, say("reason-needs-more", number=int(missing) - 1))


def reason_to_stop_wounding(o: Outlook) -> Reason:
    return sentence(keeping_interventions(o), [Term(0.1, result(o, lead(o)))])


# ---- the end


def here(o: Outlook) -> i64:
    return i64(o.s.battle[BATTLE_ZONE])


def reason_to_retreat(o: Outlook) -> Reason:
    return sentence(say("reason-retreat", number=int(soldiers_at(o.s, o.me, here(o)))))


def reason_to_disband(o: Outlook) -> Reason:
    soldiers = soldiers_at(o.s, o.me, here(o))
    terms: list[Term] = []
    if soldiers > 1:
        terms.append(Term(gaining(o, soldiers - 1), say("reason-gains-prayer", number=int(soldiers - 1))))
    terms.append(Term(0.5, say("reason-no-easy-victory")))
    return sentence(say("reason-disband", number=int(soldiers), who=actor(o)), terms)


def reason_to_stay(o: Outlook) -> Reason:
    zone = here(o)
    soldiers = soldiers_at(o.s, o.me, zone)
    terms = terms_of_holding(o, zone, soldiers, creature_at(o.s, o.me, zone))
    return sentence(say("reason-stay", zone=naming.zone(o.s, zone), number=int(soldiers)), terms)


def reason_to_send(o: Outlook, zone: i64) -> Reason:
    """Where the loser has to go: where they have least of it."""
    loser = o.s.detail(LOSER)
    terms: list[Term] = []
    if (TEMPLES >> zone) & 1 == 1:
        terms.append(Term(-worth_of_zone(o, zone), say("reason-gives-them-temple")))
    elif CITY_OF[zone] >= 0:
        terms.append(Term(-o.weights.home_retreat, say("reason-lets-them-go-home")))
    else:
        terms.append(Term(0.5, say("reason-gives-them-nothing")))
    army = naming.soldiers_of(o.s, loser, here(o))
    return sentence(say("reason-send", army=army, zone=naming.zone(o.s, zone)), terms)


def reason_to_reinforce(o: Outlook, number: i64) -> Reason:
    zone = naming.zone(o.s, here(o))
    if number == 0:
        return sentence(say("reason-reinforce-nothing", zone=zone, who=actor(o)))
    army = soldiers_at(o.s, o.me, here(o)) + number
    deed = say("reason-reinforce", number=int(number), zone=zone)
    return sentence(deed, [Term(1.0, say("reason-makes-army", number=int(army)))])
