"""Random games inside the engine: for tests, benchmarks and counting."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.game import Game
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import seeded


def random_games(game: Game, players: i64, options: vec[i64], seed: str, games: int) -> tuple[int, int]:
    """Play random games; how many decisions they took, and a checksum of all actions and scores."""
    decisions: i64 = 0
    checksum: i64 = 2166136261
    for number in range(games):
        position = game.new(players, options, seeded(f"{seed}/{number}"))
        rng = seeded(f"{seed}/{number}/choices")
        while not position.over:
            seat = lowest_seat(position.asked())
            legal = game.legal_actions(position, seat)
            action = legal[rng.below(i64(len(legal)))]
            checksum = mix(checksum, action)
            game.apply(position, seat, action)
            decisions += 1
        for seat in range(players):
            checksum = mix(checksum, game.score(position, seat))
    return int(decisions), int(checksum)


def mix(checksum: i64, number: i64) -> i64:
    """One step of a 32-bit FNV hash."""
    return ((checksum ^ (number & 0xFFFF)) * 16777619) & 0xFFFFFFFF


def perft(game: Game, position: Position, depth: i64) -> i64:
    """How many sequences of so many actions there are (fewer where the game ends before)."""
    if depth == 0 or position.over:
        return 1
    total: i64 = 0
    seat = lowest_seat(position.asked())
    for action in game.legal_actions(position, seat):
        after = game.copy(position)
        game.apply(after, seat, action)
        total += perft(game, after, depth - 1)
    return total
