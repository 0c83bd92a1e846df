"""Building pyramids, who controls them, and the fame of the highest level."""

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction

# What it costs


@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_every_level_of_a_new_pyramid_costs_its_own_number(level: int, cost: int) -> None:  # K-BUILD-1
    t = Table("A prayer 11")
    t.play(f"A mark build; found B red; level {level}")
    assert t.pyramids("A") == [f"B red {level}"]
    assert t.prayer("A") == 11 - cost


@pytest.mark.parametrize(
    ("before", "after", "cost"), [(1, 2, 2), (2, 3, 3), (3, 4, 4), (1, 3, 5), (2, 4, 7), (1, 4, 9)]
)
def test_one_pyramid_is_raised_by_any_number_of_levels(before: int, after: int, cost: int) -> None:  # K-BUILD-1
    t = Table(f"A prayer 11\nA pyramid A red {before}")
    t.play("A mark build; raise A" + (f"; level {after}" if before < 3 else ""))
    assert t.pyramids("A") == [f"A red {after}"]
    assert t.prayer("A") == 11 - cost


@pytest.mark.parametrize(
    ("prayer", "levels"), [(3, "level 1, level 2"), (5, "level 1, level 2"), (6, "level 1, level 2, level 3")]
)
def test_only_levels_that_can_be_paid_are_offered(prayer: int, levels: str) -> None:  # K-BUILD-1
    t = Table(f"A prayer {prayer}")
    t.play("A mark build; found A blue")
    assert t.options == levels.split(", ")


def test_if_one_level_can_be_paid_it_is_built_without_asking() -> None:  # K-BUILD-1
    t = Table("A prayer 2")
    t.play("A mark build; found A blue")
    assert t.pyramids("A") == ["A blue 1"]
    assert t.prayer("A") == 1
    assert t.options == ["end"]


def test_without_prayer_points_nothing_is_built() -> None:  # K-BUILD-1
    t = Table("A prayer 1\nA pyramid A red 1\nA pyramid B blue 1")
    t.play("A mark build")
    assert t.options == ["done"]
    with pytest.raises(IllegalAction, match=r"Level 2 costs 2 prayer points, and you have 1\. \[K-BUILD-1\]"):
        t.play("A raise A")


def test_the_price_is_shown_before_it_is_paid() -> None:  # K-BUILD-1
    t = Table("A pyramid A red 1")
    t.play("A mark build")
    assert t.preview("A", "raise A")["cost"] == 2
    assert t.preview("A", "found B blue")["cost"] == 1
    t.play("A raise A")
    assert t.preview("A", "level 3")["cost"] == 5


def test_one_pyramid_in_an_action() -> None:  # K-BUILD-1
    t = Table("A prayer 11")
    t.play("A mark build; found A red; level 1")
    assert t.options == ["end"]


# Magical Support and Priest of Ra


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1), (3, 3), (4, 6)])
def test_with_magical_support_each_level_costs_one_less(level: int, cost: int) -> None:  # K-BUILD-1
    t = Table("A tiles magical-support")
    t.play(f"A mark build; found B red; level {level}")
    assert t.prayer("A") == 7 - cost


def test_with_magical_support_a_new_pyramid_is_built_from_nothing() -> None:  # K-BUILD-1
    t = Table("A tiles magical-support\nA prayer 0")
    t.play("A mark build; found B red")
    assert t.pyramids("A") == ["B red 1"]


def test_priest_of_ra_lowers_a_building_by_one_once() -> None:  # K-BUILD-1, K-TILE-1
    t = Table("A tiles priest-of-ra\nA prayer 11")
    t.play("A mark build; found B red; level 3")
    assert t.prayer("A") == 11 - 5


# Where, and how many


def test_a_new_pyramid_takes_a_free_site_and_a_colour_in_play() -> None:  # K-BUILD-1
    t = Table("players 3\ncolours red white black\nA pyramid B white 4")
    t.play("A mark build")
    sites = [f"found {district} {colour}" for district in "AC" for colour in ("red", "black")]
    assert t.options == ["done", *sites]


def test_one_pyramid_of_a_colour() -> None:  # K-BUILD-1
    t = Table("A pyramid A red 1")
    t.play("A mark build")
    with pytest.raises(IllegalAction, match=r"at most 2 pyramids in a city, one of each colour\. \[K-BUILD-1\]"):
        t.play("A found B red")


def test_one_pyramid_on_a_site() -> None:  # K-BUILD-1
    t = Table("A pyramid A red 1")
    t.play("A mark build")
    with pytest.raises(IllegalAction, match=r"There is already a pyramid on that site\. \[K-BUILD-1\]"):
        t.play("A found A blue")


def test_two_players_have_two_pyramids_each() -> None:  # K-BUILD-1
    t = Table("A pyramid A red 1\nA pyramid C blue 1")
    t.play("A mark build")
    assert t.options == ["done", "raise A", "raise C"]


def test_more_players_have_three_pyramids_each() -> None:  # K-BUILD-1
    t = Table("players 3\nA pyramid A red 1\nA pyramid C blue 1")
    t.play("A mark build; found B white; level 1")
    assert t.pyramids("A") == ["A red 1", "B white 1", "C blue 1"]


def test_with_five_players_four_colours_but_three_pyramids() -> None:  # K-BUILD-1
    t = Table("players 5\nA pyramid A red 4\nA pyramid B blue 4\nA pyramid C white 4")
    t.play("A mark build")
    assert t.options == ["done"]


