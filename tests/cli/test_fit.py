"""`shedet fit`: weights learned from games, the same whenever it is repeated, and a file that is whole or not there."""

import json
import math
import os
from pathlib import Path

import pytest

from shedet.bots.room import room_of
from shedet.cli import main


def fit(file: Path, *words: str) -> int:
    return main(["fit", "sobek2p", "--games", "20", "--rounds", "3", "--out", str(file), *words])


def test_weights_are_learned_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = room_of("sobek2p").value_file.read_text(encoding="utf-8")
    file = tmp_path / "mine.json"
    assert fit(file, "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["game"] == "sobek2p"
    assert list(said["learned"]) == ["2"]
    assert said["learned"]["2"]["surprise"][0] < math.log(2)
    room_of("sobek2p").new_value().load(file)
    assert json.loads(file.read_text(encoding="utf-8"))["learned"] == said["learned"]
    assert os.listdir(tmp_path) == ["mine.json"]
    assert room_of("sobek2p").value_file.read_text(encoding="utf-8") == kept


def test_fitting_depends_on_the_seed_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, seed in (("first", "1"), ("again", "1"), ("other", "2")):
        assert fit(tmp_path / name, "--seed", seed) == 0
    texts = {name: (tmp_path / name).read_text(encoding="utf-8") for name in ("first", "again", "other")}
    assert texts["first"] == texts["again"]
    assert json.loads(texts["first"])["weights"] != json.loads(texts["other"])["weights"]
    assert "2 players, 20 games of merchant: " in capsys.readouterr().out


def test_games_of_searches_teach_the_same_however_many_processes_play_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shedet.cli.fit.PART", 2)
    words = ["fit", "sobek2p", "--bot", "search:3", "--games", "4", "--rounds", "1"]
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
    learned = json.loads((tmp_path / "1").read_text(encoding="utf-8"))
    assert learned["learned"]["2"]["bot"] == "search:3"
    assert (tmp_path / "2").read_text(encoding="utf-8") == (tmp_path / "1").read_text(encoding="utf-8")


def test_one_number_of_players_can_be_learned_on_its_own(tmp_path: Path) -> None:
    file = tmp_path / "three.json"
    words = ["fit", "sobek", "--players", "3", "--games", "3", "--rounds", "1", "--out", str(file)]
    assert main(words) == 0
    before = json.loads(room_of("sobek").value_file.read_text(encoding="utf-8"))["weights"]
    after = json.loads(file.read_text(encoding="utf-8"))["weights"]
    assert [players for players in before if after[players] != before[players]] == ["3"]


def test_learning_may_go_on_from_the_weights_there_are(tmp_path: Path) -> None:
    """With next to nothing to learn from they stay about what they were."""
    before = json.loads(room_of("sobek2p").value_file.read_text(encoding="utf-8"))["weights"]["2"]
    weights = {}
    for name, more in (("anew", []), ("on", ["--go-on"])):
        words = ["fit", "sobek2p", "--games", "2", "--rounds", "1", "--out", str(tmp_path / name), *more]
        assert main(words) == 0
        weights[name] = json.loads((tmp_path / name).read_text(encoding="utf-8"))["weights"]["2"]
    far = {name: sum(abs(now[0] - before[each][0]) for each, now in weights[name].items()) for name in weights}
    assert 0.0 < far["on"] < far["anew"]


def test_tables_of_every_size_are_learned_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fit", "sobek", "--games", "3", "--rounds", "1", "--out", str(tmp_path / "all")]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert all(f"{players} players, 3 games of merchant: " in said for players in (2, 3, 4))
    assert list(json.loads((tmp_path / "all").read_text(encoding="utf-8"))["weights"]) == ["2", "3", "4"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["fit", "senet"], "senet"),
        (["fit", "sobek2p", "--games", "0", "--out", "x"], "at least 1"),
        (["fit", "sobek2p", "--rounds", "none", "--out", "x"], "whole number"),
        (["fit", "sobek2p", "--players", "3", "--out", "x"], "2 players"),
        (["fit", "sobek2p", "--bot", "sphinx", "--out", "x"], "I don't know the bot 'sphinx'"),
        (["fit", "sobek2p", "--games", "1000000", "--out", "missing/new.json"], "no folder"),  # said before the games
    ],
)
def test_what_cannot_be_fitted_is_said_in_a_sentence(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""
    assert os.listdir(tmp_path) == []


def test_too_few_positions_teach_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(room_of("sobek2p"), "apart", 10000)
    assert fit(tmp_path / "mine.json") == 2
    assert "20 games are too few to learn from" in capsys.readouterr().err
    assert os.listdir(tmp_path) == []


def test_a_file_that_cannot_be_replaced_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    file = tmp_path / "mine.json"
    file.write_text("before", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", full)
    assert fit(file) == 2
    assert "cannot be written: No space left" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "before"
    assert os.listdir(tmp_path) == ["mine.json"]
