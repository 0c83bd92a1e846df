"""`shedet train`: a net for a game, by letting it play itself."""

import argparse
import math
import os
import shlex
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from shedet.cli.arguments import add_options, file_path, jobs, positive, seed, usual_options, which_games
from shedet.core.errors import ShedetError

if TYPE_CHECKING:
    from shedet.core.game import Game
    from shedet.learning.model import Sizes
    from shedet.learning.student import Plan, Student
    from shedet.learning.training import Progress

SAVE_EVERY = 60.0  # seconds between two checkpoints
# What is measured against while training goes on, in how many deals, up to the first that is not beaten nearly always.
LADDER = (("random", 64), ("merchant", 64), ("search:64", 16), ("search:512", 8))
BEATEN = 0.95


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", type=str.lower, metavar="GAME", help=f"the game: {which_games()}")
    add("--players", type=several, metavar="N", help="how many players, several with commas: equally many games "
        "with each, more if it is named twice (default: as few as the game allows)")  # fmt: skip
    add("--minutes", type=minutes, default=20.0, metavar="M", help="how long to train (default: 20)")
    add("--out", type=file_path, metavar="FILE", help="the checkpoint (default: GAME.pt); written every minute")
    add("--net", type=file_path, metavar="FILE", help="what bots play with, made in the end (default: GAME.net)")
    add("--resume", type=file_path, metavar="FILE", help="go on with this checkpoint; or with a net that bots play "
        "with (FILE.net), which has no judge: that one begins anew")  # fmt: skip
    add("--soften", type=share, default=1.0, metavar="S", help="when going on, be less sure: scores of actions begin "
        "with this share of what they were (default: 1)")  # fmt: skip
    add("--against", type=file_path, metavar="FILE", help="learn to beat this checkpoint or net, which stays as "
        "it is: how much can be won from it?")  # fmt: skip
    add("--device", choices=("cuda", "cpu"), help="what to compute on (default: cuda if there is one)")
    add("--jobs", type=jobs, metavar="J", help="how many processes play (default: all cores but one)")
    add("--games", type=positive, metavar="G", help="how many games each plays at once (default: 1024, cpu: 64 "
        "for each number of players)")  # fmt: skip
    add("--steps", type=positive, default=32, metavar="D", help="decisions of each game between two lessons "
        "(default: 32)")  # fmt: skip
    add("--batch", type=positive, metavar="B", help="how many decisions are learned from at once (default: 16384)")
    add("--passes", type=positive, default=2, metavar="P", help="how often each of them is learned from (default: 2)")
    add("--width", type=positive, metavar="W", help="how wide the net is (default: as 3 MB allow, at most 512)")
    add("--leaf", type=positive, metavar="H", help="how many hidden numbers the net for leaves has (default: 64); with "
        "--resume FILE.net, a leaf net of another size begins anew")  # fmt: skip
    add("--measure", type=pause, default=2.0, metavar="M", help="minutes between two measurements (default: 2); with "
        "0 nothing is measured, at the start and at the end neither")  # fmt: skip
    add("--plot", type=file_path, metavar="FILE", help="how it went, as a picture (SVG)")
    add("--seed", type=seed, default="0", metavar="S", help="a number or word that the deals depend on (default: 0)")
    add_options(parser)


def number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan  # which lies between no bounds


def minutes(text: str) -> float:
    if not 0.0 < number(text) <= 100_000.0:
        raise argparse.ArgumentTypeError(f"it must be a number of minutes above 0, not {text!r}")
    return number(text)


def pause(text: str) -> float:
    """Minutes between two measurements; 0: there are none."""
    if not 0.0 <= number(text) <= 100_000.0:
        raise argparse.ArgumentTypeError(f"it must be a number of minutes, or 0 to measure nothing, not {text!r}")
    return number(text)


def share(text: str) -> float:
    if not 0.0 < number(text) <= 1.0:
        raise argparse.ArgumentTypeError(f"it must be a number above 0, up to 1, not {text!r}")
    return number(text)


def several(text: str) -> tuple[int, ...]:
    """`2`, or `2,3,4`."""
    return tuple(positive(each) for each in text.split(","))


