"""A table in a terminal for games without a drawing of their own: what a viewer sees as indented lines, answers as they
are written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from shedet.cli.screen import Choice, Layout, final_table
from shedet.core.game import Data, seat_name
from shedet.core.story import Story

EXAMPLE: Final = "as it stands in the list"
HELP: Final = """The table
  Everything you can see is listed line by line, with what belongs together
  indented. Below it are the question and the answers you may give."""
LOOKS: Final[dict[str, Callable[[Data, Mapping[str, str], Story], RenderableType]]] = {}  # all of it is on the board
INDENT: Final = "  "
SHORT: Final = 60  # columns of what is said in one line


def is_turn(view: Data) -> bool:
    """Nothing tells turns from steps on the way."""
    return False


def question_text(view: Data) -> str:
    question = view.get("question")
    kind = question.get("kind", "") if isinstance(question, dict) else ""
    return f"{words(str(kind)).capitalize()}." if kind else "What do you do?"


# ---- the table


def whole(
    view: Data, names: Mapping[str, str], choices: Sequence[Choice], story: Story, width: int
) -> Iterator[Layout]:
    """There is but one way to draw it."""
    yield Layout(draw(view, names, choices))


part = whole


def draw(view: Data, names: Mapping[str, str], choices: Sequence[Choice] = ()) -> RenderableType:
    table = {name: value for name, value in view.items() if name != "question"}  # which is asked below
    return Text("\n".join([", ".join(names[seat] for seat in sorted(names)), *lines(table)]))


def describe(view: Data, choice: Choice) -> Text:
    """What an answer would visibly do."""
    return Text(in_one_line(choice.preview))


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


# ---- what happened, and the end


def told(story: Story, steps: Sequence[int], viewer: str) -> list[str]:
    """What the viewer was told of some steps, in the words of the game."""
    match = story.match
    texts = [match.game.event_text(event) for step in steps for event in match.told(story.viewer, step)]
    return [text for text in texts if text]


def draw_scores(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    table = final_table("Final scores")
    table.add_column("", footer="points")
    for seat, points in enumerate(story.match.scores()):
        table.add_column(names[seat_name(seat)], footer=str(points), justify="right")
    return table


def how_it_was_won(view: Data, story: Story) -> str:
    points = sorted(story.match.scores(), reverse=True)
    return f"{points[0]} points against {' and '.join(map(str, points[1:]))}."
