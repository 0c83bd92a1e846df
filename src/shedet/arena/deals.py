"""Playing a deal, and what came out of it. What is played depends on the contest and the number of the deal alone."""

from functools import cache
from typing import NamedTuple

from shedet.arena.contest import Contest, LineUp
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.clocked import ClockedBot
from shedet.bots.guarded import GuardedBot
from shedet.bots.play import play_game
from shedet.core.position import Position
from shedet.core.rng import seeded
from shedet.games import find_game


class GameResult(NamedTuple):
    """What came out of a game, seat by seat."""

    seating: LineUp
    wins: tuple[float, ...]  # a shared victory counts as a fraction for each
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    failures: tuple[tuple[str, ...], ...]  # the kinds of the bot's failures


class DealResult(NamedTuple):
    deal: int
    line_up: int
    games: list[GameResult]


class Outcome(NamedTuple):
    """What the statistics need of a deal. Its games are no independent observations; the deals are."""

    line_up: int
    games: int
    wins: tuple[float, ...]  # of each bot
    seats: tuple[int, ...]  # how many each bot took, in all games


def play_deal(contest: Contest, deal: int) -> DealResult:
    games = [play_seating(contest, deal, seating) for seating in contest.seatings(deal)]
    return DealResult(deal, contest.line_up_of(deal), games)


def set_up(contest: Contest, deal: int) -> Position:
    """The same for all bots and all seatings."""
    rules = contest.rules
    game = find_game(rules.game)
    return game.new(rules.players, game.option_values(rules.options), seeded(f"{contest.seed}/{deal}"))


def play_seating(contest: Contest, deal: int, seating: LineUp) -> GameResult:
    rules = contest.rules
    game = find_game(rules.game)
    position = set_up(contest, deal)
    who = ",".join(contest.labels[bot] for bot in seating)
    clocked = [
        ClockedBot(bot_called(contest.names[bot], rules.game), seeded(f"{contest.seed}/{deal}/{who}/{seat}"))
        for seat, bot in enumerate(seating)
    ]
    bots: list[Bot] = [*clocked]
    play_game(game, position, bots, seeded(f"{contest.seed}/{deal}/{who}"), None)
    won = int(game.winners(position))
    return GameResult(
        seating,
        tuple((won >> seat & 1) / won.bit_count() for seat in range(rules.players)),
        tuple(int(game.score(position, seat)) for seat in range(rules.players)),
        tuple(bot.decisions for bot in clocked),
        tuple(bot.seconds for bot in clocked),
        tuple(bot.slowest for bot in clocked),
        tuple(tuple(bot.failures) for bot in clocked),
    )


@cache
def bot_called(name: str, game: str) -> GuardedBot:
    """Bots have no state (but a count of their failures): one of each is enough, and some take long to load."""
    return find_bot(name, game)


def outcome_of(result: DealResult, bots: int) -> Outcome:
    wins = [0.0] * bots
    seats = [0] * bots
    for game in result.games:
        for seat, bot in enumerate(game.seating):
            wins[bot] += game.wins[seat]
            seats[bot] += 1
    return Outcome(result.line_up, len(result.games), tuple(wins), tuple(seats))
