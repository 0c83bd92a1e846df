"""The red power tiles, one after the other. Domination and Act of God are in test_tiles_common.py."""

import pytest

from kemet_fights import attack, lost, strength, tally, told, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""
EQUAL_CARDS = "A battle 3s1h 5s\nB battle 3s1h 5s"  # strength 8, no damage, 1 shield


def test_charge_gives_1_strength_when_attacking() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nA tiles charge")
    t.play(EQUAL_CARDS)
    assert (strength(t, "A"), strength(t, "B"), winner(t)) == (9, 8, "A")


def test_charge_gives_nothing_when_defending() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nB tiles charge")
    t.play(EQUAL_CARDS)
    assert strength(t, "B") == 8


def test_god_speed_gives_every_army_1_movement() -> None:  # K-MOVE-1
    t = Table("A tiles god-speed\nA army FW1 5\nA army OW23 3")
    t.play("A mark move1; go FW1; take 5; go T2W FW3; done; end\nB mark pray1; end")
    t.play("A mark move2; go OW23; take 3; go BW T3W; done")
    assert t.armies("A") == {"FW3": "5", "T3W": "3"}


def test_the_phoenix_gives_1_movement_and_1_strength_and_ignores_walls() -> None:  # K-MOVE-5, K-BAT-3
    t = Table("A tiles phoenix\nA army T2W 5 phoenix\nB army W3A 5")
    t.play("A mark move1; go T2W; take 5 with phoenix; go FW3 W3A")
    t.play(EQUAL_CARDS)
    assert (strength(t, "A"), strength(t, "B")) == (9, 9)


@pytest.mark.parametrize(("owner", "other"), ["AB", "BA"])
def test_carnage_gives_1_damage_in_every_battle(owner: str, other: str) -> None:  # K-BAT-4
    t = attack(f"{DUEL}\n{owner} tiles carnage")
    t.play("A battle 3s2d 5s\nB battle 3s2d 5s")
    assert (tally(t, owner), tally(t, other)) == ((8, 3, 0), (8, 2, 0))
    assert (lost(t, other), lost(t, owner)) == (3, 2)


def test_storm_takes_the_battle_discards_back_and_swaps_a_card_for_the_red_special() -> None:  # K-BUY-2
    t = Table("""
        A pyramid A red 2
        A battle-hand 3s2d 3s1h
        A battle-discards 5s 4s1d 2s2h 2s2d1h 1s3d 1s1d3h
    """)
    t.play("A mark power1; buy storm")
    assert t.asked == "A choose-card-to-swap"
    assert len(t.options) == 8
    t.play("A swap 5s")
    assert t.battle_hand("A") == "4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3d"
    assert t.battle_discards("A") == ""
    assert {"event": "swapped", "seat": "A", "card": "5s", "special": "3s3d"} in told(t, "B")


def test_the_special_card_of_storm_has_3_strength_and_3_damage() -> None:  # K-BAT-3, K-BAT-4
    t = attack(f"{DUEL}\nA tiles storm\nA battle-hand 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3d")
    t.play("A battle 3s3d 4s1d\nB battle 3s1h 5s")
    assert tally(t, "A") == (8, 3, 0)
    assert lost(t, "B") == 2


def test_portal_of_thoth_teleports_from_an_obelisk() -> None:  # K-MOVE-2
    t = Table("A tiles portal-of-thoth\nA army T2W 5\nA army BW 1")
    t.play("A mark move1; go T2W; take 5; teleport TD; go DD; done")
    assert t.armies("A") == {"BW": "1", "DD": "5"}
    assert t.prayer("A") == 5


def test_portal_of_thoth_does_not_teleport_from_a_zone_without_obelisk() -> None:  # K-MOVE-2
    t = Table("A tiles portal-of-thoth\nA army BW 5")
    t.play("A mark move1; go BW; take 5")
    assert t.options_with("teleport") == []
    t.play("A go T3W")
    assert "teleport S" in t.options


def test_portal_of_thoth_does_not_lead_back_to_the_same_obelisk() -> None:  # K-MOVE-2
    t = Table("A tiles portal-of-thoth\nA army T2W 5")
    t.play("A mark move1; go T2W; take 5")
    with pytest.raises(IllegalAction, match="The army is already in T2W"):
        t.play("A teleport T2W")


def test_the_royal_scarab_gives_2_movement_and_2_strength() -> None:  # K-MOVE-1, K-BAT-3
    t = Table("A tiles royal-scarab\nA army OW12 5 royal-scarab\nB army TD 5")
    t.play("A mark move1; go OW12; take 5 with royal-scarab; go BW DD TD")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 10


