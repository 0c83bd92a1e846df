"""The pirogues: each of the nine kinds, revealed after a sale (or by the architect)."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table

# A can sell wheat, and B always has something to do.
SALE = """
    ankh    0,0 -
    row0    @  marble2-  marble2|  .  .  .
    A hand  wheat1- wheat1| wheat0/
"""
SELL = "A sell wheat wheat1- wheat1| wheat0/"
ONE_DEBEN_LEFT = "B deben 3 3 3 4 4 5 5 6 6 7 7 8"
TWO_DEBEN_LEFT = "B deben 3 3 3 4 4 5 5 6 6 7 7"
NO_DEBEN_LEFT = "B deben 3 3 3 4 4 5 5 6 6 7 7 8 9"


def sold(pirogue: str, position: str) -> Table:
    """A has sold wheat and revealed a pirogue."""
    t = Table(f"notches {pirogue}\n{position}")
    t.play(f"{SELL}\nA reveal {pirogue}")
    return t


# Pyramid


def test_the_pyramid_gives_another_turn() -> None:  # P-PIR-1
    t = sold("pyramid", SALE)
    assert t.asked == "A choose-pyramid-action"
    t.play("A take 1,0")
    assert t.asked == "B choose-action"


def test_the_pyramid_is_boxed() -> None:  # P-PIR-1
    assert sold("pyramid", SALE).boxed_pirogues == "pyramid"


def test_in_the_pyramid_turn_the_ankh_may_first_be_turned_any_way() -> None:  # P-PIR-1
    t = sold(
        "pyramid",
        r"""
        ankh    2,2 -
        row0    ivory3\  .  .        .  fish1-  .
        row2    .        .  @        .  .       ebony2-
        row4    .        .  marble2- .  .       cattle1-
        A hand  wheat1- wheat1| wheat0/
        """,
    )
    assert t.options == ["take 0,0", "take 4,0", "take 5,2", "take 2,4"]


def test_a_tile_in_no_line_with_the_ankh_is_out_of_reach_of_the_pyramid() -> None:  # P-PIR-1
    t = sold(
        "pyramid",
        """
        ankh    2,2 -
        row0    .  fish1-  .  .  .        .
        row2    .  .       @  .  ebony2-  .
        A hand  wheat1- wheat1| wheat0/
        """,
    )
    with pytest.raises(IllegalAction):
        t.play("A take 1,0")


def test_tiles_skipped_on_the_turned_line_corrupt_as_usual() -> None:  # P-PIR-1, P-TAKE-3
    t = sold(
        "pyramid",
        """
        ankh    0,0 -
        row0    @         marble2-  .  .  .  .
        row1    fish1-    .         .  .  .  .
        row2    cattle1-  .         .  .  .  .
        A hand  wheat1- wheat1| wheat0/
        pile    ebony2-
        """,
    )
    t.play("A take 0,2")
    assert t.hand("A") == "cattle1-"
    assert t.corruption("A") == "fish1-"
    assert t.ankh == "0,2 -"
    assert t.market("1,0") == "marble2-"


def test_in_the_pyramid_turn_one_may_sell_or_play_instead() -> None:  # P-PIR-1
    t = sold("pyramid", SALE.replace("wheat0/", "wheat0/ queen fish1- fish1| fish1/"))
    assert t.options == ["take 1,0", "take 2,0", "sell fish", "play queen"]
    t.play("A play queen")
    assert t.asked == "B choose-action"
    assert t.options == ["take 1,0", "take 2,0"]


def test_a_second_pyramid_gives_yet_another_turn() -> None:  # P-PIR-1
    t = Table("""
        ankh     0,0 -
        row0     @  marble2-  marble2|  .  .  .
        A hand   wheat1- wheat1| wheat0/ fish1- fish1| fish1/
        notches  pyramid pyramid
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal pyramid
        A sell fish fish1- fish1| fish1/
        A reveal pyramid
    """)
    assert t.asked == "A choose-pyramid-action"
    t.play("A take 1,0")
    assert t.asked == "B choose-action"


def test_the_architect_may_chain_a_pyramid() -> None:  # P-PIR-1, P-CHAR-2
    t = Table("""
        ankh            0,0 -
        row0            @  marble2-  marble2|  .  .  .
        A hand          wheat1- wheat1| wheat0/ architect
        notches         pyramid
        boxed-pirogues  seven two-and-deben two-and-deben eye finger finger harvest harvest mummy cobra1
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal pyramid
        A play architect
        A reveal pyramid
    """)
    assert t.asked == "A choose-pyramid-action"


def test_a_line_that_was_empty_may_be_left_and_the_market_refilled() -> None:  # P-PIR-1, P-TAKE-6
    t = sold(
        "pyramid",
        """
        ankh    0,0 -
        row1    fish1-  .  .  .  .  .
        A hand  wheat1- wheat1| wheat0/
        pile    ebony2- cattle1-
        """,
    )
    assert t.options == ["take 0,1", "refill"]
    t.play("A refill")
    assert t.options == ["take 2,2", "take 3,2"]


def test_the_ankh_may_not_be_turned_to_an_empty_line_to_refill() -> None:  # P-PIR-1
    t = sold("pyramid", SALE + "\npile ebony2-")
    assert t.options == ["take 1,0", "take 2,0"]


def test_with_four_empty_lines_the_pyramid_turn_refills() -> None:  # P-PIR-1, P-TAKE-6
    t = sold(
        "pyramid",
        """
        ankh    0,0 -
        row1    .  .  fish1-  .  .  .
        A hand  wheat1- wheat1| wheat0/
        pile    ebony2- cattle1-
        """,
    )
    assert t.options == ["refill"]


def test_a_character_taken_in_the_pyramid_turn_turns_the_ankh_as_usual() -> None:  # P-PIR-1, P-TAKE-4
    t = sold(
        "pyramid",
        """
        ankh    0,0 -
        row0    @  marble2-  .  .  .  .
        row2    queen  .  fish1-  .  .  .
        A hand  wheat1- wheat1| wheat0/
        """,
    )
    t.play("A take 0,2")
    assert t.asked == "A choose-orientation"
    assert t.options == ["turn -"]


def test_a_pyramid_turn_without_any_action_ends_the_game() -> None:  # P-PIR-1, P-END-1
    t = sold(
        "pyramid",
        """
        ankh    0,0 -
        row1    .  .  fish1-  .  .  .
        A hand  wheat1- wheat1| wheat0/
        B hand  queen
        """,
    )
    assert t.over


# Seven


def test_seven_lies_before_the_player_and_counts_seven_points() -> None:  # P-PIR-2
    t = sold("seven", SALE)
    assert t.pirogues("A") == "seven"
    assert t.points("A") == 3 * 2 + 7
    assert t.asked == "B choose-action"


# Two-and-deben


def test_two_and_deben_counts_two_points_and_draws_a_deben() -> None:  # P-PIR-3
    t = sold("two-and-deben", SALE + ONE_DEBEN_LEFT)
    assert t.pirogues("A") == "two-and-deben"
    assert t.deben("A") == [9]
    assert t.points("A") == 3 * 2 + 2 + 9


def test_two_and_deben_with_an_empty_bag_counts_its_two_points_alone() -> None:  # P-PIR-3
    t = sold("two-and-deben", SALE + NO_DEBEN_LEFT)
    assert t.pirogues("A") == "two-and-deben"
    assert t.deben("A") == []
    assert t.asked == "B choose-action"


# Eye


def test_the_eye_keeps_one_of_two_deben_and_returns_the_other() -> None:  # P-PIR-4
    t = sold("eye", SALE + TWO_DEBEN_LEFT)
    assert t.asked == "A choose-deben"
    assert t.options == ["keep 8", "keep 9"]
    t.play("A keep 8")
    assert t.deben("A") == [8]
    assert t.bag == [9]
    assert t.boxed_pirogues == "eye"
    assert t.asked == "B choose-action"


def test_two_equal_deben_are_one_choice() -> None:  # P-PIR-4
    t = sold("eye", SALE + "B deben 3 3 3 4 4 5 5 6 6 8 9")
    assert t.options == ["keep 7"]
    t.play("A keep 7")
    assert (t.deben("A"), t.bag) == ([7], [7])


def test_the_eye_takes_the_last_deben() -> None:  # P-PIR-4
    t = sold("eye", SALE + ONE_DEBEN_LEFT)
    assert t.deben("A") == [9]
    assert t.bag == []
    assert t.asked == "B choose-action"


def test_the_eye_finds_nothing_in_an_empty_bag() -> None:  # P-PIR-4, P-SELL-4
    t = sold("eye", SALE + NO_DEBEN_LEFT)
    assert t.deben("A") == []
    assert t.boxed_pirogues == "eye"
    assert "without effect" in t.events("B")


def test_the_eye_looks_in_secret() -> None:  # P-PIR-4, P-INFO-1
    t = sold("eye", SALE + TWO_DEBEN_LEFT)
    assert t.view("A")["drawn_deben"] == [8, 9]
    assert t.view("B")["drawn_deben"] == []
    t.play("A keep 9")
    assert t.events("B") == ["A moves a deben (A deben)", "A moves a deben (bag)"]


# Finger


FINGER = r"""
    ankh    0,0 -
    row0    @  marble2-  ivory3\  queen  fish0|d  .
    row1    .  cattle1-  .        .      fish1|   .
    A hand  wheat1- wheat1| wheat0/
    pile    ebony2-
