"""What the notations of all games share: steps of a line, names with suggestions, numbers, generators, positions."""

import difflib
from collections.abc import Callable, Iterable

from shedet.core.errors import BadNotation, BadSetup, ShedetError, quoted
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded


def steps_of(line: str) -> list[str]:
    """The steps of a line, which semicolons part, in small letters and with single spaces."""
    steps = [" ".join(step.split()) for step in line.lower().split(";")]
    steps = [step for step in steps if step]
    if not steps:
        raise BadNotation("an empty line is not an action.")
    return steps


def meant(text: str, names: tuple[str, ...]) -> str:
    """The end of a sentence about an unknown name: what it was perhaps meant to be."""
    close = difflib.get_close_matches(text, names, 3, 0.5)
    return f". Did you mean {' or '.join(quoted(name) for name in close)}?" if close else "."


def find_name(name: str, names: tuple[str, ...], what: str) -> int:
    """The place of a name in a list, or BadNotation with the nearest names."""
    if name not in names:
        raise BadNotation(f"I don't know the {what} {quoted(name)}{meant(name, names)}")
    return names.index(name)


def whole_number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadNotation(f"{text!r} is not a whole number of up to nine digits.")
    return int(text)


def number_within(text: str, lowest: int, highest: int, what: str) -> int:
    number = whole_number(text)
    if not lowest <= number <= highest:
        raise BadSetup(f"there can be {lowest} to {highest} {what}, not {number}.")
    return number


def read_generator(place: str, items: list[str]) -> Rng:
    """The generator of a line `rng` with four words, or `seed` with one."""
    if place == "rng" and len(items) == 4:
        words = [hexadecimal(word) for word in items]
        if not any(words):
            raise BadNotation("four zeros do not make a generator; it would draw the same number for ever.")
        return Rng(*words)
    if place == "seed" and len(items) == 1:
        return seeded(items[0])
    raise BadNotation(f"{place} cannot have {len(items)} words: write `rng` with four of them, or `seed` with one.")


def hexadecimal(text: str) -> int:
    try:
        word = int(text, 16)
    except ValueError:
        word = -1
    if not 0 <= word <= 0xFFFFFFFF:
        raise BadNotation(
            f"{text!r} is not a word of the generator; it has four, each of up to eight hexadecimal digits."
        )
    return word


def line_of(place: str, items: Iterable[object]) -> str:
    """The line that says what is in a place."""
    return " ".join([place, *(str(item) for item in items)])


def lines_of_all_games(position: Position) -> list[str]:
    """The last lines of a position: its generator, and how often something was revealed."""
    return [line_of("rng", (f"{word:08x}" for word in position.rng.words())), f"reveals {position.reveals}"]


def read_line_of_all_games(position: Position, place: str, items: list[str]) -> None:
    """A line that is read alike in all games; BadNotation if it is not one."""
    if place in ("rng", "seed"):
        position.rng = read_generator(place, items)
    elif place == "reveals" and len(items) == 1:
        position.reveals = whole_number(items[0])
    else:
        raise BadNotation(f"I don't know what the line {line_of(place, items)!r} means.")


def check_copies(found: int, copies: int, what: str) -> None:
    """Raise BadSetup unless as many are on the table as there are in the box."""
    if found < copies:
        raise BadSetup(f"{copies - found} of {copies} {what} are missing.")
    check_no_more(found, copies, what)


def check_no_more(found: int, copies: int, what: str) -> None:
    """Raise BadSetup if more are on the table than there are in the box."""
    if found > copies:
        raise BadSetup(f"{found} {what} are on the table, but the box has only {copies}.")


def read_lines(
    text: str, read: Callable[[list[str]], None], said_once: Callable[[list[str]], str]
) -> dict[str, list[int]]:
    """Read a position line by line; the first words that were found, with the numbers of their lines.

    `said_once` names what a line says that a second line could only contradict; it is empty for lines that add
    something. What is wrong is told with its line.
    """
    found: dict[str, list[int]] = {}
    said: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        name = said_once(words)
        if name and name in said:
            raise BadNotation(f"line {number} of the position: line {said[name]} says `{name}` already; say it once.")
        said[name] = number
        try:
            read(words)
        except ShedetError as error:
            raise type(error)(f"line {number} of the position: {error}") from None
        found.setdefault(words[0], []).append(number)
    if not found:
        raise BadNotation("an empty text is not a position; a position has a line for each place, such as `turn A`.")
    return found


def at_question(lines: dict[str, list[int]], number: int) -> str:
    """The beginning of a sentence about a question, counted from the lowest: its line, if it was asked in one."""
    asked = lines.get("ask", [])
    return f"line {asked[number]} of the position: " if number < len(asked) else ""
