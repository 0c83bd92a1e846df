"""Everything Kemet has to say to its bots."""

from collections.abc import Sequence
from typing import Final

from shedet.bots.kemet.greedy import GreedyGod, merchant_with
from shedet.bots.kemet.search import KemetSearchBot
from shedet.bots.kemet.value import KemetValue
from shedet.bots.kemet.weights import WEIGHTS
from shedet.bots.reasons.sentence import Reason
from shedet.bots.room import Judging, LongLook, Quick, Room, Stages
from shedet.bots.search.tree import Habit
from shedet.core.game import Knowledge


def reason(knowledge: Knowledge, action: int, plan: Sequence[int]) -> Reason:
    """Why an answer is good. The words for it are loaded when somebody asks for them."""
    from shedet.bots.kemet.reasons import answers

    return answers.reason(knowledge, action, plan)


ROOM: Final = Room(
    package="shedet.bots.kemet",
    merchant=GreedyGod(WEIGHTS),
    merchant_with=merchant_with,
    new_value=KemetValue,
    searcher=KemetSearchBot,
    reason=reason,
    habit=Habit(0.2, 1.0, 0.25, 1),
    quick=Quick((8, 24, 72), spread=0.05, blur=0.045),
    look=LongLook(4_000, blur=0.05),
    stages=Stages((1 / 8, 1 / 2), spread=0.03, blurs=(0.05, 0.025)),
    units=("fame",),
    apart=5,
    usual_options={"day_limit": 20},  # the game ends only when somebody wins, and weak bots can take very long over it
    # With a net. Spreads and blurs are those of searches without one: with a net they have not been measured.
    net_habit=Habit(0.2, 0.0, 0.0, 0, pull=1.0, prior_at=2, reduction=0.05, floor=0.1),
    net_judging=Judging(
        Quick((8, 24, 72), spread=0.05, blur=0.045),
        LongLook(6_000, blur=0.05),
        Stages((1 / 8, 1 / 2), spread=0.03, blurs=(0.05, 0.025)),
    ),
    scribe_temperature=0.25,
    apprentice_temperature=4.0,
)
