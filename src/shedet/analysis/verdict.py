"""What a decision was worth, by a look as long as the vizier's.

If the look would have done the same, nothing was lost. Otherwise the action played and the best ones are measured: by
searches after each of them, in the same worlds, first short ones, then longer ones. What was chosen by one look is so
measured by others: the best of many owes a part of its worth to luck.

The error of a loss has three parts: how much the searches differ among each other, how much the longer ones have
changed, and what a look that is longer still usually changes.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.judge import NOTHING, Estimate, Judge, KnownWorlds, changes, doubt, estimate
from shedet.bots.levels import best_search
from shedet.bots.look import Look, blurrier, look_rng
from shedet.bots.nets import judging_of
from shedet.bots.search.budget import Budget
from shedet.bots.search.weighed import Weighed, is_settled
from shedet.core.game import Game, Knowledge

CERTAIN = 2.0  # errors from which on a loss counts
LIKELY = 1.0  # errors within which a loss is looked for further
SEARCHES = 3  # of each stage
FEWEST = 4  # iterations of a search
RIVALS = 2  # the best actions beside the one played, in the first stage; then the better of them
TABLE = 4  # actions that are listed where nothing had to be measured


class Doubts(NamedTuple):
    """What the chances of an even game may be off by: standard deviations, measured by `shedet accuracy`."""

    spread: float  # the difference of two actions, from one search to the next
    blurs: tuple[float, ...]  # that difference by the searches of each stage, from a longer look
    look: float  # a chance by the look, from a longer one

    def times(self, factor: float) -> "Doubts":
        return Doubts(self.spread * factor, tuple(blur * factor for blur in self.blurs), self.look * factor)


def doubts_of(game: str, look: int) -> Doubts:
    """What is in doubt with a look of so many iterations."""
    judging = judging_of(game)
    return Doubts(judging.stages.spread, judging.stages.blurs, judging.look.blur).times(blurrier(game, look))


class Weight(NamedTuple):
    """What an action is worth to the seat that is asked: its chance to win, and how far it is behind the best."""

    action: int
    worth: float
    error: float
    behind: float
    behind_error: float
    searches: int


class Verdict(NamedTuple):
    """What a long look says of a decision."""

    best: int  # the action that the one played is compared with; the same if there was nothing better
    weights: list[Weight]  # of the actions that were weighed, the best first; the one played is among them
    change: list[Estimate]  # what the action played has changed in the chances of all seats, against the best

    def loss(self, played: int) -> Estimate:
        weight = next(each for each in self.weights if each.action == played)
        return Estimate(weight.behind, weight.behind_error)


class Decision(Protocol):
    """Something for a seat to decide."""

    seat: int
    players: int
    doubts: Doubts

    def opinion(self) -> Sequence[Weighed]:
        """What the look thinks of the actions, the best first."""
        ...

    def chances(self, action: int, number: int, stage: int) -> list[float]:
        """Of all seats, as one of the searches of a stage sees them after an action."""
        ...


class SearchedDecision:
    """What a seat has to decide by what it knows, tried out by a look of so many iterations and parts of it."""

    def __init__(self, game: Game, knowledge: Knowledge, players: int, legal: vec[i64], look: int, seed: str) -> None:
        self.seat = int(knowledge.viewer)
        self.players = players
        self.doubts = doubts_of(game.name, look)
        self.game = game
        self.look = look
        self.knowledge = knowledge
        self.legal = legal
        self.judge = Judge(game, seed, 1)
        self.bot = best_search(game.name, Budget(1, 0.0))
        # What was found before is not searched for again: by number, length, and action.
        self.searched: dict[tuple[int, int, int], list[float]] = {}
        self.thought: Sequence[Weighed] = ()

    def opinion(self) -> Sequence[Weighed]:
        if not self.thought:
            look = Look(self.game.name, Budget(self.look, 0.0))
            self.thought = look.weigh(self.knowledge, self.legal, look_rng())
        return self.thought

    def chances(self, action: int, number: int, stage: int) -> list[float]:
        return self.chances_by(action, number + stage * SEARCHES, self.length(stage))

    def length(self, stage: int) -> int:
        """The iterations of a search of a stage."""
        share = judging_of(self.game.name).stages.parts[stage] * float(self.bot.part(self.knowledge))
        return max(FEWEST, int(share * self.look))

    def chances_by(self, action: int, number: int, length: int) -> list[float]:
        """A search after the action. Where several choose in secret, the action meets the bot's own mixture."""
        if (number, length, action) not in self.searched:
            if self.bot.mixes(self.knowledge):
                self.fight(number, length)
            else:
                worlds = KnownWorlds(self.game, self.knowledge)
                found = self.judge.search(worlds, self.seat, action, number, length)
                self.searched[number, length, action] = found
        return self.searched[number, length, action]

    def fight(self, number: int, length: int) -> None:
        """All answers at once."""
        self.bot.budget = Budget(length, 0.0)
        found = self.bot.chances(self.knowledge, self.legal, self.judge.rng("battle", number))
        for action, chances in found.items():
            self.searched[number, length, action] = chances


