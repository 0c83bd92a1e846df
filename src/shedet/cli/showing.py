"""What one person at a table is shown: the board with the question, the news, what they ask to see."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from shedet.cli.colours import NEWS, SOFT, dress
from shedet.cli.scene import Scene, Voice
from shedet.cli.screen import NARROW, Entry, Layout, draw_sentences, fit, height, room, show
from shedet.core.game import Data, Game
from shedet.core.story import Story
from shedet.core.table import Choice, Sight, Told
from shedet.core.words import Message


def find_board(game: str) -> ModuleType:
    """The drawing module of a game; of one that has none, the plain one."""
    name = f"shedet.cli.board_{game}"
    return import_module(name if find_spec(name) else "shedet.cli.board_plain")


class SeenTable(Protocol):
    """What a screen is drawn from: the table of a game that is played here, or one far away."""

    @property
    def game(self) -> Game: ...

    def view(self, viewer: int) -> Data: ...

    def sight(self, viewer: int, since: int) -> Sight: ...

    def heard(self, viewer: int) -> int: ...

    def news(self, viewer: int, since: int) -> list[Told]: ...

    def story(self, viewer: int) -> Story | None:
        """What happened until now; None if it cannot be replayed here."""
        ...


class Showing:
    """The screen of one seat. It knows no game: how one looks is in its board module."""

    def __init__(self, table: SeenTable, seat: int, names: Mapping[str, str], voice: Voice, console: Console) -> None:
        self.table = table
        self.seat = seat
        self.names = names
        self.voice = voice
        self.board = find_board(table.game.name)
        self.console = dress(console)
        remembers = table.view(seat).get("memory") is not None  # an option of the table
        self.looks: dict[str, Callable[[Scene], RenderableType]] = {
            name: look for name, look in self.board.LOOKS.items() if name != "memory" or remembers
        }
        self.pages: list[RenderableType] = []  # of the question that is asked
        self.page = 0
        self.left_out: tuple[str, ...] = ()  # what this question's screen has no room for
        self.aside = False  # whether something else has been shown since the board
        self.news_from = 0  # what I had heard before the news: what others have done since I was asked
        self.news_lines = 0  # told above the board
        self.old_news = True  # whether what is told now is the first since I was asked

    def scene(self, choices: list[Choice]) -> Scene:
        view, story = self.table.view(self.seat), self.table.story(self.seat)
        far = story is None
        told = [event for each in self.table.news(self.seat, 0) for event in each.events] if far else []
        return Scene(view, self.names, choices, story, self.voice, self.console.width, told)

    # -- the board and the question

    def whole(self) -> None:
        """The whole table, the question and its choices."""
        self.ask(self.board.whole)

    def part(self) -> None:
        """What a step needs of the table, the question and its choices."""
        self.ask(self.board.part)

    def ask(self, layouts: Callable[[Scene], Iterable[Layout]]) -> None:
        sight = self.table.sight(self.seat, self.table.heard(self.seat))
        entries = [Entry(choice.text, self.voice.paint(choice.does)) for choice in sight.choices]
        question = self.voice.speak(sight.question) if sight.question is not None else ""
        screen = fit(self.console, layouts(self.scene(sight.choices)), question, entries)
        self.pages, self.left_out = screen.pages, screen.left_out
        self.old_news = True
        self.turn_to(0)

    def more(self) -> None:
        """The next page of the choices, and after the last the first again."""
        if self.pages:
            self.turn_to((self.page + 1) % len(self.pages))

    def turn_to(self, page: int) -> None:
        self.page = page
        self.aside = False
        self.console.print()
        self.console.print(self.pages[page])

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
        """What I was told after so many events."""
        news = self.table.news(self.seat, first)
        drawing = self.draw_news(news)
        if self.old_news and any(told.seat != self.seat for told in news):
            self.old_news = False
            self.news_from, self.news_lines = first, 0
        self.news_lines += height(self.console, drawing)
        self.console.print(drawing, end="")

    def tell_again(self, first: int) -> None:
        """What was told before, page by page if it is long."""
        news = self.table.news(self.seat, first)
        show(self.console, self.draw_news(news) if news else Text(self.voice.say("play-no-news")))

    def tell_gone(self, sentences: Iterable[Message]) -> None:
        """What was told and was taken back."""
        self.console.print(draw_sentences(map(self.voice.speak, sentences), SOFT), end="")

    def draw_news(self, news: list[Told]) -> RenderableType:
        return Group(
            *(
                draw_sentences(map(self.voice.speak, told.sentences), "" if told.seat == self.seat else NEWS)
                for told in news
            )
        )

    # -- what is asked for

    def look(self, name: str) -> None:
        """Something of the game, by its name."""
        show(self.console, self.looks[name](self.scene([])))

    def end(self) -> None:
        """The points, and how they came."""
        self.console.print()
        self.console.print(self.board.draw_scores(self.scene([])))

    def how_it_was_won(self) -> str:
        result = self.table.sight(self.seat, self.table.heard(self.seat)).result
        return " ".join(map(self.voice.speak, result.how)) if result is not None else ""

    def too_narrow(self) -> str:
        """A sentence about a terminal on which boards are cut; empty where there is room."""
        width = self.console.width
        return "" if width >= NARROW else self.voice.say("play-too-narrow", needed=NARROW, width=width)
