"""What a seat knows, and full states dealt consistent with it.

`know` builds a viewer's `Knowledge` from what lies open to it and what it remembers; views, previews and bots have
nothing else. `deal` makes a full state out of it: any consistent one, each as likely as it can have come about (two
tiles that look the same count as two). [P-INFO-1, P-INFO-2]
"""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import check_viewer
from shedet.core.hidden import Deals
from shedet.core.position import bit
from shedet.core.rng import Rng
from shedet.games.sobek2p.components import (
    BACK_OF,
    CHARACTER_BACK,
    DEBEN,
    FACE_DOWN,
    FIELDS,
    KINDS,
    NO_TILE,
    PIROGUE_COPIES,
    PIROGUES,
    STARTING_BACK,
)
from shedet.games.sobek2p.decisions import legal_actions
from shedet.games.sobek2p.memory import BACKS, DEBEN_PIECES, OPEN, UNDRAWN, Memory
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    CHOOSE_CLAIM,
    CHOOSE_PIROGUE,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FIRST_DEBEN_PLACE,
    FIRST_PIROGUE_PLACE,
    FRONT,
    HAND,
    LAID,
    NO_TILES,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    TILE_PLACES,
    State,
    add_deben,
    add_pirogue,
    add_tile,
    bare_state,
    count_deben,
    count_pirogues,
    count_tiles,
    pirogues_of,
)

# ---- knowledge


@final
class Knowledge(SeatKnowledge):
    """Everything a viewer knows, as a table on which only known things lie, and numbers of the others."""

    def __init__(self, viewer: i64, table: State, memory: Memory) -> None:
        super().__init__(viewer)
        self.table = table
        self.pieces = [each.copy() for each in memory.pieces]  # tiles by back, then deben
        self.places = memory.places()  # for each tile, a bit each
        self.in_supply = memory.in_supply[:]
        self.knows_notches = False
        # By back: what each seat holds in hand and on its corruption board (seat * 3 + back).
        self.hand_backs = vec[i64]([0] * 6)
        self.corruption_backs = vec[i64]([0] * 6)
        self.deben_held = vec[i64]([0] * 2)
        self.set_aside: i64 = 0
        self.in_bag: i64 = 0
        self.in_notches: i64 = 0
        self.pirogues_in_supply: i64 = 0
        self.pirogues_shown: i64 = 0
        self.deals: list[Deals] = []  # of all pieces, once a world is dealt


def know(s: State, memory: Memory, viewer: i64) -> Knowledge:
    """What a viewer knows now: what lies open, what is its own, what it remembers, and numbers. [P-INFO-1, P-INFO-2]

    When the game is over everything is laid open. The omniscient viewer of records knows all at all times.
    """
    check_viewer(viewer, s.players)
    if viewer == OMNISCIENT or s.over:
        k = Knowledge(viewer, s.copy(), memory)
        k.knows_notches = True
    else:
        k = Knowledge(viewer, bare_state(s.options, Rng(0, 0, 0, 1)), memory)
        see_the_table(s, k.table)
        if viewer != SPECTATOR:
            see_what_is_mine(s, k.table, viewer)
            if memory.knows_notches or (s.question() == CHOOSE_PIROGUE and s.asks(viewer)):
                k.knows_notches = True
                copy_pirogues(s, k.table, NOTCHED)
    count_what_is_hidden(s, k)
    return k


def see_the_table(s: State, table: State) -> None:
    """What everybody sees. [P-INFO-1]"""
    table.stack = s.stack[:]
    table.depth = s.depth
    table.reveals = s.reveals
    table.turn = s.turn
    table.ankh_field = s.ankh_field
    table.ankh_orientation = s.ankh_orientation
    table.pile_left = s.pile_left
    table.beside = s.beside[:]
    for field in range(FIELDS):
        kind = i64(s.market[field])
        if kind != NO_TILE and BACK_OF[kind] == CHARACTER_BACK:
            table.market[field] = FACE_DOWN
        else:
            table.market[field] = u8(kind)
    table.tiles = tiles_lying_open(s)
    for place in range(FRONT, PIROGUES_BOXED + 1):
        copy_pirogues(s, table, place)


