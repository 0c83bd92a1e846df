"""Who sees and is told what, and what may be taken back."""

import pytest

from shedet.core.errors import IllegalAction
from sobek2p_table import Table

MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# Secret and public


def test_the_opponents_hand_is_seen_by_its_backs() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        B hand  wheat0-s fish1- ebony2- statue- queen
    """)
    seen = t.seen_seat("A", "B")
    assert seen["hand_backs"] == {"starting": 1, "goods": 3, "character": 1}
    assert "hand" not in seen
    assert t.seen_seat("spectator", "B") == seen


def test_of_the_opponents_corruption_board_only_the_number_is_seen() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        B corruption  wheat0-s fish1- queen
    """)
    seen = t.seen_seat("A", "B")
    assert seen["corruption_size"] == 3
    assert "corruption" not in seen
    assert not any("corruption_backs" in key for key in seen)


def test_the_opponents_deben_are_a_number() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        B deben  3 9
    """)
    seen = t.seen_seat("A", "B")
    assert seen["deben_size"] == 2
    assert "deben" not in seen
    assert seen["open_points"] == 0


def test_characters_in_the_market_are_face_down_for_all() -> None:  # P-INFO-1
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  .  .  .
    """)
    row = [".", "?", "fish1-", ".", ".", "."]
    assert t.view("A")["market"][0] == row
    assert t.view("B")["market"][0] == row
    assert t.view("spectator")["market"][0] == row


def test_pile_bag_notches_and_supply_are_numbers() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        pile     wheat1- fish1-
        notches  seven eye mummy
        B deben  9
    """)
    view = t.view("A")
    assert (view["pile"], view["bag"], view["notches"], view["supply"]) == (2, 12, 3, 10)
    assert view["notched"] is None


def test_laid_out_tiles_and_shown_pirogues_are_public() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        B laid fish     fish1- fish1| statue-
        B harvest       fish
        B pirogues      seven
        boxed-pirogues  eye
    """)
    seen = t.seen_seat("spectator", "B")
    assert seen["laid"] == [{"goods": "fish", "tiles": ["fish1-", "fish1|", "statue-"], "scarabs": 4, "points": 12}]
    assert seen["pirogues"] == ["seven", "harvest"]
    assert seen["open_points"] == 12 + 7
    assert t.view("spectator")["boxed_pirogues"] == ["eye"]


def test_boxed_tiles_that_were_seen_are_public() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        A hand  queen
    """)
    t.play("A play queen")
    assert "queen" in t.view("spectator")["box"]


def test_the_starting_tiles_set_aside_are_not_shown() -> None:  # P-INFO-1, P-SET-1
    t = Table(f"""
        {MARKET}
        aside  wheat0-s fish0-s
    """)
    assert "wheat0-s" not in t.view("A")["box"]
    assert "wheat0-s" not in t.view("spectator")["box"]


def test_a_goods_tile_taken_from_the_market_is_seen_by_all() -> None:  # P-INFO-1
    t = Table(MARKET + "pile wheat1-")
    t.play("A take 1,0")
    assert "marble2-: market 1,0 → A hand" in t.events("B")
    assert "marble2-: market 1,0 → A hand" in t.events("spectator")


def test_a_character_taken_from_the_market_is_seen_by_the_taker_alone() -> None:  # P-INFO-1
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  .  .  .
    """)
    t.play("A take 1,0")
    assert t.events("A") == ["queen: market 1,0 → A hand"]
    assert t.events("B") == ["a character tile: market 1,0 → A hand"]
    assert t.events("spectator") == ["a character tile: market 1,0 → A hand"]


def test_a_character_taken_by_the_merchant_is_seen_by_the_taker_alone() -> None:  # P-INFO-1, P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  queen  fish1-  .  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 1,0
    """)
    assert t.events("A") == ["queen: market 1,0 → A hand"]
    assert t.events("B") == ["a character tile: market 1,0 → A hand"]


def test_a_drawn_deben_is_seen_by_its_owner_alone() -> None:  # P-INFO-1
    t = Table("""
        ankh     0,0 -
        row0     @  fish0|d  .  .  .  .
        pile     wheat1-
        B deben  3 3 3 4 4 5 5 6 6 7 7 8
    """)
    t.play("""
        A take 1,0
        A trade tile
    """)
    assert t.events("A") == ["fish0|d: A hand → box", "A draws a deben of 9 (A deben)"]
    assert t.events("B") == ["fish0|d: A hand → box", "A draws a deben (A deben)"]
    assert t.events("spectator") == t.events("B")


def test_every_tile_of_a_sale_is_shown_to_all() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        A hand  wheat1- wheat1| wheat0/
    """)
    t.play("""
        A sell wheat
        A add wheat1-
    """)
    assert t.events("spectator") == ["wheat1-: A hand → A laid wheat"]


