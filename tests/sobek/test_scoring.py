"""Scoring a round, the penalty of the most corrupt, and the end of the game."""

import pytest

from shedet.core.errors import IllegalAction
from shedet.core.rng import seeded
from shedet.games.sobek.game import GAME
from shedet.games.sobek.scoring import glyph_at, next_space, penalised, previous_space, set_points
from sobek_table import Table

# B takes the last card of the round; it is the only corruption unless something else is said.
LAST_CARD = "turn B\nqueue fish0"


def ended(position: str, round_number: int = 3, players: int = 2) -> Table:
    """A round that has ended without any horizontal sets."""
    t = Table(f"players {players}\nround {round_number}\n{LAST_CARD}\n{position}")
    t.play("B take 1")
    while t.asked.endswith("choose-horizontal"):
        t.play(f"{t.asked[0]} done")
    return t


# Sets


def test_a_set_scores_its_scarabs_times_its_cards() -> None:  # S-END-3
    assert set_points(5, 4) == 20
    t = Table(f"{LAST_CARD}\nA set marble marble2 marble2 marble0 high-priestess amulet")
    assert t.round_points("A") == 5 * 4


def test_a_set_without_scarabs_scores_nothing() -> None:  # S-END-3
    assert Table(f"{LAST_CARD}\nA set wheat wheat0 wheat0s merchant amulet").round_points("A") == 0


def test_each_set_scores_by_itself() -> None:  # S-END-3
    t = Table(f"""
        {LAST_CARD}
        A set ivory    ivory3 ivory3 queen
        A set wheat    wheat1 wheat0 wheat0 wheat0
        A set amulets  wheat1 wheat1 amulet amulet amulet
    """)
    assert t.round_points("A") == 6 * 3 + 1 * 4 + 2 * 5


def test_prosperity_counts_as_scarabs_of_its_set() -> None:  # S-END-3, S-EV-4
    t = Table(f"""
        {LAST_CARD}
        A set wheat    wheat1 wheat0 wheat0 wheat0
        A set fish     fish1 fish1 fish1
        A prosperity   wheat
    """)
    assert t.round_points("A") == (1 + 2) * 4 + 3 * 3


def test_a_horizontal_set_scores_its_scarabs_only() -> None:  # S-END-3
    t = Table(f"{LAST_CARD}\nround 3\nA hand ivory3 ivory3 ivory0 amulet")
    t.play("B take 1\nA set ivory ivory3 ivory3 ivory0 amulet\nA done")
    assert t.round_points("A") == 6
    assert t.scores == [6, 0]


def test_prosperity_does_not_reach_a_horizontal_set() -> None:  # S-END-3, S-END-1, S-EV-4
    t = Table(f"""
        {LAST_CARD}
        round         3
        A set wheat   wheat1 wheat0 wheat0
        A prosperity  wheat
        A hand        wheat1 wheat1 wheat1
    """)
    t.play("B take 1\nA set wheat wheat1 wheat1 wheat1\nA done")
    assert t.scores == [(1 + 2) * 3 + 3, 0]


def test_a_player_with_nothing_but_a_curse_may_be_the_most_corrupt() -> None:  # S-END-4, S-EV-3
    t = Table("""
        round        3
        turn         B
        queue        fish0
        A curses     1
        A set ivory  ivory3 ivory3 ivory0
        B hand       fish1 fish1
    """)
    t.play("B take 1\nB set fish fish1 fish1 fish0\nB done")
    assert t.scores == [11, 2]


def test_the_round_score_is_added_on_the_track() -> None:  # S-END-3
    t = ended("A score 17\nA set wheat wheat1 wheat1 wheat1\nB score 3\nB set fish fish1 fish1 fish1")
    assert t.scores == [26, 12]
    assert "A scores 9 in this round" in t.events("spectator")


def test_sets_are_not_scored_before_the_round_ends() -> None:  # S-END-3
    t = Table("queue fish0 fish0 fish0\nA set wheat wheat1 wheat1 wheat1")
    t.play("A take 1\nB take 1")
    assert t.scores == [0, 0]


# Who is penalised


def test_the_most_corrupt_is_penalised_and_nobody_else() -> None:  # S-END-4
    t = ended("""
        A set ivory   ivory3 ivory3 ivory0
        A corruption  wheat0 wheat0
        B set ebony   ebony2 ebony2 ebony0
    """)
    assert "A is the most corrupt and falls back to 11" in t.events("B")
    assert t.scores == [11, 12]


def test_a_curse_counts_as_two_cards() -> None:  # S-END-4, S-EV-3
    t = ended("""
        A set ivory   ivory3 ivory3 ivory0
        A curses      1
        B set ebony   ebony2 ebony2 ebony0
    """)
    assert "A has corruption 2 with 0 scarabs" in t.events("B")
    assert t.scores == [11, 12]


