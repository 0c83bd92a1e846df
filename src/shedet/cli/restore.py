"""`shedet restore`: a database filled from a backup."""

import argparse
from pathlib import Path

from shedet.cli.serving import add_settings, found_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what shedet backup has written")
    add_settings(parser, "data", "database_url")


def run(args: argparse.Namespace) -> int:
    settings = found_settings(args).settings
    from shedet.server.keeping import restore

    kept = restore(settings, args.file)
    print(f"{args.file} is restored (tables: {kept.tables}, players: {kept.players}).")
    return 0
