"""What tells who will win Sobek: 2 Players."""

from typing import Final, final

from mypy_extensions import i64

from shedet.bots.value.linear import Features, Value
from shedet.core.position import Position
from shedet.games.sobek2p.components import CHARACTER_OF, CHARACTER_TABLE, FIELDS, FIRST_OF, KINDS, NO_TILE, SCARABS_OF
from shedet.games.sobek2p.rules.ending import corruption, laid_scarabs, laid_tiles, points
from shedet.games.sobek2p.rules.selling import SET, jokers, own_tiles
from shedet.games.sobek2p.state import HAND, State, tiles_of

FEATURES: Final = Features()
POINTS: Final = FEATURES.add("points")
SALES: Final = FEATURES.add("sales")  # what three tiles and more of a type would bring if they were sold now
PAIRS: Final = FEATURES.add("pairs")  # what two would bring with a third
SINGLES: Final = FEATURES.add("singles")
JOKERS: Final = FEATURES.add("jokers")
BEST_JOKER: Final = FEATURES.add("best_joker")  # scarabs of the best type, for each joker
TILES: Final = FEATURES.add("tiles")
DEBEN_AHEAD: Final = FEATURES.add("deben_ahead")  # of the less corrupt, at the end
CORRUPTION: Final = FEATURES.add("corruption")
LAID_SCARABS: Final = FEATURES.add("laid_scarabs")
TURN: Final = FEATURES.add("turn")
FIRST_CHARACTER: Final = FEATURES.add_all([row.name for row in CHARACTER_TABLE])  # those in hand
ALL_TILES: Final = 60.0


@final
class Sobek2pValue(Value):
    def __init__(self) -> None:
        super().__init__(FEATURES)

    def measure(self, position: Position) -> None:
        s = position
        assert isinstance(s, State)
        left = s.pile_left
        for field in range(FIELDS):
            if s.market[field] != NO_TILE:
                left += 1
        self.progress = max(0.0, 1.0 - float(left) / ALL_TILES)
        self.part = self.progress * self.progress
        for seat in range(2):
            self.measure_seat(s, seat, seat * self.features)

    def measure_seat(self, s: State, seat: i64, at: i64) -> None:
        found = self.found
        for feature in range(self.features):
            found[at + feature] = 0.0
        held_jokers = jokers(s, HAND + seat)
        best: i64 = 0
        grown: i64 = 0
        for goods in range(6):
            own = own_tiles(s, HAND + seat, goods)
            laid = laid_tiles(s, seat, goods)
            there = laid_scarabs(s, seat, goods)
            grown += there
            if own == 0:
                best = max(best, there)
                continue
            scarabs: i64 = 0
            for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
                tiles = tiles_of(s, HAND + seat, kind)
                scarabs += tiles * SCARABS_OF[kind]
            best = max(best, there + scarabs)
            sale = float((laid + max(own, SET)) * (there + scarabs) - laid * there) / 10.0
            if own >= SET:
                found[at + SALES] += sale
            elif own == 2:
                found[at + PAIRS] += sale
            else:
                found[at + SINGLES] += sale
        tiles_held: i64 = 0
        for kind in range(KINDS):
            held = tiles_of(s, HAND + seat, kind)
            tiles_held += held
            if held > 0 and CHARACTER_OF[kind] >= 0:
                found[at + FIRST_CHARACTER + CHARACTER_OF[kind]] = float(held)
        ahead = corruption(s, 1 - seat) - corruption(s, seat)
        found[at + POINTS] = float(points(s, seat)) / 10.0
        found[at + JOKERS] = float(held_jokers)
        found[at + BEST_JOKER] = float(held_jokers * best) / 5.0
        found[at + TILES] = float(tiles_held) / 5.0
        if ahead > 0:
            found[at + DEBEN_AHEAD] = float(1 + ahead // 3)
        found[at + CORRUPTION] = float(corruption(s, seat)) / 5.0
        found[at + LAID_SCARABS] = float(grown) / 5.0
        found[at + TURN] = 1.0 if s.turn == seat else 0.0
