"""A battle from the choice of cards to the damage."""

import pytest

from kemet_fights import attack, lost, strength, tally, told, winner
from kemet_table import Table
from shedet.core.errors import IllegalAction

DUEL = """
    A army FW1 5
    B army T2W 5
"""
ALL_CARDS = "5s 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h"


# The worked battle of the rule book


def test_the_worked_battle() -> None:  # K-BAT-1, K-BAT-2, K-BAT-3, K-BAT-4, K-BAT-5, K-BAT-6, K-BAT-7
    t = Table("""
        A tiles charge blades-of-neith
        A army FW1 5
        B tiles ancestral-elephant
        B pyramid A blue 2
        B army T2W 4 ancestral-elephant
        B hand bronze-wall war-fury
    """)
    assert (t.fame("A"), t.fame("B")) == (0, 1)
    t.play("A mark move1; go FW1; take 5; go T2W")
    assert t.asked == "A B choose-cards"
    t.play("A battle 3s2d 5s")
    t.play("B battle 2s2h 5s bronze-wall war-fury")
    assert t.prayer("B") == 6
    assert tally(t, "A") == (10, 2, 0)
    assert tally(t, "B") == (9, 0, 4)
    assert winner(t) == "A"
    assert t.army("T2W") == "A 5, B 4 ancestral-elephant"
    assert t.asked == "B choose-end"
    t.play("B disband")
    assert t.army("T2W") == "A 5"
    assert (t.supply("B"), t.prayer("B")) == (12, 9)
    assert t.seat("B")["creatures_in_supply"] == ["ancestral-elephant"]
    assert (t.battle_fame("A"), t.veterans("A")) == (1, 0)
    assert (t.battle_fame("B"), t.veterans("B")) == (0, 1)
    assert (t.fame("A"), t.fame("B")) == (2, 0)  # the battle, and the temple
    assert t.asked == "A choose-stay"
    t.play("A stay")
    assert t.army("T2W") == "A 5"
    assert t.battle_discards("A") == "5s 3s2d"
    assert t.battle_discards("B") == "5s 2s2h"
    assert t.discards == ["war-fury", "bronze-wall"]
    assert t.hand("B") == ""
    assert t.asked == "A choose-action"


def test_everything_the_table_is_told_of_a_battle() -> None:  # K-BAT-2, K-BAT-8
    t = attack(f"{DUEL}\nA hand war-fury\nB hand bronze-wall iron-wall\nB prayer 0")
    t.play("B battle 2s2d1h 5s bronze-wall iron-wall")
    assert t.events("spectator") == ["B has chosen."]
    t.play("A battle 3s2d 5s war-fury")
    assert t.events("spectator") == [
        "A shows 3s2d with war-fury.",
        "B shows 2s2d1h with bronze-wall and iron-wall.",
        "A pays 1 prayer point, 6 left.",
    ]
    t.play("B return iron-wall")
    assert t.events("spectator") == [
        "B takes iron-wall back: there are not enough prayer points to pay for it.",
        "A: strength 10 (5 soldiers, 3s2d +3 and war-fury +2), damage 2, shields 0.",
        "B: strength 7 (5 soldiers, 2s2d1h +2 and bronze-wall), damage 2, shields 2.",
        "A wins the battle in T2W.",
        "A loses 2 soldiers in T2W.",
    ]
    t.play("B disband")
    assert t.events("spectator") == [
        "B disbands the army in T2W: 5 soldiers to the supply, +4 prayer points (4).",
        "A gains 1 fame for good.",
        "B has 1 veteran now.",
    ]
    t.play("A stay")
    cards = [(each["card"], each["from"], each["to"]) for each in t.event_data("spectator")]
    assert cards == [("war-fury", "A played", "discards"), ("bronze-wall", "B played", "discards")]


def test_the_seats_of_attacker_and_defender_do_not_matter() -> None:  # K-BAT-3, K-BAT-6
    t = Table("""
        players 3
        order C B A
        B tiles defense
        B army T2W 5
        C tiles charge
        C army FW3 5
    """)
    t.play("C mark move1; go FW3; take 5; go T2W")
    assert t.asked == "B C choose-cards"
    t.play("C battle 4s1d 5s\nB battle 3s1h 5s")
    assert (strength(t, "C"), strength(t, "B"), winner(t)) == (10, 9, "C")
    t.play("B disband\nC stay")
    assert (t.battle_fame("C"), t.veterans("B")) == (1, 1)


