"""Who sees and is told what: hands, battle choices, discards, draws, Vision, previews."""

import json
from typing import Any

import pytest

from kemet_night import NO_RUSES, all_but, nightfall
from kemet_table import Table

SECRET_FIELDS = {"hand", "battle_hand", "battle_discards"}
HANDS = """
    players 3
    A army FW1 5
    A hand war-fury
    B army T2W 4
    B hand bloodbath iron-wall ruse
    B battle-discards 5s 1s3d
    discards glory swiftness
"""
WAR = """
    players 3
    A army FW1 5
    A hand war-fury ruse
    B army T2W 4
    B hand bloodbath iron-wall
"""
ATTACK = "A mark move1; go FW1; take 5; go T2W"
OTHERS = ("A", "C", "spectator")


def side(t: Table, viewer: str, which: str) -> dict[str, Any]:
    """A side of the battle as a viewer sees it."""
    seen: dict[str, Any] = t.view(viewer)["battle"][which]
    return seen


def shown_names(t: Table, viewer: str) -> str:
    """All that a viewer is shown, as one text."""
    return json.dumps(t.view(viewer))


# Hands


def test_of_a_hand_the_others_see_the_number_of_cards() -> None:  # K-INFO-1
    t = Table(HANDS)
    for viewer in OTHERS:
        seen = t.seen_seat(viewer, "B")
        assert seen["interventions"] == 3
        assert not SECRET_FIELDS & seen.keys()
        assert "bloodbath" not in shown_names(t, viewer)
        assert "iron-wall" not in shown_names(t, viewer)


def test_of_battle_cards_the_others_see_how_many_are_in_hand() -> None:  # K-INFO-1
    t = Table(HANDS)
    for viewer in OTHERS:
        seen = t.seen_seat(viewer, "B")
        assert seen["battle_cards"] == 6
        assert seen["seen_discards"] == []
    assert "1s3d" not in shown_names(t, "spectator")


def test_one_sees_the_own_hand_battle_cards_and_discards() -> None:  # K-INFO-1
    seen = Table(HANDS).seen_seat("B", "B")
    assert seen["hand"] == ["bloodbath", "iron-wall", "ruse"]
    assert seen["battle_hand"] == ["4s1d", "3s2d", "3s1h", "2s2h", "2s2d1h", "1s1d3h"]
    assert seen["battle_discards"] == ["5s", "1s3d"]


def test_spectators_see_no_hand_at_all() -> None:  # K-INFO-1
    t = Table(HANDS)
    for seat in "ABC":
        assert not SECRET_FIELDS & t.seen_seat("spectator", seat).keys()


@pytest.mark.parametrize("other", ["bloodbath", "glory prayer", "war-rage war-rage"])
def test_the_view_is_the_same_whatever_an_opponent_holds(other: str) -> None:  # K-INFO-1
    cards = other.split()
    held = Table(f"A army FW1 5\nB hand {other}\nB battle-discards 5s 1s3d\nA hand swiftness")
    instead = Table(
        f"A army FW1 5\nB hand {' '.join(['iron-wall', 'tactical-choice'][: len(cards)])}\nA hand swiftness"
        "\nB battle-discards 4s1d 2s2h"
    )
    assert held.view("A") == instead.view("A")
    assert held.view("spectator") == instead.view("spectator")
    assert held.view("B") != instead.view("B")


def test_the_order_of_the_deck_is_nobodys_to_see() -> None:  # K-INFO-1
    first = Table(f"{NO_RUSES}\ndeck {all_but()}")
    turned = Table(f"{NO_RUSES}\ndeck {' '.join(reversed(all_but().split()))}")
    for viewer in ("A", "B", "spectator"):
        assert first.view(viewer)["deck"] == 33
        assert first.view(viewer) == turned.view(viewer)


def test_the_discards_of_interventions_lie_open() -> None:  # K-INFO-1
    t = Table(HANDS)
    for viewer in (*OTHERS, "B"):
        assert t.view(viewer)["discards"] == ["glory", "swiftness"]