@pytest.mark.parametrize("owner", ["A", "B"])
def test_blades_of_neith_give_1_strength_in_every_battle(owner: str) -> None:  # K-BAT-3
    t = attack(f"{DUEL}\n{owner} tiles blades-of-neith")
    t.play(EQUAL_CARDS)
    assert strength(t, owner) == 9


def test_divine_wound_gives_1_strength_for_each_intervention_discarded() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA tiles divine-wound\nA hand prayer war-rage war-rage swiftness")
    t.play("A battle 3s1h 5s war-rage\nB battle 3s1h 5s")
    assert t.asked == "A choose-wounds"
    assert t.options == ["done", "discard war-rage", "discard prayer", "discard swiftness"]
    t.play("A discard prayer; discard war-rage; done")
    assert strength(t, "A") == 8 + 1 + 2
    assert t.hand("A") == "swiftness"
    assert t.discards == ["war-rage", "prayer"]


def test_divine_wound_works_for_a_defender_too() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nB tiles divine-wound\nB hand prayer")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB discard prayer")
    assert (strength(t, "B"), winner(t)) == (9, "B")


def test_divine_wound_may_discard_a_ruse() -> None:  # K-TILE-4
    t = attack(f"{DUEL}\nA tiles divine-wound\nA hand ruse")
    t.play(EQUAL_CARDS)
    t.play("A discard ruse")
    assert strength(t, "A") == 9
    assert t.discards == ["ruse"]
    assert "A gives up ruse for 1 strength." in t.events("B")


def test_divine_wound_does_not_discard_what_was_played() -> None:  # K-BAT-2, K-TILE-4
    t = attack(f"{DUEL}\nA tiles divine-wound\nA hand ruse")
    t.play("A battle 3s1h 5s ruse\nB battle 3s1h 5s")
    assert t.asked == "A choose-end"
    assert strength(t, "A") == 8


def test_divine_wound_may_discard_what_could_not_be_paid() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA tiles divine-wound\nA hand war-fury\nA prayer 0")
    t.play("A battle 3s1h 5s war-fury\nB battle 3s1h 5s\nA return war-fury\nA discard war-fury")
    assert strength(t, "A") == 9


def test_surprise_attack_is_a_golden_move_that_ignores_walls() -> None:  # K-DAY-3, K-MOVE-5
    t = Table("A tiles surprise-attack god-speed\nA army T2W 5")
    t.play("A mark pray1; gold surprise-attack; go T2W; take 5; go FW3 W3A; done")
    assert t.armies("A") == {"W3A": "5"}
    assert t.options_with("gold") == []
    t.play("A end\nB mark pray1; end")
    assert t.options_with("gold") == []


def test_surprise_attack_may_come_before_the_regular_action() -> None:  # K-DAY-3
    t = Table("A tiles surprise-attack\nA army FW3 5")
    t.play("A gold surprise-attack; go FW3; take 5; go W3A; done")
    assert "end" not in t.options
    t.play("A mark pray1; end")


def test_initiative_gives_1_strength_and_1_critical_damage_when_attacking() -> None:  # K-BAT-3, K-BAT-4
    t = attack(f"{DUEL}\nA tiles initiative")
    t.play("A battle 3s1h 5s\nB battle 1s1d3h 5s")
    assert tally(t, "A") == (9, 1, 1)
    assert lost(t, "B") == 1  # in spite of 3 shields


def test_initiative_gives_nothing_when_defending() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nB tiles initiative")
    t.play(EQUAL_CARDS)
    assert tally(t, "B") == (8, 0, 1)
    assert lost(t, "A") == 0


def test_initiative_counts_when_recruits_attack() -> None:  # K-BAT-3, K-RECR-1
    t = Table("A tiles initiative\nB army W1A 2")
    t.play("A mark recruit; put W1A W1A; done")
    t.play(EQUAL_CARDS)
    assert tally(t, "A") == (2 + 3 + 1 + 1, 1, 1)


def test_the_giant_scorpion_gives_1_movement_2_strength_and_2_damage() -> None:  # K-MOVE-1, K-BAT-3, K-BAT-4
    t = Table("A tiles giant-scorpion\nA army BW 5 giant-scorpion\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with giant-scorpion; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert tally(t, "A") == (10, 2, 1)
    assert lost(t, "B") == 1
