"""The questions of a turn: take, sell or play; and what follows from taking."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name
from shedet.games.sobek2p.actions import KEEP_TILE, PLAY, REFILL, SELL, TAKE, TRADE_TILE, TURN_ANKH
from shedet.games.sobek2p.components import (
    CENTRE,
    CHARACTERS,
    FIELDS,
    KIND_OF_CHARACTER,
    LINE,
    LINE_START,
    NO_TILE,
    TILE_NAMES,
    field_name,
    find_field,
)
from shedet.games.sobek2p.rules.characters import play_character
from shedet.games.sobek2p.rules.selling import begin_sale, jokers, sellable
from shedet.games.sobek2p.rules.taking import (
    any_line_has_tile,
    line_has_tile,
    refill_the_market,
    take_tile,
    trade_tile,
    turn_ankh,
)
from shedet.games.sobek2p.state import HAND, NAMED_FIELD, TAKEN_KIND, State, tiles_of

# ---- a turn: take, sell or play; there is no passing [P-TURN-1]


@final
class ChooseAction(Question[State]):
    """Any tile on the ankh's line, or the refill of an empty one, sets, characters. [P-TAKE-1, P-TAKE-6, P-TAKE-7]"""

    name = "choose-action"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = tiles_on_the_line(s)
        if len(found) == 0 and s.pile_left > 0:
            found = append(found, i64(REFILL))
        return add_sales_and_characters(s, seat, found)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        answer_turn(s, seat, action)


@final
class ChoosePyramidAction(Question[State]):
    """As in a turn, but the ankh may first be turned: any tile on its four lines may be taken. [P-PIR-1]

    It may also be left on an empty line, and the market refilled.
    """

    name = "choose-pyramid-action"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=48)
        if any_line_has_tile(s, s.ankh_field):
            for field in range(FIELDS):
                if s.market[field] != NO_TILE and in_line(s.ankh_field, field):
                    found = append(found, TAKE + field)
        if s.pile_left > 0 and not line_has_tile(s, s.ankh_field, s.ankh_orientation):
            found = append(found, i64(REFILL))
        return add_sales_and_characters(s, seat, found)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        answer_turn(s, seat, action)


def tiles_on_the_line(s: State) -> vec[i64]:
    found = vec[i64](capacity=32)
    line = s.ankh_field * 4 + s.ankh_orientation
    for at in range(LINE_START[line], LINE_START[line + 1]):
        field = LINE[at]
        if s.market[field] != NO_TILE:
            found = append(found, TAKE + field)
    return found


def in_line(start: i64, end: i64) -> bool:
    """Whether two fields share a row, a column or a diagonal."""
    for at in range(LINE_START[start * 4], LINE_START[start * 4 + 4]):
        if LINE[at] == end:
            return True
    return False


def add_sales_and_characters(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    available = jokers(s, HAND + seat)
    for goods in range(6):
        if sellable(s, seat, goods, available):
            found = append(found, SELL + goods)
    for character in range(CHARACTERS):
        if tiles_of(s, HAND + seat, KIND_OF_CHARACTER[character]) > 0:
            found = append(found, PLAY + character)
    return found


def answer_turn(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action < REFILL:
        take_tile(s, seat, action - TAKE)
    elif action == REFILL:
        refill_the_market(s, seat)
    elif action < PLAY:
        begin_sale(s, seat, action - SELL)
    else:
        play_character(s, seat, action - PLAY)


# ---- turns in which only taking is allowed


@final
class ChooseCentreTile(Question[State]):
    """The first turn, and after a refill: one of the centre tiles. [P-TURN-2, P-TAKE-6]"""

    name = "choose-centre-tile"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for field in CENTRE:
            if s.market[field] != NO_TILE:
                found = append(found, TAKE + field)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        take_tile(s, seat, action - TAKE)


@final
class TakeNamedTile(Question[State]):
    """The tile that the finger pointed at. [P-PIR-5]"""

    name = "take-named-tile"
    wants = "a field, such as `5,2`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE + s.detail(NAMED_FIELD)])

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        take_tile(s, seat, action - TAKE)

    def write(self, details: Details) -> list[str]:
        return [field_name(details[NAMED_FIELD])]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(find_field(words[0])) if len(words) == 1 else None


# ---- after taking


@final
class ChooseOrientation(Question[State]):
    """After taking a character: a line that points at a tile; any, if none does. [P-TAKE-4]"""

    name = "choose-orientation"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        none = not any_line_has_tile(s, s.ankh_field)
        for orientation in range(4):
            if none or line_has_tile(s, s.ankh_field, orientation):
                found = append(found, TURN_ANKH + orientation)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        turn_ankh(s, seat, action - TURN_ANKH)


@final
class KeepOrTrade(Question[State]):
    """Keep a tile with a deben, or box it for a deben. [P-TAKE-5]"""

    name = "keep-or-trade"
    wants = "a tile with a deben"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP_TILE, TRADE_TILE])

    def answer(self, s: State, seat: i64, action: i64) -> None:
        kind = s.detail(TAKEN_KIND)
        s.answered()
        if action == TRADE_TILE:
            trade_tile(s, seat, kind)

    def write(self, details: Details) -> list[str]:
        return [TILE_NAMES[details[TAKEN_KIND]]]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(find_name(words[0], TILE_NAMES, "tile")) if len(words) == 1 else None
