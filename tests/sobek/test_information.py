"""Who sees and is told what in the ordinary, hidden variant, and what may be taken back."""

import json

import pytest

from shedet.core.errors import IllegalAction
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"
CORRUPT = f"""
    players       3
    {QUEUE}
    deck          fish0 fish0 fish0
    A hand        wheat0s
    A corruption  ebony0
    B hand        wheat0s fish1 ebony2 amulet queen
    B corruption  vizier cattle1
"""


# Secret and public


def test_a_hand_is_seen_by_its_backs() -> None:  # S-INFO-1
    t = Table(CORRUPT)
    for viewer in ("A", "C", "spectator"):
        seen = t.seen_seat(viewer, "B")
        assert seen["hand_backs"] == {"green": 1, "beige": 3, "orange": 1}
        assert "hand" not in seen
        assert "queen" not in json.dumps(t.view(viewer))


def test_neither_the_cards_nor_their_number_in_a_pile_are_seen() -> None:  # S-INFO-1
    t = Table(CORRUPT)
    for viewer in ("A", "C", "spectator"):
        assert not any("corruption" in field for field in t.seen_seat(viewer, "B"))
        assert "vizier" not in json.dumps(t.view(viewer))
        assert t.view(viewer)["memory"] is None


def test_the_view_is_the_same_whatever_lies_in_an_opponents_pile() -> None:  # S-INFO-1
    full = Table(f"{QUEUE}\nB corruption vizier cattle1 ebony0")
    empty = Table(f"{QUEUE}\nremoved vizier cattle1 ebony0")
    assert full.view("A") == empty.view("A")
    assert full.view("spectator") == empty.view("spectator")


def test_one_sees_the_own_hand_and_pile_at_any_time() -> None:  # S-INFO-1
    t = Table(CORRUPT)
    seen = t.seen_seat("B", "B")
    assert seen["hand"] == ["queen", "ebony2", "fish1", "wheat0s", "amulet"]
    assert seen["corruption"] == ["cattle1", "vizier"]
    assert seen["corruption_value"] == 2


def test_the_size_of_the_deck_is_public_and_its_order_and_top_back_are_not() -> None:  # S-INFO-1
    t = Table(f"{QUEUE}\ndeck thief fish0 fish0")
    for viewer in ("A", "B", "spectator"):
        seen = t.view(viewer)
        assert seen["deck"] == 3
        assert seen["characters_in_deck"] is None
        assert "thief" not in json.dumps(seen)
        assert "orange" not in json.dumps({key: seen[key] for key in seen if key != "seats"})


def test_characters_in_the_queue_are_face_down_for_all() -> None:  # S-INFO-1, S-SET-4
    t = Table("queue wheat1 queen thief amulet")
    for viewer in ("A", "B", "spectator"):
        assert t.view(viewer)["queue"] == ["wheat1", "?", "?", "amulet"]


def test_sets_discards_scores_curses_and_used_tokens_lie_open() -> None:  # S-INFO-1
    t = Table(f"""
        {QUEUE}
        tokens        flood
        A set wheat   wheat1 wheat1 merchant
        A prosperity  wheat
        A curses      1
        A score       12
    """)
    for viewer in ("B", "spectator"):
        seen = t.seen_seat(viewer, "A")
        assert seen["sets"] == [{"set": "wheat", "cards": ["wheat1", "wheat1", "merchant"], "scarabs": 4, "points": 12}]
        assert (seen["score"], seen["curses"], seen["prosperity"]) == (12, 1, ["wheat"])
        assert "queen" in t.view(viewer)["discards"]
        assert "deceit" in t.view(viewer)["used_tokens"]


def test_of_the_tokens_their_number_is_seen() -> None:  # S-INFO-1, S-SETS-4
    t = Table(f"{QUEUE}\ntokens flood deceit")
    for viewer in ("A", "B", "spectator"):
        assert t.view(viewer)["tokens"] == 2
        assert t.view(viewer)["known_tokens"] is None


def test_a_look_at_the_tokens_does_not_last_into_the_next_round() -> None:  # S-INFO-1, S-END-7
    t = Table("""
        queue   fish0
        tokens  flood deceit
        A hand  wheat1 wheat1 wheat1
    """)
    t.play("A set wheat wheat1 wheat1 wheat1\nA use deceit")
    assert t.view("A")["known_tokens"] == ["flood"]
    t.play("B take 1")
    assert t.round == 2
    assert t.view("A")["known_tokens"] is None


