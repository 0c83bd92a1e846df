"""`shedet check`: whether a recorded game comes to the result that it states."""

import argparse

from shedet.cli.arguments import file_path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_path, help="a recorded game")


def run(args: argparse.Namespace) -> int:
    from shedet.cli.failures import failure_text
    from shedet.core.game import seat_name
    from shedet.files import load_record

    game, record, match = load_record(args.file)
    practice = " (practice)" if record.table.practice else ""
    print(f"ok: {game.name}, {len(match.log)} moves, {record.result.text}{practice}")
    for seat, failure in record.table.failures.items():
        who = f"{seat_name(seat)} ({record.table.seats.get(seat, 'a bot')})"
        print(failure_text(who, failure.times, failure.kind))
    return 0
