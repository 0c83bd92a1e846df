"""The end of a battle: the loser, rewards, the winner, clearing up; and battles after recruiting."""

import pytest

from kemet_fights import attack, lost, strength, told, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""
A_WINS = "A battle 4s1d 5s\nB battle 2s2h 5s"  # nobody is hurt
B_WINS = "A battle 2s2h 5s\nB battle 4s1d 5s"


# The loser


def test_the_loser_chooses_to_disband_or_to_retreat() -> None:  # K-BAT-5
    t = attack(DUEL)
    t.play(A_WINS)
    assert t.asked == "B choose-end"
    assert t.options == ["disband", "retreat"]


@pytest.mark.parametrize(("soldiers", "points"), [(5, 4), (4, 3), (2, 1), (1, 0)])
def test_disbanding_brings_a_prayer_point_less_than_soldiers(soldiers: int, points: int) -> None:  # K-BAT-5
    t = attack(f"A army FW1 5\nB army T2W {soldiers}\nB prayer 2")
    t.play(A_WINS)
    t.play("B disband")
    assert t.prayer("B") == 2 + points
    assert t.supply("B") == 12


def test_only_the_survivors_bring_prayer_points() -> None:  # K-BAT-5
    t = attack(DUEL)
    t.play("A battle 3s2d 5s\nB battle 1s3d 5s\nB disband")
    assert lost(t, "B") == 2
    assert t.prayer("B") == 7 + 2


def test_the_winner_chooses_where_the_loser_retreats_to() -> None:  # K-BAT-5
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B retreat")
    assert t.asked == "A choose-retreat"
    assert t.options == ["go FW1", "go FW2", "go FW3", "go OW12", "go OW23"]
    t.play("A go OW12")
    assert t.armies("B") == {"OW12": "5"}
    assert t.prayer("B") == 7


def test_a_loser_does_not_retreat_to_a_zone_with_an_army() -> None:  # K-BAT-5, K-CTRL-1
    t = attack("players 3\nA army FW1 5\nA army FW2 1\nB army T2W 5\nB army OW12 1\nC army OW23 1")
    t.play(A_WINS)
    t.play("B retreat")
    assert t.options == ["go FW1", "go FW3"]


def test_with_one_free_zone_there_is_nothing_to_choose() -> None:  # K-BAT-5
    t = Table("A army BW 5\nB army T3W 5")
    t.play("A mark move1; go BW; take 5; go T3W")
    t.play(A_WINS)
    t.play("B retreat")
    assert t.armies("B") == {"BW": "5"}
    assert t.asked == "A choose-stay"


def test_with_nowhere_to_go_the_loser_disbands() -> None:  # K-BAT-5
    t = Table("A army BW 5\nB army T3W 5\nB prayer 0")
    t.play("A mark move1; go BW; take 4; go T3W")
    t.play("A battle 5s 4s1d\nB battle 1s1d3h 5s")
    assert winner(t) == "A"
    assert t.armies("B") == {}
    assert t.prayer("B") == 4


def test_a_loser_retreats_to_districts_of_their_own_city_only() -> None:  # K-BAT-5
    t = Table("A army FW3 5\nB army W3A 4\nB army W3C 1")
    t.play("A mark move1; go FW3; take 5; go W3A")
    t.play(A_WINS)
    t.play("B retreat")
    assert t.options == ["go W3B", "go FW3"]
    t = Table("A army FW3 4\nB army W3A 5")
    t.play("A mark move1; go FW3; take 4; go W3A")
    t.play(B_WINS)
    t.play("A retreat")
    assert t.armies("A") == {"FW3": "4"}


def test_before_the_city_of_another_a_loser_does_not_retreat_into_it() -> None:  # K-BAT-5
    t = Table("A army W1A 5\nB army FW1 5")
    t.play("A mark move1; go W1A; take 5; go FW1")
    t.play(A_WINS)
    t.play("B retreat")
    assert t.options == ["go OW12", "go T2W", "go BW"]


def test_an_attacker_who_loses_retreats_as_well() -> None:  # K-BAT-5
    t = attack(DUEL)
    t.play(B_WINS)
    t.play("A retreat\nB go FW3")
    assert t.armies("A") == {"FW3": "5"}
    assert t.asked == "B choose-stay"


