"""What a seat knows, and full states dealt consistent with it.

`know` builds a viewer's `Knowledge` from what lies open to it and what it remembers; views, previews and bots have
nothing else. `deal` makes a full state out of it, all consistent ones being equally likely (two tiles that look the
same count as two). [P-INFO-1, P-INFO-2]
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.rng import Rng
from shedet.games.sobek2p.components import (
    BACK_OF,
    CHARACTER_BACK,
    DEBEN,
    DEBEN_COPIES,
    FACE_DOWN,
    FIELDS,
    KINDS,
    NO_TILE,
    PIROGUE_COPIES,
    PIROGUES,
    STARTING_BACK,
    TILES,
)
from shedet.games.sobek2p.decisions import legal_actions
from shedet.games.sobek2p.memory import IN_CORRUPTION, IN_HAND, KIND_OF_COPY, UNDRAWN, Memory, count_backs
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    CHOOSE_CLAIM,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    LAID,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    State,
    add_deben,
    add_pirogue,
    add_tile,
    bare_state,
    count_deben,
    count_pirogues,
    count_tiles,
    deben_of,
    pirogues_of,
)


def _factorials() -> list[float]:
    factorials = [1.0]
    for n in range(1, TILES + 1):
        factorials.append(factorials[-1] * n)
    return factorials


FACTORIAL: Final = vec[float](_factorials())


# ---- knowledge


@final
class Knowledge(SeatKnowledge):
    """Everything a viewer knows, as a table on which only known things lie, and numbers of the others."""

    def __init__(self, viewer: i64, table: State, memory: Memory) -> None:
        super().__init__(viewer)
        self.table = table
        self.places = memory.places[:]
        self.in_supply = memory.in_supply[:]
        self.returned_deben = memory.returned_deben
        self.held_before = memory.held_before
        self.knows_notches = False
        # By back: what each seat holds in hand and on its corruption board (seat * 3 + back).
        self.hand_backs = vec[i64]([0] * 6)
        self.corruption_backs = vec[i64]([0] * 6)
        self.deben_held = vec[i64]([0] * 2)
        self.deben_shown: i64 = 0
        self.set_aside: i64 = 0
        self.in_bag: i64 = 0
        self.in_notches: i64 = 0
        self.pirogues_in_supply: i64 = 0
        self.pirogues_shown: i64 = 0


def know(s: State, memory: Memory, viewer: i64) -> Knowledge:
    """What a viewer knows now: what lies open, what is its own, what it remembers, and numbers. [P-INFO-1, P-INFO-2]

    When the game is over everything is laid open. The omniscient viewer of records knows all at all times.
    """
    if viewer == OMNISCIENT or s.over:
        k = Knowledge(viewer, s.copy(), memory)
        k.knows_notches = True
    else:
        k = Knowledge(viewer, bare_state(s.options, Rng(0, 0, 0, 1)), memory)
        see_the_table(s, k.table)
        if viewer != SPECTATOR:
            see_what_is_mine(s, k.table, viewer)
            if memory.knows_notches:
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
    for place in range(LAID, ASIDE):
        copy_tiles(s, table, place)
    for place in range(FRONT, PIROGUES_BOXED + 1):
        copy_pirogues(s, table, place)


def see_what_is_mine(s: State, table: State, seat: i64) -> None:
    """One's own hand, corruption board and deben, and what one has just drawn to choose from. [P-INFO-2]"""
    copy_tiles(s, table, HAND + seat)
    copy_tiles(s, table, CORRUPTION + seat)
    copy_deben(s, table, DEBEN_HELD + seat)
    if (s.asked() >> seat) & 1 == 1:
        copy_deben(s, table, DEBEN_SHOWN)
        copy_pirogues(s, table, PIROGUES_SHOWN)
        if s.question() == CHOOSE_CLAIM:
            copy_tiles(s, table, CORRUPTION + 1 - seat)


def copy_tiles(s: State, table: State, place: i64) -> None:
    for at in range(place * KINDS, place * KINDS + KINDS):
        table.tiles[at] = s.tiles[at]


def copy_deben(s: State, table: State, place: i64) -> None:
    for value in range(DEBEN):
        for _ in range(deben_of(s, place, value)):
            add_deben(table, place, value)


def copy_pirogues(s: State, table: State, place: i64) -> None:
    for pirogue in range(PIROGUES):
        for _ in range(pirogues_of(s, place, pirogue)):
            add_pirogue(table, place, pirogue)


