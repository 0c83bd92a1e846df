"""What a game has to say: its `saying.py` makes messages of what is asked, of answers and of what happened."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from shedet.core.game import Data
from shedet.core.story import Story
from shedet.core.words import Message, Part


class Counted(NamedTuple):
    """A line of the count at the end: where points came from, and what they are for each seat, as it is reckoned."""

    title: Message
    sums: list[str]  # `3 × 5 = 15`, by seat
    is_part: bool = False  # of what the line above it begins


# How many of each thing a viewer does not see, by groups: the `wheat1` of `wheat`, the `queen` of `character`.
Unseen = dict[str, dict[str, int]]


class Saying(Protocol):
    """The functions of a game's `saying.py`. They speak of what a viewer sees and was told, and of nothing else."""

    def called(self, seat: int, name: str) -> str:
        """What somebody with a name is called in sentences: a god, perhaps, with the name beside it."""
        ...

    def question(self, view: Data) -> Message | None:
        """What is asked; None when the game is over."""
        ...

    def is_turn(self, view: Data) -> bool:
        """Whether the question is what to do in a turn, and not a step on the way."""
        ...

    def describe(self, view: Data, action: int, preview: Data) -> list[Part]:
        """What an answer costs and does."""
        ...

    def way(self, view: Data, action: int) -> tuple[str, ...]:
        """What a person points at, one thing after the other, to choose an answer: `market:5,2`, or `sell` and then
        `goods:wheat`. A thing is what a page can show and click; answers that begin alike share their first things."""
        ...

    def unseen(self, view: Data) -> Unseen:
        """What is left in the game: all that may still come to light, counted. Nothing where nobody counts."""
        ...

    def tell(self, story: Story, steps: Sequence[int]) -> list[Message]:
        """What happened in some steps in a row, a message a sentence."""
        ...

    def how_it_was_won(self, view: Data, story: Story) -> list[Message]:
        """What decided a game that is over."""
        ...

    def count(self, view: Data, story: Story) -> list[Counted]:
        """The points of a game that is over, line by line, without their total."""
        ...
