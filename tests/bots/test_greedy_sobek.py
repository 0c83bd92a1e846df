"""The greedy merchant of Sobek: legal, repeatable, better than chance, and blind to what is hidden."""

import pytest

from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.play import Moves, Tally, play_game, play_numbered_game
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import find_game

GAME = find_game("sobek")
OPTIONS = GAME.option_values({})


def series(names: list[str], games: int) -> Tally:
    total = Tally(len(names))
    bots: list[Bot] = [find_bot(name, "sobek") for name in names]
    for number in range(games):
        total.add(play_numbered_game(GAME, len(names), OPTIONS, bots, "bots", number, None))
    return total


def one_greedy(seat: int, players: int) -> list[str]:
    return ["greedy" if each == seat else "random" for each in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open_information": 1}])
def test_everything_the_greedy_bot_does_is_legal_and_repeatable(players: int, options: dict[str, int]) -> None:
    bots: list[Bot] = [find_bot("greedy", "sobek"), *[find_bot("random", "sobek")] * (players - 1)]
    match = Match(GAME, players, options, f"legal/{players}")
    moves: Moves = []
    again: Moves = []
    position = GAME.copy(match.position)
    play_game(GAME, position, bots, seeded("choices"), moves)
    play_game(GAME, GAME.copy(match.position), bots, seeded("choices"), again)
    assert moves == again
    for seat, action in moves:
        match.play(seat, action)
    assert match.over()
    assert match.scores() == [int(GAME.score(position, seat)) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_chooses_the_same_in_every_world_it_cannot_tell_apart(players: int) -> None:
    """What it does depends on its knowledge alone: dealing the hidden things anew changes nothing."""
    bot = find_bot("greedy", "sobek")
    match = Match(GAME, players, {}, "worlds")
    rng = seeded("worlds")
    while not match.over() and len(match.log) < 60:
        seat = match.asked()[-1]
        legal = GAME.legal_actions(match.position, seat)
        action = int(bot.choose(match.knowledge(seat), legal, rng))
        world = GAME.deal_world(match.knowledge(seat), rng)
        known = GAME.know(world, match.memories[seat], seat)
        assert int(bot.choose(known, GAME.legal_actions(world, seat), rng)) == action
        match.play(seat, action)


def test_the_greedy_bot_mostly_beats_random_ones_from_every_seat() -> None:
    for players in (2, 3, 4):
        for seat in range(players):
            assert series(one_greedy(seat, players), 8).wins[seat] >= 6


@pytest.mark.compiled_only
def test_the_greedy_bot_beats_the_random_one_in_at_least_95_of_100_games() -> None:
    for seat in range(2):
        assert series(one_greedy(seat, 2), 500).wins[seat] >= 475


@pytest.mark.compiled_only
def test_the_greedy_bot_wins_at_least_twice_its_share_against_three_random_ones() -> None:
    for seat in range(4):
        assert series(one_greedy(seat, 4), 300).wins[seat] >= 150