def test_everything_else_is_open_to_all() -> None:  # K-INFO-1
    t = Table("""
        players 3
        A tiles phoenix mercenaries
        A prayer 4
        A veterans 2
        A battle-fame 1
        A army FW1 3 phoenix
        A pyramid A red 2
        A marks move1 pray1
        A bought red
        B hand glory
    """)
    views = [t.view(viewer) for viewer in ("A", "B", "C", "spectator")]
    for view in views:
        seen = {key: value for key, value in view["seats"][0].items() if key not in SECRET_FIELDS}
        assert seen | {"seen_discards": []} == {
            "seat": "A",
            "god": "Anubis",
            "city": "W1",
            "prayer": 4,
            "supply": 12,
            "fame": {"total": 1, "permanent": 1, "battle": 1, "domination": 0, "temples": 0, "pyramids": 0},
            "veterans": 2,
            "tiles": ["phoenix", "mercenaries"],
            "creatures_in_supply": [],
            "pyramids": [{"district": "A", "zone": "W1A", "colour": "red", "level": 2, "controlled_by": "A"}],
            "marks": ["move1", "pray1"],
            "indicators": ["red", "-", "-"],
            "bought": ["red"],
            "interventions": 0,
            "battle_cards": 8,
            "seen_discards": [],
        }
        private = {"viewer", "seats"}
        assert {k: v for k, v in view.items() if k not in private} == {
            k: v for k, v in views[0].items() if k not in private
        }


# A battle before the reveal


def test_of_a_battle_choice_the_others_see_nothing_until_it_is_made() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(ATTACK)
    before = {viewer: t.view(viewer) for viewer in ("A", "C", "spectator")}
    for answer in ("active 3s2d", "discard 5s", "play bloodbath"):
        t.play(f"B {answer}")
        assert t.events("A") == t.events("C") == t.events("spectator") == []
        assert {viewer: t.view(viewer) for viewer in ("A", "C", "spectator")} == before


def test_that_a_choice_is_made_is_seen_but_not_which() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s bloodbath iron-wall")
    for viewer in OTHERS:
        assert t.events(viewer) == ["B has chosen."]
        assert side(t, viewer, "defender") == {
            "seat": "B",
            "has_chosen": True,
            "active": None,
            "discarded": None,
            "played": [],
        }
        seen = t.seen_seat(viewer, "B")
        assert (seen["interventions"], seen["battle_cards"]) == (2, 8)
        assert "bloodbath" not in shown_names(t, viewer)
    assert t.asked == "A choose-cards"


def test_one_sees_the_own_choice() -> None:  # K-BAT-1, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s bloodbath")
    assert side(t, "B", "defender") == {
        "seat": "B",
        "has_chosen": True,
        "active": "3s2d",
        "discarded": "5s",
        "played": ["bloodbath"],
    }
    assert t.seen_seat("B", "B")["hand"] == ["iron-wall"]


@pytest.mark.parametrize("first", "AB")
def test_it_makes_no_difference_who_chooses_first(first: str) -> None:  # K-BAT-1
    choices = {"A": "A battle 3s2d 5s war-fury", "B": "B battle 2s2h 1s3d iron-wall"}
    second = "B" if first == "A" else "A"
    t = Table(WAR)
    t.play(f"{ATTACK}\n{choices[first]}\n{choices[second]}")
    other = Table(WAR)
    other.play(f"{ATTACK}\n{choices[second]}\n{choices[first]}")
    assert t.text == other.text


# After the reveal


def test_the_reveal_shows_active_cards_and_interventions_and_not_the_discarded_cards() -> None:  # K-BAT-2, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s bloodbath\nA battle 4s1d 1s3d ruse")
    for viewer in ("C", "spectator"):
        attack, defence = side(t, viewer, "attacker"), side(t, viewer, "defender")
        assert (attack["active"], attack["discarded"], attack["played"]) == ("4s1d", None, ["ruse"])
        assert (defence["active"], defence["discarded"], defence["played"]) == ("3s2d", None, ["bloodbath"])
        assert {"A shows 4s1d with ruse.", "B shows 3s2d with bloodbath."} <= set(t.events(viewer))
        assert not any(event["event"] == "discarded-card" for event in t.event_data(viewer))
    assert side(t, "A", "attacker")["discarded"] == "1s3d"
    assert side(t, "A", "defender")["discarded"] is None
    discarded = {"event": "discarded-card", "seat": "A", "card": "1s3d"}
    assert discarded in t.event_data("A")
    assert discarded not in t.event_data("B")


def test_after_the_battle_only_the_shown_card_is_known_in_the_discards() -> None:  # K-BAT-7, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d\nB disband\nA stay")
    for viewer in ("B", "C", "spectator"):
        seen = t.seen_seat(viewer, "A")
        assert (seen["battle_cards"], seen["seen_discards"]) == (6, ["4s1d"])
    assert t.seen_seat("A", "A")["battle_discards"] == ["4s1d", "1s3d"]


