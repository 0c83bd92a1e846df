"""What the documents show is so: commands exist and quick ones run, Python runs, notation is read, links lead on."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from shedet.cli import COMMANDS, main, parser_for
from shedet.core.errors import BadNotation, ShedetError
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.record import parse_record, record_text, replay
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game

ROOT = Path(__file__).parents[1]
TOP = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md")]
DOCUMENTS = [*TOP, *sorted((ROOT / "docs").glob("*.md"))]
ALL_DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
NOTATION = ROOT / "docs" / "notation.md"

# What stands for something of one's own in an example.
RECORDS = ("FILE", "game.txt")
ANY_GAME = "GAME"
# These neither play nor write anything; all others are only parsed.
QUICK = ("rules", "score", "bots", "check", "replay")
# Examples that play for minutes play one short game here.
SHORTER = {"games, limit = 2000, 20": "games, limit = 1, 1", "count=64": "count=4", "search:2000": "search:50"}


class Block(NamedTuple):
    """An example set apart from the text: fenced, or indented by four blanks."""

    document: Path
    language: str
    heading: str  # above it, with those it belongs to: "Sobek / Positions"
    text: str


def blocks_of(document: Path) -> Iterator[Block]:
    headings = ["", "", "", "", ""]
    fence: list[str] | None = None
    language, indented = "", []
    for line in [*document.read_text(encoding="utf-8").splitlines(), ""]:
        heading = " / ".join(each for each in headings if each)
        if line.startswith("```"):
            if fence is not None:
                yield Block(document, language, heading, "\n".join(fence))
            fence, language = (None, "") if fence is not None else ([], line[3:].strip())
        elif fence is not None:
            fence.append(line)
        elif line.startswith("    "):
            indented.append(line[4:])
        else:
            if indented:
                yield Block(document, "", heading, "\n".join(indented))
                indented = []
            if line.startswith("#"):
                marks, _, title = line.partition(" ")
                headings[len(marks) - 1 :] = [title, *[""] * (len(headings) - len(marks))]


BLOCKS = [block for document in DOCUMENTS for block in blocks_of(document)]


def code_spans(text: str) -> list[str]:
    """What stands in backquotes, with the blanks of broken lines put together; tables write | as \\|."""
    without_blocks = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return [" ".join(span.replace("\\|", "|").split()) for span in re.findall(r"`([^`]+)`", without_blocks)]


# ---- commands


def command_lines() -> list[tuple[str, list[str]]]:
    """Every `shedet …` of an example or a sentence, and every `make play` and `make bench` as what it calls."""
    found = []
    for block in BLOCKS:
        for line in block.text.splitlines():
            # A remark follows two blanks or a bracket; commands may be joined.
            example = re.split(r"\s{2,}|\s\(", line.strip())[0]
            found += [(block.document.name, called(part)) for part in example.split(" && ")]
    for document in DOCUMENTS:
        for span in code_spans(document.read_text(encoding="utf-8")):
            # A command alone, such as `shedet tune`, is named and not shown.
            if len(span.split()) > 2:
                found.append((document.name, called(span)))
    return [(name, words) for name, words in found if words]


def called(text: str) -> list[str]:
    """The words after `shedet`; none if something else is called, or a format such as `shedet record 1` is named."""
    call = re.match(r"(?:[A-Z_]+=\S+ )*(?:\S*/)?(shedet|make play|make bench)(?!\S)(.*)", text)
    if call is None or re.fullmatch(r" [a-z]+ \d+", call[2]):
        return []
    words = shlex.split(call[2])
    if call[1] == "shedet":
        return ["sobek2p" if word == ANY_GAME else word for word in words]
    given = dict(word.split("=", 1) for word in words)
    return [call[1].split()[1], given.get("GAME", "sobek2p"), *shlex.split(given.get("ARGS", ""))]


def as_text(value: object) -> str:
    return value if isinstance(value, str) else " ".join(value) if isinstance(value, list) else ""


LINES = command_lines()


def test_the_documents_show_commands() -> None:
    assert len(LINES) > 40
    assert {words[0] for _, words in LINES} >= {"play", "rules", "arena", "simulate", "analyse", "replay", "check"}


@pytest.mark.parametrize(("document", "words"), LINES, ids=as_text)
def test_a_command_that_is_shown_is_one(document: str, words: list[str]) -> None:
    if not words[0].startswith("-"):
        assert words[0] in COMMANDS
        parser_for(words).parse_args(words)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a game that has begun."""
    game = find_game("sobek2p")
    match = Match(game, 2, {}, "documents")
    while len(match.log) < 10:
        seat = match.asked()[0]
        match.play(seat, match.legal_actions(seat)[0])
    path = tmp_path_factory.mktemp("documents") / "game.txt"
    path.write_text(record_text(match), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("words", sorted({tuple(words) for _, words in LINES if words[0] in QUICK}), ids=" ".join)
def test_a_quick_command_that_is_shown_runs(
    words: tuple[str, ...], recorded: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([recorded if word in RECORDS else word for word in words]) == 0
    assert capsys.readouterr().out


def test_every_command_named_in_the_readme_is_there_and_every_command_is_named() -> None:
    named = re.findall(r"`shedet ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert set(named) == set(COMMANDS)


# ---- Python


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.language == "python"], ids=lambda block: block.document.name
)
def test_python_that_is_shown_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what it saves does not stay
    text = block.text
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    names: dict[str, object] = {}
    exec(compile(text, block.document.name, "exec"), names)
    assert names.get("game") or names.get("games")


# ---- notation


def game_of(heading: str) -> Game:
    """The game that a part of the notation is about: its title is the heading."""
    return next(game for game in map(find_game, GAMES) if game.title in heading.split(" / "))


def rows_under(title: str) -> Iterator[tuple[Game, str, str]]:
    """The rows of the tables under a heading, for each game: what is written, and what it means."""
    game, part = None, ""
    for line in NOTATION.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = next((each for each in map(find_game, GAMES) if each.title == line[3:]), None)
        if line.startswith("##"):
            part = line.lstrip("# ")
        if game is not None and part == title and line.startswith("| `"):
            written, meaning = re.split(r"(?<!\\)\|", line)[1:3]
            yield game, written, meaning


def shown_actions() -> list[tuple[str, str]]:
    """Actions of the tables. In the second column those that begin like one of the first."""
    found = []
    verbs = {span.split()[0] for _, written, _ in rows_under("Actions") for span in code_spans(written)}
    for game, written, meaning in rows_under("Actions"):
        spans = code_spans(written) + [span for span in code_spans(meaning) if span.split()[0] in verbs]
        found += [(game.name, span) for span in spans if "…" not in span and span not in verbs - {"done", "end"}]
    return found


@pytest.mark.parametrize(("name", "text"), shown_actions())
def test_an_action_that_is_shown_is_one(name: str, text: str) -> None:
    assert find_game(name).parse_actions(text)


@pytest.mark.parametrize(
    "block",
    [block for block in blocks_of(NOTATION) if block.heading.endswith(" / Actions")],
    ids=lambda block: block.heading,
)
def test_a_line_of_actions_that_is_shown_is_one(block: Block) -> None:
    for line in block.text.splitlines():
        assert len(game_of(block.heading).parse_actions(line)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_actions_are_those_of_the_notation(name: str) -> None:
    text = " ".join(NOTATION.read_text(encoding="utf-8").split())
    said = re.search(rf"fixed number, from 0 to (\d+) \(`shedet\.games\.{name}\.actions`\)", text)
    assert said is not None
    assert int(said[1]) == find_game(name).actions - 1


@pytest.mark.parametrize(
    "block",
    [block for block in blocks_of(NOTATION) if block.heading.endswith(" / Positions")],
    ids=lambda block: block.heading,
)
def test_a_position_that_is_shown_is_read_and_written_back(block: Block) -> None:
    game = game_of(block.heading)
    options = game.option_values({})
    written = game.position_text(game.parse_position(block.text, options, seeded("0")))
    assert game.position_text(game.parse_position(written, options, seeded("0"))) == written
    shown = {tuple(line.split()[:2]) for line in block.text.splitlines()}
    assert shown - {("seed", "7")} <= {tuple(line.split()[:2]) for line in written.splitlines()}


def test_every_game_shows_a_position() -> None:
    headings = [block.heading for block in blocks_of(NOTATION) if block.heading.endswith(" / Positions")]
    assert {game_of(heading).name for heading in headings} == set(GAMES)


def shown_lines() -> list[tuple[str, str]]:
    """Lines of positions of the tables that are whole: more than one word, and nothing left out."""
    return [
        (game.name, span)
        for game, written, _ in rows_under("Positions")
        for span in code_spans(written)
        if " " in span and "…" not in span
    ]


@pytest.mark.parametrize(("name", "line"), shown_lines())
def test_a_line_of_a_position_that_is_shown_can_be_read(name: str, line: str) -> None:
    """Alone it is no position perhaps, but every word of it is understood."""
    game = find_game(name)
    players = "players 3\n" if game.most > 2 and not line.startswith("players") else ""
    try:
        game.parse_position(players + line, game.option_values({}), seeded("0"))
    except BadNotation as error:
        pytest.fail(f"{line!r}: {error}")
    except ShedetError:
        pass


def test_the_record_that_is_shown_can_be_replayed() -> None:
    (block,) = [block for block in blocks_of(NOTATION) if block.heading.endswith("Records")]
    record = parse_record(block.text)
    match = replay(find_game(record.game), record)
    assert record_text(match, record.table).split() == block.text.split()


# ---- links and files


def slugs(document: Path) -> set[str]:
    """The anchors of a document's headings."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links() -> list[tuple[Path, str]]:
    return [
        (document, target)
        for document in ALL_DOCUMENTS
        for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8"))
        if "://" not in target
    ]


@pytest.mark.parametrize(("document", "target"), links(), ids=lambda value: getattr(value, "name", value))
def test_a_link_leads_to_a_file_and_a_heading_that_exist(document: Path, target: str) -> None:
    path, _, anchor = target.partition("#")
    linked = (document.parent / path).resolve() if path else document
    assert linked.exists()
    assert not anchor or anchor in slugs(linked)


def test_files_that_are_named_exist() -> None:
    named = 0
    for document in DOCUMENTS:
        for span in code_spans(document.read_text(encoding="utf-8")):
            for word in re.findall(r"(?:^|[\s=])((?:tests|docs|src)/[\w./-]+)(?=$|[\s:])", span):
                assert (ROOT / word).exists(), f"{document.name} names {word}"
                named += 1
    assert named > 5
