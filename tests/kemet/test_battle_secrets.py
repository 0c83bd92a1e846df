"""Both sides of a battle choose in secret and at the same time."""

from typing import Any

import pytest

from kemet_fights import attack, told
from kemet_table import Table
from shedet.core.errors import IllegalAction

POSITION = """
    players 3
    A army FW1 5
    A hand war-rage war-rage bronze-wall ruse
    B army T2W 5
    B hand war-fury bloodbath ruse
"""
CHOICES = ["4s1d 5s", "1s3d 2s2h war-rage", "5s 4s1d war-rage war-rage bronze-wall", "3s1h 3s2d ruse"]
UNSEEN: dict[str, Any] = {"active": None, "discarded": None, "played": []}
OTHERS = ["B", "C", "spectator"]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("choice", CHOICES)
def test_before_the_reveal_the_others_see_only_that_one_has_chosen(choice: str, viewer: str) -> None:  # K-BAT-1
    t = attack(POSITION)
    t.play(f"A battle {choice}")
    assert t.view(viewer)["battle"]["attacker"] == {"seat": "A", "has_chosen": True, **UNSEEN}
    assert t.seen_seat(viewer, "A")["interventions"] == 4
    assert t.seen_seat(viewer, "A")["battle_cards"] == 8
    assert t.seen_seat(viewer, "A")["seen_discards"] == []


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_choice_that_is_not_finished_shows_nothing_at_all(viewer: str) -> None:  # K-BAT-1
    t = attack(POSITION)
    before = t.view(viewer)
    for step in ("active 4s1d", "discard 5s", "play war-rage", "play ruse"):
        t.play(f"A {step}")
        assert t.view(viewer) == before
        assert t.events(viewer) == []


def seen_of(choice: str, viewer: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Everything a viewer is told and sees after A's choice."""
    t = attack(POSITION)
    t.play(f"A battle {choice}")
    return told(t, viewer), t.view(viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_others_see_and_are_told_the_same_whatever_is_chosen(viewer: str) -> None:  # K-BAT-1
    first = seen_of(CHOICES[0], viewer)
    for choice in CHOICES[1:]:
        assert seen_of(choice, viewer) == first


def test_one_sees_ones_own_choice() -> None:  # K-BAT-1
    t = attack(POSITION)
    t.play("A battle 4s1d 5s war-rage")
    assert t.view("A")["battle"]["attacker"] == {
        "seat": "A",
        "has_chosen": True,
        "active": "4s1d",
        "discarded": "5s",
        "played": ["war-rage"],
    }
    assert t.view("A")["battle"]["defender"] == {"seat": "B", "has_chosen": False, **UNSEEN}


A_CHOOSES = "A battle 3s2d 5s war-rage"
B_CHOOSES = "B battle 2s2h 5s war-fury bloodbath"
BY_TURNS = """
    B active 2s2h
    A active 3s2d
    A discard 5s
    B discard 5s
    B play bloodbath
    A play war-rage
    B play war-fury
    B done
    A done
"""


def fought(moves: str) -> Table:
    t = attack(POSITION)
    t.play(moves)
    return t


@pytest.mark.parametrize("moves", [f"{B_CHOOSES}\n{A_CHOOSES}", BY_TURNS])
@pytest.mark.parametrize("viewer", ["A", *OTHERS])
def test_who_chooses_first_makes_no_difference(moves: str, viewer: str) -> None:  # K-BAT-1
    first, other = fought(f"{A_CHOOSES}\n{B_CHOOSES}"), fought(moves)
    assert first.text == other.text

    def after_the_choice(t: Table) -> list[dict[str, Any]]:
        return [event for event in told(t, viewer) if event["event"] != "has-chosen"]

    assert after_the_choice(first) == after_the_choice(other)
    assert first.view(viewer) == other.view(viewer)


def test_who_has_chosen_takes_nothing_back_before_or_after_the_reveal() -> None:  # K-BAT-1
    t = fought(A_CHOOSES)
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        t.undo("A")
    t.play(B_CHOOSES)
    for seat in ("A", "B"):
        with pytest.raises(IllegalAction, match="cannot be taken back"):
            t.undo(seat)


def test_a_choice_that_is_not_finished_may_be_taken_back() -> None:  # K-BAT-1
    t = attack(POSITION)
    t.play("A active 4s1d\nB active 2s2h\nA discard 5s")
    t.undo("A")
    t.undo("A")
    assert t.options_of("A")[0] == "active 5s"
    assert t.options_of("B")[0] == "discard 5s"


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_discarded_face_down_stays_unknown(viewer: str) -> None:  # K-BAT-1, K-INFO-1
    t = fought(f"{A_CHOOSES}\n{B_CHOOSES}")
    side = t.view(viewer)["battle"]["attacker"]
    assert (side["active"], side["discarded"], side["played"]) == ("3s2d", None, ["war-rage"])
    assert not [event for event in told(t, viewer) if event["event"] == "discarded-card" and event["seat"] == "A"]
    t.play("A retreat\nB go FW2\nB stay")
    assert t.seen_seat(viewer, "A")["battle_cards"] == 6
    assert t.seen_seat(viewer, "A")["seen_discards"] == ["3s2d"]


def test_the_owner_is_told_of_the_card_discarded_face_down() -> None:  # K-INFO-1
    t = fought(f"{A_CHOOSES}\n{B_CHOOSES}")
    assert {"event": "discarded-card", "seat": "A", "card": "5s"} in told(t, "A")
    assert not [event for event in told(t, "A") if event["event"] == "discarded-card" and event["seat"] == "B"]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_tactical_choice_shows_the_new_card_and_no_other(answer: str, viewer: str) -> None:  # K-BAT-2, K-INFO-1
    t = attack("players 3\nA army FW1 5\nA hand tactical-choice\nB army T2W 5")
    t.play(f"A battle 4s1d 3s2d tactical-choice\nB battle 2s2h 5s\nA {answer}")
    side = t.view(viewer)["battle"]["attacker"]
    assert (side["active"], side["discarded"]) == (("3s2d", "4s1d") if answer == "yes" else ("4s1d", None))


def test_cards_that_were_shown_early_or_swapped_are_not_taken_back() -> None:  # K-BAT-2
    t = attack("A army FW1 5\nA hand tactical-choice\nB tiles prescience\nB army T2W 5")
    t.play("A active 4s1d")
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        t.undo("A")
    t.play("A discard 3s2d; play tactical-choice; done\nB battle 2s2d1h 5s\nA yes")
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        t.undo("A")
