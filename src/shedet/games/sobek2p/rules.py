"""What happens, in the order of the rulebook. Which answers are legal is decided in `decisions.py` alone."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, RECORD, all_but, only
from shedet.games.sobek2p.components import (
    ARCHITECT,
    BACK_OF,
    CATTLE_SCRIBE,
    CHARACTER_BACK,
    COBRA_1,
    COBRA_2,
    COURTESAN,
    DEBEN,
    DEBEN_COPIES,
    DEBEN_ON,
    EYE,
    FIELDS,
    FILL_ORDER,
    FINGER,
    FIRST_JOKER,
    FIRST_OF,
    FISH_SCRIBE,
    GOODS_BACK,
    GOODS_OF,
    HARVEST,
    HARVEST_GOODS,
    HARVEST_SCARABS,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    JOKERS,
    KIND_OF_CHARACTER,
    KINDS,
    LINE,
    LINE_START,
    LOWEST_DEBEN,
    MERCHANT,
    MUMMY,
    NO_FIELD,
    NO_TILE,
    NOTCHES,
    ORIENTATION_OF,
    PILE_TILES,
    PIROGUE_COPIES,
    PIROGUE_CORRUPTION,
    PIROGUE_POINTS,
    PIROGUES,
    PYRAMID,
    QUEEN,
    ROW,
    SCARABS_OF,
    SEVEN,
    SIDE,
    STARTING_TILES,
    STATUE,
    THIEF,
    TWO_AND_DEBEN,
    VIZIER,
)
from shedet.games.sobek2p.events import (
    ANKH,
    CORRUPTION_COUNTED,
    DEBEN_BACK,
    DEBEN_MOVES,
    GAME_ENDS,
    HARVEST_LAID,
    LOOKED,
    NAMED,
    NO_EFFECT,
    NO_TILES,
    PIROGUE,
    PLAYS,
    REFILLED,
    SAW_ALL,
    SAW_PIROGUE,
    SAW_TILE,
    SCORED,
    SELLS,
    TILE,
    TILE_BACK,
)
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    BOX,
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
    DEBEN_HELD,
    DEBEN_SHOWN,
    FRONT,
    HAND,
    HARVESTS,
    KEEP_OR_TRADE,
    LAID,
    LAID_WITH,
    MARKET,
    NAME_TILE,
    NOTCHED,
    PILE,
    PIROGUES_BOXED,
    PIROGUES_SHOWN,
    SUPPLY,
    TAKE_NAMED_TILE,
    THIEF_BY_BACK,
    State,
    add_beside,
    add_deben,
    add_pirogue,
    add_tile,
    beside,
    count_deben,
    count_pirogues,
    count_tiles,
    deben_of,
    pirogues_of,
    remove_deben,
    remove_pirogue,
    remove_tile,
    tiles_of,
)

HAND_LIMIT: Final = 6  # what the scribe leaves in a hand
SET: Final = 3  # the fewest tiles of a sale


# ---- set-up


def set_up(s: State) -> None:
    """Lay out a new game and ask the first player for a centre tile."""
    deal_starting_tiles(s)
    shuffle_the_pile(s)
    fill_the_market(s)
    place_the_pirogues(s)
    fill_the_bag(s)
    ask_the_starter(s)


def deal_starting_tiles(s: State) -> None:
    """Two starting tiles to each hand, four face up on the centre fields, two unseen aside. [P-SET-1]"""
    starting = STARTING_TILES[:]
    s.rng.shuffle(starting)
    for i in range(4):
        add_tile(s, HAND + i % 2, i64(starting[i]))
        s.market[FILL_ORDER[i]] = starting[4 + i]
    add_tile(s, ASIDE, i64(starting[8]))
    add_tile(s, ASIDE, i64(starting[9]))


def shuffle_the_pile(s: State) -> None:
    """45 goods and 10 characters make the draw pile. [P-SET-2]"""
    s.pile = PILE_TILES[:]
    s.rng.shuffle(s.pile)
    s.pile_left = i64(len(s.pile))


def place_the_pirogues(s: State) -> None:
    """Five random pirogues go face down into the notches, the others are the supply. [P-SET-3]"""
    for pirogue in range(PIROGUES):
        for _ in range(PIROGUE_COPIES[pirogue]):
            add_pirogue(s, SUPPLY, pirogue)
    for _ in range(NOTCHES):
        pirogue = random_pirogue(s)
        remove_pirogue(s, SUPPLY, pirogue)
        add_pirogue(s, NOTCHED, pirogue)


def fill_the_bag(s: State) -> None:
    """All 13 deben go into the bag. [P-SET-4]"""
    for value in range(DEBEN):
        for _ in range(DEBEN_COPIES[value]):
            add_deben(s, BAG, value)


def ask_the_starter(s: State) -> None:
    """A random player begins and takes one of the four centre tiles. [P-SET-4, P-TURN-2]"""
    s.turn = s.rng.below(2)
    s.ask(CHOOSE_CENTRE_TILE, 1 << s.turn, 0, 0, 0)


# ---- filling the market


def fill_the_market(s: State) -> None:
    """Fill the empty fields from the pile, ring by ring from the centre, as far as it goes. [P-FILL-1, P-FILL-3]"""
    for field in FILL_ORDER:
        if s.pile_left == 0:
            return
        if s.market[field] == NO_TILE:
            kind = draw_from_the_pile(s)
            s.market[field] = u8(kind)
            # Goods lie face up, characters face down, and nobody looks. [P-FILL-2]
            if BACK_OF[kind] == CHARACTER_BACK:
                s.tell(RECORD, TILE, s.turn, kind, PILE, MARKET + field)
                s.tell(all_but(RECORD), TILE_BACK, s.turn, CHARACTER_BACK, PILE, MARKET + field)
            else:
                s.tell(EVERYONE, TILE, s.turn, kind, PILE, MARKET + field)


def draw_from_the_pile(s: State) -> i64:
    s.pile_left -= 1
    return i64(s.pile[s.pile_left])


# ---- tiles on the move


def tell_tile(s: State, seers: i64, seat: i64, kind: i64, source: i64, target: i64) -> None:
    """Tell those who see its face which tile moves, and the others which back."""
    s.tell(seers, TILE, seat, kind, source, target)
    if seers != EVERYONE:
        s.tell(all_but(seers), TILE_BACK, seat, BACK_OF[kind], source, target)


def lift_from_market(s: State, seat: i64, field: i64, place: i64) -> i64:
    """A tile of the market goes to a hand or a corruption board; only its new owner sees a character."""
    kind = i64(s.market[field])
    s.market[field] = NO_TILE
    add_tile(s, place, kind)
    if BACK_OF[kind] == CHARACTER_BACK:
        s.reveal()
        tell_tile(s, only(seat), seat, kind, MARKET + field, place)
    else:
        tell_tile(s, EVERYONE, seat, kind, MARKET + field, place)
    return kind


def lay_tile(s: State, seat: i64, kind: i64, goods: i64) -> None:
    """A tile goes from the hand to the goods laid out before the player."""
    remove_tile(s, HAND + seat, kind)
    add_tile(s, LAID + seat, kind)
    if kind >= FIRST_JOKER:
        add_beside(s, seat, goods, kind - FIRST_JOKER)
    tell_tile(s, EVERYONE, seat, kind, HAND + seat, LAID_WITH + seat * 6 + goods)


def box_tile(s: State, seat: i64, kind: i64, place: i64) -> None:
    remove_tile(s, place, kind)
    add_tile(s, BOX, kind)
    tell_tile(s, EVERYONE, seat, kind, place, BOX)


# ---- take a tile


def line_has_tile(s: State, field: i64, orientation: i64) -> bool:
    """Whether a tile lies anywhere on the row, column or diagonal through a field. [P-TAKE-1]"""
    if field == NO_FIELD:
        return False
    line = field * 4 + orientation
    for at in range(LINE_START[line], LINE_START[line + 1]):
        if s.market[LINE[at]] != NO_TILE:
            return True
    return False


def any_line_has_tile(s: State, field: i64) -> bool:
    """Whether a tile lies on one of the four lines through a field."""
    for orientation in range(4):
        if line_has_tile(s, field, orientation):
            return True
    return False


def take_tile(s: State, seat: i64, field: i64) -> None:
    """Skipped tiles to the corruption board, the chosen one to the hand, the ankh onto its field. [P-TAKE-3]

    From an ankh off the board (the first turn, after a refill) nothing is skipped. [P-TURN-2, P-TAKE-6]
    """
    if s.ankh_field != NO_FIELD:
        skip_tiles(s, seat, field)
    kind = lift_from_market(s, seat, field, HAND + seat)
    s.ankh_field = field
    if BACK_OF[kind] == CHARACTER_BACK:
        s.ask(CHOOSE_ORIENTATION, 1 << seat, 0, 0, 0)
        return
    turn_ankh(s, seat, ORIENTATION_OF[kind])
    if DEBEN_ON[kind] == 1 and count_deben(s, BAG) > 0:
        s.ask(KEEP_OR_TRADE, 1 << seat, kind, 0, 0)


def skip_tiles(s: State, seat: i64, field: i64) -> None:
    """The tiles strictly between the ankh and the chosen one corrupt the taker. [P-TAKE-3]"""
    step = step_between(s.ankh_field, field)
    between = s.ankh_field + step
    while between != field:
        if s.market[between] != NO_TILE:
            lift_from_market(s, seat, between, CORRUPTION + seat)
        between += step


def step_between(start: i64, end: i64) -> i64:
    """The step from field to field along the straight line from one to the other."""
    rows = end // SIDE - start // SIDE
    columns = end % SIDE - start % SIDE
    step: i64 = 0
    if rows > 0:
        step += SIDE
    elif rows < 0:
        step -= SIDE
    if columns > 0:
        step += 1
    elif columns < 0:
        step -= 1
    return step


def turn_ankh(s: State, seat: i64, orientation: i64) -> None:
    """The ankh is turned as the tile shows, or as the taker of a character likes. [P-TAKE-2, P-TAKE-4]"""
    s.ankh_orientation = orientation
    s.tell(EVERYONE, ANKH, seat, s.ankh_field, orientation, 0)


def refill_the_market(s: State, seat: i64) -> None:
    """The ankh leaves the board, the market is refilled, and a centre tile must be taken. [P-TAKE-6]"""
    s.ankh_field = NO_FIELD
    s.ankh_orientation = ROW
    s.reveal()
    s.tell(EVERYONE, REFILLED, seat, 0, 0, 0)
    s.tell(EVERYONE, ANKH, seat, NO_FIELD, ROW, 0)
    fill_the_market(s)
    s.ask(CHOOSE_CENTRE_TILE, 1 << seat, 0, 0, 0)


def trade_tile(s: State, seat: i64, kind: i64) -> None:
    """Box the tile just taken and draw a deben. [P-TAKE-5]"""
    box_tile(s, seat, kind, HAND + seat)
    draw_deben(s, seat)


def draw_deben(s: State, seat: i64) -> None:
    """Draw a deben, look at it and keep it face down; an empty bag gives none. [P-TAKE-5, P-PIR-3]"""
    if count_deben(s, BAG) > 0:
        move_deben(s, seat, random_deben(s), BAG, DEBEN_HELD + seat)
        s.reveal()


def random_deben(s: State) -> i64:
    drawn = s.rng.below(count_deben(s, BAG))
    value: i64 = 0
    while drawn >= deben_of(s, BAG, value):
        drawn -= deben_of(s, BAG, value)
        value += 1
    return value


def move_deben(s: State, seat: i64, value: i64, source: i64, target: i64) -> None:
    remove_deben(s, source, value)
    add_deben(s, target, value)
    s.tell(only(seat), DEBEN_MOVES, seat, value, source, target)
    s.tell(all_but(only(seat)), DEBEN_BACK, seat, 0, source, target)


# ---- sell a set


def sellable(s: State, seat: i64, goods: i64, available: i64) -> bool:
    """Three tiles of the goods, available jokers included; the first sale needs one of the goods itself.

    [P-SELL-1, P-SELL-2]
    """
    own = own_tiles(s, HAND + seat, goods)
    if own + available < SET:
        return False
    return own > 0 or laid_out(s, seat, goods)


def own_tiles(s: State, place: i64, goods: i64) -> i64:
    """The tiles at a place that count as these goods by themselves: goods and their characters. [P-SELL-1]"""
    total: i64 = 0
    for at in range(place * KINDS + FIRST_OF[goods], place * KINDS + FIRST_OF[goods + 1]):
        total += i64(s.tiles[at])
    return total


def jokers(s: State, place: i64) -> i64:
    """The statues and the architect at a place. [P-SELL-1]"""
    total: i64 = 0
    for at in range(place * KINDS + FIRST_JOKER, place * KINDS + KINDS):
        total += i64(s.tiles[at])
    return total


def laid_out(s: State, seat: i64, goods: i64) -> bool:
    """Whether these goods already lie before the player: then some tile of their own does. [P-SELL-2]"""
    return own_tiles(s, LAID + seat, goods) > 0


def begin_sale(s: State, seat: i64, goods: i64) -> None:
    """A set is laid out tile by tile. [P-SELL-1]"""
    s.tell(EVERYONE, SELLS, seat, goods, 0, 0)
    s.ask(CHOOSE_SET, 1 << seat, goods, 0, 0)


def look_into_the_notches(s: State, seat: i64) -> None:
    """After a sale look at all pirogues in the notches and choose one; empty notches stay empty. [P-SELL-4]"""
    if count_pirogues(s, NOTCHED) > 0:
        look_at_pirogues(s, seat, NOTCHED)
        s.ask(CHOOSE_PIROGUE, 1 << seat, 0, 0, 0)


def look_at_pirogues(s: State, seat: i64, place: i64) -> None:
    s.reveal()
    s.tell(EVERYONE, LOOKED, seat, 0, place, 0)
    for pirogue in range(PIROGUES):
        for _ in range(pirogues_of(s, place, pirogue)):
            s.tell(only(seat), SAW_PIROGUE, seat, pirogue, place, 0)


# ---- play a character


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


def no_effect(s: State, seat: i64) -> None:
    s.tell(EVERYONE, NO_EFFECT, seat, 0, 0, 0)


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


def random_pirogue(s: State) -> i64:
    drawn = s.rng.below(count_pirogues(s, SUPPLY))
    pirogue: i64 = 0
    while drawn >= pirogues_of(s, SUPPLY, pirogue):
        drawn -= pirogues_of(s, SUPPLY, pirogue)
        pirogue += 1
    return pirogue


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


def pass_tile(s: State, seat: i64, kind: i64, source: i64) -> None:
    """A tile changes owner: both players see its face, spectators its back. [P-INFO-3]"""
    remove_tile(s, source, kind)
    add_tile(s, HAND + seat, kind)
    tell_tile(s, only(0) | only(1), seat, kind, source, HAND + seat)


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


# ---- pirogues


def reveal_pirogue(s: State, seat: i64, pirogue: i64, source: i64) -> None:
    """The chosen pirogue is shown to all and carried out as far as possible. [P-SELL-4, P-CHAR-2]"""
    remove_pirogue(s, source, pirogue)
    target: i64 = PIROGUES_BOXED
    if pirogue == SEVEN or pirogue == TWO_AND_DEBEN:
        target = FRONT + seat
    elif pirogue == COBRA_1 or pirogue == COBRA_2:
        target = FRONT + 1 - seat
    elif pirogue == HARVEST and harvest_possible(s, seat):
        target = FRONT + seat
    add_pirogue(s, target, pirogue)
    s.tell(EVERYONE, PIROGUE, seat, pirogue, source, target)
    carry_out_pirogue(s, seat, pirogue)


def carry_out_pirogue(s: State, seat: i64, pirogue: i64) -> None:
    """Seven points [P-PIR-2] and cobras [P-PIR-8] only lie there until the end; the others act at once."""
    if pirogue == PYRAMID:
        grant_another_turn(s, seat)
    elif pirogue == TWO_AND_DEBEN:
        draw_deben(s, seat)
    elif pirogue == EYE:
        look_at_two_deben(s, seat)
    elif pirogue == FINGER:
        point_the_finger(s, seat)
    elif pirogue == HARVEST:
        place_harvest(s, seat)
    elif pirogue == MUMMY:
        unwrap_the_mummy(s, seat)


def grant_another_turn(s: State, seat: i64) -> None:
    """The pyramid: another turn after this one, in which the ankh may be turned before taking. [P-PIR-1]"""
    s.ask(CHOOSE_PYRAMID_ACTION, 1 << seat, 0, 0, 0)


def look_at_two_deben(s: State, seat: i64) -> None:
    """The eye: draw two deben, keep one, return one; the last one in the bag is simply taken. [P-PIR-4]"""
    in_bag = count_deben(s, BAG)
    if in_bag == 0:
        no_effect(s, seat)
    elif in_bag == 1:
        draw_deben(s, seat)
    else:
        s.reveal()
        move_deben(s, seat, random_deben(s), BAG, DEBEN_SHOWN)
        move_deben(s, seat, random_deben(s), BAG, DEBEN_SHOWN)
        s.ask(CHOOSE_DEBEN, 1 << seat, 0, 0, 0)


def keep_deben(s: State, seat: i64, value: i64) -> None:
    """One deben of the eye is kept hidden, the other returns to the bag. [P-PIR-4]"""
    move_deben(s, seat, value, DEBEN_SHOWN, DEBEN_HELD + seat)
    for other in range(DEBEN):
        while deben_of(s, DEBEN_SHOWN, other) > 0:
            move_deben(s, seat, other, DEBEN_SHOWN, BAG)


def point_the_finger(s: State, seat: i64) -> None:
    """The finger names a tile on the ankh's line that the opponent must take; an empty line has none. [P-PIR-5]"""
    if line_has_tile(s, s.ankh_field, s.ankh_orientation):
        s.ask(NAME_TILE, 1 << seat, 0, 0, 0)
    else:
        no_effect(s, seat)


