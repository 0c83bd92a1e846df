"""The questions of a set: its cards, then a token; and what tokens ask."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.question import Details, Question
from shedet.core.text import find_name, whole_number
from shedet.games.sobek.actions import ADD, CHOOSE_SEAT, FINISH, SET, USE
from shedet.games.sobek.components import AMULET, AMULETS, CARD_NAMES, FEWEST, FIRST_OF, GLYPHS, TOKENS
from shedet.games.sobek.rules.characters import fits
from shedet.games.sobek.rules.moving import lay_card
from shedet.games.sobek.rules.sets import amulets, look_at_the_tokens, own_cards
from shedet.games.sobek.rules.tokens import can_fall, curse, may_prosper, prosper, push_back, use_token
from shedet.games.sobek.state import (
    AMULET_SET,
    GUILD_GLYPH,
    HAND,
    LAID_SO_FAR,
    LAST_LAID,
    SET_SLOT,
    SLOT_NAMES,
    TOKEN_PILE,
    State,
    cards_of,
    set_exists,
    tokens_of,
)

# ---- the cards of a set

A_SET: Final = "a set and how many cards are laid, and the last of them: `wheat 0`, `wheat 1 wheat0`"


@final
class ChooseSet(Question[State]):
    """Goods, their characters, then amulets, in this order; finish from three on. [S-SETS-1, S-SETS-2, S-SETS-3]"""

    name = "choose-set"
    wants = A_SET

    def options(self, s: State, seat: i64) -> vec[i64]:
        """A card is offered only if three can still be reached after it."""
        slot, laid = s.detail(SET_SLOT), s.detail(LAID_SO_FAR)
        found = vec[i64](capacity=24)
        jokers = amulets(s, HAND + seat)
        for goods in range(AMULETS):
            if fits(s, seat, slot, FIRST_OF[goods]) and (slot < AMULET_SET or set_exists(s, seat, slot)):
                found = add_goods_cards(s, seat, goods, laid, s.detail(LAST_LAID), found)
        if jokers > 0 and laid + jokers >= FEWEST and may_open_with_amulets(s, seat, slot, laid):
            found = append(found, i64(ADD + AMULET))
        if laid >= FEWEST:
            found = append(found, i64(FINISH))
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """The last card laid decides which may follow; finishing leads to the tokens. [S-SETS-4]"""
        if action == FINISH:
            s.answered()
            look_at_the_tokens(s, seat)
            return
        lay_card(s, seat, action - ADD, s.detail(SET_SLOT))
        s.set_detail(LAID_SO_FAR, s.detail(LAID_SO_FAR) + 1)
        s.set_detail(LAST_LAID, action - ADD)

    def write(self, details: Details) -> list[str]:
        return write_set(details)

    def read(self, words: list[str], players: int) -> Details | None:
        return read_set(words)


def add_goods_cards(s: State, seat: i64, goods: i64, laid: i64, last: i64, found: vec[i64]) -> vec[i64]:
    """Cards that count as these goods, from the last one laid on, as long as three can still be reached."""
    left = own_cards(s, HAND + seat, goods) + amulets(s, HAND + seat)
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        here = cards_of(s, HAND + seat, kind)
        if kind < last:
            left -= here
        elif here > 0 and laid + left >= FEWEST:
            found = append(found, ADD + kind)
            left -= here
    return found


def may_open_with_amulets(s: State, seat: i64, slot: i64, laid: i64) -> bool:
    """Amulets alone make no new set of goods, but they may join any set. [S-SETS-2]"""
    return laid > 0 or slot == AMULET_SET or set_exists(s, seat, slot)


def write_set(details: Details) -> list[str]:
    last = [CARD_NAMES[details[LAST_LAID]]] if details[LAID_SO_FAR] else []
    return [SLOT_NAMES[details[SET_SLOT]], str(details[LAID_SO_FAR]), *last]


def read_set(words: list[str]) -> Details | None:
    if len(words) not in (2, 3):
        return None
    laid = whole_number(words[1])
    if len(words) != (3 if laid else 2):
        return None
    slot = find_name(words[0], SLOT_NAMES, "set")
    return Details(slot, laid, find_name(words[2], CARD_NAMES, "card") if laid else 0)


# ---- events


@final
class ChooseToken(Question[State]):
    """Any of the tokens looked at, even one that can do nothing. [S-SETS-4]"""

    name = "choose-token"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for token in range(TOKENS):
            if tokens_of(s, TOKEN_PILE, token) > 0:
                found = append(found, USE + token)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        use_token(s, seat, action - USE)


@final
class ChooseGuildVictim(Question[State]):
    """An opponent whose marker can move back. [S-EV-1]"""

    name = "choose-guild-victim"
    wants = "a glyph"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for victim in range(s.players):
            if can_fall(s, seat, victim, s.detail(GUILD_GLYPH)):
                found = append(found, CHOOSE_SEAT + victim)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        glyph = s.detail(GUILD_GLYPH)
        s.answered()
        push_back(s, action - CHOOSE_SEAT, glyph)

    def write(self, details: Details) -> list[str]:
        return [GLYPHS[details[GUILD_GLYPH]]]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(find_name(words[0], GLYPHS, "glyph")) if len(words) == 1 else None


@final
class ChooseCursed(Question[State]):
    """Any opponent. [S-EV-3]"""

    name = "choose-cursed"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return opponents(s, seat)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        curse(s, seat, action - CHOOSE_SEAT)


def opponents(s: State, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=4)
    for other in range(s.players):
        if other != seat:
            found = append(found, CHOOSE_SEAT + other)
    return found


@final
class ChooseProsperous(Question[State]):
    """A set of cattle, fish or wheat, or of amulets alone. [S-EV-4]"""

    name = "choose-prosperous"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for slot in range(AMULET_SET + 1):
            if may_prosper(s, seat, slot):
                found = append(found, SET + slot)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        prosper(s, seat, action - SET)
