"""What was done in a turn: markers, prayer points, tiles, pyramids, soldiers and creatures."""

from collections import Counter
from typing import Final

from shedet.core.events import Event
from shedet.core.words import Message, say
from shedet.games.kemet.components import ACTION_OF, FIELD_NAMES, PRAY
from shedet.games.kemet.events import BOUGHT, BUILT, CARD, FAME, MOVED, PLACED, PRAYER, VETERANS
from shedet.games.kemet.saying.reader import Reader, change, who
from shedet.games.kemet.saying.things import colour, creature, gold_action, prayer_points, soldiers, tile
from shedet.games.kemet.state import SILVER_MARKER
from shedet.games.kemet.zones import DELTA_TEMPLE, NO_ZONE, ZONE_NAMES

OF_AN_ACTION: Final = (PRAYER, BOUGHT, BUILT, PLACED, MOVED)  # what tells of a marker by itself
PAID_FOR: Final = (BOUGHT, BUILT, PLACED, MOVED, CARD)


# ---- markers


def tell_marker(reader: Reader, event: Event) -> Message | None:
    seat, field = int(event.seat), int(event.x)
    if ACTION_OF[field] == PRAY:
        return say("tell-pray", who=who(event), gain=gained(reader.take_gain(seat)))
    if event.y == SILVER_MARKER:
        return say("tell-silver-marker", who=who(event), field=FIELD_NAMES[field])
    if reader.next(OF_AN_ACTION, seat) is not None:
        return None
    return say("tell-marker", who=who(event), field=FIELD_NAMES[field])


def tell_gold_marker(reader: Reader, event: Event) -> Message | None:
    return say("tell-gold-marker", who=who(event), action=gold_action(int(event.x)))


# ---- prayer points


def gained(event: Event | None) -> Message:
    """`+2 prayer points (9)`."""
    if event is None:
        return say("gain-none")
    return say("gain", points=prayer_points(change(event)), total=int(event.y))


def tell_prayer(reader: Reader, event: Event) -> Message | None:
    """Paid for something, or gained; several gains in a row make one sentence."""
    number, total = change(event), int(event.y)
    if number < 0:
        if reader.next(PAID_FOR, int(event.seat)) is not None:
            reader.paid -= number
            return None
        return say("tell-pay", who=who(event), points=prayer_points(-number), total=total)
    following = reader.ahead(0)
    if following is None or following.kind != PRAYER:
        return say("tell-gain", who=who(event), points=prayer_points(number), total=total)
    gains = [gain_of(event)]
    while following is not None and following.kind == PRAYER and change(following) > 0:
        reader.at += 1
        gains.append(gain_of(following))
        following = reader.ahead(0)
    return say("tell-gains", gains=gains)


def gain_of(event: Event) -> Message:
    return say("gain-of", who=who(event), number=change(event), total=int(event.y))


# ---- tiles and pyramids


def tell_purchase(reader: Reader, event: Event) -> Message | None:
    return say("tell-buy", who=who(event), tile=tile(int(event.x)), price=reader.price())


def tell_building(reader: Reader, event: Event) -> Message | None:
    zone, level = reader.zone(int(event.x)), int(event.z)
    name = colour(int(event.y))
    return say("tell-build", who=who(event), colour=name, zone=zone, level=level, price=reader.price())


# ---- soldiers and creatures


def tell_placing(reader: Reader, event: Event) -> Message | None:
    """They come one by one, recruits with a price each, others for a veteran each."""
    seat = int(event.seat)
    zones = Counter({int(event.x): int(event.y)})
    while True:
        between, after = reader.next((PRAYER, VETERANS), seat), reader.ahead(1)
        if between is not None and after is not None and after.kind == PLACED and after.seat == seat:
            reader.paid -= change(between) if between.kind == PRAYER else 0
            reader.at += 1
        more = reader.take(PLACED, seat)
        if more is None:
            break
        zones[int(more.x)] += int(more.y)
    places = [say("placed", number=number, zone=reader.zone(zone)) for zone, number in zones.items()]
    number = soldiers(zones.total())
    return say("tell-place", who=who(event), soldiers=number, places=places, price=reader.price())


def tell_move(reader: Reader, event: Event) -> Message | None:
    """A whole way, step by step."""
    seat, number = int(event.seat), int(event.z)
    way = [int(event.x), int(event.y)]
    along = reader.take_creature(seat, way[-1])
    while True:
        fare = reader.next((PRAYER,), seat)
        step = reader.ahead(0 if fare is None else 1)
        if step is None or step.kind != MOVED or step.x != way[-1] or step.z != number:
            break
        if fare is not None:
            reader.paid -= change(fare)
            reader.at += 1
        reader.at += 1
        way.append(int(step.y))
        along = reader.take_creature(seat, way[-1]) or along
    army = soldiers(number)
    if along is not None:
        army = say("soldiers-with", soldiers=army, creature=along)
    route = " → ".join(ZONE_NAMES[zone] for zone in way)
    ends = {"source": reader.zone(way[0]), "target": reader.zone(way[-1])}
    return say("tell-move", who=who(event), army=army, way=route, **ends, price=reader.price())


def tell_creature(reader: Reader, event: Event) -> Message | None:
    name, zone = creature(int(event.x)), int(event.y)
    if zone == NO_ZONE:
        return say("tell-creature-returns", who=who(event), creature=name)
    return say("tell-creature-joins", who=who(event), creature=name, zone=reader.zone(zone))


def tell_return(reader: Reader, event: Event) -> Message | None:
    """Soldiers that go back to the supply, given up for something or not."""
    seat, zone, number = int(event.seat), int(event.x), int(event.y)
    fame = reader.take(FAME, seat)
    if fame is not None:
        name = reader.zone(zone)
        return say("tell-give-up", who=who(event), soldiers=soldiers(number), zone=name, fame=int(fame.x))
    gain = reader.take_gain(seat) if zone == DELTA_TEMPLE and number == 1 else None
    if gain is not None:
        return say("tell-give-up-for-prayer", who=who(event), zone=reader.zone(zone), gain=gained(gain))
    return say("tell-return", who=who(event), number=number, zone=reader.zone(zone))
