"""Playing a character: each of the ten, each choice it gives, and what happens when it can do nothing."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# Any character


def test_a_played_character_is_shown_and_boxed() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1-
    """)
    t.play("A play queen")
    assert t.events("B")[0] == "A plays queen"
    assert "queen" in t.box
    assert "queen" not in t.hand("A")


def test_a_character_may_be_played_for_no_effect() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  vizier
    """)
    t.play("A play vizier")
    assert t.events("B") == ["A plays vizier", "vizier: A hand → box", "without effect"]
    assert t.asked == "B choose-action"


def test_only_a_character_in_hand_may_be_played() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        wheat1-
        A corruption  queen
        A laid fish   thief fish1- fish1|
        B hand        vizier
    """)
    assert t.options_with("play") == []


def test_every_character_in_hand_may_be_played() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen vizier cattle-scribe fish-scribe thief merchant courtesan high-priest high-priestess architect
    """)
    assert t.options_with("play") == [
        "play queen",
        "play vizier",
        "play cattle-scribe",
        "play fish-scribe",
        "play thief",
        "play merchant",
        "play courtesan",
        "play high-priest",
        "play high-priestess",
        "play architect",
    ]


def test_playing_a_character_leaves_the_ankh_and_the_market_alone() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1-
    """)
    market = t.data["market"]
    t.play("A play queen")
    assert t.ankh == "0,0 -"
    assert t.data["market"] == market


# Architect


THREE_IN_SUPPLY = """
    boxed-pirogues  pyramid pyramid two-and-deben two-and-deben finger finger harvest harvest cobra1 cobra2
"""  # seven, eye and mummy are left


def test_the_architect_looks_at_three_pirogues_and_reveals_one() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("A play architect")
    assert t.asked == "A choose-shown-pirogue"
    assert t.options == ["reveal seven", "reveal eye", "reveal mummy"]
    t.play("A reveal seven")
    assert t.pirogues("A") == "seven"
    assert t.asked == "B choose-action"


def test_the_architects_other_pirogues_go_back_to_the_supply() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("""
        A play architect
        A reveal seven
    """)
    assert t.supply == "eye mummy"


def test_the_architects_pirogue_is_carried_out() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand        architect
        A corruption  wheat1- fish1-
    """)
    t.play("""
        A play architect
        A reveal mummy
    """)
    assert t.hand("A") == "wheat1- fish1-"


def test_the_architect_does_not_touch_the_notches() -> None:  # P-CHAR-2
    t = Table(f"""
        {MARKET}
        A hand   architect
        notches  seven eye
    """)
    t.play("A play architect")
    assert "reveal seven" not in t.options
    assert t.notches == "seven eye"


def test_the_architect_draws_three_of_the_eight_at_random() -> None:  # P-CHAR-2
    draws = set()
    for seed in range(12):
        t = Table(f"seed {seed}\n{MARKET}\nA hand architect\nnotches pyramid finger harvest two-and-deben cobra1")
        t.play("A play architect")
        draws.add(tuple(t.data["drawn_pirogues"]))
        assert len(t.data["drawn_pirogues"]) == 3
        assert len(t.supply.split()) == 5
    assert len(draws) > 3


def test_a_short_supply_shows_the_architect_what_is_left() -> None:  # P-CHAR-2, P-CHAR-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand      architect
        B pirogues  seven
    """)
    t.play("A play architect")
    assert t.options == ["reveal eye", "reveal mummy"]


def test_an_empty_supply_leaves_the_architect_without_effect() -> None:  # P-CHAR-2, P-CHAR-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand      architect
        B pirogues  seven
        notches     eye mummy
    """)
    t.play("A play architect")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_opponent_does_not_see_the_architects_three() -> None:  # P-CHAR-2, P-INFO-1
    t = Table(f"""
        {MARKET}
        {THREE_IN_SUPPLY}
        A hand  architect
    """)
    t.play("A play architect")
    assert t.view("A")["drawn_pirogues"] == ["seven", "eye", "mummy"]
    assert t.view("B")["drawn_pirogues"] == []
    assert "A sees seven" in t.events("A")
    assert "A sees seven" not in t.events("B")


# Queen


def test_the_queen_takes_the_top_three_tiles_of_the_pile() -> None:  # P-CHAR-3
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1- thief ivory0/
    """)
    t.play("A play queen")
    assert t.hand("A") == "wheat1- fish1- thief"
    assert t.pile == "ivory0/"


def test_the_queen_takes_fewer_from_a_short_pile() -> None:  # P-CHAR-3
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1-
    """)
    t.play("A play queen")
    assert t.hand("A") == "wheat1- fish1-"
    assert t.pile == ""


def test_the_queen_finds_nothing_in_an_empty_pile() -> None:  # P-CHAR-3, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
    """)
    t.play("A play queen")
    assert t.hand("A") == ""
    assert "without effect" in t.events("B")


