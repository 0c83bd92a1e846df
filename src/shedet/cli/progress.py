"""A bar on the error stream while something long is done, so that the result can be piped on."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Advance(Protocol):
    def __call__(self, done: int, note: str = "") -> object: ...


@contextmanager
def no_bar() -> Iterator[Advance]:
    """For what is done at once, or where nobody looks."""
    yield lambda done, note="": None


def progress(total: int, what: str = "games") -> AbstractContextManager[Advance]:
    """What it gives is told how many more are done, and perhaps what there is to say about them. There is a bar if
    somebody looks."""
    return shown_bar(total, what) if sys.stderr.isatty() else no_bar()


@contextmanager
def shown_bar(total: int, what: str) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    # The bar leaves the output alone: a Ctrl-C while it begins would leave results on the error stream.
    with Progress(
        *columns, console=Console(stderr=True), transient=True, redirect_stdout=False, redirect_stderr=False
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done, note="": bar.update(task, advance=done, description=note)
