"""Who may do what: every endpoint and both sockets, tried by those who may not. The list of endpoints is the server's
own, so a new one is tried as well."""

import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx2 as httpx
import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from requests_table import (
    BODIES,
    COMMANDS,
    at_tables,
    command_body,
    everything,
    seed_of,
    services_of,
    with_body,
)
from serving import Guest, app_client, is_asked
from shedet.core.events import SPECTATOR
from shedet.server.page import ADDRESSES
from shedet.server.routing import ANYONE, ENDPOINTS, Endpoint
from shedet.server.sessions import LINK_AGE, SESSION_AGE, Sessions


class House(NamedTuple):
    """A server with a game that goes on between Anna and Ben."""

    client: TestClient
    anna: Guest
    ben: Guest
    table: str

    def path(self, path: str) -> str:
        return path.replace("{table}", self.table)

    def try_it(self, each: Endpoint, headers: dict[str, str]) -> httpx.Response:
        reply = self.client.request(each.method, self.path(each.path), json=BODIES.get(each.name), headers=headers)
        self.client.cookies.clear()
        return reply


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with app_client(tmp_path_factory.mktemp("access") / "data") as client:
        anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
        table = anna.open_table("sobek2p", hints=True)["table"]
        ben.do(table, "sit")
        yield House(client, anna, ben, table)


# ---- who is not who they say


def expired(house: House, monkeypatch: pytest.MonkeyPatch, age: int) -> Sessions:
    """Sign as if it had been long ago."""
    monkeypatch.setattr("itsdangerous.timed.time", SimpleNamespace(time=lambda: time.time() - age - 60))
    return services_of(house.client).sessions


def cookie(text: str) -> dict[str, str]:
    return {"cookie": f"shedet={text}"}


def bearer(text: str) -> dict[str, str]:
    return {"authorization": f"Bearer {text}"}


def altered(text: str) -> str:
    """Another payload under the same signature."""
    return ("A" if text[0] != "A" else "B") + text[1:]


INTRUDERS: dict[str, Callable[[House], dict[str, str]]] = {
    "nobody": lambda house: {},
    "nonsense": lambda house: cookie("nonsense"),
    "an altered session": lambda house: cookie(altered(house.anna.cookie)),
    "a session without signature": lambda house: cookie(house.anna.cookie.rpartition(".")[0]),
    "a session of another secret": lambda house: cookie(Sessions("x" * 40).cookie_for(house.anna.id)),
    "a session of somebody unknown": lambda house: cookie(services_of(house.client).sessions.cookie_for("nobody")),
    "a link instead of a session": lambda house: cookie(services_of(house.client).sessions.link_for(house.anna.id)),
    "a session as a token": lambda house: bearer(house.anna.cookie),
    "a forged token": lambda house: bearer("shedet_" + "x" * 43),
    "a dropped token": lambda house: bearer(dropped_token(house.anna)),
    # Whoever says who they are is not taken for somebody else.
    "a forged token beside a good session": lambda house: bearer("shedet_x") | house.anna.headers,
}


def dropped_token(guest: Guest) -> str:
    reply = guest.ask("POST", "/api/me/tokens")
    assert guest.client.get("/api/me", headers=bearer(reply.json()["token"])).json()["id"] == guest.id
    assert guest.ask("DELETE", "/api/me/tokens").status_code == 204
    return str(reply.json()["token"])


