"""What comes to somebody who sits at a table far away: what they type, and what the server pushes. Two threads wait for
it; whoever takes it out does one thing after the other."""

import io
import os
import random
import ssl
import sys
import threading
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from shedet.cli.far.line import Line, Untrusted, printable
from shedet.core.errors import ShedetError
from shedet.server import protocol

LARGEST: Final = 1 << 24  # bytes of an update: all that was told in a long game
SOONEST, LATEST = 0.1, 5.0  # seconds until a broken line is tried again
REFUSED: Final = 4000  # from here on a close code is a status
FOR_GOOD: Final = (REFUSED + 401, REFUSED + 403, REFUSED + 404, REFUSED + 409)


class Typed(NamedTuple):
    """A line from the keyboard; None when there will be no more."""

    text: str | None


class LineBroke(NamedTuple):
    """The server cannot be reached; it is tried again and again."""


class LineIsBack(NamedTuple):
    """It can be reached again."""


class Gone(NamedTuple):
    """The server will push no more."""

    reason: str


Event = Typed | LineBroke | LineIsBack | Gone | protocol.Update


class Inbox:
    def __init__(self, line: Line, table: str, seq: Callable[[], int]) -> None:
        self.events: SimpleQueue[Event] = SimpleQueue()
        self.keyboard = Keyboard(self.events)
        self.following = Following(line, table, seq, self.events)

    @property
    def is_interactive(self) -> bool:
        return sys.stdin.isatty()

    def next(self) -> Event:
        """The next thing that comes, typed or pushed."""
        self.keyboard.want_a_line()
        return self.taken(self.events.get())

    def next_pushed(self, seconds: float | None = None) -> Event | None:
        """The same, while nobody is asked to type anything; None if it does not come in time."""
        try:
            return self.taken(self.events.get(timeout=None if seconds is None else max(seconds, 0.0)))
        except Empty:
            return None

    def taken(self, event: Event) -> Event:
        if isinstance(event, Typed):
            self.keyboard.is_wanted = False
        return event

    def open(self) -> None:
        self.following.start()

    def close(self) -> None:
        self.following.ended.set()


class Keyboard:
    """Reads a line when one is wanted, and none ahead: a pager may want the keys meanwhile."""

    def __init__(self, events: "SimpleQueue[Event]") -> None:
        self.events = events
        self.wanted = threading.Semaphore(0)
        self.is_wanted = False  # a line, that nobody has taken out yet
        self.is_started = False

    def want_a_line(self) -> None:
        if not self.is_started:
            self.is_started = True
            threading.Thread(target=self.read_on, daemon=True).start()
        if not self.is_wanted:
            self.is_wanted = True
            self.wanted.release()

    def read_on(self) -> None:
        lines = typed_lines()
        while True:
            self.wanted.acquire()
            line = next(lines, None)
            self.events.put(Typed(line))
            if line is None:
                return


def typed_lines() -> Iterator[str]:
    """Lines of the standard input. They are read past its buffer, whose lock nobody may hold when the program ends."""
    try:
        descriptor = sys.stdin.fileno()
    except (OSError, ValueError, io.UnsupportedOperation):
        yield from (line.rstrip("\n") for line in sys.stdin)
        return
    encoding = sys.stdin.encoding or "utf-8"
    kept = b""
    while piece := os.read(descriptor, 4096):
        *lines, kept = (kept + piece).split(b"\n")
        yield from (line.decode(encoding, "replace").rstrip("\r") for line in lines)
    if kept:
        yield kept.decode(encoding, "replace")


class Following:
    """Takes in what is pushed. When the line breaks it goes on from what was seen last."""

    def __init__(self, line: Line, table: str, seq: Callable[[], int], events: "SimpleQueue[Event]") -> None:
        self.line = line
        self.table = table
        self.seq = seq
        self.events = events
        self.ended = threading.Event()
        self.is_broken = False

    def start(self) -> None:
        threading.Thread(target=self.follow_on, daemon=True).start()

    def follow_on(self) -> None:
        delay = SOONEST
        while not self.ended.is_set():
            try:
                self.follow()
                delay = SOONEST
            except ssl.SSLCertVerificationError as error:
                self.give_up(str(Untrusted(self.line.url, error)))
            except (OSError, WebSocketException):
                self.say_that_it_broke()
                delay = min(2 * delay, LATEST)
            except ShedetError as error:
                self.give_up(str(error))
            self.ended.wait(delay * random.uniform(0.5, 1.0))

    def follow(self) -> None:
        """Until the line breaks, or the server is done with it: it may be about to start anew."""
        address = self.line.socket_url(f"/api/tables/{self.table}/socket?after={self.seq()}")
        with connect(address, additional_headers=self.line.headers(), max_size=LARGEST, proxy=None) as socket:
            self.say_that_it_is_back()
            try:
                for pushed in socket:
                    self.events.put(self.line.read(protocol.Update, pushed))
            except ConnectionClosed:
                pass
        if socket.close_code in FOR_GOOD:
            self.give_up(printable(socket.close_reason or "") or "The server does not show this table any more.")

    def say_that_it_broke(self) -> None:
        if not self.is_broken:
            self.is_broken = True
            self.events.put(LineBroke())

    def say_that_it_is_back(self) -> None:
        if self.is_broken:
            self.is_broken = False
            self.events.put(LineIsBack())

    def give_up(self, reason: str) -> None:
        self.ended.set()
        self.events.put(Gone(reason))
