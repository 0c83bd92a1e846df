"""What a seat makes of the table, and what tiles in hand are worth to it."""

from typing import final

from mypy_extensions import i64

from shedet.bots.sobek2p.weights import Weights
from shedet.games.sobek2p.components import (
    CHARACTER_OF,
    FACE_DOWN,
    FIELDS,
    FIRST_JOKER,
    FIRST_OF,
    GOODS_OF,
    NO_TILE,
    SCARABS_OF,
    STATUE,
)
from shedet.games.sobek2p.rules.ending import laid_scarabs, laid_tiles
from shedet.games.sobek2p.rules.selling import SET, jokers, own_tiles
from shedet.games.sobek2p.state import (
    HAND,
    State,
    tiles_of,
)
from shedet.games.sobek2p.worlds import Knowledge as Seen


@final
class Outlook:
    """What a seat knows, how much time it has, and what it weighs things with."""

    def __init__(self, knowledge: Seen, weights: Weights) -> None:
        self.knowledge = knowledge
        self.weights = weights
        self.s = knowledge.table
        self.me = knowledge.viewer
        self.left = tiles_left(knowledge.table) / weights.tiles_a_turn  # about how many turns the market allows


def tiles_left(s: State) -> float:
    """In the pile and the market."""
    tiles = s.pile_left
    for field in range(FIELDS):
        if s.market[field] != NO_TILE:
            tiles += 1
    return float(tiles)


def worth_of_goods(outlook: Outlook, goods: i64, tiles: i64, scarabs: i64) -> float:
    """What so many tiles of one type in hand, jokers apart, will bring: a share of the points of their sale.

    The share is the chance that three of them come together in time. What is never sold corrupts.
    """
    s = outlook.s
    if tiles == 0:
        return 0.0
    laid = laid_tiles(s, outlook.me, goods)
    with_scarabs = laid_scarabs(s, outlook.me, goods)
    together = tiles + jokers(s, HAND + outlook.me)
    left = outlook.left
    missing = float(SET - together)
    if missing <= 0.0:
        chance = outlook.weights.complete_chance
    else:
        chance = left / (left + outlook.weights.missing_turns * missing)
        together = SET
    sale = float((laid + together) * (with_scarabs + scarabs) - laid * with_scarabs)
    return chance * sale - (1.0 - chance) * outlook.weights.corruption * float(tiles)


def worth_in_hand(outlook: Outlook, kind: i64) -> float:
    """What the hand would lose without one tile that is in it."""
    s = outlook.s
    if kind >= FIRST_JOKER:
        return worth_of_joker(outlook) + effect_in_hand(outlook, kind)
    goods = GOODS_OF[kind]
    tiles = own_tiles(s, HAND + outlook.me, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    with_it = worth_of_goods(outlook, goods, tiles, scarabs)
    return (
        with_it - worth_of_goods(outlook, goods, tiles - 1, scarabs - SCARABS_OF[kind]) + effect_in_hand(outlook, kind)
    )


def worth_to_gain(outlook: Outlook, kind: i64) -> float:
    """What one more tile is worth to the hand."""
    if kind == FACE_DOWN:
        return outlook.weights.face_down
    if kind >= FIRST_JOKER:
        return worth_of_joker(outlook) + effect_in_hand(outlook, kind)
    s = outlook.s
    goods = GOODS_OF[kind]
    tiles = own_tiles(s, HAND + outlook.me, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    before = worth_of_goods(outlook, goods, tiles, scarabs)
    return (
        worth_of_goods(outlook, goods, tiles + 1, scarabs + SCARABS_OF[kind]) - before + effect_in_hand(outlook, kind)
    )


def worth_of_joker(outlook: Outlook) -> float:
    """One more tile for the type with the most scarabs."""
    s = outlook.s
    most = outlook.weights.joker
    for goods in range(6):
        scarabs = scarabs_in_hand(s, outlook.me, goods)
        if scarabs > 0:
            most = max(most, float(scarabs + laid_scarabs(s, outlook.me, goods)))
    return most if outlook.left > outlook.weights.last_turns else most - outlook.weights.joker_late


def scarabs_in_hand(s: State, seat: i64, goods: i64) -> i64:
    total: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += tiles_of(s, HAND + seat, kind) * SCARABS_OF[kind]
    return total


def effect_in_hand(outlook: Outlook, kind: i64) -> float:
    return outlook.weights.effect if CHARACTER_OF[kind] >= 0 else 0.0


def group_tiles(s: State, place: i64, group: i64) -> i64:
    return jokers(s, place) if group == STATUE else own_tiles(s, place, group)