# Preparing


def test_an_active_card_is_chosen_then_another_to_discard_then_interventions() -> None:  # K-BAT-1
    t = attack(f"{DUEL}\nA hand war-rage prayer swiftness ruse war-rage")
    assert t.options_of("A") == [f"active {card}" for card in ALL_CARDS.split()]
    t.play("A active 4s1d")
    assert t.options_of("A") == [f"discard {card}" for card in ALL_CARDS.split() if card != "4s1d"]
    t.play("A discard 5s")
    assert t.options_of("A") == ["done", "play war-rage", "play ruse"]
    t.play("A play war-rage; play war-rage; play ruse")
    assert t.options_of("A") == ["done"]


def test_day_and_move_interventions_are_not_for_battles() -> None:  # K-BAT-1, K-DAY-4
    t = attack(f"{DUEL}\nB hand prayer swiftness")
    with pytest.raises(IllegalAction, match="prayer is played in your turn by day, not in a battle"):
        t.play("B active 5s; discard 4s1d; play prayer")
    with pytest.raises(IllegalAction, match="swiftness can be played only while you move an army"):
        t.play("B active 5s; discard 4s1d; play swiftness")


def test_either_may_choose_first() -> None:  # K-BAT-1
    t = attack(DUEL)
    t.play("B battle 4s1d 5s")
    assert t.asked == "A choose-cards"
    t.play("A battle 4s1d 5s")
    assert winner(t) == "B"


def test_both_may_choose_by_turns() -> None:  # K-BAT-1
    t = attack(DUEL)
    t.play("A active 4s1d\nB active 3s2d\nB discard 5s\nA discard 5s\nA done\nB done")
    assert winner(t) == "A"


def test_who_has_chosen_is_asked_no_more() -> None:  # K-BAT-1
    t = attack(DUEL)
    t.play("A battle 4s1d 5s")
    with pytest.raises(IllegalAction, match="A has nothing to decide now; it is up to B"):
        t.play("A done")


def test_two_cards_leave_the_hand_every_time() -> None:  # K-BAT-1
    t = attack(DUEL)
    t.play("A battle 4s1d 5s\nB battle 1s3d 2s2h\nB retreat\nA go FW2\nA stay")
    assert t.battle_hand("A") == "3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h"
    assert t.battle_hand("B") == "5s 4s1d 3s2d 3s1h 2s2d1h 1s1d3h"
    assert (t.battle_discards("A"), t.battle_discards("B")) == ("5s 4s1d", "2s2h 1s3d")


def test_who_holds_no_battle_cards_takes_the_discards_back_first() -> None:  # K-BAT-1
    t = attack(f"{DUEL}\nA battle-hand\nA battle-discards {ALL_CARDS}")
    assert t.battle_hand("A") == ALL_CARDS
    assert t.battle_discards("A") == ""
    assert {"event": "taken-back", "seat": "A"} in told(t)


def test_the_last_two_cards_are_played_before_any_come_back() -> None:  # K-BAT-1
    t = attack(f"{DUEL}\nA battle-hand 5s 4s1d\nA battle-discards 3s2d 3s1h 2s2h 2s2d1h 1s3d 1s1d3h")
    assert t.options_of("A") == ["active 5s", "active 4s1d"]
    t.play("A battle 4s1d 5s\nB battle 1s3d 2s2h")
    assert t.battle_hand("A") == ""


# The reveal, and paying


def test_interventions_are_paid_for_at_the_reveal() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA hand war-fury bloodbath")
    t.play("A battle 4s1d 5s war-fury bloodbath")
    assert t.prayer("A") == 7
    t.play("B battle 1s3d 2s2h")
    assert t.prayer("A") == 5


def test_who_cannot_pay_for_all_chooses_which_are_paid() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA hand war-fury bloodbath war-rage\nA prayer 1")
    t.play("A battle 4s1d 5s war-fury bloodbath war-rage\nB battle 1s3d 2s2h")
    assert t.asked == "A choose-returned"
    assert t.options == ["return war-fury", "return bloodbath"]
    t.play("A return bloodbath")
    assert t.hand("A") == "bloodbath"
    assert t.prayer("A") == 0
    assert tally(t, "A") == (5 + 4 + 2 + 1, 1, 0)


