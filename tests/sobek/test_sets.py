"""Playing a set: new, joining, of amulets, and which are offered."""

import pytest

from shedet.core.errors import IllegalAction
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"


def sets_offered(hand: str, more: str = "") -> list[str]:
    return Table(f"{QUEUE}\nA hand {hand}\n{more}").options_with("set")


# New sets


def test_three_cards_of_one_type_make_a_set() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat0 wheat0s fish1
    """)
    t.play("A set wheat wheat1 wheat0 wheat0s")
    assert t.laid("A", "wheat") == "wheat1 wheat0 wheat0s"
    assert t.hand("A") == "fish1"
    assert t.asked == "B choose-action"


def test_two_cards_make_none() -> None:  # S-SETS-1
    assert sets_offered("wheat1 wheat1 fish1 fish1 ebony2") == []


def test_three_different_types_make_none() -> None:  # S-SETS-1
    assert sets_offered("ivory3 ebony2 marble2 cattle1 fish1 wheat1") == []


def test_a_set_is_not_finished_before_its_third_card() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat1 wheat1 wheat1
    """)
    t.play("A set wheat\nA add wheat1\nA add wheat1")
    assert t.options == ["add wheat1"]
    t.play("A add wheat1")
    assert t.options == ["add wheat1", "done"]


def test_a_whole_set_of_two_cards_is_refused_and_changes_nothing() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat1 wheat1
    """)
    before = t.text
    with pytest.raises(IllegalAction, match="'done' is not possible now"):
        t.play("A set wheat wheat1 wheat1")
    assert t.text == before


def test_more_than_three_may_be_laid_and_not_all_need_be() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat1 wheat1 wheat0 wheat0 amulet
    """)
    t.play("A set wheat wheat1 wheat1 wheat1 wheat0")
    assert t.laid("A", "wheat") == "wheat1 wheat1 wheat1 wheat0"
    assert t.hand("A") == "wheat0 amulet"


def test_the_better_cards_may_be_kept_back() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat0 wheat0 wheat0s
    """)
    t.play("A set wheat wheat0 wheat0 wheat0s")
    assert t.hand("A") == "wheat1"


def test_amulets_are_jokers() -> None:  # S-SETS-1
    assert sets_offered("wheat1 amulet amulet fish1") == ["set fish", "set wheat"]


def test_one_amulet_and_one_card_are_not_enough() -> None:  # S-SETS-1
    assert sets_offered("wheat1 amulet fish1 ebony2") == []


def test_characters_count_as_their_type_and_lose_their_power() -> None:  # S-SETS-1, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 merchant courtesan thief
    """)
    assert t.options_with("set") == ["set wheat"]
    t.play("A set wheat wheat1 merchant courtesan")
    assert t.laid("A", "wheat") == "wheat1 merchant courtesan"
    assert t.asked == "B choose-action"
    assert "merchant" not in t.discards


def test_characters_and_amulets_without_goods_make_a_set_of_their_type() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  queen amulet amulet
    """)
    assert t.options_with("set") == ["set ivory"]
    t.play("A set ivory queen amulet amulet")
    assert t.round_points("A") == 0


def test_a_card_of_another_type_may_not_lie_in_the_set() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat1 wheat1 thief
    """)
    with pytest.raises(IllegalAction, match="'add thief' is not possible now"):
        t.play("A set wheat wheat1 wheat1 wheat1 thief")


def test_a_card_is_not_offered_if_three_could_not_be_reached_after_it() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 wheat0 amulet
    """)
    t.play("A set wheat")
    assert t.options == ["add wheat1"]


def test_amulets_alone_are_no_new_set_of_goods() -> None:  # S-SETS-3
    assert sets_offered("amulet amulet amulet") == ["set amulets"]


def test_all_see_the_cards_of_a_set() -> None:  # S-SETS-1, S-INFO-1
    t = Table(f"""
        {QUEUE}
        A hand  wheat1 merchant amulet
    """)
    t.play("A set wheat wheat1 merchant amulet")
    for viewer in ("B", "spectator"):
        assert t.seen_seat(viewer, "A")["sets"] == [
            {"set": "wheat", "cards": ["wheat1", "merchant", "amulet"], "scarabs": 1, "points": 3}
        ]


# Joining


def test_three_new_cards_join_the_set_of_their_type() -> None:  # S-SETS-2
    t = Table(f"""
        {QUEUE}
        A hand       wheat1 wheat0 merchant
        A set wheat  wheat1 wheat1 amulet
    """)
    assert t.options_with("set") == ["set wheat"]
    t.play("A set wheat wheat1 wheat0 merchant")
    assert t.laid("A", "wheat") == "wheat1 wheat1 wheat1 wheat0 merchant amulet"
    assert t.sets("A") == ["wheat"]


def test_two_new_cards_may_not_join() -> None:  # S-SETS-2
    assert sets_offered("wheat1 wheat0", "A set wheat wheat1 wheat1 amulet") == []


def test_a_new_card_and_two_amulets_may_join() -> None:  # S-SETS-2
    t = Table(f"""
        {QUEUE}
        A hand       wheat1 amulet amulet
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A set wheat wheat1 amulet amulet")
    assert t.laid("A", "wheat") == "wheat1 wheat1 wheat1 wheat1 amulet amulet"


