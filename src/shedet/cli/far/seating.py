"""How one comes to a table far away: who one is there, a new table or one that waits, and the others."""

import argparse
from typing import TYPE_CHECKING, Final

from shedet.bots.levels import ALIASES
from shedet.cli.calling import command_line
from shedet.cli.far.clocks import clock_wanted
from shedet.cli.far.company import heard_before
from shedet.cli.far.guest import Guest, sign_in
from shedet.cli.far.inbox import Inbox
from shedet.cli.far.line import Line, Silence
from shedet.cli.far.session import FarSession
from shedet.cli.far.table import OVER, WAITING, FarTable
from shedet.cli.far.waiting import Waiting
from shedet.cli.keeping import Keeper
from shedet.cli.play import USUAL_BOT
from shedet.cli.terminal import Leave
from shedet.core.errors import ShedetError
from shedet.games import find_game, known_games
from shedet.server import protocol

if TYPE_CHECKING:
    from rich.console import Console

NOT_FAR: Final = ("seed", "seat", "position", "resume")  # what only a table here can be laid by


def play_far(args: argparse.Namespace, console: "Console") -> int:
    """Sit down at a table of a server and play there, game after game, or watch one."""
    check_arguments(args)
    keeper = Keeper("", None, None)
    if args.record is not None:
        keeper.take(args.record)
    line = Line(args.server)
    offer = line.get(protocol.Offer, "/api/games")
    guest = sign_in(line, args.name)
    console.print(guest.who(), style="dim", markup=False, soft_wrap=True)
    silence = Silence(lambda text: console.print(text, markup=False))
    silence.listen_to(line)
    table = find_table(guest, offer, args)
    check_rules(offer, table)
    while another := play_at(table, keeper, silence, console, args.language):
        keeper = Keeper("", None, None)
        table = join(guest, another)
    return 0


def play_at(table: FarTable, keeper: Keeper, silence: Silence, console: "Console", language: str | None) -> str:
    """One game; the table of another, if one is wanted."""
    keeper.game = table.game.name
    inbox = Inbox(table.line, table.id, lambda: table.update.seq)
    waiting = Waiting(table, inbox, silence, console)
    inbox.open()
    try:
        heard = waiting.wait() if table.update.state == WAITING else heard_before(table)
        session = FarSession(table, inbox, console, keeper, language)
        if table.update.state == OVER:
            session.look_back()
            return ""
        session.come(heard)
        return session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        console.print()
        name = next(each.name for each in table.update.seats if each.seat == table.update.you)
        waiting.say_how_to_join("goes on waiting there", "--name", name)
        return ""
    finally:
        inbox.close()
        silence.listen_to(table.line)


def check_arguments(args: argparse.Namespace) -> None:
    for name in NOT_FAR:
        if getattr(args, name) is not None:
            raise ShedetError(f"--{name} is for games on this machine; leave it out with --server.")
    if args.join is not None and args.watch is not None:
        raise ShedetError("either --join or --watch: one plays at a table, or watches.")
    if args.join is None and args.watch is None:
        return
    if args.game is not None or args.bot is not None or args.players is not None or args.option:
        raise ShedetError(
            "whoever comes to a table finds it as it is; leave out the game, --bot, --players and --option."
        )
    if args.take_back or args.hints or args.clock is not None:
        raise ShedetError("--take-back, --hints and --clock are for new tables; leave them out.")


# ---- which table


def find_table(guest: Guest, offer: protocol.Offer, args: argparse.Namespace) -> FarTable:
    """The table that was asked for."""
    if args.watch is not None:
        return watched(guest.line, args.watch)
    if args.join is not None:
        return join(guest, args.join)
    if args.game is None:
        return join(guest, my_last_table(guest))
    return open_table(guest.line, offer, args)


def open_table(line: Line, offer: protocol.Offer, args: argparse.Namespace) -> FarTable:
    """With the bots that were named; the other seats are for friends."""
    game = find_game(args.game)
    players = int(game.fewest) if args.players is None else args.players
    game.check_players(players)
    bots = [find_level(name.strip(), offer) for name in args.bot.split(",")] if args.bot else []
    alone = len(bots) == players - 1  # with bots, who do not mind if one is given hints
    wanted = protocol.NewTable(
        game.name,
        players,
        dict(args.option),
        bots,
        clock=protocol.ClockWanted() if args.clock is None else clock_wanted(args.clock),
        practice=args.take_back,
        hints=args.hints or alone,
        listed=False,
    )
    return FarTable(line, line.post(protocol.Update, "/api/tables", wanted))


def find_level(name: str, offer: protocol.Offer) -> str:
    """Only levels play at a server: a search of any size could keep it busy."""
    level = ALIASES.get(name.lower(), name.lower())
    levels = [each.name for each in offer.levels]
    if level not in levels:
        raise ShedetError(f"the bot {name!r} does not play at this server; these do: {', '.join(levels)}.")
    return level


def my_last_table(guest: Guest) -> str:
    """One of mine that goes on, first of all where I am asked."""
    found = unfinished(guest.line)
    if found:
        return found[0].table
    url = guest.line.url
    for name in guest.other_names(lambda line: bool(unfinished(line))):
        go_on = command_line("play", "--server", url, "--name", name)
        raise ShedetError(f"as {guest.name} you have no unfinished game at {url}, but as {name} you have: `{go_on}`.")
    start = command_line("play", known_games()[0], "--server", url, "--bot", USUAL_BOT)
    raise ShedetError(f"you have no unfinished game at {url}. Begin one: `{start}`.")


def unfinished(line: Line) -> list[protocol.Listed]:
    return [each for each in line.get(list[protocol.Listed], "/api/me/tables") if each.state != OVER]


def see(line: Line, named: str) -> FarTable:
    """A table by its id, or by a link that ends with it."""
    table_id = named.rstrip("/").rpartition("/")[2]
    if not table_id.isascii() or not table_id.replace("-", "").replace("_", "").isalnum():
        raise ShedetError(f"{named!r} is not the name of a table; it is letters and digits, as in --join tT6xuQ2GyRtz.")
    return FarTable(line, line.get(protocol.Update, f"/api/tables/{table_id}"))


def join(guest: Guest, named: str) -> FarTable:
    """A table at which one sits, sits down, or looks back at what was played there."""
    table = see(guest.line, named)
    if table.update.you is not None or table.update.state == OVER:
        return table
    check_not_there_already(guest, table)
    if table.update.state != WAITING:
        raise ShedetError(
            f"every seat at table {table.id} is taken, and the game has begun; --watch {table.id} shows it."
        )
    table.sit_down()
    return table


def check_not_there_already(guest: Guest, table: FarTable) -> None:
    """Who sits there under another name of theirs means to go on; unless they say that they do not."""
    if guest.is_chosen and table.update.state == WAITING:
        return
    for name in guest.other_names(lambda line: see(line, table.id).update.you is not None):
        there = ("play", "--server", table.line.url, "--join", table.id, "--name")
        also = f" `{command_line(*there, guest.name)}` sits down as {guest.name}, too."
        raise ShedetError(
            f"at table {table.id} you sit as {name}, and now you are {guest.name}. `{command_line(*there, name)}` goes "
            f"on there.{also if table.update.state == WAITING else ''}"
        )


def watched(line: Line, named: str) -> FarTable:
    table = see(line, named)
    if table.update.state == WAITING:
        raise ShedetError(f"the game at table {table.id} has not begun; --join {table.id} sits down there.")
    return table


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
