"""The searches of the judge and the long look, short enough for tests."""

import pytest

import shedet
from shedet.bots.look import SLOWER
from shedet.bots.room import room_of
from shedet.games import known_games

LOOK = 160 if shedet.compiled() else 32


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """For test files that import this."""
    if not shedet.compiled():
        for room in map(room_of, known_games()):
            quick = room.quick._replace(lengths=(2, 4, 6))
            monkeypatch.setattr(room, "quick", quick)
            monkeypatch.setattr(room, "net_judging", room.net_judging._replace(quick=quick))


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """For test files that import this, too, and in which no other process looks."""
    for room in map(room_of, known_games()):
        iterations = LOOK if shedet.compiled() else LOOK * SLOWER
        look = room.look._replace(iterations=iterations)
        monkeypatch.setattr(room, "look", look)
        monkeypatch.setattr(room, "net_judging", room.net_judging._replace(look=look))
