"""Bad input: a refusal names the rule and what would be right, and nothing changes."""

import re

import pytest

import shedet
from shedet import rulebook
from shedet.core.errors import IllegalAction
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.sobek.game import GAME
from shedet.words import NOBODY, error_text, find_words
from sobek_table import Table

LONG = "players 2\nqueue fish1 ebony2 thief wheat0 cattle1 wheat1\n"
SHORT = "players 2\nqueue fish1 ebony2\ndeck wheat1\n"
HAND = "A hand fish1 fish0 amulet amulet wheat1\n"
SET = LONG + "A hand wheat1 wheat0 wheat0 fish0 amulet courtesan\n"


def refused(position: str, *moves: str) -> str:
    """What is said to A about the last of these moves; everything stays as it was."""
    t = Table(position)
    for move in moves[:-1]:
        t.play(f"A {move}")
    before = t.text
    with pytest.raises(IllegalAction) as error:
        t.play(f"A {moves[-1]}")
    assert t.text == before
    return error_text(error.value, GAME.name)


@pytest.mark.parametrize(
    ("position", "attempt", "reason"),
    [
        (LONG, "take 5", "Only the first four cards of the queue may be taken. [S-TAKE-1]"),
        (SHORT, "take 3", "There are only 2 cards left in the queue. [S-TAKE-1]"),
        (LONG, "play queen", "You do not have the queen in your hand. [S-CHAR-1]"),
        (LONG, "set fish", "A set takes at least three cards, and you have no cards for fish. [S-SETS-1]"),
        (LONG + "A hand ivory3", "set ivory", "and you have 1 card for ivory. [S-SETS-1]"),
        (LONG + HAND, "set ebony", "and you have 2 cards for ebony. [S-SETS-1]"),
        (LONG + HAND, "set amulets", "A set of amulets alone takes at least three, and you have 2. [S-SETS-3]"),
        (
            LONG + "A hand amulet amulet amulet",
            "set fish",
            "Amulets alone do not begin a set of fish; lay them as 'set amulets'. [S-SETS-3]",
        ),
        (
            LONG + "A hand fish1 fish1 amulet\nA set amulets amulet amulet amulet fish0 fish0",
            "set fish",
            "Your fish is the set that began as amulets; add to it as 'set amulets'. [S-SETS-2, S-SETS-3]",
        ),
        (
            LONG + "A hand fish1 wheat1\nA set amulets amulet amulet amulet fish0 fish0",
            "set amulets",
            "At least three cards join a set at once, and you do not have three that fit this one. [S-SETS-2]",
        ),
    ],
)
def test_a_refusal_in_a_turn_names_the_rule(position: str, attempt: str, reason: str) -> None:
    # S-TAKE-1, S-CHAR-1, S-SETS-1, S-SETS-2, S-SETS-3
    said = refused(position, attempt)
    assert said.startswith(f"{attempt!r} is not possible now for A: ")
    assert reason in said
    assert " Possible: take 1, " in said


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["add ivory3"], "You have no ivory3 in your hand. [S-SETS-1]"),
        (["add fish0"], "fish0 does not fit the set 'wheat'. [S-SETS-1]"),
        (["add amulet"], "Cards are laid out in the order of the list"),
        (["add wheat0", "done"], "A set takes at least three cards, and you have laid out 1. [S-SETS-1]"),
    ],
)
def test_a_refusal_in_a_set_names_the_rule(moves: list[str], reason: str) -> None:  # S-SETS-1
    assert reason in refused(SET, "set wheat", *moves)


def test_the_merchant_and_the_courtesan_have_their_own_rules() -> None:  # S-CHAR-7, S-CHAR-8
    merchant = LONG + "A hand merchant"
    assert "The last card of the queue is number 6. [S-CHAR-8]" in refused(merchant, "play merchant", "take 9")
    courtesan = SET + "A set wheat wheat1 wheat1 wheat1"
    grows = ["play courtesan", "set wheat"]
    assert "The courtesan adds at least one card. [S-CHAR-7]" in refused(courtesan, *grows, "done")
    assert "fish0 does not fit the set 'wheat'. [S-CHAR-7]" in refused(courtesan, *grows, "add fish0")


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (
            ["play courtesan"],
            "The round is over: sets can still be laid out, but characters can no longer be played. [S-END-1]",
        ),
        (["set fish"], "A set takes at least three cards, and you have 2 cards for fish. [S-END-1]"),
        (["set amulets"], "A set of amulets alone takes at least three, and you have 1. [S-END-1]"),
        (["add wheat0"], "First say which set you are laying out, as in 'set wheat'. [S-END-1]"),
        (["set wheat", "add ivory3"], "You have no ivory3 in your hand. [S-END-1]"),
        (["set wheat", "add fish0"], "fish0 does not fit the set 'wheat'. [S-END-1]"),
        (
            ["set wheat", "add amulet"],
            "Cards are laid out in the order of the list, at least three; a line such as 'set wheat amulet ...' takes",
        ),
        (["set wheat", "set wheat"], "First finish the set you are laying out. [S-END-1]"),
        (["set wheat", "add wheat0", "done"], "A set takes at least three cards, and you have laid out 1. [S-END-1]"),
    ],
)
def test_a_refusal_at_the_end_of_a_round_names_the_rule(moves: list[str], reason: str) -> None:  # S-END-1
    assert reason in refused(SET.replace(LONG, "players 2\n") + "ask A choose-horizontal", *moves)


CITED = re.compile(r"\. \[(S-[A-Z]+-\d+(?:, S-[A-Z]+-\d+)*)\]$")


@pytest.mark.parametrize("players", [2, 4])
def test_every_refusal_cites_a_rule_that_there_is(players: int) -> None:
    cited: set[str] = set()
    for number in range(6 if shedet.compiled() else 1):
        match = Match(GAME, players, {}, f"refusals/{number}")
        rng = seeded(f"refusals/{number}")
        while not match.over():
            seat = match.asked()[0]
            legal = match.legal_actions(seat)
            for action in set(range(GAME.actions)) - set(legal):
                if reason := GAME.refuse(match.position, seat, action):
                    said = find_words(GAME.name).say(reason, NOBODY)
                    found = CITED.search(said)
                    assert found, said
                    cited.update(found[1].split(", "))
            match.play(seat, legal[int(rng.below(len(legal)))])
    assert {"S-TAKE-1", "S-SETS-1", "S-CHAR-1", "S-END-1"} <= cited <= set(rulebook.load("sobek").ids())