def test_a_tile_with_a_deben_drawn_by_the_queen_gives_no_choice() -> None:  # P-CHAR-3, P-TAKE-5
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    fish0|d
    """)
    t.play("A play queen")
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_the_opponent_sees_only_the_backs_that_the_queen_draws() -> None:  # P-CHAR-3, P-INFO-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- thief
    """)
    t.play("A play queen")
    assert t.events("A")[-2:] == ["wheat1-: pile → A hand", "thief: pile → A hand"]
    assert t.events("B")[-2:] == ["a goods tile: pile → A hand", "a character tile: pile → A hand"]


# Vizier


def test_the_vizier_takes_a_tile_from_the_opponents_corruption_board() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- fish1- ebony2-
    """)
    t.play("A play vizier")
    assert t.options == ["claim wheat1-", "claim fish1-", "claim ebony2-"]
    t.play("A claim fish1-")
    assert t.hand("A") == "fish1-"
    assert t.corruption("B") == "wheat1- ebony2-"
    assert t.asked == "B choose-action"


def test_the_vizier_may_take_a_character() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- thief
    """)
    t.play("""
        A play vizier
        A claim thief
    """)
    assert t.hand("A") == "thief"


def test_the_vizier_must_take_a_tile_if_there_is_one() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1-
    """)
    t.play("A play vizier")
    assert t.options == ["claim wheat1-"]


def test_the_vizier_looks_at_the_whole_board_and_the_others_do_not() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- wheat1- fish1-
    """)
    t.play("A play vizier")
    assert t.view("A")["claimable"] == ["wheat1-", "wheat1-", "fish1-"]
    assert t.view("spectator")["claimable"] == []
    assert "A sees 2 × wheat1-" in t.events("A")
    assert t.events("spectator")[-1] == "A looks through: B corruption"


def test_the_vizier_finds_nothing_on_an_empty_board() -> None:  # P-CHAR-4, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        vizier
        A corruption  wheat1-
    """)
    t.play("A play vizier")
    assert "without effect" in t.events("B")
    assert t.corruption("A") == "wheat1-"


def test_a_cobra_is_no_tile_for_the_vizier() -> None:  # P-CHAR-4, P-PIR-8
    t = Table(f"""
        {MARKET}
        A hand      vizier
        B pirogues  cobra2
    """)
    t.play("A play vizier")
    assert t.asked == "B choose-action"
    assert t.pirogues("B") == "cobra2"


def test_a_tile_with_a_deben_claimed_by_the_vizier_gives_no_choice() -> None:  # P-CHAR-4, P-TAKE-5
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  fish0|d
    """)
    t.play("""
        A play vizier
        A claim fish0|d
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


# Thief


def test_the_thief_takes_a_character_or_a_goods_tile() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1- queen
    """)
    t.play("A play thief")
    assert t.options == ["steal goods", "steal character"]


def test_the_thief_takes_the_only_tile_of_the_named_kind() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1- fish1- queen
    """)
    t.play("""
        A play thief
        A steal character
    """)
    assert t.hand("A") == "queen"
    assert t.hand("B") == "wheat1- fish1-"


def test_the_thief_names_only_a_kind_that_is_there() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1-
    """)
    t.play("A play thief")
    assert t.options == ["steal goods"]


def test_characters_alone_can_be_stolen_as_characters_only() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  queen architect
    """)
    t.play("A play thief")
    assert t.options == ["steal character"]


def test_starting_tiles_and_statues_are_goods_for_the_thief() -> None:  # P-CHAR-5
    stolen = set()
    for seed in range(12):
        t = Table(f"seed {seed}\n{MARKET}\nA hand thief\nB hand wheat0-s statue- queen")
        t.play("A play thief\nA steal goods")
        stolen.add(t.hand("A"))
    assert stolen == {"wheat0-s", "statue-"}


def test_the_thief_takes_at_random_among_the_named_kind() -> None:  # P-CHAR-5
    stolen = set()
    for seed in range(16):
        t = Table(f"seed {seed}\n{MARKET}\nA hand thief\nB hand wheat1- queen vizier architect")
        t.play("A play thief\nA steal character")
        stolen.add(t.hand("A"))
    assert stolen == {"queen", "vizier", "architect"}


def test_an_empty_hand_gives_the_thief_nothing() -> None:  # P-CHAR-5, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  thief
    """)
    t.play("A play thief")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_thief_does_not_reach_the_corruption_board_or_laid_out_goods() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand        thief
        B corruption  wheat1-
        B laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("A play thief")
    assert t.asked == "B choose-action"


# Courtesan


def test_the_courtesan_adds_two_tiles_to_a_type_laid_out_before() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/ ebony2/ fish1-
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("A play courtesan")
    assert t.options == ["lay ebony2/", "lay ebony0/"]
    t.play("""
        A lay ebony2/
        A lay ebony0/
    """)
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ ebony0/ statue-"
    assert t.hand("A") == "fish1-"
    assert t.asked == "B choose-action"


