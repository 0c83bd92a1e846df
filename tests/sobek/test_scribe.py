"""The scribe's victims choose at once, and nobody sees anything of it until all have chosen."""

import pytest

from futures import decided, undecided_text
from shedet.core.errors import BadSetup, IllegalAction
from shedet.core.match import Match
from shedet.core.rng import seeded
from sobek_table import Table

QUEUE = "queue marble0 marble0 marble0 ivory0 ivory0"
SCRIBE = """
    players  4
    queue    fish0 wheat0 amulet
    A hand   fish-scribe
    B hand   wheat1 wheat1 wheat0s fish1 fish1 cattle1 queen amulet
    C hand   wheat0 wheat0 fish0 fish0
    D hand   cattle1 cattle1 cattle0 cattle0 ebony0 ebony0 thief
"""
OTHERS = ("A", "C", "D", "spectator")


def played() -> Table:
    t = Table(SCRIBE)
    t.play("A play fish-scribe")
    return t


def test_nobody_sees_what_a_victim_has_chosen_before_all_have() -> None:  # S-CHAR-5
    t = played()
    before = {viewer: t.view(viewer) for viewer in OTHERS}
    t.play("B discard queen")
    for viewer in OTHERS:
        assert t.events(viewer) == []
        assert t.view(viewer) == before[viewer]
    t.play("B discard fish1")
    for viewer in OTHERS:
        assert t.events(viewer) == ["B has chosen"]
        assert t.seen_seat(viewer, "B") == before[viewer]["seats"][1]


def test_a_victim_sees_the_own_choice_at_once() -> None:  # S-CHAR-5
    t = played()
    t.play("B discard queen")
    assert t.moves("B") == ["queen: B hand → B corruption"]
    assert t.seen_seat("B", "B")["corruption"] == ["queen"]
    assert t.seen_seat("B", "B")["corruption_value"] == 1
    assert "queen" not in t.seen_seat("B", "B")["hand"]


def test_when_all_have_chosen_the_others_see_the_backs() -> None:  # S-CHAR-5, S-INFO-1
    t = played()
    t.play("B discard queen\nB discard wheat0s\nD discard ebony0")
    of_b = ["green back: B hand → B corruption", "orange back: B hand → B corruption"]
    of_d = ["beige back: D hand → D corruption"]
    assert t.moves("A") == t.moves("C") == t.moves("spectator") == of_b + of_d
    assert t.moves("D") == ["ebony0: D hand → D corruption", *of_b]
    assert t.moves("B") == of_d
    assert t.corruption("B") == "queen wheat0s"
    assert t.corruption("D") == "ebony0"


@pytest.mark.parametrize(
    "order",
    [
        "B discard queen\nB discard fish1\nD discard ebony0",
        "B discard fish1\nB discard queen\nD discard ebony0",
        "B discard fish1\nD discard ebony0\nB discard queen",
        "D discard ebony0\nB discard queen\nB discard fish1",
    ],
)
def test_the_order_of_the_backs_does_not_tell_in_which_they_were_chosen(order: str) -> None:  # S-CHAR-5, S-INFO-1
    t = played()
    t.play(order)
    assert t.moves("A") == [
        "beige back: B hand → B corruption",
        "orange back: B hand → B corruption",
        "beige back: D hand → D corruption",
    ]


def test_who_chose_last_has_seen_the_backs_of_the_others() -> None:  # S-CHAR-5, S-INFO-1
    t = played()
    t.play("D discard ebony0\nB discard queen\nB discard fish1")
    with pytest.raises(IllegalAction, match="showed you something hidden"):
        t.undo("B")


def test_a_single_victim_may_think_again() -> None:  # S-CHAR-5
    t = Table("queue fish0 wheat0\nA hand fish-scribe\nB hand wheat1 wheat1 wheat1 fish1 fish1 cattle1 queen")
    t.play("A play fish-scribe")
    before = t.text
    t.play("B discard queen")
    assert t.asked == "B choose-action"
    t.undo("B")
    assert t.text == before


def test_what_is_set_aside_is_written_and_read() -> None:  # S-CHAR-5
    t = played()
    t.play("B discard queen\nD discard ebony0")
    assert "\nB aside queen\n" in t.text
    again = Match(t.game, 4, {}, "1", t.text)
    assert t.game.position_text(again.position) == t.text
    assert again.view(1) == t.view("B")
    assert again.view(0) == t.view("A")
    again.play_text(1, "discard amulet")
    t.play("B discard amulet")
    assert t.game.position_text(again.position) == t.text


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("B aside queen", "B sets cards aside only for another player's scribe"),
        ("ask B choose-discards\nA aside queen", "A sets cards aside only for another player's scribe"),
        ("ask B choose-discards\nC hand fish0\nC aside queen", "C sets cards aside for the scribe and keeps 6 in hand"),
    ],
)
def test_nothing_else_is_set_aside(lines: str, sentence: str) -> None:  # S-CHAR-5
    with pytest.raises(BadSetup, match=sentence):
        Table(f"players 3\nturn A\nqueue fish0\nB hand {'wheat1 ' * 5} wheat0 wheat0\n{lines}")


def test_a_choice_that_is_made_may_be_any_in_the_worlds_of_the_others() -> None:  # S-CHAR-5, S-INFO-1
    t = played()
    t.play("B discard queen\nB discard fish1")
    knowledge = t.match.knowledge(3)
    chosen = set()
    for number in range(40):
        world = t.game.deal_world(knowledge, seeded(f"scribe/{number}"))
        t.game.check_conserved(world)
        seats = t.game.position_data(world)["seats"]
        assert isinstance(seats, list)
        assert len(seats[1]["hand"]) == 6
        assert len(seats[1]["aside"]) == 2
        assert seats[3]["hand"] == t.seat("D")["hand"]
        chosen.add(" ".join(seats[1]["aside"]))
    assert len(chosen) > 20


def test_cards_set_aside_are_taken_back_to_the_hand_and_asked_for_again() -> None:  # S-CHAR-5
    t = played()
    before = decided(t.game, t.match.position)
    t.play("B discard queen\nB discard fish1")
    assert undecided_text(t.game, t.match.position, 3) == before
    assert undecided_text(t.game, t.match.position, 1) == decided(t.game, t.match.position)


# ---- who has to lay off, and what


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
