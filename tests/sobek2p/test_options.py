"""The three options of a table, each off unless it is chosen."""

import pytest

from shedet.core.errors import UnknownName
from sobek2p_table import Table

MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="Sobek: 2 Players has no option 'thief'; it has: thief_by_back, court"):
        Table(MARKET, thief=1)


def test_an_option_is_on_or_off() -> None:
    with pytest.raises(UnknownName, match="option open_memory takes 0 to 1, not 2"):
        Table(MARKET, open_memory=2)


# thief_by_back


THIEF = f"""
    {MARKET}
    A hand  thief
    B hand  wheat0-s fish1- queen
"""


def test_by_back_the_thief_names_one_of_the_three_backs() -> None:  # P-OPT-1
    t = Table(THIEF, thief_by_back=1)
    t.play("A play thief")
    assert t.options == ["steal starting", "steal goods", "steal character"]


def test_by_back_the_thief_takes_a_starting_tile_by_name() -> None:  # P-OPT-1
    t = Table(THIEF, thief_by_back=1)
    t.play("""
        A play thief
        A steal starting
    """)
    assert t.hand("A") == "wheat0-s"


def test_by_back_goods_are_the_dark_ones_alone() -> None:  # P-OPT-1
    stolen = set()
    for seed in range(8):
        t = Table(f"seed {seed}\n{THIEF}", thief_by_back=1)
        t.play("A play thief\nA steal goods")
        stolen.add(t.hand("A"))
    assert stolen == {"fish1-"}


def test_by_back_only_a_back_that_is_there_may_be_named() -> None:  # P-OPT-1
    t = Table(f"{MARKET}\nA hand thief\nB hand wheat0-s", thief_by_back=1)
    t.play("A play thief")
    assert t.options == ["steal starting"]


def test_without_the_option_starting_tiles_are_no_kind_of_their_own() -> None:  # P-OPT-1, P-CHAR-5
    t = Table(THIEF)
    t.play("A play thief")
    assert t.options == ["steal goods", "steal character"]


# courtesan_one_type


COURTESAN = f"""
    {MARKET}
    A hand        courtesan wheat1- ebony0/ statue-
    A laid wheat  wheat1/ wheat0/ wheat1|
    A laid ebony  ebony2- ebony2| ebony2/
"""


def test_with_one_type_the_second_tile_goes_where_the_first_went() -> None:  # P-OPT-2
    t = Table(COURTESAN, courtesan_one_type=1)
    t.play("""
        A play courtesan
        A lay wheat1-
    """)
    assert t.options == ["done", "lay statue- wheat"]


def test_with_one_type_the_first_tile_is_free() -> None:  # P-OPT-2
    t = Table(COURTESAN, courtesan_one_type=1)
    t.play("A play courtesan")
    assert t.options == ["lay wheat1-", "lay ebony0/", "lay statue- wheat", "lay statue- ebony"]


def test_without_the_option_the_second_tile_is_free_too() -> None:  # P-OPT-2, P-CHAR-6
    t = Table(COURTESAN)
    t.play("""
        A play courtesan
        A lay wheat1-
    """)
    assert t.options == ["done", "lay ebony0/", "lay statue- wheat", "lay statue- ebony"]


# open_memory


def test_without_the_option_the_table_remembers_nothing_for_you() -> None:  # P-OPT-3
    assert Table(MARKET).view("A")["memory"] is None


def test_a_goods_tile_taken_face_up_is_surely_in_that_hand() -> None:  # P-OPT-3
    t = Table(MARKET + "pile wheat1- fish1-", open_memory=1)
    t.play("A take 2,0")
    assert t.memory("B", "A hand") == {"place": "A hand", "size": 1, "sure": ["marble2|"], "maybe": []}
    assert t.memory("B", "A corruption")["sure"] == ["marble2-"]
    assert t.memory("spectator", "A hand")["sure"] == ["marble2|"]


def test_a_character_taken_face_down_may_be_any_that_is_left() -> None:  # P-OPT-3
    t = Table(
        """
        ankh  0,0 -
        row0  @  queen  vizier  fish1-  .  .
        """,
        open_memory=1,
    )
    t.play("A take 1,0")
    assert t.memory("B", "A hand")["sure"] == []
    assert sorted(t.memory("B", "A hand")["maybe"]) == ["queen", "vizier"]
    assert sorted(t.memory("B", "undrawn")["maybe"]) == ["queen", "vizier"]
    assert t.memory("A", "undrawn") == {"place": "undrawn", "size": 1, "sure": ["vizier"], "maybe": []}


def test_the_last_unknown_character_is_known_by_elimination() -> None:  # P-OPT-3
    t = Table(
        """
        ankh    0,0 -
        row0    @  queen  fish1-  .  .  .
        """,
        open_memory=1,
    )
    t.play("A take 1,0")
    assert t.memory("B", "A hand")["sure"] == ["queen"]


def test_the_scribes_discard_may_be_any_goods_tile_of_that_hand() -> None:  # P-OPT-3, P-INFO-3
    t = Table(
        f"""
        {MARKET}
        A hand  cattle-scribe
        B hand  wheat0-s wheat0|s cattle1- cattle1| fish1- fish1| queen
        """,
        open_memory=1,
    )
    t.play("""
        A play cattle-scribe
        B discard cattle1-
    """)
    known = t.memory("A", "B corruption")
    assert known["size"] == 1
    assert known["sure"] == []
    assert known["maybe"] == ["cattle1-", "cattle1|", "fish1-", "fish1|"]
    assert t.memory("A", "B hand")["sure"] == ["wheat0-s", "wheat0|s", "queen"]