def test_when_the_game_is_over_everything_is_laid_open() -> None:  # P-INFO-1
    t = Table("""
        ankh          0,0 -
        A hand        queen
        B hand        wheat1-
        B corruption  fish1-
        B deben       3 9
        notches       seven
    """)
    t.play("A play queen")
    seen = t.seen_seat("A", "B")
    assert seen["corruption"] == ["wheat1-", "fish1-"]
    assert seen["deben"] == [3, 9]
    assert seen["points"] == 12
    assert t.view("spectator")["notched"] == ["seven"]


def test_the_question_is_the_same_for_everybody() -> None:  # P-INFO-1
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1-
    """)
    t.play("A play vizier")
    asked = {"kind": "choose-claim", "asked": ["A"], "details": []}
    assert t.view("A")["question"] == t.view("B")["question"] == t.view("spectator")["question"] == asked


# What a player may look at and remembers


def test_a_player_looks_at_the_own_hand_board_and_deben() -> None:  # P-INFO-2
    t = Table(f"""
        {MARKET}
        A hand        wheat1- queen
        A corruption  fish1- thief
        A deben       3 9
    """)
    seen = t.seen_seat("A", "A")
    assert seen["hand"] == ["wheat1-", "queen"]
    assert seen["corruption"] == ["fish1-", "thief"]
    assert seen["deben"] == [3, 9]
    assert seen["points"] == 12


def test_who_has_looked_into_the_notches_remembers_them() -> None:  # P-INFO-2
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        notches  seven eye mummy
    """)
    t.play("A sell wheat wheat1- wheat1| wheat0/")
    assert t.view("A")["notched"] == ["seven", "eye", "mummy"]
    t.play("A reveal seven")
    assert t.view("A")["notched"] == ["eye", "mummy"]
    assert t.view("B")["notched"] is None
    assert t.view("spectator")["notched"] is None


def test_the_memory_of_the_notches_follows_what_the_opponent_reveals() -> None:  # P-INFO-2
    t = Table(f"""
        {MARKET}
        A hand   wheat1- wheat1| wheat0/
        B hand   fish1- fish1| fish1/
        notches  seven eye mummy
    """)
    t.play("""
        A sell wheat wheat1- wheat1| wheat0/
        A reveal seven
        B sell fish fish1- fish1| fish1/
        B reveal mummy
    """)
    assert t.view("A")["notched"] == t.view("B")["notched"] == ["eye"]


# Tiles that change places


def test_the_thiefs_tile_is_known_to_both_and_not_to_spectators() -> None:  # P-INFO-3
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1-
    """)
    t.play("""
        A play thief
        A steal goods
    """)
    assert t.events("A") == t.events("B") == ["wheat1-: B hand → A hand"]
    assert t.events("spectator") == ["a goods tile: B hand → A hand"]


def test_the_viziers_tile_is_known_to_both_and_not_to_spectators() -> None:  # P-INFO-3
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  queen wheat1-
    """)
    t.play("""
        A play vizier
        A claim queen
    """)
    assert t.events("A") == t.events("B") == ["queen: B corruption → A hand"]
    assert t.events("spectator") == ["a character tile: B corruption → A hand"]


def test_the_scribes_discards_are_not_shown() -> None:  # P-INFO-3
    t = Table(f"""
        {MARKET}
        A hand  cattle-scribe
        B hand  wheat1- wheat1| cattle1- cattle1| fish1- fish1| ebony2-
    """)
    t.play("""
        A play cattle-scribe
        B discard ebony2-
    """)
    assert t.events("B") == ["ebony2-: B hand → B corruption"]
    assert t.events("A") == ["a goods tile: B hand → B corruption"]
    assert t.events("spectator") == ["a goods tile: B hand → B corruption"]


def test_tiles_boxed_by_a_priest_are_shown_to_all() -> None:  # P-INFO-3
    t = Table(f"""
        {MARKET}
        A hand        high-priest
        A corruption  fish1- thief
    """)
    t.play("""
        A play high-priest
        A purge fish
    """)
    assert "thief: A corruption → box" in t.events("spectator")
    assert "fish1-: A corruption → box" in t.events("B")