def name_tile(s: State, seat: i64, field: i64) -> None:
    """The opponent's next turn will be to take this tile. [P-PIR-5]"""
    s.tell(EVERYONE, NAMED, seat, field, 0, 0)
    s.ask(TAKE_NAMED_TILE, 1 << (1 - seat), field, 0, 0)


def harvest_possible(s: State, seat: i64) -> bool:
    """Whether wheat, cattle or fish lie before the player. [P-PIR-6]"""
    for goods in range(HARVEST_GOODS):
        if laid_out(s, seat, goods):
            return True
    return False


def place_harvest(s: State, seat: i64) -> None:
    """The harvest is laid with wheat, cattle or fish; with none of them it does nothing. [P-PIR-6]"""
    if harvest_possible(s, seat):
        s.ask(CHOOSE_HARVEST, 1 << seat, 0, 0, 0)
    else:
        no_effect(s, seat)


def lay_harvest(s: State, seat: i64, goods: i64) -> None:
    """Two more scarabs for these goods at the end. [P-PIR-6]"""
    add_beside(s, seat, goods, HARVESTS)
    s.tell(EVERYONE, HARVEST_LAID, seat, goods, 0, 0)


def unwrap_the_mummy(s: State, seat: i64) -> None:
    """All tiles of the own corruption board return to the hand. [P-PIR-7]"""
    for kind in range(KINDS):
        while tiles_of(s, CORRUPTION + seat, kind) > 0:
            remove_tile(s, CORRUPTION + seat, kind)
            add_tile(s, HAND + seat, kind)
            tell_tile(s, only(seat), seat, kind, CORRUPTION + seat, HAND + seat)


