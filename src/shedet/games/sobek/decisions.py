"""What you are asked: the top question says what may be answered and what the answer does; then comes the next one.

The questions are in `questions`, a module a chapter. Legal means offered there, and nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.question import Question
from shedet.games.sobek.questions.characters import (
    ChooseAddition,
    ChooseClaim,
    ChooseDiscards,
    ChooseGrowingSet,
    ChoosePile,
    ChoosePurge,
    ChooseQueueCard,
    ChooseTheft,
)
from shedet.games.sobek.questions.ending import ChooseHorizontal
from shedet.games.sobek.questions.sets import (
    ChooseCursed,
    ChooseGuildVictim,
    ChooseProsperous,
    ChooseSet,
    ChooseToken,
)
from shedet.games.sobek.questions.turns import ChooseAction, NameStarter
from shedet.games.sobek.state import CHOOSE_ACTION, CHOOSE_SET, State

# Asked most of all, so they are called directly.
TURN: Final = ChooseAction()
LAYING: Final = ChooseSet()
# In the order of their numbers in `state.py`.
QUESTIONS: Final[list[Question[State]]] = [
    TURN,
    LAYING,
    ChooseToken(),
    ChooseGuildVictim(),
    ChooseCursed(),
    ChooseProsperous(),
    ChoosePurge(),
    ChooseTheft(),
    ChooseDiscards(),
    ChoosePile(),
    ChooseClaim(),
    ChooseGrowingSet(),
    ChooseAddition(),
    ChooseQueueCard(),
    ChooseHorizontal(),
    NameStarter(),
]


def legal_actions(s: State, seat: i64) -> vec[i64]:
    """Everything an asked seat may answer, in the order of the numbers."""
    question = s.question()
    if question == CHOOSE_ACTION:
        return TURN.options(s, seat)
    if question == CHOOSE_SET:
        return LAYING.options(s, seat)
    return QUESTIONS[question].options(s, seat) if question >= 0 else vec[i64]()


def apply(s: State, seat: i64, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    if question == CHOOSE_ACTION:
        TURN.answer(s, seat, action)
    elif question == CHOOSE_SET:
        LAYING.answer(s, seat, action)
    else:
        QUESTIONS[question].answer(s, seat, action)
    go_on(s)


def go_on(s: State) -> None:
    """When all is answered it is the next player's turn, clockwise. [S-TURN-1]"""
    if s.depth == 0 and not s.over:
        s.turn = (s.turn + 1) % s.players
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
