"""Setting up a game."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.position import count_bits
from shedet.games.kemet.components import (
    COLOURS,
    COLOURS_IN_PLAY,
    COPIES,
    INTERVENTIONS,
    OWN_BATTLE_CARDS,
    RUSE,
    SOLDIERS,
    STARTING_ARMY,
    STARTING_HAND,
    STARTING_PRAYER,
)
from shedet.games.kemet.rules.building import found, raise_to
from shedet.games.kemet.rules.soldiers import place_soldiers
from shedet.games.kemet.state import (
    CITY,
    COLOURS_WANTED,
    HAND,
    LEVEL,
    PRAYER_POINTS,
    REMOVED,
    SUPPLY,
    State,
    add_card,
    board,
    district,
    set_battle_hand,
    set_board,
)
from shedet.games.kemet.tiles import COLOUR_OF, COPIES_OF, SILVER_TILES, TILES
from shedet.games.kemet.zones import DISTRICTS, cities_in_play


def set_up(s: State) -> None:
    choose_colours(s)
    lay_out_tiles(s)
    deal_interventions(s)
    equip_players(s)
    decide_order(s)


def choose_colours(s: State) -> None:
    """So many colours as the number of players asks for, those the table wants first. [K-SET-1]"""
    number = COLOURS_IN_PLAY[s.players]
    wanted = s.options[COLOURS_WANTED]
    shuffled = vec[u8]([u8(0), u8(1), u8(2), u8(3)])
    s.rng.shuffle(shuffled)
    for turn in range(2):
        for at in range(COLOURS):
            colour = i64(shuffled[at])
            is_wanted = (wanted >> colour) & 1 == 1
            if is_wanted == (turn == 0) and count_bits(s.colours) < number:
                s.colours |= 1 << colour


def lay_out_tiles(s: State) -> None:
    """All tiles of the colours in play; with two players neither Acts of God nor second copies. [K-SET-1, K-TILE-6]"""
    for tile in range(TILES):
        if (s.colours >> COLOUR_OF[tile]) & 1 == 1:
            s.tiles_left[tile] = u8(copies_in_play(tile, s.players))


def copies_in_play(tile: i64, players: i64) -> i64:
    if players > 2:
        return COPIES_OF[tile]
    return 0 if (SILVER_TILES >> tile) & 1 == 1 else 1


def deal_interventions(s: State) -> None:
    """A Ruse for each player, the other Ruses leave; two more for each from the shuffled deck. [K-SET-2]"""
    deck = vec[u8](capacity=40)
    for kind in range(INTERVENTIONS):
        if kind != RUSE:
            for _ in range(COPIES[kind]):
                deck = append(deck, u8(kind))
    s.rng.shuffle(deck)
    for card in deck:
        s.deck[s.deck_left] = card
        s.deck_left += 1
    for _ in range(COPIES[RUSE] - s.players):
        add_card(s, REMOVED, RUSE)
    for seat in range(s.players):
        add_card(s, HAND + seat, RUSE)
        for _ in range(STARTING_HAND):
            s.deck_left -= 1
            add_card(s, HAND + seat, i64(s.deck[s.deck_left]))


def equip_players(s: State) -> None:
    """A city, 7 prayer points, 12 soldiers and 8 battle cards for each. Cities are dealt. [K-SET-3]"""
    cities = vec[u8](capacity=8)
    for city in cities_in_play(int(s.players)):
        cities = append(cities, u8(city))
    s.rng.shuffle(cities)
    for seat in range(s.players):
        set_board(s, seat, CITY, i64(cities[seat]))
        set_board(s, seat, PRAYER_POINTS, STARTING_PRAYER)
        set_board(s, seat, SUPPLY, SOLDIERS)
        set_battle_hand(s, seat, OWN_BATTLE_CARDS)


def decide_order(s: State) -> None:
    """Random player order. [K-SET-4]"""
    order = vec[u8](capacity=8)
    for seat in range(s.players):
        order = append(order, u8(seat))
    s.rng.shuffle(order)
    for place in range(s.players):
        s.order[place] = order[place]


def place_first_armies(s: State, seat: i64, empty: i64) -> None:
    """Five soldiers in each of two districts. [K-SET-4]"""
    for number in range(DISTRICTS):
        if number != empty:
            place_soldiers(s, seat, district(s, seat, number), STARTING_ARMY)


def add_first_level(s: State, seat: i64, number: i64, colour: i64) -> None:
    """One of three levels: a new pyramid, or one that stands a level higher. [K-SET-5]"""
    if board(s, seat, LEVEL + number) == 0:
        found(s, seat, number, colour)
    raise_to(s, seat, number, board(s, seat, LEVEL + number) + 1)
