"""What was perhaps meant by something that was typed and not understood: only what is possible now."""

import difflib
from collections.abc import Sequence

CLOSE = 0.8  # how much alike an action must be
CLOSE_WORD = 0.7  # the same for a command, which is short
HELP = "Type help for what you can do."


def not_understood(text: str, reason: str, possible: Sequence[str], words: Sequence[str]) -> str:
    """`I don't know 'tke 2,2'. Did you mean 'take 2,2'? Type help for what you can do.`

    A line of several parts may fail at one of them, which the reason names: there is no saying what is possible by
    then, so nothing is suggested.
    """
    known = " ".join(text.partition(";")[0].lower().split())
    if repr(known) not in reason.lower():
        problem = reason.partition(". Did you mean")[0].rstrip(".?")
        return f"{problem}. {HELP}"
    meant = likely(known, possible, words)
    asked = f" Did you mean {' or '.join(repr(each) for each in meant)}?" if meant else ""
    return f"I don't know {known!r}.{asked} {HELP}"


def likely(known: str, possible: Sequence[str], words: Sequence[str]) -> list[str]:
    """The nearest of what could be typed; several if they are equally near."""
    first = known.split()[0]
    found = {each: likeness(known, each.lower()) for each in possible}
    near = {each: likeness(first, each) for each in words}
    found = {each: ratio for each, ratio in found.items() if ratio >= CLOSE}
    found |= {each: ratio for each, ratio in near.items() if ratio >= CLOSE_WORD}
    best = max(found.values(), default=0.0)
    return [each for each, ratio in found.items() if ratio == best][:3]


def likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other).ratio()