def test_what_cannot_be_paid_at_all_returns_to_the_hand() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nA hand war-fury war-fury\nA prayer 0")
    t.play("A battle 4s1d 5s war-fury war-fury\nB battle 1s3d 2s2h")
    t.play("A return war-fury\nA return war-fury")
    assert t.hand("A") == "war-fury war-fury"
    assert strength(t, "A") == 9


def test_if_neither_can_pay_the_attacker_chooses_first() -> None:  # K-BAT-2, K-BAT-8
    t = attack(f"{DUEL}\nA hand war-fury bloodbath\nA prayer 1\nB hand war-fury iron-wall\nB prayer 1")
    t.play("B battle 1s3d 2s2h war-fury iron-wall\nA battle 4s1d 5s war-fury bloodbath")
    assert t.asked == "A choose-returned"
    t.play("A return war-fury")
    assert t.asked == "B choose-returned"


def test_tactical_choice_comes_before_divine_wound_and_the_attacker_first() -> None:  # K-BAT-2, K-BAT-8
    t = attack(f"""
        {DUEL}
        A tiles divine-wound
        A hand prayer
        B hand tactical-choice
    """)
    t.play("A battle 4s1d 5s\nB battle 1s3d 2s2h tactical-choice")
    assert t.asked == "B choose-tactics"
    t.play("B yes")
    assert t.asked == "A choose-wounds"
    t.play("A discard prayer")
    assert strength(t, "A") == 5 + 4 + 1
    assert strength(t, "B") == 5 + 2


def test_prescience_shows_the_active_card_early_and_nothing_else() -> None:  # K-BAT-2
    t = attack(f"{DUEL}\nB tiles prescience\nA hand war-rage")
    assert t.asked == "A choose-shown"
    t.play("A active 4s1d")
    assert t.asked == "A B choose-cards"
    for viewer in ("B", "spectator"):
        shown = t.view(viewer)["battle"]["attacker"]
        assert shown == {"seat": "A", "has_chosen": False, "active": "4s1d", "discarded": None, "played": []}
    t.play("A discard 5s; play war-rage; done")
    assert t.view("B")["battle"]["attacker"]["discarded"] is None
    assert t.view("B")["battle"]["attacker"]["played"] == []
    t.play("B battle 2s2d1h 5s")
    assert strength(t, "A") == 5 + 4 + 1


# The winner


def test_the_higher_strength_wins() -> None:  # K-BAT-3
    t = attack(DUEL)
    t.play("A battle 3s1h 5s\nB battle 2s2h 5s")
    assert (strength(t, "A"), strength(t, "B")) == (8, 7)
    assert winner(t) == "A"


def test_a_tie_goes_to_the_defender() -> None:  # K-BAT-3
    t = attack(DUEL)
    t.play("A battle 3s1h 5s\nB battle 3s2d 5s")
    assert (strength(t, "A"), strength(t, "B")) == (8, 8)
    assert winner(t) == "B"


def test_every_soldier_is_a_point_of_strength() -> None:  # K-BAT-3
    t = attack("A army FW1 5\nB army T2W 2", soldiers=3)
    t.play("A battle 3s1h 5s\nB battle 3s2d 5s")
    assert (strength(t, "A"), strength(t, "B")) == (6, 5)


def test_in_a_district_of_ones_own_city_one_is_stronger_by_1() -> None:  # K-BAT-3
    t = Table("A army FW3 5\nB army W3A 5")
    t.play("A mark move1; go FW3; take 5; go W3A")
    t.play("A battle 3s1h 5s\nB battle 2s2h 5s")
    assert (strength(t, "A"), strength(t, "B")) == (8, 8)


def test_an_attacker_in_their_own_city_is_stronger_as_well() -> None:  # K-BAT-3
    t = Table("A army FW1 5\nB army W1A 5")
    t.play("A mark move1; go FW1; take 5; go W1A")
    t.play("A battle 3s1h 5s\nB battle 3s2d 5s")
    assert (strength(t, "A"), strength(t, "B")) == (9, 8)


def test_in_the_city_of_a_third_nobody_is_at_home() -> None:  # K-BAT-3
    t = Table("players 3\nA army FW2 5\nC army W2A 5")
    t.play("A mark move1; go FW2; take 5; go W2A")
    t.play("A battle 3s1h 5s\nC battle 3s2d 5s")
    assert (strength(t, "A"), strength(t, "C")) == (8, 8)


# Damage


