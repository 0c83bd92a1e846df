"""Results as they would come from bots of known strength, for the statistics of the arena."""

from random import Random

from shedet.arena.contest import LineUp
from shedet.arena.deals import Outcome


def outcome(wins: tuple[float, ...], games: int, line_up: int = 0) -> Outcome:
    """A deal in which every bot sat once in each game."""
    return Outcome(line_up, games, wins, (games,) * len(wins))


def drawn_by_luce(rng: Random, line_ups: list[LineUp], strengths: list[float], deals: int) -> list[Outcome]:
    """Deals of one game: the winner is drawn in proportion to the strengths (on the Elo scale)."""
    found = []
    for deal in range(deals):
        at = deal % len(line_ups)
        line_up = line_ups[at]
        winner = rng.choices(line_up, [10 ** (strengths[bot] / 400) for bot in line_up])[0]
        wins = tuple(float(bot == winner) for bot in range(len(strengths)))
        seats = tuple(line_up.count(bot) for bot in range(len(strengths)))
        found.append(Outcome(at, 1, wins, seats))
    return found


def lucky_pairs(rng: Random, share: float, luck: float, deals: int) -> list[Outcome]:
    """Pairs of games. Positive luck: so often both games end alike for the first bot, whoever it is. Negative luck:
    so often the deal decides and each wins one."""
    found = []
    for _ in range(deals):
        if rng.random() < abs(luck):
            first = 2.0 * (rng.random() < share) if luck > 0 else 1.0
        else:
            first = float(rng.random() < share) + float(rng.random() < share)
        found.append(outcome((first, 2 - first), 2))
    return found
