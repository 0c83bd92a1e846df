"""A stand-in: no file is a net yet."""

from pathlib import Path
from typing import final

from shedet.core.errors import BadNet
from shedet.core.game import Game


@final
class NetFile:
    """What a file says."""


def read_net(path: Path, game: Game) -> NetFile:
    raise BadNet(f"{path} is no net for {game.title}.")
