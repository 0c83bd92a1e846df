"""For all tests: nobody's own folders are touched, and nobody waits for a disk."""

import os
import signal
from pathlib import Path
from uuid import uuid4

import pytest

# A shell has what it starts in the background ignore Ctrl-C, and all that is started from there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are kept without being asked for go here; it is made when the first of them is."""
    folder = tmp_path_factory.getbasetemp() / "data" / uuid4().hex
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return folder / "shedet"
