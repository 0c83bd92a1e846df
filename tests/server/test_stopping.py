"""Servers that stop: told to, or killed. Whoever plays goes on where they were, and nothing is left running."""

import json
import random
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2 as httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serving import (
    Backing,
    Grown,
    Guest,
    House,
    asked_or_over,
    finished_game,
    is_asked,
    play_on,
    running,
    two_at,
    wait_for,
)
from shedet.server.settings import Settings, database_url
from shedet.server.store import schema
from shedet.server.store.store import Store


def follow(house: House, guest: Guest, table: str, after: int) -> ClientConnection:
    url = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?after={after}"
    return connect(url, additional_headers=guest.headers, open_timeout=60)


def closed_with(socket: ClientConnection) -> int:
    """The code with which a socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=60)
    return socket.close_code or 0


class Memory:
    """What a page keeps of a table: events by their numbers."""

    def __init__(self) -> None:
        self.seq = 0
        self.events: list[Any] = []

    def take(self, pushed: dict[str, Any]) -> None:
        assert pushed["seq"] >= self.seq
        assert pushed.get("heard_from", 0) <= len(self.events), "something is missing"
        del self.events[pushed.get("heard_from", 0) :]
        for told in pushed.get("news", []):
            self.events += told["events"]
        assert len(self.events) == pushed.get("heard", 0)
        self.seq = pushed["seq"]


def test_whoever_follows_a_table_is_told_to_come_back_and_misses_nothing(backing: Backing) -> None:
    chance, memory = random.Random(4), Memory()
    with running(backing) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek2p")
        with follow(house, guests["A"], table, 0) as pushes:
            play_on(table, guests, chance, 10)
            while memory.seq < guests["A"].see(table)["seq"]:
                memory.take(json.loads(pushes.recv(timeout=60)))
            house.process.terminate()
            assert closed_with(pushes) == 1001
        house.close()
        assert house.process.returncode == 0
    with running(backing) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        for guest in guests.values():
            guest.client = client
        play_on(table, guests, chance, 10)  # before A is back
        with follow(house, guests["A"], table, memory.seq) as pushes:
            play_on(table, guests, chance, 10)
            while memory.seq < guests["A"].see(table)["seq"]:
                memory.take(json.loads(pushes.recv(timeout=60)))
        whole = Memory()
        whole.take(guests["A"].see(table))
        assert whole.events == memory.events


def test_a_server_that_stops_says_so_and_answers_until_it_is_gone(embedded: Backing) -> None:
    with running(embedded, stop_delay=2) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")["table"]
        with follow(house, anna, table, 0) as pushes:
            house.process.terminate()
            reply = wait_for(
                lambda: (found := httpx.get(f"{house.url}/health/ready")).status_code == 503 and found, seconds=2
            )
            assert reply.json()["code"] == "going-away"
            assert anna.see(table)["table"] == table
            assert closed_with(pushes) == 1001
        house.close()
        assert house.process.returncode == 0


def test_a_request_that_has_begun_is_ended(embedded: Backing) -> None:
    """What is sent slowly is still read when the server is told to stop."""
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        told = threading.Event()

        def slowly() -> Any:
            yield b'{"game": '
            house.process.terminate()
            told.set()
            yield b'"sobek2p"}'

        headers = {**anna.headers, "content-type": "application/json"}
        reply = client.post("/api/tables", content=slowly(), headers=headers)
        assert told.is_set()
        assert reply.status_code == 200
        house.close()
        assert house.process.returncode == 0


# ---- nothing is left

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are listed in /proc")


def thinkers_of(house: House) -> list[int]:
    """The processes that a server has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and parent_of(int(entry.name)) == house.process.pid:
            found.append(int(entry.name))
    return found


def parent_of(process: int) -> int | None:
    """None if it has ended, or nobody has taken notice of its end yet."""
    try:
        state, parent = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
    except OSError:
        return None
    return None if state == "Z" else int(parent)


def make_think(house: House, client: httpx.Client) -> list[int]:
    """A bot answers, and a game is analysed: one process waits, the other is busy for minutes."""
    anna = Guest(client, "Anna")
    table = anna.open_table("sobek2p", bots=["random"])["table"]
    shown = wait_for(lambda: asked_or_over(anna, table))
    anna.do(table, "play", line=shown["choices"][0]["play"])
    wait_for(lambda: asked_or_over(anna, table))
    uploaded = anna.ask("POST", "/api/records", {"record": finished_game()}).json()["table"]
    assert anna.ask("POST", f"/api/tables/{uploaded}/analysis").status_code == 200
    found: list[int] = wait_for(lambda: (some := thinkers_of(house)) and len(some) >= 2 and some)
    return found


@needs_proc
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_process_is_left_when_a_server_ends(embedded: Backing, end: str) -> None:
    with running(embedded, thinkers=1) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        thinkers = make_think(house, client)
        house.stop() if end == "stop" else house.kill()
        wait_for(lambda: all(parent_of(each) is None for each in thinkers))


@pytest.mark.parametrize("moment", [0.0, 0.3, 0.8])
def test_what_is_thought_about_when_a_server_stops_is_taken_by_the_next(backing: Backing, moment: float) -> None:
    """Nobody holds the jobs any more, whether thinkers were only starting or had begun to think."""
    with running(backing, thinkers=2) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        tables = [anna.open_table("sobek2p", bots=["vizier"])["table"] for _ in range(3)]
        for table in tables:
            shown = anna.see(table)
            if is_asked(shown):
                anna.do(table, "play", line=shown["choices"][0]["play"])
        waiting = {table for table in tables if not is_asked(anna.see(table))}
        threading.Event().wait(moment)  # any moment will do
        said = house.stop()
        assert said == "", "nothing has failed"
    with jobs_of(backing) as jobs:
        assert {job.table_id for job in jobs} <= waiting
        assert {(job.held, job.failures) for job in jobs} <= {(0, 0)}


@contextmanager
def jobs_of(backing: Backing) -> Iterator[Sequence[Any]]:
    store = Store(database_url(Settings(data=str(backing.data), database_url=backing.database_url)))
    with store.reading() as connection:
        yield connection.execute(select(schema.jobs)).all()
    store.close()


def test_a_worker_that_is_told_to_stop_ends_well(grown: Grown, tmp_path: Path) -> None:
    backing = grown.backing(tmp_path / "data", f"test_{uuid4().hex}")
    with running(backing, "worker", log_level="info") as worker:
        lines = [json.loads(line) for line in worker.stop().splitlines()]
    assert [line["event"] for line in lines] == ["worker is ready", "worker stops"]
    assert worker.process.returncode == 0
