"""How much of everything somebody may have: requests, tables, sockets, and what goes over them."""

import asyncio
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from requests_table import everything, services_of
from serving import Backing, Grown, Guest, app_client, running
from shedet.server.limiting import WINDOWS, Limits, neighbourhood
from shedet.server.refusing import Refused
from shedet.server.routing import ENDPOINTS
from shedet.server.running import LARGEST_MESSAGE


async def room_for(limits: Limits, limit: str, player: str | None, address: str, most: int = 1000) -> int:
    """How many requests are let through in a row."""
    for number in range(most):
        try:
            await limits.check(limit, player, address)
        except Refused:
            return number
    return most


def test_every_endpoint_has_a_limit() -> None:
    assert {each.limit for each in ENDPOINTS} == set(WINDOWS)


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
        before = everything(client)
        assert client.post("/api/players", json={"name": "Anna"}).status_code == 429
        assert everything(client) == before


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
