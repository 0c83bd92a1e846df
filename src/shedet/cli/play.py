"""`shedet play`: a game in the terminal against bots. The loop knows no game; how one looks is in its board module."""

import argparse
import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet import engine
from shedet.cli.arguments import WHICH_BOTS, add_options, positive, seed
from shedet.cli.bots import thinks

if TYPE_CHECKING:
    from rich.console import Console

    from shedet.bots.guarded import GuardedBot
    from shedet.cli.keeping import Keeper
    from shedet.core.match import Match
    from shedet.core.record import Failure, Table

COMMANDS = "a number or an action ({example}), hint, why, undo, board, {looks}news, log, rules WORD, help, quit"
WORDS = ("hint", "undo", "why", "board", "more", "news", "log", "save", "rules", "help", "quit")  # always understood
USUAL_BOT = "vizier"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game: sobek2p, sobek or kemet")
    parser.add_argument(
        "--players", type=positive, metavar="N", help="how many players (default: as few as the game allows)"
    )
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="S",
        help="a number or word that the deal depends on: same seed, same deal (default: a new one)",
    )
    parser.add_argument(
        "--bot",
        metavar="NAMES",
        help=f"your opponent (default: {USUAL_BOT}), or one for each of the other seats: vizier,merchant; {WHICH_BOTS}",
    )
    parser.add_argument("--seat", metavar="SEAT", help="where you sit: A (default), B ... or random")
    add_options(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--position", type=Path, metavar="FILE", help="start from the position in this file")
    start.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with the unfinished game in this file (default: your last one; `shedet games` lists them)",
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="save the game in this new file (default: in your data folder)"
    )
    parser.add_argument(
        "--take-back", action="store_true", help="practice: undo as much as you like; the record says so"
    )


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from shedet.cli.seating import lay_table

    seating = lay_table(args)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives input() its line editing)
    kind = PracticeSession if seating.practice else Session
    session = kind(seating.match, seating.seat, seating.opponents, Console(highlight=False), seating.keeper)
    if args.resume is not None:
        session.go_on(seating.failures, seating.news)
    return session.run()


class Opponent(NamedTuple):
    """A bot at the table, by the name it was asked for."""

    name: str
    bot: "GuardedBot"


def command_line(*words: str | Path) -> str:
    """A shedet command as a shell takes it: this one, where there is none of that name to be found."""
    from shlex import join
    from shutil import which

    ours = Path(sys.argv[0])
    if which("shedet"):
        name = ["shedet"]
    else:
        name = [str(ours)] if ours.name == "shedet" else [sys.executable, "-m", "shedet"]
    return join([*name, *map(str, words)])


class Leave(Exception):
    """The player goes."""


