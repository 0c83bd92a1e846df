"""The analysis of whole games."""

import json
import re
from typing import Any

import pytest

import shedet
from conformance_suite import random_step
from shedet.analysis.page import page
from shedet.analysis.report import accuracy, certain_loss, counted_loss, mark, report, turning_points
from shedet.analysis.verdict import Weight
from shedet.analysis.work import FIRST_SEARCHES, Analysis, do
from shedet.core.match import Match
from shedet.core.record import record_text
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from short_searches import LOOK, short_searches  # noqa: F401

pytestmark = pytest.mark.filterwarnings("error")
OPTIONS = {"kemet": {"day_limit": 1}}


def finished(name: str, seed: str) -> Match:
    match = Match(find_game(name), find_game(name).fewest, OPTIONS.get(name, {}), seed)
    rng = seeded(f"{seed}/choices")
    while not match.over():
        random_step(match, rng)
    return match


def begun(match: Match, searches: int = 3) -> Analysis:
    # A step of a turn of Kemet gets a part of a look: of a short one too little to try two actions.
    return Analysis(record_text(match), "0", searches, 4 * LOOK if match.game.name == "kemet" else LOOK)


def work_on(analysis: Analysis, most: int) -> Analysis:
    """Do so many tasks, or all that there are."""
    done = 0
    for _, tasks in analysis.rounds():
        for task in tasks:
            if done == most:
                return analysis
            analysis.take(task, do(task))
            done += 1
    return analysis


def analysis(match: Match) -> dict[str, Any]:
    return report(work_on(begun(match, 1), 10_000))


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_explained_without_a_rest(name: str) -> None:
    match = finished(name, "report")
    found = analysis(match)
    assert not found["partial"]
    assert json.loads(json.dumps(found)) == found
    assert len(found["moves"]) == len(match.log)
    for seat, summary in enumerate(found["summary"]):
        total = sum(sum(move["terms"][seat].values()) for move in found["moves"])
        start, share = found["moves"][0]["chances_own"][seat], found["result"]["shares"][seat]
        assert start + total == pytest.approx(share, abs=1e-9)
        parts = summary["luck"] + summary["decision"] + summary["others"]
        assert 1 / match.players + parts == pytest.approx(share, abs=1e-9)
    assert sum(summary["luck"] for summary in found["summary"]) == pytest.approx(0.0, abs=1e-9)
    for move in found["moves"]:
        assert move["text"] == match.game.action_text(move["action"])
        if move["forced"]:
            assert move["mark"] is None
            assert move["alternatives"] == []
            assert all(terms["decision"] == terms["others"] == 0.0 for terms in move["terms"])
        else:
            assert move["look"]
            assert 1 <= len(move["alternatives"]) <= 3
            assert move["loss"] >= 0.0
            assert move["mark"] is None or move["best"]["action"] != move["action"]
            assert move["best"]["worth"] >= max(move["worth"], *(each["worth"] for each in move["alternatives"]))
            assert move["best"]["worth"] - move["worth"] == pytest.approx(move["loss"])
            assert move["worth_error"] > 0.0
            assert move["action"] not in [each["action"] for each in move["alternatives"]]
    assert analysis(match) == found


@pytest.mark.parametrize("done", [0, 1, 9, 60] if shedet.compiled() else [0, 3])
def test_what_there_is_of_an_analysis_is_a_report_at_any_time(done: int) -> None:
    """Every chance and term is there, and all of it is JSON; what was not looked at has no loss and no mark."""
    match = finished("sobek2p", "report")
    analysis = work_on(begun(match), done)
    found = report(analysis)
    assert found["partial"]
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert len(found["moves"]) == len(match.log)
    looked_at = found["looked_at"]
    assert (looked_at["moments"], looked_at["decisions"]) == (len(analysis.moments), len(analysis.verdicts))
    assert looked_at["moments"] + looked_at["decisions"] == done
    assert sum(summary["looked_at"] for summary in found["summary"]) == looked_at["decisions"]
    for move in found["moves"]:
        if not move["look"]:
            assert (move["loss"], move["worth"], move["best"], move["mark"]) == (None, None, None, None)
    for seat in range(2):
        total = sum(sum(move["terms"][seat].values()) for move in found["moves"])
        start = found["moves"][0]["chances_own"][seat]
        assert start + total == pytest.approx(found["result"]["shares"][seat], abs=1e-9)
    assert '"shedet analysis 2"' in page(found)


