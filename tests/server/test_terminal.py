"""The same terminal, a table far away: `shedet play --server URL`."""

import io
import sys
import threading
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from far_people import (
    PROMPT,
    Person,
    in_parallel,
    play_each_other,
    play_first_choices,
    record_of,
    seat_of,
    sitting,
    table_at,
)
from scenes import table_of, voice_of
from serving import Backing, running, wait_for
from shedet.bots.guarded import GuardedBot
from shedet.cli import main
from shedet.cli.far.company import heard_before, short_name
from shedet.cli.far.line import Line, NoLine, Silence
from shedet.cli.far.seating import check_rules
from shedet.cli.far.session import ASIDES, FarSession
from shedet.cli.far.table import FarTable, TakenBack
from shedet.cli.session import Opponent, Session
from shedet.cli.showing import Showing
from shedet.core.errors import ShedetError
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.record import parse_record, replay
from shedet.core.rng import Rng, seeded
from shedet.core.table import Told
from shedet.games import GAMES, find_game
from shedet.server import protocol, showing
from shedet.server.endpoints.house import offered
from shedet.server.sitting import Sitting
from shedet.server.store import entries
from shedet.words import find_words

CENTRE = "Take one of the four tiles in the centre."


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
                play_first_choices(anna, 2)
                anna.wait_to_be_asked()
                before = len(anna.seen)
                anna.type("why")
                anna.wait_until(PROMPT, before)
                said = anna.seen[before:]
                assert "as far as you can tell:" in said or "I can't explain the last move" in said
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
            waiting.wait_until("The server can't be reached; still trying.")
            asked.type("1")  # sent until it arrives
            asked.wait_until("The server can't be reached; still trying.")
            with running(embedded, port=port):
                waiting.wait_until("The server is back.")
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
            seat = "AB"[seat_of(asked)]
            asked.type("say [bold]Good luck!")
            for person in (asked, other):  # whoever speaks sees that it was heard
                person.wait_until(f"{name}: [bold]Good luck!")
            other.type("say Thanks.")  # at any time
            asked.wait_until(": Thanks.")
            asked.type("why")
            asked.wait_until("Nobody else has done anything yet.")
            asked.type(f"say {'x' * 501}")
            asked.wait_until("That is too long: it has 501 characters, and 500 are the most.")
            asked.type("back")
            asked.wait_until("You are there already: no bot plays for you.")
            before = len(asked.seen)
            asked.type("1")
            before = asked.wait_until("· You take ", before)
            other.wait_until("Your turn")
            asked.type("undo")  # nobody has answered yet, and nothing was shown
            before = asked.wait_until(CENTRE, asked.wait_until("Taken back.", before))
            asked.wait_to_be_asked()
            taken_back = other.wait_until(f"· {seat} takes ", other.wait_until(f"{name} took back:"))
            asked.type("1")
            other.wait_until("Your turn", taken_back)
            play_until(other, asked, before)
            asked.wait_to_be_asked()
            asked.type("undo")
            asked.wait_until("The others have been asked whether you may take it back.")
            wanted = f"{name} wants to take back their last move, and everything that came after it.\n"
            asked_for = other.wait_until(wanted)
            other.type("no")
            other.wait_until("You did not agree: the move stands.", asked_for)
            asked.wait_until("The others did not agree: the move stands.")
            asked.type("undo")
            asked_for = other.wait_until(wanted, asked_for)
            before = len(asked.seen)
            other.type("yes")
            asked.wait_until(CENTRE, asked.wait_until("Taken back.", before))
            other.wait_until(f"{name} took back:", asked_for)
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
        levels = "random, apprentice, merchant, scribe, vizier, pharaoh."
        for bot in ("nobody", "search:100"):
            said = f"the bot '{bot}' does not play at this server; these do: {levels}"
            assert said in complaint(["sobek2p", *there, "--bot", bot], capsys)
        said = "a name has 1 to 40 characters; yours has 41."
        assert said in complaint(["sobek2p", *there, "--name", "x" * 41], capsys)
        said = "Sobek: 2 Players has no option 'sand'; it has: "
        assert said in complaint(["sobek2p", *there, "--option", "sand"], capsys)
        assert "like 10m, 10m+5s or 2d, not '5'" in complaint(["sobek2p", *there, "--clock", "5"], capsys)
        assert "at most 24h for the game" in complaint(["sobek2p", *there, "--clock", "25h"], capsys)
        assert "either --join or --watch" in complaint([*there, "--join", "x", "--watch", "x"], capsys)
        assert "are for new tables" in complaint([*there, "--join", "x", "--hints"], capsys)
        assert "every other seat must be a bot's" in complaint(["sobek2p", *there, "--take-back"], capsys)
        assert "played by 2 players, not 5" in complaint(["sobek2p", *there, "--players", "5"], capsys)
        assert "players, not 7" in complaint(["kemet", *there, "--players", "7"], capsys)
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
    assert "cannot be reached" in complaint(["sobek2p", *there], capsys)
    assert "is not the address of a server" in complaint(["sobek2p", "--server", "localhost"], capsys)
    for words in (["--join", "x"], ["--watch", "x"], ["--name", "x"], ["--hints"], ["--clock", "5m"]):
        assert f"{words[0]} is for tables of a server" in complaint(["sobek2p", *words], capsys)


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
    """At every twentieth decision of a random game, and in battles."""
    sitting, rng = sitting_at(game), seeded("far")
    match = sitting.match
    for number in range(300):
        if match.over():
            break
        seat = match.asked()[0]
        if number % (2 if match.view(seat).get("battle") else 20) == 0:
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


