"""`shedet accuracy`."""

import json
from typing import Any

import pytest

from shedet.analysis import accuracy
from shedet.analysis.accuracy import Answer, Asked, Source
from shedet.bots.judge import Estimate
from shedet.cli import main
from short_searches import short_searches  # noqa: F401

Capture = pytest.CaptureFixture[str]
WORDS = ["accuracy", "sobek2p", "--bots", "random,merchant", "--host", "random", "--games", "2", "--look", "16"]
WORDS += ["--positions", "2", "--planted", "2"]


def test_accuracy_as_text_and_json(capsys: Capture) -> None:
    assert main(WORDS) == 0
    text = capsys.readouterr().out
    assert text.startswith("4 positions from 2 games of random (sobek2p, 2 players), looks of 16 iterations\n")
    assert "  random    " in text
    assert "the next one is better by" in text
    assert "Quick chances within two errors" in text
    assert main([*WORDS, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [each["bot"] for each in found["bots"]] == ["random", "merchant"]
    assert (found["games"], found["positions"], found["partial"]) == (2, 4, False)
    assert (found["steps"][0]["from"], found["steps"][0]["to"]) == ("random", "merchant")


@pytest.mark.parametrize("games", [0, 1])
def test_ctrl_c_prints_what_there_is(games: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    done = 0

    def ask_all(source: Source) -> list[Asked]:
        nonlocal done
        done += 1
        if done > games:
            raise KeyboardInterrupt
        answers = dict.fromkeys(source.bots, Answer(0.0, None))
        return [Asked(answers, Estimate(0.5, 0.03), Estimate(0.5, 0.03), None)]

    monkeypatch.setattr(accuracy, "ask_all", ask_all)
    assert main([*WORDS, "--json"]) == 130
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["partial"]
    assert found["games"] == games
    done = 0
    assert main(WORDS) == 130
    assert "stopped before the end" in capsys.readouterr().out


def test_what_is_not_known_is_answered_with_a_sentence(capsys: Capture) -> None:
    assert main(["accuracy", "chess"]) == 2
    assert main(["accuracy", "sobek2p", "--bots", "genius"]) == 2
    assert main(["accuracy", "sobek2p", "--players", "3"]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert "I don't know the bot 'genius'" in found.err
    assert found.err.count("\n") == 3
