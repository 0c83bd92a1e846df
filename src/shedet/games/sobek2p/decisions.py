"""What you are asked: for each question, what may be answered, what the answer does, side by side.

Legal means offered here, and nowhere else. Answers are given in the order of their numbers.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.position import lowest_seat
from shedet.games.sobek2p.actions import (
    ADD,
    CLAIM,
    DISCARD,
    FINISH,
    KEEP_DEBEN,
    KEEP_TILE,
    LAY,
    LAY_HARVEST,
    LAYINGS,
    NAME,
    PLAY,
    PURGE,
    REFILL,
    REVEAL,
    SELL,
    STEAL,
    TAKE,
    TRADE_TILE,
    TURN_ANKH,
)
from shedet.games.sobek2p.components import (
    CENTRE,
    CHARACTERS,
    DEBEN,
    FIELDS,
    FIRST_JOKER,
    FIRST_OF,
    GOODS_OF,
    HARVEST_GOODS,
    KIND_OF_CHARACTER,
    KINDS,
    LINE,
    LINE_START,
    NO_TILE,
    PIROGUES,
)
from shedet.games.sobek2p.rules.characters import (
    HAND_LIMIT,
    claim_tile,
    discard_tile,
    play_character,
    purge,
    return_shown_pirogues,
    steal_tile,
    stealable,
)
from shedet.games.sobek2p.rules.ending import end_game
from shedet.games.sobek2p.rules.moving import lay_tile, lift_from_market
from shedet.games.sobek2p.rules.pirogues import keep_deben, lay_harvest, name_tile, reveal_pirogue
from shedet.games.sobek2p.rules.selling import (
    SET,
    begin_sale,
    jokers,
    laid_out,
    look_into_the_notches,
    own_tiles,
    sellable,
)
from shedet.games.sobek2p.rules.taking import (
    any_line_has_tile,
    line_has_tile,
    refill_the_market,
    take_tile,
    trade_tile,
    turn_ankh,
)
from shedet.games.sobek2p.state import (
    CHOOSE_ACTION,
    CHOOSE_CENTRE_TILE,
    CHOOSE_CLAIM,
    CHOOSE_DEBEN,
    CHOOSE_DISCARD,
    CHOOSE_HARVEST,
    CHOOSE_LAYING,
    CHOOSE_MARKET_TILE,
    CHOOSE_ORIENTATION,
    CHOOSE_PIROGUE,
    CHOOSE_PURGE,
    CHOOSE_PYRAMID_ACTION,
    CHOOSE_SET,
    CHOOSE_SHOWN_PIROGUE,
    CHOOSE_THEFT,
    CORRUPTION,
    COURTESAN_ONE_TYPE,
    DEBEN_SHOWN,
    HAND,
    KEEP_OR_TRADE,
    NAME_TILE,
    NOTCHED,
    PIROGUES_SHOWN,
    TAKE_NAMED_TILE,
    State,
    count_tiles,
    deben_of,
    pirogues_of,
    tiles_of,
)


def legal_actions(s: State) -> vec[i64]:
    """Everything the asked seat may answer, in the order of the numbers."""
    question = s.question()
    if question == CHOOSE_ACTION:
        return actions_of_a_turn(s)
    if question == CHOOSE_CENTRE_TILE:
        return centre_tiles(s)
    if question == CHOOSE_PYRAMID_ACTION:
        return actions_of_a_pyramid_turn(s)
    if question == TAKE_NAMED_TILE:
        return the_named_tile(s)
    if question == CHOOSE_ORIENTATION:
        return orientations(s)
    if question == KEEP_OR_TRADE:
        return keep_or_trade(s)
    if question == CHOOSE_SET:
        return tiles_for_the_set(s)
    if question == CHOOSE_PIROGUE:
        return pirogues_at(s, NOTCHED)
    if question == CHOOSE_SHOWN_PIROGUE:
        return pirogues_at(s, PIROGUES_SHOWN)
    if question == CHOOSE_DEBEN:
        return deben_of_the_eye(s)
    if question == NAME_TILE:
        return tiles_to_name(s)
    if question == CHOOSE_HARVEST:
        return harvest_goods(s)
    if question == CHOOSE_CLAIM:
        return tiles_to_claim(s)
    if question == CHOOSE_THEFT:
        return backs_to_steal(s)
    if question == CHOOSE_LAYING:
        return layings(s)
    if question == CHOOSE_MARKET_TILE:
        return tiles_of_the_market(s)
    if question == CHOOSE_DISCARD:
        return tiles_to_discard(s)
    if question == CHOOSE_PURGE:
        return groups_to_purge(s)
    return vec[i64]()


def apply(s: State, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    seat = lowest_seat(s.asked())
    if question == CHOOSE_ACTION or question == CHOOSE_PYRAMID_ACTION:
        answer_turn(s, seat, action)
    elif question == CHOOSE_CENTRE_TILE or question == TAKE_NAMED_TILE:
        answer_take(s, seat, action)
    elif question == CHOOSE_ORIENTATION:
        answer_orientation(s, seat, action)
    elif question == KEEP_OR_TRADE:
        answer_keep_or_trade(s, seat, action)
    elif question == CHOOSE_SET:
        answer_set(s, seat, action)
    elif question == CHOOSE_PIROGUE:
        answer_pirogue(s, seat, action)
    elif question == CHOOSE_SHOWN_PIROGUE:
        answer_shown_pirogue(s, seat, action)
    elif question == CHOOSE_DEBEN:
        answer_deben(s, seat, action)
    elif question == NAME_TILE:
        answer_name(s, seat, action)
    elif question == CHOOSE_HARVEST:
        answer_harvest(s, seat, action)
    elif question == CHOOSE_CLAIM:
        answer_claim(s, seat, action)
    elif question == CHOOSE_THEFT:
        answer_theft(s, seat, action)
    elif question == CHOOSE_LAYING:
        answer_laying(s, seat, action)
    elif question == CHOOSE_MARKET_TILE:
        answer_market_tile(s, seat, action)
    elif question == CHOOSE_DISCARD:
        answer_discard(s, seat, action)
    elif question == CHOOSE_PURGE:
        answer_purge(s, seat, action)
    go_on(s)


def go_on(s: State) -> None:
    """When all is answered the turn passes; a turn without a possible action ends the game. [P-TURN-1, P-END-1]"""
    if s.depth == 0:
        s.turn = 1 - s.turn
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    if s.pile_left == 0 and not line_has_tile(s, s.ankh_field, s.ankh_orientation):
        question = s.question()
        if question == CHOOSE_ACTION:
            s.reveal()  # whether the next player can act tells something of their hand
        if question == CHOOSE_ACTION or question == CHOOSE_PYRAMID_ACTION:
            if len(legal_actions(s)) == 0:
                end_game(s, lowest_seat(s.asked()))


# ---- a turn: take, sell or play; there is no passing [P-TURN-1]


def actions_of_a_turn(s: State) -> vec[i64]:
    """Any tile on the ankh's line, or the refill of an empty one, sets, characters. [P-TAKE-1, P-TAKE-6, P-TAKE-7]"""
    options = tiles_on_the_line(s)
    if len(options) == 0 and s.pile_left > 0:
        options = append(options, i64(REFILL))
    return add_sales_and_characters(s, options)


