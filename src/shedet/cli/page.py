"""`shedet page`: play in the browser. A server of one's own, and its page; nobody else reaches it, unless friends are
let in."""

import argparse
import os
import threading
import webbrowser
from typing import TYPE_CHECKING

from shedet.browser import has_browser
from shedet.cli.keeping import data_folder
from shedet.cli.serving import add_settings, found_settings

if TYPE_CHECKING:
    from shedet.server.settings import Settings

DATA = "SHEDET_DATA"
EVERYWHERE = "0.0.0.0"  # all addresses of this machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--friends", action="store_true", help="let others in your network play, too: they get a link")
    add_settings(parser, "port", "data", "log_level")


def run(args: argparse.Namespace) -> int:
    settings = own_settings(args)
    from shedet.server.home import AnotherServer
    from shedet.server.running import serve

    try:
        return serve(settings, show_friends if args.friends else say_and_show)
    except KeyboardInterrupt:  # as it was told to
        return 0
    except AnotherServer as another:
        if not another.address:
            raise
        print(f"Shedet runs already, at {another.address}")
        if has_browser():
            webbrowser.open(another.address)
        return 0


def own_settings(args: argparse.Namespace) -> "Settings":
    """What is not said is as somebody wants it who only plays: the games beside those of the terminal, a quiet log, and
    any port if the usual one is taken."""
    import msgspec

    from shedet.server.running import is_free

    args.data = args.data or os.environ.get(DATA) or str(data_folder() / "server")
    settings, sources = found_settings(args)
    if args.friends:
        settings = msgspec.structs.replace(settings, host=EVERYWHERE)
    if "log_level" not in sources:
        settings = msgspec.structs.replace(settings, log_level="warning")
    if "port" not in sources and not is_free(settings):
        settings = msgspec.structs.replace(settings, port=0)
    return settings


def show_friends(address: str) -> None:
    """At the address that they have to use, too: the links for them and the QR codes are made from it."""
    say_and_show(address)
    print(f"Friends in your network can play at {address} as well, in a browser.", flush=True)


def say_and_show(address: str) -> None:
    print(f"Shedet is at {address}")
    if has_browser():
        # Some browsers take seconds to come back, and meanwhile the page wants to be served.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        print("Your browser opens it. Ctrl-C ends it here; your games are kept.", flush=True)
    else:
        print("Open it in your browser. Ctrl-C ends it here; your games are kept.", flush=True)
