"""Backups: taken while people play, restored into either database, whole or not at all."""

import gzip
import io
import json
import random
import subprocess
import sys
import threading
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import func, inspect, select

from serving import START, Backing, Backings, Grown, Guest, play_on, running, two_at
from shedet.cli import main
from shedet.server.settings import Settings, database_url
from shedet.server.sitting import Sitting
from shedet.server.store import schema
from shedet.server.store.store import Store


def shedet(backing: Backing, *words: object) -> tuple[int, str, str]:
    """A command on some database: its status, and what it said."""
    named = ["--data", backing.data] + ["--database-url", backing.database_url] * bool(backing.database_url)
    out, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        status = main([str(word) for word in [*words, *named]])
    return status, out.getvalue(), errors.getvalue()


def done(backing: Backing, *words: object) -> str:
    status, said, errors = shedet(backing, *words)
    assert (status, errors) == (0, "")
    return said


def refused(backing: Backing, *words: object) -> str:
    """What a command says that cannot be carried out."""
    status, said, errors = shedet(backing, *words)
    assert (status, said) == (2, "")
    assert errors.startswith("shedet: ")
    assert errors.count("\n") == 1
    return errors


def store_of(backing: Backing) -> Store:
    return Store(database_url(Settings(data=str(backing.data), database_url=backing.database_url)))


def replayed(backing: Backing) -> dict[str, int]:
    """All tables of a database, replayed from their logs; how many entries each has."""
    store = store_of(backing)
    with store.reading() as connection:
        found = connection.execute(select(schema.tables.c.id, schema.tables.c.seq))
        seqs = {row.id: row.seq for row in found}
    for table, seq in seqs.items():
        sitting = Sitting(table)
        for each in store.read_log(table, 0):
            sitting.apply(each.entry, each.at)
        assert sitting.seq == seq
    store.close()
    return seqs


def rows(backing: Backing) -> int:
    store = store_of(backing)
    with store.reading() as connection:
        found = [connection.scalar(select(func.count()).select_from(table)) for table in schema.METADATA.sorted_tables]
    store.close()
    return sum(number or 0 for number in found)


@pytest.fixture
def kept(embedded: Backing, tmp_path: Path) -> Path:
    """A backup of a table at which nothing has happened yet."""
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        Guest(client, "Anna").open_table("sobek2p")
        done(embedded, "backup", tmp_path / "kept.gz")
    return tmp_path / "kept.gz"


@pytest.fixture
def new(tmp_path: Path) -> Backing:
    return Backing("embedded", tmp_path / "new")


def test_a_backup_taken_while_people_play_is_one_moment_and_every_game_replays(
    backing: Backing, tmp_path: Path
) -> None:
    with running(backing) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek2p")
        first_seq = guests["A"].see(table)["seq"]
        playing = threading.Thread(target=play_on, args=(table, guests, random.Random(1), 300))
        playing.start()
        files = [tmp_path / f"{number}.gz" for number in range(3)]
        for file in files:
            done(backing, "backup", file)
        playing.join()
        assert guests["A"].see(table)["seq"] > first_seq
    last: dict[str, int] = {}
    for number, file in enumerate(files):
        restored = Backing("embedded", tmp_path / f"new-{number}")
        assert "(tables: 1, players: 2)" in done(restored, "restore", file)
        found = replayed(restored)
        assert found.keys() == {table}
        assert found[table] >= last.get(table, 0)
        last = found


