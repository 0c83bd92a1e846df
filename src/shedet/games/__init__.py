"""The games, each loaded only when it is asked for."""

import importlib
import os
from pathlib import Path
from types import ModuleType
from typing import cast

from shedet.core.errors import UnknownName
from shedet.core.game import Game
from shedet.core.saying import Saying

GAMES = ("sobek2p", "sobek", "kemet")
# In the environment, so that processes which are started know them, too: games from elsewhere, as the names of their
# packages, separated by commas. Such a package has all of a game in it: `game.py` with its GAME, `room.py` with the
# ROOM of its bots. The game is called like its package.
MORE_GAMES = "SHEDET_MORE_GAMES"


def games_from_elsewhere() -> dict[str, str]:
    """Their packages by their names."""
    packages = [package.strip() for package in os.environ.get(MORE_GAMES, "").split(",")]
    return {package.rpartition(".")[2]: package for package in packages if package}


def known_games() -> tuple[str, ...]:
    """The names of all games there are."""
    return (*GAMES, *(name for name in games_from_elsewhere() if name not in GAMES))


def find_game(name: str) -> Game:
    """The game with a name, or UnknownName with the names there are."""
    game: Game = load(name, "games", "game").GAME
    return game


def find_saying(name: str) -> Saying:
    """What a game has to say."""
    return cast(Saying, load(name, "games", "saying"))


def folder_of(name: str) -> Path:
    """Where a game's sources are, whatever engine runs: a package's own module is never compiled."""
    package = f"shedet.games.{name}" if name in GAMES else games_from_elsewhere()[name]
    return Path(importlib.import_module(package).__path__[0])


def load(name: str, part: str, module: str) -> ModuleType:
    """A module of a game in a part of this package; one from elsewhere has it in its own. Or UnknownName."""
    if name not in known_games():
        raise UnknownName(f"I don't know the game {name!r}. There are: {', '.join(known_games())}.")
    package = f"shedet.{part}.{name}" if name in GAMES else games_from_elsewhere()[name]
    wanted = f"{package}.{module}"
    try:
        return importlib.import_module(wanted)
    except ModuleNotFoundError as error:
        if not f"{wanted}.".startswith(f"{error.name}."):  # it is there, but not something that it needs
            raise
        raise UnknownName(f"the game {name} has no module {wanted}; every game needs one.") from None