def tiles_lying_open(s: State) -> vec[u8]:
    """Tiles laid out and in the box, in the order of their places. At all other places there is nothing. [P-INFO-1]"""
    tiles = vec[u8](capacity=TILE_PLACES * KINDS)
    tiles = extend(tiles, NO_TILES[: LAID * KINDS])
    tiles = extend(tiles, s.tiles[LAID * KINDS : ASIDE * KINDS])
    return extend(tiles, NO_TILES[ASIDE * KINDS :])


def see_what_is_mine(s: State, table: State, seat: i64) -> None:
    """One's own hand, corruption board and deben, and what one has just drawn to choose from. [P-INFO-2]"""
    copy_tiles(s, table, HAND + seat)
    copy_tiles(s, table, CORRUPTION + seat)
    copy_deben(s, table, DEBEN_HELD + seat)
    if s.asks(seat):
        copy_deben(s, table, DEBEN_SHOWN)
        copy_pirogues(s, table, PIROGUES_SHOWN)
        if s.question() == CHOOSE_CLAIM:
            copy_tiles(s, table, CORRUPTION + 1 - seat)


def copy_tiles(s: State, table: State, place: i64) -> None:
    """To a table on which nothing lies there yet."""
    there = s.tiles
    copied = table.tiles
    for at in range(place * KINDS, place * KINDS + KINDS):
        number = there[at]
        if number != 0:
            copied[at] = number


def copy_deben(s: State, table: State, place: i64) -> None:
    first = (place - FIRST_DEBEN_PLACE) * DEBEN
    for at in range(first, first + DEBEN):
        table.deben[at] = s.deben[at]


def copy_pirogues(s: State, table: State, place: i64) -> None:
    first = (place - FIRST_PIROGUE_PLACE) * PIROGUES
    for at in range(first, first + PIROGUES):
        table.pirogues[at] = s.pirogues[at]


def count_what_is_hidden(s: State, k: Knowledge) -> None:
    """Numbers that anybody could count: backs, deben, pirogues. [P-INFO-1]"""
    for seat in range(2):
        count_all_backs(s, HAND + seat, k.hand_backs, seat * BACKS)
        count_all_backs(s, CORRUPTION + seat, k.corruption_backs, seat * BACKS)
        k.deben_held[seat] = count_deben(s, DEBEN_HELD + seat)
    k.set_aside = count_tiles(s, ASIDE)
    k.in_bag = count_deben(s, BAG)
    k.in_notches = count_pirogues(s, NOTCHED)
    k.pirogues_in_supply = count_pirogues(s, SUPPLY)
    k.pirogues_shown = count_pirogues(s, PIROGUES_SHOWN)


def count_all_backs(s: State, place: i64, numbers: vec[i64], first: i64) -> None:
    """How many tiles with each back are at a place: added to numbers, from a first one on."""
    tiles = s.tiles
    for kind in range(KINDS):
        number = i64(tiles[place * KINDS + kind])
        if number > 0:
            numbers[first + BACK_OF[kind]] += number


# ---- worlds


def deal(k: Knowledge, rng: Rng) -> State:
    """A full state that a viewer could be looking at for all it knows, with a future of its own.

    An opponent who has been asked must have an answer: worlds in which they have none are dealt again.
    """
    while True:
        world = k.table.copy()
        world.rng = rng.another()
        if world.over or k.viewer == OMNISCIENT:
            return world
        if len(k.deals) == 0:
            k.deals = all_deals(k)
        deal_tiles(k, world, rng)
        deal_deben(k, world, rng)
        deal_pirogues(k, world, rng)
        if world.asked() == 1 << k.viewer or len(legal_actions(world)) > 0:
            return world


