"""Events: the look at the tokens, and what each of them does."""

import pytest

from shedet.core.errors import IllegalAction
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"
WHEAT = "wheat1 wheat1 wheat1"


def event(token: str, more: str, players: int = 3, hand: str = WHEAT, goods: str = "wheat") -> Table:
    """A plays a set of three and uses the only token that is left."""
    t = Table(f"""
        players  {players}
        {QUEUE}
        tokens   {token}
        A hand   {hand}
        {more}
    """)
    t.play(f"A set {goods} {hand}\nA use {token.split()[0]}")
    return t


# The look


def test_playing_a_set_shows_all_tokens_that_are_left_and_one_is_chosen() -> None:  # S-SETS-4
    t = Table(f"""
        {QUEUE}
        tokens  flood guild-eye curse deceit
        A hand  {WHEAT}
    """)
    t.play(f"A set wheat {WHEAT}")
    assert t.asked == "A choose-token"
    assert t.options == ["use guild-eye", "use flood", "use curse", "use deceit"]
    t.play("A use deceit")
    assert t.tokens == "guild-eye flood curse"
    assert "deceit" in t.used_tokens
    assert "A uses deceit" in t.events("spectator")
    assert t.asked == "B choose-action"


def test_joining_a_set_is_an_event_too() -> None:  # S-SETS-4, S-SETS-2
    t = Table(f"""
        {QUEUE}
        tokens       deceit
        A hand       {WHEAT}
        A set wheat  wheat0 wheat0 wheat0
    """)
    t.play(f"A set wheat {WHEAT}")
    assert t.asked == "A choose-token"


def test_a_set_of_amulets_is_an_event_too() -> None:  # S-SETS-4, S-SETS-3
    t = Table(f"""
        {QUEUE}
        tokens  deceit
        A hand  amulet amulet amulet
    """)
    t.play("A set amulets amulet amulet amulet")
    assert t.asked == "A choose-token"


def test_without_tokens_a_set_is_no_event() -> None:  # S-SETS-4
    t = Table(f"""
        {QUEUE}
        A hand  {WHEAT}
    """)
    t.play(f"A set wheat {WHEAT}")
    assert t.asked == "B choose-action"


def test_an_event_may_not_be_declined() -> None:  # S-SETS-4
    t = Table(f"""
        {QUEUE}
        tokens  deceit
        A hand  {WHEAT}
    """)
    t.play(f"A set wheat {WHEAT}")
    assert t.options == ["use deceit"]


def test_only_who_plays_the_set_sees_the_tokens() -> None:  # S-SETS-4, S-INFO-1
    t = Table(f"""
        players  3
        {QUEUE}
        tokens   flood deceit
        A hand   {WHEAT}
    """)
    t.play(f"A set wheat {WHEAT}")
    assert t.view("A")["known_tokens"] == ["flood", "deceit"]
    assert {"A sees flood", "A sees deceit"} <= set(t.events("A"))
    for viewer in ("B", "C", "spectator"):
        assert t.view(viewer)["known_tokens"] is None
        assert t.view(viewer)["tokens"] == 2
        assert t.events(viewer) == ["A looks through: tokens"]


def test_who_has_looked_knows_what_is_left_when_others_use_tokens() -> None:  # S-SETS-4, S-INFO-1
    t = Table(f"""
        {QUEUE}
        tokens  flood deceit curse
        A hand  {WHEAT}
        B hand  fish1 fish1 fish1
    """)
    t.play(f"A set wheat {WHEAT}\nA use deceit\nB set fish fish1 fish1 fish1")
    assert t.view("B")["known_tokens"] == ["flood", "curse"]
    t.play("B use curse\nB choose A")
    assert t.view("A")["known_tokens"] == ["flood"]
    assert t.view("spectator")["known_tokens"] is None


