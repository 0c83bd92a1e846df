"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from mypy_extensions import i64

from shedet.games.sobek.actions import AddCard, ChooseSet, Finish, PlayCharacter, TakeCard, decode
from shedet.games.sobek.components import (
    AMULETS,
    AVAILABLE,
    CARD_NAMES,
    CHARACTER_TABLE,
    FEWEST,
    GOODS,
)
from shedet.games.sobek.rules.characters import fits
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CHOOSE_ADDITION,
    CHOOSE_HORIZONTAL,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    HAND,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    SLOT_NAMES,
    State,
    cards_of,
    set_exists,
)


def refusal(s: State, seat: i64, action: i64) -> str:
    """A sentence with the rule's id; empty where there is nothing better to say than what is possible."""
    question = int(s.question())
    match decode(int(action)):
        case TakeCard(_) if question == CHOOSE_ACTION:
            return why_no_card(int(s.queue_left))
        case TakeCard(_) if question == CHOOSE_QUEUE_CARD:
            return f"The last card of the queue is number {s.queue_left}. [S-CHAR-8]"
        case PlayCharacter(character) if question == CHOOSE_ACTION:
            return f"You do not have the {CHARACTER_TABLE[character].name} in your hand. [S-CHAR-1]"
        case PlayCharacter(_) if question == CHOOSE_HORIZONTAL:
            return "The round is over: sets can still be laid out, but no character is played. [S-END-1]"
        case ChooseSet(slot) if question == CHOOSE_ACTION:
            return why_no_set(s, seat, slot)
        case ChooseSet(slot) if question == CHOOSE_HORIZONTAL:
            return why_no_horizontal_set(s, seat, slot)
        case AddCard(kind) if question == CHOOSE_SET:
            return why_no_addition(s, seat, kind, "S-SETS-1")
        case AddCard(kind) if question == CHOOSE_ADDITION:
            return why_no_addition(s, seat, kind, "S-CHAR-7")
        case Finish() if question == CHOOSE_SET:
            return f"A set takes three cards or more, and you have laid {s.detail(1)}. [S-SETS-1]"
        case Finish() if question == CHOOSE_HORIZONTAL:
            laid = int(s.progress[seat * PROGRESS + LAYING_COUNT])
            return f"A set takes three cards or more, and you have laid {laid}. [S-END-1]"
        case Finish() if question == CHOOSE_ADDITION:
            return "The courtesan adds one card at least. [S-CHAR-7]"
        case _:
            return ""


def why_no_card(left: int) -> str:
    if left >= AVAILABLE:
        return "Only the first four cards of the queue may be taken. [S-TAKE-1]"
    return f"There {'is' if left == 1 else 'are'} only {cards(left)} left in the queue. [S-TAKE-1]"


def why_no_set(s: State, seat: i64, slot: int) -> str:
    jokers = int(amulets(s, HAND + seat))
    if slot == AMULET_SET:
        return why_no_amulets(s, seat, jokers)
    own = int(own_cards(s, HAND + seat, slot))
    if own + jokers < FEWEST:
        return f"A set takes three cards or more, and you have {cards(own + jokers)} for {GOODS[slot]}. [S-SETS-1]"
    if own == 0:
        return f"Amulets alone do not begin a set of {GOODS[slot]}; lay them as 'set amulets'. [S-SETS-3]"
    return f"Your {GOODS[slot]} is the set that began as amulets; add to it as 'set amulets'. [S-SETS-2, S-SETS-3]"


def why_no_amulets(s: State, seat: i64, jokers: int) -> str:
    """Why no set is begun with amulets alone, or none joins the one that began so."""
    if set_exists(s, seat, AMULET_SET):
        return "Three cards or more join a set at once, and you do not have three that fit this one. [S-SETS-2]"
    return f"A set of amulets alone takes three or more, and you have {jokers or 'none'}. [S-SETS-3]"


def why_no_horizontal_set(s: State, seat: i64, slot: int) -> str:
    if s.progress[seat * PROGRESS + LAYING_GROUP] > 0:
        return "First finish the set that you are laying. [S-END-1]"
    jokers = int(amulets(s, HAND + seat))
    if slot == AMULETS:
        return f"A set of amulets alone takes three or more, and you have {jokers or 'none'}. [S-END-1]"
    own = int(own_cards(s, HAND + seat, slot))
    if own + jokers < FEWEST:
        return f"A set takes three cards or more, and you have {cards(own + jokers)} for {GOODS[slot]}. [S-END-1]"
    return f"Amulets alone do not make a set of {GOODS[slot]}; lay them as 'set amulets'. [S-END-1]"


def cards(number: int) -> str:
    return f"{number or 'no'} card{'' if number == 1 else 's'}"


def why_no_addition(s: State, seat: i64, kind: int, rule: str) -> str:
    """Why a card does not join the set that is being laid, or that the courtesan adds to."""
    name = CARD_NAMES[kind]
    slot = int(s.detail(0))
    if cards_of(s, HAND + seat, kind) == 0:
        return f"You have no {name} in your hand. [{rule}]"
    if not fits(s, seat, slot, kind):
        return f"{name} does not fit the set '{SLOT_NAMES[slot]}'. [{rule}]"
    if s.question() == CHOOSE_SET and slot != AMULET_SET:
        in_a_line = f"a line such as 'set {SLOT_NAMES[slot]} {name} ...' takes them in any order"
        return f"Cards are laid in the order of the list, three at least; {in_a_line}. [{rule}]"
    return ""