def test_nothing_from_the_line_moves_the_cursor() -> None:
    line = Line("http://shedet.test")
    found = line.read(protocol.Me, b'{"id": "x", "name": "\\u001b[2JAn\\u0007na"}')
    assert found.name == "[2JAnna"
    assert short_name("[red]Anna of the Long Name") == "(red)Anna of th…"


def test_a_server_that_goes_away_while_somebody_sits_down_is_spoken_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it was killed before there was a session, and the terminal waited without a word."""
    table, said, answers = far_table(sitting_at("sobek2p"), 0), list[str](), ["no", "no", "yes", "no", "yes"]
    Silence(said.append).listen_to(table.line)
    monkeypatch.setattr("shedet.cli.far.line.AGAIN", 0.0)

    def get(kind: type, path: str) -> object:
        if answers.pop(0) == "no":
            raise NoLine("the server cannot be reached.")
        return []

    monkeypatch.setattr(table.line, "get", get)
    assert heard_before(table) == 0
    assert said == ["The server can't be reached; still trying.", "The server is back."]
    heard_before(table)
    assert said == 2 * ["The server can't be reached; still trying.", "The server is back."]


def test_a_server_that_plays_by_other_rules_is_refused() -> None:
    table = far_table(sitting_at("sobek2p"), 0)
    offer = protocol.Offer([offered("sobek2p")], [])
    check_rules(offer, table)
    offer.games[0].rules += 1
    with pytest.raises(ShedetError, match="it needs the same version of Shedet"):
        check_rules(offer, table)


@pytest.mark.parametrize("game", GAMES)
def test_who_took_back_what_is_known(game: str) -> None:
    """By consent, whatever came after it; as it was told, and not a word of what stands."""
    sitting, rng = sitting_at(game), seeded("back")
    far = far_table(sitting, 1)
    assert sitting.table is not None
    told: list[list[Told]] = []  # before each step
    gone: list[Told] = []  # if A took back the last line
    while len(told) < 60 or not gone:
        seat = sitting.match.asked()[0]
        legal = sitting.match.legal_actions(seat)
        told.append(list(far.told))
        sitting.apply(entries.Played(seat, sitting.match.game.action_text(legal[int(rng.below(len(legal)))])), 0)
        far.take(pushed(sitting, far))
        gone = far.told[len(told[sitting.table.lines[0][-1]]) :]
    assert far.taken_back is None
    sitting.apply(entries.AskedToTakeBack(0), 0)
    far.take(pushed(sitting, far))
    sitting.apply(entries.Agreed(1), 0)
    far.take(pushed(sitting, far))
    sentences = [sentence for each in gone for sentence in each.sentences]
    assert far.taken_back == TakenBack(gone[0].since, "A", sentences)


def pushed(sitting: Sitting, far: FarTable) -> protocol.Update:
    sent = msgspec.json.encode(showing.update(sitting, "p1", far.update.seq, 0))
    return far.line.read(protocol.Update, sent)


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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_everything_said_of_a_table_far_away_is_there_in_every_language(language: str) -> None:
    words = find_words("sobek2p", language)
    names = {name for name in find_words("sobek2p", "en").names() if name.startswith("far-")}
    assert names <= words.names()
