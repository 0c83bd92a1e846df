"""What a board is drawn from: what one person sees, what they were told, and the words for it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from shedet.cli.colours import GROUNDS, paint
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.core.table import Choice
from shedet.core.words import Argument, Message, Part, say
from shedet.words import People, Words


class Voice(NamedTuple):
    """The words of a language, as one person is told them."""

    words: Words
    people: People

    def say(self, name: str, **arguments: Argument) -> str:
        return self.speak(say(name, **arguments))

    def speak(self, message: Message) -> str:
        return self.words.say(message, self.people)

    def paint(self, parts: Sequence[Part]) -> Text:
        """Messages one after the other, each in the colour of its tone."""
        text = Text()
        for part in parts:
            text.append(self.speak(part.message), paint(part.tone) if part.tone in GROUNDS else part.tone)
        return text


class Scene(NamedTuple):
    view: Data
    names: Mapping[str, str]  # of the seats, as the board shows them
    choices: Sequence[Choice]  # of the viewer
    story: Story | None  # None: the table is far away, and nobody can replay the game here
    voice: Voice
    width: int  # of the terminal
    told: Sequence[Data] = ()  # what the viewer was told, where there is no story

    @property
    def whole_story(self) -> Story:
        """Of a game that is over: everybody has it."""
        assert self.story is not None
        return self.story

    def say(self, name: str, **arguments: Argument) -> str:
        return self.voice.say(name, **arguments)
