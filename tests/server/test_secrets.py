"""Secrets stay where they are: the seed until the game is over, and what people hold or say out of the log."""

import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from websockets.sync.client import connect

from requests_table import seed_of
from serving import Backing, Guest, is_asked, running, wait_for
from shedet.games import GAMES
from shedet.server.logs import LibraryLines
from shedet.server.routing import ENDPOINTS
from shedet.server.settings import database_url
from shedet.server.store.database import StoreAway
from shedet.server.store.store import Store

READABLE = [each.path for each in ENDPOINTS if each.method == "GET"]
MOVES = 8


def all_that_can_be_read(guest: Guest, table: str) -> str:
    return "".join(guest.ask("GET", path.replace("{table}", table)).text for path in READABLE)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_leaves_only_after_the_game(client: TestClient, game: str) -> None:
    anna, ben, carla = (Guest(client, name) for name in ("Anna", "Ben", "Carla"))
    table = anna.open_table(game, players=2, hints=True, listed=True)["table"]
    seed = seed_of(client, table)
    assert len(seed) == 32, "nobody guesses it"
    heard = "".join(all_that_can_be_read(guest, table) for guest in (anna, carla))
    assert seed not in heard
    ben.do(table, "sit")
    chance = random.Random(1)
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=anna.headers) as socket:
        for _ in range(MOVES):
            asked = next(guest for guest in (anna, ben) if is_asked(guest.see(table)))
            line = chance.choice(asked.see(table)["choices"])["play"]
            heard += str(asked.do(table, "play", line=line))
            heard += asked.send(table, "play", 0, line="nonsense").text
            heard += "".join(all_that_can_be_read(guest, table) for guest in (anna, ben, carla))
        heard += socket.receive_text()
    assert seed not in heard
    for guest in (anna, ben, carla):
        assert guest.ask("GET", f"/api/tables/{table}/record").json()["code"] == "not-over"
    anna.do(table, "resign")
    for guest in (anna, ben, carla):
        assert f"seed {seed}\n" in guest.get(f"/api/tables/{table}/record")["record"]


# ---- the log


def test_no_secret_is_in_the_log(embedded: Backing) -> None:
    """A game with a bot, chat, a hint, tokens, links, sockets and many mistakes, with all that the log can say."""
    secrets: set[str] = set()
    with running(embedded, log_level="debug") as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Nefertari")
        token = anna.ask("POST", "/api/me/tokens").json()["token"]
        link = anna.ask("POST", "/api/me/link").json()["token"]
        table = anna.open_table("sobek2p", bots=["merchant"], hints=True)["table"]
        secrets |= {"Nefertari", anna.cookie, token, link, "my hand is bad"}
        client.post("/api/sessions", json={"token": link})
        client.post("/api/sessions", json={"token": link + "x"})
        client.get("/api/me", headers={"authorization": f"Bearer {token}x"})
        client.cookies.clear()
        anna.ask("POST", f"/api/tables/{table}/chat", {"text": "my hand is bad"})
        anna.ask("POST", f"/api/tables/{table}/chat?token=in-an-address", {"text": "my hand is bad", "unknown": token})
        with connect(f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=anna.headers):
            secrets |= set(play_some(anna, table))
        anna.do(table, "resign")
        record = anna.get(f"/api/tables/{table}/record")["record"]
        secrets |= {line.removeprefix("seed ") for line in record.splitlines() if line.startswith("seed ")}
        wait_for(lambda: anna.ask("GET", f"/api/tables/{table}/history").status_code == 200)
        said = house.stop()
    found = [secret for secret in secrets if secret.lower() in said.lower()]
    assert not found, said


def play_some(anna: Guest, table: str) -> Iterator[str]:
    """Random answers; what was on the table, and what was done."""
    chance = random.Random(1)
    for _ in range(6):
        shown = wait_for(lambda: (found := anna.see(table)) and is_asked(found) and found)
        line = chance.choice(shown["choices"])["play"]
        yield line
        [mine] = [seat for seat in shown["view"]["seats"] if seat["seat"] == shown["you"]]
        yield from mine["hand"]
        anna.send(table, "play", shown["seq"], line="sell nonsense")
        anna.ask("POST", f"/api/tables/{table}/hints")
        anna.do(table, "play", line=line)


def test_an_error_of_the_database_does_not_say_what_was_to_be_written(client: TestClient, tmp_path: Path) -> None:
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    store = Store(database_url(services.settings))
    with store.writing() as connection:
        connection.exec_driver_sql("alter table tokens rename to others")
    with pytest.raises(StoreAway) as failed:
        store.add_token("a secret", "somebody")
    store.close()
    assert "a secret" not in f"{failed.value.__cause__}"


def test_what_libraries_log_is_json_without_the_words_of_errors() -> None:
    try:
        raise ValueError("a secret")
    except ValueError as error:
        told = (ValueError, error, error.__traceback__)
    message = 'Task "x" failed\nfuture: a secret'
    line = LibraryLines().format(logging.LogRecord("asyncio", logging.ERROR, "", 1, message, (), told))
    assert "a secret" not in line
    found = json.loads(line)
    assert (found["event"], found["said"], found["error"]) == ("asyncio", 'Task "x" failed', "ValueError")
