"""Questions of the stack, and what several of them need: a marker, a card just played, a step of the night."""

from collections.abc import Callable
from typing import Final, NamedTuple

from shedet.core.game import seat_name
from shedet.core.question import Details, details_at
from shedet.games.kemet.components import (
    ACTION_OF,
    FIELDS,
    INTERVENTION_NAMES,
    TELEPORTATION,
)
from shedet.games.kemet.decisions import QUESTIONS
from shedet.games.kemet.rules.moving import may_stop
from shedet.games.kemet.state import (
    CHOOSE_ACTION,
    CHOOSE_ARMY,
    CHOOSE_RECRUITS,
    CHOOSE_SITE,
    CHOOSE_STEP,
    CHOOSE_TILE,
    DISCARDS,
    FIELD,
    MARKERS_PLACED,
    REGULAR_MARKER,
    SILVER_MARKER,
    TURN_GOLD,
    TURN_REGULAR,
    TURN_SILVER,
    State,
    board,
    cards_of,
    owns,
)

BOTTOM: Final = -1  # no question lies under this one
# By day an intervention may be played while one of these is asked. [K-DAY-4]
ANY_TIME: Final = (CHOOSE_ACTION, CHOOSE_TILE, CHOOSE_SITE, CHOOSE_RECRUITS, CHOOSE_ARMY, CHOOSE_STEP)


class Frame(NamedTuple):
    """A question of the stack."""

    question: int
    asked: int
    details: Details
    on: int  # the question under it, or BOTTOM

    @property
    def name(self) -> str:
        return QUESTIONS[self.question].name

    @property
    def seat(self) -> int:
        return self.asked.bit_length() - 1

    def detail(self, which: int) -> int:
        return self.details[which]


class Asking(NamedTuple):
    """When a question is asked: in which phases, on top of which questions, and what else must be true. The last is a
    function that says what is wrong, or nothing."""

    phases: tuple[int, ...]
    on: tuple[int, ...]
    what_is_wrong: Callable[[State, Frame], str]


def nothing(s: State, frame: Frame) -> str:
    """A question that needs no more than its phase and its place."""
    return ""


# ---- markers of the turn that is going on [K-DAY-1, K-DAY-3]


def placed_this_turn(s: State) -> int:
    """Markers that were placed in the turn that is going on (TURN_…, a bit each)."""
    return details_at(s, 0)[MARKERS_PLACED] if s.depth > 0 and s.stack[0] == CHOOSE_ACTION else 0


def is_marked(s: State, seat: int, action: int) -> bool:
    """Whether a marker was placed in this turn on a field of an action."""
    for field in range(FIELDS):
        if ACTION_OF[field] == action and is_field_marked(s, seat, field):
            return True
    return False


def is_field_marked(s: State, seat: int, field: int) -> bool:
    marker = board(s, seat, FIELD + field)
    placed = placed_this_turn(s)
    return (marker == REGULAR_MARKER and placed & TURN_REGULAR > 0) or (
        marker == SILVER_MARKER and placed & TURN_SILVER > 0
    )


def has_gold(s: State, seat: int, *tiles: int) -> bool:
    """Whether the gold marker was placed in this turn by somebody with one of these tiles. [K-DAY-3]"""
    return placed_this_turn(s) & TURN_GOLD > 0 and any(owns(s, seat, tile) for tile in tiles)


def unmarked(frame: Frame, what: str) -> str:
    name = seat_name(frame.seat)
    return (
        f"{frame.name} is asked after a marker of this turn on {what}: `{name} marks` names the field, and "
        f"`ask {name} choose-action` the marker."
    )


# ---- cards, and steps of the night


def with_played(s: State, frame: Frame, kind: int) -> str:
    """A card that was just played is on the discards; in a move it is played where the army may stay."""
    if cards_of(s, DISCARDS, kind) == 0:
        return f"{frame.name} is asked when {INTERVENTION_NAMES[kind]} has been played; it would be in `discards`."
    if frame.on == CHOOSE_STEP and kind != TELEPORTATION and not may_stop(s, frame.seat):
        return f"{INTERVENTION_NAMES[kind]} cannot be played by an army that has no room where it is."
    return ""


def with_step(s: State, frame: Frame, step: int) -> str:
    """The step of the night; when the last player is asked, the phase names the next one already. [K-NIGHT-10]"""
    step_now = step if s.place > 0 else step + 1
    if s.night_step != step_now:
        return f"{frame.name} is asked at step {step} of the night: `phase night {step_now} {s.place}`."
    return ""
