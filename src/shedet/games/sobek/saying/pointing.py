"""What is pointed at to choose an answer."""

from typing import cast

from shedet.core.game import Data, seat_name
from shedet.games.sobek.actions import (
    EMPTY_HAND,
    AddCard,
    ChooseSeat,
    ChooseSet,
    ClaimCard,
    DiscardCard,
    Finish,
    PlayCharacter,
    Purge,
    Steal,
    TakeCard,
    UseToken,
    decode,
)
from shedet.games.sobek.components import BACKS, CARD_NAMES, CHARACTER_TABLE, GROUPS, TOKEN_NAMES
from shedet.games.sobek.saying.asking import kind_of_question
from shedet.games.sobek.state import SLOT_NAMES
from shedet.games.sobek.views import TableView


def way(view: Data, action: int) -> tuple[str, ...]:
    """What a person points at, one thing after the other, to choose an answer."""
    match decode(action):
        case TakeCard(place):
            return (f"queue:{place + 1}",)
        case PlayCharacter(number):
            return (f"hand:{CHARACTER_TABLE[number].name}",)
        case ChooseSet(slot):
            return way_to_set(cast(TableView, view), slot)
        case AddCard(kind) | DiscardCard(kind):
            return (f"hand:{CARD_NAMES[kind]}",)
        case UseToken(number):
            return (f"token:{TOKEN_NAMES[number]}",)
        case ChooseSeat(seat):
            return (f"seat:{seat_name(seat)}",)
        case Purge(goods, characters):
            return (f"corruption:{GROUPS[goods]}", company(goods, characters))
        case Steal(seat, back):
            victim = f"seat:{seat_name(seat)}"
            return (victim,) if back == EMPTY_HAND else (victim, f"back:{BACKS[back]}")
        case ClaimCard(kind):
            return (f"corruption:{CARD_NAMES[kind]}",)
        case Finish():
            return ("done",)


def way_to_set(table: TableView, slot: int) -> tuple[str, ...]:
    """A set that lies there is pointed at; one that is played now is called by its type."""
    if kind_of_question(table) in ("choose-prosperous", "choose-growing-set"):
        return (f"laid:{SLOT_NAMES[slot]}",)
    return ("set", f"goods:{GROUPS[slot]}")


def company(goods: int, characters: int) -> str:
    """Which characters of a type go with its cards; `alone` if none, so that no way is the beginning of another."""
    names = [row.name for row in CHARACTER_TABLE if row.goods == goods]
    going = [name for number, name in enumerate(names) if (characters >> number) & 1]
    return f"with:{','.join(going)}" if going else "alone"