# ---- the end


def end_game(s: State, seat: i64) -> None:
    """A player who can do nothing on their turn ends the game at once. [P-END-1]"""
    s.tell(EVERYONE, GAME_ENDS, seat, 0, 0, 0)
    box_unsold_sets(s, 1 - seat)
    for each in range(2):
        hand_to_corruption(s, each)
    settle_corruption(s)
    s.depth = 0
    s.over = True
    if s.events is not None:
        for each in range(2):
            s.tell(EVERYONE, SCORED, each, points(s, each), 0, 0)


def box_unsold_sets(s: State, seat: i64) -> None:
    """The other player boxes all tiles of sets they could still sell; they score nothing. [P-END-2]"""
    groups = most_tiles_in_sets(s, seat)
    for kind in range(KINDS):
        if (groups >> GOODS_OF[kind]) & 1 == 1:
            while tiles_of(s, HAND + seat, kind) > 0:
                box_tile(s, seat, kind, HAND + seat)


def most_tiles_in_sets(s: State, seat: i64) -> i64:
    """The goods, and the jokers if any set is sold, of the sales that use up most tiles. [P-END-2]

    A bit for each group. Every set takes all tiles of its goods, and once there is a set all jokers find
    a place; so only which goods to complete with jokers is to be chosen.
    """
    available = jokers(s, HAND + seat)
    own = vec[i64](capacity=6)
    for goods in range(6):
        own = append(own, own_tiles(s, HAND + seat, goods))
    best: i64 = 0
    most: i64 = 0
    for chosen in range(1, 64):
        tiles = available
        needed: i64 = 0
        for goods in range(6):
            if (chosen >> goods) & 1 == 1:
                tiles += own[goods]
                if own[goods] == 0:
                    needed = KINDS  # never enough: jokers alone are no set of new goods, and see below for old ones
                elif own[goods] < SET:
                    needed += SET - own[goods]
        if needed <= available and tiles > most:
            most = tiles
            best = chosen | (1 << STATUE)
    if best == 0 and available >= SET:
        for goods in range(6):
            if laid_out(s, seat, goods):
                return 1 << STATUE
    return best


