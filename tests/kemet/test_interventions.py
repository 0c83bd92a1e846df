"""The nineteen divine interventions, one after the other."""

import pytest

from kemet_fights import attack, lost, strength, tally, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""


# Battle: numbers


@pytest.mark.parametrize(
    ("card", "cost", "given"),
    [
        ("war-rage", 0, (1, 0, 0)),
        ("war-fury", 1, (2, 0, 0)),
        ("bloody-battle", 0, (0, 1, 0)),
        ("bloodbath", 1, (0, 2, 0)),
        ("bronze-wall", 0, (0, 0, 1)),
        ("iron-wall", 1, (0, 0, 2)),
    ],
)
def test_cards_with_numbers_add_them(card: str, cost: int, given: tuple[int, int, int]) -> None:  # K-BAT-2, K-BAT-3
    for played in range(3):
        t = attack(f"{DUEL}\nA hand {card} {card}")
        t.play(f"A battle 3s2d 5s {' '.join([card] * played)}\nB battle 3s1h 5s")
        assert tally(t, "A") == (8 + played * given[0], 2 + played * given[1], played * given[2])
        assert t.prayer("A") == 7 - played * cost


def test_war_rage_turns_a_tie() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nA hand war-rage")
    t.play("A battle 3s2d 5s war-rage\nB battle 3s1h 5s")
    assert winner(t) == "A"


def test_war_fury_helps_a_defender_as_well() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nB hand war-fury")
    t.play("A battle 4s1d 5s\nB battle 2s2h 5s war-fury")
    assert (strength(t, "B"), winner(t)) == (9, "B")
    assert t.prayer("B") == 6


def test_bloody_battle_and_bloodbath_kill() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nA hand bloody-battle bloodbath")
    t.play("A battle 4s1d 5s bloody-battle bloodbath\nB battle 3s1h 5s")
    assert lost(t, "B") == 1 + 1 + 2 - 1


def test_bronze_wall_and_iron_wall_protect() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nB hand bronze-wall iron-wall")
    t.play("A battle 1s3d 5s\nB battle 4s1d 5s bronze-wall iron-wall")
    assert lost(t, "B") == 0


# Battle: words


def test_glory_gives_the_winner_4_prayer_points() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nA hand glory")
    t.play("A battle 4s1d 5s glory\nB battle 3s1h 5s\nB retreat\nA go FW3")
    assert t.prayer("A") == 11


def test_glory_gives_the_loser_nothing() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nA hand glory")
    t.play("A battle 3s1h 5s glory\nB battle 4s1d 5s\nA retreat\nB go FW3\nB stay")
    assert t.prayer("A") == 7
    assert t.discards == ["glory"]


def test_divine_protection_spares_the_winner_all_damage() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nA hand divine-protection")
    t.play("A battle 4s1d 5s divine-protection\nB battle 1s3d 5s")
    assert (winner(t), lost(t, "A"), lost(t, "B")) == ("A", 0, 1)


def test_divine_protection_does_nothing_for_the_loser() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nB hand divine-protection")
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s divine-protection")
    assert (winner(t), lost(t, "B")) == ("A", 1)


def test_reinforcement_places_up_to_3_soldiers_for_the_winner() -> None:  # K-TILE-5
    t = attack("A army FW1 2\nA hand reinforcement\nB army T2W 1", soldiers=2)
    t.play("A battle 4s1d 5s reinforcement\nB battle 2s2h 5s\nB retreat\nA go FW3")
    assert t.asked == "A choose-reinforcement"
    assert t.options == ["soldiers 0", "soldiers 1", "soldiers 2", "soldiers 3"]
    t.play("A soldiers 3\nA stay")
    assert t.armies("A") == {"T2W": "5"}
    assert t.supply("A") == 7