def test_everything_is_laid_open_when_the_game_is_over() -> None:  # S-INFO-1
    t = Table("round 3\nqueue fish0\nB corruption vizier")
    t.play("A take 1")
    assert t.seen_seat("A", "B")["corruption"] == ["vizier"]
    assert t.seen_seat("spectator", "A")["corruption"] == ["fish0"]


# Told when it happens


def test_a_goods_card_is_taken_and_skipped_in_full_view() -> None:  # S-INFO-1, S-TAKE-2
    t = Table("queue wheat1 fish1 amulet fish0")
    t.play("A take 2")
    for viewer in ("A", "B", "spectator"):
        assert t.moves(viewer) == ["wheat1: queue 1 → A corruption", "fish1: queue 2 → A hand"]


def test_third_parties_see_only_the_back_of_a_stolen_card() -> None:  # S-INFO-1, S-CHAR-4
    t = Table(f"""
        players  3
        {QUEUE}
        A hand   thief
        B hand   queen
    """)
    t.play("A play thief\nA steal orange from B")
    assert t.moves("A") == t.moves("B") == ["queen: B hand → A hand"]
    assert t.moves("C") == t.moves("spectator") == ["orange back: B hand → A hand"]
    assert "queen" not in json.dumps(t.view("C"))


def test_third_parties_see_only_the_back_of_a_claimed_card() -> None:  # S-INFO-1, S-CHAR-6
    t = Table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        B corruption  queen wheat1
    """)
    t.play("A play vizier\nA choose B\nA claim queen")
    assert t.moves("A") == t.moves("B") == ["queen: B corruption → A hand"]
    assert t.moves("C") == t.moves("spectator") == ["orange back: B corruption → A hand"]


def test_the_vizier_forgets_the_pile_in_the_hidden_variant_once_the_card_is_claimed() -> None:  # S-INFO-1
    t = Table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        B corruption  queen wheat1
    """)
    t.play("A play vizier\nA choose B\nA claim wheat1")
    assert t.view("A")["claimable"] == []
    assert "queen" not in json.dumps(t.view("A"))


def test_deceit_tells_all_the_number_of_cards() -> None:  # S-INFO-1, S-EV-6
    t = Table(f"""
        {QUEUE}
        tokens        deceit
        A hand        wheat1 wheat1 wheat1
        A corruption  queen vizier fish1
        A score       7
    """)
    t.play("A set wheat wheat1 wheat1 wheat1\nA use deceit")
    assert "A moves to 10" in t.events("B")
    assert "queen" not in json.dumps(t.view("B"))


def test_at_the_end_of_a_round_corruption_and_its_scarabs_are_told_but_no_cards() -> None:  # S-INFO-1, S-END-4
    t = Table("""
        players       3
        queue         fish0
        B corruption  queen ivory3 wheat1
        B curses      1
    """)
    t.play("A take 1")
    for viewer in ("A", "C", "spectator"):
        told = t.events(viewer)
        assert {"A has corruption 1 with 0 scarabs", "B has corruption 5 with 4 scarabs"} <= set(told)
        assert not any("queen" in line for line in told)


def test_of_a_new_round_nobody_is_told_a_character_or_an_opponents_card() -> None:  # S-INFO-1, S-SET-4
    for seed in range(6):
        t = Table(f"players 3\nseed {seed}\nqueue fish0")
        t.play("A take 1")
        for viewer in ("A", "B", "C", "spectator"):
            faces = [event["card"] for event in t.event_data(viewer) if event.get("from") == "deck" and "card" in event]
            seen = [card for card in t.view(viewer)["queue"] if card != "?"]
            assert faces == seen


def test_the_record_knows_everything() -> None:  # S-INFO-1
    t = Table(CORRUPT)
    assert t.seen_seat("record", "B")["corruption"] == ["cattle1", "vizier"]
    assert t.seen_seat("record", "B")["hand"] == ["queen", "ebony2", "fish1", "wheat0s", "amulet"]


# Previews


def test_a_preview_of_a_take_says_what_it_costs_and_leaves() -> None:  # S-TAKE-2, S-INFO-1
    t = Table("queue wheat1 queen fish1 fish0 cattle1 ebony2")
    seen = t.preview("A", "take 3")
    assert seen["gains"] == ["fish1"]
    assert seen["corruption"] == ["wheat1", "?"]
    assert seen["leaves"] == ["fish0", "cattle1", "ebony2"]


