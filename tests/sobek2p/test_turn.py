"""The turn: one of three actions, and the first turn of the game."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table


def test_a_turn_is_taking_selling_or_playing_a_character() -> None:  # P-TURN-1
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  wheat1- wheat1| wheat0/ queen
    """)
    assert t.options == ["take 1,0", "sell wheat", "play queen"]


def test_there_is_no_passing() -> None:  # P-TURN-1
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  wheat1-
    """)
    assert t.options == ["take 1,0"]


def test_after_taking_it_is_the_others_turn() -> None:  # P-TURN-1
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  cattle1-  .  .  .
    """)
    t.play("A take 1,0")
    assert t.asked == "B choose-action"
    t.play("B take 2,0")
    assert t.over


def test_after_selling_it_is_the_others_turn() -> None:  # P-TURN-1
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  wheat1- wheat1| wheat0/
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.asked == "B choose-action"


def test_after_a_character_it_is_the_others_turn() -> None:  # P-TURN-1
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        A hand  queen
    """)
    t.play("A play queen")
    assert t.asked == "B choose-action"


def test_nobody_may_act_in_the_others_turn() -> None:  # P-TURN-1
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  .  .  .  .
    """)
    with pytest.raises(IllegalAction, match="B has nothing to decide now; it is up to A"):
        t.play("B take 1,0")


def test_the_table_says_whose_turn_it_is() -> None:  # P-TURN-1
    t = Table("""
        ankh  0,0 -
        row0  @  fish1-  cattle1-  .  .  .
    """)
    assert t.view("B")["turn"] == "A"
    t.play("A take 1,0")
    assert t.view("B")["turn"] == "B"


def test_the_first_turn_takes_one_of_the_four_centre_tiles() -> None:  # P-TURN-2
    t = Table("""
        row1  .  wheat1-  .          .         .  .
        row2  .  .        wheat0-s   fish0-s   .  .
        row3  .  .        cattle0|s  ivory0-s  .  .
    """)
    assert t.asked == "A choose-centre-tile"
    assert t.options == ["take 2,2", "take 3,2", "take 2,3", "take 3,3"]


def test_the_first_turn_can_neither_sell_nor_play() -> None:  # P-TURN-2
    t = Table("""
        row2    .  .  wheat0-s  fish0-s  .  .
        A hand  wheat1- wheat1| wheat0/ queen
    """)
    assert t.options == ["take 2,2", "take 3,2"]


def test_the_first_tile_places_and_turns_the_ankh() -> None:  # P-TURN-2
    t = Table("""
        row2  .  .  wheat0-s   fish0-s   .  .
        row3  .  .  cattle0|s  ivory0-s  .  .
    """)
    t.play("A take 2,3")
    assert t.ankh == "2,3 |"
    assert t.market("2,3") == "."
    assert t.hand("A") == "cattle0|s"


def test_the_first_tile_corrupts_nobody() -> None:  # P-TURN-2
    t = Table("""
        row2  .  .  wheat0-s   fish0-s   .  .
        row3  .  .  cattle0|s  ivory0-s  .  .
    """)
    t.play("A take 3,3")
    assert t.corruption("A") == ""


def test_after_the_first_turn_the_other_player_takes_from_the_ankhs_line() -> None:  # P-TURN-2, P-TAKE-1
    t = Table("""
        row2  .  .  wheat0-s   fish0-s   .  marble2-
        row3  .  .  cattle0|s  ivory0-s  .  .
    """)
    t.play("A take 2,2")
    assert t.asked == "B choose-action"
    assert t.options == ["take 3,2", "take 5,2"]
