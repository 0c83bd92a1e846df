"""The page as it is served: built from the sources as they are, whole, kept by browsers, and opened by a command."""

import gzip
import json
import re
import runpy
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from serving import Backing, Guest, House, running, wait_for
from shedet import rulebook
from shedet.browser import has_browser
from shedet.games import known_games
from shedet.games.sobek import components as sobek
from shedet.games.sobek2p import components as sobek2p
from shedet.server.page import ADDRESSES, ASK_AGAIN, BUILT, FOR_EVER, FOR_ONE, made, words
from shedet.server.running import own_address
from shedet.words import languages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MAKE = runpy.run_path(str(WEB / "make.py"))


def test_the_page_was_made_from_the_sources_as_they_are() -> None:
    made = BUILT / "made-from.txt"
    assert made.is_file(), "there is no page: run make page"
    assert made.read_text(encoding="utf-8") == MAKE["made_from"](), "the page is older than its sources: run make page"


def test_the_page_knows_the_characters_and_their_goods() -> None:
    """They are drawn from names alone: nothing that the server sends says which goods are in the corner."""
    characters = tables("characters.ts")
    drawn = dict(re.findall(r"^  '?([a-z-]+)'?: \{ icon: '[a-z-]+', goods: '([a-z]+)' \}", characters, re.MULTILINE))
    of_sobek = {row.name: sobek.GROUPS[row.goods] for row in sobek.CHARACTER_TABLE}
    of_sobek2p = {row.name: sobek2p.GROUPS[row.goods] for row in sobek2p.CHARACTER_TABLE}
    assert drawn == {**of_sobek, **of_sobek2p}
    assert of_sobek.items() <= of_sobek2p.items()  # one list is enough for both


