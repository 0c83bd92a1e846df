"""What is left in the round: of all cards and tokens, how many a viewer does not see.

It is counted from a view, by taking away from the box what lies in it. A card that was seen to go to another's hand or
pile is hidden again, for nobody remembers here; in the open variant the table does. [S-INFO-1, S-OPEN-3]
"""

from collections.abc import Iterator
from typing import Final, cast

from shedet.core.game import Data
from shedet.core.saying import Unseen
from shedet.games.sobek.components import CARD_KINDS, GROUPS, TOKEN_TABLE, CardKind
from shedet.games.sobek.views import OwnView, TableView


def _group_of(card: CardKind) -> str:
    return "character" if card.character >= 0 else GROUPS[card.goods]


GROUP_OF: Final = {card.name: _group_of(card) for card in CARD_KINDS}


def _whole_box() -> Unseen:
    box: Unseen = {group: {} for group in (*GROUPS, "character")}
    for card in CARD_KINDS:
        box[GROUP_OF[card.name]][card.name] = card.copies
    box["token"] = {row.name: row.copies for row in TOKEN_TABLE}
    return box


BOX: Final = _whole_box()


def unseen(view: Data) -> Unseen:
    """How many cards and tokens of each sort lie where the viewer does not see them."""
    table = cast(TableView, view)
    if table["over"]:
        return {}
    left = {group: dict(sorts) for group, sorts in BOX.items()}
    for card in cards_in(table):
        left[GROUP_OF[card]][card] -= 1
    for token in tokens_in(table):
        left["token"][token] -= 1
    return left


def cards_in(table: TableView) -> Iterator[str]:
    """All cards whose faces lie in a view. What a vizier looks through is known to a memory as well."""
    yield from (card for card in table["queue"] if card in GROUP_OF)
    yield from table["discards"]
    if table["memory"] is None:
        yield from table["claimable"]
    for seat in table["seats"]:
        for laid in seat["sets"]:
            yield from laid["cards"]
        yield from seat["horizontal"]
        if "hand" in seat:
            own = cast(OwnView, seat)
            yield from own["hand"]
            yield from own["corruption"]
    for known in table["memory"] or ():
        if known["place"] != "undrawn":
            yield from known["sure"]


def tokens_in(table: TableView) -> Iterator[str]:
    yield from table["known_tokens"] or ()
    yield from table["used_tokens"]
    for seat in table["seats"]:
        yield from ["curse"] * seat["curses"]
        yield from ["prosperity"] * len(seat["prosperity"])
