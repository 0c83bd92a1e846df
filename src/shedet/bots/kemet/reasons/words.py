"""Things of Kemet as one speaks of them: zones, armies, tiles, cards, prayer points, odds."""

from mypy_extensions import i64

from shedet.bots.reasons.text import count, listing, number_word
from shedet.core.game import seat_name
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.components import (
    CARD_DAMAGE,
    CARD_REMOVED,
    CARD_SHIELD,
    CARD_STRENGTH,
    INTERVENTION_TABLE,
)
from shedet.games.kemet.state import CITY, State, board
from shedet.games.kemet.tiles import CREATURE_NAMES, NO_CREATURE, TILE_TABLE
from shedet.games.kemet.zones import CITY_OF, DISTRICT_NAMES, DISTRICTS, FIRST_DISTRICT, ZONE_TABLE


def zone_words(s: State, seat: i64, zone: i64) -> str:
    """`the West river temple`, `your district B`, `C's district A`."""
    city = CITY_OF[zone]
    if city < 0:
        return f"the {ZONE_TABLE[zone].title}"
    name = f"district {DISTRICT_NAMES[zone - FIRST_DISTRICT[city]]}"
    for owner in range(s.players):
        if board(s, owner, CITY) == city:
            return f"your {name}" if owner == seat else f"{seat_name(int(owner))}'s {name}"
    return f"the {ZONE_TABLE[zone].title}"


def district_words(number: i64) -> str:
    assert 0 <= number < DISTRICTS
    return f"your district {DISTRICT_NAMES[number]}"


def army_words(soldiers: i64, creature: i64) -> str:
    """`three soldiers`, `two soldiers and the phoenix`."""
    words = count(int(soldiers), "soldier")
    return words if creature == NO_CREATURE else f"{words} and the {creature_words(creature)}"


def their_army(s: State, other: i64, zone: i64) -> str:
    """`B's two soldiers`."""
    return f"{seat_name(int(other))}'s {count(int(soldiers_at(s, other, zone)), 'soldier')}"


def creature_words(creature: i64) -> str:
    return CREATURE_NAMES[creature].replace("-", " ")


def tile_words(tile: i64) -> str:
    """A power tile with what it does."""
    return f"{tile_name(tile)} ({TILE_TABLE[tile].text.removeprefix('creature: ')})"


def tile_name(tile: i64) -> str:
    return TILE_TABLE[tile].name.replace("-", " ")


def intervention_words(kind: i64) -> str:
    """A divine intervention with what it does."""
    return f"{intervention_name(kind)} ({INTERVENTION_TABLE[kind].text})"


def intervention_name(kind: i64) -> str:
    return INTERVENTION_TABLE[kind].name.replace("-", " ")


def card_words(card: i64) -> str:
    """A battle card by its numbers: `the card of strength 4 and damage 1`."""
    numbers = [f"strength {CARD_STRENGTH[card]}"]
    if CARD_DAMAGE[card] > 0:
        numbers.append(f"damage {CARD_DAMAGE[card]}")
    if CARD_SHIELD[card] > 0:
        numbers.append(f"shield {CARD_SHIELD[card]}")
    if CARD_REMOVED[card] > 0:
        numbers.append(f"{number_word(int(CARD_REMOVED[card]))} soldiers lost")
    return f"the card of {listing(numbers)}"


def prayer_words(number: i64) -> str:
    return count(int(number), "prayer point")


def odds_words(chance: float) -> str:
    """A chance in tenths: nobody knows the other's cards better than that."""
    tenths = round(chance * 10.0)
    if tenths <= 0:
        return "hardly ever"
    if tenths >= 10:
        return "almost always"
    return "1 time in 10" if tenths == 1 else f"{tenths} times in 10"
