"""What is sent twice is done once, also if only the first steps of a line can be carried out; with both databases."""

import asyncio
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from requests_table import COMMANDS, services_of, write
from serving import Backing, Guest, app_client, is_asked, two_at
from shedet.core.errors import CutShort, IllegalAction
from shedet.games import GAMES
from shedet.server import protocol
from shedet.server.deciding import Player
from shedet.server.hall import replayed
from shedet.server.refusing import Refused
from shedet.server.repeating import ENDS_WITH
from shedet.server.store import entries
from shedet.server.store.store import Logged


@pytest.fixture
def client(backing: Backing) -> Iterator[TestClient]:
    with app_client(backing.data, database_url=backing.database_url, bus_url=backing.bus_url) as found:
        yield found


def lines(client: TestClient, table: str) -> list[Logged]:
    return [each for each in services_of(client).store.read_log(table, 0) if isinstance(each.entry, entries.Played)]


def at_once(client: TestClient, guest: Guest, table: str, *commands: protocol.AnyCommand) -> list[tuple[int, str]]:
    """Commands that are all there before the first of them is done; the status and code of each."""
    hall = services_of(client).hall

    async def send(command: protocol.AnyCommand) -> tuple[int, str]:
        try:
            await hall.command(Player(guest.id, "Anna"), table, command)
        except Refused as refused:
            return refused.status, refused.code
        return 200, ""

    async def send_all() -> list[tuple[int, str]]:
        async with hall.looking_at(table):
            sent = [asyncio.create_task(send(command)) for command in commands]
            await asyncio.sleep(0)  # all of them wait until nobody looks at the table any more
        return await asyncio.gather(*sent)

    assert client.portal is not None
    return client.portal.call(send_all)


def is_cut_short(client: TestClient, table: str, seat: str, line: str) -> bool:
    """Whether that is what would become of a line; tried out at a copy of the table."""
    copy = replayed(table, services_of(client).store.read_log(table, 0))
    try:
        copy.match.play_text("AB".index(seat), line)
    except IllegalAction as error:
        return isinstance(error, CutShort)
    return False


def before_a_surprise(client: TestClient, game: str) -> tuple[str, Guest, dict[str, Any], str]:
    """A table, who is asked there, what they see, and a line that is cut short: its first step shows something hidden,
    its second is not possible."""
    services_of(client).hall.new_seed = lambda: "twice"
    table, guests = two_at(client, game)
    for _ in range(200):
        guest = next(guest for guest in guests.values() if is_asked(guest.see(table)))
        shown = guest.see(table)
        step = shown["choices"][0]["play"]
        if is_cut_short(client, table, shown["you"], f"{step}; {step}"):
            return table, guest, shown, f"{step}; {step}"
        guest.do(table, "play", line=step)
    raise AssertionError("nothing hidden was shown")


def command(shown: dict[str, Any], line: str) -> protocol.Play:
    return protocol.Play(command_id=uuid4().hex, expected_seq=shown["seq"], line=line)


@pytest.mark.parametrize("game", GAMES)
def test_of_lines_that_are_cut_short_one_is_played(client: TestClient, game: str) -> None:
    """Two tabs send the same at once."""
    table, guest, shown, line = before_a_surprise(client, game)
    before = len(lines(client, table))
    replies = at_once(client, guest, table, *(command(shown, line) for _ in range(3)))
    assert sorted(replies) == [(409, "illegal-move"), (409, "stale"), (409, "stale")]
    played = lines(client, table)[before:]
    assert [each.entry.line for each in played] == [line.split("; ")[0]]  # type: ignore[union-attr]


def test_whoever_plays_a_line_that_is_cut_short_is_back(client: TestClient) -> None:
    table, guest, shown, line = before_a_surprise(client, "sobek2p")
    write(client, table, entries.Left("AB".index(shown["you"])))
    reply = guest.send(table, "play", guest.see(table)["seq"], line=line)
    assert reply.json()["code"] == "illegal-move"
    assert not any(seat.get("is_away") for seat in guest.see(table)["seats"])


def test_a_line_that_was_cut_short_is_refused_again(client: TestClient) -> None:
    table, guest, shown, line = before_a_surprise(client, "sobek2p")
    sent = {"do": "play", "command_id": uuid4().hex, "expected_seq": shown["seq"], "line": line}
    first, second = (guest.ask("POST", f"/api/tables/{table}/commands", sent) for _ in range(2))
    stands = first.json()["message"].split(" Then ")[0]
    assert "cannot be taken back" in stands
    for reply in (first, second):
        assert (reply.status_code, reply.json()["code"]) == (409, "illegal-move")
        assert reply.json()["message"].startswith(stands)
        assert reply.json()["table"] == first.json()["table"]


@pytest.mark.parametrize("other", [{"do": "resign"}, {"do": "play", "line": "sell wheat"}])
def test_an_id_that_was_used_for_something_else_does_nothing(client: TestClient, other: dict[str, str]) -> None:
    table, guests = two_at(client, "sobek2p")
    guest = next(guest for guest in guests.values() if is_asked(guest.see(table)))
    shown = guest.see(table)
    same = {"command_id": uuid4().hex, "expected_seq": shown["seq"]}
    first = {"do": "play", "line": shown["choices"][0]["play"]}
    replies = [guest.ask("POST", f"/api/tables/{table}/commands", {**same, **body}) for body in (first, first, other)]
    assert [reply.status_code for reply in replies] == [200, 200, 422]
    assert replies[2].json()["code"] == "command-id-used"
    assert guest.see(table)["seq"] == replies[0].json()["seq"]


def test_every_kind_of_command_is_known_again() -> None:
    assert set(ENDS_WITH) == set(COMMANDS)
