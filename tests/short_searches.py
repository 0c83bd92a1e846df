"""The searches of the judge, short enough for the interpreted engine."""

import pytest

import shedet
from shedet.bots.judge import LENGTHS


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """For test files that import this."""
    if not shedet.compiled():
        for name in LENGTHS:
            monkeypatch.setitem(LENGTHS, name, (2, 4, 6))
