"""`shedet arena`: what it prints, draws and refuses."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from shedet.arena import deals, executors
from shedet.arena.contest import Contest
from shedet.arena.deals import DealResult, play_deal
from shedet.bots.bot import Bot
from shedet.bots.guarded import GuardedBot
from shedet.bots.levels import make_bot
from shedet.cli import main
from shedet.core.game import Knowledge
from shedet.core.rng import Rng

Capture = pytest.CaptureFixture[str]
PAIR = ["arena", "sobek2p", "--bots", "greedy,random", "--games", "10", "--seed", "s"]
FOUR = ["arena", "sobek", "--players", "4", "--bots", "greedy,random,random,random", "--games", "8", "--paired"]


def found(words: list[str], capsys: Capture) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_two_bots_are_compared_with_all_that_is_known_about_them(capsys: Capture) -> None:
    data = found(PAIR, capsys)
    keys = "game players options games deals seed fair_share draws bots table games_asked partial seconds"
    assert list(data) == keys.split()
    assert (data["game"], data["players"], data["games"], data["deals"]) == ("sobek2p", 2, 10, 10)
    greedy, random = data["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["score"] >= 0.8
    assert greedy["score"] + random["score"] == pytest.approx(1)
    assert greedy["ci95"][0] < greedy["score"] <= greedy["ci95"][1]
    assert greedy["rating"] == -random["rating"] > 0
    assert greedy["rating_ci95"][0] < greedy["rating"] < greedy["rating_ci95"][1]
    assert greedy["mean_points"] > random["mean_points"]
    assert greedy["decisions"] > 50
    assert greedy["slowest_decision_ms"] >= greedy["mean_decision_ms"] >= 0
    (pair,) = data["table"]["pairs"]
    assert pair["wins"] + pair["draws"] + pair["losses"] == 10
    assert pair["score"] == greedy["score"]


def test_a_bot_against_itself_scores_a_half_within_its_interval(capsys: Capture) -> None:
    data = found(["arena", "sobek2p", "--bots", "random,random", "--games", "60", "--paired"], capsys)
    first, second = data["bots"]
    assert (first["name"], second["name"]) == ("random", "random#2")
    for bot in (first, second):
        assert bot["ci95"][0] <= 0.5 <= bot["ci95"][1]
        assert bot["rating_ci95"][0] <= 0 <= bot["rating_ci95"][1]


def test_one_bot_against_three_others_has_seats_and_places(capsys: Capture) -> None:
    data = found(FOUR, capsys)
    assert data["fair_share"] == 0.25
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random", "random#2", "random#3"]
    greedy = data["bots"][0]
    assert greedy["score"] >= 0.5
    assert sum(bot["score"] for bot in data["bots"]) == pytest.approx(1)
    assert {seat["games"] for seat in data["table"]["seats"]} == {2}
    assert data["table"]["places"]["greedy"][0] == pytest.approx(greedy["wins"], abs=1)
    for places in data["table"]["places"].values():
        assert sum(places) == 8


def test_pairing_rounds_the_games_up_and_says_so(capsys: Capture) -> None:
    words = ["arena", "sobek2p", "--bots", "random,random", "--games", "7", "--paired"]
    data = found(words, capsys)
    assert (data["games"], data["games_asked"], data["deals"]) == (8, 7, 4)
    assert main(words) == 0
    assert "8 games of sobek2p, 2 players, 4 deals (7 games were asked for" in capsys.readouterr().out


def test_games_of_kemet_end_after_the_usual_day(capsys: Capture) -> None:
    data = found(["arena", "kemet", "--bots", "greedy,greedy", "--games", "1"], capsys)
    assert data["options"] == {"day_limit": 20}


def test_fewer_bots_than_players_share_the_seats(capsys: Capture) -> None:
    data = found(["arena", "sobek", "--players", "3", "--bots", "greedy,random", "--games", "6"], capsys)
    assert [line_up["bots"] for line_up in data["table"]["line_ups"]] == [
        ["greedy", "random", "greedy"],
        ["random", "greedy", "random"],
    ]
    assert [bot["games"] for bot in data["bots"]] == [9, 9]


def test_a_test_that_cannot_be_decided_says_so(capsys: Capture) -> None:
    data = found([*PAIR, "--sprt", "0,5"], capsys)
    assert data["games"] == 10
    sprt = data["sprt"]
    assert sprt["verdict"] == "undecided"
    assert sprt["bounds"][0] < sprt["llr"] < sprt["bounds"][1]


def test_people_read_scores_ratings_and_the_verdict(capsys: Capture) -> None:
    assert main([*PAIR[:-4], "--games", "200", "--sprt=-50,300"]) == 0
    text = capsys.readouterr().out
    assert "a fair share is 50.0 %" in text
    assert "greedy – random" in text
    assert "sequential test: greedy is at least 300 Elo stronger than random" in text


def test_people_read_seats_and_places(capsys: Capture) -> None:
    assert main(FOUR) == 0
    text = capsys.readouterr().out
    assert "won from seat" in text
    assert "random#3" in text


def test_the_ratings_are_drawn(tmp_path: Path, capsys: Capture) -> None:
    picture = tmp_path / "ratings.svg"
    found([*PAIR, "--plot", str(picture)], capsys)
    words = [text.text for text in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert "sobek2p, 2 players, 10 games" in words
    assert words.index("greedy") < words.index("random")


def interrupted(contest: Contest, deals: int, jobs: int | None) -> Iterator[DealResult]:
    """Somebody presses Ctrl-C during the fifth deal."""
    for deal in range(4):
        yield play_deal(contest, deal)
    raise KeyboardInterrupt


def test_ctrl_c_prints_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(executors.EXECUTORS, "local", interrupted)
    assert main([*PAIR, "--json"]) == 130
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert (data["games"], data["partial"]) == (4, True)
    assert printed.err == "shedet: stopped.\n"
    assert main(PAIR) == 130
    assert capsys.readouterr().out.startswith("Stopped early, of 10 games. So far: 4 ga")


def test_ctrl_c_before_every_line_up_has_played_prints_those_that_have(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(executors.EXECUTORS, "local", interrupted)
    assert main(["arena", "sobek2p", "--bots", "random,random,random,random,random", "--json"]) == 130
    data = json.loads(capsys.readouterr().out)
    assert [pair["second"] for pair in data["table"]["pairs"]] == ["random#2", "random#3", "random#4", "random#5"]
    assert len(data["bots"]) == 5
    assert data["partial"]


def interrupted_at_once(contest: Contest, deals: int, jobs: int | None) -> Iterator[DealResult]:
    yield from ()
    raise KeyboardInterrupt


@pytest.mark.parametrize("test", [[], ["--sprt", "0,30"]])
def test_ctrl_c_before_anything_was_played_is_valid_json_too(
    test: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(executors.EXECUTORS, "local", interrupted_at_once)
    words = [*PAIR, *test, "--plot", str(tmp_path / "nothing.svg")]
    assert main([*words, "--json"]) == 130
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["bots"], data["partial"]) == (0, [], True)
    assert main(words) == 130
    assert capsys.readouterr().out == "Stopped before the first deal was played.\n"
    assert not list(tmp_path.iterdir())


# ---- bots that fail


class Stumbles(Bot):
    """Fails whenever it has a choice."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        if len(legal) > 1:
            raise RuntimeError(f"the hand is {HIDDEN}")
        return legal[0]


