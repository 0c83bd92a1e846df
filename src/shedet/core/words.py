"""What is said. A message has a name and arguments; how it reads is in the catalogues, one for each language.

Messages are plain values. Two that say the same are equal, and nobody needs to read a sentence to know what it says.
"""

from typing import NamedTuple, TypeAlias


class Seat(NamedTuple):
    """Somebody at the table: `you` to themself, by their name to everybody else."""

    number: int


class Message(NamedTuple):
    """Something to say: its name in the catalogue, and what it speaks of."""

    name: str
    arguments: dict[str, "Argument"]


Argument: TypeAlias = int | str | Seat | Message | list[Message]


class Part(NamedTuple):
    """A piece of what is said, with its tone: `cost`, `gain`, `next` (what comes of it), a colour of the game, or none.
    Tones are colours in a terminal and on a page; the words say all of it without them."""

    message: Message
    tone: str = ""


def say(name: str, **arguments: Argument) -> Message:
    return Message(name, arguments)