def test_the_record_is_told_everything() -> None:  # P-INFO-3
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1-
    """)
    t.play("""
        A play thief
        A steal goods
    """)
    assert t.events("record") == ["wheat1-: B hand → A hand"]


# Previews


def test_a_preview_of_a_take_shows_what_it_costs_and_where_the_ankh_will_point() -> None:  # P-TAKE-2, P-TAKE-3
    t = Table("""
        ankh  0,0 -
        row0  @  marble2-  fish1|  .  .  .
        row1  .  .         ebony2- .  .  .
        row2  .  .         queen   .  .  .
    """)
    preview = t.preview("A", "take 2,0")
    assert preview["gains"] == ["fish1|"]
    assert preview["corruption"] == ["marble2-"]
    assert preview["line"] == "|"
    assert preview["reach"] == [
        {"field": "2,1", "tile": "ebony2-", "skips": 0},
        {"field": "2,2", "tile": "?", "skips": 1},
    ]


def test_a_preview_does_not_look_under_a_character() -> None:  # P-INFO-1
    t = Table("""
        ankh  0,0 -
        row0  @  queen  vizier  fish1-  .  .
    """)
    preview = t.preview("A", "take 2,0")
    assert preview["gains"] == ["?"]
    assert preview["corruption"] == ["?"]
    assert preview["line"] is None


def test_a_preview_of_a_sale_counts_all_that_fits() -> None:  # P-END-5
    t = Table(f"{MARKET}\nA hand ebony2- ebony2| ebony2/ ebony0/")
    assert t.preview("A", "sell ebony")["up_to"] == 24


# Taking back


def test_a_step_that_shows_nothing_may_be_taken_back() -> None:  # P-INFO-1
    t = Table(MARKET + "pile wheat1-")
    t.play("A take 2,0")
    t.undo("A")
    assert t.asked == "A choose-action"
    assert (t.hand("A"), t.corruption("A")) == ("", "")


def test_a_character_taken_cannot_be_put_back() -> None:  # P-INFO-1, P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  .  .  .
    """)
    t.play("A take 1,0")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("A")


def test_the_turning_after_it_can_be_taken_back() -> None:  # P-INFO-1, P-TAKE-4
    t = Table("""
        ankh  0,0 -
        row0  @  queen   fish1-  .  .  .
        row1  .  wheat1- .       .  .  .
    """)
    t.play("""
        A take 1,0
        A turn -
    """)
    t.undo("A")
    assert t.asked == "A choose-orientation"


def test_a_skipped_character_cannot_be_unseen() -> None:  # P-INFO-1, P-TAKE-3
    t = Table("""
        ankh  0,0 -
        row0  @  queen  fish1-  wheat1-  .  .
    """)
    t.play("A take 2,0")
    assert t.match.log[-1].revealed


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("A hand queen\npile wheat1-", "A play queen"),
        ("A hand vizier\nB corruption wheat1-", "A play vizier"),
        ("A hand thief\nB hand wheat1-", "A play thief\nA steal goods"),
        ("A hand architect", "A play architect"),
        ("A hand wheat1- wheat1| wheat0/\nnotches seven", "A sell wheat wheat1- wheat1| wheat0/"),
        ("A hand wheat1- wheat1| wheat0/\nnotches eye", "A sell wheat wheat1- wheat1| wheat0/\nA reveal eye"),
        (
            "A hand wheat1- wheat1| wheat0/\nnotches two-and-deben",
            "A sell wheat wheat1- wheat1| wheat0/\nA reveal two-and-deben",
        ),
    ],
)
def test_what_shows_the_actor_something_hidden_is_marked(position: str, moves: str) -> None:  # P-INFO-1
    t = Table(f"{MARKET}\n{position}")
    t.play(moves)
    assert t.match.log[-1].revealed


def test_a_refill_is_marked() -> None:  # P-INFO-1, P-TAKE-6
    t = Table("ankh 0,0 -\npile wheat1-")
    t.play("A refill")
    assert t.match.log[-1].revealed


def test_a_traded_deben_is_marked() -> None:  # P-INFO-1, P-TAKE-5
    t = Table("ankh 0,0 -\nrow0 @ fish0|d . . . .\npile wheat1-")
    t.play("A take 1,0")
    assert not t.match.log[-1].revealed
    t.play("A trade tile")
    assert t.match.log[-1].revealed


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("A hand queen", "A play queen"),
        ("A hand vizier", "A play vizier"),
        ("A hand wheat1- wheat1| wheat0/", "A sell wheat wheat1- wheat1| wheat0/"),
        (
            "A hand wheat1- wheat1| wheat0/\nA corruption queen\nnotches mummy",
            "A sell wheat wheat1- wheat1| wheat0/\nA reveal mummy",
        ),
        ("A hand merchant", "A play merchant\nA take 2,0"),
    ],
)
def test_what_shows_the_actor_nothing_is_not_marked(position: str, moves: str) -> None:  # P-INFO-1
    t = Table(f"{MARKET}\n{position}")
    t.play(moves)
    assert not t.match.log[-1].revealed


def test_nobody_takes_back_once_the_other_has_answered() -> None:  # P-INFO-1
    t = Table(MARKET + "pile wheat1-")
    t.play("""
        A take 1,0
        B take 2,0
    """)
    with pytest.raises(IllegalAction, match="the game has gone on since"):
        t.undo("A")
