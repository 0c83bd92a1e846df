"""Moving an army: its range, steps, voyages and teleports, and what goes along."""

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction

# Where a teleport leads with two players.
OBELISKS = ["OW12", "OW23", "T2W", "T3W", "S", "TD"]


def steps(t: Table) -> list[str]:
    """The zones that the army may walk or sail to."""
    return [option.removeprefix("go ") for option in t.options_with("go")]


def teleports(t: Table) -> list[str]:
    return [option.removeprefix("teleport ") for option in t.options_with("teleport")]


def points(t: Table) -> int:
    """Movement that is left."""
    return int(t.data["move"]["points"])


# The range


def test_an_army_goes_to_a_neighbouring_zone() -> None:  # K-MOVE-1
    t = Table("A army OW12 5")
    t.play("A mark move1; go OW12; take 5")
    assert steps(t) == ["FW1", "FW2", "T2W", "BW"]
    t.play("A go FW2; done; end")
    assert t.armies("A") == {"FW2": "5"}
    assert t.asked == "B choose-action"


def test_the_table_is_told_of_every_step() -> None:  # K-MOVE-1, K-INFO-1
    t = Table("A tiles phoenix\nA army OW12 5 phoenix")
    t.play("A mark move1; go OW12; take 3 with phoenix; go FW2")
    assert t.events("spectator") == ["A moves 3 soldiers with phoenix OW12 → FW2."]


def test_one_step_is_all_without_a_bonus() -> None:  # K-MOVE-1
    t = Table("A army OW12 5")
    t.play("A mark move1; go OW12; take 5; go FW2")
    assert steps(t) == []
    with pytest.raises(IllegalAction, match=r"The army has no movement left to reach T2W. \[K-MOVE-1\]"):
        t.play("A go T2W")


def test_both_fields_of_the_top_and_the_middle_row_move_an_army() -> None:  # K-MOVE-1
    t = Table("A army OW12 5\nB army FW3 1")
    t.play("A mark move1; go OW12; take 5; go FW2; done; end\nB mark pray1; end")
    t.play("A mark move2; go FW2; take 5; go T2W; done; end")
    assert t.armies("A") == {"T2W": "5"}


def test_a_zone_that_does_not_touch_is_out_of_reach() -> None:  # K-MOVE-1
    t = Table("A army FW1 5")
    t.play("A mark move1; go FW1; take 5")
    with pytest.raises(IllegalAction, match="FW3 does not touch FW1, and no ship goes there from it"):
        t.play("A go FW3")


def test_a_city_under_a_storm_is_no_place_to_go() -> None:  # K-MOVE-1, K-SET-1
    t = Table("A army FW2 5")
    t.play("A mark move1; go FW2; take 5")
    assert steps(t) == ["OW12", "OW23", "T2W", "BW"]


def test_a_part_of_an_army_may_move_and_the_rest_stays() -> None:  # K-MOVE-1
    t = Table("A army OW12 5")
    t.play("A mark move1; go OW12; take 2; go FW2; done")
    assert t.armies("A") == {"FW2": "2", "OW12": "3"}


def test_the_move_field_may_be_taken_without_a_move() -> None:  # K-MOVE-1, K-DAY-1
    t = Table("A army OW12 5")
    t.play("A mark move1; done; end")
    assert t.armies("A") == {"OW12": "5"}


def test_an_army_that_was_chosen_may_stay_where_it_is() -> None:  # K-MOVE-1
    t = Table("A army OW12 5")
    t.play("A mark move1; go OW12; take 5; done; end")
    assert t.armies("A") == {"OW12": "5"}


def test_without_an_army_there_is_nothing_to_choose() -> None:  # K-MOVE-1, K-DAY-1
    t = Table("B army W3A 5")
    t.play("A mark move1; end")
    assert t.asked == "B choose-action"


