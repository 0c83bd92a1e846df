"""The variant `open`: what a perfect memory knows is shown to all, solid or faded."""

import pytest

from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"


def open_table(position: str = "", players: int = 2, seed: str = "0") -> Table:
    return Table(position, players=players, seed=seed, open_information=1)


def counted(cards: str) -> dict[str, int]:
    names = cards.split()
    return {name: names.count(name) for name in sorted(set(names))}


# What a perfect memory knows


def test_the_hidden_variant_remembers_nothing_for_you() -> None:  # S-OPEN-1, S-INFO-1
    t = Table("queue wheat1 fish1 fish0")
    t.play("A take 2")
    assert t.view("B")["memory"] is None
    assert t.view("B")["characters_in_deck"] is None


def test_a_goods_card_taken_face_up_stays_in_view() -> None:  # S-OPEN-1, S-OPEN-3
    t = open_table("players 3\nqueue wheat1 fish1 fish0 ebony0\ndeck cattle1 cattle0")
    t.play("A take 1")
    for viewer in ("B", "C", "spectator"):
        assert t.solid(viewer, "A hand") == "wheat1"
        assert t.faded(viewer, "A hand") == ""


def test_a_skipped_goods_card_stays_in_view_in_the_pile() -> None:  # S-OPEN-1, S-OPEN-3
    t = open_table("players 3\nqueue wheat1 fish1 fish0 ebony0\ndeck cattle1 cattle0")
    t.play("A take 3")
    for viewer in ("B", "C", "spectator"):
        assert t.solid(viewer, "A corruption") == "fish1 wheat1"
        assert t.size(viewer, "A corruption") == 2


def test_the_size_of_a_pile_is_shown() -> None:  # S-OPEN-1
    t = open_table(f"players 3\n{QUEUE}\nB corruption fish1 queen wheat0s")
    assert t.size("A", "B corruption") == t.size("spectator", "B corruption") == 3
    assert t.size("A", "C corruption") == 0


def test_a_character_that_was_taken_may_be_any_that_nobody_has_seen() -> None:  # S-OPEN-2, S-OPEN-3
    t = open_table("queue queen wheat1 fish0\ndeck thief vizier fish1")
    t.play("A take 1")
    for viewer in ("B", "spectator"):
        assert t.faded(viewer, "A hand") == "queen vizier thief"
        assert t.size(viewer, "A hand") == 1
        assert t.faded(viewer, "undrawn") == "queen vizier thief"
        assert t.solid(viewer, "undrawn") == "fish1"


def test_the_last_character_that_nobody_has_seen_is_known() -> None:  # S-OPEN-2, S-OPEN-3
    t = open_table("queue queen wheat1 fish0\ndeck fish1")
    t.play("A take 2")
    assert t.solid("B", "A corruption") == "queen"
    assert t.faded("B", "A corruption") == ""


def test_a_played_character_leaves_the_others_in_doubt() -> None:  # S-OPEN-2
    t = open_table(f"{QUEUE}\ndeck fish1\nA hand vizier thief\nB hand queen")
    assert t.faded("spectator", "A hand") == "queen vizier thief"
    t.play("A play thief\nA steal orange from B")
    assert t.solid("spectator", "A hand") == "queen vizier"


def test_what_has_happened_is_remembered_for_the_spectator_too() -> None:  # S-OPEN-1
    t = open_table("players 3\nqueue wheat1 fish1 fish0 ebony0\ndeck cattle1 cattle0")
    t.play("A take 2\nB take 1")
    places = [known["place"] for known in t.view("spectator")["memory"]]
    assert places == ["A hand", "A corruption", "B hand", "B corruption", "C hand", "C corruption", "undrawn"]
    assert t.solid("spectator", "B hand") == "fish0"


# Hidden moves by back


SCRIBED = f"""
    {QUEUE}
    A hand  fish-scribe
    B hand  wheat1 ebony2 ebony0s high-priest fish0s fish0s wheat0s
"""


def test_a_card_put_away_unseen_is_faded_in_both_places() -> None:  # S-OPEN-2, S-OPEN-3
    t = open_table(SCRIBED)
    assert t.solid("A", "B hand") == "ebony2 ebony0s high-priest fish0s fish0s wheat1 wheat0s"
    t.play("A play fish-scribe\nB discard wheat1")
    for viewer in ("A", "spectator"):
        assert t.faded(viewer, "B hand") == "ebony2 wheat1"
        assert t.faded(viewer, "B corruption") == "ebony2 wheat1"
        assert t.size(viewer, "B hand") == 6
        assert t.size(viewer, "B corruption") == 1
        assert t.solid(viewer, "B hand") == "ebony0s high-priest fish0s fish0s wheat0s"


def test_when_one_is_seen_the_other_is_solid_again() -> None:  # S-OPEN-2, S-OPEN-3
    t = open_table(SCRIBED)
    t.play("A play fish-scribe\nB discard wheat1\nB set ebony ebony2 ebony0s high-priest")
    for viewer in ("A", "spectator"):
        assert t.solid(viewer, "B corruption") == "wheat1"
        assert t.faded(viewer, "B corruption") == t.faded(viewer, "B hand") == ""


