"""Cards of Sobek in a terminal: each by its name, in the colour of its goods; sets and points."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final, cast

from rich.text import Text

from shedet.cli.colours import GAIN, SOFT, paint
from shedet.cli.told_sobek import times
from shedet.core.game import Data
from shedet.games.sobek.components import CARD_KINDS, GROUPS
from shedet.games.sobek.views import OtherView, OwnView, SetView, TableView

KIND_NAMED: Final = {kind.name: kind for kind in CARD_KINDS}


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def kind_of_question(table: TableView) -> str:
    return "" if table["question"] is None else table["question"]["kind"]


def own_seat(table: TableView) -> OwnView:
    return next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])


def goods_of(card: str) -> str:
    return GROUPS[KIND_NAMED[card].goods]


def by_goods(cards: Iterable[str]) -> list[str]:
    """Cards sorted by the sets they go into."""
    order = list(KIND_NAMED)
    return sorted(cards, key=order.index)


def card_text(card: str, number: int = 1) -> Text:
    """A card by its name, in the colour of its goods; a character with its goods."""
    if card == "?":
        return Text("a character", paint("character"))
    name = f"{card}({goods_of(card)})" if KIND_NAMED[card].character >= 0 else card
    return Text(times(name, number), paint(goods_of(card)))


def card_groups(cards: Iterable[str]) -> list[Text]:
    """Cards side by side, equal ones together, those of a type together."""
    counts = Counter(by_goods(cards))
    groups = groupby(counts, goods_of)
    found = [Text(" ").join(card_text(card, counts[card]) for card in group) for _, group in groups]
    return found or [Text("none", SOFT)]


def card_row(cards: Iterable[str]) -> Text:
    """The same in one text, a wider gap between the types."""
    return Text("   ").join(card_groups(cards))


def card_counts(cards: Iterable[str]) -> list[Text]:
    """How many of each type there are: enough where the cards themselves do not matter."""
    counts = Counter(goods_of(card) for card in by_goods(cards))
    return [Text(f" {number} {goods} ", paint(goods)) for goods, number in counts.items()]


def names_of(cards: Iterable[str]) -> str:
    """Cards in their order; characters in a row, which lie face down, by their number."""
    parts: list[str] = []
    for card, same in groupby(cards):
        number = len(list(same))
        hidden = "a character" if number == 1 else f"{number} characters"
        parts += [hidden] if card == "?" else [card] * number
    return ", ".join(parts)


def counted(names: Iterable[str]) -> str:
    return ", ".join(times(name, number) for name, number in Counter(names).items())


def set_text(each: SetView, seat: OtherView) -> str:
    name = each["set"] + "^" * seat["prosperity"].count(each["set"])
    if each["set"] == "amulets" and goods_of_set(each) != "amulet":
        name = f"{name} ({goods_of_set(each)})"
    return f"{name} {len(each['cards'])} × {each['scarabs']} = {each['points']}"


def goods_of_set(each: SetView) -> str:
    """The type of a set; that which began as amulets has one when other cards have joined it."""
    return next((goods_of(card) for card in each["cards"] if card != "amulet"), "amulet")


def score_text(seat: OtherView) -> str:
    return f"{seat['score']} point{'' if seat['score'] == 1 else 's'}"


def points_text(points: int, before: str = "+") -> Text:
    return Text(f"{before}{points} point{'' if points == 1 else 's'}", GAIN if points else SOFT)


def scarabs(cards: Iterable[str]) -> int:
    return sum(KIND_NAMED[card].scarabs for card in cards)
