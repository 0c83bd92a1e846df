"""A game's bots in one room: everything a game has to say to those who play, judge and explain it.

`room.py` of each game makes its `ROOM` from this. Nothing else knows bots by their game.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, final

from shedet.bots.bot import Bot
from shedet.bots.reasons.sentence import Reason
from shedet.bots.search.budget import Budget
from shedet.bots.search.prior import Prior
from shedet.bots.search.search_bot import SearchBot
from shedet.bots.search.tree import Habit
from shedet.bots.value.linear import Value, value_file
from shedet.bots.weights import Numbers, parse_weights, weights_file
from shedet.core.game import Game, Knowledge
from shedet.games import load

# Standard deviations below are those of a chance of one half; `shedet accuracy` measures them.


class Quick(NamedTuple):
    """The quick searches of the judge."""

    lengths: tuple[int, ...]  # in iterations; they take turns
    spread: float  # of one quick search from the next, as a standard deviation
    blur: float  # of all quick searches from a long look


class LongLook(NamedTuple):
    """The long look of hints and analysis."""

    iterations: int  # what a vizier has a second for
    blur: float  # what a longer look changes, as a standard deviation


class Stages(NamedTuple):
    """The searches that measure what an action was worth, stage by stage."""

    parts: tuple[float, ...]  # of the iterations of a long look
    spread: float  # the difference of two actions, from one search to the next, as a standard deviation
    blurs: tuple[float, ...]  # that difference by the searches of each stage, from a longer look


class Judging(NamedTuple):
    """How hints and analysis judge, with a net or without."""

    quick: Quick
    look: LongLook
    stages: Stages


Searcher = Callable[[Game, Bot, Value, Habit, Budget, Prior | None], SearchBot]
Explainer = Callable[[Knowledge, int, Sequence[int]], Reason]


@final
class Room:
    """What a game's bots are made of, and the numbers they were found to do best with."""

    def __init__(
        self,
        package: str,
        merchant: Bot,
        merchant_with: Callable[[Numbers], Bot],
        new_value: Callable[[], Value],
        searcher: Searcher,
        reason: Explainer,
        habit: Habit,
        quick: Quick,
        look: LongLook,
        stages: Stages,
        units: tuple[str, ...],
        apart: int,
        usual_options: dict[str, int],
        net_habit: Habit | None = None,
        net_judging: Judging | None = None,
        scribe_temperature: float = 0.5,
        apprentice_temperature: float = 2.0,
    ) -> None:
        self.weights_file: Path = weights_file(package)
        self.value_file: Path = value_file(package)
        self.net_file: Path = net_file(package)  # which need not be there
        self.merchant = merchant  # the greedy bot; playouts use it, too
        self.merchant_with = merchant_with  # the same with other weights, such as a tuner tries out
        self.new_value = new_value  # the features of a position, without weights
        self.searcher = searcher  # SearchBot, or the game's own
        self.reason = reason  # what an answer does and why that is good
        self.habit = habit
        self.quick = quick
        self.look = look
        self.stages = stages
        self.units = units  # weights that the others are measured in: they stay as they are
        self.apart = apart  # quiet places between two samples of a game that weights are learned from
        self.usual_options = usual_options  # when bots play among themselves, unless others are asked for
        # With a net; a game that has none need not say these.
        self.net_habit = net_habit or Habit(habit.exploration, 0.0, 0.0, 0, pull=1.0, prior_at=16)
        self.net_judging = net_judging or Judging(quick, look, stages)
        self.scribe_temperature = scribe_temperature  # at which the policy plays best
        self.apprentice_temperature = apprentice_temperature  # at which it slips like a beginner

    def weights(self) -> Numbers:
        """The weights that the merchant plays with."""
        return parse_weights(self.weights_file.read_text(encoding="utf-8"))


def net_file(package: str) -> Path:
    """Where the net of a room is kept: beside the `__init__.py` of its package, which is never compiled."""
    return Path(import_module(package).__path__[0], "trained.net")


def room_of(game: str) -> Room:
    """The room of a game's bots, or UnknownName if there is no such game or it has none."""
    room: Room = load(game, "bots", "room").ROOM
    return room
