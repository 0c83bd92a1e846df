"""The black power tiles, one after the other. Domination and Act of God are in test_tiles_common.py."""

import pytest

from kemet_fights import attack, lost, strength, tally, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""
EQUAL_CARDS = "A battle 3s1h 5s\nB battle 3s1h 5s"  # strength 8, no damage, 1 shield


def test_mercenaries_are_3_more_soldiers_into_the_city_at_once() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA army W1A 5\nA army FW1 5")
    t.play("A mark power1; buy mercenaries")
    assert t.asked == "A choose-places"
    assert t.options == ["put W1B", "put W1C"]  # they must go as far as there is room
    t.play("A put W1B W1B W1C")
    assert t.armies("A") == {"FW1": "5", "W1A": "5", "W1B": "2", "W1C": "1"}
    assert t.supply("A") == 15 - 13


def test_mercenaries_place_as_many_as_fit() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA army W1A 5\nA army W1B 4\nB army W1C 1")
    t.play("A mark power1; buy mercenaries; put W1B; end")
    assert t.armies("A") == {"W1A": "5", "W1B": "5"}
    assert t.supply("A") == 5


def test_mercenaries_that_find_no_place_wait_in_the_supply() -> None:  # K-TILE-3
    t = Table("A pyramid A black 1\nA tiles legion\nA army W1A 7\nB army W1B 1\nB army W1C 1")
    t.play("A mark power1; buy mercenaries; end")
    assert t.supply("A") == 12 + 3 - 7


def test_the_pool_of_15_soldiers_stays() -> None:  # K-TILE-3
    t = attack("A tiles mercenaries\nA army FW1 5\nB army T2W 1")
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s\nA disband")
    assert t.supply("A") == 15


def test_local_recruitment_recruits_where_an_army_stands() -> None:  # K-RECR-1
    t = Table("A tiles local-recruitment\nA army T2W 3\nA army W3A 1")
    t.play("A mark recruit")
    assert t.options == ["done", "put W1A", "put W1B", "put W1C", "put W3A", "put T2W"]
    t.play("A put T2W T2W W1A")
    assert "put T2W" not in t.options  # 5 is the limit
    t.play("A done; end")
    assert t.armies("A") == {"T2W": "5", "W1A": "1", "W3A": "1"}
    assert t.prayer("A") == 4


def test_without_local_recruitment_soldiers_are_recruited_in_the_city_only() -> None:  # K-RECR-1
    t = Table("A army T2W 3")
    t.play("A mark recruit")
    with pytest.raises(IllegalAction, match="Soldiers are recruited in your own city"):
        t.play("A put T2W")