def test_the_viziers_look_is_remembered() -> None:  # P-OPT-3, P-CHAR-4
    t = Table(
        f"""
        {MARKET}
        A hand        vizier
        B hand        cattle1-
        B corruption  fish1- queen ebony2-
        pile          ivory0/
        """,
        open_memory=1,
    )
    t.play("""
        A play vizier
        A claim fish1-
    """)
    assert t.memory("A", "B corruption") == {
        "place": "B corruption",
        "size": 2,
        "sure": ["ebony2-", "queen"],
        "maybe": [],
    }
    assert t.memory("A", "B hand")["maybe"] == ["cattle1-", "ivory0/"]


def test_the_owner_knows_what_the_vizier_took_and_the_spectator_does_not() -> None:  # P-OPT-3, P-INFO-3
    t = Table(
        f"""
        {MARKET}
        A hand        vizier
        B corruption  fish1- ebony2-
        """,
        open_memory=1,
    )
    t.play("""
        A play vizier
        A claim fish1-
    """)
    assert t.memory("B", "A hand")["sure"] == ["fish1-"]
    assert t.memory("spectator", "A hand")["maybe"] == ["fish1-", "ebony2-"]


def test_a_courtesan_who_lays_nothing_has_shown_that_nothing_fits() -> None:  # P-OPT-3, P-CHAR-6
    t = Table(
        f"""
        {MARKET}
        A hand        courtesan ebony2-
        A laid wheat  wheat1/ wheat0/ wheat1|
        pile          wheat1- statue- fish1-
        """,
        open_memory=1,
    )
    assert t.memory("B", "A hand")["maybe"] == ["wheat1-", "fish1-", "ebony2-", "statue-"]
    t.play("A play courtesan")
    assert t.memory("B", "A hand")["maybe"] == ["fish1-", "ebony2-"]


def test_a_priest_leaves_no_tile_of_the_named_type_on_the_board() -> None:  # P-OPT-3, P-CHAR-9
    t = Table(
        f"""
        {MARKET}
        A hand        high-priest
        A corruption  fish1- ebony2-
        pile          fish1| wheat1-
        """,
        open_memory=1,
    )
    t.play("""
        A play high-priest
        A purge fish
    """)
    assert t.memory("B", "A corruption")["maybe"] == ["wheat1-", "ebony2-"]


def test_of_equal_tiles_one_is_known_and_the_other_is_not() -> None:  # P-OPT-3
    t = Table(
        """
        ankh    0,0 -
        row0    @  wheat1-  fish1-  .  .  .
        pile    wheat1- ebony2-
        """,
        open_memory=1,
    )
    t.play("A take 1,0")
    assert t.memory("B", "A hand")["sure"] == ["wheat1-"]
    assert t.memory("B", "undrawn")["sure"] == ["wheat1-", "ebony2-"]


def test_a_sold_tile_is_no_longer_in_hand() -> None:  # P-OPT-3
    t = Table(
        """
        ankh    0,0 -
        row0    @  wheat1-  fish1-  .  .  .
        A hand  wheat1| wheat0/ wheat1/
        pile    ebony2-
        """,
        open_memory=1,
    )
    t.play("""
        A take 1,0
        B take 2,0
        A sell wheat wheat1| wheat0/ wheat1/
    """)
    assert t.memory("B", "A hand") == {"place": "A hand", "size": 1, "sure": ["wheat1-"], "maybe": []}


def test_what_the_queen_draws_may_be_any_of_the_undrawn_tiles() -> None:  # P-OPT-3, P-CHAR-3
    t = Table(
        f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1- ebony2- ivory0/
        """,
        open_memory=1,
    )
    t.play("A play queen")
    undrawn = ["wheat1-", "fish1-", "ebony2-", "ivory0/"]
    assert t.memory("B", "A hand") == {"place": "A hand", "size": 3, "sure": [], "maybe": undrawn}
    assert t.memory("B", "undrawn") == {"place": "undrawn", "size": 1, "sure": [], "maybe": undrawn}
    assert t.memory("A", "undrawn")["sure"] == ["ivory0/"]


def test_what_was_skipped_is_known_when_the_mummy_brings_it_to_the_hand() -> None:  # P-OPT-3, P-PIR-7
    t = Table(
        """
        ankh     0,0 -
        row0     @  marble2-  fish1-  ebony2-  .  .
        A hand   wheat1- wheat1| wheat0/
        notches  mummy
        pile     ivory0/
        """,
        open_memory=1,
    )
    t.play("""
        A take 2,0
        B take 3,0
        A sell wheat wheat1- wheat1| wheat0/
        A reveal mummy
    """)
    assert t.memory("B", "A hand")["sure"] == ["fish1-", "marble2-"]
    assert t.memory("B", "A corruption")["size"] == 0


def test_at_the_start_the_unseen_starting_tiles_may_be_in_the_opponents_hand() -> None:  # P-OPT-3, P-SET-1
    t = Table(seed="nile", open_memory=1)
    known = t.memory("A", "B hand")
    assert (known["size"], known["sure"], len(known["maybe"])) == (2, [], 4)
    assert set(t.hand("B").split()) | set(t.data["aside"]) == set(known["maybe"])


def test_your_own_places_are_not_in_your_memory() -> None:  # P-OPT-3
    t = Table(MARKET, open_memory=1)
    places = [known["place"] for known in t.view("A")["memory"]]
    assert places == ["B hand", "B corruption", "undrawn", "notches", "supply", "bag", "B deben"]


def test_nothing_is_left_to_remember_when_the_game_is_over() -> None:  # P-OPT-3
    t = Table("ankh 0,0 -\nA hand queen\nB hand wheat1-", open_memory=1)
    t.play("A play queen")
    assert t.view("B")["memory"] == []
