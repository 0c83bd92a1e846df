"""Names and what is said: data, of any script, but nothing that could be taken for something else."""

import unicodedata
from typing import Final

from shedet.server.refusing import Refused

# Format characters turn the direction of writing or are not seen; surrogates and private ones mean nothing elsewhere.
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
MARKS: Final = {"Mn", "Me"}
MOST_MARKS: Final = 2  # on one letter: more of them run over the lines above
LONGEST_NAME: Final = 40
LONGEST_SAYING: Final = 500


def clean_name(text: str) -> str:
    """A name as it is kept: one line, its spaces single."""
    name = " ".join(clean(text, LONGEST_NAME).split())
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise Refused(422, "bad-name", "A name needs at least one letter, digit or sign that can be seen.")
    return name


def clean_saying(text: str) -> str:
    said = clean(text, LONGEST_SAYING).strip()
    if not said:
        raise Refused(422, "nothing-said", "There is nothing to say in it.")
    return said


def clean(text: str, longest: int) -> str:
    """The same letters always the same, and nothing unseen between them."""
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in UNSEEN or sign in BLANKS:
            found.append(" " if sign in "\n\t\r" else "")
            continue
        marks = marks + 1 if category in MARKS else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    if len("".join(found)) > longest:  # some letters are two when they are written as they should be
        raise Refused(422, "too-long", f"That is too long: at most {longest} letters.")
    return "".join(found)
