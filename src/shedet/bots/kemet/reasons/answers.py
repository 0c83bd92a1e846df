"""Why an answer in Kemet is good, from the terms of the greedy god: here are the questions, the start and the night.

A turn is many small steps; the reason is that of the step which is asked. Where a step only begins something (a marker
on a move), it says what the plan leads to: that of the search which recommends the step, or else the greedy one.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from shedet.bots.kemet.reasons import naming
from shedet.bots.kemet.reasons.battle import (
    reason_against_tactics,
    reason_for_active,
    reason_for_battle_card,
    reason_for_tactics,
    reason_to_commit,
    reason_to_disband,
    reason_to_discard_card,
    reason_to_get_back,
    reason_to_reinforce,
    reason_to_retreat,
    reason_to_send,
    reason_to_stay,
    reason_to_stop_wounding,
    reason_to_wound,
)
from shedet.bots.kemet.reasons.day import (
    building,
    level_terms,
    reason_for_card,
    reason_for_day_card,
    reason_for_first_level,
    reason_for_level,
    reason_for_marker,
    reason_for_site,
    reason_to_buy,
    reason_to_end,
    reason_to_put,
    reason_to_swap,
)
from shedet.bots.kemet.reasons.march import (
    reason_for_army,
    reason_for_battle,
    reason_for_fire,
    reason_for_group,
    reason_for_move_card,
    reason_for_obelisk,
    reason_for_step,
    reason_to_join,
    reason_to_regroup,
    reason_to_stop,
)
from shedet.bots.kemet.reasons.naming import actor
from shedet.bots.kemet.weights import WEIGHTS
from shedet.bots.kemet.worth import Outlook, gaining, worth_of_level
from shedet.bots.reasons.sentence import Reason, Term, number_word, sentence
from shedet.core.game import Knowledge
from shedet.core.words import say
from shedet.games.kemet.actions import (
    ACCEPT,
    ACTIVE_CARD,
    BUY,
    CHOOSE_CARD,
    DECLINE,
    DISBAND,
    DISCARD,
    DISCARD_CARD,
    END_TURN,
    FINISH,
    FOUND,
    GET_BACK,
    GO,
    JOIN,
    LEAVE,
    PLAY,
    PUT,
    RAISE,
    RETREAT,
    SLOT,
    SOLDIERS,
    SPEND,
    STAY,
    SWAP_CARD,
    TAKE,
    TELEPORT,
    TO_LEVEL,
)
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.components import (
    DELTA_GAIN,
    MOST_PRAYER,
    NO_COLOUR,
    SANCTUARY_SOLDIERS,
    STARTING_ARMY,
    SWIFTNESS,
    VETERANS_FOR_A_CARD,
    VICTORY_FAME,
)
from shedet.games.kemet.rules.control import fame, temples
from shedet.games.kemet.state import (
    CHOOSE_ARMY,
    CHOOSE_BATTLE,
    CHOOSE_CARDS,
    CHOOSE_DRAWS,
    CHOOSE_FIRST_TILE,
    CHOOSE_GROUP,
    CHOOSE_JOINING,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_PYRAMIDS,
    CHOOSE_RAISED,
    CHOOSE_RECRUITS,
    CHOOSE_RETREAT,
    CHOOSE_SITE,
    CHOOSE_STEP,
    CHOOSE_TACTICS,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    CHOOSE_WOUNDS,
    FROM_VETERANS,
    LEVEL,
    NEW_COLOUR,
    PRAYER_POINTS,
    SACRIFICE_ZONE,
    SITE,
    SUPPLY,
    VETERANS,
    WHERE,
    battle_hand,
    board,
    district,
)
from shedet.games.kemet.worlds import Knowledge as Seen
from shedet.games.kemet.zones import CITY_OF, DELTA_TEMPLE, DISTRICTS, MILITARY_HARBOUR, SANCTUARY_ZONE

# What is done with prayer points where none, or no more, are spent.
SPENDING_NOTHING: Final = {
    CHOOSE_TILE: "reason-buy-nothing",
    CHOOSE_SITE: "reason-build-nothing",
    CHOOSE_RECRUITS: "reason-recruit-no-more",
}


def reason(knowledge: Knowledge, action: i64, plan: Sequence[int] = ()) -> Reason:
    """What an answer does and why that is good, for all the seat knows."""
    assert isinstance(knowledge, Seen)
    o = Outlook(knowledge, WEIGHTS)
    if action < END_TURN:
        return reason_for_marker(o, action, plan)
    if action < LEAVE:
        return reason_for_word(o, action)
    if action < JOIN:
        return reason_for_purchase(o, action, plan)
    if action < PLAY:
        return reason_on_the_map(o, action, plan)
    if action < ACTIVE_CARD:
        return reason_for_intervention(o, action, plan)
    if action < DISCARD_CARD:
        return reason_for_active(o, action - ACTIVE_CARD)
    if action < SWAP_CARD:
        return reason_to_discard_card(o, action - DISCARD_CARD)
    if action < SOLDIERS:
        return reason_to_swap(o, action - SWAP_CARD, battle_hand(o.s, o.me))
    if action < SLOT:
        return reason_to_reinforce(o, action - SOLDIERS)
    return reason_for_slot(o, action - SLOT)


# ---- which action


def reason_for_word(o: Outlook, action: i64) -> Reason:
    """The answers of one word."""
    if action == END_TURN:
        return reason_to_end(o)
    if action == FINISH:
        return reason_to_finish(o)
    if action == ACCEPT:
        return reason_for_tactics(o) if o.s.question() == CHOOSE_TACTICS else reason_to_sacrifice(o)
    if action == DECLINE:
        return reason_to_decline(o)
    if action == SPEND:
        return reason_to_spend(o)
    if action == DISBAND:
        return reason_to_disband(o)
    if action == RETREAT:
        return reason_to_retreat(o)
    assert action == STAY
    return reason_to_stay(o)


def reason_for_purchase(o: Outlook, action: i64, plan: Sequence[int]) -> Reason:
    """Districts, pyramids and tiles."""
    question = o.s.question()
    if action < FOUND:
        return reason_to_leave(o, action - LEAVE)
    if action < TO_LEVEL:
        if question == CHOOSE_PYRAMIDS:
            return reason_for_first_level(o, action)
        if question == CHOOSE_RAISED:
            return reason_to_raise(o, action - RAISE)
        return reason_for_site(o, action, plan)
    if action < BUY:
        return reason_for_level(o, o.s.detail(SITE), o.s.detail(NEW_COLOUR), action - TO_LEVEL + 1)
    if question == CHOOSE_FIRST_TILE:
        return sentence(say("reason-first-tile", tile=naming.tile(o, action - BUY)))
    return reason_to_buy(o, action - BUY)


def reason_on_the_map(o: Outlook, action: i64, plan: Sequence[int]) -> Reason:
    """Creatures, zones, armies, soldiers."""
    question = o.s.question()
    if action < GO:
        number = (action - JOIN) % DISTRICTS
        return reason_to_join(o, (action - JOIN) // DISTRICTS, district(o.s, o.me, number))
    if action >= PUT:
        return reason_to_put(o, action - PUT)
    if action >= TAKE:
        return reason_for_group(o, action, plan) if question == CHOOSE_GROUP else reason_to_regroup(o, action)
    if question == CHOOSE_OBELISK:
        return reason_for_obelisk(o, action, plan)
    if action >= TELEPORT or question == CHOOSE_STEP:
        return reason_for_step(o, action, plan)
    if question == CHOOSE_ARMY:
        return reason_for_army(o, action - GO, plan)
    if question == CHOOSE_TARGET:
        return reason_for_fire(o, action - GO)
    if question == CHOOSE_RETREAT:
        return reason_to_send(o, action - GO)
    assert question == CHOOSE_BATTLE
    return reason_for_battle(o, action - GO)


def reason_for_intervention(o: Outlook, action: i64, plan: Sequence[int]) -> Reason:
    if action >= CHOOSE_CARD:
        return reason_for_card(o, action - CHOOSE_CARD)
    if action >= DISCARD:
        return reason_to_wound(o, action - DISCARD)
    if action >= GET_BACK:
        return reason_to_get_back(o, action - GET_BACK)
    kind = action - PLAY
    if o.s.question() == CHOOSE_CARDS:
        return reason_for_battle_card(o, kind)
    return reason_for_move_card(o, kind, plan) if kind >= SWIFTNESS else reason_for_day_card(o, kind)


def reason_to_finish(o: Outlook) -> Reason:
    """Nothing, or nothing more."""
    question = o.s.question()
    if question == CHOOSE_CARDS:
        return reason_to_commit(o)
    if question == CHOOSE_WOUNDS:
        return reason_to_stop_wounding(o)
    if question == CHOOSE_STEP:
        return reason_to_stop(o)
    if question == CHOOSE_ARMY:
        return sentence(say("reason-move-nothing", who=actor(o)))
    if question == CHOOSE_PLACES:
        return reason_to_place_no_more(o)
    if question == CHOOSE_JOINING:
        return sentence(say("reason-join-no-more", who=actor(o)))
    if question == CHOOSE_PRAYERS or question == CHOOSE_DRAWS:
        name = "reason-keep-for-cards" if question == CHOOSE_PRAYERS else "reason-keep-for-soldiers"
        return sentence(say(name, number=int(board(o.s, o.me, VETERANS))))
    return sentence(say(SPENDING_NOTHING[question], number=int(board(o.s, o.me, PRAYER_POINTS))))


def reason_to_place_no_more(o: Outlook) -> Reason:
    if o.s.detail(WHERE) == FROM_VETERANS:
        return sentence(say("reason-give-up-veterans", number=int(board(o.s, o.me, VETERANS))))
    return sentence(say("reason-keep-in-supply", number=int(board(o.s, o.me, SUPPLY)), who=actor(o)))


def reason_to_decline(o: Outlook) -> Reason:
    question = o.s.question()
    if question == CHOOSE_TACTICS:
        return reason_against_tactics(o)
    if question == CHOOSE_RAISED:
        return sentence(say("reason-raise-nothing", who=actor(o)))
    zone = o.s.detail(SACRIFICE_ZONE)
    soldiers = int(soldiers_at(o.s, o.me, zone))
    if zone == SANCTUARY_ZONE:
        return sentence(say("reason-keep-in-sanctuary", number=soldiers), [Term(-1.0, say("reason-no-fame-tonight"))])
    return sentence(say("reason-keep-in-delta", number=soldiers))


# ---- the start


def reason_to_leave(o: Outlook, number: i64) -> Reason:
    """Where the first armies do not stand: the harbour counts most."""
    city = CITY_OF[district(o.s, o.me, 0)]
    harbour = MILITARY_HARBOUR[city] == district(o.s, o.me, number)
    deed = say("reason-leave-empty", zone=naming.district(actor(o), number))
    armies = say("reason-fills-others", number=STARTING_ARMY)
    if harbour:
        return sentence(deed, [Term(0.1, armies), Term(-1.0, say("reason-gives-up-harbour"))])
    return sentence(deed, [Term(1.0, armies), Term(0.5, say("reason-keeps-harbour"))])


# ---- the night


def reason_to_sacrifice(o: Outlook) -> Reason:
    zone = o.s.detail(SACRIFICE_ZONE)
    left = soldiers_at(o.s, o.me, zone)
    if zone == SANCTUARY_ZONE:
        total = fame(o.s, o.me) + 1
        gained = say("reason-makes-fame", fame=int(total)) if total < VICTORY_FAME else say("reason-fame-to-win")
        return sentence(say("reason-sacrifice-for-fame", number=SANCTUARY_SOLDIERS), [Term(1.0, gained)])
    assert zone == DELTA_TEMPLE
    total = min(MOST_PRAYER, board(o.s, o.me, PRAYER_POINTS) + DELTA_GAIN)
    terms = [Term(gaining(o, DELTA_GAIN), say("reason-makes-of-them", number=int(total)))]
    if left == 1:
        breaks_pair = temples(o.s, o.me) % 2 == 0
        terms.append(Term(-o.held, say("reason-breaks-pair" if breaks_pair else "reason-gives-up-temple")))
    return sentence(say("reason-sacrifice-for-prayer", number=DELTA_GAIN), terms)


def reason_to_spend(o: Outlook) -> Reason:
    """Veterans for a prayer point or an intervention."""
    have = board(o.s, o.me, VETERANS)
    if o.s.question() == CHOOSE_PRAYERS:
        return sentence(say("reason-spend-for-prayer"), [keeping_veterans(have - 1)])
    deed = say("reason-spend-for-card", number=VETERANS_FOR_A_CARD)
    return sentence(deed, [keeping_veterans(have - VETERANS_FOR_A_CARD)])


def keeping_veterans(left: i64) -> Term:
    return Term(0.1, say("reason-keeps-veterans", number=int(left)))


def reason_to_raise(o: Outlook, number: i64) -> Reason:
    """Hand of God: a level for nothing."""
    level = board(o.s, o.me, LEVEL + number) + 1
    terms = [term for term in level_terms(o, number, NO_COLOUR, level) if term.weight >= 0.0]
    terms.append(Term(0.1 * worth_of_level(o, level - 1, level), say("reason-costs-nothing")))
    return sentence(building(o, number, NO_COLOUR, level), terms)


def reason_for_slot(o: Outlook, slot: i64) -> Reason:
    """First to win or to stop somebody who would, last so that nobody can answer in the evening."""
    place = int(slot) + 1
    if place == 1:
        near = max(fame(o.s, o.me), o.rival_fame) >= VICTORY_FAME
        return sentence(say("reason-first-place-to-win" if near else "reason-first-place"))
    if place == o.s.players:
        return sentence(say("reason-last-place", place=place, who=actor(o)))
    after = number_word(int(o.s.players) - place)
    return sentence(say("reason-middle-place", place=place, number=place - 1, after=after))
