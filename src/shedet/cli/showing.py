"""What one person at a table is shown: the board with the question, the news, what they ask to see."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from types import ModuleType
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from shedet.cli.colours import NEWS, dress
from shedet.cli.screen import NARROW, Choice, Entry, Layout, draw_sentences, fit, height, room, show
from shedet.cli.story import Story

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.core.game import Data
    from shedet.core.match import Match


def find_board(game: str) -> ModuleType:
    """The drawing module of a game; of one that has none, the plain one."""
    name = f"shedet.cli.board_{game}"
    return import_module(name if find_spec(name) else "shedet.cli.board_plain")


class Showing:
    """The screen of one seat. It knows no game: how one looks is in its board module."""

    def __init__(self, match: "Match", seat: int, names: Mapping[str, str], console: "Console") -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.board = find_board(match.game.name)
        self.console = dress(console)
        self.story = Story(match, seat)
        remembers = match.view(seat).get("memory") is not None  # an option of the table
        self.looks: dict[str, Callable[[Data, Mapping[str, str], Story], RenderableType]] = {
            name: look for name, look in self.board.LOOKS.items() if name != "memory" or remembers
        }
        self.pages: list[RenderableType] = []  # of the question that is asked
        self.page = 0
        self.left_out: tuple[str, ...] = ()  # what this question's screen has no room for
        self.aside = False  # whether something else has been shown since the board
        self.news_from = 0  # the first step of the news: what others have done since I was asked
        self.news_lines = 0  # told above the board
        self.old_news = True  # whether what is told now is the first since I was asked

    # -- the board and the question

    def whole(self) -> None:
        """The whole table, the question and its choices."""
        self.ask(self.board.whole)

    def part(self) -> None:
        """What a step needs of the table, the question and its choices."""
        self.ask(self.board.part)

    def ask(self, layouts: Callable[..., Iterable[Layout]]) -> None:
        view = self.match.view(self.seat)
        choices = self.choices()
        entries = [Entry(choice.text, self.board.describe(view, choice)) for choice in choices]
        offered = layouts(view, self.names, choices, self.story, self.console.width)
        screen = fit(self.console, offered, self.board.question_text(view), entries)
        self.pages, self.left_out = screen.pages, screen.left_out
        self.old_news = True
        self.turn_to(0)

    def more(self) -> None:
        """The next page of the choices, and after the last the first again."""
        self.turn_to((self.page + 1) % len(self.pages))

    def turn_to(self, page: int) -> None:
        self.page = page
        self.aside = False
        self.console.print()
        self.console.print(self.pages[page])

    def choices(self) -> list[Choice]:
        """What may be answered, each with what it would visibly do."""
        match, game = self.match, self.match.game
        knowledge = match.knowledge(self.seat)
        legal = match.legal_actions(self.seat)
        return [Choice(game.action_text(action), game.preview(knowledge, action)) for action in legal]

    def prompt(self) -> str:
        """On a terminal: what else can be seen now, and that there is help."""
        if not self.console.is_terminal:
            return "> "
        words = ["board"] if self.aside and "board" not in self.left_out else []
        words += self.left_out
        words += ["more"] if len(self.pages) > 1 else []
        words += ["news"] if self.news_scrolled() else []
        self.aside = True  # until the board is shown again
        return f"{', '.join([*words, 'help'])} > "

    def news_scrolled(self) -> bool:
        """Whether the news no longer stand above the board."""
        shown = height(self.console, self.pages[self.page]) if self.pages else 0
        return self.news_lines > 0 and self.news_lines + 1 + shown > room(self.console)

    # -- what happened

    def tell(self, first: int) -> None:
        """The steps from one on."""
        drawing = self.draw_steps(first)
        if self.old_news and any(step.seat != self.seat for step in self.match.log[first:]):
            self.old_news = False
            self.news_from, self.news_lines = first, 0
        self.news_lines += height(self.console, drawing)
        self.console.print(drawing, end="")

    def tell_again(self, first: int) -> None:
        """What was told before, page by page if it is long."""
        show(self.console, self.draw_steps(first) if first < len(self.match.log) else Text("Nothing has happened yet."))

    def draw_steps(self, first: int) -> RenderableType:
        """The steps from one on, those that somebody took in a row together."""
        log = self.match.log
        told = []
        for seat, steps in groupby(range(first, len(log)), lambda step: log[step].seat):
            sentences = self.board.told(self.story, list(steps), "ABCDEF"[self.seat])
            told.append(draw_sentences(sentences, "" if seat == self.seat else NEWS))
        return Group(*told)

    # -- what is asked for

    def look(self, name: str) -> None:
        """Something of the game, by its name."""
        show(self.console, self.looks[name](self.match.view(self.seat), self.names, self.story))

    def end(self) -> None:
        """The points, and how they came."""
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(self.board.draw_scores(view, self.names, self.story))

    def how_it_was_won(self) -> str:
        return str(self.board.how_it_was_won(self.match.view(self.seat), self.story))

    def too_narrow(self) -> str:
        """A sentence about a terminal on which boards are cut; empty where there is room."""
        width = self.console.width
        return (
            ""
            if width >= NARROW
            else f"The board needs {NARROW} columns, and your window has {width}: please widen it."
        )
