"""`shedet train`: a net for a game, by letting it play itself."""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shedet.cli.arguments import add_options, file_path, jobs, positive, seed, usual_options, which_games

if TYPE_CHECKING:
    from shedet.learning.training import Plan, Progress, Student

SAVE_EVERY = 60.0  # seconds between two checkpoints
LADDER = ("random", "merchant")  # what is measured against while training goes on
DEALS = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
    add("--players", type=positive, metavar="N", help="how many players (default: as few as the game allows)")
    add("--minutes", type=minutes, default=20.0, metavar="M", help="how long to train (default: 20)")
    add("--out", type=file_path, metavar="FILE", help="the checkpoint (default: GAME.pt); written every minute")
    add("--resume", type=file_path, metavar="FILE", help="go on with this checkpoint")
    add("--device", choices=("cuda", "cpu"), help="what to compute on (default: cuda if there is one)")
    add("--jobs", type=jobs, metavar="J", help="how many processes play (default: all cores but one)")
    add("--games", type=positive, metavar="G", help="how many games each plays at once (default: 1024, cpu: 64)")
    add("--width", type=positive, default=512, metavar="W", help="how wide the net is (default: 512)")
    add("--measure", type=minutes, default=2.0, metavar="M", help="minutes between two measurements (default: 2)")
    add("--seed", type=seed, default="0", metavar="S", help="a number or word that the deals depend on (default: 0)")
    add_options(parser)


def minutes(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 100_000.0:
        raise argparse.ArgumentTypeError(f"it must be a number of minutes above 0, not {text!r}")
    return number


def run(args: argparse.Namespace) -> int:
    from shedet.core.errors import ShedetError
    from shedet.files import check_writable

    try:
        import torch  # noqa: F401
    except ImportError:
        raise ShedetError("training needs PyTorch: pip install 'shedet[train]'.") from None
    out = args.out or args.resume or Path(f"{args.game}.pt")
    plan = planned(args)
    check_writable(out)
    Course(plan, begun(plan, args.resume), out, 60.0 * args.measure).run()
    return 0


def planned(args: argparse.Namespace) -> "Plan":
    """Complain about wrong names and numbers before anything is played."""
    import torch

    from shedet.core.errors import ShedetError
    from shedet.games import find_game
    from shedet.learning.keeping import sizes_of
    from shedet.learning.model import Sizes
    from shedet.learning.training import Plan

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    game.check_players(players)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    if not game.observation.parts:
        raise ShedetError(f"{game.title} does not say what a seat knows in numbers, so no net can learn it.")
    if args.device == "cuda" and not torch.cuda.is_available():
        raise ShedetError("PyTorch finds no GPU here; --device cpu trains without one, much more slowly.")
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    sizes = Sizes(width=args.width, neck=args.width // 2) if args.resume is None else sizes_of(args.resume)
    workers = args.jobs or max(1, (os.cpu_count() or 2) - 1)
    count = (args.games or (1024 if device == "cuda" else 64)) // 2
    seconds = 60.0 * args.minutes
    return Plan(game.name, players, options, seconds, device, workers, max(1, count), sizes=sizes, seed=args.seed)


def begun(plan: "Plan", resume: Path | None) -> "Student":
    from shedet.learning.keeping import load
    from shedet.learning.training import Student

    return Student(plan) if resume is None else load(resume, plan)


class Measured(NamedTuple):
    minute: float
    against: dict[str, float]


class Course:
    """Trains, tells how it goes, and keeps what there is."""

    def __init__(self, plan: "Plan", student: "Student", out: Path, every: float) -> None:
        self.plan = plan
        self.student = student
        self.out = out
        self.every = every
        self.saved = time.monotonic()
        self.measured = time.monotonic() - every  # at once
        self.curve: list[Measured] = []

    def run(self) -> None:
        from shedet.learning.keeping import save
        from shedet.learning.training import Trainer

        trainer = Trainer(self.plan, self.student)
        try:
            trainer.run(self.tell)
        finally:
            if self.student.is_sound():
                save(self.out, self.student, self.plan)
            if self.out.exists():
                print(f"What was trained is in {self.out}; --resume {self.out} goes on with it.", flush=True)
        self.measure()

    def tell(self, progress: "Progress") -> None:
        now = time.monotonic()
        if now - self.saved >= SAVE_EVERY:
            from shedet.learning.keeping import save

            save(self.out, self.student, self.plan)
            self.saved = now
            self.student.elder.load_state_dict(self.student.policy.state_dict())
        if now - self.measured >= self.every:
            self.measured = now
            self.report(progress)
            self.measure()

    def report(self, progress: "Progress") -> None:
        rate = progress.decisions / max(progress.seconds, 1e-9)
        print(
            f"{progress.seconds / 60:6.1f} min  {progress.decisions:>13,} decisions ({rate:,.0f} a second)  "
            f"{progress.games:,} games  curiosity {progress.curiosity:.2f}  surprise {progress.surprise:.3f}  "
            f"foreseen {progress.explained:.0%}",
            flush=True,
        )

    def measure(self) -> None:
        from shedet.learning.measuring import play_against

        against: dict[str, float] = {}
        for bot in LADDER:
            score = play_against(self.student, self.plan, bot, DEALS, f"measure/{self.student.lessons}")
            against[bot] = score.share
            print(f"            {score.share:.0%} ± {score.error:.0%} against {bot} ({score.games} games)", flush=True)
        self.curve.append(Measured(self.student.seconds / 60, against))
        sys.stdout.flush()
