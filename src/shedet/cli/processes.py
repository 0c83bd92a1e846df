"""Work shared out among processes of this machine. (The arena has executors of its own, which keep an order.)"""

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Generator[tuple[int, Result]]:
    """The results with the places of their items, in the order in which they are done."""
    if jobs == 1 or len(items) == 1:
        yield from enumerate(map(work, items))
        return
    from concurrent.futures import as_completed

    from shedet.arena.processes import fresh_processes, result_of

    with fresh_processes(min(jobs, len(items))) as workers:
        waiting = {workers.begin(work, item): place for place, item in enumerate(items)}
        for done in as_completed(waiting):
            yield waiting[done], result_of(done)
