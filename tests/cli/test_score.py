"""`shedet score`: the score arithmetic of a game, asked directly."""

import json
from typing import Any

import pytest

from shedet.cli import main

Capture = pytest.CaptureFixture[str]


def printed(words: str, capsys: Capture) -> str:
    assert main(["score", *words.split()]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        # S-END-3: cards times scarabs, prosperity's included; a horizontal set its scarabs only
        ("--set ivory3 ivory3 ivory0 amulet", "4 cards x 6 scarabs = 24 points"),
        ("--set wheat1 merchant courtesan", "3 cards x 1 scarab = 3 points"),
        ("--set wheat1 wheat1 amulet --prosperity 1", "3 cards x 4 scarabs = 12 points"),
        ("--set amulet amulet amulet --prosperity 2", "3 cards x 4 scarabs = 12 points"),
        ("--set amulet amulet amulet", "3 cards x 0 scarabs = 0 points"),
        ("--set ivory3 ivory3 ivory0 --horizontal", "3 cards, horizontal: 6 scarabs = 6 points"),
        # S-END-5: two ankhs back from 61 is 52, three numerals back from 50 is 35
        ("--from 38 --round 23", "38 + 23 = 61 (ankh)"),
        ("--from 38 --round 23 --penalty", "38 + 23 = 61 (ankh); 2 ankhs back: 52"),
        ("--from 20 --round 30 --penalty", "20 + 30 = 50 (numeral); 3 numerals back: 35"),
        ("--round 9 --penalty", "0 + 9 = 9 (eye); fewer than 10 points in the round: not back at all"),
        ("--round 18 --penalty", "0 + 18 = 18 (lotus); 1 lotus back: 11"),
        # S-END-6: beyond 99 the track goes round
        ("--from 95 --round 10 --penalty", "95 + 10 = 105 (numeral); 1 numeral back: 100"),
        # S-EV-1
        ("--guild ankh --from 61", "61 (ankh): the next ankh is 68, the previous one 59"),
        ("--guild ankh --from 1", "1 (ankh): the next ankh is 8, there is none before it"),
        ("--guild lotus", "0 (numeral): the next lotus is 4, there is none before it"),
    ],
)
def test_a_question_is_answered_in_one_line(words: str, expected: str, capsys: Capture) -> None:
    assert printed(f"sobek {words}", capsys) == f"{expected}\n"


def test_the_answers_are_there_for_machines_too(capsys: Capture) -> None:
    def found(words: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(printed(f"sobek --json {words}", capsys))
        return answer

    answer = found("--set fish1 fish1 thief")
    assert (answer["set"], answer["cards"], answer["scarabs"], answer["points"]) == ("fish", 3, 2, 6)
    assert found("--from 38 --round 23 --penalty")["penalised"] == 52
    assert "penalised" not in found("--from 38 --round 23")
    assert found("--guild eye --from 0") == {
        "guild": "eye",
        "from": 0,
        "symbol": "numeral",
        "next": 2,
        "previous": None,
    }


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("sobek", "--set --round --guild is required"),
        ("sobek --set ivory3 fish1 wheat1", "one type and amulets, not of ivory and fish and wheat"),
        ("sobek --set ivory3 amulet", "3 cards or more, not 2"),
        ("sobek --set ivory3 ivory3 ivory3 ivory3", "there are 3 cards ivory3 in the box, not 4"),
        ("sobek --set ivry3 ivory3 ivory3", "the card 'ivry3'. Did you mean 'ivory3'"),
        ("sobek --set zzz ivory3 ivory3", "I don't know the card 'zzz'."),
        ("sobek --set ivory3 ivory3 ivory0 --prosperity 1", "prosperity never lies on ivory"),
        ("sobek --set fish1 fish1 fish1 --prosperity 3", "2 prosperity tokens, not 3"),
        ("sobek --set fish1 fish1 fish1 --prosperity 1 --horizontal", "never lies on a horizontal set"),
        ("sobek --set fish1 fish1 fish1 --from 3", "--from goes with --round or --guild"),
        ("sobek --round 10 --horizontal", "name its cards with --set"),
        ("sobek --guild ankh --penalty", "name them with --round"),
        ("sobek --guild sun", "the guild 'sun'. There are: ankh, eye, feather, lotus"),
        ("sobek --guild numeral", "the guild 'numeral'"),
        ("sobek --round -1", "at least 0"),
        ("sobek --round 99999999999999999999", "more than a game can come to"),
        ("sobek --round 5 --guild ankh", "not allowed with"),
        ("sobek2p --round 5", "shedet score does not know how sobek2p is scored, only sobek"),
        ("chess --round 5", "I don't know the game 'chess'"),
    ],
)
def test_bad_questions_are_answered_with_a_sentence(words: str, expected: str, capsys: Capture) -> None:
    assert main(["score", *words.split()]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith("shedet: ")
    assert found.err.count("\n") == 1
    assert expected in found.err
