"""`shedet train`: what is wrong is said in a sentence, and what was trained is kept."""

import sys
from pathlib import Path

import pytest
import torch

from shedet.cli import main

Capture = pytest.CaptureFixture[str]

SHORT = ["--jobs", "1", "--games", "8", "--width", "16", "--device", "cpu", "--measure", "1000"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["senet"], "senet"),
        (["sobek2p", "--players", "3"], "is played by 2 players, not 3"),
        (["sobek2p", "--minutes", "0"], "a number of minutes above 0"),
        (["sobek2p", "--option", "rain=1"], "rain"),
        (["sobek2p", "--out", "missing/net.pt"], "no folder"),
        (["sobek2p", "--resume", "missing.pt"], "cannot be read"),
        (["sobek2p", "--device", "abacus"], "invalid choice"),
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
def test_training_goes_on_from_its_checkpoint(tmp_path: Path, capsys: Capture) -> None:
    net = tmp_path / "net.pt"
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--out", str(net)]) == 0
    first = capsys.readouterr().out
    assert f"What was trained is in {net}" in first
    assert "against merchant (128 games)" in first
    lessons = torch.load(net, weights_only=True)["student"]["lessons"]
    assert lessons > 0
    assert main(["train", "sobek2p", *SHORT, "--minutes", "0.02", "--resume", str(net)]) == 0
    assert torch.load(net, weights_only=True)["student"]["lessons"] > lessons
    net.write_bytes(b"torn")
    assert main(["train", "sobek2p", *SHORT, "--resume", str(net)]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert net.read_bytes() == b"torn", "nothing is written over what could not be read"
