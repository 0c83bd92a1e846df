"""What you are asked: the top question says what may be answered and what the answer does; then comes the next one.

The questions are in `questions`, a module a chapter. Legal means offered there, and nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.question import Question
from shedet.games.kemet.components import MARKERS, STARTING_LEVELS
from shedet.games.kemet.questions.acting import (
    ChooseAction,
    ChooseCardToSwap,
    ChooseLevel,
    ChooseMemory,
    ChooseSite,
    ChooseTarget,
    ChooseTile,
)
from shedet.games.kemet.questions.fighting import (
    ChooseCards,
    ChooseEnd,
    ChooseReinforcement,
    ChooseRetreat,
    ChooseReturned,
    ChooseShown,
    ChooseStay,
    ChooseTactics,
    ChooseWounds,
    Fighting,
)
from shedet.games.kemet.questions.marching import ChooseArmy, ChooseGroup, ChooseObelisk, ChooseStep
from shedet.games.kemet.questions.recruiting import ChooseBattle, ChoosePlaces, ChooseRecruits, settle_battles
from shedet.games.kemet.questions.resting import (
    ChooseDraws,
    ChooseJoining,
    ChoosePrayers,
    ChooseRaised,
    ChooseSacrifice,
    ChooseSlot,
    ChooseVision,
)
from shedet.games.kemet.questions.setting_up import ChooseDistricts, ChooseFirstTile, ChoosePyramids
from shedet.games.kemet.rules.battle import go_on_fighting
from shedet.games.kemet.rules.day import begin_day, begin_turn
from shedet.games.kemet.rules.night import begin_night, go_on_with_night
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_BATTLE,
    CHOOSE_DISTRICTS,
    CHOOSE_FIRST_TILE,
    CHOOSE_PYRAMIDS,
    DAY,
    FIGHTING,
    FIRST_TILES,
    FOUNDING,
    PLACING,
    State,
    turn_of,
)

TURN: Final = ChooseAction()  # asked most of all, so it is called directly
# In the order of their numbers in `state.py`.
QUESTIONS: Final[list[Question[State]]] = [
    ChooseDistricts(),
    ChoosePyramids(),
    ChooseFirstTile(),
    TURN,
    ChooseTile(),
    ChooseCardToSwap(),
    ChooseSite(),
    ChooseLevel(),
    ChooseRecruits(),
    ChoosePlaces(),
    ChooseArmy(),
    ChooseGroup(),
    ChooseStep(),
    ChooseObelisk(),
    ChooseTarget(),
    ChooseMemory(),
    ChooseBattle(),
    Fighting(),
    ChooseShown(),
    ChooseCards(),
    ChooseReturned(),
    ChooseTactics(),
    ChooseWounds(),
    ChooseEnd(),
    ChooseRetreat(),
    ChooseReinforcement(),
    ChooseStay(),
    ChooseSacrifice(),
    ChoosePrayers(),
    ChooseVision(),
    ChooseDraws(),
    ChooseRaised(),
    ChooseJoining(),
    ChooseSlot(),
]


def legal_actions(s: State, seat: i64) -> vec[i64]:
    """What an asked seat may answer, in the order of the numbers."""
    question = s.question()
    return TURN.options(s, seat) if question == CHOOSE_ACTION else QUESTIONS[question].options(s, seat)


def apply(s: State, seat: i64, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    if question == CHOOSE_ACTION:
        TURN.answer(s, seat, action)
    else:
        QUESTIONS[question].answer(s, seat, action)
    go_on(s)


# ---- what comes next by itself


def go_on(s: State) -> None:
    """Until somebody is asked or the game is over."""
    while not s.over:
        question = s.question()
        if question < 0:
            go_on_with_game(s)
        elif question == FIGHTING:
            go_on_fighting(s)
        elif question != CHOOSE_BATTLE or not settle_battles(s):
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
