"""A session at the table: one person, and bots. The loop knows no game; how one looks is in its board module."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet import engine
from shedet.cli.bots import thinks
from shedet.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.bots.guarded import GuardedBot
    from shedet.bots.reasons.sentence import Reason
    from shedet.cli.keeping import Keeper
    from shedet.cli.scene import Voice
    from shedet.cli.typed import Moment
    from shedet.core.record import Failure, Seats
    from shedet.core.table import Table
    from shedet.words import People

WORDS = ("hint", "undo", "why", "board", "more", "news", "log", "save", "rules", "help", "quit")  # always understood


class Opponent(NamedTuple):
    """A bot at the table, by the name it was asked for."""

    name: str
    bot: "GuardedBot"


def find_voice(game: str, language: str | None, people: "People") -> "Voice":
    """The words of the language that was asked for, or that of the system. One that we do not have is English."""
    from shedet.cli.scene import Voice
    from shedet.words import ENGLISH, find_words, language_of_the_system, languages

    wanted = language_of_the_system() if language is None else language.lower()
    known = wanted in languages(game)
    if language is not None and not known:
        there = ", ".join(languages(game))
        print(f"shedet: {game} is not there in {language!r}; it is there in: {there}. English it is.", file=sys.stderr)
    return Voice(find_words(game, wanted if known else ENGLISH), people)


class Leave(Exception):
    """The player goes."""


class Session:
    """One person at one table, with bots in the other seats."""

    def __init__(
        self,
        table: "Table",
        seat: int,
        opponents: Mapping[int, Opponent],
        console: "Console",
        keeper: "Keeper | None" = None,
        language: str | None = None,
    ) -> None:
        from shedet.cli.showing import Showing
        from shedet.core.game import seat_name
        from shedet.core.table import seats_of
        from shedet.words import People

        self.table = table
        self.match = table.match
        self.seat = seat
        self.name = seat_name(seat)
        self.opponents = opponents
        self.failures: dict[int, Failure] = {}
        self.console = console
        self.keeper = keeper  # None: nobody keeps the game
        self.kept = -1  # how much of the log
        self.warned = False  # that the game would be lost
        self.waiting_for: int | None = None  # the seat that takes time over its turn
        self.noted = False  # whether a note stands in the last line of the terminal
        self.told = 0  # how many events I have heard of
        self.voice = find_voice(self.match.game.name, language, People(seats_of(self.match, table.saying), seat))
        self.names = {seat_name(each): f"{seat_name(each)} ({other.name})" for each, other in opponents.items()}
        self.names[self.name] = self.voice.say("play-you", seat=self.name)
        self.screen = Showing(table, seat, self.names, self.voice, console)
        self.board = self.screen.board
        # Answers that are asked for even if they are the only ones.
        self.asked_anyway: tuple[str, ...] = getattr(self.board, "ASKED_ANYWAY", ())
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

    def commands(self) -> str:
        looks = "".join(f"{name}, " for name in self.screen.looks)
        return self.voice.say("play-commands", example=self.board.EXAMPLE, looks=looks)

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style)

    def say_plainly(self, text: str, style: str | None = None) -> None:
        """For texts that may hold brackets of their own."""
        self.console.print(text, style=style, markup=False)

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

    def wait_for(self, seat: int) -> None:
        """Before somebody takes time over a turn, which may be many steps: what happened until then, and who thinks."""
        if seat != self.waiting_for:
            self.tell_news()
            self.waiting_for = seat
            self.note(self.voice.say("play-thinking", who=self.names["ABCDEF"[seat]]))

    def note(self, text: str) -> None:
        """Say on a terminal why nothing happens, until there is something to tell. This is plain text that is erased
        again: no thread may draw while a bot divides itself among the cores."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.print(text, style="dim", markup=False, end="")
            self.noted = True

    def erase_note(self) -> None:
        from rich.control import Control
        from rich.segment import ControlType

        if self.noted:
            self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
            self.noted = False

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

    def tell_news(self) -> None:
        """What I was told since the last time."""
        self.erase_note()
        self.waiting_for = None
        self.screen.tell(self.told)
        self.told = self.table.heard(self.seat)

    # -- input

    def ask(self, prompt: str) -> str:
        typed = input(prompt)
        if not sys.stdin.isatty():
            self.say_plainly(typed)  # no terminal has shown it
        return typed.strip()

    def obey(self, text: str) -> bool:
        """Do what was typed; whether the table has to be shown again."""
        from shedet.core.errors import ShedetError

        word, _, rest = text.partition(" ")
        try:
            match word.lower():
                case "":
                    self.answer_at_once()
                case "quit" | "q" | "exit":
                    self.quit()
                case "help" | "?" | "h":
                    self.show_help()
                case "rules":
                    self.show_rules(rest.strip())
                case "log":
                    self.screen.tell_again(0)
                case "news":
                    self.screen.tell_again(self.screen.news_from)
                case "more":
                    self.screen.more()
                case "board":
                    self.screen.whole()
                case "b" if not self.is_named("b"):
                    self.screen.whole()
                case "hint":
                    self.show_hints()
                case "why":
                    self.explain(rest.strip())
                case "undo" | "u":
                    self.undo()
                    return True
                case "save":
                    self.save_as(rest.strip())
                case look if look in self.screen.looks and not rest:
                    self.screen.look(look)
                case _:
                    self.answer(text)
        except ShedetError as error:
            said = error.in_words(self.voice.speak)
            self.say_plainly(f"{said[0].upper()}{said[1:]}", "wrong")
        return False

    def is_named(self, name: str) -> bool:
        """Whether something that may be answered has this name, a seat perhaps: then it is no short form."""
        legal = [self.match.game.action_text(action) for action in self.match.legal_actions(self.seat)]
        return any(text.lower().partition(" ")[2] == name for text in legal)

    def answer_at_once(self) -> None:
        """Enter alone is the answer where there is only one."""
        if len(self.match.legal_actions(self.seat)) == 1:
            self.answer("1")

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

    def moment(self) -> "Moment":
        """What can be typed now."""
        from shedet.cli.typed import Moment

        game = self.match.game
        choices = self.table.choices(self.seat, self.match.view(self.seat))
        possible = {choice.text: self.voice.paint(choice.does).plain for choice in choices}
        verbs = {game.action_text(action).partition(" ")[0] for action in range(game.actions)}
        return Moment(possible, verbs, (*WORDS, *self.screen.looks))

    def undo(self) -> None:
        """Go back to my last choice, if that is possible."""
        self.table.undo(self.seat)
        self.told = self.table.heard(self.seat)
        self.keep()
        self.say_plainly(self.voice.say("play-taken-back"))

    def show_help(self) -> None:
        from rich.console import Group
        from rich.text import Text

        from shedet.cli.screen import show

        show(self.console, Group(Text(self.voice.say("help")), Text(), Text(self.commands())))

    def show_rules(self, query: str) -> None:
        """All rules, or those that were asked for: by an id, a chapter or words."""
        from shedet import rulebook

        book = rulebook.load(self.match.game.name)
        rulebook.show(rulebook.as_markdown(book.search(query) if query else book.rules))

    def show_hints(self) -> None:
        """The best answers by their numbers in the list of choices. Asking changes nothing in the game: the chance it
        takes is its own."""
        from rich.padding import Padding
        from rich.text import Text

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
            self.say_plainly(f"{numbers[hint.action]:4}  {heading(hint)}", "bold")
            self.console.print(Padding(Text(self.reason_text(hint.reason)), (0, 0, 0, 6)))

    def explain(self, name: str) -> None:
        """What speaks for a bot's last move, as far as I can know it."""
        from rich.padding import Padding
        from rich.text import Text

        from shedet.cli.why import explain_last_move
        from shedet.core.errors import IllegalAction
        from shedet.core.game import parse_seat

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
            self.say_plainly(f"      {step.action}", "bold")
            self.console.print(Padding(Text(self.reason_text(step.reason)), (0, 0, 0, 6)))

    def reason_text(self, reason: "Reason") -> str:
        from shedet.hints import people

        return reason.in_words(self.voice._replace(people=people(self.match.players, self.seat)).speak)

    # -- the end

    def finish(self) -> None:
        from shedet.cli.calling import command_line

        self.tell_news()
        self.screen.end()
        self.say_plainly(self.verdict(), "bold")
        self.say_plainly(self.screen.how_it_was_won())
        self.say_where_it_is()
        if self.keeper is not None and self.keeper.path is not None:
            self.say_command(command_line("analyse", self.keeper.path), self.voice.say("play-analyse"))

    def verdict(self) -> str:
        winners = self.match.winners()
        if winners == [self.seat]:
            return self.voice.say("play-won")
        if self.seat in winners:
            return self.voice.say("play-shared")
        others = [say("somebody", called=self.names["ABCDEF"[winner]]) for winner in winners]
        return self.voice.say("play-lost", winners=others, number=len(winners))

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

    def say_command(self, command: str, what: str) -> None:
        """In one piece, so that it can be copied."""
        self.console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)

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
