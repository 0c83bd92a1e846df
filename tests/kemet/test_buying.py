"""Buying power tiles: colours, levels and prices, pictures, other players' pyramids, and what comes with a tile."""

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction

RED_2 = "A pyramid A red 2"
LEVEL_1 = ["buy charge", "buy god-speed"]
LEVEL_2 = ["buy phoenix", "buy carnage", "buy storm", "buy portal-of-thoth"]


def buys(t: Table) -> list[str]:
    return t.options_with("buy")


# Colour, level, price


def test_a_tile_is_bought_at_its_level_in_prayer_points() -> None:  # K-BUY-1
    t = Table(RED_2)
    t.play("A mark power1; buy carnage")
    assert t.tiles("A") == ["carnage"]
    assert t.prayer("A") == 5
    assert "carnage" not in t.data["tiles"]


def test_any_tile_up_to_the_level_of_the_pyramid_may_be_bought() -> None:  # K-BUY-1
    t = Table(RED_2)
    t.play("A mark power1")
    assert buys(t) == [*LEVEL_1, *LEVEL_2]


@pytest.mark.parametrize(("level", "tiles"), [(1, 2), (2, 6), (3, 10), (4, 13)])
def test_the_higher_the_pyramid_the_more_tiles(level: int, tiles: int) -> None:  # K-BUY-1
    t = Table(f"A pyramid A red {level}")
    t.play("A mark power1")
    assert len(buys(t)) == tiles


@pytest.mark.parametrize(("prayer", "tiles"), [(0, 0), (1, 2), (2, 6), (3, 10), (4, 13)])
def test_what_one_cannot_pay_is_not_offered(prayer: int, tiles: int) -> None:  # K-BUY-1
    t = Table(f"A pyramid A red 4\nA prayer {prayer}")
    t.play("A mark power1")
    assert len(buys(t)) == tiles


def test_only_the_colour_of_the_field_is_bought_on_it() -> None:  # K-BUY-1
    t = Table("A pyramid A red 1\nA pyramid B blue 1")
    assert t.seat("A")["indicators"] == ["red", "blue", "-"]
    t.play("A mark power2")
    assert buys(t) == ["buy recruiting-scribe", "buy defense"]
    with pytest.raises(
        IllegalAction, match=r"To buy charge, place a marker on the power field with the red indicator\. \[K-BUY-3\]"
    ):
        t.play("A buy charge")


def test_one_tile_of_a_colour_a_day() -> None:  # K-BUY-1
    t = Table(RED_2)
    t.play("A mark power1; buy charge; end\nB mark pray1; end")
    assert t.seat("A")["bought"] == ["red"]
    assert "mark power1" not in t.options


def test_the_next_day_the_colour_may_be_bought_again() -> None:  # K-BUY-1, K-NIGHT-8
    t = Table(f"""
        phase day 4 0
        {RED_2}
        A marks move1 recruit build pray1
        B marks move1 build power1 pray2
    """)
    t.play("A mark power1; buy charge; end\nB mark pray1; end\nA slot 1")
    t.play("A mark power1; buy god-speed")
    assert t.tiles("A") == ["charge", "god-speed"]


def test_a_pyramid_under_an_enemy_army_serves_its_owner_no_more() -> None:  # K-BUY-1, K-CTRL-1
    t = Table(f"{RED_2}\nB army W1A 1")
    t.play("A mark power1")
    assert t.options == ["done"]
    with pytest.raises(IllegalAction, match=r"charge needs a red pyramid of level 1; you control none\. \[K-BUY-1\]"):
        t.play("A buy charge")


def test_a_tile_without_copies_left_is_not_on_offer() -> None:  # K-BUY-1
    t = Table(f"{RED_2}\nB tiles charge")
    t.play("A mark power1")
    assert buys(t) == ["buy god-speed", *LEVEL_2]
    with pytest.raises(IllegalAction, match=r"charge is not on offer\. \[K-BUY-1\]"):
        t.play("A buy charge")


def test_with_three_players_two_may_have_the_same_level_1_tile() -> None:  # K-BUY-1, K-SET-1
    t = Table(f"players 3\n{RED_2}\nB tiles charge")
    t.play("A mark power1; buy charge")
    assert t.tiles("A") == t.tiles("B") == ["charge"]


