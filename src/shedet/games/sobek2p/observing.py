"""What a seat knows as numbers: the market and what it opens, goods, pirogues and deben, what is remembered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import Layout, put
from shedet.core.position import bit
from shedet.games.sobek2p.actions import NAME, TAKE
from shedet.games.sobek2p.components import (
    BACK_OF,
    BETWEEN,
    BETWEEN_START,
    CENTRE,
    CHARACTER_BACK,
    CHARACTER_OF,
    CHARACTERS,
    DEBEN,
    DEBEN_ON,
    FACE_DOWN,
    FIELDS,
    GOODS_OF,
    KINDS,
    LINE,
    LINE_START,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    PIROGUES,
    SCARABS_OF,
    STATUE,
    TILES,
)
from shedet.games.sobek2p.memory import BACKS, KIND_OF_COPY, UNDRAWN
from shedet.games.sobek2p.rules.ending import corruption, laid_scarabs, laid_tiles, points
from shedet.games.sobek2p.rules.selling import SET
from shedet.games.sobek2p.state import (
    CHOOSE_CENTRE_TILE,
    CHOOSE_LAYING,
    CHOOSE_ORIENTATION,
    CHOOSE_PYRAMID_ACTION,
    CHOOSE_SET,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    KEEP_OR_TRADE,
    LAID_SO_FAR,
    LAYINGS_MADE,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SOLD_GOODS,
    TAKEN_KIND,
    State,
    deben_of,
    pirogues_of,
)
from shedet.games.sobek2p.worlds import Knowledge

GOODS: Final = 6
GROUPS: Final = 7  # goods and jokers
QUESTIONS: Final = 18
LINE_NUMBERS: Final = 18  # of what lies on a line
SORTS: Final = 8  # of tiles on a line: goods, jokers, face-down characters
BEHIND: Final = 8
TILES_THERE: Final = 16
DEBEN_NEAR: Final = 17
HAND_NUMBERS: Final = 20
HAND_SCARABS: Final = 6
HAND_JOKERS: Final = 12
HAND_SIZE: Final = 13
HAND_SALES: Final = 14
LAID_NUMBERS: Final = 18

# ---- the parts

OBSERVATION: Final = Layout(1)
FIELD: Final = OBSERVATION.add_things("fields", FIELDS, (TAKE, NAME))
MARKET_AT: Final = OBSERVATION.add(
    "market",
    FIELDS,
    "field by field, row by row: the number of its kind of tile, 61 if empty, 62 if face down",
    FIELD,
    FACE_DOWN + 1,
)
REACH_AT: Final = OBSERVATION.add(
    "reach",
    FIELDS,
    "field by field: 0 if its tile cannot be taken now, else 1 and the tiles that taking it would skip",
    FIELD,
)
OPENS_AT: Final = OBSERVATION.add(
    "opens",
    FIELDS * LINE_NUMBERS,
    "field by field, if its tile can be taken and its line is known: what would lie on the ankh's new line. For goods, "
    "jokers and face-down tiles 1 and the most scarabs on one, first of those that cost nothing, then of those behind "
    "others; how many tiles; whether there is a deben that costs nothing",
    FIELD,
)
LINES_AT: Final = OBSERVATION.add(
    "lines", 4 * LINE_NUMBERS, "what lies on the ankh's row, column, rising and falling diagonal, likewise"
)
QUESTION_AT: Final = OBSERVATION.add("question", QUESTIONS, "what is asked: a one at its number")
SALE_AT: Final = OBSERVATION.add("sale", GOODS + 1, "which goods are being sold; how many tiles are laid so far")
DETAILS_AT: Final = OBSERVATION.add(
    "details", 2 + GROUPS, "tiles the courtesan has laid; whether it is my turn; the group of the tile to keep or trade"
)
HAND_AT: Final = OBSERVATION.add("hand", KINDS, "my hand, by kind of tile")
HAND_SUM_AT: Final = OBSERVATION.add(
    "hand_summed",
    HAND_NUMBERS,
    "my hand: tiles of each goods, scarabs of each, jokers, all tiles, what selling all of each goods would bring",
)
BOARD_AT: Final = OBSERVATION.add(
    "board", GROUPS + GOODS + 1, "my corruption board: tiles of each group, scarabs of each goods, all tiles"
)
MY_LAID_AT: Final = OBSERVATION.add("laid", LAID_NUMBERS, "my goods laid out: tiles, scarabs and points of each")
THEIR_LAID_AT: Final = OBSERVATION.add("their_laid", LAID_NUMBERS, "the other's goods laid out, likewise")
PIROGUES_AT: Final = OBSERVATION.add(
    "pirogues",
    6 * PIROGUES + 3,
    "by kind of pirogue: before me, before the other, in the box, in the notches as far as I know, shown to me now, "
    "seen to go back to the supply; whether I know the notches; how many lie there, and in the supply",
)
DEBEN_AT: Final = OBSERVATION.add(
    "deben", 2 * DEBEN + 3, "by value: mine, those shown to me now; how many I have, the other has, the bag has"
)
BACKS_AT: Final = OBSERVATION.add(
    "backs", 2 * BACKS + 2, "the other's hand by back, their corruption board by back, the size of both"
)
KNOWN_AT: Final = OBSERVATION.add(
    "known",
    KINDS + 2 * GOODS + 1,
    "surely in the other's hand: by kind of tile, tiles of each goods, scarabs of each goods, jokers",
)
MAYBE_AT: Final = OBSERVATION.add(
    "maybe", GROUPS + CHARACTERS, "perhaps in the other's hand: tiles of each group, then each character"
)
KNOWN_BOARD_AT: Final = OBSERVATION.add(
    "known_board", GROUPS, "surely on the other's corruption board: tiles of each group"
)
UNDRAWN_AT: Final = OBSERVATION.add(
    "undrawn",
    GROUPS + GOODS + CHARACTERS,
    "perhaps not drawn yet: tiles of each group, scarabs of each goods, characters",
)
LEFT_AT: Final = OBSERVATION.add("left", 3, "tiles in the pile, in the market, in both")
POINTS_AT: Final = OBSERVATION.add(
    "points", 4, "mine, the other's as far as they lie open, by how many I lead, by how many they do"
)
CORRUPTION_AT: Final = OBSERVATION.add("corruption", 4, "mine, the other's, by how much mine is more, and theirs")
THEIR_SALES_AT: Final = OBSERVATION.add(
    "their_sales", GOODS, "what the other could sell each goods for with the tiles that are surely in their hand"
)
ANKH_AT: Final = OBSERVATION.add("ankh", 5, "its line: row, column, rising, falling; whether it is on the market")
OPTIONS_AT: Final = OBSERVATION.add("options", 3, "the options of the table, in their order")

SECRETS: Final = Layout(1)
THEIR_HAND_AT: Final = SECRETS.add("their_hand", KINDS, "the other's hand, by kind of tile")
THEIR_SUM_AT: Final = SECRETS.add("their_hand_summed", HAND_NUMBERS, "the other's hand, as `hand_summed`")
THEIR_BOARD_AT: Final = SECRETS.add("their_board", GROUPS + GOODS + 1, "the other's corruption board, as `board`")
NOTCHES_AT: Final = SECRETS.add("notches", PIROGUES, "the pirogues in the notches")
THEIR_DEBEN_AT: Final = SECRETS.add("their_deben", DEBEN, "the other's deben, by value")
FACE_DOWN_AT: Final = SECRETS.add("face_down", CHARACTERS, "the characters that lie face down in the market")


def observe(k: Knowledge, out: vec[u8], at: i64) -> None:
    """Write what a seat knows; there are zeros at its place."""
    s = k.table
    me = k.viewer
    other = 1 - me
    in_market = observe_market(s, out, at)
    observe_question(s, me, out, at)
    for kind in range(KINDS):
        out[at + HAND_AT + kind] = s.tiles[(HAND + me) * KINDS + kind]
    sum_up_laid(s, me, out, at + MY_LAID_AT)
    sum_up_laid(s, other, out, at + THEIR_LAID_AT)
    sum_up_hand(s, me, out, at + HAND_SUM_AT, out, at + MY_LAID_AT)
    sum_up_board(s, me, out, at + BOARD_AT)
    observe_pirogues(k, other, out, at + PIROGUES_AT)
    observe_deben(k, other, out, at + DEBEN_AT)
    on_board = observe_backs(k, other, out, at + BACKS_AT)
    recall_tiles(k, other, out, at)
    put(out, at + LEFT_AT, s.pile_left)
    put(out, at + LEFT_AT + 1, in_market)
    put(out, at + LEFT_AT + 2, s.pile_left + in_market)
    compare(out, at + POINTS_AT, points(s, me), points(s, other))
    compare(out, at + CORRUPTION_AT, corruption(s, me), corruption(s, other) + on_board)
    known = at + KNOWN_AT + KINDS
    worth_of_sales(
        out, known, known + GOODS, i64(out[known + 2 * GOODS]), out, at + THEIR_LAID_AT, out, at + THEIR_SALES_AT
    )
    if s.ankh_field != NO_FIELD:
        out[at + ANKH_AT + s.ankh_orientation] = 1
        out[at + ANKH_AT + 4] = 1
    for option in range(3):
        out[at + OPTIONS_AT + option] = u8(s.options[option])


def observe_secrets(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Write what a seat does not know."""
    other = 1 - me
    for kind in range(KINDS):
        out[at + THEIR_HAND_AT + kind] = s.tiles[(HAND + other) * KINDS + kind]
    laid = vec[u8]([0] * LAID_NUMBERS)
    sum_up_laid(s, other, laid, 0)
    sum_up_hand(s, other, out, at + THEIR_SUM_AT, laid, 0)
    sum_up_board(s, other, out, at + THEIR_BOARD_AT)
    for pirogue in range(PIROGUES):
        out[at + NOTCHES_AT + pirogue] = u8(pirogues_of(s, NOTCHED, pirogue))
    for value in range(DEBEN):
        out[at + THEIR_DEBEN_AT + value] = u8(deben_of(s, DEBEN_HELD + other, value))
    for field in range(FIELDS):
        kind = i64(s.market[field])
        if kind < KINDS and BACK_OF[kind] == CHARACTER_BACK:
            out[at + FACE_DOWN_AT + CHARACTER_OF[kind]] = 1