class Session:
    """One person at one table, with bots in the other seats."""

    practice = False  # whether everything can be taken back

    def __init__(
        self,
        match: "Match",
        seat: int,
        opponents: Mapping[int, Opponent],
        console: "Console",
        keeper: "Keeper | None" = None,
    ) -> None:
        from shedet.cli.showing import Showing
        from shedet.core.game import seat_name

        self.match = match
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
        self.told = 0  # how many steps have been told
        self.mine: list[int] = []  # the length of the log before each of my own choices: where undo goes back to
        self.names = {seat_name(each): f"{seat_name(each)} ({other.name})" for each, other in opponents.items()}
        self.names[self.name] = f"You ({self.name})"
        self.screen = Showing(match, seat, self.names, console)
        self.board = self.screen.board
        # Answers that are asked for even if they are the only ones.
        self.asked_anyway: tuple[str, ...] = getattr(self.board, "ASKED_ANYWAY", ())
        self.news = ""  # to be told at the beginning

    def go_on(self, failures: "dict[int, Failure]", news: str) -> None:
        """With a game that was broken off: what was chosen in it can be taken back as if nothing had happened, and what
        happened since my last answer is told again."""
        from shedet.core.match import Match

        self.failures, self.news = failures, news
        again = Match(self.match.game, self.match.players, self.match.options, self.match.seed, self.match.setup)
        for at, step in enumerate(self.match.log):
            if step.seat == self.seat:
                self.told = at + 1
                if len(again.legal_actions(self.seat)) > 1:
                    self.mine.append(at)
            again.carry_out(step.seat, step.action)

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
        game = self.match.game
        self.say(f"[bold]{game.title}[/bold]  You are {self.name}. Seed {self.match.seed}.")
        if self.practice:
            self.say("A practice game: you can undo as much as you like.")
        if self.news:
            self.console.print(self.news, markup=False, soft_wrap=True)
        self.say(self.commands(), "dim")
        if self.screen.too_narrow():
            self.say(self.screen.too_narrow(), "wrong")
        if about_the_engine := engine.remark():
            self.say(about_the_engine, "yellow")

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
        from shedet.core.rng import seeded

        match = self.match
        name, bot = self.opponents[seat]
        legal = match.game.legal_actions(match.position, seat)
        if len(legal) > 1 and thinks(name):
            self.wait_for(seat)
        knowledge = match.knowledge(seat) if bot.uses_knowledge else None
        # Chance of its own for every answer: a game that was broken off goes on as it would have.
        rng = seeded(f"{match.seed}/bots/{len(match.log)}")
        failures = len(bot.failures)
        match.play(seat, int(bot.choose(knowledge, legal, rng)))
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
            self.say_plainly(f"({self.match.game.action_text(legal[0])}: your only choice)", "dim")
            self.match.play(self.seat, legal[0])
            self.keep()
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
        from shedet.cli.wording import error_text
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
                case "board" | "b":
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
            said = error_text(error, self.match.game.name)
            self.say_plainly(f"{said[0].upper()}{said[1:]}", "wrong")
        return False

    def answer_at_once(self) -> None:
        """Enter alone is the answer where there is only one."""
        if len(self.match.legal_actions(self.seat)) == 1:
            self.answer("1")

    def answer(self, text: str) -> None:
        """Carry out a numbered choice or a line of notation."""
        before = len(self.match.log)
        try:
            if text.isascii() and text.isdigit():
                self.play_number(text)
            else:
                self.play_line(text)
        finally:
            if len(self.match.log) > before:  # some steps of a line may stand though others are refused
                self.mine.append(before)
                self.keep()

    def play_number(self, text: str) -> None:
        from shedet.core.errors import BadNotation

        legal = self.match.legal_actions(self.seat)
        if len(text) > 4 or not 1 <= int(text) <= len(legal):
            raise BadNotation(f"there is no choice {text[:9]}; the choices are numbered 1 to {len(legal)}.")
        self.match.play(self.seat, legal[int(text) - 1])

    def play_line(self, text: str) -> None:
        from shedet.cli.typed import not_understood
        from shedet.core.errors import BadNotation

        try:
            self.match.play_text(self.seat, text)
        except BadNotation as error:
            possible = [self.match.game.action_text(action) for action in self.match.legal_actions(self.seat)]
            raise BadNotation(not_understood(text, str(error), possible, (*WORDS, *self.screen.looks))) from None

    def undo(self) -> None:
        """Go back to my last choice, if that is possible."""
        from shedet.core.errors import IllegalAction

        if not self.mine:
            raise IllegalAction("you have not done anything yet, so there is nothing to take back.")
        self.check_undo()
        self.match.rewind(self.mine.pop())
        self.told = len(self.match.log)
        self.keep()
        self.say("Taken back.")

    def check_undo(self) -> None:
        """Not after I have been shown something or somebody else has answered."""
        from shedet.core.errors import IllegalAction

        if self.match.undo_limit(self.seat) > self.mine[-1]:
            reason = "it showed you something hidden"
            if any(step.seat != self.seat for step in self.match.log[self.mine[-1] :]):
                reason = "the turn has passed"
            raise IllegalAction(f"your last choice cannot be taken back: {reason}.")

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
        from shedet.hints.moves import best_moves, hint_bot

        game, match = self.match.game, self.match
        legal = game.legal_actions(match.position, self.seat)
        numbers = {int(action): number for number, action in enumerate(legal, 1)}
        bot = hint_bot(game.name)
        self.note("Looking for the best moves …")
        hints = best_moves(game, match.knowledge(self.seat), legal, bot)
        self.erase_note()
        self.say("Best moves, with your chance of winning:", "dim")
        for hint in hints:
            self.say_plainly(f"{numbers[hint.action]:4}  {heading(hint)}", "bold")
            self.console.print(Padding(Text(hint.reason), (0, 0, 0, 6)))

    def explain(self, name: str) -> None:
        """What speaks for a bot's last move, as far as I can know it."""
        from rich.padding import Padding
        from rich.text import Text

        from shedet.cli.why import explain_last_move, speaking_of
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
            self.say_plainly(f"I can't explain the last move of {who} from what you know.", "dim")
            return
        self.say_plainly(f"What {who} did, and what it is good for, as far as you can know:", "dim")
        for step in steps:
            self.say_plainly(f"      {step.action}", "bold")
            self.console.print(Padding(Text(speaking_of(step.reason, "ABCDEF"[seat])), (0, 0, 0, 6)))

    # -- the end

    def finish(self) -> None:
        self.tell_news()
        self.screen.end()
        self.say(self.verdict(), "bold")
        self.say_plainly(self.screen.how_it_was_won())
        self.say_where_it_is()
        if self.keeper is not None and self.keeper.path is not None:
            how = "shows what decided it; --html PAGE writes a page for your browser"
            self.say_command(command_line("analyse", self.keeper.path), how)

    def verdict(self) -> str:
        winners = self.match.winners()
        if winners == [self.seat]:
            return "You have won."
        if self.seat in winners:
            return "You share the victory."
        others = " and ".join(self.names["ABCDEF"[winner]] for winner in winners)
        return f"{others} {'has won' if len(winners) == 1 else 'share the victory'}."

    # -- keeping

    def table(self) -> "Table":
        from shedet.core.record import PERSON, Table

        seats = {self.seat: PERSON, **{seat: other.name for seat, other in self.opponents.items()}}
        return Table(seats, self.failures, self.practice)

    def keep(self) -> None:
        """After every answer. A game in which I have done nothing is not worth a file, unless one was asked for."""
        from shedet.core.record import record_text

        if self.keeper is None:
            return
        if self.keeper.path is None and not any(step.seat == self.seat for step in self.match.log):
            return
        self.kept = -1
        news = self.keeper.keep(record_text(self.match, self.table()))
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
            lost = f"Your last moves are not saved: {self.keeper.trouble}"
            self.console.print(lost, style="red", markup=False, soft_wrap=True)
        elif self.keeper.path is not None:
            self.console.print(f"The game is saved in {self.keeper.path}.", markup=False, soft_wrap=True)

    def say_command(self, command: str, what: str) -> None:
        """In one piece, so that it can be copied."""
        self.console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)

    def quit(self) -> None:
        """Whoever leaves a game that is not kept is asked whether that is meant."""
        self.keep()
        if self.keeper is None or not self.keeper.trouble or self.warned:
            raise Leave
        self.warned = True
        lost = f"The game is not saved: {self.keeper.trouble} save FILE saves it elsewhere; quit again to leave anyway."
        self.console.print(lost, style="red", markup=False, soft_wrap=True)

    def leave(self) -> None:
        """Nothing is asked: the game is kept, and can be gone on with."""
        self.erase_note()
        self.console.print()
        if self.keeper is not None:
            if self.kept != len(self.match.log):
                # Whatever was interrupted, the log has only whole answers; the position may be in the middle of one.
                self.match.rewind(len(self.match.log))
                self.keep()
            self.say_where_it_is()
            if self.keeper.path is not None:
                self.say_command(command_line("play", "--resume", *self.named_file()), "continues it")
        self.say("Goodbye.")

    def named_file(self) -> list[Path]:
        """The last game among one's data need not be named."""
        from shedet.cli.keeping import games_folder

        assert self.keeper is not None
        assert self.keeper.path is not None
        return [] if self.keeper.path.parent == games_folder() else [self.keeper.path]


class PracticeSession(Session):
    """Against bots alone, and marked as practice in the record: everything can be taken back, what I was shown and what
    the bots have answered too."""

    practice = True

    def check_undo(self) -> None:
        """There is always a way back."""
