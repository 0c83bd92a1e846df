"""Texts: what messages are in the words of a language.

A catalogue is a file of [Fluent](https://projectfluent.org): `words/<language>.ftl` for what all games share, and
`games/<game>/words/<language>.ftl` for each of them. A language is there as soon as one of these files is; what it
leaves out is said in English.
"""

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

import shedet
from shedet.core.errors import ShedetError
from shedet.core.words import Argument, Message, Part, Seat, say
from shedet.games import folder_of

ENGLISH = "en"
ROOT = Path(shedet.__file__).parent


class People(NamedTuple):
    """Who sits at the table, for somebody who is told about it."""

    names: Mapping[int, str]  # of each seat
    viewer: int

    def called(self, seat: Seat) -> str:
        return "you" if seat.number == self.viewer else self.names[seat.number]


NOBODY = People({}, -1)


class NoWords(ShedetError, KeyError):
    """A message that no catalogue has: of another version, perhaps."""

    __str__ = ShedetError.__str__


# ---- languages


def languages(game: str) -> list[str]:
    """Those that a game can be played in, English first."""
    found = {path.stem for path in catalogue_folder(game).glob("*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def catalogue_folder(game: str) -> Path:
    """Beside what the game has to say."""
    return folder_of(game) / "words"


def language_of_the_system() -> str:
    """What the environment asks for: `de` for LANG=de_AT.UTF-8."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable):
            return wanted.partition(".")[0].partition("_")[0].lower()
    return ENGLISH


# ---- catalogues


@cache
def find_words(game: str, language: str = ENGLISH) -> "Words":
    return Words(game, language)


class Words:
    """Everything that is said about a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.bundles = [read_bundle(game, each) for each in dict.fromkeys((language, ENGLISH))]

    def say(self, message: Message, people: People) -> str:
        """A message as a sentence, or the part of one."""
        return self.form(message, "", people)

    def say_all(self, parts: Sequence[Part], people: People) -> str:
        return "".join(self.say(part.message, people) for part in parts)

    def form(self, message: Message, form: str, people: People) -> str:
        """A message in a grammatical form of the language, if it has that form, and as it is otherwise."""
        name, _, attribute = message.name.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes[attribute] if attribute else found.attributes.get(form, found.value)
                assert pattern is not None
                values = {each: self.value(said, people) for each, said in message.arguments.items()}
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise ValueError(f"{message.name} cannot be said in {self.language}: {errors[0]}.")
                return str(text)
        raise NoWords(f"there are no words for {message.name} of {self.game}.")

    def value(self, said: Argument, people: People) -> Any:
        """An argument, as Fluent takes it."""
        if isinstance(said, Seat):
            return people.called(said)
        if isinstance(said, Message):
            return Spoken(self, said, people)
        if isinstance(said, list):
            return Listed(self, said, people)
        return said

    def names(self) -> set[str]:
        """The messages that this language has itself."""
        return set(self.bundles[0]._messages)


def read_bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in (ROOT / "words" / f"{language}.ftl", catalogue_folder(game) / f"{language}.ftl"):
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


# ---- messages within messages


class Spoken(FluentType):
    """A message inside another one. Where a sentence needs it in a form of its own it asks for it:
    `{ FORM($place, form: "dative") }`, which the inner message has as its attribute `.dative`."""

    def __init__(self, words: Words, message: Message, people: People) -> None:
        self.words = words
        self.message = message
        self.people = people

    def format(self, locale: object) -> str:
        return self.words.say(self.message, self.people)

    def in_form(self, form: str) -> str:
        return self.words.form(self.message, form, self.people)


class Listed(FluentType):
    """Several messages, one after the other."""

    def __init__(self, words: Words, messages: list[Message], people: People) -> None:
        self.words = words
        self.items = [Spoken(words, message, people) for message in messages]

    def format(self, locale: object) -> str:
        return self.joined([item.format(locale) for item in self.items])

    def in_form(self, form: str) -> str:
        return self.joined([item.in_form(form) for item in self.items])

    def joined(self, texts: list[str]) -> str:
        """`a, b and c`"""
        if len(texts) < 2:
            return "".join(texts)
        return self.words.say(say("and", first=", ".join(texts[:-1]), last=texts[-1]), NOBODY)


def in_form(said: Any, form: str = "") -> Any:
    return said.in_form(form) if isinstance(said, (Spoken, Listed)) else said


def named(said: Any) -> Any:
    """Which message it is, so that a sentence can choose its words by it: `{ NAME($place) -> [place-bag] … }`."""
    return said.message.name if isinstance(said, Spoken) else said


def sounding(said: Any) -> str:
    """Whether it begins with a vowel, so that a word before it can lose its own: `d'Anna`, but `de Ben`. An h is
    silent, and a y is a vowel before a consonant only."""
    text = said.format(None) if isinstance(said, (Spoken, Listed)) else str(said)
    return "vowel" if VOWEL.match(unicodedata.normalize("NFD", text)) else "consonant"


VOWEL = re.compile("[aeiouhæœ]|y(?![aeiouy])", re.IGNORECASE)
FUNCTIONS: dict[str, Any] = {"FORM": in_form, "NAME": named, "SOUND": sounding}


# ---- errors


def error_text(error: ShedetError, game: str) -> str:
    """An error in English, with what the rules of the game have to say to it."""
    return error.in_words(lambda reason: find_words(game).say(reason, NOBODY))
