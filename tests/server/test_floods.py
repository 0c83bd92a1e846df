"""Who sends more than the server wants, or begins something and never ends it."""

import asyncio
import base64
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from serving import START, Backing, Guest, House, running
from shedet.server import protocols
from shedet.server.gate import HEADERS
from shedet.server.protocols import HEAD, SAID_AT_ONCE, WHOLE, Connections, Part, Requests, Sockets
from shedet.server.settings import Settings

MEGABYTE = 1024 * 1024
GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all: whoever is cut off leaves it as it was."""
    with running(Backing("embedded", tmp_path_factory.mktemp("floods") / "data")) as found:
        yield found
        with httpx.Client(base_url=found.url) as client:
            assert client.get("/health/ready").status_code == 200
        assert "Exception" not in found.stop()


@pytest.fixture
def line(house: House) -> Iterator[socket.socket]:
    """A connection on which anything can be said."""
    with opened(house) as found:
        yield found


def cut_off_after(line: socket.socket, piece: bytes, most: int) -> int | None:
    """How many bytes can be sent before the other side ends it; None if it never does."""
    line.settimeout(START)
    for sent in range(0, most, len(piece)):
        try:
            line.sendall(piece)
        except OSError:
            return sent
    line.settimeout(1)
    try:
        answer(line)
    except TimeoutError:
        return None
    return most


def answer(line: socket.socket) -> bytes:
    """What is said until the other side ends it."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            said += piece
    return said