def test_a_loser_may_not_stay_though_nobody_of_the_winners_is_left() -> None:  # K-BAT-5
    t = attack("A army FW1 1\nB army T2W 5\nA hand war-fury war-fury war-fury", soldiers=1)
    t.play("A battle 5s 4s1d war-fury war-fury war-fury\nB battle 1s3d 5s")
    assert winner(t) == "A"
    assert t.army("T2W") == "B 5"
    t.play("B retreat\nA go FW3")
    assert t.army("T2W") == ""
    assert t.armies("B") == {"FW3": "5"}
    assert t.asked == "A choose-action"


def test_an_army_that_retreats_keeps_its_creature() -> None:  # K-BAT-5
    t = attack("A army FW1 5\nB tiles desert-snake\nB army T2W 5 desert-snake")
    t.play(A_WINS)
    t.play("B retreat\nA go FW3")
    assert t.armies("B") == {"FW3": "5 desert-snake"}


def test_the_creature_of_a_disbanded_army_returns_to_the_supply() -> None:  # K-BAT-5
    t = attack("A army FW1 5\nB tiles desert-snake\nB army T2W 5 desert-snake")
    t.play(A_WINS)
    t.play("B disband")
    assert t.seat("B")["creatures_in_supply"] == ["desert-snake"]


# Rewards


def test_an_attacker_who_wins_gains_battle_fame_and_the_defender_a_veteran() -> None:  # K-BAT-6
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B disband")
    assert (t.battle_fame("A"), t.veterans("A")) == (1, 0)
    assert (t.battle_fame("B"), t.veterans("B")) == (0, 1)


def test_a_defender_who_wins_gains_two_veterans_and_the_attacker_one() -> None:  # K-BAT-6
    t = attack(DUEL)
    t.play(B_WINS)
    t.play("A disband")
    assert (t.battle_fame("A"), t.veterans("A")) == (0, 1)
    assert (t.battle_fame("B"), t.veterans("B")) == (0, 2)


def test_a_defender_who_gains_fame_gains_one_veteran() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nB tiles defensive-victory")
    t.play(B_WINS)
    t.play("A disband")
    assert (t.battle_fame("B"), t.veterans("B"), t.veterans("A")) == (1, 1, 1)


def test_an_attacker_who_wins_without_a_survivor_gains_a_veteran() -> None:  # K-BAT-6
    t = attack("A army FW1 3\nB army T2W 1", soldiers=3)
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert winner(t) == "A"
    assert t.army("T2W") == ""
    assert (t.battle_fame("A"), t.veterans("A"), t.veterans("B")) == (0, 1, 1)


def test_the_fame_of_a_temple_passes_to_the_winner() -> None:  # K-BAT-6
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B retreat\nA go FW3\nA stay")
    assert (t.seat("A")["fame"]["temples"], t.seat("B")["fame"]["temples"]) == (1, 0)


def test_a_temple_where_nobody_is_left_belongs_to_nobody() -> None:  # K-BAT-6
    t = attack("A army FW1 3\nB army T2W 1", soldiers=3)
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert (t.fame("A"), t.fame("B")) == (0, 0)


def test_the_fame_of_a_temple_is_the_defenders_until_the_battle_is_over() -> None:  # K-BAT-6
    t = attack(DUEL)
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_the_fame_of_a_pyramid_is_its_owners_until_the_battle_is_over() -> None:  # K-BAT-6, K-MOVE-7
    t = Table("A army FW3 5\nB pyramid A red 4\nB army W3A 5")
    t.play("A mark move1; go FW3; take 5; go W3A")
    assert (t.fame("A"), t.fame("B")) == (0, 1)


def test_who_conquers_a_district_has_the_fame_of_its_pyramid() -> None:  # K-BAT-6, K-BUILD-2
    t = Table("A army FW3 5\nB pyramid A red 4\nB army W3A 3")
    t.play("A mark move1; go FW3; take 5; go W3A")
    t.play(A_WINS)
    t.play("B disband\nA stay")
    assert (t.seat("A")["fame"]["pyramids"], t.fame("B")) == (1, 0)


# The winner, and clearing up


def test_the_winner_stays_or_disbands() -> None:  # K-BAT-7
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B disband")
    assert t.asked == "A choose-stay"
    assert t.options == ["disband", "stay"]
    t.play("A disband")
    assert t.armies("A") == {}
    assert t.prayer("A") == 7 + 4
    assert t.supply("A") == 12


