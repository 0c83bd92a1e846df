"""Reading positions and completing what they leave out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.game import parse_seat
from shedet.core.question import read_question
from shedet.core.rng import Rng
from shedet.core.text import check_no_more, find_name, read_line_of_all_games, read_lines, whole_number
from shedet.games.sobek2p.checking import (
    ASKING,
    check_box,
    check_table,
    check_the_end,
    check_the_question,
    count_deben_of,
    count_kind,
    count_pirogues_of,
)
from shedet.games.sobek2p.components import (
    COPIES_OF,
    DEBEN,
    DEBEN_COPIES,
    FIRST_JOKER,
    GOODS,
    HARVEST,
    HARVEST_GOODS,
    KINDS,
    LOWEST_DEBEN,
    NO_FIELD,
    NOTCHES,
    ORIENTATIONS,
    PIROGUE_COPIES,
    PIROGUE_NAMES,
    PIROGUES,
    SIDE,
    STARTING_BACK,
    TILE_KINDS,
    TILE_NAMES,
    find_field,
)
from shedet.games.sobek2p.decisions import QUESTIONS
from shedet.games.sobek2p.rules.selling import laid_out
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    HARVESTS,
    LAID,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    State,
    add_beside,
    add_deben,
    add_pirogue,
    add_tile,
    bare_state,
    count_pirogues,
    pirogues_of,
)

TILE_LINES: Final = {"hand": HAND, "corruption": CORRUPTION}
DEBEN_LINES: Final = {"bag": BAG, "shown-deben": DEBEN_SHOWN}
PIROGUE_LINES: Final = {
    "notches": NOTCHED,
    "supply": SUPPLY,
    "shown-pirogues": PIROGUES_SHOWN,
    "boxed-pirogues": PIROGUES_BOXED,
}
SAID_ONCE: Final = ("turn", "over", "ankh", "row0", "row1", "row2", "row3", "row4", "row5", "rng", "seed", "reveals")


def parse_position(text: str, options: vec[i64], rng: Rng) -> State:
    """A position, or an explicit set-up: what is not mentioned goes to the box, the bag and the supply.

    A line `box`, `bag` or `supply` says that it lists everything there: then nothing may be missing.
    """
    s = bare_state(options, rng)
    lines = read_lines(text, lambda words: _read_line(s, words), _said_once)
    if "box" not in lines:
        _complete_tiles(s)
    if "bag" not in lines:
        _complete_deben(s)
    if "supply" not in lines:
        _complete_pirogues(s)
    check_box(s)
    check_table(s)
    if s.over:
        check_the_end(s, lines)
        return s
    if s.depth == 0:
        # Without a question it is the turn of who is named: in the centre while the ankh is off the board.
        s.ask(CHOOSE_CENTRE_TILE if s.ankh_field == NO_FIELD else CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    check_the_question(s, lines)
    return s


def _said_once(words: list[str]) -> str:
    return words[0] if words[0] in SAID_ONCE else ""


# ---- lines


def _read_line(s: State, words: list[str]) -> None:
    place, items = words[0], words[1:]
    if place in ("A", "B") and items:
        _read_seat_line(s, parse_seat(place, 2), items[0], items[1:])
    elif place == "turn" and len(items) == 1:
        s.turn = parse_seat(items[0], 2)
    elif place == "over" and not items:
        s.over = True
    elif place == "ask" and len(items) >= 2:
        question, (x, y, z) = read_question(QUESTIONS, items[1], items[2:], 2)
        s.ask(question, 1 << parse_seat(items[0], 2), x, y, z)
    elif place == "ankh" and len(items) == 2:
        s.ankh_field = find_field(items[0])
        s.ankh_orientation = find_name(items[1], tuple(ORIENTATIONS), "orientation")
    elif place[:3] == "row" and place[3:] in tuple("012345"):
        _read_market_row(s, int(place[3:]), items)
    elif place == "pile":
        _read_pile(s, items)
    elif place == "box":
        _read_tiles(s, BOX, items)
    elif place == "aside":
        _read_tiles(s, ASIDE, items)
    elif place in DEBEN_LINES:
        _read_deben(s, DEBEN_LINES[place], items)
    elif place in PIROGUE_LINES:
        _read_pirogues(s, PIROGUE_LINES[place], items)
    else:
        read_line_of_all_games(s, place, items)


def _read_seat_line(s: State, seat: int, what: str, items: list[str]) -> None:
    if what in TILE_LINES:
        _read_tiles(s, TILE_LINES[what] + seat, items)
    elif what == "laid" and items:
        _read_laid(s, seat, find_name(items[0], GOODS, "goods"), items[1:])
    elif what == "harvest":
        for item in items:
            add_beside(s, seat, find_name(item, GOODS[:HARVEST_GOODS], "goods for a harvest"), HARVESTS)
            add_pirogue(s, FRONT + seat, _find_pirogue(s, PIROGUE_NAMES[HARVEST]))
    elif what == "pirogues":
        _read_pirogues(s, FRONT + seat, items)
    elif what == "deben":
        _read_deben(s, DEBEN_HELD + seat, items)
    else:
        raise BadNotation(f"a player has no {what!r}; there is hand, corruption, laid, harvest, pirogues and deben.")


def _find_tile(s: State, item: str) -> int:
    """The kind of one more tile on the table."""
    kind = find_name(item, TILE_NAMES, "tile")
    check_no_more(count_kind(s, kind) + 1, int(COPIES_OF[kind]), f"tiles {item}")
    return kind


def _read_tiles(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        kind = _find_tile(s, item)
        if place == ASIDE and TILE_KINDS[kind].back != STARTING_BACK:
            raise BadSetup(f"only starting tiles are set aside, and {item} is not one.")
        add_tile(s, place, kind)


def _read_laid(s: State, seat: int, goods: int, items: list[str]) -> None:
    for item in items:
        kind = _find_tile(s, item)
        if kind < FIRST_JOKER and TILE_KINDS[kind].goods != goods:
            raise BadSetup(f"{item} cannot lie with {GOODS[goods]}; only {GOODS[goods]} and jokers can.")
        add_tile(s, LAID + seat, kind)
        if kind >= FIRST_JOKER:
            add_beside(s, seat, goods, kind - FIRST_JOKER)
    if not laid_out(s, seat, goods):
        raise BadSetup(f"jokers alone cannot be laid out as {GOODS[goods]}; one tile must show {GOODS[goods]}.")


def _read_market_row(s: State, row: int, items: list[str]) -> None:
    if len(items) != SIDE:
        raise BadNotation(f"a row of the market has {SIDE} fields, not {len(items)} ('.' is an empty one).")
    for column, item in enumerate(items):
        if item not in (".", "@"):  # @ marks the ankh's own, empty field
            s.market[row * SIDE + column] = u8(_find_tile(s, item))


def _read_pile(s: State, items: list[str]) -> None:
    tiles = int(s.pile_left) + len(items)
    if tiles > 55:
        raise BadSetup(f"the pile has at most 55 tiles, not {tiles}.")
    for item in reversed(items):
        kind = _find_tile(s, item)
        if TILE_KINDS[kind].back == STARTING_BACK:
            raise BadSetup(f"{item} is a starting tile; they are never in the pile.")
        s.pile[s.pile_left] = u8(kind)
        s.pile_left += 1


def _read_deben(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        value = whole_number(item) - LOWEST_DEBEN
        if not 0 <= value < DEBEN:
            raise BadSetup(f"there is no deben of {item}; they are worth 3 to 9.")
        check_no_more(count_deben_of(s, value) + 1, int(DEBEN_COPIES[value]), f"deben of {item}")
        add_deben(s, place, value)


def _find_pirogue(s: State, item: str) -> int:
    """One more pirogue on the table."""
    pirogue = find_name(item, PIROGUE_NAMES, "pirogue")
    check_no_more(count_pirogues_of(s, pirogue) + 1, int(PIROGUE_COPIES[pirogue]), f"pirogues {item}")
    return pirogue


def _read_pirogues(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        add_pirogue(s, place, _find_pirogue(s, item))
    if count_pirogues(s, NOTCHED) > NOTCHES:
        raise BadSetup(f"there are {NOTCHES} notches, not {count_pirogues(s, NOTCHED)}.")


# ---- completing


def _complete_tiles(s: State) -> None:
    for kind in range(KINDS):
        for _ in range(int(COPIES_OF[kind]) - count_kind(s, kind)):
            add_tile(s, BOX, kind)


def _complete_deben(s: State) -> None:
    for value in range(DEBEN):
        for _ in range(int(DEBEN_COPIES[value]) - count_deben_of(s, value)):
            add_deben(s, BAG, value)


def _complete_pirogues(s: State) -> None:
    """What is not mentioned is the supply; but a pirogue that the question follows from has been boxed."""
    for pirogue in ASKING[int(s.question())].revealed if s.depth > 0 else ():
        if pirogues_of(s, PIROGUES_BOXED, pirogue) == 0 and count_pirogues_of(s, pirogue) < PIROGUE_COPIES[pirogue]:
            add_pirogue(s, PIROGUES_BOXED, pirogue)
    for pirogue in range(PIROGUES):
        for _ in range(int(PIROGUE_COPIES[pirogue]) - count_pirogues_of(s, pirogue)):
            add_pirogue(s, SUPPLY, pirogue)
