"""The day: turns, markers, the rule of balance, silver and gold, prayers, cards of the day."""

from itertools import combinations

import pytest

from kemet_table import Table
from shedet.core.errors import IllegalAction
from shedet.games.kemet.components import FIELD_NAMES, FIELD_TABLE

SILVER = "players 3\nA tiles act-of-god-red"
FIFTH_TURN = "phase day 4 0"


def rows(fields: set[str]) -> set[int]:
    return {FIELD_TABLE[FIELD_NAMES.index(field)].row for field in fields}


# Turns


def test_turns_go_in_player_order() -> None:  # K-DAY-1
    t = Table("players 3\norder C A B")
    for seat in "CABC":
        assert t.asked == f"{seat} choose-action"
        free = next(option for option in t.options_with("mark") if "pray" in option)
        t.play(f"{seat} {free}; end")


def test_everybody_places_five_markers_a_day() -> None:  # K-DAY-1
    t = Table("A army W1A 5\nB army W3A 5")
    for field in ("pray1", "pray2", "move1; done", "move2; done", "recruit; done"):
        for seat in "AB":
            assert t.asked == f"{seat} choose-action"
            t.play(f"{seat} mark {field}; end")
    assert t.phase == "night"
    assert len(t.seat("A")["marks"]) == len(t.seat("B")["marks"]) == 0  # taken back
    assert t.asked == "A choose-slot"


def test_nobody_may_pass() -> None:  # K-DAY-1
    t = Table("players 2")
    assert "end" not in t.options
    with pytest.raises(IllegalAction, match=r"First place your marker.*K-DAY-1"):
        t.play("A end")


def test_one_marker_a_turn() -> None:  # K-DAY-1
    t = Table("A prayer 3")
    t.play("A mark pray1")
    assert t.options == ["end"]
    with pytest.raises(IllegalAction, match=r"You have already placed your marker for this turn\. \[K-DAY-1\]"):
        t.play("A mark pray2")
    t.play("A end")
    assert t.asked == "B choose-action"


def test_a_field_takes_one_marker() -> None:  # K-DAY-1
    t = Table("A marks pray1")
    assert "mark pray1" not in t.options
    with pytest.raises(IllegalAction, match=r"There is already a marker on pray1\. \[K-DAY-1\]"):
        t.play("A mark pray1")


@pytest.mark.parametrize("field", ["move1", "recruit", "move2", "build", "power1"])
def test_a_field_may_be_taken_without_effect(field: str) -> None:  # K-DAY-1
    t = Table("A army W1A 5\nA pyramid A red 1")
    t.play(f"A mark {field}; done")
    assert t.seat("A")["marks"] == [field]
    assert (t.prayer("A"), t.supply("A")) == (7, 7)
    assert t.options == ["end"]


def test_a_move_without_an_army_is_over_at_once() -> None:  # K-DAY-1, K-MOVE-1
    t = Table("A prayer 3")
    t.play("A mark move1")
    assert t.options == ["end"]


def test_recruiting_without_supply_and_building_without_prayer_do_nothing() -> None:  # K-DAY-1
    t = Table("""
        A prayer 0
        A army W1A 5
        A army W1B 5
        A army FW1 2
    """)
    t.play("A mark recruit")
    assert t.options == ["done"]
    t.play("A done; end\nB mark pray1; end\nA mark build")
    assert t.options == ["done"]


# Prayer


def test_praying_brings_two_prayer_points_on_either_field() -> None:  # K-PRAY-1
    for field in ("pray1", "pray2"):
        t = Table("A prayer 3")
        t.play(f"A mark {field}")
        assert t.prayer("A") == 5


def test_what_goes_beyond_11_is_lost() -> None:  # K-PRAY-1, K-SET-3
    t = Table("A prayer 11")
    t.play("A mark pray1")
    assert t.prayer("A") == 11


def test_with_priest_praying_brings_three() -> None:  # K-PRAY-1
    t = Table("A prayer 3\nA tiles priest")
    t.play("A mark pray1")
    assert t.prayer("A") == 6


def test_with_reinforcement_prayer_it_also_places_a_soldier_in_the_city() -> None:  # K-PRAY-1, K-RECR-1
    t = Table("""
        A tiles reinforcement-prayer
        A army W1A 5
        B army W1B 1
    """)
    t.play("A mark pray1")
    assert t.options == ["put W1C"]
    t.play("A put W1C")
    assert t.armies("A") == {"W1A": "5", "W1C": "1"}
    assert t.prayer("A") == 9


