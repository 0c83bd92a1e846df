"""The end of the game: when it comes, and what becomes of the tiles in hand."""

from sobek2p_table import Table

# Pile and market are empty, and A still holds a queen: once she is played B can do nothing.
LAST_QUEEN = "ankh 0,0 -"


def ended(position: str) -> Table:
    """A has played the queen for no effect, and B could do nothing."""
    t = Table(f"{LAST_QUEEN}\n{position}")
    t.play("A play queen")
    return t


# When


def test_a_player_who_can_do_nothing_ends_the_game_at_once() -> None:  # P-END-1
    t = ended("A hand queen")
    assert t.over
    assert t.asked == ""
    assert "B cannot act: the game ends" in t.events("spectator")


def test_it_ends_at_the_start_of_a_turn_and_not_before() -> None:  # P-END-1
    t = Table("""
        ankh    0,0 -
        row0    @  fish1-  .  .  .  .
        B hand  wheat1-
    """)
    assert not t.over
    t.play("A take 1,0")
    assert t.over


def test_a_character_in_hand_keeps_the_game_going() -> None:  # P-END-1
    t = ended("A hand queen\nB hand vizier")
    assert not t.over
    assert t.asked == "B choose-action"
    assert t.options == ["play vizier"]


def test_a_sellable_set_keeps_the_game_going() -> None:  # P-END-1
    t = ended("A hand queen\nB hand fish1- fish1| statue-")
    assert not t.over
    assert t.options == ["sell fish"]


def test_a_set_that_may_not_be_sold_yet_does_not() -> None:  # P-END-1, P-SELL-2
    assert ended("A hand queen\nB hand statue- statue| statue/").over


def test_jokers_for_a_type_laid_out_keep_the_game_going() -> None:  # P-END-1, P-SELL-2
    t = ended("A hand queen\nB hand statue- statue| statue/\nB laid fish fish1- fish1| fish1/")
    assert t.options == ["sell fish"]


def test_a_tile_on_the_line_keeps_the_game_going() -> None:  # P-END-1
    t = ended("row0 @ . . . . fish1-\nA hand queen")
    assert t.options == ["take 5,0"]


def test_a_tile_off_the_line_does_not() -> None:  # P-END-1
    assert ended("row1 fish1- . . . . .\nA hand queen").over


def test_the_pile_keeps_the_game_going() -> None:  # P-END-1
    t = Table("""
        ankh    0,0 -
        A hand  vizier
        pile    fish1-
    """)
    t.play("A play vizier")
    assert t.options == ["refill"]


def test_a_player_with_characters_alone_must_play_them_before_the_end() -> None:  # P-END-1
    t = Table("""
        ankh    0,0 -
        A hand  queen vizier
        B hand  high-priest
    """)
    t.play("""
        A play queen
        B play high-priest
        A play vizier
    """)
    assert t.over
    assert "B cannot act: the game ends" in t.events("A")


def test_a_pyramid_turn_goes_on_if_any_of_the_four_lines_has_a_tile() -> None:  # P-END-1
    t = Table("""
        ankh     0,0 -
        row5     .  .  .  .  .  fish1-
        A hand   wheat1- wheat1| wheat0/
        notches  pyramid
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal pyramid
    """)
    assert not t.over
    assert t.options == ["take 5,5"]


