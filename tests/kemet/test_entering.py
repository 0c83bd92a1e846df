"""Where a move may lead: walls, enemy armies, tolls, and the fame of a place."""

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction


def steps(t: Table) -> list[str]:
    """The zones that the army may walk or sail to."""
    return [option.removeprefix("go ") for option in t.options_with("go")]


# Walls


def test_an_army_that_begins_beside_the_wall_may_cross_it() -> None:  # K-MOVE-5
    t = Table("A army FW3 5")
    t.play("A mark move1; go FW3; take 5; go W3A; done")
    assert t.armies("A") == {"W3A": "5"}


def test_an_army_that_comes_from_farther_away_may_not_cross_the_wall() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed\nA army T2W 5")
    t.play("A mark move1; go T2W; take 5; go FW3")
    assert not {"W3A", "W3B", "W3C"} & set(steps(t))
    with pytest.raises(IllegalAction, match="The wall before W3A can be crossed only by a move that began beside it"):
        t.play("A go W3A")


def test_walking_away_and_back_does_not_forget_where_the_move_began() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed royal-scarab\nA army FW3 5 royal-scarab")
    t.play("A mark move1; go FW3; take 5 with royal-scarab; go T2W FW3 W3A; done")
    assert t.armies("A") == {"W3A": "5 royal-scarab"}


def test_soldiers_picked_up_beside_the_wall_do_not_open_it() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed\nA army T2W 1\nA army FW3 4")
    t.play("A mark move1; go T2W; take 1; go FW3; take 5")
    assert not {"W3A", "W3B", "W3C"} & set(steps(t))


def test_only_one_enemy_district_is_entered_in_a_move() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed royal-scarab\nA army FW3 5 royal-scarab")
    t.play("A mark move1; go FW3; take 5 with royal-scarab; go W3A")
    assert steps(t) == ["FW3"]
    t.play("A go FW3")
    assert not {"W3A", "W3B", "W3C"} & set(steps(t))


def test_an_army_in_an_enemy_city_may_cross_an_inner_wall() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed\nA army W3A 5")
    t.play("A mark move1; go W3A; take 5; go W3C")
    assert steps(t) == ["FW3"]


def test_an_army_in_an_enemy_city_may_leave_it_and_enter_another_district() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed\nA army W3A 5")
    t.play("A mark move1; go W3A; take 5; go FW3 W3B; done")
    assert t.armies("A") == {"W3B": "5"}


def test_the_walls_of_ones_own_city_are_open() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed royal-scarab\nA army T2W 5 royal-scarab")
    t.play("A mark move1; go T2W; take 5 with royal-scarab; go FW1 W1A W1C W1B; done")
    assert t.armies("A") == {"W1B": "5 royal-scarab"}


def test_beside_one_city_is_not_beside_another() -> None:  # K-MOVE-5
    t = Table("players 3\nA tiles god-speed royal-scarab\nA army FW2 5 royal-scarab")
    t.play("A mark move1; go FW2; take 5 with royal-scarab; go T2W FW3")
    assert not {"W3A", "W3B", "W3C"} & set(steps(t))
    t.play("A go T2W")
    assert "FW2" in steps(t)


def test_a_ship_leaves_an_enemy_city_without_crossing_a_wall() -> None:  # K-MOVE-3, K-MOVE-5
    t = Table("A tiles god-speed\nA army FW3 5")
    t.play("A mark move1; go FW3; take 5; go W3B DD; done")
    assert t.armies("A") == {"DD": "5"}


def test_every_city_has_its_wall() -> None:  # K-MOVE-5
    t = Table("order B A\nB tiles god-speed royal-scarab\nB army T2W 2 royal-scarab\nB army FW1 2\nA army W1C 1")
    t.play("B mark move1; go T2W; take 2 with royal-scarab; go FW1")
    assert steps(t) == ["OW12", "T2W", "BW"]
    t = Table("order B A\nB tiles god-speed royal-scarab\nB army FW1 5 royal-scarab\nA army W1C 1")
    t.play("B mark move1; go FW1; take 5 with royal-scarab; go W1A")
    assert steps(t) == ["FW1"]
    t.play("B go FW1")
    assert not {"W1A", "W1B", "W1C"} & set(steps(t))
    t = Table("order B A\nB tiles god-speed phoenix\nB army T2W 5 phoenix")
    t.play("B mark move1; go T2W; take 5 with phoenix; go FW1 W1A; take 4")
    assert steps(t) == []


def test_the_phoenix_ignores_walls() -> None:  # K-MOVE-5
    t = Table("A tiles phoenix god-speed\nA army T2W 5 phoenix")
    t.play("A mark move1; go T2W; take 5 with phoenix; go FW3 W3A W3B; done")
    assert t.armies("A") == {"W3B": "5 phoenix"}


