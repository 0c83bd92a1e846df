"""The map as data: what touches what, harbours, obelisks, temples, and how much of it is in play."""

import re
from collections import Counter
from itertools import combinations

import pytest

from kemet_table import Table
from shedet import rulebook
from shedet.games.kemet.zones import (
    BY_WALL,
    CERTAIN,
    CITY_NAMES,
    CITY_OF,
    DELTA_TEMPLE,
    DESERT,
    DISTRICT,
    FIRST_DISTRICT,
    IN_PLAY,
    INCOME,
    LAYOUTS,
    LIKELY,
    MILITARY,
    MILITARY_HARBOUR,
    NEIGHBOURS,
    NO_ZONE,
    OBELISKS,
    RECONSTRUCTED,
    SANCTUARY,
    SANCTUARY_ZONE,
    TEMPLE,
    TEMPLES,
    TRADE,
    TRADE_HARBOURS,
    ZONE_NAMES,
    ZONE_TABLE,
    ZONES,
    Zone,
    cities_in_play,
)

TEXT = rulebook.load("kemet").source.partition("### The map")[2].partition("\n## ")[0]
BANKS = ("W", "E")
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def zone(name: str) -> Zone:
    return ZONE_TABLE[ZONE_NAMES.index(name)]


def names(zones: int) -> set[str]:
    """A set of zones (a bit each) by name."""
    return {ZONE_NAMES[number] for number in range(ZONES) if (int(zones) >> number) & 1}


def touching(name: str) -> set[str]:
    return set(zone(name).neighbours.split())


def in_play(players: int) -> set[str]:
    return names(int(IN_PLAY[players]))


def walkable(start: str, zones: set[str]) -> set[str]:
    """Everything that can be reached on foot within some zones."""
    found = {start}
    while more := {near for each in found for near in touching(each) & zones} - found:
        found |= more
    return found


# The graph


def test_there_are_37_zones_of_different_names() -> None:
    assert len(ZONE_TABLE) == len(set(ZONE_NAMES)) == ZONES == 37
    assert NO_ZONE >= ZONES


def test_what_touches_is_touched() -> None:  # K-MOVE-1
    for each in ZONE_TABLE:
        for other in touching(each.name):
            assert each.name in touching(other), f"{each.name} and {other}"


def test_no_zone_touches_itself_or_another_twice() -> None:
    for each in ZONE_TABLE:
        assert each.name not in touching(each.name)
        assert len(each.neighbours.split()) == len(touching(each.name))


def test_districts_touch_each_other_and_the_desert_before_their_city_and_nothing_else() -> None:
    for city in CITY_NAMES:
        for letter in "ABC":
            others = {f"{city}{other}" for other in "ABC" if other != letter}
            assert touching(f"{city}{letter}") == others | {f"F{city}"}


def test_no_land_joins_the_banks_and_the_delta() -> None:  # K-MOVE-1
    west = walkable("W1A", set(ZONE_NAMES))
    east = walkable("E1A", set(ZONE_NAMES))
    delta = walkable("S", set(ZONE_NAMES))
    assert delta == {"S", "DD", "TD"}
    assert len(west) == len(east) == 17
    assert west.isdisjoint(east)
    assert west | east | delta == set(ZONE_NAMES)


def test_the_east_bank_is_the_west_bank_mirrored() -> None:
    mirrored = str.maketrans("W", "E")
    for each in ZONE_TABLE[:17]:
        other = zone(each.name.translate(mirrored))
        assert other.neighbours == each.neighbours.translate(mirrored)
        assert (other.kind, other.harbour, other.obelisk) == (each.kind, each.harbour, each.obelisk)
        assert other.income == each.income


@every_number
def test_a_move_by_land_ship_and_teleport_reaches_every_zone_in_play(players: int) -> None:  # K-MOVE-2, K-MOVE-3
    zones = in_play(players)
    for city in cities_in_play(players):
        home = f"{CITY_NAMES[city]}A"
        ports = {each.name for each in ZONE_TABLE if each.harbour == TRADE} & zones
        by_ship = set().union(*(walkable(start, zones) for start in {home, *ports}))
        obelisks = {each.name for each in ZONE_TABLE if each.obelisk} & zones
        by_teleport = set().union(*(walkable(start, zones) for start in {home, *obelisks}))
        assert by_ship == by_teleport == zones
        assert walkable(home, zones) != zones


# Kinds of zones


