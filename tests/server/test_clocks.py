"""Clocks: time that was used is gone, whatever one does then."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from requests_table import services_of
from serving import Guest, app_client, is_asked, two_at
from shedet.games import find_game
from shedet.server.clocks import DAY, SECOND
from shedet.server.hall import Hall
from shedet.server.sitting import Sitting
from shedet.server.store import entries

PLAYERS = 2
MINUTE = entries.Clock(seconds=60, increment=5)
DAYS = entries.Clock(days=4)


def seated(clock: entries.Clock) -> Sitting:
    """At time 0 seat A is asked."""
    sitting = Sitting("table")
    rules = int(find_game("sobek2p").rules_version)
    sitting.apply(entries.Opened("sobek2p", rules, PLAYERS, {}, "clock", clock=clock), 0)
    for seat in range(PLAYERS):
        sitting.apply(entries.Joined(seat, f"seat{seat}", player=f"seat{seat}"), 0)
    sitting.apply(entries.Started([0, 1]), 0)
    assert sitting.asked() == [0]
    return sitting


def play(sitting: Sitting, seat: int, at: int) -> None:
    action = sitting.match.legal_actions(seat)[0]
    sitting.apply(entries.Played(seat, sitting.match.game.action_text(action)), at)


def replaced(sitting: Sitting, at: int) -> None:
    sitting.apply(entries.Replaced(0, "merchant"), at)


@pytest.mark.parametrize(("clock", "whole"), [(MINUTE, 60 * SECOND), (DAYS, 4 * DAY)])
def test_whoever_leaves_and_returns_has_used_the_time_before(clock: entries.Clock, whole: int) -> None:
    sitting, half = seated(clock), whole // 2
    sitting.apply(entries.Left(0), half)
    replaced(sitting, half)
    sitting.apply(entries.Returned(0), half)
    assert sitting.asked_people() == [0]
    assert sitting.clocks.remaining(0, half) == half


@pytest.mark.parametrize(("clock", "whole"), [(MINUTE, 60 * SECOND), (DAYS, 4 * DAY)])
def test_whoever_returns_after_their_time_was_up_has_a_quarter_of_it(clock: entries.Clock, whole: int) -> None:
    sitting = seated(clock)
    assert sitting.due(300) == whole
    replaced(sitting, whole + 700)
    assert sitting.clocks.remaining(0, whole + 700) == 0
    sitting.apply(entries.Returned(0), whole + 700)
    assert sitting.clocks.remaining(0, whole + 700) == whole // 4


def test_an_answer_adds_the_increment_or_as_many_days_again() -> None:
    quick, slow = seated(MINUTE), seated(DAYS)
    play(quick, 0, 20 * SECOND)
    assert quick.clocks.remaining(0, 30 * SECOND) == 45 * SECOND
    play(slow, 0, DAY)
    assert slow.clocks.remaining(0, DAY) == 4 * DAY


@pytest.mark.parametrize("clock", [MINUTE, DAYS])
def test_what_an_answer_added_is_taken_back_with_it(clock: entries.Clock) -> None:
    """Or one could play and take back until there is time enough."""
    sitting = seated(clock)
    whole = sitting.clocks.remaining(0, 0)
    for second in range(1, 6):
        play(sitting, 0, 2 * second * SECOND - SECOND)
        assert sitting.asked() == [1]
        sitting.apply(entries.TookBack(0), 2 * second * SECOND)
        assert sitting.asked() == [0]
        assert sitting.clocks.remaining(0, 2 * second * SECOND) == whole - second * SECOND


@pytest.fixture
def unwatched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server that does not look at its clocks by itself."""

    async def look_at_nothing(_: Hall) -> None:
        pass

    monkeypatch.setattr(Hall, "look_at_clocks", look_at_nothing)
    with app_client(tmp_path / "data") as client:
        yield client


def asked_one(table: str, guests: dict[str, Guest]) -> Guest:
    return next(guest for guest in guests.values() if is_asked(guest.see(table)))


def test_an_answer_after_the_time_is_up_does_not_count(unwatched: TestClient) -> None:
    """Even if nobody has looked at the clock since."""
    hall = services_of(unwatched).hall
    table, guests = two_at(unwatched, "sobek2p", clock={"seconds": 60})
    late = asked_one(table, guests)
    shown = late.see(table)
    begun = hall.now()
    hall.now = lambda: begun + 61 * SECOND
    reply = late.send(table, "play", shown["seq"], line=shown["choices"][0]["play"])
    assert (reply.status_code, reply.json()["code"]) == (409, "stale")
    now = reply.json()["table"]
    assert now["view"] == shown["view"]
    assert [seat["seat"] for seat in now["seats"] if seat.get("bot")] == [shown["you"]]
