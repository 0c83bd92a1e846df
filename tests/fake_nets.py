"""Nets for tests: what they say is simple, and it is noted what they were asked."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.levels import value_of
from shedet.bots.nets import LOADED, Nets
from shedet.bots.room import room_of
from shedet.bots.search.prior import Prior
from shedet.bots.value.decisions import AtDecisions
from shedet.bots.value.linear import Features, Value
from shedet.core.game import Game, Knowledge
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng
from shedet.games import find_game


class Pointing(Prior):
    """Points at one action; the others share what is left."""

    def __init__(self, action: int, share: float = 0.9) -> None:
        self.action = action
        self.share = share
        self.asked: list[Knowledge] = []

    def chances(self, knowledge: Knowledge, legal: vec[i64]) -> vec[float]:
        self.asked.append(knowledge)
        actions = [int(action) for action in legal]
        if self.action not in actions or len(actions) == 1:
            return vec[float]([1.0 / len(actions)] * len(actions))
        rest = (1.0 - self.share) / (len(actions) - 1)
        return vec[float]([self.share if action == self.action else rest for action in actions])


class Uneven(Prior):
    """Likes every action more or less, by its number."""

    def chances(self, knowledge: Knowledge, legal: vec[i64]) -> vec[float]:
        liking = [1.0 + int(action) * 7 % 5 for action in legal]
        return vec[float]([each / sum(liking) for each in liking])


class Even(Value):
    """Says that all have the same chance, and notes how many legal actions the next had."""

    def __init__(self, game: Game) -> None:
        super().__init__(Features())
        self.game = game
        self.choices: list[int] = []

    def chances(self, position: Position, chances: vec[float]) -> None:
        self.choices.append(len(self.game.legal_actions(position, lowest_seat(position.asked()))))
        for seat in range(position.players):
            chances[seat] = 1.0 / int(position.players)


class Drawn(Bot):
    """Stands for a policy at a temperature; takes the first action."""

    def __init__(self, temperature: float) -> None:
        self.uses_knowledge = True
        self.temperature = temperature

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        return legal[0]


class FakeNets(Nets):
    def bot(self, temperature: float) -> Bot:
        return Drawn(temperature)


def fake_nets(game: str) -> FakeNets:
    return FakeNets(Uneven(), AtDecisions(find_game(game), value_of(game)))


Give = Callable[[str], FakeNets]


@pytest.fixture
def give_net(monkeypatch: pytest.MonkeyPatch) -> Give:
    """Gives a game a net, for one test."""

    def give(game: str) -> FakeNets:
        nets = fake_nets(game)
        file = room_of(game).net_file.with_name("fake.bin")
        monkeypatch.setattr(room_of(game), "net_file", file)
        monkeypatch.setitem(LOADED, f"{game} {file}", nets)
        return nets

    return give