def test_a_card_with_another_back_cannot_have_been_the_one() -> None:  # S-OPEN-2
    t = open_table(SCRIBED)
    t.play("A play fish-scribe\nB discard high-priest")
    assert t.solid("A", "B corruption") == "high-priest"
    assert t.faded("A", "B hand") == ""


def test_a_stolen_card_is_faded_for_third_parties_and_known_to_both() -> None:  # S-OPEN-2, S-CHAR-4
    t = open_table(f"""
        players  3
        {QUEUE}
        A hand   thief
        B hand   wheat1 ebony2
    """)
    t.play("A play thief\nA steal beige from B")
    for viewer in ("C", "spectator"):
        assert t.faded(viewer, "A hand") == t.faded(viewer, "B hand") == "ebony2 wheat1"
    assert t.solid("A", "B hand") in ("ebony2", "wheat1")
    assert t.solid("B", "A hand") == t.hand("A")


def test_a_claimed_card_is_faded_for_third_parties_and_the_vizier_remembers_the_pile() -> None:  # S-OPEN-2, S-CHAR-6
    t = open_table(f"""
        players       3
        {QUEUE}
        A hand        vizier
        B corruption  wheat1 ebony2 fish1
        B hand        cattle1
    """)
    assert t.faded("C", "B corruption") == "ebony2 cattle1 fish1 wheat1"
    t.play("A play vizier\nA choose B\nA claim ebony2")
    assert t.faded("C", "A hand") == "ebony2 cattle1 fish1 wheat1"
    assert t.solid("A", "B corruption") == "fish1 wheat1"
    assert t.solid("A", "B hand") == "cattle1"


def test_a_hand_that_is_emptied_leaves_no_doubt_behind() -> None:  # S-OPEN-2
    t = open_table(f"""
        players  3
        {QUEUE}
        A hand   thief
        B hand   wheat1
        C hand   ebony2
        deck     fish1
    """)
    assert t.faded("spectator", "B hand") == "ebony2 fish1 wheat1"
    t.play("A play thief\nA steal beige from B")
    assert t.solid("spectator", "B hand") == t.faded("spectator", "B hand") == ""
    assert t.faded("spectator", "A hand") == "ebony2 fish1 wheat1"


def test_the_numbers_of_backs_keep_a_doubt_within_the_two_hands() -> None:  # S-OPEN-2
    t = open_table(f"""
        players  3
        {QUEUE}
        A hand   thief
        B hand   wheat1 ebony2
        C hand   fish0s
    """)
    t.play("A play thief\nA steal beige from B\nB take 1")
    assert t.solid("C", "B hand") == "marble0"
    assert t.faded("C", "B hand") == "ebony2 wheat1"
    assert t.faded("C", "A hand") == "ebony2 wheat1"
    assert t.faded("C", "undrawn") == t.faded("C", "B corruption") == ""


def test_identical_cards_are_never_told_apart() -> None:  # S-OPEN-2
    t = open_table(f"""
        {QUEUE}
        A hand  fish-scribe
        B hand  wheat1 wheat1 ebony2 ebony0s fish0s fish0s wheat0s
    """)
    t.play("A play fish-scribe\nB discard wheat1")
    assert t.faded("A", "B hand") == t.faded("A", "B corruption") == "ebony2 wheat1 wheat1"
    t.play("B take 1\nA take 1")
    assert t.faded("A", "B corruption") == "ebony2 wheat1 wheat1"


def test_embalmed_cards_stay_in_view() -> None:  # S-OPEN-2, S-EV-5
    t = open_table("""
        queue   wheat1 fish1 marble0 marble0 marble0
        tokens  embalming
        turn    A
        A hand  cattle0s cattle0s vizier
        deck    fish0 fish0
    """)
    t.play("A take 2\nB take 1\nA set cattle cattle0s cattle0s vizier\nA use embalming")
    assert t.solid("B", "A hand") == "fish1 wheat1"
    assert t.size("B", "A corruption") == 0


def test_after_a_priest_no_goods_of_the_type_are_left_in_the_pile() -> None:  # S-OPEN-1, S-CHAR-3
    t = open_table(f"""
        {QUEUE}
        turn          B
        B hand        high-priest wheat0 fish0
        B corruption  wheat1 fish1
    """)
    assert t.faded("A", "B corruption") == "fish1 fish0 wheat1 wheat0"
    t.play("B play high-priest\nB purge wheat")
    assert t.solid("A", "B hand") == "wheat0"
    assert t.faded("A", "B corruption") == "fish1 fish0"


def test_a_priest_who_throws_a_character_alone_has_shown_that_no_goods_of_its_type_were_there() -> None:  # S-OPEN-1
    t = open_table(f"""
        {QUEUE}
        turn          B
        B hand        high-priest wheat0
        B corruption  merchant fish1
    """)
    t.play("B play high-priest\nB purge wheat with merchant")
    assert t.solid("A", "B hand") == "wheat0"
    assert t.solid("A", "B corruption") == "fish1"


