"""Work shared out among processes of this machine. (The arena has executors of its own, which keep an order.)"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    """The results with the places of their items, in the order in which they are done."""
    if jobs == 1 or len(items) == 1:
        yield from enumerate(map(work, items))
        return
    from concurrent.futures import as_completed

    from shedet.arena.processes import fresh_processes

    with fresh_processes(min(jobs, len(items))) as pool:
        waiting = {pool.submit(work, item): place for place, item in enumerate(items)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