def count_what_is_hidden(s: State, k: Knowledge) -> None:
    """Numbers that anybody could count: backs, deben, pirogues. [P-INFO-1]"""
    for seat in range(2):
        for back in range(3):
            k.hand_backs[seat * 3 + back] = count_backs(s, HAND + seat, back)
            k.corruption_backs[seat * 3 + back] = count_backs(s, CORRUPTION + seat, back)
        k.deben_held[seat] = count_deben(s, DEBEN_HELD + seat)
    k.deben_shown = count_deben(s, DEBEN_SHOWN)
    k.set_aside = count_tiles(s, ASIDE)
    k.in_bag = count_deben(s, BAG)
    k.in_notches = count_pirogues(s, NOTCHED)
    k.pirogues_in_supply = count_pirogues(s, SUPPLY)
    k.pirogues_shown = count_pirogues(s, PIROGUES_SHOWN)


# ---- worlds


def deal(k: Knowledge, rng: Rng) -> State:
    """A full state that a seat could be in for all it knows, each equally likely, with a future of its own.

    An opponent who has been asked must have an answer: worlds in which they have none are dealt again.
    """
    while True:
        world = k.table.copy()
        world.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next() | 1)
        if not k.table.over:
            deal_tiles(k, world, rng)
            deal_deben(k, world, rng)
            deal_pirogues(k, world, rng)
        if world.over or world.asked() == 1 << k.viewer or len(legal_actions(world)) > 0:
            return world


def deal_tiles(k: Knowledge, world: State, rng: Rng) -> None:
    """Hidden tiles to the opponent's hand and corruption board, to face-down fields, aside, and to the pile."""
    pile = vec[u8](capacity=64)
    characters = vec[u8](capacity=16)
    # A vizier's look lasts while it is asked: what was copied then is dealt again with everything else.
    opponent = 1 - k.viewer
    for at in range((CORRUPTION + opponent) * KINDS, (CORRUPTION + opponent + 1) * KINDS):
        world.tiles[at] = 0
    for back in range(3):
        shares = share_out(k, back, rng)
        for copy in range(TILES):
            kind = KIND_OF_COPY[copy]
            if BACK_OF[kind] != back:
                continue
            sort = sort_of(i64(k.places[copy]), opponent)
            if sort == 0:
                continue
            drawn = rng.below(shares[sort * 3])
            shares[sort * 3] -= 1
            if drawn < shares[sort * 3 + 1]:
                shares[sort * 3 + 1] -= 1
                add_tile(world, HAND + opponent, kind)
            elif drawn < shares[sort * 3 + 1] + shares[sort * 3 + 2]:
                shares[sort * 3 + 2] -= 1
                add_tile(world, CORRUPTION + opponent, kind)
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


def sort_of(places: i64, opponent: i64) -> i64:
    """The hidden places a tile may be in, as seen by the other player: 1 hand, 2 corruption, 4 undrawn."""
    sort: i64 = 0
    if places & (IN_HAND << opponent) != 0:
        sort += 1
    if places & (IN_CORRUPTION << opponent) != 0:
        sort += 2
    if places & UNDRAWN != 0:
        sort += 4
    return sort


def share_out(k: Knowledge, back: i64, rng: Rng) -> vec[i64]:
    """How many tiles of each sort go to the opponent's hand and board: sort * 3 + (all, hand, board).

    Only tiles that may be in several places leave a choice; each way to choose is weighed by the number of
    deals it stands for, so that all deals are equally likely.
    """
    opponent = 1 - k.viewer
    shares = vec[i64]([0] * 24)
    for copy in range(TILES):
        if BACK_OF[KIND_OF_COPY[copy]] == back:
            shares[sort_of(i64(k.places[copy]), opponent) * 3] += 1
    hand = k.hand_backs[opponent * 3 + back] - shares[1 * 3]
    board = k.corruption_backs[opponent * 3 + back] - shares[2 * 3]
    shares[1 * 3 + 1] = shares[1 * 3]
    shares[2 * 3 + 2] = shares[2 * 3]
    weight = 0.0
    for _ in range(2):  # the first time round to know the total weight, the second time to stop at a random one
        at = 0.0
        for both in range(shares[3 * 3] + 1):
            for drawn in range(shares[5 * 3] + 1):
                for skipped in range(shares[6 * 3] + 1):
                    free_hand = hand - both - drawn
                    free_board = board - (shares[3 * 3] - both) - skipped
                    if free_hand < 0 or free_board < 0 or free_hand + free_board > shares[7 * 3]:
                        continue
                    at += (
                        ways(shares[3 * 3], both, shares[3 * 3] - both)
                        * ways(shares[5 * 3], drawn, 0)
                        * ways(shares[6 * 3], skipped, 0)
                        * ways(shares[7 * 3], free_hand, free_board)
                    )
                    if weight > 0.0 and at > weight:
                        shares[3 * 3 + 1] = both
                        shares[3 * 3 + 2] = shares[3 * 3] - both
                        shares[5 * 3 + 1] = drawn
                        shares[6 * 3 + 2] = skipped
                        shares[7 * 3 + 1] = free_hand
                        shares[7 * 3 + 2] = free_board
                        return shares
        weight = at * rng.fraction()
    return shares


