"""Playing a character for its power."""

import pytest

from shedet.core.errors import IllegalAction
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"


# Every character


def test_a_played_character_goes_face_up_to_the_discard_pile() -> None:  # S-CHAR-1
    t = Table(f"""
        {QUEUE}
        deck    fish0
        A hand  queen
    """)
    t.play("A play queen")
    assert "queen" in t.discards
    assert "queen" in t.view("B")["discards"]
    assert "A plays queen" in t.events("spectator")


@pytest.mark.parametrize("character", ["queen", "high-priest", "cattle-scribe", "courtesan"])
def test_a_character_may_be_played_for_no_effect(character: str) -> None:  # S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand  {character}
    """)
    t.play(f"A play {character}")
    if t.asked.startswith("A"):
        t.play("A done")
    assert t.hand("A") == ""
    assert character in t.discards
    assert t.asked == "B choose-action"


@pytest.mark.parametrize(
    ("character", "position"),
    [
        ("high-priest", "A corruption wheat1"),
        ("thief", "B hand wheat1"),
        ("vizier", "B corruption wheat1"),
        ("courtesan", "A set wheat wheat1 wheat1 wheat1\nA hand wheat0"),
        ("merchant", ""),
    ],
)
def test_a_possible_effect_may_not_be_declined(character: str, position: str) -> None:  # S-CHAR-1
    t = Table(f"{QUEUE}\nA hand {character}\n{position}")
    t.play(f"A play {character}")
    assert t.asked.startswith("A ")
    assert "done" not in t.options


def test_a_character_that_was_played_can_lie_in_no_set() -> None:  # S-CHAR-1
    t = Table(f"""
        {QUEUE}
        turn    A
        A hand  thief fish1 fish1
        B hand  wheat1
    """)
    assert "set fish" in t.options
    t.play("A play thief\nA steal beige from B\nB take 1")
    assert "set fish" not in t.options


# Queen


def test_the_queen_draws_the_top_three_cards_of_the_deck() -> None:  # S-CHAR-2
    t = Table(f"""
        {QUEUE}
        deck    fish0 thief wheat1 ebony2
        A hand  queen
    """)
    t.play("A play queen")
    assert t.hand("A") == "fish0 thief wheat1"
    assert t.deck == "ebony2"
    assert t.corruption("A") == ""
    assert t.asked == "B choose-action"


def test_only_the_queens_player_sees_what_she_draws() -> None:  # S-CHAR-2, S-INFO-1
    t = Table(f"""
        {QUEUE}
        deck    fish0 thief wheat1 ebony2
        A hand  queen
    """)
    t.play("A play queen")
    assert "thief: deck → A hand" in t.moves("A")
    for viewer in ("B", "spectator"):
        drawn = [move for move in t.moves(viewer) if "deck" in move]
        assert drawn == ["beige back: deck → A hand", "orange back: deck → A hand", "beige back: deck → A hand"]


def test_the_queen_draws_nothing_from_an_empty_deck() -> None:  # S-CHAR-2, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand  queen
    """)
    t.play("A play queen")
    assert t.hand("A") == ""
    assert "without effect" in t.events("B")


def test_the_queen_does_not_touch_the_queue() -> None:  # S-CHAR-2
    t = Table(f"""
        {QUEUE}
        deck    fish0 thief wheat1
        A hand  queen
    """)
    t.play("A play queen")
    assert t.queue == "marble0 marble0 marble0 ivory0 ivory0"
    t.play("B take 1")
    assert t.asked == "A choose-action"


# High priest and high priestess


@pytest.mark.parametrize("priest", ["high-priest", "high-priestess"])
def test_a_priest_discards_all_cards_of_one_type_from_the_own_pile(priest: str) -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        {priest}
        A corruption  fish1 fish0 fish0s wheat1 amulet
        B corruption  fish1
    """)
    t.play(f"A play {priest}")
    assert t.asked == "A choose-purge"
    assert t.options == ["purge fish", "purge wheat"]
    t.play("A purge fish")
    assert t.corruption("A") == "wheat1 amulet"
    assert t.corruption("B") == "fish1"
    assert {"fish1", "fish0", "fish0s"} <= set(t.discards)
    assert t.asked == "B choose-action"


def test_the_type_need_not_be_that_of_the_priest() -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  marble2 ivory3
    """)
    t.play("A play high-priest")
    assert t.options == ["purge ivory", "purge marble"]


def test_each_character_of_the_type_goes_or_stays() -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  fish1 thief fish-scribe cattle-scribe
    """)
    t.play("A play high-priest")
    assert t.options == [
        "purge cattle",
        "purge cattle with cattle-scribe",
        "purge fish",
        "purge fish with fish-scribe",
        "purge fish with thief",
        "purge fish with fish-scribe thief",
    ]


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("purge fish", "cattle-scribe fish-scribe thief"),
        ("purge fish with thief", "cattle-scribe fish-scribe"),
        ("purge fish with fish-scribe", "cattle-scribe thief"),
        ("purge fish with fish-scribe thief", "cattle-scribe"),
    ],
)
def test_the_characters_that_go_are_those_that_were_named(choice: str, left: str) -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priestess
        A corruption  fish1 fish1 thief fish-scribe cattle-scribe
    """)
    t.play(f"A play high-priestess\nA {choice}")
    assert t.corruption("A") == left


