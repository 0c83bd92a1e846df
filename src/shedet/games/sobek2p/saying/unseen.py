"""What is left in the game: of everything in the box, how much a viewer does not see.

It is counted from a view, by taking away from the box what lies in it. A tile that was seen to go to another's hand or
board is hidden again, for nobody remembers here, unless the table shows what a perfect memory knows. [P-INFO-2]
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from shedet.core.game import Data
from shedet.core.saying import Unseen
from shedet.games.sobek2p.components import (
    DEBEN_TABLE,
    GROUPS,
    PIROGUE_TABLE,
    STARTING_BACK,
    STATUE,
    TILE_KINDS,
    TileKind,
)
from shedet.games.sobek2p.views import OwnView, TableView


class Sort(NamedTuple):
    """Where something is counted: tiles that differ only in their line count as the same."""

    group: str
    name: str


def _sort_of(tile: TileKind) -> Sort:
    """`wheat1` and `wheat0`, with a deben `wheat0d`, a starting one `wheat0s`."""
    goods = GROUPS[tile.goods]
    if tile.character >= 0:
        return Sort("character", tile.name)
    if tile.goods == STATUE:
        return Sort(goods, goods)
    mark = "d" if tile.deben else "s" if tile.back == STARTING_BACK else ""
    return Sort(goods, f"{goods}{tile.scarabs}{mark}")


SORT_OF: Final = {tile.name: _sort_of(tile) for tile in TILE_KINDS}


def _whole_box() -> Unseen:
    box: Unseen = {group: {} for group in (*GROUPS, "character", "deben", "pirogue")}
    for tile in TILE_KINDS:
        group, name = SORT_OF[tile.name]
        box[group][name] = box[group].get(name, 0) + tile.copies
    box["deben"] = {str(row.value): row.copies for row in DEBEN_TABLE}
    box["pirogue"] = {row.name: row.copies for row in PIROGUE_TABLE}
    return box


BOX: Final = _whole_box()


def unseen(view: Data) -> Unseen:
    """How many tiles, deben and pirogues of each sort lie where the viewer does not see them."""
    table = cast(TableView, view)
    if table["over"]:
        return {}
    left = {group: dict(sorts) for group, sorts in BOX.items()}
    for tile in tiles_in(table):
        group, name = SORT_OF[tile]
        left[group][name] -= 1
    for deben in deben_in(table):
        left["deben"][deben] -= 1
    for pirogue in pirogues_in(table):
        left["pirogue"][pirogue] -= 1
    return left


def tiles_in(table: TableView) -> Iterator[str]:
    """All tiles whose faces lie in a view. What a vizier looks at is known to a memory as well."""
    for row in table["market"]:
        yield from (tile for tile in row if tile in SORT_OF)
    yield from table["box"]
    if table["memory"] is None:
        yield from table["claimable"]
    for seat in table["seats"]:
        for goods in seat["laid"]:
            yield from goods["tiles"]
        if "hand" in seat:
            own = cast(OwnView, seat)
            yield from own["hand"]
            yield from own["corruption"]
    yield from remembered(table, "hand", "corruption")


def deben_in(table: TableView) -> Iterator[str]:
    yield from map(str, table["drawn_deben"])
    for seat in table["seats"]:
        if "deben" in seat:
            yield from map(str, cast(OwnView, seat)["deben"])
    yield from remembered(table, "deben")


def pirogues_in(table: TableView) -> Iterator[str]:
    yield from table["notched"] or ()
    yield from table["boxed_pirogues"]
    yield from table["drawn_pirogues"]
    for seat in table["seats"]:
        yield from seat["pirogues"]


def remembered(table: TableView, *kinds: str) -> Iterator[str]:
    """What a perfect memory is sure that others have in places of some kinds."""
    for known in table["memory"] or ():
        if known["place"].endswith(tuple(f" {kind}" for kind in kinds)):
            yield from known["sure"]
