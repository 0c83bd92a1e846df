"""The end of a round: horizontal sets, and what is left in hand."""

import json

import pytest

from shedet.core.errors import IllegalAction
from sobek_table import Table


def cleo() -> Table:
    """The last hand of the rulebook: 1 fish, 2 marble (one a character), 3 wheat and a wheat character."""
    t = Table("""
        players      3
        round        3
        turn         A
        queue        ebony0
        C set wheat  wheat1 wheat1 wheat0 merchant
        C hand       fish1 marble2 high-priestess wheat1 wheat1 wheat0 courtesan
    """)
    t.play("A take 1")
    return t


def three_hands() -> Table:
    t = Table("""
        players  3
        round    3
        queue    ebony0
        A hand   wheat1 wheat1 wheat0
        B hand   fish1 fish1 fish0
        C hand   cattle1 cattle0
    """)
    t.play("A take 1")
    return t


def test_nobody_has_another_turn() -> None:  # S-END-1
    t = three_hands()
    assert t.asked == "A B choose-horizontal"
    assert t.options_of("A") == ["set wheat", "done"]
    assert t.options_of("B") == ["set fish", "done"]


def test_characters_are_played_no_more() -> None:  # S-END-1
    t = cleo()
    with pytest.raises(IllegalAction, match="'play courtesan' is not possible now"):
        t.play("C play courtesan")


def test_the_last_hand_may_be_laid_as_wheat_and_not_join_the_wheat_set() -> None:  # S-END-1
    t = cleo()
    assert t.asked == "C choose-horizontal"
    assert t.options == ["set wheat", "done"]
    t.play("C set wheat wheat1 wheat1 wheat0 courtesan")
    assert t.laid("C", "wheat") == "wheat1 wheat1 wheat0 merchant"
    assert t.horizontal("C") == "wheat1 wheat1 wheat0 courtesan"
    assert t.options == ["done"]


def test_the_rest_of_the_last_hand_goes_to_corruption() -> None:  # S-END-2, S-END-3
    t = cleo()
    t.play("C set wheat wheat1 wheat1 wheat0 courtesan\nC done")
    assert t.over
    assert t.corruption("C") == "marble2 high-priestess fish1"
    assert t.hand("C") == ""
    assert t.round_points("C") == 4 * 2 + 2


def test_horizontal_sets_are_optional() -> None:  # S-END-1, S-END-2
    t = cleo()
    t.play("C done")
    assert t.horizontal("C") == ""
    assert len(t.corruption("C").split()) == 7


def test_two_cards_make_no_horizontal_set() -> None:  # S-END-1
    t = three_hands()
    with pytest.raises(IllegalAction):
        t.play("A set wheat wheat1 wheat1")


def test_a_horizontal_set_may_leave_cards_in_hand() -> None:  # S-END-1, S-END-2
    t = Table("""
        round   3
        queue   ebony0
        B hand  fish1 fish1 fish0 thief
    """)
    t.play("A take 1\nB set fish fish1 fish1 fish0\nB done")
    assert t.horizontal("B") == "fish1 fish1 fish0"
    assert t.corruption("B") == "thief"


def test_as_many_horizontal_sets_as_one_likes() -> None:  # S-END-1
    t = Table("""
        round   3
        queue   ebony0
        B hand  fish1 fish1 fish0 wheat1 wheat1 amulet
    """)
    t.play("A take 1\nB set fish fish1 fish1 fish0")
    assert t.options == ["set wheat", "done"]
    t.play("B set wheat wheat1 wheat1 amulet\nB done")
    assert t.horizontal("B") == "fish1 fish1 fish0 wheat1 wheat1 amulet"
    assert t.corruption("B") == ""
    assert t.round_points("B") == 4


def test_amulets_alone_may_be_a_horizontal_set() -> None:  # S-END-1
    t = Table("""
        round   3
        queue   ebony0
        B hand  amulet amulet amulet
    """)
    t.play("A take 1")
    assert t.options == ["set amulets", "done"]
    t.play("B set amulets amulet amulet amulet\nB done")
    assert t.corruption("B") == ""
    assert t.round_points("B") == 0


def test_horizontal_sets_are_no_events() -> None:  # S-END-1
    t = Table("""
        round   3
        queue   ebony0
        tokens  flood deceit
        B hand  fish1 fish1 fish0
    """)
    t.play("A take 1\nB set fish fish1 fish1 fish0\nB done")
    assert t.over
    assert t.tokens == "flood deceit"


def test_the_card_that_ended_the_round_may_be_laid_too() -> None:  # S-END-1, S-TAKE-3
    t = Table("""
        round   3
        queue   wheat0
        A hand  wheat1 wheat1
    """)
    t.play("A take 1\nA set wheat wheat1 wheat1 wheat0\nA done")
    assert t.corruption("A") == ""