def test_a_pyramid_grows_no_higher_than_4() -> None:  # K-BUILD-1
    t = Table("A prayer 11\nA pyramid A red 4\nA pyramid B blue 3")
    t.play("A mark build")
    assert t.options == ["done", "raise B"]


def test_nothing_is_built_in_another_city() -> None:  # K-BUILD-1
    t = Table("A army W3A 3\nB pyramid A red 1")
    t.play("A mark build")
    assert t.options_with("raise") == []


def test_building_goes_on_where_an_enemy_stands() -> None:  # K-BUILD-1
    t = Table("A pyramid A red 1\nB army W1A 3\nB army W1B 3")
    t.play("A mark build")
    assert t.options == ["done", "found B blue", "found C blue", "raise A"]
    t.play("A raise A; level 2; end")
    assert t.pyramids("A") == ["A red 2"]
    t.play("B mark power1; buy carnage")
    assert t.tiles("B") == ["carnage"]


def test_a_new_colour_brings_its_indicator() -> None:  # K-BUILD-1, K-SET-5
    t = Table("A pyramid C blue 1\nA prayer 1")
    t.play("A mark build; found A red")
    assert t.seat("A")["indicators"] == ["blue", "red", "-"]


def test_everybody_sees_what_is_built() -> None:  # K-BUILD-1, K-INFO-1
    t = Table("A prayer 2")
    t.play("A mark build; found A red")
    assert "A builds the red pyramid in W1A up to level 1 for 1 prayer point." in t.events("B")


# Fame


def test_a_pyramid_at_level_4_gives_a_fame() -> None:  # K-BUILD-2
    t = Table("A pyramid A red 3")
    assert t.fame("A") == 0
    t.play("A mark build; raise A")
    assert t.fame("A") == 1
    assert t.seat("A")["fame"]["pyramids"] == 1
    assert t.seat("A")["fame"]["permanent"] == 0


def test_each_pyramid_at_level_4_gives_a_fame_and_lower_ones_none() -> None:  # K-BUILD-2
    t = Table("players 3\nA pyramid A red 4\nA pyramid B blue 4\nA pyramid C white 3")
    assert t.fame("A") == 2


def test_an_enemy_who_ends_a_move_there_takes_it_and_loses_it_on_leaving() -> None:  # K-BUILD-2, K-MOVE-7
    t = Table("B pyramid A red 4\nA army FW3 3")
    assert t.fame("B") == 1
    t.play("A mark move1; go FW3; take 3; go W3A; done")
    assert (t.fame("A"), t.fame("B")) == (1, 0)
    t.play("A end\nB mark pray1; end\nA mark move2; go W3A; take 3; go FW3; done")
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_level_4_built_under_an_enemy_army_is_the_enemys_fame() -> None:  # K-BUILD-2, K-BUILD-1
    t = Table("A pyramid A red 3\nB army W1A 2")
    t.play("A mark build; raise A")
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_passing_through_takes_no_fame_for_good() -> None:  # K-BUILD-2, K-CTRL-1
    t = Table("B pyramid A red 4\nA army FW3 3\nA tiles god-speed")
    t.play("A mark move1; go FW3; take 3; go W3A; go FW3; done")
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_soldiers_left_behind_hold_the_pyramid() -> None:  # K-BUILD-2, K-MOVE-4
    t = Table("B pyramid A red 4\nA army FW3 3\nA tiles god-speed")
    t.play("A mark move1; go FW3; take 3; go W3A; take 2; go FW3; done")
    assert t.armies("A") == {"W3A": "1", "FW3": "2"}
    assert (t.fame("A"), t.fame("B")) == (1, 0)


# Control


def controlled(t: Table, seat: str) -> list[str]:
    return [each["controlled_by"] for each in t.seat(seat)["pyramids"]]


def test_an_empty_district_of_ones_city_is_controlled() -> None:  # K-CTRL-1
    t = Table("A pyramid A red 1")
    assert controlled(t, "A") == ["A"]


def test_an_enemy_army_takes_control_of_a_district_but_not_of_the_others() -> None:  # K-CTRL-1
    t = Table("A pyramid A red 1\nA pyramid B blue 1\nB army W1A 1")
    assert controlled(t, "A") == ["B", "A"]


def test_a_third_player_controls_what_its_army_stands_in() -> None:  # K-CTRL-1
    t = Table("players 3\nA pyramid A red 4\nC army W1A 1")
    assert controlled(t, "A") == ["C"]
    assert [t.fame(seat) for seat in "ABC"] == [0, 0, 1]


def test_a_temple_is_controlled_by_the_army_in_it_and_by_nobody_without_one() -> None:  # K-CTRL-1
    t = Table("A army T2W 1\nB army BW 5")
    assert (t.fame("A"), t.fame("B")) == (1, 0)


def test_two_groups_of_soldiers_in_a_zone_are_one_army() -> None:  # K-CTRL-1
    t = Table("A army FW1 2\nA army W1A 2")
    t.play("A mark move1; go W1A; take 2; go FW1; done; end\nB mark pray1; end")
    assert t.armies("A") == {"FW1": "4"}
    t.play("A mark move2; go FW1")
    assert t.options == ["take 1", "take 2", "take 3", "take 4"]
