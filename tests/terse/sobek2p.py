"""Events of sobek2p in few words."""

from shedet.core.events import Event
from shedet.core.game import seat_name
from shedet.games.sobek2p.components import (
    BACKS,
    CHARACTER_TABLE,
    GOODS,
    GROUPS,
    LOWEST_DEBEN,
    NO_FIELD,
    ORIENTATIONS,
    PIROGUE_NAMES,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.events import (
    ANKH,
    CORRUPTION_COUNTED,
    DEBEN_BACK,
    DEBEN_MOVES,
    GAME_ENDS,
    HARVEST_LAID,
    LOOKED,
    NAMED,
    NO_EFFECT,
    NO_TILES,
    PIROGUE,
    PLAYS,
    REFILLED,
    SAW_PIROGUE,
    SAW_TILE,
    SCORED,
    SELLS,
    TILE,
    TILE_BACK,
)
from shedet.games.sobek2p.state import BAG
from shedet.games.sobek2p.telling import place_name


def event_text(event: Event) -> str:
    """An event as a sentence; empty for what goes without saying."""
    kind, seat, x, y, z = event.key()
    who = seat_name(seat)
    if kind == TILE:
        return f"{TILE_NAMES[x]}: {place_name(y)} → {place_name(z)}"
    if kind == TILE_BACK:
        return f"a {BACKS[x]} tile: {place_name(y)} → {place_name(z)}"
    if kind == SAW_TILE:
        return f"{who} sees {z} × {TILE_NAMES[x]}"
    if kind == NO_TILES:
        return f"no {GROUPS[x]} at {place_name(y)}"
    if kind == DEBEN_MOVES:
        return f"{who} {'draws' if y == BAG else 'moves'} a deben of {LOWEST_DEBEN + x} ({place_name(z)})"
    if kind == DEBEN_BACK:
        return f"{who} {'draws' if y == BAG else 'moves'} a deben ({place_name(z)})"
    if kind == PIROGUE:
        return f"{who} reveals {PIROGUE_NAMES[x]}"
    if kind == SAW_PIROGUE:
        return f"{who} sees {PIROGUE_NAMES[x]}"
    if kind == LOOKED:
        return f"{who} looks through: {place_name(y)}"
    if kind == ANKH:
        return "the ankh leaves the board" if x == NO_FIELD else f"ankh {field_name(x)} {ORIENTATIONS[y]}"
    if kind == REFILLED:
        return f"{who} refills the market"
    if kind == SELLS:
        return f"{who} sells {GOODS[x]}"
    if kind == PLAYS:
        return f"{who} plays {CHARACTER_TABLE[x].name}"
    if kind == NAMED:
        return f"{who} names {field_name(x)}"
    if kind == HARVEST_LAID:
        return f"{who} lays the harvest with {GOODS[x]}"
    if kind == NO_EFFECT:
        return "without effect"
    if kind == GAME_ENDS:
        return f"{who} cannot act: the game ends"
    if kind == CORRUPTION_COUNTED:
        return f"{who} has corruption {x}"
    if kind == SCORED:
        return f"{who} scores {x}"
    return ""
