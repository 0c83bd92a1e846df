"""Why a bot did what it did: for those who play at its table, where hints are allowed, while the game goes on."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from serving import Guest, asked_or_over, wait_for


def against_a_bot(guest: Guest, **terms: Any) -> str:
    """A game in which a bot has done something: at the latest when the guest is asked for the second time."""
    table = str(guest.open_table("sobek2p", bots=["merchant"], **terms)["table"])
    shown = wait_for(lambda: asked_or_over(guest, table))
    while not told_by_others(shown):
        guest.do(table, "play", line=shown["choices"][0]["play"])
        shown = wait_for(lambda: asked_or_over(guest, table))
    return table


def told_by_others(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return [told for told in shown.get("news", []) if told["seat"] != shown["you"]]


def why(guest: Guest, table: str, since: int) -> tuple[int, dict[str, Any]]:
    reply = guest.ask("GET", f"/api/tables/{table}/why?since={since}")
    return reply.status_code, reply.json()


def test_what_a_bot_did_is_explained(client: TestClient) -> None:
    anna = Guest(client, "Anna")
    table = against_a_bot(anna, hints=True)
    shown = anna.see(table)
    told = told_by_others(shown)[0]
    status, found = why(anna, table, told["since"])
    assert status == 200
    assert found["steps"]
    for step in found["steps"]:
        assert step["play"]
        assert step["reason"]["id"]
    assert anna.see(table) == shown, "asking changes nothing"


def code(guest: Guest, table: str, since: int = 0) -> tuple[int, str]:
    status, found = why(guest, table, since)
    return status, found["code"]


def test_only_those_who_play_there_are_told_and_only_where_hints_are_allowed(client: TestClient) -> None:
    anna, carla = Guest(client, "Anna"), Guest(client, "Carla")
    table = against_a_bot(anna, hints=True)
    assert code(carla, table) == (403, "not-seated")
    assert code(anna, table, 10_000) == (409, "nothing-done")
    assert code(anna, against_a_bot(anna)) == (409, "no-hints")
    assert code(anna, str(anna.open_table("sobek2p", hints=True)["table"])) == (409, "not-begun")
    anna.do(table, "resign")
    assert code(anna, table) == (409, "game-over")


def test_what_people_do_is_their_own_business(client: TestClient) -> None:
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = str(anna.open_table("sobek2p", hints=True)["table"])
    ben.do(table, "sit")
    first, other = sorted((anna, ben), key=lambda each: each.see(table)["you"] not in each.see(table)["asked"])
    first.do(table, "play", line=first.see(table)["choices"][0]["play"])
    assert code(other, table) == (409, "not-a-bot")
    table = against_a_bot(anna, hints=True)
    since = anna.see(table)["heard"]
    anna.do(table, "play", line=anna.see(table)["choices"][0]["play"])
    assert code(anna, table, since) == (409, "not-a-bot")


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "9" * 30])
def test_since_is_a_whole_number(client: TestClient, since: str) -> None:
    anna = Guest(client, "Anna")
    table = anna.open_table("sobek2p", hints=True)["table"]
    assert anna.ask("GET", f"/api/tables/{table}/why?since={since}").status_code == 422
