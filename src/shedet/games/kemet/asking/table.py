"""When each question is asked: in which phases, on top of which others, and what else must be true."""

from typing import Final

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import FRAME
from shedet.core.question import details_at
from shedet.core.text import at_question
from shedet.games.kemet.asking.acting import (
    with_action,
    with_card_to_swap,
    with_level,
    with_memory,
    with_places,
    with_recruits,
    with_site,
    with_target,
    with_tile,
)
from shedet.games.kemet.asking.fighting import (
    with_battles,
    with_choice,
    with_end,
    with_fighting,
    with_reinforcement,
    with_retreat,
    with_returned,
    with_shown,
    with_stay,
    with_tactics,
    with_wounds,
)
from shedet.games.kemet.asking.frames import ANY_TIME, BOTTOM, Asking, Frame, nothing
from shedet.games.kemet.asking.marching import with_army, with_group, with_obelisk, with_steps
from shedet.games.kemet.asking.resting import (
    with_draws,
    with_joining,
    with_prayers,
    with_raised,
    with_sacrifice,
    with_slot,
    with_vision,
)
from shedet.games.kemet.asking.setting_up import with_pyramids
from shedet.games.kemet.decisions import QUESTIONS, apply, legal_actions
from shedet.games.kemet.notation import seats_text
from shedet.games.kemet.questions.offers import is_play
from shedet.games.kemet.rules.day import wins
from shedet.games.kemet.rules.moving import may_stop
from shedet.games.kemet.rules.night import (
    FATE,
    most_famous,
    next_chooser,
)
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
    CHOOSE_SLOT,
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
    MOVE_ZONE,
    NIGHT,
    PLACING,
    State,
    turn_of,
)
from shedet.games.kemet.zones import ZONE_NAMES


def check_questions(s: State, lines: dict[str, list[int]]) -> None:
    """From the lowest question up: each may be asked on the one under it, and those who are asked can answer."""
    on = BOTTOM
    for number in range(int(s.depth)):
        question, asked = int(s.stack[number * FRAME]), int(s.stack[number * FRAME + 1])
        frame = Frame(question, asked, details_at(s, number), on)
        wrong = what_is_wrong(s, frame)
        if wrong:
            raise BadSetup(at_question(lines, number) + wrong)
        on = question
    wrong = who_cannot_answer(s)
    if wrong:
        raise BadSetup(at_question(lines, int(s.depth) - 1) + wrong)


def what_is_wrong(s: State, frame: Frame) -> str:
    asking = ASKING[frame.question]
    if frame.on not in asking.on:
        return with_what_is_under_it(frame, asking.on)
    if s.phase not in asking.phases:
        return f"{frame.name} is asked {' or '.join(PHASES[phase] for phase in asking.phases)}."
    if frame.question == FIGHTING:
        if frame.asked != 0:
            return f"nobody answers {frame.name}; write `ask - {frame.name}`."
    elif frame.asked == 0:
        return f"{frame.name} is asked of somebody, not of nobody."
    elif frame.asked.bit_count() > 1 and frame.question != CHOOSE_CARDS:
        return f"{frame.name} is asked of one player, not of {seats_text(frame.asked)}."
    elif not FIGHTING < frame.question <= CHOOSE_STAY and frame.seat != (due := due_seat(s)):
        return f"it is for {seat_name(due)} to act now: {frame.name} is asked of {seat_name(due)}."
    return asking.what_is_wrong(s, frame)


PHASES: Final = (
    "while soldiers are placed",
    "while pyramids are founded",
    "with the first tiles",
    "by day",
    "at night",
)


def with_what_is_under_it(frame: Frame, on: tuple[int, ...]) -> str:
    if on == (FIGHTING,):
        return f"{frame.name} is asked in a battle only; `ask - fighting` comes before it."
    if on == (BOTTOM,):
        return f"{frame.name} comes before all other questions."
    names = " or ".join(QUESTIONS[each].name for each in on if each != BOTTOM)
    return f"{frame.name} is asked on top of {names}, whose line `ask` comes before it."


def due_seat(s: State) -> int:
    """Whose turn or step it is. Outside the day the place has moved on when something is asked. [K-SET-6]"""
    players = int(s.players)
    if s.phase == DAY:
        return int(turn_of(s))
    if s.phase == NIGHT and s.night_step == FATE:
        return int(next_chooser(s))
    if s.phase == FIRST_TILES:
        return int(s.order[players - int(s.place)])
    return int(s.order[(int(s.place) - 1) % players])


def who_cannot_answer(s: State) -> str:
    """Everybody who is asked has an answer; one who has no room where they are can go on. [K-MOVE-4]"""
    for seat in range(int(s.players)):
        if s.asks(seat) and len(legal_actions(s, seat)) == 0:
            return f"{seat_name(seat)} is asked but can do nothing in this position."
    if s.question() == CHOOSE_STEP and not may_go_on(s):
        return f"{seat_name(int(turn_of(s)))} has no room in {ZONE_NAMES[int(s.move[MOVE_ZONE])]} and cannot go on."
    return ""


