"""Filling the market."""

from sobek2p_table import Table

# The ankh's line is empty, so that a take refills the market.
EMPTY_MARKET = "ankh 0,5 -"


def test_the_centre_is_filled_first_clockwise_from_its_top_left() -> None:  # P-FILL-1
    t = Table(f"""
        {EMPTY_MARKET}
        pile wheat1- cattle1- fish1- ebony2-
    """)
    t.play("A refill")
    assert t.market("2,2") == "wheat1-"
    assert t.market("3,2") == "cattle1-"
    assert t.market("3,3") == "fish1-"
    assert t.market("2,3") == "ebony2-"


def test_the_middle_ring_follows_clockwise_from_its_top_left() -> None:  # P-FILL-1
    t = Table(rf"""
        {EMPTY_MARKET}
        row2  .  .  wheat0-s   cattle0-s  .  .
        row3  .  .  cattle0|s  fish0-s    .  .
        pile  wheat1-  wheat1|  wheat1/  cattle1-  cattle1|  cattle1\  fish1-  fish1|  fish1/  ebony2-  ebony2|  ebony2/
    """)
    t.play("A refill")
    assert t.data["market"] == [
        [".", ".", ".", ".", ".", "."],
        [".", "wheat1-", "wheat1|", "wheat1/", "cattle1-", "."],
        [".", "ebony2/", "wheat0-s", "cattle0-s", "cattle1|", "."],
        [".", "ebony2|", "cattle0|s", "fish0-s", "cattle1\\", "."],
        [".", "ebony2-", "fish1/", "fish1|", "fish1-", "."],
        [".", ".", ".", ".", ".", "."],
    ]


def test_the_outer_ring_comes_last_clockwise_from_its_top_left() -> None:  # P-FILL-1
    t = Table(r"""
        ankh  0,5 |
        row1  .  wheat0/s  fish0\     cattle0-s  cattle0|s  .
        row2  .  marble2|  wheat0-s   fish0-s    fish0|s    .
        row3  .  marble2-  ebony0-s   marble0-s  ivory0-s   .
        row4  .  ebony0|d  statue\    statue\    wheat0|s   .
        pile  wheat1- wheat1| wheat1/ wheat1\ wheat0/ wheat0\ cattle1- cattle1| cattle1/ cattle1\ cattle0/ fish1- fish1| fish1/ fish1\ fish0/ ebony2- ebony2| ebony2/ ebony2\
    """)  # noqa: E501
    t.play("A refill")
    market = t.data["market"]
    assert market[0] == ["wheat1-", "wheat1|", "wheat1/", "wheat1\\", "wheat0/", "wheat0\\"]
    assert [row[5] for row in market[1:]] == ["cattle1-", "cattle1|", "cattle1/", "cattle1\\", "cattle0/"]
    assert market[5][4::-1] == ["fish1-", "fish1|", "fish1/", "fish1\\", "fish0/"]
    assert [market[row][0] for row in (4, 3, 2, 1)] == ["ebony2-", "ebony2|", "ebony2/", "ebony2\\"]


def test_fields_that_hold_a_tile_are_passed_over() -> None:  # P-FILL-1
    t = Table(f"""
        {EMPTY_MARKET}
        row2  .  .  .  ivory0-s  .  .
        pile wheat1- fish1-
    """)
    t.play("A refill")
    assert t.market("2,2") == "wheat1-"
    assert t.market("3,2") == "ivory0-s"
    assert t.market("3,3") == "fish1-"


def test_the_field_that_the_ankh_leaves_is_filled_too() -> None:  # P-FILL-1
    t = Table("""
        ankh 2,2 -
        pile wheat1- fish1-
    """)
    t.play("A refill")
    assert t.ankh == ""
    assert t.market("2,2") == "wheat1-"


def test_goods_lie_face_up_for_everybody() -> None:  # P-FILL-2
    t = Table(f"""
        {EMPTY_MARKET}
        pile wheat1-
    """)
    t.play("A refill")
    assert t.view("B")["market"][2][2] == "wheat1-"
    assert "wheat1-: pile → market 2,2" in t.events("spectator")


def test_characters_lie_face_down_and_nobody_looks() -> None:  # P-FILL-2
    t = Table(f"""
        {EMPTY_MARKET}
        pile queen
    """)
    t.play("A refill")
    assert t.market("2,2") == "queen"
    assert [t.view(viewer)["market"][2][2] for viewer in ("A", "B", "spectator")] == ["?", "?", "?"]
    assert "a character tile: pile → market 2,2" in t.events("A")
    assert "queen" not in " ".join(t.events("A") + t.events("B") + t.events("spectator"))


def test_tiles_lie_upright_so_the_ankh_points_the_same_way_for_both_players() -> None:  # P-FILL-2
    t = Table(r"""
        ankh  0,0 -
        turn  B
        row0  @  .  .  fish1/  .  .
    """)
    t.play("B take 3,0")
    assert t.ankh == "3,0 /"


def test_a_short_pile_fills_as_far_as_it_goes() -> None:  # P-FILL-3
    t = Table(f"""
        {EMPTY_MARKET}
        pile wheat1- cattle1-
    """)
    t.play("A refill")
    assert t.pile == ""
    assert t.market("3,2") == "cattle1-"
    assert t.market("3,3") == "."


def test_a_long_pile_keeps_what_the_market_has_no_room_for() -> None:  # P-FILL-1
    t = Table(r"""
        ankh  0,5 /
        row0  wheat1-   wheat1-   wheat1|   wheat1/    wheat1\    .
        row1  wheat0/s  fish0\    cattle0-s cattle0|s  .          wheat0/
        row2  marble2|  wheat0-s  fish0-s   .          fish0|s    wheat0\
        row3  marble2-  ebony0-s  .         marble0-s  ivory0-s   cattle1-
        row4  ebony0|d  .         statue\   statue\    wheat0|s   cattle1|
        row5  @         cattle1/  cattle1/  cattle1\   cattle0/   fish1-
        pile  ivory3| ivory3/ ivory3\ ivory0/ queen vizier merchant thief
    """)
    t.play("A refill")
    assert t.pile == "merchant thief"
    assert t.market("0,5") == "vizier"
