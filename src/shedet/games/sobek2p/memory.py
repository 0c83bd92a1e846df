"""What a viewer with a perfect memory remembers: for every tile, the places it may be in. [P-INFO-2, P-OPT-3]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.events import Event
from shedet.core.game import Memory as SeatMemory
from shedet.core.position import Position
from shedet.core.whereabouts import Whereabouts, nowhere_yet, places_of_all
from shedet.games.sobek2p.components import (
    BACK_OF,
    CHARACTER_BACK,
    DEBEN,
    DEBEN_COPIES,
    FIELDS,
    GOODS_OF,
    KINDS,
    NO_TILE,
    PIROGUES,
    TILE_KINDS,
)
from shedet.games.sobek2p.events import (
    DEBEN_BACK,
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
    CHOOSE_PIROGUE,
    CHOOSE_SHOWN_PIROGUE,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_PLACES,
    DEBEN_SHOWN,
    HAND,
    LAID,
    MARKET,
    NOTCHED,
    PILE,
    PIROGUES_SHOWN,
    State,
    count_deben,
    deben_of,
    pirogues_of,
    tiles_of,
)

# Where a tile may be, by number: in a hand or on a corruption board (as in `state.py`, the seat added), or here.
UNDRAWN: Final = 4  # in the pile, face down in the market, or set aside at the start: nobody knows
OPEN: Final = 5
PLACES: Final = 6
BACKS: Final = 3
DEBEN_PIECES: Final = BACKS  # after the tiles with each back; their places are counted from the bag
KIND_OF_COPY: Final = vec[i64]([i64(k) for k in range(KINDS) for _ in range(TILE_KINDS[k].copies)])
VALUE_OF_COPY: Final = vec[i64]([i64(v) for v in range(DEBEN) for _ in range(int(DEBEN_COPIES[v]))])  # of the deben


def _tiles_with(back: int) -> vec[i64]:
    return vec[i64]([kind for kind in KIND_OF_COPY if BACK_OF[kind] == back])


def _copies_with(back: int) -> vec[i64]:
    return vec[i64]([i64(copy) for copy, kind in enumerate(KIND_OF_COPY) if BACK_OF[kind] == back])


TILES_OF_BACK: Final = [_tiles_with(back) for back in range(BACKS)]
COPIES_OF_BACK: Final = [_copies_with(back) for back in range(BACKS)]


@final
class Memory(SeatMemory):
    """What one viewer remembers. It learns from the events told to it, never from the state's secrets: of the state it
    reads only what lies open when it begins, and how many backs of each sort lie where, which anybody could count."""

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.pieces: list[Whereabouts] = []  # tiles by back, then deben; none before the table is remembered
        self.knows_notches = False
        self.shown = vec[u8]([0] * PIROGUES)  # the architect's pirogues as this viewer saw them
        self.in_supply = vec[u8]([0] * PIROGUES)  # seen to go back there

    def remember_the_table(self, s: State) -> None:
        """At the start of a record: what lies open is known, everything else may be anywhere behind its back."""
        self.pieces = [self.remember_back(s, back) for back in range(BACKS)]
        self.pieces.append(self.remember_deben(s))
        if s.asked() == 1 << self.viewer:
            self.remember_the_choice(s)

    def remember_back(self, s: State, back: i64) -> Whereabouts:
        tiles = nowhere_yet(TILES_OF_BACK[back], PLACES)
        for kind in range(KINDS):
            if BACK_OF[kind] == back:
                tiles.begin_with(kind, open_tiles(s, kind), OPEN)
        for place in range(UNDRAWN):
            if self.sees(s, place):
                for kind in range(KINDS):
                    if BACK_OF[kind] == back:
                        tiles.begin_with(kind, tiles_of(s, place, kind), place)
            else:
                tiles.begin_with_backs(count_backs(s, place, back), place)
        tiles.begin_with_backs(undrawn(s, back), UNDRAWN)
        tiles.begin()
        return tiles

    def sees(self, s: State, place: i64) -> bool:
        """Whether this viewer sees the tiles of a hand or board: its own, and the board that a vizier looks at."""
        if self.viewer >= 2:
            return False
        if place == HAND + self.viewer or place == CORRUPTION + self.viewer:
            return True
        return place >= CORRUPTION and s.question() == CHOOSE_CLAIM and s.asks(self.viewer)

    def remember_deben(self, s: State) -> Whereabouts:
        """One's own deben, and those drawn for the eye, are known. [P-INFO-2]"""
        deben = nowhere_yet(VALUE_OF_COPY, DEBEN_PLACES)
        for place in range(BAG, DEBEN_SHOWN + 1):
            asked = place == DEBEN_SHOWN and s.asks(self.viewer)
            if asked or (self.viewer < 2 and place == DEBEN_HELD + self.viewer):
                for value in range(DEBEN):
                    deben.begin_with(value, deben_of(s, place, value), place - BAG)
            else:
                deben.begin_with_backs(count_deben(s, place), place - BAG)
        deben.begin()
        return deben

    def remember_the_choice(self, s: State) -> None:
        """Who is asked has just looked at what there is to choose from. [P-SELL-4, P-CHAR-2]"""
        if s.question() == CHOOSE_PIROGUE:
            self.knows_notches = True
        elif s.question() == CHOOSE_SHOWN_PIROGUE:
            for pirogue in range(PIROGUES):
                self.shown[pirogue] = u8(pirogues_of(s, PIROGUES_SHOWN, pirogue))

    def learn(self, position: Position, events: list[Event]) -> None:
        """Take in what this viewer was told of a step."""
        for event in events:
            if event.told_to(self.viewer):
                self.learn_event(event)
        for pieces in self.pieces:
            pieces.tidy()

    def learn_event(self, event: Event) -> None:
        if event.kind == TILE:
            back = BACK_OF[event.x]
            self.pieces[back].move_card(event.x, place_number(event.y, back), place_number(event.z, back))
        elif event.kind == TILE_BACK:
            back = event.x
            self.pieces[back].move_back(place_number(event.y, back), place_number(event.z, back))
        elif event.kind == SAW_TILE:
            self.pieces[BACK_OF[event.x]].look(event.x, event.z, event.y)
        elif event.kind == SAW_ALL:
            for back in range(BACKS):
                self.pieces[back].put_back(event.y)
        elif event.kind == NO_TILES:
            self.rule_out_group(event.x, event.y)
        elif event.kind == SAW_PIROGUE:
            self.see_pirogue(event.x, event.y)
        elif event.kind == PIROGUE:
            if event.seat == self.viewer and event.y == PIROGUES_SHOWN:
                self.return_pirogues(event.x)
        elif event.kind == DEBEN_MOVES:
            self.pieces[DEBEN_PIECES].move_card(event.x, event.y - BAG, event.z - BAG)
        elif event.kind == DEBEN_BACK:
            self.pieces[DEBEN_PIECES].move_back(event.y - BAG, event.z - BAG)

    # -- tiles

    def rule_out_group(self, group: i64, place: i64) -> None:
        """No tile of these goods (or no joker) is at a place."""
        for kind in range(KINDS):
            if GOODS_OF[kind] == group:
                self.pieces[BACK_OF[kind]].rule_out(kind, place)

    def places(self) -> vec[i64]:
        """For each tile the places it may be in, a bit each. [P-OPT-3]"""
        return places_of_all(self.pieces, COPIES_OF_BACK)

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


def place_number(place: i64, back: i64) -> i64:
    """The place of an event, for a tile with this back."""
    if place < LAID:
        return place
    if place == PILE or place == ASIDE:
        return UNDRAWN
    if MARKET <= place < MARKET + FIELDS and back == CHARACTER_BACK:
        return UNDRAWN
    return OPEN


def count_backs(s: State, place: i64, back: i64) -> i64:
    total: i64 = 0
    tiles = s.tiles
    for kind in range(KINDS):
        number = i64(tiles[place * KINDS + kind])
        if number > 0 and BACK_OF[kind] == back:
            total += number
    return total


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
