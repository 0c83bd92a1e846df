"""When each question is asked: in which phase, on top of which other, of whom, and what must be true then.

`ASKING` has a row for every question. The functions beside it say what is wrong with a question, or nothing.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import FRAME, count_bits
from shedet.core.text import at_question
from shedet.games.kemet.components import (
    ACTION_OF,
    BATTLE_CARD_NAMES,
    BUILD,
    DIVINE_MEMORY,
    ENLISTED,
    ENLISTMENT,
    FIELD_NAMES,
    FIELDS,
    FIRST_POWER,
    HIGHEST_START,
    IN_BATTLE,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    MARKERS,
    MERCENARIES,
    MOVE,
    NO_CARD,
    NO_COLOUR,
    PRAY,
    RAINING_FIRE,
    RECRUIT,
    RED_SPECIAL,
    REINFORCEMENT,
    RUSE,
    SANCTUARY_SOLDIERS,
    STARTING_ARMY,
    STARTING_LEVELS,
    SWIFTNESS,
    TACTICAL_CHOICE,
    TELEPORTATION,
    WINDOW_OF,
)
from shedet.games.kemet.decisions import apply, legal_actions
from shedet.games.kemet.notation import DISTRICT_NAMES, POWER_NAMES, QUESTION_NAMES, seats_text
from shedet.games.kemet.questions.acting import battles
from shedet.games.kemet.questions.offers import is_play
from shedet.games.kemet.rules.battle import (
    CHOOSE,
    LOSER_ENDS,
    PAY,
    PREPARE,
    REINFORCE,
    RESOLVE,
    REVEAL,
    REWARD,
    TACTICS,
    WINNER_ENDS,
    WOUND,
    cost_of_played,
    fighter,
    most_reinforced,
    retreat_zones,
)
from shedet.games.kemet.rules.building import may_found, may_raise_to
from shedet.games.kemet.rules.day import count_markers, empty_rows, has_silver, wins
from shedet.games.kemet.rules.moving import may_group, may_stop, movement
from shedet.games.kemet.rules.night import (
    CONSCRIPTION,
    DELTA,
    DRAWS,
    FATE,
    JOINING,
    PRAYERS,
    RAISING,
    REINFORCING,
    SANCTUARY,
    can_draw_more,
    can_pray_more,
    free_slots,
    may_be_raised,
    most_famous,
    next_chooser,
)
from shedet.games.kemet.rules.soldiers import can_join, can_place
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_STEP,
    BATTLE_ZONE,
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_BATTLE,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_CARDS,
    CHOOSE_DISTRICTS,
    CHOOSE_DRAWS,
    CHOOSE_END,
    CHOOSE_FIRST_TILE,
    CHOOSE_GROUP,
    CHOOSE_JOINING,
    CHOOSE_LEVEL,
    CHOOSE_MEMORY,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_PYRAMIDS,
    CHOOSE_RAISED,
    CHOOSE_RECRUITS,
    CHOOSE_REINFORCEMENT,
    CHOOSE_RETREAT,
    CHOOSE_RETURNED,
    CHOOSE_SACRIFICE,
    CHOOSE_SHOWN,
    CHOOSE_SITE,
    CHOOSE_SLOT,
    CHOOSE_STAY,
    CHOOSE_STEP,
    CHOOSE_TACTICS,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    CHOOSE_VISION,
    CHOOSE_WOUNDS,
    CITY,
    COMMITTED,
    DAY,
    DISCARDED,
    DISCARDS,
    ENLISTED_ARMY,
    FAMED,
    FIELD,
    FIGHTING,
    FIRST_TILES,
    FOUNDING,
    FROM_VETERANS,
    GOLD_USED,
    HAND,
    IN_CITY,
    KILLS,
    LEVEL,
    MOVE_CREATURE,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    NIGHT,
    PLACING,
    PLAYED,
    PRAYER_POINTS,
    REGULAR_MARKER,
    SILVER_MARKER,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    TWIN,
    VETERANS,
    WINNER,
    WOUNDS,
    State,
    battle_discards,
    battle_hand,
    board,
    cards_of,
    count_cards,
    district,
    has_creature,
    owns,
    soldiers_at,
    turn_of,
)
from shedet.games.kemet.tiles import (
    BARRIER,
    CREATURE_NAMES,
    CREATURE_TILES,
    CREATURES,
    DIVINE_WILL,
    DIVINE_WOUND,
    FORCED_MARCH,
    HAND_OF_GOD,
    MERCENARY_TILE,
    MOVEMENT,
    NO_CREATURE,
    PRESCIENCE,
    RECRUITING_SCRIBE,
    REINFORCEMENT_PRAYER,
    REINFORCEMENT_SOLDIERS,
    REINFORCEMENTS,
    SCRIBE_SOLDIERS,
    STORM,
    SURPRISE_ATTACK,
    TILE_NAMES,
    TWIN_CEREMONY,
    VISION,
)
from shedet.games.kemet.worlds import is_fought, owned_cards, side_in_battle
from shedet.games.kemet.zones import CITY_OF, DISTRICTS, IN_PLAY, NO_ZONE, SANCTUARY_ZONE, ZONE_NAMES, ZONES

BOTTOM: Final = -1  # no question lies under this one
# By day an intervention may be played while one of these is asked. [K-DAY-4]
ANY_TIME: Final = (CHOOSE_ACTION, CHOOSE_TILE, CHOOSE_SITE, CHOOSE_RECRUITS, CHOOSE_ARMY, CHOOSE_STEP)


class Frame(NamedTuple):
    """A question of the stack."""

    question: int
    asked: int
    x: int
    y: int
    z: int
    on: int  # the question under it, or BOTTOM

    @property
    def name(self) -> str:
        return QUESTION_NAMES[self.question]

    @property
    def seat(self) -> int:
        return self.asked.bit_length() - 1


class Asking(NamedTuple):
    """When a question is asked: in which phases, on top of which questions, and what else must be true. The last is a
    function that says what is wrong, or nothing."""

    phases: tuple[int, ...]
    on: tuple[int, ...]
    what_is_wrong: Callable[[State, Frame], str]


def check_questions(s: State, lines: dict[str, list[int]]) -> None:
    """From the lowest question up: each may be asked on the one under it, and those who are asked can answer."""
    on = BOTTOM
    for number in range(int(s.depth)):
        question, asked, x, y, z = (int(s.stack[number * FRAME + i]) for i in range(FRAME))
        frame = Frame(question, asked, x, y, z, on)
        wrong = what_is_wrong(s, frame)
        if wrong:
            raise BadSetup(at_question(lines, number) + wrong)
        on = question
    wrong = who_cannot_answer(s)
    if wrong:
        raise BadSetup(at_question(lines, int(s.depth) - 1) + wrong)


def what_is_wrong(s: State, frame: Frame) -> str:
    asking = ASKING[frame.question]
    if frame.on not in asking.on:
        return _with_what_is_under_it(frame, asking.on)
    if s.phase not in asking.phases:
        return f"{frame.name} is asked {' or '.join(PHASES[phase] for phase in asking.phases)}."
    if frame.question == FIGHTING:
        if frame.asked != 0:
            return f"nobody answers {frame.name}; write `ask - {frame.name}`."
    elif frame.asked == 0:
        return f"{frame.name} is asked of somebody, not of nobody."
    elif frame.asked.bit_count() > 1 and frame.question != CHOOSE_CARDS:
        return f"{frame.name} is asked of one player, not of {seats_text(frame.asked)}."
    elif not FIGHTING < frame.question <= CHOOSE_STAY and frame.seat != (due := due_seat(s)):
        return f"it is for {seat_name(due)} to act now: {frame.name} is asked of {seat_name(due)}."
    return asking.what_is_wrong(s, frame)


PHASES: Final = (
    "while soldiers are placed",
    "while pyramids are founded",
    "with the first tiles",
    "by day",
    "at night",
)


def _with_what_is_under_it(frame: Frame, on: tuple[int, ...]) -> str:
    if on == (FIGHTING,):
        return f"{frame.name} is asked in a battle only; `ask - fighting` comes before it."
    if on == (BOTTOM,):
        return f"{frame.name} comes before all other questions."
    names = " or ".join(QUESTION_NAMES[each] for each in on if each != BOTTOM)
    return f"{frame.name} is asked on top of {names}, whose line `ask` comes before it."


def due_seat(s: State) -> int:
    """Whose turn or step it is. Outside the day the place has moved on when something is asked. [K-SET-6]"""
    players = int(s.players)
    if s.phase == DAY:
        return int(turn_of(s))
    if s.phase == NIGHT and s.round == FATE:
        return int(next_chooser(s))
    if s.phase == FIRST_TILES:
        return int(s.order[players - max(1, int(s.place))])
    return int(s.order[(int(s.place) - 1) % players])


def who_cannot_answer(s: State) -> str:
    """Everybody who is asked has an answer; one who has no room where they are can go on. [K-MOVE-4]"""
    if s.asked() == 0:
        return "nobody is asked; the last question names who is."
    for seat in range(int(s.players)):
        if (s.asked() >> seat) & 1 and len(legal_actions(s, seat)) == 0:
            return f"{seat_name(seat)} is asked but can do nothing in this position."
    if s.question() == CHOOSE_STEP and not may_go_on(s):
        return f"{seat_name(int(turn_of(s)))} has no room in {ZONE_NAMES[int(s.move[MOVE_ZONE])]} and cannot go on."
    return ""


def may_go_on(s: State) -> bool:
    """Whether the army may stop or leave, perhaps after playing cards; what else is offered leads on by the rules."""
    seat = turn_of(s)
    if may_stop(s, seat):
        return True
    for action in legal_actions(s, seat):
        if not is_play(action):
            return True
        after = s.copy()
        apply(after, seat, action)
        if after.question() != CHOOSE_STEP or may_go_on(after):
            return True
    return False


# ---- set-up [K-SET-4, K-SET-5, K-SET-6]


def check_set_up(s: State) -> None:
    """At the start everybody is as far as the order says: first soldiers, then pyramids, then a tile."""
    players = int(s.players)
    acting = [int(s.order[place]) for place in range(players)]
    if s.phase == FIRST_TILES:
        acting.reverse()
    for place, seat in enumerate(acting):
        name = seat_name(seat)
        asked = place == int(s.place) - 1 and s.depth > 0
        done = place < s.place and not asked
        armies = STARTING_ARMY * 2 if s.phase > PLACING or done else 0
        in_city = sum(int(soldiers_at(s, seat, district(s, seat, number))) for number in range(DISTRICTS))
        on_map = sum(int(soldiers_at(s, seat, zone)) for zone in range(ZONES))
        bought = count_bits(s.tiles[seat])
        if on_map != in_city or in_city < armies or (bought == 0 and in_city > armies):
            raise BadSetup(f"{name} has {armies} soldiers in two districts of their city at this point of the set-up.")
        levels = STARTING_LEVELS if s.phase > FOUNDING or (s.phase == FOUNDING and done) else 0
        if s.question() == CHOOSE_PYRAMIDS and asked:
            levels = STARTING_LEVELS - int(s.detail(0))
        standing = [int(board(s, seat, LEVEL + number)) for number in range(DISTRICTS)]
        if sum(standing) != levels or max(standing) > HIGHEST_START:
            raise BadSetup(
                f"{name} has {levels} levels of pyramids at this point of the set-up, none above {HIGHEST_START}."
            )
        tiles = 1 if s.phase == FIRST_TILES and (done or (asked and s.question() != CHOOSE_FIRST_TILE)) else 0
        if bought != tiles:
            raise BadSetup(f"{name} has {tiles} tiles at this point of the set-up, not {bought}.")
        if cards_of(s, HAND + seat, RUSE) == 0:
            raise BadSetup(f"at the start everybody holds a ruse; write it into `{name} hand`.")


def _with_districts(s: State, frame: Frame) -> str:
    """[K-SET-4]"""
    return ""


def _with_pyramids(s: State, frame: Frame) -> str:
    """[K-SET-5]"""
    if not 1 <= frame.x <= STARTING_LEVELS:
        return f"1 to {STARTING_LEVELS} levels are left to choose, not {frame.x}."
    return ""


def _with_first_tile(s: State, frame: Frame) -> str:
    """[K-SET-6]"""
    return ""


# ---- the turn, and what a marker of this turn has begun [K-DAY-1]


def placed_this_turn(s: State) -> int:
    """Markers that were placed in the turn that is going on (TURN_…, a bit each)."""
    return int(s.stack[2]) if s.depth > 0 and s.stack[0] == CHOOSE_ACTION else 0


def is_marked(s: State, seat: int, action: int) -> bool:
    """Whether a marker was placed in this turn on a field of an action."""
    for field in range(FIELDS):
        if ACTION_OF[field] == action and is_field_marked(s, seat, field):
            return True
    return False


def is_field_marked(s: State, seat: int, field: int) -> bool:
    marker = board(s, seat, FIELD + field)
    placed = placed_this_turn(s)
    return (marker == REGULAR_MARKER and placed & TURN_REGULAR > 0) or (
        marker == SILVER_MARKER and placed & TURN_SILVER > 0
    )


def has_gold(s: State, seat: int, *tiles: int) -> bool:
    """Whether the gold marker was placed in this turn by somebody with one of these tiles. [K-DAY-3]"""
    return placed_this_turn(s) & TURN_GOLD > 0 and any(owns(s, seat, tile) for tile in tiles)


def _unmarked(frame: Frame, what: str) -> str:
    name = seat_name(frame.seat)
    return (
        f"{frame.name} is asked after a marker of this turn on {what}: `{name} marks` names the field, and "
        f"`ask {name} choose-action` the marker."
    )


def _with_action(s: State, frame: Frame) -> str:
    """The markers of this turn lie on the board, and a regular one can still be placed if none was. [K-DAY-3]"""
    name = seat_name(frame.seat)
    regular = count_markers(s, frame.seat, REGULAR_MARKER)
    if frame.x & TURN_REGULAR and regular == 0:
        return f"{name} has placed a regular marker in this turn; `{name} marks` must name its field."
    if not frame.x & TURN_REGULAR and regular == MARKERS:
        return f"{name} has placed all {MARKERS} markers and has no turn any more."
    if frame.x & TURN_SILVER and count_markers(s, frame.seat, SILVER_MARKER) == 0:
        return f"{name} has placed the silver marker in this turn; `{name} marks` must name its field."
    if frame.x & TURN_GOLD and board(s, frame.seat, GOLD_USED) == 0:
        return f"{name} has placed the gold marker in this turn; `{name} marks` must name it."
    for creature in range(CREATURES):
        if (frame.y >> creature) & 1 and not has_creature(s, frame.seat, creature):
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


def _with_tile(s: State, frame: Frame) -> str:
    """[K-BUY-1, K-TILE-4]"""
    if frame.x == TWIN:
        return "" if has_gold(s, frame.seat, TWIN_CEREMONY) else _unmarked(frame, "gold, with Twin Ceremony")
    return "" if is_field_marked(s, frame.seat, FIRST_POWER + frame.x) else _unmarked(frame, POWER_NAMES[frame.x])


def _with_card_to_swap(s: State, frame: Frame) -> str:
    """The tile was just bought: all cards are in hand, the special one is not there yet. [K-BUY-2]"""
    name, seat = seat_name(frame.seat), frame.seat
    if frame.x < RED_SPECIAL:
        return f"{BATTLE_CARD_NAMES[frame.x]} is no special battle card."
    tile = STORM if frame.x == RED_SPECIAL else BARRIER
    if not owns(s, seat, tile):
        return f"{name} has no tile {TILE_NAMES[tile]} that would bring {BATTLE_CARD_NAMES[frame.x]}."
    if (owned_cards(s, seat) >> frame.x) & 1:
        return f"{name} has {BATTLE_CARD_NAMES[frame.x]} already."
    if battle_discards(s, seat) != 0:
        return f"{name} has taken the battle discards back with {TILE_NAMES[tile]}; all 8 cards are in `battle-hand`."
    return (
        "" if is_marked(s, seat, ACTION_OF[FIRST_POWER]) or _bought_twin(s, seat) else _unmarked(frame, "power1 to 3")
    )


def _bought_twin(s: State, seat: int) -> bool:
    return has_gold(s, seat, TWIN_CEREMONY)


def _with_site(s: State, frame: Frame) -> str:
    """[K-BUILD-1]"""
    return "" if is_marked(s, frame.seat, BUILD) else _unmarked(frame, FIELD_NAMES[3])


def _with_level(s: State, frame: Frame) -> str:
    """It is asked if there is a choice: the next level and the one after it can be paid. [K-BUILD-1]"""
    name, number = seat_name(frame.seat), frame.x
    level = int(board(s, frame.seat, LEVEL + number))
    if frame.y == NO_COLOUR and level == 0:
        return f"no pyramid of {name} stands in district {DISTRICT_NAMES[number]}; name the colour of a new one."
    if frame.y != NO_COLOUR and not may_found(s, frame.seat, number, frame.y):
        return f"{name} may not found such a pyramid in district {DISTRICT_NAMES[number]}."
    if not may_raise_to(s, frame.seat, number, level + 2):
        return f"{name} has no choice of levels: more than one cannot be paid."
    return "" if is_marked(s, frame.seat, BUILD) else _unmarked(frame, FIELD_NAMES[3])


def _with_recruits(s: State, frame: Frame) -> str:
    """[K-RECR-1]"""
    most = SCRIBE_SOLDIERS if owns(s, frame.seat, RECRUITING_SCRIBE) else 0
    if frame.x > most:
        return f"{seat_name(frame.seat)} has at most {most} free soldiers to recruit, not {frame.x}."
    if is_marked(s, frame.seat, RECRUIT) or has_gold(s, frame.seat, DIVINE_WILL):
        return ""
    return _unmarked(frame, "recruit, or gold with Divine Will")


def _with_places(s: State, frame: Frame) -> str:
    """Soldiers of Mercenaries, Reinforcement Prayer, Enlistment, Reinforcements or veterans, and room for one.
    [K-TILE-3, K-PRAY-1, K-NIGHT-7, K-NIGHT-10]"""
    name, seat = seat_name(frame.seat), frame.seat
    if frame.y == ENLISTED_ARMY:
        wrong = _with_enlistment(s, frame)
    elif frame.y == IN_CITY:
        wrong = _with_placed_at_once(s, frame)
    else:
        wrong = _with_placed_at_night(s, frame)
    if not wrong and not any(can_place(s, seat, zone, frame.y, frame.z) for zone in range(ZONES)):
        return f"{name} has no soldier in supply, or no room, to place one."
    return wrong


def _with_enlistment(s: State, frame: Frame) -> str:
    """Two soldiers, the second where the first went. [K-TILE-3]"""
    if frame.on == BOTTOM:
        return "enlistment is played in a turn: `ask` choose-action comes before it."
    if frame.x > ENLISTED or (frame.x == ENLISTED) != (frame.z == NO_ZONE):
        return f"enlistment places {ENLISTED} soldiers; when 1 is left, name the zone that the first went to."
    if frame.z != NO_ZONE and soldiers_at(s, frame.seat, frame.z) == 0:
        return f"{seat_name(frame.seat)} has no soldier in {ZONE_NAMES[frame.z]}."
    return _with_played(s, frame, ENLISTMENT)


def _with_placed_at_once(s: State, frame: Frame) -> str:
    """[K-TILE-3, K-PRAY-1]"""
    name, seat = seat_name(frame.seat), frame.seat
    if frame.z != NO_ZONE or frame.on not in (BOTTOM, CHOOSE_ACTION):
        return f"{frame.name} city names no zone, and is asked in the set-up or on choose-action."
    if frame.on == BOTTOM and s.phase != FIRST_TILES:
        return f"{frame.name} city is asked in a turn: `ask {name} choose-action` comes before it."
    mercenaries = owns(s, seat, MERCENARY_TILE) and frame.x <= MERCENARIES
    prayer = owns(s, seat, REINFORCEMENT_PRAYER) and frame.x == 1 and is_marked(s, seat, PRAY)
    if mercenaries and (frame.on == BOTTOM or is_marked(s, seat, ACTION_OF[FIRST_POWER]) or _bought_twin(s, seat)):
        return ""
    return "" if prayer else f"{name} has just got no {frame.x} soldiers from Mercenaries or Reinforcement Prayer."


def _with_placed_at_night(s: State, frame: Frame) -> str:
    """[K-NIGHT-7, K-NIGHT-10]"""
    name, seat = seat_name(frame.seat), frame.seat
    if frame.z != NO_ZONE or frame.on != BOTTOM or s.phase != NIGHT:
        return "soldiers of veterans and Reinforcements are placed at night, and no zone is named."
    if frame.y == FROM_VETERANS:
        if frame.x != board(s, seat, VETERANS):
            return f"{name} places a soldier for each veteran: {board(s, seat, VETERANS)}, not {frame.x}."
        return _with_step(s, frame, CONSCRIPTION)
    if not owns(s, seat, REINFORCEMENTS) or frame.x > REINFORCEMENT_SOLDIERS:
        return f"{name} places up to {REINFORCEMENT_SOLDIERS} soldiers with the tile {TILE_NAMES[REINFORCEMENTS]}."
    return _with_step(s, frame, REINFORCING)


# ---- moving


def _with_move(s: State, frame: Frame, ignores_walls: bool) -> str:
    """[K-MOVE-1, K-DAY-3]"""
    if ignores_walls:
        return "" if has_gold(s, frame.seat, SURPRISE_ATTACK) else _unmarked(frame, "gold, with Surprise Attack")
    if is_marked(s, frame.seat, MOVE) or has_gold(s, frame.seat, DIVINE_WILL, FORCED_MARCH):
        return ""
    return _unmarked(frame, "move1 or move2, or gold with Divine Will or Forced March")


def _with_army(s: State, frame: Frame) -> str:
    """[K-MOVE-1]"""
    if not any(soldiers_at(s, frame.seat, zone) for zone in range(ZONES)):
        return f"{seat_name(frame.seat)} has no army to move."
    return _with_move(s, frame, frame.x == 1)


def _with_group(s: State, frame: Frame) -> str:
    """[K-MOVE-1]"""
    if soldiers_at(s, frame.seat, frame.y) == 0:
        return f"{seat_name(frame.seat)} has no army in {ZONE_NAMES[frame.y]}."
    return _with_move(s, frame, frame.x == 1)


def _with_steps(s: State, frame: Frame) -> str:
    """The army that moves is there, and has no more points than it can have. [K-MOVE-1]"""
    name, seat = seat_name(frame.seat), frame.seat
    zone, creature = int(s.move[MOVE_ZONE]), int(s.move[MOVE_CREATURE])
    if s.move[MOVE_SOLDIERS] == 0 or soldiers_at(s, seat, zone) < i64(s.move[MOVE_SOLDIERS]):
        return f"{name} moves more soldiers than there are, or none; the line `move` says how many."
    if creature != NO_CREATURE and (int(s.creatures[creature]) != zone or not has_creature(s, seat, creature)):
        return f"{CREATURE_NAMES[creature]} is not with the army that moves."
    if not may_group(s, seat, zone, i64(s.move[MOVE_SOLDIERS]), creature):
        return f"of the army of {name} in {ZONE_NAMES[zone]} too many move, or too many would stay."
    if not (IN_PLAY[s.players] >> i64(s.move[MOVE_START])) & 1:
        return f"{ZONE_NAMES[int(s.move[MOVE_START])]}, where the move began, is not in play."
    fastest = max(
        int(MOVEMENT[CREATURE_TILES[each]]) if has_creature(s, seat, each) else 0 for each in range(CREATURES)
    )
    most = int(movement(s, seat, NO_CREATURE)) + fastest + int(cards_of(s, DISCARDS, SWIFTNESS))
    if i64(s.move[MOVE_POINTS]) > most:
        return f"the army of {name} has at most {most} movement points, not {int(s.move[MOVE_POINTS])}."
    wrong = _with_move(s, frame, False)
    return _with_move(s, frame, True) if wrong else ""


def _with_obelisk(s: State, frame: Frame) -> str:
    """[K-MOVE-2]"""
    if s.move[MOVE_TELEPORTED] > 0:
        return "the army has teleported already; it does so once in a move."
    return _with_played(s, frame, TELEPORTATION)


# ---- interventions by day [K-DAY-4]


def _with_played(s: State, frame: Frame, kind: int) -> str:
    """A card that was just played is on the discards; in a move it is played where the army may stay."""
    if cards_of(s, DISCARDS, kind) == 0:
        return f"{frame.name} is asked when {INTERVENTION_NAMES[kind]} has been played; it would be in `discards`."
    if frame.on == CHOOSE_STEP and kind != TELEPORTATION and not may_stop(s, frame.seat):
        return f"{INTERVENTION_NAMES[kind]} cannot be played by an army that has no room where it is."
    return ""


def _with_target(s: State, frame: Frame) -> str:
    return _with_played(s, frame, RAINING_FIRE)


def _with_memory(s: State, frame: Frame) -> str:
    return _with_played(s, frame, DIVINE_MEMORY)


# ---- battle


def _with_battles(s: State, frame: Frame) -> str:
    """After recruiting; on top it is asked only if there is a choice. [K-RECR-1]"""
    if s.question() == CHOOSE_BATTLE and len(battles(s, frame.seat)) < 2:
        return f"{seat_name(frame.seat)} has not several battles to choose from."
    if is_marked(s, frame.seat, RECRUIT) or has_gold(s, frame.seat, DIVINE_WILL):
        return ""
    return _unmarked(frame, "recruit, or gold with Divine Will")


def _with_fighting(s: State, frame: Frame) -> str:
    """Who attacks is on turn; the battle is as far as the question on top of it says. [K-BAT-1 to K-BAT-7]"""
    if not is_fought(s):
        return "a battle that is fought has a line `battle`."
    if s.question() == FIGHTING:
        return "a battle goes on by itself; a question comes after `ask - fighting`."
    if fighter(s, ATTACKER) != turn_of(s):
        return f"it is the turn of {seat_name(int(turn_of(s)))}, who attacks in the line `battle`."
    zone = int(s.battle[BATTLE_ZONE])
    if frame.on == CHOOSE_BATTLE and CITY_OF[zone] != board(s, turn_of(s), CITY):
        return f"a battle after recruiting is fought in the attacker's city, not in {ZONE_NAMES[zone]}."
    if frame.on == CHOOSE_ACTION and not _moved(s):
        return "a battle follows a move: a marker of this turn lies on move1 or move2, or is gold."
    for side in range(2):
        wrong = _with_side(s, side)
        if wrong:
            return wrong
    return ""


def _moved(s: State) -> bool:
    seat = int(turn_of(s))
    return is_marked(s, seat, MOVE) or has_gold(s, seat, DIVINE_WILL, FORCED_MARCH, SURPRISE_ATTACK)


def _with_side(s: State, side: int) -> str:
    """Soldiers until damage is dealt; cards chosen, then revealed; nothing before its time. [K-BAT-1, K-BAT-2]"""
    seat = int(fighter(s, side))
    name = seat_name(seat)
    step = int(s.battle[BATTLE_STEP])
    zone = int(s.battle[BATTLE_ZONE])
    gone = step > REWARD and side != int(s.battle[WINNER])
    if step <= RESOLVE and soldiers_at(s, seat, zone) == 0:
        return f"{name} fights in {ZONE_NAMES[zone]} without an army there."
    if gone and soldiers_at(s, seat, zone) > 0:
        return f"{name} has lost the battle in {ZONE_NAMES[zone]} and has left it."
    if step <= RESOLVE and (s.battle[KILLS + side] > 0 or s.battle[WINNER] > 0 or s.battle[FAMED] > 0):
        return "a battle has a winner, kills and fame when it is resolved, not before."
    if s.battle[WOUNDS + side] > 0 and (step <= WOUND or not owns(s, seat, DIVINE_WOUND)):
        return f"{name} has discarded no interventions for Divine Wound in this battle."
    return _with_interventions(s, side) or _with_battle_cards(s, side)


def _with_interventions(s: State, side: int) -> str:
    seat = int(fighter(s, side))
    for kind in range(INTERVENTIONS):
        if cards_of(s, PLAYED + seat, kind) > 0 and (WINDOW_OF[kind] != IN_BATTLE or s.battle[BATTLE_STEP] <= CHOOSE):
            return f"{seat_name(seat)} cannot have played {INTERVENTION_NAMES[kind]} in this battle by now."
    return ""


def _with_battle_cards(s: State, side: int) -> str:
    """The active and the discarded card leave the hand; when they are revealed the discarded one is with the discards.
    [K-BAT-1, K-BAT-2]"""
    seat = int(fighter(s, side))
    name = seat_name(seat)
    step = int(s.battle[BATTLE_STEP])
    active, discarded = int(s.battle[ACTIVE + side]), int(s.battle[DISCARDED + side])
    chosen = [card for card in (active, discarded) if card != NO_CARD]
    discards = int(battle_discards(s, seat))
    revealed = step > REVEAL
    if active == NO_CARD != discarded or (active == discarded and chosen):
        return f"{name} chooses an active card first and discards another one."
    if any((battle_hand(s, seat) >> card) & 1 for card in chosen) or (chosen and (discards >> active) & 1):
        return f"{name} has the cards of the line `side` not in hand, and the active one not with the discards."
    if discarded != NO_CARD and ((discards >> discarded) & 1 == 1) != revealed:
        return f"the card that {name} has discarded is with the battle discards when it is revealed, and not before."
    in_hand = count_bits(battle_hand(s, seat)) + len(chosen)
    if in_hand % 2 == 1 or (in_hand == 0 and step > PREPARE):
        return f"{name} has {in_hand} battle cards besides the discards; two leave the hand in each battle."
    committed = s.battle[COMMITTED + side] > 0
    if (revealed or committed) and len(chosen) < 2:
        return f"{name} has chosen; the line `side` names an active and a discarded card."
    if (revealed and not committed) or (committed and step <= CHOOSE):
        return f"the line `side` of {name} says whether they have chosen: 1 from the reveal on, 0 before the choice."
    shown = owns(s, fighter(s, 1 - side), PRESCIENCE)
    if (step <= CHOOSE and (discarded != NO_CARD or (chosen and not shown))) or (
        step == REVEAL and shown and not chosen
    ):
        return f"{name} chooses an active card before the others only for Prescience, and then it is named."
    return ""


def _with_battle_step(s: State, frame: Frame, step: int) -> str:
    """The step of the battle is the one after that which asks."""
    if s.battle[BATTLE_STEP] != step:
        return f"{frame.name} is asked at step {step} of the battle, not at {int(s.battle[BATTLE_STEP])}."
    return ""


def _with_fighter(s: State, frame: Frame, seat: int) -> str:
    if frame.seat != seat:
        return f"{frame.name} is asked of {seat_name(seat)} in this battle, not of {seat_name(frame.seat)}."
    return ""


def _side(s: State, frame: Frame) -> int:
    return max(0, int(side_in_battle(s, frame.seat)))


def _winner(s: State) -> int:
    return int(fighter(s, int(s.battle[WINNER])))


def _loser(s: State) -> int:
    return int(fighter(s, 1 - int(s.battle[WINNER])))


def _with_shown(s: State, frame: Frame) -> str:
    """Prescience: its owner's opponent shows a card. [K-BAT-2]"""
    side = _side(s, frame)
    other = int(fighter(s, 1 - side))
    if not owns(s, other, PRESCIENCE):
        return "choose-shown is asked of the opponent of who has Prescience."
    if int(s.battle[ACTIVE + side]) != NO_CARD:
        return f"{seat_name(frame.seat)} has shown an active card already."
    return _with_fighter(s, frame, int(fighter(s, side))) or _with_battle_step(s, frame, PREPARE + 1)


