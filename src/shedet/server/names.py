"""Names and what is said: data, of any script, but nothing that could be taken for something else."""

import unicodedata
from typing import Final

from shedet.server.refusing import Refused

# Format characters turn the direction of writing or are not seen; surrogates and private ones mean nothing elsewhere.
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS: Final = {"Mn", "Me"}
MOST_MARKS: Final = 2  # on one letter: more of them run over the lines above


def clean_name(text: str) -> str:
    """A name as it is kept: one line, its spaces single."""
    name = " ".join(clean(text).split())
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise Refused(422, "bad-name", "A name needs at least one letter or digit.")
    return name


def clean_saying(text: str) -> str:
    said = clean(text).strip()
    if not said:
        raise Refused(422, "nothing-said", "There is nothing to say in it.")
    return said


def clean(text: str) -> str:
    """The same letters always the same, and nothing unseen between them."""
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in UNSEEN:
            found.append(" " if sign in "\n\t\r" else "")
            continue
        marks = marks + 1 if category in MARKS else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)
