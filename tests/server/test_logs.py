"""What a server says about itself: logs without secrets, figures on the loopback address, and how it is."""

import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs

from requests_table import services_of
from serving import Backing, Grown, Guest, app_client, asked_or_over, free_port, running, wait_for
from shedet.server.metrics import Metrics
from shedet.server.routing import LARGEST_BODY
from shedet.server.store.database import StoreAway
from shedet.server.work.thinkers import Thinker, ThinkerDied


def lines_of(log: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.splitlines()]


def test_every_request_is_a_line_and_nobody_is_named_in_it(embedded: Backing) -> None:
    with running(embedded, log_level="info") as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")["table"]
        token = anna.ask("POST", "/api/me/tokens").json()["token"]
        anna.ask("POST", f"/api/tables/{table}/chat", {"text": "Hello"})
        client.get("/api/me", headers={"authorization": f"Bearer {token}"})
        client.get(f"/nowhere/{token}")
        link = anna.ask("POST", "/api/me/link").json()["token"]
        client.post("/api/sessions", json={"token": link})
        log = house.stop()
    lines = lines_of(log)
    events = [line["event"] for line in lines]
    assert events[0] == "server is ready"
    assert events[-2:] == ["server stops", "server has stopped"]
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["method"], line["endpoint"], line["status"]) for line in requests] == [
        ("POST", "become_a_player", 200),
        ("POST", "open_a_table", 200),
        ("POST", "make_a_token", 200),
        ("POST", "say", 200),
        ("GET", "who_am_i", 200),
        ("GET", "none", 404),
        ("POST", "make_a_link", 200),
        ("POST", "sign_in_by_link", 200),
    ]
    for line in requests:
        assert line.keys() == {"event", "method", "endpoint", "status", "ms", "level", "timestamp"}
        assert line["ms"] >= 0
    for secret in (anna.id, anna.cookie, "Anna", token, link, "Hello", table):
        assert secret not in log


def test_who_is_turned_away_is_a_line_and_counted(client: TestClient) -> None:
    """From another page, at no address, or at a socket: none of it gets to an endpoint."""
    metrics = services_of(client).metrics
    anna = Guest(client, "Anna")
    evil = anna.headers | {"origin": "https://evil.example"}
    with capture_logs() as log:
        assert client.post("/api/tables?token=hush", json={"game": "sobek2p"}, headers=evil).status_code == 403
        for headers in (evil, {}):
            with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/me/socket", headers=headers) as to:
                to.receive_text()
        assert client.get("/nowhere").status_code == 404
        assert client.patch("/api/me").status_code == 405
    away = [line for line in log if line["event"] == "turned away"]
    assert [line["method"] for line in away] == ["POST", "SOCKET"]
    assert {(line["status"], line["code"], line["log_level"]) for line in away} == {(403, "other-origin", "warning")}
    [refused] = [line for line in log if line["event"] == "socket refused"]
    assert (refused["status"], refused["code"]) == (401, "not-signed-in")
    assert value(metrics, "shedet_requests_total", endpoint="none", status="403") == 2
    assert value(metrics, "shedet_requests_total", endpoint="socket", status="401") == 1
    assert value(metrics, "shedet_requests_total", endpoint="none", status="404") == 1
    assert value(metrics, "shedet_requests_total", endpoint="none", status="405") == 1
    for secret in (anna.cookie, anna.id, "evil.example", "hush"):
        assert secret not in str(log)


@pytest.mark.parametrize(("status", "limit"), [(429, {"limit_factor": 1}), (413, {})])
def test_what_is_too_much_is_a_line_and_counted(tmp_path: Path, status: int, limit: dict[str, int]) -> None:
    with app_client(tmp_path / "data", **limit) as client, capture_logs() as log:
        anna = Guest(client, "Anna")
        if status == 429:
            replies = [anna.ask("POST", "/api/me/tokens") for _ in range(21)]
        else:
            replies = [anna.ask("POST", "/api/me/name", {"name": "x" * LARGEST_BODY})]
        assert replies[-1].status_code == status
        [line] = [line for line in log if line.get("status") == status]
        endpoint = line["endpoint"]
        labels = {"endpoint": endpoint, "status": str(status)}
        assert value(services_of(client).metrics, "shedet_requests_total", **labels) == 1


