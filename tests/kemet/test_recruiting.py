"""Recruiting soldiers, and creatures that come to armies and leave them."""

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction

# Soldiers


def test_soldiers_cost_a_prayer_point_each_and_are_spread_at_will() -> None:  # K-RECR-1
    t = Table("A army W1A 4")
    t.play("A mark recruit; put W1A W1B W1C W1C; done")
    assert t.armies("A") == {"W1A": "5", "W1B": "1", "W1C": "2"}
    assert t.prayer("A") == 3
    assert t.supply("A") == 4
    assert t.options == ["end"]


def test_no_more_than_five_in_a_zone() -> None:  # K-RECR-1
    t = Table("A army W1A 4")
    t.play("A mark recruit; put W1A")
    assert t.options == ["done", "put W1B", "put W1C"]
    with pytest.raises(IllegalAction, match=r"There are 5 soldiers in W1A already, .*\[K-RECR-1\]"):
        t.play("A put W1A")


def test_no_more_than_one_can_pay() -> None:  # K-RECR-1
    t = Table("A prayer 2")
    t.play("A mark recruit; put W1A W1A")
    assert t.options == ["done"]
    with pytest.raises(IllegalAction, match=r"A soldier costs 1 prayer point, and you have 0\. \[K-RECR-1\]"):
        t.play("A put W1A")


def test_no_more_than_the_supply_holds() -> None:  # K-RECR-1
    t = Table("A army W1A 5\nA army FW1 5\nA army T2W 1")
    t.play("A mark recruit; put W1B")
    assert t.options == ["done"]
    with pytest.raises(IllegalAction, match=r"You have no soldiers left in your supply\. \[K-RECR-1\]"):
        t.play("A put W1B")


def test_only_in_ones_own_city() -> None:  # K-RECR-1
    t = Table("A army FW1 2\nA army W3A 2")
    t.play("A mark recruit")
    assert t.options_with("put") == ["put W1A", "put W1B", "put W1C"]
    with pytest.raises(IllegalAction, match=r"W3A is not one of its districts\. \[K-RECR-1\]"):
        t.play("A put W3A")


# Tiles of recruiting


def test_with_recruiting_scribe_two_soldiers_are_free() -> None:  # K-RECR-1
    t = Table("A tiles recruiting-scribe\nA prayer 1")
    t.play("A mark recruit; put W1A W1A")
    assert t.prayer("A") == 1
    t.play("A put W1A")
    assert t.prayer("A") == 0
    assert t.options == ["done"]


def test_the_scribe_works_in_each_recruit_action() -> None:  # K-RECR-1, K-DAY-3
    t = Table("A tiles recruiting-scribe divine-will\nA prayer 0")
    t.play("A mark recruit; put W1A W1A; done; gold divine-will recruit; put W1B W1B; done")
    assert t.armies("A") == {"W1A": "2", "W1B": "2"}


def test_with_local_recruitment_also_wherever_an_army_stands() -> None:  # K-RECR-1
    t = Table("A tiles local-recruitment\nA army T2W 1\nA army W3C 5\nA army TD 2")
    t.play("A mark recruit")
    assert t.options_with("put") == ["put W1A", "put W1B", "put W1C", "put T2W", "put TD"]
    t.play("A put T2W TD; done")
    assert t.armies("A") == {"T2W": "2", "W3C": "5", "TD": "3"}


def test_with_legion_seven_in_a_zone() -> None:  # K-RECR-1
    t = Table("A tiles legion\nA army W1A 5")
    t.play("A mark recruit; put W1A W1A")
    assert t.options_with("put") == ["put W1B", "put W1C"]


def test_priest_of_ra_makes_one_soldier_of_an_action_free() -> None:  # K-TILE-1, K-RECR-1
    t = Table("A tiles priest-of-ra\nA prayer 2")
    t.play("A mark recruit; put W1A W1A W1A; done")
    assert t.prayer("A") == 0


# Beside an enemy


ENEMIES = """
    B army W1A 2
    B army W1B 1
"""


def test_recruits_may_stand_beside_an_enemy_and_the_battle_comes_at_the_end() -> None:  # K-RECR-1
    t = Table("B army W1A 2")
    t.play("A mark recruit; put W1A W1A W1A")
    assert t.army("W1A") == "A 3, B 2"
    assert t.asked == "A choose-recruits"
    t.play("A done")
    assert "A attacks B in W1A." in t.events("B")
    assert t.asked == "A B choose-cards"


def test_of_several_battles_the_recruiter_chooses_the_order() -> None:  # K-RECR-1
    t = Table(ENEMIES)
    t.play("A mark recruit; put W1A W1A W1A W1B W1B; done")
    assert t.asked == "A choose-battle"
    assert t.options == ["go W1A", "go W1B"]
    t.play("A go W1B")
    assert t.data["battle"]["zone"] == "W1B"


