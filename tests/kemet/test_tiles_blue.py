"""The blue power tiles, one after the other. Domination and Act of God are in test_tiles_common.py."""

import pytest

from kemet_fights import attack, lost, strength, tally, told, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""
EQUAL_CARDS = "A battle 3s1h 5s\nB battle 3s1h 5s"  # strength 8, no damage, 1 shield
# B has the last turn of the day; then night falls.
EVENING = """
    phase day 4 1
    A marks move1 recruit move2 build pray2
    B marks move1 recruit move2 build
"""
NIGHT_FALLS = "B mark pray2; end"


def test_the_recruiting_scribe_brings_2_soldiers_free_in_each_recruit_action() -> None:  # K-RECR-1
    t = Table("A tiles recruiting-scribe")
    t.play("A mark recruit; put W1A W1A W1B W1B; done")
    assert t.armies("A") == {"W1A": "2", "W1B": "2"}
    assert t.prayer("A") == 5


def test_the_recruiting_scribe_helps_those_who_have_no_prayer_points() -> None:  # K-RECR-1
    t = Table("A tiles recruiting-scribe\nA prayer 0")
    t.play("A mark recruit; put W1A W1A")
    assert t.options == ["done"]


def test_the_recruiting_scribe_works_in_a_golden_recruit_action_too() -> None:  # K-RECR-1, K-DAY-3
    t = Table("A tiles recruiting-scribe divine-will")
    t.play("A mark recruit; put W1A W1A; done; gold divine-will recruit; put W1B W1B; done")
    assert t.armies("A") == {"W1A": "2", "W1B": "2"}
    assert t.prayer("A") == 7


def test_defense_gives_1_strength_when_defending() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nB tiles defense")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s")
    assert (strength(t, "B"), winner(t)) == (9, "B")


def test_defense_gives_nothing_when_attacking() -> None:  # K-BAT-3
    t = attack(f"{DUEL}\nA tiles defense")
    t.play(EQUAL_CARDS)
    assert strength(t, "A") == 8


@pytest.mark.parametrize(("owner", "other"), ["AB", "BA"])
def test_the_shield_of_neith_is_1_shield_in_every_battle(owner: str, other: str) -> None:  # K-BAT-4
    t = attack(f"{DUEL}\n{owner} tiles shield-of-neith")
    t.play("A battle 1s3d 5s\nB battle 1s3d 5s")
    assert tally(t, owner) == (6, 3, 1)
    assert (lost(t, owner), lost(t, other)) == (2, 3)


def test_reinforcement_prayer_places_a_soldier_in_the_city_with_each_pray_action() -> None:  # K-PRAY-1
    t = Table("A tiles reinforcement-prayer\nA army FW1 1\nB army W1C 1")
    t.play("A mark pray1")
    assert t.prayer("A") == 9
    assert t.options == ["put W1A", "put W1B"]  # neither outside nor beside an enemy
    t.play("A put W1A; end\nB mark pray1; end\nA mark pray2; put W1A")
    assert t.armies("A") == {"FW1": "1", "W1A": "2"}
    assert t.prayer("A") == 11


def test_reinforcement_prayer_places_nobody_from_an_empty_supply() -> None:  # K-PRAY-1
    t = Table("A tiles reinforcement-prayer\nA army FW1 5\nA army OW12 5\nA army T2W 2")
    t.play("A mark pray1; end")
    assert t.prayer("A") == 9


def test_barrier_takes_the_battle_discards_back_and_swaps_a_card_for_the_blue_special() -> None:  # K-BUY-2
    t = Table("A pyramid A blue 2\nA battle-hand 3s2d 3s1h\nA battle-discards 5s 4s1d 2s2h 2s2d1h 1s3d 1s1d3h")
    t.play("A mark power1; buy barrier; swap 1s3d")
    assert t.battle_hand("A") == "5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h 3s3h"
    assert t.battle_discards("A") == ""
    assert {"event": "swapped", "seat": "A", "card": "1s3d", "special": "3s3h"} in told(t, "B")


