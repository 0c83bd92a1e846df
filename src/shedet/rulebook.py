"""The rules texts: reading them, finding a rule, and listing the rules that lack code or a test.

A rules text is Markdown. A rule is a list item or paragraph that starts with its id in bold and goes on over
indented lines; the last `##` title above it is its chapter. Code cites the rules it carries out in square
brackets, tests cite theirs in comments and docstrings.
"""

import ast
import difflib
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from shedet.core.errors import ShedetError, UnknownName

ID: Final = r"[A-Z]-[A-Z]+-\d+"
RULE: Final = re.compile(rf"(?:- )?\*\*({ID})\*\* (.*)")
IN_BRACKETS: Final = re.compile(rf"\[({ID}[^\]]*)\]")  # whatever follows: `1..3` is no list, and is reported
IN_PROSE: Final = re.compile(rf"\b{ID}\b")

PACKAGE: Final = Path(__file__).parent
FOLDERS: Final = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")  # installed, or in a checkout


ID_BEGINNING: Final = re.compile(r"[A-Z]-[A-Z]+(?:-\d*)?")  # P-TAKE-3, P-TAKE, P-TAKE-


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


def is_titled(title: str, wanted: list[str]) -> bool:
    """Whether these are the words of a title, articles apart."""
    return [word for word in words_of(title) if word != "the"] == [word for word in wanted if word != "the"]


def has_words(rule: Rule, wanted: list[str]) -> bool:
    """Whether all words are in a rule, each at least as the beginning of one: merchant is in merchants too."""
    words = words_of(f"{rule.chapter} {rule.text}")
    return bool(wanted) and all(any(word.startswith(each) for word in words) for each in wanted)


class Rulebook:
    """The rules of one game, in the order of their text."""

    def __init__(self, game: str, source: str) -> None:
        self.game = game
        self.source = source
        self.rules = parse(source)

    def __repr__(self) -> str:
        return f"<Rulebook {self.game}: {len(self.rules)} rules>"

    def find(self, wanted: str) -> Rule:
        """The rule with this id, in capitals or not."""
        for rule in self.rules:
            if rule.id == wanted.upper():
                return rule
        nearest = difflib.get_close_matches(wanted.upper(), self.ids())
        hint = f"; the nearest are {', '.join(nearest)}" if nearest else ""
        raise UnknownName(f"The rules of {self.game} have no {wanted}{hint}.")

    def select(self, query: str) -> list[Rule]:
        """The rule with this id, or all rules whose ids begin with these words."""
        family = [rule for rule in self.rules if rule.id.startswith(query.upper().rstrip("-") + "-")]
        return family or [self.find(query)]

    def search(self, query: str) -> list[Rule]:
        """What somebody asks for: an id or the beginning of one, a chapter, or words that are all in a rule."""
        query = query.strip()
        if ID_BEGINNING.fullmatch(query.upper()):
            return self.select(query)
        wanted = words_of(query)
        chapter = [rule for rule in self.rules if is_titled(rule.chapter, wanted)]
        found = chapter or [rule for rule in self.rules if has_words(rule, wanted)]
        if not found:
            raise UnknownName(self.nothing_about(query, wanted))
        return found

    def nothing_about(self, query: str, wanted: list[str]) -> str:
        """A sentence for words that no rule has, with those that it could have been."""
        known = sorted({word for rule in self.rules for word in words_of(rule.text)})
        near: list[str] = []
        for word in wanted:
            if not any(other.startswith(word) for other in known):
                near += difflib.get_close_matches(word, known, 2, 0.75)
        hint = f"Did you mean {' or '.join(near)}?" if near else f"Try another word, or an id such as {self.ids()[0]}."
        return f"No rule of {self.game} speaks of {query!r}. {hint}"

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]


def games() -> list[str]:
    """The games whose rules can be shown."""
    return sorted(rules_texts())


def load(game: str) -> Rulebook:
    texts = rules_texts()
    if game not in texts:
        there = ", ".join(sorted(texts)) or "no game"
        raise UnknownName(f"There are no rules of {game}; there are rules of {there}.")
    return read(texts[game])


def read(text: Path) -> Rulebook:
    return Rulebook(text.stem, text.read_text(encoding="utf-8"))


def rules_texts() -> dict[str, Path]:
    """The rules text of each game; an installed one goes before one of the checkout."""
    return {text.stem: text for folder in reversed(FOLDERS) for text in folder.glob("*.md")}


