"""The line to a server: what is asked of it, and what it answers.

Whatever comes over the line is shown in a terminal, so nothing in it may do more there than be read.
"""

import http.client
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from shedet.core.errors import ShedetError
from shedet.server import protocol

COOKIE: Final = "shedet"
PATIENCE: Final = 30.0  # seconds for an answer
BUSY: Final = (502, 503, 504)
TOO_FAST: Final = "too-many-requests"

Found = TypeVar("Found")


class NoLine(ShedetError):
    """The server cannot be reached just now, or is too busy."""


class Refusal(ShedetError):
    """The server says no, and why."""

    def __init__(self, problem: protocol.Problem) -> None:
        super().__init__(problem.message)
        self.code = problem.code
        self.table = problem.table  # how it is now, if that helps


class Line:
    """To one server. A request that is not answered can be made again."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        parts = urlsplit(self.url)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("http", "https") or not parts.hostname or port == -1 or parts.query or parts.username:
            raise ShedetError(f"{url!r} is not the address of a server; it looks like http://games.example.org:8000.")
        self.is_secret = parts.scheme == "https"
        self.host, self.port, self.path = parts.hostname, port, parts.path
        self.cookie = ""

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def socket_url(self, path: str) -> str:
        return "ws" + self.url.removeprefix("http") + path

    def get(self, kind: type[Found], path: str) -> Found:
        return self.ask(kind, "GET", path, None)

    def post(self, kind: type[Found], path: str, body: Any = None) -> Found:
        return self.ask(kind, "POST", path, body)

    def ask(self, kind: type[Found], method: str, path: str, body: Any) -> Found:
        """The answer to a request; NoLine or Refusal if there is none."""
        connect = http.client.HTTPSConnection if self.is_secret else http.client.HTTPConnection
        connection = connect(self.host, self.port, timeout=PATIENCE)
        headers = {**self.headers(), "Content-Type": "application/json"}
        sent = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, self.path + path, sent, headers)
            reply = connection.getresponse()
            said = reply.read()
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise NoLine(f"the server at {self.url} cannot be reached ({reason}).") from None
        finally:
            connection.close()
        if reply.status != 200:
            raise self.problem(reply.status, said)
        self.keep_cookie(reply.getheader("Set-Cookie", ""))
        return self.read(kind, said)

    def keep_cookie(self, header: str) -> None:
        try:
            found = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return
        if found is not None:
            self.cookie = found.value

    def problem(self, status: int, said: bytes) -> ShedetError:
        try:
            found = self.read(protocol.Problem, said)
        except ShedetError as not_ours:
            busy = NoLine(f"the server at {self.url} is not there just now.")
            return busy if status in BUSY else not_ours
        if status in BUSY or found.code == TOO_FAST:
            return NoLine(found.message)
        return Refusal(found)

    def read(self, kind: type[Found], said: str | bytes) -> Found:
        """What the server said, as it must be if we are of the same version."""
        try:
            return msgspec.convert(cleaned(msgspec.json.decode(said)), kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ShedetError(
                f"what answers at {self.url} is not a Shedet server, or one of another version than this program."
            ) from None


def cleaned(value: Any) -> Any:
    """The same with nothing in it that is not printable."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [cleaned(each) for each in value]
    if isinstance(value, dict):
        return {cleaned(name): cleaned(each) for name, each in value.items()}
    return value


def printable(text: str) -> str:
    """Without signs that would move the cursor or change colours. Line ends are needed in records."""
    return text if text.isprintable() else "".join(sign for sign in text if sign.isprintable() or sign == "\n")
