"""A greedy merchant for Sobek: 2 Players: weighs every answer by what it is worth at once, and takes the best.

Worth is counted in points. Tiles in hand are worth a share of the points they would bring when sold, the share growing
with the number of them; a tile on the corruption board costs what it moves the deben of the end by; what the
opponent could reach next counts against a move. It knows nothing but the knowledge it is given: its own tiles,
the open market, and numbers of backs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng
from shedet.games.sobek2p.actions import (
    ADD,
    CLAIM,
    DISCARD,
    FINISH,
    KEEP_DEBEN,
    KEEP_TILE,
    LAY,
    LAY_HARVEST,
    NAME,
    PLAY,
    PURGE,
    REFILL,
    REVEAL,
    SELL,
    STEAL,
    TRADE_TILE,
    TURN_ANKH,
)
from shedet.games.sobek2p.components import (
    ARCHITECT,
    CATTLE_SCRIBE,
    CHARACTER_OF,
    COBRA_1,
    COBRA_2,
    COURTESAN,
    DEBEN_ON,
    EYE,
    FACE_DOWN,
    FIELDS,
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
    KIND_OF_CHARACTER,
    KINDS,
    LINE,
    LINE_START,
    MERCHANT,
    MUMMY,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    PYRAMID,
    QUEEN,
    SCARABS_OF,
    SEVEN,
    STATUE,
    THIEF,
    TWO_AND_DEBEN,
    VIZIER,
)
from shedet.games.sobek2p.decisions import goods_of_laying, kind_of_laying
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.ending import laid_scarabs, laid_tiles
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.rules.taking import step_between
from shedet.games.sobek2p.state import (
    CHOOSE_MARKET_TILE,
    CHOOSE_SET,
    CORRUPTION,
    HAND,
    State,
    tiles_of,
)
from shedet.games.sobek2p.worlds import Knowledge as Seen

DEBEN_WORTH: Final = 5.4  # of a deben drawn blind: 70 points on 13 tokens
CORRUPTION_COST: Final = 2.2  # three tiles of difference are worth a deben
PIROGUE_WORTH: Final = 5.0  # the best of those in the notches
FACE_DOWN_WORTH: Final = 2.0  # a character that nobody has seen, with the free choice of a line
REFILL_WORTH: Final = 3.0  # the best of the centre tiles that a refill will bring
REACH_WEIGHT: Final = 0.6  # how much the opponent's best next tile counts against a move
EFFECT_WORTH: Final = 3.0  # what may be hoped for from playing a character later, instead of selling it
LATE: Final = 6.0  # turns before the end, from which on sets had better be sold


@final
class GreedyMerchant(Bot):
    def __init__(self) -> None:
        self.uses_knowledge = True

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """The answer of most worth; the first of equals."""
        assert isinstance(knowledge, Seen)
        best = legal[0]
        if len(legal) == 1:
            return best
        if knowledge.table.question() == CHOOSE_SET:
            return next_of_the_set(knowledge, legal)
        most = worth(knowledge, best)
        for action in legal[1:]:
            this = worth(knowledge, action)
            if this > most:
                most = this
                best = action
        return best


BOT: Final = GreedyMerchant()


def worth(k: Seen, action: i64) -> float:
    """What an answer is worth to the seat that gives it."""
    s = k.table
    me = k.viewer
    if action < REFILL:
        return worth_of_taking(k, action)
    if action == REFILL:
        return REFILL_WORTH
    if action < PLAY:
        return worth_of_selling(k, action - SELL)
    if action < TURN_ANKH:
        return worth_of_playing(k, action - PLAY)
    if action < KEEP_TILE:
        return -best_for_the_opponent(k, s.ankh_field, action - TURN_ANKH, NO_FIELD)
    if action == KEEP_TILE:
        return worth_in_hand(k, s.detail(0))
    if action == TRADE_TILE:
        return DEBEN_WORTH
    if action == FINISH:
        return 0.0
    if REVEAL <= action < KEEP_DEBEN:
        return worth_of_pirogue(k, action - REVEAL)
    if action < NAME:
        return float(action)
    if action < LAY_HARVEST:
        return -offer(k, s.ankh_field, action - NAME)
    if action < CLAIM:
        return float(laid_tiles(s, me, action - LAY_HARVEST))
    if action < STEAL:
        return worth_to_gain(k, action - CLAIM)
    if action < LAY:
        return 2.0 if action - STEAL == GOODS_BACK else 1.0
    if action < DISCARD:
        return worth_of_laying(k, action - LAY)
    if action < PURGE:
        return -worth_in_hand(k, action - DISCARD)
    return float(group_tiles(s, CORRUPTION + me, action - PURGE))


# ---- tiles in hand


def time_left(s: State) -> float:
    """About how many more turns the market allows this player."""
    tiles = s.pile_left
    for field in range(FIELDS):
        if s.market[field] != NO_TILE:
            tiles += 1
    return float(tiles) / 4.5


def worth_of_goods(k: Seen, goods: i64, tiles: i64, scarabs: i64) -> float:
    """What so many tiles of one type in hand, jokers apart, will bring: a share of the points of their sale.

    The share is the chance that three of them come together in time. What is never sold corrupts.
    """
    s = k.table
    if tiles == 0:
        return 0.0
    laid = laid_tiles(s, k.viewer, goods)
    with_scarabs = laid_scarabs(s, k.viewer, goods)
    together = tiles + jokers(s, HAND + k.viewer)
    left = time_left(s)
    missing = float(SET - together)
    if missing <= 0.0:
        chance = 0.8
    else:
        chance = left / (left + 8.0 * missing)
        together = SET
    sale = float((laid + together) * (with_scarabs + scarabs) - laid * with_scarabs)
    return chance * sale - (1.0 - chance) * CORRUPTION_COST * float(tiles)


def worth_in_hand(k: Seen, kind: i64) -> float:
    """What the hand would lose without one tile that is in it."""
    s = k.table
    if kind >= FIRST_JOKER:
        return worth_of_joker(k) + effect_in_hand(kind)
    goods = GOODS_OF[kind]
    tiles = own_tiles(s, HAND + k.viewer, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    with_it = worth_of_goods(k, goods, tiles, scarabs)
    return with_it - worth_of_goods(k, goods, tiles - 1, scarabs - SCARABS_OF[kind]) + effect_in_hand(kind)


def worth_to_gain(k: Seen, kind: i64) -> float:
    """What one more tile is worth to the hand."""
    if kind == FACE_DOWN:
        return FACE_DOWN_WORTH
    if kind >= FIRST_JOKER:
        return worth_of_joker(k) + effect_in_hand(kind)
    s = k.table
    goods = GOODS_OF[kind]
    tiles = own_tiles(s, HAND + k.viewer, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    before = worth_of_goods(k, goods, tiles, scarabs)
    return worth_of_goods(k, goods, tiles + 1, scarabs + SCARABS_OF[kind]) - before + effect_in_hand(kind)


def worth_of_joker(k: Seen) -> float:
    """One more tile for the type with the most scarabs."""
    s = k.table
    most = 2.0
    for goods in range(6):
        scarabs = scarabs_in_hand(s, k.viewer, goods)
        if scarabs > 0:
            most = max(most, float(scarabs + laid_scarabs(s, k.viewer, goods)))
    return most if time_left(s) > 2.0 else most - 1.0


def scarabs_in_hand(s: State, seat: i64, goods: i64) -> i64:
    total: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += tiles_of(s, HAND + seat, kind) * SCARABS_OF[kind]
    return total


def effect_in_hand(kind: i64) -> float:
    return EFFECT_WORTH if CHARACTER_OF[kind] >= 0 else 0.0


def group_tiles(s: State, place: i64, group: i64) -> i64:
    return jokers(s, place) if group == STATUE else own_tiles(s, place, group)


# ---- taking


def worth_of_taking(k: Seen, field: i64) -> float:
    """The tile, less the corruption of what is skipped and what the opponent may take then."""
    s = k.table
    kind = i64(s.market[field])
    gain = max(worth_to_gain(k, kind), DEBEN_WORTH if has_deben(k, kind) else -99.0)
    gain += 0.3 * for_the_opponent(k, kind)
    if s.question() == CHOOSE_MARKET_TILE:
        return gain
    if s.ankh_field != NO_FIELD:
        gain -= CORRUPTION_COST * float(skipped(s, s.ankh_field, field))
    if kind == FACE_DOWN:
        return gain
    return gain - REACH_WEIGHT * best_for_the_opponent(k, field, ORIENTATION_OF[kind], s.ankh_field)


def has_deben(k: Seen, kind: i64) -> bool:
    """Whether taking it lets the player choose a deben instead."""
    return kind < KINDS and DEBEN_ON[kind] == 1 and k.in_bag > 0 and k.table.question() != CHOOSE_MARKET_TILE


def skipped(s: State, start: i64, end: i64) -> i64:
    """How many tiles lie strictly between two fields of a line."""
    if start == NO_FIELD:
        return 0
    total: i64 = 0
    step = step_between(start, end)
    between = start + step
    while between != end:
        if s.market[between] != NO_TILE:
            total += 1
        between += step
    return total


def for_the_opponent(k: Seen, kind: i64) -> float:
    """About what a tile is worth to the opponent, whose hand is not known: its scarabs, more with goods laid out."""
    if kind == FACE_DOWN:
        return FACE_DOWN_WORTH
    if kind >= FIRST_JOKER:
        return 4.0
    s = k.table
    opponent = 1 - k.viewer
    goods = GOODS_OF[kind]
    value = 0.5 + 1.6 * float(SCARABS_OF[kind])
    if laid_out(s, opponent, goods):
        value += 0.3 * float(laid_scarabs(s, opponent, goods) + SCARABS_OF[kind] * laid_tiles(s, opponent, goods))
    if DEBEN_ON[kind] == 1 and k.in_bag > 0:
        value = max(value, DEBEN_WORTH)
    return value


def best_for_the_opponent(k: Seen, field: i64, orientation: i64, from_field: i64) -> float:
    """The best that the opponent could take from a field and orientation of the ankh.

    Tiles from where it stands now to that field will be gone by then.
    """
    s = k.table
    line = field * 4 + orientation
    most = -99.0
    for at in range(LINE_START[line], LINE_START[line + 1]):
        there = LINE[at]
        if s.market[there] == NO_TILE or (from_field != NO_FIELD and is_between(from_field, there, field)):
            continue
        most = max(most, offer(k, field, there))
    if most > -99.0:
        return most
    return REFILL_WORTH if s.pile_left > 0 else 0.0


def offer(k: Seen, ankh: i64, field: i64) -> float:
    """What the opponent would have from taking a tile, with the ankh on a field of its line."""
    return for_the_opponent(k, i64(k.table.market[field])) - CORRUPTION_COST * float(skipped(k.table, ankh, field))


def is_between(start: i64, field: i64, end: i64) -> bool:
    step = step_between(start, end)
    between = start + step
    while between != end:
        if between == field:
            return True
        between += step
    return False


# ---- selling


def worth_of_selling(k: Seen, goods: i64) -> float:
    """Certain points instead of hoped-for ones, and a pirogue; the more, the nearer the end.

    A type is worth tiles times scarabs, so a set is better kept while good tiles for it are in reach: these are
    weighed against it by `worth_of_taking`.
    """
    s = k.table
    hand = HAND + k.viewer
    tiles = own_tiles(s, hand, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    helped = max(0, SET - tiles)
    laid = laid_tiles(s, k.viewer, goods)
    with_scarabs = laid_scarabs(s, k.viewer, goods)
    together = tiles + helped
    gain = float((laid + together) * (with_scarabs + scarabs) - laid * with_scarabs)
    value = gain - worth_of_goods(k, goods, tiles, scarabs)
    value -= float(helped) * worth_of_joker(k)
    if k.in_notches > 0:
        value += PIROGUE_WORTH
    if time_left(s) <= LATE:
        value += 0.5 * gain
    return value


def next_of_the_set(k: Seen, legal: vec[i64]) -> i64:
    """The next tile of a sale: goods always, others where they bring more than they are worth in hand."""
    s = k.table
    goods = s.detail(0)
    missing = SET - s.detail(1)
    scarabs = laid_scarabs(s, k.viewer, goods) + scarabs_in_hand(s, k.viewer, goods)
    for action in legal:
        if action == FINISH:
            return action
        kind = action - ADD
        if CHARACTER_OF[kind] < 0 and kind < FIRST_JOKER:
            return action
        keep = worth_of_joker(k) if kind >= FIRST_JOKER else 4.0
        if missing > 0 or float(scarabs) >= keep or time_left(s) < 2.0:
            return action
    return legal[len(legal) - 1]


def worth_of_laying(k: Seen, laying: i64) -> float:
    """The courtesan: points for sure, less what the tile is worth in hand."""
    s = k.table
    kind = kind_of_laying(laying)
    return points_of_laying(s, k.viewer, kind, goods_of_laying(laying)) - 0.5 * worth_in_hand(k, kind)


def points_of_laying(s: State, seat: i64, kind: i64, goods: i64) -> float:
    tiles = laid_tiles(s, seat, goods)
    scarabs = laid_scarabs(s, seat, goods)
    return float((tiles + 1) * (scarabs + SCARABS_OF[kind]) - tiles * scarabs)


# ---- characters and pirogues


def worth_of_playing(k: Seen, character: i64) -> float:
    """The effect, less what the character is worth as goods."""
    return effect_now(k, character) - worth_in_hand(k, KIND_OF_CHARACTER[character])


def effect_now(k: Seen, character: i64) -> float:
    s = k.table
    if character == ARCHITECT:
        return PIROGUE_WORTH + 1.0 if k.pirogues_in_supply > 0 else 0.0
    if character == QUEEN:
        return 3.5 * float(min(3, s.pile_left)) if time_left(s) > 2.0 else 0.0
    if character == VIZIER:
        return 3.0 if corruption_of_the_opponent(k) > 2 else 0.0
    if character == THIEF:
        return 7.0 if hand_of_the_opponent(k) > 0 else 0.0
    if character == COURTESAN:
        return worth_of_the_courtesan(k)
    if character == MERCHANT:
        return best_of_the_market(k)
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return 4.0 * float(max(0, hand_of_the_opponent(k) - HAND_LIMIT))
    if character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        most: i64 = 0
        for group in range(7):
            most = max(most, group_tiles(s, CORRUPTION + k.viewer, group))
        return CORRUPTION_COST * float(most)
    return 0.0


def hand_of_the_opponent(k: Seen) -> i64:
    first = (1 - k.viewer) * 3
    return k.hand_backs[first] + k.hand_backs[first + 1] + k.hand_backs[first + 2]


def corruption_of_the_opponent(k: Seen) -> i64:
    first = (1 - k.viewer) * 3
    return k.corruption_backs[first] + k.corruption_backs[first + 1] + k.corruption_backs[first + 2]


def worth_of_the_courtesan(k: Seen) -> float:
    """The better part of laying the two best tiles."""
    s = k.table
    first = 0.0
    second = 0.0
    for kind in range(KINDS):
        if tiles_of(s, HAND + k.viewer, kind) == 0 or CHARACTER_OF[kind] == COURTESAN:
            continue
        best = 0.0
        for goods in range(6):
            if (kind >= FIRST_JOKER or GOODS_OF[kind] == goods) and laid_out(s, k.viewer, goods):
                best = max(best, points_of_laying(s, k.viewer, kind, goods) - 0.5 * worth_in_hand(k, kind))
        if best > first:
            second = first
            first = best
        elif best > second:
            second = best
    return first + second


def best_of_the_market(k: Seen) -> float:
    most = 0.0
    for field in range(FIELDS):
        kind = i64(k.table.market[field])
        if kind != NO_TILE:
            most = max(most, worth_to_gain(k, kind))
    return most


def worth_of_pirogue(k: Seen, pirogue: i64) -> float:
    s = k.table
    if pirogue == SEVEN:
        return 7.0
    if pirogue == TWO_AND_DEBEN:
        return 2.0 + (DEBEN_WORTH if k.in_bag > 0 else 0.0)
    if pirogue == EYE:
        return DEBEN_WORTH + 1.2 if k.in_bag > 0 else 0.0
    if pirogue == PYRAMID:
        return 6.0 if time_left(s) > 1.0 else 1.0
    if pirogue == HARVEST:
        most: i64 = 0
        for goods in range(HARVEST_GOODS):
            if laid_out(s, k.viewer, goods):
                most = max(most, laid_tiles(s, k.viewer, goods))
        return float(HARVEST_SCARABS * most)
    if pirogue == MUMMY:
        return worth_of_the_mummy(k)
    if pirogue == COBRA_1:
        return CORRUPTION_COST
    if pirogue == COBRA_2:
        return 2.0 * CORRUPTION_COST
    return 3.0


def worth_of_the_mummy(k: Seen) -> float:
    """A clean board, and goods to sell."""
    s = k.table
    total = 0.0
    for kind in range(KINDS):
        tiles = tiles_of(s, CORRUPTION + k.viewer, kind)
        if tiles > 0:
            total += float(tiles) * max(0.0, CORRUPTION_COST + worth_to_gain(k, kind))
    return total
