"""`shedet check`: whether a recorded game comes to the result that it states."""

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a recorded game")


def run(args: argparse.Namespace) -> int:
    from shedet.cli.files import load_record

    game, record, match = load_record(args.file)
    print(f"ok: {game.name}, {len(match.log)} moves, {record.result.text}")
    return 0
