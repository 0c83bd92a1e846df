"""People at terminals who play at a server, for tests: processes that are typed to, and whose screens are read."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serving import wait_for

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

    def wait_for_either(self, other: "Person") -> bool:
        """Until one of two is asked; whether it is this one."""
        wait_for(lambda: self.is_asked() or other.is_asked())
        return self.is_asked()

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


def table_named(person: Person) -> str:
    person.wait_until("Waiting")
    found = re.search(r"Table (\w+):", person.seen)
    assert found is not None
    return found[1]


def record_of(folder: Path) -> str:
    [path] = (folder / "shedet" / "games").glob("*.txt")
    return path.read_text()


def play_each_other(house_url: str, folder: Path, *game: str) -> tuple[Person, Person]:
    """Two at a table; whoever is done with them ends them."""
    anna = Person(folder / "anna", *game, "--server", house_url, "--name", "Anna", "--players", "2")
    ben = Person(folder / "ben", "--server", house_url, "--join", table_named(anna), "--name", "Ben")
    return anna, ben


def in_parallel(*people: Person) -> None:
    hands = [threading.Thread(target=play_first_choices, args=[each]) for each in people]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()


def seat_of(person: Person) -> int:
    found = re.search(r"You are ([AB]) at table", person.seen)
    assert found is not None
    return "AB".index(found[1])


def table_at(person: Person) -> str:
    found = re.search(r"at table (\w+)\.", person.seen)
    assert found is not None
    return found[1]
