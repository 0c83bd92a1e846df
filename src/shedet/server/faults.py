"""What is wrong with something that was sent, as a sentence: which field, what it is, and what it should be.

Whether it is wrong msgspec says. Why is found from the same types, for whoever wrote the program that sent it, or typed
what is in it.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec
from msgspec import inspect

from shedet.core.errors import quoted
from shedet.server.protocol import COMMAND_ID

ALIKE: Final = 0.7  # how near a name must be to one that is perhaps meant
LONGEST_SHOWN: Final = 40  # characters of what was sent that are repeated
UNEXPLAINED: Final = "What was sent is not as it should be; /api/openapi.json says what is expected here."
TOO_DEEP: Final = "That is nested too deep."
PATTERNS: Final = {COMMAND_ID: "letters, digits, - and _ alone"}
NAMES: Final = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}


# ---- what is no JSON


def not_json(sent: bytes, error: Exception) -> str:
    if not sent.strip():
        return "Nothing was sent; this needs a JSON object."
    if isinstance(error, UnicodeDecodeError):
        return "That is not JSON: it is not written in UTF-8."
    if "truncated" in str(error):
        return "That is not JSON: it ends too early, or has half a letter in it (a single \\ud800 to \\udfff)."
    return f"That is not JSON: {str(error).removeprefix('JSON is malformed: ')}."


# ---- what is JSON, but not what is wanted


def fault_in(sent: bytes, wanted: Any) -> str:
    """A sentence about the first thing that is wrong."""
    try:
        found = next(faults(msgspec.json.decode(sent), inspect.type_info(wanted), ""), None)
    except RecursionError:
        return TOO_DEEP
    except msgspec.ValidationError:  # the one thing that JSON may hold and Python does not take
        return "A number in what was sent is too large."
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # after the first fault it is not even JSON
        return not_json(sent, error)
    return UNEXPLAINED if found is None else f"{found[:1].upper()}{found[1:]}"


def faults(value: Any, wanted: inspect.Type, place: str) -> Iterator[str]:
    match wanted:
        case inspect.Metadata():
            yield from faults(value, wanted.type, place)
        case inspect.UnionType():
            yield from faults_of_any(value, wanted, place)
        case _ if not is_kind(value, wanted):
            yield f"{subject(place)} must be {words_for(wanted)}, not {words_of(value)}."
        case inspect.StructType():
            yield from faults_of_object(value, wanted, place)
        case inspect.DictType():
            for name, each in value.items():
                yield from faults(each, wanted.value_type, below(place, name))
        case inspect.ListType():
            yield from faults_of_length(value, wanted, place, "entries")
            for number, each in enumerate(value):
                yield from faults(each, wanted.item_type, f"{place}[{number}]")
        case inspect.StrType():
            yield from faults_of_length(value, wanted, place, "characters")
            if wanted.pattern is not None and not re.search(wanted.pattern, value):
                yield f"{subject(place)} must be {PATTERNS[wanted.pattern]}, not {shown(value)}."
        case inspect.IntType():
            if not (wanted.ge is None or value >= wanted.ge) or not (wanted.le is None or value <= wanted.le):
                yield f"{subject(place)} must be {words_for(wanted)}, not {short(str(value))}."


def faults_of_any(value: Any, wanted: inspect.UnionType, place: str) -> Iterator[str]:
    """One of several kinds of object, which a field tells apart; or something that may be null."""
    objects = {str(each.tag): each for each in wanted.types if isinstance(each, inspect.StructType)}
    if not objects:
        if value is not None:
            yield from faults(value, wanted.types[0], place)
        return
    tag_field = str(next(iter(objects.values())).tag_field)
    if not isinstance(value, dict):
        yield f"{subject(place)} must be an object, not {words_of(value)}."
    elif tag_field not in value:
        yield f"{quoted(tag_field)} is missing: {one_of(list(objects))}."
    elif not isinstance(value[tag_field], str) or value[tag_field] not in objects:
        yield f"{quoted(tag_field)} must be {one_of(list(objects))}, not {words_of(value[tag_field])}."
    else:
        yield from faults(value, objects[value[tag_field]], place)


def faults_of_object(value: dict[str, Any], wanted: inspect.StructType, place: str) -> Iterator[str]:
    fields = {each.encode_name: each for each in wanted.fields}
    known = ([] if wanted.tag_field is None else [wanted.tag_field]) + list(fields)
    for name in value:
        if wanted.forbid_unknown_fields and name not in known:
            near = get_close_matches(name, known, 1, ALIKE)
            meant = f"Do you mean {quoted(near[0])}?" if near else f"There are: {', '.join(map(quoted, known))}."
            yield f"there is no field {shown(below(place, name))} here. {meant}"
    for name, each in fields.items():
        if name in value:
            yield from faults(value[name], each.type, below(place, name))
        elif each.required:
            yield f"{quoted(below(place, name))} is missing; it must be {words_for(each.type)}."


def faults_of_length(
    value: Sequence[Any], wanted: inspect.StrType | inspect.ListType, place: str, what: str
) -> Iterator[str]:
    if wanted.min_length is not None and len(value) < wanted.min_length:
        least = wanted.min_length
        yield f"{subject(place)} is {'empty' if not value else f'too short: at least {least} {what} are needed'}."
    if wanted.max_length is not None and len(value) > wanted.max_length:
        yield f"{subject(place)} is too long: it has {len(value)} {what}, and {wanted.max_length} are the most."


def is_kind(value: Any, wanted: inspect.Type) -> bool:
    """Whether something is of the right kind, however large it is."""
    match wanted:
        case inspect.StructType() | inspect.DictType():
            return isinstance(value, dict)
        case inspect.ListType():
            return isinstance(value, list)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.LiteralType():
            return isinstance(value, str) and value in wanted.values
    return True


# ---- in words


def words_for(wanted: inspect.Type) -> str:
    """What something should be."""
    match wanted:
        case inspect.Metadata():
            return words_for(wanted.type)
        case inspect.StrType():
            return "a text"
        case inspect.IntType(ge=int(least), le=int(most)):
            return f"a whole number from {least} to {most}"
        case inspect.IntType():
            return "a whole number"
        case inspect.BoolType():
            return "true or false"
        case inspect.ListType():
            return "a list"
        case inspect.LiteralType():
            return one_of([str(each) for each in wanted.values])
    return "an object"


def words_of(value: Any) -> str:
    """What something is."""
    if isinstance(value, str) and value:
        return shown(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return short(str(value))
    return NAMES[type(value)]


def shown(text: str) -> str:
    return quoted(short(text))


def short(text: str) -> str:
    """What was sent, but not all of it if it is long."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def one_of(names: Sequence[str]) -> str:
    return f"one of {', '.join(names)}"


def subject(place: str) -> str:
    return quoted(place) if place else "what is sent"


def below(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
