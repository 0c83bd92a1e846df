"""How much, and for how long, anybody may send before the server has looked at it. uvicorn speaks HTTP and WebSocket
for us, and takes whatever comes."""

import asyncio
from asyncio import TimerHandle
from collections import Counter
from typing import Any, Final, NamedTuple

from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from shedet.server import protocol
from shedet.server.gate import HEADERS
from shedet.server.limiting import neighbourhood
from shedet.server.settings import Settings

SAID_AT_ONCE: Final = (
    16 * 1024
)  # bytes over a socket: clients have nothing to say there, and answer a ping now and then
SAID_A_SECOND: Final = 1024


class Part(NamedTuple):
    """Of a request: how many bytes may have come until it is complete, and how many seconds it may take."""

    most: int
    seconds: float


HEAD: Final = Part(64 * 1024, 20.0)
WHOLE: Final = Part(1024 * 1024, 60.0)  # of a body endpoints read less; but it may come in pieces of one byte


class Connections:
    """How many each address has, whatever comes over them. A proxy brings many visitors over a few, and has to count
    its own."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.most_connections
        self.proxies = _TrustedHosts(settings.proxies)  # the same that are believed about addresses
        self.addresses: Counter[str] = Counter()

    def add(self, host: str) -> str | None:
        """One more from some host; the address it counts for, or None if that may not have another."""
        address = "" if host in self.proxies else neighbourhood(host)
        if address and self.addresses[address] >= self.most:
            return None
        self.addresses[address] += 1
        return address

    def remove(self, address: str) -> None:
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]


class Requests(HttpToolsProtocol):
    """HTTP. A head that is too long is refused, and nobody is waited for who begins a request and does not end it."""

    def __init__(self, counted: Connections, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.counted = counted
        self.address: str | None = None  # for which this one counts
        self.part: Part | None = HEAD  # what is awaited; None between two requests
        self.received = 0  # bytes of the request that has begun
        self.deadline: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.counted.add(self.client[0] if self.client else "")
        if self.address is None:
            self.refuse(429, "too-many-connections", "There are too many open connections from your address.")
        else:
            self.watch_the_time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)
        if self.part is not None and not self.transport.is_closing():
            self.watch_the_time()
            if self.received > self.part.most:
                self.end_too_long()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect(HEAD)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.expect(WHOLE)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.expect(None)
        self.received = 0

    def handle_websocket_upgrade(self) -> None:
        self.expect(None)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Sockets)
        socket.begun = self  # it counts for as long as it is open

    def leave(self) -> None:
        self.expect(None)
        if self.address is not None:
            self.counted.remove(self.address)
            self.address = None

    def expect(self, part: Part | None) -> None:
        self.part = part
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def watch_the_time(self) -> None:
        """Most requests come in one piece, and need no clock."""
        if self.part is not None and self.deadline is None:
            self.deadline = self.loop.call_later(self.part.seconds, self.transport.abort)

    def end_too_long(self) -> None:
        if self.part is HEAD:
            self.refuse(431, "head-too-large", f"The head of a request has at most {HEAD.most} bytes.")
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, "bad-http", msg)

    def refuse(self, status: int, code: str, sentence: str) -> None:
        """The application has not heard of it."""
        body = protocol.ENCODER.encode(protocol.Problem(code, sentence))
        headers = {**HEADERS, "content-type": "application/json", "content-length": len(body), "connection": "close"}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[status] + lines.encode() + b"\r\n" + body)
        self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """WebSocket. Who says a lot, be it empty, is cut off: to read it would keep all others waiting."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.begun: Requests | None = None  # as which a connection was
        self.room = float(SAID_AT_ONCE)
        self.counted = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.begun is not None:
            self.begun.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the head of a request, which was counted
            return
        now = self.loop.time()
        self.room = min(SAID_AT_ONCE, self.room + (now - self.counted) * SAID_A_SECOND)
        self.counted = now
        super().data_received(data[: int(self.room)])
        self.room -= len(data)
        if self.room < 0 and not self.transport.is_closing():
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """Who has gone, or was cut off, is told nothing; that is no error."""
        await self.writable.wait()
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def send_500_response(self) -> None:
        if not self.transport.is_closing():
            super().send_500_response()

    def keepalive_timeout(self) -> None:
        """Who reads nothing would keep what was meant for them here."""
        super().keepalive_timeout()
        self.transport.abort()
