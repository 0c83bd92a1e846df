"""What happened, in English. Other languages can do the same from the ids in the events."""

from shedet.core.events import Event
from shedet.core.game import Data, seat_name
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
    HARVEST_LAID,
    LOOKED,
    NAMED,
    NAMES,
    NO_TILES,
    PIROGUE,
    PLAYS,
    SAW_PIROGUE,
    SAW_TILE,
    SCORED,
    SELLS,
    TILE,
    TILE_BACK,
)
from shedet.games.sobek2p.state import BAG, CORRUPTION, LAID_WITH, MARKET, PILE, PIROGUES_SHOWN

PLACE_NAMES = (
    "A hand",
    "B hand",
    "A corruption",
    "B corruption",
    "A laid",
    "B laid",
    "box",
    "aside",
    "pile",
    "bag",
    "A deben",
    "B deben",
    "drawn deben",
    "notches",
    "supply",
    "drawn pirogues",
    "A front",
    "B front",
    "box",
)


def place_name(place: int) -> str:
    if place >= LAID_WITH:
        seat, goods = divmod(place - LAID_WITH, 6)
        return f"{seat_name(seat)} laid {GOODS[goods]}"
    if place >= MARKET:
        return f"market {field_name(place - MARKET)}"
    return PLACE_NAMES[place]


def event_data(event: Event) -> Data:
    """An event with its components by name."""
    kind, seat, x, y, z = event.key()
    data: Data = {"event": NAMES[kind], "seat": seat_name(seat)}
    if kind in (TILE, SAW_TILE):
        data["tile"] = TILE_NAMES[x]
    elif kind == TILE_BACK:
        data["back"] = BACKS[x]
    elif kind == DEBEN_MOVES:
        data["deben"] = LOWEST_DEBEN + x
    elif kind in (PIROGUE, SAW_PIROGUE):
        data["pirogue"] = PIROGUE_NAMES[x]
    elif kind == NO_TILES:
        data["group"] = GROUPS[x]
    elif kind in (SELLS, HARVEST_LAID):
        data["goods"] = GOODS[x]
    elif kind == PLAYS:
        data["character"] = CHARACTER_TABLE[x].name
    elif kind == NAMED:
        data["field"] = field_name(x)
    elif kind == ANKH:
        data["field"] = None if x == NO_FIELD else field_name(x)
        data["line"] = ORIENTATIONS[y]
    elif kind in (CORRUPTION_COUNTED, SCORED):
        data["number"] = x
    if kind in (TILE, TILE_BACK, DEBEN_MOVES, DEBEN_BACK, PIROGUE):
        data["from"], data["to"] = place_name(y), place_name(z)
    elif kind in (SAW_TILE, SAW_PIROGUE, LOOKED, NO_TILES):
        data["at"] = place_name(y)
    if kind == SAW_TILE:
        data["number"] = z
    return data


def decided_by_chance(event: Event) -> bool:
    """Whether chance decided what moved: tiles of the pile, deben of the bag, the architect's draw, a theft."""
    kind, _, _, y, z = event.key()
    if kind == TILE:
        return y == PILE or (y < CORRUPTION and z < CORRUPTION)  # from hand to hand: the thief
    if kind == DEBEN_MOVES:
        return y == BAG
    return kind == SAW_PIROGUE and y == PIROGUES_SHOWN
