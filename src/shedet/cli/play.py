"""`shedet play`: a game in the terminal against bots. The loop knows no game; how one looks is in its board module."""

import argparse
import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, seed
from shedet.cli.bots import thinks

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.bots.bot import Bot
    from shedet.core.game import Game
    from shedet.core.match import Match

COMMANDS = "a number or an action ({example}), hint, undo, board, {looks}news, log, rules WORD, help, quit"
WORDS = ("hint", "undo", "board", "more", "news", "log", "rules", "help", "quit")  # that are always understood
HINT_SECONDS = 2.0  # to think


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seed", type=seed, metavar="S", help="the seed of the game (default: a new one)")
    parser.add_argument(
        "--bot",
        default="vizier",
        metavar="NAMES",
        help=f"the opponent (default: vizier), or one for each of the other seats: vizier,merchant; {WHICH_BOTS}",
    )
    parser.add_argument("--seat", default="A", metavar="SEAT", help="your seat: A (default), B ... or random")
    add_options(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--position", type=Path, metavar="FILE", help="begin from the position in this file")
    start.add_argument("--resume", type=Path, metavar="FILE", help="go on with the unfinished record in this file")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write a record of the game to this file")


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from shedet.cli.files import check_writable
    from shedet.core.game import parse_seat
    from shedet.core.rng import seeded
    from shedet.games import find_game

    game = find_game(args.game)
    match = load_match(args, game)
    if args.seat == "random":
        seat = int(seeded(f"{match.seed}/seat").below(match.players))
    else:
        seat = parse_seat(args.seat, match.players)
    if args.record is not None:
        check_writable(args.record)
    others = [each for each in range(match.players) if each != seat]
    opponents = dict(zip(others, find_opponents(args.bot, len(others), game.name)))
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives input() its line editing)
    return Session(match, seat, opponents, Console(highlight=False), args.record).run()


class Opponent(NamedTuple):
    """A bot at the table, by the name it was asked for."""

    name: str
    bot: "Bot"


def find_opponents(names: str, number: int, game: str) -> list[Opponent]:
    """The bots that were asked for: one for each of the other seats in order, or one for all."""
    from shedet.bots import find_bot
    from shedet.core.errors import ShedetError

    asked_for = [name.strip() for name in names.split(",")]
    if len(asked_for) == 1:
        asked_for *= number
    if len(asked_for) != number:
        seats = "1 other seat" if number == 1 else f"{number} other seats"
        raise ShedetError(f"there are {seats}, and {len(asked_for)} bots; name one for each, or one for all.")
    return [Opponent(name, find_bot(name, game)) for name in asked_for]


def load_match(args: argparse.Namespace, game: "Game") -> "Match":
    """A new game, one from a position, or one that was broken off."""
    from shedet.cli.files import read_text
    from shedet.core.match import Match

    if args.resume is not None:
        return load_unfinished(args.resume, game)
    setup = read_text(args.position) if args.position is not None else ""
    players = game.fewest if args.players is None else args.players
    return Match(game, players, dict(args.option), args.seed or new_seed(), setup)


def load_unfinished(path: Path, game: "Game") -> "Match":
    """A game that was broken off, from its record."""
    from shedet.cli.files import load_record
    from shedet.core.errors import ShedetError

    found, _, match = load_record(path)
    if found.name != game.name:
        raise ShedetError(f"{path} is a game of {found.name}, not of {game.name}.")
    if match.over():
        raise ShedetError(f"{path} is a finished game; shedet replay shows it.")
    return match


def new_seed() -> str:
    import secrets

    return secrets.token_hex(4)


def quoted(path: Path) -> str:
    """As a shell takes it."""
    from shlex import quote

    return quote(str(path))


class Leave(Exception):
    """The player goes."""


