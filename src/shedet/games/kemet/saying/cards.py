"""What happened to interventions."""

from shedet.core.events import Event
from shedet.core.words import Message, say
from shedet.games.kemet.components import IN_BATTLE, RUSE, WINDOW_OF
from shedet.games.kemet.events import CARD, CARD_BACK, SAW_CARD
from shedet.games.kemet.saying.reader import Reader, who
from shedet.games.kemet.saying.things import intervention
from shedet.games.kemet.state import DECK, DISCARDS, PLAYED


def tell_card(reader: Reader, event: Event) -> Message | None:
    """A card that everybody sees move, or that its owner draws."""
    card = int(event.x)
    if event.y == DECK:
        return tell_draw(reader, event)
    if event.y == DISCARDS:
        return say("tell-remember", who=who(event), card=intervention(card))
    if event.y == PLAYED + event.seat:
        if event.z == DISCARDS or card == RUSE:
            return None  # the battle is over
        return say("tell-unpaid", who=who(event), card=intervention(card))
    if WINDOW_OF[card] == IN_BATTLE or reader.in_battle():
        return say("tell-wound", who=who(event), card=intervention(card))
    return say("tell-play", who=who(event), card=intervention(card), price=reader.price())


def tell_draw(reader: Reader, event: Event) -> Message | None:
    """Cards from the deck, by name or by number."""
    drawn = [event]
    while (more := reader.next((CARD, CARD_BACK), int(event.seat))) is not None and more.y == DECK:
        reader.at += 1
        drawn.append(more)
    known = [intervention(int(each.x)) for each in drawn if each.kind == CARD]
    return say("tell-draw", who=who(event), cards=known or [say("interventions", number=len(drawn))])


def tell_look(reader: Reader, event: Event) -> Message | None:
    seen = [event]
    while (more := reader.take(SAW_CARD, int(event.seat))) is not None:
        seen.append(more)
    cards = [say("seen-cards", number=int(each.y), card=intervention(int(each.x))) for each in seen]
    return say("tell-see", who=who(event), cards=cards)


def tell_shuffle(reader: Reader, event: Event) -> Message | None:
    return say("tell-shuffle")
