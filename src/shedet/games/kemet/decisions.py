"""What you are asked: which answers the top question takes, what an answer does, and what comes next by itself.

The questions are in `questions`, a module a chapter. Legal means offered here.
"""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.games.kemet.actions import ACTIVE_CARD
from shedet.games.kemet.components import MARKERS, STARTING_LEVELS
from shedet.games.kemet.questions import acting, fighting, marching, resting, setting_up
from shedet.games.kemet.rules.battle import go_on_fighting
from shedet.games.kemet.rules.day import begin_day, begin_turn
from shedet.games.kemet.rules.night import begin_night, go_on_with_night
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_BATTLE,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_CARDS,
    CHOOSE_DISTRICTS,
    CHOOSE_DRAWS,
    CHOOSE_END,
    CHOOSE_FIRST_TILE,
    CHOOSE_GROUP,
    CHOOSE_JOINING,
    CHOOSE_LEVEL,
    CHOOSE_MEMORY,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_PYRAMIDS,
    CHOOSE_RAISED,
    CHOOSE_RECRUITS,
    CHOOSE_REINFORCEMENT,
    CHOOSE_RETREAT,
    CHOOSE_RETURNED,
    CHOOSE_SACRIFICE,
    CHOOSE_SHOWN,
    CHOOSE_SITE,
    CHOOSE_STAY,
    CHOOSE_STEP,
    CHOOSE_TACTICS,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    CHOOSE_VISION,
    CHOOSE_WOUNDS,
    DAY,
    FIGHTING,
    FIRST_TILES,
    FOUNDING,
    PLACING,
    State,
    turn_of,
)


def legal_actions(s: State, seat: i64) -> vec[i64]:
    """What an asked seat may answer, in the order of the numbers."""
    question = s.question()
    if question <= CHOOSE_FIRST_TILE:
        return setting_up_actions(s, seat, question)
    if question <= CHOOSE_PLACES:
        return day_actions(s, seat, question)
    if question <= CHOOSE_BATTLE:
        return move_actions(s, seat, question)
    if question <= CHOOSE_STAY:
        return battle_actions(s, seat, question)
    return night_actions(s, seat, question)


def setting_up_actions(s: State, seat: i64, question: i64) -> vec[i64]:
    if question == CHOOSE_DISTRICTS:
        return setting_up.districts_to_leave()
    if question == CHOOSE_PYRAMIDS:
        return setting_up.first_levels(s, seat)
    return setting_up.first_tiles(s, seat)


def day_actions(s: State, seat: i64, question: i64) -> vec[i64]:
    if question == CHOOSE_ACTION:
        return acting.actions_of_a_turn(s, seat)
    if question == CHOOSE_TILE:
        return acting.tiles_to_buy(s, seat)
    if question == CHOOSE_CARD_TO_SWAP:
        return acting.cards_to_swap(s, seat)
    if question == CHOOSE_SITE:
        return acting.building_sites(s, seat)
    if question == CHOOSE_LEVEL:
        return acting.levels(s, seat)
    if question == CHOOSE_RECRUITS:
        return acting.recruits(s, seat)
    return acting.places(s, seat)


def move_actions(s: State, seat: i64, question: i64) -> vec[i64]:
    if question == CHOOSE_ARMY:
        return marching.armies(s, seat)
    if question == CHOOSE_GROUP:
        return marching.groups(s, seat)
    if question == CHOOSE_STEP:
        return marching.steps(s, seat)
    if question == CHOOSE_OBELISK:
        return marching.obelisks(s, seat)
    if question == CHOOSE_TARGET:
        return acting.targets(s, seat)
    if question == CHOOSE_MEMORY:
        return acting.discarded_cards(s)
    return acting.battles(s, seat)


def battle_actions(s: State, seat: i64, question: i64) -> vec[i64]:
    if question == CHOOSE_SHOWN:
        return fighting.add_battle_cards(s, seat, ACTIVE_CARD)
    if question == CHOOSE_CARDS:
        return fighting.cards_to_choose(s, seat)
    if question == CHOOSE_RETURNED:
        return fighting.unpaid_cards(s, seat)
    if question == CHOOSE_TACTICS:
        return fighting.yes_or_no()
    if question == CHOOSE_WOUNDS:
        return fighting.cards_to_discard(s, seat)
    if question == CHOOSE_END:
        return fighting.ways_to_end()
    if question == CHOOSE_RETREAT:
        return fighting.retreats(s)
    if question == CHOOSE_REINFORCEMENT:
        return fighting.reinforcements(s, seat)
    return fighting.stay_or_disband()


def night_actions(s: State, seat: i64, question: i64) -> vec[i64]:
    if question == CHOOSE_SACRIFICE:
        return fighting.yes_or_no()
    if question == CHOOSE_PRAYERS or question == CHOOSE_DRAWS:
        return resting.spend_or_finish()
    if question == CHOOSE_VISION:
        return resting.visions(s)
    if question == CHOOSE_RAISED:
        return resting.pyramids_to_raise(s, seat)
    if question == CHOOSE_JOINING:
        return resting.joinings(s, seat)
    return resting.slots(s)


