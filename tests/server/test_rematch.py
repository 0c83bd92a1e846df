"""A rematch: one new table for the same people, whoever asks for it and whatever goes wrong meanwhile."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from threading import Barrier
from typing import Any
from uuid import uuid4

import httpx2 as httpx
import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from requests_table import everything
from serving import Backing, Guest, running, two_at
from shedet.server.settings import Settings, database_url
from shedet.server.store import schema
from shedet.server.store.database import Conflict, StoreAway
from shedet.server.store.entries import Opened
from shedet.server.store.store import Store


def finished(client: Any) -> tuple[str, dict[str, Guest]]:
    table, guests = two_at(client, "sobek2p")
    guests["A"].do(table, "resign")
    return table, guests


def written(client: TestClient) -> list[tuple[Any, ...]]:
    """All logs. (A game that is over is archived meanwhile.)"""
    return everything(client)["log"]


def test_a_rematch_is_a_table_with_the_same_options(client: TestClient) -> None:
    table, guests = finished(client)
    again = guests["A"].do(table, "rematch")["rematch"]
    assert guests["B"].see(table)["rematch"] == again
    assert guests["B"].do(again, "sit")["state"] == "playing"
    second = guests["B"].send(table, "rematch", guests["B"].see(table)["seq"])
    assert (second.status_code, second.json()["code"]) == (409, "rematch-open")


def test_a_rematch_that_somebody_else_was_quicker_with_leaves_no_table(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = finished(client)
    append = Store.append
    late: list[int] = []

    def append_too_late(self: Store, *what: Any) -> None:
        if not late:
            late.append(1)
            raise Conflict
        append(self, *what)

    monkeypatch.setattr(Store, "append", append_too_late)
    again = guests["A"].do(table, "rematch")["rematch"]
    assert late
    assert {row[0] for row in written(client)} == {table, again}


def test_a_rematch_that_is_not_written_down_leaves_no_table(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = finished(client)
    before, seq = written(client), guests["A"].see(table)["seq"]
    with monkeypatch.context() as away:
        away.setattr(Store, "append", lambda *_: (_ for _ in ()).throw(StoreAway(False)))
        assert guests["A"].send(table, "rematch", seq).status_code == 503
    assert written(client) == before
    assert guests["A"].send(table, "rematch", seq).status_code == 200


def test_the_seats_of_a_rematch_are_kept_for_those_who_have_played(client: TestClient) -> None:
    """Whoever watched the game finds the new table, too, and might be quicker."""
    table, guests = finished(client)
    again = guests["A"].do(table, "rematch")["rematch"]
    watcher = Guest(client, "Cleo")
    seq = watcher.see(again)["seq"]
    reply = watcher.send(again, "sit", seq)
    assert (reply.status_code, reply.json()["code"]) == (403, "not-invited")
    assert watcher.see(again)["seq"] == seq
    assert guests["B"].do(again, "sit")["state"] == "playing"


@contextmanager
def store_of(backing: Backing) -> Iterator[Store]:
    store = Store(database_url(Settings(data=str(backing.data), database_url=backing.database_url)))
    yield store
    store.close()


def test_of_all_who_ask_for_a_rematch_at_once_one_gets_it(backing: Backing) -> None:
    """Both players, each of them twice with the same command, at several processes where there are some."""
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(3 if backing.name == "grown" else 1)]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        table, guests = finished(clients[0])
        together = Barrier(6)
        bodies = {
            seat: {"do": "rematch", "command_id": uuid4().hex, "expected_seq": guest.see(table)["seq"]}
            for seat, guest in guests.items()
        }

        def ask(number: int) -> httpx.Response:
            seat, client = "AB"[number % 2], clients[number % len(clients)]
            together.wait(60)
            path = f"/api/tables/{table}/commands"
            return client.post(path, json=bodies[seat], headers=guests[seat].headers)

        with ThreadPoolExecutor(6) as asking:
            replies = list(asking.map(ask, range(6)))
        assert {reply.status_code for reply in replies} <= {200, 409}
        done = {reply.json()["rematch"] for reply in replies if reply.status_code == 200}
        assert done == {guests["A"].see(table)["rematch"]}
        with store_of(backing) as store:
            assert rematches(store, table) == done


def rematches(store: Store, table: str) -> set[str]:
    """All tables that were opened to play again after this one."""
    with store.reading() as connection:
        tables = list(connection.scalars(select(schema.tables.c.id)))
    first = {each: store.read_log(each, 0)[0].entry for each in tables}
    return {each for each, opened in first.items() if isinstance(opened, Opened) and opened.rematch_of == table}
