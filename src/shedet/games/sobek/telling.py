"""Events by the names of what is in them, for records and their readers; and which of them chance decided."""

from shedet.core.events import Event
from shedet.core.game import Data, seat_name
from shedet.games.sobek.components import BACKS, CARD_NAMES, CHARACTER_TABLE, GROUPS, TOKEN_NAMES
from shedet.games.sobek.events import (
    CARD,
    CARD_BACK,
    COUNTED,
    CURSED,
    DELIVERY,
    LOOKED,
    MOVED,
    NAMES,
    NEW_ROUND,
    NO_CARDS,
    PENALTY,
    PLAYS,
    PLAYS_SET,
    PROSPERS,
    ROUND_ENDS,
    ROUND_SCORED,
    SAW_CARD,
    SAW_TOKEN,
    STARTER,
    TOKEN,
    TOKENS_LOOKED,
)
from shedet.games.sobek.state import CORRUPTION, DECK, DISCARDS, HORIZONTAL, LAID, QUEUE, REMOVED, SLOT_NAMES, SLOTS


def place_name(place: int) -> str:
    if place == TOKENS_LOOKED:
        return "tokens"
    if place >= QUEUE:
        return f"queue {place - QUEUE + 1}"
    if place == DECK:
        return "deck"
    if place >= LAID:
        seat, slot = divmod(place - LAID, SLOTS)
        return f"{seat_name(seat)} " + ("horizontal" if slot == HORIZONTAL else f"set {SLOT_NAMES[slot]}")
    if place == REMOVED:
        return "removed"
    if place == DISCARDS:
        return "discards"
    if place >= CORRUPTION:
        return f"{seat_name(place - CORRUPTION)} corruption"
    return f"{seat_name(place)} hand"


def event_data(event: Event) -> Data:
    """An event with its components by name."""
    kind, seat, x, y, z = event.key()
    data: Data = {"event": NAMES[kind], "seat": seat_name(seat)}
    if kind in (CARD, SAW_CARD):
        data["card"] = CARD_NAMES[x]
    elif kind == CARD_BACK:
        data["back"] = BACKS[x]
    elif kind in (TOKEN, SAW_TOKEN):
        data["token"] = TOKEN_NAMES[x]
    elif kind == NO_CARDS:
        data["group"] = GROUPS[x]
        data["but_characters"] = z == 1
    elif kind in (PLAYS_SET, PROSPERS):
        data["set"] = SLOT_NAMES[x]
    elif kind == PLAYS:
        data["character"] = CHARACTER_TABLE[x].name
    elif kind in (DELIVERY, ROUND_ENDS, NEW_ROUND):
        data["number"] = x
    elif kind in (CURSED, STARTER):
        data["whom"] = seat_name(x)
    elif kind in (MOVED, PENALTY, ROUND_SCORED, COUNTED):
        data["number"] = y
    if kind in (CARD, CARD_BACK):
        data["from"], data["to"] = place_name(y), place_name(z)
    elif kind in (SAW_CARD, LOOKED, NO_CARDS):
        data["at"] = place_name(y)
    if kind == SAW_CARD:
        data["number"] = z
    elif kind == COUNTED:
        data["scarabs"] = z
    return data


def decided_by_chance(event: Event) -> bool:
    """Whether chance decided what moved: cards of the deck, a theft."""
    kind, _, _, y, z = event.key()
    return kind == CARD and (y == DECK or (y < CORRUPTION and z < CORRUPTION))
