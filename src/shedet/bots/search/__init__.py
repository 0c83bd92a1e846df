"""Search: many worlds are dealt from what a seat knows, and tried out.

This module is never compiled: Python looks for Ctrl-C where interpreted code begins.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def breathe() -> None:
    """Let Ctrl-C through, here: compiled code by itself never looks for it."""


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Memory is not searched for cycles meanwhile: a tree has none, and in a large process looking for them takes
    longer than a quick search may."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