def test_a_winner_who_disbands_gives_the_temple_back_but_keeps_the_battle_fame() -> None:  # K-BAT-7
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B disband\nA disband")
    assert t.fame("A") == 1
    assert t.seat("A")["fame"]["temples"] == 0


def test_a_defender_who_wins_may_disband_as_well() -> None:  # K-BAT-7
    t = attack(DUEL)
    t.play(B_WINS)
    t.play("A disband\nB disband")
    assert t.army("T2W") == ""
    assert t.prayer("B") == 7 + 4


def test_played_interventions_are_discarded_and_a_ruse_returns_to_the_hand() -> None:  # K-BAT-7, K-TILE-4
    t = attack(f"{DUEL}\nA hand war-rage ruse\nB hand bronze-wall ruse")
    t.play("A battle 4s1d 5s war-rage ruse\nB battle 1s1d3h 5s bronze-wall ruse\nB disband")
    assert t.discards == []
    t.play("A stay")
    assert t.discards == ["war-rage", "bronze-wall"]
    assert (t.hand("A"), t.hand("B")) == ("ruse", "ruse")


def test_active_cards_go_to_the_discards_at_the_end() -> None:  # K-BAT-7
    t = attack(DUEL)
    t.play(A_WINS)
    t.play("B disband")
    assert t.battle_discards("A") == "5s"
    t.play("A stay")
    assert t.battle_discards("A") == "5s 4s1d"
    assert t.view("A")["battle"] is None


# Carried through


def test_a_battle_is_carried_through_when_the_loser_has_nobody_left() -> None:  # K-BAT-8
    t = attack("A army FW1 5\nB army T2W 1")
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert t.army("T2W") == "A 2"
    assert (t.battle_fame("A"), t.veterans("B")) == (1, 1)
    assert t.asked == "A choose-stay"


def test_a_battle_is_carried_through_when_nobody_is_left() -> None:  # K-BAT-8
    t = attack("A army FW1 3\nB army T2W 1", soldiers=3)
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert t.asked == "A choose-action"
    assert t.battle_discards("A") == "5s 4s1d"


# Battles after recruiting

BESIEGED = """
    B army W1A 2
    B army W1C 2
"""


def test_recruits_beside_an_enemy_fight_at_the_end_of_the_action() -> None:  # K-RECR-1
    t = Table("B army W1A 2")
    t.play("A mark recruit; put W1A W1B")
    assert t.army("W1A") == "A 1, B 2"
    t.play("A put W1A W1A; done")
    assert t.asked == "A B choose-cards"
    assert {"event": "battle", "seat": "A", "zone": "W1A", "defender": "B"} in told(t)
    t.play("A battle 3s1h 5s\nB battle 2s2h 5s")
    assert strength(t, "A") == 3 + 3 + 1  # soldiers, card, at home
    t.play("B disband\nA stay")
    assert t.battle_fame("A") == 1
    assert t.asked == "A choose-action"


def test_several_battles_are_fought_in_the_order_one_chooses() -> None:  # K-RECR-1
    t = Table(BESIEGED)
    t.play("A mark recruit; put W1A W1A W1A W1C W1C W1C; done")
    assert t.asked == "A choose-battle"
    assert t.options == ["go W1A", "go W1C"]
    t.play("A go W1C")
    t.play(A_WINS)
    t.play("B disband\nA stay")
    assert t.army("W1C") == "A 3"
    assert t.asked == "A B choose-cards"  # for the other battle, without a choice
    t.play("A battle 3s1h 3s2d\nB battle 1s1d3h 3s1h\nB disband\nA stay")
    assert t.armies("A") == {"W1A": "3", "W1C": "3"}
    assert t.battle_fame("A") == 2


def test_a_loser_does_not_retreat_to_a_district_where_a_battle_is_still_to_come() -> None:  # K-RECR-1, K-BAT-5
    t = Table(BESIEGED)
    t.play("A mark recruit; put W1A W1C; done; go W1A")
    t.play("A battle 1s1d3h 5s\nB battle 4s1d 5s\nA retreat")
    assert t.options == ["go W1B", "go FW1"]


def test_districts_with_enemies_but_no_recruits_stay_as_they_are() -> None:  # K-RECR-1
    t = Table(BESIEGED)
    t.play("A mark recruit; put W1B; done")
    assert t.asked == "A choose-action"


def test_nobody_disbands_before_the_cards_are_chosen() -> None:  # K-BAT-1
    t = attack(DUEL)
    with pytest.raises(IllegalAction):
        t.play("B disband")
