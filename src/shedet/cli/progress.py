"""A bar on the error stream while something long is done, so that the result can be piped on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    def __call__(self, games: int, note: str = "") -> object: ...


@contextmanager
def progress(games: int, shown: bool) -> Iterator[Advance]:
    """What it gives is told how many games more are done, and perhaps what there is to say about them."""
    if not shown:
        yield lambda games, note="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda games, note="": bar.update(task, advance=games, description=note)
