"""One person at a terminal: what is said, asked and typed there, wherever the table is. It knows no game; how one looks
is in its board module."""

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shedet.core.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.cli.scene import Voice
    from shedet.cli.showing import SeenTable
    from shedet.cli.typed import Moment
    from shedet.core.table import Choice
    from shedet.words import People

WORDS = ("hint", "undo", "board", "more", "news", "log", "rules", "help", "quit")  # always understood


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


class Terminal:
    """The terminal of one seat, or of somebody who watches."""

    words: tuple[str, ...] = WORDS

    def __init__(
        self, seen: "SeenTable", seat: int, names: Mapping[int, str], voice: "Voice", console: "Console"
    ) -> None:
        from shedet.cli.showing import Showing
        from shedet.core.events import SPECTATOR
        from shedet.core.game import seat_name, viewer_name

        self.seen = seen
        self.seat = seat
        self.name = viewer_name(seat)
        self.voice = voice
        self.console = console
        self.waiting_for: int | None = None  # the seat that takes time over its turn
        self.noted = False  # whether a note stands in the last line of the terminal
        self.told = 0  # how many events I have heard of
        self.names = {seat_name(each): f"{seat_name(each)} ({name})" for each, name in names.items() if each != seat}
        if seat != SPECTATOR:
            self.names[self.name] = voice.say("play-you", seat=self.name)
        self.screen = Showing(seen, seat, self.names, voice, console)
        self.board = self.screen.board
        # Answers that are asked for even if they are the only ones.
        self.asked_anyway: tuple[str, ...] = getattr(self.board, "ASKED_ANYWAY", ())

    # -- what there is to do; near and far differ in it

    def choices(self) -> "list[Choice]":
        """What I may answer, each with what it does."""
        raise NotImplementedError

    def answers(self) -> list[str]:
        """The same, in notation alone."""
        raise NotImplementedError

    def answer(self, text: str) -> None:
        """Carry out a numbered choice or a line of notation."""
        raise NotImplementedError

    def quit(self) -> None:
        raise NotImplementedError

    def do(self, word: str, rest: str, text: str) -> bool:
        """Carry out another command, or an answer; whether the table has to be shown again."""
        raise NotImplementedError

    # -- saying

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style)

    def say_plainly(self, text: str, style: str | None = None) -> None:
        """For texts that may hold brackets of their own."""
        self.console.print(text, style=style, markup=False)

    def say_command(self, command: str, what: str) -> None:
        """In one piece, so that it can be copied."""
        self.console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)

    def commands(self) -> str:
        raise NotImplementedError

    def looks(self) -> str:
        return "".join(f"{name}, " for name in self.screen.looks)

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

    def wait_for(self, seat: int) -> None:
        """Before somebody takes time over a turn, which may be many steps: what happened until then, and who thinks."""
        if seat != self.waiting_for:
            self.tell_news()
            self.waiting_for = seat
            self.note(self.voice.say("play-thinking", who=self.names["ABCDEF"[seat]]))

    def tell_news(self) -> None:
        """What I was told since the last time."""
        self.erase_note()
        self.waiting_for = None
        self.screen.tell(self.told)
        self.told = self.seen.heard(self.seat)

    # -- what is typed

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
                case look if look in self.screen.looks and not rest:
                    self.screen.look(look)
                case other:
                    return self.do(other, rest.strip(), text)
        except ShedetError as error:
            said = error.in_words(self.voice.speak)
            self.say_plainly(f"{said[0].upper()}{said[1:]}", "wrong")
        return False

    def is_named(self, name: str) -> bool:
        """Whether something that may be answered has this name, a seat perhaps: then it is no short form."""
        return any(text.lower().partition(" ")[2] == name for text in self.answers())

    def answer_at_once(self) -> None:
        """Enter alone is the answer where there is only one."""
        if len(self.answers()) == 1:
            self.answer("1")

    def moment(self) -> "Moment":
        """What can be typed now."""
        from shedet.cli.typed import Moment

        game = self.seen.game
        possible = {choice.text: self.voice.paint(choice.does).plain for choice in self.choices()}
        verbs = {game.action_text(action).partition(" ")[0] for action in range(game.actions)}
        return Moment(possible, verbs, (*self.words, *self.screen.looks))

    def show_help(self) -> None:
        from rich.console import Group
        from rich.text import Text

        from shedet.cli.screen import show

        show(self.console, Group(Text(self.voice.say("help")), Text(), Text(self.commands())))

    def show_rules(self, query: str) -> None:
        """All rules, or those that were asked for: by an id, a chapter or words."""
        from shedet import rulebook

        book = rulebook.load(self.seen.game.name)
        rulebook.show(rulebook.as_markdown(book.search(query) if query else book.rules))

    # -- hints and results

    def show_hint(self, heading: str, reason: str) -> None:
        from rich.padding import Padding
        from rich.text import Text

        self.say_plainly(heading, "bold")
        self.console.print(Padding(Text(reason), (0, 0, 0, 6)))

    def verdict(self, winners: Sequence[int]) -> str:
        if list(winners) == [self.seat]:
            return self.voice.say("play-won")
        if self.seat in winners:
            return self.voice.say("play-shared")
        others = [say("somebody", called=self.names["ABCDEF"[winner]]) for winner in winners]
        return self.voice.say("play-lost", winners=others, number=len(winners))
