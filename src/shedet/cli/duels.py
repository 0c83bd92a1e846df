"""Two sets of weights against each other in the same games, for `shedet tune`.

A deal is played once with the candidate in each seat, everybody else with the present weights: luck of the deal and of
the seat falls on both alike.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from shedet.bots.bot import Bot
    from shedet.bots.play import Tally

Numbers = dict[str, float]


class Duel(NamedTuple):
    """Everything that determines the games, in plain values that another process can be given."""

    game: str
    players: int
    options: dict[str, int]
    candidate: Numbers
    present: Numbers
    seed: str
    deals: int


class Result(NamedTuple):
    """What the candidate has come to, deal by deal."""

    players: int
    shares: list[float]  # of the victories: the mean of its seats
    margins: list[float]  # from -1 to 1: how far it was ahead of the best other

    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    def margin(self) -> float:
        return sum(self.margins) / len(self.margins)

    def uncertainty(self) -> float:
        """Half of the 95 % interval around the share. Games of one deal hang together, so deals are what is counted."""
        if len(self.shares) < 2:
            return 1.0
        mean = self.share()
        variance = sum((share - mean) ** 2 for share in self.shares) / (len(self.shares) - 1)
        return 1.96 * math.sqrt(variance / len(self.shares))

    def is_better(self) -> bool:
        """Whether the candidate wins more than its fair share, beyond doubt."""
        return self.share() - self.uncertainty() > 1 / self.players


def bot_with(game: str, numbers: Numbers) -> "Bot":
    """The greedy bot of a game with these weights."""
    from shedet.bots.room import room_of

    return room_of(game).merchant_with(numbers)


def play_duel(duel: Duel) -> Result:
    from shedet.bots.play import play_numbered_game
    from shedet.games import find_game

    game = find_game(duel.game)
    options = game.option_values(duel.options)
    candidate, present = bot_with(duel.game, duel.candidate), bot_with(duel.game, duel.present)
    result = Result(duel.players, [], [])
    for deal in range(duel.deals):
        share = margin = 0.0
        for seat in range(duel.players):
            bots = [candidate if each == seat else present for each in range(duel.players)]
            tally = play_numbered_game(game, duel.players, options, bots, duel.seed, deal, None)
            share += tally.wins[seat] / duel.players
            margin += lead(tally, seat) / duel.players
        result.shares.append(share)
        result.margins.append(margin)
    return result


def lead(tally: "Tally", seat: int) -> float:
    """How far a seat is ahead of the best other, of all that both have."""
    mine = tally.scores[seat]
    best = max(points for other, points in enumerate(tally.scores) if other != seat)
    return (mine - best) / (1 + abs(mine) + abs(best))


@contextmanager
def duellists(jobs: int) -> Iterator[Callable[[list[Duel]], Iterator[Result]]]:
    """Plays duels, as many at once as there are jobs; the results in their order."""
    if jobs == 1:
        yield lambda duels: map(play_duel, duels)
        return
    from shedet.arena.processes import fresh_processes, result_of

    with fresh_processes(jobs) as workers:
        # All are begun before the first result is waited for.
        yield lambda duels: map(result_of, [workers.begin(play_duel, duel) for duel in duels])


def in_parts(duel: Duel, parts: int) -> list[Duel]:
    """The same number of deals as several duels with deals of their own."""
    sizes = [duel.deals // parts + (1 if part < duel.deals % parts else 0) for part in range(parts)]
    return [duel._replace(seed=f"{duel.seed}/{part}", deals=size) for part, size in enumerate(sizes) if size > 0]


def together(results: list[Result]) -> Result:
    """The deals of several duels as one."""
    total = Result(results[0].players, [], [])
    for result in results:
        total.shares.extend(result.shares)
        total.margins.extend(result.margins)
    return total
