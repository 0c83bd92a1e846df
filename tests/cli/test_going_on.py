"""Games that were broken off go on as they were."""

import codecs
import json
import os
from pathlib import Path

import pytest

from kept_games import MOVES, PLAY, Capture, kept_in, moves_in, play, record_in, refused
from shedet.cli import main
from shedet.cli.calling import command_line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


# ---- going on


def broken_off(file: Path, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    play([*words, "--record", str(file)], "1\n1\nquit\n", monkeypatch, capsys)


KEMET = ["play", "kemet", "--players", "3", "--option", "day_limit=3", "--seat", "B", "--bot", "merchant,apprentice"]


@pytest.mark.parametrize("words", [PLAY, [*PLAY, "--option", "thief_by_back"], [*KEMET, "--seed", "k"]])
def test_a_game_that_was_broken_off_is_the_same_as_one_that_was_not(
    words: list[str], file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    whole = file.parent / "whole.txt"
    play([*words, "--record", str(whole)], MOVES * 4, monkeypatch, capsys)
    broken_off(file, words, monkeypatch, capsys)
    first = play(["play", "--resume", str(file)], "1\nquit\n", monkeypatch, capsys)
    assert f"You are continuing {file}." in first
    assert command_line("play", "--resume", file) in first
    play(["play", "--resume", str(file)], MOVES * 4, monkeypatch, capsys)
    assert file.read_text() == whole.read_text()


def test_the_record_says_who_sat_where(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    broken_off(file, KEMET, monkeypatch, capsys)
    assert record_in(file).table.seats == {0: "merchant", 1: "person", 2: "apprentice"}
    assert "\nseat A merchant\nseat B person\nseat C apprentice\nmoves\n" in file.read_text()


def test_the_last_unfinished_game_needs_no_name(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert "there is no unfinished game to go on with" in refused(["play", "--resume"], capsys)
    games: dict[int, Path] = {}
    for age, words in ((1, [*KEMET, "--seed", "k"]), (3, PLAY), (2, [*PLAY, "--seed", "finished"])):
        play(words, MOVES if "finished" in words else "1\nquit\n", monkeypatch, capsys)
        (new,) = {*kept_in(data_folder)[1:]} - {*games.values()}
        games[age] = new
        os.utime(new, (1e9 - age, 1e9 - age))
    (data_folder / "games" / "notes.txt").write_text("no record")
    (data_folder / "games" / "empty.txt").write_text("")
    assert str(games[1]) in play(["play", "--resume"], "quit\n", monkeypatch, capsys)
    for words in (["play", "sobek2p", "--resume"], ["play", "--resume", "sobek2p"]):
        assert str(games[3]) in play(words, "quit\n", monkeypatch, capsys)
    assert "no unfinished game of sobek" in refused(["play", "sobek", "--resume"], capsys)


def test_what_contradicts_the_record_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    broken_off(file, [*KEMET, "--seed", "k"], monkeypatch, capsys)
    before = file.read_text()
    go_on = ["play", "--resume", str(file)]
    for words, expected in {
        ("--players", "2"): "is a game of 3 players, not of 2; leave out --players",
        ("--seed", "other"): "has the seed k, not other; leave out --seed",
        ("--option", "day_limit=4"): "is played with day_limit=3, not day_limit=4; leave out --option",
        ("--option", "colours=10"): "is played with colours=0, not colours=10",
        ("--seat", "A"): "you sit at B, not at A; leave out --seat",
        ("--bot", "vizier"): "you play against merchant, apprentice, not vizier; leave out --bot",
        ("--position", "p.txt"): "not allowed with",
    }.items():
        assert expected in refused([*go_on, *words], capsys)
    assert "is a game of kemet, not of sobek" in refused(["play", "sobek", "--resume", str(file)], capsys)
    assert "I don't know the game 'senet'" in refused(["play", "senet", "--resume"], capsys)
    assert file.read_text() == before
    agreeing = [
        "--players",
        "3",
        "--seed",
        "k",
        "--seat",
        "B",
        "--bot",
        "merchant,apprentice",
        "--option",
        "day_limit=3",
    ]
    play([*go_on, *agreeing], "quit\n", monkeypatch, capsys)


def test_a_record_that_does_not_say_who_sat_there_is_gone_on_with_as_asked(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, PLAY, monkeypatch, capsys)
    old = file.read_text().replace("seat A person\nseat B merchant\n", "")
    file.write_text(old)
    play(["play", "--resume", str(file), "--bot", "random"], "1\nquit\n", monkeypatch, capsys)
    assert record_in(file).table.seats == {0: "person", 1: "random"}
    assert file.read_text().startswith(old.partition("moves")[0])


def test_remarks_in_a_record_are_not_lost(
    file: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, PLAY, monkeypatch, capsys)
    annotated = file.read_text().replace("moves\n", "moves\n# a bold opening\n")
    file.write_text(annotated)
    out = play(["play", "--resume", str(file)], "1\nquit\n", monkeypatch, capsys)
    assert f"{file} has been edited, so it is left as it is" in out
    assert file.read_text() == annotated
    assert len(moves_in(kept_in(data_folder)[-1])) > len(moves_in(file))


def test_a_mark_that_an_editor_puts_before_a_record_is_no_part_of_it(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Windows editors save UTF-8 with a byte order mark."""
    play(PLAY, "1\nquit\n", monkeypatch, capsys)
    kept = kept_in(data_folder)[-1]
    kept.write_bytes(codecs.BOM_UTF8 + kept.read_bytes())
    assert main(["check", str(kept)]) == 0
    assert main(["games"]) == 0
    assert str(kept) in capsys.readouterr().out
    out = play(["play", "--resume"], "1\nquit\n", monkeypatch, capsys)
    assert f"You are continuing {kept}." in out
    assert kept_in(data_folder)[1:] == [kept]
    assert len(moves_in(kept)) > 2


def test_a_position_may_have_such_a_mark_too(file: Path, capsys: Capture) -> None:
    file.write_bytes(codecs.BOM_UTF8 + b"turn A\nankh 3,3 -\nrow3 . wheat0/ . . . .\n")
    assert main(["perft", "sobek2p", "--depth", "1", "--position", str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 sequences")


def test_what_goes_on_can_be_kept_in_another_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, PLAY, monkeypatch, capsys)
    before = file.read_text()
    other = tmp_path / "other.txt"
    play(["play", "--resume", str(file), "--record", str(other)], "1\nquit\n", monkeypatch, capsys)
    assert file.read_text() == before
    assert len(moves_in(other)) > len(moves_in(file))
    play(["play", "--resume", str(file), "--record", str(file)], "1\nquit\n", monkeypatch, capsys)
    assert len(moves_in(file)) == len(moves_in(other))


def test_after_going_on_the_table_is_shown_and_what_happened_since_my_answer(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, PLAY, monkeypatch, capsys)
    out = play(["play", "--resume", str(file)], "quit\n", monkeypatch, capsys)
    assert "· B " in out
    assert "· You take" not in out
    assert "Market" in out or "Your turn" in out


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n"])
@pytest.mark.parametrize("command", ["play", "perft", "hint"])
def test_an_empty_position_is_no_new_game(command: str, text: str, tmp_path: Path, capsys: Capture) -> None:
    empty = tmp_path / "position.txt"
    empty.write_text(text)
    assert f"{empty} is empty: there is no position in it." in refused(
        [command, "sobek2p", "--position", str(empty)], capsys
    )


def test_without_a_game_and_without_a_record_it_asks_which(capsys: Capture) -> None:
    assert "which game?" in refused(["play"], capsys)


# ---- the list


def test_the_games_that_are_kept_are_listed(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert main(["games"]) == 0
    assert capsys.readouterr().out == f"There are no saved games in {data_folder / 'games'} yet.\n"
    play([*PLAY, "--take-back"], "1\nquit\n", monkeypatch, capsys)
    kept = kept_in(data_folder)[-1]
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    moves = len(moves_in(kept))
    assert f"  sobek2p (A you, B merchant, practice), {moves} moves: unfinished\n  {kept}\n" in said
    assert "shedet play --resume" in said
    assert main(["games", "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert (game["file"], game["unfinished"], game["practice"]) == (str(kept), True, True)
    assert game["seats"] == {"A": "person", "B": "merchant"}


# ---- practice


def test_take_backs_are_for_practice_alone(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert "cannot be taken back" in play(PLAY, "1\nundo\nquit\n", monkeypatch, capsys)
    out = play(
        [*PLAY, "--take-back", "--record", str(file)], "1\n1\n1\nundo\nundo\nundo\nundo\nquit\n", monkeypatch, capsys
    )
    assert out.count("Taken back.") == 3
    assert "there is nothing to take back" in out.replace("\n", " ")
    assert not any(move.startswith("A ") for move in moves_in(file))
    assert record_in(file).table.practice
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.endswith("unfinished (practice)\n")
    assert main(["replay", str(file)]) == 0


def test_what_is_taken_back_and_done_again_comes_out_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    straight = file.parent / "straight.txt"
    play([*PLAY, "--record", str(straight)], "1\n" * 6, monkeypatch, capsys)
    typed = "1\n1\n2\nundo\n1\n1\nundo\nundo\n1\n1\n1\n1\n"
    play([*PLAY, "--take-back", "--record", str(file)], typed, monkeypatch, capsys)
    assert moves_in(file) == moves_in(straight)


def test_a_practice_game_stays_one_and_its_choices_can_be_taken_back_later(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, [*PLAY, "--take-back"], monkeypatch, capsys)
    out = play(["play", "--resume", str(file)], "undo\nundo\nundo\nquit\n", monkeypatch, capsys)
    assert out.count("Taken back.") == 2
    assert record_in(file).table.practice
    assert not any(move.startswith("A ") for move in moves_in(file))


def test_a_serious_game_becomes_practice_when_it_goes_on_with_take_backs(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken_off(file, PLAY, monkeypatch, capsys)
    assert not record_in(file).table.practice
    play(["play", "--resume", str(file), "--take-back"], "undo\nquit\n", monkeypatch, capsys)
    assert record_in(file).table.practice