@pytest.mark.parametrize(
    ("tiles", "creature", "movement"),
    [
        ("", "", 1),
        ("god-speed", "", 2),
        ("bestial-fury", "", 2),
        ("god-speed bestial-fury", "", 3),
        ("phoenix", "phoenix", 2),
        ("royal-scarab", "royal-scarab", 3),
        ("giant-scorpion", "giant-scorpion", 2),
        ("ancestral-elephant", "ancestral-elephant", 2),
        ("sphinx", "sphinx", 1),
        ("desert-snake", "desert-snake", 2),
        ("mummy", "mummy", 2),
        ("khnums-sphinx", "khnums-sphinx", 2),
        ("griffin-sphinx", "griffin-sphinx", 1),
        ("devourer", "devourer", 2),
        ("god-speed royal-scarab bestial-fury", "royal-scarab", 5),
    ],
)
def test_tiles_and_the_creature_lengthen_the_range(tiles: str, creature: str, movement: int) -> None:  # K-MOVE-1
    t = Table(f"A tiles {tiles}\nA army OW12 5 {creature}")
    t.play("A mark move1; go OW12")
    take = f"take 5 with {creature}" if creature else "take 5"
    assert t.preview("A", take)["movement"] == movement
    t.play(f"A {take}")
    assert points(t) == movement


def test_a_longer_range_may_be_used_in_part() -> None:  # K-MOVE-1
    t = Table("A tiles god-speed\nA army OW12 5")
    t.play("A mark move1; go OW12; take 5; go FW1; done; end")
    assert t.armies("A") == {"FW1": "5"}


def test_a_creature_that_stays_behind_gives_no_movement() -> None:  # K-MOVE-1
    t = Table("A tiles royal-scarab\nA army OW12 5 royal-scarab")
    t.play("A mark move1; go OW12; take 3")
    assert points(t) == 1


def test_a_creature_picked_up_on_the_way_does_not_lengthen_the_range() -> None:  # K-MOVE-1
    t = Table("""
        A tiles god-speed royal-scarab
        A army OW12 2
        A army FW1 2 royal-scarab
    """)
    t.play("A mark move1; go OW12; take 2; go FW1; take 4 with royal-scarab")
    assert points(t) == 1


def test_a_creature_left_on_the_way_does_not_shorten_the_range() -> None:  # K-MOVE-1
    t = Table("A tiles royal-scarab\nA army OW12 3 royal-scarab")
    t.play("A mark move1; go OW12; take 3 with royal-scarab; go FW1; take 2")
    assert points(t) == 2
    t.play("A go BW T3W; done")
    assert t.armies("A") == {"FW1": "1 royal-scarab", "T3W": "2"}


def test_swiftness_may_be_added_on_the_way() -> None:  # K-MOVE-1
    t = Table("A army OW12 5\nA hand swiftness")
    t.play("A mark move1; go OW12; take 5; go BW; play swiftness; go T3W; done")
    assert t.armies("A") == {"T3W": "5"}


# Voyages


def test_from_ones_military_harbour_ships_go_to_all_trade_harbours() -> None:  # K-MOVE-3
    t = Table("A army W1B 5")
    t.play("A mark move1; go W1B; take 5")
    assert steps(t) == ["W1A", "W1C", "FW1", "BW", "DD"]


def test_a_district_without_harbour_has_no_ships() -> None:  # K-MOVE-3
    t = Table("A army W1A 5")
    t.play("A mark move1; go W1A; take 5")
    assert steps(t) == ["W1B", "W1C", "FW1"]


def test_from_a_trade_harbour_to_another_or_to_ones_own_military_harbour() -> None:  # K-MOVE-3
    t = Table("A army BW 5")
    t.play("A mark move1; go BW; take 5")
    assert steps(t) == ["W1B", "FW1", "FW2", "FW3", "OW12", "OW23", "T3W", "DD"]


def test_from_anybodys_military_harbour_an_army_sails_home() -> None:  # K-MOVE-3
    t = Table("A army W3B 5")
    t.play("A mark move1; go W3B; take 5")
    assert steps(t) == ["W1B", "W3A", "W3C", "FW3", "BW", "DD"]
    t.play("A go W1B; done")
    assert t.armies("A") == {"W1B": "5"}


def test_no_ship_goes_to_the_military_harbour_of_another() -> None:  # K-MOVE-3
    t = Table("A army DD 5")
    t.play("A mark move1; go DD; take 5")
    with pytest.raises(IllegalAction, match="no ship goes there"):
        t.play("A go W3B")


def test_a_voyage_takes_a_movement_point() -> None:  # K-MOVE-1, K-MOVE-3
    t = Table("A tiles god-speed\nA army W1B 5")
    t.play("A mark move1; go W1B; take 5; go DD")
    assert points(t) == 1
    assert steps(t) == ["W1B", "BW", "S", "TD"]
    t.play("A go BW")
    assert steps(t) == []