def test_of_two_pyramids_of_a_colour_the_higher_counts() -> None:  # K-BUY-1, K-BUY-3
    t = Table("""
        A pyramid A red 1
        B pyramid A red 3
        A army W3A 2
    """)
    t.play("A mark power1; buy blades-of-neith")
    assert t.tiles("A") == ["blades-of-neith"]


def test_the_price_is_shown_before_it_is_paid() -> None:  # K-BUY-1
    t = Table(f"{RED_2}\nA tiles priestess")
    t.play("A mark power1")
    assert t.preview("A", "buy carnage")["cost"] == 1
    assert t.preview("A", "buy charge")["cost"] == 0


def test_everybody_sees_what_is_bought() -> None:  # K-BUY-1, K-INFO-1
    t = Table(RED_2)
    t.play("A mark power1; buy carnage")
    assert "A takes carnage for 2 prayer points." in t.events("B")


# Priestess


def test_with_priestess_tiles_cost_one_less_never_below_0() -> None:  # K-BUY-1
    t = Table(f"{RED_2}\nA tiles priestess\nA prayer 1")
    t.play("A mark power1")
    assert buys(t) == [*LEVEL_1, *LEVEL_2]
    t.play("A buy carnage")
    assert t.prayer("A") == 0


def test_with_priestess_a_tile_of_level_1_is_free() -> None:  # K-BUY-1
    t = Table(f"{RED_2}\nA tiles priestess\nA prayer 0")
    t.play("A mark power1; buy charge")
    assert t.prayer("A") == 0


def test_priestess_helps_from_the_next_purchase_on() -> None:  # K-BUY-2
    t = Table("A pyramid A white 1\nA pyramid B red 2\nA prayer 2")
    t.play("A mark power1; buy priestess; end\nB mark pray1; end")
    assert t.prayer("A") == 1
    t.play("A mark power2; buy carnage")
    assert t.prayer("A") == 0


# Pictures


def test_nobody_has_two_tiles_with_the_same_picture() -> None:  # K-BUY-2
    t = Table(f"players 3\n{RED_2}\nA tiles charge")
    t.play("A mark power1")
    assert buys(t) == ["buy god-speed", *LEVEL_2]
    with pytest.raises(IllegalAction, match=r"You already have a tile with the picture of charge\. \[K-BUY-2\]"):
        t.play("A buy charge")


@pytest.mark.parametrize("picture", ["domination", "act-of-god"])
def test_not_even_in_different_colours(picture: str) -> None:  # K-BUY-2
    t = Table(f"players 3\nA pyramid A red 4\nA tiles {picture}-blue")
    t.play("A mark power1")
    assert f"buy {picture}-red" not in t.options
    with pytest.raises(IllegalAction, match=r"You already have a tile with the picture of .*\. \[K-BUY-2\]"):
        t.play(f"A buy {picture}-red")


def test_a_tile_is_fame_as_soon_as_it_is_bought() -> None:  # K-BUY-2, K-WIN-2
    t = Table("A pyramid A red 3")
    t.play("A mark power1; buy domination-red")
    assert t.fame("A") == 1


def test_a_tile_is_kept_when_the_pyramid_is_lost() -> None:  # K-BUY-2
    t = Table(f"{RED_2}\nA tiles carnage\nB army FW1 2")
    t.play("A mark pray1; end\nB mark move1; go FW1; take 2; go W1A; done")
    assert t.tiles("A") == ["carnage"]


# Other players' pyramids


FOREIGN = """
    B pyramid A white 2
    A army W3A 3
"""


def test_a_pyramid_one_holds_in_another_city_serves_as_well() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A white 1")
    t.play("A mark power1; buy magical-support")
    assert t.tiles("A") == ["magical-support"]


def test_with_a_field_of_the_colour_the_marker_goes_there() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1\nA pyramid B white 1\nA indicators red white -")
    t.play("A mark power1")
    assert buys(t) == ["buy charge", "buy god-speed"]
    t = Table(f"{FOREIGN}\nA pyramid A red 1\nA pyramid B white 1\nA indicators red white -")
    t.play("A mark power3")
    assert t.options == ["done"]