def test_a_character_that_is_not_there_cannot_go() -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  fish1 thief
    """)
    t.play("A play high-priest")
    assert t.options == ["purge fish", "purge fish with thief"]


def test_a_type_there_only_as_characters_may_be_named_and_all_may_stay() -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  queen
    """)
    t.play("A play high-priest")
    assert t.options == ["purge ivory", "purge ivory with queen"]
    t.play("A purge ivory")
    assert t.corruption("A") == "queen"


def test_a_type_that_is_there_must_be_named() -> None:  # S-CHAR-3, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  wheat1 amulet
    """)
    t.play("A play high-priest")
    assert t.options == ["purge wheat"]
    with pytest.raises(IllegalAction, match="'purge fish' is not possible now"):
        t.play("A purge fish")


def test_a_pile_of_amulets_alone_stays_as_it_is() -> None:  # S-CHAR-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  amulet amulet
    """)
    t.play("A play high-priest")
    assert t.options == ["done"]
    t.play("A done")
    assert t.corruption("A") == "amulet amulet"
    assert t.asked == "B choose-action"


def test_an_empty_pile_is_asked_about_as_well_so_that_it_stays_a_secret() -> None:  # S-CHAR-3, S-INFO-1
    t = Table(f"""
        {QUEUE}
        A hand  high-priest
    """)
    t.play("A play high-priest")
    assert t.asked == "A choose-purge"
    assert t.options == ["done"]


def test_a_priest_does_not_remove_curses() -> None:  # S-CHAR-3, S-EV-3
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  wheat1 wheat1
        A curses      1
    """)
    t.play("A play high-priest\nA purge wheat")
    assert t.corruption("A") == ""
    assert t.corruption_value("A") == 2


def test_all_see_what_a_priest_discards_and_nothing_else() -> None:  # S-CHAR-3, S-INFO-1
    t = Table(f"""
        {QUEUE}
        A hand        high-priest
        A corruption  wheat1 merchant courtesan fish1
    """)
    t.play("A play high-priest\nA purge wheat with merchant")
    for viewer in ("B", "spectator"):
        assert t.moves(viewer) == ["wheat1: A corruption → discards", "merchant: A corruption → discards"]


# Thief


def test_the_thief_names_an_opponent_and_a_back_of_that_hand() -> None:  # S-CHAR-4
    t = Table(f"""
        players  4
        {QUEUE}
        turn     B
        A hand   wheat0s fish1
        B hand   thief
        C hand   queen vizier
    """)
    t.play("B play thief")
    assert t.asked == "B choose-theft"
    assert t.options == [
        "steal green from A",
        "steal beige from A",
        "steal orange from C",
        "steal nothing from D",
    ]


def test_the_stolen_card_changes_hands() -> None:  # S-CHAR-4
    t = Table(f"""
        players  3
        {QUEUE}
        A hand   thief ebony2
        B hand   wheat1 queen
        C hand   fish1
    """)
    t.play("A play thief\nA steal beige from B")
    assert t.hand("A") == "ebony2 wheat1"
    assert t.hand("B") == "queen"
    assert t.hand("C") == "fish1"
    assert t.asked == "B choose-action"


def test_the_thief_takes_at_random_among_the_cards_with_that_back() -> None:  # S-CHAR-4
    stolen = set()
    for seed in range(16):
        t = Table(f"seed {seed}\n{QUEUE}\nA hand thief\nB hand wheat0s amulet fish1 ebony2 queen")
        t.play("A play thief\nA steal beige from B")
        stolen.add(t.hand("A"))
    assert stolen == {"amulet", "fish1", "ebony2"}


def test_a_player_with_an_empty_hand_may_be_named_for_no_effect() -> None:  # S-CHAR-4
    t = Table(f"""
        players  3
        {QUEUE}
        A hand   thief
        B hand   wheat1
    """)
    t.play("A play thief\nA steal nothing from C")
    assert t.hand("A") == ""
    assert t.hand("B") == "wheat1"
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_nothing_may_not_be_stolen_from_a_hand_that_holds_cards() -> None:  # S-CHAR-4, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand  thief
        B hand  wheat1
    """)
    t.play("A play thief")
    assert t.options == ["steal beige from B"]


def test_the_thief_does_not_reach_piles_and_sets() -> None:  # S-CHAR-4
    t = Table(f"""
        {QUEUE}
        A hand        thief
        B corruption  wheat1
        B set ebony   ebony2 ebony2 ebony2
    """)
    t.play("A play thief")
    assert t.options == ["steal nothing from B"]


