"""The net of a game's room, as bots use it: loaded once a process, or not at all.

A room without a file has no net, and nothing is said about it. A file that is wrong or damaged is said to be so, once,
and the bots of the game play without a net.
"""

import logging
import os
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from shedet.bots.bot import Bot
from shedet.bots.net.bot import PolicyBot
from shedet.bots.net.file import read_net
from shedet.bots.net.leaf import LeafNet
from shedet.bots.net.policy import PolicyNet
from shedet.bots.room import Judging, room_of
from shedet.bots.search.prior import Prior
from shedet.bots.value.decisions import AtDecisions
from shedet.bots.value.linear import Value
from shedet.core.errors import BadNet
from shedet.core.game import Game, Knowledge
from shedet.games import find_game

LOG: Final = logging.getLogger("shedet.bots")


@mypyc_attr(allow_interpreted_subclasses=True)
class Nets:
    """What a net says: which actions to look at, and who is likely to win."""

    def __init__(self, prior: Prior, value: Value) -> None:
        self.prior = prior
        self.value = value

    def bot(self, temperature: float) -> Bot:
        """Who plays by the net alone."""
        raise NotImplementedError


@final
class NetPrior(Prior):
    """The policy of a net, for searches."""

    def __init__(self, net: PolicyNet) -> None:
        self.net = net

    def chances(self, knowledge: Knowledge, legal: vec[i64]) -> vec[float]:
        return self.net.chances(knowledge, legal)


@final
class FileNets(Nets):
    """The nets of a file, or BadNet."""

    def __init__(self, game: Game, path: Path) -> None:
        file = read_net(path, game)
        policy = PolicyNet(game, file)
        super().__init__(NetPrior(policy), AtDecisions(game, LeafNet(game, file)))
        self.policy = policy

    def bot(self, temperature: float) -> Bot:
        return PolicyBot(self.policy, temperature)


# By the file: whoever gives a room another one gets another net.
LOADED: Final[dict[str, Nets | None]] = {}
REMARKS: Final[list[str]] = []


def net_of(game: str) -> Nets | None:
    """What the net of a game says; None if there is none."""
    path = room_of(game).net_file
    key = f"{game} {path}"
    if key not in LOADED:
        LOADED[key] = load_nets(game, path)
    return LOADED[key]


def load_nets(game: str, path: Path) -> Nets | None:
    if not os.path.lexists(path):
        return None
    try:
        return FileNets(find_game(game), path)
    except BadNet as error:
        remark = f"{error} Bots play without a net."
        LOG.warning("%s", remark)
        REMARKS.append(remark)
        return None


def new_remarks() -> list[str]:
    """What is to be said about nets and was not said yet."""
    remarks = REMARKS[:]
    REMARKS.clear()
    return remarks


def judging_of(game: str) -> Judging:
    """The numbers of hints and analysis, by whether there is a net."""
    room = room_of(game)
    return Judging(room.quick, room.look, room.stages) if net_of(game) is None else room.net_judging
