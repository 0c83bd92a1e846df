"""Events of kemet in few words."""

from shedet.core.events import Event
from shedet.core.game import seat_name
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
    HAS_CHOSEN,
    LOST,
    MARKED,
    MARKED_GOLD,
    MOVED,
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
    TAKEN_BACK,
    TURN,
    VETERANS,
    WINS,
)
from shedet.games.kemet.notation import GOLD_NAMES
from shedet.games.kemet.state import SILVER_MARKER
from shedet.games.kemet.telling import place_name, zone_name
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES
from shedet.games.kemet.zones import ZONE_NAMES


def event_text(event: Event) -> str:
    """An event as a sentence; empty for what goes without saying."""
    kind, seat, x, y, z = event.key()
    who = seat_name(seat)
    if kind == CARD:
        return f"{INTERVENTION_NAMES[x]}: {place_name(y)} → {place_name(z)}"
    if kind == CARD_BACK:
        return f"{who} draws an intervention"
    if kind == SAW_CARD:
        return f"{who} sees {y} × {INTERVENTION_NAMES[x]}"
    if kind == SHUFFLED:
        return "the discarded interventions are shuffled"
    if kind == TURN:
        return f"it is {who}'s turn"
    if kind == MARKED:
        return f"{who} places {'the silver marker' if y == SILVER_MARKER else 'a marker'} on {FIELD_NAMES[x]}"
    if kind == MARKED_GOLD:
        return f"{who} places the gold marker for {GOLD_NAMES[x]}"
    if kind == PRAYER:
        change = x - CHANGE_ZERO
        return f"{who} {'gains' if change > 0 else 'pays'} {abs(change)} prayer points and has {y}"
    if kind == BUILT:
        return f"{who}'s {COLOUR_NAMES[y]} pyramid in {ZONE_NAMES[x]} is raised to level {z}"
    if kind == BOUGHT:
        return f"{who} takes {TILE_NAMES[x]}"
    if kind == FAME:
        return f"{who} gains {x} permanent fame"
    if kind == VETERANS:
        return f"{who} has {x} veterans"
    if kind == NIGHT:
        return "night falls"
    if kind == NEW_DAY:
        return f"day {x} begins"
    if kind == SLOT:
        return f"{who} takes place {x + 1}"
    if kind == GAME_ENDS:
        return "the game ends"
    return _map_text(kind, who, x, y, z) or _battle_text(kind, who, x, y, z)


def _map_text(kind: int, who: str, x: int, y: int, z: int) -> str:
    if kind == PLACED:
        return f"{who} places {y} in {ZONE_NAMES[x]}"
    if kind == RETURNED:
        return f"{y} of {who}'s soldiers leave {ZONE_NAMES[x]}"
    if kind == LOST:
        return f"{who} loses {y} in {ZONE_NAMES[x]}"
    if kind == MOVED:
        return f"{who} moves {z} from {ZONE_NAMES[x]} to {ZONE_NAMES[y]}"
    if kind == CREATURE:
        return f"{CREATURE_NAMES[x]}: {zone_name(y)}"
    if kind == DISBANDED:
        return f"{who} disbands the army in {ZONE_NAMES[x]}"
    if kind == RETREATED:
        return f"{who} retreats from {ZONE_NAMES[x]} to {ZONE_NAMES[y]}"
    return ""


def _battle_text(kind: int, who: str, x: int, y: int, z: int) -> str:
    if kind == BATTLE:
        return f"{who} attacks {seat_name(y)} in {ZONE_NAMES[x]}"
    if kind == HAS_CHOSEN:
        return f"{who} has chosen"
    if kind == ACTIVE_CARD:
        return f"{who} shows {BATTLE_CARD_NAMES[x]}"
    if kind == DISCARDED_CARD:
        return f"{who} has discarded {BATTLE_CARD_NAMES[x]}"
    if kind == TAKEN_BACK:
        return f"{who} takes the discarded battle cards back"
    if kind == SWAPPED:
        return f"{who} swaps {BATTLE_CARD_NAMES[x]} for {BATTLE_CARD_NAMES[y]}"
    if kind == STRENGTH:
        return f"{who}: strength {x}, damage {y}, shields {z}"
    if kind == WINS:
        return f"{who} wins the battle in {ZONE_NAMES[x]}"
    return ""
