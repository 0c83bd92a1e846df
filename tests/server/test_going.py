"""Going and coming: whoever has resigned or is away does not stand in the way of the others."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from requests_table import services_of, write
from serving import Guest, is_asked
from shedet.server.hall import Hall
from shedet.server.store import entries


def three_at(client: TestClient) -> tuple[str, dict[str, Guest]]:
    """A table of three people; who sits where. The first answer shows nothing hidden."""
    services_of(client).hall.new_seed = lambda: "going 1"
    guests = [Guest(client, name) for name in ("Anna", "Ben", "Cleo")]
    table = guests[0].open_table("sobek", players=3)["table"]
    for guest in guests[1:]:
        guest.do(table, "sit")
    return table, {str(guest.see(table)["you"]): guest for guest in guests}


def asked_seat(table: str, guests: dict[str, Guest]) -> str:
    return next(seat for seat, guest in guests.items() if is_asked(guest.see(table)))


def play(table: str, guests: dict[str, Guest]) -> str:
    """An answer of whoever is asked, and who that was."""
    seat = asked_seat(table, guests)
    guests[seat].do(table, "play", line=guests[seat].see(table)["choices"][0]["play"])
    return seat


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that play for somebody take as long as the test does."""

    async def answer(*_: Any) -> bool:
        return False

    monkeypatch.setattr(Hall, "answer", answer)


@pytest.mark.usefixtures("no_bots")
@pytest.mark.parametrize("do", ["play", "undo", "agree", "disagree", "resign", "leave", "return"])
def test_whoever_has_resigned_does_nothing_more(client: TestClient, do: str) -> None:
    table, guests = three_at(client)
    seat = asked_seat(table, guests)
    gone = guests[seat]
    line = gone.see(table)["choices"][0]["play"]
    gone.do(table, "resign")
    write(client, table, entries.Played("ABC".index(seat), line))
    shown = gone.see(table)
    assert not shown.get("can_undo")
    reply = gone.send(table, do, shown["seq"], **({"line": line} if do == "play" else {}))
    assert (reply.status_code, reply.json()["code"]) == (409, "has-resigned")
    assert gone.see(table)["seq"] == shown["seq"]


@pytest.mark.usefixtures("no_bots")
def test_what_a_bot_played_is_taken_back_only_by_who_has_returned(client: TestClient) -> None:
    table, guests = three_at(client)
    seat = asked_seat(table, guests)
    away = guests[seat]
    line = away.see(table)["choices"][0]["play"]
    write(client, table, entries.Replaced("ABC".index(seat), "merchant"))
    write(client, table, entries.Played("ABC".index(seat), line))
    assert not away.see(table).get("can_undo")
    for do in ("undo", "agree", "disagree"):
        reply = away.send(table, do, away.see(table)["seq"])
        assert (reply.status_code, reply.json()["code"]) == (409, "bot-plays")
    assert away.do(table, "return")["can_undo"]
    assert is_asked(away.do(table, "undo"))


def asked_to_take_back(client: TestClient) -> tuple[str, Guest, list[Guest]]:
    """The first who has played wants it back; nobody else has answered yet."""
    table, guests = three_at(client)
    first = play(table, guests)
    for _ in range(20):
        if guests[first].see(table)["asked"] != [first] and play(table, guests) != first:
            break
    guests[first].do(table, "undo")
    return table, guests[first], [guest for seat, guest in guests.items() if seat != first]


@pytest.mark.usefixtures("no_bots")
def test_when_the_last_who_has_not_agreed_resigns_it_is_taken_back(client: TestClient) -> None:
    table, asking, others = asked_to_take_back(client)
    assert others[0].do(table, "agree")["wants_back"]["missing"] == [others[1].see(table)["you"]]
    others[1].do(table, "resign")
    shown = asking.see(table)
    assert shown.get("wants_back") is None
    assert is_asked(shown)


@pytest.mark.usefixtures("no_bots")
def test_a_request_ends_with_who_asked(client: TestClient) -> None:
    table, asking, others = asked_to_take_back(client)
    others[0].do(table, "agree")
    before = others[0].see(table)["view"]
    asking.do(table, "resign")
    shown = others[0].see(table)
    assert (shown.get("wants_back"), shown["view"]) == (None, before)


@pytest.mark.usefixtures("no_bots")
def test_a_request_that_only_bots_are_left_to_answer_ends_with_nothing(client: TestClient) -> None:
    table, asking, others = asked_to_take_back(client)
    before = asking.see(table)["view"]
    write(client, table, *(entries.Replaced("ABC".index(guest.see(table)["you"]), "merchant") for guest in others))
    shown = asking.see(table)
    assert (shown.get("wants_back"), shown["view"]) == (None, before)