@pytest.mark.parametrize("field", ["power1", "power2"])
def test_without_one_any_power_field_will_do(field: str) -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1")
    t.play(f"A mark {field}; buy priest")
    assert t.tiles("A") == ["priest"]
    assert t.seat("A")["marks"] == [field]
    assert t.seat("A")["bought"] == ["white"]


def test_a_field_of_another_colour_offers_both() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1")
    t.play("A mark power1")
    white = ["priest", "priestess", "vision", "magical-support", "desert-snake", "divine-boon"]
    assert buys(t) == [*LEVEL_1, *(f"buy {name}" for name in white)]


def test_even_so_no_two_of_a_colour() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1")
    t.play("A mark power2; buy priest; end\nB mark pray1; end\nA mark power1")
    assert buys(t) == LEVEL_1
    with pytest.raises(
        IllegalAction, match=r"You have already bought a white tile today; only one of each colour a day\. \[K-BUY-1\]"
    ):
        t.play("A buy vision")


def test_a_field_used_for_another_colour_is_taken() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1")
    t.play("A mark power1; buy priest; end\nB mark pray1; end")
    assert "mark power1" not in t.options
    t.play("A mark power2")
    assert buys(t) == []  # red has a field, and it is taken


def test_never_more_than_three_power_actions_a_day() -> None:  # K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1\nA marks power1 power2 power3\nphase day 3 0")
    assert not any("power" in option for option in t.options)


def test_a_foreign_pyramid_without_an_army_in_it_serves_nobody_else() -> None:  # K-BUY-3, K-CTRL-1
    t = Table("B pyramid A white 2\nA army FW3 3")
    t.play("A mark power1")
    assert t.options == ["done"]


# Fields without an indicator


def test_a_field_without_indicator_may_be_taken_without_effect() -> None:  # K-DAY-6
    t = Table(RED_2)
    t.play("A mark power2")
    assert t.options == ["done"]
    t.play("A done; end\nB mark pray1; end")
    assert t.seat("A")["marks"] == ["power2"]
    assert t.seat("A")["bought"] == []
    t.play("A mark power1; buy charge")
    assert t.tiles("A") == ["charge"]


def test_a_field_with_indicator_taken_without_effect_is_no_purchase() -> None:  # K-DAY-6, K-BUY-3
    t = Table(f"{FOREIGN}\nA pyramid A red 1")
    t.play("A mark power1; done; end\nB mark pray1; end\nA mark power2; buy priest")
    assert t.seat("A")["bought"] == ["white"]


def test_a_new_indicator_goes_on_a_field_without_a_marker() -> None:  # K-DAY-6
    t = Table("A pyramid A red 1\nA marks power2")
    t.play("A mark build; found B blue; level 1")
    assert t.seat("A")["indicators"] == ["red", "-", "blue"]
    t.play("A end\nB mark pray1; end\nA mark power3; buy defense")
    assert t.tiles("A") == ["defense"]


def test_if_all_have_a_marker_it_goes_on_one_that_has() -> None:  # K-DAY-6
    t = Table("A marks power1 power2 power3\nA prayer 1\nphase day 3 0")
    t.play("A mark build; found B red")
    assert t.seat("A")["indicators"] == ["red", "-", "-"]


def test_a_colour_bought_abroad_is_bought_even_if_its_pyramid_is_built_later() -> None:  # K-DAY-6, K-BUY-3
    t = Table(f"{FOREIGN}\nA prayer 3")
    t.play("A mark power1; buy priest; end\nB mark pray1; end")
    t.play("A mark build; found A white; end\nB mark pray2; end")
    assert t.seat("A")["indicators"] == ["-", "white", "-"]
    t.play("A mark power2")
    assert t.options == ["done"]


# What comes with a tile

EIGHT = ["5s", "4s1d", "3s2d", "3s1h", "2s2h", "2s2d1h", "1s3d", "1s1d3h"]


