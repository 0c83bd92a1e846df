"""The games, each loaded only when it is asked for."""

import importlib

from shedet.core.errors import UnknownName
from shedet.core.game import Game

GAMES = ("sobek2p", "sobek", "kemet")


def find_game(name: str) -> Game:
    """The game with a name, or UnknownName with the names there are."""
    if name not in GAMES:
        raise UnknownName(f"I don't know the game {name!r}. There are: {', '.join(GAMES)}.")
    game: Game = importlib.import_module(f"shedet.games.{name}.game").GAME
    return game
