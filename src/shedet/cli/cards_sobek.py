"""Cards of Sobek in a terminal: each by its name, in the colour of its goods; sets of them."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import cast

from rich.text import Text

from shedet.cli.colours import SOFT, paint
from shedet.cli.scene import Voice
from shedet.core.game import Data
from shedet.core.words import Part, say
from shedet.games.sobek.components import CARD_KINDS, GROUPS
from shedet.games.sobek.saying.asking import card_part
from shedet.games.sobek.saying.naming import KIND_NAMED, goods, goods_of, laid_set
from shedet.games.sobek.views import OtherView, TableView


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def goods_of_card(card: str) -> int:
    return CARD_KINDS[KIND_NAMED[card]].goods


def by_goods(cards: Iterable[str]) -> list[str]:
    """Cards sorted by the sets they go into."""
    return sorted(cards, key=KIND_NAMED.__getitem__)


def card_text(voice: Voice, card: str, number: int) -> Text:
    """Equal cards by their name, in the colour of their goods; a character with its goods."""
    one = card_part(KIND_NAMED[card])
    return voice.paint([Part(say("cards", number=number, card=one.message), one.tone)])


def card_groups(voice: Voice, cards: Iterable[str]) -> list[Text]:
    """Cards side by side, equal ones together, those of a type together."""
    counts = Counter(by_goods(cards))
    groups = groupby(counts, goods_of_card)
    found = [Text(" ").join(card_text(voice, card, counts[card]) for card in group) for _, group in groups]
    return found or [Text(voice.say("label-none"), SOFT)]


def card_row(voice: Voice, cards: Iterable[str]) -> Text:
    """The same in one text, a wider gap between the types."""
    return Text("   ").join(card_groups(voice, cards))


def card_counts(voice: Voice, cards: Iterable[str]) -> list[Text]:
    """How many of each type there are: enough where the cards themselves do not matter."""
    counts = Counter(goods_of_card(card) for card in by_goods(cards))
    return [
        Text(f" {voice.say('label-of-goods', number=number, goods=goods(each))} ", paint(GROUPS[each]))
        for each, number in counts.items()
    ]


def set_texts(voice: Voice, seat: OtherView) -> list[Text]:
    """Cards x scarabs = points of each set; a ^ for each prosperity."""
    return [Text(f" {voice.speak(laid_set(each, seat))} ", paint(GROUPS[goods_of(each)])) for each in seat["sets"]]