def test_cards_taken_back_are_not_known_any_more() -> None:  # K-BAT-1, K-INFO-1
    t = Table("players 3\nA army FW1 5\nB army T2W 5\nA battle-discards 4s1d 3s2d 3s1h 2s2h 2s2d1h 1s1d3h")
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 5s 1s3d\nB disband\nA stay; end")
    assert t.seen_seat("B", "A")["seen_discards"] == ["5s"]
    assert t.seen_seat("B", "A")["battle_cards"] == 0
    t.play("B mark recruit; put W2A W2B; done; end\nC mark pray1; end\nA mark move2; go T2W; take 1; go FW2; done; end")
    t.play("B mark move1; go W2A; take 1; go FW2")  # A holds no battle cards
    assert t.seen_seat("B", "A")["seen_discards"] == []
    assert t.seen_seat("B", "A")["battle_cards"] == 8


def test_prescience_shows_the_active_card_to_all_and_nothing_else() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nA tiles prescience")
    t.play(ATTACK)
    assert t.asked == "B choose-shown"
    t.play("B active 3s2d")
    for viewer in OTHERS:
        assert t.events(viewer) == ["B shows 3s2d."]
        assert side(t, viewer, "defender")["active"] == "3s2d"
    t.play("B discard 5s; play bloodbath; done")
    for viewer in OTHERS:
        seen = side(t, viewer, "defender")
        assert (seen["active"], seen["discarded"], seen["played"]) == ("3s2d", None, [])
    assert t.asked == "A choose-cards"


def test_tactical_choice_makes_both_cards_known() -> None:  # K-BAT-2, K-INFO-1
    t = Table("players 3\nA army FW1 5\nA hand tactical-choice\nB army T2W 4")
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d tactical-choice\nA yes")
    for viewer in ("B", "C", "spectator"):
        seen = side(t, viewer, "attacker")
        assert (seen["active"], seen["discarded"]) == ("1s3d", "4s1d")
    t.play("A disband\nB stay")
    assert t.seen_seat("C", "A")["seen_discards"] == ["4s1d", "1s3d"]


def test_an_intervention_that_cannot_be_paid_was_seen_and_returns_to_the_hand() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nB prayer 1")
    t.play(f"{ATTACK}\nA battle 4s1d 1s3d\nB battle 3s2d 5s bloodbath iron-wall")
    assert t.asked == "B choose-returned"
    t.play("B return bloodbath")
    for viewer in OTHERS:
        assert any(line.startswith("B takes bloodbath back: ") for line in t.events(viewer))
        assert t.seen_seat(viewer, "B")["interventions"] == 1


def test_cards_discarded_for_divine_wound_lie_open() -> None:  # K-BAT-2, K-INFO-1
    t = Table(f"{WAR}\nB tiles divine-wound")
    t.play(f"{ATTACK}\nA battle 4s1d 1s3d\nB battle 3s2d 5s\nB discard bloodbath")
    for viewer in OTHERS:
        assert "B gives up bloodbath for 1 strength." in t.events(viewer)
        assert t.view(viewer)["discards"] == ["bloodbath"]


def test_a_ruse_that_returns_is_seen_to_return() -> None:  # K-BAT-7, K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s\nA battle 4s1d 1s3d ruse\nB disband\nA stay")
    for viewer in ("B", "C", "spectator"):
        back = {"event": "card", "seat": "A", "card": "ruse", "from": "A played", "to": "A hand"}
        assert back in t.event_data(viewer)


# Drawing and Vision


def test_a_card_drawn_at_night_is_seen_by_its_owner_alone() -> None:  # K-NIGHT-6, K-INFO-1
    t = nightfall(f"players 3\n{NO_RUSES}\ndeck bloodbath iron-wall glory {all_but('bloodbath', 'iron-wall', 'glory')}")
    assert "A draws bloodbath." in t.events("A")
    for viewer in ("B", "C", "spectator"):
        assert "A draws an intervention." in t.events(viewer)
        assert not any("bloodbath" in line for line in t.events(viewer))
        assert t.seen_seat(viewer, "A")["interventions"] == 1
        assert "bloodbath" not in shown_names(t, viewer)


def test_only_the_seer_sees_the_five_cards_of_vision() -> None:  # K-NIGHT-10, K-INFO-1
    top = ["bloodbath", "glory", "bloodbath", "open-gates", "prayer"]
    t = nightfall(f"players 3\nA tiles vision\n{NO_RUSES}\ndeck {' '.join(top)} {all_but(*top)}")
    assert t.view("A")["vision"] == top
    assert "A sees: 2×bloodbath, glory, prayer and open-gates." in t.events("A")
    for viewer in ("B", "C", "spectator"):
        assert t.view(viewer)["vision"] == []
        assert not any("sees" in line for line in t.events(viewer))
        assert "open-gates" not in shown_names(t, viewer)
    t.play("A choose open-gates")
    for viewer in ("B", "C", "spectator"):
        assert "A draws an intervention." in t.events(viewer)
        assert not any("open-gates" in line for line in t.events(viewer))
    assert t.view("A")["vision"] == []


