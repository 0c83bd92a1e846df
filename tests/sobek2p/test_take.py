"""Taking a tile: the ankh's line, corruption, characters, deben, and refilling the market."""

import pytest

from shedet.core.errors import IllegalAction
from shedet.words import error_text
from sobek2p_table import Table

# All deben but one of 9 are gone, so a draw is no surprise.
ONE_DEBEN_LEFT = "B deben 3 3 3 4 4 5 5 6 6 7 7 8"
NO_DEBEN_LEFT = "B deben 3 3 3 4 4 5 5 6 6 7 7 8 9"


# The line


def test_a_row_runs_both_ways_to_the_edge() -> None:  # P-TAKE-1
    t = Table("""
        ankh  2,2 -
        row1  .       .  fish1-  .        .  .
        row2  fish1|  .  @       wheat1-  .  ivory0/
        row3  .       .  fish1/  .        .  .
    """)
    assert t.options == ["take 0,2", "take 3,2", "take 5,2"]


def test_a_column_runs_both_ways_to_the_edge() -> None:  # P-TAKE-1
    t = Table("""
        ankh  2,2 |
        row0  .  .        fish1-   .  .  .
        row2  .  cattle0/ @        .  .  .
        row3  .  .        wheat1-  .  .  .
        row5  .  .        ivory0/  .  .  .
    """)
    assert t.options == ["take 2,0", "take 2,3", "take 2,5"]


def test_a_rising_diagonal_runs_from_bottom_left_to_top_right() -> None:  # P-TAKE-1
    t = Table("""
        ankh  2,2 /
        row0  ebony0/  .       .  .  fish1-  .
        row2  .        .       @  .  .       .
        row3  .        fish1|  .  .  .       .
        row4  wheat1-  .       .  .  .       .
    """)
    assert t.options == ["take 4,0", "take 1,3", "take 0,4"]


def test_a_falling_diagonal_runs_from_top_left_to_bottom_right() -> None:  # P-TAKE-1
    t = Table("""
        ankh  2,2 \\
        row0  fish1-  .  .  .       ebony0/  .
        row2  .       .  @  .       .        .
        row3  .       .  .  fish1|  .        .
        row5  .       .  .  .       .        wheat1-
    """)
    assert t.options == ["take 0,0", "take 3,3", "take 5,5"]


def test_a_line_does_not_go_on_at_the_other_edge() -> None:  # P-TAKE-1
    t = Table("""
        ankh  5,1 -
        row1  .        .  .  .  fish1|  @
        row2  wheat1-  .  .  .  .       .
    """)
    assert t.options == ["take 4,1"]


def test_a_diagonal_does_not_go_on_at_the_other_edge() -> None:  # P-TAKE-1
    t = Table("""
        ankh  5,2 \\
        row0  .        .  .  fish1-  .  .
        row2  .        .  .  .       .  @
        row3  wheat1-  .  .  .       .  .
        row4  .  wheat1|     .  .  .  .
    """)
    assert t.options == ["take 3,0"]


def test_the_far_tile_may_be_chosen_over_the_near_one() -> None:  # P-TAKE-1
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  wheat1-  cattle1-  .  .
    """)
    assert t.options == ["take 1,0", "take 2,0", "take 3,0"]


def test_a_tile_off_the_line_may_not_be_taken() -> None:  # P-TAKE-1
    t = Table("""
        ankh  0,0 -
        row0  @        fish1-  .  .  .  .
        row1  wheat1-  .       .  .  .  .
    """)
    with pytest.raises(IllegalAction) as error:
        t.play("A take 0,1")
    said = error_text(error.value, "sobek2p")
    assert "0,1 does not lie on the ankh's line, which goes through 0,0 along -." in said
    assert said.endswith("Possible: take 1,0.")


def test_empty_fields_on_the_way_neither_block_nor_cost() -> None:  # P-TAKE-1, P-TAKE-3
    t = Table("""
        ankh  0,0 -
        row0  @  .  wheat1-  .  .  fish1-
        pile  marble2-
    """)
    t.play("A take 5,0")
    assert t.hand("A") == "fish1-"
    assert t.corruption("A") == "wheat1-"


# The ankh


def test_the_ankh_moves_onto_the_field_and_turns_as_the_tile_shows() -> None:  # P-TAKE-2
    t = Table(r"""
        ankh  2,2 -
        row2  .  .  @  .  .  ivory3\
    """)
    t.play("A take 5,2")
    assert t.ankh == "5,2 \\"


def test_the_new_line_may_be_empty() -> None:  # P-TAKE-2
    t = Table(r"""
        ankh    2,2 -
        row2    .  .  @  ivory3\  .  wheat1-
        pile    fish1-
    """)
    t.play("A take 3,2")
    assert t.ankh == "3,2 \\"
    assert t.options == ["refill"]


def test_the_field_under_the_ankh_is_empty() -> None:  # P-TAKE-2
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  wheat1-  .  .  .
    """)
    t.play("A take 1,0")
    assert t.market("1,0") == "."