def _with_choice(s: State, frame: Frame) -> str:
    """Both sides choose at once; who has chosen is not asked any more. [K-BAT-1]"""
    wanted = sum(1 << int(fighter(s, side)) for side in range(2) if s.battle[COMMITTED + side] == 0)
    if frame.asked != wanted:
        return f"choose-cards is asked of those fighters who have not chosen: {seats_text(wanted)}."
    return _with_battle_step(s, frame, CHOOSE + 1)


def _with_returned(s: State, frame: Frame) -> str:
    """Interventions that cannot be paid. [K-BAT-2]"""
    if cost_of_played(s, frame.seat) <= board(s, frame.seat, PRAYER_POINTS):
        return f"{seat_name(frame.seat)} can pay all interventions played."
    side = _side(s, frame)
    return _with_fighter(s, frame, int(fighter(s, side))) or _with_battle_step(s, frame, PAY + side)


def _with_tactics(s: State, frame: Frame) -> str:
    """[K-BAT-2]"""
    if cards_of(s, PLAYED + frame.seat, TACTICAL_CHOICE) == 0:
        return f"{seat_name(frame.seat)} has not played Tactical Choice in this battle."
    return _with_battle_step(s, frame, TACTICS + _side(s, frame) + 1)


def _with_wounds(s: State, frame: Frame) -> str:
    """[K-BAT-2]"""
    if not owns(s, frame.seat, DIVINE_WOUND) or count_cards(s, HAND + frame.seat) == 0:
        return f"{seat_name(frame.seat)} has no Divine Wound, or no intervention to discard for it."
    side = _side(s, frame)
    return _with_fighter(s, frame, int(fighter(s, side))) or _with_battle_step(s, frame, WOUND + side + 1)


