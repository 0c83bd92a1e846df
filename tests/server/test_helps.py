"""What the page says of the things on a table: every thing has a text in every language, and a rule that there is. And
why something is not possible, with its rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from conformance_suite import random_step
from shedet import rulebook
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.table import Table
from shedet.games import GAMES, find_game, find_saying
from shedet.server.page import helps, words
from shedet.server.why_not import refusals

SOBEKS = ("sobek", "sobek2p")
DRAWN = Path(__file__).parents[2] / "web" / "src" / "tables"
PIECES = re.compile(r"(character|pirogue|token)-")


def messages(game: str, language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(words(game, language).decode())
    return {each.id.name: each for each in parsed.body if isinstance(each, ast.Message)}


def attribute(message: ast.Message, name: str) -> str:
    for each in message.attributes:
        if each.id.name == name:
            return "".join(str(getattr(part, "value", "")) for part in each.value.elements)
    return ""


def drawn(game: str) -> Iterator[str]:
    """The names of helps in the drawings of a game."""
    for path in sorted((DRAWN / game).iterdir()):
        yield from re.findall(r"['\"](help-[a-z-]+)['\"]", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", SOBEKS)
def test_everything_that_is_drawn_is_explained_and_has_a_rule(game: str) -> None:
    rules = {rule.id for rule in rulebook.load(game).rules}
    found = messages(game, "en")
    assert set(drawn(game)) <= set(found)
    pieces = {name for name in found if PIECES.match(name) and attribute(found[name], "does")}
    explained = {*pieces, *(name for name in found if name.startswith("help-"))}
    assert len(explained) > 35
    assert [name for name in sorted(explained) if attribute(found[name], "rule") not in rules] == []


@pytest.mark.parametrize("game", SOBEKS)
def test_every_language_explains_the_same_things(game: str) -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in helps(game).glob("*.ftl")}
    assert {"en", "de", "fr"} <= set(texts)
    names = {language: re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for language, text in texts.items()}
    for language in texts:
        assert names[language] == names["en"], language
        assert texts[language].count(".title =") == texts["en"].count(".title =")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_possible_has_a_reason_and_a_rule(name: str) -> None:
    game, rng = find_game(name), seeded("why not")
    rules = {rule.id for rule in rulebook.load(name).rules}
    match = Match(game, 2, {}, "why not")
    table = Table(match, find_saying(name))
    said = 0
    for _ in range(30):
        for seat in range(2):
            found = refusals(table, seat)
            assert not found or seat in match.asked()
            assert {each.rule for each in found} <= rules
            ways = [choice.way for choice in table.choices(seat, table.view(seat))] if found else []
            assert not {tuple(each.way) for each in found} & set(ways)
            said += len(found)
        random_step(match, rng)
    assert said > 100