def test_moments_far_apart_come_first_and_suspicious_decisions_before_others() -> None:
    analysis = begun(finished("sobek2p", "report"))
    rounds = analysis.rounds()
    _, first = next(rounds)
    numbers = list(analysis.table.situations)
    assert [task.number for task in first[:3]] == [numbers[0], numbers[8], numbers[16]]
    assert sorted(task.number for task in first) == numbers
    assert {task.searches for task in first} == {FIRST_SEARCHES}
    for task in first[:6]:
        analysis.take(task, do(task))
    _, looks = next(rounds)
    assert {task.searches for task in looks} == {0}
    assert {task.number for task in looks} == set(analysis.moments) & set(analysis.decisions())
    suspicions = [analysis.suspicion(task.number) for task in looks]
    assert suspicions == sorted(suspicions, reverse=True)
    _, last = next(rounds)
    assert {task.searches for task in last} == {3}
    assert not analysis.finished
    assert next(rounds, None) is None
    assert analysis.finished


def test_the_less_certain_a_loss_is_the_less_it_counts() -> None:
    assert counted_loss(0.1, 0.0) == 0.1
    assert counted_loss(0.1, 0.05) == pytest.approx(0.075)
    assert counted_loss(0.05, 0.05) == counted_loss(0.0, 0.0) == counted_loss(0.02, 0.05) == 0.0


def test_a_loss_is_marked_by_its_size_if_it_is_certain() -> None:
    def weight(behind: float, error: float) -> Weight:
        return Weight(1, 0.5, 0.01, behind, error, 100)

    assert mark(weight(0.10, 0.01)) == "blunder"
    assert mark(weight(0.06, 0.01)) == "mistake"
    assert mark(weight(0.03, 0.01)) == "inaccuracy"
    assert mark(weight(0.01, 0.001)) is None
    assert mark(weight(0.30, 0.16)) is None
    assert certain_loss(0.30, 0.16) == 0.0


def test_accuracy_falls_with_the_loss() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == pytest.approx(100.0, abs=0.01)
    assert accuracy([0.1]) == pytest.approx(63.6, abs=0.1)
    assert accuracy([0.0, 0.1]) == pytest.approx(81.8, abs=0.1)
    assert accuracy([1.0]) == 0.0


def small_report() -> dict[str, Any]:
    """Of one move, with text that would break a page that does not take care."""
    nothing = {"decision": 0.0, "others": 0.0, "chance": 0.0, "reveal": 0.0}
    move = {
        "number": 1,
        "seat": "A",
        "action": 1,
        "text": "</script><script>alert('1')</script><!-- & \u2028",
        "forced": True,
        "chances_own": [0.5, 0.5],
        "terms": [{**nothing, "reveal": 0.5}, {**nothing, "reveal": -0.5}],
    }
    return {"moves": [move, {**move, "number": 2, "terms": [nothing, nothing]}], "seats": ["A", "B"]}


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    found = small_report()
    assert [move["number"] for move in turning_points(found, 1)] == [1]
    assert [move["number"] for move in turning_points(found, 5)] == [1, 2]


def test_the_page_holds_the_analysis_and_no_text_can_break_out_of_it() -> None:
    written = page(small_report())
    assert written.count("<script>") == 1
    assert written.count("</script>") == 1
    assert "\u2028" not in written
    line = re.search(r"^const analysis = (.*);$", written, re.MULTILINE)
    assert line is not None
    assert json.loads(line[1]) == small_report()


def test_the_page_needs_nothing_from_elsewhere_and_writes_text_as_text() -> None:
    written = page(small_report())
    addresses = set(re.findall(r"https?://[^\s\"']+", written))
    assert addresses == {"http://www.w3.org/2000/svg"}  # a name, not a place
    assert not re.findall(r"\b(src|href)=|@import|url\(|innerHTML|insertAdjacentHTML|document\.write", written)
