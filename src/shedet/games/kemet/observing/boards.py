"""The players: their boards, how far each is from victory, tiles and what is on offer."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.games.kemet.components import (
    COLOURS,
    FIELDS,
    FIRST_POWER,
    MARKERS,
    NO_COLOUR,
    POWER_FIELDS,
    VICTORY_FAME,
)
from shedet.games.kemet.observing.parts import (
    BATTLE_CARDS_OF_SEAT,
    BATTLE_FAME_OF_SEAT,
    BOUGHT_OF_COLOUR,
    COLOUR_NUMBERS,
    COLOURS_AT,
    DISCOUNT_OF_SEAT,
    DOMINATION_OF_SEAT,
    FAME_OF_SEAT,
    FIELDS_AT,
    FREE_OF_COLOUR,
    GOLD_OF_SEAT,
    INDICATORS_AT,
    INTERVENTIONS_OF_SEAT,
    LEVEL_OF_COLOUR,
    MARKERS_OF_SEAT,
    MISSING_OF_SEAT,
    OFFER_AT,
    PLACE_OF_SEAT,
    PRAYER_OF_SEAT,
    SEAT_NUMBERS,
    SEATS_AT,
    SILVER_OF_SEAT,
    SLOT_OF_SEAT,
    SUPPLY_OF_SEAT,
    TEMPLES_OF_SEAT,
    TILES_AT,
    TURNS_OF_SEAT,
    VETERANS_OF_SEAT,
)
from shedet.games.kemet.rules.control import controlled_level, fame, temples
from shedet.games.kemet.rules.day import count_markers, has_silver
from shedet.games.kemet.state import (
    BATTLE_FAME,
    BOARD,
    BOUGHT,
    DOMINATION_FAME,
    FIELD,
    GOLD_USED,
    INDICATOR,
    NO_MARKER,
    PRAYER_POINTS,
    REGULAR_MARKER,
    SUPPLY,
    VETERANS,
    State,
    board,
)
from shedet.games.kemet.tiles import TILES
from shedet.games.kemet.worlds import Knowledge


def observe_seats(k: Knowledge, out: vec[u8], at: i64) -> None:
    s = k.table
    boards = s.boards
    for seat in range(s.players):
        first = at + SEATS_AT + relative(seat, k.viewer, s.players) * SEAT_NUMBERS
        numbers = seat * BOARD
        out[first + PRAYER_OF_SEAT] = boards[numbers + PRAYER_POINTS]
        out[first + SUPPLY_OF_SEAT] = boards[numbers + SUPPLY]
        out[first + BATTLE_FAME_OF_SEAT] = boards[numbers + BATTLE_FAME]
        out[first + DOMINATION_OF_SEAT] = boards[numbers + DOMINATION_FAME]
        out[first + VETERANS_OF_SEAT] = boards[numbers + VETERANS]
        out[first + GOLD_OF_SEAT] = boards[numbers + GOLD_USED]
        put(out, first + FAME_OF_SEAT, fame(s, seat))
        put(out, first + TEMPLES_OF_SEAT, temples(s, seat))
        put(out, first + INTERVENTIONS_OF_SEAT, k.interventions[seat])
        put(out, first + BATTLE_CARDS_OF_SEAT, k.battle_cards[seat])
        out[first + DISCOUNT_OF_SEAT] = u8((s.discounts >> seat) & 1)
        put(out, first + MARKERS_OF_SEAT, MARKERS - count_markers(s, seat, REGULAR_MARKER))
        if has_silver(s, seat):
            out[first + SILVER_OF_SEAT] = 1


def observe_missing_fame(players: i64, out: vec[u8], at: i64) -> None:
    """What each needs to win: nine, and no less than anybody. All fame has been written. [K-WIN-1]"""
    most: i64 = VICTORY_FAME
    for seat in range(players):
        most = max(most, i64(out[at + SEATS_AT + seat * SEAT_NUMBERS + FAME_OF_SEAT]))
    for seat in range(players):
        first = at + SEATS_AT + seat * SEAT_NUMBERS
        put(out, first + MISSING_OF_SEAT, most - i64(out[first + FAME_OF_SEAT]))


def observe_order(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Places of today, and those chosen for tomorrow."""
    for place in range(s.players):
        first = at + SEATS_AT + relative(i64(s.order[place]), me, s.players) * SEAT_NUMBERS
        put(out, first + PLACE_OF_SEAT, place + 1)
        put(out, first + TURNS_OF_SEAT, place - s.place if place >= s.place else place - s.place + s.players)
        if s.slots[place] > 0:
            chosen = relative(i64(s.slots[place]) - 1, me, s.players)
            put(out, at + SEATS_AT + chosen * SEAT_NUMBERS + SLOT_OF_SEAT, place + 1)


def observe_fields(s: State, me: i64, out: vec[u8], at: i64) -> None:
    boards = s.boards
    for seat in range(s.players):
        first = at + FIELDS_AT + relative(seat, me, s.players) * FIELDS
        for field in range(FIELDS):
            out[first + field] = boards[seat * BOARD + FIELD + field]


def observe_colours(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """What each can buy."""
    for seat in range(s.players):
        first = at + COLOURS_AT + relative(seat, me, s.players) * COLOURS * COLOUR_NUMBERS
        for colour in range(COLOURS):
            if (s.colours >> colour) & 1 == 1:
                numbers = first + colour * COLOUR_NUMBERS
                out[numbers + BOUGHT_OF_COLOUR] = u8((board(s, seat, BOUGHT) >> colour) & 1)
                out[numbers + LEVEL_OF_COLOUR] = u8(controlled_level(s, seat, colour))
        for field in range(POWER_FIELDS):
            colour = board(s, seat, INDICATOR + field)
            if colour != NO_COLOUR and board(s, seat, FIELD + FIRST_POWER + field) == NO_MARKER:
                out[first + colour * COLOUR_NUMBERS + FREE_OF_COLOUR] = 1


def observe_indicators(s: State, me: i64, out: vec[u8], at: i64) -> None:
    for field in range(POWER_FIELDS):
        colour = board(s, me, INDICATOR + field)
        if colour != NO_COLOUR:
            out[at + INDICATORS_AT + field * COLOURS + colour] = 1


def observe_tiles(s: State, me: i64, out: vec[u8], at: i64) -> None:
    for seat in range(s.players):
        first = at + TILES_AT + relative(seat, me, s.players) * TILES
        tiles = s.tiles[seat]
        for tile in range(TILES):
            out[first + tile] = u8((tiles >> tile) & 1)
    left = s.tiles_left
    for tile in range(TILES):
        out[at + OFFER_AT + tile] = left[tile]
