"""One home for words: the catalogues have what is said, and nothing else, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import shedet
from shedet.bots.room import room_of
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.rng import Rng, seeded
from shedet.core.story import Story
from shedet.core.table import Table, seats_of
from shedet.core.words import Argument, Message, Seat
from shedet.games import GAMES, find_game, find_saying
from shedet.words import ENGLISH, People, Words, catalogue_folder, find_words, languages

SOURCE = Path(shedet.__file__).parent
LANGUAGES = [(game, language) for game in GAMES for language in languages(game)]
SAYING = ("say",)  # functions whose first argument is the name of a message
NAME = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.does)?")
REASON = re.compile(r"reason(-[a-z0-9]+)+")
OTHERS = ("sobek2p", "sobek", "kemet")


# ---- the names of messages in the sources


@cache
def patterns(game: str) -> tuple[str, ...]:
    """Regular expressions for the names that a game's sources and the shared ones say; `goods-{name}` is any goods.
    One that begins with anything would be any name at all."""
    found = {name for tree in sources(game) for name in names_said(tree) if not name.startswith(".+")}
    return tuple(sorted(found))


@cache
def sources(game: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py") if belongs_to(path, game)]


def belongs_to(path: Path, game: str) -> bool:
    """Whether a module may speak in a game: it is the game's own, or nobody's."""
    words = re.split(r"[/_.]", path.relative_to(SOURCE).as_posix())
    return game in words or not any(other in words for other in OTHERS)


def names_said(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and called(node.func) in SAYING:
            yield from strings(node.args[0])
    # A name may also be kept in a table, or chosen before it is said.
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value):
            yield re.escape(node.value)


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def strings(node: ast.expr) -> Iterator[str]:
    """What the name of a message may be, as regular expressions."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


class Quotes(Visitor):
    """The messages that other messages of a catalogue quote."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.names.add(node.id.name)


@cache
def quoted(language: str) -> set[str]:
    quotes = Quotes()
    for folder in (SOURCE / "words", *map(catalogue_folder, GAMES)):
        path = folder / f"{language}.ftl"
        if path.exists():
            quotes.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return quotes.names


@pytest.mark.parametrize("game", GAMES)
def test_every_message_in_the_english_catalogue_is_said_somewhere(game: str) -> None:
    said = [re.compile(f"({each})(\\..+)?") for each in patterns(game)]
    for name in find_words(game).names() - quoted(ENGLISH):
        assert any(each.fullmatch(name) or each.fullmatch(f"{name}.does") for each in said), f"nobody says {name}"


# ---- what is said, and what its texts speak of


class Spoken(NamedTuple):
    """A call of `say` in the sources: one of the names it may have, and what it gives."""

    name: str
    arguments: set[str]


def calls_of_say(game: str) -> Iterator[Spoken]:
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and called(node.func) in SAYING:
                given = {each.arg for each in node.keywords if each.arg is not None}
                if len(given) == len(node.keywords):
                    for name in plain_strings(node.args[0]):
                        yield Spoken(name, given)


def plain_strings(node: ast.expr) -> Iterator[str]:
    """The names that stand there in full."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from plain_strings(node.body)
        yield from plain_strings(node.orelse)


class SpeaksOf(Visitor):
    """The arguments that a text needs: its own, and those of the messages that it quotes."""

    def __init__(self, texts: dict[str, fluent.Message]) -> None:
        self.texts = texts
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.visit(self.texts[node.id.name].value)


