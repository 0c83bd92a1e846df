"""The command line. Each command is a module of its own, loaded only when it is called: help must come at once."""

import argparse
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = {
    "play": "play a game in the terminal against a bot",
    "page": "play in the browser, against bots",
    "games": "list your saved games",
    "bots": "list the bots you can play against",
    "hint": "show the best moves in a position, with reasons",
    "score": "work out what a set or a penalty is worth",
    "rules": "read the rules of a game, or look something up in them",
    "simulate": "let bots play many games, and count who wins",
    "arena": "find out which bot is better, and how sure that is",
    "fit": "train the search bots to judge positions",
    "serve": "host games for others to play at, wherever they are",
    "worker": "run bots and analyses for a server on many machines",
    "config": "show the settings of the server",
    "backup": "write all games of a server to a file, while it runs",
    "restore": "fill a new server's database from a backup",
    "replay": "go through a recorded game step by step",
    "analyse": "show where a recorded game was won and lost, and how much of it was luck",
    "calibrate": "test whether predicted chances of winning come true",
    "accuracy": "test how well an analysis tells good moves from bad ones",
    "check": "check that a recorded game leads to the result it states",
    "perft": "count all the ways a game can begin (a test of the engine)",
    "bench": "measure how fast the engine is on this machine",
    "tune": "look for better weights for the merchant, by letting it play itself",
    "train": "train a net by letting it play itself",
}
# What a command's own help says besides, for those who do not know how things work inside.
EXPLAINED = {
    "simulate": "The same seed always gives the same games, unless a bot thinks for a set time.",
    "arena": "Bots play each other many times;\nyou see what share of the games each has won, its rating (Elo), and "
    "how sure both are.",
    "fit": "A search bot cannot play every line to its end, so it judges positions by features such as points and "
    "hands. This command plays games between bots and learns from who won how much each feature counts. It changes the "
    "bots, unless you name another file with --out.",
    "analyse": "Each move is compared with what a strong bot would have played, knowing no more than the player did.",
    "serve": "Without options there is one process, and the games are in a SQLite file. Whatever can be set by an "
    "option can also be set in the environment (SHEDET_PORT) or in the file shedet.toml in the data folder; shedet "
    "config shows all of it. docs/hosting.md says more.",
    "page": "A server of your own is started, which nobody else can reach, and its page is opened. For others to play, "
    "too, there is shedet serve.",
    "worker": "A server with an embedded database needs none: it does all of that itself.",
    "backup": "The file is the same for the embedded database and for PostgreSQL: it can also move games from one to "
    "the other.",
    "restore": "The database must be empty: nothing is ever overwritten. If there is anything wrong with the backup, "
    "nothing is restored.",
    "calibrate": "Bots play games; at random moments the chance of winning is predicted, and later compared with who "
    "won. Where the prediction was 70 %, about 70 % of the games should be won.",
    "accuracy": "Bots play games; some of their moves are analysed, and some are replaced by bad ones on purpose, to "
    "see whether the analysis notices.",
    "perft": "Counts every possible sequence of so many actions. Two engines that follow the same rules count the "
    "same, so the number shows whether a change broke a rule.",
    "tune": "The merchant values things by a list of weights. This command varies them at random over several "
    "generations, lets the variants play against the present weights, and keeps what wins.",
    "train": "A net chooses moves and is told how its games ended; over many games it learns which moves win. This "
    "needs PyTorch (pip install 'shedet[train]') and is much quicker with a GPU. Ctrl-C ends it; what was trained "
    "is kept.",
}
EXAMPLES = """examples:
  shedet page                             play in the browser
  shedet play sobek2p                     play against the vizier, who thinks for a second
  shedet play sobek2p --bot merchant      play against somebody easier
  shedet play sobek --players 3 --bot scribe,merchant   play against two bots
  shedet play --resume                    go on with the last game you did not finish
  shedet play kemet --server URL          open a table at a server, and wait for a friend
  shedet bots                             who else you can play against
  shedet score sobek --set ivory3 ivory3 ivory0 amulet
  shedet rules sobek2p P-TAKE             the rules about taking tiles
  shedet simulate sobek2p --games 1000 --bots merchant,random
  shedet arena sobek2p --bots merchant,random --games 200 --paired
  shedet replay game.txt --seat A         what A saw of a recorded game
  shedet analyse game.txt --html game.html   what decided it
"""


