"""Selling a set, and looking into the notches afterwards."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# What makes a set


def test_three_tiles_of_one_type_make_a_set() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| wheat0/ fish1-
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.laid("A", "wheat") == "wheat1- wheat1| wheat0/"
    assert t.hand("A") == "fish1-"


def test_two_tiles_are_not_enough() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| fish1-
    """)
    assert t.options_with("sell") == []


def test_more_than_three_may_be_sold_at_once() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1- wheat1| wheat0/ wheat0/d
    """)
    t.play("A sell wheat wheat1- wheat1- wheat1| wheat0/ wheat0/d")
    assert t.laid("A", "wheat") == "wheat1- wheat1- wheat1| wheat0/ wheat0/d"


def test_starting_tiles_are_goods_like_any_other() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat0-s wheat0|s wheat1-
    """)
    t.play("A sell wheat wheat1- wheat0-s wheat0|s")
    assert t.laid("A", "wheat") == "wheat1- wheat0-s wheat0|s"


def test_two_types_do_not_make_a_set() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| wheat0/ fish1-
    """)
    with pytest.raises(IllegalAction):
        t.play("A sell wheat wheat1- wheat1| fish1-")


def test_a_set_that_cannot_be_finished_leaves_the_hand_as_it_was() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| wheat0/
    """)
    with pytest.raises(IllegalAction):
        t.play("A sell wheat wheat1- wheat1|")
    assert t.hand("A") == "wheat1- wheat1| wheat0/"
    assert t.asked == "A choose-action"


def test_a_character_counts_as_the_goods_it_shows() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  fish1- fish1| thief
    """)
    t.play("A sell fish fish1- fish1| thief")
    assert t.laid("A", "fish") == "fish1- fish1| thief"


def test_the_effect_of_a_sold_character_is_lost() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  fish1- fish1| thief
        B hand  wheat1-
    """)
    t.play("A sell fish fish1- fish1| thief")
    assert t.hand("A") == ""
    assert t.hand("B") == "wheat1-"
    assert "thief" not in t.box


def test_a_character_cannot_be_sold_as_other_goods() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| thief
    """)
    assert t.options_with("sell") == []


def test_statues_are_jokers() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  ebony2- ebony2| statue-
    """)
    t.play("A sell ebony ebony2- ebony2| statue-")
    assert t.laid("A", "ebony") == "ebony2- ebony2| statue-"


def test_the_architect_is_a_joker() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  ebony2- ebony2| architect
    """)
    t.play("A sell ebony ebony2- ebony2| architect")
    assert t.laid("A", "ebony") == "ebony2- ebony2| architect"


def test_one_tile_with_two_jokers_is_a_set() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  ivory3/ statue/ architect
    """)
    t.play("A sell ivory ivory3/ statue/ architect")
    assert t.laid("A", "ivory") == "ivory3/ statue/ architect"


def test_jokers_join_any_type_that_is_in_hand() -> None:  # P-SELL-1
    t = Table(f"""
        {MARKET}
        A hand  ivory3/ wheat1- statue/ statue-
    """)
    assert t.options_with("sell") == ["sell wheat", "sell ivory"]


# First and later sales


def test_a_first_sale_of_jokers_alone_is_not_allowed() -> None:  # P-SELL-2
    t = Table(rf"""
        {MARKET}
        A hand  statue- statue/ statue\ architect
    """)
    assert t.options_with("sell") == []


def test_a_first_sale_needs_one_tile_of_the_type() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand  fish1- statue- statue/ statue|
    """)
    t.play("A sell fish")
    assert t.options == ["add fish1-"]
    with pytest.raises(IllegalAction, match="'add statue-' is not possible"):
        t.play("A add statue-")


def test_a_character_of_the_type_will_do_in_a_first_sale() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand  thief statue- statue/
    """)
    t.play("A sell fish thief statue- statue/")
    assert t.laid("A", "fish") == "thief statue- statue/"


def test_two_characters_and_a_joker_are_a_first_sale() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand  merchant courtesan architect
    """)
    t.play("A sell wheat merchant courtesan architect")
    assert t.laid("A", "wheat") == "merchant courtesan architect"


def test_what_the_other_player_has_laid_out_does_not_count() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand       statue- statue/ statue|
        B laid fish  fish1- fish1| fish1/
    """)
    assert t.options_with("sell") == []