def all_deals(k: Knowledge) -> list[Deals]:
    """What is hidden from a viewer: tiles that do not lie open and are not its own, deben that are not its own."""
    seen_tiles = bit(OPEN)
    seen_deben: i64 = 0
    if k.viewer != SPECTATOR:
        seen_tiles |= bit(HAND + k.viewer) | bit(CORRUPTION + k.viewer)
        seen_deben |= bit(DEBEN_HELD + k.viewer - BAG)
    if count_deben(k.table, DEBEN_SHOWN) > 0:
        seen_deben |= bit(DEBEN_SHOWN - BAG)
    deals = [Deals(k.pieces[back], seen_tiles) for back in range(BACKS)]
    deals.append(Deals(k.pieces[DEBEN_PIECES], seen_deben))
    return deals


def deal_tiles(k: Knowledge, world: State, rng: Rng) -> None:
    """Hidden tiles to hands and corruption boards, to face-down fields, aside, and to the pile."""
    pile = vec[u8](capacity=64)
    characters = vec[u8](capacity=16)
    for seat in range(2):
        if seat != k.viewer:  # a vizier's look lasts while it is asked: it is dealt again with everything else
            for at in range((CORRUPTION + seat) * KINDS, (CORRUPTION + seat + 1) * KINDS):
                world.tiles[at] = 0
    for back in range(BACKS):
        hidden = k.deals[back].share_out(rng)
        for tile in range(i64(len(hidden.kinds))):
            kind = hidden.kinds[tile]
            place = hidden.draw(tile, rng)
            if place != UNDRAWN:
                add_tile(world, place, kind)
            elif back == STARTING_BACK:
                add_tile(world, ASIDE, kind)
            elif back == CHARACTER_BACK:
                characters = append(characters, u8(kind))
            else:
                pile = append(pile, u8(kind))
    rng.shuffle(characters)
    used: i64 = 0
    for field in range(FIELDS):
        if world.market[field] == FACE_DOWN:
            world.market[field] = characters[used]
            used += 1
    for at in range(used, i64(len(characters))):
        pile = append(pile, characters[at])
    rng.shuffle(pile)
    for at in range(i64(len(pile))):
        world.pile[at] = pile[at]


def deal_deben(k: Knowledge, world: State, rng: Rng) -> None:
    """Deben to whoever holds them unseen, and to the bag."""
    hidden = k.deals[DEBEN_PIECES].share_out(rng)
    for deben in range(i64(len(hidden.kinds))):
        add_deben(world, BAG + hidden.draw(deben, rng), hidden.kinds[deben])


def deal_pirogues(k: Knowledge, world: State, rng: Rng) -> None:
    """Pirogues to the notches, unless known, and to the supply."""
    left = vec[u8]([0] * PIROGUES)
    for pirogue in range(PIROGUES):
        number = PIROGUE_COPIES[pirogue]
        for place in range(NOTCHED, PIROGUES_BOXED + 1):
            number -= pirogues_of(world, place, pirogue)
        left[pirogue] = u8(number)
    if not k.knows_notches:
        for pirogue in range(PIROGUES):
            left[pirogue] -= k.in_supply[pirogue]
        deal_some_pirogues(left, world, NOTCHED, k.in_notches, rng)
        for pirogue in range(PIROGUES):
            left[pirogue] += k.in_supply[pirogue]
    deal_some_pirogues(left, world, PIROGUES_SHOWN, k.pirogues_shown - count_pirogues(world, PIROGUES_SHOWN), rng)
    deal_some_pirogues(left, world, SUPPLY, k.pirogues_in_supply, rng)


def deal_some_pirogues(left: vec[u8], world: State, place: i64, number: i64, rng: Rng) -> None:
    """So many of what is left, by the number of copies."""
    total: i64 = 0
    for copies in left:
        total += i64(copies)
    for dealt in range(number):
        pirogue = rng.draw(left, 0, total - dealt)
        left[pirogue] -= 1
        add_pirogue(world, place, pirogue)


# ---- other futures


def redeal(s: State, rng: Rng) -> State:
    """The pile in another order, and new chances for what is drawn from the bag and the supply. Hands, boards, notches
    and face-down fields stay as they are."""
    other = s.copy()
    other.rng = rng.another()
    rng.shuffle_first(other.pile, other.pile_left)
    return other
