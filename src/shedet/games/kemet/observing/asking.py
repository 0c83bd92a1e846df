"""What is asked, of whom and with which details, and when."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.core.position import FRAME
from shedet.games.kemet.components import COLOURS, NO_COLOUR, POWER_FIELDS, RED_SPECIAL
from shedet.games.kemet.observing.parts import (
    ASKED_AT,
    ASKED_IN_ZONE,
    BELOW,
    BUILDING_AT,
    DAY_IN_TIME,
    IN_PLAY_AT,
    LAST_DAY,
    LEFT_IN_TIME,
    LIMIT_IN_TIME,
    MOVE_AT,
    NIGHT_IN_TIME,
    OPEN_IN_MOVE,
    PLACING_AT,
    PLAYERS_AT,
    PURCHASE_AT,
    QUESTION_AT,
    ROUND_IN_TIME,
    TIME_AT,
    TURN_AT,
    WAITING_AT,
    ZONE_NUMBERS,
    ZONES_AT,
)
from shedet.games.kemet.state import (
    ARMY_ZONE,
    BUYING_FIELD,
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_GROUP,
    CHOOSE_LEVEL,
    CHOOSE_PLACES,
    CHOOSE_PYRAMIDS,
    CHOOSE_RECRUITS,
    CHOOSE_SACRIFICE,
    CHOOSE_TILE,
    CHOSEN_ARMY,
    CREATURES_JOINED,
    DAY_LIMIT,
    FREE_SOLDIERS,
    LEVELS_LEFT,
    MARKERS_PLACED,
    NEW_COLOUR,
    NIGHT,
    OPEN_WALLS,
    SACRIFICE_ZONE,
    SITE,
    SOLDIERS_LEFT,
    SPECIAL_CARD,
    TWIN,
    WHERE,
    State,
)
from shedet.games.kemet.tiles import CREATURES
from shedet.games.kemet.zones import DISTRICTS, NO_ZONE

FIRST_DETAIL: Final = 2  # in a frame of the stack


def observe_question(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """The question on top, and who has to answer it."""
    if s.depth == 0:
        return
    out[at + QUESTION_AT + s.question()] = 1
    for seat in range(s.players):
        if s.asks(seat):
            out[at + ASKED_AT + relative(seat, me, s.players)] = 1


def observe_waiting(s: State, out: vec[u8], at: i64) -> None:
    """The questions below it."""
    for which in range(i64(len(BELOW))):
        number: i64 = 0
        for frame in range(s.depth - 1):
            if s.stack[frame * FRAME] == BELOW[which]:
                number += 1
        out[at + WAITING_AT + which] = u8(number)


def observe_details(s: State, out: vec[u8], at: i64) -> None:
    """Those of the question on top and of all that wait: what has been begun goes on after it."""
    for frame in range(s.depth):
        question = s.stack[frame * FRAME]
        first = frame * FRAME + FIRST_DETAIL
        if question == CHOOSE_ACTION:
            observe_turn(s.stack[first + MARKERS_PLACED], s.stack[first + CREATURES_JOINED], out, at + TURN_AT)
        elif question == CHOOSE_TILE:
            observe_field(s.stack[first + BUYING_FIELD], out, at + PURCHASE_AT)
        elif question == CHOOSE_CARD_TO_SWAP:
            out[at + PURCHASE_AT + POWER_FIELDS + 1 + s.stack[first + SPECIAL_CARD] - RED_SPECIAL] = 1
        elif question == CHOOSE_PYRAMIDS:
            put(out, at + BUILDING_AT, s.stack[first + LEVELS_LEFT])
        elif question == CHOOSE_LEVEL:
            observe_site(s.stack[first + SITE], s.stack[first + NEW_COLOUR], out, at + BUILDING_AT)
        elif question == CHOOSE_RECRUITS:
            put(out, at + PLACING_AT, s.stack[first + FREE_SOLDIERS])
        elif question == CHOOSE_PLACES:
            put(out, at + PLACING_AT + 1, s.stack[first + SOLDIERS_LEFT])
            out[at + PLACING_AT + 2 + s.stack[first + WHERE]] = 1
            point_at(s.stack[first + CHOSEN_ARMY], out, at)
        elif question == CHOOSE_ARMY or question == CHOOSE_GROUP:
            put(out, at + MOVE_AT + OPEN_IN_MOVE, s.stack[first + OPEN_WALLS])
            if question == CHOOSE_GROUP:
                point_at(s.stack[first + ARMY_ZONE], out, at)
        elif question == CHOOSE_SACRIFICE:
            point_at(s.stack[first + SACRIFICE_ZONE], out, at)


def observe_turn(placed: i64, joined: i64, out: vec[u8], at: i64) -> None:
    for marker in range(3):
        out[at + marker] = u8((placed >> marker) & 1)
    for creature in range(CREATURES):
        out[at + 3 + creature] = u8((joined >> creature) & 1)


def observe_field(field: i64, out: vec[u8], at: i64) -> None:
    if field == TWIN:
        out[at + POWER_FIELDS] = 1
    else:
        out[at + field] = 1


def observe_site(district: i64, colour: i64, out: vec[u8], at: i64) -> None:
    out[at + 1 + district] = 1
    if colour != NO_COLOUR:
        out[at + 1 + DISTRICTS + colour] = 1


def point_at(zone: i64, out: vec[u8], at: i64) -> None:
    """The question is about a zone."""
    if zone != NO_ZONE:
        out[at + ZONES_AT + zone * ZONE_NUMBERS + ASKED_IN_ZONE] = 1


def observe_time(s: State, out: vec[u8], at: i64) -> None:
    out[at + PLAYERS_AT + s.players - 2] = 1
    for colour in range(COLOURS):
        out[at + IN_PLAY_AT + colour] = u8((s.colours >> colour) & 1)
    time = at + TIME_AT
    out[time + s.phase] = 1
    put(out, time + DAY_IN_TIME, min(s.day, LAST_DAY))
    limit = s.options[DAY_LIMIT]
    if limit > 0:
        put(out, time + LIMIT_IN_TIME, limit)
        put(out, time + LEFT_IN_TIME, limit - s.day)
    put(out, time + ROUND_IN_TIME, s.round)
    if s.phase == NIGHT:
        out[time + NIGHT_IN_TIME + s.night_step] = 1
