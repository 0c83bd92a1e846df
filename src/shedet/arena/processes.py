"""Processes of this machine that work is shared out among. None of them outlives its work, however that ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker
from typing import TypeVar

from shedet.core.errors import ShedetError

Item = TypeVar("Item")
Result = TypeVar("Result")


class Workers:
    """Processes that carry out what they are given."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def begin(self, work: Callable[[Item], Result], item: Item) -> "Future[Result]":
        with interrupts_held_back():  # this may start a process
            return self.pool.submit(work, item)


@contextmanager
def fresh_processes(number: int) -> Iterator[Workers]:
    """Fresh ones: forks would inherit whatever state this process is in."""
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), settle_down)
    try:
        yield Workers(pool)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        # Whoever is still thinking thinks in vain: all is known that is wanted, or somebody has stopped it.
        ours = [process for process in multiprocessing.active_children() if process not in before]
        for process in ours:
            process.terminate()
        for process in ours:
            process.join()


def result_of(begun: "Future[Result]") -> Result:
    try:
        return begun.result()
    except BrokenProcessPool:
        raise ShedetError("a process was ended from outside (out of memory?); try fewer --jobs.") from None


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C goes to all processes. What there is to say about it is said by the first, which ends the others: those
    that are started here do not hear of it, not even while they are still loading."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # would let interrupts through again if it were started on the way
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_down() -> None:
    """The first thing in a new process."""
    from shedet.core.log import begin_log

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    begin_log()


def end_with_the_parent() -> None:
    """Whoever gave the work may be killed; nobody would ever fetch what is found then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
