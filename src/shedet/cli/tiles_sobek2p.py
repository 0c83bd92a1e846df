"""Tiles of Sobek: 2 Players in a terminal: each by its name, in the colour of its goods."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final, cast

from rich.text import Text

from shedet.cli.colours import SOFT, paint
from shedet.cli.scene import Voice
from shedet.core.game import Data
from shedet.games.sobek2p.components import GROUPS, TILE_KINDS
from shedet.games.sobek2p.saying.asking import tile_part
from shedet.games.sobek2p.views import TableView

KIND_NAMED: Final = {kind.name: kind for kind in TILE_KINDS}


def as_view(data: Data) -> TableView:
    return cast(TableView, data)


def asked(table: TableView, *kinds: str) -> bool:
    """Whether the question is one of these."""
    return table["question"] is not None and table["question"]["kind"] in kinds


def goods_of(tile: str) -> str:
    return GROUPS[KIND_NAMED[tile].goods]


def by_goods(tiles: Iterable[str]) -> list[str]:
    """Tiles sorted by what they may be sold as."""
    return sorted(tiles, key=lambda tile: (KIND_NAMED[tile].goods, KIND_NAMED[tile].character, tile))


def tile_text(voice: Voice, tile: str) -> Text:
    """A tile by its name, in the colour of its goods; a character with the goods it is sold as."""
    return voice.paint([tile_part(tile)])


def tile_groups(voice: Voice, tiles: Iterable[str]) -> list[Text]:
    """Tiles side by side, those of a type together."""
    groups = groupby(by_goods(tiles), goods_of)
    joined = [Text(" ").join(tile_text(voice, tile) for tile in group) for _, group in groups]
    return joined or [Text(voice.say("label-none"), SOFT)]


def tile_row(voice: Voice, tiles: Iterable[str]) -> Text:
    """The same in one text, a wider gap between the types."""
    return Text("   ").join(tile_groups(voice, tiles))


def tile_counts(voice: Voice, tiles: Iterable[str]) -> list[Text]:
    """How many of each type there are: enough where the tiles themselves do not matter."""
    counts = Counter(goods_of(tile) for tile in by_goods(tiles))
    return [Text(f" {number} {voice.say(f'goods-{goods}')} ", paint(goods)) for goods, number in counts.items()]