def test_the_page_draws_the_track_as_it_is_printed() -> None:
    printed = re.search(r"^const PRINTED = '([ aefl]+)'$", tables("sobek/pieces.ts"), re.MULTILINE)
    assert printed
    assert printed[1].upper().replace(" ", "#") * (len(sobek.TRACK_ORDER) // len(printed[1])) == sobek.TRACK_ORDER


def tables(name: str) -> str:
    return (WEB / "src" / "tables" / name).read_text(encoding="utf-8")


# ---- what is served


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_shows_the_page(client: TestClient, address: str) -> None:
    reply = client.get(address.format(table="any", game="sobek2p"))
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/html")
    assert '<div id="app">' in reply.text


def test_all_that_the_page_names_is_there(client: TestClient) -> None:
    index = client.get("/").text
    named = re.findall(r'(?:src|href)="(/[^"]+)"', index)
    assert len(named) > 4
    for path in named:
        assert client.get(path).status_code == 200, path


def test_the_page_can_be_put_on_a_home_screen(client: TestClient) -> None:
    reply = client.get("/page/manifest.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json"
    manifest = reply.json()
    pictures = {icon["src"]: icon for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {(icon["sizes"], icon["purpose"]) for icon in pictures.values()} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for path, icon in pictures.items():
        picture = client.get(path).content
        width, height = int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])  # of the header of a PNG
        assert f"{width}x{height}" == icon["sizes"]


def test_scripts_and_styles_are_kept_for_ever_and_the_page_is_asked_for_again(client: TestClient) -> None:
    index = client.get("/")
    assert index.headers["cache-control"] == ASK_AGAIN
    again = client.get("/", headers={"if-none-match": index.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    [script] = re.findall(r'src="(/page/assets/[^"]+\.js)"', index.text)
    reply = client.get(script)
    assert reply.headers["cache-control"] == FOR_EVER
    assert reply.headers["content-type"].startswith("text/javascript")


def test_what_is_packed_is_the_same(client: TestClient) -> None:
    plain = client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        raw = b"".join(packed.iter_raw())
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2


def test_all_that_is_announced_is_there_and_is_named_once(client: TestClient) -> None:
    """What a page needs is told with the page; on a slow line a browser would find it out piece by piece."""
    anna = Guest(client, "Anna")
    table = anna.open_table("sobek2p", bots=["random"])["table"]
    for address in [each.format(table=table, game="sobek2p") for each in ADDRESSES]:
        found = announced(client.get(address, headers=anna.headers))
        assert len(set(found)) == len(found) > 0, address
        for path in found:
            if not path.endswith("/history"):
                assert client.get(path, headers=anna.headers).status_code == 200, path


@pytest.mark.parametrize(
    ("game", "languages", "words"),
    [
        ("sobek2p", "de-CH,de;q=0.9,en;q=0.5", ["de", "en"]),
        ("sobek", "it,fr;q=0.8", ["fr", "en"]),
        ("kemet", "", ["en"]),
    ],
)
def test_whoever_may_see_a_table_is_told_all_that_it_is_drawn_with(
    client: TestClient, game: str, languages: str, words: list[str]
) -> None:
    anna = Guest(client, "Anna")
    table = anna.open_table(game, players=2, bots=["random"])["table"]
    found = announced(client.get(f"/table/{table}", headers={**anna.headers, "accept-language": languages}))
    assert found[: len(words) + 1] == [
        f"/api/tables/{table}",
        *(f"/page/words/{language}/{game}.ftl" for language in words),
    ]
    drawing = json.loads((BUILT / "loads.json").read_text(encoding="utf-8"))
    drawn = drawing.get(f"tables/{game}", drawing["tables/plain"])
    assert {f"/page/{name}" for name in [*drawing["pages/table"], *drawn]} == set(found[len(words) + 1 :])
    past = announced(client.get(f"/past/{table}", headers=anna.headers))
    assert past[:2] == [f"/api/tables/{table}", f"/api/tables/{table}/history"]


def test_nobody_else_is_told_what_is_played_at_a_table(client: TestClient) -> None:
    """A stranger is told what every table needs; so is whoever asks for a table that is not there."""
    anna = Guest(client, "Anna")
    tables = [anna.open_table(game, players=2)["table"] for game in known_games()]
    stranger = {client.get(f"/table/{table}").headers["link"] for table in tables}
    lost = {client.get(f"/table/{table}", headers=anna.headers).headers["link"] for table in ("none", "no table")}
    assert len(stranger | lost) == 1
    assert "/api/" not in stranger.pop()
    shown = client.get(f"/table/{tables[0]}", headers=anna.headers)
    assert shown.headers["cache-control"] == FOR_ONE
    assert shown.text == client.get("/").text


def announced(reply: httpx.Response) -> list[str]:
    return re.findall(r"<([^>]+)>", reply.headers["link"])


def test_a_wrong_address_shows_people_the_page_and_programs_the_error(client: TestClient) -> None:
    person = client.get("/tabel/x", headers={"accept": "text/html,*/*"})
    assert person.status_code == 404
    assert '<div id="app">' in person.text
    program = client.get("/tabel/x", headers={"accept": "application/json"})
    assert program.status_code == 404
    assert program.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("path", ["../page.py", "%2e%2e/page.py", "assets", "nothing.js", ""])
def test_nothing_but_the_page_is_served(client: TestClient, path: str) -> None:
    assert client.get(f"/page/{path}").status_code == 404


def test_the_words_of_a_game_come_without_those_that_a_page_has_already(client: TestClient) -> None:
    page, game = client.get("/page/words/en.ftl").text, client.get("/page/words/en/sobek2p.ftl").text
    assert "page-home" in page
    assert "page-home" not in game
    assert f"{page}\n{game}".encode() == words("sobek2p", "en")


def test_nobody_waits_for_sheets_they_did_not_ask_for(client: TestClient) -> None:
    made.cache_clear()
    client.get("/")
    assert made.cache_info().currsize == 1


def test_every_game_has_its_words_and_rules(client: TestClient) -> None:
    assert "page-home" in client.get("/page/words/en.ftl").text
    for game in known_games():
        for language in languages(game):
            assert client.get(f"/page/words/{language}/{game}.ftl").status_code == 200
    for game in rulebook.games():
        text = client.get(f"/page/rules/{game}.html").text
        for rule in (rule.id for rule in rulebook.load(game).rules):
            assert f'id="{rule}"' in text, rule


# ---- opening it


def test_the_page_is_opened_when_it_can_be_shown(
    embedded: Backing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    monkeypatch.setenv("BROWSER", str(fake_browser(tmp_path, opened)))
    with running(embedded, "page") as house:
        wait_for(lambda: read(opened) == [house.url])
        another = subprocess.run(page_command(embedded), capture_output=True, text=True)
        assert (another.returncode, another.stdout) == (0, f"Shedet runs already, at {house.url}\n")
        wait_for(lambda: read(opened) == [house.url, house.url])


def page_command(backing: Backing) -> list[str]:
    return [sys.executable, "-m", "shedet", "page", "--data", str(backing.data)]


def fake_browser(folder: Path, opened: Path) -> Path:
    script = folder / "browser.sh"
    script.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


def read(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split() if path.exists() else []


def test_if_the_usual_port_is_taken_the_page_has_another(
    embedded: Backing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import argparse

    from shedet.cli import page
    from shedet.server import running as server

    monkeypatch.setattr(server, "is_free", lambda settings: False)
    chosen = argparse.Namespace(data=str(embedded.data), port=None, log_level=None, friends=False)
    assert page.own_settings(chosen).port == 0
    chosen.port = 8123  # who names one is told that it is taken
    assert page.own_settings(chosen).port == 8123
    assert page.own_settings(chosen).host == "127.0.0.1"


def test_friends_are_let_in_and_told_where(embedded: Backing) -> None:
    """The address that is shown is one that others in the network can use: links are made from it."""
    command = [*page_command(embedded), "--friends", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        address = served.stdout.readline().removeprefix("Shedet is at ").strip()
        try:
            lines = [served.stdout.readline() for _ in range(2)]
            assert lines[1] == f"Friends in your network can play at {address} as well, in a browser.\n"
            port = int(address.rpartition(":")[2])
            assert address == f"http://{own_address()}:{port}"
            with socket.create_connection(("127.0.0.2", port)):  # another address of this machine
                pass
        finally:
            served.terminate()


@pytest.mark.parametrize(
    ("environment", "found", "is_there"),
    [
        ({}, None, False),
        ({"DISPLAY": ":0"}, "Mozilla", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "Mozilla", True),
        ({"DISPLAY": ":0"}, "GenericBrowser", False),  # lynx and its kin
        ({"DISPLAY": ":0"}, None, False),
        ({"BROWSER": "anything"}, None, True),
    ],
)
def test_a_browser_is_one_that_people_look_at(
    environment: dict[str, str], found: str | None, is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import webbrowser

    def get(*_: Any) -> webbrowser.BaseBrowser:
        if found is None:
            raise webbrowser.Error
        browser: webbrowser.BaseBrowser = getattr(webbrowser, found)("any")
        return browser

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", get)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert has_browser() == is_there


def test_without_a_browser_it_is_said_where_the_page_is(embedded: Backing, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    house = House(embedded, "page")
    try:
        assert house.process.stdout is not None
        assert house.process.stdout.readline() == "Open it in your browser. Ctrl-C ends it here; your games are kept.\n"
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(60) == 0
    finally:
        house.kill()  # if it has not ended
