"""`shedet simulate`: games among bots, and what came out of them.

Every game depends on the seed and its own number alone, so that any number of processes comes to the same result.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, jobs, positive, seed, usual_options
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.bots.play import Moves, Tally
    from shedet.core.game import Game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"a bot for each seat, or one for all (default: random); {WHICH_BOTS}",
    )
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="the seed of all games (default: 0)")
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help="how many processes (default: 1)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game into this folder")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


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
        from shedet.cli.files import make_folder

        make_folder(series.records)
    start = time.perf_counter()
    total = Tally(series.players)
    with progress(args.games, sys.stderr.isatty() and not args.json) as advance:
        for tally in tallies(series, args.games, args.jobs):
            total.add(tally)
            advance(tally.games)
    found = summary(series, total, time.perf_counter() - start)
    print(json.dumps(found) if args.json else as_text(found))
    return 0


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
        raise ShedetError(f"{players} players need {players} bots (or one for all), not {len(bots)}.")
    for name in bots:
        find_bot(name, game.name)
    return Series(game.name, players, options, bots, args.seed, args.records)


def tallies(series: Series, games: int, jobs: int) -> Iterator["Tally"]:
    """The results of chunks of games, in any order."""
    size = 20 if jobs == 1 else max(1, min(2000, games // (jobs * 4)))
    for _, values in in_processes(play_chunk_as_values, chunks(series, games, size), jobs):
        yield from_values(values)


def chunks(series: Series, games: int, size: int) -> list[Chunk]:
    return [Chunk(series, first, min(games, first + size)) for first in range(0, games, size)]


def play_chunk(chunk: Chunk) -> "Tally":
    from shedet.bots import find_bot
    from shedet.bots.play import Tally, play_numbered_game
    from shedet.games import find_game

    series = chunk.series
    game = find_game(series.game)
    options = game.option_values(series.options)
    bots = [find_bot(name, series.game) for name in series.bots]
    total = Tally(series.players)
    for number in range(chunk.first, chunk.end):
        moves: Moves | None = None if series.records is None else []
        total.add(play_numbered_game(game, series.players, options, bots, series.seed, number, moves))
        if moves is not None:
            write_record(game, series, number, moves)
    return total


def write_record(game: "Game", series: Series, number: int, moves: "Moves") -> None:
    from shedet.cli.files import write_text
    from shedet.core.match import Match
    from shedet.core.record import record_text

    assert series.records is not None
    match = Match(game, series.players, series.options, f"{series.seed}/{number}")
    for seat, action in moves:
        match.play(seat, action)
    write_text(series.records / f"game-{number + 1:06}.txt", record_text(match))


Values = tuple[int, int, int, list[int], list[float]]  # a tally on its way between processes


def play_chunk_as_values(chunk: Chunk) -> Values:
    tally = play_chunk(chunk)
    return tally.games, tally.decisions, tally.checksum, tally.scores, tally.wins


def from_values(values: Values) -> "Tally":
    from shedet.bots.play import Tally

    games, decisions, checksum, scores, wins = values
    tally = Tally(len(scores))
    tally.games, tally.decisions, tally.checksum, tally.scores, tally.wins = games, decisions, checksum, scores, wins
    return tally


def summary(series: Series, total: "Tally", seconds: float) -> dict[str, Any]:
    return {
        "game": series.game,
        "players": series.players,
        "options": series.options,
        "games": total.games,
        "bots": series.bots,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds),
        "mean_scores": [round(score / total.games, 3) for score in total.scores],
        "wins": [round(wins, 6) for wins in total.wins],
        "checksum": f"{total.checksum:016x}",
    }


def as_text(found: dict[str, Any]) -> str:
    wins, scores, games = found["wins"], found["mean_scores"], found["games"]
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    lines = [f"{games} games of {found['game']}{options}, {found['decisions']} decisions"]
    width = max(8, *(len(bot) for bot in found["bots"]))
    for seat, bot in enumerate(found["bots"]):
        share = 100 * wins[seat] / games
        won = f"{wins[seat]:10.1f} wins ({share:5.1f} %)"
        lines.append(f"  {'ABCDEF'[seat]} {bot:{width}} {won}   {scores[seat]:7.2f} points a game")
    lines.append(f"{found['seconds']} s, {found['decisions_per_second']} decisions a second")
    lines.append(f"checksum {found['checksum']}")
    return "\n".join(lines)
