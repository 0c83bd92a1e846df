"""However long a bot thinks, its answer comes at the same moment after the question, with the same pushes.

Time is not waited for: it leaps to the next moment at which something is to happen. So what is outside of this process
has to answer at once: PostgreSQL does, when it is waited for in its turn; the bus does not, and is the one in memory.
"""

import asyncio
import selectors
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

from conformance_suite import Variant
from serving import Backing, Backings
from shedet.core.match import Match
from shedet.games import find_game
from shedet.server.app import in_background
from shedet.server.store.database import Conflict
from shedet.server.store.store import Store
from shedet.server.work import thinker, workshop
from shedet.server.work.thinker import Task, Thought, move, think_safely
from shedet.server.work.thinkers import Thinker
from shedet.server.work.workshop import MARGIN, search_time
from traffic import START, Server, opened
from twins import Pair, before_secret

SOBEK = find_game("sobek")
LEVEL = "vizier"
LONG = 60.0  # seconds in which all bots have answered

Lasts = Callable[[Task], float]


class Leaping(selectors.SelectSelector):
    """Waits for nothing: its clock leaps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout > 0:
            assert timeout is not None, "nothing will ever happen"
            self.now += timeout
        return super().select(0)


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now


class Push(NamedTuple):
    at: float
    message: Any


def pushes(setup: str, bots: dict[int, str], lasts: Lasts, backing: Backing, patch: pytest.MonkeyPatch) -> list[Push]:
    """All that A is sent, and when, while bots think so long. There is one thinker for all of them."""

    async def think(self: Thinker, task: Task) -> AsyncIterator[Thought]:
        seconds = lasts(task)
        task.level = "merchant"
        for thought in think_safely(task):
            if thought.is_done:
                await asyncio.sleep(seconds)
            yield thought

    async def at_once(do: Callable[..., Any], *arguments: Any) -> Any:
        return do(*arguments)

    async def play() -> list[Push]:
        loop = asyncio.get_running_loop()
        server = Server(backing._replace(bus_url=""), thinkers=1)
        hall = server.hall
        patch.setattr(hall, "read", at_once)
        patch.setattr(hall, "write", at_once)
        patch.setattr(hall, "replay", at_once)
        hall.now = lambda: START + round(1000 * loop.time())
        async with in_background(server.services):
            await server.begin("table", opened(SOBEK, 3, {}, setup), bots)
            await server.listen("seat0", "/api/tables/table/socket")
            ear = server.ears[0]
            await asyncio.sleep(LONG)
            return [Push(round(at, 3), message) for at, message in zip(ear.moments, ear.heard, strict=True)]

    patch.setattr(Thinker, "think", think)
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(play())


def times(setup: str, lasts: list[Lasts], backings: Backings, patch: pytest.MonkeyPatch) -> list[list[Push]]:
    """The pushes of one position, each time with bots that think as long as it says."""
    bots = {1: LEVEL, 2: LEVEL}
    return [pushes(setup, bots, each, backings(uuid4().hex), patch) for each in lasts]


def fully(task: Task) -> float:
    return search_time(LEVEL) - MARGIN


def not_at_all(task: Task) -> float:
    return 0.0


def now_and_then(task: Task) -> float:
    return task.seat / 2


ANYHOW: list[Lasts] = [fully, not_at_all, now_and_then]


def turns_of_bots() -> str:
    """B and C answer, one after the other."""
    match = Match(SOBEK, 3, {}, "early")
    while match.asked() != [1]:
        match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    return SOBEK.position_text(match.position)


def worlds_in_secret() -> list[str]:
    """All three are laying horizontal sets. Two positions that look the same to A, and in which it takes B more and
    fewer steps."""
    variant = Variant(SOBEK, 3, {})
    for first in range(20):
        match, _ = before_secret(variant, "choose-horizontal", first)
        pair = Pair(variant, f"worlds/{first}", 0, SOBEK.position_text(match.position))
        worlds = [SOBEK.position_text(each.position) for each in (pair.truth, pair.twin)]
        steps = [move(Match(SOBEK, 3, {}, "seed", world), 1, "merchant").count(";") for world in worlds]
        if match.asked() == [0, 1, 2] and steps[0] != steps[1]:
            return worlds
    raise AssertionError("there are no such worlds.")


def test_a_search_that_ends_early_answers_no_earlier(backings: Backings, monkeypatch: pytest.MonkeyPatch) -> None:
    late, early, mixed = times(turns_of_bots(), ANYHOW, backings, monkeypatch)
    assert len(late) > 2
    assert late == early == mixed


def test_how_many_steps_a_bot_takes_in_secret_does_not_show(
    backings: Backings, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth, twin = [times(setup, ANYHOW, backings, monkeypatch) for setup in worlds_in_secret()]
    assert [len(each) for each in truth] == [4, 4, 4]  # let in, the table, B has chosen, C has
    assert truth == twin
    assert truth[0] == truth[1] == truth[2]


def test_an_unseen_answer_at_the_same_moment_does_not_make_a_bot_think_again(
    backings: Backings, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = turns_of_bots()
    [alone] = times(setup, [fully], backings, monkeypatch)
    append, appended = Store.append, set()

    def append_too_late(self: Store, table: str, logged: Any, *how: Any) -> None:
        """The first time, somebody else was quicker."""
        if logged[0].seq not in appended:
            appended.add(logged[0].seq)
            raise Conflict
        append(self, table, logged, *how)

    monkeypatch.setattr(Store, "append", append_too_late)
    [meanwhile] = times(setup, [fully], backings, monkeypatch)
    assert appended
    assert meanwhile == alone


# ---- leaks that are planted


def test_it_is_found_if_a_bot_answers_when_it_is_ready(backings: Backings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "search_time", lambda level: 0.0)
    late, early, _ = times(turns_of_bots(), ANYHOW, backings, monkeypatch)
    assert late != early


def test_it_is_found_if_a_bot_pauses_after_every_step(backings: Backings, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = worlds_in_secret()
    monkeypatch.setattr(thinker, "answers_in_secret", lambda match, seat: False)
    truth, twin = [times(setup, [fully], backings, monkeypatch) for setup in worlds]
    assert truth != twin
