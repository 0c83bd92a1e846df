"""A process that thinks. Tasks come in on its input, a line of JSON each; what it found goes out on its output.

It is told the whole game, and gives its bots only what the seat knows that they play for.
"""

import os
import signal
import sys
import time
import zlib
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, BinaryIO, Final

import msgspec

from shedet.bots.levels import LEVELS, Level, best_search, make_level, seconds_of
from shedet.bots.nets import net_of
from shedet.bots.search.budget import Budget
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import seat_name
from shedet.core.match import Match
from shedet.core.record import Seats, record_text
from shedet.core.rng import seeded
from shedet.core.table import Table
from shedet.games import find_game, find_saying
from shedet.server import protocol, showing
from shedet.server.wording import said

KINDER: Final = 5  # how much the server itself goes before
SHOWN_EVERY: Final = 5.0  # seconds between two reports of an analysis
QUICK_SEARCHES: Final = 8  # of an analysis, for each question
HINTS: Final = 3


class Task(msgspec.Struct):
    """Something to think about: a game up to a moment, and what is wanted."""

    kind: str
    game: str
    players: int
    options: dict[str, int]
    seed: str
    setup: str
    log: list[tuple[int, int]]  # seats and actions
    who: list[str]
    practice: bool
    seat: int = 0
    level: str = ""


class Thought(msgspec.Struct, omit_defaults=True):
    """What came of it so far; the last one of a task is done. The first one of a move is empty: now the thinking
    begins, and the time that it took to start a process and to read the game does not count."""

    is_done: bool
    line: str = ""
    hints: list[protocol.Hint] = []
    archive: str = ""  # packed, as base64
    analysis: dict[str, Any] | None = None
    error: str = ""  # the kind of error alone: its text may hold a secret


def main() -> None:
    """Until nobody brings tasks or takes thoughts any more: the server ends its thinkers, and if it cannot, they end
    themselves. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(KINDER)
    try:
        think_on(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # what is left to say would be tried again at the end


def think_on(tasks: BinaryIO, thoughts: BinaryIO) -> None:
    reader = msgspec.json.Decoder(Task)
    writer = msgspec.json.Encoder()
    for line in tasks:
        for thought in think_safely(reader.decode(line)):
            thoughts.write(writer.encode(thought) + b"\n")
            thoughts.flush()


def think_safely(task: Task) -> Iterator[Thought]:
    try:
        yield from think(task)
    except Exception as error:
        yield Thought(True, error=type(error).__name__)


def think(task: Task) -> Iterator[Thought]:
    match = match_of(task)
    if task.kind == "move":
        net_of(task.game)  # it is read before the thinking begins
        yield Thought(False)
        yield Thought(True, line=move(match, task.seat, task.level))
    elif task.kind == "hint":
        yield Thought(True, hints=hints(match, task.seat))
    elif task.kind == "archive":
        yield Thought(True, archive=b64encode(archive(match, task)).decode())
    else:
        yield from analyse(match)


def match_of(task: Task) -> Match:
    match = Match(find_game(task.game), task.players, task.options, task.seed, task.setup)
    for seat, action in task.log:
        match.carry_out(seat, action)
    return match


# ---- bots and hints


def move(match: Match, seat: int, name: str) -> str:
    """The answer of a bot. What is answered in secret is one line: how many steps it takes is nobody's business, and a
    pause after each of them would tell."""
    [level] = [level for level in LEVELS if level.name == name]
    seconds = seconds_of(level, match.game.name)
    line: list[str] = []
    while not line or answers_in_secret(match, seat):
        if match.game.in_secret(match.position):
            seconds /= 2  # half of what is left: however many steps there are, all of them take no longer than one
        action = choose(match, seat, level, seconds)
        line.append(match.game.action_text(action))
        match.carry_out(seat, action)
    return "; ".join(line)


def answers_in_secret(match: Match, seat: int) -> bool:
    return not match.over() and match.game.in_secret(match.position) and seat in match.asked()


def choose(match: Match, seat: int, level: Level, seconds: float) -> int:
    """One step. A bot that would think on all cores thinks on one here: the others are for other tables."""
    game = match.game
    bot = best_search(game.name, Budget(0, seconds)) if seconds > 0.0 else make_level(level, game.name)
    legal = game.legal_actions(match.position, seat)
    knowledge = match.knowledge(seat) if bot.uses_knowledge else None
    return int(bot.choose(knowledge, legal, seeded(f"{match.seed}/bots/{len(match.log)}")))


def hints(match: Match, seat: int) -> list[protocol.Hint]:
    from shedet.hints.moves import best_moves, hint_bot

    game = match.game
    legal = game.legal_actions(match.position, seat)
    found = best_moves(game, match.knowledge(seat), legal, hint_bot(game.name), HINTS)
    return [
        protocol.Hint(
            hint.text,
            None if hint.worth is None else round(100 * hint.worth),
            None if hint.error is None else round(100 * hint.error),
            hint.as_good,
            said(hint.reason.message()),
        )
        for hint in found
    ]


# ---- games that are over


def archive(match: Match, task: Task) -> bytes:
    """All that could be seen of a game, from every seat and with open cards: it opens when rules and engine have
    changed. Packed, for one moment looks much like the next."""
    game = match.game
    viewers = [*range(match.players), SPECTATOR, OMNISCIENT]
    again = Match(game, match.players, match.options, match.seed, match.setup)
    views: dict[str, list[Any]] = {viewer_key(viewer): [again.view(viewer)] for viewer in viewers}
    for step in match.log:
        again.carry_out(step.seat, step.action)
        for viewer in viewers:
            views[viewer_key(viewer)].append(again.view(viewer))
    table = Table(match, find_saying(game.name))
    told = {viewer_key(viewer): [showing.told(each) for each in table.news(viewer, 0)] for viewer in viewers}
    result = None
    if match.over():
        result = showing.result(table.result(SPECTATOR, match.view(SPECTATOR)))
    record = record_text(match, Seats(dict(enumerate(task.who)), {}, task.practice))
    kept = protocol.History(record, views, told, result, steps_of(table, viewers))
    return zlib.compress(msgspec.json.encode(kept), 6)


def steps_of(table: Table, viewers: list[int]) -> list[protocol.Step]:
    """What was told step by step: `told` puts together all that somebody did in a row."""
    stories = {viewer_key(viewer): table.story(viewer) for viewer in viewers}
    found = []
    for at, step in enumerate(table.match.log):
        told = {key: [said(each) for each in table.saying.tell(story, [at])] for key, story in stories.items()}
        found.append(protocol.Step(seat_name(step.seat), told))
    return found


def viewer_key(viewer: int) -> str:
    if viewer == SPECTATOR:
        return "spectator"
    return "all" if viewer == OMNISCIENT else seat_name(viewer)


def analyse(match: Match) -> Iterator[Thought]:
    """What decided a game, the more exactly the longer it takes."""
    from shedet.analysis.report import report
    from shedet.analysis.work import Analysis, do
    from shedet.bots.look import look_iterations
    from shedet.server.work.reasons import Reasons

    reasons = Reasons()
    analysis = Analysis(record_text(match), "server", QUICK_SEARCHES, look_iterations(match.game.name))
    shown = time.monotonic()
    for _, tasks in analysis.rounds():
        for task in tasks:
            analysis.take(task, do(task))
            if time.monotonic() - shown > SHOWN_EVERY:
                shown = time.monotonic()
                yield Thought(False, analysis=reasons.added_to(report(analysis), analysis))
    yield Thought(True, analysis=reasons.added_to(report(analysis), analysis))


if __name__ == "__main__":
    main()
