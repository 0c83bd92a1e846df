"""The workshop: takes jobs from the store, has them thought about, and brings the answers to the tables.

It runs beside the web server, or alone as `shedet worker`. Whoever takes a job holds it for a while and says so again
as long as it works on it; if it dies, the next one takes the job.
"""

import asyncio
import os
import secrets
from base64 import b64decode
from typing import Final, NamedTuple

import structlog

from shedet.bots.levels import LEVELS
from shedet.core.errors import ShedetError
from shedet.server import protocol
from shedet.server.hall import Hall
from shedet.server.metrics import Metrics
from shedet.server.refusing import Refused
from shedet.server.sitting import OVER, Sitting
from shedet.server.store.store import ANALYSIS, ARCHIVE, HINT, MOVE, Conflict, Job, StoreAway
from shedet.server.work.thinker import Task
from shedet.server.work.thinkers import Pool, Thinker, ThinkerDied, Thinkers

HOLD: Final = 5_000  # milliseconds that a job is held for
LOOK_EVERY: Final = 1.0  # seconds, if nobody calls
MARGIN: Final = 0.25  # seconds that a search may take longer than it should
MOST_FAILURES: Final = 3  # until a simpler bot answers
PLAIN_BOT: Final = "random"
# Seconds after which something must have gone wrong.
LONGEST: Final = {MOVE: 60.0, HINT: 300.0, ARCHIVE: 600.0, ANALYSIS: 7200.0}
QUICK: Final = (MOVE, HINT)
SLOW: Final = (ARCHIVE, ANALYSIS)


class Workshop:
    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        number = hall.settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self.hall = hall
        self.metrics = metrics
        self.thinkers = Thinkers(number)
        self.holder = secrets.token_hex(8)
        self.called = asyncio.Event()
        self.tasks: dict[asyncio.Task[None], Job] = {}
        self.log = structlog.get_logger()

    def call(self) -> None:
        """There may be work."""
        self.called.set()

    async def run(self) -> None:
        holding = asyncio.create_task(self.keep_holding())
        try:
            while True:
                try:
                    await self.take_what_there_is()
                except StoreAway:
                    await asyncio.sleep(LOOK_EVERY)
                await self.wait_for_call()
        finally:
            holding.cancel()
            for task in self.tasks:
                task.cancel()
            self.thinkers.close()

    async def wait_for_call(self) -> None:
        try:
            await asyncio.wait_for(self.called.wait(), LOOK_EVERY)
        except TimeoutError:
            self.thinkers.end_idle()
        self.called.clear()

    async def take_what_there_is(self) -> None:
        """As many jobs as there are thinkers for."""
        hall, now = self.hall, self.hall.now()
        for kinds, pool in ((QUICK, self.thinkers.quick), (SLOW, self.thinkers.slow)):
            if pool.room > 0 and await hall.read(hall.store.has_jobs, kinds, now):
                jobs = await hall.write(hall.store.take_jobs, self.holder, kinds, now, now + HOLD, pool.room)
                for job in jobs:
                    self.begin(job)

    def begin(self, job: Job) -> None:
        self.pool_for(job).expected += 1
        task = asyncio.create_task(self.work_on(job))
        self.tasks[task] = job
        task.add_done_callback(self.tasks.pop)

    def pool_for(self, job: Job) -> Pool:
        return self.thinkers.quick if job.kind in QUICK else self.thinkers.slow

    async def keep_holding(self) -> None:
        while True:
            await asyncio.sleep(HOLD / 3000)
            try:
                if self.tasks:
                    jobs, until = list(self.tasks.values()), self.hall.now() + HOLD
                    await self.hall.write(self.hall.store.hold_jobs, jobs, until)
            except StoreAway:
                continue

    # -- one job

    async def work_on(self, job: Job) -> None:
        hall = self.hall
        try:
            async with self.pool_for(job).taking() as thinker:
                async with asyncio.timeout(LONGEST[job.kind]):
                    answer = await self.think_about(job, thinker)
            self.call()  # there is somebody free
            if answer is not None:
                await self.give(job, answer)
            self.metrics.jobs.labels(job.kind, "done").inc()
        except (ThinkerDied, ThinkingFailed, TimeoutError) as error:
            self.metrics.jobs.labels(job.kind, "failed").inc()
            self.log.warning("job failed", kind=job.kind, table=job.table, error=str(error) or type(error).__name__)
            await self.put_back(job, job.failures + 1)
        except Conflict:
            await self.put_back(job, job.failures)
        except Refused:
            await hall.write(hall.store.end_job, job)  # the table is of other rules, or gone
        except StoreAway:
            pass  # nobody holds it any more after a while
        self.call()

    async def put_back(self, job: Job, failures: int) -> None:
        try:
            await self.hall.write(self.hall.store.put_back, job, failures)
        except StoreAway:
            return

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
                await hall.write(hall.store.end_job, job)
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
                await hall.write(hall.store.end_job, job)
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
                await hall.write(hall.store.end_job, job)
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
        await hall.write(hall.store.end_job, job)


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
    """How long a bot may search."""
    [level] = [level for level in LEVELS if level.name == name]
    return level.seconds + MARGIN if level.seconds > 0.0 else 0.0