def test_the_courtesan_may_stop_after_one_tile() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/ ebony2/
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("""
        A play courtesan
        A lay ebony2/
        A done
    """)
    assert t.hand("A") == "ebony0/"
    assert t.asked == "B choose-action"


def test_the_courtesan_must_add_one_if_she_can() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan ebony0/
        A laid ebony  ebony2- ebony2| statue-
    """)
    t.play("A play courtesan")
    assert t.options == ["lay ebony0/"]


def test_no_more_than_two_tiles_are_added() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- wheat1- wheat1|
        A laid wheat  wheat1/ wheat0/ statue-
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A lay wheat1-
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "wheat1|"


def test_the_courtesans_two_tiles_may_go_to_different_types() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- ebony0/
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A lay ebony0/
    """)
    assert t.laid("A", "wheat") == "wheat1- wheat1| wheat1/ wheat0/"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ ebony0/"


def test_jokers_and_characters_may_be_added_too() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan high-priest statue-
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("A play courtesan")
    assert t.options == ["lay high-priest", "lay statue- wheat", "lay statue- ebony"]
    t.play("""
        A lay high-priest
        A lay statue- wheat
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ statue-"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ high-priest"


def test_the_architect_may_be_added_as_a_joker() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan architect
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("""
        A play courtesan
        A lay architect wheat
        A done
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ architect"


def test_two_equal_statues_may_go_to_two_types() -> None:  # P-CHAR-6
    t = Table(rf"""
        {MARKET}
        A hand        courtesan statue\ statue\
        A laid wheat  wheat1/ wheat0/ wheat1|
        A laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play(r"""
        A play courtesan
        A lay statue\ wheat
        A lay statue\ ebony
    """)
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/ statue\\"
    assert t.laid("A", "ebony") == "ebony2- ebony2| ebony2/ statue\\"


def test_a_type_not_laid_out_cannot_be_added_to() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1- ebony2-
        A laid wheat  wheat1/ wheat0/ wheat1|
        B laid ebony  ebony2/ ebony2| ebony0/
    """)
    t.play("A play courtesan")
    assert t.options == ["lay wheat1-"]


def test_the_courtesan_gives_no_pirogue() -> None:  # P-CHAR-6
    t = Table(f"""
        {MARKET}
        A hand        courtesan wheat1-
        A laid wheat  wheat1/ wheat0/ wheat1|
        notches       seven
    """)
    t.play("""
        A play courtesan
        A lay wheat1-
        A done
    """)
    assert t.asked == "B choose-action"
    assert t.notches == "seven"


def test_nothing_laid_out_leaves_the_courtesan_without_effect() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  courtesan wheat1- statue-
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_no_fitting_tile_leaves_the_courtesan_without_effect() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(rf"""
        {MARKET}
        A hand        courtesan marble0| marble0\
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.hand("A") == "marble0| marble0\\"


def test_the_courtesan_does_not_lay_herself() -> None:  # P-CHAR-6, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        courtesan
        A laid wheat  wheat1/ wheat0/ wheat1|
    """)
    t.play("A play courtesan")
    assert t.laid("A", "wheat") == "wheat1| wheat1/ wheat0/"
    assert "courtesan" in t.box


# Merchant


def test_the_merchant_takes_any_tile_of_the_market() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  .  .  .
        row4    .  .  .  ebony2-  .  .
        row5    queen  .  .  .  .  fish1-
        A hand  merchant
    """)
    t.play("A play merchant")
    assert t.options == ["take 1,0", "take 3,4", "take 0,5", "take 5,5"]
    t.play("A take 5,5")
    assert t.hand("A") == "fish1-"
    assert t.market("5,5") == "."
    assert t.asked == "B choose-action"


def test_the_ankh_does_not_move_for_the_merchant() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish1|  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.ankh == "0,0 -"


def test_the_merchant_brings_no_corruption() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish1|  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.corruption("A") == ""
    assert t.market("1,0") == "marble2-"


def test_a_deben_tile_taken_by_the_merchant_gives_no_choice() -> None:  # P-CHAR-7, P-TAKE-5
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish0|d  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_a_character_taken_by_the_merchant_does_not_turn_the_ankh() -> None:  # P-CHAR-7, P-TAKE-4
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  queen  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.asked == "B choose-action"
    assert t.ankh == "0,0 -"
    assert t.hand("A") == "queen"


def test_the_merchant_refills_nothing() -> None:  # P-CHAR-7, P-TAKE-6
    t = Table("""
        ankh    0,0 -
        row5    fish1-  .  .  .  .  .
        A hand  merchant
        pile    wheat1-
    """)
    t.play("""
        A play merchant
        A take 0,5
    """)
    assert t.pile == "wheat1-"
    assert t.market("2,2") == "."


def test_an_empty_market_leaves_the_merchant_without_effect() -> None:  # P-CHAR-7, P-CHAR-1
    t = Table("""
        ankh    0,0 -
        A hand  merchant
        pile    wheat1-
    """)
    t.play("A play merchant")
    assert "without effect" in t.events("B")
    assert t.options == ["refill"]


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
