"""The end of a game far away: how it came out, and its record, which is for all by then."""

from typing import TYPE_CHECKING

from shedet.cli.calling import command_line
from shedet.cli.far.company import Company
from shedet.cli.far.line import Refusal
from shedet.cli.far.table import FarTable
from shedet.cli.terminal import Terminal
from shedet.core.errors import BadRecord

if TYPE_CHECKING:
    from shedet.cli.keeping import Keeper


class Ending:
    """What somebody at a terminal is shown of it."""

    def __init__(self, terminal: Terminal, table: FarTable, company: Company, keeper: "Keeper") -> None:
        self.terminal = terminal
        self.table = table
        self.company = company
        self.keeper = keeper  # of the record
        self.voice = terminal.voice

    def show(self) -> None:
        """A whole game of one's own is kept; another only in a file that was named."""
        record = self.record()
        is_own = self.table.update.you is not None
        if record and (self.keeper.path is not None or (is_own and not self.given_up())):
            self.keeper.keep(record)
        self.show_result()
        self.say_where_it_is()

    def show_again(self) -> None:
        """The same to somebody who comes later: the record has its place, or can be asked for."""
        record = self.record()
        self.show_result()
        there = ("play", "--server", self.table.line.url, "--join")
        if record and self.keeper.path is not None:
            self.keeper.keep(record)
            self.say_where_it_is()
        else:
            command = command_line(*there, self.table.id, "--record", "FILE")
            self.terminal.say_command(command, self.voice.say("far-record"))
        if another := self.table.update.rematch:
            self.terminal.say_command(command_line(*there, another), self.voice.say("far-rematch-there"))

    def record(self) -> str:
        """Where the points came from is drawn from it. Nothing if the game was played by other rules than ours."""
        try:
            return self.table.remember(self.terminal.seat)
        except (BadRecord, Refusal):
            return ""

    def given_up(self) -> list[str]:
        """Those who resigned."""
        return [each.seat for each in self.table.update.seats if each.has_resigned]

    def show_result(self) -> None:
        terminal, result = self.terminal, self.table.result()
        assert result is not None
        if self.given_up():
            self.say_who_resigned()
        elif self.table.past is not None:
            terminal.screen.end()
        terminal.say_plainly(terminal.verdict(result.winners), "bold")
        if how := terminal.screen.how_it_was_won():
            terminal.say_plainly(how)

    def say_who_resigned(self) -> None:
        seats, me = self.given_up(), self.table.update.you
        if me in seats:
            self.terminal.say_plainly(self.voice.say("far-you-resigned"))
        others = [self.company.called(seat) for seat in seats if seat != me]
        if others:
            self.terminal.say_plainly(self.voice.say("far-resigned", who=", ".join(others), number=len(others)))

    def say_where_it_is(self) -> None:
        if self.keeper.trouble:
            self.terminal.say_plainly(self.voice.say("far-not-kept", trouble=self.keeper.trouble), "wrong")
        elif self.keeper.path is not None:
            saved = self.voice.say("play-saved", file=str(self.keeper.path))
            self.terminal.console.print(saved, markup=False, soft_wrap=True)
            if not self.given_up():
                self.terminal.say_command(command_line("analyse", self.keeper.path), self.voice.say("play-analyse"))
