"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from mypy_extensions import i64

from shedet.core.words import Message, say
from shedet.games.sobek2p.actions import AddTile, Finish, PlayCharacter, RefillMarket, Sell, TakeTile, decode
from shedet.games.sobek2p.components import (
    FIRST_JOKER,
    GOODS,
    GOODS_OF,
    NO_TILE,
    ORIENTATIONS,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.saying.naming import character, group, tile
from shedet.games.sobek2p.state import (
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CHOOSE_LAYING,
    CHOOSE_MARKET_TILE,
    CHOOSE_PYRAMID_ACTION,
    CHOOSE_SET,
    HAND,
    LAID_SO_FAR,
    NAMED_FIELD,
    SOLD_GOODS,
    TAKE_NAMED_TILE,
    State,
    tiles_of,
)


def refusal(s: State, seat: i64, action: i64) -> Message | None:
    """The rule that stands against an answer; None where there is nothing better to say than what is possible."""
    question = int(s.question())
    if question in (CHOOSE_ACTION, CHOOSE_PYRAMID_ACTION):
        return why_not_in_a_turn(s, seat, int(action))
    if question in (CHOOSE_CENTRE_TILE, TAKE_NAMED_TILE):
        return why_only_taking(s, int(action))
    match decode(int(action)):
        case TakeTile(field) if question == CHOOSE_MARKET_TILE:
            return refuse("P-CHAR-7", say("refuse-no-tile", field=field_name(field)))
        case AddTile(kind) if question == CHOOSE_SET:
            return why_no_addition(s, seat, int(s.detail(SOLD_GOODS)), kind)
        case Finish() if question == CHOOSE_SET:
            return refuse("P-SELL-1", say("refuse-small-sale", laid=int(s.detail(LAID_SO_FAR))))
        case Finish() if question == CHOOSE_LAYING:
            return refuse("P-CHAR-6", say("refuse-no-laying"))
        case _:
            return None


def why_not_in_a_turn(s: State, seat: i64, action: int) -> Message | None:
    match decode(action):
        case TakeTile(field):
            return why_no_tile(s, field)
        case RefillMarket() if s.pile_left == 0:
            return refuse("P-TAKE-6", say("refuse-empty-pile"))
        case RefillMarket():
            return refuse("P-TAKE-6", say("refuse-refill"))
        case Sell(goods):
            return why_no_sale(s, seat, goods)
        case PlayCharacter(number):
            return refuse("P-CHAR-1", say("refuse-no-character", character=character(number)))
        case _:
            return None


def why_only_taking(s: State, action: int) -> Message | None:
    match decode(action):
        case TakeTile(_) | RefillMarket() | Sell(_) | PlayCharacter(_):
            if s.question() == TAKE_NAMED_TILE:
                field = field_name(int(s.detail(NAMED_FIELD)))
                return refuse("P-PIR-5", say("refuse-finger", field=field))
            return refuse("P-TURN-2, P-TAKE-6", say("refuse-centre"))
        case _:
            return None


def why_no_tile(s: State, field: int) -> Message:
    name = field_name(field)
    if s.market[field] == NO_TILE:
        return refuse("P-TAKE-1", say("refuse-no-tile", field=name))
    if s.question() == CHOOSE_PYRAMID_ACTION:
        return refuse("P-PIR-1", say("refuse-no-line", field=name))
    ankh, line = field_name(int(s.ankh_field)), ORIENTATIONS[int(s.ankh_orientation)]
    return refuse("P-TAKE-1", say("refuse-other-line", field=name, ankh=ankh, line=line))


def why_no_sale(s: State, seat: i64, goods: int) -> Message:
    held = int(own_tiles(s, HAND + seat, goods) + jokers(s, HAND + seat))
    if held < SET:
        return refuse("P-SELL-1", say("refuse-few-tiles", number=held, goods=group(goods)))
    return refuse("P-SELL-2", say("refuse-jokers-only", goods=group(goods)))


def why_no_addition(s: State, seat: i64, goods: int, kind: int) -> Message:
    """Why a tile does not join the set that is being sold."""
    if tiles_of(s, HAND + seat, kind) == 0:
        return refuse("P-SELL-1", say("refuse-not-in-hand", tile=tile(kind)))
    if kind < FIRST_JOKER and int(GOODS_OF[kind]) != goods:
        return refuse("P-SELL-1", say("refuse-other-goods", tile=tile(kind), goods=group(goods)))
    if kind >= FIRST_JOKER and s.detail(LAID_SO_FAR) == 0 and not laid_out(s, seat, goods):
        return refuse("P-SELL-2", say("refuse-joker-first", goods=group(goods)))
    line = f"sell {GOODS[goods]} {TILE_NAMES[kind]} ..."
    return refuse("P-SELL-1", say("refuse-order", line=line))


def refuse(rules: str, reason: Message) -> Message:
    return say("refusal", reason=reason, rules=rules)
