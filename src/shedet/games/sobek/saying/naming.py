"""What things are called: cards, backs, sets, tokens, places."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from shedet.core.words import Message, Seat, say
from shedet.games.sobek.components import (
    AMULETS,
    BACKS,
    CARD_KINDS,
    CHARACTER_TABLE,
    GROUPS,
    TOKEN_NAMES,
)
from shedet.games.sobek.events import TOKENS_LOOKED
from shedet.games.sobek.state import AMULET_SET, CORRUPTION, HAND, SLOT_NAMES
from shedet.games.sobek.views import OtherView, SetView

FACE_DOWN: Final = "?"  # a character of the queue, in views
KIND_NAMED: Final = {kind.name: number for number, kind in enumerate(CARD_KINDS)}

# ---- cards


def card(kind: int) -> Message:
    """A card as it is written: `wheat1`, `wheat0s`, `amulet`, `queen`."""
    row = CARD_KINDS[kind]
    if row.character >= 0:
        return character(row.character)
    if row.goods == AMULETS:
        return say("card-amulet")
    return say("card", goods=goods(row.goods), scarabs=row.scarabs, back=BACKS[row.back])


def cards(kinds: Iterable[int]) -> list[Message]:
    """Equal cards together."""
    return [say("cards", number=number, card=card(kind)) for kind, number in Counter(kinds).items()]


def cards_named(names: Iterable[str]) -> list[Message]:
    return cards(KIND_NAMED[name] for name in names)


def cards_in_order(names: Iterable[str]) -> list[Message]:
    """Cards as they lie, those face down in a row by their number."""
    found: list[Message] = []
    for name, same in groupby(names):
        number = len(list(same))
        found += [hidden_characters(number)] if name == FACE_DOWN else [card(KIND_NAMED[name])] * number
    return found


def backs(numbers: Iterable[int]) -> list[Message]:
    """Cards seen from behind, by number."""
    return [say(f"cards-{BACKS[back]}", number=number) for back, number in Counter(numbers).items()]


def hidden_characters(number: int) -> Message:
    return say("hidden-characters", number=number)


def goods(number: int) -> Message:
    """A type of goods, or amulets."""
    return say(f"goods-{GROUPS[number]}")


def character(number: int) -> Message:
    return say(f"character-{CHARACTER_TABLE[number].name}")


# ---- sets


def set_of(slot: int) -> Message:
    """A set by its goods, or as the one that began as amulets."""
    return goods(slot) if slot < AMULET_SET else say("set-amulets")


def laid_set(laid: SetView, seat: OtherView) -> Message:
    """A set that is laid out, with what it is worth."""
    found = goods_of(laid)
    name = set_of(SLOT_NAMES.index(laid["set"]))
    if laid["set"] == SLOT_NAMES[AMULET_SET] and found != AMULETS:
        name = say("set-amulets-as", goods=goods(found))
    return say(
        "set-laid",
        set=name,
        prosperities=seat["prosperity"].count(laid["set"]),
        cards=len(laid["cards"]),
        scarabs=laid["scarabs"],
        points=laid["points"],
    )


def goods_of(laid: SetView) -> int:
    """The type of a set; that which began as amulets has one when other cards have joined it."""
    types = [CARD_KINDS[KIND_NAMED[name]].goods for name in laid["cards"]]
    return next((each for each in types if each != AMULETS), AMULETS)


# ---- tokens and places


def token(number: int) -> Message:
    return say(f"token-{TOKEN_NAMES[number]}")


def tokens(numbers: Sequence[int]) -> list[Message]:
    """Equal tokens together."""
    return [say("tokens", number=number, token=token(each)) for each, number in Counter(numbers).items()]


def place(number: int) -> Message:
    """A hand, a corruption pile, or the tokens: where somebody looks, or something comes from."""
    if number == TOKENS_LOOKED:
        return say("place-tokens")
    if number < CORRUPTION:
        return say("place-hand", who=Seat(number - HAND))
    return say("place-corruption", who=Seat(number - CORRUPTION))
