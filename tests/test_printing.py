"""The objects of the core print themselves, and are equal if they are the same game, table or event."""

import pytest

from conformance_suite import random_step
from shedet.core.events import EVERYONE, Event, only
from shedet.core.match import Match
from shedet.core.record import parse_record, record_text
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game

every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, steps: int, seed: str = "print") -> Match:
    game = find_game(name)
    match = Match(game, game.fewest, {"day_limit": 1} if name == "kemet" else {}, seed)
    rng = seeded("print/choices")
    while len(match.log) < steps and not match.over():
        random_step(match, rng)
    return match


# ---- a position


@every_game
def test_a_position_prints_its_notation_and_its_repr_is_short_and_hides_what_is_hidden(name: str) -> None:
    match = played(name, 3)
    assert str(match.position) == match.game.position_text(match.position)
    assert repr(match.position) in (
        "<position of 2 players, A is asked>",
        "<position of 2 players, B is asked>",
    )


def test_a_position_says_that_several_are_asked_or_that_the_game_is_over() -> None:
    match = played("kemet", 0)
    match.position.set_asked(0b11)
    assert repr(match.position) == "<position of 2 players, A and B are asked>"
    match.position.over = True
    assert repr(match.position) == "<position of 2 players, over>"


@every_game
def test_positions_are_equal_if_everything_lies_the_same_and_the_same_is_to_come(name: str) -> None:
    match, other = played(name, 5), played(name, 5)
    assert match.position == other.position
    assert match.game.copy(match.position) == match.position
    other.position.rng.next()
    assert match.position != other.position
    assert match.position != played(name, 4).position
    text: object = str(match.position)
    assert match.position != text


def test_positions_with_other_options_are_not_equal() -> None:
    game = find_game("sobek2p")
    plain, remembered = [Match(game, 2, options, "print").position for options in ({}, {"open_memory": 1})]
    assert str(plain) == str(remembered)
    assert plain != remembered


# ---- an event


def test_an_event_prints_what_it_is_made_of_and_is_equal_to_one_that_says_the_same() -> None:
    event = Event(only(0), 3, 0, 5, 6, 7)
    assert repr(event) == "Event(audience=0x81, kind=3, seat=0, x=5, y=6, z=7)"
    assert event == Event(only(0), 3, 0, 5, 6, 7)
    assert len({event, Event(only(0), 3, 0, 5, 6, 7)}) == 1
    assert event != Event(EVERYONE, 3, 0, 5, 6, 7)
    assert event != Event(only(0), 3, 0, 5, 6, 8)
    assert event != event.key()


# ---- a match and its record


def test_a_match_says_which_game_it_is_how_far_it_is_and_who_is_asked() -> None:
    match = played("sobek2p", 0)
    assert str(match) == f"Sobek: 2 Players (A B), step 0: {'AB'[match.asked()[0]]} is asked"
    assert repr(match) == "<match of sobek2p, 2 players, seed 'print', 0 steps>"


def test_a_match_that_is_over_says_who_has_won() -> None:
    match = played("sobek2p", 10_000)
    winner = " and ".join("AB"[seat] for seat in match.winners())
    assert str(match).startswith(f"Sobek: 2 Players (A B), step {len(match.log)}: over, {winner} ha")


@every_game
def test_matches_are_equal_if_they_began_alike_and_had_the_same_answers(name: str) -> None:
    assert played(name, 5) == played(name, 5)
    assert played(name, 5) != played(name, 4)
    assert played(name, 0) != played(name, 0, "another")


def test_the_repr_of_a_record_is_short() -> None:
    record = parse_record(record_text(played("kemet", 4)))
    assert repr(record) == "<record of kemet, 2 players, seed 'print', 4 lines of moves>"
