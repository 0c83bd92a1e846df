"""What is said of something that was typed and is not understood."""

import pytest

from shedet.cli.typed import Moment, not_understood
from shedet.core.errors import BadNotation, UnknownAction

NOW = Moment(
    {
        "take 2,2": "ivory3/  free; opens fish0-",
        "take 2,1": "ivory0-  corruption +1",
        "take 3,4": "a character",
        "sell wheat": "up to 6 points",
        "play merchant": "take any tile",
        "found A red": "",
        "found A black": "",
        "end": "your turn is over",
    },
    {"take", "sell", "play", "turn", "found", "add"},
    ("hint", "undo", "board", "help", "quit", "players", "market"),
)
HELP = "Type help for what you can do."


def said(typed: str) -> str:
    step = " ".join(typed.lower().split())
    return not_understood(typed, UnknownAction(step, ". Did you mean 'take 5,5'?"), NOW)


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
        ("take ivory3", "'take 2,2'"),  # by its name instead of its field
        ("take ivory", "'take 2,2' or 'take 2,1'"),
        ("3,4", "'take 3,4'"),
        ("merchant", "'play merchant'"),
        ("found a", "'found A red' or 'found A black'"),
        ("merch", "'play merchant'"),
        ("bo", "'board'"),
        ("q", "'quit'"),
        ("ma", "'market'"),
        ("end turn", "'end'"),  # more than is needed
        ("sell wheat to the pharaoh", "'sell wheat'"),
    ],
)
def test_only_what_is_possible_now_is_suggested(typed: str, meant: str) -> None:
    known = " ".join(typed.lower().split())
    assert said(typed) == f"I don't know {known!r}. Did you mean {meant}? {HELP}"


@pytest.mark.parametrize("typed", ["dance", "xyzzy plugh", "fish", "1 2"])
def test_nothing_is_suggested_where_nothing_is_near(typed: str) -> None:
    assert said(typed) == f"I don't know {typed!r}. {HELP}"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("sell", "Sell what? For example: sell wheat."),
        ("TAKE ", "Take what? For example: take 2,2."),
        ("found", "Found a pyramid where? For example: found A red."),
        ("play", "Play what? For example: play merchant."),  # and not the command that is called much the same
    ],
)
def test_an_incomplete_answer_is_asked_for_the_rest(typed: str, answer: str) -> None:
    assert said(typed) == answer


@pytest.mark.parametrize("typed", ["take 9,9", "take fish1-"])
def test_a_verb_with_something_unknown_is_shown_how_it_goes(typed: str) -> None:
    assert said(typed) == f"I don't know {typed!r}. Take what? For example: take 2,2."


@pytest.mark.parametrize("typed", ["turn", "turn left", "add"])
def test_a_verb_of_another_moment_is_answered_with_what_is_possible(typed: str) -> None:
    possible = "take 2,2, take 2,1, take 3,4, sell wheat, play merchant, found A red, found A black, end"
    assert said(typed) == f"{typed.split()[0]!r} is not possible now; possible: {possible}."


def test_of_many_possible_answers_only_some_are_listed() -> None:
    many = NOW._replace(possible={f"take {column},0": "" for column in range(10)})
    listed = ", ".join(f"take {column},0" for column in range(8))
    assert not_understood("sell", UnknownAction("sell", "."), many) == (
        f"'sell' is not possible now; possible: {listed} and 2 more."
    )


@pytest.mark.parametrize(
    ("typed", "verb"), [("tkae 1", "take"), ("tak the big one", "take"), ("sall everything", "sell")]
)
def test_the_nearest_verb_is_suggested_with_an_example(typed: str, verb: str) -> None:
    example = next(each for each in NOW.possible if each.startswith(verb))
    wrong = typed.split()[0]
    assert said(typed) == f"I don't know {wrong!r}. Did you mean {verb!r}? For example: {example}."


def test_a_verb_that_is_not_possible_now_is_not_suggested() -> None:
    assert said("trun left") == f"I don't know 'trun left'. {HELP}"


def test_a_part_that_is_wrong_is_named_without_a_guess() -> None:
    """By then other things may be possible, and nobody knows which."""
    tile = BadNotation("I don't know the tile 'banana'. Did you mean 'ebony0-' or 'ebony0/'?")
    assert not_understood("sell wheat banana", tile, NOW) == f"I don't know the tile 'banana'. {HELP}"
    step = UnknownAction("buy banana", ". Did you mean 'buy charge'?")
    assert not_understood("mark power1; buy banana", step, NOW) == f"I don't know the action 'buy banana'. {HELP}"


def test_a_later_step_may_be_incomplete_too() -> None:
    assert not_understood("take 2,2; turn", UnknownAction("turn", "."), NOW) == f"Turn the ankh which way? {HELP}"


def test_the_first_step_of_a_line_is_answered_like_one_alone() -> None:
    step = UnknownAction("tke 2,2", ".")
    assert not_understood("tke 2 , 2 ; end", step, NOW) == f"I don't know 'tke 2,2'. Did you mean 'take 2,2'? {HELP}"
