"""What a viewer with a perfect memory remembers: for every tile, the places it may be in. [P-INFO-2, P-OPT-3]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.games.sobek2p.components import (
    BACK_OF,
    CHARACTER_BACK,
    FIELDS,
    GOODS_OF,
    KINDS,
    NO_TILE,
    PIROGUES,
    TILE_KINDS,
    TILES,
)
from shedet.games.sobek2p.events import DEBEN_MOVES, NO_TILES, PIROGUE, SAW_ALL, SAW_PIROGUE, SAW_TILE, TILE, TILE_BACK
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CHOOSE_CLAIM,
    CHOOSE_PIROGUE,
    CHOOSE_SHOWN_PIROGUE,
    CORRUPTION,
    DEBEN_HELD,
    HAND,
    LAID,
    MARKET,
    NOTCHED,
    PILE,
    PIROGUES_SHOWN,
    State,
    count_deben,
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


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it, never from the state's secrets:
    of the state it reads only how many backs of each sort lie where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.places = vec[u8]([0] * TILES)  # for each tile, the bits of the places it may be in
        self.knows_notches = False
        self.shown = vec[u8]([0] * PIROGUES)  # the architect's pirogues as this viewer saw them
        self.in_supply = vec[u8]([0] * PIROGUES)  # seen to go back there
        self.returned_deben: i64 = -1  # the value this viewer put back into the bag with the eye
        self.held_before: i64 = 0  # how many deben the opponent held then

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
            if s.asked() == 1 << self.viewer:
                self.remember_the_choice(s)
        self.prune(s)

    def remember_the_choice(self, s: State) -> None:
        """Who is asked has just looked at what there is to choose from. [P-SELL-4, P-CHAR-2, P-CHAR-4]"""
        if s.question() == CHOOSE_PIROGUE:
            self.knows_notches = True
        elif s.question() == CHOOSE_SHOWN_PIROGUE:
            for pirogue in range(PIROGUES):
                self.shown[pirogue] = u8(pirogues_of(s, PIROGUES_SHOWN, pirogue))
        elif s.question() == CHOOSE_CLAIM:
            board = 1 - self.viewer
            for kind in range(KINDS):
                self.pin(kind, tiles_of(s, CORRUPTION + board, kind), IN_CORRUPTION << board)
            self.rule_out(IN_CORRUPTION << board)

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
