"""Sockets: who follows which table, and what is pushed to them.

A push is made from the table as it is when it goes out. Whoever is slow gets fewer, larger ones; nothing piles up. Who
did not notice a change gets nothing: that something happened may be a secret.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shedet.server import protocol, showing
from shedet.server.bus import ANYTHING, Word
from shedet.server.hall import Hall
from shedet.server.metrics import Metrics
from shedet.server.refusing import Refused
from shedet.server.sessions import Session
from shedet.server.store.database import StoreAway

GOING_AWAY: Final = 1001  # the server restarts: come back
AGAIN: Final = 1013  # try again later
REFUSED: Final = 4000  # + the status of a refusal
SIGNED_OUT: Final = (REFUSED + 401, "You are not signed in any more.")


class Follower:
    """An open socket of somebody: to one table, or to all of their own."""

    def __init__(self, socket: WebSocket, session: Session, table: str | None, after: int) -> None:
        self.socket = socket
        self.session = session
        self.player = session.player
        self.table = table
        self.after = after  # the seq that was sent last
        self.noticed: dict[str, int] = {}  # for one who follows all of their own: the seq of each that they know of
        self.asides = (0, 0)  # how much had been said, and the last hint
        self.changed: set[str] = set()  # tables to look at
        self.called = asyncio.Event()

    def call(self, table: str) -> None:
        self.changed.add(table)
        self.called.set()


class Followers:
    """All open sockets of this process."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        self.hall = hall
        self.metrics = metrics
        self.of_tables: dict[str, set[Follower]] = {}
        self.of_players: dict[str, set[Follower]] = {}
        self.addresses: dict[str, int] = {}
        self.is_closing = False

    def tables(self) -> set[str]:
        return set(self.of_tables)

    async def hear(self, word: Word) -> None:
        """A table has changed."""
        if word.text == ANYTHING:
            await self.look_for_changes()
            return
        if not word.is_ours:
            await self.hall.catch_up(word.text)
        await self.call(word.text)

    async def call(self, table: str) -> None:
        """Whoever follows a table, or sits at it and has a socket open for all of their tables, is to look at it."""
        for follower in self.of_tables.get(table, ()):
            follower.call(table)
        if self.of_players:
            for player in self.of_players.keys() & await self.hall.players_of(table):
                for follower in self.of_players[player]:
                    follower.call(table)

    async def look_for_changes(self) -> None:
        """Followed tables that are behind the store: a word was lost, or another process died before it said it."""
        self.hall.forget_idle(self.tables())
        followed = list(self.of_tables)
        if followed:
            seqs = await self.hall.read(self.hall.store.seqs, followed)
            for table, seq in seqs.items():
                if self.hall.kept_seq(table) != seq:
                    await self.hall.catch_up(table)
                    await self.call(table)

    async def look_for_ended(self) -> None:
        """Sockets of those whom we would not let in any more: a session is over, or a token was dropped."""
        tokens = {each.session.token for each in self.all() if each.session.token}
        good = await self.hall.read(self.hall.store.good_tokens, sorted(tokens)) if tokens else set()
        dropped, now = tokens - good, self.hall.now()
        ended = [each for each in self.all() if each.session.token in dropped or each.session.until <= now]
        await asyncio.gather(*(each.socket.close(*SIGNED_OUT) for each in ended), return_exceptions=True)

    def all(self) -> list[Follower]:
        return [each for group in (self.of_tables, self.of_players) for some in group.values() for each in some]

    # -- one socket

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """One more socket of an address, if it may have one."""
        if self.addresses.get(address, 0) >= self.hall.settings.most_sockets:
            raise Refused(429, "too-many-sockets", "There are too many open sockets from your address.")
        self.addresses[address] = self.addresses.get(address, 0) + 1
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def serve(self, follower: Follower) -> None:
        """Until the socket closes, push what its owner is to know."""
        group = self.of_players if follower.table is None else self.of_tables
        key = follower.player if follower.table is None else follower.table
        group.setdefault(key, set()).add(follower)
        pushing: asyncio.Task[None] | None = None
        try:
            if follower.table is None:
                # Who has just come knows how their tables are: an answer that is given unseen is no news to them.
                follower.noticed = await self.hall.read(self.hall.store.seqs_of, follower.player)
            if follower.socket.application_state == WebSocketState.DISCONNECTED:
                return  # the server goes, or they were signed out
            await follower.socket.accept()
            pushing = asyncio.create_task(self.push_on(follower))
            while (await follower.socket.receive())["type"] != "websocket.disconnect":
                pass  # nobody has anything to say here; it ends when they go
        finally:
            if pushing is not None:
                pushing.cancel()
            group[key].discard(follower)
            if not group[key]:
                del group[key]

    async def push_on(self, follower: Follower) -> None:
        while True:
            await follower.called.wait()
            follower.called.clear()
            changed, follower.changed = follower.changed, set()
            try:
                for table in sorted(changed):  # not in the order of what happened: some of it may be unseen
                    text = await self.news(follower, table)
                    if text is not None:
                        await follower.socket.send_text(text.decode())
                        self.metrics.pushes.inc()
            except StoreAway:
                follower.changed |= changed
                await asyncio.sleep(1)
                follower.called.set()
            except (Refused, WebSocketDisconnect, RuntimeError):
                return

    async def news(self, follower: Follower, table: str) -> bytes | None:
        """What is to be pushed of a table; None if its follower would notice nothing."""
        async with self.hall.looking_at(table) as sitting:
            seq = sitting.seq_of(sitting.viewer_of(follower.player))
            if follower.table is None:
                if follower.noticed.get(table) == seq:
                    return None
                follower.noticed[table] = seq
                return protocol.ENCODER.encode(showing.notice(sitting, follower.player))
            asides = (sitting.chat, sitting.hints.get(sitting.viewer_of(follower.player), 0))
            if seq == follower.after and asides == follower.asides:
                return None
            shown = showing.update(sitting, follower.player, min(follower.after, seq), self.hall.now())
            follower.after, follower.asides = seq, asides
            return protocol.ENCODER.encode(shown)

    async def close(self) -> None:
        """The server goes; whoever comes back goes on where they were."""
        self.is_closing = True
        await asyncio.gather(*(each.socket.close(GOING_AWAY) for each in self.all()), return_exceptions=True)