def _with_loser(s: State) -> str:
    """[K-BAT-5]"""
    if soldiers_at(s, _loser(s), i64(s.battle[BATTLE_ZONE])) == 0:
        return f"{seat_name(_loser(s))} has no soldiers left to retreat."
    return ""


def _with_end(s: State, frame: Frame) -> str:
    """The loser disbands or retreats, if there is a zone to retreat to. [K-BAT-5]"""
    if retreat_zones(s, _loser(s)) == 0:
        return f"{seat_name(_loser(s))} has nowhere to retreat to."
    return _with_fighter(s, frame, _loser(s)) or _with_loser(s) or _with_battle_step(s, frame, LOSER_ENDS + 1)


def _with_retreat(s: State, frame: Frame) -> str:
    """The winner chooses where to, if there is a choice. [K-BAT-5]"""
    if frame.x != _loser(s):
        return f"{seat_name(_loser(s))} has lost this battle, not {seat_name(frame.x)}."
    if count_bits(retreat_zones(s, _loser(s))) < 2:
        return f"there are not several zones that {seat_name(_loser(s))} could retreat to."
    return _with_fighter(s, frame, _winner(s)) or _with_loser(s) or _with_battle_step(s, frame, LOSER_ENDS + 1)


def _with_reinforcement(s: State, frame: Frame) -> str:
    """[K-TILE-5]"""
    if cards_of(s, PLAYED + frame.seat, REINFORCEMENT) == 0 or most_reinforced(s, frame.seat) <= 0:
        return f"{seat_name(frame.seat)} has not played Reinforcement, or has no soldier or no room for it."
    return _with_fighter(s, frame, _winner(s)) or _with_battle_step(s, frame, REINFORCE + 1)


