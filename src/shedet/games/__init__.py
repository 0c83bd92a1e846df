"""The games, each loaded only when it is asked for."""

import importlib
from typing import cast

from shedet.core.errors import UnknownName
from shedet.core.game import Game
from shedet.core.saying import Saying

GAMES = ("sobek2p", "sobek", "kemet")


def find_game(name: str) -> Game:
    """The game with a name, or UnknownName with the names there are."""
    if name not in GAMES:
        raise UnknownName(f"I don't know the game {name!r}. There are: {', '.join(GAMES)}.")
    game: Game = importlib.import_module(f"shedet.games.{name}.game").GAME
    return game


def find_saying(name: str) -> Saying:
    """What a game has to say."""
    find_game(name)
    return cast(Saying, importlib.import_module(f"shedet.games.{name}.saying"))
