"""What you are asked: the top question says what may be answered and what the answer does; then comes the next one.

The questions are in `questions`, a module a chapter. Legal means offered there, and nowhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.position import lowest_seat
from shedet.core.question import Question
from shedet.games.sobek2p.questions.characters import (
    ChooseClaim,
    ChooseDiscard,
    ChooseLaying,
    ChooseMarketTile,
    ChoosePurge,
    ChooseShownPirogue,
    ChooseTheft,
)
from shedet.games.sobek2p.questions.selling import ChooseDeben, ChooseHarvest, ChoosePirogue, ChooseSet, NameTile
from shedet.games.sobek2p.questions.turns import (
    ChooseAction,
    ChooseCentreTile,
    ChooseOrientation,
    ChoosePyramidAction,
    KeepOrTrade,
    TakeNamedTile,
)
from shedet.games.sobek2p.rules.ending import end_game
from shedet.games.sobek2p.rules.taking import line_has_tile
from shedet.games.sobek2p.state import CHOOSE_ACTION, CHOOSE_PYRAMID_ACTION, State

TURN: Final = ChooseAction()  # asked most of all, so it is called directly
# In the order of their numbers in `state.py`.
QUESTIONS: Final[list[Question[State]]] = [
    TURN,
    ChooseCentreTile(),
    ChoosePyramidAction(),
    TakeNamedTile(),
    ChooseOrientation(),
    KeepOrTrade(),
    ChooseSet(),
    ChoosePirogue(),
    ChooseShownPirogue(),
    ChooseDeben(),
    NameTile(),
    ChooseHarvest(),
    ChooseClaim(),
    ChooseTheft(),
    ChooseLaying(),
    ChooseMarketTile(),
    ChooseDiscard(),
    ChoosePurge(),
]


def legal_actions(s: State) -> vec[i64]:
    """Everything the asked seat may answer, in the order of the numbers."""
    question = s.question()
    if question == CHOOSE_ACTION:
        return TURN.options(s, lowest_seat(s.asked()))
    return QUESTIONS[question].options(s, lowest_seat(s.asked())) if question >= 0 else vec[i64]()


def apply(s: State, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    if question == CHOOSE_ACTION:
        TURN.answer(s, lowest_seat(s.asked()), action)
    else:
        QUESTIONS[question].answer(s, lowest_seat(s.asked()), action)
    go_on(s)


def go_on(s: State) -> None:
    """When all is answered the turn passes; a turn without a possible action ends the game. [P-TURN-1, P-END-1]"""
    if s.depth == 0:
        s.turn = 1 - s.turn
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    if s.pile_left == 0 and not line_has_tile(s, s.ankh_field, s.ankh_orientation):
        question = s.question()
        if question == CHOOSE_ACTION:
            s.reveal()  # whether the next player can act tells something of their hand
        if question == CHOOSE_ACTION or question == CHOOSE_PYRAMID_ACTION:
            if len(legal_actions(s)) == 0:
                end_game(s, lowest_seat(s.asked()))
