"""`shedet analyse` and `shedet calibrate`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import shedet
from shedet.analysis import work
from shedet.analysis.moments import Moment
from shedet.analysis.verdict import Verdict
from shedet.cli import analyse, main
from shedet.cli.analysis_text import as_text, how_far
from shedet.core.match import Match
from shedet.core.record import PERSON, Failure, Seats, record_text
from shedet.core.rng import seeded
from shedet.games import find_game
from short_searches import LOOK, short_searches  # noqa: F401

Capture = pytest.CaptureFixture[str]
SEARCHES = "3" if shedet.compiled() else "1"
QUICKLY = ["--searches", SEARCHES, "--look", str(LOOK)]
BRIEFLY = ["--searches", "1", "--look", "40"]  # where what is found does not matter


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
    table = Seats({0: PERSON, 1: "vizier"}, {1: Failure(2, "IndexError")}, True)
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
    words = ["analyse", record, *BRIEFLY, "--seed", "7", "--json"]
    found: dict[str, Any] = json.loads(printed(words, capsys))
    assert found["format"] == "shedet analysis 2"
    assert found["game"] == "sobek2p"
    assert len(found["moves"]) == len(random_match().log)
    assert json.loads(printed([*words, "--jobs", "2"], capsys)) == found
    assert json.loads(printed([*words[:-2], "8", "--json"], capsys)) != found


@pytest.mark.compiled_only
def test_a_page_is_written_beside_the_text(record: str, tmp_path: Path, capsys: Capture) -> None:
    target = tmp_path / "game.html"
    printed(["analyse", record, *BRIEFLY, "--html", str(target)], capsys)
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
    assert "Chances of winning before these moves" in text
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


def test_before_all_moments_are_judged_nobody_speaks_of_luck_or_turning_points(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    interrupted_after(3, monkeypatch)
    assert main(["analyse", record, *QUICKLY]) == 130
    text = capsys.readouterr().out
    assert "So far: 3 of " in text
    assert re.findall(r"\d\.\d", text) == []
    assert "→" not in text
    assert "deal" not in text
    assert len(re.findall(r"^ +\d+\. [AB] .*: A \d+ %, B \d+ %$", text, re.MULTILINE)) == 3
    assert text.endswith("Luck and turning points can be told once all moments are judged.\n")


def test_before_anything_is_judged_no_chances_are_told(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    interrupted_after(0, monkeypatch)
    assert main(["analyse", record, *QUICKLY]) == 130
    assert "%" not in capsys.readouterr().out


def analysed(**changes: Any) -> dict[str, Any]:
    """An analysis of a game of two moves."""
    quiet = {"decision": 0.0, "others": 0.0, "chance": 0.0, "reveal": 0.0}
    drawn = [{**quiet, "chance": 0.2534, "reveal": -0.0001}, {**quiet, "chance": -0.2534, "reveal": -0.001}]
    looked = {"loss": 0.1234, "loss_error": 0.02, "worth": 0.4, "best": {"text": "take 4,1", "worth": 0.5234}}
    moves = [
        {"number": 1, "seat": "A", "text": "take 1,1", "mark": "blunder", "chances_own": [0.5, 0.5], **looked},
        {"number": 2, "seat": "B", "text": "trade tile", "mark": None, "chances_own": [0.5, 0.5]},
    ]
    luck = {"luck": 0.5, "deal": 0.25, "chance": 0.25, "reveal": -0.0001, "decision": -0.0004, "others": 0.0}
    summary = {
        "decisions": 4,
        "looked_at": 4,
        "accuracy": 91.25,
        "marks": {"blunder": 1, "mistake": 0, "inaccuracy": 0},
    }
    looked_at = {"moments": 2, "of_moments": 2, "decisions": 8, "of_decisions": 8}
    return {
        "title": "Sobek: 2 Players",
        "players": 2,
        "seats": ["A", "B"],
        "result": {"scores": [60, 50], "winners": ["A"], "shares": [1.0, 0.0]},
        "practice": False,
        "failures": {},
        "partial": False,
        "looked_at": {**looked_at, "iterations": 10, "usual_iterations": 10},
        "moves": [{**moves[0], "terms": [quiet, quiet]}, {**moves[1], "terms": drawn}],
        "summary": [{"seat": "A", **summary, **luck}, {"seat": "B", **summary, **luck}],
        **changes,
    }


def test_a_whole_analysis_tells_chances_to_a_tenth_and_explains_its_words() -> None:
    lines = as_text(analysed()).splitlines()
    assert "  A      91.2         1         0             0" in lines
    assert "  A  50.0  +50.0     +25.0    +25.0     +0.0         +0.0      +0.0     100.0" in lines
    changes = ["    2. B trade tile: A 50.0 % → 75.3 % (chance +25.3);", "         B 50.0 % → 24.6 % (chance -25.3)"]
    assert lines[-2:] == changes
    for word in ("Accuracy: ", "Deal: ", "Chance: ", "Reveal: ", "Decisions: ", "Others': "):
        assert any(word in line for line in lines)


def test_an_analysis_that_is_not_finished_rounds_its_chances() -> None:
    text = as_text(analysed(partial=True))
    assert "A 50 % → 75 % (chance +25)" in text
    assert "  A    50    +50       +25      +25       +0           +0        +0       100" in text


def test_accuracy_is_not_told_before_all_decisions_of_a_player_are_looked_at() -> None:
    """The most suspicious ones are looked at first: it would be too low."""
    found = analysed(partial=True)
    found["summary"][1]["looked_at"] = 3
    text = as_text(found)
    assert "  A      91.2         1" in text
    assert "  B         –         1" in text


def test_only_moves_that_turned_something_are_turning_points() -> None:
    found = analysed()
    assert "1. A take 1,1: A 50.0 %" not in as_text(found)
    found["moves"] = found["moves"][:1]
    assert as_text(found).endswith("No move changed anybody's chances by 2 % or more.")


def test_a_marked_move_says_what_it_lost_and_what_was_better() -> None:
    expected = "    1. A take 1,1: blunder, -12.3 ± 2.0; better: take 4,1 (52.3 % instead of 40.0 %)"
    assert expected.replace("; ", ";\n         ") in as_text(analysed())


def test_an_analysis_fits_on_eighty_columns() -> None:
    assert max(map(len, as_text(analysed()).splitlines())) <= 80
    assert max(map(len, as_text(analysed(partial=True)).splitlines())) <= 80


def test_a_look_that_is_shorter_than_usual_says_so() -> None:
    looked_at = {"moments": 9, "of_moments": 9, "decisions": 8, "of_decisions": 8, "iterations": 1600}
    found = {"partial": False, "looked_at": {**looked_at, "usual_iterations": 80000}}
    assert "shorter than usual (1,600 continuations instead of 80,000)" in " ".join(how_far(found))
    assert how_far({"partial": False, "looked_at": {**looked_at, "usual_iterations": 1600}}) == []
    assert how_far({"partial": False, "looked_at": {**looked_at, "decisions": 0, "usual_iterations": 80000}}) == []


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
