"""The rules texts: reading them, finding a rule in them, and what code and tests cite of them."""

import argparse
import io
import json
import re
from pathlib import Path

import pytest

from shedet import rulebook
from shedet.cli import main
from shedet.cli import rules as rules_command
from shedet.core.errors import ShedetError

IDS_OF_SOBEK2P = """
    P-SET-1 P-SET-2 P-SET-3 P-SET-4
    P-FILL-1 P-FILL-2 P-FILL-3
    P-TURN-1 P-TURN-2
    P-TAKE-1 P-TAKE-2 P-TAKE-3 P-TAKE-4 P-TAKE-5 P-TAKE-6 P-TAKE-7 P-TAKE-8
    P-SELL-1 P-SELL-2 P-SELL-3 P-SELL-4
    P-CHAR-1 P-CHAR-2 P-CHAR-3 P-CHAR-4 P-CHAR-5 P-CHAR-6 P-CHAR-7 P-CHAR-8 P-CHAR-9
    P-PIR-1 P-PIR-2 P-PIR-3 P-PIR-4 P-PIR-5 P-PIR-6 P-PIR-7 P-PIR-8
    P-END-1 P-END-2 P-END-3 P-END-4 P-END-5 P-END-6
    P-INFO-1 P-INFO-2 P-INFO-3
    P-OPT-1 P-OPT-2 P-OPT-3
"""
IDS_OF_SOBEK = """
    S-SET-1 S-SET-2 S-SET-3 S-SET-4 S-SET-5 S-SET-6
    S-TURN-1
    S-TAKE-1 S-TAKE-2 S-TAKE-3 S-TAKE-4
    S-CHAR-1 S-CHAR-2 S-CHAR-3 S-CHAR-4 S-CHAR-5 S-CHAR-6 S-CHAR-7 S-CHAR-8
    S-SETS-1 S-SETS-2 S-SETS-3 S-SETS-4
    S-EV-1 S-EV-2 S-EV-3 S-EV-4 S-EV-5 S-EV-6
    S-END-1 S-END-2 S-END-3 S-END-4 S-END-5 S-END-6 S-END-7 S-END-8
    S-INFO-1
    S-OPEN-1 S-OPEN-2 S-OPEN-3 S-OPEN-4
"""
IDS_OF_KEMET = """
    K-SET-1 K-SET-2 K-SET-3 K-SET-4 K-SET-5 K-SET-6
    K-WIN-1 K-WIN-2
    K-DAY-1 K-DAY-2 K-DAY-3 K-DAY-4 K-DAY-5 K-DAY-6
    K-PRAY-1
    K-BUY-1 K-BUY-2 K-BUY-3
    K-CREA-1 K-CREA-2
    K-BUILD-1 K-BUILD-2
    K-RECR-1
    K-MOVE-1 K-MOVE-2 K-MOVE-3 K-MOVE-4 K-MOVE-5 K-MOVE-6 K-MOVE-7
    K-CTRL-1
    K-BAT-1 K-BAT-2 K-BAT-3 K-BAT-4 K-BAT-5 K-BAT-6 K-BAT-7 K-BAT-8
    K-NIGHT-1 K-NIGHT-2 K-NIGHT-3 K-NIGHT-4 K-NIGHT-5 K-NIGHT-6 K-NIGHT-7 K-NIGHT-8 K-NIGHT-9 K-NIGHT-10
    K-INFO-1
    K-TILE-1 K-TILE-2 K-TILE-3 K-TILE-4 K-TILE-5 K-TILE-6
"""
IDS = {"sobek2p": IDS_OF_SOBEK2P.split(), "sobek": IDS_OF_SOBEK.split(), "kemet": IDS_OF_KEMET.split()}
every_game = pytest.mark.parametrize("game", IDS)

TEXT = """# A game

## Glossary

- **tile**: not a rule.

## Set-up

- **X-SET-1** Put the board
  between you.
- **X-SET-2** Shuffle, as X-SET-1 says.

**X-SET-3** A paragraph is a rule too.
This line is not indented, so it is none of it.

## The turn

- **X-TURN-1** Do something.
  Anything.

  A remark after an empty line.
"""


def book() -> rulebook.Rulebook:
    return rulebook.Rulebook("game", TEXT)


# The text


@every_game
def test_the_rules_have_exactly_these_ids_in_this_order(game: str) -> None:
    assert rulebook.load(game).ids() == IDS[game]


@every_game
def test_every_rule_named_in_the_text_exists(game: str) -> None:
    named = rulebook.IN_PROSE.findall(rulebook.load(game).source)
    assert set(named) == set(IDS[game])


@every_game
def test_every_rule_marked_as_a_ruling_is_given_a_reason(game: str) -> None:
    text = rulebook.load(game)
    reasons = text.source.partition("\n## Rulings\n")[2]
    marked = {rule.id for rule in text.rules if "*(ruling)*" in rule.text}
    assert marked <= set(rulebook.IN_PROSE.findall(reasons))


def test_every_game_has_its_ids_listed_here() -> None:
    assert set(IDS) == set(rulebook.games())


# Parsing


