"""Bad luck: the database or the bus goes and comes back, the disk is full, processes are replaced one by one."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import Any
from uuid import uuid4

import httpx2 as httpx
import pytest
from sqlalchemy import event
from starlette.testclient import TestClient
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from requests_table import everything, services_of
from serving import (
    Backing,
    Grown,
    Guest,
    House,
    app_client,
    is_asked,
    quick_settings,
    running,
    start_grown,
    wait_for,
)
from shedet.server import protocol
from shedet.server.app import open_services
from shedet.server.bus import PATIENCE, ValkeyBus
from shedet.server.deciding import Player
from shedet.server.metrics import Metrics
from shedet.server.settings import Settings
from shedet.server.store.store import MOVE
from shedet.server.work.workshop import Workshop

SOCKETS = 1000


@pytest.fixture
def own_servers() -> Iterator[Grown]:
    """A PostgreSQL and a Valkey that nobody else is disturbed by."""
    found = start_grown()
    yield found
    found.close()


def a_move(guests: list[Guest], table: str) -> httpx.Response:
    """Whoever is asked tries the first choice."""
    for guest in guests:
        shown = guest.see(table)
        if is_asked(shown):
            return guest.send(table, "play", shown["seq"], line=shown["choices"][0]["play"])
    raise AssertionError("nobody is asked")


def seated(clients: list[httpx.Client]) -> tuple[str, list[Guest]]:
    guests = [Guest(clients[0], "Anna"), Guest(clients[-1], "Ben")]
    table = guests[0].open_table("sobek2p")["table"]
    guests[1].do(table, "sit")
    return table, guests


def is_ready(client: httpx.Client) -> bool:
    return client.get("/health/ready").status_code == 200


def processes(backing: Backing) -> int:
    return 3 if backing.name == "grown" else 1


def test_when_the_bus_is_away_moves_are_made_and_seen_all_the_same(own_servers: Grown, tmp_path: Path) -> None:
    backing = own_servers.backing(tmp_path / "data", f"test_{uuid4().hex}")
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(processes(backing))]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        table, guests = seated(clients)
        own_servers.valkey.stop()
        seen = [guest.see(table)["seq"] for guest in guests]
        assert a_move(guests, table).status_code == 200
        assert [guest.see(table)["seq"] for guest in guests] == [seq + 1 for seq in seen]
        # Followers at the other processes are told, too, though nobody told those.
        for house in houses[1:]:
            pushed = asyncio.run(next_push(house.url, guests[1], table, seen[1]))
            assert pushed["seq"] == seen[1] + 1
        own_servers.valkey.start()
        assert a_move(guests, table).status_code == 200


def test_who_listens_to_the_bus_waits_as_long_as_nobody_says_anything() -> None:
    bus = ValkeyBus("valkey://127.0.0.1:1")
    assert bus.listening.connection_pool.make_connection().socket_timeout is None
    assert bus.speaking.connection_pool.make_connection().socket_timeout == PATIENCE


async def next_push(url: str, guest: Guest, table: str, after: int) -> dict[str, Any]:
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket?after={after}"
    async with connect(address, additional_headers=guest.headers) as socket:
        return dict(json.loads(await asyncio.wait_for(socket.recv(), 60)))


def test_when_the_database_is_away_nothing_is_half_written_and_then_all_goes_on(
    own_servers: Grown, tmp_path: Path
) -> None:
    backing = own_servers.backing(tmp_path / "data", f"test_{uuid4().hex}")
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(processes(backing))]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        table, guests = seated(clients)
        assert a_move(guests, table).status_code == 200
        shown = next(seen for seen in (guest.see(table) for guest in guests) if is_asked(seen))
        mover = next(guest for guest in guests if guest.see(table)["you"] == shown["you"])
        line, seq = shown["choices"][0]["play"], shown["seq"]
        own_servers.stop_postgres()
        for client in clients:
            mover.client = client
            refused = mover.send(table, "play", seq, line=line)
            assert refused.status_code == 503
            assert refused.json()["code"] == "database-away"
            assert client.get("/health/ready").status_code == 503
            assert client.get("/health/live").status_code == 200
        own_servers.start_postgres()
        reply = wait_for(lambda: (tried := mover.send(table, "play", seq, line=line)).status_code == 200 and tried)
        assert reply.json()["seq"] == seq + 1
        for client in clients:
            mover.client = client
            assert wait_for(partial(is_ready, client))
            assert mover.see(table)["seq"] == seq + 1


def test_when_sqlite_is_locked_nothing_is_half_written_and_then_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else, a tool for backups perhaps, keeps the file to itself."""
    monkeypatch.setattr("shedet.server.store.database.BUSY", 100)
    with app_client(tmp_path / "data") as client:
        table, guests = seated([client])
        with closing(sqlite3.connect(tmp_path / "data" / "shedet.db", isolation_level=None)) as other:
            before = everything(client)
            other.execute("begin exclusive")
            refused = a_move(guests, table)
            other.execute("rollback")
        assert (refused.status_code, refused.json()["code"]) == (503, "database-away")
        assert everything(client) == before
        assert a_move(guests, table).status_code == 200


