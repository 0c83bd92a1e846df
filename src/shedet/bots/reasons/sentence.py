"""How a reason is put together: what is done, what speaks most for it, and what most against it."""

from typing import Final, NamedTuple

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
