"""How we say it: what is asked, what an answer would do, and what happened, as messages for the catalogues."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from shedet.core.events import Event
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.core.words import Message, Part, Seat, say
from shedet.games.sobek2p.actions import (
    AddTile,
    ClaimTile,
    DiscardTile,
    Finish,
    KeepDeben,
    KeepTile,
    LayHarvest,
    LayTile,
    NameTile,
    PlayCharacter,
    Purge,
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
    LOWEST_DEBEN,
    NO_FIELD,
    ORIENTATIONS,
    PIROGUE_NAMES,
    PIROGUE_TABLE,
    STATUE,
    TILE_KINDS,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.events import (
    ANKH,
    CORRUPTION_COUNTED,
    DEBEN_BACK,
    DEBEN_MOVES,
    GAME_ENDS,
    HARVEST_LAID,
    LOOKED,
    NAMED,
    NO_EFFECT,
    NO_TILES,
    PIROGUE,
    PLAYS,
    REFILLED,
    SAW_PIROGUE,
    SAW_TILE,
    SCORED,
    SELLS,
    TILE,
    TILE_BACK,
)
from shedet.games.sobek2p.state import (
    BAG,
    BOX,
    CORRUPTION,
    HAND,
    LAID,
    LAID_WITH,
    MARKET,
    NOTCHED,
    PILE,
    PIROGUES_SHOWN,
    SUPPLY,
)
from shedet.games.sobek2p.views import OtherView, OwnView, Preview, ReachView, TableView

KIND_NAMED: Final = {kind.name: number for number, kind in enumerate(TILE_KINDS)}

# ---- components


def tile(kind: int) -> Message:
    """A tile as it is written: `wheat1/`, `wheat0/s`, `statue/`, `queen`."""
    row = TILE_KINDS[kind]
    if row.character >= 0:
        return character(row.character)
    if row.goods == STATUE:
        return say("tile-statue", line=ORIENTATIONS[row.orientation])
    mark = "deben" if row.deben else BACKS[row.back]
    return say("tile", goods=group(row.goods), scarabs=row.scarabs, line=ORIENTATIONS[row.orientation], mark=mark)


def tile_named(name: str) -> Message:
    """A tile of a view; a character that lies face down is nothing more."""
    return say("hidden-character") if name == "?" else tile(KIND_NAMED[name])


def character(number: int) -> Message:
    return say(f"character-{CHARACTER_TABLE[number].name}")


def group(number: int) -> Message:
    return say(f"goods-{GROUPS[number]}")


def pirogue(number: int) -> Message:
    return say(f"pirogue-{PIROGUE_NAMES[number]}")


def place(number: int) -> Message:
    """A place of `state.py`."""
    if number < CORRUPTION:
        return say("place-hand", who=Seat(number - HAND))
    if number < LAID:
        return say("place-corruption", who=Seat(number - CORRUPTION))
    return say(f"place-{PLACES[number]}")


def place_known(name: str) -> Message:
    """A place of a view's memory: somebody's hand, corruption board or deben, or one that is nobody's."""
    seat, _, what = name.rpartition(" ")
    return say(f"place-{what}", who=Seat("AB".index(seat))) if seat else say(f"place-{what}")


PLACES: Final = {BOX: "box", PILE: "pile", BAG: "bag", NOTCHED: "notches", SUPPLY: "supply", PIROGUES_SHOWN: "drawn"}


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


# ---- what is pointed at