def test_khnums_sphinx_gives_1_movement_and_1_strength() -> None:  # K-MOVE-1, K-BAT-3
    t = Table("A tiles khnums-sphinx\nA army BW 5 khnums-sphinx\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with khnums-sphinx; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 9


def test_an_enemy_pays_2_prayer_points_to_enter_the_zone_of_khnums_sphinx() -> None:  # K-TILE-2
    t = attack("A army FW1 5\nB tiles khnums-sphinx\nB army T2W 1 khnums-sphinx")
    assert t.prayer("A") == 5


def test_in_the_supply_khnums_sphinx_guards_nothing() -> None:  # K-TILE-2
    t = attack("A army FW1 5\nB tiles khnums-sphinx\nB army T2W 1")
    assert t.prayer("A") == 7


def test_recruiting_beside_khnums_sphinx_costs_no_toll() -> None:  # K-TILE-2, K-RECR-1
    t = Table("B tiles khnums-sphinx\nB army W1A 1 khnums-sphinx")
    t.play("A mark recruit; put W1A W1A W1A; done")
    assert t.prayer("A") == 4


def test_dedication_to_battle_gives_2_prayer_points_for_entering_an_enemys_zone() -> None:  # K-TILE-2
    t = attack(f"{DUEL}\nA tiles dedication-to-battle\nA prayer 0")
    assert t.prayer("A") == 2


def test_dedication_to_battle_pays_for_moves_only() -> None:  # K-TILE-2, K-RECR-1
    t = Table("A tiles dedication-to-battle\nA prayer 1\nB army W1A 1")
    t.play("A mark recruit; put W1A; done")
    assert t.prayer("A") == 0


def test_the_points_of_dedication_to_battle_may_pay_for_interventions() -> None:  # K-TILE-2, K-BAT-2
    t = attack(f"{DUEL}\nA tiles dedication-to-battle\nA prayer 0\nA hand war-fury")
    t.play("A battle 3s1h 5s war-fury\nB battle 3s1h 5s")
    assert (strength(t, "A"), t.prayer("A")) == (10, 1)


def test_twin_ceremony_buys_again_in_a_colour_bought_today_for_1_more() -> None:  # K-TILE-4
    t = Table("A tiles twin-ceremony\nA pyramid A red 2")
    assert t.options_with("gold") == []  # nothing has been bought yet
    t.play("A mark power1; buy charge")
    t.play("A gold twin-ceremony")
    assert "buy phoenix" in t.options
    assert "buy royal-scarab" not in t.options  # of level 3
    t.play("A buy phoenix; end")
    assert sorted(t.tiles("A")) == ["charge", "phoenix", "twin-ceremony"]
    assert t.prayer("A") == 7 - 1 - 3


def test_twin_ceremony_is_no_power_action() -> None:  # K-TILE-4
    t = Table("A tiles twin-ceremony\nA pyramid A red 2")
    t.play("A mark power1; buy charge; gold twin-ceremony; buy god-speed; end")
    assert t.seat("A")["marks"] == ["power1", "gold"]


def test_twin_ceremony_needs_control_of_the_pyramid() -> None:  # K-TILE-4
    t = Table("A tiles twin-ceremony\nA pyramid A red 2\nA bought red\nA marks power1\nB army W1A 1")
    assert t.options_with("gold") == []


def test_twin_ceremony_may_be_used_in_the_turn_that_brings_it() -> None:  # K-DAY-3, K-TILE-4
    t = Table("A pyramid A black 2")
    t.play("A mark power1; buy twin-ceremony; gold twin-ceremony; buy local-recruitment; end")
    assert t.tiles("A") == ["local-recruitment", "twin-ceremony"]
    assert t.prayer("A") == 7 - 2 - 2


def test_the_priestess_takes_the_surcharge_of_twin_ceremony_back() -> None:  # K-BUY-1, K-TILE-4
    t = Table("A tiles twin-ceremony priestess\nA pyramid A white 2")
    t.play("A mark power1; buy priest; gold twin-ceremony; buy vision")
    assert t.prayer("A") == 7 - 0 - 2


def test_honor_in_battle_gives_1_prayer_point_for_each_soldier_lost() -> None:  # K-TILE-3
    t = attack(f"{DUEL}\nB tiles honor-in-battle")
    t.play("A battle 1s3d 5s\nB battle 3s1h 5s")
    assert lost(t, "B") == 2
    assert t.prayer("B") == 9


def test_honor_in_battle_does_not_count_soldiers_removed() -> None:  # K-TILE-3
    t = attack(f"{DUEL}\nA tiles honor-in-battle")
    t.play("A battle 5s 4s1d\nB battle 3s1h 5s\nB retreat\nA go FW3")
    assert t.supply("A") == 7 + 2
    assert t.prayer("A") == 7


def test_honor_in_battle_does_not_count_soldiers_disbanded() -> None:  # K-TILE-3
    t = attack(f"{DUEL}\nB tiles honor-in-battle")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband")
    assert t.prayer("B") == 7 + 4


def test_the_griffin_sphinx_gives_2_strength() -> None:  # K-BAT-3
    t = attack("A tiles griffin-sphinx\nA army FW1 5 griffin-sphinx\nB army T2W 5", "griffin-sphinx")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 10


def test_the_griffin_sphinx_may_teleport_its_army_from_an_obelisk() -> None:  # K-MOVE-2
    t = Table("A tiles griffin-sphinx\nA army BW 5 griffin-sphinx")
    t.play("A mark move1; go BW; take 5 with griffin-sphinx")
    assert t.options_with("teleport") == []
    t.play("A go T3W; teleport S; done")
    assert t.armies("A") == {"S": "5 griffin-sphinx"}
    assert t.prayer("A") == 5


def test_an_army_that_leaves_the_griffin_sphinx_behind_does_not_teleport() -> None:  # K-MOVE-2
    t = Table("A tiles griffin-sphinx\nA army T3W 5 griffin-sphinx")
    t.play("A mark move1; go T3W; take 4")
    assert t.options_with("teleport") == []


def test_forced_march_is_a_golden_move() -> None:  # K-DAY-3
    t = Table("A tiles forced-march\nA army FW1 5")
    t.play("A mark move1; go FW1; take 5; go T2W; done")
    t.play("A gold forced-march; go T2W; take 5; go FW3; done; end")
    assert t.armies("A") == {"FW3": "5"}


def test_forced_march_respects_walls_like_any_move() -> None:  # K-MOVE-5
    t = Table("A tiles forced-march god-speed\nA army T2W 5")
    t.play("A gold forced-march; go T2W; take 5; go FW3")
    assert "go W3A" not in t.options


def test_the_deadly_trap_gives_1_strength_and_1_critical_damage_when_defending() -> None:  # K-BAT-3, K-BAT-4
    t = attack(f"{DUEL}\nB tiles deadly-trap")
    t.play("A battle 1s1d3h 5s\nB battle 3s1h 5s")
    assert tally(t, "B") == (9, 1, 1)
    assert lost(t, "A") == 1  # in spite of 3 shields


def test_the_deadly_trap_gives_nothing_when_attacking() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nA tiles deadly-trap")
    t.play(EQUAL_CARDS)
    assert tally(t, "A") == (8, 0, 1)


DEVOURER = "A tiles devourer\nA army FW1 5 devourer\nB army T2W 4"


def test_the_devourer_gives_1_movement_and_2_strength() -> None:  # K-MOVE-1, K-BAT-3
    t = Table("A tiles devourer\nA army BW 5 devourer\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with devourer; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 10


def test_an_attack_won_with_the_devourer_and_2_kills_is_2_battle_fame() -> None:  # K-BAT-6
    t = attack(DEVOURER, "devourer")
    t.play("A battle 3s2d 5s\nB battle 1s3d 5s\nB disband")
    assert t.battle_fame("A") == 2


def test_a_single_kill_is_not_enough_for_the_devourer() -> None:  # K-BAT-6
    t = attack(DEVOURER, "devourer")
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s\nB disband")
    assert t.battle_fame("A") == 1


def test_soldiers_removed_by_their_own_card_are_no_kills_of_the_devourer() -> None:  # K-BAT-6, K-BAT-4
    t = attack(DEVOURER, "devourer")
    t.play("A battle 4s1d 5s\nB battle 5s 4s1d\nB disband")
    assert winner(t) == "A"
    assert t.battle_fame("A") == 1


def test_the_devourer_of_a_defender_gives_fame_and_with_it_only_one_veteran() -> None:  # K-BAT-6
    t = attack("A army FW1 5\nB tiles devourer\nB army T2W 5 devourer")
    t.play("A battle 1s3d 5s\nB battle 3s2d 5s\nA disband")
    assert (t.battle_fame("B"), t.veterans("B")) == (1, 1)


def test_the_devourer_needs_a_survivor() -> None:  # K-BAT-6
    t = attack("A tiles devourer\nA army FW1 3 devourer\nB army T2W 4", "devourer", soldiers=3)
    t.play("A battle 3s2d 5s\nB battle 1s3d 5s\nB disband")
    assert (winner(t), t.army("T2W")) == ("A", "")
    assert (t.battle_fame("A"), t.veterans("A")) == (0, 1)


def test_the_devourer_gives_a_loser_no_fame() -> None:  # K-BAT-6
    t = attack("A tiles devourer\nA army FW1 2 devourer\nB army T2W 5", "devourer", soldiers=2)
    t.play("A battle 1s3d 5s\nB battle 2s2d1h 5s")
    assert (winner(t), lost(t, "B")) == ("B", 2)
    assert t.battle_fame("A") == 0


def test_raining_fire_does_not_hit_the_army_of_the_devourer() -> None:  # K-BAT-6
    t = Table("A hand raining-fire\nB tiles devourer\nB army T2W 3 devourer\nB army FW3 1")
    t.play("A play raining-fire")
    assert t.options == ["go FW3"]


@pytest.mark.parametrize("owner", ["A", "B"])
def test_bestial_fury_gives_1_strength_and_1_damage_in_every_battle(owner: str) -> None:  # K-BAT-3, K-BAT-4
    t = attack(f"{DUEL}\n{owner} tiles bestial-fury")
    t.play(EQUAL_CARDS)
    assert tally(t, owner) == (9, 1, 1)


def test_bestial_fury_gives_every_army_1_movement() -> None:  # K-MOVE-1
    t = Table("A tiles bestial-fury\nA army FW1 5")
    t.play("A mark move1; go FW1; take 5; go T2W FW3; done")
    assert t.armies("A") == {"FW3": "5"}


@pytest.mark.parametrize(
    ("position", "moves", "gained"),
    [
        ("A prayer 1", "mark pray1", 3),
        ("A prayer 1\nA hand prayer", "play prayer", 3),
        ("A prayer 1\nA hand mana-theft", "play mana-theft", 2),
        ("A prayer 1\nA army FW1 5\nB army T2W 1", "mark move1; go FW1; take 5; go T2W", 3),
    ],
)
def test_divine_might_adds_1_to_each_gain_by_day(position: str, moves: str, gained: int) -> None:  # K-TILE-1
    t = Table(f"{position}\nA tiles divine-might dedication-to-battle")
    t.play(f"A {moves}")
    assert t.prayer("A") == 1 + gained


def test_divine_might_works_in_other_players_turns() -> None:  # K-TILE-1
    t = attack("A army FW1 5\nB tiles divine-might\nB army T2W 3\nB prayer 0")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband")
    assert t.prayer("B") == 2 + 1


def test_divine_might_adds_nothing_to_a_gain_of_nothing() -> None:  # K-TILE-1
    t = attack("A army FW1 5\nB tiles divine-might\nB army T2W 1\nB prayer 0")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband")
    assert t.prayer("B") == 0


def test_divine_might_does_not_work_at_night() -> None:  # K-TILE-1
    t = Table("""
        phase day 4 1
        A marks move1 recruit move2 build pray2
        B marks move1 recruit move2 build
        A tiles divine-might
        A army T2W 1
        A prayer 0
    """)
    t.play("B mark pray2; end")
    assert t.prayer("A") == 2 + 2
