"""A session at a table in this terminal: one person, and bots."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet import engine
from shedet.cli.bots import thinks
from shedet.cli.terminal import WORDS, Leave, Terminal, find_voice

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.bots.guarded import GuardedBot
    from shedet.bots.reasons.sentence import Reason
    from shedet.cli.keeping import Keeper
    from shedet.core.record import Failure, Seats
    from shedet.core.table import Choice, Table


class Opponent(NamedTuple):
    """A bot at the table, by the name it was asked for."""

    name: str
    bot: "GuardedBot"


class Session(Terminal):
    """One person at one table, with bots in the other seats."""

    words = (*WORDS, "why", "save")

    def __init__(
        self,
        table: "Table",
        seat: int,
        opponents: Mapping[int, Opponent],
        console: "Console",
        keeper: "Keeper | None" = None,
        language: str | None = None,
    ) -> None:
        from shedet.core.table import seats_of
        from shedet.words import People

        everybody = People(seats_of(table.match, table.saying), seat)
        voice = find_voice(table.match.game.name, language, everybody)
        super().__init__(table, seat, {each: other.name for each, other in opponents.items()}, voice, console)
        self.table = table
        self.match = table.match
        self.opponents = opponents
        self.failures: dict[int, Failure] = {}
        self.keeper = keeper  # None: nobody keeps the game
        self.kept = -1  # how much of the log
        self.warned = False  # that the game would be lost
        self.news = ""  # to be told at the beginning

    def go_on(self, failures: "dict[int, Failure]", news: str) -> None:
        """With a game that was broken off: what happened since my last answer is told again."""
        self.failures, self.news = failures, news
        heard = 0
        for at, step in enumerate(self.match.log):
            heard += len(self.match.told(self.seat, at))
            if step.seat == self.seat:
                self.told = heard

    def run(self) -> int:
        try:
            self.greet()
            self.keep()
            while not self.match.over():
                asked = self.match.asked()
                if self.seat in asked:
                    self.my_step()
                else:
                    self.bot_step(asked[0])
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        return 0

    def greet(self) -> None:
        from shedet.bots.nets import new_remarks

        self.console.print(self.match.game.title, style="bold", end="  ", markup=False)
        self.say_plainly(self.voice.say("play-greeting", seat=self.name, seed=self.match.seed))
        if self.table.practice:
            self.say_plainly(self.voice.say("play-practice"))
        if self.news:
            self.console.print(self.news, markup=False, soft_wrap=True)
        self.say_plainly(self.commands(), "dim")
        if self.screen.too_narrow():
            self.say_plainly(self.screen.too_narrow(), "wrong")
        if about_the_engine := engine.remark():
            self.say(about_the_engine, "yellow")
        for about_a_net in new_remarks():
            self.say(about_a_net, "yellow")

    def commands(self) -> str:
        return self.voice.say("play-commands", example=self.board.EXAMPLE, looks=self.looks())

    # -- steps

    def bot_step(self, seat: int) -> None:
        name, bot = self.opponents[seat]
        if len(self.match.legal_actions(seat)) > 1 and thinks(name):
            self.wait_for(seat)
        failures = len(bot.failures)
        self.table.let_play(seat, bot)
        for kind in bot.failures[failures:]:
            self.tell_failure(seat, kind)
        self.keep()

    def tell_failure(self, seat: int, kind: str) -> None:
        from shedet.cli.failures import failure_text
        from shedet.core.record import Failure

        before = self.failures.get(seat, Failure(0, kind))
        self.failures[seat] = before._replace(times=before.times + 1)
        self.erase_note()
        self.say_plainly(failure_text(self.names["ABCDEF"[seat]], 1, kind), "red")

    def my_step(self) -> None:
        """Carry out the only answer, or ask for one until it is one."""
        self.tell_news()
        is_turn = self.table.saying.is_turn(self.match.view(self.seat))
        only = self.match.legal_actions(self.seat)
        text = self.match.game.action_text(only[0])
        if len(only) == 1 and not is_turn and text not in self.asked_anyway:
            self.say_plainly(self.voice.say("play-only-choice", action=text), "dim")
            self.table.play_forced(self.seat)
            self.keep()
            return
        if is_turn or not self.screen.pages:
            self.screen.whole()  # a turn, or the first thing to be seen at all: a game that is gone on with
        else:
            self.screen.part()
        before = len(self.match.log)
        while len(self.match.log) == before:
            if self.obey(self.ask(self.screen.prompt())):
                return

    # -- input

    def ask(self, prompt: str) -> str:
        typed = input(prompt)
        if not sys.stdin.isatty():
            self.say_plainly(typed)  # no terminal has shown it
        return typed.strip()

    def do(self, word: str, rest: str, text: str) -> bool:
        match word:
            case "hint":
                self.show_hints()
            case "why":
                self.explain(rest)
            case "undo" | "u":
                self.undo()
                return True
            case "save":
                self.save_as(rest)
            case _:
                self.answer(text)
        return False

    def choices(self) -> "list[Choice]":
        return self.table.choices(self.seat, self.match.view(self.seat))

    def answers(self) -> list[str]:
        return [self.match.game.action_text(action) for action in self.match.legal_actions(self.seat)]

    def answer(self, text: str) -> None:
        """Carry out a numbered choice or a line of notation."""
        before = len(self.match.log)
        number = text.strip("#.)")  # as lists are numbered
        try:
            if number.isascii() and number.isdigit():
                self.table.play_number(self.seat, number)
            else:
                self.play_line(text)
        finally:
            if len(self.match.log) > before:  # some steps of a line may stand though others are refused
                self.keep()

    def play_line(self, text: str) -> None:
        from shedet.cli.typed import not_understood
        from shedet.core.errors import BadNotation

        try:
            self.table.play_text(self.seat, text)
        except BadNotation as error:
            raise BadNotation(not_understood(text, error, self.moment())) from None

    def undo(self) -> None:
        """Go back to my last choice, if that is possible."""
        self.table.undo(self.seat)
        self.told = self.table.heard(self.seat)
        self.keep()
        self.say_plainly(self.voice.say("play-taken-back"))

    def show_hints(self) -> None:
        """The best answers by their numbers in the list of choices. Asking changes nothing in the game: the chance it
        takes is its own."""
        from shedet.cli.hint import heading
        from shedet.hints.moves import best_moves, hint_bot

        game, match = self.match.game, self.match
        legal = game.legal_actions(match.position, self.seat)
        numbers = {int(action): number for number, action in enumerate(legal, 1)}
        bot = hint_bot(game.name)
        self.note(self.voice.say("play-looking"))
        hints = best_moves(game, match.knowledge(self.seat), legal, bot)
        self.erase_note()
        self.say_plainly(self.voice.say("play-best-moves"), "dim")
        for hint in hints:
            self.show_hint(f"{numbers[hint.action]:4}  {heading(hint)}", self.reason_text(hint.reason))

    def explain(self, name: str) -> None:
        """What speaks for a bot's last move, as far as I can know it."""
        from shedet.core.errors import IllegalAction
        from shedet.core.game import parse_seat
        from shedet.hints.why import explain_last_move

        played = [step.seat for step in self.match.log if step.seat != self.seat]
        if not played:
            raise IllegalAction("nobody else has done anything yet.")
        seat = parse_seat(name, self.match.players) if name else played[-1]
        if seat not in played:
            raise IllegalAction(
                f"{name.upper()} has not done anything that I could explain; type `why B` to ask about B."
            )
        steps = explain_last_move(self.match, self.seat, seat)
        who = self.names["ABCDEF"[seat]]
        if not steps:
            self.say_plainly(self.voice.say("play-no-reason", who=who), "dim")
            return
        self.say_plainly(self.voice.say("play-reasons", who=who), "dim")
        for step in steps:
            self.show_hint(f"      {step.action}", self.reason_text(step.reason))

    def reason_text(self, reason: "Reason") -> str:
        from shedet.hints import people

        return reason.in_words(self.voice._replace(people=people(self.match.players, self.seat)).speak)

    # -- the end

    def finish(self) -> None:
        from shedet.cli.calling import command_line

        self.tell_news()
        self.screen.end()
        self.say_plainly(self.verdict(self.match.winners()), "bold")
        self.say_plainly(self.screen.how_it_was_won())
        self.say_where_it_is()
        if self.keeper is not None and self.keeper.path is not None:
            self.say_command(command_line("analyse", self.keeper.path), self.voice.say("play-analyse"))

    # -- keeping

    def seats(self) -> "Seats":
        from shedet.core.record import PERSON, Seats

        seats = {self.seat: PERSON, **{seat: other.name for seat, other in self.opponents.items()}}
        return Seats(seats, self.failures, self.table.practice)

    def keep(self) -> None:
        """After every answer. A game in which I have done nothing is not worth a file, unless one was asked for."""
        from shedet.core.record import record_text

        if self.keeper is None:
            return
        if self.keeper.path is None and not any(step.seat == self.seat for step in self.match.log):
            return
        self.kept = -1
        news = self.keeper.keep(record_text(self.match, self.seats()))
        if not self.keeper.trouble:
            self.kept = len(self.match.log)
        if news:
            self.erase_note()
            self.console.print(news, style="red", markup=False, soft_wrap=True)

    def save_as(self, name: str) -> None:
        """Keep the game in another file."""
        from shedet.core.errors import BadNotation

        if self.keeper is None or not name:
            raise BadNotation("type save and the name of a new file; the game is saved there from then on.")
        try:
            self.keeper.take(Path(name).expanduser())
        except (OSError, RuntimeError, ValueError):  # too long, nobody's home, or characters that no name may have
            raise BadNotation(f"I can't use {name[:60]!r} as the name of a file; choose another.") from None
        self.keeper.trouble = ""
        self.keep()
        self.say_where_it_is()

    def say_where_it_is(self) -> None:
        if self.keeper is None:
            return
        if self.keeper.trouble:
            lost = self.voice.say("play-not-saved", trouble=self.keeper.trouble)
            self.console.print(lost, style="red", markup=False, soft_wrap=True)
        elif self.keeper.path is not None:
            saved = self.voice.say("play-saved", file=str(self.keeper.path))
            self.console.print(saved, markup=False, soft_wrap=True)

    def quit(self) -> None:
        """Whoever leaves a game that is not kept is asked whether that is meant."""
        self.keep()
        if self.keeper is None or not self.keeper.trouble or self.warned:
            raise Leave
        self.warned = True
        lost = self.voice.say("play-quit-unsaved", trouble=self.keeper.trouble)
        self.console.print(lost, style="red", markup=False, soft_wrap=True)

    def leave(self) -> None:
        """Nothing is asked: the game is kept, and can be gone on with."""
        from shedet.cli.calling import command_line

        self.erase_note()
        self.console.print()
        if self.keeper is not None:
            if self.kept != len(self.match.log):
                # Whatever was interrupted, the log has only whole answers; the position may be in the middle of one.
                self.match.rewind(len(self.match.log))
                self.keep()
            self.say_where_it_is()
            if self.keeper.path is not None:
                self.say_command(command_line("play", "--resume", *self.named_file()), self.voice.say("play-continues"))
        self.say_plainly(self.voice.say("play-goodbye"))

    def named_file(self) -> list[Path]:
        """The last game among one's data need not be named."""
        from shedet.cli.keeping import games_folder

        assert self.keeper is not None
        assert self.keeper.path is not None
        return [] if self.keeper.path.parent == games_folder() else [self.keeper.path]
