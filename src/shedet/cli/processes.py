"""Work shared out among processes of this machine. (The arena has executors of its own, which keep an order.)"""

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    """The results with the places of their items, in the order in which they are done."""
    if jobs == 1 or len(items) == 1:
        yield from enumerate(map(work, items))
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    # Fresh processes: forked ones would inherit whatever state this one is in.
    with ProcessPoolExecutor(min(jobs, len(items)), get_context("spawn"), end_silently_when_interrupted) as pool:
        waiting = {pool.submit(work, item): place for place, item in enumerate(items)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def end_silently_when_interrupted() -> None:
    """Ctrl-C goes to all processes; what there is to say about it this one says."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