def _with_stay(s: State, frame: Frame) -> str:
    """[K-BAT-7]"""
    if soldiers_at(s, _winner(s), i64(s.battle[BATTLE_ZONE])) == 0:
        return f"{seat_name(_winner(s))} has no soldiers left to stay."
    return _with_fighter(s, frame, _winner(s)) or _with_battle_step(s, frame, WINNER_ENDS + 1)


# ---- night


def _with_step(s: State, frame: Frame, step: int) -> str:
    """The step of the night; when the last player is asked, the phase names the next one already. [K-NIGHT-10]"""
    round_now = step if s.place > 0 else step + 1
    if s.round != round_now:
        return f"{frame.name} is asked at step {step} of the night: `phase night {round_now} {s.place}`."
    return ""


def _with_sacrifice(s: State, frame: Frame) -> str:
    """[K-NIGHT-1, K-NIGHT-2]"""
    sanctuary = frame.x == SANCTUARY_ZONE
    if soldiers_at(s, frame.seat, frame.x) < (SANCTUARY_SOLDIERS if sanctuary else 1):
        return f"{seat_name(frame.seat)} has too few soldiers in {ZONE_NAMES[frame.x]} for a sacrifice."
    return _with_step(s, frame, SANCTUARY if sanctuary else DELTA)


