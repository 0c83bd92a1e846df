"""What happened, as data: events with their components by name."""

from shedet.core.events import Event
from shedet.core.game import Data, seat_name
from shedet.games.kemet.components import BATTLE_CARD_NAMES, COLOUR_NAMES, FIELD_NAMES, INTERVENTION_NAMES
from shedet.games.kemet.events import (
    ACTIVE_CARD,
    BATTLE,
    BOUGHT,
    BUILT,
    CARD,
    CARD_BACK,
    CHANGE_ZERO,
    CREATURE,
    DISBANDED,
    DISCARDED_CARD,
    FAME,
    GAME_ENDS,
    LOST,
    MARKED,
    MARKED_GOLD,
    MOVED,
    NAMES,
    NEW_DAY,
    NIGHT,
    PLACED,
    PRAYER,
    RETREATED,
    RETURNED,
    SAW_CARD,
    SHUFFLED,
    SLOT,
    STRENGTH,
    SWAPPED,
    VETERANS,
    WINS,
)
from shedet.games.kemet.notation import GOLD_NAMES
from shedet.games.kemet.state import DECK, DISCARDS, HAND, PLAYED, SILVER_MARKER
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES
from shedet.games.kemet.zones import NO_ZONE, ZONE_NAMES

OF_THE_TABLE = (SHUFFLED, NIGHT, NEW_DAY, GAME_ENDS)  # nobody's doing


def place_name(place: int) -> str:
    if place == DECK:
        return "deck"
    if place >= DISCARDS:
        return "discards" if place == DISCARDS else "removed"
    if place >= PLAYED:
        return f"{seat_name(place - PLAYED)} played"
    return f"{seat_name(place - HAND)} hand"


def zone_name(zone: int) -> str:
    return "supply" if zone == NO_ZONE else ZONE_NAMES[zone]


def event_data(event: Event) -> Data:
    """An event with its components by name."""
    kind, seat, x, y, z = event.key()
    data: Data = {"event": NAMES[kind]}
    if kind not in OF_THE_TABLE:
        data["seat"] = seat_name(seat)
    if kind in (CARD, SAW_CARD):
        data["card"] = INTERVENTION_NAMES[x]
    if kind in (CARD, CARD_BACK):
        data["from"], data["to"] = place_name(y), place_name(z)
    elif kind == SAW_CARD:
        data["number"] = y
    elif kind == MARKED:
        data["field"], data["silver"] = FIELD_NAMES[x], y == SILVER_MARKER
    elif kind == MARKED_GOLD:
        data["action"] = GOLD_NAMES[x]
    elif kind == PRAYER:
        data["change"], data["prayer"] = x - CHANGE_ZERO, y
    elif kind == BUILT:
        data["zone"], data["colour"], data["level"] = ZONE_NAMES[x], COLOUR_NAMES[y], z
    elif kind == BOUGHT:
        data["tile"] = TILE_NAMES[x]
    elif kind == BATTLE:
        data["zone"], data["defender"] = ZONE_NAMES[x], seat_name(y)
    elif kind in (ACTIVE_CARD, DISCARDED_CARD):
        data["card"] = BATTLE_CARD_NAMES[x]
    elif kind == SWAPPED:
        data["card"], data["special"] = BATTLE_CARD_NAMES[x], BATTLE_CARD_NAMES[y]
    elif kind == STRENGTH:
        data["strength"], data["damage"], data["shields"] = x, y, z
    elif kind in (FAME, VETERANS, NEW_DAY):
        data["number"] = x
    elif kind == SLOT:
        data["place"] = x + 1
    else:
        data |= _map_data(kind, x, y, z)
    return data


def _map_data(kind: int, x: int, y: int, z: int) -> Data:
    if kind in (PLACED, RETURNED, LOST):
        return {"zone": ZONE_NAMES[x], "number": y}
    if kind in (MOVED, RETREATED):
        return {"from": ZONE_NAMES[x], "to": ZONE_NAMES[y], "number": z}
    if kind == CREATURE:
        return {"creature": CREATURE_NAMES[x], "zone": zone_name(y)}
    if kind in (WINS, DISBANDED):
        return {"zone": ZONE_NAMES[x]}
    return {}


def decided_by_chance(event: Event) -> bool:
    """Whether chance decided which card it is: what is drawn, and what a vision shows."""
    kind, _, _, y, _ = event.key()
    return kind == SAW_CARD or (kind == CARD and y == DECK)
