"""What a viewer is given of a table: everything that leaves the server about it is made here, from the table's sight
of that viewer."""

import zlib
from collections.abc import Sequence
from typing import cast

import msgspec

from shedet.core.game import seat_name
from shedet.core.saying import Counted
from shedet.core.table import Choice, Result, Told
from shedet.server import protocol
from shedet.server.sitting import Sitting
from shedet.server.store.store import Row
from shedet.server.wording import part, said

LISTING = msgspec.json.Decoder(protocol.Listing)
ARCHIVE = msgspec.json.Decoder(protocol.History)


def update(sitting: Sitting, player: str, after: int, now: int) -> protocol.Update:
    """A table as somebody sees it now, with what they were told after their seq was `after`."""
    viewer = sitting.viewer_of(player)
    seat = sitting.seat_of(player)
    shown = protocol.Update(
        sitting.id,
        sitting.seq_of(viewer),
        sitting.state,
        terms(sitting),
        seats(sitting, now),
        you=None if seat is None else seat_name(seat),
        is_host=sitting.host == player,
        wants_back=request(sitting),
        rematch=sitting.rematch,
        chat=sitting.chat,
        hint=sitting.hints.get(viewer, 0),
    )
    if sitting.table is not None:
        add_sight(shown, sitting, viewer, after)
    return shown


def add_sight(shown: protocol.Update, sitting: Sitting, viewer: int, after: int) -> None:
    since = sitting.heard_since(viewer, after)
    sight = sitting.sight(viewer, since)
    shown.asked = names(sight.asked)
    shown.view = sight.view
    shown.unseen = sight.unseen
    shown.question = said(sight.question) if sight.question is not None else None
    shown.is_turn = sight.is_turn
    shown.choices = [choice(each) for each in sight.choices]
    shown.heard = sight.heard
    shown.heard_from = since
    shown.heard_then = sitting.acted.get(viewer, 0)
    shown.news = [told(each) for each in sight.news]
    shown.can_undo = sight.can_undo
    found = sitting.result()
    shown.result = result(found) if found is not None else None


def names(numbers: Sequence[int]) -> list[str]:
    return [seat_name(seat) for seat in numbers]


def terms(sitting: Sitting) -> protocol.Terms:
    opened = sitting.opened
    clock = protocol.ClockWanted(opened.clock.seconds, opened.clock.increment, opened.clock.days)
    return protocol.Terms(
        opened.game, opened.players, opened.options, opened.practice, opened.hints, opened.chat, clock
    )


def seats(sitting: Sitting, now: int) -> list[protocol.Seat]:
    found = []
    for seat, place in enumerate(sitting.places):
        clock = None
        if sitting.clocks.in_use and sitting.table is not None and place.is_person:
            clock = protocol.Clock(sitting.clocks.remaining(seat, now), sitting.clocks.since[seat] is not None)
        found.append(
            protocol.Seat(
                seat_name(seat),
                place.name,
                place.is_person,
                place.bot,
                place.left is not None,
                place.resigned,
                clock,
            )
        )
    return found


def choice(each: Choice) -> protocol.Choice:
    return protocol.Choice(each.text, [part(one) for one in each.does], each.preview, list(each.way))


def told(each: Told) -> protocol.Told:
    return protocol.Told(each.since, seat_name(each.seat), each.events, [said(one) for one in each.sentences])


def result(found: Result) -> protocol.Result:
    scores = {seat_name(seat): score for seat, score in enumerate(found.scores)}
    points = [counted(each) for each in found.points]
    return protocol.Result(scores, names(found.winners), [said(each) for each in found.how], points)


def counted(each: Counted) -> protocol.Counted:
    sums = {seat_name(seat): text for seat, text in enumerate(each.sums)}
    return protocol.Counted(said(each.title), sums, each.is_part)


def request(sitting: Sitting) -> protocol.Request | None:
    if sitting.wants_back is None:
        return None
    missing = sitting.must_agree(sitting.wants_back) - sitting.agreed
    return protocol.Request(seat_name(sitting.wants_back), names(sorted(sitting.agreed)), names(sorted(missing)))


def notice(sitting: Sitting, player: str) -> protocol.Notice:
    seat = sitting.seat_of(player)
    return protocol.Notice(sitting.id, sitting.seq_of(sitting.viewer_of(player)), seat in sitting.asked())


def listing(sitting: Sitting) -> protocol.Listing:
    """What lists show of a table to everybody: no clocks, which run."""
    shown = seats(sitting, 0)
    for seat in shown:
        seat.clock = None
    return protocol.Listing(terms(sitting), shown, sitting.state)


def listed(row: Row) -> protocol.Listed:
    found = LISTING.decode(row.listing)
    seat = None if row.seat is None else seat_name(row.seat)
    return protocol.Listed(row.table, found.terms, found.seats, found.state, seat, row.asked, row.changed)


# ---- games that are over


def unpacked(packed: bytes) -> protocol.History:
    return ARCHIVE.decode(zlib.decompress(packed))


class Recorded(msgspec.Struct):
    """Of what was put away, the record alone."""

    record: str


RECORDED = msgspec.json.Decoder(Recorded)


def record_in(packed: bytes) -> str:
    """Without reading all that could be seen of the game, which may be a thousand times as long."""
    return RECORDED.decode(zlib.decompress(packed)).record


def as_put_away(packed: bytes) -> protocol.History:
    """What was put away, to be sent as it is: nobody waits until it has been read and written again."""
    return cast(protocol.History, msgspec.Raw(zlib.decompress(packed)))


def past(row: Row, history: protocol.History) -> protocol.Update:
    """A game as it ended, from its archive."""
    found = listed(row)
    viewer = found.you or "spectator"
    shown = protocol.Update(row.table, 0, found.state, found.terms, found.seats, you=found.you)
    shown.view = history.views[viewer][-1]
    shown.news = history.told[viewer]
    shown.result = history.result
    return shown