# ---- weighing


def examine(decision: Decision, played: int) -> Verdict:
    """What an action was worth, and what would have been better."""
    opinion = decision.opinion()
    first = opinion[0]
    own = next((each for each in opinion if each.action == played), None)
    if own is not None and (own.share > 0.0 or (is_settled(own.worth) and own.worth == first.worth)):
        return nothing_lost(decision, opinion, own)
    rivals = [int(each.action) for each in opinion if each.action != played][:RIVALS]
    trials = Trials(decision, played, rivals, 0)
    for stage in range(1, len(decision.doubts.blurs)):
        rival = trials.best_rival()
        if not trials.may_be_marked(rival):
            break
        trials = Trials(decision, played, [rival], stage, trials.lost(rival).mean)
    return trials.verdict()


def nothing_lost(decision: Decision, opinion: Sequence[Weighed], own: Weighed) -> Verdict:
    """The look would have done the same, or something that is worth the same."""
    best = own if own.share > 0.0 else opinion[0]
    listed = [best, *(each for each in opinion if each is not best)][:TABLE]
    if own not in listed:
        listed[-1] = own
    weights = []
    for each in listed:
        error = 0.0 if each is best else sqrt(each.error**2 + best.error**2)
        weights.append(Weight(int(each.action), each.worth, each.error, best.worth - each.worth, error, 1))
    return Verdict(int(best.action), weights, [NOTHING] * decision.players)


class Trials:
    """The searches of one stage, for the action played and its rivals."""

    def __init__(
        self, decision: Decision, played: int, rivals: list[int], stage: int, earlier: float | None = None
    ) -> None:
        self.seat = decision.seat
        self.doubts = decision.doubts
        self.blur = decision.doubts.blurs[stage]
        self.earlier = earlier  # what the stage before has found lost
        self.played = played
        self.rivals = rivals
        self.chances = {
            action: [decision.chances(action, number, stage) for number in range(SEARCHES)]
            for action in [played, *rivals]
        }

    def found(self, action: int) -> list[float]:
        """What each search sees in an action for the seat that decides."""
        return [chances[self.seat] for chances in self.chances[action]]

    def worth(self, action: int) -> float:
        return sum(self.found(action)) / SEARCHES

    def best_rival(self) -> int:
        """The first of equals: they come in the order of the look."""
        return max(self.rivals, key=self.worth)

    def scale(self, one: int, other: int) -> float:
        return max(doubt(self.worth(one)), doubt(self.worth(other)))

    def behind(self, action: int, rival: int) -> Estimate:
        """By how much an action is behind a rival, search by search; less than 0 if it did better."""
        if action == rival:
            return NOTHING
        values = [one - other for one, other in zip(self.found(rival), self.found(action))]
        scale = self.scale(action, rival)
        return estimate(values, scale * self.doubts.spread, scale * self.blur)

    def lost(self, rival: int) -> Estimate:
        """The same of the action played, with half of what these searches have changed for an error."""
        mean, error = self.behind(self.played, rival)
        changed = 0.0 if self.earlier is None or rival == self.played else mean - self.earlier
        return Estimate(mean, sqrt(error**2 + (changed / 2) ** 2))

    def may_be_marked(self, rival: int) -> bool:
        """Whether a longer look might still find a loss that counts."""
        mean, error = self.lost(rival)
        return mean + LIKELY * error > CERTAIN * self.doubts.blurs[-1] * self.scale(self.played, rival)

    def verdict(self) -> Verdict:
        """The best is what measured best: of equals, the action played."""
        best = max([self.played, *self.rivals], key=self.worth)
        weights = []
        for action in self.chances:
            scale = doubt(self.worth(action))
            worth = estimate(self.found(action), scale * self.doubts.spread, scale * self.doubts.look)
            behind = self.lost(best) if action == self.played else self.behind(action, best)
            weights.append(Weight(action, *worth, *behind, SEARCHES))
        weights.sort(key=lambda weight: -weight.worth)
        if best == self.played:
            return Verdict(best, weights, [NOTHING] * len(self.chances[best][0]))
        change = changes(self.chances[best], self.chances[self.played], self.doubts.spread, self.blur)
        return Verdict(best, weights, change)