def tiles_on_the_line(s: State) -> vec[i64]:
    options = vec[i64](capacity=32)
    line = s.ankh_field * 4 + s.ankh_orientation
    for at in range(LINE_START[line], LINE_START[line + 1]):
        field = LINE[at]
        if s.market[field] != NO_TILE:
            options = append(options, TAKE + field)
    return options


def actions_of_a_pyramid_turn(s: State) -> vec[i64]:
    """As in a turn, but the ankh may first be turned: any tile on its four lines may be taken. [P-PIR-1]

    It may also be left on an empty line, and the market refilled.
    """
    options = vec[i64](capacity=48)
    if any_line_has_tile(s, s.ankh_field):
        for field in range(FIELDS):
            if s.market[field] != NO_TILE and in_line(s.ankh_field, field):
                options = append(options, TAKE + field)
    if s.pile_left > 0 and not line_has_tile(s, s.ankh_field, s.ankh_orientation):
        options = append(options, i64(REFILL))
    return add_sales_and_characters(s, options)


def in_line(start: i64, end: i64) -> bool:
    """Whether two fields share a row, a column or a diagonal."""
    for at in range(LINE_START[start * 4], LINE_START[start * 4 + 4]):
        if LINE[at] == end:
            return True
    return False


def add_sales_and_characters(s: State, options: vec[i64]) -> vec[i64]:
    seat = lowest_seat(s.asked())
    available = jokers(s, HAND + seat)
    for goods in range(6):
        if sellable(s, seat, goods, available):
            options = append(options, SELL + goods)
    for character in range(CHARACTERS):
        if tiles_of(s, HAND + seat, KIND_OF_CHARACTER[character]) > 0:
            options = append(options, PLAY + character)
    return options