def test_a_rule_has_an_id_a_chapter_and_a_text_that_goes_on_over_indented_lines() -> None:
    assert book().rules == [
        ("X-SET-1", "Set-up", "Put the board between you."),
        ("X-SET-2", "Set-up", "Shuffle, as X-SET-1 says."),
        ("X-SET-3", "Set-up", "A paragraph is a rule too."),
        ("X-TURN-1", "The turn", "Do something. Anything."),
    ]


def test_a_text_with_an_id_twice_is_refused() -> None:
    with pytest.raises(ShedetError, match="X-SET-1 twice"):
        rulebook.parse("- **X-SET-1** Once.\n- **X-SET-1** Again.\n")


# Finding a rule


def test_a_rule_is_found_in_capitals_or_not() -> None:
    assert book().find("x-set-2").id == book().find("X-SET-2").id == "X-SET-2"


def test_an_unknown_id_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(ShedetError, match=r"The rules of game have no x-tun-1; the nearest are X-TURN-1\b"):
        book().find("x-tun-1")


def test_an_id_like_no_other_is_answered_without_a_guess() -> None:
    with pytest.raises(ShedetError, match=r"^The rules of game have no 42\.$"):
        book().find("42")


@pytest.mark.parametrize("family", ["X-SET", "x-set", "X-SET-"])
def test_the_beginning_of_an_id_selects_the_family(family: str) -> None:
    assert [rule.id for rule in book().select(family)] == ["X-SET-1", "X-SET-2", "X-SET-3"]


def test_a_family_does_not_take_in_an_id_that_only_begins_alike() -> None:
    rules = rulebook.Rulebook("game", "- **X-SET-1** One.\n- **X-SET-11** Eleven.\n- **X-SETS-1** Sets.\n")
    assert [rule.id for rule in rules.select("X-SET-1")] == ["X-SET-1"]
    assert [rule.id for rule in rules.select("X-SET")] == ["X-SET-1", "X-SET-11"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("x-set-2", ["X-SET-2"]),
        ("X-SET", ["X-SET-1", "X-SET-2", "X-SET-3"]),
        ("shuffle", ["X-SET-2"]),
        ("SHUFFL", ["X-SET-2"]),
        ("board between", ["X-SET-1"]),
        ("between BOARD", ["X-SET-1"]),
        ("the turn", ["X-TURN-1"]),
        ("turn", ["X-TURN-1"]),
        ("set-up", ["X-SET-1", "X-SET-2", "X-SET-3"]),
        ("set-up rule", ["X-SET-3"]),
    ],
)
def test_rules_are_found_by_id_chapter_or_words(query: str, found: list[str]) -> None:
    assert [rule.id for rule in book().search(query)] == found


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("shufle", "No rule of game speaks of 'shufle'. Did you mean shuffle?"),
        ("xyzzy", "No rule of game speaks of 'xyzzy'. Try another word, or an id such as X-SET-1."),
        ("board anything", "No rule of game speaks of 'board anything'. Try another word, or an id such as X-SET-1."),
        ("x-tun-1", "The rules of game have no x-tun-1; the nearest are X-TURN-1, X-SET-1."),
    ],
)
def test_a_search_that_finds_nothing_is_answered_with_what_is_near(query: str, answer: str) -> None:
    with pytest.raises(ShedetError) as error:
        book().search(query)
    assert str(error.value) == answer


@pytest.mark.parametrize("name", ["sobek2p", "sobek", "kemet"])
def test_every_rule_is_found_by_its_own_words(name: str) -> None:
    rules = rulebook.load(name)
    for rule in rules.rules:
        words = " ".join(rulebook.words_of(rule.text)[:6])
        assert rule.id in [found.id for found in rules.search(words)]


def test_a_game_without_rules_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(ShedetError, match=r"There are no rules of senet; there are rules of .*sobek2p"):
        rulebook.load("senet")


# Showing rules


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_rules_are_plain_text_when_they_go_to_a_file() -> None:
    out = io.StringIO()
    rulebook.show(rulebook.as_markdown(book().select("X-TURN")), out)
    assert out.getvalue() == "- X-TURN-1 Do something. Anything.\n"


def test_rules_are_wrapped_and_their_ids_stand_out_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "24")
    out = Terminal()
    rulebook.show(rulebook.as_markdown(book().select("X-SET-2")), out)
    assert "\x1b[1mX-SET-2\x1b[0m" in out.getvalue()
    lines = re.sub(r"\x1b\[[\d;]*m", "", out.getvalue()).split("\n")
    assert [line.split() for line in lines if line] == [
        ["•", "X-SET-2", "Shuffle,", "as"],
        ["X-SET-1", "says."],
    ]


# Coverage


