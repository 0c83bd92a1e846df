"""Servers that start: several at once, on a database that nobody has used yet."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import httpx2 as httpx
import pytest

from serving import Backing, Grown, Guest, House, running
from shedet.core.errors import ShedetError
from shedet.server.home import leaving_nothing
from shedet.server.settings import Settings, database_url
from shedet.server.store.store import Store
from shedet.server.store.upgrade import HEAD, upgrade, version_of


def empty(grown: Grown, folder: Path) -> Backing:
    return grown.backing(folder / "data", f"test_{uuid4().hex}")


def test_an_empty_database_is_made_by_one_of_those_who_come_at_once(grown: Grown, tmp_path: Path) -> None:
    url = database_url(Settings(database_url=empty(grown, tmp_path).database_url))
    stores = [Store(url) for _ in range(6)]
    together = threading.Barrier(len(stores))

    def start(store: Store) -> str | None:
        assert version_of(store) is None
        together.wait(60)
        upgrade(store)
        return version_of(store)

    with ThreadPoolExecutor(len(stores)) as starting:
        assert set(starting.map(start, stores)) == {HEAD}
    for store in stores:
        store.close()


def test_several_processes_are_one_server(grown: Grown, tmp_path: Path) -> None:
    backing = empty(grown, tmp_path)
    houses: list[House] = []
    try:
        with ThreadPoolExecutor(3) as starting:
            for begun in [starting.submit(lambda: houses.append(House(backing))) for _ in range(3)]:
                begun.result()
        with httpx.Client(base_url=houses[0].url, timeout=60) as client:
            anna = Guest(client, "Anna")
            table = anna.open_table("sobek2p")["table"]
        for house in houses:  # they have the same secret, too
            with httpx.Client(base_url=house.url, timeout=60) as client:
                anna.client = client
                assert anna.see(table)["table"] == table
    finally:
        for house in houses:
            house.kill()


def test_what_the_server_keeps_is_for_its_owner_alone(embedded: Backing) -> None:
    with running(embedded):
        for path in embedded.data.iterdir():
            assert path.stat().st_mode & 0o077 == 0, path.name


def test_a_start_that_fails_takes_nothing_of_a_database_that_was_there(tmp_path: Path) -> None:
    """Its log may have been begun meanwhile, by a backup that still reads."""
    settings = Settings(data=str(tmp_path))
    store = Store(database_url(settings))
    upgrade(store)
    store.close()
    log = tmp_path / "shedet.db-wal"
    assert not log.exists()

    def start_in_vain() -> None:
        with leaving_nothing(settings):
            store.add_player("a", "Anna")
            raise ShedetError("something else is wrong.")

    with pytest.raises(ShedetError):
        start_in_vain()
    assert log.exists()
    store.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere no process is told another's limits")
def test_a_server_opens_as_many_files_as_the_system_lets_it(embedded: Backing) -> None:
    """Every connection is one: what is allowed at first, often 1,024, one visitor could use up."""
    resource = pytest.importorskip("resource")
    few, most = 256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    before = resource.prlimit(os.getpid(), resource.RLIMIT_NOFILE, (few, most))
    try:
        with running(embedded) as house:
            assert resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
