"""`shedet fit`: the weights by which searches judge positions, learned from games of bots."""

import argparse
import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import file_path, jobs, positive, seed, usual_options, which_games
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.bots.value.fit import Samples
    from shedet.bots.value.linear import Value

MERCHANT = "merchant"  # learns enough from a look at the table
PART = 50  # games to a process at a time
KEPT_BACK = 10  # one sample in so many is not learned from, but shows how well the others were
FIRST_RATE, LAST_RATE = 0.1, 0.02
LOOSE = 1e-5  # how strongly weights that do not matter are held at 0
HELD = 10_000.0  # how many samples have to pull at a weight that is learned on, about, to move it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
    parser.add_argument(
        "--bot", default=MERCHANT, metavar="BOT", help="who plays: merchant (default), or a search such as search:500"
    )
    parser.add_argument(
        "--players",
        type=positive,
        metavar="N",
        help="learn for games of N players only (default: for every number of players)",
    )
    parser.add_argument(
        "--go-on", action="store_true", help="start from the present weights, for when you can play only a few games"
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=10000,
        metavar="K",
        help="how many games to play with each number of players (default: 10000)",
    )
    parser.add_argument(
        "--rounds",
        type=positive,
        default=12,
        metavar="R",
        help="how many times to go through what was played (default: 12)",
    )
    parser.add_argument(
        "--seed",
        type=seed,
        default="fit",
        metavar="S",
        help="a number or word that all chance depends on (default: fit)",
    )
    parser.add_argument(
        "--apart",
        type=positive,
        metavar="A",
        help="learn from every A-th position of a game (default: what suits the game)",
    )
    parser.add_argument(
        "--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)"
    )
    parser.add_argument(
        "--out",
        type=file_path,
        metavar="FILE",
        help="write the weights to this file (default: the bots' own, so that they use them at once)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.bots.levels import make_bot, value_of
    from shedet.bots.room import room_of
    from shedet.core.errors import ShedetError
    from shedet.files import check_writable
    from shedet.games import find_game

    game = find_game(args.game)
    if args.players:
        game.check_players(args.players)
    room = room_of(game.name)
    file = args.out or room.value_file
    check_writable(file)
    make_bot(args.bot, game.name)  # says now that there is none
    value = value_of(game.name) if args.go_on else room.new_value()
    apart = args.apart or room.apart
    kept = json.loads(room.value_file.read_text(encoding="utf-8")) if args.players else {}
    learned: dict[str, dict[str, Any]] = {}
    weights: dict[str, dict[str, list[float]]] = {}
    tables = [args.players] if args.players else list(range(game.fewest, game.most + 1))
    try:
        for players in tables:
            parts = [
                Part(game.name, args.bot, players, args.seed, range(first, min(first + PART, args.games)), apart)
                for first in range(0, args.games, PART)
            ]
            samples = samples_of(parts, value, args.jobs)
            if samples.count < KEPT_BACK:
                raise ShedetError(f"{args.games} games are too few to learn from; ask for more with --games.")
            surprise = fitted(samples, args.rounds, args.seed, HELD / int(samples.count) if args.go_on else LOOSE)
            weights[str(players)] = value.as_data(players)
            learned[str(players)] = {"bot": args.bot, "games": args.games, "seed": args.seed, "surprise": surprise}
    except KeyboardInterrupt:
        # The bots keep what they have until all is learned; a file of one's own gets the tables that are finished.
        if args.out is not None and learned:
            write(args.out, game.name, kept, learned, weights)
        report(args, game.name, learned, len(tables))
        raise
    write(file, game.name, kept, learned, weights)
    report(args, game.name, learned, len(tables))
    return 0


def write(file: Path, game: str, kept: dict[str, Any], learned: dict[str, Any], weights: dict[str, Any]) -> None:
    from shedet.files import write_text

    written = {
        "game": game,
        "learned": {**kept.get("learned", {}), **learned},
        "weights": {**kept.get("weights", {}), **{players: weights[players] for players in learned}},
    }
    write_text(file, json.dumps(written, indent=1) + "\n")


def report(args: argparse.Namespace, game: str, learned: dict[str, dict[str, Any]], tables: int) -> None:
    partial = len(learned) < tables
    if args.json:
        print(json.dumps({"game": game, "learned": learned, "partial": partial}))
        return
    if partial:
        where = f"in {args.out}" if args.out is not None and learned else "not written anywhere"
        print(f"Stopped early. Learned for {len(learned)} of {tables} numbers of players, {where}.")
    if learned:
        print(as_text(game, learned))


class Part(NamedTuple):
    """Some of the games."""

    game: str
    bot: str
    players: int
    seed: str
    numbers: range
    apart: int


def samples_of(parts: list[Part], value: "Value", jobs: int) -> "Samples":
    """The samples of all parts, in their order, whoever was quicker."""
    from shedet.bots.value.fit import Samples
    from shedet.cli.processes import in_processes

    found: dict[int, list[float]] = {}
    playing = in_processes(play_part, parts, jobs)
    with closing(playing), progress(sum(len(part.numbers) for part in parts)) as advance:
        for place, numbers in playing:
            found[place] = numbers
            advance(len(parts[place].numbers), f"{parts[place].players} players")
    samples = Samples(value, parts[0].players)
    for place in range(len(parts)):
        samples.add_all(found[place])
    return samples


def play_part(part: Part) -> list[float]:
    from shedet.bots.levels import make_bot
    from shedet.bots.room import room_of
    from shedet.bots.value.fit import Samples, sample_games, sample_remembered_games
    from shedet.games import find_game

    game = find_game(part.game)
    samples = Samples(room_of(part.game).new_value(), part.players)
    options = game.option_values(usual_options(part.game, []))
    bot = make_bot(part.bot, part.game)
    sample = sample_games if part.bot == MERCHANT else sample_remembered_games
    sample(game, bot, samples, options, part.seed, part.numbers, part.apart)
    return list(samples.numbers)


def fitted(samples: "Samples", rounds: int, seed: str, hold: float) -> list[float]:
    """Learn from samples; the surprise about those learned from, and about the others."""
    from shedet.bots.value.fit import Course, learn, surprise
    from shedet.core.rng import seeded

    course = Course(samples.value, hold)
    rng = seeded(f"{seed}/{samples.players}/steps")
    end = int(samples.count) * (KEPT_BACK - 1) // KEPT_BACK
    for number in range(rounds):
        learn(samples, end, rng, course, FIRST_RATE if number < rounds // 2 else LAST_RATE)
    return [round(surprise(samples, 0, end), 4), round(surprise(samples, end, samples.count), 4)]


def as_text(game: str, learned: dict[str, dict[str, Any]]) -> str:
    lines = [f"Mean surprise about who won {game}:"]
    for players, by in learned.items():
        known, others = by["surprise"]
        games = f"{by['games']} games of {by['bot']}"
        lines.append(f"  {players} players, {games}: {known:.4f}, of samples not learned from {others:.4f}")
    return "\n".join(lines)
