"""Programs that play: the typed client is up to date, and the example plays a whole game."""

import re
import runpy
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx2 as httpx
import pytest

from serving import Backing, Guest, House, asked_or_over, running, two_at, wait_for
from shedet.server.openapi import document

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "clients" / "typescript" / "shedet.ts"
BOT = [sys.executable, str(ROOT / "examples" / "bot.py")]


def test_the_typed_client_was_made_from_the_document_as_it_is() -> None:
    wanted = runpy.run_path(str(ROOT / "clients" / "make.py"))["first_line"]()
    made = CLIENT.read_text(encoding="utf-8")
    assert made.splitlines(keepends=True)[0] == wanted, "the interface has changed: make client"
    for path in document()["paths"]:  # type: ignore[attr-defined]
        assert f'"{path}"' in made


def test_the_example_plays_a_whole_game_against_a_bot(embedded: Backing) -> None:
    with running(embedded) as house:
        played = subprocess.run(
            [*BOT, house.url, "--game", "sobek2p", "--bot", "random", "--seed", "1"],
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert played.returncode == 0, played.stderr
    first, *moves, last = played.stdout.splitlines()
    assert first.startswith("We sit at table ")
    assert all(re.match("[AB]: [a-z]", move) for move in moves), moves
    assert len(moves) > 10
    assert last.startswith("The game is over: ")


def test_two_examples_play_each_other_as_a_guest_and_with_a_token(embedded: Backing) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")["table"]
        token = ["--token", anna.ask("POST", "/api/me/tokens").json()["token"]]
        ways = [["--table", table, *token], ["--table", f"{house.url}/tables/{table}"]]
        both = [
            subprocess.Popen(
                [*BOT, house.url, *words, "--seed", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            )
            for words in ways
        ]
        ends = [each.communicate(timeout=120) for each in both]
        assert [each.returncode for each in both] == [0, 0], ends
        assert anna.see(table)["state"] == "over"


def complaint(*words: str) -> str:
    """What the example says when it cannot play."""
    played = subprocess.run([*BOT, *words], capture_output=True, text=True, timeout=120)
    assert (played.returncode, played.stdout) == (1, "")
    assert played.stderr.count("\n") == 1
    return played.stderr


def test_the_example_says_what_is_wrong(embedded: Backing) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        assert complaint(house.url, "--table", "nowhere12345").startswith("There is no such table.")
        assert "this token is not good" in complaint(house.url, "--token", "forged")
        assert "chess" in complaint(house.url, "--game", "chess")
        assert "nobody" in complaint(house.url, "--bot", "nobody")
        table, _ = two_at(client, "sobek2p")
        assert complaint(house.url, "--table", table).startswith("The game has begun; ")


@pytest.mark.parametrize("address", ["127.0.0.1:8000", "localhost", "ftp://games.example.org", ""])
def test_the_example_knows_what_an_address_looks_like(address: str) -> None:
    assert complaint(address) == f"There is no Shedet server at {address}; it looks like http://HOST:8000.\n"


def test_the_example_says_that_nobody_answers() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{closed.getsockname()[1]}"
        assert complaint(address) == f"The server at {address} cannot be reached: Connection refused.\n"


def test_the_example_says_that_somebody_else_answers() -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_port}"
        assert complaint(address) == f"There is no Shedet server at {address}; it looks like http://HOST:8000.\n"
        other.shutdown()


def answer_for(anna: Guest, table: str, most: int) -> None:
    """Anna's answers, always the first, so many or until the game is over."""
    for _ in range(most):
        shown = wait_for(lambda: asked_or_over(anna, table))
        if shown["state"] == "over":
            return
        anna.do(table, "play", line=shown["choices"][0]["play"])


@pytest.mark.parametrize("end", [House.stop, House.kill])
def test_the_example_finishes_its_game_when_the_server_restarts_in_the_middle(
    embedded: Backing, end: Callable[[House], object]
) -> None:
    with running(embedded) as house, httpx.Client(base_url=house.url, timeout=60) as client:
        anna = Guest(client, "Anna")
        table = anna.open_table("sobek2p")["table"]
        words = [house.url, "--table", table, "--seed", "1"]
        bot = subprocess.Popen([*BOT, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert bot.stderr is not None
        wait_for(lambda: anna.see(table)["state"] == "playing")
        answer_for(anna, table, 3)
        end(house)
        assert bot.stderr.readline() == "The server is away; we try until it is back.\n"
        with running(embedded, port=house.url.rpartition(":")[2]):
            answer_for(anna, table, 1000)
            out, errors = bot.communicate(timeout=120)
    assert (bot.returncode, errors) == (0, "")
    assert out.splitlines()[-1].startswith("The game is over: ")