def test_a_full_disk_of_postgresql_is_said_and_nothing_is_half_written(grown: Grown, tmp_path: Path) -> None:
    """It says what it would say, when a seat is written: what stands before that in the transaction goes, too."""
    backing = grown.backing(tmp_path / "data", f"test_{uuid4().hex}")
    urls = {"database_url": backing.database_url, "bus_url": backing.bus_url}
    with app_client(backing.data, **urls) as client:
        table, guests = seated([client])
        before, engine = everything(client), services_of(client).store.engine
        with engine.begin() as connection:
            connection.exec_driver_sql(NO_SPACE)
        refused = a_move(guests, table)
        assert (refused.status_code, refused.json()["code"]) == (507, "disk-full")
        assert everything(client) == before
        with engine.begin() as connection:
            connection.exec_driver_sql("drop trigger no_space on seats")
        assert a_move(guests, table).status_code == 200


NO_SPACE = """
create function no_space() returns trigger language plpgsql as $$ begin
    raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device';
end $$;
create trigger no_space before insert or update on seats execute function no_space();
"""


def test_a_full_disk_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    with app_client(tmp_path / "data") as client:
        table, guests = seated([client])
        store = client.app.state.services.store  # type: ignore[attr-defined]
        limit_pages(store.engine)
        for _ in range(100):  # until the last pages are full
            before = store.read_log(table, 0)
            reply = a_move(guests, table)
            if reply.status_code != 200:
                break
        assert (reply.status_code, reply.json()["code"]) == (507, "disk-full")
        assert store.read_log(table, 0) == before
        free_pages(store.engine)
        assert a_move(guests, table).status_code == 200
        assert len(store.read_log(table, 0)) == len(before) + 1


def limit_pages(engine: Any) -> None:
    """SQLite behaves as on a full disk once the file may not grow."""

    def limit(connection: Any, _: object) -> None:
        connection.execute("pragma max_page_count = 1")  # as many as there are

    engine.dispose()
    event.listen(engine, "connect", limit)
    engine.limited = limit


def free_pages(engine: Any) -> None:
    event.remove(engine, "connect", engine.limited)
    engine.dispose()


def test_a_command_that_is_sent_twice_is_done_once_by_whatever_process(backing: Backing) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(processes(backing))]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        table, guests = seated(clients)
        mover = next(guest for guest in guests if is_asked(guest.see(table)))
        other = next(guest for guest in guests if guest is not mover)
        shown = mover.see(table)
        body = {
            "do": "play",
            "command_id": "only-once-please",
            "expected_seq": shown["seq"],
            "line": shown["choices"][0]["play"],
        }
        path = f"/api/tables/{table}/commands"
        replies = []
        for client in [*clients, *clients]:
            mover.client = client
            replies.append(mover.ask("POST", path, body))
        assert [reply.status_code for reply in replies] == [200] * len(replies)
        assert {reply.json()["seq"] for reply in replies} == {shown["seq"] + 1}
        # Another tab, which has not seen it, is told how things are.
        stale = mover.ask("POST", path, {**body, "command_id": "from-another-tab"})
        assert (stale.status_code, stale.json()["code"]) == (409, "stale")
        assert stale.json()["table"]["seq"] == shown["seq"] + 1
        assert other.see(table)["seq"] == shown["seq"] + 1


def test_of_all_tabs_that_answer_at_once_one_is_first(backing: Backing) -> None:
    """Each sends an answer of its own, twice; the others are told how the table is now."""
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(processes(backing))]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        table, guests = seated(clients)
        mover = next(guest for guest in guests if is_asked(guest.see(table)))
        shown, tabs = mover.see(table), 6
        together = Barrier(2 * tabs)

        def answer(number: int) -> tuple[int, httpx.Response]:
            tab = number % tabs
            body = {
                "do": "play",
                "command_id": f"from-tab-{tab}",
                "expected_seq": shown["seq"],
                "line": shown["choices"][tab % len(shown["choices"])]["play"],
            }
            together.wait(60)
            client = clients[number % len(clients)]
            return tab, client.post(f"/api/tables/{table}/commands", json=body, headers=mover.headers)

        with ThreadPoolExecutor(2 * tabs) as answering:
            replies = list(answering.map(answer, range(2 * tabs)))
        done = [tab for tab, reply in replies if reply.status_code == 200]
        assert len(done) == 2, "both times the same tab"
        assert len(set(done)) == 1
        for reply in (reply for tab, reply in replies if tab not in done):
            assert (reply.status_code, reply.json()["code"]) == (409, "stale")
            assert reply.json()["table"]["seq"] == shown["seq"] + 1
        assert mover.see(table)["seq"] == shown["seq"] + 1


