"""Things of Kemet as one speaks of them, as messages: zones, armies, tiles, cards."""

from mypy_extensions import i64

from shedet.bots.kemet.worth import Outlook
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.components import CARD_DAMAGE, CARD_REMOVED, CARD_SHIELD, CARD_STRENGTH
from shedet.games.kemet.saying import things
from shedet.games.kemet.state import CITY, State, board
from shedet.games.kemet.tiles import NO_CREATURE
from shedet.games.kemet.zones import CITY_OF, DISTRICT_NAMES, DISTRICTS, FIRST_DISTRICT, ZONE_NAMES


def actor(o: Outlook) -> Seat:
    """Whose answer it is."""
    return Seat(int(o.me))


# ---- on the map


def zone(s: State, number: i64) -> Message:
    """`the West river temple`, `your district B`, `C's district A`."""
    city = CITY_OF[number]
    for owner in range(s.players):
        if city >= 0 and board(s, owner, CITY) == city:
            return district(Seat(int(owner)), number - FIRST_DISTRICT[city])
    return say("reason-zone", zone=say(f"zone-{ZONE_NAMES[number].lower()}"))


def district(owner: Seat, number: i64) -> Message:
    assert 0 <= number < DISTRICTS
    return say("reason-district", who=owner, district=DISTRICT_NAMES[number])


def army(soldiers: i64, creature: i64) -> Message:
    """`three soldiers`, `two soldiers and the phoenix`."""
    if creature == NO_CREATURE:
        return say("reason-soldiers", number=int(soldiers))
    return say("reason-soldiers-with", number=int(soldiers), creature=things.creature(creature))


def soldiers_of(s: State, seat: i64, number: i64) -> Message:
    """`B's two soldiers`, in a zone."""
    return say("reason-soldiers-of", who=Seat(int(seat)), number=int(soldiers_at(s, seat, number)))


# ---- tiles and cards


def tile(o: Outlook, number: i64) -> Message:
    """A power tile with what it does."""
    return say("reason-with-effect", card=things.tile(number), does=things.tile_does(number, actor(o)))


def intervention(o: Outlook, kind: i64) -> Message:
    """A divine intervention with what it does."""
    return say("reason-with-effect", card=things.intervention(kind), does=things.intervention_does(kind, actor(o)))


def battle_card(card: i64) -> Message:
    """A battle card by its numbers: `the card of strength 4 and damage 1`."""
    numbers = [say("reason-strength", number=int(CARD_STRENGTH[card]))]
    if CARD_DAMAGE[card] > 0:
        numbers.append(say("reason-damage", number=int(CARD_DAMAGE[card])))
    if CARD_SHIELD[card] > 0:
        numbers.append(say("reason-shield", number=int(CARD_SHIELD[card])))
    if CARD_REMOVED[card] > 0:
        numbers.append(say("reason-soldiers-lost", number=int(CARD_REMOVED[card])))
    return say("reason-battle-card", numbers=numbers)


# ---- chances


def tenths(chance: float) -> int:
    """A chance in tenths: nobody knows the other's cards better than that."""
    return min(10, max(0, round(chance * 10.0)))
