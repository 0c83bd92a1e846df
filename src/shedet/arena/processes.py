"""Processes of this machine that work is shared out among."""

import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def fresh_processes(number: int) -> ProcessPoolExecutor:
    """Fresh ones: forks would inherit whatever state this process is in."""
    return ProcessPoolExecutor(number, get_context("spawn"), end_silently_when_interrupted)


def end_silently_when_interrupted() -> None:
    """Ctrl-C goes to all processes; what there is to say about it is said by the first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
