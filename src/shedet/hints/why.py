"""Why: what speaks for a bot's last move, from the terms by which bots weigh answers.

The true reason may speak of cards that only the bot has seen. So the explanation is made from what the asking seat knew
before the move and what it was told of it, and from nothing else: worlds are dealt from that knowledge, in each the
answers are looked for that would have been told in the same words, and of their reasons only what is true in all of
these worlds is said. An answer that several could have been, or that was given in secret, is not explained.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shedet.bots.reasons.sentence import Reason
from shedet.core.events import Event
from shedet.core.game import Game, Knowledge
from shedet.core.match import Match, Step
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.core.story import again
from shedet.core.words import Message
from shedet.hints import reason

WORLDS = 8  # that are looked at


class Explained(NamedTuple):
    action: str  # in notation
    reason: Reason


def explain_last_move(match: Match, viewer: int, seat: int) -> list[Explained]:
    """The steps of a seat's last move that a viewer can understand."""
    return explain_steps(again(match), match.log, viewer, last_move(match, seat))


def explain_steps(past: Match, log: Sequence[Step], viewer: int, steps: Sequence[int]) -> list[Explained]:
    """Some steps of a game, as far as a viewer can understand them; forced ones go without saying. The game begins anew
    in `past`."""
    found = []
    for at, step in enumerate(log[: max(steps, default=-1) + 1]):
        known = past.knowledge(viewer) if at in steps else None
        past.carry_out(step.seat, step.action)
        if known is None:
            continue
        told = past.told(viewer, at)
        # Not the number of the step: how many there were may be a secret, too.
        rng = seeded(f"why/{[event.key() for event in told]}")
        explained = explain(past.game, known, told, step.seat, rng)
        if explained is not None:
            found.append(explained)
    return said_once(found)


def said_once(steps: Sequence[Explained]) -> list[Explained]:
    """The steps of a move, each without what an earlier one has said already. A step that has nothing to add goes with
    the one before it."""
    found: list[Explained] = []
    said: list[Message] = []
    for step in steps:
        deed = step.reason.deed
        new = [term for term in step.reason.terms if term.message not in said]
        if found and not new and deed in said:
            found[-1] = found[-1]._replace(action=f"{found[-1].action}; {step.action}")
        else:
            found.append(Explained(step.action, Reason(deed, new)))
        said += step.reason.parts()
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
    reasons: dict[int, list[Reason]] = {}  # of the answers it may have been, by their numbers
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
    return Explained(game.action_text(action), common) if common is not None else None


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


def in_all(reasons: Sequence[Reason]) -> Reason | None:
    """The parts of a reason that all the others have too; nothing if not even the deed is the same."""
    first, *others = reasons
    if any(other.deed != first.deed for other in others):
        return None
    return Reason(first.deed, [term for term in first.terms if all(term.message in other.parts() for other in others)])