def test_the_special_card_of_barrier_has_3_strength_and_3_shields() -> None:  # K-BAT-3, K-BAT-4
    t = attack(f"{DUEL}\nB tiles barrier\nB battle-hand 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h 3s3h")
    t.play("A battle 1s3d 4s1d\nB battle 3s3h 4s1d")
    assert tally(t, "B") == (8, 0, 3)
    assert lost(t, "B") == 0


def test_storm_and_barrier_may_come_together() -> None:  # K-BUY-2
    t = Table("""
        A tiles storm
        A pyramid A blue 2
        A battle-hand 3s3d 3s1h
        A battle-discards 4s1d 3s2d 2s2h 2s2d1h 1s3d 1s1d3h
    """)
    t.play("A mark power1; buy barrier; swap 1s3d")
    assert t.battle_hand("A") == "4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h 3s3d 3s3h"


def test_the_ancestral_elephant_gives_1_movement_1_strength_and_1_shield() -> None:  # K-MOVE-1, K-BAT-3, K-BAT-4
    t = Table("A tiles ancestral-elephant\nA army BW 5 ancestral-elephant\nB army T2W 5")
    t.play("A mark move1; go BW; take 5 with ancestral-elephant; go FW1 T2W")
    t.play(EQUAL_CARDS)
    assert tally(t, "A") == (9, 0, 2)


def test_with_prescience_the_enemys_active_card_is_shown_first() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA tiles prescience")
    assert t.asked == "B choose-shown"
    with pytest.raises(IllegalAction, match="A has nothing to decide now"):
        t.play("A active 4s1d")
    t.play("B active 3s1h")
    assert {"event": "active-card", "seat": "B", "card": "3s1h"} in told(t, "A")
    assert t.view("A")["battle"]["defender"]["active"] == "3s1h"
    t.play("A battle 4s1d 5s\nB discard 5s; done")
    assert (strength(t, "A"), strength(t, "B")) == (9, 8)


def test_prescience_helps_a_defender_as_well() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nB tiles prescience")
    assert t.asked == "A choose-shown"


def test_a_card_shown_to_prescience_may_still_be_swapped_by_tactical_choice() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nB tiles prescience\nA hand tactical-choice")
    t.play("A active 1s3d\nA discard 4s1d; play tactical-choice; done\nB battle 2s2d1h 5s\nA yes")
    assert strength(t, "A") == 9


def test_defensive_victory_is_1_battle_fame_for_a_defender_with_a_survivor() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nB tiles defensive-victory")
    t.play("A battle 3s1h 5s\nB battle 4s1d 5s\nA disband")
    assert (t.battle_fame("B"), t.veterans("B")) == (1, 1)
    assert (t.battle_fame("A"), t.veterans("A")) == (0, 1)


def test_defensive_victory_needs_a_survivor() -> None:  # K-BAT-6
    t = attack("A army FW1 1\nB tiles defensive-victory\nB army T2W 3", soldiers=1)
    t.play("A battle 1s3d 5s\nB battle 4s1d 5s")
    assert winner(t) == "B"
    assert (t.battle_fame("B"), t.veterans("B")) == (0, 2)


def test_defensive_victory_gives_an_attacker_no_second_fame() -> None:  # K-BAT-6
    t = attack(f"{DUEL}\nA tiles defensive-victory")
    t.play("A battle 4s1d 5s\nB battle 3s1h 5s\nB disband")
    assert t.battle_fame("A") == 1


def test_legion_allows_7_soldiers_in_a_zone() -> None:  # K-RECR-1, K-MOVE-4
    t = Table("A tiles legion\nA army W1A 5\nA army FW1 2")
    t.play("A mark recruit; put W1A W1A")
    assert "put W1A" not in t.options
    t.play("A done; end\nB mark pray1; end\nA mark move1; go W1A; take 7")
    assert "go FW1" not in t.options  # 9 would be too many
    assert "go W1B" in t.options


