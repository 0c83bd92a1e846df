"""What is said of something that was typed and is not understood."""

import pytest

from shedet.cli.typed import not_understood

POSSIBLE = ["take 2,2", "take 2,1", "sell wheat", "play merchant"]
WORDS = ("hint", "undo", "board", "help", "quit", "players")


def said(text: str, reason: str = "") -> str:
    return not_understood(
        text, reason or f"I don't know the action {text!r}. Did you mean 'take 5,5'?", POSSIBLE, WORDS
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tke 2,2", "'take 2,2'"),
        ("Tke  2,2", "'take 2,2'"),
        ("take 2.1", "'take 2,1'"),
        ("sell what", "'sell wheat'"),
        ("undp", "'undo'"),
        ("plyers", "'players'"),
        ("take 2,3", "'take 2,2' or 'take 2,1'"),
    ],
)
def test_only_what_is_possible_now_is_suggested(typed: str, meant: str) -> None:
    known = " ".join(typed.lower().split())
    reason = f"I don't know the action {typed!r}. Did you mean 'take 5,5'?".replace(typed, known)
    assert said(typed, reason) == f"I don't know {known!r}. Did you mean {meant}? Type help for what you can do."


@pytest.mark.parametrize("typed", ["dance", "take 9,9", "xyzzy plugh", "sell fish"])
def test_nothing_is_suggested_where_nothing_is_near(typed: str) -> None:
    assert said(typed) == f"I don't know {typed!r}. Type help for what you can do."


def test_a_part_that_is_wrong_is_named_without_a_guess() -> None:
    """By then other things may be possible, and nobody knows which."""
    reason = "I don't know the tile 'banana'. Did you mean 'ebony0-' or 'ebony0/'?"
    assert said("sell wheat banana", reason) == "I don't know the tile 'banana'. Type help for what you can do."
    reason = "I don't know the action 'buy banana'. Did you mean 'buy charge'?"
    assert (
        said("mark power1; buy banana", reason)
        == "I don't know the action 'buy banana'. Type help for what you can do."
    )
