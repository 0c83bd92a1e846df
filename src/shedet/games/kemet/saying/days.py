"""How days come and go."""

from shedet.core.events import Event
from shedet.core.words import Message, say
from shedet.games.kemet.events import SLOT
from shedet.games.kemet.saying.reader import Reader, who


def tell_night(reader: Reader, event: Event) -> Message | None:
    return say("tell-night")


def tell_day(reader: Reader, event: Event) -> Message | None:
    return say("tell-day", number=int(event.x))


def tell_order(reader: Reader, event: Event) -> Message | None:
    """Places on the order track, as many as are taken one after the other."""
    taken = [event]
    while (more := reader.ahead(0)) is not None and more.kind == SLOT:
        reader.at += 1
        taken.append(more)
    return say("tell-order", places=[say("place-taken", who=who(each), place=int(each.x) + 1) for each in taken])


def tell_end(reader: Reader, event: Event) -> Message | None:
    return say("tell-end")
