"""What a viewer was told of a step of Sobek, in sentences."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from shedet.core.game import Data

TOKENS: Final = {
    "guild-ankh": "you go on to the next ankh and an opponent goes back to the previous one",
    "guild-eye": "you go on to the next eye and an opponent goes back to the previous one",
    "guild-feather": "you go on to the next feather and an opponent goes back to the previous one",
    "guild-lotus": "you go on to the next lotus and an opponent goes back to the previous one",
    "flood": "another turn",
    "curse": "2 more corruption for an opponent",
    "prosperity": "2 more scarabs for a set of wheat, fish or cattle",
    "embalming": "take all cards of your corruption pile into your hand",
    "deceit": "a point for each card in your corruption pile; everybody learns how many",
}
GROUPED: Final = {"card": "card", "card-back": "card", "saw-card": "saw-card", "saw-token": "saw-token"}


def tell(events: Sequence[Data], viewer: str) -> list[str]:
    """What a viewer was told of a step, in sentences; cards that share a way are told together."""
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
    """Whether two events can be told in one sentence."""
    group = GROUPED.get(str(one["event"]))
    if group is None or group != GROUPED.get(str(other["event"])) or one["seat"] != other["seat"]:
        return False
    return group != "card" or way(one) == way(other)


def way(event: Data) -> tuple[str, str]:
    """From where to where, all quays counting as one place."""
    places = (str(event["from"]), str(event["to"]))
    source, target = ("queue" if place.startswith("queue") else place for place in places)
    return source, target


def sentence_of(events: Sequence[Data], viewer: str) -> str:
    first = events[0]
    kind, who = str(first["event"]), person(str(first["seat"]), viewer)
    number = first.get("number")
    if kind in ("card", "card-back"):
        return tell_cards(events, viewer)
    if kind == "saw-card":
        return f"{who} {verb(who, 'see')}: {', '.join(times(event['card'], event['number']) for event in events)}."
    if kind == "saw-token":
        seen = Counter(str(event["token"]) for event in events)
        return f"The tokens are: {', '.join(times(token, number) for token, number in seen.items())}."
    if kind == "token":
        return f"{who} {verb(who, 'use')} {first['token']}."
    if kind == "looked":
        what = "the tokens" if first["at"] == "tokens" else place(str(first["at"]), viewer)
        return f"{who} {verb(who, 'look')} through {what}."
    if kind == "cursed":
        return f"{who} {verb(who, 'lay')} a curse on {person(str(first['whom']), viewer).replace('You', 'you')}."
    apart = " (characters apart)" if first.get("but_characters") else ""
    return {
        "no-cards": f"There is no {first.get('group')}{apart} in {place(str(first.get('at')), viewer)}.",
        "plays-set": f"{who} {verb(who, 'play')} a set of {first.get('set')}.",
        "plays": f"{who} {verb(who, 'play')} the {first.get('character')}.",
        "delivery": f"{number} cards arrive at the quays.",
        "prospers": f"{whose(str(first['seat']), viewer)} {first.get('set')} prosper: 2 more scarabs.",
        "moved": f"{whose(str(first['seat']), viewer)} marker moves to {number}.",
        "no-effect": "It has no effect.",
        "round-ends": f"Round {number} is over.",
        "counted": f"{who} {verb(who, 'have')} corruption {number}, with {scarabs(first)}.",
        "round-scored": f"{who} {verb(who, 'score')} {number} in this round.",
        "penalty": f"{who} {verb(who, 'fall')} back to {number} as the most corrupt.",
        "new-round": f"Round {number} begins.",
        "starter": f"{who} {verb(who, 'begin')}.",
        "has-chosen": f"{who} {verb(who, 'have')} chosen.",
        "game-ends": "The game ends.",
    }.get(kind, "")


def tell_cards(events: Sequence[Data], viewer: str) -> str:
    source, target = way(events[0])
    who = person(str(events[0]["seat"]), viewer)
    what = listed(events)
    if target == "queue":
        return ""  # the delivery is told, and seen on the quays
    if source == "queue" and target.endswith("corruption"):
        return f"{who} {verb(who, 'skip')} {what}: corruption +{len(events)}."
    if source == "queue":
        return f"{who} {verb(who, 'take')} {what}."
    if source == "deck":
        return f"{who} {verb(who, 'draw')} {what}."
    if " set " in target:
        return f"{who} {verb(who, 'lay')} out {what}."
    if target.endswith("horizontal"):
        return f"{who} {verb(who, 'lay')} out {what}, horizontally."
    if target == "discards":
        return "" if source.endswith("hand") else f"{who} {verb(who, 'discard')} {what} from the corruption pile."
    if target.endswith("corruption"):
        return f"{who} {verb(who, 'put')} {what} from the hand under the corruption tile."
    return f"{who} {verb(who, 'get')} {what} from {place(source, viewer)}."


def listed(events: Sequence[Data]) -> str:
    """Cards by name, backs by number."""
    named = Counter(str(event["card"]) for event in events if "card" in event)
    backs = Counter(str(event["back"]) for event in events if "back" in event)
    hidden = [one_back(back) if number == 1 else f"{number} {back} cards" for back, number in backs.items()]
    return ", ".join([*(times(name, number) for name, number in named.items()), *hidden])


def one_back(back: str) -> str:
    return f"{'an' if back == 'orange' else 'a'} {back} card"


def scarabs(event: Data) -> str:
    return "1 scarab" if event.get("scarabs") == 1 else f"{event.get('scarabs')} scarabs"


def times(name: object, number: object) -> str:
    return str(name) if number == 1 else f"{number}×{name}"  # no spaces: a line must not break there


def person(seat: str, viewer: str) -> str:
    return "You" if seat == viewer else seat


def whose(seat: str, viewer: str) -> str:
    return "Your" if seat == viewer else f"{seat}'s"


def verb(who: str, plain: str) -> str:
    if who == "You":
        return plain
    return "has" if plain == "have" else f"{plain}s"


def place(name: str, viewer: str) -> str:
    """A place in a sentence: `A hand` is A's hand, or your hand."""
    seat, _, rest = name.partition(" ")
    what = "corruption pile" if rest == "corruption" else rest
    if rest and len(seat) == 1:
        return f"{whose(seat, viewer).replace('Your', 'your')} {what}"
    return f"the {name}"
