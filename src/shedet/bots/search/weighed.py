"""What a search has found out about an action, and which one it takes."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position
from shedet.core.rng import Rng

SETTLED: Final = 0.005  # a chance that is nearer to 0 or 1 than this makes no difference any more
WELL_TRIED: Final = 0.25  # of the tries of the most visited: from so many on the points of an action are known


@final
class Weighed:
    """One legal action: how often it was tried, the seat's chance of winning with it, and its standard error.

    The margin is by how many points the seat is ahead where the game is settled. The share is how often the search
    would take the action: once and for all if it is the best, or as often as a mixture says.
    """

    def __init__(
        self, action: i64, visits: i64, worth: float, error: float, margin: float = 0.0, share: float = 0.0
    ) -> None:
        self.action = action
        self.visits = visits
        self.worth = worth
        self.error = error
        self.margin = margin
        self.share = share
        self.plan: list[int] = []  # how the seat means to go on with its turn; empty: nothing is planned


def weighed(action: i64, visits: i64, total: float, squares: float) -> Weighed:
    """From the sums of what was seen."""
    number = float(max(1, visits))
    mean = total / number
    spread = max(0.0, squares / number - mean * mean) + 0.25 / number
    return Weighed(action, visits, mean, math.sqrt(spread / number))


def most_visited(found: list[Weighed]) -> list[Weighed]:
    """The most visited first, of equals the better one."""
    return sorted(found, key=visits_and_worth, reverse=True)


def visits_and_worth(each: Weighed) -> tuple[int, float]:
    return int(each.visits), each.worth


# ---- when the game is won or lost whatever one does


def is_settled(chance: float) -> bool:
    return chance < SETTLED or chance > 1.0 - SETTLED


def margin(game: Game, position: Position, seat: i64) -> float:
    """By how many points a seat is ahead of the best other one."""
    most: i64 = -1_000_000
    for other in range(position.players):
        if other != seat:
            most = max(most, game.score(position, other))
    return float(game.score(position, seat) - most)


def by_points(found: list[Weighed], policy: Bot, knowledge: Knowledge, rng: Rng) -> list[Weighed]:
    """The same order, unless the first is as good as won or lost: then what is no better or worse comes in the order of
    whole points, and of equal points in that of the merchant."""
    first = found[0]
    if len(found) == 1 or not is_settled(first.worth):
        return found
    equals: list[Weighed] = []
    others: list[Weighed] = []
    for each in found:
        tried = float(each.visits) >= WELL_TRIED * float(first.visits)
        alike = is_settled(each.worth) and (each.worth < 0.5) == (first.worth < 0.5)
        (equals if tried and alike else others).append(each)
    ordered = sorted(in_order_of_the_merchant(equals, policy, knowledge, rng), key=whole_points, reverse=True)
    return ordered + others


def whole_points(each: Weighed) -> int:
    return round(each.margin)


def in_order_of_the_merchant(found: list[Weighed], policy: Bot, knowledge: Knowledge, rng: Rng) -> list[Weighed]:
    """What the merchant would do first, then what it would do if it could not do that, and so on."""
    left = sorted(found, key=action_of)
    ordered: list[Weighed] = []
    while len(left) > 1:
        legal = vec[i64](capacity=8)
        for each in left:
            legal = append(legal, each.action)
        chosen = policy.choose(knowledge, legal, rng)
        at = 0
        for place in range(len(left)):
            if left[place].action == chosen:
                at = place
        ordered.append(left.pop(at))
    return ordered + left


def action_of(each: Weighed) -> int:
    return int(each.action)
