"""`shedet perft`: how many sequences of actions there are from a new game or a position."""

import argparse
import contextlib
import json
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from shedet.cli.arguments import add_game, add_options, file_path, natural, seed
from shedet.cli.progress import no_bar, progress

if TYPE_CHECKING:
    from shedet.core.game import Game
    from shedet.core.position import Position

AT_ONCE = 2  # actions that the engine counts without looking up
SHOWN_FROM = 2  # what is not as deep is counted in no time


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that the deal depends on (default: 0)"
    )
    parser.add_argument(
        "--depth", type=natural, default=3, metavar="D", help="how many actions a sequence has (default: 3)"
    )
    add_options(parser)
    parser.add_argument("--position", type=file_path, metavar="FILE", help="count from the position in this file")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.core.match import Match
    from shedet.files import read_position
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    setup = read_position(args.position) if args.position is not None else ""
    position = Match(game, players, dict(args.option), args.seed, setup).position
    start = time.perf_counter()
    count = Count(game, position)
    with contextlib.suppress(KeyboardInterrupt):
        for depth in range(args.depth + 1):
            count.go_to(depth)
    partial = len(count.sequences) <= args.depth
    found = {
        "game": game.name,
        "players": players,
        "seed": args.seed,
        "depth": args.depth,
        "sequences": None if partial else count.sequences[-1],
        "depths": count.sequences,
        "partial": partial,
        "unfinished": count.unfinished() if partial else None,
        "seconds": round(time.perf_counter() - start, 3),
    }
    print(json.dumps(found) if args.json else as_text(found))
    if partial:
        raise KeyboardInterrupt
    return 0


class Count:
    """The sequences of actions from a position, depth by depth. Those of a depth are counted first action by first
    action: it can be said how far it is, and what is known when somebody stops it."""

    def __init__(self, game: "Game", position: "Position") -> None:
        self.game = game
        self.position = position
        self.sequences: list[int] = []  # by depth
        # At the depth that is not finished: how many first actions there are and are counted, and the sequences so far.
        self.first_actions = self.counted = self.so_far = 0

    def go_to(self, depth: int) -> None:
        after = list(self.after(self.position)) if depth > 0 else []
        self.first_actions, self.counted, self.so_far = len(after), 0, 0
        with progress(len(after), "first actions") if depth > SHOWN_FROM else no_bar() as advance:
            for position in after:
                self.so_far += self.count(position, depth - 1)
                self.counted += 1
                advance(1, f"depth {depth}")
        self.sequences.append(self.so_far if after else 1)

    def count(self, position: "Position", depth: int) -> int:
        """Step by step down to where the engine does the rest: there Python looks for Ctrl-C."""
        from shedet.core.playout import perft

        if depth <= AT_ONCE or position.over:
            return int(perft(self.game, position, depth))
        return sum(self.count(after, depth - 1) for after in self.after(position))

    def after(self, position: "Position") -> "Iterator[Position]":
        from shedet.core.position import lowest_seat

        if position.over:
            return
        seat = lowest_seat(position.asked())
        for action in self.game.legal_actions(position, seat):
            after = self.game.copy(position)
            self.game.apply(after, seat, action)
            yield after

    def unfinished(self) -> dict[str, int]:
        return {
            "depth": len(self.sequences),
            "first_actions": self.first_actions,
            "counted": self.counted,
            "sequences": self.so_far,
        }


def as_text(found: dict[str, Any]) -> str:
    depth = len(found["depths"]) - 1
    whole = f"{found['depths'][depth]} sequences of {depth} actions" if found["depths"] else "nothing"
    part = found["unfinished"]
    if not found["partial"]:
        return f"{whole} ({found['seconds']} s)"
    lines = [f"Stopped early. Counted so far: {whole} ({found['seconds']} s)"]
    if part["counted"]:
        firsts = f"{part['counted']} of {part['first_actions']} first actions"
        lines.append(f"of {part['depth']} actions {part['sequences']} so far, after {firsts}")
    return "\n".join(lines)
