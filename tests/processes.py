"""Commands run as processes of their own, with a terminal that a test reads and types at."""

import contextlib
import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

pty = pytest.importorskip("pty", reason="no terminals of this kind on this system")
LONGEST = 120.0  # seconds that may pass without a word; only a fault takes so long


class Ended(NamedTuple):
    status: int  # below zero: the signal that ended it
    out: str
    terminal: str  # what it wrote there


def hear_hangups() -> None:
    """Also where the tests themselves were told not to (`nohup make test`): a program keeps that of who started it."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Command:
    """A shedet command whose error stream (and, if wanted, everything) is a terminal. Whatever it starts belongs to a
    group of its own, as in a shell."""

    def __init__(self, words: Sequence[str], everything: Sequence[str] = ()) -> None:
        self.terminal, theirs = pty.openpty()
        at_terminal = dict.fromkeys(everything, theirs)
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": theirs, **at_terminal}
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shedet", *words],
            **streams,
            start_new_session=True,
            env=environment,
            preexec_fn=hear_hangups,
        )
        os.close(theirs)
        self.seen = {"terminal": b"", "out": b""}
        self.reading = selectors.DefaultSelector()
        self.reading.register(self.terminal, selectors.EVENT_READ, "terminal")
        if self.process.stdout is not None:
            self.reading.register(self.process.stdout.fileno(), selectors.EVENT_READ, "out")

    def type(self, line: str) -> None:
        os.write(self.terminal, line.encode() + b"\n")

    def read_until(self, pattern: str) -> str:
        """Everything on the terminal up to the first place that is like the pattern; it is not read again."""
        while (found := re.search(pattern.encode(), self.seen["terminal"])) is None:
            assert self.read_some(), f"it ended before {pattern!r}: {self.seen['terminal'].decode()}"
        read, self.seen["terminal"] = self.seen["terminal"][: found.end()], self.seen["terminal"][found.end() :]
        return read.decode()

    def read_some(self) -> bool:
        """Whether there is still something that could be said."""
        if not self.reading.get_map():
            return False
        ready = self.reading.select(LONGEST)
        assert ready, f"nothing happens any more after {self.seen['terminal'][-2000:].decode()}"
        for key, _ in ready:
            read = b""
            with contextlib.suppress(OSError):  # how a terminal says that everybody has left
                read = os.read(key.fd, 1 << 16)
            if read:
                self.seen[key.data] += read
            else:
                self.reading.unregister(key.fd)
        return True

    def signal_all(self, number: signal.Signals) -> None:
        """As a terminal does it: Ctrl-C goes to everybody."""
        os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """The one process alone, without a warning."""
        self.process.kill()

    def end(self) -> Ended:
        """Wait until everybody has left: what nobody can write to any more can be read to its end. A process that was
        left behind would make this wait in vain."""
        while self.read_some():
            pass
        status = self.process.wait(LONGEST)
        os.close(self.terminal)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return Ended(status, self.seen["out"].decode(), self.seen["terminal"].decode())
