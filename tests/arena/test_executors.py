"""Wherever deals are played, the same comes out, in the same order."""

import json
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from shedet.arena.contest import Contest, PairedContest, Rules, line_ups
from shedet.arena.deals import DealResult, play_deal, set_up
from shedet.arena.executors import chunks, play_here
from shedet.arena.processes import result_of
from shedet.cli import main
from shedet.core.errors import ShedetError
from shedet.games import find_game

Capture = pytest.CaptureFixture[str]
TIMES = ("seconds", "mean_decision_ms", "slowest_decision_ms")
PAIRED = ["arena", "sobek2p", "--bots", "greedy,random,random", "--games", "12", "--seed", "same", "--paired"]


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in found.items() if key not in TIMES}
    kept["bots"] = [{key: value for key, value in bot.items() if key not in TIMES} for bot in found["bots"]]
    return kept


def result(words: list[str], capsys: Capture) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seconds"] > 0
    return without_times(found)


def without_clocks(deal: DealResult) -> list[tuple[object, ...]]:
    return [game[:4] for game in deal.games]


def test_one_process_two_processes_and_a_ray_cluster_come_to_the_same_result(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "local")  # a cluster of our own, whatever else runs on this machine
    alone = result([*PAIRED, "--jobs", "1"], capsys)
    assert alone["games"] == 12
    assert alone == result([*PAIRED, "--jobs", "2"], capsys)
    assert alone == result([*PAIRED, "--executor", "ray", "--jobs", "2"], capsys)


def test_a_test_stops_at_the_same_deal_with_any_number_of_jobs(capsys: Capture) -> None:
    words = ["arena", "sobek2p", "--bots", "greedy,random", "--games", "400", "--sprt", "0,400"]
    alone = result(words, capsys)
    assert alone["sprt"]["verdict"] == "elo1"
    assert alone["games"] < 100
    assert alone == result([*words, "--jobs", "2"], capsys)


def test_a_deal_is_the_same_for_other_bots() -> None:
    """Set-up and future belong to the deal, so that contests with the same seed can be compared."""
    rules = Rules("sobek2p", 2, {})
    one = Contest(rules, ["random", "random"], "s", line_ups(2, 2))
    other = PairedContest(rules, ["greedy", "random", "random"], "s", line_ups(3, 2))
    write = find_game("sobek2p").position_text
    assert write(set_up(one, 3)) == write(set_up(other, 3)) != write(set_up(one, 4))


def test_a_deal_is_played_the_same_again() -> None:
    contest = PairedContest(Rules("sobek2p", 2, {}), ["greedy", "random"], "s", line_ups(2, 2))
    assert without_clocks(play_deal(contest, 3)) == without_clocks(play_deal(contest, 3))
    assert without_clocks(play_deal(contest, 3)) != without_clocks(play_deal(contest, 4))


def test_two_copies_of_a_bot_draw_from_generators_of_their_own() -> None:
    """Else a bot that plays by chance would play the same game from both seats, and its copy the mirror image."""
    contest = PairedContest(Rules("sobek2p", 2, {}), ["random", "random"], "s", line_ups(2, 2))
    first, second = play_deal(contest, 0).games
    assert first.points != second.points


def test_results_come_in_the_order_of_the_deals() -> None:
    contest = Contest(Rules("sobek2p", 2, {}), ["random", "random"], "s", line_ups(2, 2))
    assert [each.deal for each in play_here(contest, 9, 2)] == list(range(9))


def test_chunks_hold_every_deal_once() -> None:
    contest = Contest(Rules("sobek2p", 2, {}), ["random", "random"], "s", line_ups(2, 2))
    for deals, jobs in ((1, 4), (9, 2), (1000, 3)):
        held = [deal for chunk in chunks(contest, deals, jobs) for deal in range(chunk.first, chunk.end)]
        assert held == list(range(deals))


def test_a_process_that_was_ended_from_outside_is_answered_with_a_sentence() -> None:
    broken: Future[list[DealResult]] = Future()
    broken.set_exception(BrokenProcessPool())
    with pytest.raises(ShedetError, match="fewer --jobs"):
        result_of(broken)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*PAIRED, "--executor", "ray"]) == 2
    assert "pip install 'shedet[ray]'" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")  # a port on which nothing of this kind listens
    assert main([*PAIRED, "--executor", "ray"]) == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err
