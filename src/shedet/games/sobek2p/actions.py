"""What you can do: one small class for each thing, and one fixed number for each way of doing it.

Numbers are for engines, bots and networks; they never change within a version of the rules.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from shedet.games.sobek2p.components import FIRST_JOKER, GOODS_OF

# The first number of each block.
TAKE: Final = 0  # + field
REFILL: Final = 36
SELL: Final = 37  # + goods
PLAY: Final = 43  # + character
TURN_ANKH: Final = 53  # + orientation
KEEP_TILE: Final = 57
TRADE_TILE: Final = 58
ADD: Final = 59  # + kind of tile
FINISH: Final = 120
REVEAL: Final = 121  # + pirogue
KEEP_DEBEN: Final = 130  # + value, counted from the lowest
NAME: Final = 137  # + field
LAY_HARVEST: Final = 173  # + goods
CLAIM: Final = 176  # + kind of tile
STEAL: Final = 237  # + back
LAY: Final = 240  # + laying
DISCARD: Final = 326  # + kind of tile
PURGE: Final = 387  # + group
ACTIONS: Final = 394

LAYINGS: Final = 86  # 56 kinds lie with their own goods, 5 kinds of joker with any of 6


class TakeTile(NamedTuple):
    """Take a tile of the market: on the ankh's line, or anywhere with the merchant."""

    field: int


class RefillMarket(NamedTuple):
    """Refill the market because the ankh's line is empty, then take from the centre."""


class Sell(NamedTuple):
    """Begin a sale."""

    goods: int


class AddTile(NamedTuple):
    """Lay one more tile of the set being sold."""

    kind: int


class Finish(NamedTuple):
    """Nothing more: the sale, or the courtesan's laying, is complete."""


class PlayCharacter(NamedTuple):
    character: int


class TurnAnkh(NamedTuple):
    """Turn the ankh after taking a character."""

    orientation: int


class KeepTile(NamedTuple):
    """Keep a tile with a deben on it."""


class TradeTile(NamedTuple):
    """Box a tile with a deben on it and draw a deben."""


class RevealPirogue(NamedTuple):
    pirogue: int


class KeepDeben(NamedTuple):
    """Keep one of the two deben that the eye drew."""

    value: int  # counted from the lowest


class NameTile(NamedTuple):
    """Name the tile that the opponent must take."""

    field: int


class LayHarvest(NamedTuple):
    goods: int


class ClaimTile(NamedTuple):
    """Take a tile from the opponent's corruption board with the vizier."""

    kind: int


class Steal(NamedTuple):
    """Take a random tile from the opponent's hand with the thief."""

    back: int


class LayTile(NamedTuple):
    """Add a tile to goods laid out before, with the courtesan."""

    kind: int
    goods: int


class DiscardTile(NamedTuple):
    """Put a tile on your own corruption board because of the scribe."""

    kind: int


class Purge(NamedTuple):
    """Box all tiles of one group from your corruption board with a priest."""

    group: int


Action = (
    TakeTile
    | RefillMarket
    | Sell
    | AddTile
    | Finish
    | PlayCharacter
    | TurnAnkh
    | KeepTile
    | TradeTile
    | RevealPirogue
    | KeepDeben
    | NameTile
    | LayHarvest
    | ClaimTile
    | Steal
    | LayTile
    | DiscardTile
    | Purge
)


def decode(number: int) -> Action:
    """The action with a number (0 to ACTIONS - 1)."""
    if number < REFILL:
        return TakeTile(number - TAKE)
    if number == REFILL:
        return RefillMarket()
    if number < PLAY:
        return Sell(number - SELL)
    if number < TURN_ANKH:
        return PlayCharacter(number - PLAY)
    if number < KEEP_TILE:
        return TurnAnkh(number - TURN_ANKH)
    if number == KEEP_TILE:
        return KeepTile()
    if number == TRADE_TILE:
        return TradeTile()
    if number < FINISH:
        return AddTile(number - ADD)
    if number == FINISH:
        return Finish()
    if number < KEEP_DEBEN:
        return RevealPirogue(number - REVEAL)
    if number < NAME:
        return KeepDeben(number - KEEP_DEBEN)
    if number < LAY_HARVEST:
        return NameTile(number - NAME)
    if number < CLAIM:
        return LayHarvest(number - LAY_HARVEST)
    if number < STEAL:
        return ClaimTile(number - CLAIM)
    if number < LAY:
        return Steal(number - STEAL)
    if number < DISCARD:
        return LayTile(int(kind_of_laying(number - LAY)), int(goods_of_laying(number - LAY)))
    if number < PURGE:
        return DiscardTile(number - DISCARD)
    return Purge(number - PURGE)


def kind_of_laying(laying: i64) -> i64:
    if laying < FIRST_JOKER:
        return laying
    return FIRST_JOKER + (laying - FIRST_JOKER) // 6


def goods_of_laying(laying: i64) -> i64:
    if laying < FIRST_JOKER:
        return GOODS_OF[laying]
    return (laying - FIRST_JOKER) % 6
