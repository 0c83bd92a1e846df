"""Replaying records: all of it for who may see everything, and to everybody else only what they saw."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from shedet.cli import main
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.record import parse_record, record_text, replay
from shedet.core.rng import seeded
from shedet.games import find_game

Capture = pytest.CaptureFixture[str]
GAME = find_game("sobek2p")
KEYS = ["step", "position", "position_text", "asked", "question", "legal", "seat", "action", "chance", "events"]


def random_match(seed: str, most: int = 1000) -> Match:
    match = Match(GAME, 2, {}, seed)
    rng = seeded(f"{seed}/choices")
    while not match.over() and len(match.log) < most:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """A game in which somebody discards in secret and somebody keeps a deben."""
    for number in range(200):
        played = random_match(f"replay/{number}")
        texts = [GAME.action_text(step.action).split()[0] for step in played.log]
        if "discard" in texts and "steal" in texts and "play" in texts:
            return played
    raise AssertionError("no such game")


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(record_text(match))
    return str(path)


def lines_of(words: list[str], capsys: Capture) -> list[dict[str, Any]]:
    assert main([*words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_omniscient_replay_has_everything_of_every_step(match: Match, file: str, capsys: Capture) -> None:
    lines = lines_of(["replay", file, "--omniscient"], capsys)
    assert len(lines) == len(match.log) + 1
    for number, (line, step) in enumerate(zip(lines, match.log), 1):
        assert list(line) == KEYS
        assert line["step"] == number
        assert line["seat"] == "AB"[step.seat]
        assert line["asked"] == [line["seat"]]
        assert line["action"] == GAME.action_text(step.action)
        assert line["action"] in line["legal"]
        assert line["question"]["asked"] == line["asked"]
        assert all(event in line["events"] for event in line["chance"])


def test_every_position_of_the_omniscient_replay_leads_to_the_next(match: Match, file: str, capsys: Capture) -> None:
    lines = lines_of(["replay", file, "--omniscient"], capsys)
    for line, after in pairwise(lines):
        position = GAME.parse_position(line["position_text"], GAME.option_values({}), seeded("0"))
        assert GAME.position_data(position) == line["position"]
        GAME.apply(position, "AB".index(line["seat"]), GAME.parse_actions(line["action"])[0])
        assert GAME.position_text(position) == after["position_text"]


def test_the_last_line_has_the_result(match: Match, file: str, capsys: Capture) -> None:
    last = lines_of(["replay", file, "--omniscient"], capsys)[-1]
    assert last["asked"] == []
    assert last["legal"] == []
    assert last["question"] is None
    assert last["position"]["over"]
    assert last["result"]["scores"] == dict(zip("AB", match.scores()))
    assert last["result"]["winners"] == ["AB"[seat] for seat in match.winners()]


def test_chance_is_what_was_drawn_or_stolen(match: Match, file: str, capsys: Capture) -> None:
    lines = lines_of(["replay", file, "--omniscient"], capsys)
    for line in lines[:-1]:
        verb = line["action"].split()[0]
        if verb == "refill":
            assert line["chance"]
            assert all(event["from"] == "pile" for event in line["chance"])
        elif verb == "steal":
            assert [event["event"] for event in line["chance"]][:1] == ["tile"]
        elif verb == "trade":
            assert line["chance"][0]["from"] == "bag"
        elif verb in ("sell", "add", "turn", "discard", "name"):
            assert [event for event in line["chance"] if event.get("from") != "bag"] == []


def test_a_seat_is_given_its_view_its_choices_and_its_own_answers(match: Match, file: str, capsys: Capture) -> None:
    lines = lines_of(["replay", file, "--seat", "b"], capsys)
    for line, step in zip(lines, match.log):
        assert line["view"]["viewer"] == "B"
        assert "position" not in line
        if step.seat == 1:
            assert line["action"] in line["legal"]
        else:
            assert line["action"] is None
            assert line["legal"] == []


def test_nothing_hidden_is_in_the_replay_of_a_seat_or_a_spectator(match: Match, file: str, capsys: Capture) -> None:
    """The replay says exactly what the views and the events of that viewer say."""
    for viewer, words in ((0, ["--seat", "A"]), (1, ["--seat", "B"]), (SPECTATOR, [])):
        again = Match(GAME, 2, {}, match.seed)
        for line, step in zip(lines_of(["replay", file, *words], capsys), match.log):
            assert line["view"] == json.loads(json.dumps(again.view(viewer)))
            again.play(step.seat, step.action)
            told = [GAME.event_data(event) for event in again.told(viewer, len(again.log) - 1)]
            assert line["events"] == told
            assert set(line) == {"step", "view", "asked", "question", "legal", "seat", "action", "events"}


def test_the_text_for_others_does_not_name_a_discarded_tile(match: Match, file: str, capsys: Capture) -> None:
    at = next(n for n, step in enumerate(match.log, 1) if GAME.action_text(step.action).startswith("discard"))
    victim = match.log[at - 1].seat
    tile = GAME.action_text(match.log[at - 1].action).split()[1]
    for words, may_know in ((["--seat", "AB"[victim]], True), (["--seat", "AB"[1 - victim]], False), ([], False)):
        assert main(["replay", file, *words]) == 0
        out = capsys.readouterr().out
        step = out.partition(f"\n{at}. {'AB'[victim]}")[2].partition("\n      0  ")[0]
        assert (tile in step) == may_know
        assert ("discard" in step) == may_know


def test_the_text_ends_with_the_scores(match: Match, file: str, capsys: Capture) -> None:
    assert main(["replay", file, "--omniscient"]) == 0
    out = capsys.readouterr().out
    assert "Final scores" in out
    assert out.splitlines()[-1] == f"Result: {record_text(match).splitlines()[-1].removeprefix('result ')}"
    assert all(len(line) <= 80 for line in out.splitlines())


def test_an_unfinished_record_replays_as_far_as_it_goes(tmp_path: Path, capsys: Capture) -> None:
    match = random_match("unfinished", 7)
    path = tmp_path / "game.txt"
    path.write_text(record_text(match))
    last = lines_of(["replay", str(path), "--omniscient"], capsys)[-1]
    assert last["step"] == 8
    assert last["asked"]
    assert last["legal"]
    assert last["result"] == {"scores": None, "winners": []}
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "ok: sobek2p, 7 moves, unfinished\n"


def test_a_whole_sale_in_one_line_is_replayed_step_by_step(tmp_path: Path, capsys: Capture) -> None:
    for number in range(100):
        match = random_match(f"sale/{number}", 60)
        lines = record_text(match).splitlines()
        at = next((n for n, line in enumerate(lines) if line.endswith(" done")), 0)
        start = max((n for n in range(at) if " sell " in lines[n]), default=0)
        if start:
            break
    tiles = [line.split()[2] for line in lines[start + 1 : at]]
    lines[start : at + 1] = [" ".join([lines[start], *tiles])]
    path = tmp_path / "game.txt"
    path.write_text("\n".join(lines) + "\n")
    assert len(replay(GAME, parse_record(path.read_text())).log) == len(match.log)
    assert len(lines_of(["replay", str(path), "--omniscient"], capsys)) == len(match.log) + 1
