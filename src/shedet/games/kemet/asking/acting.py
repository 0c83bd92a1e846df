"""Questions of a turn: each follows from a marker that was placed in it, or from a card."""

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.games.kemet.armies import has_creature, soldiers_at
from shedet.games.kemet.asking.frames import (
    BOTTOM,
    Frame,
    has_gold,
    is_field_marked,
    is_marked,
    unmarked,
    with_played,
    with_step,
)
from shedet.games.kemet.components import (
    ACTION_OF,
    BATTLE_CARD_NAMES,
    BUILD,
    DIVINE_MEMORY,
    ENLISTED,
    ENLISTMENT,
    FIRST_POWER,
    MARKERS,
    MERCENARIES,
    NO_COLOUR,
    PRAY,
    RAINING_FIRE,
    RECRUIT,
    RED_SPECIAL,
)
from shedet.games.kemet.questions.acting import POWER_NAMES
from shedet.games.kemet.rules.building import may_found, may_raise_to
from shedet.games.kemet.rules.day import count_markers, empty_rows, has_silver
from shedet.games.kemet.rules.night import (
    CONSCRIPTION,
    REINFORCING,
)
from shedet.games.kemet.rules.soldiers import can_place
from shedet.games.kemet.state import (
    BUYING_FIELD,
    CHOOSE_ACTION,
    CHOSEN_ARMY,
    CREATURES_JOINED,
    DAY,
    ENLISTED_ARMY,
    FIRST_TILES,
    FREE_SOLDIERS,
    FROM_VETERANS,
    GOLD_USED,
    IN_CITY,
    LEVEL,
    MARKERS_PLACED,
    NEW_COLOUR,
    NIGHT,
    REGULAR_MARKER,
    SILVER_MARKER,
    SITE,
    SOLDIERS_LEFT,
    SPECIAL_CARD,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    TWIN,
    VETERANS,
    WHERE,
    State,
    battle_discards,
    board,
    owns,
    turn_of,
)
from shedet.games.kemet.tiles import (
    BARRIER,
    CREATURE_NAMES,
    CREATURES,
    DIVINE_WILL,
    MERCENARY_TILE,
    RECRUITING_SCRIBE,
    REINFORCEMENT_PRAYER,
    REINFORCEMENT_SOLDIERS,
    REINFORCEMENTS,
    SCRIBE_SOLDIERS,
    STORM,
    TILE_NAMES,
    TWIN_CEREMONY,
)
from shedet.games.kemet.worlds import owned_cards
from shedet.games.kemet.zones import DISTRICT_NAMES, NO_ZONE, ZONE_NAMES, ZONES

# ---- the turn, and what a marker of this turn has begun [K-DAY-1]


def with_action(s: State, frame: Frame) -> str:
    """The markers of this turn lie on the board, and a regular one can still be placed if none was. [K-DAY-3]"""
    name, placed = seat_name(frame.seat), frame.detail(MARKERS_PLACED)
    regular = count_markers(s, frame.seat, REGULAR_MARKER)
    if placed & TURN_REGULAR and regular == 0:
        return f"{name} has placed a regular marker in this turn; `{name} marks` must name its field."
    if not placed & TURN_REGULAR and regular == MARKERS:
        return f"{name} has placed all {MARKERS} markers and has no more turns."
    if placed & TURN_SILVER and count_markers(s, frame.seat, SILVER_MARKER) == 0:
        return f"{name} has placed the silver marker in this turn; `{name} marks` must name its field."
    if placed & TURN_GOLD and board(s, frame.seat, GOLD_USED) == 0:
        return f"{name} has placed the gold marker in this turn; `{name} marks` must name it."
    for creature in range(CREATURES):
        if (frame.detail(CREATURES_JOINED) >> creature) & 1 and not has_creature(s, frame.seat, creature):
            return f"{name} has no {CREATURE_NAMES[creature]} that could have joined in this turn."
    return ""


