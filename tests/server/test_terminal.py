"""The same terminal, a table far away: `shedet play --server URL`."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serving import Backing, House, running, wait_for
from shedet.core.errors import ShedetError
from shedet.core.record import parse_record, replay
from shedet.games import GAMES, find_game

PROMPT = "> "
PATIENCE = 120.0  # seconds on a busy machine


class Person:
    """Somebody at a terminal: what they see, and what they type when they are asked."""

    def __init__(self, folder: Path, *words: str) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "80", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shedet", "play", *words],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
        )
        self.seen = ""
        self.changed = threading.Condition()
        self.is_over = False
        threading.Thread(target=self.watch, daemon=True).start()

    def watch(self) -> None:
        assert self.process.stdout is not None
        while piece := os.read(self.process.stdout.fileno(), 65536):
            with self.changed:
                self.seen += piece.decode()
                self.changed.notify_all()
        with self.changed:
            self.is_over = True
            self.changed.notify_all()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    def wait_until(self, sign: str, since: int = 0) -> int:
        """Until something is on the screen, or the session is over; where it ends."""
        with self.changed:
            assert self.changed.wait_for(lambda: sign in self.seen[since:] or self.is_over, PATIENCE), self.seen[-2000:]
            assert sign in self.seen[since:], self.seen[-2000:]
            return self.seen.index(sign, since) + len(sign)

    def is_asked(self) -> bool:
        return self.seen.endswith(PROMPT)

    def wait_to_be_asked(self) -> bool:
        """Whether there is something to answer, and not the end."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.is_asked() or self.is_over, PATIENCE), self.seen[-2000:]
            return not self.is_over

    def end(self) -> str:
        """All that was seen, when the session has ended as it should."""
        assert self.process.wait(PATIENCE) == 0, self.seen[-2000:]
        with self.changed:
            assert self.changed.wait_for(lambda: self.is_over, PATIENCE)
        assert "Traceback" not in self.seen
        return self.seen


@contextmanager
def sitting(*people: Person) -> Iterator[None]:
    try:
        yield
    finally:
        for person in people:
            if person.process.poll() is None:
                person.process.kill()
            person.process.wait()


def play_first_choices(person: Person, most: int = 100_000) -> None:
    """Always the first answer, as in `yes 1 | shedet play`."""
    answered = 0
    while answered < most and person.wait_to_be_asked():
        with person.changed:
            person.seen += "\0"  # it is no prompt any more
        person.type("1")
        answered += 1


def table_of(person: Person) -> str:
    person.wait_until("Waiting")
    found = re.search(r"Table (\w+):", person.seen)
    assert found is not None
    return found[1]


def record_of(folder: Path) -> str:
    [path] = (folder / "shedet" / "games").glob("*.txt")
    return path.read_text()


def test_two_terminals_play_a_whole_game_against_each_other(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna = Person(tmp_path / "anna", "sobek2p", "--server", house.url, "--name", "Anna", "--players", "2")
        with sitting(anna):
            ben = Person(tmp_path / "ben", "--server", house.url, "--join", table_of(anna), "--name", "Ben")
            with sitting(ben):
                hands = [threading.Thread(target=play_first_choices, args=[each]) for each in (anna, ben)]
                for hand in hands:
                    hand.start()
                for hand in hands:
                    hand.join()
                seen = [anna.end(), ben.end()]
    assert all("Final scores" in each for each in seen)
    assert sum("You have won." in each for each in seen) == 1
    assert "(Ben)" in seen[0]
    assert "(Anna)" in seen[1]
    assert not any("taken back" in each or "has changed" in each for each in seen)
    record = record_of(tmp_path / "anna")
    assert record == record_of(tmp_path / "ben")
    assert replay(find_game("sobek2p"), parse_record(record)).over()


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_plays_against_a_bot(game: str, embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna = Person(tmp_path / "anna", game, "--server", house.url, "--bot", "merchant", "--name", "Anna")
        with sitting(anna):
            if game == "kemet":
                play_first_choices(anna, 60)
                anna.wait_to_be_asked()
                anna.type("resign")
                anna.type("resign")
                assert "You (" in anna.end()
                assert "has resigned." in anna.seen
                assert "(merchant) has won." in anna.seen
            else:
                play_first_choices(anna)
                assert "won." in anna.end()
                assert replay(find_game(game), parse_record(record_of(tmp_path / "anna"))).over()
