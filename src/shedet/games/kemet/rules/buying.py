"""Buying power tiles."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.core.position import bit
from shedet.games.kemet.components import BLUE_SPECIAL, MERCENARIES, POWER_FIELDS, RED_SPECIAL
from shedet.games.kemet.events import BOUGHT as TILE_BOUGHT
from shedet.games.kemet.events import SWAPPED
from shedet.games.kemet.rules.battle_cards import take_back_discards
from shedet.games.kemet.rules.control import controlled_level
from shedet.games.kemet.rules.prayer import can_pay, pay
from shedet.games.kemet.rules.soldiers import can_place_anywhere
from shedet.games.kemet.state import (
    BOUGHT,
    CHOOSE_CARD_TO_SWAP,
    CHOOSE_PLACES,
    IN_CITY,
    INDICATOR,
    SUPPLY,
    TWIN,
    State,
    battle_hand,
    board,
    owns,
    set_battle_hand,
    set_board,
)
from shedet.games.kemet.tiles import (
    BARRIER,
    COLOUR_OF,
    LEVEL_OF,
    MERCENARY_TILE,
    PRIESTESS,
    SAME_PICTURE,
    STORM,
    TWIN_SURCHARGE,
)
from shedet.games.kemet.zones import NO_ZONE


def may_own(s: State, seat: i64, tile: i64) -> bool:
    """On offer, and no tile with the same picture in whatever colour. [K-BUY-2]"""
    return s.tiles_left[tile] > 0 and s.tiles[seat] & SAME_PICTURE[tile] == 0


def may_buy(s: State, seat: i64, tile: i64, field: i64) -> bool:
    """A colour not bought today (with Twin Ceremony: one that was), a pyramid high enough, the price. [K-BUY-1]"""
    colour = COLOUR_OF[tile]
    bought = (board(s, seat, BOUGHT) >> colour) & 1 == 1
    if bought != (field == TWIN) or not may_own(s, seat, tile):
        return False
    if field != TWIN and not field_serves(s, seat, field, colour):
        return False
    return LEVEL_OF[tile] <= controlled_level(s, seat, colour) and can_pay(s, seat, tile_cost(s, seat, tile, field))


def field_serves(s: State, seat: i64, field: i64, colour: i64) -> bool:
    """The field of that colour; any power field for a colour of which one has none. [K-BUY-3]"""
    if board(s, seat, INDICATOR + field) == colour:
        return True
    for other in range(POWER_FIELDS):
        if board(s, seat, INDICATOR + other) == colour:
            return False
    return True


def tile_cost(s: State, seat: i64, tile: i64, field: i64) -> i64:
    """Its level; one less with Priestess, one more with Twin Ceremony. [K-BUY-1, K-TILE-4]"""
    cost = LEVEL_OF[tile]
    if owns(s, seat, PRIESTESS):
        cost -= 1
    if field == TWIN:
        cost += TWIN_SURCHARGE
    return cost


def buy(s: State, seat: i64, tile: i64, field: i64) -> None:
    """Pay and take it; a colour is bought once a day. [K-BUY-1]"""
    pay(s, seat, tile_cost(s, seat, tile, field))
    set_board(s, seat, BOUGHT, board(s, seat, BOUGHT) | (1 << COLOUR_OF[tile]))
    take_tile(s, seat, tile)


def take_tile(s: State, seat: i64, tile: i64) -> None:
    """What a tile brings at once: mercenaries, or a special battle card. [K-BUY-2, K-TILE-3]"""
    s.tiles_left[tile] -= 1
    s.tiles[seat] |= bit(tile)
    s.tell(EVERYONE, TILE_BOUGHT, seat, tile, 0, 0)
    if tile == MERCENARY_TILE:
        set_board(s, seat, SUPPLY, board(s, seat, SUPPLY) + MERCENARIES)
        if can_place_anywhere(s, seat, IN_CITY):
            s.ask(CHOOSE_PLACES, 1 << seat, MERCENARIES, IN_CITY, NO_ZONE)
    elif tile == STORM or tile == BARRIER:
        take_back_discards(s, seat)
        s.ask(CHOOSE_CARD_TO_SWAP, 1 << seat, RED_SPECIAL if tile == STORM else BLUE_SPECIAL, 0, 0)


def swap_battle_card(s: State, seat: i64, card: i64, special: i64) -> None:
    """One card leaves the game, for all to see; the special one comes into the hand. [K-BUY-2]"""
    set_battle_hand(s, seat, (battle_hand(s, seat) & ~(1 << card)) | (1 << special))
    s.tell(EVERYONE, SWAPPED, seat, card, special, 0)
