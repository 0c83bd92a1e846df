"""Why an action is not possible: the rule, and what would be right. Said to the seat that tried, from what it knows."""

from mypy_extensions import i64

from shedet.games.sobek2p.actions import AddTile, Finish, PlayCharacter, RefillMarket, Sell, TakeTile, decode
from shedet.games.sobek2p.components import (
    CHARACTER_TABLE,
    FIRST_JOKER,
    GOODS,
    GOODS_OF,
    NO_TILE,
    ORIENTATIONS,
    TILE_NAMES,
    field_name,
)
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.state import (
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CHOOSE_LAYING,
    CHOOSE_MARKET_TILE,
    CHOOSE_PYRAMID_ACTION,
    CHOOSE_SET,
    HAND,
    TAKE_NAMED_TILE,
    State,
    tiles_of,
)


def refusal(s: State, seat: i64, action: i64) -> str:
    """A sentence with the rule's id; empty where there is nothing better to say than what is possible."""
    question = int(s.question())
    if question in (CHOOSE_ACTION, CHOOSE_PYRAMID_ACTION):
        return why_not_in_a_turn(s, seat, int(action))
    if question in (CHOOSE_CENTRE_TILE, TAKE_NAMED_TILE):
        return why_only_taking(s, int(action))
    match decode(int(action)):
        case TakeTile(field) if question == CHOOSE_MARKET_TILE:
            return f"There is no tile on {field_name(field)}. [P-CHAR-7]"
        case AddTile(kind) if question == CHOOSE_SET:
            return why_no_addition(s, seat, int(s.detail(0)), kind)
        case Finish() if question == CHOOSE_SET:
            return f"A sale takes three tiles or more, and you have laid {s.detail(1)}. [P-SELL-1]"
        case Finish() if question == CHOOSE_LAYING:
            return "The courtesan adds one tile at least. [P-CHAR-6]"
        case _:
            return ""


def why_not_in_a_turn(s: State, seat: i64, action: int) -> str:
    match decode(action):
        case TakeTile(field):
            return why_no_tile(s, field)
        case RefillMarket() if s.pile_left == 0:
            return "The pile is empty, so there is nothing to refill the market with. [P-TAKE-6]"
        case RefillMarket():
            return "The market is refilled only when no tile lies on the ankh's line. [P-TAKE-6]"
        case Sell(goods):
            return why_no_sale(s, seat, goods)
        case PlayCharacter(character):
            return f"You do not have the {CHARACTER_TABLE[character].name} in your hand. [P-CHAR-1]"
        case _:
            return ""


def why_only_taking(s: State, action: int) -> str:
    match decode(action):
        case TakeTile(_) | RefillMarket() | Sell(_) | PlayCharacter(_):
            if s.question() == TAKE_NAMED_TILE:
                return f"Your opponent's finger makes you take the tile on {field_name(int(s.detail(0)))}. [P-PIR-5]"
            return "While the ankh is off the board you have to take a tile from the centre. [P-TURN-2, P-TAKE-6]"
        case _:
            return ""


def why_no_tile(s: State, field: int) -> str:
    name = field_name(field)
    if s.market[field] == NO_TILE:
        return f"There is no tile on {name}. [P-TAKE-1]"
    if s.question() == CHOOSE_PYRAMID_ACTION:
        return f"{name} lies on none of the four lines through the ankh. [P-PIR-1]"
    ankh = f"{field_name(int(s.ankh_field))} along {ORIENTATIONS[int(s.ankh_orientation)]}"
    return f"{name} does not lie on the ankh's line, which goes through {ankh}. [P-TAKE-1]"


def why_no_sale(s: State, seat: i64, goods: int) -> str:
    name = GOODS[goods]
    held = int(own_tiles(s, HAND + seat, goods) + jokers(s, HAND + seat))
    if held < SET:
        tiles = f"{held or 'no'} tile{'' if held == 1 else 's'}"
        return f"A sale takes three tiles or more, and you have {tiles} to sell as {name}. [P-SELL-1]"
    return f"The first sale of {name} needs a tile that is {name} itself, and you have jokers only. [P-SELL-2]"


def why_no_addition(s: State, seat: i64, goods: int, kind: int) -> str:
    """Why a tile does not join the set that is being sold."""
    name = TILE_NAMES[kind]
    if tiles_of(s, HAND + seat, kind) == 0:
        return f"You have no {name} in your hand. [P-SELL-1]"
    if kind < FIRST_JOKER and int(GOODS_OF[kind]) != goods:
        return f"{name} does not count as {GOODS[goods]}. [P-SELL-1]"
    if kind >= FIRST_JOKER and s.detail(1) == 0 and not laid_out(s, seat, goods):
        return f"The first sale of {GOODS[goods]} begins with a tile that is {GOODS[goods]} itself. [P-SELL-2]"
    return (
        f"Tiles are laid in the order of the list, three at least; a line such as 'sell {GOODS[goods]} {name} ...' "
        "takes them in any order. [P-SELL-1]"
    )
