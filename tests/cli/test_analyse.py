"""`shedet analyse` and `shedet calibrate`."""

import json
from pathlib import Path
from typing import Any

import pytest

import shedet
from shedet.analysis import work
from shedet.analysis.moments import Moment
from shedet.analysis.verdict import Verdict
from shedet.cli import analyse, main
from shedet.core.match import Match
from shedet.core.record import PERSON, Failure, Table, record_text
from shedet.core.rng import seeded
from shedet.games import find_game
from short_searches import LOOK, short_searches  # noqa: F401

Capture = pytest.CaptureFixture[str]
SEARCHES = "3" if shedet.compiled() else "1"
QUICKLY = ["--searches", SEARCHES, "--look", str(LOOK)]


def random_match(most: int = 1000) -> Match:
    match = Match(find_game("sobek2p"), 2, {}, "analyse")
    rng = seeded("analyse/choices")
    while not match.over() and len(match.log) < most:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(record_text(random_match()))
    return str(path)


def printed(words: list[str], capsys: Capture) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def test_the_analysis_as_text_names_players_marks_and_turning_points(record: str, capsys: Capture) -> None:
    text = printed(["analyse", record, *QUICKLY], capsys)
    assert text.startswith("Sobek: 2 Players: A ")
    assert "accuracy" in text
    assert "Turning points" in text
    assert text.count("→") >= 8


def test_the_page_never_replaces_the_record(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record_text(random_match()))
    before = path.read_text()
    assert main(["analyse", str(path), "--html", str(tmp_path / "." / "game.txt")]) == 2
    assert "is the record itself" in capsys.readouterr().err
    assert path.read_text() == before


