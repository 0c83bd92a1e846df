"""`shedet backup`: all games of a server, in a file."""

import argparse
from pathlib import Path

from shedet.cli.serving import add_settings, found_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write; it must be new")
    add_settings(parser, "data", "database_url")


def run(args: argparse.Namespace) -> int:
    settings = found_settings(args).settings
    from shedet.server.keeping import back_up

    kept = back_up(settings, args.file)
    print(f"{args.file} is written (tables: {kept.tables}, players: {kept.players}).")
    if not settings.secret:
        print(f"Keep {Path(settings.data) / 'secret'} as well: without it nobody is recognised after a restore.")
    return 0
