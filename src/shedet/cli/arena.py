"""`shedet arena`: bots meet, and what came out is said with the doubt that is left.

Every deal depends on the seed, its number and the bots alone, so that any executor and any number of jobs comes to the
same result.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, file_path, jobs, positive, seed, usual_options
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.arena.contest import Contest
    from shedet.arena.deals import DealResult, Outcome
    from shedet.arena.sprt import Sprt

MOST_ELO = 2000.0
LINE_UPS = """line-ups:
  Name as many bots as there are players, and they play together. Name more, and all combinations play: with two
  players, every pair. Name fewer, and they are repeated in turn until the table is full, beginning with each of them
  once. To let one play against three of another kind, write them out: --players 4 --bots merchant,random,random,random.
  A bot that is named twice gets a number: merchant, merchant#2.

pairing:
  With --paired, each deal is played with the bots in all the seats they can take: every order around the table (up to
  24 games; with five players some of the orders, and others in the next deal), turned through all the seats. So the
  luck of the deal cancels out. --games is rounded up to whole deals, and so that all line-ups play equally many.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = LINE_UPS
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add_game(parser)
    parser.add_argument(
        "--bots",
        default="merchant,random",
        metavar="NAMES",
        help=f"the bots that play (default: merchant,random); {WHICH_BOTS}",
    )
    parser.add_argument(
        "--games", type=positive, default=100, metavar="K", help="how many games to play (default: 100)"
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)"
    )
    add_options(parser)
    parser.add_argument(
        "--paired",
        action="store_true",
        help="play each deal several times, with the bots in all seats, so that lucky deals even out",
    )
    parser.add_argument(
        "--sprt",
        type=elo_range,
        metavar="ELO0,ELO1",
        help="stop as soon as it is clear whether the first bot is ELO0 or ELO1 rating points stronger than the second"
        " (a sequential test); --games is then the most to play (below zero: --sprt=-20,0)",
    )
    parser.add_argument(
        "--executor",
        choices=("local", "ray"),
        default="local",
        help="where to play: in processes of this machine, or on a Ray cluster",
    )
    parser.add_argument(
        "--jobs",
        type=jobs,
        metavar="J",
        help="how many games at once (default: 1; with ray as many as the cluster has cores)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")
    parser.add_argument("--plot", type=file_path, metavar="FILE", help="draw the ratings into this SVG file")


def elo_range(text: str) -> tuple[float, float]:
    low, _, high = text.partition(",")
    try:
        elo0, elo1 = float(low), float(high)
    except ValueError:
        elo0 = elo1 = 0.0
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise argparse.ArgumentTypeError(f"it must be two numbers such as 0,30, the smaller first, not {text!r}")
    return elo0, elo1


def run(args: argparse.Namespace) -> int:
    from shedet.arena.report import report, sprt_data
    from shedet.arena.sprt import Hypotheses, Sprt

    contest = checked_contest(args)
    deals = contest.deals(args.games)
    sprt = Sprt(Hypotheses(*args.sprt), contest.line_ups) if args.sprt else None
    start = time.perf_counter()
    results = play(args, contest, deals, sprt)
    decided = sprt is not None and len(results) > 0 and sprt.verdict() != "undecided"
    stopped = len(results) < deals and not decided
    found = report(contest, results)
    found["games_asked"] = args.games
    found["partial"] = stopped
    if sprt is not None and results:
        found["sprt"] = sprt_data(contest, sprt)
    found["seconds"] = round(time.perf_counter() - start, 3)
    if args.plot is not None and results:
        draw(found, args.plot)
    print(json.dumps(found) if args.json else as_text(found))
    if stopped:
        raise KeyboardInterrupt
    return 0


def checked_contest(args: argparse.Namespace) -> "Contest":
    """Complain about wrong names and numbers before anything is played."""
    from shedet.arena.contest import Contest, PairedContest, Rules, check_contest, line_ups, line_ups_with
    from shedet.files import check_picture
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    rules = Rules(game.name, players, usual_options(game.name, args.option))
    names = [name.strip() for name in args.bots.split(",")]
    check_contest(rules, names)
    if args.plot is not None:
        check_picture(args.plot)
    playing = line_ups(len(names), players)
    if args.sprt is not None:
        playing = line_ups_with((0, 1), playing, names)
    kind = PairedContest if args.paired else Contest
    return kind(rules, names, args.seed, playing)


def play(args: argparse.Namespace, contest: "Contest", deals: int, sprt: "Sprt | None") -> list["DealResult"]:
    """Play until all is played or the test is decided; or until somebody presses Ctrl-C: what is played counts."""
    from shedet.arena.deals import outcome_of
    from shedet.arena.executors import EXECUTORS

    results: list[DealResult] = []
    outcomes: list[Outcome] = []
    note, next_note = "", 1
    playing = EXECUTORS[args.executor](contest, deals, args.jobs)
    try:
        with progress(contest.games(deals)) as advance:
            for result in playing:
                results.append(result)
                outcomes.append(outcome_of(result, len(contest.names)))
                if len(outcomes) >= next_note:  # later ones change less
                    note, next_note = running_estimate(contest, outcomes), len(outcomes) + len(outcomes) // 20 + 1
                advance(len(result.games), note)
                if sprt is not None:
                    sprt.observe(outcomes[-1])
                    if len(results) >= len(contest.line_ups) and sprt.verdict() != "undecided":
                        break
    except KeyboardInterrupt:
        pass
    finally:
        playing.close()
    return results