def test_without_the_phoenix_the_walls_stand_again() -> None:  # K-MOVE-5
    t = Table("A tiles phoenix god-speed\nA army T2W 5 phoenix")
    t.play("A mark move1; go T2W; take 5 with phoenix; go FW3; take 4")
    assert not {"W3A", "W3B", "W3C"} & set(steps(t))


def test_an_army_that_came_with_the_phoenix_does_not_get_out_without_it() -> None:  # K-MOVE-5
    t = Table("A tiles phoenix god-speed\nA army T2W 5 phoenix")
    t.play("A mark move1; go T2W; take 5 with phoenix; go FW3 W3A; take 4")
    assert steps(t) == []


def test_open_gates_lets_the_whole_move_ignore_walls() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed royal-scarab\nA army T2W 5 royal-scarab\nA hand open-gates")
    t.play("A mark move1; go T2W; take 5 with royal-scarab; go FW3; play open-gates; go W3A W3B; done")
    assert t.armies("A") == {"W3B": "5 royal-scarab"}
    assert t.prayer("A") == 6


def test_a_surprise_attack_ignores_walls() -> None:  # K-MOVE-5
    t = Table("A tiles surprise-attack god-speed royal-scarab\nA army T2W 5 royal-scarab")
    t.play("A gold surprise-attack; go T2W; take 5 with royal-scarab; go FW3 W3A W3B; done")
    assert t.armies("A") == {"W3B": "5 royal-scarab"}


def test_a_move_that_ignores_walls_needs_no_open_gates() -> None:  # K-MOVE-5, K-DAY-4
    t = Table("A tiles surprise-attack\nA army T2W 5\nA hand open-gates")
    t.play("A gold surprise-attack; go T2W; take 5")
    with pytest.raises(IllegalAction, match=r"The move already ignores walls. \[K-DAY-4\]"):
        t.play("A play open-gates")


# Enemy armies


def test_an_enemy_army_ends_the_move() -> None:  # K-MOVE-6
    t = Table("A tiles god-speed\nA army FW1 5\nB army T2W 3")
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.asked == "A B choose-cards"
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s\nB disband\nA stay")
    assert t.options_with("go") == []
    assert t.asked == "A choose-action"


def test_whoever_stands_there_ends_the_move() -> None:  # K-MOVE-6
    t = Table("order B A\nB tiles dedication-to-battle\nB army FW3 5\nA army T2W 1")
    t.play("B mark move1; go FW3; take 5; go T2W")
    assert t.asked == "A B choose-cards"
    assert t.prayer("B") == 9


def test_no_army_walks_past_an_enemy() -> None:  # K-MOVE-6
    t = Table("A tiles god-speed\nA army OW12 5\nB army BW 1")
    t.play("A mark move1; go OW12; take 5; go BW")
    with pytest.raises(IllegalAction):
        t.play("A go T3W")


def test_a_full_zone_is_no_hindrance_to_an_attack() -> None:  # K-MOVE-6
    t = Table("A army OW12 5\nB army BW 5")
    t.play("A mark move1; go OW12; take 5; go BW")
    assert t.army("BW") == "A 5, B 5"


def test_before_a_battle_in_ones_own_city_a_creature_may_join() -> None:  # K-CREA-1
    t = Table("A tiles phoenix\nA army FW1 5\nB army W1A 3")
    t.play("A mark move1; go FW1; take 5; go W1A")
    assert "join phoenix A" in t.options
    t.play("A join phoenix A")
    assert t.asked == "A B choose-cards"
    assert t.army("W1A") == "A 5 phoenix, B 3"


def test_before_a_battle_elsewhere_no_creature_joins() -> None:  # K-CREA-1
    t = Table("A tiles phoenix\nA army FW1 5\nB tiles sphinx\nB army W3A 3\nB army T2W 1")
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.asked == "A B choose-cards"


def test_a_defender_is_not_asked_for_a_creature_in_anothers_turn() -> None:  # K-CREA-1
    t = Table("A army FW3 5\nB tiles sphinx\nB army W3A 3")
    t.play("A mark move1; go FW3; take 5; go W3A")
    assert t.asked == "A B choose-cards"


def test_the_preview_names_whom_one_would_attack() -> None:  # K-MOVE-6
    t = Table("players 3\nA army OW12 5\nC army BW 5")
    t.play("A mark move1; go OW12; take 5")
    assert t.preview("A", "go BW")["battle"] == "C"
    assert t.preview("A", "go T2W")["battle"] == ""


# Khnum's Sphinx and Dedication to Battle

KHNUM = """
    B tiles khnums-sphinx
    B army T2W 1 khnums-sphinx
"""


def test_the_toll_is_due_for_walking() -> None:  # K-TILE-2
    t = Table(f"{KHNUM}\nA army FW1 5")
    t.play("A mark move1; go FW1; take 5")
    assert t.preview("A", "go T2W")["cost"] == 2
    t.play("A go T2W")
    assert t.prayer("A") == 5
    assert t.prayer("B") == 7