def may_go_on(s: State) -> bool:
    """Whether the army may stop or leave, perhaps after playing cards; what else is offered leads on by the rules."""
    seat = turn_of(s)
    if may_stop(s, seat):
        return True
    for action in legal_actions(s, seat):
        if not is_play(action):
            return True
        after = s.copy()
        apply(after, seat, action)
        if after.question() != CHOOSE_STEP or may_go_on(after):
            return True
    return False


# ---- the end


def check_the_end(s: State, lines: dict[str, list[int]]) -> None:
    """Somebody has won at the beginning of a turn, or by most fame when the days are over. [K-WIN-1]"""
    if lines.get("ask"):
        raise BadSetup(f"{at_question(lines, 0)}nothing is asked when the game is over.")
    by_day = s.phase == DAY and s.won == 1 << turn_of(s) and wins(s, turn_of(s))
    by_night = s.phase == NIGHT and s.night_step == FATE and s.won == most_famous(s)
    if not by_day and not by_night:
        raise BadSetup(
            "the game ends when a turn begins for somebody with 9 fame and nobody above them, or after the last night "
            f"for the most famous; it is not over for {seats_text(int(s.won))}."
        )


ASKING: Final = {
    CHOOSE_DISTRICTS: Asking((PLACING,), (BOTTOM,), nothing),
    CHOOSE_PYRAMIDS: Asking((FOUNDING,), (BOTTOM,), with_pyramids),
    CHOOSE_FIRST_TILE: Asking((FIRST_TILES,), (BOTTOM,), nothing),
    CHOOSE_ACTION: Asking((DAY,), (BOTTOM,), with_action),
    CHOOSE_TILE: Asking((DAY,), (CHOOSE_ACTION,), with_tile),
    CHOOSE_CARD_TO_SWAP: Asking((DAY,), (CHOOSE_ACTION,), with_card_to_swap),
    CHOOSE_SITE: Asking((DAY,), (CHOOSE_ACTION,), with_site),
    CHOOSE_LEVEL: Asking((DAY,), (CHOOSE_ACTION,), with_level),
    CHOOSE_RECRUITS: Asking((DAY,), (CHOOSE_ACTION,), with_recruits),
    CHOOSE_PLACES: Asking((FIRST_TILES, DAY, NIGHT), (BOTTOM, *ANY_TIME), with_places),
    CHOOSE_ARMY: Asking((DAY,), (CHOOSE_ACTION,), with_army),
    CHOOSE_GROUP: Asking((DAY,), (CHOOSE_ACTION,), with_group),
    CHOOSE_STEP: Asking((DAY,), (CHOOSE_ACTION,), with_steps),
    CHOOSE_OBELISK: Asking((DAY,), (CHOOSE_STEP,), with_obelisk),
    CHOOSE_TARGET: Asking((DAY,), ANY_TIME, with_target),
    CHOOSE_MEMORY: Asking((DAY,), ANY_TIME, with_memory),
    CHOOSE_BATTLE: Asking((DAY,), (CHOOSE_ACTION,), with_battles),
    FIGHTING: Asking((DAY,), (CHOOSE_ACTION, CHOOSE_BATTLE), with_fighting),
    CHOOSE_SHOWN: Asking((DAY,), (FIGHTING,), with_shown),
    CHOOSE_CARDS: Asking((DAY,), (FIGHTING,), with_choice),
    CHOOSE_RETURNED: Asking((DAY,), (FIGHTING,), with_returned),
    CHOOSE_TACTICS: Asking((DAY,), (FIGHTING,), with_tactics),
    CHOOSE_WOUNDS: Asking((DAY,), (FIGHTING,), with_wounds),
    CHOOSE_END: Asking((DAY,), (FIGHTING,), with_end),
    CHOOSE_RETREAT: Asking((DAY,), (FIGHTING,), with_retreat),
    CHOOSE_REINFORCEMENT: Asking((DAY,), (FIGHTING,), with_reinforcement),
    CHOOSE_STAY: Asking((DAY,), (FIGHTING,), with_stay),
    CHOOSE_SACRIFICE: Asking((NIGHT,), (BOTTOM,), with_sacrifice),
    CHOOSE_PRAYERS: Asking((NIGHT,), (BOTTOM,), with_prayers),
    CHOOSE_VISION: Asking((NIGHT,), (BOTTOM,), with_vision),
    CHOOSE_DRAWS: Asking((NIGHT,), (BOTTOM,), with_draws),
    CHOOSE_RAISED: Asking((NIGHT,), (BOTTOM,), with_raised),
    CHOOSE_JOINING: Asking((DAY, NIGHT), (BOTTOM, FIGHTING), with_joining),
    CHOOSE_SLOT: Asking((NIGHT,), (BOTTOM,), with_slot),
}
