"""`shedet perft`: how many sequences of actions there are from a new game or a position."""

import argparse
import json
import time
from pathlib import Path

from shedet.cli.arguments import add_game, add_options, natural, seed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="the seed of the new game (default: 0)")
    parser.add_argument("--depth", type=natural, default=3, metavar="D", help="how many actions deep (default: 3)")
    add_options(parser)
    parser.add_argument("--position", type=Path, metavar="FILE", help="count from the position in this file")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from shedet.cli.files import read_text
    from shedet.core.match import Match
    from shedet.core.playout import perft
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    setup = read_text(args.position) if args.position is not None else ""
    position = Match(game, players, dict(args.option), args.seed, setup).position
    start = time.perf_counter()
    sequences = int(perft(game, position, args.depth))
    found = {
        "game": game.name,
        "players": players,
        "seed": args.seed,
        "depth": args.depth,
        "sequences": sequences,
        "seconds": round(time.perf_counter() - start, 3),
    }
    if args.json:
        print(json.dumps(found))
    else:
        print(f"{sequences} sequences of {args.depth} actions ({found['seconds']} s)")
    return 0
