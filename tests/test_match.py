"""The authority over a game: what it refuses, whoever asks."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shedet.core.errors import BadRecord, BadSetup, IllegalAction, UnknownName
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.match import Match, check_seed
from shedet.core.record import parse_record
from shedet.games import GAMES, find_game

BAD_SEEDS = [
    "",
    " ",
    "#1",
    "7 # lucky",
    "two\nlines",
    "7\r",
    " 7",
    "7 ",
    "\t7",
    "a\x0bb",
    "a\u2028b",
    "a\x85b",
    "\ud800",
]


def begin(name: str, seed: str = "1") -> Match:
    game = find_game(name)
    return Match(game, game.fewest, {}, seed)


# ---- seeds


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_a_seed_that_a_record_cannot_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is a number or some words on one line, without '#', not"):
        begin("sobek2p", seed)


@given(st.text() | st.text(alphabet="7a #|\t\n\r\x0b\x1c\x85\u2028\ud800", max_size=4))
def test_a_seed_is_refused_exactly_if_a_record_cannot_hold_it(seed: str) -> None:
    try:
        check_seed(seed)
        accepted = True
    except BadSetup:
        accepted = False
    assert accepted == record_holds(seed)


def record_holds(seed: str) -> bool:
    """Whether a record in a file gives the seed back."""
    text = f"shedet record 1\ngame sobek2p\nrules 1\nplayers 2\nseed {seed}\nmoves\nresult unfinished\n"
    try:
        return parse_record(text.encode().decode()).seed == seed
    except (BadRecord, UnicodeEncodeError):
        return False


# ---- viewers and seats that do not exist


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [-1, 5, 8, 99])
@pytest.mark.parametrize(
    "ask",
    [
        lambda match, viewer: match.view(viewer),
        lambda match, viewer: match.knowledge(viewer),
        lambda match, viewer: match.told(viewer, 0),
    ],
    ids=["view", "knowledge", "told"],
)
def test_nobody_else_is_shown_anything(ask: Callable[[Match, int], object], viewer: int, name: str) -> None:
    match = begin(name)
    match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    with pytest.raises(
        UnknownName, match=rf"there is no viewer {viewer}; the viewers of this game are 0 \(A\), 1 \(B\)"
    ):
        ask(match, viewer)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR, OMNISCIENT, 99])
@pytest.mark.parametrize(
    "ask",
    [
        lambda match, seat: match.legal_actions(seat),
        lambda match, seat: match.play(seat, 0),
        lambda match, seat: match.play_text(seat, match.game.action_text(0)),
        lambda match, seat: match.undo(seat),
    ],
    ids=["legal_actions", "play", "play_text", "undo"],
)
def test_nobody_answers_from_a_seat_that_is_not_there(
    ask: Callable[[Match, int], object], seat: int, name: str
) -> None:
    match = begin(name)
    with pytest.raises(
        UnknownName, match=rf"nobody sits in seat {seat}; the seats of this game are 0 \(A\), 1 \(B\)\."
    ):
        ask(match, seat)
    assert match.log == []


@pytest.mark.parametrize("name", GAMES)
def test_spectators_and_the_record_have_no_seat_but_see(name: str) -> None:
    match = begin(name)
    match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    assert match.view(SPECTATOR)["viewer"] == "spectator"
    assert match.view(OMNISCIENT)["viewer"] == "omniscient"
    assert len(match.told(OMNISCIENT, 0)) >= len(match.told(SPECTATOR, 0))


# ---- the end


@pytest.mark.parametrize("name", GAMES)
def test_the_last_step_of_a_game_is_not_taken_back(name: str) -> None:
    """Then everything is laid open."""
    game = find_game(name)
    match = Match(game, game.fewest, {"day_limit": 1} if name == "kemet" else {}, "end")
    while not match.over():
        match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    last = match.log[-1].seat
    assert match.undo_limit(last) == len(match.log)
    with pytest.raises(IllegalAction, match="taken back"):
        match.undo(last)