def ways(all: i64, first: i64, second: i64) -> float:
    """In how many ways some of the tiles go to a first place, some to a second, the rest elsewhere."""
    return FACTORIAL[all] / (FACTORIAL[first] * FACTORIAL[second] * FACTORIAL[all - first - second])


def deal_deben(k: Knowledge, world: State, rng: Rng) -> None:
    """Deben to the opponent, the rest to the bag. One this player put back was in the bag at that time."""
    opponent = 1 - k.viewer
    left = vec[i64]([0] * DEBEN)
    for value in range(DEBEN):
        left[value] = DEBEN_COPIES[value] - deben_of(world, DEBEN_HELD + k.viewer, value)
        left[value] -= deben_of(world, DEBEN_SHOWN, value)
    held = k.deben_held[opponent]
    if k.returned_deben >= 0:
        left[k.returned_deben] -= 1
        deal_some_deben(left, world, DEBEN_HELD + opponent, k.held_before, rng)
        left[k.returned_deben] += 1
        held -= k.held_before
    deal_some_deben(left, world, DEBEN_HELD + opponent, held, rng)
    deal_some_deben(left, world, DEBEN_SHOWN, k.deben_shown - count_deben(world, DEBEN_SHOWN), rng)
    deal_some_deben(left, world, BAG, k.in_bag, rng)


def deal_some_deben(left: vec[i64], world: State, place: i64, number: i64, rng: Rng) -> None:
    for _ in range(number):
        value = pick(left, rng)
        left[value] -= 1
        add_deben(world, place, value)


def deal_pirogues(k: Knowledge, world: State, rng: Rng) -> None:
    """Pirogues to the notches, unless known, and to the supply."""
    left = vec[i64]([0] * PIROGUES)
    for pirogue in range(PIROGUES):
        left[pirogue] = PIROGUE_COPIES[pirogue]
        for place in range(NOTCHED, PIROGUES_BOXED + 1):
            left[pirogue] -= pirogues_of(world, place, pirogue)
    if not k.knows_notches:
        for pirogue in range(PIROGUES):
            left[pirogue] -= i64(k.in_supply[pirogue])
        deal_some_pirogues(left, world, NOTCHED, k.in_notches, rng)
        for pirogue in range(PIROGUES):
            left[pirogue] += i64(k.in_supply[pirogue])
    deal_some_pirogues(left, world, PIROGUES_SHOWN, k.pirogues_shown - count_pirogues(world, PIROGUES_SHOWN), rng)
    deal_some_pirogues(left, world, SUPPLY, k.pirogues_in_supply, rng)


def deal_some_pirogues(left: vec[i64], world: State, place: i64, number: i64, rng: Rng) -> None:
    for _ in range(number):
        pirogue = pick(left, rng)
        left[pirogue] -= 1
        add_pirogue(world, place, pirogue)


def pick(left: vec[i64], rng: Rng) -> i64:
    """A random one of what is left, by its number of copies."""
    total: i64 = 0
    for number in left:
        total += number
    drawn = rng.below(total)
    which: i64 = 0
    while drawn >= left[which]:
        drawn -= left[which]
        which += 1
    return which


# ---- other futures


def redeal(s: State, rng: Rng) -> State:
    """The pile in another order, and new chances for what is drawn from the bag and the supply. Hands, boards, notches
    and face-down fields stay as they are."""
    other = s.copy()
    other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next() | 1)
    pile = other.pile[: other.pile_left]
    rng.shuffle(pile)
    for at in range(other.pile_left):
        other.pile[at] = pile[at]
    return other