def test_an_ordinary_turn_in_the_same_position_ends_the_game() -> None:  # P-END-1
    t = Table("""
        ankh    0,0 -
        row5    .  .  .  .  .  fish1-
        A hand  wheat1- wheat1| wheat0/
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.over


def test_the_scribes_victim_lays_down_before_their_turn_can_end_the_game() -> None:  # P-END-1, P-CHAR-8
    t = Table("""
        ankh    0,0 -
        A hand  cattle-scribe
        B hand  wheat1- wheat1| fish1- fish1| ebony2- ebony2| queen
    """)
    t.play("A play cattle-scribe")
    assert t.asked == "B choose-discard"
    t.play("B discard queen")
    assert t.over


def test_nothing_more_can_be_played_after_the_end() -> None:  # P-END-1
    t = ended("A hand queen")
    assert t.options == []
    assert t.match.legal_actions(0) == t.match.legal_actions(1) == []


# Sets that could still be sold


def test_the_other_player_boxes_the_sets_they_could_still_sell() -> None:  # P-END-2, P-END-3
    """The rulebook's example: 3 wheat and the merchant are boxed, three other tiles corrupt."""
    t = Table("""
        ankh    0,0 -
        row0    @  ivory0/  .  .  .  .
        A hand  wheat1- wheat1| wheat0/ merchant marble2- thief
    """)
    t.play("A take 1,0")
    assert t.over
    assert {"wheat1-", "wheat1|", "wheat0/", "merchant"} <= set(t.box)
    assert set(t.corruption("A").split()) == {"marble2-", "ivory0/", "thief"}
    assert t.hand("A") == ""


def test_boxed_sets_score_nothing() -> None:  # P-END-2
    t = ended("A hand queen wheat1- wheat1| wheat1/\nA corruption fish1-")
    assert t.laid("A", "wheat") == ""
    assert t.points("A") == 0


def test_the_player_who_ends_the_game_has_no_set_to_box() -> None:  # P-END-2, P-END-3
    t = ended("A hand queen\nB hand fish1- fish1| wheat1-")
    assert t.corruption("B") == "wheat1- fish1- fish1|"


def test_a_joker_completes_the_set_that_boxes_most() -> None:  # P-END-2
    t = ended("A hand queen fish1- fish1| thief ebony2- ebony2| statue- marble2-")
    assert t.corruption("A") == "marble2-"


def test_two_jokers_complete_two_sets() -> None:  # P-END-2
    t = ended("A hand queen wheat1- wheat1| cattle1- cattle1| fish1- statue- architect")
    assert t.corruption("A") == "fish1-"


def test_one_joker_for_two_pairs_completes_one_of_them() -> None:  # P-END-2
    t = ended("A hand queen wheat1- wheat1| cattle1- cattle1| statue-")
    assert t.corruption_value("A") == 2


def test_two_jokers_rather_complete_the_pair_than_the_single_tile() -> None:  # P-END-2
    t = ended("A hand queen wheat1- cattle1- cattle1| statue- statue/")
    assert t.corruption("A") == "wheat1-"


def test_spare_jokers_go_with_any_set() -> None:  # P-END-2
    t = ended("A hand queen wheat1- wheat1| wheat0/ statue- statue/ architect")
    assert t.corruption("A") == ""


def test_jokers_with_no_set_to_join_corrupt() -> None:  # P-END-2, P-END-3
    t = ended("A hand queen statue- statue/ architect")
    assert t.corruption("A") == "statue- statue/ architect"


def test_three_jokers_could_be_sold_to_a_type_laid_out() -> None:  # P-END-2
    t = ended("A hand queen statue- statue/ architect\nA laid fish fish1- fish1| fish1/")
    assert t.corruption("A") == ""


def test_two_tiles_of_a_type_laid_out_are_still_no_set() -> None:  # P-END-2
    t = ended("A hand queen fish0/ fish0-s\nA laid fish fish1- fish1| fish1/")
    assert t.corruption("A") == "fish0/ fish0-s"


def test_characters_count_in_the_boxed_sets() -> None:  # P-END-2
    t = ended("A hand queen courtesan merchant wheat1- thief fish-scribe fish1-")
    assert t.corruption("A") == ""


def test_the_boxed_sets_are_shown_to_all() -> None:  # P-END-2, P-INFO-3
    t = ended("A hand queen wheat1- wheat1| wheat1/")
    assert "wheat1-: A hand → box" in t.events("spectator")


# The rest of the hands


def test_both_put_the_rest_of_their_hands_on_their_boards() -> None:  # P-END-3
    t = ended("A hand queen wheat1-\nA corruption fish1-\nB hand ebony2-\nB corruption marble2-")
    assert (t.hand("A"), t.hand("B")) == ("", "")
    assert t.corruption("A") == "wheat1- fish1-"
    assert t.corruption("B") == "ebony2- marble2-"


def test_tiles_left_in_the_market_are_nobodys() -> None:  # P-END-3
    t = ended("A hand queen\nrow1 . . fish1- . . .")
    assert t.market("2,1") == "fish1-"
    assert (t.corruption_value("A"), t.corruption_value("B")) == (0, 0)
