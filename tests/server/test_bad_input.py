"""What nobody should send: the right status, a code, a sentence, and nothing is written."""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from uuid import uuid4

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from requests_table import BODIES, COMMANDS, at_tables, command_body, everything, services_of, with_body
from serving import Backing, Grown, Guest, app_client, finished_game, is_asked
from shedet.games import find_game
from shedet.server.endpoints import past
from shedet.server.faults import UNEXPLAINED
from shedet.server.names import LONGEST_NAME, clean_name, clean_saying
from shedet.server.protocol import MOST
from shedet.server.routing import ENDPOINTS, LARGEST_BODY, Endpoint

AS_JSON = {"content-type": "application/json"}


class House(NamedTuple):
    client: TestClient
    anna: Guest
    ben: Guest
    table: str

    def post(self, each: Endpoint, content: Any, **headers: str) -> httpx.Response:
        path = each.path.replace("{table}", self.table)
        sent = self.anna.headers | AS_JSON | {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.request(each.method, path, content=content, headers=sent)

    def asked(self) -> Guest:
        return next(guest for guest in (self.anna, self.ben) if is_asked(guest.see(self.table)))

    def waiting(self) -> Guest:
        return next(guest for guest in (self.anna, self.ben) if not is_asked(guest.see(self.table)))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with app_client(tmp_path_factory.mktemp("input") / "data") as client:
        yield furnished(client)


def furnished(client: TestClient) -> House:
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = anna.open_table("sobek2p")["table"]
    ben.do(table, "sit")
    return House(client, anna, ben, table)


def assert_refused(reply: httpx.Response, status: int, code: str) -> None:
    """A problem is a code for programs and a sentence for people, and perhaps how the table is."""
    assert (reply.status_code, reply.json().get("code")) == (status, code), reply.text
    message = reply.json()["message"]
    assert message[0].isupper() or not message[0].isalpha(), message
    assert message.rstrip()[-1] in ".!?", message
    assert set(reply.json()) <= {"code", "message", "rule", "table"}
    assert "xpected `" not in message  # the words of the library that reads it
    assert message != UNEXPLAINED


# ---- bodies, whatever they are for

BROKEN: dict[str, tuple[Callable[[bytes], bytes], int, str]] = {
    "nothing": (lambda good: b"", 400, "bad-json"),
    "half": (lambda good: good[:-3], 400, "bad-json"),
    "two": (lambda good: good * 2, 400, "bad-json"),
    "not a number": (lambda good: good.replace(b': "', b": NaN", 1), 400, "bad-json"),
    "not unicode": (lambda good: good.replace(b': "', b': "\xff', 1), 400, "bad-json"),
    "a list": (lambda good: b"[" + good + b"]", 422, "bad-request"),
    "null": (lambda good: b"null", 422, "bad-request"),
    "an empty object": (lambda good: b"{}", 422, "bad-request"),
    "deep lists": (lambda good: b"[" * 30_000 + b"]" * 30_000, 422, "bad-request"),
    "too much": (lambda good: good + b" " * LARGEST_BODY, 413, "too-large"),
}


@pytest.mark.parametrize("each", with_body(), ids=lambda each: each.name)
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_body_is_refused(house: House, each: Endpoint, kind: str) -> None:
    spoil, status, code = BROKEN[kind]
    before = everything(house.client)
    assert_refused(house.post(each, spoil(json.dumps(BODIES[each.name]).encode())), status, code)
    assert everything(house.client) == before


@pytest.mark.parametrize("each", with_body(), ids=lambda each: each.name)
def test_a_body_that_is_too_long_is_refused_though_nobody_said_how_long(house: House, each: Endpoint) -> None:
    pieces = (b" " * 1024 for _ in range(LARGEST_BODY // 1024 + 1))
    assert_refused(house.post(each, pieces), 413, "too-large")


@pytest.mark.parametrize("each", with_body(), ids=lambda each: each.name)
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_other_than_json_is_refused(house: House, each: Endpoint, kind: str) -> None:
    """A form of another page could send it without asking."""
    before = everything(house.client)
    assert_refused(house.post(each, json.dumps(BODIES[each.name]), content_type=kind), 415, "not-json")
    assert everything(house.client) == before


@pytest.mark.parametrize("each", with_body(), ids=lambda each: each.name)
def test_every_field_is_checked(house: House, each: Endpoint) -> None:
    """Other types, unknown fields, missing ones, and nesting without end."""
    good = BODIES[each.name]
    values: list[Any] = [None, [], {}, [[]], True, 1.5, -1, 10**30, {"a": {}}]
    wrong: list[dict[str, Any]] = [{**good, "unknown": 1}]
    for field in good:
        wrong.append({name: value for name, value in good.items() if name != field})
        wrong += [{**good, field: value} for value in values]
    before = everything(house.client)
    for body in wrong:
        reply = house.post(each, json.dumps(body))
        assert_refused(reply, 422, "bad-request")
    deep = b'{"unknown": ' + b"[" * 20_000 + b"]" * 20_000 + b"," + json.dumps(good).encode()[1:]
    reply = house.post(each, deep)
    assert reply.status_code in (400, 422)
    assert_refused(reply, reply.status_code, reply.json()["code"])
    assert everything(house.client) == before


@pytest.mark.parametrize("each", with_body(), ids=lambda each: each.name)
def test_a_text_is_unicode(house: House, each: Endpoint) -> None:
    """Half a surrogate pair is no letter; JSON can write it nevertheless."""
    before = everything(house.client)
    for field in [name for name, value in BODIES[each.name].items() if isinstance(value, str)]:
        content = json.dumps({**BODIES[each.name], field: "LONE"}).replace("LONE", "x" * 10 + "\\ud800")
        reply = house.post(each, content)
        assert reply.status_code in (400, 422), reply.text
        assert_refused(reply, reply.status_code, reply.json()["code"])
    assert everything(house.client) == before


COMMAND = {"do": "play", "command_id": "0123456789", "expected_seq": 1, "line": "x"}
TABLE = {"game": "sobek2p"}


@pytest.mark.parametrize(
    ("name", "body", "message"),
    [
        ("become_a_player", [], "What is sent must be an object, not a list."),
        ("become_a_player", {}, "'name' is missing; it must be a text."),
        ("become_a_player", {"name": 5}, "'name' must be a text, not 5."),
        ("become_a_player", {"name": None}, "'name' must be a text, not null."),
        ("become_a_player", {"nme": "x"}, "There is no field 'nme' here. Do you mean 'name'?"),
        ("become_a_player", {"x" * 99: 1}, f"There is no field '{'x' * 39}…' here. There are: 'name'."),
        ("become_a_player", {"name": "x" * 41}, "'name' is too long: it has 41 characters, and 40 are the most."),
        ("say", {"text": "x" * 501}, "'text' is too long: it has 501 characters, and 500 are the most."),
        ("say", {"text": ""}, "'text' is empty."),
        ("open_a_table", {**TABLE, "players": "2"}, f"'players' must be a whole number from 1 to {MOST}, not '2'."),
        ("open_a_table", {**TABLE, "practice": 1}, "'practice' must be true or false, not 1."),
        ("open_a_table", {**TABLE, "bots": ["x", {}]}, "'bots[1]' must be a text, not an object."),
        ("open_a_table", {**TABLE, "bots": ["x"] * 6}, "'bots' is too long: it has 6 entries, and 5 are the most."),
        ("open_a_table", {**TABLE, "options": {"x": True}}, "'options.x' must be a whole number, not true or false."),
        ("open_a_table", {**TABLE, "clock": {"day": 1}}, "There is no field 'clock.day' here. Do you mean 'days'?"),
        (
            "open_a_table",
            {**TABLE, "clock": {"days": 31}},
            "'clock.days' must be a whole number from 0 to 30, not 31.",
        ),
        ("command", {"do": "sit", "expected_seq": 1}, "'command_id' is missing; it must be a text."),
        ("command", {**COMMAND, "command_id": "0"}, "'command_id' is too short: at least 8 characters are needed."),
        (
            "command",
            {**COMMAND, "command_id": "not so good"},
            "'command_id' must be letters, digits, - and _ alone, not 'not so good'.",
        ),
    ],
    ids=str,
)
def test_what_was_sent_wrongly_is_named(house: House, name: str, body: Any, message: str) -> None:
    each = next(each for each in with_body() if each.name == name)
    reply = house.post(each, json.dumps(body))
    assert_refused(reply, 422, "bad-request")
    assert reply.json()["message"] == message


def test_an_unknown_command_is_told_which_there_are(house: House) -> None:
    for do, said in (("plaay", "not 'plaay'."), (1, "not 1."), (None, "not null.")):
        reply = house.anna.ask("POST", f"/api/tables/{house.table}/commands", {**COMMAND, "do": do})
        assert_refused(reply, 422, "bad-request")
        assert reply.json()["message"].startswith("'do' must be one of sit, stand-up, ")
        assert reply.json()["message"].endswith(said)


@pytest.mark.parametrize("digits", [30, 3000, 60_000])
def test_a_number_without_end_is_refused(house: House, digits: int) -> None:
    each = next(each for each in with_body() if each.name == "become_a_player")
    assert_refused(house.post(each, b'{"name": ' + b"1" * digits + b"}"), 422, "bad-request")


def test_what_is_no_json_is_told_where(house: House) -> None:
    each = next(each for each in with_body() if each.name == "become_a_player")
    for sent, said in (
        (b"", "Nothing was sent; this needs a JSON object."),
        (b'{"name"', "That is not JSON: it ends too early"),
        (b'{"name": "\xff"}', "That is not JSON: it is not written in UTF-8."),
        (b'{"name": "x",}', "That is not JSON: trailing comma in object (byte 13)."),
    ):
        reply = house.post(each, sent)
        assert_refused(reply, 400, "bad-json")
        assert reply.json()["message"].startswith(said)


@pytest.mark.parametrize("number", ["-1", "1.5", "", "x", "٣", str(MOST + 1), "9" * 5000])
def test_a_number_in_an_address_is_checked(house: House, number: str) -> None:
    for each in ENDPOINTS:
        for name in each.query:
            path = each.path.replace("{table}", house.table)
            reply = house.client.request(each.method, path, params={name: number}, headers=house.anna.headers)
            assert_refused(reply, 422, "bad-request")
            said = f"'{name}' must be a whole number from 0 to {MOST}, not '"
            assert reply.json()["message"].startswith(said)
            assert len(reply.json()["message"]) < len(said) + 50


# ---- names and what is said


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna\n\t Maria ", "Anna Maria"),
        ("A\u0000n\u0007na", "Anna"),
        ("\u202eannA\u202c", "annA"),  # turns the direction of writing
        ("An\u200bn\u200d\ufeffa\u2066", "Anna"),  # zero width
        ("A\u0300\u0301\u0302\u0303\u0304", "À\u0301\u0302"),  # runs over the lines above
        ("A\u200b\u0301nna", "Ánna"),  # one letter, whatever stood between
        ("\u0301Anna \u0302\u0303Maria", "Anna Maria"),  # marks on nothing
        ("สมชาย ผู้", "สมชาย ผู้"),  # two on one letter
        ("שלום", "שלום"),
        ("مريم", "مريم"),
        ("Nefertari 𓇋", "Nefertari 𓇋"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # data; whoever shows it escapes it
        ("'; drop table players; --", "'; drop table players; --"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_without_what_is_not_seen(house: House, name: str, kept: str) -> None:
    guest = Guest(house.client, name)
    assert guest.get("/api/me")["name"] == kept


# What Unicode says is not to be shown where it means nothing (Default_Ignorable_Code_Point): first and last.
IGNORED = [
    *((code, code) for code in (0xAD, 0x34F, 0x61C, 0x3164, 0xFEFF, 0xFFA0)),
    *((0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F)),
    *((0xFE00, 0xFE0F), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
]


def test_nothing_that_is_not_shown_is_kept() -> None:
    unseen = [chr(code) for first, last in IGNORED for code in range(first, last + 1)]
    assert [sign for sign in unseen if clean_name(f"An{sign}na") != "Anna" or clean_saying(f"Hi{sign}!") != "Hi!"] == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (" ", "bad-name"),
        ("\u200b\u200b", "bad-name"),
        ("\u3164", "bad-name"),  # a letter that looks like nothing
        ("\u2800\u2800", "bad-name"),
        ("\u3000\u00a0\u2003", "bad-name"),
        ("\U0001d159\ufffc", "bad-name"),  # signs that look like nothing
        ("\u2065\U000e0fff", "bad-name"),  # that do not exist, and would not be seen
        ("...", "bad-name"),
        ("\u0301", "bad-name"),
        ("\ue000", "bad-name"),
        ("x" * (LONGEST_NAME + 1), "bad-request"),
        ("\ufb2c" * LONGEST_NAME, "too-long"),  # each of them is three, as Unicode wants it
    ],
)
def test_a_name_that_nobody_could_read_is_refused(house: House, name: str, code: str) -> None:
    before = everything(house.client)
    assert_refused(house.client.post("/api/players", json={"name": name}), 422, code)
    assert_refused(house.anna.ask("POST", "/api/me/name", {"name": name}), 422, code)
    assert everything(house.client) == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-request"),
        (" \n", "nothing-said"),
        ("\u202e\u200b\u0000\u0301", "nothing-said"),
        ("x" * 501, "bad-request"),
    ],
)
def test_who_says_nothing_or_too_much_is_not_heard(house: House, text: str, code: str) -> None:
    before = everything(house.client)
    assert_refused(house.anna.ask("POST", f"/api/tables/{house.table}/chat", {"text": text}), 422, code)
    assert everything(house.client) == before


def test_what_is_said_is_data(house: House) -> None:
    said = "\u202e<b>gg</b>\u0000 שלום"
    reply = house.anna.ask("POST", f"/api/tables/{house.table}/chat", {"text": said})
    assert reply.json()["text"] == "<b>gg</b> שלום"
    assert reply.headers["content-type"] == "application/json"
    assert house.ben.get(f"/api/tables/{house.table}/chat")[-1]["text"] == "<b>gg</b> שלום"


# ---- tables

STRANGE = ["AAAAAAAAAAAA", "x", "%00", "..%2f..", "a" * 500, "%ff", "AAAA%0A", "'--", "%F0%9F%90%8A"]


@pytest.mark.parametrize("each", at_tables(), ids=lambda each: each.name)
def test_there_is_no_such_table(house: House, each: Endpoint) -> None:
    before = everything(house.client)
    for name in STRANGE:
        path = each.path.replace("{table}", name)
        reply = house.anna.ask(each.method, path, BODIES.get(each.name))
        assert reply.status_code == 404, (name, reply.text)
        assert_refused(reply, 404, reply.json()["code"])
    assert everything(house.client) == before
    assert not set(STRANGE) & set(services_of(house.client).hall.shelves)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "bad-table"),
        ({"game": "sobek2p\u0000"}, "bad-table"),
        ({"game": "sobek2p", "players": 3}, "bad-table"),
        ({"game": "sobek", "players": 5}, "bad-table"),
        ({"game": "sobek", "players": 7}, "bad-table"),
        ({"game": "sobek2p", "options": {"unknown": 1}}, "bad-table"),
        ({"game": "sobek2p", "options": {"thief_by_back": 99}}, "bad-table"),
        ({"game": "sobek2p", "options": {"thief_by_back": 10**18}}, "bad-table"),
        ({"game": "sobek2p", "options": {"thief_by_back": -1}}, "bad-table"),
        ({"game": "sobek2p", "bots": ["search:3600"]}, "unknown-bot"),
        ({"game": "sobek2p", "bots": ["merchant", "merchant"]}, "too-many-bots"),
        ({"game": "sobek2p", "practice": True}, "practice-needs-bots"),
        ({"game": "sobek2p", "clock": {"seconds": 60, "days": 1}}, "bad-clock"),
        ({"game": "sobek2p", "clock": {"increment": 5}}, "bad-clock"),
        ({"game": "sobek2p", "clock": {"seconds": 10**9}}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(house: House, wanted: dict[str, Any], code: str) -> None:
    before = everything(house.client)
    assert_refused(house.anna.ask("POST", "/api/tables", wanted), 422, code)
    assert everything(house.client) == before


@pytest.mark.parametrize("changed", [{"seat": "A\n"}, {"command_id": "abcdefgh\n"}], ids=str)
def test_a_line_break_at_the_end_is_one_letter_too_many(house: House, changed: dict[str, str]) -> None:
    """A pattern that ends with $ takes it."""
    table = house.anna.open_table("sobek", players=3, bots=["merchant"])
    before = everything(house.client)
    sent = {"seat": "B", "command_id": uuid4().hex, **changed}
    reply = house.anna.send(table["table"], "send-bot-away", table["seq"], **sent)
    assert_refused(reply, 422, "bad-request")
    assert everything(house.client) == before


def test_a_full_table_takes_nobody(house: House) -> None:
    carla = Guest(house.client, "Carla")
    before = everything(house.client)
    reply = carla.send(house.table, "sit", carla.see(house.table)["seq"])
    assert_refused(reply, 409, "has-begun")
    assert everything(house.client) == before


def test_nobody_sits_at_a_table_twice(house: House) -> None:
    table = house.anna.open_table("sobek2p")
    assert_refused(house.anna.send(table["table"], "sit", table["seq"]), 409, "already-seated")


# ---- commands


def test_out_of_turn_nothing_is_played(house: House) -> None:
    line = house.asked().see(house.table)["choices"][0]["play"]
    waiting = house.waiting()
    before = everything(house.client)
    reply = waiting.send(house.table, "play", waiting.see(house.table)["seq"], line=line)
    assert_refused(reply, 409, "not-asked")
    assert everything(house.client) == before
    assert reply.json()["table"] == waiting.see(house.table)


def test_a_game_that_goes_on_is_neither_analysed_nor_played_again(house: House) -> None:
    reply = house.anna.ask("POST", f"/api/tables/{house.table}/analysis")
    assert_refused(reply, 409, "not-over")
    assert "sit down" not in reply.json()["message"]
    assert_refused(house.anna.send(house.table, "rematch", house.anna.see(house.table)["seq"]), 409, "not-over")


def test_what_is_refused_says_what_would_be_right(house: House) -> None:
    def said(reply: httpx.Response, status: int, code: str) -> str:
        assert_refused(reply, status, code)
        return str(reply.json()["message"])

    client = house.client
    assert "token" in said(client.get("/api/me", headers={"authorization": "Bearer x"}), 401, "not-signed-in")
    socket = client.get(f"/api/tables/{house.table}/socket")
    assert "WebSocket" in said(socket, 426, "socket")
    assert socket.headers["upgrade"] == "websocket"
    broken = client.post("/api/players", content=b'{"name" "x"}', headers=AS_JSON)
    assert "byte 8" in said(broken, 400, "bad-json")
    reply = house.anna.ask("POST", "/api/tables", {"game": "sobek2p", "players": 9})
    assert "played by 2 players, not 9" in said(reply, 422, "bad-table")
    reply = house.anna.ask("POST", f"/api/tables/{house.table}/hints")
    assert "opens" in said(reply, 409, "no-hints")
    reply = client.post("/api/players", json={"name": "x"}, headers={"origin": "https://elsewhere.example"})
    assert "`origins`" in said(reply, 403, "other-origin")
    assert "Host" in said(reply, 403, "other-origin")


def test_an_illegal_move_names_the_rule(house: House) -> None:
    client = house.client
    anna, ben = Guest(client, "Anna"), Guest(client, "Ben")
    table = anna.open_table("sobek2p")["table"]
    ben.do(table, "sit")
    guests = {str(guest.see(table)["you"]): guest for guest in (anna, ben)}
    asked = guests[anna.see(table)["asked"][0]]
    asked.do(table, "play", line=asked.see(table)["choices"][0]["play"])
    asked = guests[anna.see(table)["asked"][0]]
    before = everything(client)
    reply = asked.send(table, "play", asked.see(table)["seq"], line="sell wheat")
    assert_refused(reply, 409, "illegal-move")
    assert reply.json()["rule"].startswith("P-"), reply.text
    assert reply.json()["table"]["choices"] == asked.see(table)["choices"]
    assert everything(client) == before


@pytest.mark.parametrize(
    "line", ["nonsense", ";;;", "take", "take 99999999999999999999,1", "\u0000", "take 1,1\u0000", "x" * 400, "٣", "\n"]
)
def test_what_is_no_move_is_not_played(house: House, line: str) -> None:
    asked = house.asked()
    before = everything(house.client)
    reply = asked.send(house.table, "play", asked.see(house.table)["seq"], line=line)
    assert reply.status_code in (409, 422), reply.text
    assert_refused(reply, reply.status_code, reply.json()["code"])
    assert everything(house.client) == before


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_who_has_not_seen_the_table_as_it_is_gets_it_and_does_nothing(house: House, kind: Any) -> None:
    asked = house.asked()
    shown = asked.see(house.table)
    before = everything(house.client)
    for seq in (0, shown["seq"] - 1, shown["seq"] + 1, MOST):
        body = command_body(kind, seq, shown["choices"][0]["play"])
        reply = asked.ask("POST", f"/api/tables/{house.table}/commands", body)
        assert_refused(reply, 409, "stale")
        fresh = reply.json()["table"]
        assert (fresh["seq"], fresh["view"], fresh["choices"]) == (shown["seq"], shown["view"], shown["choices"])
    assert everything(house.client) == before


def test_a_command_that_is_sent_twice_is_done_once(house: House) -> None:
    asked = house.asked()
    shown = asked.see(house.table)
    body = {
        "do": "play",
        "command_id": uuid4().hex,
        "expected_seq": shown["seq"],
        "line": shown["choices"][0]["play"],
    }
    first = asked.ask("POST", f"/api/tables/{house.table}/commands", body)
    assert first.status_code == 200
    before = everything(house.client)
    again = asked.ask("POST", f"/api/tables/{house.table}/commands", body)
    assert again.json() == first.json()
    assert everything(house.client) == before


# ---- records


@pytest.mark.parametrize(
    "text",
    [
        "",
        "shedet record 2",
        "shedet record 1\ngame chess\nrules 1\nplayers 2\nseed 1\nmoves\nresult unfinished\n",
        "shedet record 1\ngame sobek2p\nrules 999\nplayers 2\nseed 1\nmoves\nresult unfinished\n",
        "shedet record 1\ngame sobek2p\nrules 1\nplayers 99\nseed 1\nmoves\nresult unfinished\n",
        "shedet record 1\ngame sobek2p\nrules 1\nplayers 2\nseed 1\nmoves\nresult unfinished\n",
        "shedet record 1\ngame sobek2p\nrules 1\nplayers 2\nseed 1\nmoves\nA nonsense\nresult A 1 B 0 won A\n",
        "shedet record 1\ngame sobek2p\nrules 1\nplayers 2\nseed 1\nsetup\n| nonsense\nmoves\nresult unfinished\n",
        "shedet record 1\ngame \u0000\nrules 1\nplayers 2\nseed \u0000\nmoves\nresult \u0000\n",
    ],
)
def test_a_record_that_does_not_replay_is_not_kept(house: House, text: str) -> None:
    before = everything(house.client)
    assert_refused(house.anna.ask("POST", "/api/records", {"record": text}), 422, "bad-record")
    assert everything(house.client) == before


def test_a_record_is_kept_if_it_has_so_many_steps_and_no_more(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, record = Guest(client, "Anna"), finished_game()
    steps = len(record.partition("moves\n")[2].splitlines()) - 1
    before = everything(client)
    monkeypatch.setattr(past, "MOST_STEPS", steps - 1)
    reply = anna.ask("POST", "/api/records", {"record": record})
    assert_refused(reply, 422, "bad-record")
    assert f"at most {steps - 1} steps" in reply.json()["message"]
    assert everything(client) == before
    monkeypatch.setattr(past, "MOST_STEPS", steps)
    assert anna.ask("POST", "/api/records", {"record": record}).status_code == 200


# ---- the same on PostgreSQL, which does not even take every text


def test_postgresql_takes_nothing_that_it_should_not(grown: Grown, tmp_path: Any) -> None:
    backing: Backing = grown.backing(tmp_path / "data", f"test_{uuid4().hex}")
    with app_client(backing.data, database_url=backing.database_url, bus_url=backing.bus_url) as client:
        house = furnished(client)
        for each in at_tables():
            test_there_is_no_such_table(house, each)
        test_a_name_is_kept_without_what_is_not_seen(house, "A\u0000n\u0007na", "Anna")
        test_a_name_that_nobody_could_read_is_refused(house, "\ufb2c" * LONGEST_NAME, "too-long")
        test_what_is_said_is_data(house)
        test_what_is_no_move_is_not_played(house, "\u0000")
        for kind in COMMANDS:
            test_who_has_not_seen_the_table_as_it_is_gets_it_and_does_nothing(house, kind)
        test_a_command_that_is_sent_twice_is_done_once(house)


# ---- other rules


def test_a_game_of_other_rules_is_listed_and_refused(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    with app_client(data) as client:
        house = furnished(client)
        with services_of(client).store.writing() as connection:
            connection.exec_driver_sql("update tables set rules = 999")
            now = f'"rules":{find_game("sobek2p").rules_version}'
            connection.exec_driver_sql("update log set body = replace(body, ?, ?)", (now, '"rules":999'))
    capsys.readouterr()
    with app_client(data) as client:
        said = "".join(capsys.readouterr())
        assert "table of other rules" in said
        assert house.table in said
        house.anna.client = house.ben.client = client
        before = everything(client)
        for each in at_tables():
            body = BODIES.get(each.name)
            reply = house.anna.ask(each.method, each.path.replace("{table}", house.table), body)
            assert_refused(reply, 409, "other-rules")
        assert everything(client) == before
        assert [each["table"] for each in house.anna.get("/api/me/tables")] == [house.table]
