"""How much of everything somebody may have: requests, tables, sockets, and what goes over them."""

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from requests_table import everything, services_of
from serving import Backing, Grown, Guest, app_client, running
from shedet.server import hall
from shedet.server.limiting import WINDOWS, Limits, neighbourhood
from shedet.server.refusing import Refused
from shedet.server.routing import ARRIVE, ENDPOINTS, OFFER, STUDY
from shedet.server.running import LARGEST_MESSAGE
from shedet.server.settings import EXPLAINED


async def room_for(limits: Limits, limit: str, player: str | None, address: str, most: int = 1000) -> int:
    """How many requests are let through in a row."""
    for number in range(most):
        try:
            await limits.check(limit, player, address)
        except Refused:
            return number
    return most


def test_every_endpoint_has_a_limit() -> None:
    assert {each.limit for each in ENDPOINTS} == set(WINDOWS) - {ARRIVE, OFFER, STUDY}


def test_what_is_usual_is_explained() -> None:
    for limit in ("look", "act", "enter", ARRIVE, OFFER):
        *_, by_address = WINDOWS[limit]
        for window in by_address.split(";")[limit == "enter" :]:  # it is enough to say how many a minute
            assert window.partition("/")[0] in EXPLAINED["limit_factor"]


@pytest.mark.parametrize("kind", ["memory", "valkey"])
def test_sessions_and_addresses_are_counted_each_for_itself(kind: str, request: pytest.FixtureRequest) -> None:
    """The windows of a minute: those of a second go by while a slow machine counts."""
    url = "" if kind == "memory" else valkey_url(request.getfixturevalue("grown"))
    anna, ben = uuid4().hex, uuid4().hex

    async def count() -> None:
        limits = Limits(url, 1)
        assert await room_for(limits, "keep", anna, anna) == 20
        assert await room_for(limits, "keep", anna, ben) == 0, "another device of the same player"
        assert await room_for(limits, "keep", ben, anna) == 20
        others = [await room_for(limits, "keep", uuid4().hex, anna) for _ in range(2)]
        assert others == [20, 0], "an address has room for 60"
        if url:
            another = Limits(url, 1)  # another process
            assert await room_for(another, "keep", anna, ben) == 0

    asyncio.run(count())


def valkey_url(grown: Grown) -> str:
    return f"valkey://127.0.0.1:{grown.valkey.port}"


def test_more_may_be_allowed_or_everything() -> None:
    async def count() -> None:
        assert await room_for(Limits("", 3), "keep", "anna", "here") == 60
        assert await room_for(Limits("", 0), "keep", "anna", "here") == 1000

    asyncio.run(count())


def test_without_the_bus_every_process_counts_for_itself() -> None:
    async def count() -> None:
        limits = Limits("valkey://127.0.0.1:1", 1)  # nobody is there
        assert await room_for(limits, "keep", "anna", "here") == 20

    asyncio.run(count())


