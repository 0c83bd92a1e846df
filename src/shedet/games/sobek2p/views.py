"""What you see: views and previews, built from a viewer's knowledge and nothing else. [P-INFO-1, P-INFO-2, P-INFO-3]

An opponent has numbers and backs; there is no field in which their tiles could be hidden.
"""

from typing import TypedDict

from mypy_extensions import i64

from shedet.core.events import OMNISCIENT
from shedet.core.game import seat_name, viewer_name
from shedet.core.question import QuestionView, question_view
from shedet.games.sobek2p.actions import (
    AddTile,
    LayHarvest,
    LayTile,
    NameTile,
    RevealPirogue,
    Sell,
    TakeTile,
    TurnAnkh,
    decode,
)
from shedet.games.sobek2p.components import (
    BACKS,
    BETWEEN,
    BETWEEN_START,
    FACE_DOWN,
    FIELDS,
    GOODS,
    KINDS,
    LINE,
    LINE_START,
    LOWEST_DEBEN,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    ORIENTATIONS,
    PIROGUE_NAMES,
    PIROGUE_TABLE,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.decisions import QUESTIONS
from shedet.games.sobek2p.memory import DEBEN_PIECES, KIND_OF_COPY, UNDRAWN, VALUE_OF_COPY
from shedet.games.sobek2p.notation import (
    deben_list,
    laid_list,
    market_rows,
    pirogue_list,
    tile_list,
)
from shedet.games.sobek2p.questions.selling import first_kind, next_kind
from shedet.games.sobek2p.rules.ending import goods_points, laid_scarabs, points
from shedet.games.sobek2p.rules.moving import lay_tile
from shedet.games.sobek2p.rules.pirogues import lay_harvest
from shedet.games.sobek2p.rules.taking import skipped
from shedet.games.sobek2p.state import (
    BAG,
    BOX,
    CHOOSE_MARKET_TILE,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    NOTCHED,
    OPEN_MEMORY,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SOLD_GOODS,
    State,
    tiles_of,
)
from shedet.games.sobek2p.worlds import Knowledge


class GoodsView(TypedDict):
    """Goods laid out before a player: tiles x scarabs = points."""

    goods: str
    tiles: list[str]
    scarabs: int
    points: int


class OtherView(TypedDict):
    """A player seen from outside."""

    seat: str
    hand_backs: dict[str, int]
    corruption_size: int
    laid: list[GoodsView]
    pirogues: list[str]
    deben_size: int
    open_points: int  # goods and pirogues, without deben


class OwnView(OtherView):
    """A player as they see themself (and as all see each other when the game is over)."""

    hand: list[str]
    corruption: list[str]
    deben: list[int]
    points: int


class PossibleView(TypedDict):
    """What a perfect memory knows of a hidden place: tiles surely there, and tiles that may be."""

    place: str
    size: int
    sure: list[str]
    maybe: list[str]


class TableView(TypedDict):
    viewer: str
    over: bool
    turn: str
    question: QuestionView | None
    ankh: str | None
    line: str | None
    market: list[list[str]]
    pile: int
    bag: int
    notches: int
    notched: list[str] | None  # for who has looked
    supply: int
    box: list[str]
    boxed_pirogues: list[str]
    seats: list[OtherView]
    drawn_deben: list[int]  # to choose from
    drawn_pirogues: list[str]
    claimable: list[str]  # the opponent's corruption board, while the vizier looks at it
    memory: list[PossibleView] | None  # with the option open_memory


def view(k: Knowledge) -> TableView:
    table = k.table
    return {
        "viewer": viewer_name(k.viewer),
        "over": table.over,
        "turn": seat_name(int(table.turn)),
        "question": question_view(QUESTIONS, table),
        "ankh": None if table.ankh_field == NO_FIELD else field_name(int(table.ankh_field)),
        "line": None if table.ankh_field == NO_FIELD else ORIENTATIONS[int(table.ankh_orientation)],
        "market": market_rows(table),
        "pile": int(table.pile_left),
        "bag": int(k.in_bag),
        "notches": int(k.in_notches),
        "notched": pirogue_list(table, NOTCHED) if k.knows_notches else None,
        "supply": int(k.pirogues_in_supply),
        "box": tile_list(table, BOX),
        "boxed_pirogues": pirogue_list(table, PIROGUES_BOXED),
        "seats": [seat_view(k, seat) for seat in range(2)],
        "drawn_deben": deben_list(table, DEBEN_SHOWN),
        "drawn_pirogues": pirogue_list(table, PIROGUES_SHOWN),
        "claimable": claimable(k),
        "memory": memory_view(k) if table.options[OPEN_MEMORY] == 1 else None,
    }


def seat_view(k: Knowledge, seat: int) -> OtherView:
    table = k.table
    outside: OtherView = {
        "seat": seat_name(seat),
        "hand_backs": {BACKS[back]: int(k.hand_backs[seat * 3 + back]) for back in range(3)},
        "corruption_size": sum(int(k.corruption_backs[seat * 3 + back]) for back in range(3)),
        "laid": laid_view(table, seat),
        "pirogues": pirogue_list(table, FRONT + seat),
        "deben_size": int(k.deben_held[seat]),
        "open_points": int(points(table, seat)) - sum(deben_list(table, DEBEN_HELD + seat)),
    }
    if k.viewer != seat and k.viewer != OMNISCIENT and not table.over:
        return outside
    own: OwnView = {
        **outside,
        "hand": tile_list(table, HAND + seat),
        "corruption": tile_list(table, CORRUPTION + seat),
        "deben": deben_list(table, DEBEN_HELD + seat),
        "points": int(points(table, seat)),
    }
    return own


def laid_view(table: State, seat: int) -> list[GoodsView]:
    laid: list[GoodsView] = []
    for goods in range(len(GOODS)):
        tiles = laid_list(table, seat, goods)
        if tiles:
            scarabs = int(laid_scarabs(table, seat, goods))
            laid.append({"goods": GOODS[goods], "tiles": tiles, "scarabs": scarabs, "points": len(tiles) * scarabs})
    return laid


def claimable(k: Knowledge) -> list[str]:
    """The opponent's corruption board lies open to the vizier who looks at it. [P-CHAR-4]"""
    if k.viewer >= 2 or k.table.over:
        return []
    return tile_list(k.table, CORRUPTION + 1 - k.viewer)


def memory_view(k: Knowledge) -> list[PossibleView]:
    """Where everything hidden may be, for a table that shows what a perfect memory would know. [P-OPT-3]"""
    places: list[PossibleView] = []
    if k.table.over or len(k.pieces) == 0:  # a glance has no memory
        return places
    for seat in range(2):
        if seat != k.viewer:
            hand = sum(int(k.hand_backs[seat * 3 + back]) for back in range(3))
            board = sum(int(k.corruption_backs[seat * 3 + back]) for back in range(3))
            places.append(tile_memory(k, f"{seat_name(seat)} hand", HAND + seat, hand))
            places.append(tile_memory(k, f"{seat_name(seat)} corruption", CORRUPTION + seat, board))
    faceless = sum(row.count("?") for row in market_rows(k.table))
    places.append(tile_memory(k, "undrawn", UNDRAWN, int(k.table.pile_left + k.set_aside) + faceless))
    return places + pirogue_memory(k) + deben_memory(k)


def tile_memory(k: Knowledge, name: str, place: int, size: int) -> PossibleView:
    names = [TILE_NAMES[int(kind)] for kind in KIND_OF_COPY]
    return possible_view(name, size, names, [int(places) for places in k.places], place)


def possible_view(name: str, size: int, names: list[str], possible: list[int], place: int) -> PossibleView:
    """What is certainly at a place, and what may be there, by the places (a bit each) of everything."""
    sure = [each for each, places in zip(names, possible, strict=True) if places == 1 << place]
    maybe = [each for each, places in zip(names, possible, strict=True) if places != 1 << place and places >> place & 1]
    return {"place": name, "size": size, "sure": sure, "maybe": maybe}


def pirogue_memory(k: Knowledge) -> list[PossibleView]:
    """Who has not looked into the notches knows only what the architect put back into the supply. [P-INFO-2]"""
    seen = [p for place in range(NOTCHED, PIROGUES_BOXED + 1) for p in pirogue_list(k.table, place)]
    returned = [name for p, name in enumerate(PIROGUE_NAMES) for _ in range(int(k.in_supply[p]))]
    unseen = [row.name for row in PIROGUE_TABLE for _ in range(row.copies)]
    for name in seen:
        unseen.remove(name)
    if k.knows_notches:
        notched = pirogue_list(k.table, NOTCHED)
        return [
            {"place": "notches", "size": len(notched), "sure": notched, "maybe": []},
            {"place": "supply", "size": len(unseen), "sure": unseen, "maybe": []},
        ]
    for name in returned:
        unseen.remove(name)
    return [
        {"place": "notches", "size": int(k.in_notches), "sure": [], "maybe": unseen},
        {"place": "supply", "size": int(k.pirogues_in_supply), "sure": returned, "maybe": unseen},
    ]


def deben_memory(k: Knowledge) -> list[PossibleView]:
    """Deben that were not seen may be anywhere; one put back with the eye was in the bag then. [P-INFO-2]"""
    names = [str(LOWEST_DEBEN + int(value)) for value in VALUE_OF_COPY]
    possible = [int(k.pieces[DEBEN_PIECES].places_of(copy)) for copy in range(len(names))]
    places = [possible_view("bag", int(k.in_bag), names, possible, 0)]
    for seat in range(2):
        if seat != k.viewer:
            name, size = f"{seat_name(seat)} deben", int(k.deben_held[seat])
            places.append(possible_view(name, size, names, possible, DEBEN_HELD + seat - BAG))
    return places


# ---- previews


class ReachView(TypedDict):
    """A tile that the next player could take, and how many tiles that would skip."""

    field: str
    tile: str
    skips: int


class Preview(TypedDict):
    """What an action would visibly do."""

    gains: list[str]  # tiles to hand
    corruption: list[str]  # tiles to one's own corruption board
    skipped: list[str]  # the fields they lie on
    line: str | None  # the orientation the ankh would have
    reach: list[ReachView]  # what lies on that line then
    points: int  # more for the goods and pirogues before this player
    up_to: int  # for a sale that begins: points if every tile that fits is sold


def preview(k: Knowledge, action: i64) -> Preview:
    seen: Preview = {"gains": [], "corruption": [], "skipped": [], "line": None, "reach": [], "points": 0, "up_to": 0}
    table = k.table.copy()
    seat = k.viewer
    match decode(int(action)):
        case TakeTile(field):
            preview_take(table, seat, field, seen)
        case TurnAnkh(orientation):
            point_ankh(table, orientation, seen)
        case Sell(goods):
            seen["up_to"] = sale_points(table, seat, goods)
        case AddTile(kind):
            seen["points"] = laying_points(table, seat, kind, int(table.detail(SOLD_GOODS)))
        case LayTile(kind, goods):
            seen["points"] = laying_points(table, seat, kind, goods)
        case LayHarvest(goods):
            before = goods_points(table, seat, goods)
            lay_harvest(table, seat, goods)
            seen["points"] = int(goods_points(table, seat, goods) - before)
        case RevealPirogue(pirogue):
            seen["points"] = PIROGUE_TABLE[pirogue].points
        case NameTile(field):
            seen["reach"] = [r for r in reach(table) if r["field"] == field_name(field)]
    return seen


def preview_take(table: State, seat: i64, field: int, seen: Preview) -> None:
    """What is skipped on the way, and the line that the tile opens. [P-TAKE-1, P-TAKE-2, P-TAKE-3]"""
    names = (*TILE_NAMES, ".", "?")
    kind = int(table.market[field])
    seen["gains"].append(names[kind])
    table.market[field] = NO_TILE
    if table.question() == CHOOSE_MARKET_TILE:
        return
    way = table.ankh_field * FIELDS + field
    for at in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if table.market[BETWEEN[at]] != NO_TILE:
            seen["corruption"].append(names[int(table.market[BETWEEN[at]])])
            seen["skipped"].append(field_name(int(BETWEEN[at])))
            table.market[BETWEEN[at]] = NO_TILE
    table.ankh_field = field
    if kind != FACE_DOWN:
        point_ankh(table, int(ORIENTATION_OF[kind]), seen)


def point_ankh(table: State, orientation: int, seen: Preview) -> None:
    table.ankh_orientation = orientation
    seen["line"] = ORIENTATIONS[orientation]
    seen["reach"] = reach(table)


def reach(table: State) -> list[ReachView]:
    """The tiles on the ankh's line, each with the number it skips. [P-TAKE-1]"""
    found: list[ReachView] = []
    line = table.ankh_field * 4 + table.ankh_orientation
    names = (*TILE_NAMES, ".", "?")
    for at in range(LINE_START[line], LINE_START[line + 1]):
        field = LINE[at]
        if table.market[field] != NO_TILE:
            tile = names[int(table.market[field])]
            skips = int(skipped(table, table.ankh_field, field))
            found.append({"field": field_name(int(field)), "tile": tile, "skips": skips})
    return found


def laying_points(table: State, seat: i64, kind: int, goods: int) -> int:
    before = goods_points(table, seat, goods)
    lay_tile(table, seat, kind, goods)
    return int(goods_points(table, seat, goods) - before)


def sale_points(table: State, seat: i64, goods: int) -> int:
    """What selling every tile of these goods, and every joker, would add."""
    before = goods_points(table, seat, goods)
    kind = first_kind(goods, 0)
    while kind < KINDS:
        while tiles_of(table, HAND + seat, kind) > 0:
            lay_tile(table, seat, kind, goods)
        kind = next_kind(goods, kind)
    return int(goods_points(table, seat, goods) - before)