def test_ships_reach_the_other_bank_when_it_is_in_play() -> None:  # K-MOVE-3
    t = Table("players 4\nA army BW 5")
    t.play("A mark move1; go BW; take 5")
    assert {"BE", "DD", "W1B"} <= set(steps(t))
    assert not {"W3B", "E1B", "E3B"} & set(steps(t))


def test_a_voyage_into_an_enemy_army_is_an_attack() -> None:  # K-MOVE-3, K-MOVE-6
    t = Table("A army W1B 5\nB army DD 2")
    t.play("A mark move1; go W1B; take 5; go DD")
    assert t.asked == "A B choose-cards"


# Teleports


def test_an_army_teleports_from_a_district_with_a_pyramid_to_any_obelisk() -> None:  # K-MOVE-2
    t = Table("A pyramid A red 1\nA army W1A 5")
    t.play("A mark move1; go W1A; take 5")
    assert teleports(t) == OBELISKS
    t.play("A teleport T3W; done")
    assert t.armies("A") == {"T3W": "5"}
    assert t.prayer("A") == 5


def test_with_four_players_the_obelisks_of_the_east_are_there_too() -> None:  # K-MOVE-2
    t = Table("players 4\nA pyramid A red 1\nA army W1A 5")
    t.play("A mark move1; go W1A; take 5")
    assert teleports(t) == ["OW12", "OW23", "T2W", "T3W", "OE12", "OE23", "T2E", "T3E", "S", "TD"]


def test_a_teleport_is_not_for_those_who_cannot_pay() -> None:  # K-MOVE-2
    t = Table("A pyramid A red 1\nA army W1A 5\nA prayer 1")
    t.play("A mark move1; go W1A; take 5")
    assert teleports(t) == []
    with pytest.raises(IllegalAction, match="The teleport costs 2 prayer points, and you have 1"):
        t.play("A teleport T2W")


@pytest.mark.parametrize("zone", ["W1B", "FW1", "OW12"])
def test_without_a_pyramid_in_the_district_there_is_no_teleport(zone: str) -> None:  # K-MOVE-2
    t = Table(f"A pyramid A red 1\nA army {zone} 5")
    t.play(f"A mark move1; go {zone}; take 5")
    assert teleports(t) == []


def test_a_pyramid_in_another_players_city_serves_as_well() -> None:  # K-MOVE-2
    t = Table("A army W3A 5\nB pyramid A red 1")
    t.play("A mark move1; go W3A; take 5; teleport TD; done")
    assert t.armies("A") == {"TD": "5"}
    assert t.prayer("A") == 5


def test_walking_and_teleporting_come_in_any_order() -> None:  # K-MOVE-1, K-MOVE-2
    position = "A pyramid A red 1\nA army W1A 1\nA army W1B 5"
    t = Table(position)
    t.play("A mark move1; go W1A; take 1; teleport T3W; go BW; done")
    assert t.armies("A") == {"BW": "1", "W1B": "5"}
    t = Table(position)
    t.play("A mark move1; go W1B; take 4; go W1A; teleport T3W; done")
    assert t.armies("A") == {"T3W": "4", "W1A": "1", "W1B": "1"}


def test_an_army_teleports_once_in_a_move() -> None:  # K-MOVE-2
    t = Table("A tiles portal-of-thoth\nA pyramid A red 1\nA army W1A 5\nA hand teleportation")
    t.play("A mark move1; go W1A; take 5; teleport T3W")
    assert teleports(t) == []
    assert t.options_with("play") == []
    with pytest.raises(IllegalAction, match="An army teleports only once in a move"):
        t.play("A teleport T2W")


def test_the_teleportation_card_counts_as_the_teleport_of_the_move() -> None:  # K-MOVE-2
    t = Table("A tiles portal-of-thoth\nA army FW1 5\nA hand teleportation teleportation")
    t.play("A mark move1; go FW1; take 5; play teleportation; teleport T3W")
    assert teleports(t) == []
    assert t.options_with("play") == []


def test_a_teleport_into_an_enemy_army_is_an_attack() -> None:  # K-MOVE-2, K-MOVE-6
    t = Table("A pyramid A red 1\nA army W1A 5\nB army T2W 3")
    t.play("A mark move1; go W1A; take 5; teleport T2W")
    assert t.asked == "A B choose-cards"