@pytest.mark.compiled_only
def test_a_thousand_sockets_go_on_where_they_were_when_processes_are_replaced(backing: Backing) -> None:
    with ExitStack() as stack:
        houses = [House(backing, most_sockets=SOCKETS) for _ in range(processes(backing))]
        stack.callback(kill_all, houses)
        client = stack.enter_context(httpx.Client(base_url=houses[0].url, timeout=60))
        table, guests = seated([client])
        heard = asyncio.run(follow_while_replacing(backing, houses, guests, table))
        assert len(heard) == SOCKETS
        assert set(heard) == {guests[0].see(table)["seq"]}


def kill_all(houses: list[House]) -> None:
    for house in houses:
        house.kill()


async def follow_while_replacing(backing: Backing, houses: list[House], guests: list[Guest], table: str) -> list[int]:
    """Sockets that come back whenever they are closed, until they have seen the last move."""
    moves = len(houses) + 2
    last = guests[0].see(table)["seq"] + moves
    opened = asyncio.Semaphore(50)
    ready = [asyncio.Event() for _ in range(SOCKETS)]

    async def follow(number: int) -> int:
        seq = 0
        while seq < last:
            try:
                async with opened:
                    url = houses[number % len(houses)].url.replace("http", "ws")
                    socket = await connect(
                        f"{url}/api/tables/{table}/socket?after={seq}",
                        additional_headers=guests[number % 2].headers,
                        compression=None,
                        open_timeout=60,
                    )
                async with socket:
                    while seq < last:
                        shown = json.loads(await socket.recv())
                        assert shown["seq"] > seq  # nothing twice, nothing backwards
                        seq = shown["seq"]
                        ready[number].set()
            except (ConnectionClosed, OSError, TimeoutError):
                await asyncio.sleep(0.05)
        return seq

    following = [asyncio.create_task(follow(number)) for number in range(SOCKETS)]
    await asyncio.gather(*(each.wait() for each in ready))
    for at in range(moves):
        if 1 <= at <= len(houses):  # one process after the other is replaced
            place = at - 1
            await asyncio.to_thread(houses[place].stop)
            houses[place] = await asyncio.to_thread(lambda: House(backing, most_sockets=SOCKETS))
            for guest in guests:
                guest.client = httpx.Client(base_url=houses[place].url, timeout=60)
        assert (await asyncio.to_thread(a_move, guests, table)).status_code == 200
    return await asyncio.wait_for(asyncio.gather(*following), 120)


def test_the_application_in_this_process_answers(client: TestClient) -> None:
    assert client.get("/health/ready").json() == {"status": "ok"}


def test_a_worker_that_is_behind_does_not_end_a_job_that_it_does_not_know(grown: Grown, tmp_path: Path) -> None:
    """It has kept a table, others have played on, and nobody told it."""
    backing = grown.backing(tmp_path / "data", f"test_{uuid4().hex}")
    asyncio.run(behind_the_others(quick_settings(backing.data, database_url=backing.database_url)))


async def behind_the_others(settings: Settings) -> None:
    player = Player("anna", "Anna")
    services = [open_services(settings, Metrics()) for _ in range(2)]  # without a bus: neither hears of the other
    ahead, behind = (each.hall for each in services)
    await ahead.write(ahead.store.add_player, *player)
    table = await ahead.open_table(player, protocol.NewTable("sobek2p", bots=["merchant"], practice=True))
    workshop = Workshop(behind, services[1].metrics)
    for _ in range(6):
        shown = await ahead.update(player.id, table, 0)
        if shown.you in shown.asked:
            play = protocol.Play(command_id=uuid4().hex, expected_seq=shown.seq, line=shown.choices[0].play)
            await ahead.command(player, table, play)
        else:
            [job] = await behind.write(behind.store.take_jobs, "me", MOVE, behind.now(), behind.now() + 5000, 1)
            workshop.begin(job)
            await asyncio.gather(*workshop.tasks)
            assert (await ahead.update(player.id, table, 0)).seq > shown.seq
    await workshop.thinkers.close()
    for each in services:
        await each.hall.close()
        each.store.close()


def test_a_database_that_was_taken_away_is_not_made_again(tmp_path: Path) -> None:
    """An empty one would take moves of games that it does not know."""
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    with capture_logs() as log, app_client(data) as client:
        table, guests = seated([client])
        data.rename(elsewhere)
        data.mkdir()
        for _ in range(3):
            assert status_of_saying(guests[0], table) == 503
            assert client.get("/health/ready").status_code == 503
        assert not list(data.iterdir())
        data.rmdir()
        elsewhere.rename(data)
        assert client.get("/health/ready").status_code == 200
        assert a_move(guests, table).status_code == 200
    said = [line["event"] for line in log if line["event"].startswith("database is ")]
    assert said == ["database is away", "database is back"]


def status_of_saying(guest: Guest, table: str) -> int:
    return guest.ask("POST", f"/api/tables/{table}/chat", {"text": "Are you there?"}).status_code
