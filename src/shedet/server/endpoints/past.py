"""Games that are over: records, what could be seen, analyses."""

from typing import Final

import msgspec

from shedet.core.errors import BadRecord, ShedetError
from shedet.core.match import Match
from shedet.core.record import PERSON, Record, begin_record, check_result, parse_record, play_line
from shedet.games import find_game
from shedet.server import protocol, showing
from shedet.server.deciding import sentence
from shedet.server.limiting import address_of
from shedet.server.names import clean_name
from shedet.server.refusing import Refused
from shedet.server.routing import ACT, KEEP, STUDY, Call, endpoint
from shedet.server.store import entries
from shedet.server.store.entries import AnyEntry
from shedet.words import error_text

MOST_STEPS: Final = 5000  # of a record that is kept: a Kemet of five that is played by chance has up to 4,000


@endpoint("GET", "/api/tables/{table}/record", problems=(404, 409))
async def record(call: Call) -> protocol.Record:
    """The record of a game that is over."""
    return protocol.Record(await call.hall.record(call.table))


@endpoint("POST", "/api/records", limit=KEEP)
async def upload(call: Call, body: protocol.Upload) -> protocol.Update:
    """Keep the record of a finished game as a table that one can look back at."""
    table = call.hall.new_id()
    await call.hall.put_down(table, None, await call.hall.replay(recorded, body.record))
    return await call.hall.update(call.player.id, table, 0)


def recorded(text: str) -> list[AnyEntry]:
    """The entries that a record stands for; Refused if it does not replay."""
    game = ""
    try:
        found = parse_record(text)
        game = find_game(found.game).name
        match = played_again(found)
    except BadRecord as error:
        said = error_text(error, game) if game else str(error)
        raise Refused(422, "bad-record", f"{said[:1].upper()}{said[1:]}") from None
    except ShedetError as error:
        raise Refused(422, "bad-record", sentence(error)) from None
    if not match.over():
        raise Refused(422, "bad-record", "This game is unfinished; only a finished one can be uploaded.")
    opened = entries.Opened(game, found.rules, found.players, found.options, found.seed, setup=found.setup, chat=False)
    names = [clean_name(found.table.seats.get(seat, PERSON)) for seat in range(found.players)]
    joined = [entries.Joined(seat, name, bot=name) for seat, name in enumerate(names)]
    start = entries.Started(list(range(found.players)))
    played = [entries.Played(step.seat, match.game.action_text(step.action)) for step in match.log]
    return [opened, *joined, start, *played]


def played_again(found: Record) -> Match:
    """As `replay` does; but compiled it would let nobody else in until the end, and this does with every line."""
    match = begin_record(find_game(found.game), found)
    for line in found.moves:
        play_line(match, line)
        if len(match.log) > MOST_STEPS:
            raise Refused(422, "bad-record", f"This game is too long: at most {MOST_STEPS} steps are kept.")
    check_result(match, found)
    return match


@endpoint("GET", "/api/tables/{table}/history", problems=(404, 409))
async def history(call: Call) -> protocol.History:
    """All that could be seen of a game that is over, from every seat and with open cards."""
    table = call.table
    found = await call.hall.read(call.services.store.read_archive, table)
    if found is None:
        async with call.hall.looking_at(table):
            raise Refused(409, "not-archived", "The game is not over, or not put away yet; try again in a moment.")
    return await call.hall.replay(showing.as_put_away, found)


@endpoint("POST", "/api/tables/{table}/analysis", limit=ACT, problems=(404, 409))
async def ask_for_analysis(call: Call) -> protocol.Analysis:
    """Have a game that is over analysed, if it is not yet."""
    if await call.hall.wants_analysis(call.table):
        await call.services.limits.check(STUDY, call.player.id, address_of(call.request))
        await call.hall.ask_for_analysis(call.table)
    return await so_far(call)


@endpoint("GET", "/api/tables/{table}/analysis", problems=(404, 409))
async def analysis(call: Call) -> protocol.Analysis:
    """The analysis of a game as far as it has come."""
    return await so_far(call)


async def so_far(call: Call) -> protocol.Analysis:
    table = call.table
    found = await call.hall.read(call.services.store.read_analysis, table)
    if found is None:
        async with call.hall.looking_at(table):
            return protocol.Analysis(False, None)
    return protocol.Analysis(found[0], msgspec.json.decode(found[1]))
