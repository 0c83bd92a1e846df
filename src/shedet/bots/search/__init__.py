"""Search: many worlds are dealt from what a seat knows, and tried out."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def breathe() -> None:
    """Let Ctrl-C through. Python looks for it where interpreted code begins, and this module is never compiled."""


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