# Balance


@pytest.mark.parametrize("placed", range(5))
def test_a_marker_goes_wherever_all_rows_can_still_be_filled(placed: int) -> None:  # K-DAY-2
    for fields in map(set, combinations(FIELD_NAMES, placed)):
        if 3 - len(rows(fields)) > 5 - placed:
            continue  # cannot have come about
        t = Table(f"""
            players 3
            phase day {placed} 0
            A marks {" ".join(fields)}
            A pyramid A red 1
            A pyramid B blue 1
            A pyramid C white 1
        """)
        fitting = [f for f in FIELD_NAMES if f not in fields and 3 - len(rows(fields | {f})) <= 4 - placed]
        assert t.options_with("mark") == [f"mark {field}" for field in fitting]


def test_the_last_marker_fills_the_row_that_is_empty() -> None:  # K-DAY-2
    t = Table(f"{FIFTH_TURN}\nA marks power1 pray2 build pray1")
    assert t.options == ["mark move1", "mark recruit"]
    with pytest.raises(IllegalAction, match=r"After power2 not every row could get a marker today\. \[K-DAY-2\]"):
        t.play("A mark power2")


def test_a_silver_marker_that_is_still_to_come_counts() -> None:  # K-DAY-2
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks power1 pray2 build pray1")
    assert t.options_with("mark") == ["mark move1", "mark recruit", "mark move2", "mark power2"]


def test_a_silver_marker_that_is_owed_must_be_played() -> None:  # K-DAY-2, K-DAY-3
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks power1 pray2 build pray1")
    t.play("A mark power2; done")
    assert t.options == ["silver move1", "silver recruit"]
    with pytest.raises(IllegalAction, match=r"if otherwise a row would stay empty\. \[K-DAY-1, K-DAY-2\]"):
        t.play("A end")
    t.play("A silver move1; end")
    assert t.asked == "B choose-action"


def test_the_silver_marker_may_pay_the_debt_before_the_regular_one() -> None:  # K-DAY-2, K-DAY-3
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks power1 pray2 build pray1")
    t.play("A silver recruit; done")
    assert t.options_with("mark") == ["mark move1", "mark move2", "mark power2"]


def test_with_two_empty_rows_both_markers_are_bound() -> None:  # K-DAY-2
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks power1 power2 power3 pray2")
    assert t.options_with("silver") == [
        "silver move1",
        "silver recruit",
        "silver move2",
        "silver build",
        "silver pray1",
    ]
    t.play("A silver pray1")
    assert t.options_with("mark") == ["mark move1", "mark recruit"]


def test_before_the_last_turn_the_silver_marker_may_wait() -> None:  # K-DAY-2
    t = Table(f"{SILVER}\nphase day 3 0\nA marks power1 power2 pray2")
    t.play("A mark power3; done")
    assert "end" in t.options


def test_a_silver_marker_that_was_used_counts_no_more() -> None:  # K-DAY-2
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks silver:power3 power1 pray2 build pray1")
    assert t.options == ["mark move1", "mark recruit"]


def test_a_silver_marker_fills_a_row_like_any_other() -> None:  # K-DAY-2
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks silver:move1 power1 pray2 build pray1")
    assert t.options == ["mark recruit", "mark move2", "mark power2"]


def test_a_silver_marker_that_is_not_bought_yet_does_not_count() -> None:  # K-DAY-2
    t = Table(f"""
        players 3
        {FIFTH_TURN}
        A pyramid A red 4
        A marks move1 recruit power2 pray2
    """)
    assert t.options == ["mark move2", "mark build", "mark pray1"]


def test_the_golden_marker_never_counts() -> None:  # K-DAY-2
    t = Table(f"A tiles forced-march\n{FIFTH_TURN}\nA marks power1 pray2 build pray1")
    assert t.options_with("mark") == ["mark move1", "mark recruit"]


# Silver


def test_silver_is_one_more_action_after_the_regular_one() -> None:  # K-DAY-3
    t = Table(f"{SILVER}\nA prayer 0")
    t.play("A mark pray1; silver pray2")
    assert t.prayer("A") == 4
    assert t.seat("A")["marks"] == ["pray1", "silver:pray2"]
    assert t.options == ["end"]


