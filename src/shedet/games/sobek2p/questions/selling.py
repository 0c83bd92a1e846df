"""The questions of a sale: its tiles, then a pirogue; and what pirogues ask."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name, whole_number
from shedet.games.sobek2p.actions import ADD, FINISH, KEEP_DEBEN, LAY_HARVEST, NAME, REVEAL
from shedet.games.sobek2p.components import (
    DEBEN,
    FIRST_JOKER,
    FIRST_OF,
    GOODS,
    HARVEST_GOODS,
    KINDS,
    LINE,
    LINE_START,
    NO_TILE,
    PIROGUES,
    TILE_NAMES,
)
from shedet.games.sobek2p.rules.moving import lay_tile
from shedet.games.sobek2p.rules.pirogues import keep_deben, lay_harvest, name_tile, reveal_pirogue
from shedet.games.sobek2p.rules.selling import SET, laid_out, look_into_the_notches
from shedet.games.sobek2p.state import (
    DEBEN_SHOWN,
    HAND,
    LAID_SO_FAR,
    LAST_LAID,
    NOTCHED,
    SOLD_GOODS,
    State,
    deben_of,
    pirogues_of,
    tiles_of,
)

# ---- the tiles of a sale


@final
class ChooseSet(Question[State]):
    """Tiles of the goods, its characters, then jokers, in this order; finish from three on. [P-SELL-1, P-SELL-3]"""

    name = "choose-set"
    wants = "goods and how many tiles are laid, and the last of them: `wheat 0`, `wheat 1 wheat1-`"

    def options(self, s: State, seat: i64) -> vec[i64]:
        """A tile is offered only if three can still be reached after it. Jokers open a set only of goods that were laid
        out before. [P-SELL-2]"""
        goods, laid = s.detail(SOLD_GOODS), s.detail(LAID_SO_FAR)
        hand = HAND + seat
        found = vec[i64](capacity=24)
        left = usable_from(s, hand, goods, s.detail(LAST_LAID))
        kind = first_kind(goods, s.detail(LAST_LAID))
        while kind < KINDS and laid + left >= SET:
            if kind >= FIRST_JOKER and laid == 0 and not laid_out(s, seat, goods):
                break
            if tiles_of(s, hand, kind) > 0:
                found = append(found, ADD + kind)
                left -= tiles_of(s, hand, kind)
            kind = next_kind(goods, kind)
        if laid >= SET:
            found = append(found, i64(FINISH))
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """The last tile laid decides which may follow; finishing leads to the notches. [P-SELL-4]"""
        if action == FINISH:
            s.answered()
            look_into_the_notches(s, seat)
            return
        kind = action - ADD
        lay_tile(s, seat, kind, s.detail(SOLD_GOODS))
        s.set_detail(LAID_SO_FAR, s.detail(LAID_SO_FAR) + 1)
        s.set_detail(LAST_LAID, kind)

    def write(self, details: Details) -> list[str]:
        last = [TILE_NAMES[details[LAST_LAID]]] if details[LAID_SO_FAR] else []
        return [GOODS[details[SOLD_GOODS]], str(details[LAID_SO_FAR]), *last]

    def read(self, words: list[str], players: int) -> Details | None:
        laid = whole_number(words[1]) if len(words) > 1 else 0
        if len(words) != (3 if laid else 2):
            return None
        goods = find_name(words[0], GOODS, "goods")
        return Details(goods, laid, find_name(words[2], TILE_NAMES, "tile") if laid else 0)


def first_kind(goods: i64, last: i64) -> i64:
    """The first kind that may be laid: the last one again, or the goods' first."""
    return last if last > FIRST_OF[goods] else FIRST_OF[goods]


def next_kind(goods: i64, kind: i64) -> i64:
    """The next kind that counts as these goods: after their own come the jokers. [P-SELL-1]"""
    return FIRST_JOKER if kind + 1 == FIRST_OF[goods + 1] else kind + 1


def usable_from(s: State, hand: i64, goods: i64, last: i64) -> i64:
    """How many tiles of a hand may still join a set."""
    total: i64 = 0
    kind = first_kind(goods, last)
    while kind < KINDS:
        total += tiles_of(s, hand, kind)
        kind = next_kind(goods, kind)
    return total


# ---- pirogues


@final
class ChoosePirogue(Question[State]):
    """One of those in the notches, even one that can do nothing. [P-SELL-4]"""

    name = "choose-pirogue"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return pirogues_at(s, NOTCHED)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        reveal_pirogue(s, seat, action - REVEAL, NOTCHED)


def pirogues_at(s: State, place: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    for pirogue in range(PIROGUES):
        if pirogues_of(s, place, pirogue) > 0:
            found = append(found, REVEAL + pirogue)
    return found


@final
class ChooseDeben(Question[State]):
    """The eye: one of the two drawn. [P-PIR-4]"""

    name = "choose-deben"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=2)
        for value in range(DEBEN):
            if deben_of(s, DEBEN_SHOWN, value) > 0:
                found = append(found, KEEP_DEBEN + value)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        keep_deben(s, seat, action - KEEP_DEBEN)


@final
class NameTile(Question[State]):
    """The finger: any tile on the ankh's present line. [P-PIR-5]"""

    name = "name-tile"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        line = s.ankh_field * 4 + s.ankh_orientation
        for at in range(LINE_START[line], LINE_START[line + 1]):
            if s.market[LINE[at]] != NO_TILE:
                found = append(found, NAME + LINE[at])
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        name_tile(s, seat, action - NAME)


@final
class ChooseHarvest(Question[State]):
    """Wheat, cattle or fish laid out before the player. [P-PIR-6]"""

    name = "choose-harvest"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for goods in range(HARVEST_GOODS):
            if laid_out(s, seat, goods):
                found = append(found, LAY_HARVEST + goods)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        lay_harvest(s, seat, action - LAY_HARVEST)