@pytest.mark.parametrize("bank", BANKS)
def test_a_bank_has_three_cities_with_three_districts_two_temples_and_six_deserts(bank: str) -> None:
    kinds = Counter(each.kind for each in ZONE_TABLE if bank in each.name and each.name not in ("S", "DD", "TD"))
    assert kinds == {DISTRICT: 9, DESERT: 6, TEMPLE: 2}


def test_there_are_18_districts_13_deserts_5_temples_and_one_sanctuary() -> None:
    assert Counter(each.kind for each in ZONE_TABLE) == {DISTRICT: 18, DESERT: 13, TEMPLE: 5, SANCTUARY: 1}
    assert ZONE_TABLE[SANCTUARY_ZONE].kind == SANCTUARY
    assert ZONE_TABLE[SANCTUARY_ZONE].name == "S"
    assert ZONE_TABLE[DELTA_TEMPLE].name == "TD"


def test_each_city_has_three_districts_one_with_a_military_harbour() -> None:  # K-MOVE-3
    for number, city in enumerate(CITY_NAMES):
        districts = [each for each in ZONE_TABLE if each.city == city]
        assert [each.name for each in districts] == [f"{city}A", f"{city}B", f"{city}C"]
        assert [each.harbour == MILITARY for each in districts] == [False, True, False]
        assert ZONE_NAMES[int(MILITARY_HARBOUR[number])] == f"{city}B"
        assert ZONE_NAMES[int(FIRST_DISTRICT[number])] == f"{city}A"


def test_only_districts_belong_to_a_city() -> None:
    for number, each in enumerate(ZONE_TABLE):
        assert (each.kind == DISTRICT) == (each.city != "")
        assert int(CITY_OF[number]) == (CITY_NAMES.index(each.city) if each.city else -1)


def test_each_bank_and_the_delta_have_one_trade_harbour() -> None:  # K-MOVE-3
    assert names(int(TRADE_HARBOURS)) == {"BW", "BE", "DD"}
    assert {each.name for each in ZONE_TABLE if each.harbour == TRADE} == {"BW", "BE", "DD"}


def test_every_temple_and_the_sanctuary_and_two_deserts_of_a_bank_have_an_obelisk() -> None:  # K-MOVE-2
    deserts = {"OW12", "OW23", "OE12", "OE23"}
    assert names(int(OBELISKS)) == deserts | {"T2W", "T3W", "T2E", "T3E", "TD", "S"}


def test_temples_bring_2_and_3_and_that_of_the_delta_nothing() -> None:  # K-NIGHT-2, K-NIGHT-4
    assert names(int(TEMPLES)) == {"T2W", "T3W", "T2E", "T3E", "TD"}
    income = {each.name: int(INCOME[number]) for number, each in enumerate(ZONE_TABLE) if int(INCOME[number])}
    assert income == {"T2W": 2, "T3W": 3, "T2E": 2, "T3E": 3}


def test_a_temple_by_the_river_is_reached_from_the_bank_alone() -> None:
    assert touching("T3W") == {"BW"}
    assert touching("TD") == touching("S") == {"DD"}


def test_the_wall_of_a_city_is_touched_by_its_districts_and_its_front() -> None:  # K-MOVE-5
    for number, city in enumerate(CITY_NAMES):
        assert names(int(BY_WALL[number])) == {f"{city}A", f"{city}B", f"{city}C", f"F{city}"}


def test_the_sets_of_the_engine_are_those_of_the_table() -> None:
    for number, each in enumerate(ZONE_TABLE):
        assert names(int(NEIGHBOURS[number])) == set(each.neighbours.split())


# How much is in play


@pytest.mark.parametrize(
    ("players", "zones", "temples", "obelisks", "storms"),
    [(2, 17, 3, 6, "W2"), (3, 20, 3, 6, ""), (4, 31, 5, 10, "W2 E2"), (5, 34, 5, 10, "E2")],
)
def test_so_much_of_the_map_is_in_play(players: int, zones: int, temples: int, obelisks: int, storms: str) -> None:
    part = in_play(players)
    assert len(part) == zones
    assert len([name for name in part if zone(name).kind == TEMPLE]) == temples
    assert len([name for name in part if zone(name).obelisk]) == obelisks
    assert {zone(name).city for name in part} & set(storms.split()) == set()
    assert LAYOUTS[players - 2].storms == storms


@every_number
def test_there_is_a_city_for_each_player_and_no_more(players: int) -> None:  # K-SET-3
    cities = [CITY_NAMES[city] for city in cities_in_play(players)]
    assert len(cities) == players
    assert {zone(name).city for name in in_play(players)} - {""} == set(cities)


