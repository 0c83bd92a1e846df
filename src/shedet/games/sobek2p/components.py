"""What is in the box of Sobek: 2 Players: tiles, deben and pirogues, in printed order.

Every table carries the confidence of its facts: CERTAIN (in the rulebook, or agreed by several published
lists), LIKELY (one published list), RECONSTRUCTED (worked out so that all the totals fit).
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation

CERTAIN: Final = "certain"
LIKELY: Final = "likely"
RECONSTRUCTED: Final = "reconstructed"

# Orientations of the ankh and of the marks on a tile.
ROW: Final = 0
COLUMN: Final = 1
RISING: Final = 2  # top right to bottom left
FALLING: Final = 3
NO_ORIENTATION: Final = 4  # a character has none
ORIENTATIONS: Final = "-|/\\"

# Goods, and the statue that stands for any of them.
WHEAT: Final = 0
CATTLE: Final = 1
FISH: Final = 2
EBONY: Final = 3
MARBLE: Final = 4
IVORY: Final = 5
STATUE: Final = 6
GOODS: Final = ("wheat", "cattle", "fish", "ebony", "marble", "ivory")
GROUPS: Final = (*GOODS, "statue")  # a priest may name the jokers too

# The three kinds of back that everybody can tell apart.
STARTING_BACK: Final = 0
GOODS_BACK: Final = 1
CHARACTER_BACK: Final = 2
BACKS: Final = ("starting", "goods", "character")


class GoodsRow(NamedTuple):
    """One row of the goods table: the orientations of each sort of tile, one sign a tile."""

    name: str
    scarabs: int  # on each of the scarab tiles
    starting: str
    with_scarabs: str
    plain: str
    with_deben: str
    confidence: str


GOODS_TABLE: Final = (
    GoodsRow("wheat", 1, "-|/", "--|/\\", "/\\", "/", CERTAIN),
    GoodsRow("cattle", 1, "-|", "-|//\\", "/", "\\", CERTAIN),
    GoodsRow("fish", 1, "-|", "-|/\\\\", "/\\", "|", LIKELY),  # which two fish carry scarabs twice
    GoodsRow("ebony", 2, "-", "-|/\\", "/", "|", CERTAIN),
    GoodsRow("marble", 2, "-", "-|\\", "|\\", "/", CERTAIN),
    GoodsRow("ivory", 3, "-", "|/\\", "/", "\\", CERTAIN),
    GoodsRow("statue", 0, "", "", "-|/\\\\", "", CERTAIN),
)


class CharacterRow(NamedTuple):
    name: str
    goods: int  # what it counts as when sold
    confidence: str


QUEEN: Final = 0
VIZIER: Final = 1
CATTLE_SCRIBE: Final = 2
FISH_SCRIBE: Final = 3
THIEF: Final = 4
MERCHANT: Final = 5
COURTESAN: Final = 6
HIGH_PRIEST: Final = 7
HIGH_PRIESTESS: Final = 8
ARCHITECT: Final = 9

CHARACTER_TABLE: Final = (
    CharacterRow("queen", IVORY, CERTAIN),
    CharacterRow("vizier", CATTLE, CERTAIN),
    CharacterRow("cattle-scribe", CATTLE, CERTAIN),
    CharacterRow("fish-scribe", FISH, CERTAIN),
    CharacterRow("thief", FISH, CERTAIN),
    CharacterRow("merchant", WHEAT, CERTAIN),
    CharacterRow("courtesan", WHEAT, CERTAIN),
    CharacterRow("high-priest", EBONY, CERTAIN),
    CharacterRow("high-priestess", MARBLE, CERTAIN),
    CharacterRow("architect", STATUE, CERTAIN),
)
CHARACTERS: Final = 10


class PirogueRow(NamedTuple):
    name: str
    copies: int
    points: int  # at the end, for who keeps it
    corruption: int  # at the end, for whom it lies beside
    confidence: str


PYRAMID: Final = 0
SEVEN: Final = 1
TWO_AND_DEBEN: Final = 2
EYE: Final = 3
FINGER: Final = 4
HARVEST: Final = 5
MUMMY: Final = 6
COBRA_1: Final = 7
COBRA_2: Final = 8

PIROGUE_TABLE: Final = (
    PirogueRow("pyramid", 2, 0, 0, CERTAIN),
    PirogueRow("seven", 1, 7, 0, CERTAIN),
    PirogueRow("two-and-deben", 2, 2, 0, CERTAIN),
    PirogueRow("eye", 1, 0, 0, CERTAIN),
    PirogueRow("finger", 2, 0, 0, CERTAIN),
    PirogueRow("harvest", 2, 0, 0, CERTAIN),
    PirogueRow("mummy", 1, 0, 0, CERTAIN),
    PirogueRow("cobra1", 1, 0, 1, CERTAIN),
    PirogueRow("cobra2", 1, 0, 2, CERTAIN),
)
PIROGUES: Final = 9  # different ones; 13 in all
NOTCHES: Final = 5  # of them lie at the market's edge
HARVEST_SCARABS: Final = 2
HARVEST_GOODS: Final = 3  # wheat, cattle and fish: the first three


class DebenRow(NamedTuple):
    value: int
    copies: int
    confidence: str


DEBEN_TABLE: Final = (
    DebenRow(3, 3, LIKELY),
    DebenRow(4, 2, LIKELY),
    DebenRow(5, 2, LIKELY),
    DebenRow(6, 2, LIKELY),
    DebenRow(7, 2, LIKELY),
    DebenRow(8, 1, LIKELY),
    DebenRow(9, 1, LIKELY),
)
DEBEN: Final = 7  # different values; 13 in all
LOWEST_DEBEN: Final = 3


class TileKind(NamedTuple):
    """A face that tiles may have. Tiles of one kind are never told apart."""

    name: str  # as written in notation: wheat1/ · wheat0/ · wheat0/d (deben) · wheat0/s (starting) · queen
    goods: int
    scarabs: int
    orientation: int
    back: int
    deben: bool
    character: int  # -1: none
    copies: int
    confidence: str


def _goods_kinds(goods: int) -> list[TileKind]:
    """The kinds of one row of the goods table: with scarabs, plain, with a deben, starting."""
    row = GOODS_TABLE[goods]
    kinds = []
    for suffix, signs, scarabs, back in (
        ("", row.with_scarabs, row.scarabs, GOODS_BACK),
        ("", row.plain, 0, GOODS_BACK),
        ("d", row.with_deben, 0, GOODS_BACK),
        ("s", row.starting, 0, STARTING_BACK),
    ):
        for sign in dict.fromkeys(signs):
            digit = "" if goods == STATUE else str(scarabs)
            name = f"{row.name}{digit}{sign}{suffix}"
            orientation = ORIENTATIONS.index(sign)
            kinds.append(
                TileKind(name, goods, scarabs, orientation, back, suffix == "d", -1, signs.count(sign), row.confidence)
            )
    return kinds


def _character_kind(character: int) -> TileKind:
    row = CHARACTER_TABLE[character]
    return TileKind(row.name, row.goods, 0, NO_ORIENTATION, CHARACTER_BACK, False, character, 1, row.confidence)


def _all_kinds() -> tuple[TileKind, ...]:
    """All kinds, those that count as the same goods together, the jokers last.

    A set is laid out in this order, so what makes it a set of its goods comes first. [P-SELL-2]
    """
    kinds: list[TileKind] = []
    for goods in range(len(GROUPS)):
        kinds += _goods_kinds(goods)
        kinds += [_character_kind(c) for c in range(CHARACTERS) if CHARACTER_TABLE[c].goods == goods]
    return tuple(kinds)


TILE_KINDS: Final = _all_kinds()
KINDS: Final = 61
FIRST_JOKER: Final = 56
JOKERS: Final = 5  # kinds of joker: four statues and the architect
NO_TILE: Final = 61  # an empty field
FACE_DOWN: Final = 62  # a character in the market, to those who may not look

TILE_NAMES: Final = tuple(kind.name for kind in TILE_KINDS)
PIROGUE_NAMES: Final = tuple(row.name for row in PIROGUE_TABLE)

# The columns that the rules look up, by kind of tile.
GOODS_OF: Final = vec[i64]([i64(kind.goods) for kind in TILE_KINDS])
SCARABS_OF: Final = vec[i64]([i64(kind.scarabs) for kind in TILE_KINDS])
ORIENTATION_OF: Final = vec[i64]([i64(kind.orientation) for kind in TILE_KINDS])
BACK_OF: Final = vec[i64]([i64(kind.back) for kind in TILE_KINDS])
DEBEN_ON: Final = vec[i64]([i64(kind.deben) for kind in TILE_KINDS])
CHARACTER_OF: Final = vec[i64]([i64(kind.character) for kind in TILE_KINDS])
COPIES_OF: Final = vec[i64]([i64(kind.copies) for kind in TILE_KINDS])

PIROGUE_COPIES: Final = vec[i64]([i64(row.copies) for row in PIROGUE_TABLE])
PIROGUE_POINTS: Final = vec[i64]([i64(row.points) for row in PIROGUE_TABLE])
PIROGUE_CORRUPTION: Final = vec[i64]([i64(row.corruption) for row in PIROGUE_TABLE])
DEBEN_COPIES: Final = vec[i64]([i64(row.copies) for row in DEBEN_TABLE])

# The kinds of each goods lie together: from FIRST_OF[goods] up to FIRST_OF[goods + 1].
FIRST_OF: Final = vec[i64]([i64(sum(1 for kind in TILE_KINDS if kind.goods < goods)) for goods in range(7)])
KIND_OF_CHARACTER: Final = vec[i64]([i64(TILE_NAMES.index(row.name)) for row in CHARACTER_TABLE])

# All tiles of the box, copies counted: 10 with the starting back, 55 others.
STARTING_TILES: Final = vec[u8](
    [u8(k) for k in range(KINDS) if TILE_KINDS[k].back == STARTING_BACK for _ in range(TILE_KINDS[k].copies)]
)
PILE_TILES: Final = vec[u8](
    [u8(k) for k in range(KINDS) if TILE_KINDS[k].back != STARTING_BACK for _ in range(TILE_KINDS[k].copies)]
)
TILES: Final = 65

# The market: fields are numbered row by row from the top left.
SIDE: Final = 6
FIELDS: Final = 36
NO_FIELD: Final = 36


def _ring(first: int, last: int) -> list[int]:
    """The fields of a square ring, clockwise from its top left."""
    top = [(column, first) for column in range(first, last + 1)]
    right = [(last, row) for row in range(first + 1, last + 1)]
    bottom = [(column, last) for column in range(last - 1, first - 1, -1)]
    left = [(first, row) for row in range(last - 1, first, -1)]
    return [row * SIDE + column for column, row in top + right + bottom + left]


FILL_ORDER: Final = vec[i64]([i64(field) for field in _ring(2, 3) + _ring(1, 4) + _ring(0, 5)])
CENTRE: Final = vec[i64]([i64(field) for field in sorted(_ring(2, 3))])


def _line(field: int, orientation: int) -> list[int]:
    """The other fields of the row, column or diagonal through a field, from the top left on."""
    row, column = divmod(field, SIDE)
    others = [other for other in range(FIELDS) if other != field]
    if orientation == ROW:
        return [other for other in others if other // SIDE == row]
    if orientation == COLUMN:
        return [other for other in others if other % SIDE == column]
    if orientation == RISING:
        return [other for other in others if other // SIDE + other % SIDE == row + column]
    return [other for other in others if other // SIDE - other % SIDE == row - column]


def _between(start: int, end: int) -> list[int]:
    """The fields strictly between two of a row, column or diagonal, from the first one on."""
    rows, columns = end // SIDE - start // SIDE, end % SIDE - start % SIDE
    steps = max(abs(rows), abs(columns))
    if start == NO_FIELD or steps == 0 or rows % steps != 0 or columns % steps != 0:
        return []
    step = rows // steps * SIDE + columns // steps
    return [start + step * number for number in range(1, steps)]


def _starts(runs: list[list[int]]) -> vec[i64]:
    """Where each run begins if they stand one behind the other, and at last where they end."""
    starts = [i64(0)]
    for run in runs:
        starts.append(starts[-1] + i64(len(run)))
    return vec[i64](starts)


_LINES: Final = [_line(field, orientation) for field in range(FIELDS) for orientation in range(4)]
_WAYS: Final = [_between(start, end) for start in range(FIELDS + 1) for end in range(FIELDS)]

# The line through a field is LINE[LINE_START[i]] up to LINE[LINE_START[i + 1]], with i = field * 4 + orientation.
LINE: Final = vec[i64]([i64(field) for line in _LINES for field in line])
LINE_START: Final = _starts(_LINES)

# Likewise the fields between one and another of its line, with i = start * FIELDS + end; none lie between NO_FIELD and
# a field.
BETWEEN: Final = vec[i64]([i64(field) for way in _WAYS for field in way])
BETWEEN_START: Final = _starts(_WAYS)


def field_name(field: int) -> str:
    """How a field is written: column,row, counted from 0 at the top left."""
    return f"{field % SIDE},{field // SIDE}"


def find_field(text: str) -> int:
    """The field that is written so, or BadNotation."""
    column, comma, row = text.partition(",")
    if comma and column in tuple("012345") and row in tuple("012345"):
        return int(row) * SIDE + int(column)
    raise BadNotation(f"I don't know the field {text!r}; fields are written column,row from 0,0 to 5,5.")
