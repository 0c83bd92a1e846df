"""What a person points at to choose an answer."""

from shedet.core.game import Data
from shedet.games.sobek2p.actions import (
    AddTile,
    ClaimTile,
    DiscardTile,
    KeepDeben,
    KeepTile,
    LayHarvest,
    LayTile,
    NameTile,
    PlayCharacter,
    Purge,
    RefillMarket,
    RevealPirogue,
    Sell,
    Steal,
    TakeTile,
    TradeTile,
    TurnAnkh,
    decode,
)
from shedet.games.sobek2p.components import (
    BACKS,
    CHARACTER_TABLE,
    GROUPS,
    LOWEST_DEBEN,
    ORIENTATIONS,
    PIROGUE_NAMES,
    TILE_NAMES,
    field_name,
)


def way(view: Data, action: int) -> tuple[str, ...]:
    """What a person points at, one thing after the other, to choose an answer."""
    match decode(action):
        case TakeTile(field) | NameTile(field):
            return (f"market:{field_name(field)}",)
        case RefillMarket():
            return ("refill",)
        case Sell(goods):
            return ("sell", f"goods:{GROUPS[goods]}")
        case AddTile(kind) | DiscardTile(kind):
            return (f"hand:{TILE_NAMES[kind]}",)
        case PlayCharacter(number):
            return (f"hand:{CHARACTER_TABLE[number].name}",)
        case TurnAnkh(orientation):
            return (f"line:{ORIENTATIONS[orientation]}",)
        case RevealPirogue(number):
            return (f"pirogue:{PIROGUE_NAMES[number]}",)
        case KeepDeben(value):
            return (f"deben:{LOWEST_DEBEN + value}",)
        case LayHarvest(goods):
            return (f"laid:{GROUPS[goods]}",)
        case LayTile(kind, goods):
            return (f"hand:{TILE_NAMES[kind]}", f"laid:{GROUPS[goods]}")
        case ClaimTile(kind):
            return (f"corruption:{TILE_NAMES[kind]}",)
        case Purge(number):
            return (f"corruption:{GROUPS[number]}",)
        case Steal(back):
            return (f"back:{BACKS[back]}",)
        case KeepTile():
            return ("keep",)
        case TradeTile():
            return ("trade",)
    return ("done",)
