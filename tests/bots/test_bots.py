"""Bots among themselves: what they choose is legal, repeatable, and better than chance."""

import pytest

from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.play import Moves, Tally, play_game, play_numbered_game
from shedet.core.errors import UnknownName
from shedet.core.match import Match
from shedet.core.playout import random_games
from shedet.core.rng import seeded
from shedet.games import find_game

GAME = find_game("sobek2p")
OPTIONS = GAME.option_values({})


def series(names: tuple[str, str], games: int, seed: str = "bots") -> Tally:
    total = Tally(2)
    bots: list[Bot] = [find_bot(name, "sobek2p") for name in names]
    for number in range(games):
        total.add(play_numbered_game(GAME, 2, OPTIONS, bots, seed, number, None))
    return total


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="random, apprentice, merchant, scribe, vizier, pharaoh; and search:N"):
        find_bot("genius", "sobek2p")


def test_random_bots_play_the_games_of_the_playouts() -> None:
    decisions, _ = random_games(GAME, 2, OPTIONS, "same", 5)
    assert series(("random", "random"), 5, "same").decisions == decisions


def test_the_checksum_of_a_series_does_not_depend_on_its_order() -> None:
    bots: list[Bot] = [find_bot("random", "sobek2p")] * 2
    forwards, backwards = Tally(2), Tally(2)
    for number in range(4):
        forwards.add(play_numbered_game(GAME, 2, OPTIONS, bots, "order", number, None))
        backwards.add(play_numbered_game(GAME, 2, OPTIONS, bots, "order", 3 - number, None))
    assert forwards.checksum == backwards.checksum
    assert forwards.wins == backwards.wins


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    bots: list[Bot] = [find_bot("greedy", "sobek2p")] * 2
    first: Moves = []
    again: Moves = []
    play_numbered_game(GAME, 2, OPTIONS, bots, "repeat", 3, first)
    play_numbered_game(GAME, 2, OPTIONS, bots, "repeat", 3, again)
    assert first == again


@pytest.mark.parametrize("options", [{}, {"thief_by_back": 1, "courtesan_one_type": 1}])
def test_everything_the_greedy_bot_does_is_legal(options: dict[str, int]) -> None:
    bots: list[Bot] = [find_bot("greedy", "sobek2p"), find_bot("random", "sobek2p")]
    for number in range(4):
        match = Match(GAME, 2, options, f"legal/{number}")
        moves: Moves = []
        position = GAME.copy(match.position)
        play_game(GAME, position, bots, seeded("choices"), moves)
        for seat, action in moves:
            match.play(seat, action)
        assert match.over()
        assert match.scores() == [int(GAME.score(position, seat)) for seat in range(2)]


def test_the_greedy_bot_chooses_the_same_in_every_world_it_cannot_tell_apart() -> None:
    """What it does depends on its knowledge alone: dealing the hidden things anew changes nothing."""
    bot = find_bot("greedy", "sobek2p")
    match = Match(GAME, 2, {}, "worlds")
    rng = seeded("worlds")
    while not match.over() and len(match.log) < 40:
        seat = match.asked()[0]
        legal = GAME.legal_actions(match.position, seat)
        action = int(bot.choose(match.knowledge(seat), legal, rng))
        world = GAME.deal_world(match.knowledge(seat), rng)
        known = GAME.know(world, match.memories[seat], seat)
        assert int(bot.choose(known, GAME.legal_actions(world, seat), rng)) == action
        match.play(seat, action)


def test_the_greedy_bot_mostly_beats_the_random_one_from_both_seats() -> None:
    assert series(("greedy", "random"), 20).wins[0] >= 16
    assert series(("random", "greedy"), 20).wins[1] >= 16


@pytest.mark.compiled_only
def test_the_greedy_bot_beats_the_random_one_in_at_least_95_of_100_games() -> None:
    assert series(("greedy", "random"), 500).wins[0] >= 475
    assert series(("random", "greedy"), 500).wins[1] >= 475
