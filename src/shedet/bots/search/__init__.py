"""Search: many worlds are dealt from what a seat knows, and tried out.

This module is never compiled: Python looks for Ctrl-C where interpreted code begins.
"""

import gc
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = threading.Event()  # somebody has pressed Ctrl-C, and it waits


def breathe() -> None:
    """Let Ctrl-C through."""
    if INTERRUPTED.is_set():
        INTERRUPTED.clear()
        raise KeyboardInterrupt


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing disturbs a search where it must not.

    Memory is not searched for cycles meanwhile: a tree has none, and in a large process looking for them takes longer
    than a quick search may. Ctrl-C waits for `breathe`, or for the end: Python would let it through in the middle of a
    product of large numbers, as they are needed to deal worlds fairly, and compiled code takes that for the end of all
    memory and gives up.
    """
    collecting = gc.isenabled()
    waiting = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    waiting = waiting and threading.current_thread() is threading.main_thread()
    gc.disable()
    if waiting:
        signal.signal(signal.SIGINT, let_wait)
    try:
        yield
    finally:
        if waiting:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if collecting:
            gc.enable()
    if waiting:
        breathe()


def let_wait(number: int, frame: FrameType | None) -> None:
    INTERRUPTED.set()
