"""The choices of Sobek: 2 Players in a terminal: what each costs and does."""

from typing import Final, cast

from rich.text import Text

from shedet.cli.colours import COST, GAIN, NEXT
from shedet.cli.screen import Choice
from shedet.cli.tiles_sobek2p import as_view, asked, by_goods, goods_of, points_text, tile_text
from shedet.cli.told_sobek2p import PIROGUES
from shedet.core.game import Data
from shedet.games.sobek2p.components import CHARACTER_TABLE
from shedet.games.sobek2p.views import OwnView, Preview, ReachView, TableView

CHARACTERS: Final = {
    "queen": "draw 3 tiles from the pile",
    "vizier": "look at the opponent's corruption board and take a tile from it",
    "cattle-scribe": "an opponent with more than 6 tiles discards down to 6",
    "fish-scribe": "an opponent with more than 6 tiles discards down to 6",
    "thief": "steal a random tile from the opponent's hand",
    "merchant": "take any tile from the market, without corruption",
    "courtesan": "add one or two tiles to goods you have sold",
    "high-priest": "remove all tiles of one type from your corruption board",
    "high-priestess": "remove all tiles of one type from your corruption board",
    "architect": "draw 3 pirogues from the supply and use one",
}


def describe(view: Data, choice: Choice) -> Text:
    """What an answer costs and does, in words."""
    table = as_view(view)
    verb, _, rest = choice.text.partition(" ")
    seen = cast(Preview, choice.preview)
    if verb == "take":
        return describe_take(table, seen)
    if verb == "turn":
        return reach_text(seen["reach"])
    if verb == "name":
        return reach_text(seen["reach"], "they get ")
    if verb == "sell":
        return describe_sale(table, rest, seen)
    if verb in ("add", "lay", "harvest"):
        return points_text(seen["points"])
    if verb == "play":
        return Text(CHARACTERS[rest])
    if verb == "reveal":
        return Text(PIROGUES[rest])
    return Text(
        {
            "refill": "there is no tile on the line: fill the market, then take a tile from the centre",
            "done": "that is all",
            "keep tile": "keep the tile in your hand",
            "trade tile": f"box it and draw a deben (3 to 9 points; {table['bag']} in the bag)",
            "steal goods": "a random goods tile",
            "steal character": "a random character",
            "steal starting": "a random starting tile",
        }.get(choice.text, "")
    )


def describe_take(table: TableView, seen: Preview) -> Text:
    text = Text()
    for tile in seen["gains"]:
        text.append_text(tile_text(tile)).append("  ")
    if seen["corruption"]:
        text.append(f"corruption +{len(seen['corruption'])}", COST)
    elif not asked(table, "choose-market-tile"):
        text.append("free", GAIN)
    if seen["line"] is not None:
        text.append("; ").append_text(reach_text(seen["reach"]))
    elif seen["gains"] == ["?"] and not asked(table, "choose-market-tile"):
        text.append("; then you turn the ankh")
    return text


def reach_text(reach: list[ReachView], before: str = "opens ") -> Text:
    """What lies on a line, and how many tiles each would skip."""
    if not reach:
        return Text("opens nothing", NEXT)
    parts = []
    for tile in reach:
        name = "a character" if tile["tile"] == "?" else tile["tile"]
        parts.append(f"{name} +{tile['skips']}" if tile["skips"] else name)
    return Text(before + ", ".join(parts), NEXT)


def describe_sale(table: TableView, goods: str, seen: Preview) -> Text:
    own = next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])
    tiles = [tile for tile in own["hand"] if goods_of(tile) in (goods, "statue")]
    text = Text().append_text(points_text(seen["up_to"], "up to "))
    return text.append(f" for {' '.join(by_goods(tiles))}{'' if table['notches'] else '; no pirogues are left'}")


assert set(CHARACTERS) == {row.name for row in CHARACTER_TABLE}