def running_estimate(contest: "Contest", outcomes: "Sequence[Outcome]") -> str:
    from shedet.arena.scores import score

    first = score(outcomes, 0)
    return f"{contest.labels[0]} {percent(first.value)} ({percent(first.low)} to {percent(first.high)})"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def draw(found: dict[str, Any], path: Path) -> None:
    from shedet.arena.plot import Row, interval_plot
    from shedet.files import write_text

    rows = [
        Row(bot["name"], bot["rating"], bot["rating_ci95"][0], bot["rating_ci95"][1], f"{percent(bot['score'])} won")
        for bot in sorted(found["bots"], key=lambda bot: -bot["rating"])
    ]
    title = f"{found['game']}, {found['players']} players, {found['games']} games"
    write_text(path, interval_plot(title, "rating (Elo), with 95 % intervals", rows))


# ---- for people


def as_text(found: dict[str, Any]) -> str:
    if not found["games"]:
        return "Stopped before the first deal was played."
    lines = [
        headline(found),
        "",
        *bot_lines(found),
        *failure_lines(found),
        "",
        *(pair_lines(found) if "pairs" in found["table"] else seat_lines(found)),
    ]
    if "sprt" in found:
        lines += ["", sprt_line(found["sprt"])]
    return "\n".join([*lines, "", f"{found['seconds']} s"])


def headline(found: dict[str, Any]) -> str:
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    line = f"{found['games']} games of {found['game']}{options}, {found['players']} players, {found['deals']} deals"
    if found["partial"]:
        line = f"Stopped early, of {found['games_asked']} games. So far: {line}"
    elif found["games"] > found["games_asked"]:
        line += f" ({found['games_asked']} games were asked for; deals are played whole, and by all line-ups)"
    return line


def bot_lines(found: dict[str, Any]) -> list[str]:
    width = name_width(found)
    lines = [f"{'':{width}}     won       95 % interval   rating    95 % interval   points   ms a decision (slowest)"]
    for bot in found["bots"]:
        low, high = bot["ci95"]
        rating_low, rating_high = bot["rating_ci95"]
        lines.append(
            f"{bot['name']:{width}} {percent(bot['score']):>7}   {percent(low):>7} to {percent(high):>7}"
            f"  {bot['rating']:+7.0f}   {rating_low:+6.0f} to {rating_high:+6.0f}   {bot['mean_points']:6.1f}"
            f"   {bot['mean_decision_ms']:.3g} ({bot['slowest_decision_ms']:.3g})"
        )
    return [*lines, f"a fair share is {percent(found['fair_share'])}; {found['draws']} victories were shared"]


def failure_lines(found: dict[str, Any]) -> list[str]:
    from shedet.cli.failures import failure_text

    return [
        failure_text(bot["name"], bot["failures"], bot["first_failure"]) for bot in found["bots"] if bot["failures"]
    ]


def pair_lines(found: dict[str, Any]) -> list[str]:
    width = name_width(found)
    return [
        f"{pair['first']:>{width}} – {pair['second']:{width}}  {pair['wins']} won, {pair['draws']} drawn,"
        f" {pair['losses']} lost: {percent(pair['score'])} ({percent(pair['ci95'][0])} to {percent(pair['ci95'][1])})"
        for pair in found["table"]["pairs"]
    ]


def seat_lines(found: dict[str, Any]) -> list[str]:
    """Wins by seat, then places."""
    from shedet.core.game import seat_name

    width = max(name_width(found), len("won from seat"))
    seats = "".join(f"{seat_name(seat):>8}" for seat in range(found["players"]))
    lines = [f"{'won from seat':{width}} {seats}    times first, second ..."]
    for bot in found["bots"]:
        name = bot["name"]
        won = [share_of(each) for each in found["table"]["seats"] if each["bot"] == name]
        places = "".join(f"{count:6}" for count in found["table"]["places"][name])
        lines.append(f"{name:{width}} " + "".join(f"{share:>8}" for share in won) + f"  {places}")
    return lines


def share_of(seat: dict[str, Any]) -> str:
    return percent(seat["wins"] / seat["games"]) if seat["games"] else "–"


def sprt_line(sprt: dict[str, Any]) -> str:
    low, high = sprt["bounds"]
    says = {
        "elo0": f"{sprt['first']} is no more than {sprt['elo0']:g} Elo stronger than {sprt['second']}",
        "elo1": f"{sprt['first']} is at least {sprt['elo1']:g} Elo stronger than {sprt['second']}",
        "undecided": f"not decided between {sprt['elo0']:g} and {sprt['elo1']:g} Elo",
    }
    return f"sequential test: {says[sprt['verdict']]} (LLR {sprt['llr']:.2f}, bounds {low:.2f} and {high:.2f})"


def name_width(found: dict[str, Any]) -> int:
    return max(len(bot["name"]) for bot in found["bots"])
