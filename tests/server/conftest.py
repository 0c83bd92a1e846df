"""Servers with both kinds of backing: the embedded database, and a real PostgreSQL with a real Valkey."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from serving import Backing, Grown, app_client, start_grown


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path / "data") as found:
        yield found


@pytest.fixture(scope="session")
def grown() -> Iterator[Grown]:
    # Not in pytest's own folder: every run of pytest takes it away from other users, and PostgreSQL is one of them if
    # root runs the tests.
    with TemporaryDirectory(prefix="shedet-", ignore_cleanup_errors=True) as folder:
        found = start_grown(Path(folder))
        yield found
        found.close()


@pytest.fixture
def embedded(tmp_path: Path) -> Backing:
    return Backing("embedded", tmp_path / "data")


@pytest.fixture(params=["embedded", "grown"])
def backing(request: pytest.FixtureRequest, tmp_path: Path) -> Backing:
    if request.param == "embedded":
        return Backing("embedded", tmp_path / "data")
    servers: Grown = request.getfixturevalue("grown")
    return servers.backing(tmp_path / "data", f"test_{uuid4().hex}")
