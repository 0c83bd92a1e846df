"""The line to a server: what is asked of it, and what it answers.

Whatever comes over the line is shown in a terminal, so nothing in it may do more there than be read.
"""

import http.client
import os
import ssl
import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from shedet.core.errors import ShedetError
from shedet.server import protocol

COOKIE: Final = "shedet"
PATIENCE: Final = 30.0  # seconds for an answer
AGAIN: Final = 0.5  # seconds until something is asked again
BUSY: Final = (502, 503, 504)
CERTIFICATES: Final = "SSL_CERT_FILE"  # where OpenSSL looks for those that are trusted
UNKNOWN_ISSUER: Final = (18, 19, 20, 21)  # what OpenSSL calls a certificate that nobody it knows has signed
TOO_FAST: Final = "too-many-requests"

Found = TypeVar("Found")


class NoLine(ShedetError):
    """The server cannot be reached just now, or is too busy."""


class Untrusted(ShedetError):
    """Whoever answers does not prove who they are, and to try again would not help."""

    def __init__(self, url: str, error: ssl.SSLCertVerificationError) -> None:
        super().__init__(f"the server at {url} cannot be trusted: {why_not(error)}")


def why_not(error: ssl.SSLCertVerificationError) -> str:
    """What is wrong with a certificate, and what to do about it."""
    said = error.verify_message.rstrip(".")
    if error.verify_code not in UNKNOWN_ISSUER:
        return f"{said}. Check the address; if it is right, whoever runs the server has to mend its certificate."
    if named := os.environ.get(CERTIFICATES):
        return f"{said}. Its certificate, or that of who signed it, is not in {named}, which {CERTIFICATES} names."
    return (
        f"{said}. If you know whose certificate it is, keep it in a file, or that of who signed it, "
        f"and name the file: {CERTIFICATES}=FILE shedet play …"
    )


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
        self.on_silence: Callable[[], None] = nothing  # while the server cannot be reached
        self.on_answer: Callable[[], None] = nothing  # when it can again

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def socket_url(self, path: str) -> str:
        return "ws" + self.url.removeprefix("http") + path

    def get(self, kind: type[Found], path: str) -> Found:
        return self.ask(kind, "GET", path, None)

    def post(self, kind: type[Found], path: str, body: Any = None) -> Found:
        return self.ask(kind, "POST", path, body)

    def patiently(self, ask: Callable[[], Found]) -> Found:
        """Ask until there is an answer."""
        while True:
            try:
                found = ask()
                self.on_answer()
                return found
            except NoLine:
                self.on_silence()
                time.sleep(AGAIN)

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
        except ssl.SSLCertVerificationError as error:
            raise Untrusted(self.url, error) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            if isinstance(error, ssl.SSLError):
                reason = "it does not answer as https does; is it perhaps http://…?"
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


class Silence:
    """Says once that the server cannot be reached, and once that it is there again."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        self.is_told = False

    def listen_to(self, line: Line) -> None:
        line.on_silence, line.on_answer = self.begin, self.end

    def begin(self) -> None:
        if not self.is_told:
            self.is_told = True
            self.tell("The server can't be reached; still trying.")

    def end(self) -> None:
        if self.is_told:
            self.is_told = False
            self.tell("The server is back.")


def nothing() -> None:
    pass


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
