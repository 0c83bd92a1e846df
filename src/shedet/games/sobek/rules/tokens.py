"""Events: what a chosen token does."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.sobek.components import (
    CATTLE,
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    PROSPERITY,
)
from shedet.games.sobek.events import CURSED, MOVED, PROSPERS, TOKEN
from shedet.games.sobek.rules.moving import move_all, no_effect
from shedet.games.sobek.scoring import next_space, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CHOOSE_CURSED,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_PROSPEROUS,
    CORRUPTION,
    CURSES,
    HAND,
    PROSPERITIES,
    SLOTS,
    TOKEN_PILE,
    TOKENS_USED,
    State,
    add_token,
    count_cards,
    remove_token,
    set_exists,
    set_goods,
)


def use_token(s: State, seat: i64, token: i64) -> None:
    """The chosen token is shown, carried out and discarded; a possible effect may not be declined. [S-SETS-4]"""
    remove_token(s, TOKEN_PILE, token)
    add_token(s, TOKENS_USED, token)
    s.tell(EVERYONE, TOKEN, seat, token, 0, 0)
    if token == CURSE:
        s.ask(CHOOSE_CURSED, 1 << seat, 0, 0, 0)
    elif token == PROSPERITY and prosperity_possible(s, seat):
        s.ask(CHOOSE_PROSPEROUS, 1 << seat, 0, 0, 0)
    elif token < FLOOD:
        advance_guild(s, seat, token + 1)
    elif token == FLOOD:
        grant_another_turn(s, seat)
    elif token == EMBALMING:
        embalm(s, seat)
    elif token == DECEIT:
        deceive(s, seat)
    else:
        no_effect(s, seat)


def advance_guild(s: State, seat: i64, glyph: i64) -> None:
    """The own marker moves on to the next space with the glyph; an opponent's is to move back. [S-EV-1]"""
    move_marker(s, seat, next_space(s.scores[seat], glyph))
    for each in range(s.players):
        if can_fall(s, seat, each, glyph):
            s.ask(CHOOSE_GUILD_VICTIM, 1 << seat, glyph, 0, 0)
            return


def can_fall(s: State, seat: i64, victim: i64, glyph: i64) -> bool:
    """Whether an opponent may be chosen: not if the marker would fall below 0. [S-EV-1]"""
    return victim != seat and previous_space(s.scores[victim], glyph) >= 0


def push_back(s: State, victim: i64, glyph: i64) -> None:
    move_marker(s, victim, previous_space(s.scores[victim], glyph))


def move_marker(s: State, seat: i64, score: i64) -> None:
    s.scores[seat] = score
    s.tell(EVERYONE, MOVED, seat, seat, score, 0)


def grant_another_turn(s: State, seat: i64) -> None:
    """Flood: another full turn at once. [S-EV-2]"""
    s.ask(CHOOSE_ACTION, 1 << seat, 0, 0, 0)


def curse(s: State, seat: i64, victim: i64) -> None:
    """The curse lies with an opponent until the end of the round. [S-EV-3]"""
    remove_token(s, TOKENS_USED, CURSE)
    s.tokens[CURSES + victim] += 1
    s.tell(EVERYONE, CURSED, seat, victim, 0, 0)


def may_prosper(s: State, seat: i64, slot: i64) -> bool:
    """Prosperity goes on a set of cattle, fish or wheat (the last three goods), or of amulets alone. [S-EV-4]"""
    return slot <= AMULET_SET and set_exists(s, seat, slot) and set_goods(s, seat, slot) >= CATTLE


def prosperity_possible(s: State, seat: i64) -> bool:
    for slot in range(AMULET_SET + 1):
        if may_prosper(s, seat, slot):
            return True
    return False


def prosper(s: State, seat: i64, slot: i64) -> None:
    """Two more scarabs for a set. [S-EV-4]"""
    remove_token(s, TOKENS_USED, PROSPERITY)
    s.tokens[PROSPERITIES + seat * SLOTS + slot] += 1
    s.tell(EVERYONE, PROSPERS, seat, slot, 0, 0)


def embalm(s: State, seat: i64) -> None:
    """The whole corruption pile goes to the hand. [S-EV-5]"""
    if count_cards(s, CORRUPTION + seat) == 0:
        no_effect(s, seat)
    move_all(s, seat, CORRUPTION + seat, HAND + seat)


def deceive(s: State, seat: i64) -> None:
    """Score the number of cards in the own corruption pile; the cards stay. [S-EV-6]"""
    move_marker(s, seat, s.scores[seat] + count_cards(s, CORRUPTION + seat))