def test_a_courtesan_without_effect_has_shown_that_nothing_fits() -> None:  # S-OPEN-1, S-CHAR-7
    t = open_table(f"""
        {QUEUE}
        turn          B
        B hand        courtesan fish1
        B set ebony   ebony2 ebony2 ebony2
        B corruption  ebony0
    """)
    assert t.faded("A", "B hand") == "ebony0 fish1"
    t.play("B play courtesan")
    assert t.solid("A", "B hand") == "fish1"
    assert t.solid("A", "B corruption") == "ebony0"


def test_the_choices_at_the_end_of_a_round_are_secret_in_this_variant_too() -> None:  # S-END-1, S-OPEN-1
    t = open_table("""
        players  3
        queue    ebony0
        A hand   wheat1 wheat1 wheat0
        B hand   fish1 fish1 fish0
    """)
    t.play("A take 1")
    before = t.view("C")
    t.play("B set fish fish1 fish1 fish0")
    assert t.view("C") == before


def test_a_new_round_begins_with_a_new_memory() -> None:  # S-OPEN-1, S-END-7
    t = open_table("players 3\nqueue fish0\nB hand queen")
    t.play("A take 1")
    assert t.round == 2
    assert t.solid("A", "B hand") == ""
    assert t.size("A", "B hand") == 2
    assert t.size("A", "B corruption") == 0


# The deck's display


def test_what_the_queen_drew_is_still_in_the_display_of_the_deck() -> None:  # S-OPEN-4, S-CHAR-2
    t = open_table(f"""
        {QUEUE}
        A hand  queen
        deck    fish1 fish1 wheat1 cattle1 ebony2
    """)
    t.play("A play queen")
    for viewer in ("B", "spectator"):
        assert t.faded(viewer, "undrawn") == "ebony2 cattle1 fish1 fish1 wheat1"
        assert t.faded(viewer, "A hand") == "ebony2 cattle1 fish1 fish1 wheat1"
        assert t.size(viewer, "undrawn") == 2
        assert t.size(viewer, "A hand") == 3


def test_the_queens_player_knows_what_is_left() -> None:  # S-OPEN-4
    t = open_table(f"""
        {QUEUE}
        A hand  queen
        deck    fish1 fish1 wheat1 cattle1 ebony2
    """)
    t.play("A play queen")
    assert t.solid("A", "undrawn") == "ebony2 cattle1"


def test_with_two_players_the_nine_removed_cards_are_in_the_display_of_the_deck() -> None:  # S-OPEN-4, S-SET-3
    t = open_table(players=2, seed="nile")
    characters = t.view("A")["queue"].count("?")
    assert t.size("A", "undrawn") == 36 + 9 + 5 + characters
    goods = counted(t.solid("A", "undrawn") + " " + t.faded("A", "undrawn"))
    for card in t.data["removed"]:
        assert goods[card] > 0


def test_a_removed_card_is_not_told_from_one_in_the_deck() -> None:  # S-OPEN-4
    removed = open_table(f"{QUEUE}\ndeck fish1 fish0 wheat1\nremoved ebony2")
    in_deck = open_table(f"{QUEUE}\ndeck fish1 fish0 ebony2\nremoved wheat1")
    assert removed.view("A") == in_deck.view("A")
    assert removed.solid("A", "undrawn") == "ebony2 fish1 fish0 wheat1"


def test_the_number_of_characters_in_the_deck_is_always_the_true_one() -> None:  # S-OPEN-4
    t = open_table(f"""
        players  3
        {QUEUE} courtesan
        A hand   queen
        deck     thief fish1 fish1 vizier wheat1 cattle-scribe
        removed  merchant
    """)
    for viewer in ("A", "B", "spectator"):
        assert t.view(viewer)["characters_in_deck"] == 3
    t.play("A play queen")
    for viewer in ("A", "B", "spectator"):
        assert t.view(viewer)["characters_in_deck"] == 2


def test_a_delivery_takes_its_characters_from_the_number_in_the_deck() -> None:  # S-OPEN-4, S-TAKE-3
    t = open_table("""
        queue  fish0
        deck   thief fish1 wheat1 wheat1 wheat1 vizier fish1 fish1 fish1 queen ebony0
    """)
    t.play("A take 1")
    assert t.view("B")["queue"].count("?") == 2
    assert t.view("B")["characters_in_deck"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_of_a_game_a_hand_may_be_any_of_the_starting_cards(players: int) -> None:  # S-OPEN-1, S-OPEN-3
    t = open_table(players=players, seed="memphis")
    assert t.solid("A", "B hand") == ""
    starting = t.faded("A", "B hand").split()
    assert len(starting) == 9 - 2
    assert all(card.endswith("0s") for card in starting)
    assert not any(card.endswith("0s") for card in t.solid("A", "undrawn").split())
