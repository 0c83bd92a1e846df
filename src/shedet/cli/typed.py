"""What was perhaps meant by something that was typed and not understood: only what is possible now."""

import difflib
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from shedet.core.errors import BadNotation, UnknownAction, quoted

CLOSE = 0.8  # how much alike an action must be
CLOSE_WORD = 0.7  # the same for a command or a verb, which is short
MOST = 3  # suggestions
SHOWN = 8  # actions in a list of what is possible
HELP = "Type help for what you can do."
# How the rest of an incomplete answer is asked for; of all others simply "what".
ASKED_FOR = {
    "active": "Which active card",
    "found": "Found a pyramid where",
    "go": "Go where",
    "gold": "Place the gold marker for what",
    "leave": "Leave which district empty",
    "level": "Up to which level",
    "mark": "Mark which field",
    "put": "Put soldiers where",
    "set": "Which set",
    "silver": "Place the silver marker on which field",
    "slot": "Which slot",
    "soldiers": "How many soldiers",
    "teleport": "Teleport where",
    "turn": "Turn the ankh which way",
}


class Moment(NamedTuple):
    """What can be typed now."""

    possible: Mapping[str, str]  # the answers, each with what it does
    verbs: Collection[str]  # of the game, possible now or not
    words: Sequence[str]  # commands


def not_understood(text: str, error: BadNotation, moment: Moment) -> str:
    """`I don't know 'tke 2,2'. Did you mean 'take 2,2'? Type help for what you can do.`

    A line of several parts may fail at one of them, which the error names: there is no saying what is possible by
    then, so nothing is suggested.
    """
    if not isinstance(error, UnknownAction) or parts_of(error.step) != parts_of(text.partition(";")[0]):
        return part_not_understood(error, moment)
    step = error.step
    verb, _, rest = step.partition(" ")
    offered = [each for each in moment.possible if verb_of(each) == verb]
    if verb in moment.verbs and not offered:
        return f"{quoted(verb)} is not possible now; possible: {some_of(list(moment.possible))}."
    if offered and not rest:
        return f"{what_is_missing(verb)}? For example: {offered[0]}."
    if meant := likely(step, moment):
        return f"I don't know {quoted(step)}. Did you mean {' or '.join(quoted(each) for each in meant)}? {HELP}"
    if offered:
        return f"I don't know {quoted(step)}. {what_is_missing(verb)}? For example: {offered[0]}."
    if close := difflib.get_close_matches(verb, [verb_of(each) for each in moment.possible], 1, CLOSE_WORD):
        example = next(each for each in moment.possible if verb_of(each) == close[0])
        return f"I don't know {quoted(verb)}. Did you mean {quoted(close[0])}? For example: {example}."
    return f"I don't know {quoted(step)}. {HELP}"


def part_not_understood(error: BadNotation, moment: Moment) -> str:
    if isinstance(error, UnknownAction) and error.step in moment.verbs:
        return f"{what_is_missing(error.step)}? {HELP}"
    problem = str(error).partition(". Did you mean")[0].rstrip(".?")
    return f"{problem}. {HELP}"


def parts_of(step: str) -> list[str]:
    return step.lower().replace(",", " ").split()


def verb_of(action: str) -> str:
    return action.partition(" ")[0].lower()


def what_is_missing(verb: str) -> str:
    return ASKED_FOR.get(verb, f"{verb.capitalize()} what")


def some_of(actions: Sequence[str]) -> str:
    more = f" and {len(actions) - SHOWN} more" if len(actions) > SHOWN else ""
    return ", ".join(actions[:SHOWN]) + more


def likely(step: str, moment: Moment) -> list[str]:
    """The nearest of what could be typed; several if they are equally near, but not many."""
    longer = [each for each in moment.possible if step.startswith(f"{each.lower()} ")]
    for found in (named(step, moment.possible), begun(step, moment), nearest(step, moment), longer):
        if 0 < len(found) <= MOST:
            return found
    return []


def named(step: str, possible: Mapping[str, str]) -> list[str]:
    """Actions whose object was typed alone; or by what they get, as in `take ivory3`, instead of where it lies."""
    verb, _, rest = step.partition(" ")
    objects = [each for each in possible if each.lower().partition(" ")[2] == step]
    gains = [each for each, does in possible.items() if rest and verb_of(each) == verb and does.startswith(rest)]
    return objects or gains


def nearest(step: str, moment: Moment) -> list[str]:
    first = step.partition(" ")[0]
    found = {each: likeness(step, each.lower()) for each in moment.possible}
    near = {} if first in moment.verbs else {each: likeness(first, each) for each in moment.words}
    found = {each: ratio for each, ratio in found.items() if ratio >= CLOSE}
    found |= {each: ratio for each, ratio in near.items() if ratio >= CLOSE_WORD}
    best = max(found.values(), default=0.0)
    return [each for each, ratio in found.items() if ratio == best][:MOST]


def begun(step: str, moment: Moment) -> list[str]:
    """What begins with what was typed, or has an object that does."""
    objects = [each for each in moment.possible if each.lower().partition(" ")[2].startswith(step)]
    return [each for each in (*moment.possible, *moment.words) if each.lower().startswith(step)] or objects


def likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other).ratio()
