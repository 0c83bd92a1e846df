"""Ctrl-C in long commands: what there is is printed or kept, and nobody is left behind."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from processes import Command
from shedet.bots.room import room_of
from shedet.bots.weights import parse_weights
from shedet.cli import main, perft, simulate, tune
from shedet.cli.duels import Duel, Result

Capture = pytest.CaptureFixture[str]
LONG = {
    "simulate": ["simulate", "sobek2p", "--games", "1000000"],
    "arena": ["arena", "sobek2p", "--bots", "random,random", "--games", "100000"],
    "calibrate": ["calibrate", "sobek2p", "--bots", "random", "--searches", "1", "--moments", "1", "--games", "9999"],
    "perft": ["perft", "sobek2p", "--depth", "30"],
}


@pytest.mark.parametrize(
    ("command", "jobs"),
    [("simulate", "1"), ("simulate", "2"), ("arena", "1"), ("arena", "2"), ("calibrate", "2"), ("perft", "")],
)
def test_ctrl_c_prints_what_there_is_as_valid_json_and_leaves_nobody_behind(command: str, jobs: str) -> None:
    running = Command([*LONG[command], "--json", *(["--jobs", jobs] if jobs else [])])
    running.read_until(r"\D[1-9]\d*/\d")  # the bar: something is done
    running.signal_all(signal.SIGINT)
    ended = running.end()
    assert ended.status == 130
    found = json.loads(ended.out)
    assert found["partial"] is True
    assert found.get("games", 1) > 0
    assert "Traceback" not in ended.terminal
    assert "stopped." in ended.terminal


def test_ctrl_c_while_the_processes_are_being_started_shows_no_traceback() -> None:
    running = Command([*LONG["simulate"], "--jobs", "4"])
    running.read_until(r"0/1000000")
    running.signal_all(signal.SIGINT)
    ended = running.end()
    assert ended.status == 130
    assert ended.out.startswith("Stopped")
    assert "Traceback" not in ended.terminal


def test_processes_end_when_the_first_one_is_killed() -> None:
    running = Command([*LONG["arena"], "--jobs", "2"])
    running.read_until(r"\D[1-9]\d*/\d")
    running.kill()
    assert running.end().status == -signal.SIGKILL  # which comes only when all have left


# ---- each of them, interrupted from within


def interrupted_after(number: int, work: Any) -> Any:
    """Somebody presses Ctrl-C during a later piece of work."""
    done: list[Any] = []

    def piece(item: Any) -> Any:
        if len(done) == number:
            raise KeyboardInterrupt
        done.append(item)
        return work(item)

    return piece


def test_simulate_says_how_much_was_played(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(simulate, "play_chunk", interrupted_after(1, simulate.play_chunk))
    assert main(["simulate", "sobek2p", "--games", "50", "--seed", "s"]) == 130
    printed = capsys.readouterr()
    said = "Stopped early, of 50 games. So far: 20 games of sobek2p"
    assert printed.out.startswith(said)
    assert printed.err == "shedet: stopped.\n"


def test_games_of_bots_that_think_are_kept_one_by_one(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(simulate, "play_chunk", interrupted_after(2, simulate.play_chunk))
    assert main(["simulate", "sobek2p", "--games", "50", "--bots", "search:1,random", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("command", ["simulate", "calibrate"])
def test_stopped_before_anything_was_done(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    work = "play_chunk" if command == "simulate" else "forecasts_of"
    monkeypatch.setattr(f"shedet.cli.{command}.{work}", interrupted_after(0, None))
    assert main([command, "sobek2p"]) == 130
    assert capsys.readouterr().out.startswith("Stopped before the first game")
    assert main([command, "sobek2p", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["partial"]


def test_perft_has_counted_the_depths_above_and_some_first_actions(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    words = ["perft", "sobek2p", "--depth", "2"]
    assert main([*words, "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    first = whole["depths"][1]
    assert (whole["partial"], whole["unfinished"], whole["sequences"]) == (False, None, whole["depths"][2])

    counting = perft.Count.count
    counted: list[int] = []

    def count(self: perft.Count, position: Any, depth: int) -> int:
        if len(counted) == first + 2:  # all of the first depth, two of the second
            raise KeyboardInterrupt
        counted.append(depth)
        return counting(self, position, depth)

    for more in ([], ["--json"]):
        counted.clear()
        monkeypatch.setattr(perft.Count, "count", count)
        assert main([*words, *more]) == 130
    text, _, line = capsys.readouterr().out.rstrip().rpartition("\n")
    found = json.loads(line)
    assert found["depths"] == whole["depths"][:2]
    assert found["unfinished"]["counted"] == 2 < found["unfinished"]["first_actions"] == first
    assert 0 < found["unfinished"]["sequences"] < whole["sequences"]
    assert f"Stopped early. Counted so far: {first} sequences of 1 actions" in text
    assert f"so far, after 2 of {first} first actions" in text


# ---- tune and fit

TUNE = ["tune", "sobek2p", "--generations", "3", "--population", "4", "--deals", "1", "--check", "16"]


def quick_duel(duel: Duel) -> Result:
    return Result(duel.players, [0.5] * duel.deals, [0.0] * duel.deals)


@pytest.mark.parametrize("out", [True, False])
def test_tune_keeps_the_weights_of_the_last_generation(
    out: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("shedet.cli.duels.play_duel", interrupted_after(9, quick_duel))  # in the third generation
    file = tmp_path / "weights.toml"
    assert main([*TUNE, *(["--out", str(file)] if out else [])]) == 130
    printed = capsys.readouterr()
    assert printed.out.startswith("Stopped after 2 of 3 generations.\nThe weights of generation 2")
    text = file.read_text(encoding="utf-8") if out else printed.out.partition("\n\n")[2]
    assert parse_weights(text).keys() == room_of("sobek2p").weights().keys()


def test_tune_stopped_in_its_check_says_what_is_checked(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("shedet.cli.duels.play_duel", interrupted_after(12 + 3, quick_duel))
    assert main(TUNE) == 130
    said = capsys.readouterr().out
    assert said.startswith("Stopped after 3 of 3 generations.\nso far sobek2p, 2 players, 6 games: 50.0 %")


def test_tune_prints_the_weights_it_has_found_if_there_is_no_file(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("shedet.cli.duels.play_duel", quick_duel)
    assert main(TUNE) == 0
    verdict, _, text = capsys.readouterr().out.partition("The weights of generation 3:\n\n")
    assert "not clearly better" in verdict
    assert parse_weights(text).keys() == room_of("sobek2p").weights().keys()


def test_tune_shows_progress_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ["tune", "sobek2p", "--generations", "1000", "--population", "4", "--deals", "1", "--jobs", "2"]
    running = Command([*words, "--out", str(file)])
    running.read_until(r"generation 2: ")  # when the weights of the first are written
    running.read_until(r"duels .*\d/")
    running.signal_all(signal.SIGINT)
    ended = running.end()
    assert ended.status == 130
    assert "Traceback" not in ended.terminal
    assert ended.out.startswith("Stopped after ")
    assert parse_weights(file.read_text(encoding="utf-8")).keys() == room_of("sobek2p").weights().keys()


def test_fit_keeps_the_tables_that_are_learned_but_not_in_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    from shedet.cli import fit

    before = room_of("sobek").value_file.read_text(encoding="utf-8")
    words = ["fit", "sobek", "--games", "3", "--rounds", "1"]
    for more in (["--out", str(tmp_path / "mine.json"), "--json"], []):
        with monkeypatch.context() as patched:
            patched.setattr(fit, "play_part", interrupted_after(1, fit.play_part))
            assert main([*words, *more]) == 130
    found, _, said = capsys.readouterr().out.partition("\n")
    assert (json.loads(found)["partial"], list(json.loads(found)["learned"])) == (True, ["2"])
    assert list(json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["weights"]) == ["2"]
    assert said.startswith("Stopped early. Learned for 1 of 3 numbers of players, not written anywhere.\n")
    assert room_of("sobek").value_file.read_text(encoding="utf-8") == before


assert tune.PARTS == 16  # what the numbers of duels above are counted with