def test_every_battle_is_fought_and_then_the_action_is_over() -> None:  # K-RECR-1
    t = Table(ENEMIES)
    t.play("A mark recruit; put W1A W1A W1A W1B W1B; done; go W1B")
    t.play("A battle 3s2d 5s\nB battle 2s2h 5s")
    t.play("B disband\nA stay")
    assert t.data["battle"]["zone"] == "W1A"
    t.play("A battle 4s1d 3s1h\nB battle 4s1d 3s1h")
    t.play("B disband\nA stay")
    assert t.asked == "A choose-action"
    assert t.options == ["end"]
    assert t.battle_fame("A") == 2
    assert t.armies("A") == {"W1A": "2", "W1B": "2"}


def test_the_recruiter_is_the_attacker() -> None:  # K-RECR-1
    t = Table("B army W1A 2\nA tiles charge\nB tiles defense")
    t.play("A mark recruit; put W1A W1A; done\nA battle 3s1h 5s\nB battle 2s2h 5s")
    told = t.events("spectator")
    assert "A: strength 7 (2 soldiers, charge +1, own city +1 and 3s1h +3), damage 0, shields 1." in told
    assert "B: strength 5 (2 soldiers, defense +1 and 2s2h +2), damage 0, shields 2." in told


def test_a_district_without_recruits_sees_no_battle() -> None:  # K-RECR-1
    t = Table(ENEMIES)
    t.play("A mark recruit; put W1C; done")
    assert t.options == ["end"]


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("A tiles reinforcement-prayer", "mark pray1"),
        ("A hand enlistment", "play enlistment"),
        ("A pyramid C black 1", "mark power1; buy mercenaries"),
    ],
)
def test_nothing_else_places_soldiers_beside_an_enemy(position: str, moves: str) -> None:  # K-RECR-1
    t = Table(f"{ENEMIES}\n{position}")
    t.play(f"A {moves}")
    assert t.options_with("put") == ["put W1C"]


def test_enlistment_goes_not_even_to_recruits_beside_an_enemy() -> None:  # K-RECR-1, K-TILE-3
    t = Table(f"{ENEMIES}\nA hand enlistment")
    t.play("A mark recruit; put W1A; play enlistment")
    assert t.options == ["done", "put W1C"]


def test_enlistment_fills_the_city_as_one_likes_or_goes_to_one_army() -> None:  # K-TILE-3
    t = Table("A hand enlistment\nA army FW1 2\nA army T2W 2")
    t.play("A play enlistment; put FW1")
    assert t.options == ["done", "put FW1"]
    t = Table("A hand enlistment\nA army FW1 2\nA army T2W 2")
    t.play("A play enlistment; put W1A")
    assert t.options == ["done", "put W1A", "put W1B", "put W1C"]


# Creatures join


PHOENIX = "A tiles phoenix"


def test_a_creature_may_join_an_army_in_the_city_as_soon_as_it_is_bought() -> None:  # K-CREA-1
    t = Table("A pyramid A red 2\nA army W1B 3\nA army W1C 2\nA army FW1 2")
    t.play("A mark power1; buy phoenix")
    assert t.options == ["end", "join phoenix B", "join phoenix C"]
    t.play("A join phoenix B")
    assert t.armies("A") == {"W1B": "3 phoenix", "W1C": "2", "FW1": "2"}
    assert t.options == ["end"]


def test_without_an_army_in_the_city_it_waits_in_the_supply() -> None:  # K-CREA-1
    t = Table(f"{PHOENIX}\nA army FW1 2\nA army W3A 2")
    assert t.options_with("join") == []
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_it_may_join_recruits_at_once() -> None:  # K-CREA-1
    t = Table(PHOENIX)
    t.play("A mark recruit; put W1B")
    assert "join phoenix B" in t.options
    t.play("A join phoenix B; put W1B; done")
    assert t.army("W1B") == "A 2 phoenix"


def test_it_may_join_recruits_before_their_battle() -> None:  # K-CREA-1
    t = Table(f"{PHOENIX}\nB army W1B 2")
    t.play("A mark recruit; put W1B; join phoenix B; done")
    assert t.army("W1B") == "A 1 phoenix, B 2"
    assert t.asked == "A B choose-cards"


def test_it_may_join_an_army_that_comes_home_and_goes_on_with_it() -> None:  # K-CREA-1, K-MOVE-1
    t = Table(f"{PHOENIX}\nA tiles god-speed\nA army FW1 3")
    t.play("A mark move1; go FW1; take 3; go W1A; join phoenix A; go FW1")
    assert t.army("FW1") == "A 3 phoenix"
    assert t.options_with("go") == []  # the range was fixed before


def test_it_may_join_an_army_that_comes_home_to_fight() -> None:  # K-CREA-1
    t = Table(f"{PHOENIX}\nA army FW1 3\nB army W1A 2")
    t.play("A mark move1; go FW1; take 3; go W1A")
    assert "join phoenix A" in t.options


def test_nobody_is_asked_about_joining_in_another_players_turn() -> None:  # K-CREA-1
    t = Table("""
        A army FW3 5
        B tiles phoenix
        B army W3A 2
    """)
    t.play("A mark move1; go FW3; take 5; go W3A")
    assert t.asked == "A B choose-cards"
    assert not any(option.startswith("join") for option in t.options_of("B"))


