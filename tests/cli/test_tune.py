"""Better weights by self-play: fair duels, the same result whenever it is repeated, and a file that can be used."""

import sys
from pathlib import Path

import pytest

from shedet.bots.room import room_of
from shedet.bots.weights import parse_weights
from shedet.cli import main
from shedet.cli.duels import Duel, Result, in_parts, play_duel, together
from shedet.cli.tune import fitness
from shedet.cli.weights_text import weights_text
from shedet.games import GAMES

SHORT = ["--generations", "1", "--population", "4", "--deals", "1", "--check", "1"]


def duel(candidate: dict[str, float], present: dict[str, float], players: int = 2, deals: int = 4) -> Result:
    weights = room_of("sobek").weights()
    return play_duel(Duel("sobek", players, {}, weights | candidate, weights | present, "duel", deals))


LOST = {"corruption": -30.0, "corruption_decided": -30.0}  # a merchant who takes all the corruption there is


@pytest.mark.parametrize("players", [2, 3])
def test_equal_weights_win_exactly_their_share_of_every_deal(players: int) -> None:
    result = duel({}, {}, players, 2)
    assert result.shares == pytest.approx([1 / players] * 2)
    assert not result.is_better()


def test_a_duel_tells_good_weights_from_bad_ones() -> None:
    worse, better = duel(LOST, {}), duel({}, LOST)
    assert worse.share() < 0.2
    assert worse.margin() < 0.0
    assert better.is_better()
    assert not worse.is_better()


def test_the_interval_is_that_of_the_deals() -> None:
    result = Result(2, [0.0, 1.0, 0.5, 0.5], [0.0] * 4)
    assert result.share() == 0.5
    assert result.uncertainty() == pytest.approx(1.96 * (1 / 6) ** 0.5 / 2)


def test_tables_of_any_size_count_alike() -> None:
    fair = [Result(2, [0.5], [0.0]), Result(4, [0.25], [0.0])]
    everything = [Result(2, [1.0], [0.0]), Result(4, [1.0], [0.0])]
    assert fitness(fair) == 0.0
    assert fitness(everything) == fitness(everything[:1]) == fitness(everything[1:]) == 1.0
    assert fitness([Result(2, [0.5], [0.1])]) > fitness(fair)


def test_parts_of_a_duel_are_other_deals_and_as_many() -> None:
    whole = Duel("sobek", 2, {}, {}, {}, "check", 7)
    parts = in_parts(whole, 3)
    assert sum(part.deals for part in parts) == 7
    assert len({part.seed for part in parts}) == 3
    assert len(in_parts(whole, 16)) == 7
    assert together([Result(2, [0.5], [0.1]), Result(2, [1.0], [0.2])]) == Result(2, [0.5, 1.0], [0.1, 0.2])


@pytest.mark.parametrize("game", GAMES)
def test_written_weights_read_back_with_their_comments(game: str) -> None:
    text = room_of(game).weights_file.read_text(encoding="utf-8")
    weights = {name: float(f"{number * 1.2345:.3g}") for name, number in room_of(game).weights().items()}
    written = weights_text(text, weights)
    assert parse_weights(written) == weights
    assert weights_text(text, room_of(game).weights()) == text
    assert [line.partition("#")[2] for line in written.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]


def test_tuning_depends_on_the_seed_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = {}
    for name, seed, jobs in (("first", "1", "1"), ("again", "1", "2"), ("other", "2", "1")):
        assert main(["tune", "sobek2p", *SHORT, "--seed", seed, "--jobs", jobs, "--out", str(tmp_path / name)]) == 0
        said[name] = capsys.readouterr().out
    found = {name: parse_weights((tmp_path / name).read_text(encoding="utf-8")) for name in said}
    assert found["first"] == found["again"]
    assert said["first"] == said["again"]
    assert found["first"] != found["other"]
    assert found["first"].keys() == room_of("sobek2p").weights().keys()


def test_several_tables_are_checked_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "sobek", "--players", "2,3", "--generations", "0", "--check", "1"]) == 0
    said = capsys.readouterr().out
    assert "2 players, 2 games: 50.0 %" in said
    assert "3 players, 3 games: 33.3 %" in said
    assert "not clearly better" in said


def test_without_generations_a_file_is_only_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(room_of("sobek2p").weights_file.read_text(encoding="utf-8"), encoding="utf-8")
    assert main(["tune", "sobek2p", "--generations", "0", "--start", str(file), "--check", "2"]) == 0
    assert "50.0 % of the victories (50.0 to 50.0)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["tune", "senet"], "senet"),
        (["tune", "sobek2p", "--players", "3"], "players"),
        (["tune", "sobek", "--players", "2,none"], "whole number"),
        (["tune", "sobek", "--step", "0"], "above 0"),
        (["tune", "sobek", "--population", "3"], "at least 4"),
        (["tune", "sobek", "--jobs", "1000"], "at most 256 jobs"),
        (["tune", "sobek", "--start", "missing.toml"], "cannot be read"),
        (["tune", "sobek", "--out", "missing/new.toml"], "no folder"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_a_sentence(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert says in capsys.readouterr().err


def test_a_start_without_all_weights_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "few.toml"
    file.write_text("late = 3.0\n", encoding="utf-8")
    assert main(["tune", "sobek", "--start", str(file)]) == 2
    assert "is missing" in capsys.readouterr().err


def test_without_the_search_package_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    assert main(["tune", "sobek2p", *SHORT]) == 2
    assert "pip install 'shedet[tune]'" in capsys.readouterr().err
