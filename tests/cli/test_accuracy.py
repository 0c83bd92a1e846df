"""`shedet accuracy`."""

import json
from typing import Any

import pytest

from shedet.analysis import accuracy
from shedet.analysis.accuracy import Asked, Sample
from shedet.bots.judge import Estimate
from shedet.cli import main
from short_searches import short_searches  # noqa: F401

Capture = pytest.CaptureFixture[str]
WORDS = ["accuracy", "sobek2p", "--bots", "merchant,random", "--games", "1", "--decisions", "2", "--planted", "2"]
WORDS += ["--look", "16"]


def test_accuracy_as_text_and_json(capsys: Capture) -> None:
    assert main(WORDS) == 0
    text = capsys.readouterr().out
    assert text.startswith("sobek2p, 2 players, looks of 16 iterations\n")
    assert "  merchant         1          2" in text
    assert "Quick chances: " in text
    assert "moves were replaced by one that seemed bad" in text
    assert main([*WORDS, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [each["bot"] for each in found["bots"]] == ["merchant", "random"]
    assert [each["decisions"] for each in found["bots"]] == [2, 2]
    assert found["planted"]["planted"] >= found["planted"]["much_worse"]
    assert not found["partial"]


@pytest.mark.parametrize("games", [0, 1])
def test_ctrl_c_prints_what_there_is(games: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    done = 0

    def sample_of(asked: Asked) -> Sample:
        nonlocal done
        done += 1
        if done > games:
            raise KeyboardInterrupt
        return Sample([accuracy.Looked(0.0, None, Estimate(0.5, 0.03), Estimate(0.5, 0.03))], [])

    monkeypatch.setattr(accuracy, "sample_of", sample_of)
    assert main([*WORDS, "--json"]) == 130
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["partial"]
    assert sum(each["games"] for each in found["bots"]) == games
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
