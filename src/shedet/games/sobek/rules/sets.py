"""Playing a set."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE, only
from shedet.games.sobek.components import AMULET, AMULETS, CATTLE, FEWEST, FIRST_OF, KINDS, TOKENS
from shedet.games.sobek.events import LOOKED, PLAYS_SET, SAW_TOKEN, TOKENS_LOOKED
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_SET,
    CHOOSE_TOKEN,
    HAND,
    TOKEN_PILE,
    State,
    cards_of,
    count_tokens,
    prosperities,
    set_exists,
    set_goods,
    tokens_of,
)


def own_cards(s: State, place: i64, goods: i64) -> i64:
    """The cards at a place that count as these goods by themselves: goods and their characters. [S-SETS-1]"""
    total: i64 = 0
    for at in range(place * KINDS + FIRST_OF[goods], place * KINDS + FIRST_OF[goods + 1]):
        total += i64(s.cards[at])
    return total


def amulets(s: State, place: i64) -> i64:
    return cards_of(s, place, AMULET)


def may_take_type(s: State, seat: i64, goods: i64) -> bool:
    """Prosperity binds a set of amulets to cattle, fish and wheat, the last three goods. [S-EV-4]"""
    return goods >= CATTLE or prosperities(s, seat, AMULET_SET) == 0


def playable(s: State, seat: i64, slot: i64) -> bool:
    """Whether three cards can be laid as a new set, or join the one that is there. [S-SETS-1, S-SETS-2]"""
    jokers = amulets(s, HAND + seat)
    if slot == AMULET_SET:
        return playable_with_amulets(s, seat, jokers)
    own = own_cards(s, HAND + seat, slot)
    if own + jokers < FEWEST:
        return False
    if set_exists(s, seat, slot):
        return True
    # A new set of a type you have joins it: if that is the set that began as amulets, it is played there.
    return own > 0 and (not set_exists(s, seat, AMULET_SET) or set_goods(s, seat, AMULET_SET) != slot)


def playable_with_amulets(s: State, seat: i64, jokers: i64) -> bool:
    """A set of amulets alone, or three more cards to the one that began so. [S-SETS-3]"""
    if jokers >= FEWEST:
        return True
    if not set_exists(s, seat, AMULET_SET):
        return False
    goods = set_goods(s, seat, AMULET_SET)
    if goods != AMULETS:
        return own_cards(s, HAND + seat, goods) + jokers >= FEWEST
    for each in range(AMULETS):
        if own_cards(s, HAND + seat, each) + jokers >= FEWEST and may_take_type(s, seat, each):
            return True
    return False


def begin_set(s: State, seat: i64, slot: i64) -> None:
    """A set is laid card by card. [S-SETS-1]"""
    s.tell(EVERYONE, PLAYS_SET, seat, slot, 0, 0)
    s.ask(CHOOSE_SET, 1 << seat, slot, 0, 0)


def look_at_the_tokens(s: State, seat: i64) -> None:
    """While tokens remain, every play of a set is an event: look at them all and choose one. [S-SETS-4]"""
    if count_tokens(s, TOKEN_PILE) == 0:
        return
    s.reveal()
    s.tell(EVERYONE, LOOKED, seat, 0, TOKENS_LOOKED, 0)
    for token in range(TOKENS):
        for _ in range(tokens_of(s, TOKEN_PILE, token)):
            s.tell(only(seat), SAW_TOKEN, seat, token, 0, 0)
    s.ask(CHOOSE_TOKEN, 1 << seat, 0, 0, 0)
