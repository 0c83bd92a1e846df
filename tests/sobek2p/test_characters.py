"""Playing a character: each of the ten, each choice it gives, and what happens when it can do nothing."""

from sobek2p_table import Table

# B always has something to do, so that the game goes on.
MARKET = """
    ankh  0,0 -
    row0  @  marble2-  marble2|  .  .  .
"""


# Any character


def test_a_played_character_is_shown_and_boxed() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1-
    """)
    t.play("A play queen")
    assert t.events("B")[0] == "A plays queen"
    assert "queen" in t.box
    assert "queen" not in t.hand("A")


def test_a_character_may_be_played_for_no_effect() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  vizier
    """)
    t.play("A play vizier")
    assert t.events("B") == ["A plays vizier", "vizier: A hand → box", "without effect"]
    assert t.asked == "B choose-action"


def test_only_a_character_in_hand_may_be_played() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        wheat1-
        A corruption  queen
        A laid fish   thief fish1- fish1|
        B hand        vizier
    """)
    assert t.options_with("play") == []


def test_every_character_in_hand_may_be_played() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen vizier cattle-scribe fish-scribe thief merchant courtesan high-priest high-priestess architect
    """)
    assert t.options_with("play") == [
        "play queen",
        "play vizier",
        "play cattle-scribe",
        "play fish-scribe",
        "play thief",
        "play merchant",
        "play courtesan",
        "play high-priest",
        "play high-priestess",
        "play architect",
    ]


def test_playing_a_character_leaves_the_ankh_and_the_market_alone() -> None:  # P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1-
    """)
    market = t.data["market"]
    t.play("A play queen")
    assert t.ankh == "0,0 -"
    assert t.data["market"] == market


# Queen


def test_the_queen_takes_the_top_three_tiles_of_the_pile() -> None:  # P-CHAR-3
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1- thief ivory0/
    """)
    t.play("A play queen")
    assert t.hand("A") == "wheat1- fish1- thief"
    assert t.pile == "ivory0/"


def test_the_queen_takes_fewer_from_a_short_pile() -> None:  # P-CHAR-3
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- fish1-
    """)
    t.play("A play queen")
    assert t.hand("A") == "wheat1- fish1-"
    assert t.pile == ""


def test_the_queen_finds_nothing_in_an_empty_pile() -> None:  # P-CHAR-3, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  queen
    """)
    t.play("A play queen")
    assert t.hand("A") == ""
    assert "without effect" in t.events("B")


def test_a_tile_with_a_deben_drawn_by_the_queen_gives_no_choice() -> None:  # P-CHAR-3, P-TAKE-5
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    fish0|d
    """)
    t.play("A play queen")
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_the_opponent_sees_only_the_backs_that_the_queen_draws() -> None:  # P-CHAR-3, P-INFO-1
    t = Table(f"""
        {MARKET}
        A hand  queen
        pile    wheat1- thief
    """)
    t.play("A play queen")
    assert t.events("A")[-2:] == ["wheat1-: pile → A hand", "thief: pile → A hand"]
    assert t.events("B")[-2:] == ["a goods tile: pile → A hand", "a character tile: pile → A hand"]


# Vizier


def test_the_vizier_takes_a_tile_from_the_opponents_corruption_board() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- fish1- ebony2-
    """)
    t.play("A play vizier")
    assert t.options == ["claim wheat1-", "claim fish1-", "claim ebony2-"]
    t.play("A claim fish1-")
    assert t.hand("A") == "fish1-"
    assert t.corruption("B") == "wheat1- ebony2-"
    assert t.asked == "B choose-action"


def test_the_vizier_may_take_a_character() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- thief
    """)
    t.play("""
        A play vizier
        A claim thief
    """)
    assert t.hand("A") == "thief"


def test_the_vizier_must_take_a_tile_if_there_is_one() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1-
    """)
    t.play("A play vizier")
    assert t.options == ["claim wheat1-"]


def test_the_vizier_looks_at_the_whole_board_and_the_others_do_not() -> None:  # P-CHAR-4
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  wheat1- wheat1- fish1-
    """)
    t.play("A play vizier")
    assert t.view("A")["claimable"] == ["wheat1-", "wheat1-", "fish1-"]
    assert t.view("spectator")["claimable"] == []
    assert "A sees 2 × wheat1-" in t.events("A")
    assert t.events("spectator")[-1] == "A looks through: B corruption"


def test_the_vizier_finds_nothing_on_an_empty_board() -> None:  # P-CHAR-4, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand        vizier
        A corruption  wheat1-
    """)
    t.play("A play vizier")
    assert "without effect" in t.events("B")
    assert t.corruption("A") == "wheat1-"


def test_a_cobra_is_no_tile_for_the_vizier() -> None:  # P-CHAR-4, P-PIR-8
    t = Table(f"""
        {MARKET}
        A hand      vizier
        B pirogues  cobra2
    """)
    t.play("A play vizier")
    assert t.asked == "B choose-action"
    assert t.pirogues("B") == "cobra2"