@pytest.mark.parametrize(("tile", "colour", "special"), [("storm", "red", "3s3d"), ("barrier", "blue", "3s3h")])
def test_storm_and_barrier_bring_their_special_card_for_another(  # K-BUY-2
    tile: str, colour: str, special: str
) -> None:
    t = Table(f"""
        A pyramid A {colour} 2
        A battle-hand 5s 4s1d 3s2d 3s1h
        A battle-discards 2s2h 2s2d1h 1s3d 1s1d3h
    """)
    t.play(f"A mark power1; buy {tile}")
    assert t.asked == "A choose-card-to-swap"
    assert t.options == [f"swap {card}" for card in EIGHT]
    t.play("A swap 1s3d")
    assert t.battle_hand("A") == " ".join([*(card for card in EIGHT if card != "1s3d"), special])
    assert t.battle_discards("A") == ""
    assert t.options == ["end"]


def test_the_special_card_of_storm_may_leave_for_that_of_barrier() -> None:  # K-BUY-2
    t = Table("""
        A pyramid A blue 2
        A tiles storm
        A battle-hand 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3d
    """)
    t.play("A mark power1; buy barrier; swap 3s3d")
    assert t.battle_hand("A") == "4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3h"


def test_mercenaries_bring_three_soldiers_into_the_city() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA army W1A 4\nA army W1B 5\nA army FW1 3")
    t.play("A mark power1; buy mercenaries; put W1A W1C W1C")
    assert t.armies("A") == {"W1A": "5", "W1B": "5", "W1C": "2", "FW1": "3"}
    assert t.supply("A") == 0
    assert t.options == ["end"]


def test_mercenaries_that_do_not_fit_wait_in_the_supply() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA army W1A 5\nA army W1B 4\nB army W1C 1")
    t.play("A mark power1; buy mercenaries; put W1B")
    assert t.supply("A") == 5
    assert t.options == ["end"]


def test_as_many_mercenaries_as_fit_are_placed() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA army W1A 1")
    t.play("A mark power1; buy mercenaries")
    assert t.options == ["put W1A", "put W1B", "put W1C"]


# Twin Ceremony


TWIN = """
    A tiles twin-ceremony
    A pyramid A red 2
"""


def test_twin_ceremony_buys_again_in_a_colour_of_the_day_for_one_more() -> None:  # K-TILE-4
    t = Table(TWIN)
    t.play("A mark power1; buy charge; gold twin-ceremony; buy carnage")
    assert t.tiles("A") == ["charge", "carnage", "twin-ceremony"]
    assert t.prayer("A") == 7 - 1 - 3
    assert t.seat("A")["marks"] == ["power1", "gold"]


def test_twin_ceremony_needs_a_colour_bought_today() -> None:  # K-TILE-4
    t = Table(f"{TWIN}\nA pyramid B black 2")
    assert t.options_with("gold") == []
    t.play("A mark power1; buy charge; gold twin-ceremony")
    assert all(tile in [*LEVEL_1, *LEVEL_2] for tile in buys(t))
    with pytest.raises(IllegalAction, match="black"):
        t.play("A buy honor-in-battle")


def test_twin_ceremony_asks_for_level_and_control() -> None:  # K-TILE-4
    t = Table(f"{TWIN}\nA bought red\nA marks power1\nB army W1A 1")
    assert t.options_with("gold") == []
    t = Table(f"{TWIN}\nA bought red\nA marks power1")
    t.play("A gold twin-ceremony")
    assert "buy domination-red" not in t.options


def test_twin_ceremony_is_none_of_the_three_power_actions() -> None:  # K-TILE-4
    t = Table(f"{TWIN}\nA marks power1 power2 power3\nA bought red\nphase day 3 0")
    t.play("A gold twin-ceremony; buy charge; mark move1")
    assert t.tiles("A") == ["charge", "twin-ceremony"]


def test_twin_ceremony_bought_in_a_turn_may_double_its_own_colour() -> None:  # K-TILE-4, K-DAY-3
    t = Table("A pyramid A black 2")
    t.play("A mark power1; buy twin-ceremony; gold twin-ceremony; buy honor-in-battle")
    assert t.prayer("A") == 7 - 2 - 3


def test_with_priestess_the_second_tile_costs_its_level() -> None:  # K-TILE-4
    t = Table("A tiles twin-ceremony priestess\nA pyramid A white 2\nA bought white\nA marks power1")
    t.play("A gold twin-ceremony; buy vision")
    assert t.prayer("A") == 5
