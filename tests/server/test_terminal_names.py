"""Somebody who plays at a server under several names: who they are, and how they get back to another of them."""

from pathlib import Path

import pytest

from far_people import Person, sitting, table_named
from serving import Backing, running
from shedet.cli import main


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said instead of playing, in one line, however long."""
    assert main(["play", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("shedet: ")
    assert said.count("\n") == 1
    return said


def test_whoever_has_several_names_is_told_which_they_are_and_where_the_others_play(
    embedded: Backing, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with running(embedded) as house:
        there = ["--server", house.url]
        anna = Person(tmp_path, "sobek2p", *there, "--name", "Anna")
        with sitting(anna):
            table = table_named(anna)
            assert anna.seen.startswith(f"You are Anna at {house.url}.\n")
            anna.type("quit")
            anna.end()
        ben = Person(tmp_path, "sobek2p", *there, "--name", "Ben", "--bot", "random")
        with sitting(ben):
            ben.wait_to_be_asked()
            assert ben.seen.startswith(f"You are Ben at {house.url}. You have been Anna, too: --name Anna.\n")
            ben.type("resign")
            ben.type("resign")
            ben.end()

        said = complaint(capsys, *there)
        assert f"as Ben you have no unfinished game at {house.url}, but as Anna you have: `" in said
        assert "--name Anna`." in said
        said = complaint(capsys, *there, "--join", table)
        assert f"at table {table} you sit as Anna, and now you are Ben. `" in said
        assert "--name Anna` goes on there. `" in said
        assert "--name Ben` sits down as Ben, too." in said

        again = Person(tmp_path, *there, "--name", "Anna")
        with sitting(again):
            assert table_named(again) == table
            assert again.seen.startswith(f"You are Anna at {house.url}. You have been Ben, too: --name Ben.\n")
            both = Person(tmp_path, *there, "--join", table, "--name", "Ben")
            with sitting(both):
                both.wait_until("Sobek: 2 Players")
                said = complaint(capsys, *there, "--join", table, "--name", "Carla")
                assert f"at table {table} you sit as Ben, and now you are Carla." in said
                assert "sits down as Carla" not in said  # there is no seat left


def test_whoever_was_forgotten_by_the_server_is_told(embedded: Backing, tmp_path: Path) -> None:
    with running(embedded) as house:
        port = house.url.rpartition(":")[2]
        anna = Person(tmp_path, "sobek2p", "--server", house.url, "--name", "Anna of Thebes")
        with sitting(anna):
            table_named(anna)
            anna.type("quit")
            anna.end()
        house.stop()
    (embedded.data / "secret").unlink()
    with running(embedded, port=port) as house:
        again = Person(tmp_path, "sobek2p", "--server", house.url)
        with sitting(again):
            table_named(again)
            said = "The server does not know you as that any more, so you begin anew."
            assert again.seen.startswith(f"You are Anna of Thebes at {house.url}. {said}\n")
