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


# Scribe


@pytest.mark.parametrize("scribe", ["cattle-scribe", "fish-scribe"])
def test_an_opponent_with_more_than_six_cards_puts_the_rest_to_corruption(scribe: str) -> None:  # S-CHAR-5
    t = Table(f"""
        {QUEUE}
        A hand        {scribe}
        B hand        wheat1 wheat1 wheat1 fish1 fish1 cattle1 ebony2 amulet
        B corruption  fish0
    """)
    t.play(f"A play {scribe}")
    assert t.asked == "B choose-discards"
    t.play("B discard cattle1\nB discard amulet")
    assert t.hand("B") == "ebony2 fish1 fish1 wheat1 wheat1 wheat1"
    assert t.corruption("B") == "cattle1 fish0 amulet"
    assert t.asked == "B choose-action"


def test_several_victims_choose_at_once_in_any_order() -> None:  # S-CHAR-5
    t = Table(f"""
        players  4
        {QUEUE}
        A hand   fish-scribe
        B hand   wheat1 wheat1 wheat1 fish1 fish1 cattle1 ebony2 amulet
        C hand   wheat0 wheat0 wheat0 fish0 fish0 fish0
        D hand   cattle1 cattle1 cattle0 cattle0 ebony0 ebony0 queen
    """)
    t.play("A play fish-scribe")
    assert t.asked == "B D choose-discards"
    t.play("B discard amulet")
    assert t.asked == "B D choose-discards"
    t.play("D discard queen")
    assert t.asked == "B choose-discards"
    assert "D has chosen" in t.events("A")
    t.play("B discard ebony2")
    assert t.corruption("B") == "ebony2 amulet"
    assert t.corruption("D") == "queen"
    assert t.asked == "B choose-action"


def test_a_victim_who_is_done_is_asked_no_more() -> None:  # S-CHAR-5
    t = Table(f"""
        players  3
        {QUEUE}
        A hand   fish-scribe
        B hand   wheat1 wheat1 wheat1 fish1 fish1 cattle1 ebony2
        C hand   cattle1 cattle1 cattle0 cattle0 ebony0 ebony0 queen
    """)
    t.play("A play fish-scribe\nC discard queen")
    with pytest.raises(IllegalAction, match="C has nothing to decide now; it is up to B"):
        t.play("C discard ebony0")


def test_six_cards_may_be_kept() -> None:  # S-CHAR-5
    t = Table(f"""
        {QUEUE}
        A hand  fish-scribe
        B hand  wheat1 wheat1 wheat1 fish1 fish1 cattle1
    """)
    t.play("A play fish-scribe")
    assert t.corruption("B") == ""
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_scribes_own_hand_does_not_matter() -> None:  # S-CHAR-5
    t = Table(f"""
        {QUEUE}
        A hand  fish-scribe wheat1 wheat1 wheat1 fish1 fish1 cattle1 ebony2
    """)
    t.play("A play fish-scribe")
    assert t.corruption("A") == ""
    assert t.asked == "B choose-action"


def test_the_victim_chooses_freely_among_all_sorts_of_cards() -> None:  # S-CHAR-5
    t = Table(f"""
        {QUEUE}
        A hand  fish-scribe
        B hand  wheat0s wheat1 wheat1 fish1 queen ebony2 amulet
    """)
    t.play("A play fish-scribe")
    assert t.options == [
        "discard queen",
        "discard ebony2",
        "discard fish1",
        "discard wheat1",
        "discard wheat0s",
        "discard amulet",
    ]


def test_the_others_see_only_the_backs_of_what_a_scribe_costs() -> None:  # S-CHAR-5, S-INFO-1
    t = Table(f"""
        players  3
        {QUEUE}
        A hand   fish-scribe
        B hand   wheat0s wheat1 wheat1 fish1 queen ebony2 amulet
    """)
    t.play("A play fish-scribe\nB discard ebony2")
    assert t.moves("B") == ["ebony2: B hand → B corruption"]
    for viewer in ("A", "C", "spectator"):
        assert t.moves(viewer) == ["beige back: B hand → B corruption"]


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


# Courtesan


