"""Games that bots play among themselves."""

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.events import Event
from shedet.core.game import Game, Knowledge, Memory
from shedet.core.playout import mix
from shedet.core.position import Position, lowest_seat
from shedet.core.rng import Rng, seeded

Moves = list[tuple[int, int]]  # seat and action


class Tally:
    """What came out of a number of games. The checksum does not depend on the order they were played in."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.checksum = 0
        self.scores = [0] * players  # summed up
        self.wins = [0.0] * players  # a shared victory counts as a fraction for each

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & 0xFFFFFFFFFFFFFFFF
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.wins[seat] += other.wins[seat]


def play_numbered_game(
    game: Game, players: i64, options: vec[i64], bots: list[Bot], seed: str, number: int, moves: Moves | None
) -> Tally:
    """One game, which depends on the seed and its number alone. Its moves are written to a list if there is one."""
    position = game.new(players, options, seeded(f"{seed}/{number}"))
    tally = Tally(int(players))
    tally.games = 1
    tally.decisions, checksum = play_game(game, position, bots, seeded(f"{seed}/{number}/choices"), moves)
    won = int(game.winners(position))
    for seat in range(int(players)):
        points = int(game.score(position, seat))
        checksum = int(mix(checksum, points))
        tally.scores[seat] = points
        if (won >> seat) & 1 == 1:
            tally.wins[seat] = 1.0 / won.bit_count()
    tally.checksum = checksum
    return tally


def play_game(game: Game, position: Position, bots: list[Bot], rng: Rng, moves: Moves | None) -> tuple[int, int]:
    """Let the bots play to the end; how many decisions they made, and a checksum of them.

    Only bots that use knowledge are told what happens, so that games without them cost no more than playouts.
    """
    decisions: i64 = 0
    checksum: i64 = 2166136261
    memories = memories_of(game, position, bots)
    listening = len(memories) > 0
    while not position.over:
        seat = lowest_seat(position.asked())
        legal = game.legal_actions(position, seat)
        knowledge: Knowledge | None = None
        if listening and bots[seat].uses_knowledge:
            knowledge = game.know(position, memories[int(seat)], seat)
        action = bots[seat].choose(knowledge, legal, rng)
        if listening:
            apply_and_learn(game, position, seat, action, memories)
        else:
            game.apply(position, seat, action)
        if moves is not None:
            moves.append((int(seat), int(action)))
        checksum = mix(checksum, action)
        decisions += 1
    return int(decisions), int(checksum)


def memories_of(game: Game, position: Position, bots: list[Bot]) -> dict[int, Memory]:
    """A memory for each seat whose bot uses its knowledge."""
    memories: dict[int, Memory] = {}
    for seat, bot in enumerate(bots):
        if bot.uses_knowledge:
            memories[seat] = game.remember(position, seat)
    return memories


def apply_and_learn(game: Game, position: Position, seat: i64, action: i64, memories: dict[int, Memory]) -> None:
    told: list[Event] = []
    position.events = told
    game.apply(position, seat, action)
    position.events = None
    for memory in memories.values():
        memory.learn(position, told)
