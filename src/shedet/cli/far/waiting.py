"""At a table far away before the game begins: who is there, who can still come, and what can be done meanwhile."""

import sys
from shlex import join
from typing import TYPE_CHECKING

from shedet.cli.calling import command_line
from shedet.cli.far.inbox import Gone, Inbox, LineBroke, LineIsBack, Typed
from shedet.cli.far.line import Silence
from shedet.cli.far.table import WAITING, FarTable
from shedet.cli.terminal import Leave
from shedet.core.errors import ShedetError
from shedet.server import protocol

if TYPE_CHECKING:
    from rich.console import Console

HELP = (
    "The game begins when every seat is taken. Meanwhile you can say TEXT, seat a bot if you opened the table "
    "(bot merchant), or quit: the table stays as it is."
)


class Waiting:
    """Somebody who sits at a table and waits for the others."""

    def __init__(self, table: FarTable, inbox: Inbox, silence: Silence, console: "Console") -> None:
        self.table = table
        self.inbox = inbox
        self.silence = silence
        self.console = console
        self.present: list[str] = []  # as it was told
        self.heard = 0  # how much of what was said

    def wait(self) -> int:
        """Until every seat is taken; how much was said by then."""
        self.say_how_to_join("sits down there")
        link = f"{self.table.line.url}/table/{self.table.id}"
        self.console.print(f"  {link}   does so in a browser", style="dim", markup=False, soft_wrap=True)
        while self.table.update.state == WAITING:
            self.look()
            self.take(self.inbox.next())
        return self.heard

    def look(self) -> None:
        seats = self.table.update.seats
        present = [each.name for each in seats if each.name]
        if present != self.present:
            free = len(seats) - len(present)
            places = "1 seat is free" if free == 1 else f"{free} seats are free"
            self.tell(f"At the table: {', '.join(present)}; {places}. Waiting … (help says what you can do)")
            self.present = present
        if self.table.update.chat > self.heard:
            self.listen()

    def listen(self) -> None:
        for each in self.table.get(list[protocol.Spoken], f"/chat?after={self.heard}"):
            self.heard = each.number
            self.tell(f"{each.name}: {each.text}")

    def take(self, event: object) -> None:
        match event:
            case Typed(None):
                raise EOFError
            case Typed(str(text)):
                self.obey(text.strip())
            case LineBroke():
                self.silence.begin()
            case LineIsBack():
                self.silence.end()
            case Gone(reason):
                raise ShedetError(reason)
            case protocol.Update():
                self.table.take(event)

    def obey(self, text: str) -> None:
        if not sys.stdin.isatty():
            self.tell(text)
        word, _, rest = text.partition(" ")
        try:
            match word.lower():
                case "quit" | "q" | "exit":
                    raise Leave
                case "say" if rest.strip():
                    self.table.say(rest.strip())
                    self.listen()
                case "bot" if rest.strip():
                    self.table.do(protocol.SeatBot, level=rest.strip().lower())
                case _:
                    self.tell(HELP)
        except ShedetError as error:
            self.tell(f"{str(error)[:1].upper()}{str(error)[1:]}")

    def tell(self, text: str) -> None:
        self.console.print(text, markup=False)

    def say_how_to_join(self, what: str, *as_whom: str) -> None:
        words = ("play", "--server", self.table.line.url, "--join", self.table.id, *as_whom)
        command = command_line(*words) if as_whom else join(["shedet", *words])  # friends have a program of their own
        self.console.print(f"Table {self.table.id}:", style="bold")
        self.console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)
