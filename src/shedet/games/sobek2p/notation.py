"""How we write it: text for every action and every position, and back.

Actions are a verb and a component (`take 5,2`, `sell wheat`, `reveal pyramid`). A whole sale may be written in
one line: `sell wheat wheat1- wheat1- merchant`. Positions are lines of a place and what lies there; see
docs/notation.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.game import parse_seat, seat_name
from shedet.core.position import lowest_seat
from shedet.core.rng import Rng
from shedet.core.text import find_name, generator_line, meant, read_generator, read_lines, whole_number
from shedet.games.sobek2p.actions import (
    ACTIONS,
    ADD,
    FINISH,
    LAYINGS,
    SELL,
    TAKE,
    Action,
    AddTile,
    ClaimTile,
    DiscardTile,
    Finish,
    KeepDeben,
    KeepTile,
    LayHarvest,
    LayTile,
    NameTile,
    PlayCharacter,
    Purge,
    RefillMarket,
    RevealPirogue,
    Sell,
    Steal,
    TakeTile,
    TradeTile,
    TurnAnkh,
    decode,
)
from shedet.games.sobek2p.components import (
    BACKS,
    CHARACTER_TABLE,
    COPIES_OF,
    DEBEN,
    DEBEN_COPIES,
    EYE,
    FIELDS,
    FINGER,
    FIRST_JOKER,
    GOODS,
    GROUPS,
    HARVEST,
    HARVEST_GOODS,
    KINDS,
    LOWEST_DEBEN,
    MUMMY,
    NO_FIELD,
    NO_TILE,
    NOTCHES,
    ORIENTATIONS,
    PIROGUE_COPIES,
    PIROGUE_NAMES,
    PIROGUES,
    PYRAMID,
    SIDE,
    STARTING_BACK,
    TILE_KINDS,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.decisions import legal_actions, tiles_on_the_line
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.selling import laid_out
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CHOOSE_DISCARD,
    CHOOSE_LAYING,
    CHOOSE_SET,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    HARVESTS,
    KEEP_OR_TRADE,
    LAID,
    NOTCHED,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    TAKE_NAMED_TILE,
    State,
    add_beside,
    add_deben,
    add_pirogue,
    add_tile,
    bare_state,
    beside,
    count_deben,
    count_pirogues,
    count_tiles,
    deben_of,
    pirogues_of,
    tiles_of,
)

# ---- actions


def _text(action: Action) -> str:
    match action:
        case TakeTile(field):
            return f"take {field_name(field)}"
        case RefillMarket():
            return "refill"
        case Sell(goods):
            return f"sell {GOODS[goods]}"
        case AddTile(kind):
            return f"add {TILE_NAMES[kind]}"
        case Finish():
            return "done"
        case PlayCharacter(character):
            return f"play {CHARACTER_TABLE[character].name}"
        case TurnAnkh(orientation):
            return f"turn {ORIENTATIONS[orientation]}"
        case KeepTile():
            return "keep tile"
        case TradeTile():
            return "trade tile"
        case RevealPirogue(pirogue):
            return f"reveal {PIROGUE_NAMES[pirogue]}"
        case KeepDeben(value):
            return f"keep {LOWEST_DEBEN + value}"
        case NameTile(field):
            return f"name {field_name(field)}"
        case LayHarvest(goods):
            return f"harvest {GOODS[goods]}"
        case ClaimTile(kind):
            return f"claim {TILE_NAMES[kind]}"
        case Steal(back):
            return f"steal {BACKS[back]}"
        case LayTile(kind, goods):
            return f"lay {TILE_NAMES[kind]}" + (f" {GOODS[goods]}" if kind >= FIRST_JOKER else "")
        case DiscardTile(kind):
            return f"discard {TILE_NAMES[kind]}"
        case Purge(group):
            return f"purge {GROUPS[group]}"


ACTION_TEXTS: Final = tuple(_text(decode(number)) for number in range(ACTIONS))
ACTION_NUMBERS: Final = {text: number for number, text in enumerate(ACTION_TEXTS)}


def parse_actions(text: str) -> list[int]:
    """The steps that a line stands for. [P-SELL-1]"""
    words = text.lower().split()
    if len(words) > 2 and words[0] == "sell":
        return _whole_sale(words[1], words[2:])
    known = " ".join(words)
    if known not in ACTION_NUMBERS:
        raise BadNotation(f"{text!r} is no action{meant(known, ACTION_TEXTS)}")
    return [ACTION_NUMBERS[known]]


def _whole_sale(goods: str, tiles: list[str]) -> list[int]:
    kinds = sorted(find_name(tile, TILE_NAMES, "tile") for tile in tiles)
    return [SELL + find_name(goods, GOODS, "goods"), *(ADD + kind for kind in kinds), FINISH]


# ---- questions

QUESTION_NAMES: Final = (
    "choose-action",
    "choose-centre-tile",
    "choose-pyramid-action",
    "take-named-tile",
    "choose-orientation",
    "keep-or-trade",
    "choose-set",
    "choose-pirogue",
    "choose-shown-pirogue",
    "choose-deben",
    "name-tile",
    "choose-harvest",
    "choose-claim",
    "choose-theft",
    "choose-laying",
    "choose-market-tile",
    "choose-discard",
    "choose-purge",
)


def question_details(question: int, x: int, y: int, z: int) -> list[str]:
    """The details of a question in words: all of them are known to the whole table."""
    if question == TAKE_NAMED_TILE:
        return [field_name(x)]
    if question == KEEP_OR_TRADE:
        return [TILE_NAMES[x]]
    if question == CHOOSE_SET:
        return [GOODS[x], str(y), *([TILE_NAMES[z]] if y else [])]
    if question == CHOOSE_LAYING:
        return [str(y), GOODS[z]] if x else []
    return []


def _parse_details(question: int, words: list[str]) -> tuple[int, int, int]:
    if question == TAKE_NAMED_TILE and len(words) == 1:
        return parse_field(words[0]), 0, 0
    if question == KEEP_OR_TRADE and len(words) == 1:
        return find_name(words[0], TILE_NAMES, "tile"), 0, 0
    if question == CHOOSE_SET and len(words) in (2, 3):
        last = find_name(words[2], TILE_NAMES, "tile") if len(words) == 3 else 0
        return find_name(words[0], GOODS, "goods"), whole_number(words[1]), last
    if question == CHOOSE_LAYING and len(words) == 2:
        return 1, whole_number(words[0]), find_name(words[1], GOODS, "goods")
    if words or question in (TAKE_NAMED_TILE, KEEP_OR_TRADE, CHOOSE_SET):
        raise BadNotation(f"{' '.join(words)!r} are not the details of {QUESTION_NAMES[question]}.")
    return 0, 0, 0


def parse_field(text: str) -> int:
    column, comma, row = text.partition(",")
    if comma and column in tuple("012345") and row in tuple("012345"):
        return int(row) * SIDE + int(column)
    raise BadNotation(f"{text!r} is no field; fields are written column,row from 0,0 to 5,5.")


# ---- writing positions


def tile_list(s: State, place: i64) -> list[str]:
    return [TILE_NAMES[kind] for kind in range(KINDS) for _ in range(int(tiles_of(s, place, kind)))]


def laid_list(s: State, seat: i64, goods: int) -> list[str]:
    """The tiles laid out as these goods, jokers last."""
    names = []
    for kind in range(FIRST_JOKER):
        if TILE_KINDS[kind].goods == goods:
            names += [TILE_NAMES[kind]] * int(tiles_of(s, LAID + seat, kind))
    for kind in range(FIRST_JOKER, KINDS):
        names += [TILE_NAMES[kind]] * int(beside(s, seat, goods, kind - FIRST_JOKER))
    return names


def harvest_list(s: State, seat: i64) -> list[str]:
    """The goods that harvests lie with."""
    return [GOODS[goods] for goods in range(HARVEST_GOODS) for _ in range(int(beside(s, seat, goods, HARVESTS)))]


def deben_list(s: State, place: i64) -> list[int]:
    return [LOWEST_DEBEN + value for value in range(DEBEN) for _ in range(int(deben_of(s, place, value)))]


def pirogue_list(s: State, place: i64) -> list[str]:
    return [PIROGUE_NAMES[p] for p in range(PIROGUES) for _ in range(int(pirogues_of(s, place, p)))]


def pile_list(s: State) -> list[str]:
    """The pile from the top."""
    return [TILE_NAMES[int(s.pile[at])] for at in range(int(s.pile_left) - 1, -1, -1)]


def market_rows(s: State) -> list[list[str]]:
    """`.` is an empty field, `?` a character that lies face down."""
    signs = (*TILE_NAMES, ".", "?")
    return [[signs[int(s.market[row * SIDE + column])] for column in range(SIDE)] for row in range(SIDE)]


def position_text(s: State) -> str:
    lines = [f"turn {seat_name(int(s.turn))}"]
    lines += ["over"] if s.over else _question_lines(s)
    if s.ankh_field != NO_FIELD:
        lines.append(f"ankh {field_name(int(s.ankh_field))} {ORIENTATIONS[int(s.ankh_orientation)]}")
    width = max(len(name) for row in market_rows(s) for name in row)
    for number, row in enumerate(market_rows(s)):
        lines.append(f"row{number} " + " ".join(name.ljust(width) for name in row).rstrip())
    for seat in range(2):
        lines += _seat_lines(s, seat)
    lines += [
        _line("pile", pile_list(s)),
        _line("aside", tile_list(s, ASIDE)),
        _line("box", tile_list(s, BOX)),
        _line("bag", deben_list(s, BAG)),
        _line("shown-deben", deben_list(s, DEBEN_SHOWN)),
        _line("notches", pirogue_list(s, NOTCHED)),
        _line("supply", pirogue_list(s, SUPPLY)),
        _line("shown-pirogues", pirogue_list(s, PIROGUES_SHOWN)),
        _line("boxed-pirogues", pirogue_list(s, PIROGUES_BOXED)),
        generator_line(s.rng),
        f"reveals {s.reveals}",
    ]
    return "\n".join(lines) + "\n"


def _line(place: str, items: list[str] | list[int]) -> str:
    return " ".join([place, *(str(item) for item in items)])


def _question_lines(s: State) -> list[str]:
    lines = []
    for at in range(0, int(s.depth) * 5, 5):
        question, seats, x, y, z = (int(s.stack[at + i]) for i in range(5))
        details = question_details(question, x, y, z)
        lines.append(" ".join(["ask", seat_name(seats - 1), QUESTION_NAMES[question], *details]))
    return lines


def _seat_lines(s: State, seat: int) -> list[str]:
    name = seat_name(seat)
    lines = [_line(f"{name} hand", tile_list(s, HAND + seat))]
    lines.append(_line(f"{name} corruption", tile_list(s, CORRUPTION + seat)))
    for goods in range(len(GOODS)):
        if laid_list(s, seat, goods):
            lines.append(_line(f"{name} laid {GOODS[goods]}", laid_list(s, seat, goods)))
    harvests = harvest_list(s, seat)
    lines.append(_line(f"{name} harvest", harvests))
    pirogues = pirogue_list(s, FRONT + seat)
    for _ in harvests:
        pirogues.remove("harvest")
    lines.append(_line(f"{name} pirogues", pirogues))
    lines.append(_line(f"{name} deben", deben_list(s, DEBEN_HELD + seat)))
    return lines


# ---- reading positions

TILE_LINES: Final = {"hand": HAND, "corruption": CORRUPTION}
DEBEN_LINES: Final = {"bag": BAG, "shown-deben": DEBEN_SHOWN}
PIROGUE_LINES: Final = {
    "notches": NOTCHED,
    "supply": SUPPLY,
    "shown-pirogues": PIROGUES_SHOWN,
    "boxed-pirogues": PIROGUES_BOXED,
}


def parse_position(text: str, options: vec[i64], rng: Rng) -> State:
    """A position, or an explicit set-up: what is not mentioned goes to the box, the bag and the supply.

    A line `box`, `bag` or `supply` says that it lists everything there: then nothing may be missing.
    """
    s = bare_state(options, rng)
    mentioned = read_lines(text, lambda words: _read_line(s, words))
    _complete_tiles(s, "box" in mentioned)
    _complete_deben(s, "bag" in mentioned)
    _complete_pirogues(s, "supply" in mentioned)
    if not s.over:
        _complete_questions(s)
    return s


def _read_line(s: State, words: list[str]) -> None:
    place, items = words[0], words[1:]
    if place in ("A", "B") and items:
        _read_seat_line(s, parse_seat(place, 2), items[0], items[1:])
    elif place == "turn" and len(items) == 1:
        s.turn = parse_seat(items[0], 2)
    elif place == "over" and not items:
        s.over = True
    elif place == "ask" and len(items) >= 2:
        question = find_name(items[1], QUESTION_NAMES, "question")
        x, y, z = _parse_details(question, items[2:])
        s.ask(question, 1 << parse_seat(items[0], 2), x, y, z)
    elif place == "ankh" and len(items) == 2:
        s.ankh_field = parse_field(items[0])
        s.ankh_orientation = find_name(items[1], tuple(ORIENTATIONS), "orientation")
    elif place[:3] == "row" and place[3:] in tuple("012345"):
        _read_market_row(s, int(place[3:]), items)
    elif place == "pile":
        _read_pile(s, items)
    elif place in ("aside", "box"):
        _read_tiles(s, ASIDE if place == "aside" else BOX, items)
    elif place in DEBEN_LINES:
        _read_deben(s, DEBEN_LINES[place], items)
    elif place in PIROGUE_LINES:
        _read_pirogues(s, PIROGUE_LINES[place], items)
    elif place in ("rng", "seed"):
        s.rng = read_generator(place, items)
    elif place == "reveals" and len(items) == 1:
        s.reveals = whole_number(items[0])
    else:
        raise BadNotation(f"{' '.join(words)!r} is no line of a position.")


def _read_seat_line(s: State, seat: int, what: str, items: list[str]) -> None:
    if what in TILE_LINES:
        _read_tiles(s, TILE_LINES[what] + seat, items)
    elif what == "laid" and items:
        _read_laid(s, seat, find_name(items[0], GOODS, "goods"), items[1:])
    elif what == "harvest":
        for item in items:
            add_beside(s, seat, find_name(item, GOODS[:HARVEST_GOODS], "goods for a harvest"), HARVESTS)
            add_pirogue(s, FRONT + seat, HARVEST)
    elif what == "pirogues":
        _read_pirogues(s, FRONT + seat, items)
    elif what == "deben":
        _read_deben(s, DEBEN_HELD + seat, items)
    else:
        raise BadNotation(
            f"{what!r} is nothing a player has; it is hand, corruption, laid, harvest, pirogues or deben."
        )


def _read_tiles(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        kind = find_name(item, TILE_NAMES, "tile")
        if place == ASIDE and TILE_KINDS[kind].back != STARTING_BACK:
            raise BadSetup(f"only starting tiles are set aside; {item} is none.")
        add_tile(s, place, kind)


def _read_laid(s: State, seat: int, goods: int, items: list[str]) -> None:
    for item in items:
        kind = find_name(item, TILE_NAMES, "tile")
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
            s.market[row * SIDE + column] = u8(find_name(item, TILE_NAMES, "tile"))


def _read_pile(s: State, items: list[str]) -> None:
    if len(items) > 55:
        raise BadSetup(f"the pile has at most 55 tiles, not {len(items)}.")
    for item in reversed(items):
        kind = find_name(item, TILE_NAMES, "tile")
        if TILE_KINDS[kind].back == STARTING_BACK:
            raise BadSetup(f"{item} is a starting tile; they are never in the pile.")
        s.pile[s.pile_left] = u8(kind)
        s.pile_left += 1


def _read_deben(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        value = whole_number(item) - LOWEST_DEBEN
        if not 0 <= value < DEBEN:
            raise BadSetup(f"there is no deben of {item}; they are worth 3 to 9.")
        add_deben(s, place, value)


def _read_pirogues(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        add_pirogue(s, place, find_name(item, PIROGUE_NAMES, "pirogue"))


# ---- completing and checking


def count_kind(s: State, kind: int) -> int:
    """How many tiles of a kind are anywhere."""
    total = sum(int(tiles_of(s, place, kind)) for place in range(ASIDE + 1))
    total += sum(1 for field in range(FIELDS) if int(s.market[field]) == kind)
    return total + sum(1 for at in range(int(s.pile_left)) if int(s.pile[at]) == kind)


def _complete_tiles(s: State, all_listed: bool) -> None:
    for kind in range(KINDS):
        copies = int(COPIES_OF[kind])
        found = count_kind(s, kind)
        if found > copies:
            raise BadSetup(f"{found} tiles {TILE_NAMES[kind]} are on the table, but the box has only {copies}.")
        if found < copies and all_listed:
            raise BadSetup(f"{copies - found} of {copies} tiles {TILE_NAMES[kind]} are missing.")
        for _ in range(copies - found):
            add_tile(s, BOX, kind)


def _complete_deben(s: State, all_listed: bool) -> None:
    for value in range(DEBEN):
        copies = int(DEBEN_COPIES[value])
        found = sum(int(deben_of(s, place, value)) for place in range(BAG, DEBEN_SHOWN + 1))
        if found > copies:
            raise BadSetup(f"{found} deben of {LOWEST_DEBEN + value} are on the table, but the box has only {copies}.")
        if found < copies and all_listed:
            raise BadSetup(f"{copies - found} of {copies} deben of {LOWEST_DEBEN + value} are missing.")
        for _ in range(copies - found):
            add_deben(s, BAG, value)


def _complete_pirogues(s: State, all_listed: bool) -> None:
    if count_pirogues(s, NOTCHED) > NOTCHES:
        raise BadSetup(f"there are {NOTCHES} notches, not {count_pirogues(s, NOTCHED)}.")
    for pirogue in range(PIROGUES):
        copies = int(PIROGUE_COPIES[pirogue])
        found = sum(int(pirogues_of(s, place, pirogue)) for place in range(NOTCHED, PIROGUES_BOXED + 1))
        if found > copies:
            raise BadSetup(f"{found} pirogues {PIROGUE_NAMES[pirogue]} are on the table; the box has only {copies}.")
        if found < copies and all_listed:
            raise BadSetup(f"{copies - found} of {copies} pirogues {PIROGUE_NAMES[pirogue]} are missing.")
        for _ in range(copies - found):
            add_pirogue(s, SUPPLY, pirogue)


def _complete_questions(s: State) -> None:
    """Without a question it is the turn of who is named: in the centre while the ankh is off the board."""
    if s.depth == 0:
        s.ask(CHOOSE_CENTRE_TILE if s.ankh_field == NO_FIELD else CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    _check_ankh(s)
    _check_fronts(s)
    _check_question(s)
    if len(legal_actions(s)) == 0:
        raise BadSetup("nobody can do anything in this position; the game would be over.")


def _check_ankh(s: State) -> None:
    if s.ankh_field != NO_FIELD and s.market[s.ankh_field] != NO_TILE:
        raise BadSetup("the ankh stands on an empty field, but a tile lies on its field.")
    if (s.ankh_field == NO_FIELD) != (s.question() == CHOOSE_CENTRE_TILE):
        raise BadSetup("the ankh is off the board while a centre tile is to be taken, and on it otherwise.")


def _check_fronts(s: State) -> None:
    """Only pirogues that stay lie before a player, and harvests with goods that are there. [P-PIR-6]"""
    for seat in range(2):
        for pirogue in (PYRAMID, EYE, FINGER, MUMMY):
            if pirogues_of(s, FRONT + seat, pirogue) > 0:
                raise BadSetup(f"{PIROGUE_NAMES[pirogue]} is boxed when it is revealed; it lies before nobody.")
        for goods in range(HARVEST_GOODS):
            if beside(s, seat, goods, HARVESTS) > 0 and not laid_out(s, seat, goods):
                raise BadSetup(f"a harvest cannot lie with {GOODS[goods]} that are not laid out.")


def _check_question(s: State) -> None:
    """The tile that a question is about must be there."""
    question = s.question()
    seat = lowest_seat(s.asked())
    if question == KEEP_OR_TRADE:
        kind = int(s.detail(0))
        if not TILE_KINDS[kind].deben or tiles_of(s, HAND + seat, kind) == 0:
            raise BadSetup(f"{TILE_NAMES[kind]} is no tile with a deben in the hand of {seat_name(int(seat))}.")
        if count_deben(s, BAG) == 0:
            raise BadSetup("the bag is empty; there is nothing to trade for.")
    if question == TAKE_NAMED_TILE and TAKE + s.detail(0) not in tiles_on_the_line(s):
        raise BadSetup(f"no tile lies at {field_name(int(s.detail(0)))} on the ankh's line to be named.")
    if question == CHOOSE_DISCARD and count_tiles(s, HAND + seat) <= HAND_LIMIT:
        raise BadSetup(f"{seat_name(int(seat))} has no more than {HAND_LIMIT} tiles in hand and discards none.")
    if question == CHOOSE_LAYING and s.detail(1) >= LAYINGS:
        raise BadSetup(f"there are {LAYINGS} ways to lay a tile, counted from 0, not {s.detail(1)}.")
