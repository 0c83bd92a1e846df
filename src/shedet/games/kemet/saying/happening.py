"""What happened, in sentences: the small events of an action make one of them together."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from shedet.core.events import Event
from shedet.core.story import Story
from shedet.core.words import Message
from shedet.games.kemet import events as kinds
from shedet.games.kemet.saying import battles, cards, days, deeds
from shedet.games.kemet.saying.reader import Reader

Teller: TypeAlias = Callable[[Reader, Event], Message | None]


def tell(story: Story, steps: Sequence[int]) -> list[Message]:
    """What somebody was told of one or more steps."""
    reader = Reader(story, steps)
    told: list[Message] = []
    while (event := reader.ahead(0)) is not None:
        reader.at += 1
        message = TELLERS[int(event.kind)](reader, event)
        if message is not None:
            told.append(message)
    return told


def silent(reader: Reader, event: Event) -> Message | None:
    """What goes without saying."""
    return None


TELLERS: Final[dict[int, Teller]] = {
    kinds.CARD: cards.tell_card,
    kinds.CARD_BACK: cards.tell_draw,
    kinds.SAW_CARD: cards.tell_look,
    kinds.SHUFFLED: cards.tell_shuffle,
    kinds.TURN: silent,
    kinds.MARKED: deeds.tell_marker,
    kinds.MARKED_GOLD: deeds.tell_gold_marker,
    kinds.PRAYER: deeds.tell_prayer,
    kinds.PLACED: deeds.tell_placing,
    kinds.RETURNED: deeds.tell_return,
    kinds.LOST: battles.tell_loss,
    kinds.MOVED: deeds.tell_move,
    kinds.CREATURE: deeds.tell_creature,
    kinds.BUILT: deeds.tell_building,
    kinds.BOUGHT: deeds.tell_purchase,
    kinds.BATTLE: battles.tell_attack,
    kinds.HAS_CHOSEN: battles.tell_choice,
    kinds.ACTIVE_CARD: battles.tell_active_card,
    kinds.DISCARDED_CARD: silent,
    kinds.TAKEN_BACK: battles.tell_taking_back,
    kinds.SWAPPED: battles.tell_swap,
    kinds.STRENGTH: battles.tell_strength,
    kinds.WINS: battles.tell_victory,
    kinds.FAME: battles.tell_fame,
    kinds.VETERANS: battles.tell_veterans,
    kinds.DISBANDED: battles.tell_disbanding,
    kinds.RETREATED: battles.tell_retreat,
    kinds.NIGHT: days.tell_night,
    kinds.NEW_DAY: days.tell_day,
    kinds.SLOT: days.tell_order,
    kinds.GAME_ENDS: days.tell_end,
}
