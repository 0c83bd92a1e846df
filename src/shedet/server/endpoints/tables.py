"""Tables: finding, opening, seeing, playing."""

import msgspec

from shedet.server import explaining, protocol
from shedet.server.limiting import address_of
from shedet.server.moments import find_moments, wanted_moments
from shedet.server.names import clean_saying
from shedet.server.refusing import Refused
from shedet.server.routing import ACT, ANYONE, EXPLAIN, OFFER, Call, endpoint
from shedet.server.why_not import refusals

MOST_SAID = 200
HINTS = msgspec.json.Decoder(list[protocol.Hint])


@endpoint("GET", "/api/tables", who=ANYONE)
async def lobby(call: Call) -> list[protocol.Listed]:
    """Open tables that wait for players, the newest first. Whoever comes for the first time may look who is there."""
    return await call.hall.lobby(call.found_player.id if call.found_player else "")


@endpoint("GET", "/api/me/tables")
async def my_tables(call: Call) -> list[protocol.Listed]:
    """One's own tables: those that wait for an answer first."""
    return await call.hall.tables_of(call.player.id)


@endpoint("POST", "/api/tables", limit=ACT)
async def open_a_table(call: Call, body: protocol.NewTable) -> protocol.Update:
    """Open a table and sit down at it. The game begins when every seat is taken."""
    if body.listed:
        await call.services.limits.check(OFFER, call.player.id, address_of(call.request))
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


@endpoint("GET", "/api/tables/{table}/moments", query=("after",), problems=(404, 409))
async def earlier_moments(call: Call) -> list[protocol.Moment]:
    """A table as one saw it after so many events, and at each moment since."""
    async with call.hall.looking_at(call.table) as sitting:
        if sitting.table is None:
            return []
        wanted = wanted_moments(sitting, sitting.viewer_of(call.player.id), call.query["after"])
    return await call.hall.replay(find_moments, wanted)


@endpoint("GET", "/api/tables/{table}/refusals", limit=ACT, problems=(404, 409))
async def why_not(call: Call) -> list[protocol.Refusal]:
    """What one cannot answer now although one is asked, and why."""
    async with call.hall.looking_at(call.table) as sitting:
        seat = sitting.seat_of(call.player.id)
        if seat is None or sitting.table is None or sitting.is_over():
            return []
        return await call.hall.replay(refusals, sitting.table, seat)


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
        called = {place.player: place.name for place in sitting.places if place.player}
    rows = await call.hall.read(call.services.store.said, table, call.query["after"], MOST_SAID)
    return [
        protocol.Spoken(number, called.get(player, name), player == call.player.id, at, text)
        for number, player, name, at, text in rows
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


@endpoint("GET", "/api/tables/{table}/why", limit=EXPLAIN, query=("since",), problems=(403, 404, 409))
async def why(call: Call) -> protocol.Why:
    """What speaks for what a bot did, from what one knew before and was told. `since`: of what one was told then."""
    async with call.hall.looking_anew_at(call.table) as sitting:
        move = explaining.move_told(sitting, call.player, call.query["since"])
    return protocol.Why(await call.hall.replay(explaining.explain, move))