def test_reinforcement_keeps_the_limit_and_the_supply() -> None:  # K-TILE-5, K-RECR-1
    t = attack("A army FW1 4\nA hand reinforcement\nB army T2W 1", soldiers=4)
    t.play("A battle 4s1d 5s reinforcement\nB battle 2s2h 5s\nB disband")
    assert t.options == ["soldiers 0", "soldiers 1"]
    t = attack("A army FW1 2\nA army W1A 5\nA army W1B 5\nA hand reinforcement\nB army T2W 1", soldiers=2)
    t.play("A battle 4s1d 5s reinforcement\nB battle 2s2h 5s\nB disband")
    assert t.asked == "A choose-stay"


def test_reinforcement_comes_after_the_rewards_even_without_a_survivor() -> None:  # K-TILE-5
    t = attack("A army FW1 3\nA hand reinforcement\nB army T2W 1", soldiers=3)
    t.play("A battle 4s1d 5s reinforcement\nB battle 1s3d 5s")
    assert (t.army("T2W"), t.battle_fame("A"), t.veterans("A")) == ("", 0, 1)
    t.play("A soldiers 2\nA stay")
    assert t.army("T2W") == "A 2"
    assert (t.fame("A"), t.battle_fame("A")) == (1, 0)


def test_reinforcement_does_nothing_for_the_loser() -> None:  # K-TILE-5
    t = attack(f"{DUEL}\nB hand reinforcement")
    t.play("A battle 4s1d 5s\nB battle 2s2h 5s reinforcement\nB disband")
    assert t.asked == "A choose-stay"


def test_tactical_choice_swaps_the_active_card_with_the_discarded_one() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA hand tactical-choice")
    t.play("A battle 1s3d 4s1d tactical-choice\nB battle 3s1h 5s")
    assert t.asked == "A choose-tactics"
    t.play("A yes")
    assert tally(t, "A") == (9, 1, 0)
    t.play("B disband\nA stay")
    assert t.battle_discards("A") == "4s1d 1s3d"


def test_tactical_choice_may_leave_the_cards_as_they_are() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nB hand tactical-choice")
    t.play("A battle 4s1d 5s\nB battle 2s2h 5s tactical-choice\nB no")
    assert tally(t, "B") == (7, 0, 2)


def test_tactical_choice_brings_the_removal_of_the_card_of_strength_5() -> None:  # K-BAT-2, K-BAT-4
    t = attack(f"{DUEL}\nA hand tactical-choice")
    t.play("A battle 4s1d 5s tactical-choice\nB battle 3s1h 5s\nA yes")
    assert strength(t, "A") == 10
    assert t.army("T2W") == "A 3, B 5"


def test_a_ruse_does_nothing_and_returns_to_the_hand() -> None:  # K-TILE-4, K-BAT-7
    t = attack(f"{DUEL}\nA hand ruse")
    t.play("A battle 4s1d 5s ruse\nB battle 3s1h 5s")
    assert tally(t, "A") == (9, 1, 0)
    assert t.view("B")["battle"]["attacker"]["played"] == ["ruse"]
    t.play("B disband\nA stay")
    assert t.hand("A") == "ruse"
    assert t.discards == []


# By day


def test_prayer_gives_2_prayer_points() -> None:  # K-DAY-4
    t = Table("A hand prayer")
    t.play("A play prayer")
    assert t.prayer("A") == 9
    assert t.discards == ["prayer"]
    assert t.events("B") == ["A plays prayer.", "A gains 2 prayer points, 9 now."]
    assert t.asked == "A choose-action"


def test_prayer_brings_nobody_above_11_points() -> None:  # K-SET-3
    t = Table("A hand prayer prayer\nA prayer 8")
    t.play("A play prayer; play prayer")
    assert t.prayer("A") == 11


@pytest.mark.parametrize(
    "before",
    [
        "A mark pray1",
        "A mark build",
        "A mark power1",
        "A mark recruit",
        "A mark move1",
        "A mark move1; go OW12; take 5",
        "A mark move1; go OW12; take 5; go FW2",
    ],
)
def test_prayer_may_be_played_at_any_time_of_ones_turn(before: str) -> None:  # K-DAY-4
    t = Table("A army OW12 5\nA hand prayer\nA prayer 0")
    t.play(before)
    had = t.prayer("A")
    t.play("A play prayer")
    assert t.prayer("A") == had + 2


