"""A game's bots in one room, found by the game's name."""

from pathlib import Path

import pytest

import shedet
from shedet.bots.room import room_of
from shedet.core.errors import UnknownName
from shedet.games import GAMES, MORE_GAMES, find_game, known_games, load

BOTS = Path(shedet.__file__).parent / "bots"


@pytest.mark.parametrize("game", GAMES)
def test_a_room_holds_the_files_of_its_game(game: str) -> None:
    room = room_of(game)
    assert room.weights_file == BOTS / game / "weights.toml"
    assert room.value_file == BOTS / game / "value.json"
    assert room.weights()


@pytest.mark.parametrize("game", GAMES)
def test_the_stages_of_a_verdict_are_complete_and_grow(game: str) -> None:
    stages = room_of(game).stages
    assert len(stages.parts) == len(stages.blurs)
    assert sorted(stages.parts) == list(stages.parts)


@pytest.mark.parametrize("game", GAMES)
def test_usual_options_are_options_of_the_game(game: str) -> None:
    assert len(find_game(game).option_values(room_of(game).usual_options)) == len(find_game(game).options)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"^I don't know the game 'senet'. There are: sobek2p, sobek, kemet\.$"):
        room_of("senet")


def test_a_game_without_bots_is_told_what_is_missing() -> None:
    with pytest.raises(
        UnknownName, match=r"^the game sobek has no module shedet\.bots\.sobek\.rooms; every game needs one\.$"
    ):
        load("sobek", "bots", "rooms")


def test_a_package_from_elsewhere_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, " elsewhere.senet ,sobek,")
    assert known_games() == (*GAMES, "senet")
    with pytest.raises(UnknownName, match=r"the game senet has no module elsewhere\.senet\.game"):
        find_game("senet")
    assert find_game("sobek").title == "Sobek"  # ours, not the other of that name


def test_what_a_game_needs_and_cannot_find_is_no_missing_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "halfgame").mkdir()
    (tmp_path / "halfgame/game.py").write_text("import no_such_package\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(MORE_GAMES, "halfgame")
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        find_game("halfgame")
