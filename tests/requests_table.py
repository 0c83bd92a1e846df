"""A good request for every endpoint, and what the database holds: for tests that try what must not be possible."""

from typing import Any, get_args
from uuid import uuid4

import msgspec
from sqlalchemy import select
from starlette.testclient import TestClient

from shedet.server import protocol
from shedet.server.routing import ENDPOINTS, Endpoint
from shedet.server.services import Services
from shedet.server.store import entries, schema

COMMANDS: tuple[type[protocol.Command], ...] = get_args(protocol.AnyCommand)
# What each kind of command says besides its id and seq.
MORE: dict[str, dict[str, str]] = {"seat-bot": {"level": "merchant"}, "send-bot-away": {"seat": "A"}}

# What is sent to an endpoint that takes something. Whoever adds one says here what is sent to it.
BODIES: dict[str, dict[str, Any]] = {
    "become_a_player": {"name": "Anna"},
    "take_another_name": {"name": "Zoe"},
    "sign_in_by_link": {"token": "forged"},
    "open_a_table": {"game": "sobek2p"},
    "command": {"do": "resign", "command_id": "0123456789", "expected_seq": 1},
    "say": {"text": "Good luck!"},
    "upload": {"record": "shedet record 1"},
}


def with_body() -> list[Endpoint]:
    return [each for each in ENDPOINTS if each.body is not None]


def at_tables() -> list[Endpoint]:
    return [each for each in ENDPOINTS if "{table}" in each.path]


def command_body(kind: type[protocol.Command], seq: int, line: str) -> dict[str, Any]:
    """A command of some kind, with an id of its own."""
    tag = str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]
    more = {"line": line} if tag == "play" else MORE.get(tag, {})
    return {"do": tag, "command_id": uuid4().hex, "expected_seq": seq, **more}


def services_of(client: TestClient) -> Services:
    found: Services = client.app.state.services  # type: ignore[attr-defined]
    return found


def everything(client: TestClient) -> dict[str, list[tuple[Any, ...]]]:
    """All that is written down."""
    found = {}
    with services_of(client).store.reading() as connection:
        for table in schema.METADATA.sorted_tables:
            rows = connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
    return found


def write(client: TestClient, table: str, *found: entries.AnyEntry) -> None:
    """Entries that nobody sends: a bot's answer, somebody's time that is up."""
    hall = services_of(client).hall

    async def carry_out() -> None:
        async with hall.looking_at(table) as sitting:
            await hall.carry_out(sitting, f"test:{sitting.seq}", found)

    assert client.portal is not None
    client.portal.call(carry_out)


def seed_of(client: TestClient, table: str) -> str:
    opened = services_of(client).store.read_log(table, 0)[0].entry
    return str(opened.seed)  # type: ignore[union-attr]