def test_the_toll_is_due_for_a_voyage() -> None:  # K-TILE-2
    t = Table("A army W1B 5\nB tiles khnums-sphinx\nB army DD 1 khnums-sphinx")
    t.play("A mark move1; go W1B; take 5; go DD")
    assert t.prayer("A") == 5


def test_the_toll_is_due_for_a_teleport_on_top_of_its_price() -> None:  # K-TILE-2, K-MOVE-2
    t = Table(f"{KHNUM}\nA pyramid A red 1\nA army W1A 5")
    t.play("A mark move1; go W1A; take 5; teleport T2W")
    assert t.prayer("A") == 3


def test_the_toll_is_due_for_the_card_teleportation() -> None:  # K-TILE-2, K-MOVE-2
    t = Table(f"{KHNUM}\nA army FW1 5\nA hand teleportation")
    t.play("A mark move1; go FW1; take 5; play teleportation; teleport T2W")
    assert t.prayer("A") == 4


@pytest.mark.parametrize(("prayer", "how"), [(1, "go T2W"), (3, "teleport T2W")])
def test_who_cannot_pay_the_toll_does_not_enter(prayer: int, how: str) -> None:  # K-TILE-2
    zone = "FW1" if how == "go T2W" else "W1A"
    t = Table(f"{KHNUM}\nA pyramid A red 1\nA army {zone} 5\nA prayer {prayer}")
    t.play(f"A mark move1; go {zone}; take 5")
    assert how not in t.options
    with pytest.raises(IllegalAction, match=r"costs . prayer points, and you have"):
        t.play(f"A {how}")


def test_the_owner_of_khnums_sphinx_pays_no_toll() -> None:  # K-TILE-2
    t = Table("A tiles khnums-sphinx\nA army T2W 1 khnums-sphinx\nA army FW1 4")
    t.play("A mark move1; go FW1; take 4; go T2W; done")
    assert t.prayer("A") == 7


def test_dedication_to_battle_pays_for_entering_a_zone_with_an_enemy_army() -> None:  # K-TILE-2
    t = Table("A tiles dedication-to-battle\nA army FW1 5\nB army T2W 1")
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.prayer("A") == 9


def test_dedication_to_battle_pays_nothing_for_an_enemy_district_without_an_army() -> None:  # K-TILE-2
    t = Table("A tiles dedication-to-battle\nA army FW3 5\nB pyramid A red 4")
    t.play("A mark move1; go FW3; take 5; go W3A; done")
    assert t.prayer("A") == 7


def test_the_toll_comes_before_dedication_to_battle() -> None:  # K-TILE-2
    position = (
        "players 3\nA tiles dedication-to-battle\nB tiles khnums-sphinx\nB army T2W 1 khnums-sphinx\nA army FW1 5"
    )
    t = Table(f"{position}\nA prayer 1")
    t.play("A mark move1; go FW1; take 5")
    assert "go T2W" not in t.options
    t = Table(f"{position}\nA prayer 2")
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.prayer("A") == 2


# The fame of a place


def test_who_ends_a_move_on_a_free_temple_has_its_fame() -> None:  # K-MOVE-7
    t = Table("A army FW1 5")
    t.play("A mark move1; go FW1; take 5")
    assert t.preview("A", "go T2W")["fame"] == 1
    t.play("A go T2W; done")
    assert t.fame("A") == 1
    assert t.seat("A")["fame"]["permanent"] == 0


def test_the_fame_of_a_temple_goes_back_when_the_soldiers_leave() -> None:  # K-MOVE-7
    t = Table("A army T2W 5")
    assert t.fame("A") == 1
    t.play("A mark move1; go T2W; take 5; go FW1; done")
    assert t.fame("A") == 0


def test_the_fame_of_a_temple_stays_while_one_soldier_stands_there() -> None:  # K-MOVE-7
    t = Table("A army T2W 5")
    t.play("A mark move1; go T2W; take 4; go FW1; done")
    assert t.fame("A") == 1


def test_the_sanctuary_has_no_temple_fame() -> None:  # K-MOVE-7
    t = Table("A army DD 5")
    t.play("A mark move1; go DD; take 5; go S; done")
    assert t.fame("A") == 0


def test_an_army_takes_the_fame_of_an_enemy_pyramid_of_level_4() -> None:  # K-MOVE-7, K-BUILD-2
    t = Table("A army FW3 5\nB pyramid A red 4")
    assert t.fame("B") == 1
    t.play("A mark move1; go FW3; take 5; go W3A; done; end")
    assert (t.fame("A"), t.fame("B")) == (1, 0)
    t.play("B mark pray1; end")
    t.play("A mark move2; go W3A; take 5; go FW3; done")
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_a_lower_pyramid_has_no_fame() -> None:  # K-MOVE-7
    t = Table("A army FW3 5\nB pyramid A red 3")
    t.play("A mark move1; go FW3; take 5; go W3A; done")
    assert (t.fame("A"), t.fame("B")) == (0, 0)
