"""How a table is laid for `shedet play`: a new game, one from a position, or one that goes on; who sits where, and
where it is kept."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet.cli.calling import command_line
from shedet.cli.play import LAST_GAME, USUAL_BOT
from shedet.cli.session import Opponent
from shedet.core.errors import ShedetError
from shedet.core.game import Game, parse_seat, seat_name
from shedet.core.match import Match
from shedet.core.record import PERSON, Failure, Record, Seats, record_text
from shedet.core.rng import seeded
from shedet.core.table import PracticeTable, Table
from shedet.games import find_game, find_saying, known_games

if TYPE_CHECKING:
    from shedet.cli.keeping import Keeper


class Seating(NamedTuple):
    """Everything that a session begins with."""

    table: Table
    seat: int  # of the person
    opponents: dict[int, Opponent]
    keeper: "Keeper"
    failures: dict[int, Failure]  # before it was broken off
    news: str  # what there is to say about it


def lay_table(args: argparse.Namespace) -> Seating:
    """What was asked for, or a sentence about what is wrong with it. No file is made before everything is right."""
    if args.resume is not None:
        return go_on(args)
    if args.game is None:
        commands = [f"`{command_line('play', name)}`" for name in known_games()]
        raise ShedetError(f"which game? Type {', '.join(commands[:-1])} or {commands[-1]}.")
    return begin(args)


def table_for(match: Match, practice: object) -> Table:
    kind = PracticeTable if practice else Table
    return kind(match, find_saying(match.game.name))


def begin(args: argparse.Namespace) -> Seating:
    from shedet.cli.keeping import Keeper
    from shedet.files import read_position

    game = find_game(args.game)
    setup = read_position(args.position) if args.position is not None else ""
    players = game.fewest if args.players is None else args.players
    match = Match(game, players, dict(args.option), args.seed or new_seed(), setup)
    seat = asked_seat(args, match)
    others = [each for each in range(match.players) if each != seat]
    opponents = dict(zip(others, find_opponents(asked_bots(args), len(others), game.name)))
    keeper = Keeper(game.name, None, None)
    if args.record is not None:
        keeper.take(args.record)
    return Seating(table_for(match, args.take_back), seat, opponents, keeper, {}, "")


def asked_seat(args: argparse.Namespace, match: Match) -> int:
    if args.seat == "random":
        return int(seeded(f"{match.seed}/seat").below(match.players))
    return parse_seat("A" if args.seat is None else args.seat, match.players)


def asked_bots(args: argparse.Namespace) -> str:
    return USUAL_BOT if args.bot is None else str(args.bot)


def find_opponents(names: str, number: int, game: str) -> list[Opponent]:
    """The bots that were asked for: one for each of the other seats in order, or one for all."""
    from shedet.bots import find_bot

    asked_for = split_names(names, number)
    if len(asked_for) != number:
        seats = "1 other seat" if number == 1 else f"{number} other seats"
        raise ShedetError(f"there are {len(asked_for)} bots for {seats}; name one for each, or one for all.")
    return [Opponent(name, find_bot(name, game)) for name in asked_for]


def split_names(names: str, number: int) -> list[str]:
    asked_for = [name.strip() for name in names.split(",")]
    return asked_for * number if len(asked_for) == 1 else asked_for


def new_seed() -> str:
    import secrets

    return secrets.token_hex(4)


# ---- going on


def go_on(args: argparse.Namespace) -> Seating:
    """The game of a record with the same bots in the same seats, kept in the same file. What is asked for besides must
    agree with it."""
    from shedet.cli.keeping import Keeper
    from shedet.files import play_record, read_text

    path = file_to_resume(args)
    left = os.stat(path) if path.exists() else None  # before it is read: what changes since then is noticed
    text = read_text(path)
    game, record, match = play_record(path, text)
    check_unfinished(path, game, match, args.game)
    check_agreement(path, args, record)
    seat = seat_to_resume(path, args, match, record.table)
    opponents = opponents_to_resume(path, args, match, record.table, seat)
    keeper = Keeper(game.name, path, left)
    news = f"You are continuing {path}."
    if args.record is not None and not (args.record.is_file() and args.record.samefile(path)):
        keeper.take(args.record)
    elif not path.is_file():
        keeper = Keeper(game.name, None, None)
        news = f"{path} is not an ordinary file; what you play now goes to a new one."
    elif text != record_text(match, record.table):
        # Somebody may have put remarks into it, which must not be lost.
        keeper = Keeper(game.name, None, None)
        news = f"{path} has been edited, so it is left as it is; what you play now goes to a new file."
    practice = args.take_back or record.table.practice
    table = table_for(match, practice)
    table.go_on()
    return Seating(table, seat, opponents, keeper, dict(record.table.failures), news)


def file_to_resume(args: argparse.Namespace) -> Path:
    """The file that is named; or the last game, of the one that is named or of any."""
    from shedet.cli.keeping import last_unfinished

    if str(args.resume) in known_games() and args.game is None and not args.resume.exists():
        args.game = str(args.resume)
    elif args.resume is not LAST_GAME:
        # A link to a file stays one; the link of a pipe leads nowhere that could be opened.
        return Path(os.path.realpath(args.resume)) if args.resume.is_file() else Path(args.resume)
    if args.game is not None:
        find_game(args.game)
    return last_unfinished(args.game)


def load_unfinished(path: Path, game: Game) -> Match:
    """A game that was broken off, from its record."""
    from shedet.files import load_record

    found, _, match = load_record(path)
    check_unfinished(path, found, match, game.name)
    return match


def check_unfinished(path: Path, found: Game, match: Match, wanted: str | None) -> None:
    if wanted is not None and found.name != find_game(wanted).name:
        raise ShedetError(f"{path} is a game of {found.name}, not of {wanted}.")
    if match.over():
        raise ShedetError(f"{path} is a finished game; `shedet replay` shows it.")


def check_agreement(path: Path, args: argparse.Namespace, record: Record) -> None:
    """Nothing that is asked for contradicts the record."""
    if args.players is not None and args.players != record.players:
        raise ShedetError(f"{path} is a game of {record.players} players, not of {args.players}; leave out --players.")
    if args.seed is not None and args.seed != record.seed:
        raise ShedetError(f"{path} has the seed {record.seed}, not {args.seed}; leave out --seed.")
    for name, value in args.option:
        if record.options.get(name, 0) != value:
            has = f"{name}={record.options.get(name, 0)}"
            raise ShedetError(f"{path} is played with {has}, not {name}={value}; leave out --option.")


def seat_to_resume(path: Path, args: argparse.Namespace, match: Match, table: Seats) -> int:
    """Where the person sat; an older record does not say it."""
    taken = [seat for seat, who in table.seats.items() if who == PERSON]
    if not taken:
        return asked_seat(args, match)
    if args.seat not in (None, "random") and parse_seat(args.seat, match.players) != taken[0]:
        raise ShedetError(f"in {path} you sit at {seat_name(taken[0])}, not at {args.seat}; leave out --seat.")
    return taken[0]


def opponents_to_resume(
    path: Path, args: argparse.Namespace, match: Match, table: Seats, seat: int
) -> dict[int, Opponent]:
    """The same bots; where the record does not say which, those that are asked for."""
    others = [each for each in range(match.players) if each != seat]
    asked_for = split_names(asked_bots(args), len(others))
    names = [table.seats.get(each, "") for each in others]
    if all(names):
        if args.bot is not None and asked_for != names:
            raise ShedetError(f"in {path} you play against {', '.join(names)}, not {args.bot}; leave out --bot.")
        asked_for = names
    return dict(zip(others, find_opponents(",".join(asked_for), len(others), match.game.name)))
