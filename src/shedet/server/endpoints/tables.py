"""Tables: finding, opening, seeing, playing."""

import msgspec

from shedet.server import protocol
from shedet.server.names import clean_saying
from shedet.server.refusing import Refused
from shedet.server.routing import ACT, Call, endpoint

MOST_SAID = 200
HINTS = msgspec.json.Decoder(list[protocol.Hint])


@endpoint("GET", "/api/tables")
async def lobby(call: Call) -> list[protocol.Listed]:
    """Open tables that wait for players, the newest first."""
    return await call.hall.lobby(call.player.id)


@endpoint("GET", "/api/me/tables")
async def my_tables(call: Call) -> list[protocol.Listed]:
    """One's own tables: those that wait for an answer first."""
    return await call.hall.tables_of(call.player.id)


@endpoint("POST", "/api/tables", limit=ACT)
async def open_a_table(call: Call, body: protocol.NewTable) -> protocol.Update:
    """Open a table and sit down at it. The game begins when every seat is taken."""
    table = await call.hall.open_table(call.player, body)
    return await call.hall.update(call.player.id, table, 0)


@endpoint("GET", "/api/tables/{table}", problems=(404, 409))
async def see_a_table(call: Call) -> protocol.Update:
    """Everything one may see of a table, from the beginning."""
    return await call.hall.update(call.player.id, call.table, 0)


@endpoint("GET", "/api/tables/{table}/updates", query=("after",), problems=(404, 409))
async def updates(call: Call) -> protocol.Update:
    """A table as it is now, with what one was told after a seq."""
    return await call.hall.update(call.player.id, call.table, call.query["after"])


@endpoint("POST", "/api/tables/{table}/commands", limit=ACT, problems=(403, 404, 409))
async def command(call: Call, body: protocol.AnyCommand) -> protocol.Update:
    """Do something at a table: sit down, play, take back, resign, and so on."""
    return await call.hall.command(call.player, call.table, body)


@endpoint("GET", "/api/tables/{table}/chat", query=("after",), problems=(404, 409))
async def hear(call: Call) -> list[protocol.Spoken]:
    """What was said at a table, after some number."""
    table = call.table
    async with call.hall.looking_at(table) as sitting:
        if not sitting.opened.chat:
            return []
    rows = await call.hall.read(call.services.store.said, table, call.query["after"], MOST_SAID)
    return [
        protocol.Spoken(number, name, player == call.player.id, at, text) for number, player, name, at, text in rows
    ]


@endpoint("POST", "/api/tables/{table}/chat", limit=ACT, problems=(403, 404, 409))
async def say(call: Call, body: protocol.Saying) -> protocol.Spoken:
    """Say something at one's table, for all to hear."""
    return await call.hall.say(call.player, call.table, clean_saying(body.text))


@endpoint("POST", "/api/tables/{table}/hints", limit=ACT, problems=(403, 404, 409))
async def ask_for_hints(call: Call) -> protocol.Hints:
    """Have good answers looked for. They are there soon: the table's update says for which seq."""
    seq = await call.hall.ask_for_hint(call.player, call.table)
    return protocol.Hints(seq, False, [])


@endpoint("GET", "/api/tables/{table}/hints", problems=(403, 404, 409))
async def hints(call: Call) -> protocol.Hints:
    """The last hints that one was given, and for which seq."""
    table = call.table
    async with call.hall.looking_at(table) as sitting:
        seat = sitting.seat_of(call.player.id)
    if seat is None:
        raise Refused(403, "not-seated", "Only those who sit at this table can do that.")
    found = await call.hall.read(call.services.store.read_hint, table, seat)
    return protocol.Hints(0, False, []) if found is None else protocol.Hints(found[0], True, HINTS.decode(found[1]))
