"""The searches of the judge and the long look, short enough for tests."""

import pytest

import shedet
from shedet.bots.judge import LENGTHS
from shedet.bots.look import ITERATIONS, SLOWER

LOOK = 160 if shedet.compiled() else 32


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """For test files that import this."""
    if not shedet.compiled():
        for name in LENGTHS:
            monkeypatch.setitem(LENGTHS, name, (2, 4, 6))


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """For test files that import this, too, and in which no other process looks."""
    for name in ITERATIONS:
        monkeypatch.setitem(ITERATIONS, name, LOOK if shedet.compiled() else LOOK * SLOWER)
