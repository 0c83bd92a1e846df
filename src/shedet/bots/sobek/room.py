"""Everything Sobek has to say to its bots."""

from collections.abc import Sequence
from typing import Final

from shedet.bots.reasons.sentence import Reason
from shedet.bots.room import Judging, LongLook, Quick, Room, Stages
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Habit
from shedet.bots.sobek.greedy import GreedyMerchant, merchant_with
from shedet.bots.sobek.value import SobekValue
from shedet.bots.sobek.weights import WEIGHTS
from shedet.core.game import Knowledge


def reason(knowledge: Knowledge, action: int, plan: Sequence[int]) -> Reason:
    """Why an answer is good. The words for it are loaded when somebody asks for them."""
    from shedet.bots.sobek.reasons import answers

    return answers.reason(knowledge, action, plan)


ROOM: Final = Room(
    package="shedet.bots.sobek",
    merchant=GreedyMerchant(WEIGHTS),
    merchant_with=merchant_with,
    new_value=SobekValue,
    searcher=SearchBot,
    reason=reason,
    habit=Habit(0.15, 0.0, 0.0, 0),
    quick=Quick((80, 240, 720), spread=0.03, blur=0.03),
    look=LongLook(60_000, blur=0.02),
    stages=Stages((1 / 16, 1 / 4), spread=0.01, blurs=(0.018, 0.01)),
    units=(),
    apart=8,
    usual_options={},
    # With a net. Spreads and blurs are those of searches without one: with a net they have not been measured.
    net_habit=Habit(0.15, 0.0, 0.0, 0, pull=1.0, prior_at=16, reduction=0.05, floor=0.1),
    net_judging=Judging(
        Quick((80, 240, 720), spread=0.03, blur=0.03),
        LongLook(25_000, blur=0.02),
        Stages((1 / 16, 1 / 4), spread=0.01, blurs=(0.018, 0.01)),
    ),
    scribe_temperature=0.25,
    apprentice_temperature=8.0,
)