def fake_checkout(root: Path, code: str, test: str) -> Path:
    files = {
        "docs/rules/game.md": TEXT,
        "docs/rules/later.md": "- **L-SET-1** A game that is not made yet.\n",
        "src/shedet/games/game/__init__.py": "",
        "src/shedet/games/game/rules.py": code,
        "tests/game/test_rules.py": test,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


CODE = '''
def set_up() -> None:
    """Put the board there. [X-SET-1, X-SET-2]"""
    shuffle()  # in any order [X-SET-3]


def turn() -> None:
    """Do it. [X-TURN-1]"""
'''

TEST = '''
def test_set_up() -> None:  # X-SET-1, X-SET-2 X-SET-3
    assert True


def test_turn() -> None:
    """Something is done (X-TURN-1)."""
'''


def test_coverage_is_complete_when_every_rule_is_cited_in_code_and_in_a_test(tmp_path: Path) -> None:
    found = rulebook.coverage(fake_checkout(tmp_path, CODE, TEST))
    assert found == rulebook.Coverage(rules=4, without_code=[], without_test=[], unknown=[])
    assert found.complete


def test_a_rule_without_code_and_a_rule_without_test_are_listed(tmp_path: Path) -> None:
    code = CODE.replace(", X-SET-2]", "]")
    found = rulebook.coverage(fake_checkout(tmp_path, code, TEST.replace(" X-SET-3", "")))
    assert (found.without_code, found.without_test) == (["X-SET-2"], ["X-SET-3"])
    assert not found.complete


def test_code_cites_in_brackets_only(tmp_path: Path) -> None:
    found = rulebook.coverage(fake_checkout(tmp_path, CODE.replace("[X-TURN-1]", "See X-TURN-1."), TEST))
    assert found.without_code == ["X-TURN-1"]


def test_a_string_in_a_test_cites_nothing(tmp_path: Path) -> None:
    test = TEST.replace('"""Something is done (X-TURN-1)."""', 'text = """\n    # X-TURN-1\n    """')
    assert rulebook.coverage(fake_checkout(tmp_path, CODE, test)).without_test == ["X-TURN-1"]


def test_an_id_that_no_text_has_is_listed_with_its_place(tmp_path: Path) -> None:
    code = CODE + "\n# a typo [X-SET-9]\n# a range [X-SET-1..3]\n"
    test = TEST + '\n\nclass TestMore:\n    """More.\n\n    X-TRUN-1\n    """\n'
    found = rulebook.coverage(fake_checkout(tmp_path, code, test))
    assert found.unknown == [
        "src/shedet/games/game/rules.py:10: X-SET-9",
        "src/shedet/games/game/rules.py:11: X-SET-1..3",
        "tests/game/test_rules.py:13: X-TRUN-1",
    ]
    assert not found.complete


def test_a_game_that_is_not_made_yet_owes_nothing_but_may_be_cited(tmp_path: Path) -> None:
    found = rulebook.coverage(fake_checkout(tmp_path, CODE + "# [L-SET-1]\n", TEST))
    assert found.rules == 4
    assert found.complete


def test_coverage_outside_a_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ShedetError, match="is not a checkout of shedet"):
        rulebook.coverage(tmp_path)


def test_a_test_that_is_no_python_is_named(tmp_path: Path) -> None:
    with pytest.raises(ShedetError, match=r"test_rules\.py is not Python: line 1"):
        rulebook.coverage(fake_checkout(tmp_path, CODE, "def"))


# The command


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules_command.add_arguments(parser)
    return rules_command.run(parser.parse_args(words))


def test_the_command_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert command() == 0
    assert "sobek2p" in capsys.readouterr().out.split()


def test_the_command_shows_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sobek2p", "p-take-8") == 0
    assert capsys.readouterr().out == "- P-TAKE-8 You may hold any number of tiles.\n"


def test_the_command_finds_rules_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "sobek2p", "merchant", "ankh"]) == 0
    assert capsys.readouterr().out.startswith("- P-CHAR-7 *Merchant.* Take any one tile")


def test_the_command_shows_the_whole_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sobek2p") == 0
    shown = capsys.readouterr().out
    assert "## Glossary" in shown
    assert all(rule_id in shown for rule_id in IDS["sobek2p"])


def test_the_command_prints_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("sobek2p", "P-TURN", "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["game"] == "sobek2p"
    assert [(rule["id"], rule["chapter"]) for rule in printed["rules"]] == [
        ("P-TURN-1", "The turn"),
        ("P-TURN-2", "The turn"),
    ]


def test_the_command_reports_full_coverage_from_any_folder_of_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(fake_checkout(tmp_path, CODE, TEST) / "docs" / "rules")
    assert command("--coverage", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"rules": 4, "without_code": [], "without_test": []}


def test_the_command_fails_when_a_rule_is_not_covered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(fake_checkout(tmp_path, CODE.replace("[X-TURN-1]", "[X-TURN-2]"), TEST))
    assert command("--coverage") == 1
    assert capsys.readouterr().out == (
        "4 rules\n"
        "1 without code:\n  X-TURN-1\n"
        "1 cited but in no rules text:\n  src/shedet/games/game/rules.py:8: X-TURN-2\n"
    )


def test_the_command_refuses_coverage_outside_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ShedetError, match="is not in a checkout of shedet"):
        command("--coverage")


def test_the_command_takes_a_game_or_coverage_and_not_both(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command("sobek2p", "--coverage")
    assert "not allowed with" in capsys.readouterr().err
