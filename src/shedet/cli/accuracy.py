"""`shedet accuracy`: how far an analysis can be trusted."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, jobs, natural, positive, seed, usual_options
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.analysis.accuracy import Asked, Source

USUAL_BOTS = "apprentice,merchant,scribe,vizier"
HOST_PART = 10  # the host of the games searches so many times less far than a look


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        default=USUAL_BOTS,
        metavar="NAMES",
        help=f"the bots that are asked, the weakest first (default: {USUAL_BOTS}); {WHICH_BOTS}",
    )
    parser.add_argument("--games", type=positive, default=20, metavar="K", help="how many (default: 20)")
    parser.add_argument(
        "--positions", type=positive, default=20, metavar="M", help="how many are drawn from each game (default: 20)"
    )
    parser.add_argument(
        "--planted", type=natural, default=3, metavar="P", help="in how many of them a bad move is tried (default: 3)"
    )
    parser.add_argument(
        "--host", metavar="NAME", help="the bot that plays the games (default: a search, a tenth as long as a look)"
    )
    parser.add_argument(
        "--look", type=positive, metavar="N", help="iterations of a long look (default: those of an analysis)"
    )
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="the seed of all games (default: 0)")
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help="how many processes (default: 1)")
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from shedet.analysis.accuracy import ask_all

    sources = sources_of(args)
    games: dict[int, list[Asked]] = {}
    status = 0
    try:
        with progress(len(sources), "games") as advance:
            for place, asked in in_processes(ask_all, sources, args.jobs):
                games[place] = asked
                advance(1)
    except KeyboardInterrupt:
        status = 130
    found = summary(sources, [games[place] for place in sorted(games)])
    print(json.dumps(found) if args.json else as_text(found))
    return status


def sources_of(args: argparse.Namespace) -> "list[Source]":
    """Complain about wrong names and numbers before anything is played."""
    from shedet.analysis.accuracy import Source
    from shedet.bots import find_bot
    from shedet.bots.look import look_iterations
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    game.check_players(players)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    look = look_iterations(game.name) if args.look is None else args.look
    host = f"search:{max(1, look // HOST_PART)}" if args.host is None else args.host
    bots = [name.strip() for name in args.bots.split(",")]
    for name in [host, *bots]:
        find_bot(name, game.name)
    return [
        Source(game.name, players, options, host, args.seed, number, bots, args.positions, args.planted, look)
        for number in range(args.games)
    ]


def summary(sources: "list[Source]", games: "list[list[Asked]]") -> dict[str, Any]:
    from shedet.analysis.accuracy import bot_summary, chances_summary, planted_summary, step_summary

    first = sources[0]
    return {
        "game": first.game,
        "players": first.players,
        "host": first.host,
        "seed": first.seed,
        "look": first.look,
        "games": len(games),
        "positions": sum(len(game) for game in games),
        "partial": len(games) < len(sources),
        "bots": [bot_summary(bot, games) for bot in first.bots],
        "steps": [step_summary(weaker, stronger, games) for weaker, stronger in zip(first.bots, first.bots[1:])],
        "chances": chances_summary(games),
        "planted": planted_summary(games),
    }


def as_text(found: dict[str, Any]) -> str:
    lines = [
        f"{found['positions']} positions from {found['games']} games of {found['host']} ({found['game']}, "
        f"{found['players']} players), looks of {found['look']} iterations"
    ]
    if found["partial"]:
        lines.append("stopped before the end")
    if not found["positions"]:
        return "\n".join(lines)
    lines += ["", "  bot           accuracy  95 % interval    mistakes and blunders in 100"]
    for each in found["bots"]:
        lines.append(f"  {each['bot']:12}  {estimate_text(each)}  {each['mistakes_and_blunders_in_100']:5.1f}")
    lines += ["", "  the next one is better by"] if found["steps"] else []
    for each in found["steps"]:
        lines.append(f"  {each['to']:12}  {estimate_text(each)}")
    chances, planted = found["chances"], found["planted"]
    lines += ["", f"Quick chances within two errors of the look: {share_text(chances['within_two_errors'])}"]
    lines.append(sizes(chances["mean_error"], chances["changed_by_the_look"]))
    if planted["planted"]:
        lines += ["", f"{planted['planted']} moves that seemed bad were tried."]
        marked = share_text(planted["marked"])
        lines.append(f"  Worse by 10 points or more: {planted['much_worse']}, of them marked: {marked}")
    if planted["measured"]:
        within = share_text(planted["within_two_errors"])
        lines.append(f"  Losses measured: {planted['measured']}, within two errors of longer searches: {within}")
        lines.append(sizes(planted["mean_error"], planted["changed_by_longer_searches"]))
    return "\n".join(lines)


def estimate_text(each: dict[str, Any]) -> str:
    interval = "–" if each["interval"] is None else "{:.1f} to {:.1f}".format(*each["interval"])
    return f"{each['mean']:8.1f}  {interval:15}"


def sizes(error: float, changed: float) -> str:
    return f"  mean error {100 * error:.1f} points, changed by {100 * changed:.1f} (root mean square)"


def share_text(found: dict[str, Any]) -> str:
    if not found["of"]:
        return "none"
    low, high = found["interval"]
    return f"{found['times']} ({100 * found['share']:.0f} %, 95 % interval {100 * low:.0f} to {100 * high:.0f} %)"