def test_of_several_with_the_most_the_one_with_more_scarabs_is_penalised() -> None:  # S-END-4
    t = ended(
        """
        A corruption  wheat1 wheat1 wheat1 wheat0 wheat0
        A curses      1
        A set ivory   ivory3 ivory3 ivory0
        B corruption  cattle1 cattle1 cattle0 cattle0 marble0 marble0
        B set ebony   ebony2 ebony2 ebony0
        C corruption  ivory3 marble2 marble2 marble2
        C set fish    fish1 fish1 fish1 fish1
        """,
        players=3,
    )
    assert t.corruption_value("A") == t.corruption_value("B") == 7
    assert t.scores == [11, 12, 16]


def test_curses_have_no_scarabs_in_a_tie() -> None:  # S-END-4, S-EV-3
    t = ended("""
        A curses      1
        A set ivory   ivory3 ivory3 ivory0
        B corruption  wheat1
        B set ebony   ebony2 ebony2 ebony0
    """)
    assert t.scores == [18, 8]


def test_all_are_penalised_who_tie_in_scarabs_as_well() -> None:  # S-END-4
    t = ended(
        """
        A corruption  wheat1 wheat1
        A set ivory   ivory3 ivory3 ivory0
        B corruption  ebony2
        B set ebony   ebony2 ebony2 ebony0
        C corruption  cattle1
        C set marble  marble2 marble2 marble2
        """,
        players=3,
    )
    assert t.scores == [11, 8, 18]


def test_of_three_who_tie_the_one_with_the_most_scarabs_pays_alone() -> None:  # S-END-4
    t = ended(
        """
        A corruption  wheat1
        A set ivory   ivory3 ivory3 ivory0
        B set ebony   ebony2 ebony2 ebony0
        C corruption  marble2
        C set marble  marble2 marble2 marble0
        """,
        players=3,
    )
    assert t.scores == [18, 12, 8]


def test_nobody_is_penalised_if_nobody_is_corrupt() -> None:  # S-END-4
    t = Table("""
        round        3
        turn         B
        queue        fish0
        A set ivory  ivory3 ivory3 ivory3
        B hand       fish1 fish1
        B set ebony  ebony2 ebony2 ebony2
    """)
    t.play("B take 1\nB set fish fish1 fish1 fish0\nB done")
    assert t.scores == [27, 18 + 2]
    assert not any("most corrupt" in told for told in t.events("A"))


def test_scarabs_in_the_pile_score_nothing() -> None:  # S-END-3
    assert ended("A corruption ivory3 ivory3 ivory3").scores == [0, 0]


# The penalty


def test_38_and_23_make_61_and_two_ankhs_back_is_52() -> None:  # S-END-5, S-END-3
    t = Table(f"""
        {LAST_CARD}
        round         3
        A score       38
        A set marble  marble2 marble2 marble0 high-priestess amulet
        A hand        wheat1 wheat1 wheat1 merchant
        A corruption  ebony0 ebony0
    """)
    t.play("B take 1\nA set wheat wheat1 wheat1 wheat1 merchant\nA done")
    assert "A scores 23 in this round" in t.events("B")
    assert t.scores == [52, 0]


def test_from_50_three_numerals_back_is_35() -> None:  # S-END-5
    t = ended("A score 14\nA set ivory ivory3 ivory3 ivory3 ivory0\nA corruption wheat0 wheat0")
    assert t.scores == [35, 0]
    assert penalised(61, 23) == 52
    assert penalised(50, 36) == 35


@pytest.mark.parametrize(("points", "score"), [(0, 61), (9, 61), (10, 59), (19, 59), (20, 52), (29, 52), (30, 48)])
def test_only_full_tens_of_the_round_score_count(points: int, score: int) -> None:  # S-END-5
    assert penalised(61, points) == score


def test_points_of_tokens_are_no_part_of_the_round_score() -> None:  # S-END-5, S-EV-6
    t = Table("""
        round         3
        queue         fish0
        tokens        deceit
        A hand        wheat1 wheat1 wheat1
        A corruption  ivory0 ivory0 ebony0 ebony0 marble0
    """)
    t.play("A set wheat wheat1 wheat1 wheat1\nA use deceit\nB take 1")
    assert t.scores == [5 + 9, 0]


def test_horizontal_sets_are_part_of_the_round_score() -> None:  # S-END-5, S-END-3
    t = Table(f"""
        {LAST_CARD}
        round         3
        A set wheat   wheat1 wheat1 wheat1
        A hand        fish1 fish1 fish1
        A corruption  ebony0 ebony0
    """)
    t.play("B take 1\nA set fish fish1 fish1 fish1\nA done")
    assert t.scores == [8, 0]
    assert penalised(12, 12) == 8


