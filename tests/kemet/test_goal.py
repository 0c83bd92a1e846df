"""The goal: nine fame at the start of a turn, or the most when the agreed days are over."""

from kemet_table import Table


def last_round(position: str, **options: int) -> Table:
    """A and B have one marker left each; any field may take it."""
    return Table(
        f"""
        phase day 4 0
        A marks move1 build power1 power2
        B marks move1 build power1 power2
        {position}
        """,
        seed="0",
        **options,
    )


# Nine fame


def test_who_starts_a_turn_with_9_fame_has_won() -> None:  # K-WIN-1
    t = Table("B battle-fame 9")
    t.play("A mark pray1; end")
    assert t.over
    assert t.winners == "B"
    assert t.asked == ""


def test_8_fame_are_not_enough() -> None:  # K-WIN-1
    t = Table("B battle-fame 8")
    t.play("A mark pray1; end")
    assert not t.over


def test_who_reaches_9_has_to_wait_for_the_next_turn() -> None:  # K-WIN-1
    t = Table("""
        A battle-fame 8
        A army FW1 3
    """)
    t.play("A mark move1; go FW1; take 3; go T2W; done")
    assert t.fame("A") == 9
    t.play("A end")
    assert t.asked == "B choose-action"
    t.play("B mark pray1; end")
    assert t.winners == "A"


def test_the_others_have_a_turn_to_take_the_ninth_fame_away() -> None:  # K-WIN-1, K-WIN-2
    t = Table("""
        A battle-fame 8
        A army FW1 1
        B hand raining-fire
    """)
    t.play("""
        A mark move1; go FW1; take 1; go T2W; done; end
        B play raining-fire; go T2W
    """)
    assert t.fame("A") == 8
    t.play("B mark pray1; end")
    assert t.asked == "A choose-action"


def test_as_much_fame_as_another_does_not_hinder() -> None:  # K-WIN-1
    t = Table("""
        A battle-fame 9
        B battle-fame 9
    """)
    t.play("A mark pray1; end")
    assert t.winners == "B"


def test_nobody_wins_while_somebody_has_more() -> None:  # K-WIN-1
    t = Table("""
        players 3
        A battle-fame 10
        B battle-fame 9
    """)
    t.play("A mark pray1; end")
    assert t.asked == "B choose-action"
    t.play("B mark pray1; end\nC mark pray1; end")
    assert t.winners == "A"


def test_the_first_turn_of_a_day_is_a_start_of_a_turn() -> None:  # K-WIN-1
    t = last_round("B battle-fame 9\norder B A")
    t.play("B mark pray1; end\nA mark pray1; end")
    assert t.asked == "A choose-slot"
    t.play("A slot 2")
    assert t.winners == "B"


# A limit of days


def test_there_is_no_limit_of_days_unless_agreed_on() -> None:  # K-WIN-1
    t = last_round("day 30\nA battle-fame 2")
    t.play("A mark pray1; end\nB mark pray1; end\nB slot 1")
    assert not t.over
    assert t.day == 31


def test_with_a_limit_the_most_famous_wins_after_the_night_of_the_last_day() -> None:  # K-WIN-1
    t = last_round("day 3\nA battle-fame 2\nB battle-fame 1", day_limit=3)
    t.play("A mark pray1; end\nB mark pray1; end")
    assert t.over
    assert t.winners == "A"


def test_before_the_last_day_the_limit_does_nothing() -> None:  # K-WIN-1
    t = last_round("day 2\nA battle-fame 2", day_limit=3)
    t.play("A mark pray1; end\nB mark pray1; end\nB slot 1")
    assert not t.over


def test_fame_of_the_last_night_counts() -> None:  # K-WIN-1, K-NIGHT-3
    position = "day 3\nA battle-fame 2\nB battle-fame 0\nB army T2W 1\nB army T3W 1"
    t = last_round(position, day_limit=3)
    t.play("A mark pray1; end\nB mark pray1; end")
    assert t.fame("B") == 3
    assert t.winners == "B"


def test_with_equal_fame_they_win_together_and_temples_break_no_tie() -> None:  # K-WIN-1
    t = last_round("day 3\nA battle-fame 2\nB battle-fame 1\nB army T2W 1", day_limit=3)
    t.play("A mark pray1; end\nB mark pray1; end")
    assert t.winners == "AB"


# Kinds of fame


def test_fame_of_battles_and_domination_is_permanent() -> None:  # K-WIN-2
    t = Table("""
        A battle-fame 2
        A domination 3
        A tiles domination-red
    """)
    assert t.fame("A") == 6
    assert t.seat("A")["fame"]["permanent"] == 6


def test_fame_of_a_temple_is_lost_when_its_holder_leaves() -> None:  # K-WIN-2, K-MOVE-7
    t = Table("A army T2W 3\nA battle-fame 1")
    assert t.fame("A") == 2
    t.play("A mark move1; go T2W; take 3; go FW1; done")
    assert t.fame("A") == 1
