"""`shedet train`: what is wrong is said in a sentence, and what was trained is kept."""

import sys
from pathlib import Path

import pytest
import torch

from shedet.bots.net.file import read_net
from shedet.bots.room import room_of
from shedet.cli import main
from shedet.games import find_game

Capture = pytest.CaptureFixture[str]

SHIPPED = Path(str(room_of("sobek2p").net_file))
SHORT = ["--jobs", "1", "--games", "8", "--width", "16", "--device", "cpu", "--measure", "1000"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["senet"], "senet"),
        (["sobek2p", "--players", "3"], "is played by 2 players, not 3"),
        (["sobek2p", "--minutes", "0"], "a number of minutes above 0"),
        (["sobek2p", "--measure", "-1"], "a number of minutes, or 0 to measure nothing"),
        (["sobek2p", "--measure", "often"], "a number of minutes, or 0 to measure nothing"),
        (["sobek2p", "--measure", "0.0", "--plot", "curve.svg"], "nothing to draw"),
        (["sobek2p", "--option", "rain=1"], "rain"),
        (["sobek2p", "--out", "missing/net.pt"], "no folder"),
        (["sobek2p", "--resume", "missing.pt"], "cannot be read"),
        (["sobek2p", "--device", "abacus"], "invalid choice"),
        (["sobek", "--players", "2,9"], "is played by 2 to 4 players, not 9"),
        (["sobek", "--players", "2,x"], "a whole number"),
        (["sobek2p", "--soften", "2"], "a number above 0, up to 1"),
        (["sobek2p", "--resume", "missing.net"], "cannot be read"),
        (["sobek2p", "--resume", str(SHIPPED), "--against", "missing.net"], "missing.net cannot be read"),
        (["sobek2p", "--out", "same", "--net", "same"], "two things at once"),
        (["sobek2p", "--resume", "some.pt", "--leaf", "128"], "--leaf is for a new net"),
        (["sobek2p", "--against", str(SHIPPED), "--leaf", "128"], "--leaf is for a new net"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_sentence(words: list[str], said: str, capsys: Capture) -> None:
    try:
        status = main(["train", *words])
    except SystemExit as end:
        status = int(end.code or 0)
    assert status == 2
    assert said in capsys.readouterr().err


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "sobek2p"]) == 2
    assert "pip install 'shedet[train]'" in capsys.readouterr().err


def test_without_a_gpu_it_says_how_to_do_without(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert main(["train", "sobek2p", "--device", "cuda"]) == 2
    assert "--device cpu" in capsys.readouterr().err


@pytest.mark.compiled_only
def test_training_goes_on_from_its_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.chdir(tmp_path)
    net = tmp_path / "net.pt"
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--out", str(net)]) == 0
    first = capsys.readouterr().out
    assert f"What was trained is in {net}" in first
    assert "against random, 2 players (128 games)" in first
    lessons = torch.load(net, weights_only=True)["student"]["lessons"]
    assert lessons > 0
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", str(net)]) == 0
    assert torch.load(net, weights_only=True)["student"]["lessons"] > lessons
    net.write_bytes(b"torn")
    assert main(["train", "sobek2p", *SHORT, "--resume", str(net)]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert net.read_bytes() == b"torn", "nothing is written over what could not be read"


@pytest.mark.compiled_only
def test_a_net_is_shipped_gone_on_with_and_beaten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--plot", "curve.svg"]) == 0
    assert "What bots play with is in sobek2p.net" in capsys.readouterr().out
    description = read_net(tmp_path / "sobek2p.net", find_game("sobek2p")).description
    assert {score["against"] for score in description["scores"]} >= {"random"}
    assert len(description["made"]["commands"]) == 1
    assert "share of the victories" in Path("curve.svg").read_text()
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", "sobek2p.net", "--net", "on.net"]) == 0
    assert len(read_net(tmp_path / "on.net", find_game("sobek2p")).description["made"]["commands"]) == 2
    capsys.readouterr()
    leaf = ["--leaf", "24", "--net", "leaf.net", "--measure", "0"]
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", "sobek2p.net", *leaf]) == 0
    assert "players" not in capsys.readouterr().out, "nothing is measured"
    assert read_net(tmp_path / "leaf.net", find_game("sobek2p")).shapes["leaf.middle.weight"] == [12, 24]
    against = ["--against", "sobek2p.net", "--out", "rival.pt", "--net", "rival.net"]
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", *against]) == 0
    assert "against the rival" in capsys.readouterr().out
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", "sobek2p.net", *against]) == 0
    assert "against the rival" in capsys.readouterr().out
    wider = ["--against", str(SHIPPED), "--out", "rival.pt", "--net", "rival.net"]
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", "sobek2p.net", *wider]) == 2
    assert "nets of different sizes" in capsys.readouterr().err
    assert main(["train", "sobek2p", *SHORT, "--against", "rival.pt", "--out", "rival.pt"]) == 2
    assert "two things at once" in capsys.readouterr().err
