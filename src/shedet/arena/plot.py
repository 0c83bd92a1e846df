"""Pictures of results, as SVG: small, sharp at any size, and readable as text.

`Picture` and `Axis` are the pencil and the ruler; `interval_plot` and `reliability_plot` draw with them.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 720
MARGIN = 20
TOP = 56  # room for the title
ROW = 34
BOTTOM = 56  # room for the axis and its name
LETTER = 7.5  # about as wide as a letter of the font

PAPER = "#ffffff"
INK = "#1d2733"
PALE = "#5b6875"
GRID = "#dde2e7"
LAPIS = "#1f5f9e"


class Picture:
    """Lines, dots and words on paper; x from left to right, y from top to bottom."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: str, width: float) -> None:
        self.stroke(start, end, f'stroke="{colour}" stroke-width="{width}"')

    def dashes(self, start: tuple[float, float], end: tuple[float, float], colour: str) -> None:
        self.stroke(start, end, f'stroke="{colour}" stroke-dasharray="5 4"')

    def stroke(self, start: tuple[float, float], end: tuple[float, float], look: str) -> None:
        (x1, y1), (x2, y2) = start, end
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look}/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>')

    def text(self, x: float, y: float, words: str, colour: str = INK, anchor: str = "start", size: int = 13) -> None:
        """`anchor` says what of the words is at x: start, middle or end."""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}">'
            f"{escape(words)}</text>"
        )

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:.0f}" height="{self.height:.0f}" '
            f'viewBox="0 0 {self.width:.0f} {self.height:.0f}" role="img" font-family="system-ui, sans-serif">'
        )
        paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", paper, *self.parts, "</svg>", ""])


class Axis:
    """A range of values laid out between two places of a picture, with round numbers at its ends."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        low, high = min(values), max(values)
        self.step = round_step((high - low) or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Round numbers: where they are, and how they are written."""
        decimals = max(0, -floor(log10(self.step)))
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + number * self.step
            yield self.at(value), f"{value:.{decimals}f}".replace("-", "−")


def round_step(span: float) -> float:
    """A step of 1, 2 or 5 times a power of ten that divides a range into four to ten parts."""
    rough = span / 8
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= rough)


class Row(NamedTuple):
    label: str
    value: float
    low: float
    high: float
    note: str  # what stands at the end of the row
    equal: float | None = None  # where equals would be: a dashed mark


def interval_plot(title: str, axis_name: str, rows: Sequence[Row]) -> str:
    """A row for each value: a dot, and a bar from the low end of its interval to the high one."""
    bottom = TOP + ROW * len(rows)
    picture = Picture(WIDTH, bottom + BOTTOM, title)
    left = MARGIN + LETTER * max(len(row.label) for row in rows) + 20
    right = WIDTH - MARGIN - LETTER * max(len(row.note) for row in rows) - 20
    drawn = [value for row in rows for value in (row.low, row.value, row.high, row.equal) if value is not None]
    axis = Axis(drawn, left, right)
    picture.text(MARGIN, 32, title, size=16)
    for x, written in axis.ticks():
        picture.line((x, TOP), (x, bottom), GRID, 1)
        picture.text(x, bottom + 20, written, PALE, "middle", 12)
    picture.text((left + right) / 2, bottom + 42, axis_name, PALE, "middle", 12)
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        picture.text(MARGIN, y + 4, row.label)
        if row.equal is not None:
            picture.dashes((axis.at(row.equal), y - ROW / 2), (axis.at(row.equal), y + ROW / 2), PALE)
        picture.line((axis.at(row.low), y), (axis.at(row.high), y), LAPIS, 3)
        for end in (row.low, row.high):
            picture.line((axis.at(end), y - 5), (axis.at(end), y + 5), LAPIS, 1.5)
        picture.dot(axis.at(row.value), y, 5, LAPIS)
        picture.text(WIDTH - MARGIN, y + 4, row.note, PALE, "end")
    return picture.svg()


class Spot(NamedTuple):
    """Where something was expected, and how often it came."""

    expected: float
    came: float
    error: float
    weight: float  # the share of all forecasts, which sets the size of the dot


def reliability_plot(title: str, spots: Sequence[Spot]) -> str:
    """What was expected against what came, both from 0 to 1; on the dashed line both are the same."""
    side = 380.0
    left, top = 90.0, float(TOP)
    picture = Picture(left + side + MARGIN, top + side + BOTTOM, title)
    across = Axis([0.0, 1.0], left, left + side)
    up = Axis([0.0, 1.0], top + side, top)
    picture.text(MARGIN, 32, title, size=16)
    for x, written in across.ticks():
        picture.line((x, top), (x, top + side), GRID, 1)
        picture.text(x, top + side + 20, written, PALE, "middle", 12)
    for y, written in up.ticks():
        picture.line((left, y), (left + side, y), GRID, 1)
        picture.text(left - 8, y + 4, written, PALE, "end", 12)
    picture.text(left + side / 2, top + side + 42, "predicted chance of winning", PALE, "middle", 12)
    picture.text(MARGIN, top - 8, "won", PALE, size=12)
    picture.dashes((across.at(0), up.at(0)), (across.at(1), up.at(1)), PALE)
    for spot in spots:
        x, y = across.at(spot.expected), up.at(spot.came)
        reach = 1.96 * spot.error
        picture.line((x, up.at(max(0.0, spot.came - reach))), (x, up.at(min(1.0, spot.came + reach))), LAPIS, 2)
        picture.dot(x, y, round(3 + 12 * spot.weight**0.5, 1), LAPIS)
    return picture.svg()


LINES = ("#1f5f9e", "#b3541e", "#2e7d4f", "#7a3e9d", "#8a6d1d", "#5b6875")


def curve_plot(title: str, across_name: str, up_name: str, curves: dict[str, list[tuple[float, float]]]) -> str:
    """Lines that go up and down, from 0 to 1, with their names beside them."""
    height, left, top = 320.0, 60.0, float(TOP)
    right = WIDTH - MARGIN - LETTER * max((len(name) for name in curves), default=0) - 20
    picture = Picture(WIDTH, top + height + BOTTOM, title)
    across = Axis([0.0, *(x for points in curves.values() for x, _ in points)], left, right)
    up = Axis([0.0, 1.0], top + height, top)
    picture.text(MARGIN, 32, title, size=16)
    for x, written in across.ticks():
        picture.line((x, top), (x, top + height), GRID, 1)
        picture.text(x, top + height + 20, written, PALE, "middle", 12)
    for y, written in up.ticks():
        picture.line((left, y), (right, y), GRID, 1)
        picture.text(left - 8, y + 4, written, PALE, "end", 12)
    picture.text((left + right) / 2, top + height + 42, across_name, PALE, "middle", 12)
    picture.text(MARGIN, top - 8, up_name, PALE, size=12)
    for number, (name, points) in enumerate(curves.items()):
        colour = LINES[number % len(LINES)]
        places = [(across.at(x), up.at(y)) for x, y in points]
        for start, end in pairwise(places):
            picture.line(start, end, colour, 2)
        for x, y in places:
            picture.dot(x, y, 3, colour)
        picture.text(right + 12, top + 16 + 20 * number, name, colour)
    return picture.svg()
