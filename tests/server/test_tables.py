"""Tables: opening, sitting down, playing, taking back, going and coming."""

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient

from requests_table import services_of
from serving import Backing, Guest, House, asked_or_over, is_asked, play_on, running, two_at, wait_for
from shedet.games import GAMES
from shedet.server.sitting import Sitting


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


def test_while_a_long_game_is_read_others_are_served(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is played again when somebody looks at it for the first time: nobody else waits for that."""
    table, guests = two_at(client, "sobek2p")
    hall, apply, going_on, served = services_of(client).hall, Sitting.apply, Event(), Event()

    def apply_slowly(self: Sitting, *entry: Any) -> None:
        going_on.set()
        assert served.wait(60), "others wait for it"
        apply(self, *entry)

    hall.drop(table)
    with monkeypatch.context() as slow, ThreadPoolExecutor(1) as another:
        slow.setattr(Sitting, "apply", apply_slowly)
        looking = another.submit(guests["A"].see, table)
        assert going_on.wait(60)
        assert guests["B"].get("/api/me")["name"]
        served.set()
        assert looking.result(60)["table"] == table


def test_whoever_stands_up_is_not_the_host_any_more(client: TestClient) -> None:
    """Or games of bots alone could be had."""
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = anna.open_table("sobek", players=3, bots=["merchant"])["table"]
    assert not anna.do(table, "stand-up").get("is_host")
    reply = anna.send(table, "seat-bot", anna.see(table)["seq"], level="merchant")
    assert (reply.status_code, reply.json()["code"]) == (403, "not-host")
    assert ben.do(table, "sit")["is_host"]
    assert not anna.do(table, "sit").get("is_host")


def test_when_the_host_stands_up_another_who_sits_there_is_the_host(client: TestClient) -> None:
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = anna.open_table("sobek", players=3)["table"]
    ben.do(table, "sit")
    anna.do(table, "stand-up")
    assert ben.see(table)["is_host"]


def test_everybody_speaks_under_the_name_that_their_seat_has(client: TestClient) -> None:
    """Else one could take another name, and speak as somebody who sits there."""
    table, guests = two_at(client, "sobek2p")
    anna, ben = guests["A"], guests["B"]
    names = {seat["seat"]: seat["name"] for seat in anna.see(table)["seats"]}
    ben.ask("POST", "/api/me/name", {"name": names["A"]})
    ben.ask("POST", f"/api/tables/{table}/chat", {"text": "I resign."})
    assert [each["name"] for each in anna.get(f"/api/tables/{table}/chat")] == [names["B"]]
