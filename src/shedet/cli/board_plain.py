"""A table in a terminal for games without a drawing of their own: what a viewer sees as indented lines."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from shedet.cli.scene import Scene
from shedet.cli.screen import Layout, final_table
from shedet.core.game import seat_name

EXAMPLE: Final = "as it stands in the list"
LOOKS: Final[dict[str, Callable[[Scene], RenderableType]]] = {}  # all of it is on the board
INDENT: Final = "  "
SHORT: Final = 60  # columns of what is said in one line


def whole(scene: Scene) -> Iterator[Layout]:
    """There is but one way to draw it."""
    yield Layout(draw(scene))


part = whole


def draw(scene: Scene) -> RenderableType:
    table = {name: value for name, value in scene.view.items() if name != "question"}  # which is asked below
    return Text("\n".join([", ".join(scene.names[seat] for seat in sorted(scene.names)), *lines(table)]))


def words(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")


def lines(value: object) -> Iterator[str]:
    """Plain values, a line each, or several below its name."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from named_lines(f"{words(str(name))}: ", inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from named_lines("- ", inner)
    else:
        yield in_one_line(value)


def named_lines(name: str, value: object) -> Iterator[str]:
    text = in_one_line(value)
    several = isinstance(value, (list, tuple)) and any(isinstance(inner, dict) for inner in value)
    if len(text) <= SHORT and not several:
        yield f"{name}{text}"
    else:
        yield name.rstrip()
        yield from (f"{INDENT}{line}" for line in lines(value))


def in_one_line(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{words(str(name))} {in_one_line(inner)}" for name, inner in value.items())
    if isinstance(value, (list, tuple)):
        return " ".join(in_one_line(inner) for inner in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def draw_scores(scene: Scene) -> RenderableType:
    table = final_table(scene.say("plain-final-scores"))
    table.add_column("", footer=scene.say("plain-points"))
    for seat, points in enumerate(scene.whole_story.match.scores()):
        table.add_column(scene.names[seat_name(seat)], footer=str(points), justify="right")
    return table
