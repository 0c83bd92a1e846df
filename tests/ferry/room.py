"""Everything the ferry has to say to its bots. (A larger game has modules for the greedy bot, the value, the words.)"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ferry.game import HIGHEST, Seen, Table
from shedet.bots.bot import Bot
from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.bots.room import LongLook, Quick, Room, Stages
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Habit
from shedet.bots.value.linear import Features, Value
from shedet.bots.weights import Giver, Numbers, read_weights
from shedet.core.game import Knowledge
from shedet.core.position import Position
from shedet.core.rng import Rng
from shedet.core.words import say

# ---- greedy


class Loader(Bot):
    def __init__(self, keep: float) -> None:
        self.uses_knowledge = True
        self.keep = keep

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """What scores most and is missed least; the first of equals."""
        assert isinstance(knowledge, Seen)
        table = knowledge.table
        return max(legal, key=lambda action: scored(table, action + 1) - self.keep * float(action + 1))


def scored(table: Table, card: int) -> int:
    """What a card would score now."""
    return card if not table.laid or card > table.laid[-1] else 0


def loader_with(numbers: Numbers) -> Bot:
    giver = Giver(numbers)
    keep = giver.give("keep")
    giver.check_all_given()
    return Loader(keep)


# ---- who is likely to win

FEATURES: Final = Features()
POINTS: Final = FEATURES.add("points")
IN_HAND: Final = FEATURES.add("hand")
BELOW: Final = FEATURES.add("below")  # the last card, for who has to lay one on it


class FerryValue(Value):
    def __init__(self) -> None:
        super().__init__(FEATURES)

    def measure(self, position: Position) -> None:
        assert isinstance(position, Table)
        self.progress = self.part = len(position.laid) / (2 * HIGHEST)
        for seat in range(2):
            at = seat * self.features
            self.found[at + POINTS] = position.points(seat) / 10
            self.found[at + IN_HAND] = sum(position.hands[seat]) / 10
            mine = position.turn() == seat and position.laid
            self.found[at + BELOW] = position.laid[-1] / HIGHEST if mine else 0.0


# ---- why


def reason(knowledge: Knowledge, action: int, plan: Sequence[int]) -> Reason:
    assert isinstance(knowledge, Seen)
    card = int(action) + 1
    gain = scored(knowledge.table, card)
    brings = Term(gain or -1.0, say("reason-score", points=gain))
    return sentence(say("reason-lay", card=card), [brings, Term(-card / HIGHEST, say("reason-leave", card=card))])


PACKAGE: Final = "ferry"
ROOM: Final = Room(
    package=PACKAGE,
    merchant=loader_with(read_weights(PACKAGE)),
    merchant_with=loader_with,
    new_value=FerryValue,
    searcher=SearchBot,
    reason=reason,
    habit=Habit(0.2, 0.0, 0.0, 0),
    quick=Quick((8, 16), spread=0.1, blur=0.1),
    look=LongLook(2_000, blur=0.1),
    stages=Stages((1 / 8, 1 / 2), spread=0.05, blurs=(0.1, 0.05)),
    units=(),
    apart=2,
    usual_options={},
)
