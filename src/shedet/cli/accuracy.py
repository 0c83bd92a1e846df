"""`shedet accuracy`: how far an analysis can be trusted."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from shedet.cli.arguments import WHICH_BOTS, add_game, add_options, jobs, natural, positive, seed, usual_options
from shedet.cli.processes import in_processes
from shedet.cli.progress import progress

if TYPE_CHECKING:
    from shedet.analysis.accuracy import Asked, Sample

USUAL_BOTS = "apprentice,merchant,scribe,vizier"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        default=USUAL_BOTS,
        metavar="NAMES",
        help=f"the bots to test, each playing against itself (default: {USUAL_BOTS}); {WHICH_BOTS}",
    )
    parser.add_argument(
        "--games", type=positive, default=10, metavar="K", help="how many games each bot plays (default: 10)"
    )
    parser.add_argument(
        "--decisions",
        type=natural,
        default=10,
        metavar="M",
        help="how many decisions of each game to analyse (default: 10)",
    )
    parser.add_argument(
        "--planted",
        type=natural,
        default=1,
        metavar="P",
        help="in how many of them to plant a bad move, if there is one (default: 1)",
    )
    parser.add_argument(
        "--look",
        type=positive,
        metavar="N",
        help="how many continuations to try for each decision (default: as in an analysis)",
    )
    parser.add_argument(
        "--seed", type=seed, default="0", metavar="S", help="a number or word that all chance depends on (default: 0)"
    )
    parser.add_argument(
        "--jobs", type=jobs, default=1, metavar="J", help="how many processes to use at once (default: 1)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from shedet.analysis.accuracy import sample_of

    asked = games_asked(args)
    samples: dict[int, Sample] = {}
    status = 0
    try:
        with progress(len(asked), sys.stderr.isatty(), "games") as advance:
            for place, sample in in_processes(sample_of, asked, args.jobs):
                samples[place] = sample
                advance(1)
    except KeyboardInterrupt:
        status = 130
    found = summary(asked, samples)
    print(json.dumps(found) if args.json else as_text(found))
    return status


def games_asked(args: argparse.Namespace) -> "list[Asked]":
    """The games in turns, one of each bot after the other: so that all bots have about as many, whenever it ends."""
    from shedet.analysis.accuracy import Asked
    from shedet.bots import find_bot
    from shedet.bots.look import look_iterations
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    game.check_players(players)
    options = usual_options(game.name, args.option)
    game.option_values(options)
    bots = [name.strip() for name in args.bots.split(",")]
    for name in bots:
        find_bot(name, game.name)
    look = look_iterations(game.name) if args.look is None else args.look
    return [
        Asked(game.name, players, options, bot, args.seed, number, args.decisions, args.planted, look)
        for number in range(args.games)
        for bot in bots
    ]


def summary(asked: "list[Asked]", samples: "dict[int, Sample]") -> dict[str, Any]:
    from shedet.analysis.accuracy import bot_summary, chances_summary, planted_summary

    bots = list(dict.fromkeys(each.bot for each in asked))
    first = asked[0]
    return {
        "game": first.game,
        "players": first.players,
        "seed": first.seed,
        "look": first.look,
        "partial": len(samples) < len(asked),
        "bots": [
            bot_summary(bot, [samples[place] for place in sorted(samples) if asked[place].bot == bot]) for bot in bots
        ],
        "chances": chances_summary([samples[place] for place in sorted(samples)]),
        "planted": planted_summary([samples[place] for place in sorted(samples)]),
    }


def as_text(found: dict[str, Any]) -> str:
    lines = [f"{found['game']}, {found['players']} players, looks of {found['look']} iterations"]
    if found["partial"]:
        lines[0] += " (stopped before the end)"
    lines += ["", "  bot          games  decisions  accuracy  95 % interval    mistakes and blunders in 100"]
    lines += [bot_line(each) for each in found["bots"]]
    chances = found["chances"]
    if chances["mean_error"] is not None:
        lines += ["", f"Quick chances: {share_text(chances['within_two_errors'])} within two errors of the look"]
        lines.append(sizes(chances["mean_error"], chances["changed_by_the_look"]))
    planted = found["planted"]
    if planted["planted"]:
        lines += ["", f"{planted['planted']} moves were replaced by one that seemed bad:"]
        worse, marked = planted["much_worse"], share_text(planted["marked"])
        lines.append(f"  {worse} were worse by 10 points or more, of them marked: {marked}")
    if planted["measured"]:
        within = share_text(planted["within_two_errors"])
        lines.append(f"  {planted['measured']} losses were measured, within two errors of longer searches: {within}")
        lines.append(sizes(planted["mean_error"], planted["changed_by_longer_searches"]))
    return "\n".join(lines)


def sizes(error: float, changed: float) -> str:
    return f"  mean error {100 * error:.1f} points, changed by {100 * changed:.1f} (root mean square)"


def bot_line(each: dict[str, Any]) -> str:
    if not each["decisions"]:
        return f"  {each['bot']:12} {each['games']:5}  {each['decisions']:9}"
    interval = "–" if each["interval"] is None else "{:.1f} to {:.1f}".format(*each["interval"])
    return (
        f"  {each['bot']:12} {each['games']:5}  {each['decisions']:9}  {each['accuracy']:8.1f}  {interval:15}  "
        f"{each['mistakes_and_blunders_in_100']:5.1f}"
    )


def share_text(found: dict[str, Any]) -> str:
    if not found["of"]:
        return "none"
    low, high = found["interval"]
    return f"{found['times']} ({100 * found['share']:.0f} %, 95 % interval {100 * low:.0f} to {100 * high:.0f} %)"
