"""Measure lines of docs/strength.md, one after the other, into files beside this one; `make.py` makes tables of them.

    python docs/strength/measure.py ladder sobek2p                  each level against the one below, two players
    python docs/strength/measure.py ladder sobek --players 3 4 --quick   of bots that answer at once
    python docs/strength/measure.py against kemet --players 2 3 4   the vizier against the search without a net

What is there already is not measured again, unless `--again` asks for it. A line that is interrupted leaves nothing.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from shedet.bots.levels import LEVELS, find_level, seconds_of
from shedet.games import find_game

FOLDER = Path(__file__).parent
OLD = "search:1s"  # the vizier, before it had a net
QUICK = 120  # deals of a line of bots that answer at once
SLOW = 20  # of one with searches by time, which take minutes a deal


def lines(kind: str, game: str) -> list[tuple[str, str, int]]:
    """Who plays against whom, and how many deals."""
    if kind == "against":
        return [("vizier", OLD, SLOW)]
    pairs = zip(LEVELS[1:], LEVELS)
    return [(above.name, below.name, QUICK if is_quick(game, above.name) else SLOW) for above, below in pairs]


def is_quick(game: str, name: str) -> bool:
    """Whether a level answers at once."""
    level = find_level(name)
    assert level is not None
    return seconds_of(level, game) == 0.0


def measure(path: Path, game: str, bots: list[str], games: int, jobs: int) -> None:
    command = ["arena", game, "--players", str(len(bots)), "--bots", ",".join(bots), "--games", str(games)]
    command += ["--seed", "ladder", "--paired", "--jobs", str(jobs), "--json"]
    print("shedet", *command, flush=True)
    told = subprocess.run([sys.executable, "-m", "shedet", *command], check=True, capture_output=True, text=True)
    path.write_text(told.stdout, encoding="utf-8")


def file_of(kind: str, game: str, bots: list[str]) -> Path:
    name = "-".join(bot.replace(":", "").replace(".", "") for bot in bots)
    return FOLDER / f"{kind}-{game}-{len(bots)}p-{name}.json"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("ladder", "against"))
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="*", help="(default: as few as the game allows)")
    parser.add_argument("--deals", type=int, help="of each line")
    parser.add_argument("--jobs", type=int, default=1, help="games at once; a pharaoh has all cores to itself")
    parser.add_argument("--quick", action="store_true", help="only bots that answer at once")
    parser.add_argument("--again", action="store_true", help="measure what is there already, too")
    args = parser.parse_args()
    for players in args.players or [int(find_game(args.game).fewest)]:
        for first, second, usual in lines(args.kind, args.game):
            if args.quick and not is_quick(args.game, first):
                continue
            bots = [first, *[second] * (players - 1)]
            path = file_of(args.kind, args.game, bots)
            if args.again or not path.exists():
                measure(path, args.game, bots, (args.deals or usual) * players, 1 if "pharaoh" in bots else args.jobs)