def check_markers(s: State) -> None:
    """Everybody can still get a marker into each row. [K-DAY-2]"""
    for seat in range(int(s.players)):
        left = MARKERS - int(count_markers(s, seat, REGULAR_MARKER))
        has_turn = left > 0 or (s.phase == DAY and turn_of(s) == seat)
        if has_turn and has_silver(s, seat):
            left += 1
        if s.phase == DAY and empty_rows(s, seat, -1) > left:
            raise BadSetup(f"{seat_name(seat)} has too few markers left: each row of the action pyramid gets one.")


def with_tile(s: State, frame: Frame) -> str:
    """[K-BUY-1, K-TILE-4]"""
    field = frame.detail(BUYING_FIELD)
    if field == TWIN:
        return "" if has_gold(s, frame.seat, TWIN_CEREMONY) else unmarked(frame, "gold, with Twin Ceremony")
    return "" if is_field_marked(s, frame.seat, FIRST_POWER + field) else unmarked(frame, POWER_NAMES[field])


def with_card_to_swap(s: State, frame: Frame) -> str:
    """The tile was just bought: all cards are in hand, the special one is not there yet. [K-BUY-2]"""
    name, seat, special = seat_name(frame.seat), frame.seat, frame.detail(SPECIAL_CARD)
    if special < RED_SPECIAL:
        return f"{BATTLE_CARD_NAMES[special]} is not a special battle card."
    tile = STORM if special == RED_SPECIAL else BARRIER
    if not owns(s, seat, tile):
        return f"{name} has no tile {TILE_NAMES[tile]} that would bring {BATTLE_CARD_NAMES[special]}."
    if (owned_cards(s, seat) >> special) & 1:
        return f"{name} has {BATTLE_CARD_NAMES[special]} already."
    if battle_discards(s, seat) != 0:
        return f"{name} has taken the battle discards back with {TILE_NAMES[tile]}; all 8 cards are in `battle-hand`."
    return "" if is_marked(s, seat, ACTION_OF[FIRST_POWER]) or bought_twin(s, seat) else unmarked(frame, "power1 to 3")


def bought_twin(s: State, seat: int) -> bool:
    return has_gold(s, seat, TWIN_CEREMONY)


def with_site(s: State, frame: Frame) -> str:
    """[K-BUILD-1]"""
    return "" if is_marked(s, frame.seat, BUILD) else unmarked(frame, "build")


def with_level(s: State, frame: Frame) -> str:
    """It is asked if there is a choice: the next level and the one after it can be paid. [K-BUILD-1]"""
    name, number, colour = seat_name(frame.seat), frame.detail(SITE), frame.detail(NEW_COLOUR)
    level = int(board(s, frame.seat, LEVEL + number))
    if colour == NO_COLOUR and level == 0:
        return f"no pyramid of {name} stands in district {DISTRICT_NAMES[number]}; name the colour of a new one."
    if colour != NO_COLOUR and not may_found(s, frame.seat, number, colour):
        return f"{name} may not found such a pyramid in district {DISTRICT_NAMES[number]}."
    if not may_raise_to(s, frame.seat, number, level + 2):
        return f"{name} has no choice of levels: more than one cannot be paid."
    return "" if is_marked(s, frame.seat, BUILD) else unmarked(frame, "build")


def with_recruits(s: State, frame: Frame) -> str:
    """[K-RECR-1]"""
    free = frame.detail(FREE_SOLDIERS)
    most = SCRIBE_SOLDIERS if owns(s, frame.seat, RECRUITING_SCRIBE) else 0
    if free > most:
        return f"{seat_name(frame.seat)} has at most {most} free soldiers to recruit, not {free}."
    if is_marked(s, frame.seat, RECRUIT) or has_gold(s, frame.seat, DIVINE_WILL):
        return ""
    return unmarked(frame, "recruit, or gold with Divine Will")


