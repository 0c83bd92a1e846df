"""People at a table of a server, each at a terminal: waiting, watching, looking back, another game."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from far_people import Person, play_each_other, sitting, table_at, table_named
from processes import Command
from serving import Backing, running, wait_for
from shedet.cli.far.clocks import clock_wanted
from shedet.cli.far.company import change_of
from shedet.cli.far.inbox import Inbox, LineBroke, Typed
from shedet.cli.far.line import Line
from shedet.core.errors import ShedetError
from shedet.core.record import parse_record
from shedet.server import protocol


def test_a_game_that_is_over_can_be_looked_back_at(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna, ben = play_each_other(house.url, tmp_path, "sobek2p")
        with sitting(anna, ben):
            asked, name = (anna, "Anna") if anna.wait_for_either(ben) else (ben, "Ben")
            asked.type("resign")
            asked.type("resign")
            anna.end()
            ben.end()
        for who in ("anna", "eve"):  # one who has played, and one who has not
            back = Person(tmp_path / who, "--server", house.url, "--join", table_at(asked), "--name", who.title())
            with sitting(back):
                seen = back.end()
                assert f"The game at table {table_at(asked)} is over." in seen
                assert "hand 2" in seen  # the board
                assert f"{name} has resigned." in seen or (who == name.lower() and "You have resigned." in seen)
                assert "won." in seen
                assert f"--join {table_at(asked)} --record FILE   saves the record" in seen
        file = tmp_path / "game.txt"
        saved = Person(tmp_path / "eve", "--server", house.url, "--join", table_at(asked), "--record", str(file))
        with sitting(saved):
            assert f"The game is saved in {file}." in " ".join(saved.end().split())
        assert parse_record(file.read_text()).game == "sobek2p"


def test_somebody_watches_and_may_not_play(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna, ben = play_each_other(house.url, tmp_path, "sobek2p")
        with sitting(anna, ben):
            asked, waiting = (anna, ben) if anna.wait_for_either(ben) else (ben, anna)
            eve = Person(tmp_path / "eve", "--server", house.url, "--watch", table_at(asked), "--name", "Eve")
            with sitting(eve):
                eve.wait_until("hand 2", eve.wait_until(f"You are watching table {table_at(asked)}."))
                assert "Your turn" not in eve.seen
                asked.type("1")
                eve.wait_until(" takes ")
                eve.type("say Boo")
                eve.wait_until("Only those who sit at this table can do that.")
                waiting.wait_to_be_asked()
                waiting.type("resign")
                waiting.type("resign")
                assert "has won." in eve.end()
                assert "Boo" not in asked.end() + waiting.end()


def test_whoever_waits_for_others_talks_and_seats_a_bot(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        words = ["sobek", "--players", "4", "--bot", "random", "--clock", "5m+10s", "--hints"]
        anna = Person(tmp_path / "anna", *words, "--server", house.url, "--name", "Anna")
        ben = Person(tmp_path / "ben", "--server", house.url, "--join", table_named(anna), "--name", "Ben")
        with sitting(anna, ben):
            anna.wait_until("At the table: Anna, random, Ben; 1 seat is free.")
            friend = f"  shedet play --server {house.url} --join {table_named(anna)}   sits down there"
            assert friend in anna.seen
            assert f"  {house.url}/table/{table_named(anna)}   does so in a browser" in anna.seen
            ben.type("say Hello")
            for person in (anna, ben):
                person.wait_until("Ben: Hello")
            ben.type("bot merchant")
            ben.wait_until("Only the host of this table can do that.")
            anna.type("bot search:100")
            anna.wait_until("There are: random, apprentice, merchant")
            anna.type("help")
            anna.wait_until("The game begins when every seat is taken.")
            anna.type("bot merchant")
            for person in (anna, ben):
                person.wait_until(" at table ")
                assert person.seen.count("Ben: Hello") == 1
            asked = anna if anna.wait_for_either(ben) else ben
            asked.wait_until("5:")  # the clocks
            asked.type("hint")
            asked.wait_until("Best moves, with your chance of winning:")


# ---- at terminals


@contextmanager
def at_terminals(*people: Command) -> Iterator[None]:
    try:
        yield
    finally:
        for person in people:
            if person.process.poll() is None:
                person.kill()


def at_terminal(*words: str) -> Command:
    return Command(["play", *words, "--language", "en"], everything=("stdin", "stdout"))


def test_two_play_again_and_say_things_meanwhile(
    embedded: Backing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(embedded) as house:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "anna"))
        anna = at_terminal("sobek2p", "--server", house.url, "--name", "Anna")
        [table] = re.findall(r"--join (\w+)", anna.read_until("Waiting"))
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "ben"))
        ben = at_terminal("--server", house.url, "--join", table, "--name", "Ben")
        with at_terminals(anna, ben):
            is_first = anna.read_until("help > |quit > ").endswith("help > ")
            asked, waiting = (anna, ben) if is_first else (ben, anna)
            names = ("Anna", "Ben") if is_first else ("Ben", "Anna")
            ben.read_until(f"It is {names[0]}'s turn. say, help, quit > " if is_first else "help > ")
            waiting.type("say Go on")
            waiting.read_until(f"{names[1]}: Go on")
            waiting.read_until(f"It is {names[0]}'s turn. say, help, quit > ")  # it says so again
            asked.read_until(f"{names[1]}: Go on")
            waiting.type("5")
            waiting.read_until("It is not your turn")
            asked.type("resign")
            asked.type("resign")
            asked.read_until("Type again for another game with the same players, or quit.")
            waiting.read_until("Type again for another game")
            waiting.type("say Well played")
            asked.read_until(f"{names[1]}: Well played")
            asked.type("again")
            asked.read_until("Waiting")
            waiting.read_until("There is a table for another game: type again to sit down there, or quit.")
            waiting.type("again")
            for person in (asked, waiting):
                person.read_until(r"You are [AB] at table")
                person.type("quit")
                assert person.end().status == 0


def test_whoever_plays_against_a_bot_plays_again_at_once(embedded: Backing) -> None:
    with running(embedded) as house:
        anna = at_terminal("sobek2p", "--server", house.url, "--name", "Anna", "--bot", "greedy", "--take-back")
        with at_terminals(anna):
            anna.read_until("A practice game: you can undo as much as you like.")
            anna.read_until("help > ")
            anna.type("resign")
            anna.type("resign")
            anna.read_until("Type again for another game")
            anna.type("3")
            anna.read_until("The game is over; type again for another one, or quit.")
            anna.type("again")
            anna.read_until("A practice game")
            anna.read_until("help > ")
            anna.type("again")
            anna.read_until("The game is not over yet")
            anna.type("quit")
            assert anna.end().status == 0


def test_whose_time_is_up_is_told_and_what_the_bot_plays_is_not_taken_for_theirs(embedded: Backing) -> None:
    with running(embedded, bot_pause=1.0) as house:
        anna = at_terminal("sobek2p", "--server", house.url, "--name", "Anna", "--bot", "random", "--clock", "4s")
        with at_terminals(anna):
            anna.read_until("Your time is up: a bot is playing for you. Type back to take")
            anna.read_until("back, say, help, quit > ")
            anna.read_until("The bot played for you:")
            anna.type("1")
            anna.read_until("A bot is playing for you; type back to take over again.")
            anna.type("back")
            anna.read_until("You have taken over again.")
            anna.read_until(r"You \([AB]\) 0:0[01]")  # a quarter of the time is left
            anna.type("quit")
            assert anna.end().status == 0


def test_whoever_is_asked_for_an_undo_sees_what_would_go_and_is_prompted_for_an_answer(
    embedded: Backing, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with running(embedded) as house:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "anna"))
        anna = at_terminal("sobek2p", "--server", house.url, "--name", "Anna")
        [table] = re.findall(r"--join (\w+)", anna.read_until("Waiting"))
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "ben"))
        ben = at_terminal("--server", house.url, "--join", table, "--name", "Ben")
        with at_terminals(anna, ben):
            is_first = anna.read_until("help > |say, help, quit > ").endswith("say, help, quit > ")
            first, second = (ben, anna) if is_first else (anna, ben)
            if is_first:
                first.read_until("help > ")
            else:
                assert "notches" in second.read_until("say, help, quit > ")  # the board, though it is not their turn
            first.type("1")
            first.read_until("You take ")
            second.read_until(r"help > ")
            second.type("1")
            while "quit > " not in second.read_until("help > |quit > "):
                second.type("1")
            first.read_until("help > ")
            first.type("undo")
            first.read_until("Type no if you change")
            assert "yes" not in first.read_until("no, .*help > ")
            said = second.read_until("May it be taken back\\? Type yes or no.")
            assert "did last, and what came after:" in said
            assert " takes " in said
            assert "You take" in said
            second.read_until("yes, no, say, help, quit > ")
            first.type("no")
            first.read_until("You changed your mind: the move stands.")
            second.read_until("Nothing is taken back: the move stands.")
            assert "yes" not in second.read_until("say, help, quit > ")


def test_whoever_watches_or_has_played_is_not_asked_whether_they_resign(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna = at_terminal("sobek2p", "--server", house.url, "--name", "Anna", "--bot", "greedy")
        with at_terminals(anna):
            [table] = re.findall(r"at table (\w+)\.", anna.read_until("help > "))
            eve = Person(tmp_path / "eve", "--server", house.url, "--watch", table, "--name", "Eve")
            with sitting(eve):
                eve.wait_until("You are watching")
                eve.type("resign")
                eve.wait_until("You are only watching")
                anna.type("resign")
                anna.read_until("Do you really want to resign\\? Type yes, or resign again.")
                anna.type("yes")
                anna.read_until("Type again for another game")
                anna.type("resign")
                assert "give up" not in anna.read_until("The game is over; type again")


# ---- parts


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("10m", protocol.ClockWanted(seconds=600)),
        ("90s+5s", protocol.ClockWanted(seconds=90, increment=5)),
        ("1h+1m", protocol.ClockWanted(seconds=3600, increment=60)),
        ("2d", protocol.ClockWanted(days=2)),
    ],
)
def test_a_clock_is_written_in_one_word(text: str, wanted: protocol.ClockWanted) -> None:
    assert clock_wanted(text) == wanted


@pytest.mark.parametrize("text", ["", "10", "2d+5s", "5s+", "31d", "25h", "1m+2h", "-5m", "٣m"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(ShedetError, match="a clock "):
        clock_wanted(text)


def test_who_goes_and_comes_is_said() -> None:
    ben = protocol.Seat("B", "Ben", is_person=True)
    away = protocol.Seat("B", "Ben", is_person=True, is_away=True)
    played_for = protocol.Seat("B", "Ben", is_person=True, bot="merchant", is_away=True)
    resigned = protocol.Seat("B", "Ben", is_person=True, bot="merchant", has_resigned=True)
    out = protocol.Clock(0)
    in_time, too_late = (
        protocol.Seat("B", "Ben", True, clock=out),
        protocol.Seat("B", "Ben", True, "merchant", clock=out),
    )
    changes = ((ben, away), (away, played_for), (played_for, ben), (in_time, too_late), (ben, resigned))
    told = [change_of(was, now) for was, now in changes]
    assert told == ["far-left", "far-bot-plays", "far-returned", "far-time-is-up", "far-resigned"]
    assert not any(change_of(seat, seat) for seat in (ben, away, played_for, resigned))


def test_no_line_is_read_before_the_last_one_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a pager would miss keys, and the table of another game a line."""
    reading = threading.Semaphore(0)

    def lines() -> Iterator[str]:
        for line in ("first", "second"):
            reading.release()
            yield line

    monkeypatch.setattr("shedet.cli.far.inbox.typed_lines", lines)
    inbox = Inbox(Line("http://shedet.test"), "table", lambda: 0)
    inbox.events.put(LineBroke())
    assert inbox.next() == LineBroke()
    assert reading.acquire(timeout=60)
    wait_for(lambda: inbox.events.qsize() == 1)
    inbox.keyboard.want_a_line()  # while the first lies there
    assert not reading.acquire(timeout=0.2)
    assert inbox.next() == Typed("first")
    assert inbox.next() == Typed("second")
