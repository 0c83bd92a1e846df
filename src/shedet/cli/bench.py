"""`shedet bench`: how fast the engine is here, and other engines beside it."""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from shedet.cli.arguments import add_game, positive, seconds
from shedet.core.errors import ShedetError

if TYPE_CHECKING:
    from shedet.bots.search.search_bot import SearchBot
    from shedet.core.game import Game, Knowledge, Memory
    from shedet.core.position import Position

SAMPLES = 40  # positions, each from a random moment of a random game
SEARCHED = 5  # new games, whose first decision is searched
ITERATIONS = 1000  # of each search


SERVER = "server"  # instead of a game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        metavar="T",
        help="how many seconds to spend on each measurement (default: 1)",
    )
    parser.add_argument(
        "--peers",
        action="store_true",
        help="measure OpenSpiel too, another library of games (pip install 'shedet[peers]')",
    )
    parser.add_argument(
        "--servers", type=positive, default=1, metavar="N", help="bench server: how many processes (default: 1)"
    )
    parser.add_argument("--database-url", default="", metavar="URL", help="bench server: with an empty PostgreSQL")
    parser.add_argument("--bus-url", default="", metavar="URL", help="bench server: with Valkey")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    if args.game == SERVER:
        return run_server(args)
    from shedet.games import find_game

    game = find_game(args.game)
    players = game.fewest if args.players is None else args.players
    game.check_players(players)
    spiel = import_open_spiel() if args.peers else None
    found = measure(game, players, args.seconds)
    if spiel is not None:
        found["peers"] = compare(spiel, found["playout_decisions_per_second"], args.seconds)
    print(json.dumps(found) if args.json else as_text(found))
    return 0


def run_server(args: argparse.Namespace) -> int:
    from shedet.cli.bench_server import as_text, run_bench
    from shedet.cli.serving import missing_packages

    if lacking := missing_packages():
        raise ShedetError(lacking)
    if args.servers > 1 and not args.database_url:
        raise ShedetError("several servers share a database: name an empty one with --database-url.")
    found = run_bench(args.seconds, args.database_url, args.bus_url, args.servers)
    print(json.dumps(found) if args.json else as_text(found))
    return 0


# ---- this engine


class Sample(NamedTuple):
    """Moments of random games, with what the first seat remembers and knows."""

    positions: "list[Position]"
    memories: "list[Memory]"
    known: "list[Knowledge]"


def measure(game: "Game", players: int, seconds: float) -> dict[str, Any]:
    import shedet
    from shedet.bots.levels import search
    from shedet.bots.search.budget import Budget
    from shedet.core import timing
    from shedet.core.playout import random_games

    options = game.option_values({})
    searching = search(game.name, Budget(ITERATIONS, 0.0))
    sample = sample_games(game, players)
    state_bytes = [position.bytes() for position in sample.positions if hasattr(position, "bytes")]
    each = len(sample.positions)
    clone = best_rate(lambda rounds: timing.time_clones(game, sample.positions, rounds), seconds)
    view = best_rate(lambda rounds: timing.time_views(game, sample.positions, sample.memories, rounds), seconds)
    memory = best_rate(lambda rounds: timing.time_memories(game, sample.positions, rounds), seconds)
    deal = best_rate(lambda rounds: timing.time_deals(game, sample.known, rounds), seconds)
    return {
        "game": game.name,
        "players": players,
        "compiled": shedet.compiled(),
        "playout_decisions_per_second": round(
            rate_of(lambda number: random_games(game, players, options, f"bench/{number}", 20)[0], seconds)
        ),
        "search_iterations_per_second": round(search_rate(game, players, searching, seconds)),
        **measure_net(game, players, sample, seconds),
        "clone_ns": round(1e9 / (clone * each), 1),
        "view_us": round(1e6 / (view * each), 2),
        "memory_us": round(1e6 / (memory * each), 2),
        "deal_world_us": round(1e6 / (deal * each), 2),
        "state_bytes": round(sum(state_bytes) / len(state_bytes)) if state_bytes else None,
        "machine": {"cpu": cpu_model(), "cores": os.cpu_count(), "python": platform.python_version()},
    }


def measure_net(game: "Game", players: int, sample: Sample, seconds: float) -> dict[str, Any]:
    """What a net decides alone, and a search with it; nothing of a game that has none."""
    from shedet.bots.levels import make_bot, net_search
    from shedet.bots.nets import net_of
    from shedet.bots.search.budget import Budget
    from shedet.core.rng import seeded

    nets = net_of(game.name)
    if nets is None:
        return {}
    searching = net_search(game.name, nets, Budget(ITERATIONS, 0.0))
    bot, rng = make_bot("net", game.name), seeded("bench")
    asked = [
        (known, legal)
        for known, position in zip(sample.known, sample.positions, strict=True)
        if len(legal := game.legal_actions(position, 0)) > 1
    ]

    def decide(_: int) -> float:
        for known, legal in asked:
            bot.choose(known, legal, rng)
        return len(asked)

    return {
        "net_decision_us": round(1e6 / rate_of(decide, seconds), 1),
        "net_search_iterations_per_second": round(search_rate(game, players, searching, seconds)),
    }


def sample_games(game: "Game", players: int) -> Sample:
    from shedet.core.match import Match
    from shedet.core.rng import seeded

    sample = Sample([], [], [])
    rng = seeded("bench")
    while len(sample.positions) < SAMPLES:
        match = Match(game, players, {}, f"bench/{len(sample.positions)}")
        for _ in range(int(rng.below(60))):
            if not match.over():
                seat = match.asked()[0]
                legal = match.legal_actions(seat)
                match.play(seat, legal[int(rng.below(len(legal)))])
        if not match.over():
            sample.positions.append(game.copy(match.position))
            sample.memories.append(match.memories[0])
            sample.known.append(match.knowledge(0))
    return sample


