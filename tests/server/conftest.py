"""Servers with both kinds of backing: the embedded database, and a real PostgreSQL with a real Valkey."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from serving import Backing, Backings, Grown, app_client, start_grown


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path / "data") as found:
        yield found


@pytest.fixture(scope="session")
def grown() -> Iterator[Grown]:
    found = start_grown()
    yield found
    found.close()


@pytest.fixture
def embedded(tmp_path: Path) -> Backing:
    return Backing("embedded", tmp_path / "data")


@pytest.fixture(params=["embedded", "grown"])
def backings(request: pytest.FixtureRequest, tmp_path: Path) -> Backings:
    def make(name: str) -> Backing:
        if request.param == "embedded":
            return Backing("embedded", tmp_path / name)
        servers: Grown = request.getfixturevalue("grown")
        return servers.backing(tmp_path / name, f"test_{uuid4().hex}")

    return make


@pytest.fixture
def backing(backings: Backings) -> Backing:
    return backings("data")
