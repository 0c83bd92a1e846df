"""How far an analysis can be trusted: bots of known strength are asked, and moves that are known to be bad are tried.

Positions are drawn at random from games. All bots are asked what they would do there, and an analysis looks at their
answers. The stronger bot must come out as the more accurate one, and the strongest must hardly be marked. As all have
the same positions, their differences are known better than what each of them scores.

Then moves are planted: legal actions that an independent search finds bad. How bad they are say longer searches than
those of an analysis, which do not share its worlds. A move that is much worse than the best must be marked; and what
was measured as lost must agree with the longer searches within its error.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from shedet.analysis.calibration import clustered_mean
from shedet.analysis.moments import Outline, Situation, decision_at, situation
from shedet.analysis.report import MARKS, accuracy, counted_loss, mark
from shedet.analysis.verdict import CERTAIN, SearchedDecision, Verdict, examine
from shedet.arena.scores import student95
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.judge import Estimate, Judge, KnownWorlds
from shedet.bots.levels import best_search
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


class Answer(NamedTuple):
    """What a bot would do, as an analysis sees it."""

    counted: float  # of the loss
    mark: str | None


class Planted(NamedTuple):
    """A bad move, as an analysis sees it and as longer searches do."""

    loss: Estimate
    mark: str | None
    gap: Estimate  # to the best action, by longer searches
    same_gap: Estimate  # to the action that the analysis finds best, by the same


class Asked(NamedTuple):
    """A position: what was answered and found there."""

    answers: dict[str, Answer]  # by the name of the bot
    chance: Estimate  # of the seat that is asked, by quick searches
    best: Estimate  # the same with the best action, by the look
    planted: Planted | None


class Source(NamedTuple):
    """A game to draw positions from, in plain values that another process can be given."""

    game: str
    players: int
    options: dict[str, int]
    host: str  # the bot that has all seats
    seed: str
    number: int
    bots: list[str]  # who are asked
    positions: int
    planted: int  # in so many of them a bad move is tried
    look: int


Each = TypeVar("Each")


# ---- positions


def positions_of(source: Source) -> list[Situation]:
    """Some positions of a game in which there is something to decide."""
    moves = played(source)
    rng = seeded(f"{name_of(source)}/positions")
    return situations_of(source, moves, drawn(decisions_of(source, moves), source.positions, rng))


def name_of(source: Source) -> str:
    return f"{source.seed}/{source.number}"


def played(source: Source) -> Moves:
    game = find_game(source.game)
    bots: list[Bot] = [find_bot(source.host, game.name) for _ in range(source.players)]
    moves: Moves = []
    options = game.option_values(source.options)
    play_numbered_game(game, source.players, options, bots, source.seed, source.number, moves)
    return moves


def decisions_of(source: Source, moves: Moves) -> list[int]:
    """The numbers of the steps in which there was a choice."""
    game = find_game(source.game)
    position = game.new(source.players, game.option_values(source.options), seeded(name_of(source)))
    found = []
    for number, (seat, action) in enumerate(moves):
        if len(game.legal_actions(position, seat)) > 1:
            found.append(number)
        game.apply(position, seat, action)
    return found


def situations_of(source: Source, moves: Moves, numbers: list[int]) -> list[Situation]:
    match = Match(find_game(source.game), source.players, source.options, name_of(source))
    found = {}
    for number, (seat, action) in enumerate(moves):
        if number in numbers:
            step = Outline(seat, action, forced=False, chance=False, secret=False, revealed=False)
            found[number] = situation(match, step)
        match.carry_out(seat, action)
    return [found[number] for number in numbers]


def drawn(among: Sequence[Each], number: int, rng: Rng) -> list[Each]:
    """So many of them, each at most once."""
    left = list(among)
    return [left.pop(int(rng.below(len(left)))) for _ in range(min(number, len(left)))]


# ---- asking


def ask_all(source: Source) -> list[Asked]:
    """Ask the bots in all positions of a game."""
    return [ask(source, place, position) for place, position in enumerate(positions_of(source))]


def ask(source: Source, place: int, position: Situation) -> Asked:
    game, name = find_game(source.game), f"{name_of(source)}/{position.number}"
    knowledge = position.knowledge[position.step.seat]
    decision = decision_at(game, position, source.look, name)
    answers = {}
    for bot in source.bots:
        action = int(find_bot(bot, game.name).choose(knowledge, position.legal, seeded(f"{name}/{bot}")))
        verdict = examine(decision, action)
        answers[bot] = Answer(counted_loss(*verdict.loss(action)), mark_of(verdict, action))
    chance = Judge(game, name, QUICK_SEARCHES).chances(KnownWorlds(game, knowledge))[position.step.seat]
    first = decision.opinion()[0]
    planted = plant(game, position, decision, f"{name}/planted") if place < source.planted else None
    return Asked(answers, chance, Estimate(first.worth, first.error), planted)


def mark_of(verdict: Verdict, action: int) -> str | None:
    return mark(next(weight for weight in verdict.weights if weight.action == action))


def plant(game: Game, position: Situation, decision: SearchedDecision, seed: str) -> Planted | None:
    """Play something bad, if there is anything, and look at it as an analysis would."""
    rng = seeded(seed)
    found = best_search(game.name, Budget(decision.look, 0.0)).weigh(decision.knowledge, position.legal, rng)
    good = {int(each.action) for each in found if each.worth > found[0].worth - MUCH_WORSE}
    bad = [int(action) for action in position.legal if action not in good]
    if not bad:
        return None
    best, action = int(found[0].action), bad[int(rng.below(len(bad)))]
    verdict = examine(decision, action)
    longer = LongerSearches(decision_at(game, position, decision.look, f"{seed}/longer"))
    gap, same_gap = longer.difference(best, action), longer.difference(verdict.best, action)
    return Planted(verdict.loss(action), mark_of(verdict, action), gap, same_gap)


class LongerSearches:
    """Searches that are longer than those of an analysis."""

    def __init__(self, decision: SearchedDecision) -> None:
        self.decision = decision
        self.length = LONGER * decision.length(len(decision.doubts.blurs) - 1)

    def worth(self, action: int, number: int) -> float:
        return self.decision.chances_by(action, number, self.length)[self.decision.seat]

    def difference(self, one: int, other: int) -> Estimate:
        """By how much one action is better than another."""
        values = [self.worth(one, number) - self.worth(other, number) for number in range(LONG_SEARCHES)]
        mean = sum(values) / LONG_SEARCHES
        squares = sum((value - mean) ** 2 for value in values)
        return Estimate(mean, sqrt(squares / (LONG_SEARCHES * (LONG_SEARCHES - 1))))


# ---- what came of it


def bot_summary(bot: str, games: Sequence[Sequence[Asked]]) -> dict[str, Any]:
    """The accuracy of a bot, and how many of 100 decisions are marked."""
    marks = [each.answers[bot].mark for game in games for each in game]
    return {
        "bot": bot,
        **with_interval([[score(each, bot) for each in game] for game in games]),
        "marks": {name: marks.count(name) for name, _ in MARKS},
        "mistakes_and_blunders_in_100": 100 * sum(name in SERIOUS for name in marks) / len(marks) if marks else None,
    }


def step_summary(weaker: str, stronger: str, games: Sequence[Sequence[Asked]]) -> dict[str, Any]:
    """By how much one bot is more accurate than another, position by position."""
    steps = [[score(each, stronger) - score(each, weaker) for each in game] for game in games]
    return {"from": weaker, "to": stronger, **with_interval(steps)}


def score(asked: Asked, bot: str) -> float:
    return accuracy([asked.answers[bot].counted]) or 0.0


def with_interval(games: Sequence[Sequence[float]]) -> dict[str, Any]:
    """The mean and its 95 % interval over games: what comes from one game is not independent."""
    groups = [list(game) for game in games if game]
    if not groups:
        return {"mean": None, "interval": None}
    mean, error = clustered_mean(groups)
    reach = student95(len(groups) - 1) * error
    return {"mean": mean, "interval": [mean - reach, mean + reach] if len(groups) > 1 else None}


def planted_summary(games: Sequence[Sequence[Asked]]) -> dict[str, Any]:
    """How many bad moves were marked, and how often what was measured agrees with longer searches."""
    planted = [each.planted for game in games for each in game if each.planted is not None]
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


def chances_summary(games: Sequence[Sequence[Asked]]) -> dict[str, Any]:
    """How often the quick chances agree with those of the look."""
    asked = [each for game in games for each in game]
    return {
        "within_two_errors": share([agree(each.chance, each.best) for each in asked]),
        "mean_error": mean_of([each.chance.error for each in asked]),
        "changed_by_the_look": root_mean_square([each.chance.mean - each.best.mean for each in asked]),
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