def test_prayer_is_not_played_in_anothers_turn() -> None:  # K-DAY-4
    t = Table("B hand prayer")
    with pytest.raises(IllegalAction, match="B has nothing to decide now"):
        t.play("B play prayer")


def test_enlistment_puts_2_soldiers_into_ones_city() -> None:  # K-TILE-3
    t = Table("A army W1A 4\nA army FW1 5\nA hand enlistment")
    t.play("A play enlistment")
    assert t.options == ["done", "put W1A", "put W1B", "put W1C"]  # FW1 is full
    t.play("A put W1A W1C")
    assert t.events("B") == ["A places 1 soldier (1 in W1C)."]
    assert t.armies("A") == {"FW1": "5", "W1A": "5", "W1C": "1"}
    assert t.supply("A") == 1
    assert t.asked == "A choose-action"


def test_enlistment_puts_2_soldiers_with_one_army() -> None:  # K-TILE-3
    t = Table("A army T2W 1\nA army OW12 1\nA hand enlistment")
    t.play("A play enlistment; put T2W")
    assert t.options == ["done", "put T2W"]
    t.play("A put T2W")
    assert t.armies("A") == {"OW12": "1", "T2W": "3"}


def test_enlistment_does_not_divide_between_city_and_army() -> None:  # K-TILE-3
    t = Table("A army T2W 1\nA hand enlistment")
    t.play("A play enlistment; put W1A")
    assert t.options == ["done", "put W1A", "put W1B", "put W1C"]


def test_enlistment_may_place_fewer() -> None:  # K-TILE-3
    t = Table("A hand enlistment")
    t.play("A play enlistment; put W1A; done")
    assert t.armies("A") == {"W1A": "1"}
    assert t.asked == "A choose-action"


def test_enlistment_never_places_beside_an_enemy() -> None:  # K-RECR-1
    t = Table("B army W1A 1\nA hand enlistment")
    t.play("A play enlistment")
    assert t.options == ["done", "put W1B", "put W1C"]


def test_enlistment_needs_soldiers_in_the_supply() -> None:  # K-TILE-3
    t = Table("A army W1A 5\nA army W1B 5\nA army FW1 2\nA hand enlistment")
    assert t.options_with("play") == []


def test_mana_theft_takes_1_of_everybody_and_gives_1_in_all() -> None:  # K-TILE-3
    t = Table("players 4\nA hand mana-theft\nC prayer 0\nD prayer 11")
    t.play("A play mana-theft")
    assert [t.prayer(seat) for seat in "ABCD"] == [8, 6, 0, 10]


def test_raining_fire_removes_an_enemy_soldier_anywhere() -> None:  # K-DAY-4
    t = Table("players 3\nA army FW1 5\nA hand raining-fire\nB army T2W 3\nC army W3A 1")
    t.play("A play raining-fire")
    assert t.options == ["go W3A", "go T2W"]
    t.play("A go T2W")
    assert t.army("T2W") == "B 2"
    assert (t.supply("B"), t.prayer("A")) == (10, 6)


def test_raining_fire_hits_anybody() -> None:  # K-DAY-4
    t = Table("order B A\nA army T2W 3\nB army W3A 1\nB hand raining-fire")
    t.play("B play raining-fire; go T2W")
    assert t.army("T2W") == "A 2"


def test_raining_fire_on_the_last_soldier_frees_the_temple_and_sends_the_creature_home() -> None:  # K-CREA-2
    t = Table("A hand raining-fire\nB tiles desert-snake\nB army T2W 1 desert-snake")
    t.play("A play raining-fire; go T2W")
    assert t.events("B") == [
        "1 of B's soldiers in T2W returns to the supply.",
        "The desert-snake returns to B's supply.",
    ]
    assert t.army("T2W") == ""
    assert t.fame("B") == 0
    assert t.seat("B")["creatures_in_supply"] == ["desert-snake"]


def test_soldiers_hit_by_raining_fire_are_removed_and_not_lost() -> None:  # K-TILE-3
    t = Table("A hand raining-fire\nB tiles honor-in-battle\nB army T2W 3")
    t.play("A play raining-fire; go T2W")
    assert t.prayer("B") == 7


