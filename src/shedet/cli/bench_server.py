"""`shedet bench server`: how much a server on this machine can take. It starts one, and plays at it with many people.

The people are one more process on the same machine, so the server has what they leave of it.
"""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from shedet.games import GAMES

GAME = GAMES[0]
SOCKETS = 1000
TABLES = 200
EVERY = 2.0  # seconds between two moves at a table
AT_ONCE = 32  # tables that are played as fast as they can be, to find the limit
MEGABYTE = 1024 * 1024


def run_bench(seconds: float, database_url: str, bus_url: str, servers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        return asyncio.run(measure(Path(data), seconds, database_url, bus_url, servers))


async def measure(data: Path, seconds: float, database_url: str, bus_url: str, servers: int) -> dict[str, Any]:
    found: dict[str, Any] = {"servers": servers, "database": "PostgreSQL" if database_url else "SQLite"}
    settings = {"data": data, "port": 0, "limit_factor": 0, "most_sockets": 100_000, "most_tables": 100_000}
    settings |= {"database_url": database_url, "bus_url": bus_url, "log_level": "error"}
    environment = {f"SHEDET_{name.upper()}": str(value) for name, value in settings.items() if value != ""}
    processes: list[subprocess.Popen[str]] = []
    try:
        urls = []
        for _ in range(servers):
            began = time.perf_counter()
            process, url = start(environment)
            found["ready_seconds"] = round(time.perf_counter() - began, 2)
            processes.append(process)
            urls.append(url)
        found["idle_megabytes"] = megabytes(processes)
        async with contextlib.AsyncExitStack() as stack:
            found["sockets"] = SOCKETS
            await open_sockets(stack, urls, SOCKETS)
            found["megabytes_with_sockets"] = megabytes(processes)
        found["steady"] = await play_steadily(urls, seconds)
        found["limit"] = await play_fast(urls, seconds)
        found["megabytes_after"] = megabytes(processes)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    return found


def start(environment: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "shedet", "serve"]
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().rpartition(" ")[2].strip()


def megabytes(processes: Sequence[subprocess.Popen[str]]) -> int:
    """What the servers hold in memory, without what thinks beside them."""
    total = 0
    for process in processes:
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        total += int(status.partition("VmRSS:")[2].split()[0]) * 1024
    return round(total / MEGABYTE)


# ---- people


class Line:
    """A connection to the server, kept open: one request after the other, with as little ado as possible."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: bench", "Content-Type: application/json"]
        lines += [f"Content-Length: {len(sent)}", f"Cookie: {self.cookie}", "", ""]
        self.writer.write("\r\n".join(lines).encode() + sent)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        status = int(head.split(" ", 2)[1])
        headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        if "set-cookie" in headers:
            at = head.lower().index("set-cookie: ") + len("set-cookie: ")
            self.cookie = head[at:].partition(";")[0]
        found = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {found.decode()[:200]}")
        return json.loads(found) if found else None


async def connect(url: str) -> Line:
    host, _, port = url.removeprefix("http://").partition(":")
    return Line(*await asyncio.open_connection(host, int(port)))


async def guest(url: str, name: str) -> Line:
    line = await connect(url)
    await line.ask("POST", "/api/players", {"name": name})
    return line


async def open_sockets(stack: contextlib.AsyncExitStack, urls: Sequence[str], number: int) -> None:
    """Sockets that follow a table of their own game, in groups: nobody opens a thousand at the same moment."""
    from websockets.asyncio.client import connect as connect_socket

    host = await guest(urls[0], "Host")
    table = (await host.ask("POST", "/api/tables", {"game": GAME, "listed": True}))["table"]
    for first in range(0, number, 50):
        sockets = await asyncio.gather(
            *(
                connect_socket(
                    f"{urls[at % len(urls)].replace('http', 'ws')}/api/tables/{table}/socket",
                    additional_headers={"Cookie": host.cookie},
                    compression=None,
                )
                for at in range(first, min(first + 50, number))
            )
        )
        for socket in sockets:
            stack.push_async_callback(socket.close)
            await socket.recv()


class Pair:
    """Two people at a table. One moves, and the other is told so over a socket."""

    def __init__(self, number: int, urls: Sequence[str]) -> None:
        self.number = number
        self.urls = urls
        self.chance = random.Random(number)
        self.moves = 0
        self.took: list[float] = []  # from the request of one to the push to the other, in seconds

    @contextlib.asynccontextmanager
    async def seated(self) -> AsyncIterator[None]:
        from websockets.asyncio.client import connect as connect_socket

        url = self.urls[self.number % len(self.urls)]
        other = self.urls[(self.number + 1) % len(self.urls)]
        lines = [await guest(url, "Anna"), await guest(other, "Ben")]
        opened = await lines[0].ask("POST", "/api/tables", {"game": GAME})
        self.table = opened["table"]
        body = {"do": "sit", "command_id": "sitdown0", "expected_seq": opened["seq"]}
        shown = await lines[1].ask("POST", f"/api/tables/{self.table}/commands", body)
        seats = [None, None]
        async with contextlib.AsyncExitStack() as stack:
            for at, line in enumerate(lines):
                address = self.urls[(self.number + at) % len(self.urls)].replace("http", "ws")
                socket = await stack.enter_async_context(
                    connect_socket(
                        f"{address}/api/tables/{self.table}/socket?after={shown['seq']}",
                        additional_headers={"Cookie": line.cookie},
                        compression=None,
                    )
                )
                seats[at] = socket  # type: ignore[call-overload]
            self.lines, self.sockets = lines, seats
            yield
            for line in lines:
                line.writer.close()

    async def move(self) -> bool:
        """Whoever is asked makes a move at random; whether the game goes on."""
        shown = [await line.ask("GET", f"/api/tables/{self.table}") for line in self.lines]
        at = 0 if shown[0].get("you") in shown[0].get("asked", []) else 1
        if shown[0]["state"] == "over":
            return False
        choice = self.chance.choice(shown[at]["choices"])["play"]
        self.moves += 1
        body = {
            "do": "play",
            "command_id": f"move{self.moves:06}",
            "expected_seq": shown[at]["seq"],
            "line": choice,
        }
        wanted = shown[1 - at]["seq"] + 1
        began = time.perf_counter()
        pushed = asyncio.create_task(self.wait_for_push(1 - at, wanted))
        await self.lines[at].ask("POST", f"/api/tables/{self.table}/commands", body)
        await pushed
        self.took.append(time.perf_counter() - began)
        return True

    async def wait_for_push(self, at: int, seq: int) -> None:
        socket: Any = self.sockets[at]
        while json.loads(await asyncio.wait_for(socket.recv(), 30))["seq"] < seq:
            continue


async def play_steadily(urls: Sequence[str], seconds: float) -> dict[str, Any]:
    """Many tables with a move every now and then."""
    pairs = [Pair(number, urls) for number in range(TABLES)]
    async with contextlib.AsyncExitStack() as stack:
        for pair in pairs:
            await stack.enter_async_context(pair.seated())
        began = time.perf_counter()
        until = began + max(seconds, 3 * EVERY)
        await asyncio.gather(*(play_now_and_then(pair, until) for pair in pairs))
        lasted = time.perf_counter() - began
    took = sorted(each for pair in pairs for each in pair.took)
    return {
        "tables": TABLES,
        "moves": len(took),
        "moves_per_second": round(len(took) / lasted),
        "p50_milliseconds": round(1000 * took[len(took) // 2], 1),
        "p95_milliseconds": round(1000 * took[int(0.95 * len(took))], 1),
        "p99_milliseconds": round(1000 * took[int(0.99 * len(took))], 1),
    }


async def play_now_and_then(pair: Pair, until: float) -> None:
    await asyncio.sleep(EVERY * pair.number / TABLES)
    while time.perf_counter() < until:
        began = time.perf_counter()
        if not await pair.move():
            return
        await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))


class Racer:
    """Somebody who plays both seats of a table as fast as the server lets them, and reads no more than it takes."""

    def __init__(self, number: int, url: str) -> None:
        self.number = number
        self.url = url
        self.moves = 0

    async def race(self, until: float) -> None:
        chance = random.Random(self.number)
        lines = [await guest(self.url, "Anna"), await guest(self.url, "Ben")]
        while time.perf_counter() < until:
            opened = await lines[0].ask("POST", "/api/tables", {"game": GAME})
            table = opened["table"]
            body = {"do": "sit", "command_id": "sitdown0", "expected_seq": opened["seq"]}
            ben = await lines[1].ask("POST", f"/api/tables/{table}/commands", body)
            seats = {ben["you"]: lines[1], "AB".replace(ben["you"], ""): lines[0]}
            await self.play(table, seats, chance, until)

    async def play(self, table: str, seats: dict[str, Line], chance: random.Random, until: float) -> None:
        shown = await seats["A"].ask("GET", f"/api/tables/{table}")
        while shown["state"] == "playing" and time.perf_counter() < until:
            seat = shown["asked"][0]
            if shown["you"] != seat:
                shown = await seats[seat].ask("GET", f"/api/tables/{table}/updates?after=100000")
            choice = chance.choice(shown["choices"])["play"]
            self.moves += 1
            body = {
                "do": "play",
                "command_id": f"move{self.moves:06}",
                "expected_seq": shown["seq"],
                "line": choice,
            }
            shown = await seats[seat].ask("POST", f"/api/tables/{table}/commands", body)


async def play_fast(urls: Sequence[str], seconds: float) -> dict[str, Any]:
    """As many acknowledged moves as possible."""
    racers = [Racer(number, urls[number % len(urls)]) for number in range(AT_ONCE)]
    began = time.perf_counter()
    until = began + max(seconds, 5.0)
    await asyncio.gather(*(racer.race(until) for racer in racers))
    moves = sum(racer.moves for racer in racers)
    return {"tables": AT_ONCE, "moves_per_second": round(moves / (time.perf_counter() - began))}


def as_text(found: dict[str, Any]) -> str:
    steady, limit = found["steady"], found["limit"]
    return "\n".join(
        [
            f"{found['servers']} server(s) with {found['database']}, and the players on the same machine",
            f"  ready in      {found['ready_seconds']:>8} s",
            f"  idle          {found['idle_megabytes']:>8} MB",
            f"  {found['sockets']:,} sockets {found['megabytes_with_sockets']:>8} MB",
            f"  {steady['tables']} tables    {steady['p95_milliseconds']:>8} ms from a move to the push, for 95 % of "
            f"{steady['moves']:,} moves ({steady['p50_milliseconds']} ms for half of them)",
            f"  at the limit  {limit['moves_per_second']:>8} moves a second, acknowledged",
        ]
    )