def test_three_amulets_alone_may_join_any_set() -> None:  # S-SETS-2
    t = Table(f"""
        {QUEUE}
        A hand       amulet amulet amulet
        A set ebony  ebony2 ebony2 ebony2
        A set wheat  wheat1 wheat1 wheat1
    """)
    assert t.options_with("set") == ["set ebony", "set wheat", "set amulets"]
    t.play("A set ebony amulet amulet amulet")
    assert t.laid("A", "ebony") == "ebony2 ebony2 ebony2 amulet amulet amulet"
    assert t.round_points("A") == 6 * 6 + 3 * 3


def test_two_amulets_alone_may_not_join() -> None:  # S-SETS-2
    assert sets_offered("amulet amulet", "A set ebony ebony2 ebony2 ebony2") == []


def test_nobody_joins_the_set_of_an_opponent() -> None:  # S-SETS-2
    t = Table(f"""
        {QUEUE}
        A hand       wheat1 wheat0 merchant
        B set wheat  wheat1 wheat1 amulet
    """)
    t.play("A set wheat wheat1 wheat0 merchant")
    assert t.laid("A", "wheat") == "wheat1 wheat0 merchant"
    assert t.laid("B", "wheat") == "wheat1 wheat1 amulet"


def test_sets_of_different_types_lie_side_by_side() -> None:  # S-SETS-1
    t = Table(f"""
        {QUEUE}
        A hand       wheat1 wheat0 merchant
        A set ebony  ebony2 ebony2 amulet
    """)
    t.play("A set wheat wheat1 wheat0 merchant")
    assert t.sets("A") == ["ebony", "wheat"]


# Amulets alone


def test_three_amulets_make_a_set_without_a_type() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand  amulet amulet amulet wheat1
    """)
    assert t.options_with("set") == ["set wheat", "set amulets"]
    t.play("A set amulets amulet amulet amulet")
    assert t.laid("A", "amulets") == "amulet amulet amulet"
    assert t.round_points("A") == 0


def test_goods_may_not_be_laid_in_a_new_set_of_amulets() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand  amulet amulet amulet wheat1
    """)
    t.play("A set amulets")
    assert t.options == ["add amulet"]


def test_three_amulets_in_hand_are_no_way_to_a_second_set_of_a_type() -> None:  # S-SETS-2, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand       amulet amulet amulet wheat1
        A set wheat  wheat1 wheat1 wheat1
    """)
    with pytest.raises(IllegalAction):
        t.play("A set amulets wheat1 amulet amulet")


def test_an_amulet_set_takes_the_type_of_the_three_cards_that_join_it() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         fish1 fish1 thief ebony2 ebony2 ebony2
        A set amulets  amulet amulet amulet
    """)
    assert t.options_with("set") == ["set ebony", "set fish", "set amulets"]
    t.play("A set amulets")
    assert t.options == ["add ebony2", "add fish1"]
    t.play("A add fish1")
    assert t.options == ["add fish1"]
    t.play("A add fish1\nA add thief\nA done")
    assert t.laid("A", "amulets") == "fish1 fish1 thief amulet amulet amulet"
    assert t.round_points("A") == 2 * 6


def test_a_typed_amulet_set_takes_no_other_type() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         ebony2 ebony2 ebony2
        A set amulets  fish1 amulet amulet amulet
    """)
    assert t.options_with("set") == ["set ebony"]


def test_cards_of_its_type_join_the_amulet_set_and_make_no_second_one() -> None:  # S-SETS-2, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         fish1 fish0 thief
        A set amulets  fish1 amulet amulet amulet
    """)
    assert t.options_with("set") == ["set amulets"]
    t.play("A set amulets fish1 fish0 thief")
    assert t.sets("A") == ["amulets"]


def test_an_amulet_set_may_take_a_type_you_have_and_stays_a_set_of_its_own() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         fish1 fish1 fish1
        A set fish     fish1 fish0 fish0
        A set amulets  amulet amulet amulet
    """)
    assert t.options_with("set") == ["set fish", "set amulets"]
    t.play("A set amulets fish1 fish1 fish1")
    assert t.laid("A", "fish") == "fish1 fish0 fish0"
    assert t.laid("A", "amulets") == "fish1 fish1 fish1 amulet amulet amulet"
    assert t.round_points("A") == 1 * 3 + 3 * 6


def test_with_two_sets_of_one_type_new_cards_join_either() -> None:  # S-SETS-2, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         fish1 fish1 thief
        A set fish     fish1 fish0 fish0
        A set amulets  fish1 amulet amulet amulet
    """)
    assert t.options_with("set") == ["set fish", "set amulets"]


def test_five_amulets_may_be_one_set() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand  amulet amulet amulet amulet amulet
    """)
    t.play("A set amulets amulet amulet amulet amulet amulet")
    assert t.laid("A", "amulets") == "amulet amulet amulet amulet amulet"


def test_a_single_character_and_two_amulets_may_give_an_amulet_set_its_type() -> None:  # S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         queen amulet amulet
        A set amulets  amulet amulet amulet
    """)
    assert t.options_with("set") == ["set ivory", "set amulets"]
    t.play("A set amulets queen amulet amulet")
    assert t.laid("A", "amulets") == "queen amulet amulet amulet amulet amulet"


def test_an_amulet_set_that_became_ebony_prospers_no_more() -> None:  # S-SETS-3, S-EV-4
    t = Table(f"""
        {QUEUE}
        A hand         wheat1 wheat1 wheat1
        A set amulets  ebony2 amulet amulet amulet
        tokens         prosperity
    """)
    t.play("A set wheat wheat1 wheat1 wheat1\nA use prosperity")
    assert t.options == ["set wheat"]