# Corruption


def test_the_skipped_tiles_go_to_corruption() -> None:  # P-TAKE-3
    t = Table(r"""
        ankh    2,2 -
        row2    .  .  @  wheat1/  fish1|  ivory3\
        A hand  marble0-s
        pile  marble2-
    """)
    t.play("A take 5,2")
    assert t.hand("A") == "marble0-s ivory3\\"
    assert t.corruption("A") == "wheat1/ fish1|"
    assert t.market("3,2") == t.market("4,2") == t.market("5,2") == "."


def test_the_nearest_tile_costs_nothing() -> None:  # P-TAKE-3
    t = Table(r"""
        ankh  2,2 -
        row2  .  .  @  wheat1/  fish1|  ivory3\
        pile  marble2-
    """)
    t.play("A take 3,2")
    assert t.corruption("A") == ""


def test_tiles_beyond_the_chosen_one_and_behind_the_ankh_stay() -> None:  # P-TAKE-3
    t = Table(r"""
        ankh  2,2 -
        row2  ebony2-  cattle1-  @  wheat1/  fish1|  ivory3\
        pile  marble2-
    """)
    t.play("A take 4,2")
    assert t.corruption("A") == "wheat1/"
    assert t.data["market"][2] == ["ebony2-", "cattle1-", ".", ".", ".", "ivory3\\"]


def test_tiles_are_skipped_leftwards_too() -> None:  # P-TAKE-3
    t = Table("""
        ankh  5,0 -
        row0  fish1-  wheat1-  .  cattle1-  .  @
        pile  marble2-
    """)
    t.play("A take 0,0")
    assert t.corruption("A") == "wheat1- cattle1-"


def test_tiles_are_skipped_upwards_and_downwards() -> None:  # P-TAKE-3
    t = Table("""
        ankh  3,3 |
        row0  .  .  .  fish1|   .  .
        row1  .  .  .  wheat1-  .  .
        row2  .  .  .  ebony2-  .  .
        row4  .  .  .  ivory3/  .  .
        pile  marble2-
    """)
    t.play("""
        A take 3,0
        B take 3,4
    """)
    assert t.corruption("A") == "wheat1- ebony2-"
    assert t.corruption("B") == ""
    assert t.hand("B") == "ivory3/"


def test_tiles_are_skipped_along_a_falling_diagonal() -> None:  # P-TAKE-3
    t = Table("""
        ankh  1,1 \\
        row2  .  cattle0/  fish1-  .        .  .
        row3  .  .         .       wheat1-  .  .
        row4  .  .         .       .        .  .
        row5  .  .         .       .        .  ivory0/
        pile  marble2-
    """)
    t.play("A take 5,5")
    assert t.corruption("A") == "wheat1- fish1-"
    assert t.market("1,2") == "cattle0/"


def test_tiles_are_skipped_along_a_rising_diagonal() -> None:  # P-TAKE-3
    t = Table("""
        ankh  0,4 /
        row1  .  .        .       fish1-  .  .
        row2  .  .        wheat1- .       .  .
        row3  .  cattle0/ .       .       .  .
        pile  marble2-
    """)
    t.play("A take 3,1")
    assert t.corruption("A") == "wheat1- cattle0/"


def test_a_skipped_character_goes_to_corruption_face_down() -> None:  # P-TAKE-3
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  .  .  .
        pile  marble2-
    """)
    t.play("A take 2,0")
    assert t.corruption("A") == "queen"
    assert "a character tile: market 1,0 → A corruption" in t.events("B")
    assert "queen: market 1,0 → A corruption" in t.events("A")


def test_the_corruption_is_the_takers_and_not_the_others() -> None:  # P-TAKE-3
    t = Table("""
        turn  B
        ankh  0,0 -
        row0  @  wheat1-  fish1-  .  .  .
        pile  marble2-
    """)
    t.play("B take 2,0")
    assert (t.corruption("A"), t.corruption("B")) == ("", "wheat1-")


# Characters


def test_after_a_character_the_ankh_is_turned_as_the_taker_likes() -> None:  # P-TAKE-4
    t = Table(r"""
        ankh  2,0 -
        row0  @  .  .  queen  .  fish1-
        row3  fish1|  .  .  wheat1-  .  .
        row2  .       .  .  .        .  cattle1-
    """)
    t.play("A take 3,0")
    assert t.asked == "A choose-orientation"
    assert t.options == ["turn -", "turn |", "turn /", "turn \\"]
    t.play("A turn |")
    assert t.ankh == "3,0 |"
    assert t.asked == "B choose-action"


def test_the_taker_has_seen_the_character_before_turning() -> None:  # P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  .  .  .
    """)
    t.play("A take 1,0")
    assert t.seen_seat("A", "A")["hand"] == ["queen"]


