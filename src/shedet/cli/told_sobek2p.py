"""What a viewer was told of a step of Sobek: 2 Players, in sentences."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from shedet.core.game import Data
from shedet.games.sobek2p.components import CHARACTER_TABLE

CHARACTER_NAMES: Final = tuple(row.name for row in CHARACTER_TABLE)
PIROGUES: Final = {
    "pyramid": "another turn, in which you may turn the ankh",
    "seven": "7 points",
    "two-and-deben": "2 points and a deben",
    "eye": "draw 2 deben and keep one",
    "finger": "choose what the opponent takes next",
    "harvest": "2 more scarabs for wheat, cattle or fish you have sold",
    "mummy": "take all tiles of your corruption board into your hand",
    "cobra1": "1 more corruption for the opponent",
    "cobra2": "2 more corruption for the opponent",
}


def tell(events: Sequence[Data], viewer: str) -> list[str]:
    """What a viewer was told of a step, in sentences; tiles that share a way are told together."""
    sentences: list[str] = []
    at = 0
    while at < len(events):
        end = at + 1
        while end < len(events) and same_way(events[at], events[end]):
            end += 1
        sentence = sentence_of(events[at:end], viewer)
        if sentence:
            sentences.append(sentence)
        at = end
    return sentences


def same_way(one: Data, other: Data) -> bool:
    """Whether two moves can be told in one sentence."""
    moves = ("tile", "tile-back", "saw-tile", "saw-pirogue", "deben", "deben-back")
    if one["event"] not in moves or other["event"] not in moves or one["seat"] != other["seat"]:
        return False
    if str(one["event"]).startswith("saw"):
        return one["event"] == other["event"]
    if str(other["event"]).startswith("saw") or str(one["event"])[:4] != str(other["event"])[:4]:
        return False
    return way(one) == way(other)


def way(event: Data) -> tuple[str, str]:
    """From where to where, all fields of the market counting as one place unless a tile is taken from it."""
    source, target = str(event["from"]), str(event["to"])
    if target.startswith("market") or (source.startswith("market") and target.endswith("corruption")):
        source, target = source.split()[0], target if not target.startswith("market") else "market"
    return source, target


def sentence_of(events: Sequence[Data], viewer: str) -> str:
    first = events[0]
    kind, who = str(first["event"]), person(str(first["seat"]), viewer)
    if kind in ("tile", "tile-back"):
        return tell_tiles(events, viewer)
    if kind in ("deben", "deben-back"):
        return tell_deben(events, viewer)
    if kind in ("saw-tile", "saw-pirogue"):
        seen = [
            f"{event['number']} × {event['tile']}" if "tile" in event else str(event["pirogue"]) for event in events
        ]
        return f"{who} {verb(who, 'see')}: {', '.join(seen)}."
    if kind == "pirogue":
        pirogue = str(first["pirogue"])
        return f"{who} {verb(who, 'show')} the pirogue {pirogue}: {PIROGUES[pirogue]}."
    if kind == "ankh":
        if first["field"] is None:
            return ""
        return f"The ankh stands on {first['field']} and points along {first['line']}"
    number = first.get("number")
    return {
        "no-tiles": f"There is no {first.get('group')} in {place(str(first.get('at')), viewer)}.",
        "looked": f"{who} {verb(who, 'look')} through {place(str(first.get('at')), viewer)}.",
        "refilled": f"{who} {verb(who, 'have')} the market refilled.",
        "sells": f"{who} {verb(who, 'sell')} {first.get('goods')}.",
        "plays": f"{who} {verb(who, 'play')} the {first.get('character')}.",
        "named": f"{who} {verb(who, 'point')} the finger at {first.get('field')}.",
        "harvest": f"{who} {verb(who, 'lay')} the harvest with {first.get('goods')}.",
        "no-effect": "It has no effect.",
        "game-ends": f"{who} can do nothing more: the game ends.",
        "corruption": f"{who} {verb(who, 'have')} corruption {number}.",
        "scored": f"{who} {verb(who, 'score')} {number}.",
    }.get(kind, "")


def tell_tiles(events: Sequence[Data], viewer: str) -> str:
    source, target = str(events[0]["from"]), str(events[0]["to"])
    who = person(str(events[0]["seat"]), viewer)
    what = listed(events)
    if source == "pile" and target.startswith("market"):
        return f"{len(events)} tiles fill the market."
    if source.startswith("market") and target.endswith("corruption"):
        return f"{who} {verb(who, 'skip')} {what}: corruption +{len(events)}."
    if source.startswith("market"):
        return f"{who} {verb(who, 'take')} {what} from {source.split()[1]}."
    if "laid" in target:
        return f"{who} {verb(who, 'lay')} out {what}."
    if target == "box" and len(events) == 1 and events[0].get("tile") in CHARACTER_NAMES:
        return "" if source.endswith("hand") else f"{what} from {place(source, viewer)} is boxed."
    if target == "box":
        return f"{what} from {place(source, viewer)} {'is' if len(events) == 1 else 'are'} boxed."
    if source == "pile":
        return f"{who} {verb(who, 'draw')} {what}."
    if target.endswith("corruption"):
        return f"{who} {verb(who, 'put')} {what} from the hand on the corruption board."
    return f"{who} {verb(who, 'get')} {what} from {place(source, viewer)}."


def tell_deben(events: Sequence[Data], viewer: str) -> str:
    who = person(str(events[0]["seat"]), viewer)
    target = str(events[0]["to"])
    values = [str(event["deben"]) for event in events if "deben" in event]
    what = f"a deben of {' and one of '.join(values)}" if values else "a deben"
    if not values and len(events) > 1:
        what = f"{len(events)} deben"
    if target == "bag":
        return f"{who} {verb(who, 'put')} {what} back."
    action = "draw" if events[0]["from"] == "bag" else "keep"
    return f"{who} {verb(who, action)} {what}."


def listed(events: Sequence[Data]) -> str:
    """Tiles by name, backs by number."""
    named = [str(event["tile"]) for event in events if "tile" in event]
    backs = Counter(str(event["back"]) for event in events if "back" in event)
    hidden = [f"a {back} tile" if number == 1 else f"{number} {back} tiles" for back, number in backs.items()]
    return ", ".join([*named, *hidden])


def person(seat: str, viewer: str) -> str:
    return "You" if seat == viewer else seat


def verb(who: str, plain: str) -> str:
    if who == "You":
        return plain
    return "has" if plain == "have" else f"{plain}s"


def place(name: str, viewer: str) -> str:
    """A place in a sentence: `A hand` is A's hand, or your hand."""
    seat, _, rest = name.partition(" ")
    if seat in ("A", "B") and rest:
        return f"your {rest}" if seat == viewer else f"{seat}'s {rest}"
    return f"the {name}"
