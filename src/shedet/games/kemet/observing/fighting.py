"""The move that is made and the battle that is fought."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import NO_CARD
from shedet.games.kemet.observing.asking import point_at
from shedet.games.kemet.observing.parts import (
    ACTIVE_OF_SIDE,
    ATTACKS_OF_SIDE,
    BATTLE_AT,
    BATTLE_KINDS,
    CITIES,
    CREATURE_IN_MOVE,
    CREATURE_OF_SIDE,
    CRITICAL_OF_SIDE,
    DAMAGE_OF_SIDE,
    DISCARDED_OF_SIDE,
    ENTERED_IN_MOVE,
    GROUPED_IN_MOVE,
    HAS_CHOSEN_OF_SIDE,
    KILLS_OF_SIDE,
    MOVE_AT,
    MOVING_IN_ZONE,
    OPEN_IN_MOVE,
    PLAYED_OF_SIDE,
    POINTS_OF_MOVE,
    SHIELDS_OF_SIDE,
    SIDE_NUMBERS,
    STEP_AT,
    STRENGTH_OF_SIDE,
    TELEPORTED_IN_MOVE,
    WALLS_OF_MOVE,
    WINS_OF_SIDE,
    WOUNDS_OF_SIDE,
    ZONE_NUMBERS,
    ZONES_AT,
)
from shedet.games.kemet.rules.battle import RESOLVE
from shedet.games.kemet.rules.damage import tile_sum
from shedet.games.kemet.state import (
    ATTACKER,
    CHOOSE_STEP,
    CITY,
    COMMITTED,
    DEFENDER,
    MOVE_CREATURE,
    MOVE_ENTERED,
    MOVE_GROUPED,
    MOVE_OPEN,
    MOVE_POINTS,
    MOVE_SOLDIERS,
    MOVE_START,
    MOVE_TELEPORTED,
    MOVE_ZONE,
    PLAYED,
    State,
    active_card,
    battle_step,
    battle_zone,
    board,
    cards_of,
    discarded_card,
    fighter,
    is_fought,
    kills,
    winning_side,
    wounds,
)
from shedet.games.kemet.tiles import CRITICAL, DAMAGE, NO_CREATURE, SHIELD, STRENGTH
from shedet.games.kemet.zones import BY_WALL, CITY_OF


def observe_move(s: State, out: vec[u8], at: i64) -> None:
    if not s.waits(CHOOSE_STEP):  # what is left of the last move is of no use
        return
    move = at + MOVE_AT
    out[move] = s.move[MOVE_SOLDIERS]
    out[move + POINTS_OF_MOVE] = s.move[MOVE_POINTS]
    out[move + TELEPORTED_IN_MOVE] = s.move[MOVE_TELEPORTED]
    out[move + ENTERED_IN_MOVE] = s.move[MOVE_ENTERED]
    out[move + OPEN_IN_MOVE] = s.move[MOVE_OPEN]
    out[move + GROUPED_IN_MOVE] = s.move[MOVE_GROUPED]
    creature = i64(s.move[MOVE_CREATURE])
    if creature != NO_CREATURE:
        out[move + CREATURE_IN_MOVE + creature] = 1
    start = i64(s.move[MOVE_START])
    for city in range(CITIES):
        out[move + WALLS_OF_MOVE + city] = u8((BY_WALL[city] >> start) & 1)
    out[at + ZONES_AT + i64(s.move[MOVE_ZONE]) * ZONE_NUMBERS + MOVING_IN_ZONE] = s.move[MOVE_SOLDIERS]


def observe_battle(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Both sides without what is hidden: it is not on the viewer's table. [K-BAT-1]"""
    if not is_fought(s):
        return
    put(out, at + STEP_AT, battle_step(s))
    point_at(battle_zone(s), out, at)
    first = first_side(s, me)
    observe_side(s, first, me, out, at + BATTLE_AT)
    observe_side(s, 1 - first, me, out, at + BATTLE_AT + SIDE_NUMBERS)


def first_side(s: State, me: i64) -> i64:
    """The side that comes first: mine, if I fight."""
    return DEFENDER if fighter(s, DEFENDER) == me else ATTACKER


def observe_side(s: State, side: i64, me: i64, out: vec[u8], at: i64) -> None:
    seat = fighter(s, side)
    out[at + relative(seat, me, s.players)] = 1
    if side == ATTACKER:
        out[at + ATTACKS_OF_SIDE] = 1
    out[at + HAS_CHOSEN_OF_SIDE] = s.battle[COMMITTED + side]
    if battle_step(s) > RESOLVE and winning_side(s) == side:
        out[at + WINS_OF_SIDE] = 1
    put(out, at + WOUNDS_OF_SIDE, wounds(s, side))
    put(out, at + KILLS_OF_SIDE, kills(s, side))
    observe_strength(s, side, out, at)
    lay_card(active_card(s, side), out, at + ACTIVE_OF_SIDE)
    lay_card(discarded_card(s, side), out, at + DISCARDED_OF_SIDE)
    for kind in range(BATTLE_KINDS):
        put(out, at + PLAYED_OF_SIDE + kind, cards_of(s, PLAYED + seat, kind))
    creature = creature_at(s, seat, battle_zone(s))
    if creature != NO_CREATURE:
        out[at + CREATURE_OF_SIDE + creature] = 1


def observe_strength(s: State, side: i64, out: vec[u8], at: i64) -> None:
    """What a side has without its cards. [K-BAT-3, K-BAT-4]"""
    seat = fighter(s, side)
    zone = battle_zone(s)
    strength = soldiers_at(s, seat, zone) + tile_sum(s, side, STRENGTH)
    if CITY_OF[zone] == board(s, seat, CITY):
        strength += 1
    put(out, at + STRENGTH_OF_SIDE, strength)
    put(out, at + DAMAGE_OF_SIDE, tile_sum(s, side, DAMAGE))
    put(out, at + CRITICAL_OF_SIDE, tile_sum(s, side, CRITICAL))
    put(out, at + SHIELDS_OF_SIDE, tile_sum(s, side, SHIELD))


def lay_card(card: i64, out: vec[u8], at: i64) -> None:
    if card != NO_CARD:
        out[at + card] = 1
