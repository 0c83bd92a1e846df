"""What happened in battles."""

from shedet.core.events import Event
from shedet.core.words import Message, Seat, say
from shedet.games.kemet.events import ACTIVE_CARD, CARD, CREATURE, DISCARDED_CARD, PLACED, PRAYER, RETURNED, VETERANS
from shedet.games.kemet.saying.deeds import gained
from shedet.games.kemet.saying.reader import Reader, who
from shedet.games.kemet.saying.things import battle_card, intervention, soldiers
from shedet.games.kemet.state import PLAYED
from shedet.games.kemet.strengths import Term

# ---- cards


def tell_attack(reader: Reader, event: Event) -> Message | None:
    return say("tell-attack", who=who(event), whom=Seat(int(event.y)), zone=reader.zone(int(event.x)))


def tell_choice(reader: Reader, event: Event) -> Message | None:
    following = reader.ahead(0)
    if following is not None and following.kind == ACTIVE_CARD:
        return None
    return say("tell-chosen", who=who(event))


def tell_active_card(reader: Reader, event: Event) -> Message | None:
    """With the interventions beside it."""
    seat = int(event.seat)
    reader.take(DISCARDED_CARD, seat)
    beside = []
    while (card := reader.next((CARD,), seat)) is not None and card.z == PLAYED + seat:
        reader.at += 1
        beside.append(intervention(int(card.x)))
    active = battle_card(int(event.x))
    if not beside:
        return say("tell-show", who=who(event), card=active)
    return say("tell-show-with", who=who(event), card=active, cards=beside)


def tell_taking_back(reader: Reader, event: Event) -> Message | None:
    return say("tell-take-back", who=who(event))


def tell_swap(reader: Reader, event: Event) -> Message | None:
    return say("tell-swap", who=who(event), card=battle_card(int(event.x)), special=battle_card(int(event.y)))


# ---- strengths and losses


def tell_strength(reader: Reader, event: Event) -> Message | None:
    """One side, with all that counted in it."""
    fight = reader.fight()
    side = fight.attacker if fight.attacker.seat == event.seat else fight.defender
    return say(
        "tell-strength",
        who=who(event),
        strength=int(event.x),
        terms=terms_said(side.terms),
        damage=int(event.y),
        shields=int(event.z),
    )


def terms_said(terms: list[Term]) -> list[Message]:
    """`5 soldiers`, `charge +1`, `3s2d +3`."""
    return [terms[0].what, *(say("term", what=term.what, strength=term.strength) for term in terms[1:])]


def tell_victory(reader: Reader, event: Event) -> Message | None:
    return say("tell-win", who=who(event), zone=reader.zone(int(event.x)))


def tell_loss(reader: Reader, event: Event) -> Message | None:
    return say("tell-lose", who=who(event), soldiers=soldiers(int(event.y)), zone=reader.zone(int(event.x)))


# ---- afterwards


def tell_disbanding(reader: Reader, event: Event) -> Message | None:
    seat, zone = int(event.seat), reader.zone(int(event.x))
    gone = reader.take(RETURNED, seat)
    assert gone is not None
    number = soldiers(int(gone.y))
    while reader.take(CREATURE, seat) is not None:
        pass
    gain = reader.take_gain(seat)
    if gain is None:
        return say("tell-disband", who=who(event), zone=zone, soldiers=number)
    return say("tell-disband-for-prayer", who=who(event), zone=zone, soldiers=number, gain=gained(gain))


def tell_retreat(reader: Reader, event: Event) -> Message | None:
    source, target = reader.zone(int(event.x)), reader.zone(int(event.y))
    along = reader.take_creature(int(event.seat), int(event.y))
    if along is None:
        return say("tell-retreat", who=who(event), source=source, target=target)
    return say("tell-retreat-with", who=who(event), creature=along, source=source, target=target)


def tell_fame(reader: Reader, event: Event) -> Message | None:
    return say("tell-fame", who=who(event), number=int(event.x))


def tell_veterans(reader: Reader, event: Event) -> Message | None:
    seat, last = int(event.seat), event
    while (more := reader.take(VETERANS, seat)) is not None:
        last = more
    if reader.next((PLACED, PRAYER), seat) is not None:
        return None  # given up for what comes next
    return say("tell-veterans", who=who(last), number=int(last.x))
