"""What is asked, and what an answer would do."""

from collections.abc import Sequence
from typing import Final, cast

from shedet.core.game import Data
from shedet.core.words import Message, Part, say
from shedet.games.sobek2p.actions import (
    AddTile,
    Finish,
    KeepTile,
    LayHarvest,
    LayTile,
    NameTile,
    PlayCharacter,
    RefillMarket,
    RevealPirogue,
    Sell,
    Steal,
    TakeTile,
    TradeTile,
    TurnAnkh,
    decode,
)
from shedet.games.sobek2p.components import (
    BACKS,
    CHARACTER_TABLE,
    GROUPS,
    PIROGUE_NAMES,
    STATUE,
    TILE_KINDS,
)
from shedet.games.sobek2p.saying.naming import KIND_NAMED, tile, tile_named
from shedet.games.sobek2p.views import OwnView, Preview, ReachView, TableView

# ---- what is asked


def called(seat: int, name: str) -> str:
    """What somebody is called in sentences."""
    return name


def question(view: Data) -> Message | None:
    asked = cast(TableView, view)["question"]
    return None if asked is None else say(f"ask-{asked['kind']}")


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    asked = cast(TableView, view)["question"]
    return asked is not None and asked["kind"] in TURNS


TURNS: Final = ("choose-action", "choose-centre-tile", "choose-pyramid-action", "take-named-tile")


# ---- what an answer would do


def describe(view: Data, action: int, preview: Data) -> list[Part]:
    """What an answer costs and does."""
    table, seen = cast(TableView, view), cast(Preview, preview)
    match decode(action):
        case TakeTile():
            return describe_take(table, seen)
        case TurnAnkh():
            return [reach("does-open", seen["reach"])]
        case NameTile():
            return [reach("does-leave", seen["reach"])]
        case Sell(goods):
            return describe_sale(table, goods, seen)
        case AddTile() | LayTile() | LayHarvest():
            return [points(seen["points"])]
        case PlayCharacter(number):
            return [Part(say(f"character-{CHARACTER_TABLE[number].name}.does"))]
        case RevealPirogue(number):
            return [Part(say(f"pirogue-{PIROGUE_NAMES[number]}.does"))]
        case RefillMarket():
            return [Part(say("does-refill"))]
        case Finish():
            return [Part(say("does-finish"))]
        case KeepTile():
            return [Part(say("does-keep"))]
        case TradeTile():
            return [Part(say("does-trade", bag=table["bag"]))]
        case Steal(back):
            return [Part(say(f"does-steal-{BACKS[back]}"))]
    return []


def describe_take(table: TableView, seen: Preview) -> list[Part]:
    """The tile, what it costs, and what it opens for the opponent."""
    assert table["question"] is not None
    anywhere = table["question"]["kind"] == "choose-market-tile"
    parts = [part for name in seen["gains"] for part in (tile_part(name), Part(say("gap")))]
    if seen["corruption"]:
        parts.append(Part(say("does-corrupt", number=len(seen["corruption"])), "cost"))
    elif not anywhere:
        parts.append(Part(say("does-cost-nothing"), "gain"))
    if seen["line"] is not None:
        parts += [Part(say("then")), reach("does-open", seen["reach"])]
    elif seen["gains"] == ["?"] and not anywhere:
        parts += [Part(say("then")), Part(say("does-turn-ankh"))]
    return parts


def tile_part(name: str) -> Part:
    """A tile in the colour of its goods; a character with the goods it is sold as."""
    if name == "?":
        return Part(say("hidden-character"), "character")
    row = TILE_KINDS[KIND_NAMED[name]]
    tone = GROUPS[row.goods]
    if row.character < 0:
        return Part(tile_named(name), tone)
    return Part(say("character-sold-as", character=tile_named(name), goods=say(f"goods-{tone}")), tone)


def reach(what: str, found: Sequence[ReachView]) -> Part:
    """What lies on a line, and how many tiles each would skip."""
    if not found:
        return Part(say("does-open-nothing"), "next")
    tiles = [say("reached", tile=tile_named(each["tile"]), skips=each["skips"]) for each in found]
    return Part(say(what, tiles=tiles), "next")


def points(number: int) -> Part:
    return Part(say("does-score", number=number), "gain" if number else "soft")


def describe_sale(table: TableView, goods: int, seen: Preview) -> list[Part]:
    own = next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])
    kinds = [KIND_NAMED[name] for name in own["hand"]]
    kinds = [kind for kind in kinds if TILE_KINDS[kind].goods in (goods, STATUE)]
    kinds.sort(key=lambda kind: (TILE_KINDS[kind].goods, TILE_KINDS[kind].character, TILE_KINDS[kind].name))
    best = Part(say("does-score-up-to", number=seen["up_to"]), "gain" if seen["up_to"] else "soft")
    rest = say("does-sell", tiles=[tile(kind) for kind in kinds], notches=table["notches"])
    return [best, Part(rest)]
