"""Corruption, points and the winner."""

from sobek2p_table import Table

ALL_DEBEN = "3 3 3 4 4 5 5 6 6 7 7 8 9"
THIRTY_FIVE_EACH = "A deben 5 6 7 8 9\nB deben 3 3 3 4 4 5 6 7"


def ended(position: str) -> Table:
    """A has played the queen for no effect, and B could do nothing."""
    t = Table(f"ankh 0,0 -\nA hand queen\n{position}")
    t.play("A play queen")
    assert t.over
    return t


# Corruption


def test_corruption_1_against_8_gives_3_deben() -> None:  # P-END-4
    t = ended("""
        A corruption  wheat1-
        B corruption  fish1- fish1| fish1/ fish0/ ebony2- ebony2| ebony2/ ebony0/
    """)
    assert (t.corruption_value("A"), t.corruption_value("B")) == (1, 8)
    assert len(t.deben("A")) == 3
    assert t.deben("B") == []


def test_the_less_corrupt_player_draws_one_deben() -> None:  # P-END-4
    t = ended("B corruption fish1-")
    assert (len(t.deben("A")), len(t.deben("B"))) == (1, 0)


def test_a_difference_of_two_gives_no_more_than_one() -> None:  # P-END-4
    t = ended("B corruption fish1- fish1|")
    assert len(t.deben("A")) == 1


def test_a_difference_of_three_gives_two() -> None:  # P-END-4
    t = ended("A corruption fish1- fish1| fish1/")
    assert (len(t.deben("A")), len(t.deben("B"))) == (0, 2)


def test_a_difference_of_five_still_gives_two_and_of_six_three() -> None:  # P-END-4
    five = ended("B corruption fish1- fish1| fish1/ fish0/ ebony2-")
    six = ended("B corruption fish1- fish1| fish1/ fish0/ ebony2- ebony2|")
    assert (len(five.deben("A")), len(six.deben("A"))) == (2, 3)


def test_with_equal_corruption_nobody_draws() -> None:  # P-END-4
    t = ended("A corruption wheat1-\nB corruption fish1-")
    assert (t.deben("A"), t.deben("B")) == ([], [])


def test_cobras_count_as_corruption() -> None:  # P-END-4, P-PIR-8
    t = ended("A corruption wheat1- wheat1| wheat0/\nB corruption fish1-\nB pirogues cobra1 cobra2")
    assert (t.corruption_value("A"), t.corruption_value("B")) == (3, 4)
    assert len(t.deben("A")) == 1


def test_the_tiles_left_in_hand_count_before_the_drawing() -> None:  # P-END-3, P-END-4
    t = ended("A hand wheat1- fish1-\nB corruption ebony2-")
    assert (t.corruption_value("A"), t.corruption_value("B")) == (2, 1)
    assert len(t.deben("B")) == 1


def test_scarabs_do_not_weigh_on_the_corruption_board() -> None:  # P-END-4
    t = ended("A corruption ivory3\\\nB corruption wheat0/")
    assert (t.corruption_value("A"), t.corruption_value("B")) == (1, 1)


def test_an_empty_bag_stops_the_drawing() -> None:  # P-END-4
    t = ended("""
        A deben       3 3 3 4 4 5 5 6 6 7 7 8
        A corruption  wheat1- wheat1| wheat0/ fish1- fish1| fish1/
    """)
    assert t.deben("B") == [9]
    assert t.bag == []


def test_the_drawn_deben_count_for_the_score() -> None:  # P-END-4, P-END-5
    t = ended("A deben 3 3 3 4 4 5 5 6 6 7 7 8\nA corruption wheat1-")
    assert t.points("B") == 9


def test_the_counted_corruption_is_told_to_all() -> None:  # P-END-4
    t = ended("B corruption fish1-\nB pirogues cobra2")
    assert "B has corruption 3" in t.events("spectator")


# Points


def test_4_ebony_with_6_scarabs_are_24_points() -> None:  # P-END-5
    t = ended("A laid ebony ebony2- ebony2| ebony2/ ebony0/")
    assert t.points("A") == 24


