"""`shedet games`: the games that are kept, the last one first."""

import argparse
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shedet.cli.keeping import KeptGame


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.cli.keeping import games_folder, kept_games

    games = kept_games()
    if args.json:
        print(json.dumps({"folder": str(games_folder()), "games": [as_data(kept) for kept in games]}))
        return 0
    if not games:
        print(f"There are no saved games in {games_folder()} yet.")
        return 0
    for kept in games:
        print(as_text(kept))
    print("\nshedet play --resume continues the last unfinished game, shedet play --resume FILE any other;")
    print("shedet analyse FILE shows what decided a finished one.")
    return 0


def as_data(kept: "KeptGame") -> dict[str, object]:
    from shedet.core.game import seat_name

    record = kept.record
    return {
        "file": str(kept.path),
        "written": round(kept.written),
        "game": record.game,
        "players": record.players,
        "seats": {seat_name(seat): who for seat, who in record.table.seats.items()},
        "practice": record.table.practice,
        "moves": len(record.moves),
        "unfinished": kept.is_unfinished(),
        "result": record.result.text,
    }


def as_text(kept: "KeptGame") -> str:
    import time

    from shedet.core.game import seat_name
    from shedet.core.record import PERSON

    record = kept.record
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.written))
    seats = [f"{seat_name(seat)} {'you' if who == PERSON else who}" for seat, who in record.table.seats.items()]
    practice = ", practice" if record.table.practice else ""
    who = f" ({', '.join(seats)}{practice})" if seats else ""
    moves = f"{len(record.moves)} move{'' if len(record.moves) == 1 else 's'}"
    return f"{when}  {record.game}{who}, {moves}: {record.result.text}\n  {kept.path}"
