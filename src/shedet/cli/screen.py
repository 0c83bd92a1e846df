"""What fits on a screen: the board, the question and its choices together, as full as there is room for.

A board offers several layouts, the fullest first. The first that leaves room for all choices is taken; if none does,
the shortest, and the choices come in pages. Whatever is left out or comes later is named, so that it can be asked for.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from shedet.cli.colours import MAY, SOFT
from shedet.core.game import Data

NARROW: Final = 80  # columns that every board takes
SIDE_BY_SIDE: Final = 100  # columns from which on there is room for more beside the board
NUMBER: Final = 4  # columns of a choice's number
ALIGNED: Final = 18  # columns up to which all choices of a list are aligned, not only those of the same verb
FEWEST_ROWS: Final = 3  # of choices, however small the screen is
GAP: Final = "  "
UNLIMITED: Final = 1 << 30


class Layout(NamedTuple):
    """A way to draw the table, and what it leaves out: names that can be looked at instead."""

    drawing: RenderableType
    left_out: tuple[str, ...] = ()


class Choice(NamedTuple):
    """An answer that may be given: how it is written, and what it would visibly do."""

    text: str
    preview: Data


class Entry(NamedTuple):
    """A choice in the list: how it is written, and what it does."""

    text: str
    does: Text


class Row(NamedTuple):
    """A line of the list (or more, where the words need it), with the numbers of its choices."""

    lines: list[Text]
    numbers: tuple[int, ...]


class Screen(NamedTuple):
    """Pages that each fit, with the same board on all of them, and what can be looked at besides."""

    pages: list[RenderableType]
    left_out: tuple[str, ...]


# ---- how much room there is


def room(console: Console) -> int:
    """Lines above that of the prompt; without a terminal there is no end of them."""
    return console.height - 1 if console.is_terminal else UNLIMITED


def height(console: Console, drawing: RenderableType) -> int:
    return len(console.render_lines(drawing, console.options.update(height=None), pad=False))


def fit(console: Console, layouts: Iterable[Layout], question: str, entries: Sequence[Entry]) -> Screen:
    """The fullest layout that leaves room for everything, or the shortest with the choices in pages."""
    asked = Text(question, "bold")
    lines = room(console) - height(console, asked)
    lists = [list_rows(console, entries, columns) for columns in (1, 2)]
    for layout in layouts:
        above = height(console, layout.drawing)
        for rows in lists:
            spare = lines - above - lines_of(rows)
            if spare >= 0:
                between = [Text()] if spare > 0 else []
                page = Group(layout.drawing, *between, asked, *text_of(rows))
                return Screen([page], layout.left_out)
    left = max(FEWEST_ROWS, lines - above - 1)  # a line says that there are more
    pages: list[RenderableType] = [
        Group(layout.drawing, asked, *text_of(page), more_text(page, len(entries))) for page in paged(rows, left)
    ]
    return Screen(pages, layout.left_out)


# ---- the list of choices


def list_rows(console: Console, entries: Sequence[Entry], columns: int) -> list[Row]:
    """Numbered choices; in two columns, neighbours that are short share a line."""
    cells: list[Row] = []
    everywhere = max((len(entry.text) for entry in entries), default=0)
    for _, same in groupby(entries, lambda entry: entry.text.partition(" ")[0]):
        group = list(same)
        aligned = columns == 1 and everywhere <= ALIGNED
        widest = everywhere if aligned else max(len(entry.text) for entry in group)
        for number, entry in enumerate(group, len(cells) + 1):
            cells.append(Row(cell_lines(console, entry, number, widest), (number,)))
    return cells if columns == 1 else in_pairs(cells, console.width // 2)


def cell_lines(console: Console, entry: Entry, number: int, widest: int) -> list[Text]:
    """A choice; what it does goes on below itself where it is long."""
    text = Text(f"{number:{NUMBER}}", MAY).append(f"  {entry.text:{widest}}", "none")
    indent = NUMBER + 2 + widest + 2
    if not entry.does:
        text.rstrip()
        return [text]
    parts = entry.does.wrap(console, max(console.width - indent, 20))
    lines = [text.append("  ", "none").append_text(parts[0])]
    lines += [Text(" " * indent).append_text(part) for part in parts[1:]]
    for line in lines:
        line.rstrip()
    return lines


def in_pairs(cells: Sequence[Row], half: int) -> list[Row]:
    rows: list[Row] = []
    for cell in cells:
        short = len(cell.lines) == 1 and cell.lines[0].cell_len < half
        before = rows[-1] if rows else None
        beside = before is not None and len(before.numbers) == 1 and len(before.lines) == 1
        if short and beside and before is not None and before.lines[0].cell_len < half:
            line = before.lines[0].copy().append(" " * (half - before.lines[0].cell_len))
            rows[-1] = Row([line.append_text(cell.lines[0])], before.numbers + cell.numbers)
        else:
            rows.append(cell)
    return rows


def lines_of(rows: Iterable[Row]) -> int:
    return sum(len(row.lines) for row in rows)


def text_of(rows: Iterable[Row]) -> list[Text]:
    return [line for row in rows for line in row.lines]


def paged(rows: Sequence[Row], lines: int) -> Iterator[list[Row]]:
    """As many rows on each page as fit on it, one at least."""
    page: list[Row] = []
    for row in rows:
        if page and lines_of(page) + len(row.lines) > lines:
            yield page
            page = []
        page.append(row)
    yield page


def more_text(page: Sequence[Row], choices: int) -> Text:
    first, last = page[0].numbers[0], page[-1].numbers[-1]
    which = "the first ones again" if last == choices else f"{choices - last} more"
    return Text(f"      {first} to {last} of {choices} choices; type more for {which}", SOFT)


# ---- beside each other, below each other


def beside(board: Text, panels: RenderableType) -> RenderableType:
    """A board, and what else there is to the right of it."""
    width = max(line.cell_len for line in board.split("\n", allow_blank=True))
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(board, panels)
    return grid


def final_table(title: str) -> Table:
    """For the points at the end: a column a player, the sum in the last line."""
    from rich.box import SIMPLE_HEAD

    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
        show_footer=True,
        header_style="bold",
        footer_style="bold",
    )


class Flow:
    """Short texts one after the other, as many in a line as there is room for; lines below the first are indented."""

    def __init__(self, *items: Text | str, indent: str = GAP) -> None:
        self.items = [Text(item) if isinstance(item, str) else item for item in items if item]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(GAP) + item.cell_len > options.max_width:
                yield line
                line = Text(self.indent)
            elif line:
                line.append(GAP)
            line.append_text(item)
        yield line


def draw_sentences(sentences: Iterable[str], style: str = "") -> RenderableType:
    """A sentence a line, the longer ones below themselves."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        rows.add_row(Text("·", style), Text(sentence, style))
    return rows if rows.row_count else Group()


# ---- what is longer than a screen


@contextmanager
def pager(console: Console, drawing: RenderableType) -> Iterator[None]:
    """Where somebody sits at a terminal and this is longer than the screen, they turn its pages (PAGER, or less)."""
    if not (console.is_terminal and sys.stdin.isatty()) or height(console, drawing) <= room(console):
        yield
        return
    # Colours; leave the text on the screen; say how to go on and how to get back.
    os.environ.setdefault("LESS", "FRXPSpace\\: more, q\\: back")
    # What is shown may come from others: no key starts a program or writes a file, and no letter is shown as a code.
    os.environ["LESSSECURE"] = "1"
    os.environ["LESSCHARSET"] = "utf-8"
    chosen = os.environ.get("MANPAGER") or os.environ.get("PAGER") or ("less" if shutil.which("less") else "")
    with console.pager(styles="less" in chosen):
        yield


def show(console: Console, drawing: RenderableType) -> None:
    """Print, page by page if it is long."""
    with pager(console, drawing):
        console.print(drawing)