def run(args: argparse.Namespace) -> int:
    from shedet.files import check_writable

    try:
        import torch  # noqa: F401
    except ImportError:
        raise ShedetError("training needs PyTorch: pip install 'shedet[train]'.") from None
    out = args.out or (args.resume if is_checkpoint(args.resume) else Path(f"{args.game}.pt"))
    net = args.net or Path(f"{args.game}.net")
    plan = planned(args)
    if args.plot and not args.measure:
        raise ShedetError("with --measure 0 there is nothing to draw: leave out --plot, or measure now and then.")
    made = [path for path in (out, net, args.plot) if path]
    check_apart([*made, *([args.against] if args.against else [])])
    for path in made:
        check_writable(path)
    # Whoever ends it keeps what was trained, as with Ctrl-C.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        student = begun(plan, args.resume, args.against)
        student.soften(args.soften)
        student.commands.append(as_typed())
        course = Course(plan, student, out, net, 60.0 * args.measure)
        course.run()
    finally:
        signal.signal(signal.SIGTERM, before)
    if args.plot:
        course.draw(args.plot)
    return 0


def check_apart(paths: list[Path]) -> None:
    """That nothing is written over something else of this run."""
    for number, path in enumerate(paths):
        for other in paths[:number]:
            if path.resolve() == other.resolve():
                raise ShedetError(f"{path} cannot be two things at once: give --out, --net, --plot and --against "
                    "files of their own.")  # fmt: skip


def is_checkpoint(path: Path | None) -> bool:
    return path is not None and path.suffix != ".net"


def as_typed() -> str:
    """This command, without the folders that files are in: they tell nobody else anything."""
    return shlex.join(["shedet", *(Path(word).name if "/" in word else word for word in sys.argv[1:])])