def test_a_preview_of_a_take_says_at_which_quays_all_of_that_lies_and_who_is_next() -> None:  # S-TAKE-2, S-TURN-1
    t = Table("players 3\nqueue wheat1 queen fish1 fish0 cattle1 ebony2\nturn C")
    seen = t.preview("C", "take 3")
    assert seen["skipped"] == [1, 2]
    assert seen["left_at"] == [4, 5, 6]
    assert seen["next"] == "A"


def test_a_preview_of_the_merchants_take_skips_nothing() -> None:  # S-CHAR-8
    t = Table("queue wheat1 queen fish1 fish0 cattle1 ebony2\nA hand merchant")
    t.play("A play merchant")
    seen = t.preview("A", "take 3")
    assert seen["skipped"] == []
    assert seen["left_at"] == [1, 2, 4, 5]


def test_a_preview_says_where_the_marker_would_stand_if_the_round_ended_and_with_the_penalty() -> None:  # S-END-5
    t = Table(f"""
        {QUEUE}
        A set wheat  wheat1 wheat1 wheat1 wheat1
        A hand   ivory3 ivory3 ivory0s
        A score  23
    """)
    # 23 + 16 is the ankh on 39; the ankh before it is on 32. 42 is an eye, and the eye before it is on 36.
    assert t.preview("A", "take 1")["round_end"] == {"stands": 39, "falls": 32}
    t.play("A set ivory")
    assert t.preview("A", "add ivory3")["round_end"] == {"stands": 42, "falls": 36}


def test_a_preview_of_a_guild_says_where_markers_would_stand() -> None:  # S-EV-1
    t = Table(f"""
        {QUEUE}
        tokens   guild-ankh
        A hand   wheat1 wheat1 wheat1
        A score  61
        B score  30
    """)
    t.play("A set wheat wheat1 wheat1 wheat1")
    assert t.preview("A", "use guild-ankh")["scores"] == {"A": 68}
    t.play("A use guild-ankh")
    assert t.preview("A", "choose B")["scores"] == {"B": 28}


# Taking back


def test_a_take_of_goods_may_be_taken_back() -> None:
    t = Table("queue wheat1 fish1 fish0 amulet")
    before = t.text
    t.play("A take 2")
    t.undo("A")
    assert t.text == before


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("queue queen wheat1 fish1", "A take 1"),
        ("queue queen wheat1 fish1", "A take 2"),
        (f"{QUEUE}\nA hand queen\ndeck fish0 fish0", "A play queen"),
        (f"{QUEUE}\nA hand vizier\nB corruption fish0", "A play vizier\nA choose B"),
        (f"{QUEUE}\nA hand thief\nB hand fish0", "A play thief\nA steal beige from B"),
        (f"{QUEUE}\nA hand wheat1 wheat1 wheat1\ntokens flood", "A set wheat wheat1 wheat1 wheat1"),
    ],
)
def test_what_has_shown_something_hidden_may_not_be_taken_back(position: str, moves: str) -> None:  # S-INFO-1
    t = Table(position)
    t.play(moves)
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_a_vizier_who_found_an_empty_pile_has_seen_something_too() -> None:  # S-CHAR-6, S-INFO-1
    t = Table(f"{QUEUE}\nA hand vizier")
    t.play("A play vizier\nA choose B")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_a_delivery_has_shown_something_to_who_took_the_last_card() -> None:  # S-TAKE-3, S-INFO-1
    t = Table("queue fish0\ndeck wheat1 wheat1 wheat1")
    t.play("A take 1")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_who_chose_last_has_seen_the_horizontal_sets_of_the_others() -> None:  # S-END-1, S-INFO-1
    t = Table("""
        round   3
        queue   ebony0
        A hand  wheat1 wheat1 wheat0
        B hand  fish1 fish1 fish0
    """)
    t.play("A take 1\nB set fish fish1 fish1 fish0\nB done\nA done")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_a_new_round_has_shown_something_to_who_ended_the_last_one() -> None:  # S-END-7, S-INFO-1
    t = Table("queue fish0")
    t.play("A take 1")
    assert t.round == 2
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")