def way(view: Data, action: int) -> tuple[str, ...]:
    """What a person points at, one thing after the other, to choose an answer."""
    match decode(action):
        case TakeTile(field) | NameTile(field):
            return (f"market:{field_name(field)}",)
        case RefillMarket():
            return ("refill",)
        case Sell(goods):
            return ("sell", f"goods:{GROUPS[goods]}")
        case AddTile(kind) | DiscardTile(kind):
            return (f"hand:{TILE_NAMES[kind]}",)
        case PlayCharacter(number):
            return (f"hand:{CHARACTER_TABLE[number].name}",)
        case TurnAnkh(orientation):
            return (f"line:{ORIENTATIONS[orientation]}",)
        case RevealPirogue(number):
            return (f"pirogue:{PIROGUE_NAMES[number]}",)
        case KeepDeben(value):
            return (f"deben:{LOWEST_DEBEN + value}",)
        case LayHarvest(goods):
            return (f"laid:{GROUPS[goods]}",)
        case LayTile(kind, goods):
            return (f"hand:{TILE_NAMES[kind]}", f"laid:{GROUPS[goods]}")
        case ClaimTile(kind):
            return (f"corruption:{TILE_NAMES[kind]}",)
        case Purge(number):
            return (f"corruption:{GROUPS[number]}",)
        case Steal(back):
            return (f"back:{BACKS[back]}",)
        case KeepTile():
            return ("keep",)
        case TradeTile():
            return ("trade",)
    return ("done",)


# ---- what happened


def tell(story: Story, steps: Sequence[int]) -> list[Message]:
    """What somebody was told of one or more steps."""
    return tell_events(story.told_in(steps))


def tell_events(events: Sequence[Event]) -> list[Message]:
    """Tiles that share a way are told together."""
    told: list[Message] = []
    at = 0
    while at < len(events):
        end = at + 1
        while end < len(events) and same_way(events[at], events[end]):
            end += 1
        message = tell_together(events[at:end])
        if message is not None:
            told.append(message)
        at = end
    return told


def same_way(one: Event, other: Event) -> bool:
    """Whether two moves, or two looks, can be told in one sentence."""
    family = FAMILIES.get(int(one.kind))
    if family is None or FAMILIES.get(int(other.kind)) != family or one.seat != other.seat:
        return False
    return one.kind in (SAW_TILE, SAW_PIROGUE) or route(one) == route(other)


FAMILIES: Final = {
    TILE: "tiles",
    TILE_BACK: "tiles",
    DEBEN_MOVES: "deben",
    DEBEN_BACK: "deben",
    SAW_TILE: "tiles seen",
    SAW_PIROGUE: "pirogues seen",
}


def route(event: Event) -> tuple[int, int]:
    """From where to where, all fields of the market counting as one place unless a tile is taken from it."""
    source, target = int(event.y), int(event.z)
    if is_market(target):
        target = MARKET
    if is_market(source) and is_corruption(target):
        source = MARKET
    return source, target


def is_market(number: int) -> bool:
    return MARKET <= number < LAID_WITH


def is_corruption(number: int) -> bool:
    return CORRUPTION <= number < LAID


def tell_together(events: Sequence[Event]) -> Message | None:
    first = events[0]
    kind, who, x = int(first.kind), Seat(int(first.seat)), int(first.x)
    if kind in (TILE, TILE_BACK):
        return tell_tiles(events)
    if kind in (DEBEN_MOVES, DEBEN_BACK):
        return tell_deben(events)
    if kind == SAW_TILE:
        seen = [say("seen-tiles", number=int(event.z), tile=tile(int(event.x))) for event in events]
        return say("tell-see", who=who, things=seen)
    if kind == SAW_PIROGUE:
        return say("tell-see", who=who, things=[pirogue(int(event.x)) for event in events])
    if kind == PIROGUE:
        return say("tell-reveal", who=who, pirogue=pirogue(x), does=say(f"pirogue-{PIROGUE_NAMES[x]}.does"))
    if kind == ANKH:
        return None if x == NO_FIELD else say("tell-ankh", field=field_name(x), line=ORIENTATIONS[int(first.y)])
    if kind == NO_TILES:
        return say("tell-none", goods=group(x), place=place(int(first.y)))
    if kind == LOOKED:
        return say("tell-look", who=who, place=place(int(first.y)))
    if kind in (SELLS, HARVEST_LAID):
        return say("tell-sell" if kind == SELLS else "tell-harvest", who=who, goods=group(x))
    if kind == PLAYS:
        return say("tell-play", who=who, character=character(x))
    if kind == NAMED:
        return say("tell-name", who=who, field=field_name(x))
    if kind in (CORRUPTION_COUNTED, SCORED):
        return say("tell-corruption" if kind == CORRUPTION_COUNTED else "tell-score", who=who, number=x)
    if kind in (REFILLED, NO_EFFECT, GAME_ENDS):
        return say({REFILLED: "tell-refill", NO_EFFECT: "tell-no-effect", GAME_ENDS: "tell-end"}[kind], who=who)
    return None