def planned(args: argparse.Namespace) -> "Plan":
    """Complain about wrong names and numbers before anything is played."""
    import torch

    from shedet.games import find_game
    from shedet.learning.shipping import LEAF, sizes_for, with_leaf
    from shedet.learning.student import Plan

    game = find_game(args.game)
    players = args.players or (game.fewest,)
    for number in players:
        game.check_players(number)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    if not game.observation.parts:
        raise ShedetError(f"{game.title} does not say what a seat knows in numbers, so no net can learn it.")
    if args.device == "cuda" and not torch.cuda.is_available():
        raise ShedetError("PyTorch finds no GPU here; --device cpu trains without one, much more slowly.")
    if args.leaf and (args.against or is_checkpoint(args.resume)):
        raise ShedetError("--leaf is for a new net, or for one that bots play with (--resume FILE.net).")
    known = args.resume or args.against
    sizes = sizes_for(game, args.width, args.leaf or LEAF) if known is None else known_sizes(known, game)
    if known and args.leaf:
        sizes = with_leaf(sizes, args.leaf)
    if args.resume and args.against and known_sizes(args.against, game) != sizes:
        raise ShedetError(
            f"{args.resume} and {args.against} have nets of different sizes: one cannot learn to beat the other."
        )
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    return Plan(
        game.name,
        players,
        options,
        seconds=60.0 * args.minutes,
        device=device,
        workers=args.jobs or max(1, (os.cpu_count() or 2) - 1),
        games=max(len(players), (args.games or (1024 if device == "cuda" else 64 * len(players))) // 2),
        steps=args.steps,
        batch=args.batch or 16_384,
        passes=args.passes,
        sizes=sizes,
        seed=args.seed,
        rival=args.against is not None,
    )


def known_sizes(path: Path, game: "Game") -> "Sizes":
    from shedet.learning.keeping import sizes_of
    from shedet.learning.shipping import shipped_sizes

    return sizes_of(path) if is_checkpoint(path) else shipped_sizes(path, game)


def begun(plan: "Plan", resume: Path | None, against: Path | None) -> "Student":
    from shedet.learning.student import Student

    student = Student(plan) if resume is None else known_student(plan, resume)
    if against is not None:
        student.meet(known_student(plan, against))
    return student


def known_student(plan: "Plan", path: Path) -> "Student":
    from shedet.learning.keeping import load
    from shedet.learning.shipping import recall
    from shedet.learning.student import Student

    if is_checkpoint(path):
        return load(path, plan)
    student = Student(plan)
    recall(student, path)
    return student


class Course:
    """Trains, tells how it goes, and keeps what there is."""

    def __init__(self, plan: "Plan", student: "Student", out: Path, net: Path, every: float) -> None:
        self.plan = plan
        self.student = student
        self.out = out
        self.net = net
        self.every = every
        self.decided, self.spent = student.decisions, student.seconds  # before this run
        self.saved = self.measured = time.monotonic()
        self.curves: dict[str, list[tuple[float, float]]] = {}  # against a bot: minutes, share of the victories
        self.scores: list[dict[str, object]] = []  # the last ones
        self.told: Progress | None = None

    def run(self) -> None:
        from shedet.learning.training import Trainer

        self.measure()
        trainer = Trainer(self.plan, self.student)
        try:
            trainer.run(self.tell)
        finally:
            if self.told is not None and self.student.is_sound():  # whoever has learned nothing leaves all as it was
                self.save()
                self.scores = []
                self.ship()
                print(f"What bots play with is in {self.net}.", flush=True)
                print(f"What was trained is in {self.out}; --resume {self.out} goes on with it.", flush=True)
        if self.told is None:
            raise ShedetError("the time was over before anything was learned; give it more with --minutes.")
        self.report(self.told)
        self.measure()
        self.ship()  # again, with what it scored

    def save(self) -> None:
        from shedet.learning.keeping import save

        save(self.out, self.student, self.plan)

    def ship(self) -> None:
        from shedet.files import write_bytes
        from shedet.learning.shipping import shipped

        write_bytes(self.net, shipped(self.student, self.plan, self.scores))

    def tell(self, progress: "Progress") -> None:
        now = time.monotonic()
        self.told = progress
        if now - self.saved >= SAVE_EVERY:
            self.save()
            self.saved = now
        if self.every and now - self.measured >= self.every:
            self.measured = now
            self.report(progress)
            self.measure()

    def report(self, progress: "Progress") -> None:
        rate = (progress.decisions - self.decided) / max(progress.seconds - self.spent, 1e-9)
        print(
            f"{progress.seconds / 60:6.1f} min  {progress.decisions:>13,} decisions ({rate:,.0f} a second)  "
            f"{progress.games:,} games  curiosity {progress.curiosity:.2f}  surprise {progress.surprise:.3f} "
            f"(leaf {progress.leaf:.3f})  foreseen {progress.explained:.0%}  "
            f"{progress.won:.1%} against {'the rival' if self.plan.rival else 'earlier selves'}  "
            f"time: games {progress.playing:.0%}, lessons {progress.waited:.0%} (learning {progress.learning:.0%}, "
            f"processes busy {progress.busy:.0%})",
            flush=True,
        )

    def measure(self) -> None:
        """Against the lowest levels that are not beaten yet, with each number of players."""
        self.scores = []
        if not self.every:
            return
        for players in sorted(set(self.plan.players)):
            for bot, deals in LADDER:
                if self.measure_against(players, bot, deals) < BEATEN:
                    break

    def measure_against(self, players: int, bot: str, deals: int) -> float:
        from shedet.learning.measuring import play_against

        name = f"{bot}, {players} players"
        curve = self.curves.setdefault(name, [])
        if curve and curve[-1][1] == 1.0:
            return 1.0  # nothing more to see
        score = play_against(self.student, self.plan, players, bot, deals, f"measure/{self.student.lessons}")
        curve.append((self.student.seconds / 60, score.share))
        self.scores.append({"against": bot, "players": players, **score._asdict()})
        print(f"            {score.share:.0%} ± {score.error:.0%} against {name} ({score.games} games)", flush=True)
        return score.share

    def draw(self, path: Path) -> None:
        from shedet.arena.plot import curve_plot
        from shedet.files import write_text

        picture = curve_plot(f"Training of {self.plan.game}", "minutes", "share of the victories", self.curves)
        write_text(path, picture)
