"""Sentences are the same on the page and in the terminal. `tests/said.json` has messages as they go over the wire, and
what they are in words; the page's own tests (`web/src/words/words.test.ts`) read the same file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.core.table import Sight, Table
from shedet.core.words import Message
from shedet.games import GAMES, find_game, find_saying
from shedet.games.kemet.components import BATTLE_CARD_NAMES, FIELD_NAMES, INTERVENTION_NAMES
from shedet.games.kemet.tiles import TILE_NAMES
from shedet.games.kemet.zones import ZONE_NAMES
from shedet.games.sobek2p.components import CHARACTER_TABLE
from shedet.server.page import words as words_of_the_page
from shedet.server.wording import message
from shedet.words import FUNCTIONS, ROOT, People, Words, find_words, languages

PAGE = ROOT / "words" / "page"
SAID: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("each", SAID, ids=lambda each: f"{each['language']}-{each['viewer']}-{each['message']['id']}")
def test_a_message_is_said_in_these_words(each: dict[str, Any]) -> None:
    people = People({0: "Anna", 1: "Ben"}, "AB".index(each["viewer"]))
    said = message(each["message"]["id"], each["message"]["args"])
    assert find_words(each["game"], each["language"]).say(said, people) == each["text"]


WITH_TILES = ("take", "skip", "lay", "draw", "discard", "get")


@pytest.mark.parametrize(("language", "article"), [("en", "the"), ("de", "den|die"), ("fr", "le |la |l’")])
@pytest.mark.parametrize("deed", WITH_TILES)
def test_characters_have_an_article_in_the_log(language: str, article: str, deed: str) -> None:
    words, people = PageWords("sobek2p", language), People({0: "Anna", 1: "Ben"}, 0)
    for seat in "AB":
        for character in CHARACTER_TABLE:
            tiles = [{"id": f"character-{character.name}", "args": {}}]
            args = {"who": {"seat": seat}, "tiles": tiles, "number": 1, "place": {"id": "place-pile", "args": {}}}
            said = words.say(message(f"tell-{deed}", args), people)
            assert re.search(rf"\b({article})", said), said
            assert "-" not in said, said


@pytest.mark.parametrize("file", ["{}.ftl", *(f"{{}}/{game}.ftl" for game in GAMES)])
def test_french_has_all_words_of_the_page(file: str) -> None:
    """But for those that the game itself has in French already, as the page needs them."""
    missing = names(PAGE / file.format("en")) - names(PAGE / file.format("fr"))
    assert missing <= {"tell-play", "tell-score", *(f"tell-{deed}" for deed in WITH_TILES)}


def names(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_messages_of_every_form_are_among_them() -> None:
    """Messages within messages, rows of them, seats; numbers that words depend on."""
    text = json.dumps([each["message"] for each in SAID])
    for form in ('"args": {"', '": [{', '{"seat": ', '": {"id": '):
        assert form in text


# ---- what only a terminal writes in notation


class PageWords(Words):
    """What the page says at a table."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language)
        self.bundles = [bundle_of_the_page(game, each) for each in dict.fromkeys((language, "en"))]


def bundle_of_the_page(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(words_of_the_page(game, language).decode()), allow_overrides=True)
    return bundle


def notation_of_kemet() -> re.Pattern[str]:
    """Names as they are typed, where nobody would say them so."""
    typed = [name for name in (*TILE_NAMES, *INTERVENTION_NAMES) if "-" in name]
    typed += [name for name in (*ZONE_NAMES, *BATTLE_CARD_NAMES, *FIELD_NAMES) if re.search(r"\d", name)]
    return re.compile(rf"\b({'|'.join(typed)}|[A-E]\d(\+\w\w)?)\b")


def said_in(sight: Sight) -> Iterator[Message]:
    for told in sight.news:
        yield from told.sentences
    if sight.question is not None:
        yield sight.question
    for choice in sight.choices:
        yield from (part.message for part in choice.does)
    yield from sight.result.how if sight.result is not None else ()


@pytest.mark.parametrize("language", languages("kemet"))
def test_nobody_has_to_know_the_notation_of_kemet_on_the_page(language: str) -> None:
    words, notation, rng = PageWords("kemet", language), notation_of_kemet(), seeded("page words")
    match = Match(find_game("kemet"), 3, {"day_limit": 2}, "page words")
    table, people, heard = Table(match, find_saying("kemet")), {0: "Anna", 1: "Ben", 2: "Chloe"}, [0, 0, 0]
    while not match.over():
        seat = match.asked()[0]
        for said in said_in(table.sight(seat, heard[seat])):
            text = words.say(said, People(people, seat))
            assert not notation.search(text), text
        heard[seat] = table.heard(seat)
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