# ---- the market


def observe_market(s: State, out: vec[u8], at: i64) -> i64:
    """The tiles, what can be reached, what taking it would open; how many tiles there are."""
    tiles: i64 = 0
    for field in range(FIELDS):
        kind = i64(s.market[field])
        out[at + MARKET_AT + field] = u8(kind)
        if kind != NO_TILE:
            tiles += 1
    question = s.question()
    ankh = s.ankh_field
    if question == CHOOSE_CENTRE_TILE:
        for field in CENTRE:
            observe_reach(s.market, field, NO_FIELD, out, at)
    elif ankh != NO_FIELD and question != CHOOSE_ORIENTATION:
        first = ankh * 4 + s.ankh_orientation
        last = first + 1
        if question == CHOOSE_PYRAMID_ACTION:  # along any line
            first = ankh * 4
            last = first + 4
        for place in range(LINE_START[first], LINE_START[last]):
            observe_reach(s.market, LINE[place], ankh, out, at)
    if ankh != NO_FIELD:
        for orientation in range(4):
            look_along(s.market, ankh, orientation, NO_FIELD, out, at + LINES_AT + orientation * LINE_NUMBERS)
    return tiles


def observe_reach(market: vec[u8], field: i64, start: i64, out: vec[u8], at: i64) -> None:
    """What taking the tile of a field would cost, and open."""
    kind = i64(market[field])
    if kind == NO_TILE:
        return
    skipped: i64 = 0
    way = start * FIELDS + field
    for place in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if market[BETWEEN[place]] != NO_TILE:
            skipped += 1
    out[at + REACH_AT + field] = u8(1 + skipped)
    if kind != FACE_DOWN:
        look_along(market, field, ORIENTATION_OF[kind], start, out, at + OPENS_AT + field * LINE_NUMBERS)