def test_shields_stop_damage_point_by_point() -> None:  # K-BAT-4
    t = attack(DUEL)
    t.play("A battle 1s3d 5s\nB battle 2s2d1h 5s")
    assert (lost(t, "A"), lost(t, "B")) == (2, 2)
    assert t.army("T2W") == "A 3, B 3"


def test_the_winner_loses_soldiers_like_the_loser() -> None:  # K-BAT-4
    t = attack(DUEL)
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert winner(t) == "A"
    assert (lost(t, "A"), lost(t, "B")) == (3, 1)


def test_more_shields_than_damage_do_nothing_more() -> None:  # K-BAT-4
    t = attack(DUEL)
    t.play("A battle 1s1d3h 5s\nB battle 1s1d3h 5s")
    assert t.army("T2W") == "A 5, B 5"


def test_nobody_loses_more_soldiers_than_there_are() -> None:  # K-BAT-4
    t = attack("A army FW1 5\nB army T2W 1")
    t.play("A battle 1s3d 5s\nB battle 4s1d 5s")
    assert (winner(t), lost(t, "B")) == ("A", 1)
    assert t.supply("B") == 12


def test_shields_do_not_stop_critical_damage() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nA tiles initiative")
    t.play("A battle 4s1d 5s\nB battle 1s1d3h 5s")
    assert tally(t, "A") == (5 + 4 + 1, 2, 0)
    assert lost(t, "B") == 1


def test_the_card_of_strength_5_removes_two_soldiers_of_ones_own() -> None:  # K-BAT-4
    t = attack(DUEL)
    t.play("A battle 5s 4s1d\nB battle 2s2h 5s")
    assert (strength(t, "A"), winner(t)) == (10, "A")
    assert t.army("T2W") == "A 3, B 5"
    assert lost(t, "A") == 0
    assert t.supply("A") == 12 - 3


def test_the_card_of_strength_5_leaves_the_critical_damage_of_tiles_as_it_is() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nA tiles initiative")
    t.play("A battle 5s 4s1d\nB battle 2s2h 5s")
    assert lost(t, "B") == 1
    assert t.army("T2W") == "A 3, B 4"


def test_the_card_of_strength_5_removes_a_single_soldier_if_there_is_no_other() -> None:  # K-BAT-4
    t = attack("A army FW1 1\nB army T2W 1", soldiers=1)
    t.play("A battle 5s 4s1d\nB battle 2s2h 5s")
    assert winner(t) == "A"
    assert t.army("T2W") == "B 1"


def test_the_removal_comes_after_critical_damage_and_before_normal() -> None:  # K-BAT-4
    # Of 4 soldiers one is lost to critical damage, two are removed, one is left for the three points of damage.
    t = attack("A tiles honor-in-battle\nA army FW1 4\nB tiles deadly-trap\nB army T2W 5", soldiers=4)
    t.play("A battle 5s 4s1d\nB battle 1s3d 5s")
    assert t.armies("A") == {}
    assert lost(t, "A") == 2
    assert t.prayer("A") == 9


def test_critical_damage_takes_the_soldiers_that_the_card_would_remove() -> None:  # K-BAT-4
    t = attack("A tiles honor-in-battle\nA army FW1 1\nB tiles deadly-trap\nB army T2W 5", soldiers=1)
    t.play("A battle 5s 4s1d\nB battle 2s2h 5s")
    assert lost(t, "A") == 1
    assert t.prayer("A") == 8


def test_a_creature_still_counts_when_its_army_is_gone() -> None:  # K-BAT-4
    t = attack("A tiles initiative\nA army FW1 5\nB tiles giant-scorpion\nB army T2W 1 giant-scorpion")
    t.play("A battle 4s1d 5s\nB battle 1s3d 5s")
    assert t.army("T2W") == ""
    assert lost(t, "A") == 5


def test_divine_protection_stops_critical_and_normal_damage() -> None:  # K-BAT-4
    t = attack("A army FW1 5\nA hand divine-protection\nB tiles deadly-trap\nB army T2W 2")
    t.play("A battle 4s1d 5s divine-protection\nB battle 1s3d 5s")
    assert (winner(t), lost(t, "A")) == ("A", 0)


def test_divine_protection_does_not_stop_ones_own_removal() -> None:  # K-BAT-4
    t = attack(f"{DUEL}\nA hand divine-protection")
    t.play("A battle 5s 4s1d divine-protection\nB battle 1s3d 5s")
    assert (winner(t), lost(t, "A")) == ("A", 0)
    assert t.army("T2W") == "A 3, B 5"
