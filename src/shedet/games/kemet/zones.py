"""The map: zones, what touches what, harbours, obelisks, temples, and which part of it is in play.

Another map is another table here. Confidence: the land of a bank is LIKELY; the east bank as its mirror, the links of
the delta, the sites of harbours and the storms are RECONSTRUCTED; how much of the map each number of players uses is
CERTAIN.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

CERTAIN: Final = "certain"
LIKELY: Final = "likely"
RECONSTRUCTED: Final = "reconstructed"

DISTRICT: Final = "district"
DESERT: Final = "desert"
TEMPLE: Final = "temple"
SANCTUARY: Final = "sanctuary"

NO_HARBOUR: Final = ""
MILITARY: Final = "military"
TRADE: Final = "trade"


class Zone(NamedTuple):
    name: str
    title: str
    kind: str
    neighbours: str  # names of the zones it touches
    city: str  # of a district; all its borders are walls
    harbour: str
    obelisk: bool
    income: int  # of a temple at night; the temple of the delta has none
    land: str  # confidence of kind and neighbours
    sites: str  # confidence of harbour, obelisk and income


def _bank(x: str, side: str, land: str) -> tuple[Zone, ...]:
    """One bank of the Nile, from the desert temple in the far land to the temple by the river."""
    cities = []
    for i in "123":
        city = f"{x}{i}"
        for district, others, harbour in (("A", "BC", NO_HARBOUR), ("B", "AC", MILITARY), ("C", "AB", NO_HARBOUR)):
            touches = f"{city}{others[0]} {city}{others[1]} F{city}"
            title = f"{side} city {i}, district {district}"
            cities.append(
                Zone(f"{city}{district}", title, DISTRICT, touches, city, harbour, False, 0, land, RECONSTRUCTED)
            )
    middle = f"T2{x} B{x}"
    fronts = f"F{x}1 F{x}2 F{x}3"
    north, south = f"O{x}12", f"O{x}23"
    return (
        *cities,
        *(
            Zone(f"F{x}{i}", f"{side} desert before city {i}", DESERT, touches, "", NO_HARBOUR, False, 0, land, land)
            for i, touches in (
                (1, f"{x}1A {x}1B {x}1C {middle} {north}"),
                (2, f"{x}2A {x}2B {x}2C {middle} {north} {south}"),
                (3, f"{x}3A {x}3B {x}3C {middle} {south}"),
            )
        ),
        Zone(north, f"{side} obelisk north", DESERT, f"F{x}1 F{x}2 {middle}", "", NO_HARBOUR, True, 0, land, land),
        Zone(south, f"{side} obelisk south", DESERT, f"F{x}2 F{x}3 {middle}", "", NO_HARBOUR, True, 0, land, land),
        Zone(
            f"T2{x}", f"{side} desert temple", TEMPLE, f"{fronts} {north} {south}", "", NO_HARBOUR, True, 2, land, land
        ),
        Zone(
            f"B{x}",
            f"{side} bank",
            DESERT,
            f"{fronts} {north} {south} T3{x}",
            "",
            TRADE,
            False,
            0,
            land,
            RECONSTRUCTED,
        ),
        Zone(f"T3{x}", f"{side} river temple", TEMPLE, f"B{x}", "", NO_HARBOUR, True, 3, land, land),
    )


ZONE_TABLE: Final = (
    *_bank("W", "West", LIKELY),
    *_bank("E", "East", RECONSTRUCTED),
    Zone("S", "Sanctuary of All Gods", SANCTUARY, "DD", "", NO_HARBOUR, True, 0, RECONSTRUCTED, LIKELY),
    Zone("DD", "Delta desert", DESERT, "S TD", "", TRADE, False, 0, RECONSTRUCTED, RECONSTRUCTED),
    Zone("TD", "Nile Delta temple", TEMPLE, "DD", "", NO_HARBOUR, True, 0, RECONSTRUCTED, LIKELY),
)
ZONES: Final = 37
ZONE_NAMES: Final = tuple(zone.name for zone in ZONE_TABLE)
SANCTUARY_ZONE: Final = 34
DELTA_TEMPLE: Final = 36
NO_ZONE: Final = 63

CITY_NAMES: Final = ("W1", "W2", "W3", "E1", "E2", "E3")
DISTRICTS: Final = 3  # of a city, one building site each
DISTRICT_NAMES: Final = ("A", "B", "C")


class Layout(NamedTuple):
    """What is in play with a number of players."""

    players: int
    east: bool  # whether the east bank is in play
    storms: str  # cities under the Great Storm: they do not exist in this game
    size: str  # confidence of how much is in play
    storm_sites: str  # confidence of which cities


LAYOUTS: Final = (
    Layout(2, False, "W2", CERTAIN, RECONSTRUCTED),
    Layout(3, False, "", CERTAIN, CERTAIN),
    Layout(4, True, "W2 E2", CERTAIN, RECONSTRUCTED),
    Layout(5, True, "E2", CERTAIN, RECONSTRUCTED),
)


# ---- the same as sets of zones (a bit each), for the engine


def _zones_where(fits: list[bool]) -> int:
    return sum(1 << number for number, fit in enumerate(fits) if fit)


def _neighbours(zone: Zone) -> int:
    return sum(1 << ZONE_NAMES.index(name) for name in zone.neighbours.split())


def _in_play(layout: Layout) -> int:
    return _zones_where(
        [zone.city not in layout.storms.split() and (layout.east or not _is_east(zone)) for zone in ZONE_TABLE]
    )


def _is_east(zone: Zone) -> bool:
    return "east" in zone.title.lower()


NEIGHBOURS: Final = vec[i64]([_neighbours(zone) for zone in ZONE_TABLE])
_IN_PLAY: Final = [0, 0] + [_in_play(layout) for layout in LAYOUTS]
IN_PLAY: Final = vec[i64]([i64(zones) for zones in _IN_PLAY])  # by the number of players
OBELISKS: Final[i64] = _zones_where([zone.obelisk for zone in ZONE_TABLE])
TRADE_HARBOURS: Final[i64] = _zones_where([zone.harbour == TRADE for zone in ZONE_TABLE])
TEMPLES: Final[i64] = _zones_where([zone.kind == TEMPLE for zone in ZONE_TABLE])
INCOME: Final = vec[i64]([zone.income for zone in ZONE_TABLE])
CITY_OF: Final = vec[i64]([CITY_NAMES.index(zone.city) if zone.city else -1 for zone in ZONE_TABLE])
MILITARY_HARBOUR: Final = vec[i64](  # of each city
    [
        next(n for n, zone in enumerate(ZONE_TABLE) if zone.city == city and zone.harbour == MILITARY)
        for city in CITY_NAMES
    ]
)
FIRST_DISTRICT: Final = vec[i64]([ZONE_NAMES.index(f"{city}A") for city in CITY_NAMES])


def cities_in_play(players: int) -> list[int]:
    """The cities there are with so many players, one for each."""
    layout = LAYOUTS[players - 2]
    return [
        city
        for city, name in enumerate(CITY_NAMES)
        if name not in layout.storms.split() and (layout.east or not name.startswith("E"))
    ]


def _by_wall(city: str) -> int:
    """The districts of a city and the zones that touch its wall."""
    walls = [zone for zone in ZONE_TABLE if zone.city == city]
    beside = 0
    for zone in walls:
        beside |= _neighbours(zone) | 1 << ZONE_NAMES.index(zone.name)
    return beside


BY_WALL: Final = vec[i64]([_by_wall(city) for city in CITY_NAMES])
