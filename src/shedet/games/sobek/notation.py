"""How we write it: text for every action and every position, and back.

Actions are a verb and a component (`take 3`, `set wheat`, `use flood`). A whole set may be written in one line:
`set wheat wheat1 wheat1 merchant`. Positions are lines of a place and what lies there; see docs/notation.md.
"""

from typing import Final

from mypy_extensions import i64

from shedet.core.errors import UnknownAction
from shedet.core.game import seat_name
from shedet.core.question import question_lines
from shedet.core.text import find_name, line_of, lines_of_all_games, meant, steps_of
from shedet.games.sobek.actions import (
    ACTIONS,
    ADD,
    FINISH,
    SET,
    Action,
    AddCard,
    ChooseSeat,
    ChooseSet,
    ClaimCard,
    DiscardCard,
    Finish,
    PlayCharacter,
    Purge,
    Steal,
    TakeCard,
    UseToken,
    decode,
)
from shedet.games.sobek.components import (
    BACKS,
    CARD_NAMES,
    CHARACTER_TABLE,
    GOODS,
    KINDS,
    TOKEN_NAMES,
    TOKENS,
)
from shedet.games.sobek.decisions import QUESTIONS
from shedet.games.sobek.state import (
    AMULET_SET,
    CORRUPTION,
    DISCARDS,
    HAND,
    HORIZONTAL,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    REMOVED,
    SET_ASIDE,
    SLOT_NAMES,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    cards_of,
    count_cards,
    curses,
    laid_place,
    progress_of,
    prosperities,
    set_exists,
    tokens_of,
)

THEFT_BACKS: Final = (*BACKS, "nothing")

# ---- actions


def _characters_of(goods: int) -> list[str]:
    return [row.name for row in CHARACTER_TABLE if row.goods == goods]


def _purge_text(goods: int, characters: int) -> str:
    """`purge cattle`, `purge cattle with vizier`; a goods type has one character or two."""
    names = _characters_of(goods)
    going = [names[i] if i < len(names) else "-" for i in range(2) if (characters >> i) & 1]
    return f"purge {GOODS[goods]}" + (f" with {' '.join(going)}" if going else "")


def _text(action: Action) -> str:
    match action:
        case TakeCard(place):
            return f"take {place + 1}"
        case PlayCharacter(character):
            return f"play {CHARACTER_TABLE[character].name}"
        case ChooseSet(slot):
            return f"set {SLOT_NAMES[slot]}"
        case AddCard(kind):
            return f"add {CARD_NAMES[kind]}"
        case Finish():
            return "done"
        case UseToken(token):
            return f"use {TOKEN_NAMES[token]}"
        case ChooseSeat(seat):
            return f"choose {seat_name(seat)}"
        case Purge(goods, characters):
            return _purge_text(goods, characters)
        case Steal(seat, back):
            return f"steal {THEFT_BACKS[back]} from {seat_name(seat)}"
        case ClaimCard(kind):
            return f"claim {CARD_NAMES[kind]}"
        case DiscardCard(kind):
            return f"discard {CARD_NAMES[kind]}"


ACTION_TEXTS: Final = tuple(_text(decode(number)) for number in range(ACTIONS))
ACTION_NUMBERS: Final = {text.lower(): number for number, text in enumerate(ACTION_TEXTS)}


def parse_actions(text: str) -> list[int]:
    """The steps that a line stands for: one, a whole set, or several with semicolons. [S-SETS-1]"""
    steps: list[int] = []
    for step in steps_of(text.replace(",", " ")):
        steps += _parse_step(step)
    return steps


def _parse_step(known: str) -> list[int]:
    words = known.split()
    if len(words) > 2 and words[0] == "set":
        slot = find_name(words[1], SLOT_NAMES, "set")
        kinds = sorted(find_name(card, CARD_NAMES, "card") for card in words[2:])
        return [SET + slot, *(ADD + kind for kind in kinds), FINISH]
    if known not in ACTION_NUMBERS:
        raise UnknownAction(known, meant(known, ACTION_TEXTS))
    return [ACTION_NUMBERS[known]]


# ---- writing positions


def card_list(s: State, place: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(int(cards_of(s, place, kind)))]


def token_list(s: State, place: i64) -> list[str]:
    return [TOKEN_NAMES[token] for token in range(TOKENS) for _ in range(int(tokens_of(s, place, token)))]


def queue_list(s: State) -> list[str]:
    """The queue from the front; `?` is a character that lies face down."""
    signs = (*CARD_NAMES, ".", "?")
    return [signs[int(s.queue[quay])] for quay in range(int(s.queue_left))]


def deck_list(s: State) -> list[str]:
    """The deck from the top."""
    return [CARD_NAMES[int(s.deck[at])] for at in range(int(s.deck_left) - 1, -1, -1)]


def prosperity_list(s: State, seat: i64) -> list[str]:
    """The sets that prosperity tokens lie on."""
    slots = range(AMULET_SET + 1)
    return [SLOT_NAMES[slot] for slot in slots for _ in range(int(prosperities(s, seat, slot)))]


def position_text(s: State) -> str:
    lines = [f"players {s.players}", f"round {s.round}", f"turn {seat_name(int(s.turn))}"]
    lines += ["over"] if s.over else question_lines(QUESTIONS, s)
    lines.append(line_of("queue", queue_list(s)))
    for seat in range(int(s.players)):
        lines += _seat_lines(s, seat)
    lines += [
        line_of("deck", deck_list(s)),
        line_of("removed", card_list(s, REMOVED)),
        line_of("discards", card_list(s, DISCARDS)),
        line_of("tokens", token_list(s, TOKEN_PILE)),
        line_of("removed-tokens", token_list(s, TOKENS_REMOVED)),
        line_of("used-tokens", token_list(s, TOKENS_USED)),
        *lines_of_all_games(s),
    ]
    return "\n".join(lines) + "\n"


def _seat_lines(s: State, seat: int) -> list[str]:
    name = seat_name(seat)
    lines = [f"{name} score {s.scores[seat]}", line_of(f"{name} hand", card_list(s, HAND + seat))]
    lines.append(line_of(f"{name} corruption", card_list(s, CORRUPTION + seat)))
    if count_cards(s, SET_ASIDE + seat) > 0:
        lines.append(line_of(f"{name} aside", card_list(s, SET_ASIDE + seat)))
    for slot in range(AMULET_SET + 1):
        if set_exists(s, seat, slot):
            lines.append(line_of(f"{name} set {SLOT_NAMES[slot]}", card_list(s, laid_place(seat, slot))))
    lines.append(line_of(f"{name} horizontal", card_list(s, laid_place(seat, HORIZONTAL))))
    lines.append(f"{name} curses {curses(s, seat)}")
    lines.append(line_of(f"{name} prosperity", prosperity_list(s, seat)))
    group = int(progress_of(s, seat, LAYING_GROUP))
    if group > 0:
        last = CARD_NAMES[int(progress_of(s, seat, LAYING_LAST))]
        lines.append(f"{name} laying {SLOT_NAMES[group - 1]} {progress_of(s, seat, LAYING_COUNT)} {last}")
    return lines
