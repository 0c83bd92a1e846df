"""Servers whose traffic can be compared byte by byte: in one event loop, with clocks and ids that a test sets. With
PostgreSQL and Valkey they are three applications that know of each other by these alone, as processes would be."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple
from uuid import uuid4

import httpx2 as httpx
import msgspec

from serving import Backing, quick_settings
from shedet.core.game import Game
from shedet.server.app import make_app
from shedet.server.bus import CHANNEL, WORK, ValkeyBus, Word
from shedet.server.metrics import Metrics
from shedet.server.refusing import Refused
from shedet.server.routing import ENDPOINTS, PLAYERS
from shedet.server.sessions import COOKIE
from shedet.server.store import entries
from shedet.server.store.store import HINT, Job
from shedet.server.work.thinker import Task, Thought, think_safely
from shedet.server.work.thinkers import Thinker
from shedet.server.work.workshop import Workshop

WATCHER = "watcher"  # who sits nowhere
PROCESSES = 3  # that share a PostgreSQL and a Valkey
START = 1_000_000_000_000  # the first moment, in milliseconds
SOME_TURNS = 10  # of the event loop: more than a push takes that needs nothing from the store
LOOKED_AT = [each for each in ENDPOINTS if each.method == "GET" and each.who == PLAYERS]
CLOCK = entries.Clock(seconds=600, increment=5)


class Reply(NamedTuple):
    """All that comes back of a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Ear:
    """An open socket, and what was pushed to it."""

    def __init__(self, web: "Web", cookie: str, path: str, query: str) -> None:
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.came.put_nowait({"type": "websocket.connect"})
        self.heard: list[Any] = []
        self.moments: list[float] = []  # when, for each
        self.answered = asyncio.Event()  # it was let in, or not
        scope = {
            "type": "websocket",
            "path": path,
            "query_string": query.encode(),
            "headers": [(b"cookie", cookie.encode()), (b"host", b"shedet.test")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        self.task = asyncio.create_task(web.app(scope, self.came.get, self.send))

    async def send(self, message: Any) -> None:
        self.heard.append(message)
        self.moments.append(asyncio.get_running_loop().time())
        self.answered.set()

    async def close(self) -> None:
        self.came.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Here(Thinker):
    """Thinks in this process."""

    async def think(self, task: Task) -> AsyncIterator[Thought]:
        for thought in think_safely(task):
            yield thought


class Web:
    """One web process of a server. Nothing happens in its background: what was published is heard when a test says
    so."""

    def __init__(self, backing: Backing, **settings: Any) -> None:
        urls = {"database_url": backing.database_url, "bus_url": backing.bus_url}
        self.app = make_app(quick_settings(backing.data, secret="s" * 40, **urls, **settings), Metrics())
        self.services = self.app.state.services
        self.hall = self.services.hall
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://shedet.test")
        self.bus = self.services.bus
        is_shared = isinstance(self.bus, ValkeyBus)
        self.words: asyncio.Queue[Word] = self.bus.local.words if is_shared else self.bus.words
        self.others = asyncio.create_task(self.bus.hear_the_others()) if is_shared else None

    async def hear(self, last: str) -> None:
        """Everything up to the last word; that goes round by Valkey, so whatever was said before has come."""
        while self.others is not None or not self.words.empty():
            word = await self.words.get()
            if word.text == last:
                break
            if word.text != WORK:
                await self.services.followers.hear(word)
                with contextlib.suppress(Refused):  # it is a table of another server
                    async with self.hall.looking_at(word.text):
                        pass  # it is here now, so that pushes wait for nothing

    async def close(self) -> None:
        if self.others is not None:
            self.others.cancel()
        await self.client.aclose()
        await self.hall.close()
        self.services.store.close()


class Server:
    """One server: a process, or several that take turns."""

    def __init__(self, backing: Backing, **settings: Any) -> None:
        backing.data.mkdir(parents=True)
        self.webs = [Web(backing, **settings) for _ in range(PROCESSES if backing.bus_url else 1)]
        self.services = self.webs[0].services
        self.hall = self.webs[0].hall
        self.time = START
        self.commands = 0
        self.asked = 0
        self.players: set[str] = set()
        self.ears: list[Ear] = []
        for web in self.webs:
            web.hall.now = lambda: self.time

    async def close(self) -> None:
        await self.hang_up()
        for web in self.webs:
            await web.close()

    def next_web(self) -> Web:
        self.asked += 1
        return self.webs[self.asked % len(self.webs)]

    def drop(self, table: str) -> None:
        """It is read from the store again."""
        for web in self.webs:
            web.hall.drop(table)

    def cookie(self, player: str) -> str:
        return f"{COOKIE}={self.services.sessions.cookie_for(player)}"

    def admit(self, *players: str) -> None:
        for player in set(players) - self.players:
            self.services.store.add_player(player, player.title())
            self.players.add(player)

    async def begin(self, table: str, opened: entries.Opened, bots: dict[int, str] | None = None) -> None:
        """A table at which `seat0`, `seat1` and so on sit, or bots."""
        self.admit(WATCHER, *(f"seat{seat}" for seat in range(opened.players)))
        found: list[entries.AnyEntry] = [opened]
        for seat in range(opened.players):
            bot = (bots or {}).get(seat, "")
            name = bot or f"seat{seat}"
            found.append(entries.Joined(seat, name.title(), player="" if bot else name, bot=bot))
        found.append(entries.Started(list(range(opened.players))))
        await self.hall.put_down(table, None, found)
        await self.settle()

    async def listen(self, player: str, path: str, query: str = "") -> None:
        self.ears.append(Ear(self.next_web(), self.cookie(player), path, query))
        await self.ears[-1].answered.wait()
        await self.settle()

    async def follow(self, player: str, table: str) -> None:
        """Somebody opens both sockets, and knows the table as it is."""
        await self.listen(player, "/api/me/socket")
        await self.listen(player, f"/api/tables/{table}/socket", f"after={await self.seq(player, table)}")

    async def hang_up(self) -> None:
        for ear in self.ears:
            await ear.close()
        self.ears.clear()

    async def settle(self) -> None:
        """Until everything that was published has been heard, by all processes, and pushed."""
        last = f"last:{uuid4().hex}"
        if self.webs[0].others is not None:
            await self.services.bus.speaking.publish(CHANNEL, f"test {last}")
        for web in self.webs:
            await web.hear(last)
        for _ in range(SOME_TURNS):
            await asyncio.sleep(0)

    async def ask(self, player: str, method: str, path: str, body: Any = None) -> Reply:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"cookie": self.cookie(player), "content-type": "application/json"}
        reply = await self.next_web().client.request(method, path, content=content, headers=headers)
        await self.settle()
        return Reply(reply.status_code, list(reply.headers.raw), reply.content)

    async def command(self, player: str, table: str, do: str, seq: int, **more: str) -> Reply:
        self.commands += 1
        body = {"do": do, "command_id": f"command-{self.commands}", "expected_seq": seq, **more}
        return await self.ask(player, "POST", f"/api/tables/{table}/commands", body)

    async def seq(self, player: str, table: str) -> int:
        async with self.hall.looking_at(table) as sitting:
            found: int = sitting.seq_of(sitting.viewer_of(player))
            return found

    async def do(self, player: str, table: str, do: str, **more: str) -> Reply:
        """A command that must be possible now."""
        reply = await self.command(player, table, do, await self.seq(player, table), **more)
        assert reply.status == 200, reply.body
        return reply

    async def answer(self, table: str, seat: int, line: str) -> None:
        """What a bot answers."""
        async with self.hall.looking_at(table) as sitting:
            seq = sitting.seq_of(seat)
        assert await self.hall.answer(table, seat, seq, line)
        await self.settle()

    async def look(self, player: str, table: str) -> dict[str, Reply]:
        """What every address gives to somebody who only looks."""
        found = {}
        for each in LOOKED_AT:
            path = each.path.replace("{table}", table)
            found[path] = await self.ask(player, "GET", path)
        for after in (1, await self.seq(player, table)):
            path = f"/api/tables/{table}/updates?after={after}"
            found[path] = await self.ask(player, "GET", path)
        return found

    async def hint(self, table: str, seat: int) -> Reply:
        """Somebody asks for a hint, and gets it."""
        reply = await self.ask(f"seat{seat}", "POST", f"/api/tables/{table}/hints")
        await Workshop(self.hall, self.services.metrics).hint(Job(table, HINT, seat, self.time, 0, ""), Here())
        await self.settle()
        return reply


def opened(game: Game, players: int, options: dict[str, int], setup: str) -> entries.Opened:
    return entries.Opened(
        game.name, int(game.rules_version), players, options, "seed", setup=setup, hints=True, clock=CLOCK
    )
