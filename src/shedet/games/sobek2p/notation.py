"""How we write it: text for every action and every position, and back.

Actions are a verb and a component (`take 5,2`, `sell wheat`, `reveal pyramid`). A whole sale may be written in
one line: `sell wheat wheat1- wheat1- merchant`. Positions are lines of a place and what lies there; see
docs/notation.md.
"""

from typing import Final

from mypy_extensions import i64

from shedet.core.errors import UnknownAction
from shedet.core.game import seat_name
from shedet.core.question import question_lines
from shedet.core.text import find_name, line_of, lines_of_all_games, meant, steps_of
from shedet.games.sobek2p.actions import (
    ACTIONS,
    ADD,
    FINISH,
    SELL,
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
    DEBEN,
    FIRST_JOKER,
    GOODS,
    GROUPS,
    HARVEST_GOODS,
    KINDS,
    LOWEST_DEBEN,
    NO_FIELD,
    ORIENTATIONS,
    PIROGUE_NAMES,
    PIROGUES,
    SIDE,
    TILE_KINDS,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.decisions import QUESTIONS
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
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
    beside,
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
    """The steps that a line stands for: one, a whole sale, or several with semicolons. [P-SELL-1]"""
    steps: list[int] = []
    for step in steps_of(text):
        steps += _parse_step(step)
    return steps


def _parse_step(step: str) -> list[int]:
    words = step.replace(",", " ").split()
    if len(words) > 2 and words[0] == "sell":
        return _whole_sale(words[1], words[2:])
    known = ",".join(part.strip() for part in step.split(","))
    if known not in ACTION_NUMBERS:
        raise UnknownAction(known, meant(known, ACTION_TEXTS))
    return [ACTION_NUMBERS[known]]


def _whole_sale(goods: str, tiles: list[str]) -> list[int]:
    sold = find_name(goods, GOODS, "goods")
    kinds = sorted(find_name(tile, TILE_NAMES, "tile") for tile in tiles)
    return [SELL + sold, *(ADD + kind for kind in kinds), FINISH]


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
    lines += ["over"] if s.over else question_lines(QUESTIONS, s)
    if s.ankh_field != NO_FIELD:
        lines.append(f"ankh {field_name(int(s.ankh_field))} {ORIENTATIONS[int(s.ankh_orientation)]}")
    width = max(len(name) for row in market_rows(s) for name in row)
    for number, row in enumerate(market_rows(s)):
        lines.append(f"row{number} " + " ".join(name.ljust(width) for name in row).rstrip())
    for seat in range(2):
        lines += _seat_lines(s, seat)
    lines += [
        line_of("pile", pile_list(s)),
        line_of("aside", tile_list(s, ASIDE)),
        line_of("box", tile_list(s, BOX)),
        line_of("bag", deben_list(s, BAG)),
        line_of("shown-deben", deben_list(s, DEBEN_SHOWN)),
        line_of("notches", pirogue_list(s, NOTCHED)),
        line_of("supply", pirogue_list(s, SUPPLY)),
        line_of("shown-pirogues", pirogue_list(s, PIROGUES_SHOWN)),
        line_of("boxed-pirogues", pirogue_list(s, PIROGUES_BOXED)),
        *lines_of_all_games(s),
    ]
    return "\n".join(lines) + "\n"


def _seat_lines(s: State, seat: int) -> list[str]:
    name = seat_name(seat)
    lines = [line_of(f"{name} hand", tile_list(s, HAND + seat))]
    lines.append(line_of(f"{name} corruption", tile_list(s, CORRUPTION + seat)))
    for goods in range(len(GOODS)):
        if laid_list(s, seat, goods):
            lines.append(line_of(f"{name} laid {GOODS[goods]}", laid_list(s, seat, goods)))
    harvests = harvest_list(s, seat)
    lines.append(line_of(f"{name} harvest", harvests))
    pirogues = pirogue_list(s, FRONT + seat)
    for _ in harvests:
        pirogues.remove("harvest")
    lines.append(line_of(f"{name} pirogues", pirogues))
    lines.append(line_of(f"{name} deben", deben_list(s, DEBEN_HELD + seat)))
    return lines