@pytest.fixture(params=[*INTRUDERS, "an expired session"])
def intruder(request: pytest.FixtureRequest, house: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    if request.param in INTRUDERS:
        return INTRUDERS[request.param](house)
    found = cookie(expired(house, monkeypatch, SESSION_AGE).cookie_for(house.anna.id))
    monkeypatch.undo()
    return found


def test_whoever_is_not_signed_in_gets_nothing_and_changes_nothing(house: House, intruder: dict[str, str]) -> None:
    before = everything(house.client)
    for each in ENDPOINTS:
        if each.who != ANYONE:
            reply = house.try_it(each, intruder)
            assert (reply.status_code, reply.json()["code"]) == (401, "not-signed-in"), each.name
            assert set(reply.json()) == {"code", "message"}, each.name
            assert "set-cookie" not in reply.headers
    assert everything(house.client) == before


def test_whoever_is_not_signed_in_follows_nothing(house: House, intruder: dict[str, str]) -> None:
    for path in socket_paths(house.client):
        opening = house.client.websocket_connect(house.path(path), headers=intruder)
        with pytest.raises(WebSocketDisconnect) as closed, opening as socket:
            socket.receive_text()
        assert closed.value.code == 4401, path


def socket_paths(client: TestClient) -> list[str]:
    return [route.path for route in routes(client) if isinstance(route, WebSocketRoute)]


def routes(client: TestClient) -> list[Any]:
    return list(client.app.routes)  # type: ignore[attr-defined]


# ---- the list


def test_every_route_is_an_endpoint_or_a_socket_that_these_tests_know(house: House) -> None:
    found = {
        (route.path, way) for route in routes(house.client) if isinstance(route, Route) for way in route.methods or ()
    }
    known = {(each.path, each.method) for each in ENDPOINTS}
    pages = {(address, "GET") for address in (*ADDRESSES, "/page/{path:path}")}  # the same for everybody
    assert {one for one in found if one[1] != "HEAD"} == known | pages
    assert set(socket_paths(house.client)) == {"/api/tables/{table}/socket", "/api/me/socket"}
    assert all(isinstance(route, Route | WebSocketRoute) for route in routes(house.client))


def test_every_endpoint_that_takes_something_has_a_good_request_here() -> None:
    assert {each.name for each in with_body()} == set(BODIES)


def test_what_anybody_may_do_is_a_short_list() -> None:
    public = {each.name for each in ENDPOINTS if each.who == ANYONE}
    assert public == {"become_a_player", "sign_in_by_link", "sign_out", "games", "lobby", "openapi", "live", "ready"}


# ---- those who are signed in, and sit elsewhere

# What an outsider gets of a game that goes on. Whoever adds an endpoint for tables says here what it is.
OUTSIDERS = {
    "see_a_table": 200,
    "updates": 200,
    "earlier_moments": 200,
    "why_not": 200,
    "command": 409,  # the request is stale; what becomes of others is tried below
    "hear": 200,
    "say": 403,
    "ask_for_hints": 403,
    "hints": 403,
    "why": 403,
    "record": 409,
    "history": 409,
    "ask_for_analysis": 409,
    "analysis": 200,
}


def test_it_is_written_down_what_outsiders_get_at_every_endpoint_of_a_table() -> None:
    assert {each.name for each in at_tables()} == set(OUTSIDERS)


@pytest.mark.parametrize("each", at_tables(), ids=lambda each: each.name)
def test_an_outsider_is_a_spectator_and_changes_nothing(house: House, each: Endpoint) -> None:
    carla = Guest(house.client, "Carla")
    before = everything(house.client)
    reply = house.try_it(each, carla.headers)
    assert reply.status_code == OUTSIDERS[each.name], reply.text
    assert everything(house.client) == before
    assert seed_of(house.client, house.table) not in reply.text
    if reply.status_code != 200:
        assert set(reply.json()) - {"table"} == {"code", "message"}
    if each.name in ("see_a_table", "updates", "command"):
        assert_spectator_sees(house, reply.json()["table"] if each.name == "command" else reply.json())


def assert_spectator_sees(house: House, shown: dict[str, Any]) -> None:
    sitting = services_of(house.client).hall.shelves[house.table].sittings[0]
    assert shown["view"] == sitting.sight(SPECTATOR, 0).view
    assert shown["view"] not in [guest.see(house.table)["view"] for guest in (house.anna, house.ben)]
    assert not {"you", "is_host", "choices", "question", "can_undo", "hint"} & set(shown)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_an_outsider_can_do_nothing_at_a_table(house: House, kind: Any) -> None:
    carla = Guest(house.client, "Carla")
    before = everything(house.client)
    asked = next(guest for guest in (house.anna, house.ben) if is_asked(guest.see(house.table)))
    line = asked.see(house.table)["choices"][0]["play"]
    body = command_body(kind, carla.see(house.table)["seq"], line)
    reply = carla.ask("POST", f"/api/tables/{house.table}/commands", body)
    assert (reply.status_code, reply.json()["code"]) in [
        (403, "not-seated"),
        (403, "not-host"),
        (409, "has-begun"),  # whoever may sit down comes too late
    ]
    assert everything(house.client) == before


def test_sockets_show_an_outsider_what_spectators_see(house: House) -> None:
    carla = Guest(house.client, "Carla")
    with house.client.websocket_connect(f"/api/tables/{house.table}/socket", headers=carla.headers) as socket:
        assert_spectator_sees(house, socket.receive_json())
    with house.client.websocket_connect("/api/me/socket", headers=carla.headers) as mine:
        house.anna.ask("POST", f"/api/tables/{house.table}/chat", {"text": "Hello!"})
        opened = carla.open_table("sobek2p")["table"]
        assert mine.receive_json()["table"] == opened, "a table of others is none of one's business"


def test_lists_show_ones_own_tables_and_those_that_are_open_to_all(house: House) -> None:
    carla = Guest(house.client, "Carla")
    unlisted = house.anna.open_table("sobek2p")["table"]
    assert carla.get("/api/me/tables") == []
    assert unlisted not in [each["table"] for each in carla.get("/api/tables")]
    assert carla.get("/api/me") == {"id": carla.id, "name": "Carla"}


def test_only_whoever_opened_a_table_seats_bots_and_sends_them_away(house: House) -> None:
    table = house.anna.open_table("sobek", players=3, bots=["merchant"])["table"]
    before = everything(house.client)
    seq = house.ben.see(table)["seq"]
    for do, more in (("seat-bot", {"level": "merchant"}), ("send-bot-away", {"seat": "B"})):
        reply = house.ben.send(table, do, seq, **more)
        assert (reply.status_code, reply.json()["code"]) == (403, "not-host")
    assert everything(house.client) == before


# ---- links


@pytest.mark.parametrize("kind", ["expired", "forged", "session"])
def test_a_link_that_is_no_good_signs_nobody_in(house: House, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, Callable[[], str]] = {
        "expired": lambda: expired(house, monkeypatch, LINK_AGE).link_for(house.anna.id),
        "forged": lambda: Sessions("x" * 40).link_for(house.anna.id),
        "session": lambda: house.anna.cookie,
    }
    token = made[kind]()
    monkeypatch.undo()
    reply = house.client.post("/api/sessions", json={"token": token})
    assert (reply.status_code, reply.json()["code"]) == (403, "bad-link")
    assert "set-cookie" not in reply.headers


def test_a_link_carries_a_seat_to_another_device(house: House) -> None:
    token = house.anna.ask("POST", "/api/me/link").json()["token"]
    reply = house.client.post("/api/sessions", json={"token": token})
    there = {"cookie": f"shedet={reply.cookies['shedet']}"}
    house.client.cookies.clear()
    shown = house.client.get(f"/api/tables/{house.table}", headers=there).json()
    assert shown["you"] == house.anna.see(house.table)["you"]