def test_a_bot_that_failed_is_reported_with_the_analysis(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "failed.txt"
    table = Table({0: PERSON, 1: "vizier"}, {1: Failure(2, "IndexError")}, True)
    path.write_text(record_text(random_match(), table))
    words = ["analyse", str(path), "--searches", "1", "--look", "1", "--time", "0.01"]
    text = printed(words, capsys)
    assert "B (vizier) failed twice (first: IndexError)" in text
    assert "practice" in text
    found = json.loads(printed([*words, "--json"], capsys))
    assert found["failures"] == {"B": {"times": 2, "kind": "IndexError"}}
    assert found["players_by_seat"] == {"A": "person", "B": "vizier"}
    assert found["practice"] is True


@pytest.mark.compiled_only
def test_the_analysis_as_json_is_the_same_for_any_number_of_processes(record: str, capsys: Capture) -> None:
    words = ["analyse", record, *QUICKLY, "--seed", "7", "--json"]
    found: dict[str, Any] = json.loads(printed(words, capsys))
    assert found["format"] == "shedet analysis 2"
    assert found["game"] == "sobek2p"
    assert len(found["moves"]) == len(random_match().log)
    assert json.loads(printed([*words, "--jobs", "2"], capsys)) == found
    assert json.loads(printed([*words[:-2], "8", "--json"], capsys)) != found


@pytest.mark.compiled_only
def test_a_page_is_written_beside_the_text(record: str, tmp_path: Path, capsys: Capture) -> None:
    target = tmp_path / "game.html"
    printed(["analyse", record, *QUICKLY, "--html", str(target)], capsys)
    written = target.read_text(encoding="utf-8")
    assert written.startswith("<!DOCTYPE html>")
    assert '"shedet analysis 2"' in written
    assert [path.name for path in tmp_path.iterdir()] == ["game.html"]


def interrupted_after(tasks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C when so many tasks are done."""
    done = 0

    def do(task: work.Task) -> Moment | Verdict:
        nonlocal done
        done += 1
        if done > tasks:
            raise KeyboardInterrupt
        return really_do(task)

    really_do = work.do
    monkeypatch.setattr(work, "do", do)


@pytest.mark.parametrize("tasks", [0, 5])
def test_ctrl_c_prints_what_there_is_as_json(
    tasks: int, record: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    interrupted_after(tasks, monkeypatch)
    assert main(["analyse", record, *QUICKLY, "--json"]) == 130
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["partial"]
    assert found["looked_at"]["moments"] == tasks
    assert found["looked_at"]["of_decisions"] > 20


def test_ctrl_c_prints_what_there_is_for_people(
    record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    interrupted_after(4, monkeypatch)
    target = tmp_path / "game.html"
    assert main(["analyse", record, *QUICKLY, "--html", str(target)]) == 130
    text = capsys.readouterr().out
    assert "So far: 4 of " in text
    assert "No move is marked so far." in text
    assert '"partial": true' in target.read_text(encoding="utf-8")


def test_who_waits_at_a_terminal_is_shown_first_results(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(analyse, "FIRST_RESULTS", 0.0)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    interrupted_after(3, monkeypatch)
    assert main(["analyse", record, *QUICKLY]) == 130
    text = capsys.readouterr().out
    assert "So far: 1 of " in text
    assert "So far: 3 of " in text


def test_when_the_time_is_up_what_there_is_is_told(record: str, capsys: Capture) -> None:
    found: dict[str, Any] = json.loads(printed(["analyse", record, *QUICKLY, "--time", "0.000001", "--json"], capsys))
    assert found["partial"]
    assert found["looked_at"]["moments"] == 0


def test_a_look_that_is_shorter_than_usual_says_so() -> None:
    looked_at = {"moments": 9, "of_moments": 9, "decisions": 8, "of_decisions": 8, "iterations": 1600}
    found = {"partial": False, "looked_at": {**looked_at, "usual_iterations": 80000}}
    assert "shorter than usual (1600 iterations instead of 80000)" in "\n".join(analyse.how_far(found))
    assert analyse.how_far({"partial": False, "looked_at": {**looked_at, "usual_iterations": 1600}}) == []


def test_an_unfinished_game_is_refused(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record_text(random_match(most=10)))
    target = tmp_path / "game.html"
    assert main(["analyse", str(path), "--html", str(target)]) == 2
    assert "unfinished" in capsys.readouterr().err
    assert not target.exists()


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rules 1", "rules 99", "version 99 of the rules"),
        ("game sobek2p", "game chess", "I don't know the game 'chess'"),
        ("game sobek2p", "game kemet", "I don't know the action"),
        ("shedet record 1", "shedet record 7", "begins with"),
    ],
)
def test_a_record_of_something_else_is_refused(
    old: str, new: str, expected: str, record: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Path(record).read_text().replace(old, new))
    assert main(["analyse", str(path)]) == 2
    error = capsys.readouterr().err
    assert expected in error
    assert error.startswith("shedet: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--time", "0"], "seconds"),
        (["--time", "soon"], "seconds"),
        (["--searches", "0"], "at least 1"),
        (["--jobs", "100000"], "at most 256 jobs"),
        (["--html", "/no/such/folder/a.html"], "cannot be written"),
        (["--look", "0"], "at least 1"),
    ],
)
def test_wrong_arguments_are_answered_with_a_sentence(
    words: list[str], expected: str, record: str, capsys: Capture
) -> None:
    assert main(["analyse", record, *words]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert expected in found.err
    assert found.err.count("\n") == 1


def test_calibration_as_text_and_json(capsys: Capture) -> None:
    words = [
        "calibrate",
        "sobek2p",
        "--games",
        "2",
        "--searches",
        SEARCHES,
        "--moments",
        "2",
        "--bots",
        "greedy,random",
    ]
    assert "Brier score" in printed(words, capsys)
    found: dict[str, Any] = json.loads(printed([*words, "--json"], capsys))
    assert found["bots"] == ["greedy", "random"]
    assert found["games"] == 2
    assert 0.0 <= found["brier"] <= 1.0
    assert sum(line["forecasts"] for line in found["reliability"]) == found["forecasts"]


def test_calibration_refuses_what_it_does_not_know(capsys: Capture) -> None:
    assert main(["calibrate", "chess"]) == 2
    assert main(["calibrate", "sobek2p", "--bots", "genius"]) == 2
    assert "I don't know the bot 'genius'" in capsys.readouterr().err