def _with_prayers(s: State, frame: Frame) -> str:
    """[K-NIGHT-5]"""
    if not can_pray_more(s, frame.seat):
        return f"{seat_name(frame.seat)} has no veterans to give up, or prayer points enough."
    return _with_step(s, frame, PRAYERS)


def _with_vision(s: State, frame: Frame) -> str:
    """[K-NIGHT-10]"""
    if not owns(s, frame.seat, VISION) or s.deck_left == 0:
        return f"{seat_name(frame.seat)} has no Vision, or there is no card to see."
    return _with_step(s, frame, DRAWS)


def _with_draws(s: State, frame: Frame) -> str:
    """[K-NIGHT-6]"""
    if not can_draw_more(s, frame.seat):
        return f"{seat_name(frame.seat)} has too few veterans for another card, or there is none to draw."
    return _with_step(s, frame, DRAWS)


def _with_raised(s: State, frame: Frame) -> str:
    """[K-NIGHT-10]"""
    raisable = any(may_be_raised(s, frame.seat, number) for number in range(DISTRICTS))
    if not owns(s, frame.seat, HAND_OF_GOD) or not raisable:
        return f"{seat_name(frame.seat)} has no Hand of God, or no pyramid to raise with it."
    return _with_step(s, frame, RAISING)


