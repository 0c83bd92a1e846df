"""Programs that play: the typed client is up to date, and the example plays a whole game."""

import runpy
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx

from serving import Backing, Guest, running
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
    assert played.stdout.splitlines()[-1].startswith("The game is over: ")


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


def test_the_example_says_what_is_wrong(embedded: Backing) -> None:
    with running(embedded) as house:
        played = subprocess.run([*BOT, house.url, "--table", "nowhere12345"], capture_output=True, text=True)
        assert played.returncode == 1
        assert played.stderr == "There is no such table. Perhaps the link is incomplete.\n"
