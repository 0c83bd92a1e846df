"""Scribes, who fill corruption boards, and priests, who empty them."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# Scribes


def test_the_scribe_makes_an_opponent_with_nine_tiles_lay_down_three() -> None:  # P-CHAR-8
    t = Table(f"""
        {MARKET}
        A hand  cattle-scribe
        B hand  wheat1- wheat1- wheat1| wheat1/ fish1- fish1| fish1/ ebony2- ebony2|
    """)
    t.play("A play cattle-scribe")
    assert t.asked == "B choose-discard"
    t.play("""
        B discard wheat1-
        B discard fish1/
        B discard ebony2|
    """)
    assert t.corruption("B") == "wheat1- fish1/ ebony2|"
    assert len(t.hand("B").split()) == 6


def test_the_victims_normal_turn_follows() -> None:  # P-CHAR-8
    t = Table(f"""
        {MARKET}
        A hand  fish-scribe
        B hand  wheat1- wheat1| cattle1- cattle1| fish1- fish1| ebony2-
    """)
    t.play("""
        A play fish-scribe
        B discard ebony2-
    """)
    assert t.asked == "B choose-action"
    assert t.options == ["take 1,0", "take 2,0"]


def test_the_victim_chooses_freely_among_goods_characters_and_jokers() -> None:  # P-CHAR-8
    t = Table(f"""
        {MARKET}
        A hand  cattle-scribe
        B hand  wheat0-s cattle1- fish1- ebony2- queen statue- architect
    """)
    t.play("A play cattle-scribe")
    assert t.options == [
        "discard wheat0-s",
        "discard cattle1-",
        "discard fish1-",
        "discard ebony2-",
        "discard queen",
        "discard statue-",
        "discard architect",
    ]


def test_an_opponent_with_exactly_six_tiles_lays_down_none() -> None:  # P-CHAR-8, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  cattle-scribe
        B hand  wheat1- wheat1| cattle1- cattle1| fish1- fish1|
    """)
    t.play("A play cattle-scribe")
    assert t.asked == "B choose-action"
    assert t.corruption("B") == ""


def test_the_scribes_own_hand_does_not_matter() -> None:  # P-CHAR-8
    t = Table(f"""
        {MARKET}
        A hand  cattle-scribe wheat1- wheat1| cattle1- cattle1| fish1- fish1| ebony2-
        B hand  ivory0/
    """)
    t.play("A play cattle-scribe")
    assert t.corruption("A") == ""
    assert t.asked == "B choose-action"


# High priest and high priestess


@pytest.mark.parametrize("priest", ["high-priest", "high-priestess"])
def test_both_priests_box_all_tiles_of_a_type_from_the_own_board(priest: str) -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        {priest}
        A corruption  fish1- fish0/ fish0-s wheat1-
    """)
    t.play(f"""
        A play {priest}
        A purge fish
    """)
    assert t.corruption("A") == "wheat1-"
    assert {"fish1-", "fish0/", "fish0-s"} <= set(t.box)
    assert t.asked == "B choose-action"


def test_the_characters_of_the_type_are_boxed_with_it() -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  fish1- thief fish-scribe cattle-scribe
    """)
    t.play("""
        A play high-priest
        A purge fish
    """)
    assert t.corruption("A") == "cattle-scribe"


def test_a_type_may_be_named_for_its_character_alone() -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  queen
    """)
    t.play("A play high-priest")
    assert t.options == ["purge ivory"]


def test_statues_and_the_architect_are_named_together() -> None:  # P-CHAR-9
    t = Table(rf"""
        {MARKET}
        A hand        high-priest
        A corruption  statue- statue\ statue\ architect wheat1-
    """)
    t.play("""
        A play high-priest
        A purge statue
    """)
    assert t.corruption("A") == "wheat1-"
    assert t.box.count("statue\\") == 2
    assert "architect" in t.box


def test_jokers_do_not_go_with_a_named_type() -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  statue- architect wheat1-
    """)
    t.play("""
        A play high-priest
        A purge wheat
    """)
    assert t.corruption("A") == "statue- architect"


def test_a_kind_that_is_there_must_be_named() -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  wheat1- queen architect
    """)
    t.play("A play high-priest")
    assert t.options == ["purge wheat", "purge ivory", "purge statue"]
    with pytest.raises(IllegalAction, match="'purge fish' is not possible"):
        t.play("A purge fish")


def test_the_opponents_board_is_not_touched() -> None:  # P-CHAR-9
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  wheat1-
        B corruption  wheat1|
    """)
    t.play("""
        A play high-priest
        A purge wheat
    """)
    assert t.corruption("B") == "wheat1|"


def test_an_empty_board_leaves_the_priest_without_effect() -> None:  # P-CHAR-9, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        high-priestess
        B corruption  wheat1|
    """)
    t.play("A play high-priestess")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_a_priest_does_not_remove_a_cobra() -> None:  # P-CHAR-9, P-PIR-8
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  wheat1-
        A pirogues    cobra2
    """)
    t.play("""
        A play high-priest
        A purge wheat
    """)
    assert t.corruption_value("A") == 2