# Leaving soldiers and creatures behind, and taking others along


def test_soldiers_may_be_left_on_the_way() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5")
    t.play("A mark move1; go OW12; take 5; go BW; take 2; go T3W; done")
    assert t.armies("A") == {"BW": "3", "T3W": "2"}


def test_soldiers_may_be_taken_along_on_the_way() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 2\nA army BW 4")
    t.play("A mark move1; go OW12; take 2; go BW; take 5; go T3W; done")
    assert t.armies("A") == {"BW": "1", "T3W": "5"}


def test_the_moving_army_never_exceeds_the_limit() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 5\nA army BW 5")
    t.play("A mark move1; go OW12; take 5; go BW")
    with pytest.raises(IllegalAction, match=r"At most 5 soldiers and one creature can move together"):
        t.play("A take 6")


def test_a_zone_may_exceed_the_limit_until_the_army_goes_on() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed\nA army OW12 4\nA army BW 3")
    t.play("A mark move1; go OW12; take 4; go BW")
    assert t.army("BW") == "A 7"
    assert "done" not in t.options
    assert t.options_with("take") == ["take 2", "take 3", "take 5"]  # at most 5 stay; with 4 it came
    t.play("A take 3; go T3W; done")
    assert t.armies("A") == {"BW": "4", "T3W": "3"}


def test_a_creature_may_be_left_with_soldiers() -> None:  # K-MOVE-4
    t = Table("A tiles phoenix\nA army OW12 3 phoenix")
    t.play("A mark move1; go OW12; take 3 with phoenix; go BW; take 2; go T3W; done")
    assert t.armies("A") == {"BW": "1 phoenix", "T3W": "2"}


def test_a_creature_may_be_taken_along() -> None:  # K-MOVE-4
    t = Table("A tiles god-speed phoenix\nA army OW12 3\nA army BW 1 phoenix")
    t.play("A mark move1; go OW12; take 3; go BW; take 3 with phoenix; go T3W; done")
    assert t.armies("A") == {"BW": "1", "T3W": "3 phoenix"}


def test_a_creature_that_joins_the_moving_army_goes_along_and_does_not_lengthen_the_range() -> (
    None
):  # K-CREA-1, K-MOVE-1
    t = Table("A tiles god-speed royal-scarab\nA army FW1 3")
    t.play("A mark move1; go FW1; take 3; go W1A; join royal-scarab A")
    assert points(t) == 1
    t.play("A go W1B; done")
    assert t.armies("A") == {"W1B": "3 royal-scarab"}


def test_a_creature_left_without_soldiers_returns_to_the_supply() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles phoenix\nA army OW12 3 phoenix")
    t.play("A mark move1; go OW12; take 3; go BW; done")
    assert t.armies("A") == {"BW": "3"}
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_a_creature_whose_last_soldiers_are_taken_along_returns_to_the_supply() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles god-speed phoenix\nA army OW12 3\nA army BW 1 phoenix")
    t.play("A mark move1; go OW12; take 3; go BW; take 4; go T3W; done")
    assert t.armies("A") == {"T3W": "4"}
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_two_creatures_may_be_in_a_zone_only_on_the_way() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles phoenix royal-scarab\nA army OW12 2 phoenix\nA army BW 1 royal-scarab")
    t.play("A mark move1; go OW12; take 2 with phoenix; go BW")
    assert "done" not in t.options
    t.play("A take 1 with royal-scarab; go T3W; done")
    assert t.armies("A") == {"BW": "2 phoenix", "T3W": "1 royal-scarab"}


def test_a_creature_does_not_count_towards_the_limit() -> None:  # K-MOVE-4, K-CREA-2
    t = Table("A tiles phoenix\nA army OW12 3 phoenix\nA army FW1 2")
    t.play("A mark move1; go OW12; take 3 with phoenix; go FW1; done")
    assert t.armies("A") == {"FW1": "5 phoenix"}


def test_soldiers_left_on_a_temple_hold_it() -> None:  # K-MOVE-4, K-MOVE-7
    t = Table("A tiles god-speed\nA army FW1 5")
    t.play("A mark move1; go FW1; take 5; go T2W; take 4; go FW3; done")
    assert t.armies("A") == {"FW3": "4", "T2W": "1"}
    assert t.fame("A") == 1