# Vizier


def test_the_vizier_takes_a_card_from_an_opponents_pile_to_the_hand() -> None:  # S-CHAR-6
    t = Table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        B corruption  wheat1
        C corruption  fish1 fish1 queen amulet wheat0s
    """)
    t.play("A play vizier")
    assert t.asked == "A choose-pile"
    assert t.options == ["choose B", "choose C"]
    t.play("A choose C")
    assert t.options == ["claim queen", "claim fish1", "claim wheat0s", "claim amulet"]
    t.play("A claim amulet")
    assert t.hand("A") == "amulet"
    assert t.corruption("C") == "queen fish1 fish1 wheat0s"
    assert t.asked == "B choose-action"


def test_only_the_viziers_player_sees_the_pile() -> None:  # S-CHAR-6, S-INFO-1
    t = Table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        C corruption  fish1 fish1 queen
    """)
    t.play("A play vizier\nA choose C")
    assert t.view("A")["claimable"] == ["queen", "fish1", "fish1"]
    assert "A sees 2 × fish1" in t.events("A")
    for viewer in ("B", "C", "spectator"):
        assert t.view(viewer)["claimable"] == []
        assert t.events(viewer) == ["A looks through: C corruption"]


def test_an_empty_pile_may_be_named_and_the_vizier_finds_nothing() -> None:  # S-CHAR-6
    t = Table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        C corruption  fish1
    """)
    t.play("A play vizier\nA choose B")
    assert t.hand("A") == ""
    assert "without effect" in t.events("C")
    assert t.corruption("C") == "fish1"
    assert t.asked == "B choose-action"


def test_the_vizier_does_not_look_into_the_own_pile() -> None:  # S-CHAR-6
    t = Table(f"""
        {QUEUE}
        A hand        vizier
        A corruption  fish1
    """)
    t.play("A play vizier")
    assert t.options == ["choose B"]


def test_the_vizier_takes_no_curse() -> None:  # S-CHAR-6, S-EV-3
    t = Table(f"""
        {QUEUE}
        A hand    vizier
        B curses  2
    """)
    t.play("A play vizier\nA choose B")
    assert t.curses("B") == 2
    assert "without effect" in t.events("B")


# Merchant


def test_the_merchant_takes_any_card_of_the_queue_without_corruption() -> None:  # S-CHAR-8
    t = Table("""
        queue   wheat0 wheat0 fish0 fish0 thief cattle0 ebony2 ebony0 ivory3
        A hand  merchant
    """)
    t.play("A play merchant")
    assert t.asked == "A choose-queue-card"
    assert t.options == [f"take {place}" for place in range(1, 10)]
    t.play("A take 7")
    assert t.hand("A") == "ebony2"
    assert t.corruption("A") == ""
    assert t.queue == "wheat0 wheat0 fish0 fish0 thief cattle0 ebony0 ivory3"
    assert t.asked == "B choose-action"


def test_the_merchant_takes_a_face_down_card_unseen() -> None:  # S-CHAR-8, S-INFO-1
    t = Table("""
        players  3
        queue    wheat0 wheat0 fish0 fish0 thief cattle0
        A hand   merchant
    """)
    t.play("A play merchant")
    assert t.view("A")["queue"][4] == "?"
    assert t.preview("A", "take 5")["gains"] == ["?"]
    t.play("A take 5")
    assert t.moves("A") == ["thief: queue 5 → A hand"]
    assert t.moves("B") == t.moves("spectator") == ["orange back: queue 5 → A hand"]


def test_the_queue_closes_up_so_that_others_come_within_reach() -> None:  # S-CHAR-8, S-TAKE-1
    t = Table("""
        queue   wheat0 wheat0 fish0 fish0 ivory3 cattle0
        A hand  merchant
    """)
    t.play("A play merchant\nA take 2\nB take 4")
    assert t.hand("B") == "ivory3"
    assert t.corruption("B") == "fish0 fish0 wheat0"


def test_a_delivery_follows_the_merchants_last_card() -> None:  # S-CHAR-8, S-TAKE-3
    t = Table("""
        queue   wheat0
        deck    fish1 thief wheat1 ivory0 cattle1 amulet ebony2 marble2 wheat1 fish1
        A hand  merchant
    """)
    t.play("A play merchant\nA take 1")
    assert t.hand("A") == "wheat0"
    assert t.queue == "fish1 thief wheat1 ivory0 cattle1 amulet ebony2 marble2 wheat1"
    assert t.asked == "B choose-action"


def test_the_merchants_last_card_may_end_the_round() -> None:  # S-CHAR-8, S-TAKE-3
    t = Table("""
        queue   wheat0
        A hand  merchant wheat1 wheat1
        B hand  fish1
    """)
    t.play("A play merchant\nA take 1")
    assert "round 1 ends" in t.events("B")
    assert t.asked == "A choose-horizontal"
    assert t.options == ["set wheat", "done"]
