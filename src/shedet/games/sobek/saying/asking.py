"""What is asked, and what an answer would do."""

from typing import Final, cast

from shedet.core.game import Data
from shedet.core.words import Message, Part, say
from shedet.games.sobek.actions import (
    EMPTY_HAND,
    AddCard,
    ChooseSeat,
    ChooseSet,
    ClaimCard,
    DiscardCard,
    Finish,
    PlayCharacter,
    Purge,
    Steal,
    TakeCard,
    UseToken,
    decode,
)
from shedet.games.sobek.components import (
    AMULETS,
    CARD_KINDS,
    CATTLE,
    CHARACTER_TABLE,
    GROUPS,
    IVORY,
    PROSPERITY_SCARABS,
    TOKEN_NAMES,
)
from shedet.games.sobek.saying.naming import (
    FACE_DOWN,
    KIND_NAMED,
    card,
    cards,
    cards_in_order,
    cards_named,
    goods,
    goods_of,
    hidden_characters,
    laid_set,
)
from shedet.games.sobek.state import SLOT_NAMES
from shedet.games.sobek.views import OtherView, OwnView, Preview, SetView, TableView

TURNS: Final = ("choose-action", "name-starter")  # questions that take a look at the whole table


def called(seat: int, name: str) -> str:
    """What somebody is called in sentences."""
    return name


def question(view: Data) -> Message | None:
    """What is asked; None when the game is over."""
    kind = kind_of_question(cast(TableView, view))
    return say(f"ask-{kind}") if kind else None


def is_turn(view: Data) -> bool:
    """Whether the question is what to do in a turn, and not a step on the way."""
    return kind_of_question(cast(TableView, view)) in TURNS


def kind_of_question(table: TableView) -> str:
    return "" if table["question"] is None else table["question"]["kind"]


# ---- what an answer would do


def describe(view: Data, action: int, preview: Data) -> list[Part]:
    """What an answer costs and does."""
    table, seen = cast(TableView, view), cast(Preview, preview)
    match decode(action):
        case TakeCard():
            return describe_take(table, seen)
        case ChooseSet(slot):
            return describe_set(table, slot, seen)
        case AddCard():
            return [points(seen["points"])]
        case PlayCharacter(number):
            return [Part(say(f"character-{CHARACTER_TABLE[number].name}.does"))]
        case UseToken(number):
            return describe_token(table, number, seen)
        case ChooseSeat(seat):
            return [describe_seat(table, table["seats"][seat], seen)]
        case Purge():
            return [describe_purge(seen)]
        case Steal(_, back):
            return [Part(say("does-steal-nothing" if back == EMPTY_HAND else "does-steal"))]
        case ClaimCard(kind) | DiscardCard(kind):
            return [card_part(kind)]
        case Finish():
            return [Part(say("does-finish"))]


def describe_take(table: TableView, seen: Preview) -> list[Part]:
    """The card, what it costs, and what it leaves for the next player."""
    parts = [taken(name) for name in seen["gains"]]
    if seen["corruption"]:
        parts += [Part(say("gap")), Part(say("does-corrupt", number=len(seen["corruption"])), "cost")]
    elif kind_of_question(table) != "choose-queue-card":
        parts += [Part(say("gap")), Part(say("does-cost-nothing"), "gain")]
    parts.append(Part(say("then")))
    if not seen["leaves"]:
        return [*parts, Part(say("does-empty-the-queue"), "next")]
    return [*parts, Part(say("opens", cards=cards_in_order(seen["leaves"])), "next")]


def taken(name: str) -> Part:
    return Part(hidden_characters(1), "character") if name == FACE_DOWN else card_part(KIND_NAMED[name])


def card_part(kind: int) -> Part:
    """A card in the colour of its goods; a character with the goods it counts as."""
    row = CARD_KINDS[kind]
    tone = GROUPS[row.goods]
    if row.character < 0:
        return Part(card(kind), tone)
    return Part(say("character-counts-as", character=card(kind), goods=goods(row.goods)), tone)


def points(number: int) -> Part:
    return Part(say("does-score", number=number), tone_of(number))


def tone_of(points: int) -> str:
    return "gain" if points else "soft"


# ---- sets


def describe_set(table: TableView, slot: int, seen: Preview) -> list[Part]:
    own = own_seat(table)
    asked = kind_of_question(table)
    if asked == "choose-horizontal":
        return [Part(say("does-lay-horizontally"))]
    if asked == "choose-action":
        best = Part(say("does-score-up-to", number=seen["up_to"]), tone_of(seen["up_to"]))
        return [best, Part(say("does-play-set", cards=cards(fitting(own, slot)), tokens=table["tokens"]))]
    laid = find_set(own, slot)
    assert laid is not None  # only a set that is there may prosper or grow
    if asked == "choose-prosperous":
        return [points(PROSPERITY_SCARABS * len(laid["cards"]))]
    return [Part(laid_set(laid, own), GROUPS[goods_of(laid)])]


def own_seat(table: TableView) -> OwnView:
    return next(cast(OwnView, seat) for seat in table["seats"] if seat["seat"] == table["viewer"])


def find_set(own: OwnView, slot: int) -> SetView | None:
    return next((each for each in own["sets"] if each["set"] == SLOT_NAMES[slot]), None)


def fitting(own: OwnView, slot: int) -> list[int]:
    """The cards of a hand that may be laid in a set."""
    laid = find_set(own, slot)
    hand = sorted(KIND_NAMED[name] for name in own["hand"])
    wanted = slot if laid is None else goods_of(laid)  # the slot of amulets has their number as goods, too
    if laid is not None and wanted == AMULETS:
        # Amulets alone take any type; prosperity binds them to the last three. [S-SETS-3, S-EV-4]
        first = CATTLE if SLOT_NAMES[slot] in own["prosperity"] else IVORY
        return [kind for kind in hand if CARD_KINDS[kind].goods >= first]
    return [kind for kind in hand if CARD_KINDS[kind].goods in (wanted, AMULETS)]


# ---- tokens, people, the corruption pile


def describe_token(table: TableView, number: int, seen: Preview) -> list[Part]:
    parts = [Part(say(f"token-{TOKEN_NAMES[number]}.does"))]
    for space in seen["scores"].values():
        parts.append(Part(say("does-advance", before=own_seat(table)["score"], after=space), "gain"))
    return parts


def describe_seat(table: TableView, seat: OtherView, seen: Preview) -> Part:
    if seen["scores"]:
        return Part(say("does-fall-back", before=seat["score"], after=seen["scores"][seat["seat"]]), "cost")
    name = "does-name-yourself" if seat["seat"] == table["viewer"] else "does-name"
    return Part(say(name, points=seat["score"], laid=sum(each["points"] for each in seat["sets"])))


def describe_purge(seen: Preview) -> Part:
    if not seen["discards"]:
        return Part(say("does-purge-nothing"))
    return Part(say("does-purge", cards=cards_named(seen["discards"])))