def test_a_bus_that_says_nothing_is_not_waited_for_again_and_again() -> None:
    asked: list[asyncio.StreamReader] = []

    async def ignore(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(reader)
        await reader.read()
        writer.close()

    async def count() -> None:
        async with await asyncio.start_server(ignore, "127.0.0.1", 0) as silent:
            limits = Limits(f"valkey://127.0.0.1:{silent.sockets[0].getsockname()[1]}", 1)
            assert await room_for(limits, "keep", "anna", "here") == 20
            assert len(asked) <= 2

    asyncio.run(count())


def test_requests_are_answered_when_the_bus_is_away(grown: Grown, tmp_path: Path) -> None:
    backing = grown.backing(tmp_path / "data", f"test_{uuid4().hex}")
    away = "valkey://127.0.0.1:1"
    with app_client(backing.data, database_url=backing.database_url, bus_url=away, limit_factor=1) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")
        assert anna.see(table["table"]) == table


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("203.0.113.1", "203.0.113.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:203.0.113.1", "203.0.113.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("::ffff:203.0.113.1", "::ffff:203.0.113.2", False),
    ],
)
def test_a_customer_has_many_ipv6_addresses(one: str, other: str, are_one: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is are_one


@pytest.mark.parametrize("text", ["a:b", ":", "::1::", "unknown", "", "203.0.113.1:80", "[2001:db8::1]:80"])
def test_what_is_no_address_counts_as_it_is(text: str) -> None:
    """A proxy passes on what it was told."""
    assert neighbourhood(text) == text


# ---- requests, over the wire


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", limit_factor=1) as client:
        anna = Guest(client, "Anna")
        replies = [anna.ask("POST", "/api/me/tokens") for _ in range(21)]
        assert [reply.status_code for reply in replies] == [200] * 20 + [429]
        assert replies[-1].json()["code"] == "too-many-requests"
        assert replies[-1].headers["retry-after"] == "1"
        assert len(everything(client)["tokens"]) == 20


def test_strangers_are_counted_too(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", limit_factor=1) as client:
        replies = [client.post("/api/sessions", json={"token": "guessed"}) for _ in range(61)]
        assert {reply.status_code for reply in replies} == {403, 429}
        assert client.post("/api/players", json={"name": "Anna"}).status_code == 200, "guests are counted by themselves"


def test_a_whole_club_may_come_in_a_minute() -> None:
    assert asyncio.run(room_for(Limits("", 1), ARRIVE, None, "the club")) == 100


def test_of_those_who_come_only_guests_that_are_made_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WINDOWS, ARRIVE, ("", "5/minute"))
    with app_client(tmp_path / "data", limit_factor=1) as client:
        assert {come(client, " ") for _ in range(10)} == {422}
        assert {come(client, f"Guest {number}") for number in range(5)} == {200}
        before = everything(client)
        assert {come(client, "One more") for _ in range(3)} == {429}
        assert everything(client) == before


def come(client: TestClient, name: str) -> int:
    return client.post("/api/players", json={"name": name}).status_code


# ---- tables


def test_somebody_has_so_many_unfinished_tables_and_no_more(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", most_tables=2) as client:
        anna = Guest(client, "Anna")
        tables = [anna.open_table("sobek2p")["table"] for _ in range(2)]
        before = everything(client)
        reply = anna.ask("POST", "/api/tables", {"game": "sobek2p"})
        assert (reply.status_code, reply.json()["code"]) == (429, "too-many-tables")
        assert everything(client) == before
        ben = Guest(client, "Ben")
        ben.open_table("sobek2p")
        ben.do(tables[0], "sit")
        anna.do(tables[0], "resign")
        anna.open_table("sobek2p")


def test_tables_that_are_opened_at_once_are_all_counted(backing: Backing) -> None:
    with running(backing, most_tables=3) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna, together = Guest(client, "Anna"), Barrier(10)

        def open_one(_: int) -> int:
            together.wait(60)
            return anna.ask("POST", "/api/tables", {"game": "sobek2p"}).status_code

        with ThreadPoolExecutor(10) as opening:
            replies = sorted(opening.map(open_one, range(10)))
        assert replies == [200] * 3 + [429] * 7


def test_somebody_has_so_many_tables_in_the_lobby_and_no_more(backing: Backing) -> None:
    with app_client(backing.data, database_url=backing.database_url, bus_url=backing.bus_url, most_listed=2) as client:
        anna = Guest(client, "Anna")
        tables = [anna.open_table("sobek2p", listed=True)["table"] for _ in range(2)]
        before = everything(client)
        reply = anna.ask("POST", "/api/tables", {"game": "sobek2p", "listed": True})
        assert (reply.status_code, reply.json()["code"]) == (429, "too-many-tables")
        assert everything(client) == before
        anna.open_table("sobek2p")  # for friends with a link
        anna.open_table("sobek2p", bots=["merchant"], listed=True)  # has begun
        anna.do(tables[0], "stand-up")
        anna.open_table("sobek2p", listed=True)


def test_guests_of_one_address_put_so_many_tables_into_the_lobby_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WINDOWS, OFFER, ("2/hour", "3/hour"))
    with app_client(tmp_path / "data", limit_factor=1) as client:
        anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
        wanted = {"game": "sobek2p", "listed": True}
        replies = [guest.ask("POST", "/api/tables", wanted) for guest in (anna, anna, anna, ben, ben)]
        assert [reply.status_code for reply in replies] == [200, 200, 429, 200, 429]
        ben.open_table("sobek2p")
        assert len(ben.get("/api/tables")) == 3


def test_whoever_has_many_tables_in_the_lobby_drives_nobody_out(
    backing: Backing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "LISTED", 4)
    settings = {"database_url": backing.database_url, "bus_url": backing.bus_url}
    with app_client(backing.data, **settings, most_listed=5) as client:
        moments = itertools.count(1)
        services_of(client).hall.now = lambda: next(moments)
        ben = Guest(client, "Ben")
        old, new = (ben.open_table("sobek2p", listed=True)["table"] for _ in range(2))
        anna = Guest(client, "Anna")
        tables = [anna.open_table("sobek2p", listed=True)["table"] for _ in range(5)]
        assert in_lobby(client) == [tables[4], tables[3], new, old]
    with app_client(backing.data, **settings, most_listed=1) as client:
        assert in_lobby(client) == [tables[4], new]


def in_lobby(client: TestClient) -> list[str]:
    return [each["table"] for each in client.get("/api/tables").json()]


# ---- sockets


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", most_sockets=2) as client:
        anna = Guest(client, "Anna")
        with open_socket(client, anna), open_socket(client, anna):
            with pytest.raises(WebSocketDisconnect) as closed, open_socket(client, anna) as socket:
                socket.receive_text()
            assert closed.value.code == 4429
        with open_socket(client, anna):
            assert sum(services_of(client).followers.addresses.values()) == 1


def open_socket(client: TestClient, guest: Guest) -> Any:
    return client.websocket_connect("/api/me/socket", headers=guest.headers)


def test_a_socket_listens_to_nobody_and_never_to_much(embedded: Backing) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url) as client:
        anna = Guest(client, "Anna")
        address = house.url.replace("http", "ws") + "/api/me/socket"
        with connect(address, additional_headers=anna.headers) as socket:
            for nonsense in ("{}", b"\x00\xff", "x" * LARGEST_MESSAGE):
                socket.send(nonsense)
            table = anna.open_table("sobek2p")["table"]
            assert table in str(socket.recv(timeout=30)), "it goes on"
            socket.send("x" * (LARGEST_MESSAGE + 1))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert anna.get("/api/me")["name"] == "Anna"
        assert house.stop() == "", "nothing of it is worth a line in the log"


def test_a_socket_that_is_refused_says_why_however_long_that_is(embedded: Backing) -> None:
    """A closing frame has room for 123 bytes; with more in it, nothing would be said at all."""
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")["table"]
        address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket?after={quote('🐊' * 40)}"
        with connect(address, additional_headers=anna.headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4422
        assert closed.value.rcvd.reason.startswith("'after' must be a whole number from 0 to 2147483647, not '🐊🐊")
