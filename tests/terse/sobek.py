"""Events of sobek in few words."""

from shedet.core.events import Event
from shedet.core.game import seat_name
from shedet.games.sobek.components import BACKS, CARD_NAMES, CHARACTER_TABLE, GROUPS, TOKEN_NAMES
from shedet.games.sobek.events import (
    CARD,
    CARD_BACK,
    COUNTED,
    CURSED,
    DELIVERY,
    GAME_ENDS,
    HAS_CHOSEN,
    LOOKED,
    MOVED,
    NEW_ROUND,
    NO_CARDS,
    NO_EFFECT,
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
)
from shedet.games.sobek.state import SLOT_NAMES
from shedet.games.sobek.telling import place_name


def event_text(event: Event) -> str:
    """An event as a sentence; empty for what goes without saying."""
    kind, seat, x, y, z = event.key()
    who = seat_name(seat)
    if kind == CARD:
        return f"{CARD_NAMES[x]}: {place_name(y)} → {place_name(z)}"
    if kind == CARD_BACK:
        return f"{BACKS[x]} card: {place_name(y)} → {place_name(z)}"
    if kind == SAW_CARD:
        return f"{who} sees {z} × {CARD_NAMES[x]}"
    if kind == NO_CARDS:
        return f"no {GROUPS[x]} at {place_name(y)}"
    if kind == TOKEN:
        return f"{who} uses {TOKEN_NAMES[x]}"
    if kind == SAW_TOKEN:
        return f"{who} sees {TOKEN_NAMES[x]}"
    if kind == LOOKED:
        return f"{who} looks through: {place_name(y)}"
    if kind == PLAYS_SET:
        return f"{who} plays a set of {SLOT_NAMES[x]}"
    if kind == PLAYS:
        return f"{who} plays {CHARACTER_TABLE[x].name}"
    if kind == DELIVERY:
        return f"{x} cards arrive at the quays"
    if kind == CURSED:
        return f"{who} curses {seat_name(x)}"
    if kind == PROSPERS:
        return f"{who}'s {SLOT_NAMES[x]} prosper"
    if kind == MOVED:
        return f"{seat_name(x)} moves to {y}"
    if kind == NO_EFFECT:
        return "without effect"
    if kind == ROUND_ENDS:
        return f"round {x} ends"
    if kind == COUNTED:
        return f"{seat_name(x)} has corruption {y} with {z} scarabs"
    if kind == ROUND_SCORED:
        return f"{seat_name(x)} scores {y} in this round"
    if kind == PENALTY:
        return f"{seat_name(x)} is the most corrupt and falls back to {y}"
    if kind == NEW_ROUND:
        return f"round {x} begins"
    if kind == STARTER:
        return f"{seat_name(x)} begins"
    if kind == HAS_CHOSEN:
        return f"{who} has chosen"
    if kind == GAME_ENDS:
        return "the game ends"
    return ""