@pytest.mark.parametrize("players", [2, 3])
def test_east_of_the_nile_is_out_with_two_and_three_players(players: int) -> None:  # K-SET-3
    assert not any("E" in name for name in in_play(players))
    assert {"S", "DD", "TD", "T3W"} <= in_play(players)


@every_number
def test_the_desert_before_a_city_in_a_storm_stays_in_play(players: int) -> None:
    for city in LAYOUTS[players - 2].storms.split():
        assert f"F{city}" in in_play(players)
        assert not any(name.startswith(city) for name in in_play(players))


@every_number
def test_the_view_names_the_zones_in_play(players: int) -> None:
    assert set(Table(players=players).view("spectator")["zones"]) == in_play(players)


@every_number
def test_the_layout_is_that_of_the_text(players: int) -> None:
    rows = {row[0]: row for row in rows_of("players")}
    _, parts, storms = rows[str(players)]
    layout = LAYOUTS[players - 2]
    assert layout.players == players
    assert layout.east == (parts == "all")
    assert re.findall(r"`(\w+)`", storms) == layout.storms.split()


# The table of the rules text


def rows_of(first_cell: str) -> list[list[str]]:
    lines = TEXT.partition(f"\n| {first_cell} |")[2].splitlines()[2:]
    rows: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            return rows
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def written(cell: str, bank: str) -> list[str]:
    """The zones of a cell, for one bank."""
    return [name.replace("x", bank) for name in re.findall(r"`(\w+)`", cell)]


def test_every_zone_is_in_the_text_once() -> None:
    both = [name for row in rows_of("zone") for bank in BANKS for name in written(row[0], bank)]
    delta = ["DD", "TD", "S"]
    assert sorted(both) == sorted([*ZONE_NAMES, *delta])  # the delta is the same for both banks


@pytest.mark.parametrize("bank", BANKS)
def test_harbours_and_obelisks_are_those_of_the_text(bank: str) -> None:
    for row in rows_of("zone"):
        for name in written(row[0], bank):
            assert zone(name).harbour == row[2], name
            assert zone(name).obelisk == (row[3] == "yes"), name


@pytest.mark.parametrize("bank", BANKS)
def test_kinds_and_incomes_are_those_of_the_text(bank: str) -> None:
    for row in rows_of("zone"):
        kind = re.search(r"district|desert|income|Nile Delta temple|Sanctuary", row[1])
        assert kind is not None
        kinds = {"income": TEMPLE, "Nile Delta temple": TEMPLE, "Sanctuary": SANCTUARY}
        income = re.search(r"income (\d)", row[1])
        for name in written(row[0], bank):
            assert zone(name).kind == kinds.get(kind[0], kind[0]), name
            assert zone(name).income == (int(income[1]) if income else 0), name


@pytest.mark.parametrize("bank", BANKS)
def test_neighbours_are_those_of_the_text(bank: str) -> None:
    for row in rows_of("zone"):
        for name in written(row[0], bank):
            if zone(name).kind == DISTRICT:
                continue  # in words: the other two of the same city, and the desert before it
            assert set(written(row[4], bank)) == touching(name), name


# How sure we are


def test_every_zone_and_layout_says_how_sure_it_is() -> None:
    said = {each.land for each in ZONE_TABLE} | {each.sites for each in ZONE_TABLE}
    assert said == {LIKELY, RECONSTRUCTED}
    assert {layout.size for layout in LAYOUTS} == {CERTAIN}
    assert all(layout.storm_sites in (CERTAIN, RECONSTRUCTED) for layout in LAYOUTS)


def test_the_east_bank_the_links_of_the_delta_and_the_harbours_are_reconstructed() -> None:
    assert "the links of the\ndelta, and the places of the harbours are reconstructed" in TEXT
    for each in ZONE_TABLE:
        is_west = each in ZONE_TABLE[:17]
        assert each.land == (LIKELY if is_west else RECONSTRUCTED), each.name
        if each.harbour:
            assert each.sites == RECONSTRUCTED, each.name


def test_which_cities_lie_in_a_storm_is_reconstructed() -> None:
    for layout in LAYOUTS:
        assert (layout.storm_sites == RECONSTRUCTED) == (layout.storms != "")


def test_zones_have_different_titles() -> None:
    for one, other in combinations(ZONE_TABLE, 2):
        assert one.title != other.title