def test_at_night_it_may_join_after_the_veterans() -> None:  # K-CREA-1, K-NIGHT-7
    t = Table("""
        phase day 4 0
        order B A
        A tiles phoenix
        A veterans 1
        A prayer 11
        A marks move1 build power1 pray2
        B marks move1 build power1 pray2
    """)
    t.play("B mark pray1; end\nA mark pray1; end\nA put W1A")
    assert t.asked == "A choose-joining"
    assert t.options == ["done", "join phoenix A"]
    t.play("A join phoenix A")
    assert t.army("W1A") == "A 1 phoenix"
    assert t.asked == "B choose-slot"


# Creatures are exchanged


TWO = """
    A tiles phoenix giant-scorpion
    A army W1A 3 phoenix
"""


def test_before_acting_a_creature_may_take_the_place_of_another() -> None:  # K-CREA-1
    t = Table(TWO)
    assert t.options_with("join") == ["join giant-scorpion A"]
    t.play("A join giant-scorpion A")
    assert t.army("W1A") == "A 3 giant-scorpion"
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_after_acting_no_creature_is_exchanged() -> None:  # K-CREA-1
    t = Table(TWO)
    t.play("A mark pray1")
    assert t.options == ["end"]
    with pytest.raises(IllegalAction, match=r"giant-scorpion joins, .* an army without a creature.*\[K-CREA-1\]"):
        t.play("A join giant-scorpion A")


def test_what_was_exchanged_may_join_another_army() -> None:  # K-CREA-1
    t = Table(f"{TWO}\nA army W1B 2")
    t.play("A join giant-scorpion A; join phoenix B")
    assert t.armies("A") == {"W1A": "3 giant-scorpion", "W1B": "2 phoenix"}


def test_creatures_outside_the_city_are_not_exchanged() -> None:  # K-CREA-1
    t = Table("A tiles phoenix giant-scorpion\nA army FW1 3 phoenix")
    assert t.options_with("join") == []


def test_creatures_cannot_be_exchanged_for_ever() -> None:  # K-CREA-1
    t = Table(TWO)
    t.play("A join giant-scorpion A")
    for _ in range(4):
        joins = t.options_with("join")
        if not joins:
            break
        t.play(f"A {joins[0]}")
    assert t.options_with("join") == []


# Creatures need an army


def test_a_creature_left_alone_returns_to_the_supply() -> None:  # K-CREA-2
    t = Table(f"{PHOENIX}\nA army FW1 3 phoenix")
    t.play("A mark move1; go FW1; take 3; go T2W; done")
    assert t.armies("A") == {"T2W": "3"}
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_with_a_soldier_beside_it_it_stays() -> None:  # K-CREA-2
    t = Table(f"{PHOENIX}\nA army FW1 3 phoenix")
    t.play("A mark move1; go FW1; take 2; go T2W; done")
    assert t.armies("A") == {"FW1": "1 phoenix", "T2W": "2"}


def test_when_its_last_soldier_is_removed_it_returns_too() -> None:  # K-CREA-2
    t = Table(f"{PHOENIX}\nA army FW1 1 phoenix\nB hand raining-fire")
    t.play("A mark pray1; end\nB play raining-fire; go FW1")
    assert t.armies("A") == {}
    assert t.seat("A")["creatures_in_supply"] == ["phoenix"]


def test_a_creature_does_not_count_towards_the_limit() -> None:  # K-CREA-2
    t = Table(f"{PHOENIX}\nA army W1A 4 phoenix")
    t.play("A mark recruit; put W1A; done")
    assert t.army("W1A") == "A 5 phoenix"
    t.play("A end\nB mark pray1; end\nA mark move1; go W1A; take 5 with phoenix; go FW1; done")
    assert t.army("FW1") == "A 5 phoenix"


def test_an_army_has_one_creature_at_most() -> None:  # K-CREA-2
    t = Table(f"{TWO}\nA army FW1 2 giant-scorpion")
    t.play("A mark move1; go FW1; take 2 with giant-scorpion; go W1A")
    assert "done" not in t.options
    t.play("A take 5 with phoenix; go FW1; done")
    assert t.armies("A") == {"FW1": "5 phoenix"}
    assert t.seat("A")["creatures_in_supply"] == ["giant-scorpion"]


def test_on_its_way_an_army_passes_another_creature() -> None:  # K-CREA-2, K-MOVE-4
    t = Table("A tiles phoenix giant-scorpion\nA army FW1 2 phoenix\nA army W1A 2 giant-scorpion")
    t.play("A mark move1; go W1A; take 2 with giant-scorpion; go FW1")
    assert t.army("FW1") == "A 4 phoenix giant-scorpion"
    t.play("A go T2W; done")
    assert t.armies("A") == {"FW1": "2 phoenix", "T2W": "2 giant-scorpion"}


def test_nobody_else_commands_a_creature() -> None:  # K-CREA-1
    t = Table("A tiles phoenix\nB army W3A 3\nA army W1A 3")
    t.play("A mark pray1; end")
    with pytest.raises(IllegalAction, match=r"phoenix is not yours\. \[K-CREA-1\]"):
        t.play("B join phoenix A")
