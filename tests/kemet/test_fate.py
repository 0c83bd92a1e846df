"""The end of the night: markers return, the order of the next day, and the end of a game with a day limit."""

import pytest

from kemet_night import nightfall
from shedet.core.errors import IllegalAction

# Step 8: markers


def test_all_markers_return_silver_and_gold_too() -> None:  # K-NIGHT-8
    t = nightfall(
        """
        players 3
        A tiles act-of-god-red forced-march
        A pyramid A red 2
        A marks move1 recruit move2 power1 pray2 silver:pray1 gold
        A bought red
        B marks move1 pray1 pray2 build power1
        """
    )
    for seat in "ABC":
        assert t.seat(seat)["marks"] == t.seat(seat)["bought"] == []
    t.play("A slot 1\nB slot 2")
    assert {"mark move1", "silver move1", "gold forced-march"} <= set(t.options)


# Step 9: the order of the next day


def test_the_least_famous_chooses_first_and_the_last_gets_what_is_left() -> None:  # K-NIGHT-9
    t = nightfall("players 3\nA battle-fame 2\nB battle-fame 1\nC battle-fame 3")
    assert t.asked == "B choose-slot"
    assert t.options == ["slot 1", "slot 2", "slot 3"]
    t.play("B slot 3")
    assert t.asked == "A choose-slot"
    assert t.options == ["slot 1", "slot 2"]
    t.play("A slot 1")
    assert t.order == "ACB"
    assert t.day == 2
    assert t.asked == "A choose-action"


def test_of_equals_the_earlier_of_today_chooses_first() -> None:  # K-NIGHT-9
    t = nightfall("players 4\norder D B C A\nC battle-fame 1")
    for seat, slot in (("D", 4), ("B", 3), ("A", 2)):
        assert t.asked == f"{seat} choose-slot"
        t.play(f"{seat} slot {slot}")
    assert t.order == "CABD"


def test_all_kinds_of_fame_count_for_the_order() -> None:  # K-NIGHT-9, K-WIN-2
    t = nightfall("A domination 1\nB army T2W 1\nB army T3W 1")  # B gains another at night
    assert t.asked == "A choose-slot"
    t = nightfall("A tiles domination-red\nB prayer 7")
    assert t.asked == "B choose-slot"


def test_a_place_that_is_taken_is_not_free() -> None:  # K-NIGHT-9
    t = nightfall("players 3")
    t.play("A slot 2")
    assert t.data["slots"] == ["-", "A", "-"]
    with pytest.raises(IllegalAction, match="'slot 2' is not possible now for B"):
        t.play("B slot 2")


def test_the_next_day_begins_with_the_first_on_the_order_track_and_fresh_markers() -> None:  # K-NIGHT-9, K-DAY-1
    t = nightfall("players 3")
    t.play("A slot 3\nB slot 2")
    assert (t.order, t.day, t.phase, t.data["round"]) == ("CBA", 2, "day", 0)
    assert "Day 2 begins." in t.events("spectator")
    assert t.asked == "C choose-action"


def test_who_stands_on_nine_after_the_night_wins_when_their_turn_begins() -> None:  # K-WIN-1, K-NIGHT-3
    t = nightfall("A battle-fame 6\nA army T2W 1\nA army T3W 1")
    assert t.fame("A") == 9
    assert not t.over
    t.play("B slot 1")
    assert t.asked == "B choose-action"  # the others have a turn to stop it
    t = nightfall("A battle-fame 6\nA army T2W 1\nA army T3W 1")
    t.play("B slot 2")
    assert t.winners == "A"


# The table option of a day limit


def test_with_a_day_limit_the_game_ends_after_the_night_of_that_day() -> None:  # K-WIN-1
    """Nobody is asked for a place on the order track of a day that does not come. [K-NIGHT-10]"""
    t = nightfall("day 2\nA battle-fame 1", day_limit=2)
    assert t.over
    assert t.winners == "A"
    assert t.day == 2


def test_before_the_last_day_a_limit_changes_nothing() -> None:  # K-WIN-1
    t = nightfall("day 1\nA battle-fame 1", day_limit=2)
    t.play("B slot 1")
    assert not t.over
    assert t.day == 2


def test_the_last_night_still_gives_its_fame() -> None:  # K-WIN-1, K-NIGHT-3
    t = nightfall("B army S 2\nA battle-fame 1\nA tiles hand-of-god\nA pyramid A white 3", day_limit=1)
    t.play("B yes\nA raise A")
    assert t.winners == "A"
    assert (t.fame("A"), t.fame("B")) == (2, 1)


def test_if_several_have_the_most_fame_they_win_together_and_temples_break_no_tie() -> None:  # K-WIN-1
    t = nightfall("players 3\nA battle-fame 2\nB battle-fame 1\nB army T2W 5\nC battle-fame 1", day_limit=1)
    assert t.winners == "AB"


def test_with_no_fame_at_all_everybody_wins_at_the_limit() -> None:  # K-WIN-1
    t = nightfall("players 3", day_limit=1)
    assert t.winners == "ABC"


def test_nine_fame_at_the_limit_win_without_another_turn() -> None:  # K-WIN-1
    t = nightfall("A battle-fame 10\nB battle-fame 9", day_limit=1)
    assert t.winners == "A"


def test_without_a_limit_the_days_go_on() -> None:  # K-WIN-1
    t = nightfall("day 50\nA battle-fame 1")
    t.play("B slot 1")
    assert t.day == 51
