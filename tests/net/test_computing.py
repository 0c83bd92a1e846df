"""The engine computes what torch computes, from the same numbers."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import torch
from librt.vecs import vec
from mypy_extensions import i64, u8

from conformance_suite import numbers_of
from net_table import SMALL, TABLES, Tensor, asked_positions, header_of, some_tensors
from shedet.bots.net.bot import PolicyBot
from shedet.bots.net.file import NetFile, net_bytes, read_net
from shedet.bots.net.leaf import LeafNet
from shedet.bots.net.policy import PolicyNet
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.position import lowest_seat
from shedet.core.rng import seeded
from shedet.games import find_game
from shedet.learning.model import Policy, Sizes
from shedet.learning.shipping import put_policy

CLOSE = 1e-3
POSITIONS = 12
EVERY = {"sobek2p": 5, "sobek": 6, "kemet": 9}  # games of Kemet are longer


class Net:
    """A net of random numbers: its file, and the same numbers for torch."""

    def __init__(self, game: Game, folder: Path, seed: str = "some") -> None:
        self.tensors: list[Tensor] = some_tensors(game, SMALL, seed)
        path = folder / f"{game.name}-{seed}.net"
        path.write_bytes(net_bytes(header_of(game, SMALL), self.tensors))
        self.file: NetFile = read_net(path, game)
        self.torch = {
            name: torch.tensor(np.frombuffer(content, "<f2").astype("float32").reshape(shape))
            for name, shape, content in self.tensors
        }

    def policy(self, game: Game) -> Policy:
        sizes = Sizes(*[SMALL[name] for name in Sizes._fields])
        made = Policy(game, np.ones(int(game.observation.size)), sizes)
        put_policy(made, self.file)
        return made


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Net]:
    folder = tmp_path_factory.mktemp("nets")
    return {name: Net(find_game(name), folder) for name in sorted({name for name, _ in TABLES})}


def some_matches(name: str, players: int) -> Iterator[Match]:
    """Random games at a few of their questions."""
    return islice(asked_positions(name, players, f"{name}/{players}", EVERY[name]), POSITIONS)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_policy_scores_actions_as_torch_does(nets: dict[str, Net], name: str, players: int) -> None:
    game, seen = find_game(name), 0
    net, wanted = PolicyNet(game, nets[name].file), nets[name].policy(game)
    for match in some_matches(name, players):
        seat = match.asked()[0]
        knowledge, legal = match.knowledge(seat), vec[i64](match.legal_actions(seat))
        with torch.no_grad():
            scores = wanted(torch.tensor([numbers_of(game, knowledge)], dtype=torch.uint8))[0, list(legal)]
        assert list(net.scores(knowledge, legal)) == pytest.approx(scores.tolist(), abs=CLOSE)
        chances = torch.softmax(scores, 0).tolist()
        assert list(net.chances(knowledge, legal)) == pytest.approx(chances, abs=CLOSE)
        colder = torch.softmax(scores / 0.5, 0).tolist()
        assert list(net.chances(knowledge, legal, 0.5)) == pytest.approx(colder, abs=CLOSE)
        seen += 1
    assert seen > 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_leaf_is_judged_as_torch_judges_it(nets: dict[str, Net], name: str, players: int) -> None:
    game, seen = find_game(name), 0
    net = LeafNet(game, nets[name].file)
    found = vec[float]([0.0] * players)
    for match in some_matches(name, players):
        position = match.position
        net.chances(position, found)
        assert list(found) == pytest.approx(shares(game, match, nets[name].torch), abs=CLOSE)
        assert sum(found) == pytest.approx(1.0)
        assert net.quiet(position)
        seen += 1
    assert seen > 3


def shares(game: Game, match: Match, tensors: dict[str, torch.Tensor]) -> list[float]:
    """Everybody's share of the victory, computed plainly."""
    position = match.position
    seat = int(lowest_seat(position.asked()))
    known = numbers_of(game, game.glance(position, seat))
    secrets = vec[u8]([0] * int(game.secrets.size))
    game.observe_secrets(position, seat, secrets, 0)
    numbers = torch.tensor([*known, *[int(each) for each in secrets]], dtype=torch.float32)
    hidden = tensors["leaf.enter.weight"] @ (numbers * tensors["leaf.scales"]) + tensors["leaf.enter.bias"]
    for part in game.observation.parts:
        if part.kinds:
            for place in range(part.size):
                hidden += tensors[f"leaf.kinds.{part.name}.weight"][place * part.kinds + known[part.start + place]]
    second = torch.relu(tensors["leaf.middle.weight"] @ torch.relu(hidden) + tensors["leaf.middle.bias"])
    told = tensors["leaf.out.weight"] @ second + tensors["leaf.out.bias"]
    from_seat = torch.softmax(told[: match.players], 0).tolist()
    return [from_seat[(each - seat) % match.players] for each in range(match.players)]