class Parser(argparse.ArgumentParser):
    called: "Parser | None" = None  # the command's own, which knows more about what is wrong

    def error(self, message: str) -> NoReturn:
        """A sentence instead of a page of usage."""
        parser = self.called or self
        self.exit(2, f"shedet: {parser.explained(message)} ({parser.prog} --help says more.)\n")

    def explained(self, message: str) -> str:
        """What argparse has to say, as a sentence that names what would be right."""
        if message.endswith("required: GAME"):
            from shedet.games import known_games

            return f"which game? There are {', '.join(known_games())}, as in: {self.prog} sobek."
        if message.endswith("required: COMMAND"):
            return "which command?"
        _, unknown, words = message.partition("unrecognized arguments: ")
        if unknown:
            return self.not_taken(words.split()[0].partition("=")[0])
        return f"{message.rstrip('.')}."

    def not_taken(self, word: str) -> str:
        """About an argument that a command does not have: the option that it is perhaps meant to be."""
        options = re.findall(r"--[a-z-]+", self.format_usage())
        return f"{self.prog} does not take {word!r}.{did_you_mean(word, options)}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1, 0.7)
    return f" Did you mean {close[0]}?" if close else ""


class ShowVersion(argparse.Action):
    """Asks which engine runs only when somebody wants to know: that loads it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        import shedet

        engine = "compiled" if shedet.compiled() else "interpreted"
        print(f"shedet {shedet.__version__} ({engine} engine)")
        parser.exit()


def parser_for(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser with the arguments of the one command that was called."""
    parser = Parser(
        prog="shedet",
        description="Board games of ancient Egypt: play them in the terminal, study your games, and measure bots.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=ShowVersion, nargs=0, help="show the version, and whether the fast engine is in use"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    called = called_command(argv)
    for name, text in COMMANDS.items():
        about = f"{text[0].upper()}{text[1:]}. {EXPLAINED.get(name, '')}"
        command = commands.add_parser(name, help=text, description=about)
        if name == called:
            module = import_module(f"shedet.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
            parser.called = command
    return parser


def called_command(argv: Sequence[str]) -> str:
    """The first word that is no option; empty if there is none."""
    return next((word for word in argv if not word.startswith("-")), "")


def not_a_command(word: str) -> str:
    """A sentence about it; a game is perhaps to be played."""
    from shedet.games import GAMES

    meant = f" Did you mean shedet play {word.lower()}?" if word.lower() in GAMES else did_you_mean(word, COMMANDS)
    return f"I don't know the command {word!r}.{meant} (shedet --help lists the commands.)"


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    make_streams_safe()
    if not words or words[0] == "help":
        words = [*words[1:2], "--help"]
    if called_command(words) not in ("", *COMMANDS):
        return complain(not_a_command(called_command(words)))
    try:
        args = parser_for(words).parse_args(words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    from shedet.core.errors import ShedetError

    try:
        if os.environ.get("SHEDET_LOG"):
            from shedet.core.log import begin_log

            begin_log()
        status: int = args.run(args)
        sys.stdout.flush()
        say_remarks()
        return status
    except ShedetError as error:
        say_remarks()  # perhaps that is why
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has left; what is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename or 'a file'}: {error.strerror or error}.")
    except KeyboardInterrupt:
        complain("stopped.")
        return 130


def say_remarks() -> None:
    """What nobody has said yet about the nets that were looked for: those who did not look for any load nothing."""
    nets = sys.modules.get("shedet.bots.nets")
    for remark in nets.new_remarks() if nets is not None else ():
        print(f"shedet: {remark}", file=sys.stderr)


def make_streams_safe() -> None:
    """A closed stream is an empty one, and what a terminal cannot write or read becomes a question mark."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> int:
    print(f"shedet: {sentence}", file=sys.stderr)
    return 2