def search_rate(game: "Game", players: int, bot: "SearchBot", seconds: float) -> float:
    """Iterations a second of a search on one core, in the first decisions of new games."""
    from shedet.core.match import Match
    from shedet.core.rng import seeded

    matches = [Match(game, players, {}, f"bench/{number}") for number in range(SEARCHED)]

    def batch(number: int) -> float:
        match = matches[number % SEARCHED]
        seat = match.asked()[0]
        before = int(bot.iterations)
        bot.weigh(match.knowledge(seat), game.legal_actions(match.position, seat), seeded(f"bench/{number}"))
        return int(bot.iterations) - before

    return rate_of(batch, seconds)


def best_rate(timed: Callable[[int], float], seconds: float) -> float:
    """Rounds a second, for something that times its own rounds."""
    rounds = 1
    while (taken := timed(rounds)) < seconds / 10:
        rounds *= 2
    rates = [rounds / taken]
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        rates.append(rounds / timed(rounds))
    return max(rates)  # what slows a run down is other work on the machine


def rate_of(batch: Callable[[int], float], seconds: float) -> float:
    """Things a second, for something that does a numbered batch and says how many things it did."""
    batch(0)
    done, number = 0.0, 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        number += 1
        done += batch(number)
    return done / taken


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


# ---- OpenSpiel

PEERS = ("hearts", "gin_rummy")
DEALS = 20  # dealt games that random play starts from
HOW = "random play from dealt games: dealing is not counted for the peer, set-up is for shedet"


def import_open_spiel() -> Any:
    from shedet.core.errors import ShedetError

    try:
        import pyspiel
    except ImportError:
        raise ShedetError("OpenSpiel is not installed here; pip install 'shedet[peers]' installs it.") from None
    return pyspiel


def compare(spiel: Any, ours: float, seconds: float) -> list[dict[str, object]]:
    """Random play in OpenSpiel: in its own C++, and in a Python loop over its interface."""
    from shedet.core.rng import seeded

    rng = seeded("peers")

    def below(n: int) -> int:
        return int(rng.below(n))

    peers: list[dict[str, object]] = []
    for name in PEERS:
        dealt = [deal(spiel.load_game(name), below) for _ in range(DEALS)]
        for label, speed in (
            (f"OpenSpiel {name}, C++", speed_in_cpp(spiel, dealt, below, seconds)),
            (f"OpenSpiel {name}, Python loop", speed_in_python(dealt, below, seconds)),
        ):
            ratio = round(ours / speed, 2)
            peers.append({"name": label, "decisions_per_second": round(speed), "ratio": ratio, "how": HOW})
    return peers


def deal(game: Any, below: Callable[[int], int]) -> Any:
    """A new game after its first chance events: their time is not counted (ours is)."""
    state = game.new_initial_state()
    while state.is_chance_node():
        take_chance(state, below)
    return state


def speed_in_cpp(spiel: Any, dealt: list[Any], below: Callable[[int], int], seconds: float) -> float:
    """Its random rollouts from dealt games: a tree search of one simulation is one evaluation, which is all rollouts.

    They do not count their decisions: what is measured is games a second, times the mean number of decisions of
    games in the Python loop. Chance events count as no decisions.
    """
    lengths = [play_in_python(state, below) for state in dealt for _ in range(20)]
    rollouts = 100
    evaluator = spiel.RandomRolloutEvaluator(rollouts, 1)
    search = spiel.MCTSBot(dealt[0].get_game(), evaluator, 1.4, 1, 10, False, 1, False)

    def batch(number: int) -> float:
        search.mcts_search(dealt[number % len(dealt)])
        return rollouts

    return rate_of(batch, seconds) * sum(lengths) / len(lengths)


def speed_in_python(dealt: list[Any], below: Callable[[int], int], seconds: float) -> float:
    return rate_of(lambda number: play_in_python(dealt[number % len(dealt)], below), seconds)


def play_in_python(state: Any, below: Callable[[int], int]) -> int:
    """Play random actions to the end; how many decisions there were."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            take_chance(state, below)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[below(len(legal))])
            decisions += 1
    return decisions


def take_chance(state: Any, below: Callable[[int], int]) -> None:
    """One of the outcomes; in these games all are equally likely."""
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[below(len(outcomes))][0])


# ---- the report


def as_text(found: dict[str, Any]) -> str:
    engine = "compiled" if found["compiled"] else "interpreted"
    machine = found["machine"]
    lines = [
        f"{found['game']}, {found['players']} players, {engine} engine",
        f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}",
        f"  random play   {found['playout_decisions_per_second']:>12,} decisions a second",
        f"  search        {found['search_iterations_per_second']:>12,} iterations a second, without a net",
        *net_lines(found),
        f"  clone         {found['clone_ns']:>12,} ns",
        f"  view          {found['view_us']:>12,} µs",
        f"  memory        {found['memory_us']:>12,} µs",
        f"  deal a world  {found['deal_world_us']:>12,} µs",
        f"  state         {found['state_bytes'] or 'unknown':>12} bytes",
    ]
    if "peers" in found:
        lines.append(f"Beside it ({HOW}):")
    for peer in found.get("peers", []):
        lines.append(
            f"  {peer['name']:34} {peer['decisions_per_second']:>12,} decisions a second; we: × {peer['ratio']}"
        )
    return "\n".join(lines)


def net_lines(found: dict[str, Any]) -> list[str]:
    if "net_decision_us" not in found:
        return []
    return [
        f"                {found['net_search_iterations_per_second']:>12,} iterations a second, with its net",
        f"  net alone     {found['net_decision_us']:>12,} µs a decision",
    ]
