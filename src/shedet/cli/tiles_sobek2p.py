"""Tiles of Sobek: 2 Players in a terminal: each by its name, in the colour of its goods."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final, cast

from rich.text import Text

from shedet.cli.colours import GAIN, SOFT, paint
from shedet.core.game import Data
from shedet.games.sobek2p.components import GROUPS, TILE_KINDS
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


def tile_text(tile: str) -> Text:
    """A tile by its name, in the colour of its goods; a character with the goods it is sold as."""
    if tile == "?":
        return Text("a character", paint("character"))
    name = tile
    if KIND_NAMED[tile].character >= 0:
        sold_as = goods_of(tile)
        name = f"{tile}({'joker' if sold_as == 'statue' else sold_as})"
    return Text(name, paint(goods_of(tile)))


def tile_groups(tiles: Iterable[str]) -> list[Text]:
    """Tiles side by side, those of a type together."""
    groups = groupby(by_goods(tiles), goods_of)
    return [Text(" ").join(map(tile_text, group)) for _, group in groups] or [Text("none", SOFT)]


def tile_row(tiles: Iterable[str]) -> Text:
    """The same in one text, a wider gap between the types."""
    return Text("   ").join(tile_groups(tiles))


def tile_counts(tiles: Iterable[str]) -> list[Text]:
    """How many of each type there are: enough where the tiles themselves do not matter."""
    counts = Counter(goods_of(tile) for tile in by_goods(tiles))
    return [Text(f" {number} {goods} ", paint(goods)) for goods, number in counts.items()]


def points_text(points: int, before: str = "+") -> Text:
    return Text(f"{before}{points} point{'' if points == 1 else 's'}", GAIN if points else SOFT)
