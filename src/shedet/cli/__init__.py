"""The command line. Each command is a module of its own, loaded only when it is called: help must come at once."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = {
    "play": "play a game in the terminal against a bot",
    "games": "list the games that are kept",
    "bots": "list the bots, from the weakest to the strongest",
    "hint": "show the best moves of a position, with reasons",
    "score": "work out what a set or a penalty is worth",
    "rules": "read the rules of a game",
    "simulate": "let bots play many games",
    "arena": "find out which bot is the better one, and how sure that is",
    "fit": "learn anew by what searches judge positions",
    "replay": "go through a recorded game step by step",
    "analyse": "judge the decisions of a recorded game, and its luck",
    "calibrate": "test how often what the judge expects comes true",
    "accuracy": "test how well an analysis tells good moves from bad ones",
    "check": "check that a recorded game comes to its stated result",
    "perft": "count the sequences of actions from a new game",
    "bench": "measure the speed of the engine",
    "tune": "look for better weights of a greedy bot",
}
EXAMPLES = """examples:
  shedet play sobek2p                     play against the vizier, who thinks for a second
  shedet play sobek2p --bot pharaoh       play against the strongest
  shedet play sobek --players 3 --bot scribe,merchant   against two
  shedet play --resume                    go on with the last game that was not finished
  shedet bots                             who else there is
  shedet score sobek --set ivory3 ivory3 ivory0 amulet
  shedet rules sobek2p P-TAKE             the rules about taking tiles
  shedet simulate sobek2p --games 1000 --bots merchant,random
  shedet arena sobek2p --bots merchant,random --games 200 --paired
  shedet replay game.txt --seat A         what A saw of a recorded game
  shedet analyse game.txt --html game.html   what decided it
"""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """A sentence instead of a page of usage."""
        self.exit(2, f"shedet: {message.rstrip('.')}. ({self.prog} --help says more.)\n")


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
        description="Board games of ancient Egypt, played, studied and measured in the terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and which engine runs")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    called = next((word for word in argv if not word.startswith("-")), "")
    for name, text in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        if name == called:
            module = import_module(f"shedet.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
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
        return status
    except ShedetError as error:
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


def complain(sentence: str) -> int:
    print(f"shedet: {sentence}", file=sys.stderr)
    return 2
