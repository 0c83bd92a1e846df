"""A clock that is set back, or goes behind another's: nobody is sent away, and nothing stands still."""

import asyncio
import time

import pytest
from starlette.testclient import TestClient

from requests_table import services_of
from serving import Guest
from shedet.server.limiting import Limits
from shedet.server.refusing import Refused
from shedet.server.sessions import SESSION_AGE, Sessions

MINUTES = 5 * 60
KIND = "nobody's"  # kind of job: nobody else takes it


def test_a_session_is_good_though_it_seems_to_come_from_the_future(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions, now = Sessions("secret"), time.time()
    cookie, link = sessions.cookie_for("anna"), sessions.link_for("anna")
    monkeypatch.setattr(time, "time", lambda: now - MINUTES)
    found = sessions.session_of(cookie)
    assert found is not None
    assert found.player == sessions.carried(link) == "anna"
    monkeypatch.setattr(time, "time", lambda: now + SESSION_AGE + 60)
    assert sessions.session_of(cookie) is None
    assert sessions.carried(link) is None


def test_a_job_that_was_held_before_the_clock_was_set_back_is_taken(client: TestClient) -> None:
    """Whoever held it was killed, and would have to be waited for until the clock has caught up."""
    table, store, now = Guest(client, "Anna").open_table("sobek2p")["table"], services_of(client).store, 1_000_000_000
    store.add_job(table, KIND, 0)
    [taken] = store.take_jobs("killed", KIND, now, now + 5_000, 1)
    assert not store.has_jobs(KIND, now + 4_000)  # held
    before = now - 1000 * MINUTES
    assert store.has_jobs(KIND, before)
    [again] = store.take_jobs("next", KIND, before, before + 5_000, 1)
    assert (taken.table, again.table, again.holder) == (table, table, "next")


def test_who_had_asked_too_often_is_heard_when_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would have to wait until it has caught up."""

    async def ask() -> None:
        limits, now = Limits("", 1), time.time()
        monkeypatch.setattr(time, "time", lambda: now)
        for _ in range(20):
            await limits.check("keep", "anna", "here")
        for back in (0, 0.5):  # as clocks are set again and again
            monkeypatch.setattr(time, "time", lambda then=now - back: then)
            with pytest.raises(Refused):
                await limits.check("keep", "anna", "here")
        monkeypatch.setattr(time, "time", lambda: now - MINUTES)
        for _ in range(20):
            await limits.check("keep", "anna", "here")
        with pytest.raises(Refused):
            await limits.check("keep", "anna", "here")

    asyncio.run(ask())
