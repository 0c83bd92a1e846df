"""The commands that print something and end: version, help, rules, simulate, check, perft, bench."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shedet
from shedet.bots import find_bot
from shedet.bots.levels import LEVELS
from shedet.cli import COMMANDS, bench, main
from shedet.core.playout import perft
from shedet.core.rng import seeded
from shedet.games import find_game

Capture = pytest.CaptureFixture[str]


def printed(words: list[str], capsys: Capture) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def printed_json(words: list[str], capsys: Capture) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed([*words, "--json"], capsys))
    return found


def test_the_version_names_the_engine_that_runs(capsys: Capture) -> None:
    engine = "compiled" if shedet.compiled() else "interpreted"
    assert printed(["--version"], capsys) == f"shedet {shedet.__version__} ({engine} engine)\n"


def test_help_lists_every_command_without_loading_the_engine() -> None:
    code = "import sys; from shedet.cli import main; main(['--help']); print({'shedet.core', 'rich'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    for command in COMMANDS:
        assert f"\n    {command}" in done.stdout
    assert done.stdout.endswith("set()\n")


def test_every_command_has_help_of_its_own(capsys: Capture) -> None:
    for command in COMMANDS:
        assert printed([command, "--help"], capsys).startswith(f"usage: shedet {command}")


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    help_text = printed(["--help"], capsys)
    assert printed([], capsys) == printed(["help"], capsys) == help_text
    assert printed(["help", "play"], capsys) == printed(["play", "--help"], capsys)


def test_a_game_may_be_written_with_capitals(capsys: Capture) -> None:
    words = ["--seed", "p", "--depth", "1", "--json"]
    assert json.loads(printed(["perft", "Sobek2P", *words], capsys))["game"] == "sobek2p"
    assert printed(["rules", "SOBEK2P", "P-TAKE-8"], capsys).startswith("- P-TAKE-8 You may hold")


def test_rules_shows_one_rule(capsys: Capture) -> None:
    assert printed(["rules", "sobek2p", "P-TAKE-8"], capsys) == "- P-TAKE-8 You may hold any number of tiles.\n"


# ---- bots


def test_bots_lists_every_level_with_its_text(capsys: Capture) -> None:
    text = printed(["bots"], capsys)
    for level in LEVELS:
        assert f"  {level.name:10}  {level.text}\n" in text
    assert "  search:N " in text
    assert "has not been shown to play\nbetter than the vizier" in text
    found = printed_json(["bots"], capsys)
    assert [bot["name"] for bot in found["bots"]] == [level.name for level in LEVELS]
    vizier = next(bot for bot in found["bots"] if bot["name"] == "vizier")
    assert vizier == {
        "name": "vizier",
        "text": "thinks ahead for up to a second",
        "seconds": 1.0,
        "all_cores": False,
        "needs_net": False,
    }
    assert set(found["searches"]) == {"search:N", "search:Ts", "net:N", "net:Ts", "net", "policy:T"}


def test_every_level_that_is_listed_can_be_asked_for(capsys: Capture) -> None:
    for bot in printed_json(["bots"], capsys)["bots"]:
        assert find_bot(bot["name"], "sobek2p").uses_knowledge == (bot["name"] != "random")


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "calibrate"])
def test_wherever_bots_are_named_the_help_says_which_there_are(command: str, capsys: Capture) -> None:
    assert "`shedet bots` lists them" in " ".join(printed([command, "--help"], capsys).split())


# ---- simulate


SIMULATE = ["simulate", "sobek2p", "--games", "6", "--seed", "s"]


def test_simulate_reports_what_came_out(capsys: Capture) -> None:
    found = printed_json(SIMULATE, capsys)
    keys = "game players options games bots decisions seconds decisions_per_second mean_scores wins checksum failures"
    keys += " first_failures games_asked partial"
    assert list(found) == keys.split()
    assert (found["game"], found["players"], found["games"]) == ("sobek2p", 2, 6)
    assert found["bots"] == ["random", "random"]
    assert found["decisions"] > 100
    assert sum(found["wins"]) == pytest.approx(6)
    assert len(found["mean_scores"]) == 2
    assert int(found["checksum"], 16) > 0


def test_two_processes_come_to_the_same_result_as_one(capsys: Capture) -> None:
    words = [*SIMULATE, "--bots", "greedy,random"]
    alone = printed_json(words, capsys)
    together = printed_json([*words, "--jobs", "2"], capsys)
    for key in ("decisions", "mean_scores", "wins", "checksum"):
        assert alone[key] == together[key]


def test_another_seed_gives_other_games(capsys: Capture) -> None:
    other = [*SIMULATE[:-1], "t"]
    assert printed_json(SIMULATE, capsys)["checksum"] != printed_json(other, capsys)["checksum"]


def test_simulate_for_people_names_the_bots(capsys: Capture) -> None:
    text = printed(["simulate", "sobek2p", "--games", "2", "--bots", "greedy,random"], capsys)
    assert "A greedy" in text
    assert "B random" in text
    assert "checksum" in text


def test_simulated_games_can_be_recorded_and_their_records_check(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "some" / "records"
    words = [
        "simulate",
        "sobek2p",
        "--games",
        "3",
        "--seed",
        "r",
        "--option",
        "thief_by_back",
        "--records",
        str(folder),
    ]
    found = printed_json(words, capsys)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-000001.txt", "game-000002.txt", "game-000003.txt"]
    moves = 0
    for file in files:
        line = printed(["check", str(file)], capsys)
        assert line.startswith("ok: sobek2p, ")
        assert " moves, A " in line
        assert " won " in line
        moves += int(line.split()[2])
    assert moves == found["decisions"]
    assert "options thief_by_back=1" in files[0].read_text()


def test_records_of_other_games_are_not_written_over(tmp_path: Path, capsys: Capture) -> None:
    words = ["simulate", "sobek2p", "--games", "1", "--records", str(tmp_path), "--seed"]
    printed([*words, "one"], capsys)
    before = (tmp_path / "game-000001.txt").read_text()
    assert "seat A random\nseat B random\nmoves\n" in before
    printed([*words, "one"], capsys)
    assert main([*words, "two"]) == 2
    assert "already exists and holds another game" in capsys.readouterr().err
    assert (tmp_path / "game-000001.txt").read_text() == before


# ---- perft and bench


def test_perft_counts_sequences_of_actions(capsys: Capture) -> None:
    found = printed_json(["perft", "sobek2p", "--seed", "p", "--depth", "2"], capsys)
    game = find_game("sobek2p")
    position = game.new(2, game.option_values({}), seeded("p"))
    assert found["sequences"] == int(perft(game, position, 2))
    assert printed(["perft", "sobek2p", "--seed", "p", "--depth", "0"], capsys).startswith("1 sequences")


@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet"])
def test_bench_measures_everything(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(bench, "ITERATIONS", 20)  # the interpreted engine takes its time
    found = printed_json(["bench", game, "--seconds", "0.01"], capsys)
    assert found["compiled"] == shedet.compiled()
    searches = ("search_iterations_per_second", "net_search_iterations_per_second")
    for key in (
        "playout_decisions_per_second",
        *searches,
        "net_decision_us",
        "clone_ns",
        "view_us",
        "deal_world_us",
        "state_bytes",
    ):
        assert found[key] > 0
    assert found["memory_us"] >= 0
    assert set(found["machine"]) == {"cpu", "cores", "python"}
    assert "peers" not in found


def test_bench_says_how_to_get_the_peers(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["bench", "sobek2p", "--peers"]) == 2
    assert "pip install 'shedet[peers]'" in capsys.readouterr().err
