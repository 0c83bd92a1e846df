"""How one comes to a table far away: who one is there, a new table or one that waits, and the others."""

import argparse
import getpass
import sys
from typing import TYPE_CHECKING, Final

from shedet.cli.calling import command_line
from shedet.cli.far.inbox import Gone, Inbox, LineBroke, LineIsBack, Typed
from shedet.cli.far.line import Line, Refusal
from shedet.cli.far.passes import Passes
from shedet.cli.far.session import OVER, FarSession
from shedet.cli.far.table import FarTable
from shedet.cli.keeping import Keeper
from shedet.cli.play import USUAL_BOT
from shedet.cli.terminal import Leave
from shedet.core.errors import ShedetError
from shedet.games import find_game, known_games
from shedet.server import protocol

if TYPE_CHECKING:
    from rich.console import Console

WAITING: Final = "waiting"
NOT_SIGNED_IN: Final = "not-signed-in"
NOT_FAR: Final = ("seed", "seat", "position", "resume")  # what only a table here can be laid by


def play_far(args: argparse.Namespace, console: "Console") -> int:
    """Sit down at a table of a server, and play there."""
    check_arguments(args)
    keeper = Keeper("", None, None)
    if args.record is not None:
        keeper.take(args.record)
    line = Line(args.server)
    offer = line.get(protocol.Offer, "/api/games")
    sign_in(line, args.name)
    table, is_new = find_table(line, args)
    check_rules(offer, table)
    keeper.game = table.game.name
    inbox = Inbox(line, table.id, lambda: table.update.seq)
    inbox.open()
    try:
        if table.update.state == WAITING:
            wait_for_others(table, inbox, console)
        session = FarSession(table, inbox, console, keeper, args.language)
        if not is_new:
            session.go_on()
        return session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        console.print()
        name = next(each.name for each in table.update.seats if each.seat == table.update.you)
        say_how_to_join(table, console, "goes on waiting there", "--name", name)
        return 0
    finally:
        inbox.close()


def check_arguments(args: argparse.Namespace) -> None:
    for name in NOT_FAR:
        if getattr(args, name) is not None:
            raise ShedetError(f"--{name} is for games on this machine; leave it out with --server.")
    if args.join is not None and (args.game is not None or args.bot is not None or args.players is not None):
        raise ShedetError("whoever joins a table plays what is played there; leave out the game, --bot and --players.")


# ---- who one is


def sign_in(line: Line, wanted: str | None) -> None:
    """As whoever one was there the last time, or as a new guest."""
    passes = Passes(line.url)
    name = wanted or passes.last or usual_name()
    if name in passes.cookies:
        line.cookie = passes.cookies[name]
        try:
            line.get(protocol.Me, "/api/me")
            passes.keep(name, line.cookie)
            return
        except Refusal as refusal:
            if refusal.code != NOT_SIGNED_IN:
                raise
            line.cookie = ""  # the pass is too old, or the server has forgotten everybody
    line.post(protocol.Me, "/api/players", protocol.NewPlayer(name))
    passes.keep(name, line.cookie)


def usual_name() -> str:
    try:
        return getpass.getuser()[:40] or "guest"
    except (OSError, KeyError):
        return "guest"


# ---- which table


def find_table(line: Line, args: argparse.Namespace) -> tuple[FarTable, bool]:
    """The table that was asked for, and whether one has just sat down there."""
    if args.join is not None:
        return join(line, args.join)
    if args.game is None:
        return join(line, my_last_table(line))
    return open_table(line, args), True


def open_table(line: Line, args: argparse.Namespace) -> FarTable:
    """With the bots that were named; the other seats are for friends."""
    game = find_game(args.game)
    players = int(game.fewest) if args.players is None else args.players
    bots = [name.strip() for name in args.bot.split(",")] if args.bot else []
    alone = len(bots) == players - 1  # with bots, who do not mind if one is given hints
    wanted = protocol.NewTable(
        game.name, players, dict(args.option), bots, practice=args.take_back, hints=alone, listed=False
    )
    return FarTable(line, line.post(protocol.Update, "/api/tables", wanted))


def my_last_table(line: Line) -> str:
    """One of mine that goes on, first of all where I am asked."""
    for each in line.get(list[protocol.Listed], "/api/me/tables"):
        if each.state != OVER:
            return each.table
    start = command_line("play", known_games()[0], "--server", line.url, "--bot", USUAL_BOT)
    raise ShedetError(f"you have no unfinished game at {line.url}. Begin one: `{start}`.")


def join(line: Line, named: str) -> tuple[FarTable, bool]:
    """A table by its id, or by a link that ends with it."""
    table_id = named.rstrip("/").rpartition("/")[2]
    if not table_id.isascii() or not table_id.replace("-", "").replace("_", "").isalnum():
        raise ShedetError(f"{named!r} is not the name of a table; it is letters and digits, as in --join tT6xuQ2GyRtz.")
    table = FarTable(line, line.get(protocol.Update, f"/api/tables/{table_id}"))
    state, is_mine = table.update.state, table.update.you is not None
    if state == OVER:
        raise ShedetError(f"the game at table {table_id} is over.")
    if is_mine:
        return table, False
    if state != WAITING:
        raise ShedetError(f"every seat at table {table_id} is taken, and the game has begun.")
    table.sit_down()
    return table, True


def check_rules(offer: protocol.Offer, table: FarTable) -> None:
    """What we draw and say must be what is played there."""
    name = table.update.terms.game
    theirs = {each.name: each.rules for each in offer.games}.get(name)
    ours = int(find_game(name).rules_version)
    if theirs != ours:
        raise ShedetError(
            f"the server at {table.line.url} plays {name} by version {theirs} of the rules, and this program by "
            f"version {ours}: it needs the same version of Shedet."
        )


# ---- until everybody is there


def wait_for_others(table: FarTable, inbox: Inbox, console: "Console") -> None:
    """Say how to join, and wait until every seat is taken."""
    say_how_to_join(table, console, "sits down there")
    before: list[str] = []
    while table.update.state == WAITING:
        present = [each.name for each in table.update.seats if each.name]
        if present != before:
            free = len(table.update.seats) - len(present)
            seats = "1 seat is free" if free == 1 else f"{free} seats are free"
            console.print(f"At the table: {', '.join(present)}; {seats}. Waiting …", markup=False)
            before = present
        match inbox.next():
            case Typed(None):
                raise EOFError
            case Typed(str(text)):
                obey_waiting(text.strip(), console)
            case LineBroke():
                console.print("The server cannot be reached; I keep trying.", style="dim")
            case LineIsBack():
                console.print("The server is there again.", style="dim")
            case Gone(reason):
                raise ShedetError(reason)
            case protocol.Update() as update:
                table.take(update)


def obey_waiting(text: str, console: "Console") -> None:
    if not sys.stdin.isatty():
        console.print(text, markup=False)
    if text.lower() in ("quit", "q", "exit"):
        raise Leave
    console.print("The game begins when every seat is taken; quit leaves the table as it is.")


def say_how_to_join(table: FarTable, console: "Console", what: str, *as_whom: str) -> None:
    command = command_line("play", "--server", table.line.url, "--join", table.id, *as_whom)
    console.print(f"Table {table.id}:", style="bold")
    console.print(f"  {command}   {what}", style="dim", markup=False, soft_wrap=True)
