"""Where deals are played. Every executor yields the results in the order of the deals, so that nothing that is made
from them, not even when a test stops, depends on who was quicker."""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from shedet.arena.contest import Contest
from shedet.arena.deals import DealResult, play_deal
from shedet.arena.processes import fresh_processes, result_of
from shedet.core.errors import ShedetError

if TYPE_CHECKING:
    from types import ModuleType

Results = Generator[DealResult]  # in the order of the deals
T = TypeVar("T")


class Chunk(NamedTuple):
    contest: Contest
    first: int
    end: int


def play_chunk(chunk: Chunk) -> list[DealResult]:
    return [play_deal(chunk.contest, deal) for deal in range(chunk.first, chunk.end)]


def chunks(contest: Contest, deals: int, jobs: int) -> Iterator[Chunk]:
    """Small enough to share out evenly and to stop soon, large enough not to be mostly on the way."""
    size = max(1, min(20, deals // (jobs * 8)))
    for first in range(0, deals, size):
        yield Chunk(contest, first, min(deals, first + size))


def in_order(
    work: Iterator[Chunk], ahead: int, begin: Callable[[Chunk], T], wait_for: Callable[[T], list[DealResult]]
) -> Results:
    """Begin so many chunks ahead of the one that is waited for."""
    begun: deque[T] = deque()
    for chunk in work:
        begun.append(begin(chunk))
        if len(begun) > ahead:
            yield from wait_for(begun.popleft())
    while begun:
        yield from wait_for(begun.popleft())


# ---- here


def play_here(contest: Contest, deals: int, jobs: int | None) -> Results:
    """In this process, or in several."""
    processes = min(jobs or 1, deals)
    if processes == 1:
        for deal in range(deals):
            yield play_deal(contest, deal)
        return
    with fresh_processes(processes) as workers:
        work = chunks(contest, deals, processes)
        yield from in_order(work, 2 * processes, lambda chunk: workers.begin(play_chunk, chunk), result_of)


# ---- on a Ray cluster


def play_on_ray(contest: Contest, deals: int, jobs: int | None) -> Results:
    """On the cluster that RAY_ADDRESS names or `ray start` has started here, else on a small one of our own."""
    ray = import_ray()
    ours = not ray.is_initialized()
    if ours:
        join_or_start(ray, jobs)
    try:
        tasks = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(play_chunk)
        yield from in_order(chunks(contest, deals, tasks), 2 * tasks, remote.remote, ray.get)
    finally:
        if ours:
            ray.shutdown()


def import_ray() -> Any:
    # Must be set before Ray is loaded: it reports its use otherwise.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ShedetError("Ray is not installed here; pip install 'shedet[ray]' installs it.") from None
    return ray


def join_or_start(ray: "ModuleType", jobs: int | None) -> None:
    check_address(os.environ.get("RAY_ADDRESS", ""))
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(num_cpus=jobs, **quiet)
    except ValueError:  # there is a cluster, and its size is not ours to choose
        ray.init(**quiet)
    except ConnectionError as error:
        raise ShedetError(f"there is no Ray cluster to join: {error}") from None


def check_address(address: str) -> None:
    """Ray itself tries for minutes to reach a cluster that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError):
        raise ShedetError(f"no Ray cluster answers at {address}, which RAY_ADDRESS names.") from None


EXECUTORS = {"local": play_here, "ray": play_on_ray}
