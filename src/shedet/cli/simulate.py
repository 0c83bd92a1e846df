"""`shedet simulate`: games among bots, and what came out of them.

Every game depends on the seed and its own number alone, so that any number of processes comes to the same result.
"""

import argparse
import contextlib
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, file_path, jobs, positive, seed, usual_options
from shedet.cli.bots import thinks
from shedet.cli.failures import failure_text
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.bots.bot import Bot
    from shedet.bots.play import Moves, Tally
    from shedet.core.game import Game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=positive, default=100, metavar="K", help="how many games to play (default: 100)"
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"a bot for each seat, or one for all (default: random); {WHICH_BOTS}",
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)"
    )
    parser.add_argument(
        "--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)"
    )
    parser.add_argument(
        "--records", type=file_path, metavar="DIR", help="write a record of every game into this folder"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


class Series(NamedTuple):
    """Everything that determines the games, in plain values that another process can be given."""

    game: str
    players: int
    options: dict[str, int]
    bots: list[str]
    seed: str
    records: Path | None


class Chunk(NamedTuple):
    series: Series
    first: int
    end: int


def run(args: argparse.Namespace) -> int:
    from shedet.bots.play import Tally

    series = checked_series(args)
    if series.records is not None:
        from shedet.files import make_folder

        make_folder(series.records)
    start = time.perf_counter()
    total = Tally(series.players)
    failures: Failures = [[] for _ in series.bots]
    for values, failed in play(args, series):
        total.add(from_values(values))
        failures = added(failures, failed)
    found = summary(series, total, failures, time.perf_counter() - start)
    found["games_asked"] = args.games
    found["partial"] = total.games < args.games
    print(json.dumps(found) if args.json else as_text(found))
    if found["partial"]:
        raise KeyboardInterrupt
    return 0


def play(args: argparse.Namespace, series: Series) -> "list[Played]":
    """Play until all is played, or until somebody presses Ctrl-C: what is played counts."""
    results: list[Played] = []
    playing = in_processes(play_chunk, chunks(series, args.games, args.jobs), args.jobs)
    bar = progress(args.games)
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(playing), bar as advance:
        for _, played in playing:
            results.append(played)
            games, *_ = played[0]
            advance(games)
    return results


def checked_series(args: argparse.Namespace) -> Series:
    """Complain about wrong names and numbers before anything is played."""
    from shedet.bots import find_bot
    from shedet.core.errors import ShedetError
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    game.check_players(players)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    bots = [name.strip() for name in args.bots.split(",")]
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise ShedetError(f"a game of {players} players needs {players} bots, or one for all, not {len(bots)}.")
    for name in bots:
        find_bot(name, game.name)
    return Series(game.name, players, options, bots, args.seed, args.records)


def chunks(series: Series, games: int, jobs: int) -> list[Chunk]:
    """Games of bots that think come one by one: they take long, and what is not finished is lost if somebody stops."""
    size = 20 if jobs == 1 else max(1, min(100, games // (jobs * 4)))
    if any(thinks(bot) for bot in series.bots):
        size = 1
    return [Chunk(series, first, min(games, first + size)) for first in range(0, games, size)]


Values = tuple[int, int, int, list[int], list[float]]  # a tally on its way between processes
Failures = list[list[str]]  # of each seat, the kinds of its bot's failures
Played = tuple[Values, Failures]


def play_chunk(chunk: Chunk) -> Played:
    from shedet.bots import find_bot
    from shedet.bots.play import Tally, play_numbered_game
    from shedet.games import find_game

    series = chunk.series
    game = find_game(series.game)
    options = game.option_values(series.options)
    guarded = [find_bot(name, series.game) for name in series.bots]  # one for each seat: failures are told apart
    bots: list[Bot] = [*guarded]
    total = Tally(series.players)
    failures: Failures = [[] for _ in bots]
    for number in range(chunk.first, chunk.end):
        moves: Moves | None = None if series.records is None else []
        before = [len(bot.failures) for bot in guarded]
        total.add(play_numbered_game(game, series.players, options, bots, series.seed, number, moves))
        failed = [bot.failures[first:] for bot, first in zip(guarded, before)]
        failures = added(failures, failed)
        if moves is not None:
            write_record(game, series, number, moves, failed)
    return (total.games, total.decisions, total.checksum, total.scores, total.wins), failures


def added(failures: Failures, more: Failures) -> Failures:
    return [[*one, *other] for one, other in zip(failures, more)]


def write_record(game: "Game", series: Series, number: int, moves: "Moves", failed: Failures) -> None:
    from shedet.core.errors import ShedetError
    from shedet.core.match import Match
    from shedet.core.record import Failure, Seats, record_text
    from shedet.files import read_text, write_text

    assert series.records is not None
    match = Match(game, series.players, series.options, f"{series.seed}/{number}")
    for seat, action in moves:
        match.play(seat, action)
    failures = {seat: Failure(len(kinds), kinds[0]) for seat, kinds in enumerate(failed) if kinds}
    table = Seats(dict(enumerate(series.bots)), failures, False)
    path = series.records / f"game-{number + 1:06}.txt"
    text = record_text(match, table)
    if path.exists() and read_text(path) != text:
        raise ShedetError(f"{path} already exists and holds another game; choose another folder for --records.")
    write_text(path, text)


def from_values(values: Values) -> "Tally":
    from shedet.bots.play import Tally

    games, decisions, checksum, scores, wins = values
    tally = Tally(len(scores))
    tally.games, tally.decisions, tally.checksum, tally.scores, tally.wins = games, decisions, checksum, scores, wins
    return tally


def summary(series: Series, total: "Tally", failures: Failures, seconds: float) -> dict[str, Any]:
    return {
        "game": series.game,
        "players": series.players,
        "options": series.options,
        "games": total.games,
        "bots": series.bots,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds),
        "mean_scores": [round(score / max(1, total.games), 3) for score in total.scores],
        "wins": [round(wins, 6) for wins in total.wins],
        "checksum": f"{total.checksum:016x}",
        "failures": [len(kinds) for kinds in failures],
        "first_failures": [kinds[0] if kinds else None for kinds in failures],
    }


def as_text(found: dict[str, Any]) -> str:
    wins, scores, games = found["wins"], found["mean_scores"], found["games"]
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    if not games:
        return "Stopped before the first game was over."
    lines = [f"{games} games of {found['game']}{options}, {found['decisions']} decisions"]
    if found["partial"]:
        lines[0] = f"Stopped early, of {found['games_asked']} games. So far: {lines[0]}"
    width = max(8, *(len(bot) for bot in found["bots"]))
    for seat, bot in enumerate(found["bots"]):
        share = 100 * wins[seat] / games
        won = f"{wins[seat]:10.1f} wins ({share:5.1f} %)"
        lines.append(f"  {'ABCDEF'[seat]} {bot:{width}} {won}   {scores[seat]:7.2f} points a game")
    for seat, times in enumerate(found["failures"]):
        if times:
            lines.append(failure_text(f"{'ABCDEF'[seat]} {found['bots'][seat]}", times, found["first_failures"][seat]))
    lines.append(f"{found['seconds']} s, {found['decisions_per_second']} decisions a second")
    lines.append(f"checksum {found['checksum']}")
    return "\n".join(lines)
