"""What may be told: the kinds of event of Sobek: 2 Players, and what x, y and z mean in each.

Places are those of `state.py`. What only some may see is told to the others as a back or a bare move.
"""

from typing import Final

TILE: Final = 0  # a tile moves: x kind, y from, z to
TILE_BACK: Final = 1  # the same, seen from behind: x back, y from, z to
SAW_TILE: Final = 2  # a look at tiles: x kind, y where, z how many
SAW_ALL: Final = 3  # after the looks: y holds nothing else
NO_TILES: Final = 4  # it has been shown that no tile of group x is at y
DEBEN_MOVES: Final = 5  # x value, y from, z to
DEBEN_BACK: Final = 6  # the same, seen from behind: y from, z to
PIROGUE: Final = 7  # a pirogue is revealed and moves: x pirogue, y from, z to
SAW_PIROGUE: Final = 8  # a look at a pirogue: x pirogue, y where
LOOKED: Final = 9  # somebody looks through y
ANKH: Final = 10  # the ankh stands on field x with orientation y (NO_FIELD: off the board)
REFILLED: Final = 11  # the market is refilled
SELLS: Final = 12  # a sale of goods x begins
PLAYS: Final = 13  # character x is played
NAMED: Final = 14  # the finger points at field x
HARVEST_LAID: Final = 15  # with goods x
NO_EFFECT: Final = 16  # what was played or revealed does nothing
GAME_ENDS: Final = 17  # the seat cannot act
CORRUPTION_COUNTED: Final = 18  # x corruption
SCORED: Final = 19  # x points

NAMES: Final = (
    "tile",
    "tile-back",
    "saw-tile",
    "saw-all",
    "no-tiles",
    "deben",
    "deben-back",
    "pirogue",
    "saw-pirogue",
    "looked",
    "ankh",
    "refilled",
    "sells",
    "plays",
    "named",
    "harvest",
    "no-effect",
    "game-ends",
    "corruption",
    "scored",
)