def test_a_token_without_effect_may_be_chosen_to_keep_it_from_others() -> None:  # S-SETS-4, S-EV-4
    t = Table(f"""
        {QUEUE}
        tokens  prosperity flood
        A hand  ebony2 ebony2 ebony2
    """)
    t.play("A set ebony ebony2 ebony2 ebony2\nA use prosperity")
    assert "without effect" in t.events("B")
    assert t.tokens == "flood"
    assert t.asked == "B choose-action"


@pytest.mark.parametrize("token", ["guild-ankh", "curse", "prosperity"])
def test_a_possible_effect_may_not_be_declined(token: str) -> None:  # S-SETS-4
    t = event(token, "B score 30")
    assert t.asked.startswith("A ")
    assert "done" not in t.options


# Guild


@pytest.mark.parametrize(
    ("guild", "ahead", "back"),
    [("guild-ankh", 68, 28), ("guild-eye", 62, 29), ("guild-feather", 63, 26), ("guild-lotus", 64, 27)],
)
def test_a_guild_moves_you_on_and_an_opponent_back(guild: str, ahead: int, back: int) -> None:  # S-EV-1
    t = event(guild, "A score 61\nB score 30")
    t.play("A choose B")
    assert t.scores == [ahead, back, 0]
    assert t.asked == "B choose-action"


def test_an_opponent_who_would_fall_below_0_may_not_be_chosen() -> None:  # S-EV-1
    t = event("guild-ankh", "A score 61\nB score 30\nC score 1")
    assert t.asked == "A choose-guild-victim"
    assert t.options == ["choose B"]
    with pytest.raises(IllegalAction, match="'choose C' is not possible now"):
        t.play("A choose C")


def test_an_opponent_may_fall_to_the_first_space_with_the_glyph() -> None:  # S-EV-1
    t = event("guild-ankh", "B score 8\nC score 2")
    assert t.options == ["choose B", "choose C"]
    t.play("A choose B")
    assert t.scores == [1, 1, 0 + 2]


def test_if_nobody_can_be_chosen_you_advance_all_the_same() -> None:  # S-EV-1
    t = event("guild-lotus", "A score 3\nB score 4\nC score 0")
    assert t.scores == [4, 4, 0]
    assert t.asked == "B choose-action"


def test_a_marker_on_the_glyph_moves_to_another_space() -> None:  # S-EV-1
    t = event("guild-ankh", "A score 61\nB score 28")
    t.play("A choose B")
    assert t.scores == [68, 21, 0]


def test_a_guild_goes_round_the_track() -> None:  # S-EV-1, S-END-6
    t = event("guild-ankh", "A score 99\nB score 101")
    t.play("A choose B")
    assert t.scores == [101, 99, 0]


def test_you_may_not_choose_yourself_for_a_guild() -> None:  # S-EV-1
    t = event("guild-ankh", "A score 61\nB score 30\nC score 40")
    assert t.options == ["choose B", "choose C"]


# Flood


def test_a_flood_gives_another_full_turn_at_once() -> None:  # S-EV-2
    t = event("flood", "")
    assert t.asked == "A choose-action"
    assert t.options == ["take 1", "take 2", "take 3", "take 4"]
    t.play("A take 1")
    assert t.asked == "B choose-action"


def test_the_flood_must_be_taken() -> None:  # S-EV-2
    t = event("flood", "")
    assert "done" not in t.options


def test_the_turn_of_a_flood_may_be_a_set_and_a_second_flood() -> None:  # S-EV-2
    t = Table(f"""
        players  3
        {QUEUE}
        tokens   flood flood
        A hand   {WHEAT} fish1 fish1 fish1 queen
        deck     ebony0 ebony0 wheat0
    """)
    t.play(f"A set wheat {WHEAT}\nA use flood")
    t.play("A set fish fish1 fish1 fish1\nA use flood")
    assert t.asked == "A choose-action"
    t.play("A play queen")
    assert t.asked == "B choose-action"
    assert t.hand("A") == "ebony0 ebony0 wheat0"


