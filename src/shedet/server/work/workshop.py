"""The workshop: takes jobs from the store, has them thought about, and brings the answers to the tables.

It runs beside the web server, or alone as `shedet worker`. Whoever takes a job holds it for a while and says so again
as long as it works on it; if it dies, the next one takes the job.
"""

import asyncio
import contextlib
import os
import secrets
from base64 import b64decode
from typing import Final, NamedTuple

import structlog

from shedet.bots.levels import LEVELS
from shedet.core.errors import ShedetError
from shedet.server import protocol
from shedet.server.background import again_and_again, going_on
from shedet.server.bus import WORK
from shedet.server.hall import Hall
from shedet.server.logs import without_words
from shedet.server.metrics import Metrics
from shedet.server.refusing import Refused
from shedet.server.sitting import OVER, Sitting
from shedet.server.store.database import Conflict, StoreAway
from shedet.server.store.store import ANALYSIS, ARCHIVE, HINT, MOVE, Job
from shedet.server.work.thinker import Task
from shedet.server.work.thinkers import Thinker, Thinkers

HOLD: Final = 5_000  # milliseconds that a job is held for
LOOK_EVERY: Final = 1.0  # seconds, if nobody calls
MARGIN: Final = 0.25  # seconds that a search may take longer than it should
MOST_FAILURES: Final = 3  # until a simpler bot answers, and anything else is given up
PLAIN_BOT: Final = "random"
# Seconds after which something must have gone wrong.
LONGEST: Final = {MOVE: 60.0, HINT: 300.0, ARCHIVE: 600.0, ANALYSIS: 7200.0}


