"""The day: markers on the action pyramid, the rule of balance, and what each field does."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.core.position import count_bits
from shedet.games.kemet.components import (
    ACTION_OF,
    BUILD,
    FIELDS,
    FIRST_POWER,
    MARKERS,
    MOVE,
    PRAY_GAIN,
    RECRUIT,
    ROW_OF,
    ROWS,
    VICTORY_FAME,
)
from shedet.games.kemet.components import PRAY as PRAY_FIELD
from shedet.games.kemet.events import GAME_ENDS, MARKED, MARKED_GOLD, TURN
from shedet.games.kemet.rules.control import fame
from shedet.games.kemet.rules.prayer import gain
from shedet.games.kemet.rules.soldiers import can_place_anywhere
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_PLACES,
    CHOOSE_RECRUITS,
    CHOOSE_SITE,
    CHOOSE_TILE,
    DAY,
    FIELD,
    GOLD_USED,
    IN_CITY,
    NO_MARKER,
    REGULAR_MARKER,
    SILVER_MARKER,
    State,
    board,
    owns,
    set_board,
    turn_of,
)
from shedet.games.kemet.tiles import (
    PRIEST,
    PRIEST_GAIN,
    RECRUITING_SCRIBE,
    REINFORCEMENT_PRAYER,
    SCRIBE_SOLDIERS,
    SILVER_TILES,
)
from shedet.games.kemet.zones import NO_ZONE, ZONES

# ---- turns


def begin_day(s: State) -> None:
    s.phase = DAY
    s.round = 0
    s.place = 0


def begin_turn(s: State) -> None:
    """Who has 9 fame, and nobody more, has won before acting. [K-WIN-1]"""
    seat = turn_of(s)
    s.discounts = 0
    s.tell(EVERYONE, TURN, seat, 0, 0, 0)
    if wins(s, seat):
        end_game(s, 1 << seat)
    elif count_markers(s, seat, REGULAR_MARKER) == MARKERS:
        end_turn(s)  # in a set-up that gives somebody more markers than the others
    else:
        s.ask(CHOOSE_ACTION, 1 << seat, 0, 0, 0)


def wins(s: State, seat: i64) -> bool:
    """A tie with another does not hinder. [K-WIN-1]"""
    own = fame(s, seat)
    if own < VICTORY_FAME:
        return False
    for other in range(s.players):
        if fame(s, other) > own:
            return False
    return True


def end_game(s: State, winners: i64) -> None:
    s.over = True
    s.won = winners
    s.depth = 0
    s.tell(EVERYONE, GAME_ENDS, 0, 0, 0, 0)


def end_turn(s: State) -> None:
    """In player order, until all have placed 5 markers. [K-DAY-1]"""
    s.place += 1
    if s.place == s.players:
        s.place = 0
        s.round += 1


# ---- markers


def count_markers(s: State, seat: i64, marker: i64) -> i64:
    total: i64 = 0
    for field in range(FIELDS):
        if board(s, seat, FIELD + field) == marker:
            total += 1
    return total


def has_silver(s: State, seat: i64) -> bool:
    """A silver marker that has not been used today. [K-DAY-3]"""
    return s.tiles[seat] & SILVER_TILES != 0 and count_markers(s, seat, SILVER_MARKER) == 0


def empty_rows(s: State, seat: i64, also: i64) -> i64:
    """How many rows hold no marker of a seat, if it placed one on this field too (-1: none)."""
    filled: i64 = 0
    for field in range(FIELDS):
        if field == also or board(s, seat, FIELD + field) != NO_MARKER:
            filled |= 1 << ROW_OF[field]
    return ROWS - count_bits(filled)


def may_mark(s: State, seat: i64, field: i64) -> bool:
    """A free field, as long as every row can still get a marker today. [K-DAY-2]"""
    if board(s, seat, FIELD + field) != NO_MARKER:
        return False
    left = MARKERS - count_markers(s, seat, REGULAR_MARKER) - 1
    if has_silver(s, seat):
        left += 1
    return empty_rows(s, seat, field) <= left


def may_mark_silver(s: State, seat: i64, field: i64) -> bool:
    """Any free field, by the same rule. [K-DAY-2, K-DAY-3]"""
    if not has_silver(s, seat) or board(s, seat, FIELD + field) != NO_MARKER:
        return False
    return empty_rows(s, seat, field) <= MARKERS - count_markers(s, seat, REGULAR_MARKER)


def may_end_turn(s: State, seat: i64) -> bool:
    """Not before a silver marker that the balance needs has been played. [K-DAY-2]"""
    left = MARKERS - count_markers(s, seat, REGULAR_MARKER)
    if left > 0 and has_silver(s, seat):
        left += 1
    return empty_rows(s, seat, -1) <= left


def place_marker(s: State, seat: i64, field: i64, marker: i64) -> None:
    """Place a marker and do what the field says. [K-DAY-1]"""
    s.discounts = 0
    set_board(s, seat, FIELD + field, marker)
    s.tell(EVERYONE, MARKED, seat, field, marker, 0)
    action = ACTION_OF[field]
    if action == MOVE:
        begin_move_action(s, seat)
    elif action == RECRUIT:
        begin_recruiting(s, seat)
    elif action == BUILD:
        s.ask(CHOOSE_SITE, 1 << seat, 0, 0, 0)
    elif action == PRAY_FIELD:
        pray(s, seat)
    else:
        s.ask(CHOOSE_TILE, 1 << seat, field - FIRST_POWER, 0, 0)


def place_gold(s: State, seat: i64, action: i64) -> None:
    """One gold action a day, however many gold tiles. [K-DAY-3]"""
    s.discounts = 0
    set_board(s, seat, GOLD_USED, 1)
    s.tell(EVERYONE, MARKED_GOLD, seat, action, 0, 0)


def begin_move_action(s: State, seat: i64) -> None:
    """Without an army there is no move. [K-MOVE-1]"""
    if has_army(s, seat):
        s.ask(CHOOSE_ARMY, 1 << seat, 0, 0, 0)


def begin_surprise_attack(s: State, seat: i64) -> None:
    """A move that ignores walls. [K-DAY-3]"""
    if has_army(s, seat):
        s.ask(CHOOSE_ARMY, 1 << seat, 1, 0, 0)


def has_army(s: State, seat: i64) -> bool:
    for zone in range(ZONES):
        if s.soldiers[seat * ZONES + zone] > 0:
            return True
    return False


def begin_recruiting(s: State, seat: i64) -> None:
    """Recruiting Scribe brings two soldiers free. [K-RECR-1]"""
    free = SCRIBE_SOLDIERS if owns(s, seat, RECRUITING_SCRIBE) else 0
    s.ask(CHOOSE_RECRUITS, 1 << seat, free, 0, 0)


def pray(s: State, seat: i64) -> None:
    """2 prayer points; Priest gives 1 more, Reinforcement Prayer a soldier in the city. [K-PRAY-1]"""
    gain(s, seat, PRAY_GAIN + (PRIEST_GAIN if owns(s, seat, PRIEST) else 0))
    if owns(s, seat, REINFORCEMENT_PRAYER) and can_place_anywhere(s, seat, IN_CITY):
        s.ask(CHOOSE_PLACES, 1 << seat, 1, IN_CITY, NO_ZONE)
