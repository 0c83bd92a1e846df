"""What happened."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from shedet.core.events import Event
from shedet.core.story import Story
from shedet.core.words import Message, Seat, say
from shedet.games.sobek2p.components import (
    BACKS,
    LOWEST_DEBEN,
    NO_FIELD,
    ORIENTATIONS,
    PIROGUE_NAMES,
    TILE_KINDS,
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
from shedet.games.sobek2p.saying.naming import character, group, pirogue, place, tile
from shedet.games.sobek2p.state import (
    BAG,
    BOX,
    CORRUPTION,
    LAID,
    LAID_WITH,
    MARKET,
    PILE,
)


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
        return None if x == NO_FIELD else ankh_moved(x, int(first.y))
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


def ankh_moved(field: int, orientation: int) -> Message:
    """Its line as it is written, and by a name that catalogues can choose words by."""
    along = ("row", "column", "rising", "falling")[orientation]
    return say("tell-ankh", field=field_name(field), line=ORIENTATIONS[orientation], along=along)