def test_who_holds_fewer_than_three_cards_is_not_asked() -> None:  # S-END-1
    t = Table("""
        queue   ebony0
        A hand  wheat1
        B hand  fish1 fish1
    """)
    t.play("A take 1")
    assert t.round == 2


def test_all_choose_at_once_in_any_order() -> None:  # S-END-1
    t = three_hands()
    t.play("B set fish\nA set wheat\nB add fish1\nA add wheat1")
    t.play("B add fish1\nB add fish0\nB done\nB done")
    assert t.asked == "A choose-horizontal"
    t.play("A add wheat1\nA add wheat0\nA done\nA done")
    assert t.over
    assert t.horizontal("A") == "wheat1 wheat1 wheat0"
    assert t.horizontal("B") == "fish1 fish1 fish0"


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:  # S-END-1
    t = three_hands()
    before = {viewer: t.view(viewer) for viewer in ("A", "C", "spectator")}
    t.play("B set fish fish1 fish1 fish0")
    for viewer, seen in before.items():
        assert t.events(viewer) == []
        assert t.view(viewer) == seen
    t.play("B done")
    for viewer in before:
        assert t.events(viewer) == ["B has chosen"]
        assert t.seen_seat(viewer, "B")["horizontal"] == []
        assert t.seen_seat(viewer, "B")["hand_backs"] == {"green": 0, "beige": 3, "orange": 0}


def test_who_lays_in_secret_sees_it_themself() -> None:  # S-END-1
    t = three_hands()
    t.play("B set fish fish1 fish1 fish0")
    assert t.seen_seat("B", "B")["horizontal"] == ["fish1", "fish1", "fish0"]
    assert t.seen_seat("B", "B")["hand"] == []


def test_a_seat_that_lays_nothing_looks_the_same_as_one_that_does() -> None:  # S-END-1
    laying, keeping = three_hands(), three_hands()
    laying.play("B set fish fish1 fish1 fish0\nB done")
    keeping.play("B done")
    assert laying.view("C") == keeping.view("C")
    assert laying.events("C") == keeping.events("C")


def test_all_horizontal_sets_are_shown_when_all_have_chosen() -> None:  # S-END-1, S-INFO-1
    t = three_hands()
    t.play("B set fish fish1 fish1 fish0\nB done\nA done")
    for viewer in ("A", "C", "spectator"):
        assert t.moves(viewer).count("fish1: B hand → B horizontal") == 2


def test_a_choice_may_be_taken_back_until_another_has_answered() -> None:  # S-END-1
    t = three_hands()
    t.play("B set fish\nB add fish1")
    t.undo("B")
    t.undo("B")
    assert t.options_of("B") == ["set fish", "done"]


def test_what_is_left_in_hand_stays_hidden_from_the_others() -> None:  # S-END-2, S-INFO-1
    t = Table("""
        players  3
        queue    ebony0
        B hand   queen fish1
    """)
    t.play("A take 1")
    moved = [move for move in t.moves("C") if move.endswith("→ B corruption")]
    assert sorted(moved) == ["beige back: B hand → B corruption", "orange back: B hand → B corruption"]
    assert "queen: B hand → B corruption" in t.moves("B")


def test_leftover_cards_decide_who_is_the_most_corrupt() -> None:  # S-END-2, S-END-4
    t = Table("""
        round         3
        queue         ebony0
        A set ivory   ivory3 ivory3 ivory3
        A score       50
        B hand        fish1 fish1
    """)
    t.play("A take 1")
    assert "B has corruption 2 with 2 scarabs" in t.events("A")
    assert t.scores == [77, 0]


def test_the_view_of_a_spectator_names_no_card_of_a_hand_at_the_end_of_a_round() -> None:  # S-END-1, S-INFO-1
    t = Table("""
        players  3
        queue    ebony0
        B hand   queen thief vizier
    """)
    t.play("A take 1")
    assert t.asked == "B choose-horizontal"
    seen = json.dumps(t.view("spectator"))
    assert not any(card in seen for card in ("queen", "thief", "vizier"))


def test_the_order_of_the_backs_of_what_is_left_does_not_tell_the_faces() -> None:  # S-END-2, S-INFO-1
    told = []
    for cards in ("queen fish1", "ivory3 courtesan"):
        t = Table(f"round 2\nqueue ebony0\nB hand {cards}\nA hand wheat0s")
        t.play("A take 1")
        told.append([move for move in t.moves("A") if "B corruption" in move])
    assert told[0] == told[1] == ["beige back: B hand → B corruption", "orange back: B hand → B corruption"]
