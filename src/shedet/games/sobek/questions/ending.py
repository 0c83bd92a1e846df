"""The question at the end of a round."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Question
from shedet.games.sobek.actions import ADD, FINISH, SET
from shedet.games.sobek.components import AMULET, AMULETS, FEWEST
from shedet.games.sobek.questions.characters import close_for
from shedet.games.sobek.questions.sets import add_goods_cards
from shedet.games.sobek.rules.ending import lay_horizontally, settle_round
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.state import (
    HAND,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    State,
    forget_progress,
    progress_of,
    set_progress,
)


@final
class ChooseHorizontal(Question[State]):
    """Begin a horizontal set, lay its cards, or finish; as many sets as one likes, all players at once. [S-END-1]"""

    name = "choose-horizontal"

    def options(self, s: State, seat: i64) -> vec[i64]:
        if progress_of(s, seat, LAYING_GROUP) == 0:
            return horizontal_groups(s, seat)
        return horizontal_cards(s, seat)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Nobody sees anything of it until all have chosen. [S-END-1]"""
        if action < ADD:
            set_progress(s, seat, LAYING_GROUP, action - SET + 1)
        elif action < FINISH:
            lay_horizontally(s, seat, action - ADD)
            set_progress(s, seat, LAYING_COUNT, progress_of(s, seat, LAYING_COUNT) + 1)
            set_progress(s, seat, LAYING_LAST, action - ADD)
        elif progress_of(s, seat, LAYING_GROUP) > 0:
            forget_progress(s, seat)
        else:
            close_for(s, seat)
            if s.depth == 0:
                settle_round(s)


def horizontal_groups(s: State, seat: i64) -> vec[i64]:
    """The goods that a set can be laid of, or amulets alone."""
    found = vec[i64](capacity=8)
    jokers = amulets(s, HAND + seat)
    for goods in range(AMULETS):
        own = own_cards(s, HAND + seat, goods)
        if own > 0 and own + jokers >= FEWEST:
            found = append(found, SET + goods)
    if jokers >= FEWEST:
        found = append(found, i64(SET + AMULETS))
    return append(found, i64(FINISH))


def horizontal_cards(s: State, seat: i64) -> vec[i64]:
    """The next card of the set that is being laid; finish from three on."""
    group = progress_of(s, seat, LAYING_GROUP) - 1
    laid = progress_of(s, seat, LAYING_COUNT)
    found = vec[i64](capacity=24)
    jokers = amulets(s, HAND + seat)
    if group < AMULETS:
        found = add_goods_cards(s, seat, group, laid, progress_of(s, seat, LAYING_LAST), found)
    if jokers > 0 and laid + jokers >= FEWEST and (laid > 0 or group == AMULETS):
        found = append(found, i64(ADD + AMULET))
    if laid >= FEWEST:
        found = append(found, i64(FINISH))
    return found
