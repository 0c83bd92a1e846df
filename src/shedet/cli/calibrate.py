"""`shedet calibrate`: how often what the judge expects comes true."""

import argparse
import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, file_path, jobs, positive, seed
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress
from shedet.cli.simulate import Series, checked_series

if TYPE_CHECKING:
    from shedet.analysis.calibration import Forecast

USUAL_BOT = "search:200"  # about as good as the searches of the judge
USUAL_SEARCHES = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument(
        "--bots",
        default=USUAL_BOT,
        metavar="NAMES",
        help=f"a bot for each seat, or one for all (default: {USUAL_BOT}); {WHICH_BOTS}",
    )
    parser.add_argument(
        "--moments",
        type=positive,
        default=4,
        metavar="M",
        help="how many predictions to make in each game (default: 4)",
    )
    parser.add_argument(
        "--searches",
        type=positive,
        default=USUAL_SEARCHES,
        metavar="N",
        help="how many searches to make for each prediction (default: 6)",
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)"
    )
    parser.add_argument(
        "--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)"
    )
    add_options(parser)
    parser.add_argument(
        "--plot", type=file_path, metavar="FILE", help="draw predictions and results into this SVG file"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")
    parser.set_defaults(records=None)


def run(args: argparse.Namespace) -> int:
    from shedet.analysis.calibration import calibration

    series = checked_series(args)
    if args.plot is not None:
        from shedet.files import check_picture

        check_picture(args.plot)
    forecasts = forecasts_until_stopped(args, series)
    found: dict[str, Any] = {
        "game": series.game,
        "players": series.players,
        "bots": series.bots,
        "searches": args.searches,
        "games_asked": args.games,
        "partial": len(forecasts) < args.games,
    }
    if forecasts:
        found |= calibration([forecasts[number] for number in sorted(forecasts)], series.players)
        if args.plot is not None:
            draw(found, args.plot)
    print(json.dumps(found) if args.json else as_text(found))
    if found["partial"]:
        raise KeyboardInterrupt
    return 0


def forecasts_until_stopped(args: argparse.Namespace, series: Series) -> "dict[int, list[Forecast]]":
    """Of each game by its number, or of those that are done when somebody presses Ctrl-C."""
    forecasts: dict[int, list[Forecast]] = {}
    asked = [Asked(series, number, args.moments, args.searches) for number in range(args.games)]
    forecasting = in_processes(forecasts_of, asked, args.jobs)
    bar = progress(args.games)
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(forecasting), bar as advance:
        for number, found_there in forecasting:
            forecasts[number] = found_there
            advance(1)
    return forecasts


def draw(found: dict[str, Any], path: Path) -> None:
    from shedet.arena.plot import Spot, reliability_plot
    from shedet.files import write_text

    spots = [
        Spot(line["expected"], line["came"], line["error"], line["forecasts"] / found["forecasts"])
        for line in found["reliability"]
        if line["error"] is not None
    ]
    title = f"{found['game']}, {found['players']} players: Brier score {found['brier']:.3f}"
    write_text(path, reliability_plot(title, spots))


class Asked(NamedTuple):
    """What determines the forecasts of one game, in plain values that another process can be given."""

    series: Series
    number: int
    moments: int
    searches: int


def forecasts_of(asked: Asked) -> "list[Forecast]":
    from shedet.analysis.calibration import forecasts_of_game
    from shedet.games import find_game

    series, number, moments, searches = asked
    game = find_game(series.game)
    return list(
        forecasts_of_game(game, series.players, series.options, series.bots, series.seed, number, moments, searches)
    )


def as_text(found: dict[str, Any]) -> str:
    if "brier" not in found:
        return "Stopped before the first game was over."
    interval = "one game is too few for an interval"
    if found["brier_interval"] is not None:
        interval = "95 %: {:.4f} to {:.4f}".format(*found["brier_interval"])
    lines = ["Stopped early. So far:"] if found["partial"] else []
    lines += [
        f"{found['forecasts']} predictions in {found['games']} games of {found['game']} ({', '.join(found['bots'])}), "
        f"{found['searches']} searches each",
        f"Brier score {found['brier']:.4f} ({interval}); "
        f"0 is perfect, equal chances for all would score {found['brier_of_equal_chances']:.4f}",
        "",
        "  predicted     predictions    mean     came true",
    ]
    for line in found["reliability"]:
        span = f"{100 * line['from']:3.0f} to {100 * line['to']:3.0f} %"
        came = "one game is too few"
        if line["error"] is not None:
            came = f"{100 * line['came']:5.1f} % ± {100 * line['error']:.1f}"
        lines.append(f"  {span} {line['forecasts']:12}  {100 * line['expected']:5.1f} %   {came}")
    return "\n".join(lines)
