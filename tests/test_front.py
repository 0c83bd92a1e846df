"""The front door: what somebody can do who knows nothing but `import shedet`."""

from pathlib import Path

import pytest

import shedet
from shedet.games import GAMES


def test_a_game_is_played_asked_about_and_taken_back() -> None:
    game = shedet.new("sobek2p", seed=7, open_memory=1)
    assert game.asked == ["B"]
    assert game.question() == "Take one of the four tiles in the centre."
    first = game.choices("B")[0]
    assert str(first) == "take 2,2"
    assert first.does.startswith("cattle0-s")
    assert game.choices("A") == []
    game.play("take 2,2")
    assert game.log == ["B take 2,2"]
    assert game.told("A")[0] == "B takes cattle0-s from 2,2."
    assert game.told("B")[0] == "You take cattle0-s from 2,2."
    assert game.view("A")["ankh"] == "2,2"
    game.undo()
    assert game.log == []
    game.play(first)
    assert game.asked == ["A"]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_and_the_game_is_kept(name: str, tmp_path: Path) -> None:
    game = shedet.new(name, seed="front")
    merchant = shedet.bot("merchant")
    for _ in range(40):
        game.play(merchant.choose(game, game.asked[0]))
    game.save(tmp_path / "game.txt")
    again = shedet.load(tmp_path / "game.txt")
    assert again == game
    assert str(again) == str(game)
    assert again != shedet.new(name, seed="front")
    copied = game.copy()
    copied.play(merchant.choose(copied, copied.asked[0]))
    assert copied != game
    assert repr(game) == f"<shedet.new({name!r}, players=2, seed='front'), 40 answers>"


def test_a_game_goes_on_in_another_language() -> None:
    game = shedet.new("sobek2p", seed=7, language="de")
    assert game.question() == "Nimm eines der vier Plättchen in der Mitte."


def test_a_seed_is_made_up_if_none_is_given() -> None:
    assert str(shedet.new("sobek2p")) != str(shedet.new("sobek2p"))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda game: shedet.new("chess"), "I don't know the game 'chess'"),
        (lambda game: shedet.new("sobek2p", players=3), "is played by 2 players, not 3"),
        (lambda game: shedet.new("sobek2p", speed=1), "has no option 'speed'"),
        (lambda game: shedet.bot("genius"), "I don't know the bot 'genius'"),
        (lambda game: game.play("take 2,2", "A"), "A has nothing to decide now; it is up to B."),
        (lambda game: game.play("dance"), "I don't know"),
        (lambda game: game.view("Z"), "there is no seat 'Z'"),
        (lambda game: game.undo("A"), "nothing to take back"),
        (lambda game: shedet.load("no-such-file.txt"), "no-such-file.txt cannot be read"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: "object", sentence: str) -> None:
    game = shedet.new("sobek2p", seed=7)
    assert callable(wrong)
    with pytest.raises(shedet.ShedetError) as error:
        wrong(game)
    assert sentence in str(error.value)
    assert game.log == []


def test_what_is_public_is_listed_and_there() -> None:
    page = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    for name in ("new", "load", "bot", "compiled", "ShedetError", "Play"):
        assert f"shedet.{name}" in page
        assert name in dir(shedet)
        assert getattr(shedet, name) is not None