def test_the_courtesan_adds_two_cards_to_one_set() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony2 fish1 high-priest amulet
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert t.asked == "A choose-growing-set"
    assert t.options == ["set ebony"]
    t.play("A set ebony")
    assert t.options == ["add ebony2", "add ebony0", "add high-priest", "add amulet"]
    t.play("A add ebony2\nA add high-priest")
    assert t.laid("A", "ebony") == "ebony2 ebony2 ebony2 ebony2 high-priest"
    assert t.hand("A") == "ebony0 fish1 amulet"
    assert t.asked == "B choose-action"


def test_the_courtesan_may_add_a_single_card() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony2
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan\nA set ebony\nA add ebony2\nA done")
    assert t.hand("A") == "ebony0"
    assert t.asked == "B choose-action"


def test_the_courtesan_must_add_at_least_one_card() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan\nA set ebony")
    assert t.options == ["add ebony0"]


def test_the_courtesans_two_cards_go_to_the_same_set() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 wheat1 amulet
        A set ebony  ebony2 ebony2 ebony2
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.options == ["set ebony", "set wheat"]
    t.play("A set wheat\nA add wheat1")
    assert t.options == ["add amulet", "done"]


def test_a_set_that_nothing_fits_is_not_offered_to_the_courtesan() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan wheat1
        A set ebony  ebony2 ebony2 ebony2
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.options == ["set wheat"]


def test_the_courtesan_brings_no_event() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 ebony0
        A set ebony  ebony2 ebony2 ebony2
        tokens       flood curse
    """)
    t.play("A play courtesan\nA set ebony\nA add ebony0\nA add ebony0")
    assert t.asked == "B choose-action"
    assert t.tokens == "flood curse"


def test_the_courtesan_does_not_grow_the_sets_of_others() -> None:  # S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand       courtesan ebony0 amulet
        B set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.hand("A") == "ebony0 amulet"


def test_the_courtesan_without_a_fitting_card_has_no_effect() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan fish1
        A set ebony  ebony2 ebony2 ebony2
    """)
    t.play("A play courtesan")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


def test_the_courtesan_does_not_add_herself() -> None:  # S-CHAR-7, S-CHAR-1
    t = Table(f"""
        {QUEUE}
        A hand       courtesan
        A set wheat  wheat1 wheat1 wheat1
    """)
    t.play("A play courtesan")
    assert t.laid("A", "wheat") == "wheat1 wheat1 wheat1"
    assert "courtesan" in t.discards
    assert t.asked == "B choose-action"


def test_by_the_courtesan_an_amulet_set_takes_the_type_of_the_first_card() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0 fish1 thief
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan\nA set amulets")
    assert t.options == ["add ebony0", "add fish1", "add thief"]
    t.play("A add fish1")
    assert t.options == ["add thief", "done"]
    t.play("A add thief")
    assert t.laid("A", "amulets") == "fish1 thief amulet amulet amulet"


def test_by_the_courtesan_an_amulet_set_may_also_grow_by_amulets_alone() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan amulet amulet ebony0
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan\nA set amulets\nA add amulet\nA add amulet")
    assert t.laid("A", "amulets") == "amulet amulet amulet amulet amulet"


def test_the_courtesan_may_give_amulets_the_type_of_another_set() -> None:  # S-CHAR-7, S-SETS-3
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0
        A set ebony    ebony2 ebony2 ebony2
        A set amulets  amulet amulet amulet
    """)
    t.play("A play courtesan")
    assert t.options == ["set ebony", "set amulets"]
    t.play("A set amulets\nA add ebony0\nA done")
    assert t.laid("A", "ebony") == "ebony2 ebony2 ebony2"
    assert t.laid("A", "amulets") == "ebony0 amulet amulet amulet"


def test_prosperity_keeps_the_courtesan_from_adding_ebony_to_amulets() -> None:  # S-CHAR-7, S-EV-4
    t = Table(f"""
        {QUEUE}
        A hand         courtesan ebony0 wheat1
        A set amulets  amulet amulet amulet
        A prosperity   amulets
    """)
    t.play("A play courtesan\nA set amulets")
    assert t.options == ["add wheat1"]


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
