"""The gate: which pages may talk to the server, cookies, headers, and whom it believes about addresses."""

from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from requests_table import BODIES, everything
from serving import Backing, Guest, app_client, running
from shedet.core.errors import ShedetError
from shedet.server.gate import HEADERS
from shedet.server.routing import ENDPOINTS, Endpoint
from shedet.server.settings import find_settings

OWN = "http://shedet.test"  # where the client of these tests finds the server
SOCKET = "ws://shedet.test/api/me/socket"
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},  # a page in a sandbox, or a file
    {"origin": ""},
    {"origin": "http://shedet.test:8080"},
    {"origin": "http://sub.shedet.test"},
    {"origin": "http://shedet.test.evil.example"},
    {"origin": "http://evil.example/http://shedet.test"},
    {"origin": "http://shedet.test@evil.example"},
    {"origin": "ftp://shedet.test"},
    {"origin": "http://["},
    {"origin": "null", "host": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
WRITING = [each for each in ENDPOINTS if each.method != "GET"]


def attempt(client: TestClient, each: Endpoint, headers: dict[str, str]) -> httpx.Response:
    path = each.path.replace("{table}", "AAAAAAAAAAAA")
    return client.request(each.method, path, json=BODIES.get(each.name), headers=headers)


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_other_pages_change_nothing(client: TestClient, foreign: dict[str, str]) -> None:
    anna = Guest(client, "Anna")
    before = everything(client)
    for each in WRITING:
        reply = attempt(client, each, anna.headers | foreign)
        assert (reply.status_code, reply.json()["code"]) == (403, "other-origin"), each.name
        assert HEADERS.items() <= reply.headers.items()
        assert "set-cookie" not in reply.headers
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(SOCKET, headers=anna.headers | foreign):
        pass
    assert closed.value.code == 4403
    assert everything(client) == before


@pytest.mark.parametrize(
    "own", [{}, {"origin": OWN}, {"origin": "https://shedet.test"}, {"sec-fetch-site": "same-origin"}], ids=str
)
def test_its_own_pages_and_programs_that_are_no_browsers_may(client: TestClient, own: dict[str, str]) -> None:
    anna = Guest(client, "Anna")
    reply = client.post("/api/me/name", json={"name": "Hanna"}, headers=anna.headers | own)
    assert reply.status_code == 200
    with client.websocket_connect(SOCKET, headers=anna.headers | own):
        pass


def test_a_page_that_came_unencrypted_does_not_talk_to_an_encrypted_server(tmp_path: Path) -> None:
    with app_client(tmp_path / "data") as client:
        client.base_url = httpx.URL("https://shedet.test")
        for origin, status in (("http://shedet.test", 403), ("https://shedet.test", 200)):
            reply = client.post("/api/players", json={"name": "Anna"}, headers={"origin": origin})
            assert reply.status_code == status


def test_where_origins_are_set_they_alone_are_welcome(tmp_path: Path) -> None:
    with app_client(tmp_path / "data", origins="https://games.example, https://other.example/") as client:
        for origin, status in (("https://games.example", 200), ("https://other.example", 200), (OWN, 403)):
            reply = client.post("/api/players", json={"name": "Anna"}, headers={"origin": origin})
            assert reply.status_code == status


# ---- cookies


def test_the_cookie_is_for_this_server_alone(client: TestClient) -> None:
    reply = client.post("/api/players", json={"name": "Anna"})
    said = {part.strip().lower() for part in reply.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= said
    assert "secure" not in said, "without encryption browsers would not keep it"
    assert not any(part.startswith("domain") for part in said), "other servers of the domain would get it"
    gone = client.delete("/api/sessions").headers["set-cookie"].lower()
    assert "max-age=0" in gone
    assert "httponly" in gone


def test_over_an_encrypted_connection_the_cookie_stays_there(client: TestClient) -> None:
    client.base_url = httpx.URL("https://shedet.test")
    assert "secure" in client.post("/api/players", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "secure" in client.delete("/api/sessions").headers["set-cookie"].lower()


# ---- proxies


@pytest.mark.parametrize(("proxies", "is_believed"), [("127.0.0.1", True), ("10.0.0.0/8", False)])
def test_a_proxy_is_believed_if_it_is_one(embedded: Backing, proxies: str, is_believed: bool) -> None:
    """How a page came, and whose limits count."""
    with running(embedded, proxies=proxies, limit_factor=1) as house, httpx.Client(base_url=house.url) as client:
        cookies, refused = [], 0
        for number in range(101):  # one more than an address may make in a minute
            headers = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"}
            reply = client.post("/api/players", json={"name": "Anna"}, headers=headers)
            refused += reply.status_code == 429
            cookies.append("secure" in reply.headers.get("set-cookie", "").lower())
            client.cookies.clear()
        assert cookies[0] is is_believed
        assert (refused == 0) is is_believed, "whether they are different people"


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert find_settings({"proxies": "10.0.0.0/8, ::1"}, {}).settings.proxies
    with pytest.raises(ShedetError, match="not '\\*'"):
        find_settings({"proxies": "*"}, {})


# ---- headers


def test_every_answer_says_how_little_a_browser_may_do_with_it(client: TestClient) -> None:
    anna = Guest(client, "Anna")
    replies = [attempt(client, each, anna.headers) for each in ENDPOINTS]
    replies += [client.get("/nowhere"), client.patch("/api/me"), client.get("/api/tables/"), client.options("/api/me")]
    for reply in replies:
        assert HEADERS.items() <= reply.headers.items(), reply.request.url
        assert "access-control-allow-origin" not in reply.headers
        if reply.request.url.path.startswith("/api/"):
            assert reply.headers["cache-control"] == "no-store"
    assert {200, 204, 404, 405} <= {reply.status_code for reply in replies}


def test_scripts_come_from_the_server_alone() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_a_failure_nobody_expected_is_told_without_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("the seed is 1234")

    with app_client(tmp_path / "data") as client:
        anna = Guest(client, "Anna")
        monkeypatch.setattr("shedet.server.hall.Hall.lobby", fail)
        reply = anna.ask("GET", "/api/tables")
    assert (reply.status_code, reply.json()["code"]) == (500, "failed")
    assert HEADERS.items() <= reply.headers.items()
    said = capsys.readouterr()
    assert "1234" not in reply.text + said.out + said.err
    assert "ValueError" in said.out + said.err
