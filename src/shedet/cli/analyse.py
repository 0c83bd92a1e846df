"""`shedet analyse`: what the decisions of a recorded game were worth, and what was luck."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import jobs, positive, seconds, seed
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.analysis.moments import Budget, Moment, Outline
    from shedet.core.game import Game
    from shedet.core.record import Record

USUAL_SEARCHES = 12  # for each question
TURNING_POINTS = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", type=Path, help="a recorded game that was played to its end")
    much = parser.add_mutually_exclusive_group()
    much.add_argument("--time", type=seconds, metavar="T", help="take about so many seconds")
    much.add_argument(
        "--searches", type=positive, metavar="N", help=f"search N times for each question (default: {USUAL_SEARCHES})"
    )
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="the seed of the searches (default: 0)")
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help="how many processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to look at with a browser")


def run(args: argparse.Namespace) -> int:
    from shedet.analysis.moments import Budget, numbers_to_judge, outline
    from shedet.analysis.page import page
    from shedet.analysis.report import report
    from shedet.cli.files import check_writable, load_record, write_text
    from shedet.core.errors import ShedetError

    game, record, match = load_record(args.file)
    if not match.over():
        raise ShedetError(f"{args.file}: the game is unfinished; only a finished one can be analysed.")
    if args.html is not None:
        check_writable(args.html)
    budget = Budget(args.seed, args.searches or USUAL_SEARCHES, args.time or 0.0)
    steps = outline(game, record, match.log)
    numbers = numbers_to_judge(steps)
    moments = []
    with progress(len(numbers), sys.stderr.isatty(), "moments") as advance:
        for moment in judged(game, record, steps, numbers, budget, args.jobs):
            moments.append(moment)
            advance(1)
    moments.sort(key=lambda moment: moment.number)
    found = report(game, record, match, steps, moments)
    if args.html is not None:
        write_text(args.html, page(found))
    print(json.dumps(found, ensure_ascii=False) if args.json else as_text(found))
    return 0


# ---- in several processes


def judged(
    game: "Game", record: "Record", steps: "list[Outline]", numbers: list[int], budget: "Budget", processes: int
) -> Iterator["Moment"]:
    """The judged moments, in any order."""
    from shedet.analysis.moments import judge_moments

    if processes == 1:
        yield from judge_moments(game, record, steps, numbers, budget)  # one by one, for the bar
        return
    # Every so-many-th moment for each: the beginning of a game takes longer than its end.
    shares = [Share(record, steps, numbers[first::processes], budget) for first in range(min(processes, len(numbers)))]
    for _, moments in in_processes(judge_share, shares, processes):
        yield from moments


class Share(NamedTuple):
    """What one process judges."""

    record: "Record"
    steps: "list[Outline]"
    numbers: list[int]
    budget: "Budget"


def judge_share(share: Share) -> "list[Moment]":
    from shedet.analysis.moments import judge_moments
    from shedet.games import find_game

    return list(judge_moments(find_game(share.record.game), *share))


# ---- for people


def as_text(found: dict[str, Any]) -> str:
    from shedet.analysis.report import turning_points

    result = found["result"]
    scores = ", ".join(f"{seat} {score}" for seat, score in zip(found["seats"], result["scores"]))
    lines = [f"{found['title']}: {scores}; won by {' and '.join(result['winners'])}. {len(found['moves'])} moves."]
    lines.append("")
    lines.append("     accuracy  blunders mistakes inaccuracies     luck = deal + chance + reveal   decisions  others'")
    lines += [summary_line(each) for each in found["summary"]]
    marked = [move for move in found["moves"] if move["mark"]]
    lines += ["", "Marked moves:" if marked else "No move is marked."]
    lines += [marked_line(move) for move in marked]
    lines += ["", "Turning points (chances to win before and after, by what each seat knew):"]
    lines += [turning_line(found, move) for move in turning_points(found, TURNING_POINTS)]
    return "\n".join(lines)


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def points(number: float) -> str:
    return f"{100 * number:+.1f}"


def summary_line(each: dict[str, Any]) -> str:
    accuracy = "      –" if each["accuracy"] is None else f"{each['accuracy']:7.1f}"
    marks = each["marks"]
    counts = f"{marks['blunder']:9} {marks['mistake']:8} {marks['inaccuracy']:12}"
    luck = (
        f"{points(each['luck']):>8} = {points(each['deal']):>5} {points(each['chance']):>7} {points(each['reveal']):>7}"
    )
    return (
        f"  {each['seat']}  {accuracy} {counts} {luck}     {points(each['decision']):>7}  {points(each['others']):>7}"
    )


def marked_line(move: dict[str, Any]) -> str:
    best = move["best"]
    loss = f"{points(-move['loss'])} ± {100 * move['loss_error']:.1f}"
    better = f"better: {best['text']} ({percent(best['worth'])})"
    return f"  {move['number']:4}. {move['seat']} {move['text']}: {move['mark']}, {loss}; {better}"


def turning_line(found: dict[str, Any], move: dict[str, Any]) -> str:
    changes = []
    for seat, before, terms in zip(found["seats"], move["chances_own"], move["terms"]):
        why = ", ".join(f"{name} {points(value)}" for name, value in terms.items() if abs(value) >= 0.005)
        changes.append(f"{seat} {percent(before)} → {percent(before + sum(terms.values()))} ({why or 'nothing'})")
    return f"  {move['number']:4}. {move['seat']} {move['text']}: {'; '.join(changes)}"