WRITES_AND_DIES = """
import os, signal, sys
from shedet.server.store.store import Store
from shedet.server.store.upgrade import upgrade

store = Store(sys.argv[1])
upgrade(store)
with store.reading(), store.reading():
    store.add_player("a", "Anna")
print("ready", flush=True)
input()
store.add_player("b", "Ben")
print("written", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_is_written_after_a_backup_is_there_after_a_power_cut(embedded: Backing, tmp_path: Path) -> None:
    """A server with several connections: the backup must not believe that it is the last one to close the database."""
    embedded.data.mkdir()
    url = database_url(Settings(data=str(embedded.data)))
    command, pipe = [sys.executable, "-c", WRITES_AND_DIES, url], subprocess.PIPE
    with subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        done(embedded, "backup", tmp_path / "kept.gz")
        assert server.communicate("go on\n", timeout=START)[0] == "written\n"
    store = store_of(embedded)
    assert [store.player_name(player) for player in "ab"] == ["Anna", "Ben"]
    store.close()


def test_games_move_from_the_embedded_database_to_postgresql_and_back(
    embedded: Backing, grown: Grown, new: Backing, tmp_path: Path
) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek")
        play_on(table, guests, random.Random(2), 30)
        guests["A"].ask("POST", f"/api/tables/{table}/chat", {"text": "„Grüße“ – 𓆋"})
        seen = {seat: guest.see(table) for seat, guest in guests.items()}
        done(embedded, "backup", tmp_path / "small.gz")
    large = grown.backing(embedded.data, f"moved_{tmp_path.name}")
    done(large, "restore", tmp_path / "small.gz")
    done(large, "backup", tmp_path / "large.gz")
    done(new, "restore", tmp_path / "large.gz")
    assert rows(embedded) == rows(large) == rows(new)
    (new.data / "secret").write_bytes((embedded.data / "secret").read_bytes())
    for place in (large, new):
        with running(place) as house, httpx.Client(base_url=house.url, timeout=60) as client:
            for seat, guest in guests.items():
                guest.client = client
                assert guest.see(table) == seen[seat]
            assert guests["B"].get(f"/api/tables/{table}/chat")[0]["text"] == "„Grüße“ – 𓆋"


def test_what_is_kept_as_bytes_is_restored(embedded: Backing, kept: Path, new: Backing, tmp_path: Path) -> None:
    [table] = replayed(embedded)
    store = store_of(embedded)
    store.write_archive(table, bytes(range(256)))
    store.write_analysis(table, True, b"\0\xff")
    store.close()
    done(embedded, "backup", tmp_path / "again.gz")
    done(new, "restore", tmp_path / "again.gz")
    store = store_of(new)
    assert store.read_archive(table) == bytes(range(256))
    assert store.read_analysis(table) == (True, b"\0\xff")
    store.close()


def test_a_backup_is_for_its_owner_alone_and_the_secret_is_not_in_it(embedded: Backing, kept: Path) -> None:
    assert kept.stat().st_mode & 0o077 == 0
    assert (embedded.data / "secret").read_bytes().strip() not in gzip.decompress(kept.read_bytes())


def test_a_database_that_is_not_empty_is_left_as_it_is(embedded: Backing, kept: Path) -> None:
    before = rows(embedded)
    assert "the database is not empty" in refused(embedded, "restore", kept)
    assert rows(embedded) == before


def test_a_file_that_is_there_is_not_overwritten(embedded: Backing, kept: Path) -> None:
    before = kept.read_bytes()
    assert "already exists" in refused(embedded, "backup", kept)
    assert kept.read_bytes() == before


def test_a_folder_without_a_database_is_not_backed_up(new: Backing, tmp_path: Path) -> None:
    assert "there is no database" in refused(new, "backup", tmp_path / "kept.gz")
    assert list(tmp_path.iterdir()) == []


def lines(*lines: object) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


HEADER = {"is": "header", "format": 1, "schema": "0001", "shedet": "1"}
PLAYER = {"is": "rows", "table": "players", "columns": ["id", "name", "created"], "rows": [["a", "Anna", 1]]}
TOKEN = {"is": "rows", "table": "tokens", "columns": ["digest", "player", "created"], "rows": [["d", "nobody", 1]]}
END = {"is": "end", "rows": 1}
BAD = {
    "no gzip": (b"Hello", "no backup"),
    "empty": (b"", "no backup"),
    "other lines": (gzip.compress(b"Hello\n"), "no backup"),
    "no header": (lines(PLAYER, END), "no backup"),
    "newer": (lines({**HEADER, "schema": "9999", "shedet": "7.1"}, END), "Shedet 7.1"),
    "another format": (lines({**HEADER, "format": 2}, END), "another form"),
    "no end": (lines(HEADER, PLAYER), "incomplete"),
    "a row is missing": (lines(HEADER, PLAYER, {**END, "rows": 2}), "incomplete"),
    "an unknown table": (lines(HEADER, PLAYER, {**PLAYER, "table": "cats"}, {**END, "rows": 2}), "incomplete"),
    "a value is missing": (lines(HEADER, PLAYER, {**PLAYER, "rows": [["b"]]}, {**END, "rows": 2}), "incomplete"),
    "an unknown column": (lines(HEADER, PLAYER, {**PLAYER, "columns": ["id", "name", "cat"]}, END), "incomplete"),
    "a list for a name": (lines(HEADER, {**PLAYER, "rows": [["a", ["Anna"], 1]]}, END), "incomplete"),
    "a text for a time": (lines(HEADER, {**PLAYER, "rows": [["a", "Anna", "noon"]]}, END), "incomplete"),
    "a time without end": (lines(HEADER, {**PLAYER, "rows": [["a", "Anna", 10**30]]}, END), "incomplete"),
    "no name": (lines(HEADER, {**PLAYER, "rows": [["a", None, 1]]}, END), "incomplete"),
    "a name that is too long": (lines(HEADER, {**PLAYER, "rows": [["a", "x" * 41, 1]]}, END), "incomplete"),
    "a name that PostgreSQL does not take": (lines(HEADER, {**PLAYER, "rows": [["a", "\0", 1]]}, END), "incomplete"),
    "a row twice": (lines(HEADER, PLAYER, PLAYER, {**END, "rows": 2}), "does not fit together"),
    "nobody's token": (lines(HEADER, PLAYER, TOKEN, {**END, "rows": 2}), "does not fit together"),
}


def left_in(backing: Backing) -> list[str]:
    """All that there is: files of an embedded database and of what lies around it, or tables of another."""
    if backing.name == "embedded":
        return sorted(str(path) for path in backing.data.parent.rglob("*"))
    store = store_of(backing)
    with store.reading() as connection:
        found = inspect(connection).get_table_names()
    store.close()
    return found


@pytest.mark.parametrize("name", BAD)
def test_a_bad_backup_leaves_nothing_behind(name: str, backings: Backings, tmp_path: Path) -> None:
    """Not even a folder, an empty database or the tables in it."""
    body, sentence = BAD[name]
    (tmp_path / "bad.gz").write_bytes(body)
    new = backings("new")
    before = left_in(new)
    assert sentence in refused(new, "restore", tmp_path / "bad.gz")
    assert left_in(new) == before


def test_a_truncated_backup_leaves_nothing_behind_wherever_it_ends(kept: Path, backings: Backings) -> None:
    new = backings("new")
    before, whole = left_in(new), kept.read_bytes()
    for length in (len(whole) // 2, len(whole) - 1):
        kept.write_bytes(whole[:length])
        assert "incomplete" in refused(new, "restore", kept)
        assert left_in(new) == before


def test_a_folder_that_is_there_stays_as_it_was(kept: Path, new: Backing) -> None:
    new.data.mkdir()
    (new.data / "shedet.toml").write_text("port = 1\n")
    before = left_in(new)
    kept.write_bytes(kept.read_bytes()[:-1])
    assert "incomplete" in refused(new, "restore", kept)
    assert left_in(new) == before


def test_a_server_that_runs_is_not_filled_behind_its_back(kept: Path, new: Backing) -> None:
    with running(new):
        before = left_in(new)
        assert "a server is running there. Stop it first." in refused(new, "restore", kept)
        assert left_in(new) == before
        assert rows(new) == 0


def test_a_folder_in_place_of_a_backup_gets_a_sentence(new: Backing, tmp_path: Path) -> None:
    assert "cannot be read: Is a directory." in refused(new, "restore", tmp_path)
    assert not new.data.exists()


def test_a_missing_file_gets_a_sentence(new: Backing, tmp_path: Path) -> None:
    assert "cannot be read" in refused(new, "restore", tmp_path / "none.gz")
    assert not new.data.exists()
