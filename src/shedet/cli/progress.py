"""A bar on the error stream while something long is done, so that the result can be piped on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    def __call__(self, done: int, note: str = "") -> object: ...


@contextmanager
def progress(total: int, shown: bool, what: str = "games") -> Iterator[Advance]:
    """What it gives is told how many more are done, and perhaps what there is to say about them."""
    if not shown:
        yield lambda done, note="": None
        return
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