def test_a_tile_with_a_deben_claimed_by_the_vizier_gives_no_choice() -> None:  # P-CHAR-4, P-TAKE-5
    t = Table(f"""
        {MARKET}
        A hand        vizier
        B corruption  fish0|d
    """)
    t.play("""
        A play vizier
        A claim fish0|d
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


# Thief


def test_the_thief_takes_a_character_or_a_goods_tile() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1- queen
    """)
    t.play("A play thief")
    assert t.options == ["steal goods", "steal character"]


def test_the_thief_takes_the_only_tile_of_the_named_kind() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1- fish1- queen
    """)
    t.play("""
        A play thief
        A steal character
    """)
    assert t.hand("A") == "queen"
    assert t.hand("B") == "wheat1- fish1-"


def test_the_thief_names_only_a_kind_that_is_there() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  wheat1-
    """)
    t.play("A play thief")
    assert t.options == ["steal goods"]


def test_characters_alone_can_be_stolen_as_characters_only() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand  thief
        B hand  queen architect
    """)
    t.play("A play thief")
    assert t.options == ["steal character"]


def test_starting_tiles_and_statues_are_goods_for_the_thief() -> None:  # P-CHAR-5
    stolen = set()
    for seed in range(12):
        t = Table(f"seed {seed}\n{MARKET}\nA hand thief\nB hand wheat0-s statue- queen")
        t.play("A play thief\nA steal goods")
        stolen.add(t.hand("A"))
    assert stolen == {"wheat0-s", "statue-"}


def test_the_thief_takes_at_random_among_the_named_kind() -> None:  # P-CHAR-5
    stolen = set()
    for seed in range(16):
        t = Table(f"seed {seed}\n{MARKET}\nA hand thief\nB hand wheat1- queen vizier architect")
        t.play("A play thief\nA steal character")
        stolen.add(t.hand("A"))
    assert stolen == {"queen", "vizier", "architect"}


def test_an_empty_hand_gives_the_thief_nothing() -> None:  # P-CHAR-5, P-CHAR-1
    t = Table(f"""
        {MARKET}
        A hand  thief
    """)
    t.play("A play thief")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_thief_does_not_reach_the_corruption_board_or_laid_out_goods() -> None:  # P-CHAR-5
    t = Table(f"""
        {MARKET}
        A hand        thief
        B corruption  wheat1-
        B laid ebony  ebony2- ebony2| ebony2/
    """)
    t.play("A play thief")
    assert t.asked == "B choose-action"


# Merchant


def test_the_merchant_takes_any_tile_of_the_market() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  .  .  .
        row4    .  .  .  ebony2-  .  .
        row5    queen  .  .  .  .  fish1-
        A hand  merchant
    """)
    t.play("A play merchant")
    assert t.options == ["take 1,0", "take 3,4", "take 0,5", "take 5,5"]
    t.play("A take 5,5")
    assert t.hand("A") == "fish1-"
    assert t.market("5,5") == "."
    assert t.asked == "B choose-action"


def test_the_ankh_does_not_move_for_the_merchant() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish1|  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.ankh == "0,0 -"


def test_the_merchant_brings_no_corruption() -> None:  # P-CHAR-7
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish1|  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.corruption("A") == ""
    assert t.market("1,0") == "marble2-"


def test_a_deben_tile_taken_by_the_merchant_gives_no_choice() -> None:  # P-CHAR-7, P-TAKE-5
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  fish0|d  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.asked == "B choose-action"
    assert t.hand("A") == "fish0|d"


def test_a_character_taken_by_the_merchant_does_not_turn_the_ankh() -> None:  # P-CHAR-7, P-TAKE-4
    t = Table("""
        ankh    0,0 -
        row0    @  marble2-  .  queen  .  .
        A hand  merchant
    """)
    t.play("""
        A play merchant
        A take 3,0
    """)
    assert t.asked == "B choose-action"
    assert t.ankh == "0,0 -"
    assert t.hand("A") == "queen"


def test_the_merchant_refills_nothing() -> None:  # P-CHAR-7, P-TAKE-6
    t = Table("""
        ankh    0,0 -
        row5    fish1-  .  .  .  .  .
        A hand  merchant
        pile    wheat1-
    """)
    t.play("""
        A play merchant
        A take 0,5
    """)
    assert t.pile == "wheat1-"
    assert t.market("2,2") == "."


def test_an_empty_market_leaves_the_merchant_without_effect() -> None:  # P-CHAR-7, P-CHAR-1
    t = Table("""
        ankh    0,0 -
        A hand  merchant
        pile    wheat1-
    """)
    t.play("A play merchant")
    assert "without effect" in t.events("B")
    assert t.options == ["refill"]