def test_3_cattle_with_1_scarab_and_a_harvest_are_9_points() -> None:  # P-END-5, P-PIR-6
    t = ended("A laid cattle cattle1- cattle0/ cattle0-s\nA harvest cattle")
    assert t.points("A") == 9


def test_deben_and_pirogues_of_the_example_are_24_points() -> None:  # P-END-5, P-PIR-2, P-PIR-3
    t = ended("A deben 3 5 7\nA pirogues seven two-and-deben")
    assert t.points("A") == 3 + 5 + 7 + 7 + 2 == 24


def test_the_three_examples_together_are_57_points() -> None:  # P-END-5
    t = ended("""
        A laid ebony   ebony2- ebony2| ebony2/ ebony0/
        A laid cattle  cattle1- cattle0/ cattle0-s
        A harvest      cattle
        A deben        3 5 7
        A pirogues     seven two-and-deben
    """)
    assert t.points("A") == 24 + 9 + 24
    assert "A scores 57" in t.events("spectator")


def test_every_type_is_scored_by_itself() -> None:  # P-END-5
    t = ended("A laid wheat wheat1- wheat1| wheat0/\nA laid ivory ivory3| ivory0/ ivory0-s")
    assert t.points("A") == 3 * 2 + 3 * 3


def test_jokers_and_characters_count_as_tiles_without_scarabs() -> None:  # P-END-5
    t = ended("A laid ivory ivory3| ivory3/ statue- statue/ architect")
    assert t.points("A") == 5 * 6
    t = ended("A laid fish fish1- thief fish-scribe")
    assert t.points("A") == 3 * 1


def test_a_joker_counts_for_the_type_it_lies_with_only() -> None:  # P-END-5
    t = ended("A laid wheat wheat1- wheat1| wheat0/\nA laid ebony ebony2- ebony2| statue-")
    assert t.points("A") == 3 * 2 + 3 * 4


def test_tiles_without_scarabs_are_worth_nothing_without_a_harvest() -> None:  # P-END-5
    t = ended(r"A laid wheat wheat0/ wheat0\ wheat0-s")
    assert t.points("A") == 0


def test_a_harvest_alone_gives_scarabs_to_a_type_without() -> None:  # P-END-5, P-PIR-6
    t = ended(r"A laid wheat wheat0/ wheat0\ wheat0-s" + "\nA harvest wheat wheat")
    assert t.points("A") == 3 * 4


def test_a_cobra_costs_no_points() -> None:  # P-END-5, P-PIR-8
    t = ended("A pirogues cobra1 cobra2")
    assert t.points("A") == 0


def test_corruption_itself_costs_no_points() -> None:  # P-END-5
    t = ended("A corruption wheat1- wheat1|\nA deben 3 4")
    assert t.points("A") == 7


# The winner


def test_most_points_win() -> None:  # P-END-6
    t = ended("A pirogues seven\nB deben 3\nA corruption wheat1-\nB corruption fish1-")
    assert (t.points("A"), t.points("B")) == (7, 3)
    assert t.winners == "A"


def test_more_points_win_even_with_more_corruption() -> None:  # P-END-6
    t = ended(f"A deben {ALL_DEBEN}\nA corruption wheat1- fish1-")
    assert (t.points("A"), t.points("B")) == (70, 0)
    assert t.winners == "A"


def test_a_tie_goes_to_the_lower_corruption() -> None:  # P-END-6
    t = ended(f"{THIRTY_FIVE_EACH}\nA corruption wheat1-")
    assert (t.points("A"), t.points("B")) == (35, 35)
    assert t.winners == "B"


def test_cobras_count_when_a_tie_is_broken() -> None:  # P-END-6, P-PIR-8
    t = ended(f"{THIRTY_FIVE_EACH}\nA corruption wheat1-\nB pirogues cobra2")
    assert t.winners == "A"


def test_a_second_tie_is_a_shared_victory() -> None:  # P-END-6
    t = ended("A corruption wheat1-\nB corruption fish1-")
    assert (t.points("A"), t.points("B")) == (0, 0)
    assert t.winners == "AB"


def test_nobody_has_won_while_the_game_goes_on() -> None:  # P-END-6
    t = Table("ankh 0,0 -\nrow0 @ fish1- . . . .\nA pirogues seven")
    assert t.winners == ""