def hand_to_corruption(s: State, seat: i64) -> None:
    """What is left in hand corrupts. [P-END-3]"""
    for kind in range(KINDS):
        while tiles_of(s, HAND + seat, kind) > 0:
            remove_tile(s, HAND + seat, kind)
            add_tile(s, CORRUPTION + seat, kind)
            tell_tile(s, EVERYONE, seat, kind, HAND + seat, CORRUPTION + seat)


def settle_corruption(s: State) -> None:
    """The less corrupt player draws deben: one, and one more for each full three of difference. [P-END-4]"""
    for seat in range(2):
        s.tell(EVERYONE, CORRUPTION_COUNTED, seat, corruption(s, seat), 0, 0)
    difference = corruption(s, 0) - corruption(s, 1)
    if difference == 0:
        return
    less_corrupt: i64 = 1
    if difference < 0:
        less_corrupt = 0
        difference = -difference
    for _ in range(1 + difference // 3):
        draw_deben(s, less_corrupt)


def corruption(s: State, seat: i64) -> i64:
    """Tiles on the corruption board and the cobras beside it. [P-END-4, P-PIR-8]"""
    total = count_tiles(s, CORRUPTION + seat)
    for pirogue in range(PIROGUES):
        total += pirogues_of(s, FRONT + seat, pirogue) * PIROGUE_CORRUPTION[pirogue]
    return total


def points(s: State, seat: i64) -> i64:
    """Goods, deben and pirogues. [P-END-5]"""
    total: i64 = 0
    for goods in range(6):
        total += goods_points(s, seat, goods)
    for value in range(DEBEN):
        total += deben_of(s, DEBEN_HELD + seat, value) * (LOWEST_DEBEN + value)
    for pirogue in range(PIROGUES):
        total += pirogues_of(s, FRONT + seat, pirogue) * PIROGUE_POINTS[pirogue]
    return total


def goods_points(s: State, seat: i64, goods: i64) -> i64:
    """Tiles laid out times the scarabs on them. [P-END-5]"""
    return laid_tiles(s, seat, goods) * laid_scarabs(s, seat, goods)


def laid_tiles(s: State, seat: i64, goods: i64) -> i64:
    total = own_tiles(s, LAID + seat, goods)
    for joker in range(JOKERS):
        total += beside(s, seat, goods, joker)
    return total


def laid_scarabs(s: State, seat: i64, goods: i64) -> i64:
    """Scarabs on the tiles, and two for each harvest. [P-END-5, P-PIR-6]"""
    total = beside(s, seat, goods, HARVESTS) * HARVEST_SCARABS
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += tiles_of(s, LAID + seat, kind) * SCARABS_OF[kind]
    return total


def winners(s: State) -> i64:
    """Most points; then less corruption; then both. A bit for each seat. [P-END-6]"""
    lead = points(s, 0) - points(s, 1)
    if lead == 0:
        lead = corruption(s, 1) - corruption(s, 0)
    if lead > 0:
        return 1
    if lead < 0:
        return 2
    return 3
