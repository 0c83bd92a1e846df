"""Components and numbers of them, as messages; and where to find things in a view."""

from collections.abc import Sequence
from typing import Final

from shedet.core.position import SEAT_NAMES
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.components import BATTLE_CARD_NAMES, BATTLE_CARD_TABLE, COLOUR_NAMES, INTERVENTION_NAMES
from shedet.games.kemet.tiles import CREATURE_NAMES, GOLD, TILE_NAMES, TILE_TABLE, WITH_CREATURE
from shedet.games.kemet.views import ArmyView, OtherView, TableView

READER: Final = "you"  # what stands on tiles and cards speaks to whoever reads it

GOLD_ACTIONS: Final = (
    "gold-surprise-attack",
    "gold-divine-will-move",
    "gold-divine-will-recruit",
    "gold-twin-ceremony",
    "gold-forced-march",
)

# ---- components


def tile(number: int) -> Message:
    return say(f"tile-{TILE_NAMES[number]}")


def tile_does(number: int, who: Seat | str = READER) -> Message:
    """What stands on a tile, and what kind of tile it is."""
    does = say(f"tile-{TILE_NAMES[number]}.does", who=who)
    if TILE_TABLE[number].when == WITH_CREATURE:
        return say("creature-does", does=does)
    return say("gold-does", does=does) if TILE_TABLE[number].marker == GOLD else does


def creature(number: int) -> Message:
    return say(f"tile-{CREATURE_NAMES[number]}")


def colour(number: int) -> Message:
    return say(f"colour-{COLOUR_NAMES[number]}")


def intervention(number: int) -> Message:
    return say(f"card-{INTERVENTION_NAMES[number]}")


def intervention_does(number: int, who: Seat | str = READER) -> Message:
    return say(f"card-{INTERVENTION_NAMES[number]}.does", who=who)


def gold_action(number: int) -> Message:
    """What the gold marker is placed for."""
    return say(GOLD_ACTIONS[number])


def battle_card(number: int) -> Message:
    return say(f"battle-card-{BATTLE_CARD_NAMES[number]}")


def battle_card_does(number: int) -> Message:
    """Its numbers."""
    card = BATTLE_CARD_TABLE[number]
    numbers = say("battle-card-does", strength=card.strength, damage=card.damage, shields=card.shield)
    return say("battle-card-costs", numbers=numbers, soldiers=card.removed) if card.removed else numbers


# ---- zones


def spot(cities: Sequence[str], zone: str) -> Message:
    """A zone: as it is written on a map, and as one speaks of it where there is none."""
    return say("spot", zone=zone, spoken=spoken_zone(cities, zone))


def spoken_zone(cities: Sequence[str], zone: str) -> Message:
    """`the West river temple`; a district of a city that has an owner is theirs: `your district B`."""
    for owner, city in enumerate(cities):
        if zone[:-1] == city:
            return say("reason-district", who=Seat(owner), district=zone[-1])
    return say("reason-zone", zone=say(f"zone-{zone.lower()}"))


def cities_of(table: TableView) -> list[str]:
    """The city of each seat."""
    return [seat["city"] for seat in table["seats"]]


# ---- numbers of them


def soldiers(number: int) -> Message:
    return say("soldiers", number=number)


def prayer_points(number: int) -> Message:
    return say("prayer-points", number=number)


def army(view: ArmyView) -> Message:
    """`A5+Ph`, as on the map; or whose it is, in words."""
    number, name = view["soldiers"], view["seat"]
    who = Seat(SEAT_NAMES.index(name))
    if not view["creatures"]:
        return say("army", seat=name, who=who, soldiers=number)
    beast = f"tile-{view['creatures'][0]}"
    return say("army-with", seat=name, who=who, soldiers=number, sign=say(f"{beast}.sign"), creature=say(beast))


# ---- places in a view


def seat_of(table: TableView, name: str) -> OtherView:
    return next(seat for seat in table["seats"] if seat["seat"] == name)


def seat_number(table: TableView, name: str) -> int:
    return next(number for number, seat in enumerate(table["seats"]) if seat["seat"] == name)


def armies_in(table: TableView, zone: str) -> list[ArmyView]:
    return [each for each in table["armies"] if each["zone"] == zone]


def own_soldiers(table: TableView, zone: str) -> int:
    """How many soldiers of the viewer stand in a zone."""
    return sum(each["soldiers"] for each in armies_in(table, zone) if each["seat"] == table["viewer"])


def kind_of_question(table: TableView) -> str:
    return "" if table["question"] is None else table["question"]["kind"]


def details_of(table: TableView) -> list[str]:
    return [] if table["question"] is None else table["question"]["details"]
