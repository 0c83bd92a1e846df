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
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

REFUSED = 4000  # a socket that is closed with this code, or a higher one, is not for us


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


class Server:
    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
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
            raise Refused(json.load(error)) from None

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


def play(server: Server, update: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Until the game is over. When the server goes (it restarts), we come back and go on where we were."""
    while update["state"] != "over":
        try:
            with server.follow(update["table"], update["seq"]) as pushes:
                while update["state"] != "over":
                    if update.get("choices"):
                        update = server.do(update, "play", line=choose(update, chance))
                    else:
                        update = newer(update, json.loads(pushes.recv()))
        except (ConnectionClosed, OSError) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code >= REFUSED:
                raise Refused({"code": "socket", "message": error.rcvd.reason}) from None
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
    server, chance = Server(args.server, args.token), random.Random(args.seed)
    try:
        if not args.token:
            server.ask("POST", "/api/players", {"name": args.name})
        if args.table:
            update = server.ask("GET", f"/api/tables/{args.table.rstrip('/').rpartition('/')[2]}")
            if "you" not in update:
                update = server.do(update, "sit")
        else:
            update = server.ask("POST", "/api/tables", {"game": args.game, "bots": [args.bot]})
        update = play(server, update, chance)
    except (Refused, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    result = update["result"]
    scores = ", ".join(f"{seat} {score}" for seat, score in result["scores"].items())
    print(f"The game is over: {scores}. We were {update['you']}; {' and '.join(result['winners'])} won.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
