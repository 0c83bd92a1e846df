"""All that came out of a contest, as plain values."""

from collections.abc import Sequence
from typing import Any

from shedet.arena.contest import Contest
from shedet.arena.deals import DealResult, GameResult, Outcome, outcome_of
from shedet.arena.ratings import ratings
from shedet.arena.scores import Estimate, score
from shedet.arena.sprt import ALPHA, BETA, BOUNDS, Sprt
from shedet.core.game import seat_name

Data = dict[str, Any]


def report(contest: Contest, results: Sequence[DealResult]) -> Data:
    """Bots and pairs that have not played yet are left out: somebody may have stopped it early."""
    games = [game for result in results for game in result.games]
    outcomes = [outcome_of(result, len(contest.names)) for result in results]
    return {
        "game": contest.rules.game,
        "players": contest.rules.players,
        "options": contest.rules.options,
        "games": len(games),
        "deals": len(results),
        "seed": contest.seed,
        "fair_share": rounded(1 / contest.rules.players),
        "draws": sum(max(game.wins) < 1 for game in games),
        "bots": bots_data(contest, games, outcomes),
        "table": table(contest, results, outcomes),
    }


def bots_data(contest: Contest, games: Sequence[GameResult], outcomes: Sequence[Outcome]) -> list[Data]:
    rated = ratings(contest.line_ups, outcomes, len(contest.names))
    found = []
    for bot, label in enumerate(contest.labels):
        seats = [(game, seat) for game in games for seat, who in enumerate(game.seating) if who == bot]
        if not seats:
            continue
        won = score(outcomes, bot)
        failures = [kind for game, seat in seats for kind in game.failures[seat]]
        decisions = sum(game.decisions[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        found.append(
            {
                "name": label,
                "games": len(seats),
                "wins": rounded(sum(game.wins[seat] for game, seat in seats)),
                "score": rounded(won.value),
                "ci95": interval(won),
                "rating": round(rated[bot].value, 1),
                "rating_ci95": [round(rated[bot].low, 1), round(rated[bot].high, 1)],
                "mean_points": round(sum(game.points[seat] for game, seat in seats) / len(seats), 3),
                "decisions": decisions,
                "mean_decision_ms": round(1000 * seconds / max(1, decisions), 3),
                "slowest_decision_ms": round(1000 * max(game.slowest[seat] for game, seat in seats), 3),
                "failures": len(failures),
                "first_failure": failures[0] if failures else None,
            }
        )
    return found


def table(contest: Contest, results: Sequence[DealResult], outcomes: Sequence[Outcome]) -> Data:
    """Who won how often against whom, and from where."""
    games = [game for result in results for game in result.games]
    found: Data = {"line_ups": line_ups_data(contest, outcomes), "seats": seats_data(contest, games)}
    if contest.rules.players == 2:
        return {"pairs": pairs_data(contest, results, outcomes), **found}
    return {**found, "places": places_data(contest, games)}


def pairs_data(contest: Contest, results: Sequence[DealResult], outcomes: Sequence[Outcome]) -> list[Data]:
    """Games between two, as the first of them sees it."""
    found = []
    for at, (first, second) in enumerate(contest.line_ups):
        games = [game for result in results if result.line_up == at for game in result.games]
        if not games:
            continue
        won = score([outcome for outcome in outcomes if outcome.line_up == at], first)
        shares = [game.wins[game.seating.index(first)] for game in games]
        found.append(
            {
                "first": contest.labels[first],
                "second": contest.labels[second],
                "games": len(shares),
                "wins": shares.count(1.0),
                "draws": shares.count(0.5),
                "losses": shares.count(0.0),
                "score": rounded(won.value),
                "ci95": interval(won),
            }
        )
    return found


def line_ups_data(contest: Contest, outcomes: Sequence[Outcome]) -> list[Data]:
    found = []
    for at, line_up in enumerate(contest.line_ups):
        played = [outcome for outcome in outcomes if outcome.line_up == at]
        wins = {contest.labels[bot]: rounded(sum(each.wins[bot] for each in played)) for bot in line_up}
        bots = [contest.labels[bot] for bot in line_up]
        found.append({"bots": bots, "games": sum(each.games for each in played), "wins": wins})
    return found


def seats_data(contest: Contest, games: Sequence[GameResult]) -> list[Data]:
    """How often each bot sat in each seat, and how often it won from there."""
    found = []
    for bot, label in enumerate(contest.labels):
        for seat in range(contest.rules.players):
            wins = [game.wins[seat] for game in games if game.seating[seat] == bot]
            found.append({"bot": label, "seat": seat_name(seat), "games": len(wins), "wins": rounded(sum(wins))})
    return found


def places_data(contest: Contest, games: Sequence[GameResult]) -> dict[str, list[int]]:
    """How often each bot came first, second and so on. Behind the winners points decide; equal places are both the
    better one."""
    found = {label: [0] * contest.rules.players for label in contest.labels}
    for game in games:
        ranks = [(won > 0, points) for won, points in zip(game.wins, game.points)]
        for bot, rank in zip(game.seating, ranks):
            ahead = sum(other > rank for other in ranks) if not rank[0] else 0
            found[contest.labels[bot]][ahead] += 1
    return found


def sprt_data(contest: Contest, sprt: Sprt) -> Data:
    return {
        "first": contest.labels[0],
        "second": contest.labels[1],
        "elo0": sprt.hypotheses.elo0,
        "elo1": sprt.hypotheses.elo1,
        "alpha": ALPHA,
        "beta": BETA,
        "llr": round(sprt.llr(), 4),
        "bounds": [round(bound, 4) for bound in BOUNDS],
        "verdict": sprt.verdict(),
    }


def rounded(share: float) -> float:
    return round(share, 6)


def interval(estimate: Estimate) -> list[float]:
    return [rounded(estimate.low), rounded(estimate.high)]
