"""Who one is at a server far away: one of the names that one has played under there, or somebody new."""

import getpass
from collections.abc import Callable, Iterator
from shlex import quote
from typing import Final

from shedet.cli.far.line import Line, Refusal
from shedet.cli.far.passes import Passes
from shedet.core.errors import ShedetError
from shedet.server import protocol
from shedet.server.names import LONGEST_NAME

SHOWN: Final = 5  # names that are listed
NOT_SIGNED_IN: Final = "not-signed-in"
FORGOTTEN: Final = " The server does not know you as that any more, so you begin anew."


class Guest:
    """Somebody who is signed in, and the other names that they have there."""

    def __init__(self, line: Line, name: str, passes: Passes) -> None:
        self.line = line
        self.name = name
        self.passes = passes
        self.is_chosen = False  # whether the name was said, and not that of the last time
        self.is_forgotten = False  # whether the server knew them once

    def who(self) -> str:
        """In a sentence, for somebody who may have taken themselves for another."""
        others = [name for name in reversed(self.passes.cookies) if name != self.name]
        more = ", …" if len(others) > SHOWN else ""
        again = f" You have been {', '.join(others[:SHOWN])}{more}, too: --name {quote(others[0])}." if others else ""
        return f"You are {self.name} at {self.line.url}.{FORGOTTEN if self.is_forgotten else ''}{again}"

    def other_names(self, has: Callable[[Line], bool]) -> Iterator[str]:
        """Names of which something is so at the server; those that it has forgotten are left out."""
        for name, cookie in reversed(self.passes.cookies.items()):
            other = Line(self.line.url)
            other.cookie = cookie
            try:
                if name != self.name and has(other):
                    yield name
            except Refusal as refusal:
                if refusal.code != NOT_SIGNED_IN:
                    raise


def sign_in(line: Line, wanted: str | None) -> Guest:
    """As whoever one was there the last time, or as a new guest."""
    passes = Passes(line.url)
    name = (passes.last or usual_name()) if wanted is None else " ".join(wanted.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ShedetError(f"a name has 1 to {LONGEST_NAME} characters; yours has {len(name)}.")
    guest = Guest(line, name, passes)
    guest.is_chosen = wanted is not None
    line.cookie = passes.cookies.get(name, "")
    if line.cookie and not is_known(line):
        line.cookie = ""  # the pass is too old, or the server has forgotten everybody
        guest.is_forgotten = True
    if not line.cookie:
        line.post(protocol.Me, "/api/players", protocol.NewPlayer(name))
    passes.keep(name, line.cookie)
    return guest


def is_known(line: Line) -> bool:
    try:
        line.get(protocol.Me, "/api/me")
    except Refusal as refusal:
        if refusal.code != NOT_SIGNED_IN:
            raise
        return False
    return True


def usual_name() -> str:
    try:
        return getpass.getuser()[:LONGEST_NAME] or "guest"
    except (OSError, KeyError):
        return "guest"
