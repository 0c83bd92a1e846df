"""Batches as NumPy arrays: what the engine writes is seen here without copying."""

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.batch import Batch
from shedet.bots.levels import make_bot
from shedet.core.game import Game
from shedet.games import find_game


class Batches:
    """Many games at once. Each waits for the decision of one seat: choose an action that its mask allows.

    >>> games = Batches("sobek2p", count=64, seed="mine")
    >>> games.step([int(mask.argmax()) for mask in games.masks])

    `observations`, `secrets`, `seats`: of the decisions that the games wait for. `ended`, `shares`, `scores`: of games
    that have ended in the last step, seat by seat; the next game is there already. `advice`: what the bot would decide,
    where `batch.advises` is set. The next step changes all of them but `observations`, `secrets` and `packed`, which it
    makes anew.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: dict[str, int] | None = None,
        count: int = 1,
        seed: str = "",
        learners: list[int] | None = None,
        together: int = 1,
        bot: str = "random",
    ) -> None:
        """`learners`: for each game the seats, a bit each, that are decided for; bots play the others. Without it, all
        are. So many games `together` are dealt the same."""
        self.game: Game = find_game(game)
        self.game.check_players(players)
        every = (1 << players) - 1
        seats = vec[i64]([i64(each) for each in learners or [every] * count])
        values = self.game.option_values(options or {})
        self.batch = Batch(self.game, players, values, seed, seats, together, make_bot(bot, game))
        self.seats = np.frombuffer(self.batch.seats, np.uint8)
        self.ended = np.frombuffer(self.batch.ended, np.uint8)
        self.shares = self.rows(np.frombuffer(self.batch.shares, np.float64))
        self.scores = self.rows(np.frombuffer(self.batch.scores, np.int64))
        self.advice = np.frombuffer(self.batch.advice, np.int64)

    def rows(self, numbers: np.ndarray) -> np.ndarray:
        return numbers.reshape(int(self.batch.count), -1)

    @property
    def observations(self) -> np.ndarray:
        return self.rows(np.frombuffer(self.batch.observations, np.uint8))

    @property
    def secrets(self) -> np.ndarray:
        return self.rows(np.frombuffer(self.batch.secrets, np.uint8))

    @property
    def packed(self) -> np.ndarray:
        """The masks, a bit for each action."""
        return self.rows(np.frombuffer(self.batch.masks, np.uint8))

    @property
    def masks(self) -> np.ndarray:
        """For each game and action whether it is allowed."""
        return unpack(self.packed, self.game.actions)

    def step(self, actions: list[int]) -> None:
        self.batch.step(actions)


def unpack(packed: np.ndarray, actions: int) -> np.ndarray:
    bits: np.ndarray = np.unpackbits(packed, axis=1, bitorder="little")
    return bits[:, :actions].astype(bool)