class Session:
    """One person at one table, with bots in the other seats."""

    def __init__(
        self, match: "Match", seat: int, opponents: Mapping[int, Opponent], console: "Console", record: Path | None
    ) -> None:
        from shedet.cli.showing import Showing
        from shedet.core.game import seat_name
        from shedet.core.rng import seeded

        self.match = match
        self.seat = seat
        self.name = seat_name(seat)
        self.opponents = opponents
        self.rng = seeded(f"{match.seed}/bots")
        self.console = console
        self.record = record
        self.waiting_for: int | None = None  # the seat that takes time over its turn
        self.noted = False  # whether a note stands in the last line of the terminal
        # How many steps have been told; in a game that is gone on with, all up to my last choice.
        self.told = max((number for number, step in enumerate(match.log, 1) if step.seat == seat), default=0)
        self.mine: list[int] = []  # the length of the log before each of my own choices: where undo goes back to
        self.names = {seat_name(each): f"{seat_name(each)} ({other.name})" for each, other in opponents.items()}
        self.names[self.name] = f"You ({self.name})"
        self.screen = Showing(match, seat, self.names, console)
        self.board = self.screen.board
        # Answers that are asked for even if they are the only ones.
        self.asked_anyway: tuple[str, ...] = getattr(self.board, "ASKED_ANYWAY", ())

    def run(self) -> int:
        try:
            self.greet()
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
        game = self.match.game
        self.say(f"[bold]{game.title}[/bold]  You are {self.name}. Seed {self.match.seed}.")
        self.say(self.commands(), "dim")
        if self.screen.too_narrow():
            self.say(self.screen.too_narrow(), "wrong")

    def commands(self) -> str:
        looks = "".join(f"{name}, " for name in self.screen.looks)
        return f"Type {COMMANDS.format(example=self.board.EXAMPLE, looks=looks)}."

    def say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style)

    def say_plainly(self, text: str, style: str | None = None) -> None:
        """For texts that may hold brackets of their own."""
        self.console.print(text, style=style, markup=False)

    # -- steps

    def bot_step(self, seat: int) -> None:
        match = self.match
        name, bot = self.opponents[seat]
        legal = match.game.legal_actions(match.position, seat)
        if len(legal) > 1 and thinks(name):
            self.wait_for(seat)
        knowledge = match.knowledge(seat) if bot.uses_knowledge else None
        match.play(seat, int(bot.choose(knowledge, legal, self.rng)))

    def wait_for(self, seat: int) -> None:
        """Before somebody takes time over a turn, which may be many steps: what happened until then, and who thinks."""
        if seat != self.waiting_for:
            self.tell_news()
            self.waiting_for = seat
            self.note(f"{self.names['ABCDEF'[seat]]} is thinking …")

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
        legal = self.match.legal_actions(self.seat)
        view = self.match.view(self.seat)
        only_one = len(legal) == 1 and not self.board.is_turn(view)
        only_one = only_one and self.match.game.action_text(legal[0]) not in self.asked_anyway
        self.tell_news()
        if only_one:
            self.say_plainly(f"({self.match.game.action_text(legal[0])}: the only possibility)", "dim")
            self.match.play(self.seat, legal[0])
            return
        if self.board.is_turn(view) or not self.screen.pages:
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
        self.told = len(self.match.log)

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
                    raise Leave
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
                case "board" | "b":
                    self.screen.whole()
                case "hint":
                    self.show_hints()
                case "undo" | "u":
                    self.undo()
                    return True
                case look if look in self.screen.looks and not rest:
                    self.screen.look(look)
                case _:
                    self.answer(text)
        except ShedetError as error:
            self.say_plainly(f"{str(error)[0].upper()}{str(error)[1:]}", "wrong")
        return False

    def answer_at_once(self) -> None:
        """Enter alone is the answer where there is only one."""
        if len(self.match.legal_actions(self.seat)) == 1:
            self.answer("1")

    def answer(self, text: str) -> None:
        """Carry out a numbered choice or a line of notation."""
        from shedet.cli.typed import not_understood
        from shedet.core.errors import BadNotation

        before = len(self.match.log)
        legal = self.match.legal_actions(self.seat)
        if text.isascii() and text.isdigit():
            if len(text) > 4 or not 1 <= int(text) <= len(legal):
                raise BadNotation(f"there is no choice {text[:9]}; they are numbered 1 to {len(legal)}.")
            self.match.play(self.seat, legal[int(text) - 1])
        else:
            try:
                self.match.play_text(self.seat, text)
            except BadNotation as error:
                possible = [self.match.game.action_text(action) for action in legal]
                raise BadNotation(not_understood(text, str(error), possible, (*WORDS, *self.screen.looks))) from None
        self.mine.append(before)

    def undo(self) -> None:
        """Go back to my last choice, unless I have been shown something since or somebody else has answered."""
        from shedet.core.errors import IllegalAction

        if not self.mine:
            raise IllegalAction("you have not chosen anything yet; there is nothing to take back.")
        if self.match.undo_limit(self.seat) > self.mine[-1]:
            reason = "it showed you something hidden"
            if any(step.seat != self.seat for step in self.match.log[self.mine[-1] :]):
                reason = "the turn has passed"
            raise IllegalAction(f"your last choice cannot be taken back: {reason}.")
        self.match.rewind(self.mine.pop())
        self.told = len(self.match.log)
        self.say("Taken back.")

    def show_help(self) -> None:
        from rich.console import Group
        from rich.text import Text

        from shedet.cli.screen import show

        show(self.console, Group(Text(self.board.HELP), Text(), Text(self.commands())))

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
        from shedet.core.rng import seeded
        from shedet.hints.moves import best_moves, hint_bot

        game, match = self.match.game, self.match
        legal = game.legal_actions(match.position, self.seat)
        numbers = {int(action): number for number, action in enumerate(legal, 1)}
        rng = seeded(f"{match.seed}/hints/{len(match.log)}")
        bot = hint_bot(game.name, HINT_SECONDS)
        self.note("Looking for good answers …")
        hints = best_moves(game, match.knowledge(self.seat), legal, bot, rng)
        self.erase_note()
        self.say("Good answers, with your chance to win:", "dim")
        for hint in hints:
            self.say_plainly(f"{numbers[hint.action]:4}  {heading(hint)}", "bold")
            self.console.print(Padding(Text(hint.reason), (0, 0, 0, 6)))

    # -- the end

    def finish(self) -> None:
        self.tell_news()
        self.screen.end()
        self.say(self.verdict(), "bold")
        self.say_plainly(self.screen.how_it_was_won())
        if self.record is None:
            self.offer_to_save()
        else:
            self.save_finished(self.record)

    def verdict(self) -> str:
        winners = self.match.winners()
        if winners == [self.seat]:
            return "You have won."
        if self.seat in winners:
            return "You share the victory."
        others = " and ".join(self.names["ABCDEF"[winner]] for winner in winners)
        return f"{others} {'has won' if len(winners) == 1 else 'share the victory'}."

    def offer_to_save(self) -> None:
        from shedet.core.errors import ShedetError

        while name := self.ask("Save the game, to analyse or replay it? File name, or Enter for no: "):
            path = Path(name).expanduser()
            if path.exists():
                self.say_plainly(f"{path} exists already; choose another name.", "red")
                continue
            try:
                self.save_finished(path)
                return
            except ShedetError as error:
                self.say_plainly(str(error), "red")

    def save_finished(self, path: Path) -> None:
        self.save(path)
        self.say_command(f"shedet analyse {quoted(path)}", "what decided it; --html PAGE draws it for the browser")

    def save(self, path: Path) -> None:
        from shedet.cli.files import write_text
        from shedet.core.record import record_text

        write_text(path, record_text(self.match))
        self.console.print(f"The record is in {path}.", markup=False, soft_wrap=True)

    def say_command(self, command: str, what: str) -> None:
        """In one piece, so that it can be copied."""
        self.console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)

    def leave(self) -> None:
        """Whoever asked for a record gets one, of an unfinished game too."""
        self.erase_note()
        self.console.print()
        if self.record is not None:
            self.save(self.record)
            self.say_command(f"shedet play {self.match.game.name} --resume {quoted(self.record)}", "goes on with it")
        self.say("Goodbye.")
