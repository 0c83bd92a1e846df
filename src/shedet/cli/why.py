"""`why` in a game: what speaks for a bot's last move, from the terms by which bots weigh answers.

The true reason may speak of cards that only the bot has seen. So the explanation is made from what the asking seat knew
before the move and what it was told of it, and from nothing else: worlds are dealt from that knowledge, in each the
answers are looked for that would have been told in the same words, and of their reasons only what is true in all of
these worlds is said. An answer that several could have been, or that was given in secret, is not explained.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shedet.core.events import Event
from shedet.core.game import Game, Knowledge
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.hints import reason

WORLDS = 8  # that are looked at
JOINTS = re.compile(r"(, but |, | and )(?![^(]*\))")  # between the parts of a reason, not within brackets
TERM = re.compile(r"(\w+s|can|may|would) ")  # how a part begins that is a reason of its own, and not an item of a list
# In a reason "you" is whoever it is given to. Of "lets you choose" the verb stays, of "that you have sold" it changes.
PERSON = re.compile(
    r"(?P<lets>\blets )?\b(?P<you>you|your|yours)\b(?: (?P<verb>are|choose|gain|have|hold|like|need|take|win)\b)?"
)
OWNED = {"you": "", "your": "'s", "yours": "'s"}
IRREGULAR = {"are": "is", "have": "has"}


class Explained(NamedTuple):
    action: str  # in notation
    reason: str


def speaking_of(reason: str, name: str) -> str:
    """A reason as somebody else tells it: `sends a tile to B's corruption board`, `goods B has sold`."""

    def told(found: re.Match[str]) -> str:
        verb = found["verb"] or ""
        if verb and not found["lets"]:
            verb = IRREGULAR.get(verb, f"{verb}s")
        return f"{found['lets'] or ''}{name}{OWNED[found['you']]}{' ' if verb else ''}{verb}"

    return PERSON.sub(told, reason)


def explain_last_move(match: Match, viewer: int, seat: int) -> list[Explained]:
    """The steps of a seat's last move that a viewer can understand; forced ones go without saying."""
    steps = last_move(match, seat)
    past = Match(match.game, match.players, match.options, match.seed, match.setup)
    for step in match.log[: steps.start]:
        past.carry_out(step.seat, step.action)
    found = []
    for at in steps:
        known = past.knowledge(viewer)
        step = match.log[at]
        past.carry_out(step.seat, step.action)
        told = past.told(viewer, at)
        # Not the number of the step: how many there were may be a secret, too.
        rng = seeded(f"why/{[event.key() for event in told]}")
        explained = explain(match.game, known, told, seat, rng)
        if explained is not None:
            found.append(explained)
    return said_once(found)


def said_once(steps: Sequence[Explained]) -> list[Explained]:
    """The steps of a move, each without what an earlier one has said already. A step that has nothing to add goes with
    the one before it."""
    found: list[Explained] = []
    said: set[str] = set()
    for step in steps:
        deed, *rest = JOINTS.split(step.reason)
        words = deed
        for joint, part in zip(rest[::2], rest[1::2]):
            if part not in said or not TERM.match(part):
                words += joint + part
        if found and words == deed and deed in said:
            found[-1] = Explained(f"{found[-1].action}; {step.action}", found[-1].reason)
        else:
            found.append(Explained(step.action, words))
        said |= {deed, *rest[1::2]}
    return found


def last_move(match: Match, seat: int) -> range:
    """The last answers that a seat has given in a row."""
    end = len(match.log)
    while end > 0 and match.log[end - 1].seat != seat:
        end -= 1
    start = end
    while start > 0 and match.log[start - 1].seat == seat:
        start -= 1
    return range(start, end)


def explain(game: Game, known: Knowledge, told: Sequence[Event], seat: int, rng: Rng) -> Explained | None:
    """Why a seat has answered as somebody was told who knew this before; None if that cannot be said."""
    words = without_chance(game, told)
    reasons: dict[int, list[str]] = {}  # of the answers it may have been, by their numbers
    choices = 0
    for _ in range(WORLDS):
        world = game.deal_world(known, rng)
        if game.in_secret(world):
            return None
        choices = max(choices, len(game.legal_actions(world, seat)))
        for action in answers_told_as(game, world, seat, int(known.viewer), words):
            reasons.setdefault(action, []).append(reason(game.name, game.glance(world, seat), action))
    if len(reasons) != 1 or choices < 2:
        return None
    [(action, all_reasons)] = reasons.items()
    common = in_all(all_reasons)
    return Explained(game.action_text(action), common) if common else None


Told = list[tuple[int, int, int, int, int]]


def without_chance(game: Game, events: Sequence[Event]) -> Told:
    """What was told, but for what chance has decided: that comes out otherwise in another world."""
    return [event.key() for event in events if not game.decided_by_chance(event)]


def answers_told_as(game: Game, world: Position, seat: int, viewer: int, words: Told) -> Iterator[int]:
    """The answers of a seat that a viewer would be told in these words."""
    for action in game.legal_actions(world, seat):
        after = game.copy(world)
        events: list[Event] = []
        after.events = events
        game.apply(after, seat, action)
        if without_chance(game, [event for event in events if event.told_to(viewer)]) == words:
            yield int(action)


def in_all(reasons: Sequence[str]) -> str:
    """The parts of a reason that all the others have too; nothing if not even the deed is the same."""
    first, *others = [JOINTS.split(each) for each in reasons]
    shared = [part for part in first[::2] if all(part in other[::2] for other in others)]
    if first[0] not in shared:
        return ""
    words = first[0]
    for joint, part in zip(first[1::2], first[2::2]):
        if part in shared:
            words += joint + part
    return words
