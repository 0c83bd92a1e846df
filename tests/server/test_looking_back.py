"""Games that are over: what they cost others to look back at."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from serving import Guest, app_client, finished_game, wait_for
from shedet.server import hall, protocol, showing
from shedet.server.limiting import WINDOWS
from shedet.server.routing import STUDY
from shedet.server.sitting import Sitting
from shedet.server.store.store import ANALYSIS
from shedet.server.work.thinker import Task, Thought
from shedet.server.work.thinkers import Thinker


@pytest.fixture
def analysed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    think = Thinker.think

    async def think_for_ever_about_analyses(self: Thinker, task: Task) -> AsyncIterator[Thought]:
        if task.kind == ANALYSIS:
            await asyncio.Event().wait()
        async for thought in think(self, task):
            yield thought

    monkeypatch.setattr(Thinker, "think", think_for_ever_about_analyses)


def uploaded(guest: Guest) -> str:
    reply = guest.ask("POST", "/api/records", {"record": finished_game()})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["table"])


def test_nobody_waits_while_a_long_game_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tell, told_in = showing.update, list[str]()

    def update(sitting: Sitting, player: str, after: int, now: int) -> protocol.Update:
        told_in.append(threading.current_thread().name)
        return tell(sitting, player, after, now)

    monkeypatch.setattr(hall, "LONG", 10)
    monkeypatch.setattr(showing, "update", update)
    with app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        table = uploaded(anna)
        shown = anna.see(table)
        assert all("replay" in name for name in told_in)
        anna.get(f"/api/tables/{table}/updates?after={shown['seq']}")
        assert "replay" not in told_in[-1], "of the last moves little is to be told"


@pytest.mark.usefixtures("analysed_for_ever")
def test_games_are_put_away_however_long_others_are_analysed(tmp_path: Path) -> None:
    with app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        first = uploaded(anna)
        assert anna.ask("POST", f"/api/tables/{first}/analysis").status_code == 200
        wait_for(lambda: anna.ask("GET", f"/api/tables/{first}/history").status_code == 200)
        second = uploaded(anna)
        wait_for(lambda: anna.ask("GET", f"/api/tables/{second}/history").status_code == 200)


@pytest.mark.usefixtures("analysed_for_ever")
def test_nobody_has_one_game_after_another_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WINDOWS, STUDY, ("2/hour", "3/hour"))
    with app_client(tmp_path / "data", limit_factor=1) as client:
        anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
        tables = [uploaded(anna) for _ in range(4)]

        def ask(guest: Guest, number: int) -> int:
            return guest.ask("POST", f"/api/tables/{tables[number]}/analysis").status_code

        assert [ask(anna, number) for number in (0, 1, 2)] == [200, 200, 429]
        assert [ask(anna, number) for number in (0, 1)] == [200, 200], "what was asked for does not count again"
        assert [ask(ben, number) for number in (2, 3)] == [200, 429], "an address has room for three"