class Workshop:
    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        number = hall.settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self.hall = hall
        self.metrics = metrics
        self.thinkers = Thinkers(number)
        self.pools = {
            MOVE: self.thinkers.moves,
            HINT: self.thinkers.hints,
            ARCHIVE: self.thinkers.archives,
            ANALYSIS: self.thinkers.analyses,
        }
        self.holder = secrets.token_hex(8)
        self.called = asyncio.Event()
        self.tasks: dict[asyncio.Task[None], Job] = {}
        self.log = structlog.get_logger()

    def call(self) -> None:
        """There may be work."""
        self.called.set()

    async def run(self) -> None:
        holding = asyncio.create_task(again_and_again(HOLD / 3000, self.hold))
        try:
            while True:
                with going_on("taking jobs"):
                    await self.take_what_there_is()
                await self.wait_for_call()
        finally:
            holding.cancel()
            await self.stop()

    async def stop(self) -> None:
        """Nobody waits for what is being thought about: somebody else takes the jobs, and need not wait until we would
        have said again that we hold them."""
        tasks, jobs = list(self.tasks), list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await self.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        if jobs:
            with contextlib.suppress(StoreAway):
                await self.hall.write(self.hall.store.hold_jobs, jobs, 0)
            await self.hall.bus.publish(WORK)

    async def wait_for_call(self) -> None:
        try:
            # (Not `wait_for`: in Python 3.11 it overlooks that it was cancelled if somebody calls at that moment.)
            async with asyncio.timeout(LOOK_EVERY):
                await self.called.wait()
        except TimeoutError:
            self.thinkers.end_idle()
        self.called.clear()

    async def take_what_there_is(self) -> None:
        """As many jobs as there are thinkers for."""
        hall, now = self.hall, self.hall.now()
        for kind, pool in self.pools.items():
            if pool.room > 0 and await hall.read(hall.store.has_jobs, kind, now):
                jobs = await hall.write(hall.store.take_jobs, self.holder, kind, now, now + HOLD, pool.room)
                for job in jobs:
                    self.begin(job)

    def begin(self, job: Job) -> None:
        self.pools[job.kind].expected += 1
        task = asyncio.create_task(self.work_on(job))
        self.tasks[task] = job
        task.add_done_callback(self.tasks.pop)

    async def hold(self) -> None:
        """Somebody still works on these."""
        if self.tasks:
            jobs, until = list(self.tasks.values()), self.hall.now() + HOLD
            await self.hall.write(self.hall.store.hold_jobs, jobs, until)

    # -- one job

    async def work_on(self, job: Job) -> None:
        """If the store is away meanwhile, nobody holds the job any more after a while."""
        with going_on("a job"):
            try:
                await self.carry_out(job)
                self.metrics.jobs.labels(job.kind, "done").inc()
            except StoreAway:
                raise
            except Conflict:
                await self.put_back(job, job.failures)
            except Refused:
                await self.end(job)  # the table is of other rules, or gone
            except Exception as error:
                await self.settle_failure(job, error)
        self.call()

    async def carry_out(self, job: Job) -> None:
        async with self.pools[job.kind].taking() as thinker:
            async with asyncio.timeout(LONGEST[job.kind]):
                answer = await self.think_about(job, thinker)
        self.call()  # there is somebody free
        if answer is not None:
            await self.give(job, answer)

    async def settle_failure(self, job: Job, error: Exception) -> None:
        """Somebody tries again, but not for ever: only a bot's answer is waited for by a whole table."""
        self.metrics.jobs.labels(job.kind, "failed").inc()
        said = {"error": str(error)} if isinstance(error, ThinkingFailed) else without_words(error)
        failures = job.failures + 1
        self.log.warning("job failed", kind=job.kind, table=job.table, failures=failures, **said)
        if failures < MOST_FAILURES:
            await self.put_back(job, failures)
        elif job.kind == MOVE:
            await asyncio.sleep(LOOK_EVERY)
            await self.put_back(job, failures)
        else:
            await self.end(job)

    async def put_back(self, job: Job, failures: int) -> None:
        await self.hall.write(self.hall.store.put_back, job, failures)

    async def end(self, job: Job) -> None:
        await self.hall.write(self.hall.store.end_job, job)

    async def think_about(self, job: Job, thinker: Thinker) -> "Answer | None":
        if job.kind == MOVE:
            return await self.move(job, thinker)
        if job.kind == HINT:
            await self.hint(job, thinker)
        else:
            await self.look_back(job, thinker)
        return None

    async def move(self, job: Job, thinker: Thinker) -> "Answer | None":
        """What a bot answers."""
        hall = self.hall
        async with hall.looking_anew_at(job.table) as sitting:
            if job.seat not in sitting.asked_bots():
                await self.end(job)
                return None
            level = sitting.places[job.seat].bot if job.failures < MOST_FAILURES else PLAIN_BOT
            task, seq = task_of(sitting, job, level), sitting.seq_of(job.seat)
        time = asyncio.get_running_loop().time
        began = time()
        line = ""
        async for thought in thinker.think(task):
            check(thought.error)
            if not thought.is_done:
                began = time()
            line = thought.line
        # Whoever waits for this thinker does not see either whether the search ended early.
        await asyncio.sleep(began + search_time(level) - time())
        return Answer(line, seq, began + pause(level, hall.settings.bot_pause))

    async def give(self, job: Job, answer: "Answer") -> None:
        """However long a bot thinks, it takes the same time to answer: a search that ends early tells something about a
        hand. That the answer is in the log ends the job, or begins the next."""
        await asyncio.sleep(answer.due - asyncio.get_running_loop().time())
        try:
            if not await self.hall.answer(job.table, job.seat, answer.seq, answer.line):
                await self.put_back(job, job.failures)  # it was asked something else meanwhile
        except ShedetError as error:
            raise ThinkingFailed(type(error).__name__) from None

    async def hint(self, job: Job, thinker: Thinker) -> None:
        hall = self.hall
        async with hall.looking_anew_at(job.table) as sitting:
            if job.seat not in sitting.asked_people():
                await self.end(job)
                return
            task, seq = task_of(sitting, job), sitting.seq_of(job.seat)
        async for thought in thinker.think(task):
            check(thought.error)
            body = protocol.ENCODER.encode(thought.hints).decode()
            await hall.write(hall.store.write_hint, job, seq, body)
        await hall.note_hint(job.table, job.seat, seq)

    async def look_back(self, job: Job, thinker: Thinker) -> None:
        """A game that is over is archived, or analysed."""
        hall = self.hall
        async with hall.looking_anew_at(job.table) as sitting:
            if sitting.state != OVER:
                await self.end(job)
                return
            task = task_of(sitting, job)
        async for thought in thinker.think(task):
            check(thought.error)
            if job.kind == ARCHIVE:
                await hall.write(hall.store.write_archive, job.table, b64decode(thought.archive))
            else:
                body = protocol.ENCODER.encode(thought.analysis)
                await hall.write(hall.store.write_analysis, job.table, thought.is_done, body)
                await hall.publish(job.table)
        await self.end(job)


class Answer(NamedTuple):
    """What a bot answers to what it had seen, and when it says so."""

    line: str
    seq: int
    due: float


class ThinkingFailed(Exception):
    """A bot or an analysis failed; the kind of error alone, for its text may hold a secret."""


def check(error: str) -> None:
    if error:
        raise ThinkingFailed(error)


def task_of(sitting: Sitting, job: Job, level: str = "") -> Task:
    match, seated = sitting.match, sitting.who()
    return Task(
        job.kind,
        match.game.name,
        match.players,
        match.options,
        match.seed,
        match.setup,
        [(step.seat, step.action) for step in match.log],
        [seated.seats[seat] for seat in range(match.players)],
        seated.practice,
        job.seat,
        level,
    )


def pause(name: str, shortest: float) -> float:
    """How long a bot takes for an answer."""
    return max(shortest, search_time(name))


def search_time(name: str) -> float:
    """How long a bot may search. One that needs no search with a net waits as long as it would without."""
    [level] = [level for level in LEVELS if level.name == name]
    return level.seconds + MARGIN if level.seconds > 0.0 else 0.0
