"""For all tests: nobody's own folders are touched, and nobody waits for a disk."""

import os
import signal
from pathlib import Path
from uuid import uuid4

import pytest

# Tests run side by side: torch, which would wait for all cores with every small step, takes three times as long then.
os.environ["OMP_NUM_THREADS"] = "1"
# A shell has what it starts in the background ignore Ctrl-C, and all that is started from there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# What is never compiled, and asks the engine only what its own tests ask.
ONCE = {Path(__file__).parent / name for name in ("arena", "browser", "cli", "server")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not ONCE.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.once)


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are kept without being asked for go here; it is made when the first of them is."""
    folder = tmp_path_factory.getbasetemp() / "data" / uuid4().hex
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return folder / "shedet"
