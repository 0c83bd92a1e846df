"""What characters ask, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name, whole_number
from shedet.games.sobek2p.actions import (
    CLAIM,
    DISCARD,
    FINISH,
    LAY,
    LAYINGS,
    PURGE,
    REVEAL,
    STEAL,
    TAKE,
    goods_of_laying,
    kind_of_laying,
)
from shedet.games.sobek2p.components import FIELDS, GOODS, KINDS, NO_TILE
from shedet.games.sobek2p.questions.selling import pirogues_at
from shedet.games.sobek2p.rules.characters import (
    HAND_LIMIT,
    claim_tile,
    discard_tile,
    purge,
    return_shown_pirogues,
    steal_tile,
    stealable,
)
from shedet.games.sobek2p.rules.moving import lay_tile, lift_from_market
from shedet.games.sobek2p.rules.pirogues import reveal_pirogue
from shedet.games.sobek2p.rules.selling import jokers, laid_out, own_tiles
from shedet.games.sobek2p.state import (
    CORRUPTION,
    COURTESAN_ONE_TYPE,
    FIRST_LAYING,
    HAND,
    LAYING_GOODS,
    LAYINGS_MADE,
    PIROGUES_SHOWN,
    State,
    count_tiles,
    tiles_of,
)


@final
class ChooseClaim(Question[State]):
    """The vizier: any tile of the opponent's corruption board. [P-CHAR-4]"""

    name = "choose-claim"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for kind in range(KINDS):
            if tiles_of(s, CORRUPTION + 1 - seat, kind) > 0:
                found = append(found, CLAIM + kind)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        claim_tile(s, seat, action - CLAIM)


@final
class ChooseTheft(Question[State]):
    """The thief: characters or goods, or one of the three backs; only what is in the opponent's hand.
    [P-CHAR-5, P-OPT-1]"""

    name = "choose-theft"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for back in range(3):
            if stealable(s, 1 - seat, back) > 0:
                found = append(found, STEAL + back)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        steal_tile(s, seat, action - STEAL)


@final
class ChooseLaying(Question[State]):
    """The courtesan: one tile, then perhaps a second, to goods already laid out; jokers to any of them. [P-CHAR-6]"""

    name = "choose-laying"
    wants = "nothing, or the number of the first laying and its goods"

    def options(self, s: State, seat: i64) -> vec[i64]:
        """The second laying never comes before the first in order, so that each pair is offered once. Whether a second
        is possible must not show: finishing is always a question. With the option `courtesan_one_type` both go to the
        same goods. [P-OPT-2]"""
        found = vec[i64](capacity=32)
        second = s.detail(LAYINGS_MADE) == 1
        if second:
            found = append(found, i64(FINISH))
        for laying in range(s.detail(FIRST_LAYING), LAYINGS):
            kind = kind_of_laying(laying)
            goods = goods_of_laying(laying)
            if tiles_of(s, HAND + seat, kind) == 0 or not laid_out(s, seat, goods):
                continue
            if second and s.options[COURTESAN_ONE_TYPE] == 1 and goods != s.detail(LAYING_GOODS):
                continue
            found = append(found, LAY + laying)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == FINISH:
            s.answered()
            return
        laying = action - LAY
        goods = goods_of_laying(laying)
        lay_tile(s, seat, kind_of_laying(laying), goods)
        if s.detail(LAYINGS_MADE) == 1:
            s.answered()
            return
        s.set_detail(LAYINGS_MADE, 1)
        s.set_detail(FIRST_LAYING, laying)
        s.set_detail(LAYING_GOODS, goods)

    def write(self, details: Details) -> list[str]:
        return [str(details[FIRST_LAYING]), GOODS[details[LAYING_GOODS]]] if details[LAYINGS_MADE] else []

    def read(self, words: list[str], players: int) -> Details | None:
        if not words:
            return Details()
        return Details(1, whole_number(words[0]), find_name(words[1], GOODS, "goods")) if len(words) == 2 else None


@final
class ChooseMarketTile(Question[State]):
    """The merchant: any tile of the market. [P-CHAR-7]"""

    name = "choose-market-tile"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=FIELDS)
        for field in range(FIELDS):
            if s.market[field] != NO_TILE:
                found = append(found, TAKE + field)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        lift_from_market(s, seat, action - TAKE, HAND + seat)


@final
class ChooseDiscard(Question[State]):
    """The victim of the scribe chooses from their hand. [P-CHAR-8]"""

    name = "choose-discard"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for kind in range(KINDS):
            if tiles_of(s, HAND + seat, kind) > 0:
                found = append(found, DISCARD + kind)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Until six tiles remain. [P-CHAR-8]"""
        discard_tile(s, seat, action - DISCARD)
        if count_tiles(s, HAND + seat) <= HAND_LIMIT:
            s.answered()


@final
class ChoosePurge(Question[State]):
    """The high priest and the high priestess: goods, or jokers, that are on the own corruption board. [P-CHAR-9]"""

    name = "choose-purge"

    def options(self, s: State, seat: i64) -> vec[i64]:
        board = CORRUPTION + seat
        found = vec[i64](capacity=8)
        for goods in range(6):
            if own_tiles(s, board, goods) > 0:
                found = append(found, PURGE + goods)
        if jokers(s, board) > 0:
            found = append(found, PURGE + i64(6))
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        purge(s, seat, action - PURGE)


@final
class ChooseShownPirogue(Question[State]):
    """The architect: one of those drawn, even one that can do nothing. [P-CHAR-2]"""

    name = "choose-shown-pirogue"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return pirogues_at(s, PIROGUES_SHOWN)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        reveal_pirogue(s, seat, action - REVEAL, PIROGUES_SHOWN)
        return_shown_pirogues(s)
