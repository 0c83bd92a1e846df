"""A socket is open as long as whoever opened it would be let in again."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from requests_table import services_of
from serving import Backing, Guest, app_client, running
from shedet.server import app
from shedet.server.sessions import SESSION_AGE

PATHS = ("/api/me/socket", "/api/tables/{table}/socket")


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LOOK_EVERY", 0.05)


def bearer(guest: Guest) -> dict[str, str]:
    return {"authorization": f"Bearer {guest.ask('POST', '/api/me/tokens').json()['token']}"}


def closed_when(client: TestClient, path: str, headers: dict[str, str], happens: Callable[[], Any]) -> tuple[int, str]:
    """How an open socket is closed when something happens."""
    with client.websocket_connect(path, headers=headers) as socket:
        happens()
        while (message := socket.receive())["type"] != "websocket.close":
            pass
    return message["code"], message["reason"]


def test_a_program_gets_nothing_that_would_outlive_its_token(tmp_path: Path) -> None:
    with app_client(tmp_path / "data") as client:
        headers = bearer(Guest(client, "Anna"))
        assert client.get("/api/me", headers=headers).status_code == 200
        for path in ("/api/me/link", "/api/me/tokens"):
            reply = client.post(path, headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (403, "for-people")


@pytest.mark.parametrize("path", PATHS)
def test_a_socket_is_closed_when_the_session_is_over(tmp_path: Path, path: str) -> None:
    with app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        path = path.format(table=anna.open_table("sobek2p")["table"])
        hall, later = services_of(client).hall, int(1000 * (time.time() + SESSION_AGE + 60))
        end = lambda: setattr(hall, "now", lambda: later)  # noqa: E731
        assert closed_when(client, path, anna.headers, end) == (4401, "You are not signed in any more.")


@pytest.mark.parametrize("path", PATHS)
def test_a_socket_is_closed_when_its_token_is_dropped(tmp_path: Path, path: str) -> None:
    with app_client(tmp_path / "data") as client:
        anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
        path = path.format(table=anna.open_table("sobek2p")["table"])
        token, of_ben = bearer(anna), bearer(ben)
        with (
            client.websocket_connect("/api/me/socket", headers=anna.headers) as person,
            client.websocket_connect("/api/me/socket", headers=of_ben) as another,
        ):
            drop = lambda: anna.ask("DELETE", "/api/me/tokens")  # noqa: E731
            assert closed_when(client, path, token, drop) == (4401, "You are not signed in any more.")
            table = anna.open_table("sobek2p")["table"]
            ben.do(table, "sit")
            assert person.receive_json()["table"] == table, "who came with a cookie stays"
            assert another.receive_json()["table"] == table, "and so does whoever has another token"


def test_a_token_is_dropped_at_all_processes(backing: Backing) -> None:
    """At once: nobody waits until a process looks by itself."""
    with ExitStack() as stack:
        houses = [stack.enter_context(running(backing)) for _ in range(2 if backing.name == "grown" else 1)]
        clients = [stack.enter_context(httpx.Client(base_url=house.url, timeout=60)) for house in houses]
        anna = Guest(clients[0], "Anna")
        token = bearer(anna)
        address = houses[-1].url.replace("http", "ws") + "/api/me/socket"
        with connect(address, additional_headers=token, open_timeout=60) as socket:
            assert anna.ask("DELETE", "/api/me/tokens").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