def tell_tiles(events: Sequence[Event]) -> Message | None:
    first = events[0]
    source, target = int(first.y), int(first.z)
    who, what, number = Seat(int(first.seat)), tiles_and_backs(events), len(events)
    if source == PILE and is_market(target):
        return say("tell-fill", number=number)
    if is_market(source) and is_corruption(target):
        return say("tell-skip", who=who, tiles=what, number=number)
    if is_market(source):
        return say("tell-take", who=who, tiles=what, field=field_name(source - MARKET))
    if LAID <= target < BOX or target >= LAID_WITH:
        return say("tell-lay", who=who, tiles=what)
    if target == BOX:
        played = first.kind == TILE and TILE_KINDS[int(first.x)].character >= 0 and number == 1 and source < CORRUPTION
        return None if played else say("tell-box", tiles=what, number=number, place=place(source))
    if source == PILE:
        return say("tell-draw", who=who, tiles=what)
    if is_corruption(target):
        return say("tell-discard", who=who, tiles=what)
    return say("tell-get", who=who, tiles=what, place=place(source))


def tiles_and_backs(events: Sequence[Event]) -> list[Message]:
    """Tiles by name, backs by number."""
    named = [tile(int(event.x)) for event in events if event.kind == TILE]
    backs = Counter(int(event.x) for event in events if event.kind == TILE_BACK)
    return [*named, *(say(f"tiles-{BACKS[back]}", number=number) for back, number in backs.items())]


def tell_deben(events: Sequence[Event]) -> Message:
    first = events[0]
    values = [say("deben", value=LOWEST_DEBEN + int(event.x)) for event in events if event.kind == DEBEN_MOVES]
    what = values or [say("deben-face-down", number=len(events))]
    deed = "return" if first.z == BAG else "draw" if first.y == BAG else "keep"
    return say(f"tell-deben-{deed}", who=Seat(int(first.seat)), deben=what)


# ---- the end


def how_it_was_won(view: Data, story: Story) -> list[Message]:
    """What decided the game. [P-END-6]"""
    seats = [cast(OwnView, seat) for seat in cast(TableView, view)["seats"]]
    winners = story.match.winners()
    first, second = seats if winners[0] == 0 else seats[::-1]
    if first["points"] != second["points"]:
        apart = [
            say(f"end-{source}", difference=f"{ours - theirs:+}")
            for source, ours, theirs in zip(SOURCES, points_by_source(first), points_by_source(second))
            if ours != theirs
        ]
        return [say("end-points", points=first["points"], others=second["points"], apart=apart)]
    corruption = corruption_of(first)
    if len(winners) == 1:
        return [say("end-tie", points=first["points"], corruption=corruption, others=corruption_of(second))]
    return [say("end-shared", points=first["points"], corruption=corruption)]


SOURCES: Final = ("goods", "pirogues", "deben")


def points_by_source(seat: OwnView) -> tuple[int, int, int]:
    """Points of goods, of pirogues, of deben."""
    return sum(laid["points"] for laid in seat["laid"]), sum(pirogue_points(seat)), sum(seat["deben"])


def pirogue_points(seat: OtherView) -> list[int]:
    return [PIROGUE_TABLE[PIROGUE_NAMES.index(name)].points for name in seat["pirogues"]]


def corruption_of(seat: OtherView) -> int:
    cobras = sum(PIROGUE_TABLE[PIROGUE_NAMES.index(name)].corruption for name in seat["pirogues"])
    return seat["corruption_size"] + cobras
