"""Many games at once: the same games that are played one by one."""

import random

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from conformance_suite import numbers_of
from shedet.core.errors import IllegalAction, UnknownName
from shedet.core.match import Match
from shedet.games import find_game
from shedet.learning.batches import Batches
from shedet.learning.crew import SIDES, Crew, Order

TABLES = [("sobek2p", 2), ("sobek", 2), ("sobek", 3), ("sobek", 4), ("kemet", 2), ("kemet", 3), ("kemet", 5)]
SHORT = {"kemet": {"day_limit": 2}}


def some_actions(games: Batches, chance: random.Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_batch_plays_as_a_match_does_and_shows_what_its_seats_know(game: str, players: int) -> None:
    games, chance = Batches(game, players, SHORT.get(game), 2, "twice"), random.Random(3)
    matches = [Match(find_game(game), players, SHORT.get(game, {}), f"twice/{number}/0") for number in range(2)]
    ended = [False, False]
    while not all(ended):
        for number, match in enumerate(matches):
            if not ended[number]:
                go_on(match)
                check_shown(games, number, match)
        actions = some_actions(games, chance)
        seats = [int(seat) for seat in games.seats]
        games.step(actions)
        for number, match in enumerate(matches):
            if not ended[number]:
                match.play(seats[number], actions[number])
                go_on(match)
                ended[number] = bool(games.ended[number])
                assert ended[number] == match.over()
                if ended[number]:
                    check_result(games, number, match)


def go_on(match: Match) -> None:
    """What can be done in one way only is done."""
    while not match.over():
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        if len(legal) > 1:
            return
        match.play(seat, legal[0])


def check_shown(games: Batches, number: int, match: Match) -> None:
    game, seat = match.game, match.asked()[0]
    assert games.seats[number] == seat
    assert np.flatnonzero(games.masks[number]).tolist() == [int(action) for action in match.legal_actions(seat)]
    knowledge = game.know(match.position, match.memories[seat], seat)
    assert games.observations[number].tolist() == numbers_of(game, knowledge)
    secrets = vec[u8]([0] * int(game.secrets.size))
    game.observe_secrets(match.position, seat, secrets, 0)
    assert games.secrets[number].tolist() == [int(each) for each in secrets]


def check_result(games: Batches, number: int, match: Match) -> None:
    game, won = match.game, int(match.game.winners(match.position))
    shares = [(won >> seat & 1) / won.bit_count() for seat in range(match.players)]
    assert games.shares[number].tolist() == pytest.approx(shares)
    assert games.scores[number].tolist() == [int(game.score(match.position, seat)) for seat in range(match.players)]


def test_what_a_mask_does_not_allow_is_refused_and_nothing_is_played() -> None:
    games, chance = Batches("sobek2p", count=3, seed="refused"), random.Random(1)
    before = games.observations.tolist()
    actions = some_actions(games, chance)
    for wrong in (int(np.flatnonzero(~games.masks[2])[0]), -1, 394):
        with pytest.raises(IllegalAction, match="game 2 does not allow"):
            games.step([*actions[:2], wrong])
    with pytest.raises(IllegalAction, match="there are 3 games, and 2 actions"):
        games.step(actions[:2])
    assert games.observations.tolist() == before
    games.step(actions)
    assert games.observations.tolist() != before


def test_what_was_observed_before_a_step_may_be_kept() -> None:
    games, chance = Batches("sobek", 4, count=3, seed="kept"), random.Random(4)
    kept = games.observations, games.secrets, games.packed
    before = [array.tolist() for array in kept]
    for _ in range(5):
        games.step(some_actions(games, chance))
    assert [array.tolist() for array in kept] == before
    assert games.observations.tolist() != before[0]


def test_bots_have_the_seats_that_are_not_decided_for() -> None:
    games, chance = Batches("sobek", 3, count=6, seed="bots", learners=[1, 2, 4] * 2, bot="merchant"), random.Random(2)
    for _ in range(60):
        assert [1 << int(seat) for seat in games.seats] == [1, 2, 4] * 2
        games.step(some_actions(games, chance))


def test_games_that_are_dealt_together_begin_alike() -> None:
    games = Batches("sobek2p", count=4, seed="pairs", together=2)
    assert games.observations[0].tolist() == games.observations[1].tolist()
    assert games.observations[2].tolist() == games.observations[3].tolist()
    assert games.observations[0].tolist() != games.observations[2].tolist()


def test_a_game_that_cannot_be_has_a_sentence() -> None:
    with pytest.raises(UnknownName, match="is played by 2 players, not 3"):
        Batches("sobek2p", 3)
    with pytest.raises(UnknownName, match="has no option 'rain'"):
        Batches("sobek2p", options={"rain": 1})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_crew_of_processes_plays_the_same_games(workers: int) -> None:
    order = Order("sobek", (2, 4), {}, "crew", ([3, 3, 1], [15, 2]), "random")
    alone = [
        [
            Batches("sobek", players, {}, len(learners), f"crew/{worker}/{side}/{group}", learners)
            for worker in range(workers)
            for group, (players, learners) in enumerate(zip(order.players, order.learners, strict=True))
        ]
        for side in range(SIDES)
    ]
    crew, chance = Crew(order, workers), random.Random(4)
    try:
        for _ in range(12):
            for side in range(SIDES):
                crew.wait(side)
                shown = crew.sides[side]
                for name in ("observations", "secrets", "packed"):
                    assert (shown[name] == np.concatenate([getattr(each, name) for each in alone[side]])).all()
                actions = [some_actions(each, chance) for each in alone[side]]
                shown["actions"][:, 0] = np.concatenate(actions)
                for each, chosen in zip(alone[side], actions, strict=True):
                    each.step(chosen)
                crew.go(side)
        assert (crew.busy > 0).all()
    finally:
        del shown
        crew.close()
    assert not any(process.is_alive() for process in crew.processes)
