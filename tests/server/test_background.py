"""What goes on in the background goes on whatever happens: nobody would see that it has ended."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from requests_table import services_of
from serving import Guest, app_client, asked_or_over, finished_game, is_asked, wait_for
from shedet.server import app
from shedet.server.hall import Hall
from shedet.server.metrics import Metrics
from shedet.server.sockets import Followers
from shedet.server.store.store import ARCHIVE, Store
from shedet.server.work.thinker import Task, Thought
from shedet.server.work.thinkers import Thinker, ThinkerDied
from shedet.server.work.workshop import MOST_FAILURES, Workshop

SECRET = "a hand of three cattle"


@pytest.fixture
def failing_once(monkeypatch: pytest.MonkeyPatch) -> Callable[[type, str], list[str]]:
    """Has something fail the first time that it is done; what has failed so far."""

    def fail(kind: type, name: str) -> list[str]:
        do, failed = getattr(kind, name), list[str]()

        async def fail_first(self: Any, *arguments: Any) -> Any:
            if not failed:
                failed.append(name)
                raise ValueError(SECRET)
            return await do(self, *arguments)

        monkeypatch.setattr(kind, name, fail_first)
        return failed

    return fail


@pytest.mark.parametrize(
    ("kind", "name"), [(Workshop, "take_what_there_is"), (Workshop, "think_about"), (Hall, "answer")]
)
def test_bots_answer_though_something_failed(
    tmp_path: Path, failing_once: Callable[[type, str], list[str]], kind: type, name: str
) -> None:
    with capture_logs() as log, app_client(tmp_path / "data") as client:
        failed = failing_once(kind, name)
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p", bots=["random"])["table"]
        for _ in range(2):
            shown = wait_for(lambda: asked_or_over(anna, table))
            anna.do(table, "play", line=shown["choices"][0]["play"])
        assert is_asked(wait_for(lambda: asked_or_over(anna, table)))
        assert failed
    assert "ValueError" in str(log)
    assert SECRET not in str(log)


def test_pushes_go_on_though_something_failed(tmp_path: Path, failing_once: Callable[[type, str], list[str]]) -> None:
    with capture_logs() as log, app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        failed = failing_once(Followers, "hear")
        table = anna.open_table("sobek2p")["table"]
        wait_for(lambda: failed)
        with client.websocket_connect("/api/me/socket", headers=anna.headers) as socket:
            other = anna.open_table("sobek2p")["table"]
            assert socket.receive_json()["table"] == other != table
    assert "ValueError" in str(log)


def test_clocks_go_on_though_something_failed(
    tmp_path: Path, failing_once: Callable[[type, str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLOCKS_EVERY", 0.05)
    looked = list[int]()
    due_tables = Store.due_tables

    def look(self: Store, now: int) -> list[str]:
        looked.append(now)
        return due_tables(self, now)

    monkeypatch.setattr(Store, "due_tables", look)
    failed = failing_once(Hall, "look_at_clocks")
    with app_client(tmp_path / "data"):
        wait_for(lambda: failed and looked)


def test_what_fails_again_and_again_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[int]()

    async def die(self: Thinker, task: Task) -> AsyncIterator[Thought]:
        tried.append(1)
        if tried:
            raise ThinkerDied
        yield Thought(True)

    monkeypatch.setattr(Thinker, "think", die)
    with app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        table = anna.ask("POST", "/api/records", {"record": finished_game()}).json()["table"]
        wait_for(lambda: len(tried) == MOST_FAILURES)
        wait_for(lambda: not services_of(client).store.is_wanted(table, ARCHIVE))


@pytest.mark.parametrize("turns", range(5))
def test_a_workshop_ends_though_it_is_called_at_that_moment(tmp_path: Path, turns: int) -> None:
    """However many turns of the event loop lie between: a server that is told to stop would never end otherwise."""
    with app_client(tmp_path / "data") as client:
        workshop = Workshop(services_of(client).hall, Metrics())

        async def wait_again_and_again() -> None:
            while True:
                await workshop.wait_for_call()

        async def call_and_end() -> bool:
            waiting = asyncio.create_task(wait_again_and_again())
            await asyncio.sleep(0.01)
            workshop.call()
            for _ in range(turns):
                await asyncio.sleep(0)
            waiting.cancel()
            ended, _ = await asyncio.wait([waiting], timeout=1)
            return waiting in ended

        assert asyncio.run(call_and_end())