HIDDEN = "queen wheat1-"


def stumbling(name: str, game: str) -> GuardedBot:
    return GuardedBot(Stumbles() if name == "scribe" else make_bot(name, game), name)


def test_a_bot_that_fails_is_reported_with_how_often_and_how(monkeypatch: pytest.MonkeyPatch, capfd: Capture) -> None:
    monkeypatch.setattr(deals, "bot_called", cache(stumbling))
    words = ["arena", "sobek2p", "--bots", "scribe,random,scribe", "--games", "3"]
    assert main([*words, "--json"]) == 0
    bots = json.loads(capfd.readouterr().out)["bots"]
    assert [bot["name"] for bot in bots] == ["scribe", "random", "scribe#2"]
    assert bots[0]["failures"] == bots[0]["decisions"] > 5
    assert bots[2]["failures"] == bots[2]["decisions"] != bots[0]["failures"]
    assert [bot["first_failure"] for bot in bots] == ["RuntimeError", None, "RuntimeError"]
    assert main(words) == 0
    printed = capfd.readouterr()
    times = bots[0]["failures"]
    said = f"\nscribe failed {times} times (first: RuntimeError) and made a random legal move instead.\n"
    assert said in printed.out
    assert printed.out.count("failed") == 2
    assert HIDDEN not in printed.out + printed.err


WRONG = {
    "an unknown bot": (["--bots", "greedy,genius"], "I don't know the bot 'genius'"),
    "one bot": (["--bots", "greedy"], "two bots at least"),
    "an empty name": (["--bots", "greedy,"], "I don't know the bot ''"),
    "too many players": (["--players", "3"], "2 players, not 3"),
    "an unknown option": (["--option", "magic"], "no option 'magic'"),
    "no games": (["--games", "0"], "at least 1"),
    "too many jobs": (["--jobs", "100000"], "at most 256 jobs"),
    "an unknown executor": (["--executor", "cloud"], "cloud"),
    "a test of one number": (["--sprt", "5"], "two numbers"),
    "a test the wrong way round": (["--sprt", "30,0"], "the smaller first"),
    "a test of no numbers": (["--sprt", "nan,nan"], "two numbers"),
    "a test with a third bot": (["--bots", "greedy,random,random", "--sprt", "0,30"], "would never play"),
    "a picture that is no SVG": (["--plot", "ratings.png"], "must end in .svg"),
    "a picture in no folder": (["--plot", "/no/such/folder/ratings.svg"], "cannot be written"),
}


@pytest.mark.parametrize("case", WRONG)
def test_bad_arguments_are_answered_with_a_sentence(case: str, capsys: Capture) -> None:
    words, expected = WRONG[case]
    assert main(["arena", "sobek2p", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("shedet: ")
    assert expected in printed.err
    assert printed.err.count("\n") == 1