def _with_joining(s: State, frame: Frame) -> str:
    """At night, and before a battle at home. [K-CREA-1]"""
    seat = frame.seat
    if not any(can_join(s, seat, creature, number) for creature in range(CREATURES) for number in range(DISTRICTS)):
        return f"{seat_name(seat)} has no creature in supply, or no army in the city that it could join."
    if frame.on == BOTTOM:
        return _with_step(s, frame, JOINING) if s.phase == NIGHT else f"{frame.name} is asked at night or in a battle."
    if CITY_OF[int(s.battle[BATTLE_ZONE])] != board(s, seat, CITY):
        return f"creatures join {seat_name(seat)} before a battle in their own city only."
    return _with_battle_step(s, frame, PREPARE)


def _with_slot(s: State, frame: Frame) -> str:
    """[K-NIGHT-9]"""
    if s.round != FATE:
        return f"choose-slot is asked at the end of the night: `phase night {FATE} 0`."
    return "" if free_slots(s) > 1 else "no choice of places is left on the order track."


# ---- the end


def check_the_end(s: State, lines: dict[str, list[int]]) -> None:
    """Somebody has won at the beginning of a turn, or by most fame when the days are over. [K-WIN-1]"""
    if lines.get("ask"):
        raise BadSetup(f"{at_question(lines, 0)}nothing is asked when the game is over.")
    by_day = s.phase == DAY and s.won == 1 << turn_of(s) and wins(s, turn_of(s))
    by_night = s.phase == NIGHT and s.round == FATE and s.won == most_famous(s)
    if not by_day and not by_night:
        raise BadSetup(
            "the game ends when a turn begins for somebody with 9 fame and nobody above them, or after the last night "
            f"for the most famous; it is not over for {seats_text(int(s.won))}."
        )


