"""`shedet play`: a game in the terminal, against bots here or against anybody at a server."""

import argparse
import contextlib
import sys

from shedet.cli.arguments import WHICH_BOTS, add_options, file_path, positive, seed, which_games
from shedet.cli.session import Session
from shedet.core.errors import ShedetError

USUAL_BOT = "vizier"
LAST_GAME = object()  # what --resume alone means


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
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
    start.add_argument("--position", type=file_path, metavar="FILE", help="start from the position in this file")
    start.add_argument(
        "--resume",
        nargs="?",
        type=file_path,
        const=LAST_GAME,
        metavar="FILE",
        help="go on with the unfinished game in this file (default: your last one; `shedet games` lists them)",
    )
    parser.add_argument(
        "--record", type=file_path, metavar="FILE", help="save the game in this new file (default: in your data folder)"
    )
    parser.add_argument(
        "--take-back",
        action="store_true",
        help="practice, against bots alone: undo as much as you like, here or at a server; the record says so",
    )
    parser.add_argument(
        "--language",
        metavar="NAME",
        help="the language, such as en, de or fr (default: your system's, if it is there)",
    )

    add_server_arguments(parser.add_argument_group("at a table of a server, with friends and bots far away"))


def add_server_arguments(group: "argparse._ArgumentGroup") -> None:
    group.add_argument(
        "--server",
        metavar="URL",
        help="open a table there: each of the bots that --bot names takes a seat, the others are for friends; "
        "without a game, go on with your last one",
    )
    group.add_argument(
        "--join", metavar="TABLE", help="sit down at this table, go on there, or see how its game came out"
    )
    group.add_argument("--watch", metavar="TABLE", help="watch the game at this table")
    group.add_argument("--name", metavar="NAME", help="what you are called there (default: as the last time)")
    group.add_argument(
        "--hints", action="store_true", help="everybody at the new table may ask for hints (against bots alone you may)"
    )
    group.add_argument(
        "--clock",
        metavar="TIME",
        help="time of each player: 10m for the game, 10m+5s with 5 seconds more for every answer, or 2d for each "
        "answer; when it is up a bot plays on (default: as long as you like)",
    )


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    if args.server is not None:
        return run_far(args)
    check_near(args)
    from shedet.cli.seating import lay_table

    seating = lay_table(args)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives input() its line editing)
    console = Console(highlight=False)
    session = Session(seating.table, seating.seat, seating.opponents, console, seating.keeper, args.language)
    if args.resume is not None:
        session.go_on(seating.failures, seating.news)
    return session.run()


def check_near(args: argparse.Namespace) -> None:
    """Without a server, nothing that only one has is asked for."""
    for name in ("join", "watch", "name", "clock", "hints"):
        if getattr(args, name) not in (None, False):
            raise ShedetError(f"--{name} is for tables of a server; name it with --server URL.")


def run_far(args: argparse.Namespace) -> int:
    from rich.console import Console

    try:
        from shedet.cli.far.seating import play_far
    except ModuleNotFoundError as error:
        raise ShedetError(
            f"playing at a server needs more packages: pip install 'shedet[server]' ({error.name} is missing)."
        ) from None
    return play_far(args, Console(highlight=False))