def look_along(market: vec[u8], field: i64, orientation: i64, start: i64, out: vec[u8], at: i64) -> None:
    """What lies on the line through a field. The tiles from `start` to it are gone by then."""
    tiles: i64 = 0
    line = field * 4 + orientation
    for place in range(LINE_START[line], LINE_START[line + 1]):
        there = LINE[place]
        kind = i64(market[there])
        if kind == NO_TILE or is_between(there, start, field):
            continue
        tiles += 1
        sort: i64 = SORTS - 1
        worth: i64 = 1
        is_behind = has_tile_between(market, field, there, start)
        if kind != FACE_DOWN:
            sort = GOODS_OF[kind]
            worth += SCARABS_OF[kind]
            if not is_behind and DEBEN_ON[kind] == 1:
                out[at + DEBEN_NEAR] = 1
        if is_behind:
            sort += BEHIND
        if i64(out[at + sort]) < worth:
            out[at + sort] = u8(worth)
    out[at + TILES_THERE] = u8(tiles)


def is_between(field: i64, start: i64, end: i64) -> bool:
    """Whether a field lies on the way from one to another, which is skipped."""
    way = start * FIELDS + end
    for place in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if BETWEEN[place] == field:
            return True
    return False


def has_tile_between(market: vec[u8], field: i64, there: i64, start: i64) -> bool:
    """Whether tiles lie between two fields after those on the way from `start` to the first are gone."""
    way = field * FIELDS + there
    for place in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        between = BETWEEN[place]
        if market[between] != NO_TILE and not is_between(between, start, field):
            return True
    return False