def apply(s: State, seat: i64, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    if question <= CHOOSE_FIRST_TILE:
        answer_setting_up(s, seat, action, question)
    elif question <= CHOOSE_PLACES:
        answer_day(s, seat, action, question)
    elif question <= CHOOSE_BATTLE:
        answer_move(s, seat, action, question)
    elif question <= CHOOSE_STAY:
        answer_battle(s, seat, action, question)
    else:
        answer_night(s, seat, action, question)
    go_on(s)


def answer_setting_up(s: State, seat: i64, action: i64, question: i64) -> None:
    if question == CHOOSE_DISTRICTS:
        setting_up.answer_districts(s, seat, action)
    elif question == CHOOSE_PYRAMIDS:
        setting_up.answer_first_level(s, seat, action)
    else:
        setting_up.answer_first_tile(s, seat, action)


def answer_day(s: State, seat: i64, action: i64, question: i64) -> None:
    if question == CHOOSE_ACTION:
        acting.answer_turn(s, seat, action)
    elif question == CHOOSE_TILE:
        acting.answer_tile(s, seat, action)
    elif question == CHOOSE_CARD_TO_SWAP:
        acting.answer_swap(s, seat, action)
    elif question == CHOOSE_SITE:
        acting.answer_site(s, seat, action)
    elif question == CHOOSE_LEVEL:
        acting.answer_level(s, seat, action)
    elif question == CHOOSE_RECRUITS:
        acting.answer_recruits(s, seat, action)
    else:
        acting.answer_places(s, seat, action)


def answer_move(s: State, seat: i64, action: i64, question: i64) -> None:
    if question == CHOOSE_ARMY:
        marching.answer_army(s, seat, action)
    elif question == CHOOSE_GROUP:
        marching.answer_group(s, seat, action)
    elif question == CHOOSE_STEP:
        marching.answer_step(s, seat, action)
    elif question == CHOOSE_OBELISK:
        marching.answer_obelisk(s, seat, action)
    elif question == CHOOSE_TARGET:
        acting.answer_target(s, seat, action)
    elif question == CHOOSE_MEMORY:
        acting.answer_memory(s, seat, action)
    else:
        acting.answer_battle(s, seat, action)


def answer_battle(s: State, seat: i64, action: i64, question: i64) -> None:
    if question == CHOOSE_SHOWN:
        fighting.answer_shown(s, seat, action)
    elif question == CHOOSE_CARDS:
        fighting.answer_cards(s, seat, action)
    elif question == CHOOSE_RETURNED:
        fighting.answer_returned(s, seat, action)
    elif question == CHOOSE_TACTICS:
        fighting.answer_tactics(s, seat, action)
    elif question == CHOOSE_WOUNDS:
        fighting.answer_wounds(s, seat, action)
    elif question == CHOOSE_END:
        fighting.answer_end(s, seat, action)
    elif question == CHOOSE_RETREAT:
        fighting.answer_retreat(s, action)
    elif question == CHOOSE_REINFORCEMENT:
        fighting.answer_reinforcement(s, seat, action)
    else:
        fighting.answer_stay(s, seat, action)


def answer_night(s: State, seat: i64, action: i64, question: i64) -> None:
    if question == CHOOSE_SACRIFICE:
        resting.answer_sacrifice(s, seat, action)
    elif question == CHOOSE_PRAYERS:
        resting.answer_prayers(s, seat, action)
    elif question == CHOOSE_VISION:
        resting.answer_vision(s, seat, action)
    elif question == CHOOSE_DRAWS:
        resting.answer_draws(s, seat, action)
    elif question == CHOOSE_RAISED:
        resting.answer_raised(s, seat, action)
    elif question == CHOOSE_JOINING:
        resting.answer_joining(s, seat, action)
    else:
        resting.answer_slot(s, seat, action)


# ---- what comes next by itself


def go_on(s: State) -> None:
    """Until somebody is asked or the game is over."""
    while not s.over:
        question = s.question()
        if question < 0:
            go_on_with_game(s)
        elif question == FIGHTING:
            go_on_fighting(s)
        elif question != CHOOSE_BATTLE or not acting.settle_battles(s):
            return


def go_on_with_game(s: State) -> None:
    """Set-up in player order, the first tiles in reverse; then days of five rounds, and nights. [K-SET-4, K-SET-6]"""
    if s.phase == DAY:
        if s.round < MARKERS:
            begin_turn(s)
        else:
            begin_night(s)
    elif s.phase > DAY:
        go_on_with_night(s)
    elif s.place == s.players:
        s.place = 0
        if s.phase == FIRST_TILES:
            begin_day(s)
        else:
            s.phase += 1
    else:
        ask_in_set_up(s)


def ask_in_set_up(s: State) -> None:
    """[K-SET-4, K-SET-5, K-SET-6]"""
    seat = turn_of(s)
    if s.phase == PLACING:
        s.ask(CHOOSE_DISTRICTS, 1 << seat, 0, 0, 0)
    elif s.phase == FOUNDING:
        s.ask(CHOOSE_PYRAMIDS, 1 << seat, STARTING_LEVELS, 0, 0)
    else:
        s.ask(CHOOSE_FIRST_TILE, 1 << i64(s.order[s.players - 1 - s.place]), 0, 0, 0)
    s.place += 1