def parse(source: str) -> list[Rule]:
    rules: list[Rule] = []
    chapter = ""
    inside = False  # whether an indented line would go on with the last rule
    for line in source.splitlines():
        if start := RULE.match(line):
            rules.append(Rule(start[1], chapter, start[2].strip()))
            inside = True
        elif inside and line.startswith(" ") and line.strip():
            rules[-1] = rules[-1]._replace(text=f"{rules[-1].text} {line.strip()}")
        else:
            inside = False
            if line.startswith("## "):
                chapter = line[3:].strip()
    refuse_twins(rules)
    return rules


def refuse_twins(rules: list[Rule]) -> None:
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise ShedetError(f"The rules text has {rule.id} twice.")
        seen.add(rule.id)


# Showing rules to a person


def as_markdown(rules: Iterable[Rule]) -> str:
    return "\n".join(f"- **{rule.id}** {rule.text}" for rule in rules)


def show(markdown: str, out: TextIO | None = None) -> None:
    """Print wrapped to the width of a terminal, page by page if it is long; to anything else as plain text."""
    out = out or sys.stdout
    if not out.isatty():
        print(markdown.replace("**", "").rstrip(), file=out)
        return
    from rich.console import Console  # rich is slow to import, and mostly not needed
    from rich.markdown import Markdown
    from rich.theme import Theme

    from shedet.cli.screen import show as show_paged

    # Bold without a colour: readable on a light background and on a dark one.
    show_paged(Console(file=out, theme=Theme({"markdown.strong": "bold"})), Markdown(markdown))


# Which rules have code, and which have a test


class Citation(NamedTuple):
    id: str
    place: str  # file:line


@dataclass(frozen=True)
class Coverage:
    rules: int
    without_code: list[str]
    without_test: list[str]
    unknown: list[str]  # cited, but in no rules text: "file:line: id"

    @property
    def complete(self) -> bool:
        return not (self.without_code or self.without_test or self.unknown)


def coverage(root: Path) -> Coverage:
    """What the code and the tests of the checkout at root cite of the rules."""
    if not is_checkout(root):
        raise ShedetError(f"{root} is not a checkout of shedet: it has no src/shedet or no docs/rules.")
    package = root / "src" / "shedet"
    books = [read(text) for text in sorted((root / "docs" / "rules").glob("*.md"))]
    known = {rule.id for book in books for rule in book.rules}
    made = [book for book in books if (package / "games" / book.game / "__init__.py").is_file()]
    due = [rule.id for book in made for rule in book.rules]
    in_code = [citation for file in python_files(package) for citation in cited_in_brackets(file, root)]
    in_tests = [citation for file in python_files(root / "tests") for citation in cited_in_prose(file, root)]
    return Coverage(
        rules=len(due),
        without_code=missing(due, in_code),
        without_test=missing(due, in_tests),
        unknown=[f"{cited.place}: {cited.id}" for cited in in_code + in_tests if cited.id not in known],
    )


def checkout(start: Path) -> Path:
    """The checkout that this folder is in."""
    for folder in (start, *start.parents):
        if is_checkout(folder):
            return folder
    raise ShedetError(f"{start} is not in a checkout of shedet, and only there can code and tests be looked at.")


def is_checkout(folder: Path) -> bool:
    return (folder / "src" / "shedet").is_dir() and (folder / "docs" / "rules").is_dir()


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def missing(due: list[str], citations: list[Citation]) -> list[str]:
    cited = {citation.id for citation in citations}
    return [rule_id for rule_id in due if rule_id not in cited]


def cited_in_brackets(file: Path, root: Path) -> Iterator[Citation]:
    source = file.read_text(encoding="utf-8")
    for brackets in IN_BRACKETS.finditer(source):
        line = source.count("\n", 0, brackets.start()) + 1
        for cited in brackets[1].split(","):
            yield Citation(cited.strip(), f"{file.relative_to(root)}:{line}")


def cited_in_prose(file: Path, root: Path) -> Iterator[Citation]:
    for line, prose in comments_and_docstrings(file):
        for cited in IN_PROSE.finditer(prose):
            at = line + prose.count("\n", 0, cited.start())
            yield Citation(cited[0], f"{file.relative_to(root)}:{at}")


def comments_and_docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Each with the line it starts at. Other strings are data: an id in them cites nothing."""
    source = file.read_text(encoding="utf-8")
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise ShedetError(f"{file} is not Python: line {error.lineno}: {error.msg}.") from error
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node, clean=False)
            if docstring is not None:
                yield node.body[0].lineno, docstring
