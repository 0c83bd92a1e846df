"""A question: what may be answered, what the answer does, and how it is written, side by side.

Every kind of question of a game is a class of its own, in the game's `questions`. There is one object of each; what
differs from one asking to the next are the seats asked and the details, and they are in the position.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypedDict, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.errors import BadNotation
from shedet.core.game import Data, seat_name
from shedet.core.position import FRAME, Position
from shedet.core.text import find_name

State = TypeVar("State", bound=Position)


class Details(NamedTuple):
    """The three numbers that are kept with a question. What they mean each question says."""

    x: int = 0
    y: int = 0
    z: int = 0


class QuestionView(TypedDict):
    """A question as everybody at the table sees it."""

    kind: str
    asked: list[str]
    details: list[str]


class Question(Generic[State]):
    """One kind of question."""

    name = ""  # as it is written in positions and views
    wants = "no details"  # what is written after its name, for who wrote something else

    def options(self, s: State, seat: i64) -> vec[i64]:
        """What may be answered, in the order of the numbers."""
        raise NotImplementedError

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Carry out an answer. That it is one of the options is the caller's duty."""
        raise NotImplementedError

    def write(self, details: Details) -> list[str]:
        """The details in words: all of them are known to the whole table."""
        return []

    def read(self, words: list[str], players: int) -> Details | None:
        """The details that these words say at a table of so many; None if they do not go with the question."""
        return None if words else Details()


# ---- the questions that wait in a position, as they are written


def details_at(position: Position, place: int) -> Details:
    """The details of a question of the stack, counted from the lowest."""
    first = place * FRAME + 2
    return Details(int(position.stack[first]), int(position.stack[first + 1]), int(position.stack[first + 2]))


def question_lines(questions: Sequence[Question[State]], position: Position) -> list[str]:
    """A line `ask` for each question, the lowest first."""
    lines = []
    for place in range(int(position.depth)):
        question = questions[int(position.stack[place * FRAME])]
        seats = "".join(seats_asked(position, place))
        lines.append(" ".join(["ask", seats or "-", question.name, *question.write(details_at(position, place))]))
    return lines


def question_view(questions: Sequence[Question[State]], position: Position) -> QuestionView | None:
    """The top question; None when nothing is asked."""
    if position.depth == 0:
        return None
    place = int(position.depth) - 1
    question = questions[int(position.question())]
    details = question.write(details_at(position, place))
    return {"kind": question.name, "asked": seats_asked(position, place), "details": details}


def question_data(questions: Sequence[Question[State]], position: Position) -> Data | None:
    """The top question as plain values."""
    question = question_view(questions, position)
    return dict(question) if question is not None else None


def seats_asked(position: Position, place: int) -> list[str]:
    asked = int(position.stack[place * FRAME + 1])
    return [seat_name(seat) for seat in range(int(position.players)) if (asked >> seat) & 1]


def read_question(
    questions: Sequence[Question[State]], name: str, words: list[str], players: int
) -> tuple[int, Details]:
    """The kind and the details of a question that is written so, or BadNotation."""
    kind = find_name(name, tuple(question.name for question in questions), "question")
    details = questions[kind].read(words, players)
    if details is None:
        raise BadNotation(f"{' '.join(words)!r} does not go with {name}; it takes {questions[kind].wants}.")
    return kind, details
