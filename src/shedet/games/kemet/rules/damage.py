"""Who wins a battle, and what it costs both sides: steps 3 and 4."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE
from shedet.games.kemet.armies import creature_at, soldiers_at
from shedet.games.kemet.components import (
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    DIVINE_PROTECTION,
    INTERVENTION_DAMAGE,
    INTERVENTION_SHIELD,
    INTERVENTION_STRENGTH,
    INTERVENTIONS,
)
from shedet.games.kemet.events import (
    LOST,
    WINS,
)
from shedet.games.kemet.events import (
    STRENGTH as STRENGTH_TOLD,
)
from shedet.games.kemet.rules.prayer import gain
from shedet.games.kemet.rules.soldiers import return_soldiers, take_off
from shedet.games.kemet.state import (
    ATTACKER,
    CITY,
    DEFENDER,
    FOUGHT,
    KILLS,
    PLAYED,
    WINNER,
    State,
    active_card,
    battle_zone,
    board,
    cards_of,
    fighter,
    owns,
    wounds,
)
from shedet.games.kemet.tiles import (
    ALWAYS,
    ATTACKING,
    CREATURE_TILES,
    CRITICAL,
    DAMAGE,
    DEFENDING,
    DESERT_SNAKE,
    HONOR,
    NO_CREATURE,
    SHIELD,
    STRENGTH,
    TILES,
    WHEN,
)
from shedet.games.kemet.zones import CITY_OF


def tile_sum(s: State, side: i64, column: vec[i64]) -> i64:
    """What tiles and the creature of a side add to a number. [K-BAT-3]"""
    seat = fighter(s, side)
    when = ATTACKING if side == ATTACKER else DEFENDING
    total: i64 = 0
    for tile in range(TILES):
        if column[tile] > 0 and (WHEN[tile] == ALWAYS or WHEN[tile] == when) and owns(s, seat, tile):
            total += column[tile]
    creature = fighting_creature(s, side)
    if creature != NO_CREATURE:
        total += column[CREATURE_TILES[creature]]
    return total


def fighting_creature(s: State, side: i64) -> i64:
    """The creature of a side, unless the enemy's Desert Snake makes it count for nothing. [K-TILE-5]"""
    zone = battle_zone(s)
    if creature_at(s, fighter(s, 1 - side), zone) == DESERT_SNAKE:
        return NO_CREATURE
    return creature_at(s, fighter(s, side), zone)


def played_sum(s: State, seat: i64, column: vec[i64]) -> i64:
    """What the interventions of a seat add to a number."""
    total: i64 = 0
    for kind in range(INTERVENTIONS):
        if column[kind] > 0:
            total += column[kind] * cards_of(s, PLAYED + seat, kind)
    return total


def strength(s: State, side: i64) -> i64:
    """Soldiers, card, tiles, creature, interventions, and 1 in a district of one's own city. [K-BAT-3]"""
    seat = fighter(s, side)
    zone = battle_zone(s)
    total = soldiers_at(s, seat, zone) + CARD_STRENGTH[active_card(s, side)]
    total += tile_sum(s, side, STRENGTH) + played_sum(s, seat, INTERVENTION_STRENGTH)
    total += wounds(s, side)
    return total + 1 if CITY_OF[zone] == board(s, seat, CITY) else total


def damage(s: State, side: i64) -> i64:
    """The normal damage that a side deals. [K-BAT-4]"""
    card = CARD_DAMAGE[active_card(s, side)]
    return card + tile_sum(s, side, DAMAGE) + played_sum(s, fighter(s, side), INTERVENTION_DAMAGE)


def critical(s: State, side: i64) -> i64:
    return tile_sum(s, side, CRITICAL)


def shields(s: State, side: i64) -> i64:
    card = CARD_SHIELD[active_card(s, side)]
    return card + tile_sum(s, side, SHIELD) + played_sum(s, fighter(s, side), INTERVENTION_SHIELD)


def resolve(s: State) -> None:
    """Higher strength wins, a tie goes to the defender; then damage. [K-BAT-3, K-BAT-4]"""
    attack = strength(s, ATTACKER)
    defence = strength(s, DEFENDER)
    winner = ATTACKER if attack > defence else DEFENDER
    s.battle[WINNER] = u8(winner)
    for side in range(2):
        s.battle[FOUGHT + side] = u8(fighting_creature(s, side))
        told = critical(s, side) + damage(s, side)
        s.tell(
            EVERYONE, STRENGTH_TOLD, fighter(s, side), attack if side == ATTACKER else defence, told, shields(s, side)
        )
    s.tell(EVERYONE, WINS, fighter(s, winner), battle_zone(s), 0, 0)
    deal_damage(s, winner)


def deal_damage(s: State, winner: i64) -> None:
    """First critical, then one's own removal, then normal less shields. What a creature adds still counts when its
    army is gone: all sums are taken before. [K-BAT-4]"""
    criticals = vec[i64]([critical(s, ATTACKER), critical(s, DEFENDER)])
    normals = vec[i64]([net_damage(s, ATTACKER), net_damage(s, DEFENDER)])
    for side in range(2):
        suffer(s, 1 - side, criticals[side], winner)
    for side in range(2):
        seat = fighter(s, side)
        zone = battle_zone(s)
        removed = CARD_REMOVED[active_card(s, side)]
        here = soldiers_at(s, seat, zone)
        if removed > 0 and here > 0:
            return_soldiers(s, seat, zone, removed if removed < here else here)
    for side in range(2):
        suffer(s, 1 - side, normals[side], winner)


def net_damage(s: State, side: i64) -> i64:
    net = damage(s, side) - shields(s, 1 - side)
    return net if net > 0 else 0


def suffer(s: State, side: i64, hits: i64, winner: i64) -> None:
    """A side loses soldiers; a winner under Divine Protection does not. Honor in Battle pays for them.
    [K-BAT-4, K-TILE-3]"""
    seat = fighter(s, side)
    zone = battle_zone(s)
    if side == winner and cards_of(s, PLAYED + seat, DIVINE_PROTECTION) > 0:
        return
    here = soldiers_at(s, seat, zone)
    lost = hits if hits < here else here
    if lost == 0:
        return
    s.tell(EVERYONE, LOST, seat, zone, lost, 0)
    take_off(s, seat, zone, lost)
    s.battle[KILLS + 1 - side] += u8(lost)
    if owns(s, seat, HONOR):
        gain(s, seat, lost)
