"""Taking from an empty line: the market is refilled, as long as there is a pile."""

from sobek2p_table import Table

# Refilling


def test_taking_from_an_empty_line_refills_the_market_first() -> None:  # P-TAKE-6
    t = Table("""
        ankh  0,5 -
        row0  fish1-  .  .  .  .  .
        pile  wheat1- cattle1- ivory0/ ebony2- marble2-
    """)
    assert t.options == ["refill"]
    t.play("A refill")
    assert t.ankh == ""
    assert t.asked == "A choose-centre-tile"
    assert t.options == ["take 2,2", "take 3,2", "take 2,3", "take 3,3"]


def test_the_centre_tile_places_and_turns_the_ankh_and_corrupts_nobody() -> None:  # P-TAKE-6
    t = Table("""
        ankh  0,5 -
        row2  .  .  .  .  fish1-  .
        pile  wheat1- cattle1- ivory0/ ebony2-
    """)
    t.play("""
        A refill
        A take 3,3
    """)
    assert t.ankh == "3,3 /"
    assert t.hand("A") == "ivory0/"
    assert t.corruption("A") == ""
    assert t.market("2,2") == "wheat1-"


def test_a_centre_tile_left_from_before_may_be_taken_too() -> None:  # P-TAKE-6
    t = Table("""
        ankh  0,5 -
        row3  .  .  .  fish1-  .  .
        pile  wheat1-
    """)
    t.play("A refill")
    assert t.options == ["take 2,2", "take 3,3"]


def test_a_refill_that_brings_a_single_tile_leaves_that_one() -> None:  # P-TAKE-6, P-FILL-3
    t = Table("""
        ankh  0,5 -
        pile  wheat1-
    """)
    t.play("A refill")
    assert t.options == ["take 2,2"]


def test_a_centre_character_lets_the_taker_turn_the_ankh() -> None:  # P-TAKE-6, P-TAKE-4
    t = Table("""
        ankh  0,5 -
        pile  queen cattle1-
    """)
    t.play("""
        A refill
        A take 2,2
    """)
    assert t.asked == "A choose-orientation"
    assert t.options == ["turn -"]


def test_a_centre_tile_with_a_deben_gives_the_choice() -> None:  # P-TAKE-6, P-TAKE-5
    t = Table("""
        ankh  0,5 -
        pile  fish0|d cattle1-
    """)
    t.play("""
        A refill
        A take 2,2
    """)
    assert t.asked == "A keep-or-trade"


def test_after_a_refill_nothing_but_a_centre_tile_may_be_taken() -> None:  # P-TAKE-6
    t = Table("""
        ankh    0,5 -
        A hand  wheat1- wheat1| wheat1/ queen
        row1    .  fish1-  .  .  .  .
        pile    cattle1-
    """)
    t.play("A refill")
    assert t.options == ["take 2,2"]


def test_the_market_is_not_refilled_while_a_tile_lies_on_the_line() -> None:  # P-TAKE-6
    t = Table("""
        ankh  0,5 -
        row5  @  .  .  .  .  fish1-
        pile  wheat1-
    """)
    assert t.options == ["take 5,5"]


def test_selling_refills_nothing() -> None:  # P-TAKE-6
    t = Table("""
        ankh    0,5 -
        A hand  wheat1- wheat1| wheat1/
        pile    cattle1-
    """)
    t.play("A sell wheat wheat1- wheat1| wheat1/")
    assert t.pile == "cattle1-"
    assert t.market("2,2") == "."


def test_playing_a_character_refills_nothing() -> None:  # P-TAKE-6
    t = Table("""
        ankh    0,5 -
        A hand  high-priest
        pile    cattle1-
    """)
    t.play("A play high-priest")
    assert t.pile == "cattle1-"
    assert t.options == ["refill"]


def test_the_other_player_refills_a_line_left_empty() -> None:  # P-TAKE-6
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  .  .  .  .
        pile  cattle1-
    """)
    t.play("A take 1,0")
    assert t.asked == "B choose-action"
    assert t.options == ["refill"]


# The empty pile


def test_with_pile_and_line_empty_taking_is_not_allowed() -> None:  # P-TAKE-7
    t = Table("""
        ankh    0,0 -
        row1    fish1-  .  .  .  .  .
        A hand  queen
    """)
    assert t.options == ["play queen"]


def test_with_an_empty_pile_a_tile_on_the_line_can_be_taken() -> None:  # P-TAKE-7
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  queen
    """)
    assert t.options == ["take 1,0", "play queen"]


def test_in_a_pyramid_turn_a_tile_on_any_of_the_four_lines_can_be_taken() -> None:  # P-TAKE-7
    t = Table("""
        ask   A choose-pyramid-action
        ankh  0,0 -
        row1  fish1-  .  .  .  .  .
    """)
    assert t.options == ["take 0,1"]


def test_in_a_pyramid_turn_with_pile_and_four_lines_empty_taking_is_not_allowed() -> None:  # P-TAKE-7
    t = Table("""
        ask     A choose-pyramid-action
        ankh    0,0 -
        row1    .  .  fish1-  .  .  .
        A hand  queen
    """)
    assert t.options == ["play queen"]
