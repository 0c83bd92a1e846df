"""`shedet tune`: better weights for a greedy bot, found by self-play against those it has.

Weights are varied in proportion to what they are (CMA-ES over their logarithms, with the package cmaes). All sets of
weights of a generation play the same deals, each generation others. What is found is the centre of the last generation;
fresh deals then say whether it is better.
"""

import argparse
import math
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from shedet.cli.arguments import add_options, file_path, jobs, natural, positive, seed, usual_options, which_games
from shedet.cli.duels import Duel, Numbers, Result, bot_with, duellists, in_parts, together
from shedet.cli.progress import Advance, progress

FEWEST = 4  # sets of weights in a generation: the better half is what the next one is made from
FARTHEST = math.log(10.0)  # a weight stays between a tenth and ten times of what it was
MARGIN = 2.0  # how much a lead in points counts beside a victory: it tells more after few games
PARTS = 16  # of the check, whatever the number of jobs: the deals must not depend on it
FEWEST_WEIGHTS = 2  # that can vary: the search has no less in mind
CAPPED = ("_chance", "_share")  # endings of names whose weights are at most 1

Play = Callable[[list[Duel]], Iterator[Result]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
    add(
        "--players",
        type=tables,
        metavar="N[,N]",
        help="how many players; several numbers such as 2,4 count equally (default: as few as the game allows)",
    )
    add(
        "--generations",
        type=natural,
        default=40,
        metavar="G",
        help="how many rounds of variation (default: 40; 0: only check the weights)",
    )
    add(
        "--population",
        type=population,
        default=24,
        metavar="K",
        help="how many variants to try in each round (default: 24)",
    )
    add("--deals", type=positive, default=60, metavar="D", help="how many deals each variant plays (default: 60)")
    add(
        "--step",
        type=step,
        default=0.1,
        metavar="X",
        help="how far weights vary at first; 0.1 is about 10 %% (default: 0.1)",
    )
    add(
        "--check",
        type=positive,
        default=2000,
        metavar="D",
        help="how many fresh deals to check the result on (default: 2000)",
    )
    add("--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)")
    add("--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)")
    add(
        "--start",
        type=file_path,
        metavar="FILE",
        help="start from the weights in this file (default: the present ones)",
    )
    add("--out", type=file_path, metavar="FILE", help="write the new weights to this file")
    add_options(parser)


def tables(text: str) -> list[int]:
    """One number of players, or several."""
    return [positive(word) for word in text.split(",")]


def population(text: str) -> int:
    number = positive(text)
    if number < FEWEST:
        raise argparse.ArgumentTypeError(f"it must be a whole number, at least {FEWEST}, not {text}")
    return number


def step(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 1.0:
        raise argparse.ArgumentTypeError(f"it must be a number above 0, at most 1, not {text!r}")
    return number


class Tuning(NamedTuple):
    """What is tuned, and against what."""

    game: str
    tables: list[int]  # numbers of players
    options: dict[str, int]
    start: Numbers
    present: Numbers
    names: list[str]  # of the weights that vary
    seed: str

    def duels(self, candidate: Numbers, seed: str, deals: int) -> list[Duel]:
        """One at each table."""
        return [
            Duel(self.game, players, self.options, candidate, self.present, f"{self.seed}/{seed}", deals)
            for players in self.tables
        ]

    def weights_at(self, logarithms: list[float]) -> Numbers:
        """The weights of a point of the search: the start, each number multiplied."""
        weights = dict(self.start)
        for name, logarithm in zip(self.names, logarithms):
            weights[name] = self.start[name] * math.exp(logarithm)
            if name.endswith(CAPPED):
                weights[name] = min(1.0, weights[name])
        return weights


def run(args: argparse.Namespace) -> int:
    from shedet.files import check_writable

    tuning = checked_tuning(args)
    if args.out is not None:
        check_writable(args.out)
    course = Course(tuning, args)
    try:
        course.run()
    except KeyboardInterrupt:
        print(course.as_far_as_it_came(), flush=True)
        raise
    print(course.verdict())
    return 0


class Course:
    """Generation after generation, then the check; what there is at any moment can be said if somebody stops it."""

    def __init__(self, tuning: Tuning, args: argparse.Namespace) -> None:
        self.tuning = tuning
        self.args = args
        self.found = tuning.start
        self.generations = 0  # played
        self.checked: list[Result] = []  # at each table
        self.being_checked: list[Result] = []  # parts of the next one

    def run(self) -> None:
        args, tuning = self.args, self.tuning
        duels = len(tuning.tables) * (args.generations * args.population + PARTS)
        with duellists(args.jobs) as play, progress(duels, "duels") as advance:
            if args.generations > 0:
                for found in evolve(tuning, args, lambda asked: watched(play(asked), advance)):
                    self.found = found
                    self.generations += 1
                    if args.out is not None:
                        write_weights(args.out, args.game, found)
            for duel in tuning.duels(self.found, "check", args.check):
                self.being_checked = []
                for result in watched(play(in_parts(duel, PARTS)), advance):
                    self.being_checked.append(result)
                self.checked.append(together(self.being_checked))
                self.being_checked = []

    def verdict(self) -> str:
        better = all(result.is_better() for result in self.checked)
        lines = [as_text(self.tuning.game, result) for result in self.checked]
        lines.append("better than the present weights." if better else "not clearly better than the present weights.")
        return "\n".join([*lines, *self.weights_lines()])

    def as_far_as_it_came(self) -> str:
        lines = [f"Stopped after {self.generations} of {self.args.generations} generations."]
        if self.generations > 0 and self.args.out is not None:
            lines.append(f"The weights of generation {self.generations} are in {self.args.out}.")
        so_far = [*self.checked, *([together(self.being_checked)] if self.being_checked else [])]
        lines += [f"so far {as_text(self.tuning.game, result)}" for result in so_far]
        return "\n".join([*lines, *self.weights_lines()])

    def weights_lines(self) -> list[str]:
        """The weights that were found, if there is no file for them."""
        if self.generations == 0 or self.args.out is not None:
            return []
        return [
            f"The weights of generation {self.generations}:",
            "",
            changed_text(self.tuning.game, self.found).rstrip(),
        ]


def watched(results: Iterator[Result], advance: Advance) -> Iterator[Result]:
    for result in results:
        advance(1)
        yield result


def checked_tuning(args: argparse.Namespace) -> Tuning:
    """Complain about wrong names and numbers before anything is played."""
    from shedet.bots.room import room_of
    from shedet.bots.weights import parse_weights
    from shedet.core.errors import ShedetError
    from shedet.files import read_text
    from shedet.games import find_game

    game = find_game(args.game)
    numbers = [game.fewest] if args.players is None else args.players
    for players in numbers:
        game.check_players(players)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    room = room_of(game.name)
    present = room.weights()
    start = present if args.start is None else parse_weights(read_text(args.start))
    bot_with(game.name, start)  # complains if a weight is missing
    varied = [name for name, number in start.items() if number > 0.0 and name not in room.units]
    if len(varied) < FEWEST_WEIGHTS and args.generations > 0:
        weights = "1 weight" if len(varied) == 1 else f"{len(varied)} weights"
        raise ShedetError(f"{game.name} has {weights} above 0 to vary, and a search needs at least {FEWEST_WEIGHTS}.")
    return Tuning(game.name, numbers, options, start, present, varied, args.seed)


def evolve(tuning: Tuning, args: argparse.Namespace, play: Play) -> Iterator[Numbers]:
    """The centre of each generation."""
    search = new_search(len(tuning.names), args)
    for generation in range(args.generations):
        points = [search.ask() for _ in range(args.population)]
        duels = [
            duel for point in points for duel in tuning.duels(tuning.weights_at(point), str(generation), args.deals)
        ]
        results = list(play(duels))
        each = len(tuning.tables)
        worths = [fitness(results[at : at + each]) for at in range(0, len(results), each)]
        search.tell([(point, -worth) for point, worth in zip(points, worths)])
        mean = sum(worths) / len(worths)
        print(f"generation {generation + 1}: mean {mean:+.3f}, best {max(worths):+.3f}", file=sys.stderr, flush=True)
        yield rounded(tuning.weights_at(list(search.mean)))


def new_search(dimensions: int, args: argparse.Namespace) -> Any:
    """Separable CMA-ES: with so few games there is no learning how weights depend on each other."""
    try:
        import numpy
        from cmaes import SepCMA
    except ImportError:
        from shedet.core.errors import ShedetError

        raise ShedetError("tuning needs the package cmaes: pip install 'shedet[tune]'.") from None
    number = zlib.crc32(args.seed.encode())
    bounds = numpy.array([[-FARTHEST, FARTHEST]] * dimensions)
    return SepCMA(numpy.zeros(dimensions), args.step, bounds, seed=number, population_size=args.population)


def fitness(results: list[Result]) -> float:
    """How a candidate stands between its fair share (0) and winning everything (1), and how far it is ahead."""
    total = 0.0
    for result in results:
        fair = 1 / result.players
        total += (result.share() - fair) / (1 - fair) + MARGIN * result.margin()
    return total / len(results)


def rounded(weights: Numbers) -> Numbers:
    """Three digits say all that was found out."""
    return {name: float(f"{number:.3g}") for name, number in weights.items()}


def write_weights(path: Path, game: str, weights: Numbers) -> None:
    from shedet.files import write_text

    write_text(path, changed_text(game, weights))


def changed_text(game: str, weights: Numbers) -> str:
    """The file of the bot's weights, with these instead."""
    from shedet.bots.room import room_of
    from shedet.cli.weights_text import weights_text
    from shedet.files import read_text

    return weights_text(read_text(room_of(game).weights_file), weights)


def as_text(game: str, result: Result) -> str:
    share, either_side = 100 * result.share(), 100 * result.uncertainty()
    games = len(result.shares) * result.players
    return (
        f"{game}, {result.players} players, {games} games: {share:.1f} % of the victories "
        f"({share - either_side:.1f} to {share + either_side:.1f}); a fair share is {100 / result.players:.1f} %"
    )
