"""The battle at a Kemet table far away, added up by the rules: from what is seen there, and what was told of it."""

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.game import Data
from shedet.core.rng import seeded
from shedet.games.kemet.components import BATTLE_CARD_NAMES, INTERVENTION_NAMES
from shedet.games.kemet.state import (
    ACTIVE,
    ATTACKER,
    BATTLE_ZONE,
    CITY,
    DEFENDER,
    FIGHTERS,
    PLAYED,
    WOUNDS,
    State,
    add_card,
    bare_state,
    set_board,
)
from shedet.games.kemet.strengths import Fight, both_sides
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES
from shedet.games.kemet.views import BattleView, SideView, TableView
from shedet.games.kemet.zones import CITY_NAMES, ZONE_NAMES, ZONES

BEGINS, COMPARED = "battle", "strength"  # the events with which a battle begins, and its strengths are compared
WENT: Final = {"lost": 1, "returned": 1, "retreated": 1, "placed": -1}  # soldiers that left a zone, or came there


def fight_seen(view: TableView, battle: BattleView, told: Sequence[Data]) -> Fight:
    """What is known of the battle; when its strengths have been compared, as both sides were then."""
    events = told[last(told, BEGINS) + 1 :]
    compared = last(events, COMPARED)
    table = seen_table(view, battle)
    lay_wounds(table, battle, events)
    if compared < 0:
        return both_sides(table)
    for event in events[compared + 1 :]:
        put_back(table, battle["zone"], event)
    return both_sides(table)._replace(decided=True)


def last(events: Sequence[Data], name: str) -> int:
    """Where the last event of a name is; -1: nowhere."""
    return max((at for at, event in enumerate(events) if event["event"] == name), default=-1)


def seen_table(view: TableView, battle: BattleView) -> State:
    """A table with all that counts in the battle, and nothing else."""
    table = bare_state(len(view["seats"]), vec[i64](), seeded("seen"))
    for seat, each in enumerate(view["seats"]):
        set_board(table, seat, CITY, CITY_NAMES.index(each["city"]))
        for tile in each["tiles"]:
            table.tiles[seat] |= 1 << TILE_NAMES.index(tile)
    for army in view["armies"]:
        zone = ZONE_NAMES.index(army["zone"])
        table.soldiers[number(army["seat"]) * ZONES + zone] = u8(army["soldiers"])
        for creature in army["creatures"]:
            table.creatures[CREATURE_NAMES.index(creature)] = u8(zone)
    table.battle[BATTLE_ZONE] = u8(ZONE_NAMES.index(battle["zone"]))
    lay_side(table, ATTACKER, battle["attacker"])
    lay_side(table, DEFENDER, battle["defender"])
    return table


def number(seat: str) -> int:
    return "ABCDEF".index(seat)


def lay_side(table: State, side: int, seen: SideView) -> None:
    seat = number(seen["seat"])
    table.battle[FIGHTERS + side] = u8(seat)
    if seen["active"] is not None:
        table.battle[ACTIVE + side] = u8(BATTLE_CARD_NAMES.index(seen["active"]))
    for card in seen["played"]:
        add_card(table, PLAYED + seat, INTERVENTION_NAMES.index(card))


def lay_wounds(table: State, battle: BattleView, events: Sequence[Data]) -> None:
    """Interventions that went from a hand to the discards were given up for Divine Wound."""
    for side, seen in ((ATTACKER, battle["attacker"]), (DEFENDER, battle["defender"])):
        went = {"event": "card", "seat": seen["seat"], "from": f"{seen['seat']} hand", "to": "discards"}
        table.battle[WOUNDS + side] = u8(sum(went.items() <= event.items() for event in events))


def put_back(table: State, zone: str, event: Data) -> None:
    """Undo what happened to the armies after the strengths were compared."""
    kind = str(event["event"])
    if kind == "creature" and event["zone"] != zone:
        table.creatures[CREATURE_NAMES.index(str(event["creature"]))] = u8(ZONE_NAMES.index(zone))
    elif kind in WENT and event.get("from", event.get("zone")) == zone:
        place = number(str(event["seat"])) * ZONES + ZONE_NAMES.index(zone)
        table.soldiers[place] = u8(int(table.soldiers[place]) + WENT[kind] * cast(int, event["number"]))