def test_the_same_question_has_the_same_answer_whatever_was_asked_before(nets: dict[str, Net]) -> None:
    game = find_game("sobek2p")
    net, leaf = PolicyNet(game, nets["sobek2p"].file), LeafNet(game, nets["sobek2p"].file)
    found = vec[float]([0.0, 0.0])
    for match in islice(asked_positions("sobek2p", 2, "again", 7), 6):
        seat = match.asked()[0]
        knowledge, legal = match.knowledge(seat), vec[i64](match.legal_actions(seat))
        fresh = PolicyNet(game, nets["sobek2p"].file)
        assert list(net.scores(knowledge, legal)) == list(fresh.scores(knowledge, legal))
        leaf.chances(match.position, found)
        before = list(found)
        LeafNet(game, nets["sobek2p"].file).chances(match.position, found)
        assert list(found) == before


def test_an_action_has_its_score_whichever_others_are_legal(nets: dict[str, Net]) -> None:
    game = find_game("sobek2p")
    net = PolicyNet(game, nets["sobek2p"].file)
    match = next(asked_positions("sobek2p", 2, "alone", 9))
    seat = match.asked()[0]
    legal = match.legal_actions(seat)
    together = list(net.scores(match.knowledge(seat), vec[i64](legal)))
    alone = [net.scores(match.knowledge(seat), vec[i64]([action]))[0] for action in legal]
    assert together == pytest.approx(alone)


# ---- the bot


def test_a_cold_bot_takes_the_best_and_a_warm_one_draws(nets: dict[str, Net]) -> None:
    game = find_game("sobek2p")
    net = PolicyNet(game, nets["sobek2p"].file)
    match = next(asked_positions("sobek2p", 2, "warm", 9))
    seat = match.asked()[0]
    knowledge, legal = match.knowledge(seat), vec[i64](match.legal_actions(seat))
    chances = list(net.chances(knowledge, legal))
    cold = PolicyBot(net, 0.0)
    assert int(cold.choose(knowledge, legal, seeded("any"))) == int(legal[chances.index(max(chances))])
    warm, rng, drawn = PolicyBot(net, 1.0), seeded("draws"), [0] * len(chances)
    for _ in range(400):
        drawn[list(legal).index(int(warm.choose(knowledge, legal, rng)))] += 1
    assert [number / 400 for number in drawn] == pytest.approx(chances, abs=0.1)
    again = [int(warm.choose(knowledge, legal, seeded("same"))) for _ in range(3)]
    assert len(set(again)) == 1


def test_where_there_is_one_answer_the_bot_gives_it_without_looking(nets: dict[str, Net]) -> None:
    bot = PolicyBot(PolicyNet(find_game("sobek"), nets["sobek"].file), 1.0)
    assert int(bot.choose(None, vec[i64]([7]), seeded("one"))) == 7


@pytest.mark.parametrize("name", ["sobek2p", "sobek", "kemet"])
def test_a_bot_plays_whole_games_by_the_rules(nets: dict[str, Net], name: str) -> None:
    game = find_game(name)
    bot, rng = PolicyBot(PolicyNet(game, nets[name].file), 1.0), seeded(name)
    match, steps = Match(game, 2, {}, f"whole/{name}"), 0
    while not match.over() and steps < 60:
        seat = match.asked()[0]
        legal = vec[i64](match.legal_actions(seat))
        match.play(seat, int(bot.choose(match.knowledge(seat), legal, rng)))
        steps += 1
    assert steps > 20
