"""Everything Sobek: 2 Players has to say to its bots."""

from collections.abc import Sequence
from typing import Final

from shedet.bots.reasons.sentence import Reason
from shedet.bots.room import Judging, LongLook, Quick, Room, Stages
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Habit
from shedet.bots.sobek2p.greedy import GreedyMerchant, merchant_with
from shedet.bots.sobek2p.value import Sobek2pValue
from shedet.bots.sobek2p.weights import WEIGHTS
from shedet.core.game import Knowledge


def reason(knowledge: Knowledge, action: int, plan: Sequence[int]) -> Reason:
    """Why an answer is good. The words for it are loaded when somebody asks for them."""
    from shedet.bots.sobek2p.reasons import answers

    return answers.reason(knowledge, action, plan)


ROOM: Final = Room(
    package="shedet.bots.sobek2p",
    merchant=GreedyMerchant(WEIGHTS),
    merchant_with=merchant_with,
    new_value=Sobek2pValue,
    searcher=SearchBot,
    reason=reason,
    habit=Habit(0.15, 0.0, 0.0, 0),
    quick=Quick((100, 300, 900), spread=0.05, blur=0.08),
    look=LongLook(80_000, blur=0.025),
    stages=Stages((1 / 16, 1 / 4), spread=0.02, blurs=(0.022, 0.014)),
    units=(),
    apart=4,
    usual_options={},
    # With a net. Spreads and blurs are those of searches without one: with a net they have not been measured.
    net_habit=Habit(0.15, 0.0, 0.0, 0, pull=1.0, prior_at=16, reduction=0.05, floor=0.1),
    net_judging=Judging(
        Quick((100, 300, 900), spread=0.05, blur=0.08),
        LongLook(25_000, blur=0.025),
        Stages((1 / 16, 1 / 4), spread=0.02, blurs=(0.022, 0.014)),
    ),
    scribe_temperature=0.25,
    apprentice_temperature=8.0,
)
