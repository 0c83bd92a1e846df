"""`shedet analyse`: what the decisions of a recorded game were worth, and what was luck."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from shedet.cli.arguments import file_path, jobs, positive, seconds, seed
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.analysis.work import Analysis, Task

USUAL_SEARCHES = 12  # for each question
FIRST_RESULTS = 8.0  # seconds after which somebody who waits is shown what there is


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", type=file_path, help="a recorded game that was played to its end")
    parser.add_argument(
        "--time", type=seconds, metavar="T", help="stop after about this many seconds, and show what was found so far"
    )
    parser.add_argument(
        "--searches",
        type=positive,
        default=USUAL_SEARCHES,
        metavar="N",
        help=f"make N searches for each chance; more is slower and surer (default: {USUAL_SEARCHES})",
    )
    parser.add_argument(
        "--look",
        type=positive,
        metavar="N",
        help="how many continuations to try for each decision (default: what the vizier tries in a second)",
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)"
    )
    parser.add_argument(
        "--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")
    parser.add_argument("--html", type=file_path, metavar="FILE", help="write a page for the browser")


def run(args: argparse.Namespace) -> int:
    from shedet.analysis.page import page
    from shedet.analysis.report import report
    from shedet.analysis.work import Analysis
    from shedet.bots.look import look_iterations
    from shedet.cli.analysis_text import as_text
    from shedet.core.errors import ShedetError
    from shedet.files import check_writable, play_record, read_text, write_text

    record = read_text(args.file)
    game, _, match = play_record(args.file, record)
    if not match.over():
        raise ShedetError(f"{args.file}: this game is unfinished; only a finished one can be analysed.")
    if args.html is not None:
        check_writable(args.html)
        if args.html.exists() and args.html.samefile(args.file):
            raise ShedetError(f"{args.html} is the record itself; the page needs a file of its own.")
    look = look_iterations(game.name) if args.look is None else args.look
    analysis = Analysis(record, args.seed, args.searches, look)
    status = 0
    try:
        show = print_so_far if sys.stdout.isatty() and not args.json else print_nothing
        work_on(analysis, Clock(args.time), args.jobs, show)
    except KeyboardInterrupt:
        status = 130
    found = report(analysis)
    if args.html is not None:
        write_text(args.html, page(found))
    print(json.dumps(found, ensure_ascii=False) if args.json else as_text(found))
    return status


# ---- while it goes on


class Clock:
    """How long it has taken, and may take."""

    def __init__(self, most: float | None) -> None:
        self.began = time.monotonic()
        self.most = most

    def passed(self, limit: float | None) -> bool:
        return limit is not None and time.monotonic() - self.began >= limit

    def is_up(self) -> bool:
        return self.passed(self.most)


def work_on(analysis: "Analysis", clock: Clock, processes: int, show: Callable[["Analysis"], None]) -> None:
    """Do what there is to do, until all is done or the time is up, and show first results soon."""
    rounds = analysis.rounds()
    name, tasks = next(rounds)
    left = do_until(analysis, tasks, name, clock, FIRST_RESULTS, processes)
    show(analysis)
    if do_until(analysis, left, name, clock, None, processes):
        return
    for name, tasks in rounds:
        if do_until(analysis, tasks, name, clock, None, processes):
            return


def print_so_far(analysis: "Analysis") -> None:
    from shedet.analysis.report import report
    from shedet.cli.analysis_text import as_text

    print(f"{as_text(report(analysis))}\n", flush=True)


def print_nothing(analysis: "Analysis") -> None:
    """Nobody waits: all of it comes in the end."""


def do_until(
    analysis: "Analysis", tasks: "list[Task]", name: str, clock: Clock, limit: float | None, processes: int
) -> "list[Task]":
    """Do tasks until the time is up, or so many seconds have passed; what is left of them."""
    from shedet.analysis.work import do

    if clock.is_up() or not tasks:
        return tasks
    done = set()
    with progress(len(tasks), name) as advance:
        for place, result in in_processes(do, tasks, processes):
            analysis.take(tasks[place], result)
            done.add(place)
            advance(1)
            if clock.is_up() or clock.passed(limit):
                break
    return [task for place, task in enumerate(tasks) if place not in done]
