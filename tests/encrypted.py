"""A server behind https, for tests: what stands before it encrypts, with a certificate that nobody trusts."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from urllib.parse import urlsplit

# For 127.0.0.1, signed by itself, and good until 2100. Everybody has the key: it is for tests alone.
CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIIBYjCCAQigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxTaGVkZXQg
dGVzdHMwIBcNMDAwMTAxMDAwMDAwWhgPMjEwMDAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDFNoZWRldCB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHK3Hk/8
zyMeEeVNfjAzfpoy9jpzcObNciwy7mGrYYpM8EA4xc13KC6WvBEH/RrEbbiBBZLj
V/yriDOjRE6uWSKjQzBBMA8GA1UdEwEB/wQFMAMBAf8wDwYDVR0RBAgwBocEfwAA
ATAdBgNVHQ4EFgQUWPWPtvajdJkWwM6Ewe085R3gUO0wCgYIKoZIzj0EAwIDSAAw
RQIhAPf/93KpYtXJwGDn6RqPyaXinkpCo8Ww7RJM5AP6q7U9AiAey1cpKmg6F/ZX
5HDEfdv/JkuysQY2orKw2oOP9ef5og==
-----END CERTIFICATE-----
"""
KEY = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7o3Xl+e64PfhqWyt
v1VYIflQbqxKi2YGc5PQapXxrtqhRANCAARytx5P/M8jHhHlTX4wM36aMvY6c3Dm
zXIsMu5hq2GKTPBAOMXNdygulrwRB/0axG24gQWS41f8q4gzo0ROrlki
-----END PRIVATE KEY-----
"""


def keep_certificate(folder: Path) -> Path:
    """The file that somebody names who trusts it."""
    path = folder / "certificate.pem"
    path.write_text(CERTIFICATE)
    return path


@contextmanager
def encrypted(url: str, folder: Path) -> Iterator[str]:
    """The address at which a server can be reached by https."""
    key = folder / "key.pem"
    key.write_text(KEY)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(keep_certificate(folder), key)
    front = Front(urlsplit(url).hostname or "", urlsplit(url).port or 0)
    ready: SimpleQueue[int] = SimpleQueue()
    thread = threading.Thread(target=lambda: asyncio.run(front.stand(context, ready)), daemon=True)
    thread.start()
    try:
        yield f"https://127.0.0.1:{ready.get()}"
    finally:
        front.end()
        thread.join()


class Front:
    """Passes on what comes and goes."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    async def stand(self, context: ssl.SSLContext, ready: "SimpleQueue[int]") -> None:
        """Until it is told to end. Whoever is still there is cut off."""
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=context)
        ready.put(server.sockets[0].getsockname()[1])
        await self.ended.wait()
        server.close()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind, to_behind = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(pass_on(reader, to_behind), pass_on(behind, writer))


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(65536):
            writer.write(piece)
            await writer.drain()
    writer.close()
