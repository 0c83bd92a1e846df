"""Playing a character."""

from typing import Final

from mypy_extensions import i64

from shedet.core.events import EVERYONE, only
from shedet.games.sobek2p.components import (
    ARCHITECT,
    BACK_OF,
    CATTLE_SCRIBE,
    CHARACTER_BACK,
    COURTESAN,
    FIELDS,
    FISH_SCRIBE,
    GOODS_BACK,
    GOODS_OF,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    KIND_OF_CHARACTER,
    KINDS,
    MERCHANT,
    NO_TILE,
    PIROGUES,
    QUEEN,
    STATUE,
    THIEF,
    VIZIER,
)
from shedet.games.sobek2p.events import LOOKED, NO_TILES, PLAYS, SAW_ALL, SAW_TILE
from shedet.games.sobek2p.rules.moving import (
    box_tile,
    draw_from_the_pile,
    look_at_pirogues,
    no_effect,
    pass_tile,
    random_pirogue,
    tell_tile,
)
from shedet.games.sobek2p.rules.selling import jokers, laid_out, own_tiles
from shedet.games.sobek2p.state import (
    CHOOSE_CLAIM,
    CHOOSE_DISCARD,
    CHOOSE_LAYING,
    CHOOSE_MARKET_TILE,
    CHOOSE_PURGE,
    CHOOSE_SHOWN_PIROGUE,
    CHOOSE_THEFT,
    CORRUPTION,
    HAND,
    PILE,
    PIROGUES_SHOWN,
    SUPPLY,
    THIEF_BY_BACK,
    State,
    add_pirogue,
    add_tile,
    count_pirogues,
    count_tiles,
    pirogues_of,
    remove_pirogue,
    remove_tile,
    tiles_of,
)

HAND_LIMIT: Final = 6  # what the scribe leaves in a hand


def play_character(s: State, seat: i64, character: i64) -> None:
    """Reveal it, box it, and carry out its effect as far as possible. [P-CHAR-1]"""
    s.tell(EVERYONE, PLAYS, seat, character, 0, 0)
    box_tile(s, seat, KIND_OF_CHARACTER[character], HAND + seat)
    if character == ARCHITECT:
        draw_three_pirogues(s, seat)
    elif character == QUEEN:
        draw_three_tiles(s, seat)
    elif character == VIZIER:
        look_at_corruption(s, seat)
    elif character == THIEF:
        reach_into_the_hand(s, seat)
    elif character == COURTESAN:
        open_the_courtesans_choice(s, seat)
    elif character == MERCHANT:
        open_the_whole_market(s, seat)
    elif character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        demand_discards(s, seat)
    elif character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        open_the_purge(s, seat)


def draw_three_pirogues(s: State, seat: i64) -> None:
    """The architect draws three random pirogues from the supply; one of them will be revealed. [P-CHAR-2]"""
    drawn: i64 = 0
    while drawn < 3 and count_pirogues(s, SUPPLY) > 0:
        pirogue = random_pirogue(s)
        remove_pirogue(s, SUPPLY, pirogue)
        add_pirogue(s, PIROGUES_SHOWN, pirogue)
        drawn += 1
    if drawn == 0:
        no_effect(s, seat)
        return
    look_at_pirogues(s, seat, PIROGUES_SHOWN)
    s.ask(CHOOSE_SHOWN_PIROGUE, 1 << seat, 0, 0, 0)


def return_shown_pirogues(s: State) -> None:
    """The architect's other pirogues go back face down. [P-CHAR-2]"""
    for pirogue in range(PIROGUES):
        while pirogues_of(s, PIROGUES_SHOWN, pirogue) > 0:
            remove_pirogue(s, PIROGUES_SHOWN, pirogue)
            add_pirogue(s, SUPPLY, pirogue)


def draw_three_tiles(s: State, seat: i64) -> None:
    """The queen draws the top three tiles of the pile, fewer if it is short. [P-CHAR-3]"""
    if s.pile_left == 0:
        no_effect(s, seat)
        return
    drawn: i64 = 0
    while drawn < 3 and s.pile_left > 0:
        kind = draw_from_the_pile(s)
        add_tile(s, HAND + seat, kind)
        tell_tile(s, only(seat), seat, kind, PILE, HAND + seat)
        drawn += 1
    s.reveal()


def look_at_corruption(s: State, seat: i64) -> None:
    """The vizier looks at the opponent's corruption board and must take a tile from it. [P-CHAR-4]"""
    board = CORRUPTION + 1 - seat
    if count_tiles(s, board) == 0:
        no_effect(s, seat)
        return
    s.reveal()
    s.tell(EVERYONE, LOOKED, seat, 0, board, 0)
    for kind in range(KINDS):
        if tiles_of(s, board, kind) > 0:
            s.tell(only(seat), SAW_TILE, seat, kind, board, tiles_of(s, board, kind))
    s.tell(only(seat), SAW_ALL, seat, 0, board, 0)
    s.ask(CHOOSE_CLAIM, 1 << seat, 0, 0, 0)


