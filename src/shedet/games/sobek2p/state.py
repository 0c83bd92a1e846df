"""What is on the table: the market, the pile, and what lies before and with each merchant. No rules in here."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.position import Position
from shedet.core.rng import Rng
from shedet.games.sobek2p.components import DEBEN, FIELDS, JOKERS, KINDS, NO_FIELD, NO_TILE, PIROGUES, ROW

# Places. Tiles are counted by kind in the first eight; of a pair of places, add the seat.
HAND: Final = 0
CORRUPTION: Final = 2
LAID: Final = 4
BOX: Final = 6  # seen by all when it went there
ASIDE: Final = 7  # the starting tiles that nobody has seen
TILE_PLACES: Final = 8
PILE: Final = 8
# Deben.
BAG: Final = 9
DEBEN_HELD: Final = 10
DEBEN_SHOWN: Final = 12  # drawn for the eye, one of them to be kept
# Pirogues.
NOTCHED: Final = 13
SUPPLY: Final = 14
PIROGUES_SHOWN: Final = 15  # drawn by the architect, one of them to be revealed
FRONT: Final = 16  # before a player; a cobra beside the corruption board it weighs on
PIROGUES_BOXED: Final = 18
# In events a place may also be a field of the market, or the goods before a seat that a tile is laid with.
MARKET: Final = 20  # + field
LAID_WITH: Final = 60  # + seat * 6 + goods

FIRST_DEBEN_PLACE: Final = BAG
DEBEN_PLACES: Final = 4
FIRST_PIROGUE_PLACE: Final = NOTCHED
PIROGUE_PLACES: Final = 6

# What lies with the goods laid out before a seat, besides tiles of these goods.
HARVESTS: Final = JOKERS
BESIDE: Final = JOKERS + 1
SEAT_BESIDE: Final = 6 * BESIDE

# Rule options of a table, by their place in `Position.options`.
THIEF_BY_BACK: Final = 0
COURTESAN_ONE_TYPE: Final = 1
OPEN_MEMORY: Final = 2

# Questions; below each the names of its details.
CHOOSE_ACTION: Final = 0  # an ordinary turn
CHOOSE_CENTRE_TILE: Final = 1  # the first turn of the game, and after a refill
CHOOSE_PYRAMID_ACTION: Final = 2  # the extra turn of the pyramid
TAKE_NAMED_TILE: Final = 3  # a turn ruled by the finger
NAMED_FIELD: Final = 0
CHOOSE_ORIENTATION: Final = 4  # after taking a character
KEEP_OR_TRADE: Final = 5  # a tile with a deben
TAKEN_KIND: Final = 0
CHOOSE_SET: Final = 6  # a sale
SOLD_GOODS: Final = 0
LAID_SO_FAR: Final = 1  # how many tiles
LAST_LAID: Final = 2  # the kind of the last of them
CHOOSE_PIROGUE: Final = 7  # one of those in the notches
CHOOSE_SHOWN_PIROGUE: Final = 8  # one of the architect's
CHOOSE_DEBEN: Final = 9  # the eye
NAME_TILE: Final = 10  # the finger
CHOOSE_HARVEST: Final = 11
CHOOSE_CLAIM: Final = 12  # the vizier
CHOOSE_THEFT: Final = 13
CHOOSE_LAYING: Final = 14  # the courtesan
LAYINGS_MADE: Final = 0
FIRST_LAYING: Final = 1
LAYING_GOODS: Final = 2
CHOOSE_MARKET_TILE: Final = 15  # the merchant
CHOOSE_DISCARD: Final = 16  # the victim of the scribe
CHOOSE_PURGE: Final = 17  # the high priest and the high priestess


@final
class State(Position):
    def __init__(
        self,
        options: vec[i64],
        rng: Rng,
        stack: vec[i64],
        depth: i64,
        market: vec[u8],
        pile: vec[u8],
        tiles: vec[u8],
        beside: vec[u8],
        deben: vec[u8],
        pirogues: vec[u8],
    ) -> None:
        super().__init__(2, options, rng, stack, depth)
        self.market = market  # the kind on each field, or NO_TILE
        self.pile = pile  # kinds; the top is the last of the first `pile_left`
        self.pile_left: i64 = 0
        self.tiles = tiles  # how many of each kind in each place: place * KINDS + kind
        self.beside = beside  # jokers by kind, then harvests: seat * SEAT_BESIDE + goods * BESIDE + which
        self.deben = deben  # how many of each value: (place - FIRST_DEBEN_PLACE) * DEBEN + value
        self.pirogues = pirogues  # (place - FIRST_PIROGUE_PLACE) * PIROGUES + pirogue
        self.turn: i64 = 0  # the seat whose turn it is
        self.ankh_field: i64 = NO_FIELD
        self.ankh_orientation: i64 = ROW

    def copy(self) -> "State":
        """An independent copy that nobody listens to."""
        copied = State(
            self.options,
            self.rng.copy(),
            self.stack[:],
            self.depth,
            self.market[:],
            self.pile[:],
            self.tiles[:],
            self.beside[:],
            self.deben[:],
            self.pirogues[:],
        )
        copied.over = self.over
        copied.reveals = self.reveals
        copied.pile_left = self.pile_left
        copied.turn = self.turn
        copied.ankh_field = self.ankh_field
        copied.ankh_orientation = self.ankh_orientation
        return copied

    def __str__(self) -> str:
        """In notation: all of it, what is hidden, too."""
        from shedet.games.sobek2p.notation import position_text

        return position_text(self)

    def __eq__(self, other: object) -> bool:
        """The same table and options, the same questions, the same chances to come."""
        return isinstance(other, State) and list(self.options) == list(other.options) and str(self) == str(other)

    def bytes(self) -> int:
        """How much memory a state takes, its vectors and generator included."""
        small = len(self.market) + len(self.pile) + len(self.tiles)
        small += len(self.beside) + len(self.deben) + len(self.pirogues)
        vectors = 7 * 32 + small + 8 * len(self.stack)  # 32: header of a vector
        return vectors + 48 + 200  # the generator, the state itself


NO_QUESTIONS: Final = vec[i64]([0] * 15)
EMPTY_MARKET: Final = vec[u8]([NO_TILE] * FIELDS)
EMPTY_PILE: Final = vec[u8]([NO_TILE] * 55)
NO_TILES: Final = vec[u8]([0] * (TILE_PLACES * KINDS))
NOTHING_BESIDE: Final = vec[u8]([0] * (2 * SEAT_BESIDE))
NO_DEBEN: Final = vec[u8]([0] * (DEBEN_PLACES * DEBEN))
NO_PIROGUES: Final = vec[u8]([0] * (PIROGUE_PLACES * PIROGUES))


def bare_state(options: vec[i64], rng: Rng) -> State:
    """An empty table: no tile, deben or pirogue anywhere, nobody asked."""
    return State(
        options,
        rng,
        NO_QUESTIONS[:],
        0,
        EMPTY_MARKET[:],
        EMPTY_PILE[:],
        NO_TILES[:],
        NOTHING_BESIDE[:],
        NO_DEBEN[:],
        NO_PIROGUES[:],
    )


# ---- tiles


def tiles_of(s: State, place: i64, kind: i64) -> i64:
    return i64(s.tiles[place * KINDS + kind])


def add_tile(s: State, place: i64, kind: i64) -> None:
    s.tiles[place * KINDS + kind] += 1


def remove_tile(s: State, place: i64, kind: i64) -> None:
    s.tiles[place * KINDS + kind] -= 1


def count_tiles(s: State, place: i64) -> i64:
    total: i64 = 0
    tiles = s.tiles
    for at in range(place * KINDS, place * KINDS + KINDS):
        total += i64(tiles[at])
    return total


def beside(s: State, seat: i64, goods: i64, which: i64) -> i64:
    """How many jokers of one kind, or harvests, lie with the goods before a seat."""
    return i64(s.beside[seat * SEAT_BESIDE + goods * BESIDE + which])


def add_beside(s: State, seat: i64, goods: i64, which: i64) -> None:
    s.beside[seat * SEAT_BESIDE + goods * BESIDE + which] += 1


# ---- deben


def deben_of(s: State, place: i64, value: i64) -> i64:
    return i64(s.deben[(place - FIRST_DEBEN_PLACE) * DEBEN + value])


def add_deben(s: State, place: i64, value: i64) -> None:
    s.deben[(place - FIRST_DEBEN_PLACE) * DEBEN + value] += 1


def remove_deben(s: State, place: i64, value: i64) -> None:
    s.deben[(place - FIRST_DEBEN_PLACE) * DEBEN + value] -= 1


def count_deben(s: State, place: i64) -> i64:
    total: i64 = 0
    for value in range(DEBEN):
        total += deben_of(s, place, value)
    return total


# ---- pirogues


def pirogues_of(s: State, place: i64, pirogue: i64) -> i64:
    return i64(s.pirogues[(place - FIRST_PIROGUE_PLACE) * PIROGUES + pirogue])


def add_pirogue(s: State, place: i64, pirogue: i64) -> None:
    s.pirogues[(place - FIRST_PIROGUE_PLACE) * PIROGUES + pirogue] += 1


def remove_pirogue(s: State, place: i64, pirogue: i64) -> None:
    s.pirogues[(place - FIRST_PIROGUE_PLACE) * PIROGUES + pirogue] -= 1


def count_pirogues(s: State, place: i64) -> i64:
    total: i64 = 0
    for pirogue in range(PIROGUES):
        total += pirogues_of(s, place, pirogue)
    return total
