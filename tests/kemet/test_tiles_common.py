"""What holds for tiles of all colours: Domination, Act of God, pictures, copies, creatures."""

import pytest

from kemet_fights import attack, tally
from kemet_table import Table
from shedet.core.errors import IllegalAction
from shedet.games.kemet.tiles import CREATURE_NAMES, TILE_NAMES

DOMINATIONS = ["domination-red", "domination-blue", "domination-white", "domination-black"]
ACTS_OF_GOD = ["act-of-god-red", "act-of-god-blue", "act-of-god-white", "act-of-god-black"]
TWICE_IN_THE_BOX = [
    "charge",
    "god-speed",
    "recruiting-scribe",
    "defense",
    "priest",
    "priestess",
    "mercenaries",
    "local-recruitment",
]


def colour(tile: str) -> str:
    """Of a Domination or an Act of God."""
    return tile.rpartition("-")[2]


# Domination


@pytest.mark.parametrize("tile", DOMINATIONS)
def test_domination_is_1_permanent_fame(tile: str) -> None:  # K-WIN-2
    t = Table(f"A pyramid A {colour(tile)} 3")
    t.play(f"A mark power1; buy {tile}")
    assert t.prayer("A") == 4
    assert t.seat("A")["fame"]["permanent"] == 1
    assert t.fame("A") == 1


@pytest.mark.parametrize("tile", DOMINATIONS)
def test_nobody_owns_two_tiles_with_the_picture_of_domination(tile: str) -> None:  # K-BUY-2
    owned = DOMINATIONS[DOMINATIONS.index(tile) - 1]
    t = Table(f"A tiles {owned}\nA pyramid A {colour(tile)} 3")
    t.play("A mark power1")
    assert f"buy {tile}" not in t.options
    with pytest.raises(IllegalAction, match="You already have a tile with the picture of"):
        t.play(f"A buy {tile}")


def test_with_two_players_domination_stays_in_both_colours() -> None:  # K-TILE-6
    t = Table("colours red black")
    assert (t.data["tiles"]["domination-red"], t.data["tiles"]["domination-black"]) == (1, 1)


# Act of God


@pytest.mark.parametrize("tile", ACTS_OF_GOD)
def test_act_of_god_brings_a_silver_marker_for_one_more_action_a_day(tile: str) -> None:  # K-DAY-3
    t = Table(f"players 3\nA tiles {tile}")
    t.play("A silver pray1; mark pray2")
    assert t.prayer("A") == 11
    assert t.options_with("silver") == []
    t.play("A end\nB mark pray1; end\nC mark pray1; end")
    assert t.options_with("silver") == []


@pytest.mark.parametrize("tile", ACTS_OF_GOD)
def test_the_silver_marker_may_be_used_in_the_turn_that_brings_it(tile: str) -> None:  # K-DAY-3, K-BUY-2
    t = Table(f"players 3\nA pyramid A {colour(tile)} 4")
    assert t.options_with("silver") == []
    t.play(f"A mark power1; buy {tile}; silver pray1; end")
    assert t.prayer("A") == 7 - 4 + 2


@pytest.mark.parametrize("tile", ACTS_OF_GOD)
def test_nobody_owns_two_acts_of_god(tile: str) -> None:  # K-BUY-2
    owned = ACTS_OF_GOD[ACTS_OF_GOD.index(tile) - 1]
    t = Table(f"players 3\nA tiles {owned}\nA pyramid A {colour(tile)} 4")
    t.play("A mark power1")
    assert f"buy {tile}" not in t.options


@pytest.mark.parametrize("colours", ["red blue", "white black"])
def test_with_two_players_there_is_no_act_of_god(colours: str) -> None:  # K-SET-1, K-TILE-6
    t = Table(f"colours {colours}")
    assert not set(ACTS_OF_GOD) & set(t.data["tiles"])


# Copies


@pytest.mark.parametrize("tile", TWICE_IN_THE_BOX)
def test_eight_tiles_are_there_twice_but_not_with_two_players(tile: str) -> None:  # K-TILE-6
    assert Table("players 5").data["tiles"][tile] == 2
    seen = [Table(f"colours {colours}").data["tiles"] for colours in ("red blue", "white black")]
    assert [tiles[tile] for tiles in seen if tile in tiles] == [1]


def test_all_other_tiles_are_there_once() -> None:  # K-TILE-6
    tiles = Table("players 5").data["tiles"]
    assert [tile for tile in TILE_NAMES if tiles[tile] != 1] == TWICE_IN_THE_BOX


@pytest.mark.parametrize("tile", TWICE_IN_THE_BOX)
def test_nobody_owns_both_copies(tile: str) -> None:  # K-BUY-2
    colours = ["red", "red", "blue", "blue", "white", "white", "black", "black"]
    t = Table(f"players 3\nA tiles {tile}\nA pyramid A {colours[TWICE_IN_THE_BOX.index(tile)]} 1")
    t.play("A mark power1")
    assert f"buy {tile}" not in t.options


# Creatures


@pytest.mark.parametrize("creature", CREATURE_NAMES)
def test_a_creature_gives_its_numbers_only_to_the_army_it_stands_with(creature: str) -> None:  # K-CREA-2
    t = attack(f"A tiles {creature}\nA army FW1 5\nA army W1A 1 {creature}\nB army T2W 5")
    t.play("A battle 3s1h 5s\nB battle 3s1h 5s")
    assert tally(t, "A") == (8, 0, 1)


@pytest.mark.parametrize("creature", CREATURE_NAMES)
def test_a_creature_that_is_bought_joins_an_army_in_ones_city_at_once(creature: str) -> None:  # K-CREA-1
    number = TILE_NAMES.index(creature) // 14
    bought = ("red", "blue", "white", "black")[number]
    t = Table(f"A pyramid A {bought} 4\nA army W1B 3\nA army FW1 3")
    t.play(f"A mark power1; buy {creature}; join {creature} B")
    assert t.armies("A") == {"FW1": "3", "W1B": f"3 {creature}"}
