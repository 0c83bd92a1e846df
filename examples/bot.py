"""A program that plays at a Shedet server, as a person would: it sees what its seat sees, and may do what it may do.

    pip install websockets
    python examples/bot.py http://127.0.0.1:8000 --bot merchant     opens a table and plays against the merchant
    python examples/bot.py http://127.0.0.1:8000 --table LINK       joins a table, and plays there

It answers at random. Put something better into `choose`.
"""

import argparse
import json
import os
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

REFUSED = 4000  # a socket that is closed with this code, or a higher one, is not for us
LATER = (429, 502, 503, 504)  # we are too fast, or the server has just gone: the same request may do in a moment


def choose(update: dict[str, Any], chance: random.Random) -> str:
    """What to answer. `update["view"]` is all that our seat knows, `choices` what it may do and what that leads to."""
    choice: dict[str, Any] = chance.choice(update["choices"])
    return str(choice["play"])


class Refused(Exception):
    """The server says no, with a sentence why."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["message"])
        self.code: str = problem["code"]
        self.table: dict[str, Any] | None = problem.get("table")


class Away(Exception):
    """The server cannot be reached just now."""


class Server:
    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        if not self.url.startswith(("http://", "https://")):
            raise Refused(no_server(url))
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "content-type": "application/json"}
        try:
            with urlopen(Request(self.url + path, sent, headers, method=method), timeout=60) as reply:
                cookie = reply.headers.get("set-cookie")
                if cookie:
                    self.headers["cookie"] = cookie.partition(";")[0]
                return json.load(reply)
        except HTTPError as error:
            problem = problem_in(error, self.url)
            raise Away(problem["message"]) if error.code in LATER else Refused(problem) from None
        except (OSError, HTTPException) as error:
            found = error.reason if isinstance(error, URLError) else error
            reason = getattr(found, "strerror", None) or found
            raise Away(f"The server at {self.url} cannot be reached: {reason}.") from None
        except ValueError:  # no address, or no JSON
            raise Refused(no_server(self.url)) from None

    def do(self, update: dict[str, Any], what: str, **more: object) -> dict[str, Any]:
        """A command. It has an id, so that one that is sent twice is done once, and says what we have seen: if the
        table has changed since, nothing is done and we get the table as it is."""
        body = {"do": what, "command_id": uuid4().hex, "expected_seq": update["seq"], **more}
        try:
            return dict(self.ask("POST", f"/api/tables/{update['table']}/commands", body))
        except Refused as refused:
            if refused.code == "stale" and refused.table is not None:
                return refused.table
            raise

    def follow(self, table: str, after: int) -> Any:
        """A socket over which the table comes whenever it has changed."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?after={after}"
        return connect(url, additional_headers=self.headers)


def problem_in(error: HTTPError, url: str) -> dict[str, Any]:
    """What the server says; whatever else answers there says it in a form of its own."""
    try:
        problem = json.load(error)
        return {"code": problem["code"], "message": problem["message"], "table": problem.get("table")}
    except (ValueError, TypeError, KeyError):
        return no_server(url)


def no_server(url: str) -> dict[str, Any]:
    return {"code": "no-server", "message": f"There is no Shedet server at {url}; it looks like http://HOST:8000."}


def play(server: Server, update: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Until the game is over. When the server goes (it restarts), we come back and go on where we were."""
    is_away = False
    while update["state"] != "over":
        try:
            with server.follow(update["table"], update["seq"]) as pushes:
                is_away = False
                while update["state"] != "over":
                    if update.get("choices"):
                        line = choose(update, chance)
                        print(f"{update['you']}: {line}", flush=True)
                        update = server.do(update, "play", line=line)
                    else:
                        update = newer(update, json.loads(pushes.recv()))
        except (Away, OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code >= REFUSED:
                raise Refused({"code": "socket", "message": error.rcvd.reason}) from None
            if not is_away:
                print("The server is away; we try until it is back.", file=sys.stderr, flush=True)
            is_away = True
            time.sleep(1)
    return update


def newer(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A push may have been on its way when we answered."""
    return other if other["seq"] >= one["seq"] else one


def main() -> int:
    parser = argparse.ArgumentParser(description="Play at a Shedet server, at random.")
    parser.add_argument("server", metavar="URL", help="such as http://127.0.0.1:8000")
    parser.add_argument("--name", default="Example", help="what others see")
    parser.add_argument("--game", default="sobek2p", help="the game of a new table")
    parser.add_argument("--bot", default="merchant", help="who sits at a new table, too")
    parser.add_argument("--table", help="a table to join instead, or the link to it")
    parser.add_argument("--token", default=os.environ.get("SHEDET_TOKEN", ""), help="whom to play as; none: a guest")
    parser.add_argument("--seed", help="for the same answers again")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    try:
        server = Server(args.server, args.token)
        if not args.token:
            server.ask("POST", "/api/players", {"name": args.name})
        if args.table:
            update = server.ask("GET", f"/api/tables/{args.table.rstrip('/').rpartition('/')[2]}")
            while "you" not in update:  # somebody else may sit down at the same moment
                update = server.do(update, "sit")
        else:
            update = server.ask("POST", "/api/tables", {"game": args.game, "bots": [args.bot]})
        print(f"We sit at table {update['table']}; the game begins when every seat is taken.", flush=True)
        update = play(server, update, chance)
    except (Refused, Away) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1
    result = update["result"]
    scores = ", ".join(f"{seat} {score}" for seat, score in result["scores"].items())
    print(f"The game is over: {scores}. We were {update['you']}; {' and '.join(result['winners'])} won.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