# ---- the question


def observe_question(s: State, me: i64, out: vec[u8], at: i64) -> None:
    question = s.question()
    if question >= 0:
        out[at + QUESTION_AT + question] = 1
    if question == CHOOSE_SET:
        out[at + SALE_AT + s.detail(SOLD_GOODS)] = 1
        put(out, at + SALE_AT + GOODS, s.detail(LAID_SO_FAR))
    elif question == CHOOSE_LAYING:
        put(out, at + DETAILS_AT, s.detail(LAYINGS_MADE))
    elif question == KEEP_OR_TRADE:
        out[at + DETAILS_AT + 2 + GOODS_OF[s.detail(TAKEN_KIND)]] = 1
    if s.turn == me:
        out[at + DETAILS_AT + 1] = 1


# ---- tiles with and before the players


def sum_up_hand(s: State, seat: i64, out: vec[u8], at: i64, laid: vec[u8], laid_at: i64) -> None:
    first = (HAND + seat) * KINDS
    total: i64 = 0
    for kind in range(KINDS):
        number = i64(s.tiles[first + kind])
        if number > 0:
            total += number
            goods = GOODS_OF[kind]
            if goods == STATUE:
                out[at + HAND_JOKERS] += u8(number)
            else:
                out[at + goods] += u8(number)
                out[at + HAND_SCARABS + goods] += u8(number * SCARABS_OF[kind])
    out[at + HAND_SIZE] = u8(total)
    worth_of_sales(out, at, at + HAND_SCARABS, i64(out[at + HAND_JOKERS]), laid, laid_at, out, at + HAND_SALES)


def worth_of_sales(
    held: vec[u8], tiles_at: i64, scarabs_at: i64, jokers: i64, laid: vec[u8], laid_at: i64, out: vec[u8], at: i64
) -> None:
    """What selling all tiles of each goods would bring now, with as many jokers as a set needs."""
    for goods in range(GOODS):
        own = i64(held[tiles_at + goods])
        there = i64(laid[laid_at + goods])
        if own + jokers >= SET and (own > 0 or there > 0):
            scarabs = i64(laid[laid_at + GOODS + goods])
            sold = (there + max(own, SET)) * (scarabs + i64(held[scarabs_at + goods]))
            put(out, at + goods, sold - there * scarabs)