def test_divine_memory_is_seen_by_all() -> None:  # K-INFO-1
    t = Table("players 3\nA hand divine-memory\ndiscards glory bloodbath")
    t.play("A play divine-memory; choose glory")
    for viewer in ("B", "C", "spectator"):
        assert "A takes glory back from the discards." in t.events(viewer)


def test_storm_swaps_a_battle_card_for_all_to_see() -> None:  # K-BUY-2, K-INFO-1
    t = Table("players 3\nA pyramid A red 2\nA battle-discards 5s 1s3d")
    t.play("A mark power1; buy storm; swap 5s")
    for viewer in ("B", "C", "spectator"):
        assert "A swaps the battle card 5s for 3s3d." in t.events(viewer)
        assert t.seen_seat(viewer, "A")["battle_cards"] == 8


# The end and the record


def test_when_the_game_is_over_everything_lies_open() -> None:  # K-INFO-1
    t = nightfall("players 3\nA army TD 1\nB hand bloodbath\nB battle-discards 5s 1s3d", day_limit=1)
    assert "hand" not in t.seen_seat("A", "B")
    t.play("A no")
    for viewer in (*OTHERS, "B"):
        seen = t.seen_seat(viewer, "B")
        assert "bloodbath" in seen["hand"]
        assert seen["battle_discards"] == ["5s", "1s3d"]


def test_the_record_knows_everything_at_all_times() -> None:  # K-INFO-1
    t = Table(WAR)
    t.play(f"{ATTACK}\nB battle 3s2d 5s bloodbath")
    assert t.seen_seat("record", "A")["hand"] == ["war-fury", "ruse"]
    assert side(t, "record", "defender")["active"] == "3s2d"
    assert side(t, "record", "defender")["played"] == ["bloodbath"]


# Previews


@pytest.mark.parametrize(
    ("position", "moves", "action", "seen"),
    [
        ("A pyramid A red 2", "A mark power1", "buy carnage", {"cost": 2}),
        ("A pyramid A white 2\nA tiles priestess", "A mark power1", "buy vision", {"cost": 1}),
        ("A pyramid A red 2", "A mark build", "raise A", {"cost": 3}),
        ("A pyramid A red 2\nA tiles priest-of-ra", "A mark build", "raise A", {"cost": 2}),
        ("A pyramid A red 1", "A mark build; raise A", "level 3", {"cost": 5}),
        ("A army W1A 1", "A mark recruit", "put W1A", {"cost": 1}),
        ("A army W1A 1\nA tiles recruiting-scribe", "A mark recruit", "put W1A", {"cost": 0}),
        (
            "A army FW1 3 phoenix\nA tiles phoenix god-speed",
            "A mark move1; go FW1",
            "take 3 with phoenix",
            {"movement": 3},
        ),
        ("A army FW1 3", "A mark move1; go FW1; take 3", "go T2W", {"fame": 1}),
        ("A army FW1 3\nB army T2W 1", "A mark move1; go FW1; take 3", "go T2W", {"battle": "B", "strengths": [3, 1]}),
        (
            "A army FW1 3\nB army T2W 1 khnums-sphinx\nB tiles khnums-sphinx",
            "A mark move1; go FW1; take 3",
            "go T2W",
            {"battle": "B", "strengths": [3, 2], "cost": 2},
        ),
        ("A army W1A 3\nA pyramid A red 1", "A mark move1; go W1A; take 3", "teleport T3W", {"cost": 2, "fame": 1}),
        (
            "A army FW1 3\nA hand teleportation",
            "A mark move1; go FW1; take 3; play teleportation",
            "teleport S",
            {"cost": 1},
        ),
        ("A hand divine-memory\ndiscards glory", "", "play divine-memory", {"cost": 1}),
    ],
)
def test_a_preview_says_what_an_action_would_visibly_do(
    position: str, moves: str, action: str, seen: dict[str, Any]
) -> None:  # K-INFO-1
    t = Table(position)
    t.play(moves)
    assert t.preview("A", action) == {"cost": 0, "battle": "", "strengths": [], "movement": 0, "fame": 0} | seen


def test_a_preview_is_what_happens() -> None:  # K-MOVE-2, K-MOVE-7
    t = Table("A army W1A 3\nA pyramid A red 1")
    t.play("A mark move1; go W1A; take 3")
    seen = t.preview("A", "teleport T3W")
    prayer, fame = t.prayer("A"), t.fame("A")
    t.play("A teleport T3W")
    assert (prayer - t.prayer("A"), t.fame("A") - fame) == (seen["cost"], seen["fame"])
