"""How far an analysis can be trusted: bots of known strength are analysed, and moves that are known to be bad.

Bots play against themselves, and some of their decisions, drawn at random, are looked at as an analysis would. The
stronger bot must come out as the more accurate one, and the strongest must hardly be marked.

Then moves are planted: legal actions that an independent search finds bad. How bad they are say longer searches than
those of an analysis, which do not share its worlds. A move that is much worse than the best must be marked; and what
was measured as lost must agree with the longer searches within its error.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from shedet.analysis.calibration import clustered_mean
from shedet.analysis.moments import Outline, Situation, look_at, situation
from shedet.analysis.report import MARKS, accuracy, counted_loss, mark
from shedet.analysis.verdict import CERTAIN, SearchedDecision, Verdict
from shedet.arena.scores import student95
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.judge import Estimate, Judge, KnownWorlds
from shedet.bots.levels import search
from shedet.bots.play import Moves, play_numbered_game
from shedet.bots.search.budget import Budget
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import find_game

LONGER = 4  # times the iterations of the searches that measure
LONG_SEARCHES = 3
QUICK_SEARCHES = 12
MUCH_WORSE = 0.10  # what has to be marked
SERIOUS = ("mistake", "blunder")


class Looked(NamedTuple):
    """A decision of a bot, as an analysis sees it."""

    counted: float  # of the loss
    mark: str | None
    chance: Estimate  # of the seat that decided, by quick searches
    best: Estimate  # the same with the best action, by the look


class Planted(NamedTuple):
    """A move put in place of another, as an analysis sees it and as a longer look does."""

    loss: Estimate
    mark: str | None
    gap: Estimate  # to the best action, by longer searches
    same_gap: Estimate  # to the action that the analysis finds best, by the same


class Sample(NamedTuple):
    """What was found in one game."""

    looked: list[Looked]
    planted: list[Planted]


class Asked(NamedTuple):
    """A game to take samples from, in plain values that another process can be given."""

    game: str
    players: int
    options: dict[str, int]
    bot: str
    seed: str
    number: int
    decisions: int
    planted: int
    look: int


Each = TypeVar("Each")


# ---- taking samples


def sample_of(asked: Asked) -> Sample:
    """Some decisions of a game among bots, drawn at random."""
    game, moves = find_game(asked.game), played(asked)
    seed = f"{asked.seed}/{asked.bot}/{asked.number}"
    rng = seeded(f"{seed}/decisions")
    decisions = decisions_of(asked, moves)
    looked, planted = drawn(decisions, asked.decisions, rng), drawn(decisions, asked.planted, rng)
    situations = situations_of(asked, moves, {*looked, *planted})
    found = [plant(game, situations[number], asked.look, seed) for number in planted]
    return Sample(
        [looked_at(game, situations[number], asked.look, seed) for number in looked],
        [each for each in found if each is not None],
    )


def played(asked: Asked) -> Moves:
    """A game in which a bot has all seats."""
    game = find_game(asked.game)
    bots: list[Bot] = [find_bot(asked.bot, game.name) for _ in range(asked.players)]
    moves: Moves = []
    options = game.option_values(asked.options)
    play_numbered_game(game, asked.players, options, bots, asked.seed, asked.number, moves)
    return moves


def decisions_of(asked: Asked, moves: Moves) -> list[int]:
    """The numbers of the steps in which there was something to decide."""
    game = find_game(asked.game)
    options = game.option_values(asked.options)
    position = game.new(asked.players, options, seeded(f"{asked.seed}/{asked.number}"))
    found = []
    for number, (seat, action) in enumerate(moves):
        if len(game.legal_actions(position, seat)) > 1:
            found.append(number)
        game.apply(position, seat, action)
    return found


def situations_of(asked: Asked, moves: Moves, numbers: set[int]) -> dict[int, Situation]:
    match = Match(find_game(asked.game), asked.players, asked.options, f"{asked.seed}/{asked.number}")
    found = {}
    for number, (seat, action) in enumerate(moves):
        if number in numbers:
            step = Outline(seat, action, forced=False, chance=False, secret=False, revealed=False)
            found[number] = situation(match, step)
        match.carry_out(seat, action)
    return found


def drawn(among: Sequence[Each], number: int, rng: Rng) -> list[Each]:
    """So many of them, each at most once."""
    left = list(among)
    return [left.pop(int(rng.below(len(left)))) for _ in range(min(number, len(left)))]


def looked_at(game: Game, decision: Situation, look: int, seed: str) -> Looked:
    """A decision, by the same way as in an analysis."""
    name, step = f"{seed}/{decision.number}", decision.step
    verdict = look_at(game, decision, look, name)
    worlds = KnownWorlds(game, decision.knowledge[step.seat])
    chance = Judge(game, name, QUICK_SEARCHES).chances(worlds)[step.seat]
    best = Estimate(verdict.weights[0].worth, verdict.weights[0].error)
    return Looked(counted_loss(*verdict.loss(step.action)), mark_of(verdict, step.action), chance, best)


def mark_of(verdict: Verdict, action: int) -> str | None:
    return mark(next(weight for weight in verdict.weights if weight.action == action))


def plant(game: Game, decision: Situation, look: int, seed: str) -> Planted | None:
    """Play something bad, if there is anything, and look at it as an analysis would."""
    step, knowledge, name = decision.step, decision.knowledge[decision.step.seat], f"{seed}/{decision.number}"
    rng = seeded(f"{name}/planted")
    found = search(game.name, Budget(look, 0.0)).weigh(knowledge, decision.legal, rng)
    good = {int(each.action) for each in found if each.worth > found[0].worth - MUCH_WORSE}
    bad = [int(action) for action in decision.legal if action not in good]
    if not bad:
        return None
    best, action = int(found[0].action), bad[int(rng.below(len(bad)))]
    verdict = look_at(game, decision._replace(step=step._replace(action=action)), look, name)
    long_look = LongLook(game, decision, look, f"{name}/longer")
    gap, same_gap = long_look.difference(best, action), long_look.difference(verdict.best, action)
    return Planted(verdict.loss(action), mark_of(verdict, action), gap, same_gap)


class LongLook:
    """Searches that are longer than those of an analysis, in other worlds."""

    def __init__(self, game: Game, decision: Situation, look: int, seed: str) -> None:
        knowledge, players = decision.knowledge[decision.step.seat], len(decision.knowledge)
        self.decision = SearchedDecision(game, knowledge, players, decision.legal, look, seed)
        self.found: dict[int, list[float]] = {}

    def worths(self, action: int) -> list[float]:
        if action not in self.found:
            decision, last = self.decision, len(self.decision.doubts.blurs) - 1
            length = LONGER * decision.length(last)
            self.found[action] = [
                decision.chances_by(action, number, length)[decision.seat] for number in range(LONG_SEARCHES)
            ]
        return self.found[action]

    def difference(self, one: int, other: int) -> Estimate:
        """By how much one action is better than another."""
        values = [better - worse for better, worse in zip(self.worths(one), self.worths(other))]
        mean = sum(values) / LONG_SEARCHES
        squares = sum((value - mean) ** 2 for value in values)
        return Estimate(mean, sqrt(squares / (LONG_SEARCHES * (LONG_SEARCHES - 1))))


# ---- what they say


def bot_summary(bot: str, samples: Sequence[Sample]) -> dict[str, Any]:
    """The accuracy of a bot with its 95 % interval over games, and how many of 100 decisions are marked."""
    games = [sample.looked for sample in samples if sample.looked]
    scored = [[accuracy([each.counted]) or 0.0 for each in game] for game in games]
    decisions = sum(len(game) for game in games)
    found: dict[str, Any] = {"bot": bot, "games": len(games), "decisions": decisions}
    if decisions == 0:
        return found
    mean, error = clustered_mean(scored)
    reach = student95(len(games) - 1) * error if len(games) > 1 else None
    found["accuracy"] = mean
    found["interval"] = None if reach is None else [mean - reach, min(100.0, mean + reach)]
    marks = [each.mark for game in games for each in game]
    found["marks"] = {name: marks.count(name) for name, _ in MARKS}
    found["mistakes_and_blunders_in_100"] = 100 * sum(name in SERIOUS for name in marks) / decisions
    return found


def planted_summary(samples: Sequence[Sample]) -> dict[str, Any]:
    """How many bad moves were marked, and how often what was measured agrees with the longer look."""
    planted = [each for sample in samples for each in sample.planted]
    bad = [each for each in planted if each.gap.mean >= MUCH_WORSE]
    measured = [each for each in planted if each.loss.error > 0.0]
    return {
        "planted": len(planted),
        "much_worse": len(bad),
        "marked": share([each.mark is not None for each in bad]),
        "measured": len(measured),
        "within_two_errors": share([agree(each.loss, each.same_gap) for each in measured]),
        "mean_error": mean_of([each.loss.error for each in measured]),
        "changed_by_longer_searches": root_mean_square([each.loss.mean - each.same_gap.mean for each in measured]),
    }


def chances_summary(samples: Sequence[Sample]) -> dict[str, Any]:
    """How often the quick chances agree with those of the look."""
    looked = [each for sample in samples for each in sample.looked]
    return {
        "within_two_errors": share([agree(each.chance, each.best) for each in looked]),
        "mean_error": mean_of([each.chance.error for each in looked]),
        "changed_by_the_look": root_mean_square([each.chance.mean - each.best.mean for each in looked]),
    }


def agree(one: Estimate, other: Estimate) -> bool:
    """Whether they differ by no more than errors allow."""
    return abs(one.mean - other.mean) <= CERTAIN * sqrt(one.error**2 + other.error**2)


def mean_of(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def root_mean_square(values: Sequence[float]) -> float | None:
    return sqrt(sum(value**2 for value in values) / len(values)) if values else None


def share(happened: Sequence[bool]) -> dict[str, Any]:
    """How often something happened, with the 95 % interval of Agresti and Coull."""
    number, times = len(happened), sum(happened)
    centre = (times + 2) / (number + 4)
    reach = 1.96 * sqrt(centre * (1 - centre) / (number + 4))
    return {
        "times": times,
        "of": number,
        "share": times / number if number else None,
        "interval": [max(0.0, centre - reach), min(1.0, centre + reach)],
    }
