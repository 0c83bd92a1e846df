"""What the terminal says when something is not possible: the rule that stands against it, in the game's words."""

import io
import pickle
from pathlib import Path

import pytest
from rich.console import Console

from kemet_night import nightfall
from kemet_table import Table
from scenes import table_of
from shedet.bots import find_bot
from shedet.cli.session import Opponent, Session
from shedet.core.errors import CutShort, IllegalAction, NotOffered, ShedetError
from shedet.core.match import Match
from shedet.core.record import record_text
from shedet.core.words import say
from shedet.files import load_record
from shedet.games import find_game
from shedet.words import error_text

REFUSED = "'go FW2' is not possible now for A"
REASON = "FW2 does not touch FW1, and no ship goes there from it. [K-MOVE-1]"
POSSIBLE = "done, go W1A, go W1B, go W1C, go OW12, go T2W, go BW."


def moving() -> Table:
    t = Table("A army FW1 3")
    t.play("A mark move1; go FW1; take 3")
    return t


def refused(match: Match, line: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as raised:
        match.play_text(0, line)
    return raised.value


def test_an_error_has_the_reason_as_a_message_and_its_text_without_it() -> None:  # K-MOVE-1
    error = refused(moving().match, "go FW2")
    assert str(error) == f"{REFUSED}; possible: {POSSIBLE}"
    assert error.reason == say("refusal", reason=say("refuse-not-beside", zone="FW2", here="FW1"), rules="K-MOVE-1")
    assert error_text(error, "kemet") == f"{REFUSED}: {REASON} Possible: {POSSIBLE}"


def test_where_the_game_has_nothing_to_say_the_text_is_all() -> None:
    error = refused(moving().match, "slot 1")
    assert error.reason is None
    assert error_text(error, "kemet") == str(error) == f"'slot 1' is not possible now for A; possible: {POSSIBLE}"
    assert error_text(ShedetError("it is too dark."), "kemet") == "it is too dark."


def test_a_line_that_is_cut_short_says_why_it_was() -> None:  # K-BAT-1
    t = nightfall("players 3\nA prayer 11\nA veterans 4\nA hand glory")
    error = refused(t.match, "spend; play glory")
    assert isinstance(error, CutShort)
    stand = "'spend' was carried out and stands: it cannot be taken back. Then 'play glory' is not possible now for A"
    assert str(error) == f"{stand}; possible: done, spend."
    assert error_text(error, "kemet") == (
        f"{stand}: glory is played when battle cards are chosen. [K-BAT-1] Possible: done, spend."
    )


@pytest.mark.parametrize("line", ["go FW2", "slot 1"])
def test_an_error_comes_whole_from_another_process(line: str) -> None:
    error = refused(moving().match, line)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, NotOffered)
    assert (str(again), again.reason) == (str(error), error.reason)


def test_a_person_at_the_table_reads_the_reason() -> None:  # K-MOVE-1
    console = Console(width=300, file=io.StringIO(), highlight=False)
    merchant = Opponent("merchant", find_bot("merchant", "kemet"))
    session = Session(table_of(moving().match), 0, {1: merchant}, console, None)
    session.obey("go FW2")
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines()[-1] == f"{REFUSED}: {REASON} Possible: {POSSIBLE}"


def test_a_record_with_an_impossible_step_is_refused_with_the_reason(tmp_path: Path) -> None:  # K-DAY-1
    match = Match(find_game("kemet"), 2, {"day_limit": 1}, "1")
    while not match.over():
        match.play(match.asked()[0], match.legal_actions(match.asked()[0])[0])
    lines = record_text(match).splitlines()
    at = next(number for number, line in enumerate(lines) if " mark " in line)
    lines[at] = f"{lines[at].split()[0]} end"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(ShedetError) as raised:
        load_record(file)
    assert str(raised.value).startswith(f"{file}, line {at + 1}: 'end' is not possible now for ")
    assert "First place your marker; and a silver one too" in str(raised.value)
    assert "[K-DAY-1, K-DAY-2] Possible: mark " in str(raised.value)
