"""Nobody looks at what is hidden by trying something out and taking it back.

Worlds that look alike to a seat are tables of their own here. What a seat does there, and may still take back, must
show it the same in all of them.
"""

from collections.abc import Iterator

import pytest

import shedet
from conformance_suite import Variant, name_of, random_step, variants
from shedet.core.errors import IllegalAction
from shedet.core.events import Event
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded

WORLDS = 3
GAMES = 8  # at most
LINES = 15 if shedet.compiled() else 6  # of each sort
SPREAD = 4  # one line in so many is tried, so that they come from all over a game
STEPS = 80 if shedet.compiled() else 25
GROWN = "the log has grown"

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


def every_position(variant: Variant, seed: str) -> Iterator[Match]:
    """Random games, step by step."""
    for number in range(GAMES):
        match = variant.match(f"{seed}/{number}")
        rng = seeded(f"{seed}/{number}/choices")
        while not match.over():
            yield match
            random_step(match, rng)


def worlds_of(match: Match, seat: int) -> list[Position]:
    """The truth, and worlds that a seat could be in as well for all it knows."""
    knowledge = match.knowledge(seat)
    dealt = [match.game.deal_world(knowledge, seeded(f"peek/{len(match.log)}/{number}")) for number in range(WORLDS)]
    return [match.position, *dealt]


def actions_of(game: Game, position: Position, seat: int) -> list[int]:
    return [int(action) for action in game.legal_actions(position, seat)]


def pick(rng: Rng, actions: list[int]) -> int:
    return actions[int(rng.below(len(actions)))]


def may_be_taken_back(before: Position, after: Position, seat: int) -> bool:
    """Whether a step has neither shown anything, nor ended the game, nor closed a question that several were asked."""
    closed = int(before.asked()).bit_count() > 1 and not (int(after.asked()) >> seat) & 1
    return before.reveals == after.reveals and not after.over and not closed


# ---- lines of notation


@every_variant
def test_a_line_that_fails_says_the_same_in_every_world_or_is_not_taken_back(variant: Variant) -> None:
    game = variant.game
    found = {True: 0, False: 0}  # lines that may be taken back, and others
    for match in every_position(variant, "lines"):
        seat, rng = match.asked()[-1], seeded(f"lines/{len(match.log)}")
        line = possible_steps(game, match.position, seat, rng)
        harmless = play_on(game, match.position, seat, line) is not None
        often = harmless or variant.pace == 1  # but little is shown in most of a game of Kemet
        if found[harmless] == LINES or (often and rng.below(SPREAD) > 0):
            continue
        found[harmless] += 1
        worlds = worlds_of(match, seat)
        line.append(wrong_step(game, worlds, seat, line, rng))
        told = [try_line(match, world, seat, line) for world in worlds]
        assert told == [told[0]] * len(told), [game.action_text(action) for action in line]
        assert (told[0] == GROWN) == (not harmless)
        if found == {True: LINES, False: LINES}:
            break
    assert found == {True: LINES, False: LINES}


def possible_steps(game: Game, truth: Position, seat: int, rng: Rng) -> list[int]:
    """The beginning of a line: one or two steps that are possible."""
    position = game.copy(truth)
    line: list[int] = []
    for _ in range(1 + int(rng.below(2))):
        if legal := actions_of(game, position, seat):
            line.append(pick(rng, legal))
            game.apply(position, seat, line[-1])
    return line


def play_on(game: Game, truth: Position, seat: int, line: list[int]) -> Position | None:
    """The position after some steps; None if they cannot all be taken back."""
    position = game.copy(truth)
    for action in line:
        before = game.copy(position)
        game.apply(position, seat, action)
        if not may_be_taken_back(before, position, seat):
            return None
    return position


def wrong_step(game: Game, worlds: list[Position], seat: int, line: list[int], rng: Rng) -> int:
    """A step that is not possible after others in the true world, the first; perhaps in one of the others."""
    after = []
    for world in worlds:
        position = game.copy(world)
        for action in line:
            if action in actions_of(game, position, seat):
                game.apply(position, seat, action)
        after.append(actions_of(game, position, seat))
    elsewhere = {action for legal in after for action in legal}
    anything = {int(rng.below(game.actions)) for _ in range(9)}
    return pick(rng, sorted((elsewhere or anything) - set(after[0])) or sorted(anything - set(after[0])))


def try_line(match: Match, world: Position, seat: int, line: list[int]) -> str:
    """What is said of a line that leaves no trace, or that it has left one."""
    game = match.game
    table = Match(game, match.players, match.options, "peek", game.position_text(world))
    try:
        table.play_line(seat, line)
    except IllegalAction as error:
        if not table.log:
            return f"{error} {error.reason}"
    return GROWN


# ---- single steps


@every_variant
def test_a_step_that_may_be_taken_back_shows_the_same_in_every_world(variant: Variant) -> None:
    game = variant.game
    compared = 0
    for match in every_position(variant, "steps"):
        seat, rng = match.asked()[-1], seeded(f"steps/{len(match.log)}")
        action = pick(rng, match.legal_actions(seat))
        if rng.below(SPREAD) == 0 and play_on(game, match.position, seat, [action]) is not None:
            shown = [shown_after(game, world, seat, action) for world in worlds_of(match, seat)]
            assert shown == [shown[0]] * len(shown), game.action_text(action)
            compared += 1
            if compared == STEPS:
                break
    assert compared == STEPS


def shown_after(game: Game, world: Position, seat: int, action: int) -> object:
    """What a seat sees after its step: what it is told, what is asked, what it may answer, how the table looks."""
    position = game.copy(world)
    told: list[Event] = []
    position.events = told
    game.apply(position, seat, action)
    events = [event.key() for event in told if event.told_to(seat)]
    seen = game.view(game.glance(position, seat))
    return events, game.question_data(position), actions_of(game, position, seat), seen, int(position.reveals)
