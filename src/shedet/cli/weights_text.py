"""Weights written into a file, for `shedet tune`: other numbers, the same names and comments."""

import re

LINE = re.compile(r"(?P<name>[\w-]+) = (?P<value>\[[^]]*\]|[^\s#]+)(?P<gap> *)(?P<comment>#.*)?")


def weights_text(text: str, numbers: dict[str, float]) -> str:
    """The text of a file with other numbers in it; its comments stay."""
    lines: list[str] = []
    table = ""
    for line in text.splitlines():
        found = LINE.fullmatch(line)
        if line.startswith("["):
            table = line[1 : line.index("]")] + "."
        lines.append(line if found is None else line_with(found, table, numbers))
    return "\n".join(lines) + "\n"


def line_with(found: re.Match[str], table: str, numbers: dict[str, float]) -> str:
    """A line with the number or the list that its weight has now; the comment stays in its column."""
    name = table + found["name"]
    if found["value"].startswith("["):
        count = found["value"].count(",") + 1
        value = "[" + ", ".join([str(numbers[f"{name}.{place}"]) for place in range(count)]) + "]"
    else:
        value = str(numbers[name])
    line = f"{found['name']} = {value}"
    if found["comment"] is None:
        return line
    return line.ljust(max(found.start("comment"), len(line) + 2)) + found["comment"]