def with_places(s: State, frame: Frame) -> str:
    """Soldiers of Mercenaries, Reinforcement Prayer, Enlistment, Reinforcements or veterans, and room for one.
    [K-TILE-3, K-PRAY-1, K-NIGHT-7, K-NIGHT-10]"""
    name, seat, where = seat_name(frame.seat), frame.seat, frame.detail(WHERE)
    if where == ENLISTED_ARMY:
        wrong = with_enlistment(s, frame)
    elif where == IN_CITY:
        wrong = with_placed_at_once(s, frame)
    else:
        wrong = with_placed_at_night(s, frame)
    if not wrong and not any(can_place(s, seat, zone, where, frame.detail(CHOSEN_ARMY)) for zone in range(ZONES)):
        return f"{name} has no soldier in supply, or no room, to place one."
    return wrong


def with_enlistment(s: State, frame: Frame) -> str:
    """Two soldiers, the second where the first went. [K-TILE-3]"""
    left, zone = frame.detail(SOLDIERS_LEFT), frame.detail(CHOSEN_ARMY)
    if frame.on == BOTTOM:
        return "enlistment is played in a turn: `ask` choose-action comes before it."
    if left > ENLISTED or (left == ENLISTED) != (zone == NO_ZONE):
        return f"enlistment places {ENLISTED} soldiers; when 1 is left, name the zone that the first went to."
    if zone != NO_ZONE and soldiers_at(s, frame.seat, zone) == 0:
        return f"{seat_name(frame.seat)} has no soldier in {ZONE_NAMES[zone]}."
    return with_played(s, frame, ENLISTMENT)


def with_placed_at_once(s: State, frame: Frame) -> str:
    """[K-TILE-3, K-PRAY-1]"""
    name, seat, left = seat_name(frame.seat), frame.seat, frame.detail(SOLDIERS_LEFT)
    if frame.detail(CHOSEN_ARMY) != NO_ZONE or frame.on not in (BOTTOM, CHOOSE_ACTION):
        return f"{frame.name} city names no zone, and is asked in the set-up or on choose-action."
    if frame.on == BOTTOM and s.phase != FIRST_TILES:
        return f"{frame.name} city is asked in a turn: `ask {name} choose-action` comes before it."
    mercenaries = owns(s, seat, MERCENARY_TILE) and left <= MERCENARIES
    prayer = owns(s, seat, REINFORCEMENT_PRAYER) and left == 1 and is_marked(s, seat, PRAY)
    if mercenaries and (frame.on == BOTTOM or is_marked(s, seat, ACTION_OF[FIRST_POWER]) or bought_twin(s, seat)):
        return ""
    return "" if prayer else f"{name} has not just got {left} soldiers from Mercenaries or Reinforcement Prayer."


def with_placed_at_night(s: State, frame: Frame) -> str:
    """[K-NIGHT-7, K-NIGHT-10]"""
    name, seat, left = seat_name(frame.seat), frame.seat, frame.detail(SOLDIERS_LEFT)
    if frame.detail(CHOSEN_ARMY) != NO_ZONE or frame.on != BOTTOM or s.phase != NIGHT:
        return "soldiers of veterans and Reinforcements are placed at night, and no zone is named."
    if frame.detail(WHERE) == FROM_VETERANS:
        if left != board(s, seat, VETERANS):
            return f"{name} places a soldier for each veteran: {board(s, seat, VETERANS)}, not {left}."
        return with_step(s, frame, CONSCRIPTION)
    if not owns(s, seat, REINFORCEMENTS) or left > REINFORCEMENT_SOLDIERS:
        return f"{name} places up to {REINFORCEMENT_SOLDIERS} soldiers with the tile {TILE_NAMES[REINFORCEMENTS]}."
    return with_step(s, frame, REINFORCING)


# ---- interventions by day [K-DAY-4]


def with_target(s: State, frame: Frame) -> str:
    return with_played(s, frame, RAINING_FIRE)


def with_memory(s: State, frame: Frame) -> str:
    return with_played(s, frame, DIVINE_MEMORY)
