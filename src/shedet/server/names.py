"""Names and what is said: data, of any script, but nothing that could be taken for something else."""

import unicodedata
from typing import Final

from shedet.server.refusing import Refused

# Format characters turn the direction of writing or are not seen; surrogates and private ones mean nothing elsewhere.
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters, marks and signs that look like nothing, though their category does not say so. Those of the last two lines
# choose among the forms of what goes before them.
BLANKS: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159",
    *"\u180b\u180c\u180d\u180f",
    *(chr(code) for selectors in (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for code in selectors),
}
AS_SPACES: Final = str.maketrans("\n\t\r", "   ")
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
    """The same letters always the same, and nothing unseen between them. That goes first: it may have stood between a
    letter and its mark."""
    seen = "".join(sign for sign in text.translate(AS_SPACES) if is_seen(sign))
    found: list[str] = []
    marks = MOST_MARKS  # there is no letter yet that one could stand on
    for sign in unicodedata.normalize("NFC", seen):
        if unicodedata.category(sign) in MARKS:
            marks += 1
        else:
            marks = MOST_MARKS if sign.isspace() else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    if len(found) > longest:  # some letters are two when they are written as they should be
        raise Refused(422, "too-long", f"That is too long: at most {longest} letters.")
    return "".join(found)


def is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in UNSEEN and sign not in BLANKS
