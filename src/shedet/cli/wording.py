"""Errors in words: what the rules of a game have to say to them is in its catalogue."""

from shedet.core.errors import ShedetError
from shedet.core.words import Message
from shedet.words import NOBODY, find_words


def error_text(error: ShedetError, game: str) -> str:
    def wording(reason: Message) -> str:
        return find_words(game).say(reason, NOBODY)

    return error.in_words(wording)
