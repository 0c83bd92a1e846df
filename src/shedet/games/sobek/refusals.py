"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from mypy_extensions import i64

from shedet.core.words import Message, say
from shedet.games.sobek.actions import AddCard, ChooseSet, DiscardCard, Finish, PlayCharacter, TakeCard, decode
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    AVAILABLE,
    CARD_NAMES,
    FEWEST,
    GOODS_OF,
)
from shedet.games.sobek.rules.characters import fits
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.saying.naming import card, character, set_of
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CHOOSE_ADDITION,
    CHOOSE_DISCARDS,
    CHOOSE_HORIZONTAL,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    HAND,
    LAID_SO_FAR,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    SET_SLOT,
    SLOT_NAMES,
    State,
    cards_of,
    set_exists,
)


def refusal(s: State, seat: i64, action: i64) -> Message | None:
    """The rule that stands against an answer; None where there is nothing better to say than what is possible."""
    question = int(s.question())
    match decode(int(action)):
        case TakeCard(_) if question == CHOOSE_ACTION:
            return why_no_card(int(s.queue_left))
        case TakeCard(_) if question == CHOOSE_QUEUE_CARD:
            return refuse("S-CHAR-8", say("refuse-end-of-queue", last=int(s.queue_left)))
        case PlayCharacter(number) if question == CHOOSE_ACTION:
            return refuse("S-CHAR-1", say("refuse-no-character", character=character(number)))
        case PlayCharacter(_) if question == CHOOSE_HORIZONTAL:
            return refuse("S-END-1", say("refuse-round-over"))
        case ChooseSet(slot) if question == CHOOSE_ACTION:
            return why_no_set(s, seat, slot)
        case ChooseSet(slot) if question == CHOOSE_HORIZONTAL:
            return why_no_horizontal_set(s, seat, slot)
        case AddCard(kind) if question == CHOOSE_SET:
            return why_no_addition(s, seat, kind, "S-SETS-1")
        case AddCard(kind) if question == CHOOSE_ADDITION:
            return why_no_addition(s, seat, kind, "S-CHAR-7")
        case AddCard(kind) if question == CHOOSE_HORIZONTAL:
            return why_no_horizontal_card(s, seat, kind)
        case DiscardCard(kind) if question == CHOOSE_DISCARDS:
            return refuse("S-CHAR-5", say("refuse-not-in-hand", card=card(kind)))
        case Finish() if question == CHOOSE_SET:
            return refuse("S-SETS-1", say("refuse-small-set", laid=int(s.detail(LAID_SO_FAR))))
        case Finish() if question == CHOOSE_HORIZONTAL:
            laid = int(s.progress[seat * PROGRESS + LAYING_COUNT])
            return refuse("S-END-1", say("refuse-small-set", laid=laid))
        case Finish() if question == CHOOSE_ADDITION:
            return refuse("S-CHAR-7", say("refuse-no-addition"))
        case _:
            return None


def why_no_card(left: int) -> Message:
    if left >= AVAILABLE:
        return refuse("S-TAKE-1", say("refuse-first-four"))
    return refuse("S-TAKE-1", say("refuse-short-queue", number=left))


def why_no_set(s: State, seat: i64, slot: int) -> Message:
    jokers = int(amulets(s, HAND + seat))
    if slot == AMULET_SET:
        if set_exists(s, seat, AMULET_SET):
            return refuse("S-SETS-2", say("refuse-three-at-once"))
        return refuse("S-SETS-3", say("refuse-few-amulets", number=jokers))
    own = int(own_cards(s, HAND + seat, slot))
    if own + jokers < FEWEST:
        return refuse("S-SETS-1", say("refuse-few-cards", number=own + jokers, set=set_of(slot)))
    if own == 0:
        return refuse("S-SETS-3", say("refuse-amulets-begin", set=set_of(slot)))
    return refuse("S-SETS-2, S-SETS-3", say("refuse-began-as-amulets", set=set_of(slot)))


def why_no_horizontal_set(s: State, seat: i64, slot: int) -> Message:
    if s.progress[seat * PROGRESS + LAYING_GROUP] > 0:
        return refuse("S-END-1", say("refuse-finish-first"))
    jokers = int(amulets(s, HAND + seat))
    if slot == AMULETS:
        return refuse("S-END-1", say("refuse-few-amulets", number=jokers))
    own = int(own_cards(s, HAND + seat, slot))
    if own + jokers < FEWEST:
        return refuse("S-END-1", say("refuse-few-cards", number=own + jokers, set=set_of(slot)))
    return refuse("S-END-1", say("refuse-amulets-alone", set=set_of(slot)))


def why_no_horizontal_card(s: State, seat: i64, kind: int) -> Message:
    """Why a card does not join the horizontal set that is being laid."""
    slot = int(s.progress[seat * PROGRESS + LAYING_GROUP]) - 1
    if slot < 0:
        return refuse("S-END-1", say("refuse-set-first"))
    if cards_of(s, HAND + seat, kind) == 0:
        return refuse("S-END-1", say("refuse-not-in-hand", card=card(kind)))
    if kind != AMULET and GOODS_OF[kind] != slot:
        return refuse("S-END-1", say("refuse-does-not-fit", card=card(kind), set=set_of(slot)))
    return refuse("S-END-1", say("refuse-order", line=order_of(slot, kind)))


def order_of(slot: int, kind: int) -> str:
    """A line that lays a whole set."""
    return f"set {SLOT_NAMES[slot]} {CARD_NAMES[kind]} ..."


def why_no_addition(s: State, seat: i64, kind: int, rule: str) -> Message | None:
    """Why a card does not join the set that is being laid, or that the courtesan adds to."""
    slot = int(s.detail(SET_SLOT))
    if cards_of(s, HAND + seat, kind) == 0:
        return refuse(rule, say("refuse-not-in-hand", card=card(kind)))
    if not fits(s, seat, slot, kind):
        return refuse(rule, say("refuse-does-not-fit", card=card(kind), set=set_of(slot)))
    if s.question() == CHOOSE_SET and slot != AMULET_SET:
        return refuse(rule, say("refuse-order", line=order_of(slot, kind)))
    return None


def refuse(rules: str, reason: Message) -> Message:
    return say("refusal", reason=reason, rules=rules)