@pytest.mark.parametrize("position", ["A prayer 0\nB army T2W 3", "A army T2W 3"])
def test_raining_fire_needs_its_price_and_a_target(position: str) -> None:  # K-DAY-4
    t = Table(f"{position}\nA hand raining-fire")
    assert t.options_with("play") == []


def test_divine_memory_takes_a_card_of_the_discards() -> None:  # K-DAY-4
    t = Table("A hand divine-memory\ndiscards war-rage prayer prayer")
    t.play("A play divine-memory")
    assert t.options == ["choose war-rage", "choose prayer"]
    t.play("A choose prayer")
    assert (t.hand("A"), t.prayer("A")) == ("prayer", 6)
    assert t.discards == ["war-rage", "prayer", "divine-memory"]


def test_divine_memory_is_content_with_a_single_card() -> None:  # K-DAY-4
    t = Table("A hand divine-memory\ndiscards ruse")
    t.play("A play divine-memory; choose ruse")
    assert t.hand("A") == "ruse"


@pytest.mark.parametrize("position", ["discards war-rage\nA prayer 0", "A prayer 7"])
def test_divine_memory_needs_its_price_and_a_discarded_card(position: str) -> None:  # K-DAY-4
    t = Table(f"{position}\nA hand divine-memory")
    assert t.options_with("play") == []


# In a move


def test_swiftness_gives_a_movement_point() -> None:  # K-MOVE-1
    t = Table("A army OW12 5\nA hand swiftness swiftness")
    t.play("A mark move1; go OW12; take 5; play swiftness; play swiftness")
    assert t.data["move"]["points"] == 3
    assert t.prayer("A") == 7
    assert t.discards == ["swiftness", "swiftness"]


@pytest.mark.parametrize("card", ["swiftness", "teleportation", "open-gates"])
def test_move_interventions_are_for_ones_move_only(card: str) -> None:  # K-DAY-4
    t = Table(f"A army OW12 5\nA hand {card}")
    assert t.options_with("play") == []
    with pytest.raises(IllegalAction, match=f"{card} can be played only while you move an army"):
        t.play(f"A play {card}")
    t.play("A mark move1")
    assert t.options_with("play") == []
    t.play("A go OW12; take 5")
    assert t.options_with("play") == [f"play {card}"]
    t.play("A done")
    assert t.options_with("play") == []


def test_teleportation_brings_the_army_from_anywhere_to_an_obelisk() -> None:  # K-MOVE-2
    t = Table("A army BW 5\nA hand teleportation")
    t.play("A mark move1; go BW; take 5; play teleportation")
    assert t.options == [f"teleport {zone}" for zone in ("OW12", "OW23", "T2W", "T3W", "S", "TD")]
    t.play("A teleport S; go DD; done")
    assert t.armies("A") == {"DD": "5"}
    assert t.prayer("A") == 6


def test_teleportation_takes_the_place_of_the_2_prayer_points() -> None:  # K-MOVE-2
    t = Table("A pyramid A red 1\nA army W1A 5\nA hand teleportation\nA prayer 1")
    t.play("A mark move1; go W1A; take 5; play teleportation; teleport T3W; done")
    assert t.prayer("A") == 0


@pytest.mark.parametrize("card", ["teleportation", "open-gates"])
def test_move_interventions_that_cost_something_need_their_price(card: str) -> None:  # K-DAY-4
    t = Table(f"A army BW 5\nA hand {card}\nA prayer 0")
    t.play("A mark move1; go BW; take 5")
    assert t.options_with("play") == []


def test_open_gates_lets_the_move_ignore_walls() -> None:  # K-MOVE-5
    t = Table("A tiles god-speed\nA army T2W 5\nA hand open-gates")
    t.play("A mark move1; go T2W; take 5; play open-gates; go FW3 W3C; done")
    assert t.armies("A") == {"W3C": "5"}
    assert (t.prayer("A"), t.discards) == (6, ["open-gates"])