@cache
def texts(game: str, language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for folder in (SOURCE / "words", catalogue_folder(game)):
        path = folder / f"{language}.ftl"
        if path.exists():
            entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
            found |= {each.id.name: each for each in entries if isinstance(each, fluent.Message)}
    return found


def needed(game: str, language: str, name: str) -> set[str]:
    """What a message has to be given in a language; nothing if the language leaves it out."""
    message, _, attribute = name.partition(".")
    found = texts(game, language).get(message)
    if found is None:
        return set()
    speaks = SpeaksOf(texts(game, language))
    for each in found.attributes:
        if each.id.name == attribute or not attribute:
            speaks.visit(each.value)
    if not attribute:
        speaks.visit(found.value)
    return speaks.arguments


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_has_an_english_text(game: str) -> None:
    for call in calls_of_say(game):
        assert call.name.partition(".")[0] in find_words(game).names(), f"there is no text for {call.name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_reason_has_an_english_text(game: str) -> None:
    """The names that are chosen before they are said, too."""
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and REASON.fullmatch(node.value):
                assert node.value in find_words(game).names(), f"there is no text for {node.value}"


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_a_text_speaks_of_nothing_that_it_is_not_given(game: str, language: str) -> None:
    for call in calls_of_say(game):
        assert needed(game, language, call.name) <= call.arguments, call.name


@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_a_language_has_no_messages_that_english_does_not_have(game: str, language: str) -> None:
    """But for pieces of its own that its sentences quote."""
    assert find_words(game, language).names() - quoted(language) <= find_words(game).names()


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_language_says_everything_that_english_says(game: str, language: str) -> None:
    assert find_words(game, language).names() >= find_words(game).names() - quoted(ENGLISH)


@pytest.mark.parametrize("game", GAMES)
def test_what_english_says_of_a_thing_french_says_too(game: str) -> None:
    """But for what only English needs: how typed names are spoken; and rules, which are the same for every language."""
    french = texts(game, "fr")
    for name, english in texts(game, ENGLISH).items():
        needed = {each.id.name for each in english.attributes} - {"spoken", "rule"}
        assert name not in french or needed <= {each.id.name for each in french[name].attributes}, name


def test_french_has_no_space_that_may_break_before_its_signs() -> None:
    files = [path for path in SOURCE.rglob("*.ftl") if "fr" in (path.stem, path.parent.name)]
    assert len(files) == 10
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\S [;:!?%»]|« |'", line), f"{path.name}: {line}"


# ---- what is said in games


class Listener:
    """Says everything that comes up in random games to everybody, in every language, but nothing twice."""

    def __init__(self, game: str) -> None:
        self.words: list[Words] = [find_words(game, language) for language in languages(game)]
        self.said: set[str] = set()
        self.heard: set[tuple[str, str]] = set()

    def hear(self, message: Message, people: People) -> None:
        heard = (repr(message), repr(people))
        if heard in self.heard:
            return
        self.heard.add(heard)
        for words in self.words:
            text = words.say(message, people)
            assert text.strip() or message.name == "gap", (words.language, message)
            assert "{" not in text, text
        for name in names_in(message):
            self.said.add(name)

    def listen(self, match: Match, rng: Rng, often: int) -> None:
        """Play a random game; look at one step in so many."""
        table = Table(match, find_saying(match.game.name))
        told = 0
        while not match.over():
            seat = match.asked()[int(rng.below(len(match.asked())))]
            legal = match.legal_actions(seat)
            action = legal[int(rng.below(len(legal)))]
            if rng.below(often) == 0:
                self.look(table, seat, told)
                self.ask_why(table, seat, action)
                told = table.heard(seat)
            match.play(seat, action)
        for viewer in (*range(match.players), SPECTATOR):
            self.look(table, viewer, told)

    def ask_why(self, table: Table, seat: int, action: int) -> None:
        """Why an answer is good, as the seat itself is told and as somebody else is."""
        match = table.match
        reason = room_of(match.game.name).reason(match.knowledge(seat), action, [])
        for viewer in (seat, (seat + 1) % match.players):
            self.hear(reason.message(), People(seats_of(match, table.saying), viewer))

    def look(self, table: Table, viewer: int, since: int) -> None:
        people = People(seats_of(table.match, table.saying), viewer)
        sight = table.sight(viewer, since)
        for told in sight.news:
            for message in told.sentences:
                self.hear(message, people)
        if sight.question is not None:
            self.hear(sight.question, people)
        for choice in sight.choices:
            assert choice.way
            for part in choice.does:
                self.hear(part.message, people)
        for message in sight.result.how if sight.result is not None else ():
            self.hear(message, people)


def names_in(said: Argument) -> Iterator[str]:
    if isinstance(said, Message):
        yield said.name
        for each in said.arguments.values():
            yield from names_in(each)
    elif isinstance(said, list):
        for each in said:
            yield from names_in(each)


def hear_games(game: str, games: int, often: int) -> Listener:
    listener = Listener(game)
    rules = find_game(game)
    for number in range(games):
        players = rules.fewest + number % (rules.most - rules.fewest + 1)
        options = {option.name: (number >> place) & 1 for place, option in enumerate(rules.options)}
        if "day_limit" in options:
            options["day_limit"] = 2
        listener.listen(Match(rules, players, options, f"words/{number}"), seeded(f"words/{number}"), often)
    return listener


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_comes_up_in_a_few_games_can_be_said(game: str) -> None:
    assert len(hear_games(game, 4, 3).said) > 40


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_comes_up_in_a_thousand_games_can_be_said(game: str) -> None:
    assert len(hear_games(game, 1000, 60).said) > 40


# ---- messages within messages


def test_people_are_you_or_have_a_name() -> None:
    words = find_words("sobek2p")
    message = Message("tell-sell", {"who": Seat(0), "goods": Message("goods-wheat", {})})
    assert words.say(message, People({0: "Anna", 1: "B"}, 0)) == "You sell wheat."
    assert words.say(message, People({0: "Anna", 1: "B"}, 1)) == "Anna sells wheat."


def test_a_sentence_asks_for_the_form_it_needs() -> None:
    words = find_words("sobek2p", "de")
    message = Message("tell-play", {"who": Seat(0), "character": Message("character-thief", {})})
    assert words.say(message, People({0: "A"}, 0)) == "Du spielst den Dieb."


@pytest.mark.parametrize("said", ["d’Anna", "d’Émile", "d’Hori", "d’Yves", "de Yann", "de Ben"])
def test_a_sentence_knows_how_a_name_begins(said: str) -> None:
    message = Message("tell-corruption", {"who": Seat(0), "number": 3})
    text = find_words("sobek2p", "fr").say(message, People({0: re.split("[’ ]", said)[1]}, 1))
    assert text == f"La corruption {said}\u00a0: 3."


def test_what_a_language_leaves_out_is_said_in_english() -> None:
    words = find_words("sobek2p", "eo")  # nobody has written any
    message = Message("tell-sell", {"who": Seat(0), "goods": Message("goods-wheat", {})})
    assert words.say(message, People({0: "Anna"}, 1)) == "Anna sells wheat."
    assert words.names() == set()


def test_events_are_told_only_to_those_who_were_told() -> None:
    match = Match(find_game("sobek2p"), 2, {}, "secret words")
    saying, rng = find_saying("sobek2p"), seeded("secret")
    for _ in range(30):
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
        story = Story(match, SPECTATOR)
        for event in story.told(len(match.log) - 1):
            assert event.told_to(SPECTATOR)
        assert saying.tell(story, [len(match.log) - 1]) is not None
