"""The same terminal, a table far away: `shedet play --server URL`."""

import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from kemet_fights import attack
from scenes import scene_of, table_of, voice_of
from serving import Backing, running, wait_for
from shedet.bots.guarded import GuardedBot
from shedet.cli import main
from shedet.cli.battle_kemet import draw_battle
from shedet.cli.far.line import Line
from shedet.cli.far.seating import check_rules
from shedet.cli.far.session import ASIDES, FarSession, short_name
from shedet.cli.far.table import FarTable
from shedet.cli.session import Opponent, Session
from shedet.cli.showing import Showing
from shedet.core.errors import ShedetError
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.record import parse_record, replay
from shedet.core.rng import Rng, seeded
from shedet.games import GAMES, find_game
from shedet.server import protocol, showing
from shedet.server.endpoints.house import offered
from shedet.server.sitting import Sitting
from shedet.server.store import entries
from shedet.words import find_words

PROMPT = "> "
CENTRE = "Take one of the four tiles in the centre."
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


@pytest.mark.parametrize("game", ["sobek2p", "sobek", "kemet --option day_limit=1"])
def test_two_terminals_play_a_whole_game_and_see_what_they_would_see_here(
    game: str, embedded: Backing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Line by line: so there is nothing on a screen that only the other knows."""
    with running(embedded) as house:
        anna, ben = play_each_other(house.url, tmp_path, *game.split())
        with sitting(anna, ben):
            in_parallel(anna, ben)
            screens = {seat_of(each): each.end() for each in (anna, ben)}
    record = record_of(tmp_path / "anna")
    assert record == record_of(tmp_path / "ben")
    assert all("won." in screen or "You share the victory." in screen for screen in screens.values())
    for seat, other in ((0, "Ben" if seat_of(anna) == 0 else "Anna"), (1, "Anna" if seat_of(anna) == 0 else "Ben")):
        here = play_here(record, seat, other, monkeypatch)
        there = screens[seat].replace("\0", "")
        assert set(game_part(there)) <= set(game_part(here))
        if game == "sobek2p":  # nobody is ever asked at once with others, so the order is the same, too
            assert game_part(there) == game_part(here)


def seat_of(person: Person) -> int:
    found = re.search(r"You are ([AB]) at table", person.seen)
    assert found is not None
    return "AB".index(found[1])


def game_part(screen: str) -> list[str]:
    """Without what is said about where the table is, and where the game is kept."""
    lines = [line.rstrip() for line in screen.splitlines()]
    first = next(at for at, line in enumerate(lines) if line.endswith("quit."))
    last = next((at for at, line in enumerate(lines) if line.startswith("The game is saved")), len(lines))
    return lines[first + 1 : last]


class Replayed:
    """Plays what a seat has played in a record."""

    uses_knowledge = False
    failures: Sequence[str] = ()

    def __init__(self, match: Match, seat: int) -> None:
        self.actions = iter([step.action for step in match.log if step.seat == seat])

    def choose(self, knowledge: Knowledge | None, legal: "vec[i64]", rng: Rng) -> i64:
        return i64(next(self.actions))


def play_here(record: str, seat: int, other: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same game at a table here, by the same answers."""
    found = parse_record(record)
    match = replay(find_game(found.game), found)
    again = Match(match.game, match.players, match.options, match.seed)
    bot: GuardedBot = Replayed(match, 1 - seat)  # type: ignore[assignment]
    console = Console(file=io.StringIO(), width=80, highlight=False)

    def always_1(prompt: str) -> str:
        console.print(prompt, end="")
        return "1"

    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr("builtins.input", always_1)
    monkeypatch.setenv("LANG", "C.UTF-8")
    Session(table_of(again), seat, {1 - seat: Opponent(other, bot)}, console).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_plays_against_a_bot(game: str, embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna = Person(tmp_path / "anna", game, "--server", house.url, "--bot", "merchant", "--name", "Anna")
        with sitting(anna):
            if game == "kemet":
                play_first_choices(anna, 20)
                anna.wait_to_be_asked()
                anna.type("resign")
                anna.type("resign")
                anna.end()
                assert "You have resigned." in anna.seen
                assert "(merchant) has won." in anna.seen
            else:
                anna.wait_to_be_asked()
                anna.type("hint")
                anna.wait_until(PROMPT, anna.wait_until("Best moves, with your chance of winning:"))
                play_first_choices(anna)
                assert "won." in anna.end()
                assert replay(find_game(game), parse_record(record_of(tmp_path / "anna"))).over()


def test_a_server_that_was_killed_is_waited_for_and_the_game_goes_on(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        port = int(house.url.rpartition(":")[2])
        anna, ben = play_each_other(house.url, tmp_path, "sobek2p")
        with sitting(anna, ben):
            asked = anna if anna.wait_for_either(ben) else ben
            waiting = ben if asked is anna else anna
            house.kill()
            waiting.wait_until("The server cannot be reached; I keep trying.")
            asked.type("1")  # sent until it arrives
            asked.wait_until("The server cannot be reached; I keep trying.")
            with running(embedded, port=port):
                waiting.wait_until("The server is there again.")
                in_parallel(anna, ben)
                assert "won." in anna.end()
                assert "won." in ben.end()
    assert record_of(tmp_path / "anna") == record_of(tmp_path / "ben")


def test_people_talk_and_take_back_by_consent_and_go_on_after_a_break(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        anna, ben = play_each_other(house.url, tmp_path, "sobek2p")
        with sitting(anna, ben):
            asked = anna if anna.wait_for_either(ben) else ben
            other, name = (ben, "Anna") if asked is anna else (anna, "Ben")
            asked.type("say [bold]Good luck!")
            other.wait_until(f"{name}: [bold]Good luck!")
            asked.type("why")
            asked.wait_until("Why is not possible in a game at a server.")
            before = len(asked.seen)
            asked.type("1")
            before = asked.wait_until("· You take ", before)
            other.wait_until("Your turn")
            asked.type("undo")  # nobody has answered yet, and nothing was shown
            before = asked.wait_until(CENTRE, asked.wait_until("Taken back.", before))
            asked.wait_to_be_asked()
            taken_back = other.wait_until("Something was taken back.")
            asked.type("1")
            other.wait_until("Your turn", taken_back)
            play_until(other, asked, before)
            asked.wait_to_be_asked()
            asked.type("undo")
            asked.wait_until("The others are asked whether you may take it back.")
            other.wait_until("wants to take the last move back: type agree or disagree.")
            other.type("disagree")
            asked.wait_until("The others did not agree: it stands.")
            asked.type("undo")
            other.wait_until("type agree or disagree.", other.wait_until("type agree or disagree."))
            before = len(asked.seen)
            other.type("agree")
            asked.wait_until(CENTRE, asked.wait_until("Something was taken back.", before))
            other.wait_until("Something was taken back.", other.wait_until("Something was taken back."))
            asked.wait_to_be_asked()
            asked.type("quit")
            assert f"--join {table_at(asked)}" in asked.end().rpartition("Goodbye.")[0]
            folder = tmp_path / name.lower()
            again = Person(folder, "--server", house.url)
            with sitting(again):
                again.wait_until(CENTRE)
                again.type("1")
                again.wait_until("· You take ")
            [kept] = (folder / "shedet" / "servers").iterdir()
            assert kept.stat().st_mode & 0o777 == 0o600


def play_until(person: Person, other: Person, since: int) -> None:
    """One answers until it is the turn of the other: a turn may be several answers."""
    while "Your turn" not in other.seen[since:]:
        wait_for(lambda: person.is_asked() or "Your turn" in other.seen[since:])
        if person.is_asked():
            with person.changed:
                person.seen += "\0"
            person.type("1")


def table_at(person: Person) -> str:
    found = re.search(r"at table (\w+)\.", person.seen)
    assert found is not None
    return found[1]


# ---- what is wrong


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["play", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("shedet: ")
    return said


def test_what_cannot_be_played_is_said_in_a_sentence(
    embedded: Backing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(embedded) as house:
        there = ["--server", house.url]
        assert "There is no such table." in complaint([*there, "--join", "nowhere"], capsys)
        assert "is not the name of a table" in complaint([*there, "--join", "?"], capsys)
        assert "you have no unfinished game at" in complaint(there, capsys)
        assert "I don't know the bot 'nobody'" in complaint(["sobek2p", *there, "--bot", "nobody"], capsys)
        assert "played by 2 players, not 5" in complaint(["sobek2p", *there, "--players", "5"], capsys)
        assert "--seed is for games on this machine" in complaint(["sobek2p", *there, "--seed", "1"], capsys)
        assert "leave out the game" in complaint(["sobek2p", *there, "--join", "x"], capsys)
        anna, ben = play_each_other(house.url, tmp_path, "sobek2p")
        with sitting(anna, ben):
            asked = anna if anna.wait_for_either(ben) else ben
            table = table_at(asked)
            assert f"every seat at table {table} is taken" in complaint([*there, "--join", table], capsys)
            asked.type("resign")
            asked.type("resign")
            anna.end()
            ben.end()
            assert f"the game at table {table} is over." in complaint([*there, "--join", table], capsys)
    assert "cannot be reached" in complaint(["sobek2p", *there], capsys)
    assert "is not the address of a server" in complaint(["sobek2p", "--server", "localhost"], capsys)
    assert "name it with --server" in complaint(["sobek2p", "--join", "x"], capsys)


class NoShedet(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome!")

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_that_is_no_shedet_is_recognised(capsys: pytest.CaptureFixture[str]) -> None:
    with HTTPServer(("127.0.0.1", 0), NoShedet) as server:
        threading.Thread(target=server.handle_request, daemon=True).start()
        said = complaint(["sobek2p", "--server", f"http://127.0.0.1:{server.server_port}"], capsys)
    assert "is not a Shedet server, or one of another version" in said


# ---- what comes over the line


def sitting_at(game: str) -> Sitting:
    """A table of the server in this process; `p0` and `p1` sit there."""
    found = Sitting("table")
    find = find_game(game)
    for entry in (
        entries.Opened(game, int(find.rules_version), 2, {}, "far"),
        entries.Joined(0, "Anna", player="p0"),
        entries.Joined(1, "Ben", player="p1"),
        entries.Started([0, 1]),
    ):
        found.apply(entry, 0)
    return found


def far_table(sitting: Sitting, seat: int) -> FarTable:
    line = Line("http://shedet.test")
    sent = msgspec.json.encode(showing.update(sitting, f"p{seat}", 0, 0))
    return FarTable(line, line.read(protocol.Update, sent))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_as_it_would_be_here(game: str) -> None:
    """At every tenth decision of a random game. Only a battle of Kemet, before it is fought, has less to it."""
    sitting, rng = sitting_at(game), seeded("far")
    match = sitting.match
    for number in range(200):
        if match.over():
            break
        seat = match.asked()[0]
        if number % 10 == 0 and not match.view(seat).get("battle"):
            assert drawn(far_table(sitting, seat), match, seat) == drawn(table_of(match), match, seat)
        legal = match.legal_actions(seat)
        sitting.apply(entries.Played(seat, match.game.action_text(legal[int(rng.below(len(legal)))])), 0)


def drawn(table: object, match: Match, seat: int) -> str:
    console = Console(file=io.StringIO(), width=100, height=60, force_terminal=True, color_system="truecolor")
    screen = Showing(table, seat, {each: each for each in "AB"}, voice_of(match, seat), console)  # type: ignore[arg-type]
    screen.whole()
    screen.part()
    for look in screen.looks:
        screen.look(look)
    screen.tell(0)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_battle_far_away_shows_both_sides() -> None:
    t = attack("players 3\nA army FW1 5\nB army T2W 4")
    console = Console(file=io.StringIO(), width=80)
    console.print(draw_battle(scene_of(t.match, 1)._replace(story=None)))
    assert isinstance(console.file, io.StringIO)
    words = " ".join(console.file.getvalue().split())
    assert words == "Battle in T2W: Anubis (A) attacks you A 5 soldiers (and a card) B 4 soldiers (and a card)"


def test_nothing_from_the_line_moves_the_cursor() -> None:
    line = Line("http://shedet.test")
    found = line.read(protocol.Me, b'{"id": "x", "name": "\\u001b[2JAn\\u0007na"}')
    assert found.name == "[2JAnna"
    assert short_name("[red]Anna of the Long Name") == "(red)Anna of th…"


def test_a_server_that_plays_by_other_rules_is_refused() -> None:
    table = far_table(sitting_at("sobek2p"), 0)
    offer = protocol.Offer([offered("sobek2p")], [])
    check_rules(offer, table)
    offer.games[0].rules += 1
    with pytest.raises(ShedetError, match="it needs the same version of Shedet"):
        check_rules(offer, table)


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_past_an_answer_that_was_no_choice(game: str) -> None:
    """A terminal gives it at once, so that nobody could take back anything before it."""
    sitting, rng = sitting_at(game), seeded("forced")
    match = sitting.match
    assert sitting.table is not None
    forced = 0
    while not match.over() and forced < 3:
        seat = match.asked()[0]
        legal = match.legal_actions(seat)
        before = list(sitting.table.lines[seat])
        sitting.apply(entries.Played(seat, match.game.action_text(legal[int(rng.below(len(legal)))])), 0)
        forced += len(legal) == 1
        assert (sitting.table.lines[seat] == before) == (len(legal) == 1)
    assert forced == 3


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_of_a_game_is_written_like_a_command(game: str) -> None:
    verbs = {text.partition(" ")[0] for text in find_game(game).action_texts}
    assert not verbs & {*ASIDES, *FarSession.words}


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_said_of_a_table_far_away_is_there_in_every_language(language: str) -> None:
    words = find_words("sobek2p", language)
    names = {name for name in find_words("sobek2p", "en").names() if name.startswith("far-")}
    assert names <= words.names()
