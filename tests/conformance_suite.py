"""One suite for all games: every test here runs for every game, player count and a choice of options."""

from collections.abc import Iterator
from typing import NamedTuple

import shedet
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game

# Games of Kemet are long: these end after a few days. (Whole games are played in tests/kemet.)
SHORT: dict[str, tuple[dict[str, int], ...]] = {"kemet": ({"day_limit": 3}, {"day_limit": 2, "colours": 10})}
PACE = {"kemet": 10}  # how many times as long as others


class Variant(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, int]

    @property
    def pace(self) -> int:
        """How many times as long as others the games are: so much fewer are played, or looked at less often."""
        return PACE.get(self.game.name, 1)

    def match(self, seed: str) -> Match:
        return Match(self.game, self.players, self.options, seed)


def variants() -> Iterator[Variant]:
    for name in GAMES:
        game = find_game(name)
        plain, all_options = SHORT.get(name, ({}, {option.name: option.highest for option in game.options}))
        for players in range(game.fewest, game.most + 1):
            yield Variant(game, players, plain)
            yield Variant(game, players, all_options)


def name_of(variant: Variant) -> str:
    has_all = len(variant.options) == len(variant.game.options)
    return "-".join([variant.game.name, str(variant.players), *(["options"] if has_all else [])])


def random_step(match: Match, rng: Rng) -> None:
    """One random legal answer of one of the asked seats."""
    asked = match.asked()
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal_actions(seat)
    match.play(seat, legal[int(rng.below(len(legal)))])


def random_positions(variant: Variant, seed: str, games: int, every: int) -> Iterator[Match]:
    """Matches at random reachable positions: the start, every so many steps, and the end.

    The interpreted engine plays a quarter of the games: it is a hundred times slower and runs the same code.
    """
    every *= (variant.pace + 1) // 2
    for number in range(games if shedet.compiled() else (games + 3) // 4):
        match = variant.match(f"{seed}/{number}")
        rng = seeded(f"{seed}/{number}/choices")
        yield match
        while not match.over():
            random_step(match, rng)
            if len(match.log) % every == number % every or match.over():
                yield match
