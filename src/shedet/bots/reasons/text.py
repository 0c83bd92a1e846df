"""Reasons that are still English text: those of games which have no messages for them yet."""

import re
from typing import Final, NamedTuple

from shedet.bots.reasons.sentence import Reason
from shedet.core.game import seat_name
from shedet.core.words import Seat, say

LONGEST: Final = 140  # characters of a reason
FOR: Final = 2  # how many terms for an answer are named; of those against it, one
NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


# In a reason "you" is whoever it is given to. Of "lets you choose" the verb stays, of "that you have sold" it changes.
PERSON = re.compile(
    r"(?P<lets>\blets )?\b(?P<you>you|your|yours)\b(?: (?P<verb>are|choose|gain|have|hold|like|need|take|win)\b)?"
)
OWNED = {"you": "", "your": "'s", "yours": "'s"}
IRREGULAR = {"are": "is", "have": "has"}


class Term(NamedTuple):
    """One term of an evaluation in words: a verb phrase, as in `leaves an empty line`."""

    weight: float  # what it adds to the worth of the answer; below zero it speaks against it
    words: str


def sentence(deed: str, terms: list[Term]) -> str:
    """The deed and its weightiest terms: `takes …, makes … and leaves …, but sends …`. What would make it too long is
    left out, the weightiest last; so is what the deed or a weightier term says already."""
    heaviest: list[Term] = []
    for term in sorted(terms, key=heaviness):
        if term.words not in deed and term.words not in [said.words for said in heaviest]:
            heaviest.append(term)
    words = [deed, *[term.words for term in heaviest if term.weight >= 0.0][:FOR]]
    against = [term.words for term in heaviest if term.weight < 0.0][:1]
    while len(join(words, against)) > LONGEST and len(words) > 2:
        words.pop()
    while len(join(words, against)) > LONGEST and len(against) > 0:
        against.pop()
    while len(join(words, against)) > LONGEST and len(words) > 1:
        words.pop()
    return join(words, against)


def heaviness(term: Term) -> float:
    return -abs(term.weight)


def join(words: list[str], against: list[str]) -> str:
    whole = listing(words)
    return f"{whole}, but {against[0]}" if against else whole


def listing(words: list[str]) -> str:
    """One, two and three."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def number_word(number: int) -> str:
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def count(number: int, thing: str) -> str:
    """`one tile`, `two tiles`."""
    return f"{number_word(number)} {thing if number == 1 else plural(thing)}"


def plural(thing: str) -> str:
    return thing if thing.endswith("s") or thing == "fish" else f"{thing}s"


def points(number: int) -> str:
    """`no points`, `1 point`, `24 points`."""
    if number == 0:
        return "no points"
    return f"{number} point" if number == 1 else f"{number} points"


def speaking_of(reason: str, name: str) -> str:
    """A reason as somebody else tells it: `sends a tile to B's corruption board`, `goods B has sold`."""

    def told(found: re.Match[str]) -> str:
        verb = found["verb"] or ""
        if verb and not found["lets"]:
            verb = IRREGULAR.get(verb, f"{verb}s")
        return f"{found['lets'] or ''}{name}{OWNED[found['you']]}{' ' if verb else ''}{verb}"

    return PERSON.sub(told, reason)


def as_reason(words: str, seat: int) -> Reason:
    told = speaking_of(words, seat_name(seat))
    return Reason(say("text", who=Seat(seat), own=words, told=told), [])
