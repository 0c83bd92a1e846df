"""One future of a table, the same for all who ask: decided as it is, or with secret choices still to be made."""

from shedet.core.game import Game
from shedet.core.position import Position
from shedet.core.rng import seeded


def decided(game: Game, position: Position) -> str:
    """The future of a table, written down."""
    return game.position_text(game.redeal(position, seeded("future")))


def undecided(game: Game, position: Position, seat: int) -> Position:
    """The same future, in which others than this seat still have to choose what they have chosen in secret."""
    return game.redeal_undecided(position, seat, seeded("future"))


def undecided_text(game: Game, position: Position, seat: int) -> str:
    return game.position_text(undecided(game, position, seat))