def test_the_turn_of_a_flood_may_end_the_round() -> None:  # S-EV-2, S-TAKE-3
    t = Table(f"""
        players  3
        queue    marble0
        tokens   flood
        A hand   {WHEAT}
        B hand   fish1 fish1 fish1
    """)
    t.play(f"A set wheat {WHEAT}\nA use flood\nA take 1")
    assert t.asked == "B choose-horizontal"


def test_after_a_flood_the_next_player_is_not_skipped() -> None:  # S-EV-2, S-TURN-1
    t = event("flood", "", players=4)
    t.play("A take 1\nB take 1\nC take 1\nD take 1")
    assert t.asked == "A choose-action"


# Curse


def test_a_curse_lies_with_an_opponent_as_two_cards_of_corruption() -> None:  # S-EV-3
    t = event("curse", "B corruption fish1")
    assert t.asked == "A choose-cursed"
    assert t.options == ["choose B", "choose C"]
    t.play("A choose B")
    assert t.curses("B") == 1
    assert t.corruption_value("B") == 3
    assert t.corruption("B") == "fish1"
    assert "A curses B" in t.events("spectator")
    assert t.seen_seat("C", "B")["curses"] == 1


def test_two_curses_may_lie_with_one_player() -> None:  # S-EV-3
    t = event("curse", "C curses 1")
    t.play("A choose C")
    assert t.corruption_value("C") == 4


def test_embalming_does_not_remove_a_curse() -> None:  # S-EV-3, S-EV-5
    t = event("embalming", "A corruption fish1\nA curses 1")
    assert t.corruption_value("A") == 2


def test_a_curse_is_gone_in_the_next_round() -> None:  # S-EV-3, S-END-7
    t = Table("queue marble0\nB curses 2")
    t.play("A take 1")
    assert t.round == 2
    assert t.curses("B") == 0


# Prosperity


@pytest.mark.parametrize(
    ("goods", "hand"),
    [("cattle", "cattle1 cattle1 cattle0"), ("fish", "fish1 fish1 fish0"), ("wheat", "wheat1 wheat1 wheat0")],
)
def test_prosperity_adds_two_scarabs_to_the_set_just_played(goods: str, hand: str) -> None:  # S-EV-4
    t = event("prosperity", "", hand=hand, goods=goods)
    assert t.asked == "A choose-prosperous"
    assert t.options == [f"set {goods}"]
    t.play(f"A set {goods}")
    assert t.prosperity("A") == goods
    assert t.round_points("A") == (2 + 2) * 3


@pytest.mark.parametrize(
    ("goods", "hand"),
    [("ivory", "ivory3 ivory3 queen"), ("ebony", "ebony2 ebony2 ebony0"), ("marble", "marble2 marble2 amulet")],
)
def test_ivory_ebony_and_marble_do_not_prosper(goods: str, hand: str) -> None:  # S-EV-4
    t = event("prosperity", "", hand=hand, goods=goods)
    assert t.prosperity("A") == ""
    assert "prosperity" in t.used_tokens
    assert t.asked == "B choose-action"


def test_prosperity_may_go_to_an_older_set_but_not_to_an_opponents() -> None:  # S-EV-4
    t = event("prosperity", "A set fish fish1 fish1 fish0\nB set cattle cattle1 cattle1 cattle1")
    assert t.options == ["set fish", "set wheat"]
    t.play("A set fish")
    assert t.round_points("A") == 4 * 3 + 3 * 3


def test_a_set_of_expensive_goods_may_bring_prosperity_to_an_older_one() -> None:  # S-EV-4
    t = event("prosperity", "A set fish fish1 fish1 fish0", hand="ebony2 ebony2 ebony0", goods="ebony")
    assert t.options == ["set fish"]


def test_the_scarabs_of_prosperity_count_for_cards_that_join_later() -> None:  # S-EV-4, S-CHAR-7
    t = Table(f"""
        {QUEUE}
        A hand        courtesan wheat0 wheat0
        A set wheat   {WHEAT}
        A prosperity  wheat
    """)
    t.play("A play courtesan\nA set wheat\nA add wheat0\nA add wheat0")
    assert t.round_points("A") == 5 * (3 + 2)


