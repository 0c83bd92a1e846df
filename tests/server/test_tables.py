"""Tables: opening, sitting down, playing, taking back, going and coming."""

import random

import pytest
from starlette.testclient import TestClient

from serving import Backing, Guest, House, asked_or_over, is_asked, play_on, running, two_at, wait_for
from shedet.games import GAMES


def test_a_table_waits_until_every_seat_is_taken(client: TestClient) -> None:
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    opened = anna.open_table("sobek2p", listed=True)
    assert opened["state"] == "waiting"
    assert [each["table"] for each in ben.get("/api/tables")] == [opened["table"]]
    shown = ben.do(opened["table"], "sit")
    assert shown["state"] == "playing"
    assert {seat["name"] for seat in shown["seats"]} == {"Anna", "Ben"}
    assert ben.get("/api/tables") == []
    mine = anna.get("/api/me/tables")
    assert [each["table"] for each in mine] == [opened["table"]]
    assert mine[0]["is_asked"] == is_asked(anna.see(opened["table"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_record_replays(client: TestClient, game: str) -> None:
    table, guests = two_at(client, game)
    assert guests["A"].ask("GET", f"/api/tables/{table}/record").status_code == 409
    play_on(table, guests, random.Random(1), 150 if game == "kemet" else 100_000)
    if game == "kemet":
        guests["A"].do(table, "resign")
    shown = guests["B"].see(table)
    assert shown["state"] == "over"
    assert shown["result"]["winners"]
    record = guests["B"].get(f"/api/tables/{table}/record")["record"]
    uploaded = guests["A"].ask("POST", "/api/records", {"record": record})
    if game != "kemet":
        assert uploaded.status_code == 200
        assert uploaded.json()["result"]["scores"] == shown["result"]["scores"]
    else:
        assert uploaded.json()["code"] == "bad-record"


def test_a_bot_answers_and_the_history_is_kept(embedded: Backing) -> None:
    with running(embedded) as house:
        import httpx2 as httpx

        with httpx.Client(base_url=house.url, timeout=60) as client:
            anna = Guest(client, "Anna")
            table = anna.open_table("sobek2p", bots=["merchant"], practice=True)["table"]
            chance = random.Random(2)
            while True:
                shown = wait_for(lambda: asked_or_over(anna, table))
                if shown["state"] == "over":
                    break
                anna.do(table, "play", line=chance.choice(shown["choices"])["play"])
            history = wait_for(
                lambda: (reply := anna.ask("GET", f"/api/tables/{table}/history")).status_code == 200 and reply
            )
            assert set(history.json()["views"]) == {"A", "B", "spectator", "all"}


def test_a_server_that_was_killed_goes_on_where_it_was(backing: Backing) -> None:
    import httpx2 as httpx

    with running(backing) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        table, guests = two_at(client, "sobek")
        play_on(table, guests, random.Random(3), 20)
        seen = {seat: guest.see(table) for seat, guest in guests.items()}
        house.kill()
    again = House(backing)
    try:
        with httpx.Client(base_url=again.url, timeout=60) as client:
            for seat, guest in guests.items():
                guest.client = client
                assert guest.see(table) == seen[seat]
    finally:
        again.kill()
