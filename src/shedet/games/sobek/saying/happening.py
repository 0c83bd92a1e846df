"""What happened, a message a sentence."""

from collections.abc import Sequence
from typing import Final

from shedet.core.events import Event
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.sobek import events
from shedet.games.sobek.saying.naming import backs, card, cards, character, goods, place, set_of, token, tokens
from shedet.games.sobek.state import CORRUPTION, DECK, DISCARDS, HORIZONTAL, LAID, QUEUE, SET_ASIDE, SLOTS


def tell(story: Story, steps: Sequence[int]) -> list[Message]:
    """What somebody was told of one or more steps."""
    return tell_events(story.told_in(steps))


def tell_events(told: Sequence[Event]) -> list[Message]:
    """Cards that share a way are told together."""
    messages: list[Message] = []
    at = 0
    while at < len(told):
        end = at + 1
        while end < len(told) and same_way(told[at], told[end]):
            end += 1
        message = tell_together(told[at:end])
        if message is not None:
            messages.append(message)
        at = end
    return messages


def same_way(one: Event, other: Event) -> bool:
    """Whether two moves, or two looks, can be told in one sentence."""
    family = FAMILIES.get(int(one.kind))
    if family is None or FAMILIES.get(int(other.kind)) != family or one.seat != other.seat:
        return False
    return family != "cards" or route(one) == route(other)


FAMILIES: Final = {
    events.CARD: "cards",
    events.CARD_BACK: "cards",
    events.SAW_CARD: "cards seen",
    events.SAW_TOKEN: "tokens seen",
}


def route(event: Event) -> tuple[int, int]:
    """From where to where, all quays counting as one place."""
    return min(int(event.y), QUEUE), min(int(event.z), QUEUE)


def tell_together(told: Sequence[Event]) -> Message | None:
    first = told[0]
    match int(first.kind):
        case events.CARD | events.CARD_BACK:
            return tell_cards(told)
        case events.SAW_CARD:
            seen = [say("cards", number=int(event.z), card=card(int(event.x))) for event in told]
            return say("tell-see", who=Seat(int(first.seat)), cards=seen)
        case events.SAW_TOKEN:
            return say("tell-see-tokens", tokens=tokens([int(event.x) for event in told]))
    return tell_deed(first) or tell_the_round(first)


# ---- cards


def tell_cards(told: Sequence[Event]) -> Message | None:
    source, target = route(told[0])
    seat = int(told[0].seat)
    who, what = Seat(seat), cards_and_backs(told)
    if target == QUEUE:
        return None  # the delivery is told, and seen on the quays
    if source == QUEUE and is_corruption(target):
        return say("tell-skip", who=who, cards=what, number=len(told))
    if source == QUEUE:
        return say("tell-take", who=who, cards=what)
    if source == DECK:
        return say("tell-draw", who=who, cards=what)
    if LAID <= target < SET_ASIDE:
        return say("tell-lay-horizontally" if is_horizontal(target) else "tell-lay", who=who, cards=what)
    if target == DISCARDS:
        return say("tell-purge", who=who, cards=what) if is_corruption(source) else None  # a character is played
    if is_corruption(target):
        return say("tell-discard", who=who, cards=what)
    if source == CORRUPTION + seat:
        return say("tell-embalm", who=who, cards=what)
    return say("tell-get", who=who, cards=what, place=place(source))


def cards_and_backs(told: Sequence[Event]) -> list[Message]:
    """Cards by name, backs by number."""
    named = cards(int(event.x) for event in told if event.kind == events.CARD)
    return named + backs(int(event.x) for event in told if event.kind == events.CARD_BACK)


def is_corruption(number: int) -> bool:
    return CORRUPTION <= number < DISCARDS


def is_horizontal(number: int) -> bool:
    return LAID <= number < SET_ASIDE and (number - LAID) % SLOTS == HORIZONTAL


# ---- what somebody does, and what comes of it


def tell_deed(event: Event) -> Message | None:
    who, x, y = Seat(int(event.seat)), int(event.x), int(event.y)
    match int(event.kind):
        case events.NO_CARDS:
            name = "tell-none-but-characters" if event.z == 1 else "tell-none"
            return say(name, goods=goods(x), place=place(y))
        case events.TOKEN:
            return say("tell-use", who=who, token=token(x))
        case events.LOOKED:
            return say("tell-look", who=who, place=place(y))
        case events.PLAYS_SET:
            return say("tell-play-set", who=who, set=set_of(x))
        case events.PLAYS:
            return say("tell-play", who=who, character=character(x))
        case events.CURSED:
            return say("tell-curse", who=who, whom=Seat(x))
        case events.PROSPERS:
            return say("tell-prosper", who=who, set=set_of(x))
        case events.MOVED:
            return say("tell-move", who=Seat(x), number=y)
        case events.NO_EFFECT:
            return say("tell-no-effect")
        case events.HAS_CHOSEN:
            return say("tell-chosen", who=who)
    return None


def tell_the_round(event: Event) -> Message | None:
    """Deliveries, and how a round ends and begins."""
    x, y = int(event.x), int(event.y)
    match int(event.kind):
        case events.DELIVERY:
            return say("tell-delivery", number=x)
        case events.ROUND_ENDS:
            return say("tell-round-ends", number=x)
        case events.COUNTED:
            return say("tell-count", who=Seat(x), number=y, scarabs=int(event.z))
        case events.ROUND_SCORED:
            return say("tell-score", who=Seat(x), number=y)
        case events.PENALTY:
            return say("tell-penalty", who=Seat(x), number=y)
        case events.NEW_ROUND:
            return say("tell-round-begins", number=x)
        case events.STARTER:
            return say("tell-starter", who=Seat(x))
        case events.GAME_ENDS:
            return say("tell-end")
    return None