def test_a_later_sale_may_be_jokers_only() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand       statue- statue/ architect
        A laid fish  fish1- fish1| fish1/
    """)
    assert t.options_with("sell") == ["sell fish"]
    t.play("A sell fish statue- statue/ architect")
    assert t.laid("A", "fish") == "fish1- fish1| fish1/ statue- statue/ architect"


def test_jokers_only_may_join_goods_of_which_a_character_alone_lies_there() -> None:  # P-SELL-2
    t = Table(rf"""
        {MARKET}
        A hand       statue- statue/ statue|
        A laid fish  thief statue\ architect
    """)
    assert t.options_with("sell") == ["sell fish"]


def test_a_later_sale_needs_three_tiles_again() -> None:  # P-SELL-2
    t = Table(f"""
        {MARKET}
        A hand       fish1- statue-
        A laid fish  fish1| fish1/ fish0/
    """)
    assert t.options_with("sell") == []


def test_a_later_sale_joins_the_tiles_laid_out_before() -> None:  # P-SELL-2
    t = Table(rf"""
        {MARKET}
        A hand       fish1- fish1\ fish1\
        A laid fish  fish1| fish1/ fish0/
    """)
    t.play("A sell fish fish1- fish1\\ fish1\\")
    assert t.laid("A", "fish") == "fish1- fish1| fish1/ fish1\\ fish1\\ fish0/"
    assert t.points("A") == 6 * 5


def test_jokers_of_one_type_stay_with_it() -> None:  # P-SELL-2
    t = Table(rf"""
        {MARKET}
        A hand        fish1- fish1| statue\
        A laid wheat  wheat1- wheat1| statue\
    """)
    t.play("A sell fish fish1- fish1| statue\\")
    assert t.laid("A", "fish") == "fish1- fish1| statue\\"
    assert t.laid("A", "wheat") == "wheat1- wheat1| statue\\"


# What may be kept back


def test_tiles_of_the_type_may_be_kept_back() -> None:  # P-SELL-3
    t = Table(f"""
        {MARKET}
        A hand  fish1- fish1| fish1/ fish0/ thief
    """)
    t.play("A sell fish fish1- fish1/ thief")
    assert t.hand("A") == "fish1| fish0/"


def test_finishing_is_possible_from_three_tiles_on() -> None:  # P-SELL-3
    t = Table(f"""
        {MARKET}
        A hand  fish1- fish1| fish1/ fish0/
    """)
    t.play("""
        A sell fish
        A add fish1-
        A add fish1|
    """)
    assert "done" not in t.options
    t.play("A add fish1/")
    assert t.options == ["add fish0/", "done"]


def test_the_scarabs_do_not_matter() -> None:  # P-SELL-3
    t = Table(r"""
        ankh    0,0 -
        row0    @  marble2-  .  .  .  .
        A hand  fish0/ fish0\ fish0-s
    """)
    t.play(r"A sell fish fish0/ fish0\ fish0-s")
    assert t.laid("A", "fish") == "fish0/ fish0\\ fish0-s"
    assert t.points("A") == 0


# The notches


def test_after_a_sale_one_looks_at_all_pirogues_and_chooses_one() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  pyramid seven eye cobra1 cobra2
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.asked == "A choose-pirogue"
    assert t.options == ["reveal pyramid", "reveal seven", "reveal eye", "reveal cobra1", "reveal cobra2"]


def test_the_look_is_secret() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  seven eye
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.events("A") == ["A looks through: notches", "A sees seven", "A sees eye"]
    assert t.events("B") == ["A looks through: notches"]
    assert t.events("spectator") == ["A looks through: notches"]


def test_the_chosen_pirogue_is_shown_and_the_others_go_back() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  seven eye mummy
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal seven
    """)
    assert t.events("B") == ["A reveals seven"]
    assert t.notches == "eye mummy"


def test_two_pirogues_of_one_kind_are_one_choice() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  pyramid pyramid
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.options == ["reveal pyramid"]


def test_the_notches_are_never_refilled() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  seven
        supply   pyramid pyramid two-and-deben two-and-deben eye finger finger harvest harvest mummy cobra1 cobra2
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal seven
    """)
    assert t.notches == ""
    assert len(t.supply.split()) == 12


def test_with_empty_notches_a_sale_gives_no_pirogue() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| wheat0/
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.asked == "B choose-action"


def test_a_pirogue_must_be_chosen() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  cobra1
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.options == ["reveal cobra1"]


def test_a_pirogue_without_possible_effect_may_be_chosen() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand   ebony2- ebony2| ebony2/
        notches  harvest mummy seven
    """)
    t.play("""
        A sell ebony ebony2- ebony2| ebony2/
        A reveal mummy
    """)
    assert t.boxed_pirogues == "mummy"
    assert t.asked == "B choose-action"


def test_a_later_sale_looks_into_the_notches_again() -> None:  # P-SELL-4
    t = Table(f"""
        {MARKET}
        A hand       statue- statue/ statue|
        A laid fish  fish1- fish1| fish1/
        notches      seven
    """)
    t.play("A sell fish statue- statue/ statue|")
    assert t.asked == "A choose-pirogue"