# ---- requests


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (b"GET /", b"a" * 1000),
        (GET, b"a: b\r\n" * 100),
        (GET + b"a: ", b"b" * 1000),
    ],
    ids=["address", "many headers", "one header"],
)
def test_a_head_that_does_not_end_is_refused(line: socket.socket, begun: bytes, piece: bytes) -> None:
    line.sendall(begun)
    for _ in range(HEAD.most // len(piece) + 1):
        line.sendall(piece)
    status, _, rest = answer(line).partition(b"\r\n")
    assert status == b"HTTP/1.1 431 Request Header Fields Too Large"
    assert b'"code":"head-too-large"' in rest
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in rest


def test_nonsense_is_refused_as_everything_else_is(line: socket.socket) -> None:
    line.sendall(b"\0nonsense\r\n\r\n")
    status, _, rest = answer(line).partition(b"\r\n")
    assert status == b"HTTP/1.1 400 Bad Request"
    assert b'"code":"bad-http"' in rest
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in rest


def test_what_follows_a_body_does_not_go_on_for_ever(line: socket.socket) -> None:
    line.sendall(POST + b"0\r\na: ")
    assert cut_off_after(line, b"b" * 10_000, 16 * MEGABYTE) is not None


def test_a_body_in_the_smallest_pieces_is_read(line: socket.socket) -> None:
    body = b'{"name": "Anna"' + b" " * 60_000 + b"}"
    line.sendall(POST + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n")
    assert line.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_a_head_is_counted_anew_with_every_request(line: socket.socket) -> None:
    for _ in range(4):
        line.sendall(GET + b"a: " + b"b" * (HEAD.most // 2) + b"\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.settimeout(0.05)
        with contextlib.suppress(TimeoutError):
            while line.recv(65536):
                pass
        line.settimeout(START)


@pytest.mark.parametrize("begun", [b"", GET, POST + b"1\r\n"], ids=["nothing", "head", "body"])
def test_who_begins_and_does_not_end_is_not_waited_for(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD", Part(HEAD.most, 0.1))
    monkeypatch.setattr(protocols, "WHOLE", Part(WHOLE.most, 0.1))

    async def ended() -> bytes:
        anybody, config = Connections(Settings()), uvicorn.Config(read_everything, log_config=None)
        loop = asyncio.get_running_loop()
        async with await loop.create_server(
            lambda: Requests(anybody, config, ServerState(), {}), "127.0.0.1", 0
        ) as listening:
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            writer.write(begun)
            with contextlib.closing(writer), contextlib.suppress(ConnectionError):
                return await asyncio.wait_for(reader.read(), START)
            return b""

    assert asyncio.run(ended()) == b""


async def read_everything(scope: object, receive: uvicorn._types.ASGIReceiveCallable, send: object) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


# ---- connections


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[House]:
    """A house that counts those who come from this machine, as it does not take them for a proxy."""
    with running(Backing("embedded", tmp_path / "data"), most_connections=2, proxies="192.0.2.1") as found:
        yield found


def test_an_address_holds_so_many_connections_and_no_more(narrow: House) -> None:
    """Whoever holds them need not ask for anything."""
    with opened(narrow) as first, opened(narrow) as second:
        first.sendall(GET)  # never ended
        second.sendall(GET + b"\r\n")
        assert second.recv(65536).startswith(b"HTTP/1.1 200 ")  # and kept open
        with opened(narrow) as third:
            said = answer(third)
        assert said.startswith(b"HTTP/1.1 429 ")
        assert b'"code":"too-many-connections"' in said
        first.sendall(b"connection: close\r\n\r\n")
        assert answer(first).startswith(b"HTTP/1.1 200 ")
        with opened(narrow) as third:
            third.sendall(GET + b"\r\n")
            assert third.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_a_socket_is_a_connection_until_it_ends(narrow: House) -> None:
    with httpx.Client(base_url=narrow.url) as client, opened(narrow) as first:
        upgrade(first, Guest(client, "Anna"))  # she holds the other one
        with opened(narrow) as another:
            assert answer(another).startswith(b"HTTP/1.1 429 ")
        first.sendall(frame(Opcode.CLOSE, b"", True))
        answer(first)
        with opened(narrow) as another:
            another.sendall(GET + b"\r\n")
            assert another.recv(65536).startswith(b"HTTP/1.1 200 ")


def opened(house: House) -> socket.socket:
    address = urlsplit(house.url)
    return socket.create_connection((address.hostname, address.port), START)


@pytest.mark.parametrize(
    ("hosts", "room"),
    [
        (["203.0.113.1"] * 3, [True, True, False]),
        (["203.0.113.1", "203.0.113.1", "203.0.113.2"], [True, True, True]),
        (["2001:db8::1", "2001:db8::2", "2001:db8::3"], [True, True, False]),  # all of one customer
        (["10.1.2.3"] * 3, [True, True, True]),  # a proxy
    ],
)
def test_connections_of_an_address_are_counted_but_not_those_of_a_proxy(hosts: list[str], room: list[bool]) -> None:
    counted = Connections(Settings(most_connections=2, proxies="10.0.0.0/8"))
    found = [counted.add(host) for host in hosts]
    assert [address is not None for address in found] == room
    for address in found:
        if address is not None:
            counted.remove(address)
    assert not counted.addresses


# ---- sockets


def frame(opcode: Opcode, said: bytes, fin: bool) -> bytes:
    return Frame(opcode, said, fin).serialize(mask=True)


FLOODS = {
    "pieces of a message, all empty": (frame(Opcode.TEXT, b"x", False), frame(Opcode.CONT, b"", False)),
    "pings": (b"", frame(Opcode.PING, b"x" * 125, True)),
    "pongs": (b"", frame(Opcode.PONG, b"x" * 125, True)),
    "messages": (b"", frame(Opcode.TEXT, b"x" * 100, True)),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_who_says_a_lot_over_a_socket_is_cut_off(line: socket.socket, house: House, kind: str) -> None:
    """Reading it would keep everybody else waiting, and what is answered and never read would pile up."""
    with httpx.Client(base_url=house.url) as client:
        anna = Guest(client, "Anna")
        upgrade(line, anna)
        first, flood = FLOODS[kind]
        line.sendall(first)
        assert cut_off_after(line, flood * (SAID_AT_ONCE // len(flood)), 4 * MEGABYTE) is not None
        assert anna.get("/api/me")["name"] == "Anna"


def upgrade(line: socket.socket, guest: Guest) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    headers = f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
    line.sendall(f"GET /api/me/socket HTTP/1.1\r\nhost: x\r\ncookie: shedet={guest.cookie}\r\n{headers}\r\n".encode())
    assert line.recv(65536).startswith(b"HTTP/1.1 101 ")


def test_who_has_gone_is_told_nothing() -> None:
    """A transport that closes takes nothing any more: to write to it is an error."""

    async def tell() -> None:
        told = Sockets(uvicorn.Config(read_everything, log_config=None), ServerState(), {})
        told.transport = Closing()
        for message in ({"type": "websocket.accept"}, {"type": "websocket.close"}):
            with pytest.raises(ClientDisconnected):
                await told.send(message)  # type: ignore[arg-type]
        told.send_500_response()

    asyncio.run(tell())


class Closing(asyncio.Transport):
    def is_closing(self) -> bool:
        return True

    def write(self, data: object) -> None:
        raise RuntimeError("the handler is closed")


def test_whoever_makes_sure_that_the_server_is_there_goes_on(house: House) -> None:
    with httpx.Client(base_url=house.url) as client:
        anna = Guest(client, "Anna")
        address = house.url.replace("http", "ws") + "/api/me/socket"
        with connect(address, additional_headers=anna.headers) as followed:
            for _ in range(100):
                assert followed.ping().wait(START)
            assert anna.open_table("sobek2p")["table"] in str(followed.recv(timeout=START))