def sum_up_board(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    first = (CORRUPTION + seat) * KINDS
    total: i64 = 0
    for kind in range(KINDS):
        number = i64(s.tiles[first + kind])
        if number > 0:
            total += number
            goods = GOODS_OF[kind]
            out[at + goods] += u8(number)
            if goods < STATUE:
                out[at + GROUPS + goods] += u8(number * SCARABS_OF[kind])
    put(out, at + GROUPS + GOODS, total)


def sum_up_laid(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    for goods in range(GOODS):
        tiles = laid_tiles(s, seat, goods)
        if tiles > 0:
            scarabs = laid_scarabs(s, seat, goods)
            out[at + goods] = u8(tiles)
            out[at + GOODS + goods] = u8(scarabs)
            put(out, at + 2 * GOODS + goods, tiles * scarabs)


# ---- pirogues, deben, backs


def observe_pirogues(k: Knowledge, other: i64, out: vec[u8], at: i64) -> None:
    s = k.table
    for pirogue in range(PIROGUES):
        out[at + pirogue] = u8(pirogues_of(s, FRONT + k.viewer, pirogue))
        out[at + PIROGUES + pirogue] = u8(pirogues_of(s, FRONT + other, pirogue))
        out[at + 2 * PIROGUES + pirogue] = u8(pirogues_of(s, PIROGUES_BOXED, pirogue))
        out[at + 3 * PIROGUES + pirogue] = u8(pirogues_of(s, NOTCHED, pirogue))
        out[at + 4 * PIROGUES + pirogue] = u8(pirogues_of(s, PIROGUES_SHOWN, pirogue))
        out[at + 5 * PIROGUES + pirogue] = k.in_supply[pirogue]
    numbers = at + 6 * PIROGUES
    out[numbers] = u8(1 if k.knows_notches else 0)
    out[numbers + 1] = u8(k.in_notches)
    out[numbers + 2] = u8(k.pirogues_in_supply)


def observe_deben(k: Knowledge, other: i64, out: vec[u8], at: i64) -> None:
    for value in range(DEBEN):
        out[at + value] = u8(deben_of(k.table, DEBEN_HELD + k.viewer, value))
        out[at + DEBEN + value] = u8(deben_of(k.table, DEBEN_SHOWN, value))
    out[at + 2 * DEBEN] = u8(k.deben_held[k.viewer])
    out[at + 2 * DEBEN + 1] = u8(k.deben_held[other])
    out[at + 2 * DEBEN + 2] = u8(k.in_bag)


def observe_backs(k: Knowledge, other: i64, out: vec[u8], at: i64) -> i64:
    """How many tiles lie on the other's board that are not seen."""
    hand: i64 = 0
    board: i64 = 0
    for back in range(BACKS):
        put(out, at + back, k.hand_backs[other * BACKS + back])
        put(out, at + BACKS + back, k.corruption_backs[other * BACKS + back])
        hand += k.hand_backs[other * BACKS + back]
        board += k.corruption_backs[other * BACKS + back]
    put(out, at + 2 * BACKS, hand)
    put(out, at + 2 * BACKS + 1, board)
    for kind in range(KINDS):  # a vizier sees them
        board -= i64(k.table.tiles[(CORRUPTION + other) * KINDS + kind])
    return board


# ---- what is remembered, and how it stands


def recall_tiles(k: Knowledge, other: i64, out: vec[u8], at: i64) -> None:
    """Where the tiles may be that do not lie open. A glance remembers nothing."""
    if len(k.places) == 0:
        return
    in_hand = bit(HAND + other)
    on_board = bit(CORRUPTION + other)
    undrawn = bit(UNDRAWN)
    places = k.places
    for copy in range(TILES):
        possible = places[copy]
        if possible & (in_hand | on_board | undrawn) == 0:
            continue
        kind = KIND_OF_COPY[copy]
        goods = GOODS_OF[kind]
        if possible == in_hand:
            out[at + KNOWN_AT + kind] += 1
            out[at + KNOWN_AT + KINDS + (2 * GOODS if goods == STATUE else goods)] += 1
            if goods < STATUE:
                out[at + KNOWN_AT + KINDS + GOODS + goods] += u8(SCARABS_OF[kind])
        elif possible & in_hand != 0:
            out[at + MAYBE_AT + goods] += 1
            if CHARACTER_OF[kind] >= 0:
                out[at + MAYBE_AT + GROUPS + CHARACTER_OF[kind]] = 1
        if possible == on_board:
            out[at + KNOWN_BOARD_AT + goods] += 1
        if possible & undrawn != 0:
            out[at + UNDRAWN_AT + goods] += 1
            if goods < STATUE:
                out[at + UNDRAWN_AT + GROUPS + goods] += u8(SCARABS_OF[kind])
            if CHARACTER_OF[kind] >= 0:
                out[at + UNDRAWN_AT + GROUPS + GOODS + CHARACTER_OF[kind]] = 1


def compare(out: vec[u8], at: i64, mine: i64, theirs: i64) -> None:
    put(out, at, mine)
    put(out, at + 1, theirs)
    put(out, at + 2, mine - theirs)
    put(out, at + 3, theirs - mine)
