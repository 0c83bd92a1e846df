"""Strengths on the Elo scale.

The model is that of Bradley and Terry for two players, of Luce for more: in a game, each seat wins with a probability
proportional to the strength of its bot. Only who won counts; a shared victory is shared. The order of the losers does
not count: nobody plays for it, and the rules do not always say it. A rating is 400 times the decimal logarithm of the
strength, and the mean of the ratings is 0: of two bots 100 apart, the better wins 64 games of 100.

A weak prior keeps ratings finite where a bot has won everything or nothing: each bot is given two more games, one won
and one lost, against a player of the mean strength. Intervals come from how much the deals differ (the sandwich
estimator, clustered by deal), with the given games as deals of their own.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from shedet.arena.contest import LineUp
from shedet.arena.deals import Outcome
from shedet.arena.scores import Estimate, student95

ELO = 400 / log(10)
GIVEN = 1.0  # games won against the mean player, and as many lost
STEPS = 100

Vector = list[float]
Matrix = list[Vector]


def ratings(line_ups: Sequence[LineUp], outcomes: Sequence[Outcome], bots: int) -> list[Estimate]:
    """The rating of each bot with its 95 % interval."""
    games = [0] * len(line_ups)
    wins = [0.0] * bots
    for outcome in outcomes:
        games[outcome.line_up] += outcome.games
        for bot in range(bots):
            wins[bot] += outcome.wins[bot]
    strengths = most_likely(line_ups, games, wins)
    curved = curvature(line_ups, games, strengths)
    surprises = surprises_of(line_ups, outcomes, strengths)
    mean = sum(strengths) / bots
    found = []
    for bot in range(bots):
        from_the_mean = [(1.0 if each == bot else 0.0) - 1 / bots for each in range(bots)]
        weights = solve(curved, from_the_mean)
        variance = sum(dot(weights, surprise) ** 2 for surprise in surprises)
        reach = ELO * student95(len(outcomes) - 1) * sqrt(variance)
        value = ELO * (strengths[bot] - mean)
        found.append(Estimate(value, value - reach, value + reach))
    return found


def chances(line_up: LineUp, strengths: Vector) -> Vector:
    """How likely each bot is to win a game of a line-up, with all its seats."""
    found = [0.0] * len(strengths)
    for bot in line_up:
        found[bot] += exp(strengths[bot])
    total = sum(found)
    return [each / total for each in found]


def most_likely(line_ups: Sequence[LineUp], games: Sequence[int], wins: Vector) -> Vector:
    """The strengths (natural logarithms) under which the wins are likeliest, by Newton's method.

    The likelihood has one peak. Steps are kept short: far from the peak a full one may lead further away.
    """
    strengths = [0.0] * len(wins)
    for _ in range(STEPS):
        slope = [GIVEN - 2 * GIVEN * against_the_mean(each) for each in strengths]
        for bot, won in enumerate(wins):
            slope[bot] += won
        for line_up, played in zip(line_ups, games):
            for bot, chance in enumerate(chances(line_up, strengths)):
                slope[bot] -= played * chance
        step = solve(curvature(line_ups, games, strengths), slope)
        longest = max(abs(each) for each in step)
        scale = min(1.0, 1.0 / longest) if longest > 0 else 1.0
        strengths = [each + scale * by for each, by in zip(strengths, step)]
        if longest < 1e-10:
            break
    return strengths


def against_the_mean(strength: float) -> float:
    return 1 / (1 + exp(-strength))


def curvature(line_ups: Sequence[LineUp], games: Sequence[int], strengths: Vector) -> Matrix:
    """How sharply the logarithm of the likelihood bends at these strengths: what the games tell about them."""
    bots = len(strengths)
    found = [[0.0] * bots for _ in range(bots)]
    for bot, strength in enumerate(strengths):
        chance = against_the_mean(strength)
        found[bot][bot] = 2 * GIVEN * chance * (1 - chance)
    for line_up, played in zip(line_ups, games):
        likely = chances(line_up, strengths)
        seated = sorted(set(line_up))
        for row in seated:
            found[row][row] += played * likely[row]
            for column in seated:
                found[row][column] -= played * likely[row] * likely[column]
    return found


def surprises_of(line_ups: Sequence[LineUp], outcomes: Sequence[Outcome], strengths: Vector) -> list[Vector]:
    """For each deal, how many games more than expected each bot has won; then the same for the games given."""
    bots = len(strengths)
    expected = [chances(line_up, strengths) for line_up in line_ups]
    correction = sqrt(len(outcomes) / max(1, len(outcomes) - 1))
    found = [
        [correction * (won - outcome.games * chance) for won, chance in zip(outcome.wins, expected[outcome.line_up])]
        for outcome in outcomes
    ]
    for bot, strength in enumerate(strengths):
        chance = against_the_mean(strength)
        for more in (GIVEN * (1 - chance), -GIVEN * chance):
            found.append([more if each == bot else 0.0 for each in range(bots)])
    return found


def solve(matrix: Matrix, vector: Vector) -> Vector:
    """The solution of a system of equations, by elimination. The given games make the matrix positive definite, so that
    rows need not change places."""
    size = len(vector)
    rows = [[*matrix[at], vector[at]] for at in range(size)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, size + 1):
                row[column] -= factor * pivot[column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        solution[at] = (rows[at][size] - dot(rows[at][at + 1 : size], solution[at + 1 :])) / rows[at][at]
    return solution


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other))