def test_silver_may_come_before_the_regular_marker_which_is_still_due() -> None:  # K-DAY-3
    t = Table(f"{SILVER}\nA prayer 0")
    t.play("A silver pray1")
    assert "end" not in t.options
    t.play("A mark pray2; end")
    assert t.prayer("A") == 4
    assert t.asked == "B choose-action"


def test_silver_goes_on_any_free_field_but_not_on_a_taken_one() -> None:  # K-DAY-3
    t = Table(f"{SILVER}\nA marks recruit\nA pyramid A red 1")
    free = ["move1", "move2", "build", "pray1", "power1", "power2", "pray2"]
    assert t.options_with("silver") == [f"silver {field}" for field in free]


def test_silver_once_a_day() -> None:  # K-DAY-3
    t = Table(f"{SILVER}\nA marks silver:pray1 pray2")
    assert t.options_with("silver") == []
    with pytest.raises(IllegalAction, match=r"You need the tile Act of God .* once a day\. \[K-DAY-3\]"):
        t.play("A silver recruit")


def test_nobody_has_silver_without_act_of_god() -> None:  # K-DAY-3
    with pytest.raises(IllegalAction, match="You need the tile Act of God"):
        Table("players 3").play("A silver pray1")


def test_unused_silver_and_gold_lapse_with_the_day_and_come_back_with_the_next() -> None:  # K-DAY-3
    t = Table(f"""
        players 3
        {FIFTH_TURN}
        A tiles act-of-god-red forced-march
        A marks move1 build power1 pray2
        B marks move1 build power1 pray2
        C marks move1 build power1 pray2
    """)
    t.play("A mark pray1; end\nB mark pray1; end\nC mark pray1; end")
    t.play("A slot 1\nB slot 2")
    assert t.asked == "A choose-action"
    assert "silver pray1" in t.options
    assert "gold forced-march" in t.options


def test_the_silver_marker_gives_no_sixth_turn() -> None:  # K-DAY-1, K-DAY-3
    t = Table(f"{SILVER}\n{FIFTH_TURN}\nA marks move1 build power1 pray2")
    t.play("A silver pray1; mark recruit; done; end")
    assert t.asked == "B choose-action"


# Gold


def test_gold_before_or_after_the_regular_marker() -> None:  # K-DAY-3
    for moves in ("gold forced-march; done; mark pray1", "mark pray1; gold forced-march; done"):
        t = Table("A tiles forced-march\nA army W1A 5")
        t.play(f"A {moves}")
        assert t.options == ["end"]
        assert t.seat("A")["marks"] == ["pray1", "gold"]


def test_all_three_markers_may_fall_in_one_turn() -> None:  # K-DAY-3
    t = Table("""
        players 3
        A tiles act-of-god-red forced-march
        A army W1A 5
        A prayer 0
    """)
    t.play("A silver pray1; gold forced-march; go W1A; take 5; go FW1; done; mark pray2")
    assert t.prayer("A") == 4
    assert t.armies("A") == {"FW1": "5"}
    assert t.options == ["end"]


def test_one_gold_action_a_day_however_many_gold_tiles() -> None:  # K-DAY-3
    t = Table("players 3\nA tiles surprise-attack divine-will forced-march\nA army W1A 5")
    actions = ["surprise-attack", "divine-will move", "divine-will recruit", "forced-march"]
    assert t.options_with("gold") == [f"gold {action}" for action in actions]
    t.play("A gold divine-will recruit; put W1B; done")
    assert t.armies("A") == {"W1A": "5", "W1B": "1"}
    assert t.options_with("gold") == []
    with pytest.raises(IllegalAction, match=r"can place it once a day\. \[K-DAY-3\]"):
        t.play("A gold forced-march")


def test_surprise_attack_is_a_move_that_ignores_walls() -> None:  # K-DAY-3, K-MOVE-5
    t = Table("A tiles surprise-attack god-speed god-speed\nA army T2W 3")
    t.play("A gold surprise-attack; go T2W; take 3; go FW3; go W3A; done")
    assert t.army("W3A") == "A 3"


def test_without_a_gold_tile_there_is_no_gold() -> None:  # K-DAY-3
    with pytest.raises(IllegalAction, match="You need a gold tile for the gold marker"):
        Table("A army W1A 5").play("A gold forced-march")


# Markers gained in a turn