def test_legion_allows_7_soldiers_in_a_moving_army() -> None:  # K-MOVE-4
    t = Table("A tiles legion god-speed\nA army W1A 7\nA army FW1 2")
    t.play("A mark move1; go W1A; take 5; go FW1; done")
    assert t.armies("A") == {"FW1": "7", "W1A": "2"}
    t.play("A end\nB mark pray1; end\nA mark move2; go FW1; take 7; go BW T3W; done")
    assert t.armies("A") == {"T3W": "7", "W1A": "2"}


def test_others_keep_the_limit_of_5() -> None:  # K-RECR-1
    t = Table("B tiles legion\nA army W1A 5")
    t.play("A mark recruit")
    with pytest.raises(IllegalAction, match="There are 5 soldiers in W1A already, the most there may be"):
        t.play("A put W1A")


def test_reinforcements_bring_4_soldiers_at_night() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles reinforcements\nA army T2W 2\nB army W1C 1")
    t.play(NIGHT_FALLS)
    assert t.asked == "A choose-places"
    assert t.options == ["done", "put W1A", "put W1B", "put T2W"]
    t.play("A put W1A T2W T2W T2W")
    assert t.armies("A") == {"T2W": "5", "W1A": "1"}
    assert t.asked == "B choose-slot"


def test_reinforcements_may_place_fewer() -> None:  # K-TILE-3, K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles reinforcements")
    t.play(NIGHT_FALLS)
    t.play("A put W1A; done")
    assert t.armies("A") == {"W1A": "1"}


def test_reinforcements_bring_as_many_as_the_supply_has() -> None:  # K-NIGHT-10
    t = Table(f"{EVENING}\nA tiles reinforcements\nA army T2W 5\nA army BW 5")
    t.play(NIGHT_FALLS)
    t.play("A put W1A W1A")
    assert t.supply("A") == 0
    assert t.phase == "night"
    assert t.asked == "B choose-slot"


def test_divine_will_is_a_golden_move_or_recruit() -> None:  # K-DAY-3
    t = Table("A tiles divine-will\nA army FW1 5")
    assert t.options_with("gold") == ["gold divine-will move", "gold divine-will recruit"]
    t.play("A gold divine-will move; go FW1; take 5; go T2W; done; mark pray1")
    assert t.options_with("gold") == []
    assert t.armies("A") == {"T2W": "5"}


def test_the_golden_move_of_divine_will_respects_walls() -> None:  # K-MOVE-5
    t = Table("A tiles divine-will god-speed\nA army T2W 5")
    t.play("A gold divine-will move; go T2W; take 5; go FW3")
    assert "go W3A" not in t.options


def test_divine_will_recruits_for_the_usual_price() -> None:  # K-RECR-1
    t = Table("A tiles divine-will")
    t.play("A gold divine-will recruit; put W1A W1A W1B; done")
    assert t.prayer("A") == 4


def test_there_is_one_golden_action_a_day_however_many_tiles() -> None:  # K-DAY-3
    t = Table("A tiles divine-will surprise-attack\nA army FW1 5")
    t.play("A gold divine-will recruit; done")
    assert t.options_with("gold") == []


def test_the_sphinx_gives_2_strength_and_1_permanent_fame() -> None:  # K-BAT-3, K-WIN-2
    t = attack("A tiles sphinx\nA army FW1 5 sphinx\nB army T2W 5", "sphinx")
    assert t.seat("A")["fame"]["permanent"] == 1
    t.play(EQUAL_CARDS)
    assert (strength(t, "A"), winner(t)) == (10, "A")


def test_the_fame_of_the_sphinx_stays_when_the_figure_falls() -> None:  # K-WIN-2
    t = attack("A tiles sphinx\nA army FW1 1 sphinx\nB army T2W 5", "sphinx", soldiers=1)
    t.play("A battle 4s1d 5s\nB battle 3s2d 5s")
    assert t.armies("A") == {}
    assert t.fame("A") == 1