def test_the_level_of_the_log_is_respected(embedded: Backing) -> None:
    with running(embedded, log_level="warning") as house, httpx.Client(base_url=house.url, timeout=60) as client:
        Guest(client, "Anna")
        assert house.stop() == ""


@pytest.fixture
def dying_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process that thinks dies."""
    think = Thinker.think
    died: list[int] = []

    async def die_first(self: Thinker, task: Any) -> Any:
        if not died:
            died.append(1)
            raise ThinkerDied
        async for thought in think(self, task):
            yield thought

    monkeypatch.setattr(Thinker, "think", die_first)


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


@pytest.mark.usefixtures("dying_once")
def test_what_happens_is_counted_and_what_fails_is_logged(client: TestClient) -> None:
    services = services_of(client)
    metrics = services.metrics
    with capture_logs() as log:
        play_a_little(client, metrics)
    [failed] = [line for line in log if line["event"] == "job failed"]
    assert (failed["kind"], failed["error"], failed["log_level"]) == ("move", "ThinkerDied", "warning")


def play_a_little(client: TestClient, metrics: Metrics) -> None:
    anna = Guest(client, "Anna")
    table = anna.open_table("sobek2p", bots=["random"])["table"]
    assert value(metrics, "shedet_tables_in_memory") == 1
    assert value(metrics, "shedet_requests_total", endpoint="open_a_table", status="200") == 1
    assert value(metrics, "shedet_request_seconds_count", endpoint="open_a_table") == 1
    with client.websocket_connect(f"/api/tables/{table}/socket?after=0", headers=anna.headers) as pushes:
        pushes.receive_json()
        assert value(metrics, "shedet_sockets") == 1
        assert value(metrics, "shedet_pushes_total") == 1
        shown = wait_for(lambda: asked_or_over(anna, table))
        anna.do(table, "play", line=shown["choices"][0]["play"])
        wait_for(lambda: value(metrics, "shedet_pushes_total") > 1)
    wait_for(lambda: value(metrics, "shedet_sockets") == 0)
    wait_for(lambda: value(metrics, "shedet_jobs_total", kind="move", outcome="failed"))
    wait_for(lambda: asked_or_over(anna, table))
    wait_for(lambda: value(metrics, "shedet_jobs_total", kind="move", outcome="done"))


def test_the_figures_are_on_the_loopback_address(embedded: Backing) -> None:
    port = free_port()
    with running(embedded, metrics_port=port) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        shown = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'shedet_requests_total{endpoint="become_a_player",status="200"} 1.0' in shown
        assert "shedet_sockets 0.0" in shown
        assert anna.id not in shown
        assert client.get("/metrics").status_code == 404


# ---- health and readiness


def test_a_server_lives_without_its_database_and_is_ready_with_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = services_of(client)
    assert client.get("/health/live").json() == {"status": "ok"}
    assert client.get("/health/ready").json() == {"status": "ok"}

    def away() -> None:
        raise StoreAway(False)

    with monkeypatch.context() as gone:
        gone.setattr(services.store, "ping", away)
        reply = client.get("/health/ready")
        assert (reply.status_code, reply.json()["code"]) == (503, "database-away")
        assert client.get("/health/live").status_code == 200
    assert client.get("/health/ready").status_code == 200


def test_a_server_is_ready_again_when_its_database_is_back(grown: Grown, tmp_path: Path) -> None:
    name = f"test_{uuid4().hex}"
    with running(grown.backing(tmp_path / "data", name)) as house, httpx.Client(base_url=house.url) as client:
        assert client.get("/health/ready").status_code == 200
        grown.postgres.psql(f"alter database {name} with allow_connections false;")
        grown.postgres.psql(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}';")
        reply = client.get("/health/ready", timeout=60)
        assert (reply.status_code, reply.json()["code"]) == (503, "database-away")
        assert client.get("/health/live").status_code == 200
        grown.postgres.psql(f"alter database {name} with allow_connections true;")
        wait_for(lambda: client.get("/health/ready", timeout=60).status_code == 200)
