"""`shedet bots`: who there is to play against."""

import argparse
import json

SEARCHES = {
    "search:N": "tries N continuations for each move, without a net; the same seed always gives the same game",
    "search:Ts": "thinks T seconds for each move, without a net, such as search:0.5s",
    "net:N": "tries N continuations for each move, those first that a trained net points at",
    "net:Ts": "thinks T seconds for each move, by a net",
    "net": "plays by the net alone, as the scribe does",
    "policy:T": "draws from what the net likes: its favourite at 0, anything at 100; such as policy:0.8",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.bots.levels import LEVELS

    if args.json:
        print(json.dumps({"bots": [level._asdict() for level in LEVELS], "searches": SEARCHES}))
        return 0
    print("From weak to strong. (The pharaoh thinks longest, but has not been shown to play")
    print("better than the vizier.)")
    for level in LEVELS:
        print(f"  {level.name:10}  {level.text}")
    print("Or say how a bot may think (those with a net need a game that has one):")
    for name, text in SEARCHES.items():
        print(f"  {name:10}  {text}")
    return 0


def thinks(name: str) -> bool:
    """Whether a bot takes its time, by its name."""
    from shedet.bots.levels import LEVELS

    return name.startswith(("search:", "net:")) or any(level.seconds > 0.0 for level in LEVELS if level.name == name)