def test_both_prosperities_may_lie_on_one_set() -> None:  # S-EV-4
    t = event("prosperity", "A set wheat wheat0 wheat0 wheat0\nA prosperity wheat")
    t.play("A set wheat")
    assert t.prosperity("A") == "wheat wheat"
    assert t.round_points("A") == 6 * (3 + 4)


def test_prosperity_may_lie_on_amulets_alone() -> None:  # S-EV-4
    t = event("prosperity", "", hand="amulet amulet amulet", goods="amulets")
    assert t.options == ["set amulets"]
    t.play("A set amulets")
    assert t.round_points("A") == 2 * 3


def test_prosperity_binds_a_set_of_amulets_to_cattle_fish_and_wheat() -> None:  # S-EV-4
    t = Table(f"""
        {QUEUE}
        A hand         ivory3 ivory3 ivory3 ebony2 ebony2 ebony2 cattle1 cattle1 cattle1 fish1 fish1 thief
        A set amulets  amulet amulet amulet
        A prosperity   amulets
    """)
    t.play("A set amulets")
    assert t.options == ["add cattle1", "add fish1"]
    t.play("A add fish1\nA add fish1\nA add thief\nA done")
    assert t.round_points("A") == 6 * 4


def test_a_bound_set_of_amulets_is_not_offered_for_ebony() -> None:  # S-EV-4
    t = Table(f"""
        {QUEUE}
        A hand         ebony2 ebony2 ebony2
        A set amulets  amulet amulet amulet
        A prosperity   amulets
    """)
    assert t.options_with("set") == ["set ebony"]


def test_an_amulet_set_that_became_wheat_may_prosper() -> None:  # S-EV-4, S-SETS-3
    t = event("prosperity", "A set amulets amulet amulet amulet wheat0", hand="ivory3 ivory3 ivory3", goods="ivory")
    assert t.options == ["set amulets"]


# Embalming


def test_embalming_takes_the_whole_pile_to_the_hand() -> None:  # S-EV-5
    t = event("embalming", "A corruption fish1 queen amulet wheat0s\nB corruption fish1")
    assert t.corruption("A") == ""
    assert t.hand("A") == "queen fish1 wheat0s amulet"
    assert t.corruption("B") == "fish1"
    assert t.asked == "B choose-action"


def test_the_others_see_the_backs_of_embalmed_cards() -> None:  # S-EV-5, S-INFO-1
    t = event("embalming", "A corruption fish1 queen")
    assert t.moves("B") == ["beige back: A corruption → A hand", "orange back: A corruption → A hand"]
    assert t.moves("A") == ["fish1: A corruption → A hand", "queen: A corruption → A hand"]


def test_the_order_of_the_backs_of_embalmed_cards_does_not_tell_their_faces() -> None:  # S-EV-5, S-INFO-1
    told = [event("embalming", f"A corruption fish1 {character}").events("B") for character in ("queen", "merchant")]
    assert told[0] == told[1]


def test_an_empty_pile_may_be_embalmed_for_no_effect() -> None:  # S-EV-5, S-SETS-4
    t = event("embalming", "")
    assert "without effect" in t.events("B")
    assert t.asked == "B choose-action"


# Deceit


def test_deceit_scores_the_number_of_cards_in_the_own_pile_and_they_stay() -> None:  # S-EV-6
    t = event("deceit", "A corruption fish1 queen amulet ebony2\nA score 10\nB corruption wheat0")
    assert t.scores == [14, 0, 0]
    assert t.corruption("A") == "queen ebony2 fish1 amulet"
    assert "A moves to 14" in t.events("spectator")


def test_curses_do_not_count_for_deceit() -> None:  # S-EV-6, S-EV-3
    t = event("deceit", "A corruption fish1\nA curses 2")
    assert t.scores == [1, 0, 0]


def test_deceit_on_an_empty_pile_scores_nothing() -> None:  # S-EV-6
    t = event("deceit", "A score 10")
    assert t.scores == [10, 0, 0]
    assert t.asked == "B choose-action"