def answer_turn(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action < REFILL:
        take_tile(s, seat, action - TAKE)
    elif action == REFILL:
        refill_the_market(s, seat)
    elif action < PLAY:
        begin_sale(s, seat, action - SELL)
    else:
        play_character(s, seat, action - PLAY)


# ---- turns in which only taking is allowed


def centre_tiles(s: State) -> vec[i64]:
    """The first turn, and after a refill: one of the centre tiles. [P-TURN-2, P-TAKE-6]"""
    options = vec[i64](capacity=4)
    for field in CENTRE:
        if s.market[field] != NO_TILE:
            options = append(options, TAKE + field)
    return options


def the_named_tile(s: State) -> vec[i64]:
    """The tile that the finger pointed at. [P-PIR-5]"""
    return vec[i64]([TAKE + s.detail(0)])


def answer_take(s: State, seat: i64, action: i64) -> None:
    s.answered()
    take_tile(s, seat, action - TAKE)


# ---- after taking a character: the orientation


def orientations(s: State) -> vec[i64]:
    """Those that point at a tile; any, if none does. [P-TAKE-4]"""
    options = vec[i64](capacity=4)
    none = not any_line_has_tile(s, s.ankh_field)
    for orientation in range(4):
        if none or line_has_tile(s, s.ankh_field, orientation):
            options = append(options, TURN_ANKH + orientation)
    return options


def answer_orientation(s: State, seat: i64, action: i64) -> None:
    s.answered()
    turn_ankh(s, seat, action - TURN_ANKH)


# ---- after taking a tile with a deben


def keep_or_trade(s: State) -> vec[i64]:
    """Keep the tile, or box it for a deben. [P-TAKE-5]"""
    return vec[i64]([KEEP_TILE, TRADE_TILE])


def answer_keep_or_trade(s: State, seat: i64, action: i64) -> None:
    kind = s.detail(0)
    s.answered()
    if action == TRADE_TILE:
        trade_tile(s, seat, kind)


# ---- the tiles of a sale


def tiles_for_the_set(s: State) -> vec[i64]:
    """Tiles of the goods, its characters, then jokers, in this order; finish from three on. [P-SELL-1, P-SELL-3]

    A tile is offered only if three can still be reached after it. Jokers open a set only of goods that
    were laid out before. [P-SELL-2]
    """
    seat = lowest_seat(s.asked())
    goods = s.detail(0)
    laid = s.detail(1)
    hand = HAND + seat
    options = vec[i64](capacity=24)
    left = usable_from(s, hand, goods, s.detail(2))
    kind = first_kind(goods, s.detail(2))
    while kind < KINDS and laid + left >= SET:
        if kind >= FIRST_JOKER and laid == 0 and not laid_out(s, seat, goods):
            break
        if tiles_of(s, hand, kind) > 0:
            options = append(options, ADD + kind)
            left -= tiles_of(s, hand, kind)
        kind = next_kind(goods, kind)
    if laid >= SET:
        options = append(options, i64(FINISH))
    return options


def first_kind(goods: i64, last: i64) -> i64:
    """The first kind that may be laid: the last one again, or the goods' first."""
    return last if last > FIRST_OF[goods] else FIRST_OF[goods]


def next_kind(goods: i64, kind: i64) -> i64:
    """The next kind that counts as these goods: after their own come the jokers. [P-SELL-1]"""
    return FIRST_JOKER if kind + 1 == FIRST_OF[goods + 1] else kind + 1


def usable_from(s: State, hand: i64, goods: i64, last: i64) -> i64:
    """How many tiles of a hand may still join a set."""
    total: i64 = 0
    kind = first_kind(goods, last)
    while kind < KINDS:
        total += tiles_of(s, hand, kind)
        kind = next_kind(goods, kind)
    return total


def answer_set(s: State, seat: i64, action: i64) -> None:
    """The last tile laid decides which may follow; finishing leads to the notches. [P-SELL-4]"""
    if action == FINISH:
        s.answered()
        look_into_the_notches(s, seat)
        return
    kind = action - ADD
    lay_tile(s, seat, kind, s.detail(0))
    s.set_detail(1, s.detail(1) + 1)
    s.set_detail(2, kind)


# ---- pirogues


def pirogues_at(s: State, place: i64) -> vec[i64]:
    """One of those looked at, even one that can do nothing. [P-SELL-4]"""
    options = vec[i64](capacity=8)
    for pirogue in range(PIROGUES):
        if pirogues_of(s, place, pirogue) > 0:
            options = append(options, REVEAL + pirogue)
    return options


def answer_pirogue(s: State, seat: i64, action: i64) -> None:
    s.answered()
    reveal_pirogue(s, seat, action - REVEAL, NOTCHED)


def answer_shown_pirogue(s: State, seat: i64, action: i64) -> None:
    s.answered()
    reveal_pirogue(s, seat, action - REVEAL, PIROGUES_SHOWN)
    return_shown_pirogues(s)


# ---- the eye


def deben_of_the_eye(s: State) -> vec[i64]:
    """One of the two drawn. [P-PIR-4]"""
    options = vec[i64](capacity=2)
    for value in range(DEBEN):
        if deben_of(s, DEBEN_SHOWN, value) > 0:
            options = append(options, KEEP_DEBEN + value)
    return options


def answer_deben(s: State, seat: i64, action: i64) -> None:
    s.answered()
    keep_deben(s, seat, action - KEEP_DEBEN)


# ---- the finger


def tiles_to_name(s: State) -> vec[i64]:
    """Any tile on the ankh's present line. [P-PIR-5]"""
    options = vec[i64](capacity=8)
    line = s.ankh_field * 4 + s.ankh_orientation
    for at in range(LINE_START[line], LINE_START[line + 1]):
        if s.market[LINE[at]] != NO_TILE:
            options = append(options, NAME + LINE[at])
    return options


def answer_name(s: State, seat: i64, action: i64) -> None:
    s.answered()
    name_tile(s, seat, action - NAME)


# ---- the harvest


def harvest_goods(s: State) -> vec[i64]:
    """Wheat, cattle or fish laid out before the player. [P-PIR-6]"""
    seat = lowest_seat(s.asked())
    options = vec[i64](capacity=4)
    for goods in range(HARVEST_GOODS):
        if laid_out(s, seat, goods):
            options = append(options, LAY_HARVEST + goods)
    return options


def answer_harvest(s: State, seat: i64, action: i64) -> None:
    s.answered()
    lay_harvest(s, seat, action - LAY_HARVEST)


# ---- the vizier


def tiles_to_claim(s: State) -> vec[i64]:
    """Any tile of the opponent's corruption board. [P-CHAR-4]"""
    seat = lowest_seat(s.asked())
    options = vec[i64](capacity=16)
    for kind in range(KINDS):
        if tiles_of(s, CORRUPTION + 1 - seat, kind) > 0:
            options = append(options, CLAIM + kind)
    return options


def answer_claim(s: State, seat: i64, action: i64) -> None:
    s.answered()
    claim_tile(s, seat, action - CLAIM)


# ---- the thief


def backs_to_steal(s: State) -> vec[i64]:
    """Characters or goods, or one of the three backs: only what is in the opponent's hand. [P-CHAR-5, P-OPT-1]"""
    seat = lowest_seat(s.asked())
    options = vec[i64](capacity=4)
    for back in range(3):
        if stealable(s, 1 - seat, back) > 0:
            options = append(options, STEAL + back)
    return options


def answer_theft(s: State, seat: i64, action: i64) -> None:
    s.answered()
    steal_tile(s, seat, action - STEAL)


# ---- the courtesan


def layings(s: State) -> vec[i64]:
    """One tile, then perhaps a second, to goods already laid out; jokers to any of them. [P-CHAR-6]

    The second laying never comes before the first in order, so that each pair is offered once. Whether a
    second is possible must not show: finishing is always a question. With the option
    `courtesan_one_type` both go to the same goods. [P-OPT-2]
    """
    seat = lowest_seat(s.asked())
    options = vec[i64](capacity=32)
    if s.detail(0) == 1:
        options = append(options, i64(FINISH))
    for laying in range(s.detail(1), LAYINGS):
        kind = kind_of_laying(laying)
        goods = goods_of_laying(laying)
        if tiles_of(s, HAND + seat, kind) == 0 or not laid_out(s, seat, goods):
            continue
        if s.detail(0) == 1 and s.options[COURTESAN_ONE_TYPE] == 1 and goods != s.detail(2):
            continue
        options = append(options, LAY + laying)
    return options


def kind_of_laying(laying: i64) -> i64:
    if laying < FIRST_JOKER:
        return laying
    return FIRST_JOKER + (laying - FIRST_JOKER) // 6


def goods_of_laying(laying: i64) -> i64:
    if laying < FIRST_JOKER:
        return GOODS_OF[laying]
    return (laying - FIRST_JOKER) % 6


def answer_laying(s: State, seat: i64, action: i64) -> None:
    if action == FINISH:
        s.answered()
        return
    laying = action - LAY
    goods = goods_of_laying(laying)
    lay_tile(s, seat, kind_of_laying(laying), goods)
    if s.detail(0) == 1:
        s.answered()
        return
    s.set_detail(0, 1)
    s.set_detail(1, laying)
    s.set_detail(2, goods)


# ---- the merchant


def tiles_of_the_market(s: State) -> vec[i64]:
    """Any tile of the market. [P-CHAR-7]"""
    options = vec[i64](capacity=FIELDS)
    for field in range(FIELDS):
        if s.market[field] != NO_TILE:
            options = append(options, TAKE + field)
    return options


def answer_market_tile(s: State, seat: i64, action: i64) -> None:
    s.answered()
    lift_from_market(s, seat, action - TAKE, HAND + seat)


# ---- the scribe


def tiles_to_discard(s: State) -> vec[i64]:
    """The victim chooses from their hand. [P-CHAR-8]"""
    seat = lowest_seat(s.asked())
    options = vec[i64](capacity=16)
    for kind in range(KINDS):
        if tiles_of(s, HAND + seat, kind) > 0:
            options = append(options, DISCARD + kind)
    return options


def answer_discard(s: State, seat: i64, action: i64) -> None:
    """Until six tiles remain. [P-CHAR-8]"""
    discard_tile(s, seat, action - DISCARD)
    if count_tiles(s, HAND + seat) <= HAND_LIMIT:
        s.answered()


# ---- the high priest and the high priestess


def groups_to_purge(s: State) -> vec[i64]:
    """Goods, or jokers, that are on the own corruption board. [P-CHAR-9]"""
    board = CORRUPTION + lowest_seat(s.asked())
    options = vec[i64](capacity=8)
    for goods in range(6):
        if own_tiles(s, board, goods) > 0:
            options = append(options, PURGE + goods)
    if jokers(s, board) > 0:
        options = append(options, PURGE + i64(6))
    return options


def answer_purge(s: State, seat: i64, action: i64) -> None:
    s.answered()
    purge(s, seat, action - PURGE)
