"""What a seat knows, and full states dealt consistent with it.

`Memory` keeps, for every tile, the places it may be in, as a perfect memory of all that a viewer was told
would. `know` builds a viewer's `Knowledge` from what lies open to it; views, previews and bots have
nothing else. `deal` makes a full state out of it, all consistent ones being equally likely (two tiles that
look the same count as two). [P-INFO-1, P-INFO-2]
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.rng import Rng
from shedet.games.sobek2p.components import (
    BACK_OF,
    CHARACTER_BACK,
    DEBEN,
    DEBEN_COPIES,
    FACE_DOWN,
    FIELDS,
    GOODS_OF,
    KINDS,
    NO_TILE,
    PIROGUE_COPIES,
    PIROGUES,
    STARTING_BACK,
    TILE_KINDS,
    TILES,
)
from shedet.games.sobek2p.decisions import legal_actions
from shedet.games.sobek2p.events import (
    DEBEN_MOVES,
    NO_TILES,
    PIROGUE,
    SAW_ALL,
    SAW_PIROGUE,
    SAW_TILE,
    TILE,
    TILE_BACK,
)
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CHOOSE_CLAIM,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    LAID,
    MARKET,
    NOTCHED,
    PILE,
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
    tiles_of,
)

# Where a tile may be, a bit each: the hidden places, and everything that lies open.
IN_HAND: Final = 1  # << seat
IN_CORRUPTION: Final = 4  # << seat
UNDRAWN: Final = 16  # in the pile, face down in the market, or set aside at the start: nobody knows
HIDDEN_PLACES: Final = 5
OPEN: Final = 32

KIND_OF_COPY: Final = vec[i64]([i64(k) for k in range(KINDS) for _ in range(TILE_KINDS[k].copies)])
FIRST_COPY: Final = vec[i64]([i64(sum(kind.copies for kind in TILE_KINDS[:k])) for k in range(KINDS + 1)])
EVERYWHERE: Final = 63


def _factorials() -> list[float]:
    factorials = [1.0]
    for n in range(1, TILES + 1):
        factorials.append(factorials[-1] * n)
    return factorials


FACTORIAL: Final = vec[float](_factorials())


# ---- memory


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it, never from the state's secrets:
    of the state it reads only how many backs of each sort lie where, which anybody could count."""

    def __init__(self, viewer: i64, s: State) -> None:
        self.viewer = viewer
        self.places = vec[u8]([0] * TILES)  # for each tile, the bits of the places it may be in
        self.knows_notches = False
        self.shown = vec[u8]([0] * PIROGUES)  # the architect's pirogues as this viewer saw them
        self.in_supply = vec[u8]([0] * PIROGUES)  # seen to go back there
        self.returned_deben: i64 = -1  # the value this viewer put back into the bag with the eye
        self.held_before: i64 = 0  # how many deben the opponent held then
        self.remember_the_table(s)

    def remember_the_table(self, s: State) -> None:
        """At the start of a record: what lies open is known, everything else may be anywhere behind its back."""
        for copy in range(TILES):
            self.places[copy] = EVERYWHERE
        for kind in range(KINDS):
            self.pin(kind, open_tiles(s, kind), OPEN)
            if self.viewer < 2:
                self.pin(kind, tiles_of(s, HAND + self.viewer, kind), IN_HAND << self.viewer)
                self.pin(kind, tiles_of(s, CORRUPTION + self.viewer, kind), IN_CORRUPTION << self.viewer)
        self.rule_out(OPEN)
        if self.viewer < 2:
            self.rule_out(IN_HAND << self.viewer)
            self.rule_out(IN_CORRUPTION << self.viewer)
        self.prune(s)

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in what this viewer was told of a step."""
        s = position
        assert isinstance(s, State)
        for event in events:
            if event.told_to(self.viewer):
                self.learn_event(s, event)
        self.prune(s)

    def learn_event(self, s: State, event: Event) -> None:
        if event.kind == TILE:
            source = place_bit(event.y, BACK_OF[event.x])
            self.relocate(event.x, source, place_bit(event.z, BACK_OF[event.x]))
        elif event.kind == TILE_BACK:
            self.spread(event.x, place_bit(event.y, event.x), place_bit(event.z, event.x))
        elif event.kind == SAW_TILE:
            self.pin(event.x, event.z, place_bit(event.y, BACK_OF[event.x]))
        elif event.kind == SAW_ALL:
            self.rule_out(place_bit(event.y, CHARACTER_BACK))
        elif event.kind == NO_TILES:
            self.rule_out_group(event.x, place_bit(event.y, CHARACTER_BACK))
        elif event.kind == SAW_PIROGUE:
            self.see_pirogue(event.x, event.y)
        elif event.kind == PIROGUE:
            if event.seat == self.viewer and event.y == PIROGUES_SHOWN:
                self.return_pirogues(event.x)
        elif event.kind == DEBEN_MOVES:
            if event.seat == self.viewer and event.z == BAG:
                self.returned_deben = event.x
                self.held_before = count_deben(s, DEBEN_HELD + 1 - self.viewer)

    # -- tiles

    def relocate(self, kind: i64, source: i64, target: i64) -> None:
        """A tile was seen to go from one place to another; one that looks the same may be where either was."""
        moved: i64 = -1
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if i64(self.places[copy]) & source != 0:
                if moved < 0:
                    moved = copy
                else:
                    self.places[copy] |= self.places[moved]
        if moved >= 0:
            self.places[moved] = u8(target)

    def spread(self, back: i64, source: i64, target: i64) -> None:
        """A back was seen to move: every such tile possible at its source is now possible at its target."""
        for copy in range(TILES):
            if BACK_OF[KIND_OF_COPY[copy]] == back and i64(self.places[copy]) & source != 0:
                self.places[copy] |= u8(target)

    def pin(self, kind: i64, number: i64, place: i64) -> None:
        """So many tiles of a kind were seen at a place."""
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            if i64(self.places[copy]) == place:
                number -= 1
        for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
            possible = i64(self.places[copy])
            if number > 0 and possible != place and possible & place != 0:
                number -= 1
                self.places[copy] = u8(place)

    def rule_out(self, place: i64) -> None:
        """Nothing is at a place but what is certainly there."""
        for copy in range(TILES):
            if i64(self.places[copy]) != place:
                self.places[copy] &= u8(127 - place)

    def rule_out_group(self, group: i64, place: i64) -> None:
        """No tile of these goods (or no joker) is at a place."""
        for copy in range(TILES):
            if GOODS_OF[KIND_OF_COPY[copy]] == group:
                self.places[copy] &= u8(127 - place)

    def prune(self, s: State) -> None:
        """Strike the places that the numbers of backs make impossible. [P-OPT-3]"""
        for back in range(3):
            self.prune_back(back, backs_by_place(s, back))

    def prune_back(self, back: i64, room: vec[i64]) -> None:
        """Exact: where the tiles that must be within some places fill them, no other tile is there.

        (Hall's theorem: a tile can be at a place unless such a full set of places excludes it.)
        """
        sorts = vec[i64]([0] * 64)  # how many tiles have each set of possible places
        for copy in range(TILES):
            if BACK_OF[KIND_OF_COPY[copy]] == back:
                sorts[i64(self.places[copy])] += 1
        struck = vec[i64]([0] * 64)
        for within in range(1, 1 << HIDDEN_PLACES):
            inside: i64 = 0
            for possible in range(1, 1 << HIDDEN_PLACES):
                if possible & ~within == 0:
                    inside += sorts[possible]
            if inside == room[within]:
                for possible in range(1, 1 << HIDDEN_PLACES):
                    if possible & ~within != 0:
                        struck[possible] |= within
        for copy in range(TILES):
            if BACK_OF[KIND_OF_COPY[copy]] == back:
                possible = i64(self.places[copy])
                self.places[copy] = u8(possible & ~struck[possible])

    # -- pirogues

    def see_pirogue(self, pirogue: i64, place: i64) -> None:
        """Who has looked into the notches knows from then on what lies there. [P-INFO-2]"""
        if place == NOTCHED:
            self.knows_notches = True
        else:
            self.shown[pirogue] += 1

    def return_pirogues(self, revealed: i64) -> None:
        self.in_supply = self.shown[:]
        self.in_supply[revealed] -= 1


def open_tiles(s: State, kind: i64) -> i64:
    """How many tiles of a kind lie open to everybody."""
    total = tiles_of(s, LAID, kind) + tiles_of(s, LAID + 1, kind) + tiles_of(s, BOX, kind)
    if BACK_OF[kind] != CHARACTER_BACK:
        for field in range(FIELDS):
            if i64(s.market[field]) == kind:
                total += 1
    return total


def place_bit(place: i64, back: i64) -> i64:
    """The bit of a place of an event, for a tile with this back."""
    if place < CORRUPTION:
        return IN_HAND << (place - HAND)
    if place < LAID:
        return IN_CORRUPTION << (place - CORRUPTION)
    if place == PILE or place == ASIDE:
        return UNDRAWN
    if MARKET <= place < MARKET + FIELDS and back == CHARACTER_BACK:
        return UNDRAWN
    return OPEN


def count_backs(s: State, place: i64, back: i64) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        if BACK_OF[kind] == back:
            total += tiles_of(s, place, kind)
    return total


def backs_by_place(s: State, back: i64) -> vec[i64]:
    """How many tiles with a back lie within each set of hidden places (by the bits of the set)."""
    single = vec[i64]([0] * HIDDEN_PLACES)
    for place in range(LAID):
        single[place] = count_backs(s, place, back)
    single[HIDDEN_PLACES - 1] = undrawn(s, back)
    room = vec[i64]([0] * (1 << HIDDEN_PLACES))
    for within in range(1 << HIDDEN_PLACES):
        for place in range(HIDDEN_PLACES):
            if (within >> place) & 1 == 1:
                room[within] += single[place]
    return room


def undrawn(s: State, back: i64) -> i64:
    """How many tiles with a back nobody has drawn yet."""
    total = count_backs(s, ASIDE, back)
    for at in range(s.pile_left):
        if BACK_OF[i64(s.pile[at])] == back:
            total += 1
    if back == CHARACTER_BACK:
        for field in range(FIELDS):
            kind = i64(s.market[field])
            if kind != NO_TILE and BACK_OF[kind] == back:
                total += 1
    return total


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
        if world.over or len(legal_actions(world)) > 0:
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
