"""Components and places, as messages."""

from typing import Final

from shedet.core.words import Message, Seat, say
from shedet.games.sobek2p.components import (
    BACKS,
    CHARACTER_TABLE,
    GROUPS,
    ORIENTATIONS,
    PIROGUE_NAMES,
    STATUE,
    TILE_KINDS,
)
from shedet.games.sobek2p.state import (
    BAG,
    BOX,
    CORRUPTION,
    HAND,
    LAID,
    NOTCHED,
    PILE,
    PIROGUES_SHOWN,
    SUPPLY,
)

KIND_NAMED: Final = {kind.name: number for number, kind in enumerate(TILE_KINDS)}


def tile(kind: int) -> Message:
    """A tile as it is written: `wheat1/`, `wheat0/s`, `statue/`, `queen`."""
    row = TILE_KINDS[kind]
    if row.character >= 0:
        return character(row.character)
    if row.goods == STATUE:
        return say("tile-statue", line=ORIENTATIONS[row.orientation])
    mark = "deben" if row.deben else BACKS[row.back]
    return say("tile", goods=group(row.goods), scarabs=row.scarabs, line=ORIENTATIONS[row.orientation], mark=mark)


def tile_named(name: str) -> Message:
    """A tile of a view; a character that lies face down is nothing more."""
    return say("hidden-character") if name == "?" else tile(KIND_NAMED[name])


def character(number: int) -> Message:
    return say(f"character-{CHARACTER_TABLE[number].name}")


def group(number: int) -> Message:
    return say(f"goods-{GROUPS[number]}")


def pirogue(number: int) -> Message:
    return say(f"pirogue-{PIROGUE_NAMES[number]}")


def place(number: int) -> Message:
    """A place of `state.py`."""
    if number < CORRUPTION:
        return say("place-hand", who=Seat(number - HAND))
    if number < LAID:
        return say("place-corruption", who=Seat(number - CORRUPTION))
    return say(f"place-{PLACES[number]}")


def place_known(name: str) -> Message:
    """A place of a view's memory: somebody's hand, corruption board or deben, or one that is nobody's."""
    seat, _, what = name.rpartition(" ")
    return say(f"place-{what}", who=Seat("AB".index(seat))) if seat else say(f"place-{what}")


PLACES: Final = {BOX: "box", PILE: "pile", BAG: "bag", NOTCHED: "notches", SUPPLY: "supply", PIROGUES_SHOWN: "drawn"}
