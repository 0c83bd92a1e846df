"""The weights of the greedy bots: complete, checked when they are read, and a bot's own."""

import pytest

from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.play import Moves, play_numbered_game
from shedet.bots.room import room_of
from shedet.bots.weights import Giver, parse_weights
from shedet.core.errors import BadWeights
from shedet.games import GAMES, find_game


def bot_with(game: str, changed: dict[str, float]) -> Bot:
    room = room_of(game)
    return room.merchant_with(room.weights() | changed)


def moves_of(game: str, bots: list[Bot]) -> Moves:
    moves: Moves = []
    rules = find_game(game)
    options = rules.option_values({"day_limit": 3} if game == "kemet" else {})
    play_numbered_game(rules, 2, options, bots, "weights", 0, moves)
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_that_is_missing_is_named(game: str) -> None:
    room = room_of(game)
    weights = room.weights()
    for name in weights:
        with pytest.raises(BadWeights, match=f"the weight {name} is missing"):
            room.merchant_with({other: number for other, number in weights.items() if other != name})


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_that_nobody_uses_is_named(game: str) -> None:
    with pytest.raises(BadWeights, match="I don't know the weight luck"):
        bot_with(game, {"luck": 1.0})


def test_what_stands_in_lists_and_tables_has_a_name_with_a_dot() -> None:
    text = "thief = 7\narmy = [0.8, 1.1]\n[tiles]\ncharge = 5.5\n"
    assert parse_weights(text) == {"thief": 7.0, "army.0": 0.8, "army.1": 1.1, "tiles.charge": 5.5}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("thief = 'seven'", "the weight thief must be a number"),
        ("army = [0.8, true]", r"the weight army\.1 must be a number"),
        ("thief = = 7", "the weights are not TOML"),
    ],
)
def test_weights_that_are_no_numbers_are_refused(text: str, says: str) -> None:
    with pytest.raises(BadWeights, match=says):
        parse_weights(text)


def test_a_list_says_what_each_one_adds() -> None:
    sums = Giver({"army.0": 0.8, "army.1": 1.1, "army.2": 1.4}).give_sums("army", 3)
    assert list(sums) == [0.0, 0.8, 1.9, 3.3]


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_a_game_plays_by_its_file(game: str) -> None:
    greedy = find_bot("greedy", game)
    assert moves_of(game, [bot_with(game, {}), greedy]) == moves_of(game, [greedy, greedy])


@pytest.mark.parametrize(
    ("game", "changed"),
    [("sobek2p", {"corruption": 0.0}), ("sobek", {"corruption": 0.0}), ("kemet", {"lost": 0.0, "army.0": 9.0})],
)
def test_two_sets_of_weights_meet_in_one_game(game: str, changed: dict[str, float]) -> None:
    """Other weights lead to other games; a bot keeps its own whoever else plays."""
    greedy, other = find_bot("greedy", game), bot_with(game, changed)
    before = moves_of(game, [greedy, greedy])
    assert moves_of(game, [greedy, other]) != before
    assert moves_of(game, [other, greedy]) != before
    assert moves_of(game, [greedy, greedy]) == before