def test_a_silver_marker_bought_in_a_turn_may_be_used_in_it() -> None:  # K-DAY-3
    t = Table("players 3\nA pyramid A red 4")
    assert t.options_with("silver") == []
    t.play("A mark power1; buy act-of-god-red; silver pray1")
    assert t.prayer("A") == 7 - 4 + 2


def test_a_golden_marker_bought_in_a_turn_may_be_used_in_it() -> None:  # K-DAY-3
    t = Table("A pyramid A black 3\nA army W1B 2")
    t.play("A mark power1; buy forced-march; gold forced-march; go W1B; take 2; go FW1; done; end")
    assert t.armies("A") == {"FW1": "2"}
    assert t.asked == "B choose-action"


# Cards of the day


HAND = "A hand prayer swiftness war-rage"


@pytest.mark.parametrize(
    "moves",
    [
        "",
        "mark power1",
        "mark build",
        "mark recruit",
        "mark recruit; put W1B",
        "mark move1",
        "mark move1; go W1A; take 5",
        "mark move1; go W1A; take 5; go FW1",
        "mark pray1",
    ],
)
def test_a_day_card_may_be_played_at_any_time_in_ones_turn(moves: str) -> None:  # K-DAY-4
    t = Table(f"A army W1A 5\nA pyramid A red 1\nA prayer 3\n{HAND}")
    if moves:
        t.play(f"A {moves}")
    before, asked = t.prayer("A"), t.asked
    t.play("A play prayer")
    assert t.prayer("A") == before + 2
    assert t.asked == asked
    assert t.discards == ["prayer"]


def test_not_in_a_battle() -> None:  # K-DAY-4
    t = Table(f"A army W1A 5\nB army FW1 2\n{HAND}\nB hand prayer")
    t.play("A mark move1; go W1A; take 5; go FW1")
    t.play("A active 3s2d; discard 5s")
    assert t.options_of("A") == ["done", "play war-rage"]
    with pytest.raises(IllegalAction, match=r"prayer is played in your turn by day, not in a battle.*\[K-DAY-4\]"):
        t.play("A play prayer")


def test_not_in_somebody_elses_turn() -> None:  # K-DAY-4
    with pytest.raises(IllegalAction, match="B has nothing to decide now"):
        Table("B hand prayer").play("B play prayer")


@pytest.mark.parametrize("moves", ["", "mark recruit", "mark move1"])
def test_move_cards_only_during_ones_move(moves: str) -> None:  # K-DAY-4
    t = Table(f"A army W1A 5\n{HAND}")
    if moves:
        t.play(f"A {moves}")
    assert "play swiftness" not in t.options
    with pytest.raises(IllegalAction, match=r"swiftness can be played only while you move an army\. \[K-DAY-4\]"):
        t.play("A play swiftness")


def test_a_move_card_is_played_on_the_way() -> None:  # K-DAY-4, K-MOVE-1
    t = Table(f"A army W1A 5\n{HAND}")
    t.play("A mark move1; go W1A; take 5; go FW1; play swiftness; go T2W; done")
    assert t.armies("A") == {"T2W": "5"}


def test_a_battle_card_is_not_played_by_day() -> None:  # K-DAY-4, K-BAT-1
    with pytest.raises(IllegalAction, match=r"war-rage is played when battle cards are chosen\. \[K-BAT-1\]"):
        Table(HAND).play("A play war-rage")


def test_a_card_that_can_do_nothing_is_not_offered() -> None:  # K-DAY-4
    t = Table("A hand raining-fire divine-memory mana-theft")
    assert t.options_with("play") == ["play mana-theft"]


def test_prayer_bought_with_a_card_pays_for_a_tile() -> None:  # K-DAY-4, K-BUY-1
    t = Table("A prayer 0\nA hand prayer\nA pyramid A red 2")
    t.play("A mark power1")
    assert t.options == ["done", "play prayer"]
    t.play("A play prayer; buy carnage")
    assert (t.prayer("A"), t.tiles("A")) == (0, ["carnage"])


# What goes before what


def test_a_power_tile_goes_before_the_basic_rules() -> None:  # K-DAY-5
    t = Table("A tiles legion\nA army W1A 5")
    t.play("A mark recruit; put W1A W1A; done")
    assert t.army("W1A") == "A 7"


def test_an_intervention_goes_before_the_basic_rules() -> None:  # K-DAY-5
    t = Table("A hand teleportation\nA army FW1 3")
    t.play("A mark move1; go FW1; take 3; play teleportation; teleport S; done")
    assert t.armies("A") == {"S": "3"}
