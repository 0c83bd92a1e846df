"""Laying out a new game."""

from mypy_extensions import i64

from shedet.games.sobek2p.components import (
    DEBEN,
    DEBEN_COPIES,
    FILL_ORDER,
    NOTCHES,
    PILE_TILES,
    PIROGUE_COPIES,
    PIROGUES,
    STARTING_TILES,
)
from shedet.games.sobek2p.rules.moving import random_pirogue
from shedet.games.sobek2p.rules.taking import fill_the_market
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    CHOOSE_CENTRE_TILE,
    HAND,
    NOTCHED,
    SUPPLY,
    State,
    add_deben,
    add_pirogue,
    add_tile,
    remove_pirogue,
)


def set_up(s: State) -> None:
    """Lay out a new game and ask the first player for a centre tile."""
    deal_starting_tiles(s)
    shuffle_the_pile(s)
    fill_the_market(s)
    place_the_pirogues(s)
    fill_the_bag(s)
    ask_the_starter(s)


def deal_starting_tiles(s: State) -> None:
    """Two starting tiles to each hand, four face up on the centre fields, two unseen aside. [P-SET-1]"""
    starting = STARTING_TILES[:]
    s.rng.shuffle(starting)
    for i in range(4):
        add_tile(s, HAND + i % 2, i64(starting[i]))
        s.market[FILL_ORDER[i]] = starting[4 + i]
    add_tile(s, ASIDE, i64(starting[8]))
    add_tile(s, ASIDE, i64(starting[9]))


def shuffle_the_pile(s: State) -> None:
    """45 goods and 10 characters make the draw pile. [P-SET-2]"""
    s.pile = PILE_TILES[:]
    s.rng.shuffle(s.pile)
    s.pile_left = i64(len(s.pile))


def place_the_pirogues(s: State) -> None:
    """Five random pirogues go face down into the notches, the others are the supply. [P-SET-3]"""
    for pirogue in range(PIROGUES):
        for _ in range(PIROGUE_COPIES[pirogue]):
            add_pirogue(s, SUPPLY, pirogue)
    for _ in range(NOTCHES):
        pirogue = random_pirogue(s)
        remove_pirogue(s, SUPPLY, pirogue)
        add_pirogue(s, NOTCHED, pirogue)


def fill_the_bag(s: State) -> None:
    """All 13 deben go into the bag. [P-SET-4]"""
    for value in range(DEBEN):
        for _ in range(DEBEN_COPIES[value]):
            add_deben(s, BAG, value)


def ask_the_starter(s: State) -> None:
    """A random player begins and takes one of the four centre tiles. [P-SET-4, P-TURN-2]"""
    s.turn = s.rng.below(2)
    s.ask(CHOOSE_CENTRE_TILE, 1 << s.turn, 0, 0, 0)