def test_the_symbol_is_that_of_the_space_the_marker_landed_on() -> None:  # S-END-5
    t = ended("A score 7\nA set wheat wheat1 wheat1 wheat1 wheat0\nA corruption ebony0 ebony0")
    assert t.scores == [17 + 2 - 7, 0]


def test_the_marker_never_goes_below_0() -> None:  # S-END-5
    assert penalised(3, 40) == 3
    for score in range(120):
        for points in range(score + 1):
            assert 0 <= penalised(score, points) <= score


def test_a_penalised_player_with_less_than_ten_points_loses_none() -> None:  # S-END-5
    assert ended("A score 30\nA set wheat wheat1 wheat1 wheat1\nA corruption ebony0 ebony0").scores == [39, 0]


# Above 100


def test_above_100_the_track_goes_round() -> None:  # S-END-6
    assert [glyph_at(score) for score in range(100, 120)] == [glyph_at(score) for score in range(20)]
    assert next_space(99, 1) == 101
    assert previous_space(101, 1) == 99


def test_a_penalty_may_go_back_across_100() -> None:  # S-END-6, S-END-5
    t = ended("A score 84\nA set marble marble2 marble2 marble0 amulet amulet\nA corruption ebony0 ebony0", 2)
    assert t.scores == [91, 0]
    assert t.round == 3


def test_scores_above_100_are_kept_as_they_are() -> None:  # S-END-6
    assert ended("A score 95\nA set wheat wheat1 wheat1 wheat1").scores == [104, 0]


# The end of the game


def test_the_game_is_over_after_the_third_round() -> None:  # S-END-8
    t = ended("A score 20\nB score 21")
    assert t.over
    assert t.winners == "B"
    assert t.asked == ""
    assert "the game ends" in t.events("A")
    with pytest.raises(IllegalAction, match="the game is over"):
        t.play("A take 1")


def test_after_the_second_round_more_than_100_end_the_game() -> None:  # S-END-8
    t = ended("A score 92\nA set wheat wheat1 wheat1 wheat1", 2)
    assert t.over
    assert t.scores == [101, 0]
    assert t.winners == "A"


def test_exactly_100_after_the_second_round_do_not_end_the_game() -> None:  # S-END-8
    t = ended("A score 91\nA set wheat wheat1 wheat1 wheat1", 2)
    assert not t.over
    assert t.round == 3


def test_more_than_100_before_the_penalty_do_not_end_the_game() -> None:  # S-END-8, S-END-5
    t = ended("A score 84\nA set ivory ivory3 ivory3 ivory0\nA corruption ebony0 ebony0", 2)
    assert t.scores == [96, 0]
    assert t.round == 3


def test_more_than_100_after_the_first_round_do_not_end_the_game() -> None:  # S-END-8
    t = ended("A score 120", 1)
    assert not t.over
    assert t.round == 2


def test_more_than_100_in_the_middle_of_a_round_do_not_end_the_game() -> None:  # S-END-8
    t = Table("""
        round         2
        queue         fish0 fish0
        tokens        deceit
        A score       100
        A hand        wheat1 wheat1 wheat1
        A corruption  ivory0
    """)
    t.play("A set wheat wheat1 wheat1 wheat1\nA use deceit")
    assert t.scores == [101, 0]
    assert t.asked == "B choose-action"


def test_a_tie_is_a_shared_victory() -> None:  # S-END-8
    t = ended("A score 40\nB score 12\nC score 40", players=3)
    assert t.winners == "AC"


def test_there_is_no_winner_while_the_game_goes_on() -> None:  # S-END-8
    assert ended("A score 40", 1).winners == ""


def test_the_winner_is_decided_after_the_penalty() -> None:  # S-END-8, S-END-5
    t = ended("A score 30\nA set ivory ivory3 ivory3 ivory0\nA corruption ebony0 ebony0\nB score 45")
    assert t.scores[0] < 45
    assert t.winners == "B"


def test_a_game_of_front_cards_has_three_rounds() -> None:  # S-END-8, S-END-7
    position = GAME.new(3, GAME.option_values({}), seeded("nile"))
    rounds = set()
    while not position.over:
        rounds.add(GAME.position_data(position)["round"])
        seat = int(position.asked()).bit_length() - 1
        texts = {GAME.action_text(action): action for action in GAME.legal_actions(position, seat)}
        answer = next(text for text in ("take 1", "done", "choose A") if text in texts)
        GAME.apply(position, seat, texts[answer])
        GAME.check_conserved(position)
    assert rounds == {1, 2, 3}
    assert GAME.winners(position) == 0b111
