"""Actions and positions as text."""

import pytest

from kemet_table import Table
from shedet.core.errors import BadNotation, IllegalAction
from shedet.games.kemet.actions import ACTIONS
from shedet.games.kemet.game import GAME

# Actions


def test_every_action_is_read_back_from_its_text() -> None:
    texts = [GAME.action_text(action) for action in range(ACTIONS)]
    assert [GAME.parse_actions(text) for text in texts] == [[action] for action in range(ACTIONS)]


def test_no_two_actions_have_the_same_text() -> None:
    assert len({GAME.action_text(action).lower() for action in range(ACTIONS)}) == ACTIONS


@pytest.mark.parametrize(
    "text",
    [
        "mark move1",
        "silver pray2",
        "gold divine-will recruit",
        "end",
        "done",
        "yes",
        "no",
        "spend",
        "disband",
        "retreat",
        "stay",
        "leave B",
        "found A black",
        "raise C",
        "level 4",
        "buy khnums-sphinx",
        "join phoenix C",
        "go T2W",
        "teleport OE23",
        "take 7 with giant-scorpion",
        "take 1",
        "put W3B",
        "play open-gates",
        "return war-fury",
        "discard ruse",
        "choose divine-memory",
        "active 1s1d3h",
        "discard 5s",
        "swap 3s3h",
        "soldiers 3",
        "slot 5",
    ],
)
def test_actions_are_written_in_words(text: str) -> None:
    (action,) = GAME.parse_actions(text)
    assert GAME.action_text(action) == text


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("PUT w1a , W1A,w1b", "put W1A W1A W1B"),
        ("go fw1, t2w", "go FW1 T2W"),
        ("Mark Move1 ;; go W1A ;", "mark move1; go W1A"),
        ("battle 3S2D, 5s, War-Fury", "battle 3s2d 5s war-fury"),
        ("found a, red", "found A red"),
    ],
)
def test_commas_and_semicolons_may_have_spaces_around_them(typed: str, plain: str) -> None:
    assert GAME.parse_actions(typed) == GAME.parse_actions(plain)


@pytest.mark.parametrize("typed", ["", "  ", ";", " ; ;"])
def test_an_empty_line_is_not_an_action(typed: str) -> None:
    with pytest.raises(BadNotation, match=r"an empty line is not an action\."):
        GAME.parse_actions(typed)


def test_a_battle_in_one_line_needs_two_cards() -> None:  # K-BAT-1
    with pytest.raises(BadNotation, match="names your active card and the one to discard: battle 3s2d 5s"):
        GAME.parse_actions("battle 5s")


def test_capitals_and_blanks_do_not_matter() -> None:
    assert GAME.parse_actions("  Go  t2w ;TAKE 3 WITH phoenix") == GAME.parse_actions("go T2W; take 3 with phoenix")


def test_a_whole_turn_is_one_line() -> None:  # K-DAY-1
    t = Table("A tiles god-speed\nA army W1A 5")
    t.play("A mark move1; go W1A; take 5; go FW1 T2W; done; end")
    assert t.army("T2W") == "A 5"
    assert t.asked == "B choose-action"


def test_a_line_may_end_with_a_semicolon() -> None:
    assert GAME.parse_actions("mark pray1; end;") == GAME.parse_actions("mark pray1; end")


def test_several_zones_after_go_or_put_are_several_steps() -> None:
    assert written("go FW1 T2W OW12") == ["go FW1", "go T2W", "go OW12"]
    assert written("put W1A W1A W1C") == ["put W1A", "put W1A", "put W1C"]


def test_a_battle_choice_is_one_line() -> None:  # K-BAT-1
    assert written("battle 3s2d 5s") == ["active 3s2d", "discard 5s", "done"]
    assert written("battle 3s2d 5s ruse war-rage war-rage") == [
        "active 3s2d",
        "discard 5s",
        "play ruse",
        "play war-rage",
        "play war-rage",
        "done",
    ]


def written(text: str) -> list[str]:
    return [GAME.action_text(action) for action in GAME.parse_actions(text)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("buy phoenx", "I don't know the action 'buy phoenx'. Did you mean 'buy phoenix'"),
        ("mark pray", "I don't know the action 'mark pray'. Did you mean 'mark pray"),
        ("go FW1 T2X", "I don't know the zone 't2x'. Did you mean"),
        ("put W1A W9B", "I don't know the zone 'w9b'. Did you mean"),
        ("battle 3s2d 6s", "I don't know the battle card '6s'. Did you mean '5s'"),
        ("battle 3s2d 5s russe", "I don't know the intervention 'russe'. Did you mean 'ruse'"),
        ("mark pray1; ende", "I don't know the action 'ende'. Did you mean 'end'"),
    ],
)
def test_what_is_misspelt_is_answered_with_what_may_be_meant(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        GAME.parse_actions(text)


@pytest.mark.parametrize("text", ["xyzzy", "go", "take 0", "take 8", "level 5", "slot 6", "put"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="I don't know the action"):
        GAME.parse_actions(text)


def test_an_action_for_a_seat_that_is_not_asked_is_refused() -> None:  # K-DAY-1
    t = Table("players 3\nphase day 0 2")
    with pytest.raises(IllegalAction, match=r"^A has nothing to decide now; it is up to C\.$"):
        t.play("A mark pray1")


def test_of_a_battle_both_are_asked() -> None:  # K-BAT-1
    t = Table("players 3\nA army FW1 5\nB army T2W 4")
    t.play("A mark move1; go FW1; take 5; go T2W")
    with pytest.raises(IllegalAction, match="C has nothing to decide now; it is up to A and B"):
        t.play("C active 5s")
