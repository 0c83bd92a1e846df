"""How often what the judge expects comes true: games among bots, a chance taken from each at a few random moments."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.judge import Judge, KnownWorlds
from shedet.bots.play import Moves, play_numbered_game
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import seeded

BINS = 10


class Forecast(NamedTuple):
    """What the judge expected for the seat that was asked, by what it knew, and what came of it."""

    chance: float
    result: float
    before: int  # steps made before
    steps: int  # of the whole game


def forecasts_of_game(
    game: Game,
    players: int,
    options: dict[str, int],
    bots: list[str],
    seed: str,
    number: int,
    moments: int,
    searches: int,
) -> Iterator[Forecast]:
    """Forecasts at some moments of one game, which depend on the seed and its number alone."""
    found: list[Bot] = [find_bot(name, game.name) for name in bots]
    moves: Moves = []
    play_numbered_game(game, players, game.option_values(options), found, seed, number, moves)
    rng = seeded(f"{seed}/{number}/moments")
    chosen = sorted({int(rng.below(len(moves))) for _ in range(moments)})
    match = Match(game, players, options, f"{seed}/{number}")
    expected = []
    for step, (seat, action) in enumerate(moves):
        if step in chosen:
            judge = Judge(game, f"{seed}/{number}/{step}", searches)
            expected.append((step, seat, judge.chances(KnownWorlds(game, match.knowledge(seat)))[seat].mean))
        match.carry_out(seat, action)
    winners = match.winners()
    for step, seat, chance in expected:
        yield Forecast(chance, 1 / len(winners) if seat in winners else 0.0, step, len(moves))


def calibration(forecasts: list[list[Forecast]], players: int) -> dict[str, Any]:
    """Brier score with its interval, what a forecast of equal chances would score, and the table of reliability.

    The interval is taken over games: forecasts of one game stand and fall together.
    """
    all_of_them = [each for game in forecasts for each in game]
    brier, error = clustered_mean([[(each.chance - each.result) ** 2 for each in game] for game in forecasts])
    equal, _ = clustered_mean([[(1 / players - each.result) ** 2 for each in game] for game in forecasts])
    return {
        "games": len(forecasts),
        "forecasts": len(all_of_them),
        "brier": brier,
        "brier_interval": [brier - 1.96 * error, brier + 1.96 * error] if len(forecasts) > 1 else None,
        "brier_of_equal_chances": equal,
        "skill": 1 - brier / equal if equal > 0 else None,
        "reliability": [line for line in map(reliability, binned(forecasts)) if line],
    }


def clustered_mean(groups: list[list[float]]) -> tuple[float, float]:
    """The mean of all values and its standard error, values of a group not being independent."""
    total = sum(len(group) for group in groups)
    mean = sum(sum(group) for group in groups) / total
    number = len(groups)
    squares = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    return mean, sqrt(squares * number / max(1, number - 1)) / total


def binned(forecasts: list[list[Forecast]]) -> list[list[list[Forecast]]]:
    """By tenths of the chance: the forecasts of each game that fall into it."""
    return [
        [group for group in ([each for each in game if bin_of(each.chance) == at] for game in forecasts) if group]
        for at in range(BINS)
    ]


def bin_of(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def reliability(groups: list[list[Forecast]]) -> dict[str, Any] | None:
    """What was expected in a bin, and what came."""
    if not groups:
        return None
    expected, _ = clustered_mean([[each.chance for each in group] for group in groups])
    came, error = clustered_mean([[each.result for each in group] for group in groups])
    # As in the interval of Agresti and Coull: that all came true, or none, does not make it certain.
    games = len(groups)
    centre = (came * games + 2) / (games + 4)
    error = max(error, sqrt(centre * (1 - centre) / (games + 4)))
    lowest = bin_of(groups[0][0].chance) / BINS
    return {
        "from": lowest,
        "to": lowest + 1 / BINS,
        "forecasts": sum(len(group) for group in groups),
        "expected": expected,
        "came": came,
        "error": error if games > 1 else None,  # one game says nothing about others
    }