"""


def test_the_finger_names_a_tile_on_the_ankhs_present_line() -> None:  # P-PIR-5
    t = sold("finger", FINGER)
    assert t.asked == "A name-tile"
    assert t.options == ["name 1,0", "name 2,0", "name 3,0", "name 4,0"]


def test_the_opponents_next_turn_must_be_to_take_it() -> None:  # P-PIR-5
    t = sold("finger", FINGER + "B hand vizier fish1- fish1/ fish0/")
    t.play("A name 2,0")
    assert t.asked == "B take-named-tile"
    assert t.options == ["take 2,0"]


def test_the_corruption_of_the_named_take_is_the_opponents() -> None:  # P-PIR-5
    t = sold("finger", FINGER)
    t.play("""
        A name 2,0
        B take 2,0
    """)
    assert t.hand("B") == "ivory3\\"
    assert t.corruption("B") == "marble2-"
    assert t.corruption("A") == ""
    assert t.ankh == "2,0 \\"


def test_the_orientation_after_a_named_character_is_the_opponents_choice() -> None:  # P-PIR-5
    t = sold("finger", FINGER)
    t.play("""
        A name 3,0
        B take 3,0
    """)
    assert t.asked == "B choose-orientation"
    assert t.options == ["turn -", "turn \\"]
    assert t.corruption("B") == "marble2- ivory3\\"


def test_the_deben_of_a_named_tile_is_the_opponents_choice() -> None:  # P-PIR-5
    t = sold("finger", FINGER)
    t.play("""
        A name 4,0
        B take 4,0
    """)
    assert t.asked == "B keep-or-trade"
    t.play("B trade tile")
    assert len(t.deben("B")) == 1
    assert t.corruption("B") == "marble2- ivory3\\ queen"


def test_after_the_named_take_the_game_goes_on_with_the_pointer() -> None:  # P-PIR-5
    t = sold("finger", FINGER)
    t.play("""
        A name 1,0
        B take 1,0
    """)
    assert t.asked == "A choose-action"


def test_the_finger_is_boxed() -> None:  # P-PIR-5
    assert sold("finger", FINGER).boxed_pirogues == "finger"


def test_the_finger_on_an_empty_line_has_no_effect() -> None:  # P-PIR-5
    t = sold(
        "finger",
        """
        ankh    0,0 -
        row1    fish1-  .  .  .  .  .
        A hand  wheat1- wheat1| wheat0/
        pile    ebony2-
        """,
    )
    assert t.boxed_pirogues == "finger"
    assert t.asked == "B choose-action"
    assert t.options == ["refill"]


def test_the_finger_of_a_pyramid_turn_uses_the_line_as_the_ankh_lies() -> None:  # P-PIR-5, P-PIR-1
    t = Table("""
        ankh     0,0 -
        row0     @       marble2-  .  .  .  .
        row1     fish1|  .         .  .  .  .
        A hand   wheat1- wheat1| wheat0/ ebony2- ebony2| ebony2/
        notches  pyramid finger
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal pyramid
        A sell ebony ebony2- ebony2| ebony2/
        A reveal finger
    """)
    assert t.options == ["name 1,0"]


def test_the_architect_may_point_the_finger() -> None:  # P-PIR-5, P-CHAR-2
    t = Table("""
        ankh            0,0 -
        row0            @  marble2-  marble2|  .  .  .
        A hand          architect
        pile            ebony2-
        boxed-pirogues  pyramid pyramid seven two-and-deben two-and-deben eye harvest harvest mummy cobra1 cobra2
    """)
    t.play("""
        A play architect
        A reveal finger
        A name 2,0
        B take 2,0
    """)
    assert t.corruption("B") == "marble2-"
    assert t.supply == "finger"


# Harvest


def test_the_harvest_lies_with_wheat_cattle_or_fish() -> None:  # P-PIR-6
    t = sold(
        "harvest",
        SALE
        + """
        A laid fish    fish1- fish1| fish1/
        A laid cattle  cattle1- cattle1| cattle0/
        A laid ebony   ebony2- ebony2| ebony2/
        """,
    )
    assert t.asked == "A choose-harvest"
    assert t.options == ["harvest wheat", "harvest cattle", "harvest fish"]
    t.play("A harvest cattle")
    assert t.harvests("A") == "cattle"
    assert t.asked == "B choose-action"


def test_the_harvest_may_lie_with_the_set_just_sold() -> None:  # P-PIR-6
    t = sold("harvest", SALE)
    assert t.options == ["harvest wheat"]
    t.play("A harvest wheat")
    assert t.points("A") == 3 * (2 + 2)


def test_both_harvests_may_lie_with_one_type() -> None:  # P-PIR-6
    t = sold("harvest", SALE + "A laid fish fish1- fish1| fish0/\nA harvest fish")
    t.play("A harvest fish")
    assert t.harvests("A") == "fish fish"
    assert t.points("A") == 3 * 2 + 3 * (2 + 2 + 2)


def test_a_harvest_cannot_lie_with_the_opponents_goods() -> None:  # P-PIR-6
    t = sold("harvest", SALE + "B laid fish fish1- fish1| fish0/")
    assert t.options == ["harvest wheat"]


def test_a_harvest_with_no_type_to_lie_with_is_boxed() -> None:  # P-PIR-6, P-SELL-4
    t = Table("""
        ankh     0,0 -
        row0     @  marble2-  marble2|  .  .  .
        A hand   ebony2- ebony2| ebony2/
        notches  harvest
    """)
    t.play("""
        A sell ebony ebony2- ebony2| ebony2/
        A reveal harvest
    """)
    assert t.boxed_pirogues == "harvest"
    assert t.pirogues("A") == ""
    assert t.asked == "B choose-action"


# Mummy


def test_the_mummy_brings_the_own_corruption_to_the_hand() -> None:  # P-PIR-7
    t = sold("mummy", SALE + "A corruption fish1- queen\nB corruption ebony2-")
    assert t.hand("A") == "fish1- queen"
    assert t.corruption("A") == ""
    assert t.corruption("B") == "ebony2-"
    assert t.boxed_pirogues == "mummy"


def test_a_deben_tile_unwrapped_by_the_mummy_gives_no_choice() -> None:  # P-PIR-7, P-TAKE-5
    t = sold("mummy", SALE + "A corruption fish0|d")
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_the_mummy_leaves_the_cobras() -> None:  # P-PIR-7, P-PIR-8
    t = sold("mummy", SALE + "A corruption fish1-\nA pirogues cobra1 cobra2")
    assert t.corruption_value("A") == 3


def test_the_opponent_sees_the_backs_that_the_mummy_moves() -> None:  # P-PIR-7, P-INFO-1
    t = sold("mummy", SALE + "A corruption fish1- queen")
    assert t.events("B")[1:] == [
        "a goods tile: A corruption → A hand",
        "a character tile: A corruption → A hand",
    ]


def test_the_order_of_the_backs_that_the_mummy_moves_does_not_tell_the_faces() -> None:  # P-PIR-7, P-INFO-1
    told = [
        sold("mummy", SALE + f"A corruption fish1- ivory3\\ {character}").events("B")
        for character in ("merchant", "queen", "architect")
    ]
    assert told[0] == told[1] == told[2]


# Cobra


def test_a_cobra_lies_beside_the_opponents_board_and_adds_its_number() -> None:  # P-PIR-8
    t = sold("cobra2", SALE + "B corruption fish1-")
    assert t.pirogues("B") == "cobra2"
    assert t.corruption_value("B") == 3
    assert t.corruption_value("A") == 0


def test_the_small_cobra_adds_one() -> None:  # P-PIR-8
    assert sold("cobra1", SALE).corruption_value("B") == 1


def test_a_cobra_is_no_tile() -> None:  # P-PIR-8
    t = sold("cobra2", SALE)
    assert t.corruption("B") == ""
    assert t.seen_seat("A", "B")["corruption_size"] == 0
