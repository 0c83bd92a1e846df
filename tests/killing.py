"""People who play while processes are killed, and what must be true afterwards.

Every player keeps what the server has acknowledged. Whenever an answer does not come, the same command is sent again,
to whatever process is there, until it does.
"""

import contextlib
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import httpx2 as httpx

from serving import Backing, House
from shedet.server.settings import Settings, database_url
from shedet.server.sitting import Sitting
from shedet.server.store import entries
from shedet.server.store.store import Store

PATIENCE = 90.0  # seconds that a player waits for any answer at all
BETWEEN = 0.05  # seconds between two tries
AT_ONCE = 10  # processes that are killed before everybody has got on with their game


class Acknowledged(NamedTuple):
    """A move that the server has said yes to."""

    table: str
    command: str  # with the player who sent it, as it is in the log
    seat: str
    line: str


class Processes:
    """Some servers and workers that are started again as soon as they are killed."""

    def __init__(self, backing: Backing, servers: int, workers: int) -> None:
        self.backing = backing
        commands = ["serve"] * servers + ["worker"] * workers
        self.houses = [House(backing, command) for command in commands]
        self.commands = commands
        self.chance = random.Random(4)
        self.killed: dict[str, int] = {}

    def urls(self) -> list[str]:
        return [house.url for house, command in zip(self.houses, self.commands, strict=True) if command == "serve"]

    def kill_one(self) -> None:
        """A process at random: a server or a worker, or one that thinks for it."""
        at = self.chance.randrange(len(self.houses))
        house = self.houses[at]
        thinkers = children(house.process.pid)
        if thinkers and self.chance.random() < 0.5:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.chance.choice(thinkers), signal.SIGKILL)
            self.count("thinker")
        else:
            house.kill()
            self.houses[at] = House(self.backing, self.commands[at])
            self.count(self.commands[at])

    def count(self, what: str) -> None:
        self.killed[what] = self.killed.get(what, 0) + 1

    def close(self) -> None:
        for house in self.houses:
            house.kill()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


class Player(threading.Thread):
    """Somebody who plays against a bot, one game after the other, whatever happens to the servers."""

    def __init__(self, processes: Processes, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.processes = processes
        self.stop = stop
        self.chance = random.Random(number)
        self.name = f"Player {number}"
        self.acknowledged: list[Acknowledged] = []
        self.tables: list[str] = []
        self.cookie = ""
        self.id = ""
        self.failure = ""
        self.resent = 0
        self.client = httpx.Client(timeout=20)

    def run(self) -> None:
        try:
            me = self.ask("POST", "/api/players", {"name": self.name})
            self.id = me.json()["id"]
            self.cookie = me.cookies["shedet"]
            while not self.stop.is_set():
                self.play_a_game()
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"
        finally:
            self.client.close()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Until there is an answer: a process that was killed gives none."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            url = self.chance.choice(self.processes.urls())
            self.client.cookies.clear()
            headers = {"cookie": f"shedet={self.cookie}"} if self.cookie else {}
            try:
                reply = self.client.request(method, url + path, json=body, headers=headers)
            except httpx.TransportError:
                self.resent += 1
                time.sleep(BETWEEN)
                continue
            if reply.status_code != 503:
                return reply
            time.sleep(BETWEEN)
        raise AssertionError(f"no answer to {method} {path}")

    def play_a_game(self) -> None:
        # A table that was opened by a request whose answer was lost is there, too; nobody plays at it.
        opened = self.ask("POST", "/api/tables", {"game": "sobek2p", "bots": ["merchant"], "practice": True})
        shown = opened.json()
        assert opened.status_code == 200, opened.text
        table: str = shown["table"]
        self.tables.append(table)
        waited = time.monotonic()
        while shown["state"] != "over" and not self.stop.is_set():
            if shown["you"] in shown.get("asked", []):
                shown = self.move(table, shown)
                waited = time.monotonic()
            else:
                assert time.monotonic() - waited < PATIENCE, f"the bot at {table} does not answer any more"
                time.sleep(BETWEEN)
                shown = self.ask("GET", f"/api/tables/{table}").json()

    def move(self, table: str, shown: dict[str, Any]) -> dict[str, Any]:
        line = self.chance.choice(shown["choices"])["play"]
        command = uuid4().hex
        body = {"do": "play", "command_id": command, "expected_seq": shown["seq"], "line": line}
        reply = self.ask("POST", f"/api/tables/{table}/commands", body)
        assert reply.status_code == 200, f"{line} at {table}: {reply.text}"
        self.acknowledged.append(Acknowledged(table, f"{self.id}:{command}", shown["you"], line))
        return dict(reply.json())


class Outcome(NamedTuple):
    killed: dict[str, int]
    moves: int  # that were acknowledged
    resent: int
    tables: int


def play_while_killing(backing: Backing, kills: int, servers: int, workers: int, players: int) -> Outcome:
    """Kill processes at random moments while people play; then look through everything that was written."""
    processes = Processes(backing, servers, workers)
    stop = threading.Event()
    people = [Player(processes, number, stop) for number in range(players)]
    try:
        for player in people:
            player.start()
        for first in range(0, kills, AT_ONCE):
            for _ in range(min(AT_ONCE, kills - first)):
                time.sleep(processes.chance.random() * 0.4)
                processes.kill_one()
            # On a busy machine a bot may not come to an answer between two kills; but it does when there are none.
            for player, number in [(player, len(player.acknowledged)) for player in people]:
                goes_on(player, number)
        stop.set()
        for player in people:
            player.join(PATIENCE)
            assert not player.failure, player.failure
    finally:
        stop.set()
        processes.close()
    moves = [move for player in people for move in player.acknowledged]
    look_through(backing, moves)
    tables = sum(len(player.tables) for player in people)
    return Outcome(processes.killed, len(moves), sum(player.resent for player in people), tables)


def goes_on(player: Player, number: int) -> None:
    """Every game goes on: somebody gets another move acknowledged."""
    until = time.monotonic() + PATIENCE
    while len(player.acknowledged) <= number + 1:
        assert not player.failure, player.failure
        assert time.monotonic() < until, f"{player.name} cannot play on"
        time.sleep(BETWEEN)


def look_through(backing: Backing, moves: list[Acknowledged]) -> None:
    """No move that was acknowledged is lost or doubled, and every game replays."""
    store = Store(database_url(Settings(data=str(backing.data), database_url=backing.database_url)))
    for table in {move.table for move in moves}:
        logged = store.read_log(table, 0)
        assert [each.seq for each in logged] == list(range(1, len(logged) + 1))
        found = {each.command: each.entry for each in logged}
        assert len(found) == len(logged)
        for move in moves:
            if move.table == table:
                entry = found[move.command]
                assert isinstance(entry, entries.Played)
                assert entry.line == move.line
                assert "ABCDEF"[entry.seat] == move.seat
        sitting = Sitting(table)
        for each in logged:
            sitting.apply(each.entry, each.at)
        # All that this seat played was acknowledged, but for the last one, whose answer nobody may have waited for.
        played = [each for each in logged if isinstance(each.entry, entries.Played) and ":" in each.command]
        mine = [each for each in played if not each.command.startswith("bot:")]
        acknowledged = [move for move in moves if move.table == table]
        assert 0 <= len(mine) - len(acknowledged) <= 1
    store.close()