def test_the_ankh_must_point_at_a_tile_if_it_can() -> None:  # P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen    .  .  .  .
        row4  .  wheat1-  .  .  .  .
    """)
    t.play("A take 1,0")
    assert t.options == ["turn |"]


def test_a_tile_far_off_beyond_gaps_is_pointed_at_as_well() -> None:  # P-TAKE-4, P-TAKE-1
    t = Table("""
        ankh  0,0 -
        row0  @  queen  .  .  .  .
        row4  .  .      .  .  .  ebony2-
    """)
    t.play("A take 1,0")
    assert t.options == ["turn \\"]


def test_a_skipped_tile_has_left_and_is_not_pointed_at() -> None:  # P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  wheat1-  queen   .  .  .
        row3  .  .        fish1-  .  .  .
    """)
    t.play("A take 2,0")
    assert t.corruption("A") == "wheat1-"
    assert t.options == ["turn |"]


def test_a_tile_behind_the_old_field_still_counts() -> None:  # P-TAKE-4
    t = Table("""
        ankh  1,0 -
        row0  fish1-  @  queen  .  .  .
    """)
    t.play("A take 2,0")
    assert t.options == ["turn -"]


def test_with_all_four_lines_empty_any_orientation_will_do() -> None:  # P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen  .  .  .  .
        row3  .  .      .  .  .  fish1-
        pile  wheat1-
    """)
    t.play("A take 1,0")
    assert t.options == ["turn -", "turn |", "turn /", "turn \\"]


def test_a_face_down_character_is_something_to_point_at() -> None:  # P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen   .  .  .  .
        row1  .  vizier  .  .  .  .
    """)
    t.play("A take 1,0")
    assert t.options == ["turn |"]


# Deben


def test_a_tile_with_a_deben_may_be_kept() -> None:  # P-TAKE-5
    t = Table(r"""
        ankh  0,0 -
        row0  @  ivory0\d  fish1-  .  .  .
        pile  marble2-
    """)
    t.play("A take 1,0")
    assert t.asked == "A keep-or-trade"
    assert t.options == ["keep tile", "trade tile"]
    t.play("A keep tile")
    assert t.hand("A") == "ivory0\\d"
    assert t.deben("A") == []


def test_a_tile_with_a_deben_may_be_boxed_for_a_deben() -> None:  # P-TAKE-5
    t = Table(rf"""
        ankh  0,0 -
        row0  @  ivory0\d  fish1-  .  .  .
        {ONE_DEBEN_LEFT}
    """)
    t.play("""
        A take 1,0
        A trade tile
    """)
    assert t.hand("A") == ""
    assert t.deben("A") == [9]
    assert t.bag == []
    assert "ivory0\\d" in t.box


def test_the_deben_is_drawn_at_random() -> None:  # P-TAKE-5
    drawn = set()
    for seed in range(20):
        t = Table(f"seed {seed}\nankh 0,0 -\nrow0 @ fish0|d . . . .\npile wheat1-")
        t.play("A take 1,0\nA trade tile")
        drawn.update(t.deben("A"))
    assert len(drawn) > 3


def test_the_ankh_turns_as_the_boxed_tile_shows() -> None:  # P-TAKE-2, P-TAKE-5
    t = Table("""
        ankh  0,0 -
        row0  @  fish0|d  fish1-  .  .  .
        row1  .  ebony2-  .       .  .  .
    """)
    t.play("""
        A take 1,0
        A trade tile
    """)
    assert t.ankh == "1,0 |"
    assert t.options == ["take 1,1"]


def test_the_skipped_tiles_corrupt_even_if_the_tile_is_boxed() -> None:  # P-TAKE-3, P-TAKE-5
    t = Table("""
        ankh  0,0 -
        row0  @  wheat1-  fish0|d  .  .  .
        pile  ebony2-
    """)
    t.play("""
        A take 2,0
        A trade tile
    """)
    assert t.corruption("A") == "wheat1-"


def test_a_skipped_tile_with_a_deben_gives_no_choice() -> None:  # P-TAKE-5
    t = Table("""
        ankh  0,0 -
        row0  @  fish0|d  fish1-  cattle1-  .  .
    """)
    t.play("A take 2,0")
    assert t.asked == "B choose-action"
    assert t.corruption("A") == "fish0|d"


def test_an_empty_bag_leaves_only_keeping_the_tile() -> None:  # P-TAKE-5
    t = Table(f"""
        ankh  0,0 -
        row0  @  fish0|d  .  .  .  .
        row1  .  fish1-   .  .  .  .
        {NO_DEBEN_LEFT}
    """)
    t.play("A take 1,0")
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_a_kept_tile_cannot_be_traded_later() -> None:  # P-TAKE-5
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  fish0|d
    """)
    assert t.options == ["take 1,0"]


# The hand


def test_there_is_no_hand_limit() -> None:  # P-TAKE-8
    t = Table(r"""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  wheat1- cattle1- ebony2- marble0| ivory0/ wheat0-s fish0-s queen thief statue\ statue\ statue- architect
        pile  marble2-
    """)
    t.play("A take 1,0")
    assert len(t.hand("A").split()) == 14
    assert t.asked == "B choose-action"