def claim_tile(s: State, seat: i64, kind: i64) -> None:
    """The vizier's tile goes to the hand; both players know which, nobody else does. [P-CHAR-4, P-INFO-3]"""
    pass_tile(s, seat, kind, CORRUPTION + 1 - seat)


def reach_into_the_hand(s: State, seat: i64) -> None:
    """The thief takes from the opponent's hand, of a kind that is there. [P-CHAR-5]"""
    if count_tiles(s, HAND + 1 - seat) == 0:
        no_effect(s, seat)
        return
    s.ask(CHOOSE_THEFT, 1 << seat, 0, 0, 0)


def stealable(s: State, victim: i64, back: i64) -> i64:
    """How many tiles the thief picks from: the named back, or else characters against all others. [P-CHAR-5]

    With the option `thief_by_back` starting tiles are a kind of their own. [P-OPT-1]
    """
    total: i64 = 0
    for kind in range(KINDS):
        if stolen_as(s, kind) == back:
            total += tiles_of(s, HAND + victim, kind)
    return total


def stolen_as(s: State, kind: i64) -> i64:
    if s.options[THIEF_BY_BACK] == 0 and BACK_OF[kind] != CHARACTER_BACK:
        return GOODS_BACK
    return BACK_OF[kind]


def steal_tile(s: State, seat: i64, back: i64) -> None:
    """A random tile of the named kind changes hands. [P-CHAR-5]"""
    victim = 1 - seat
    drawn = s.rng.below(stealable(s, victim, back))
    kind: i64 = 0
    while True:
        if stolen_as(s, kind) == back:
            drawn -= tiles_of(s, HAND + victim, kind)
            if drawn < 0:
                break
        kind += 1
    s.reveal()
    pass_tile(s, seat, kind, HAND + victim)


def open_the_courtesans_choice(s: State, seat: i64) -> None:
    """The courtesan adds one or two tiles to goods already laid out, at least one if possible. [P-CHAR-6]

    Who can lay nothing has shown it: no tile of those goods and no joker is in that hand.
    """
    possible = False
    goods_before_me = False
    for goods in range(6):
        if laid_out(s, seat, goods):
            goods_before_me = True
            if own_tiles(s, HAND + seat, goods) > 0:
                possible = True
    if goods_before_me and jokers(s, HAND + seat) > 0:
        possible = True
    if possible:
        s.ask(CHOOSE_LAYING, 1 << seat, 0, 0, 0)
        return
    no_effect(s, seat)
    if goods_before_me:
        for group in range(7):
            if group == STATUE or laid_out(s, seat, group):
                s.tell(EVERYONE, NO_TILES, seat, group, HAND + seat, 0)


def open_the_whole_market(s: State, seat: i64) -> None:
    """The merchant takes any tile of the market; the ankh stays, nothing is skipped or refilled. [P-CHAR-7]"""
    for field in range(FIELDS):
        if s.market[field] != NO_TILE:
            s.ask(CHOOSE_MARKET_TILE, 1 << seat, 0, 0, 0)
            return
    no_effect(s, seat)


def demand_discards(s: State, seat: i64) -> None:
    """The scribe makes an opponent with more than six tiles put the excess on their corruption board. [P-CHAR-8]"""
    if count_tiles(s, HAND + 1 - seat) > HAND_LIMIT:
        s.ask(CHOOSE_DISCARD, 1 << (1 - seat), 0, 0, 0)
    else:
        no_effect(s, seat)


def discard_tile(s: State, seat: i64, kind: i64) -> None:
    """A tile goes face down to the own corruption board; the opponent sees its back. [P-CHAR-8, P-INFO-3]"""
    remove_tile(s, HAND + seat, kind)
    add_tile(s, CORRUPTION + seat, kind)
    tell_tile(s, only(seat), seat, kind, HAND + seat, CORRUPTION + seat)


def open_the_purge(s: State, seat: i64) -> None:
    """A priest names a group of tiles that is on the own corruption board. [P-CHAR-9]"""
    if count_tiles(s, CORRUPTION + seat) == 0:
        no_effect(s, seat)
        return
    s.ask(CHOOSE_PURGE, 1 << seat, 0, 0, 0)


def purge(s: State, seat: i64, group: i64) -> None:
    """All tiles of the goods with their characters, or all statues and the architect, leave the game. [P-CHAR-9]"""
    for kind in range(KINDS):
        if GOODS_OF[kind] == group:
            while tiles_of(s, CORRUPTION + seat, kind) > 0:
                box_tile(s, seat, kind, CORRUPTION + seat)
    s.tell(EVERYONE, NO_TILES, seat, group, CORRUPTION + seat, 0)
