"""What is played: which bots sit together, who sits where, and how many deals there are.

A *line-up* is who plays, a *seating* is who sits where, a *deal* is the set-up and the future of a game: it depends on
the seed and its number alone, not on the bots. Bots are numbered in the order they are named in.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from shedet.bots import find_bot
from shedet.core.errors import ShedetError
from shedet.games import find_game

MOST_GAMES_A_DEAL = 24  # all the seatings of four players

LineUp = tuple[int, ...]  # numbers of bots; in a seating, seat by seat
Order = tuple[LineUp, ...]  # the seatings in which the same bots follow each other around the table


class Rules(NamedTuple):
    """The game that is played."""

    game: str
    players: int
    options: dict[str, int]


class Contest:
    """Everything that determines the games, in plain values that another process can be given."""

    def __init__(self, rules: Rules, names: Sequence[str], seed: str, line_ups: Sequence[LineUp]) -> None:
        self.rules = rules
        self.names = tuple(names)
        self.seed = seed
        self.line_ups = tuple(line_ups)

    @cached_property
    def labels(self) -> list[str]:
        """What the bots are called in the results: a second copy of a bot is called name#2."""
        seen: Counter[str] = Counter()
        found = []
        for name in self.names:
            seen[name] += 1
            found.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
        return found

    @cached_property
    def orders(self) -> list[list[Order]]:
        """The orders around the table of each line-up."""
        return [orders(line_up, self.names) for line_up in self.line_ups]

    def line_up_of(self, deal: int) -> int:
        """Line-ups take turns."""
        return deal % len(self.line_ups)

    def seatings(self, deal: int) -> list[LineUp]:
        """One: every seating of the line-up has its turn."""
        possible = [seating for order in self.orders[self.line_up_of(deal)] for seating in order]
        return [possible[deal // len(self.line_ups) % len(possible)]]

    def deals(self, games: int) -> int:
        """How many deals it takes to play so many games at least, all line-ups equally often."""
        deals = played = 0
        while played < games or deals % len(self.line_ups) != 0:
            played += len(self.seatings(deals))
            deals += 1
        return deals

    def games(self, deals: int) -> int:
        return sum(len(self.seatings(deal)) for deal in range(deals))


class PairedContest(Contest):
    """A contest in which each deal is played again and again, with the bots in other seats."""

    def seatings(self, deal: int) -> list[LineUp]:
        """Every seating of the line-up, or, where these are too many, as many orders around the table as there is
        room for, each turned through all the seats; the following deals go on with the other orders."""
        around = self.orders[self.line_up_of(deal)]
        count = min(len(around), MOST_GAMES_A_DEAL // self.rules.players)
        first = deal // len(self.line_ups) * count
        return [seating for at in range(first, first + count) for seating in around[at % len(around)]]


def check_contest(rules: Rules, names: Sequence[str]) -> None:
    """Complain about wrong names and numbers before anything is played."""
    game = find_game(rules.game)
    game.check_players(rules.players)
    game.option_values(rules.options)
    for name in names:
        find_bot(name, rules.game)
    if len(names) < 2:
        raise ShedetError("an arena takes two bots at least; name a bot twice to let it play against itself.")


def line_ups(bots: int, players: int) -> list[LineUp]:
    """Who plays together: all combinations of as many bots as there are players.

    Fewer bots are repeated in turn until the table is full, beginning with each of them once: A, B and C make ABCA,
    BCAB and CABC.
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    found: dict[LineUp, LineUp] = {}
    for first in range(bots):
        line_up = tuple((first + seat) % bots for seat in range(players))
        found.setdefault(tuple(sorted(line_up)), line_up)
    return list(found.values())


def line_ups_with(both: tuple[int, int], among: Sequence[LineUp], names: Sequence[str]) -> list[LineUp]:
    """Those line-ups in which two bots meet; nobody may be left without a game."""
    found = [line_up for line_up in among if set(both) <= set(line_up)]
    seated = {bot for line_up in found for bot in line_up}
    for bot, name in enumerate(names):
        if bot not in seated:
            raise ShedetError(f"a test is between the first two bots; {name!r} would never play: leave it out.")
    return found


def orders(line_up: LineUp, names: Sequence[str]) -> list[Order]:
    """All the ways to sit around the table that differ in more than which of two copies of a bot sits where.

    Turned through all the seats, every order lets every bot sit everywhere.
    """
    found: dict[tuple[str, ...], Order] = {}
    for others in permutations(line_up[1:]):
        turned = turns((line_up[0], *others))
        same_for_all = min(tuple(names[bot] for bot in seating) for seating in turned)
        found.setdefault(same_for_all, turned)
    return list(found.values())


def turns(seating: LineUp) -> Order:
    """A seating turned around the table: each different one once."""
    return tuple(dict.fromkeys(seating[-shift:] + seating[:-shift] for shift in range(len(seating))))
