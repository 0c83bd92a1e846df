"""Bad input: a refusal names the rule and what would be right, and nothing changes."""

import re

import pytest

import shedet
from shedet import rulebook
from shedet.core.errors import IllegalAction
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.sobek2p.game import GAME
from shedet.words import NOBODY, error_text, find_words
from sobek2p_table import Table

MARKET = """
ankh 3,3 -
row2 . . fish0/ . . .
row3 . wheat0/ . . . cattle1-
pile fish1- fish1|
"""
TWO = MARKET + "A hand fish1/ fish0\\ wheat1-"
JOKERS = MARKET + "A hand statue- statue| statue/ queen"
OFF_THE_BOARD = "row2 . . fish0/ . . .\nrow0 fish1- . . . . .\nA hand queen"
SELLING = MARKET + "A hand wheat1- wheat1| wheat1/ wheat0\\ cattle1/ statue-"


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
        (TWO, "sell fish", "A sale takes at least three tiles, and you have 2 tiles to sell as fish. [P-SELL-1]"),
        (TWO, "sell wheat", "and you have 1 tile to sell as wheat. [P-SELL-1]"),
        (TWO, "sell ivory", "and you have no tiles to sell as ivory. [P-SELL-1]"),
        (JOKERS, "sell fish", "The first sale of fish needs a tile that is fish itself"),
        (TWO, "play queen", "You do not have the queen in your hand. [P-CHAR-1]"),
        (TWO, "take 0,0", "There is no tile on 0,0. [P-TAKE-1]"),
        (TWO, "take 2,2", "2,2 does not lie on the ankh's line, which goes through 3,3 along -. [P-TAKE-1]"),
        (TWO, "refill", "The market is refilled only when no tile lies on the ankh's line. [P-TAKE-6]"),
        (OFF_THE_BOARD, "take 0,0", "you have to take a tile from the centre. [P-TURN-2, P-TAKE-6]"),
        (OFF_THE_BOARD, "play queen", "you have to take a tile from the centre. [P-TURN-2, P-TAKE-6]"),
    ],
)
def test_a_refusal_in_a_turn_names_the_rule(position: str, attempt: str, reason: str) -> None:
    # P-SELL-1, P-SELL-2, P-CHAR-1, P-TAKE-1, P-TAKE-6, P-TURN-2
    said = refused(position, attempt)
    assert said.startswith(f"{attempt!r} is not possible now for A: ")
    assert reason in said
    assert " Possible: " in said


def test_the_finger_says_which_tile() -> None:  # P-PIR-5
    said = refused(TWO + "\nask A take-named-tile 5,3", "take 1,3")
    assert "Your opponent's finger makes you take the tile on 5,3. [P-PIR-5] Possible: take 5,3." in said


def test_a_pyramid_turn_reaches_four_lines() -> None:  # P-PIR-1
    said = refused(TWO + "\nrow0 . cattle1| . . . .\nask A choose-pyramid-action", "take 1,0")
    assert "1,0 lies on none of the four lines through the ankh. [P-PIR-1]" in said


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["add ivory3|"], "You have no ivory3| in your hand. [P-SELL-1]"),
        (["add cattle1/"], "cattle1/ does not count as wheat. [P-SELL-1]"),
        (["add statue-"], "The first sale of wheat begins with a tile that is wheat itself. [P-SELL-2]"),
        (["add wheat1/", "add wheat1-"], "Tiles are laid out in the order of the list"),
        (["add wheat1-", "done"], "A sale takes at least three tiles, and you have laid out 1. [P-SELL-1]"),
    ],
)
def test_a_refusal_in_a_sale_names_the_rule(moves: list[str], reason: str) -> None:  # P-SELL-1, P-SELL-2
    assert reason in refused(SELLING, "sell wheat", *moves)


CITED = re.compile(r"\. \[(P-[A-Z]+-\d+(?:, P-[A-Z]+-\d+)*)\]$")


def test_every_refusal_cites_a_rule_that_there_is() -> None:
    cited: set[str] = set()
    for number in range(6 if shedet.compiled() else 2):
        match = Match(GAME, 2, {}, f"refusals/{number}")
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
    assert {"P-SELL-1", "P-TAKE-1", "P-CHAR-1", "P-TAKE-6"} <= cited <= set(rulebook.load("sobek2p").ids())