ASKING: Final = {
    CHOOSE_DISTRICTS: Asking((PLACING,), (BOTTOM,), _with_districts),
    CHOOSE_PYRAMIDS: Asking((FOUNDING,), (BOTTOM,), _with_pyramids),
    CHOOSE_FIRST_TILE: Asking((FIRST_TILES,), (BOTTOM,), _with_first_tile),
    CHOOSE_ACTION: Asking((DAY,), (BOTTOM,), _with_action),
    CHOOSE_TILE: Asking((DAY,), (CHOOSE_ACTION,), _with_tile),
    CHOOSE_CARD_TO_SWAP: Asking((DAY,), (CHOOSE_ACTION,), _with_card_to_swap),
    CHOOSE_SITE: Asking((DAY,), (CHOOSE_ACTION,), _with_site),
    CHOOSE_LEVEL: Asking((DAY,), (CHOOSE_ACTION,), _with_level),
    CHOOSE_RECRUITS: Asking((DAY,), (CHOOSE_ACTION,), _with_recruits),
    CHOOSE_PLACES: Asking((FIRST_TILES, DAY, NIGHT), (BOTTOM, *ANY_TIME), _with_places),
    CHOOSE_ARMY: Asking((DAY,), (CHOOSE_ACTION,), _with_army),
    CHOOSE_GROUP: Asking((DAY,), (CHOOSE_ACTION,), _with_group),
    CHOOSE_STEP: Asking((DAY,), (CHOOSE_ACTION,), _with_steps),
    CHOOSE_OBELISK: Asking((DAY,), (CHOOSE_STEP,), _with_obelisk),
    CHOOSE_TARGET: Asking((DAY,), ANY_TIME, _with_target),
    CHOOSE_MEMORY: Asking((DAY,), ANY_TIME, _with_memory),
    CHOOSE_BATTLE: Asking((DAY,), (CHOOSE_ACTION,), _with_battles),
    FIGHTING: Asking((DAY,), (CHOOSE_ACTION, CHOOSE_BATTLE), _with_fighting),
    CHOOSE_SHOWN: Asking((DAY,), (FIGHTING,), _with_shown),
    CHOOSE_CARDS: Asking((DAY,), (FIGHTING,), _with_choice),
    CHOOSE_RETURNED: Asking((DAY,), (FIGHTING,), _with_returned),
    CHOOSE_TACTICS: Asking((DAY,), (FIGHTING,), _with_tactics),
    CHOOSE_WOUNDS: Asking((DAY,), (FIGHTING,), _with_wounds),
    CHOOSE_END: Asking((DAY,), (FIGHTING,), _with_end),
    CHOOSE_RETREAT: Asking((DAY,), (FIGHTING,), _with_retreat),
    CHOOSE_REINFORCEMENT: Asking((DAY,), (FIGHTING,), _with_reinforcement),
    CHOOSE_STAY: Asking((DAY,), (FIGHTING,), _with_stay),
    CHOOSE_SACRIFICE: Asking((NIGHT,), (BOTTOM,), _with_sacrifice),
    CHOOSE_PRAYERS: Asking((NIGHT,), (BOTTOM,), _with_prayers),
    CHOOSE_VISION: Asking((NIGHT,), (BOTTOM,), _with_vision),
    CHOOSE_DRAWS: Asking((NIGHT,), (BOTTOM,), _with_draws),
    CHOOSE_RAISED: Asking((NIGHT,), (BOTTOM,), _with_raised),
    CHOOSE_JOINING: Asking((DAY, NIGHT), (BOTTOM, FIGHTING), _with_joining),
    CHOOSE_SLOT: Asking((NIGHT,), (BOTTOM,), _with_slot),
}
