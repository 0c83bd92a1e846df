"""`shedet bots`: who there is to play against."""

import argparse
import json

SEARCHES = {
    "search:N": "searches N iterations for a move: the same seed, the same game",
    "search:Ts": "searches T seconds for a move, such as search:0.5s",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from shedet.bots.levels import LEVELS

    if args.json:
        print(json.dumps({"bots": [level._asdict() for level in LEVELS], "searches": SEARCHES}))
        return 0
    print("From weak to strong; each plays every game:")
    for level in LEVELS:
        print(f"  {level.name:10}  {level.text}")
    print("With a budget of your own:")
    for name, text in SEARCHES.items():
        print(f"  {name:10}  {text}")
    return 0


def thinks(name: str) -> bool:
    """Whether a bot takes its time, by its name."""
    from shedet.bots.levels import LEVELS

    return name.startswith("search:") or any(level.seconds > 0.0 for level in LEVELS if level.name == name)
