"""The choices of Sobek in a terminal: what each costs and does."""

from typing import Final, cast

from rich.text import Text

from shedet.cli.cards_sobek import (
    as_view,
    by_goods,
    card_text,
    counted,
    goods_of,
    goods_of_set,
    kind_of_question,
    names_of,
    own_seat,
    points_text,
    score_text,
    set_text,
)
from shedet.cli.colours import COST, GAIN, NEXT, paint
from shedet.cli.screen import Choice
from shedet.cli.told_sobek import TOKENS
from shedet.core.game import Data
from shedet.games.sobek.components import CHARACTER_TABLE, PROSPERITY_SCARABS, TOKEN_NAMES
from shedet.games.sobek.views import OwnView, Preview, TableView

CHARACTERS: Final = {
    "queen": "draw 3 cards from the deck",
    "high-priest": "clear one type from your corruption pile",
    "high-priestess": "clear one type from your corruption pile",
    "vizier": "look through an opponent's corruption pile and take a card from it",
    "cattle-scribe": "opponents with more than 6 cards discard down to 6",
    "fish-scribe": "opponents with more than 6 cards discard down to 6",
    "thief": "steal a random card from an opponent's hand",
    "merchant": "take any card from the queue, without corruption",
    "courtesan": "add one or two cards to one of your sets",
}


def describe(view: Data, choice: Choice) -> Text:
    """What an answer costs and does, in words."""
    table = as_view(view)
    verb, _, rest = choice.text.partition(" ")
    seen = cast(Preview, choice.preview)
    if verb == "take":
        return describe_take(table, seen)
    if verb == "set":
        return describe_set(table, rest, seen)
    if verb == "add":
        return points_text(seen["points"])
    if verb == "play":
        return Text(CHARACTERS[rest])
    if verb == "use":
        return describe_token(table, rest, seen)
    if verb == "choose":
        return describe_seat(table, rest, seen)
    if verb == "purge":
        return Text(f"discards {names_of(seen['discards']) or 'nothing'}")
    if verb == "steal":
        return Text("an empty hand: nothing" if "nothing" in rest else "a random one")
    if verb in ("claim", "discard"):
        return card_text(rest)
    return Text("that is all")


def describe_take(table: TableView, seen: Preview) -> Text:
    text = Text()
    for card in seen["gains"]:
        text.append_text(card_text(card)).append("  ")
    if seen["corruption"]:
        text.append(f"corruption +{len(seen['corruption'])}", COST)
    elif kind_of_question(table) != "choose-queue-card":
        text.append("free", GAIN)
    if not seen["leaves"]:
        return text.append("; empties the queue", NEXT)
    return text.append("; ").append(f"opens {names_of(seen['leaves'])}", NEXT)


def describe_set(table: TableView, name: str, seen: Preview) -> Text:
    own = own_seat(table)
    question = kind_of_question(table)
    if question == "choose-horizontal":
        return Text("scores its scarabs only")
    if question == "choose-action":
        text = points_text(seen["up_to"], "up to +").append(f" for {counted(fitting(own, name))}")
        return text.append("" if table["tokens"] else "; no tokens are left")
    laid = next(each for each in own["sets"] if each["set"] == name)
    if question == "choose-prosperous":
        return points_text(PROSPERITY_SCARABS * len(laid["cards"]))
    return Text(set_text(laid, own), paint(goods_of_set(laid)))


def fitting(own: OwnView, name: str) -> list[str]:
    """The cards of a hand that may be laid in a set."""
    goods = next((goods_of_set(each) for each in own["sets"] if each["set"] == name), name)
    if goods in ("amulet", "amulets") and any(each["set"] == "amulets" for each in own["sets"]):
        return by_goods(own["hand"])  # amulets alone take any type
    return by_goods(card for card in own["hand"] if goods_of(card) in (goods, "amulet"))


def describe_token(table: TableView, token: str, seen: Preview) -> Text:
    text = Text(TOKENS[token])
    for space in seen["scores"].values():
        text.append(f" ({own_seat(table)['score']} → {space})", GAIN)
    return text


def describe_seat(table: TableView, name: str, seen: Preview) -> Text:
    seat = next(each for each in table["seats"] if each["seat"] == name)
    if seen["scores"]:
        return Text(f"{seat['score']} → {seen['scores'][name]}", COST)
    points = f"{score_text(seat)}, {sum(each['points'] for each in seat['sets'])} laid out"
    return Text(f"yourself, {points}" if name == table["viewer"] else points)


assert set(CHARACTERS) == {row.name for row in CHARACTER_TABLE}
assert set(TOKENS) == set(TOKEN_NAMES)
