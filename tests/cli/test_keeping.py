"""Nothing that was played is lost: games are on disk after every answer, and go on as they were."""

import errno
import io
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from kept_games import MOVES, PLAY, Capture, kept_in, moves_in, play, record_in, refused
from processes import Command
from scenes import table_of
from shedet import files
from shedet.bots import find_bot
from shedet.bots.bot import Bot
from shedet.bots.levels import make_bot
from shedet.cli import main
from shedet.cli.calling import command_line
from shedet.cli.keeping import Keeper, data_folder
from shedet.cli.session import Opponent, Session
from shedet.core.game import Knowledge
from shedet.core.match import Match
from shedet.core.record import replay
from shedet.core.rng import Rng
from shedet.games import find_game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


# ---- after every answer, whatever ends it


class Keyboard:
    """Types 1 and looks at the file each time it is asked."""

    def __init__(self, file: Path, answers: int) -> None:
        self.file = file
        self.answers = answers
        self.lengths: list[int] = []

    def __call__(self, prompt: str) -> str:
        match = replay(find_game("sobek2p"), record_in(self.file))  # a whole and right record at any time
        self.lengths.append(len(match.log))
        return "1" if len(self.lengths) <= self.answers else "quit"


def test_the_file_has_every_answer_before_the_next_question(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    keyboard = Keyboard(file, 6)
    monkeypatch.setattr("builtins.input", keyboard)
    assert main([*PLAY, "--record", str(file)]) == 0
    assert len(keyboard.lengths) == 7
    assert all(before < after for before, after in zip(keyboard.lengths, keyboard.lengths[1:]))
    assert len(moves_in(file)) == keyboard.lengths[-1]
    assert os.listdir(file.parent) == ["game.txt"]


def test_a_file_that_was_asked_for_has_a_game_from_the_beginning(file: Path) -> None:
    playing = Command([*PLAY, "--seat", "B", "--record", str(file)], ["stdin", "stdout"])
    playing.read_until(r"help > ")
    playing.kill()
    playing.end()
    assert record_in(file).table.seats == {0: "merchant", 1: "person"}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_whatever_ends_the_process_the_answers_are_there_and_the_game_goes_on(
    how: signal.Signals, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Killed, or its terminal closed, while it waits for the third answer."""
    playing = Command([*PLAY, "--record", str(file)], ["stdin", "stdout"])
    for _ in range(2):
        playing.read_until(r"help > ")
        playing.type("1")
    playing.read_until(r"help > ")
    playing.signal_all(how)
    assert playing.end().status == -how
    interrupted = moves_in(file)

    whole = file.parent / "whole.txt"
    play([*PLAY, "--record", str(whole)], "1\n" * 5, monkeypatch, capsys)
    uninterrupted = moves_in(whole)
    mine = [at for at, move in enumerate(uninterrupted) if move.startswith("A ")]
    assert interrupted == uninterrupted[: len(interrupted)]
    assert len(interrupted) > mine[1]  # both of the answers are there
    play(["play", "--resume", str(file)], "1\n" * 3, monkeypatch, capsys)
    assert moves_in(file) == uninterrupted


def test_games_are_kept_without_being_asked_for(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play(PLAY, "1\n1\nquit\n", monkeypatch, capsys)
    (folder, kept) = kept_in(data_folder)
    assert folder.name == "games"
    assert kept.name.startswith("sobek2p-20")
    assert out.endswith(
        f"The game is saved in {kept}.\n  {command_line('play', '--resume')}   continues it\nGoodbye.\n"
    )
    assert "A " in {move[:2] for move in moves_in(kept)}


def test_a_table_that_was_only_looked_at_is_not_kept(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play(["play", "sobek2p", "--seed", "7", "--bot", "random", "--seat", "B"], "quit\n", monkeypatch, capsys)
    assert kept_in(data_folder) == []
    assert "record" not in out


def test_two_games_of_the_same_second_have_files_of_their_own(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("time.strftime", lambda *_: "2026-11-16-120000")
    for _ in range(3):
        play(PLAY, "1\nquit\n", monkeypatch, capsys)
    stem = "sobek2p-2026-11-16-120000"
    assert [path.name for path in kept_in(data_folder)[1:]] == [f"{stem}-2.txt", f"{stem}-3.txt", f"{stem}.txt"]


def test_the_end_says_where_the_record_is_and_asks_nothing(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """A question for a file name once took every word for one, "no" too."""
    asked: list[str] = []

    def keyboard(prompt: str) -> str:
        asked.append(prompt)
        return "1"

    monkeypatch.setattr("builtins.input", keyboard)
    assert main(PLAY) == 0
    assert set(asked) == {"> "}
    kept = kept_in(data_folder)[-1]
    said = f"The game is saved in {kept}.\n  {command_line('analyse', kept)}   shows what decided it"
    assert said in capsys.readouterr().out
    assert main(["check", str(kept)]) == 0


@pytest.mark.parametrize(
    ("variables", "platform", "expected"),
    [
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/shedet"),
        ({"XDG_DATA_HOME": "not/absolute", "HOME": "/home/me"}, "linux", "/home/me/.local/share/shedet"),
        ({"HOME": "/home/me"}, "darwin", "/home/me/Library/Application Support/shedet"),
        ({"HOME": "/home/me", "LOCALAPPDATA": "/local"}, "win32", "/local/shedet"),
    ],
)
def test_each_system_has_its_usual_place(
    variables: dict[str, str], platform: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(expected)


# ---- what can go wrong with the file


class FullDisk:
    """A disk that is full from the third file on, and has room again after some more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, first: int, last: int) -> None:
        self.writes = 0
        self.full = range(first, last)
        monkeypatch.setattr(os, "fsync", self)

    def __call__(self, file: int) -> None:
        self.writes += 1
        if self.writes in self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    FullDisk(monkeypatch, 3, 8)
    out = play([*PLAY, "--record", str(file)], "1\n" * 8 + "quit\n", monkeypatch, capsys)
    assert out.count("cannot be written: No space left on device. The game goes on, but it is not saved now") == 1
    assert out.count(f"The game is saved again, in {file}.") == 1
    assert out.index("not saved now") < out.index("saved again")
    assert len(moves_in(file)) > 8
    assert os.listdir(file.parent) == ["game.txt"]


def test_leaving_a_game_that_is_not_kept_takes_a_second_word(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    FullDisk(monkeypatch, 1, 10000)
    out = play([*PLAY, "--record", str(file)], "1\nquit\nquit\n", monkeypatch, capsys)
    assert out.count("quit again to leave anyway") == 1
    assert "Your last moves are not saved" in out
    assert out.endswith("Goodbye.\n")


def test_a_game_can_be_saved_elsewhere(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    FullDisk(monkeypatch, 1, 3)
    other = tmp_path / "elsewhere.txt"
    out = play([*PLAY, "--record", str(file)], f"1\nsave {other}\n1\nquit\n", monkeypatch, capsys)
    assert f"The game is saved in {other}." in out
    assert len(moves_in(other)) >= 3
    assert "ype save and the name of a new file" in play(PLAY, "save\nquit\n", monkeypatch, capsys).replace(
        "Save", "save"
    )
    said = play(PLAY, f"save {other}\nquit\n", monkeypatch, capsys)
    assert "already exists" in said.replace("\n", " ")


def test_a_folder_that_vanishes_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    file = folder / "game.txt"
    answers: Iterator[str] = iter(["1", "pull it out", "1", "1", "quit", "quit"])

    def keyboard(prompt: str) -> str:
        answer = next(answers)
        if answer == "pull it out":
            file.unlink()
            folder.rmdir()
            answer = "1"
        return answer

    monkeypatch.setattr("builtins.input", keyboard)
    assert main([*PLAY, "--record", str(file)]) == 0
    printed = capsys.readouterr()
    assert printed.out.count(f"there is no folder {folder}. The game goes on, but it is not saved now") == 1
    assert printed.err == ""


def test_without_a_place_for_data_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "a file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a file"))
    out = play(PLAY, MOVES, monkeypatch, capsys)
    assert out.count("cannot be made: Not a directory. The game goes on, but it is not saved now") == 1
    assert "Your last moves are not saved" in out
    assert "Final scores" in out


@pytest.mark.parametrize("name", ["n" * 246 + ".txt", "é" * 125 + ".txt"])
def test_a_name_may_be_as_long_as_a_folder_takes_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The temporary name was longer, and nothing could be written."""
    out = play([*PLAY, "--record", str(tmp_path / name)], "1\n1\nquit\n", monkeypatch, capsys)
    assert "not saved" not in out
    assert os.listdir(tmp_path) == [name]
    assert len(moves_in(tmp_path / name)) > 2


def test_a_file_that_is_there_is_never_written_over(file: Path, capsys: Capture) -> None:
    for text in ("my notes", ""):
        file.write_text(text)
        assert f"{file} already exists" in refused([*PLAY, "--record", str(file)], capsys)
        assert file.read_text() == text


def test_a_link_to_nowhere_is_not_followed(file: Path, tmp_path: Path, capsys: Capture) -> None:
    file.symlink_to(tmp_path / "elsewhere.txt")
    assert "already exists" in refused([*PLAY, "--record", str(file)], capsys)
    assert not (tmp_path / "elsewhere.txt").exists()


def test_no_file_is_made_when_something_else_is_wrong(file: Path, capsys: Capture) -> None:
    refused([*PLAY[:-1], "genius", "--record", str(file)], capsys)
    assert not file.exists()


def test_a_file_that_somebody_else_writes_to_meanwhile_stays_as_it_is(
    file: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Two people (or one, twice) go on with the same game."""
    answers: Iterator[str] = iter(["1", "meanwhile", "1", "quit"])

    def keyboard(prompt: str) -> str:
        answer = next(answers)
        if answer == "meanwhile":
            files.write_text(file, "another game")
            answer = "1"
        return answer

    monkeypatch.setattr("builtins.input", keyboard)
    assert main([*PLAY, "--record", str(file)]) == 0
    kept = kept_in(data_folder)[-1]
    assert f"Something else has changed {file}, so it is left as it is; this game is now saved in {kept}." in (
        capsys.readouterr().out
    )
    assert file.read_text() == "another game"
    assert len(moves_in(kept)) >= 3


def test_a_file_keeps_its_permissions(file: Path) -> None:
    files.write_text(file, "one")
    file.chmod(0o600)
    keeper = Keeper("sobek2p", file, os.stat(file))
    assert keeper.keep("two") == ""
    assert file.read_text() == "two"
    assert file.stat().st_mode & 0o777 == 0o600


def test_ctrl_c_while_an_answer_is_carried_out_leaves_a_right_record(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position may be in the middle of it, here of the last one; and the answers before were not kept."""
    match = Match(find_game("sobek2p"), 2, {}, "7")
    keeper = Keeper("sobek2p", None, None)
    keeper.take(file)
    disk = FullDisk(monkeypatch, 2, 10000)
    answers = iter("1111")

    def keyboard(prompt: str) -> str:
        answer = next(answers, "")
        if not answer:
            disk.full = range(0)
            match.position.over = True
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", keyboard)
    merchant = Opponent("merchant", find_bot("merchant", "sobek2p"))
    Session(table_of(match), 0, {1: merchant}, Console(file=io.StringIO()), keeper).run()
    assert len(replay(find_game("sobek2p"), record_in(file)).log) == len(match.log) >= 8


# ---- a bot that fails


class Stumbles(Bot):
    """Fails whenever it has a choice, with words that nobody may hear."""

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        if len(legal) > 1:
            raise LookupError("my hand is queen wheat1-")
        return legal[0]


def test_a_bot_that_fails_at_the_table_is_told_of_and_recorded(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def stumbling(name: str, game: str) -> Bot:
        return Stumbles() if name == "scribe" else make_bot(name, game)

    monkeypatch.setattr("shedet.bots.levels.make_bot", stumbling)
    words = ["play", "sobek2p", "--seed", "7", "--bot", "scribe", "--record", str(file)]
    out = play(words, "1\n1\nquit\n", monkeypatch, capsys)
    assert "B (scribe) failed once (LookupError) and made a random legal move instead." in out.replace("\n", " ")
    assert "queen wheat1-" not in out
    failure = record_in(file).table.failures[1]
    assert failure.times >= 2
    assert failure.kind == "LookupError"
    play(["play", "--resume", str(file)], "1\n1\n1\nquit\n", monkeypatch, capsys)
    times = record_in(file).table.failures[1].times
    assert times > failure.times
    assert main(["check", str(file)]) == 0
    assert f"B (scribe) failed {times} times (first: LookupError)" in capsys.readouterr().out
    words = ["simulate", "sobek2p", "--bots", "scribe,random", "--games", "2", "--records", str(tmp_path / "all")]
    capsys.readouterr()
    assert main(words) == 0
    assert "A scribe failed " in capsys.readouterr().out
    table = record_in(tmp_path / "all" / "game-000001.txt").table
    assert table.seats == {0: "scribe", 1: "random"}
    assert table.failures[0].kind == "LookupError"


def test_who_runs_the_bots_can_have_a_log_with_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    import logging

    log = tmp_path / "shedet.log"
    monkeypatch.setenv("SHEDET_LOG", str(log))
    monkeypatch.setattr("shedet.bots.levels.make_bot", lambda name, game: Stumbles())
    logger = logging.getLogger("shedet")
    before = [*logger.handlers]
    try:
        assert main(["simulate", "sobek2p", "--bots", "scribe", "--games", "1"]) == 0
    finally:
        for handler in {*logger.handlers} - {*before}:
            logger.removeHandler(handler)
            handler.close()
        logger.setLevel(logging.NOTSET)
    assert "LookupError: my hand is queen wheat1-" in log.read_text()
    assert "queen" not in capsys.readouterr().out
    monkeypatch.setenv("SHEDET_LOG", str(tmp_path / "no" / "folder.log"))
    assert "which SHEDET_LOG names, cannot be written" in refused(["bots"], capsys)


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "a" * 400, "a\0b"])
def test_a_name_that_no_file_can_have_is_refused_and_the_game_goes_on(
    name: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = play([*PLAY, "--record", str(file)], f"1\nsave {name}\n1\nquit\n", monkeypatch, capsys)
    assert "I can't use" in out
    assert len([move for move in moves_in(file) if move.startswith("A ")]) >= 2
