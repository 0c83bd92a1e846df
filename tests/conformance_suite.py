"""One suite for all games: every test here runs for every game, player count and a choice of options."""

from collections.abc import Iterator
from typing import NamedTuple

import shedet
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game


class Variant(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, int]

    def match(self, seed: str) -> Match:
        return Match(self.game, self.players, self.options, seed)


def variants() -> Iterator[Variant]:
    for name in GAMES:
        game = find_game(name)
        for players in range(game.fewest, game.most + 1):
            yield Variant(game, players, {})
            yield Variant(game, players, {option.name: option.highest for option in game.options})


def name_of(variant: Variant) -> str:
    return "-".join([variant.game.name, str(variant.players), *(["options"] if variant.options else [])])


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
    for number in range(games if shedet.compiled() else (games + 3) // 4):
        match = variant.match(f"{seed}/{number}")
        rng = seeded(f"{seed}/{number}/choices")
        yield match
        while not match.over():
            random_step(match, rng)
            if len(match.log) % every == number % every or match.over():
                yield match
