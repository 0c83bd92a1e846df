"""A greedy merchant for Sobek: 2 Players: weighs every answer by what it is worth at once, and takes the best.

Worth is counted in points. Tiles in hand are worth a share of the points they would bring when sold, the share growing
with the number of them; a tile on the corruption board costs what it moves the deben of the end by; what the
opponent could reach next counts against a move. It knows nothing but the knowledge it is given: its own tiles,
the open market, and numbers of backs. The weights are in `weights.toml`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.sobek2p.weights import Weights
from shedet.bots.sobek2p.worth import (
    Outlook,
    group_tiles,
    scarabs_in_hand,
    worth_in_hand,
    worth_of_goods,
    worth_of_joker,
    worth_to_gain,
)
from shedet.bots.weights import Numbers
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
    goods_of_laying,
    kind_of_laying,
)
from shedet.games.sobek2p.components import (
    ARCHITECT,
    BETWEEN,
    BETWEEN_START,
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
    THIEF,
    TWO_AND_DEBEN,
    VIZIER,
)
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.ending import laid_scarabs, laid_tiles
from shedet.games.sobek2p.rules.selling import SET, laid_out, own_tiles
from shedet.games.sobek2p.rules.taking import skipped
from shedet.games.sobek2p.state import (
    CHOOSE_MARKET_TILE,
    CHOOSE_SET,
    CORRUPTION,
    HAND,
    LAID_SO_FAR,
    SOLD_GOODS,
    TAKEN_KIND,
    State,
    tiles_of,
)
from shedet.games.sobek2p.worlds import Knowledge as Seen


@final
class GreedyMerchant(Bot):
    def __init__(self, weights: Weights) -> None:
        self.uses_knowledge = True
        self.weights = weights

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """The answer of most worth; the first of equals."""
        assert isinstance(knowledge, Seen)
        best = legal[0]
        if len(legal) == 1:
            return best
        outlook = Outlook(knowledge, self.weights)
        if outlook.s.question() == CHOOSE_SET:
            return next_of_the_set(outlook, legal)
        most = worth(outlook, best)
        for action in legal[1:]:
            this = worth(outlook, action)
            if this > most:
                most = this
                best = action
        return best


def merchant_with(numbers: Numbers) -> Bot:
    """The merchant with weights of its own, such as a tuner tries out."""
    return GreedyMerchant(Weights(numbers))


def worth(outlook: Outlook, action: i64) -> float:
    """What an answer is worth to the seat that gives it."""
    s = outlook.s
    me = outlook.me
    if action < REFILL:
        return worth_of_taking(outlook, action)
    if action == REFILL:
        return outlook.weights.refill
    if action < PLAY:
        return worth_of_selling(outlook, action - SELL)
    if action < TURN_ANKH:
        return worth_of_playing(outlook, action - PLAY)
    if action < KEEP_TILE:
        return -best_for_the_opponent(outlook, s.ankh_field, action - TURN_ANKH, NO_FIELD)
    if action == KEEP_TILE:
        return worth_in_hand(outlook, s.detail(TAKEN_KIND))
    if action == TRADE_TILE:
        return outlook.weights.deben
    if action == FINISH:
        return 0.0
    if REVEAL <= action < KEEP_DEBEN:
        return worth_of_pirogue(outlook, action - REVEAL)
    if action < NAME:
        return float(action)
    if action < LAY_HARVEST:
        return -offer(outlook, s.ankh_field, action - NAME)
    if action < CLAIM:
        return float(laid_tiles(s, me, action - LAY_HARVEST))
    if action < STEAL:
        return worth_to_gain(outlook, action - CLAIM)
    if action < LAY:
        return 2.0 if action - STEAL == GOODS_BACK else 1.0
    if action < DISCARD:
        return worth_of_laying(outlook, action - LAY)
    if action < PURGE:
        return -worth_in_hand(outlook, action - DISCARD)
    return float(group_tiles(s, CORRUPTION + me, action - PURGE))


# ---- taking


def worth_of_taking(outlook: Outlook, field: i64) -> float:
    """The tile, less the corruption of what is skipped and what the opponent may take then."""
    s = outlook.s
    kind = i64(s.market[field])
    gain = max(worth_to_gain(outlook, kind), outlook.weights.deben if has_deben(outlook, kind) else -99.0)
    gain += outlook.weights.deny * for_the_opponent(outlook, kind)
    if s.question() == CHOOSE_MARKET_TILE:
        return gain
    gain -= outlook.weights.corruption * float(skipped(s, s.ankh_field, field))
    if kind == FACE_DOWN:
        return gain
    return gain - outlook.weights.reach * best_for_the_opponent(outlook, field, ORIENTATION_OF[kind], s.ankh_field)


def has_deben(outlook: Outlook, kind: i64) -> bool:
    """Whether taking it lets the player choose a deben instead."""
    return (
        kind < KINDS
        and DEBEN_ON[kind] == 1
        and outlook.knowledge.in_bag > 0
        and outlook.s.question() != CHOOSE_MARKET_TILE
    )


def for_the_opponent(outlook: Outlook, kind: i64) -> float:
    """About what a tile is worth to the opponent, whose hand is not known: its scarabs, more with goods laid out."""
    if kind == FACE_DOWN:
        return outlook.weights.face_down
    if kind >= FIRST_JOKER:
        return outlook.weights.opponent_joker
    s = outlook.s
    opponent = 1 - outlook.me
    goods = GOODS_OF[kind]
    value = outlook.weights.opponent_tile + outlook.weights.opponent_scarab * float(SCARABS_OF[kind])
    if laid_out(s, opponent, goods):
        added = laid_scarabs(s, opponent, goods) + SCARABS_OF[kind] * laid_tiles(s, opponent, goods)
        value += outlook.weights.opponent_laid * float(added)
    if DEBEN_ON[kind] == 1 and outlook.knowledge.in_bag > 0:
        value = max(value, outlook.weights.deben)
    return value


def best_for_the_opponent(outlook: Outlook, field: i64, orientation: i64, from_field: i64) -> float:
    """The best that the opponent could take from a field and orientation of the ankh.

    Tiles from where it stands now to that field will be gone by then.
    """
    s = outlook.s
    line = field * 4 + orientation
    most = -99.0
    for at in range(LINE_START[line], LINE_START[line + 1]):
        there = LINE[at]
        if s.market[there] == NO_TILE or is_between(from_field, there, field):
            continue
        most = max(most, offer(outlook, field, there))
    if most > -99.0:
        return most
    return outlook.weights.refill if s.pile_left > 0 else 0.0


def offer(outlook: Outlook, ankh: i64, field: i64) -> float:
    """What the opponent would have from taking a tile, with the ankh on a field of its line."""
    return for_the_opponent(outlook, i64(outlook.s.market[field])) - outlook.weights.corruption * float(
        skipped(outlook.s, ankh, field)
    )


def is_between(start: i64, field: i64, end: i64) -> bool:
    """Whether a field lies strictly between two others of a line."""
    way = start * FIELDS + end
    for at in range(BETWEEN_START[way], BETWEEN_START[way + 1]):
        if BETWEEN[at] == field:
            return True
    return False


# ---- selling


def worth_of_selling(outlook: Outlook, goods: i64) -> float:
    """Certain points instead of hoped-for ones, and a pirogue; the more, the nearer the end.

    A type is worth tiles times scarabs, so a set is better kept while good tiles for it are in reach: these are
    weighed against it by `worth_of_taking`.
    """
    s = outlook.s
    hand = HAND + outlook.me
    tiles = own_tiles(s, hand, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    helped = max(0, SET - tiles)
    laid = laid_tiles(s, outlook.me, goods)
    with_scarabs = laid_scarabs(s, outlook.me, goods)
    together = tiles + helped
    gain = float((laid + together) * (with_scarabs + scarabs) - laid * with_scarabs)
    value = gain - worth_of_goods(outlook, goods, tiles, scarabs)
    value -= float(helped) * worth_of_joker(outlook)
    if outlook.knowledge.in_notches > 0:
        value += outlook.weights.pirogue
    if outlook.left <= outlook.weights.late:
        value += outlook.weights.late_sale * gain
    return value


def next_of_the_set(outlook: Outlook, legal: vec[i64]) -> i64:
    """The next tile of a sale: goods always, others where they bring more than they are worth in hand."""
    s = outlook.s
    goods = s.detail(SOLD_GOODS)
    missing = SET - s.detail(LAID_SO_FAR)
    scarabs = laid_scarabs(s, outlook.me, goods) + scarabs_in_hand(s, outlook.me, goods)
    for action in legal:
        if action == FINISH:
            return action
        kind = action - ADD
        if CHARACTER_OF[kind] < 0 and kind < FIRST_JOKER:
            return action
        keep = worth_of_joker(outlook) if kind >= FIRST_JOKER else outlook.weights.keep_character
        if missing > 0 or float(scarabs) >= keep or outlook.left < outlook.weights.last_turns:
            return action
    return legal[len(legal) - 1]


def worth_of_laying(outlook: Outlook, laying: i64) -> float:
    """The courtesan: points for sure, less what the tile is worth in hand."""
    s = outlook.s
    kind = kind_of_laying(laying)
    return points_of_laying(s, outlook.me, kind, goods_of_laying(laying)) - outlook.weights.laying * worth_in_hand(
        outlook, kind
    )


def points_of_laying(s: State, seat: i64, kind: i64, goods: i64) -> float:
    tiles = laid_tiles(s, seat, goods)
    scarabs = laid_scarabs(s, seat, goods)
    return float((tiles + 1) * (scarabs + SCARABS_OF[kind]) - tiles * scarabs)


# ---- characters and pirogues


def worth_of_playing(outlook: Outlook, character: i64) -> float:
    """The effect, less what the character is worth as goods."""
    return effect_now(outlook, character) - worth_in_hand(outlook, KIND_OF_CHARACTER[character])


def effect_now(outlook: Outlook, character: i64) -> float:
    s = outlook.s
    if character == ARCHITECT:
        return outlook.weights.pirogue + outlook.weights.architect if outlook.knowledge.pirogues_in_supply > 0 else 0.0
    if character == QUEEN:
        return (
            outlook.weights.queen_tile * float(min(3, s.pile_left))
            if outlook.left > outlook.weights.last_turns
            else 0.0
        )
    if character == VIZIER:
        return outlook.weights.vizier if corruption_of_the_opponent(outlook) > 2 else 0.0
    if character == THIEF:
        return outlook.weights.thief if hand_of_the_opponent(outlook) > 0 else 0.0
    if character == COURTESAN:
        return worth_of_the_courtesan(outlook)
    if character == MERCHANT:
        return best_of_the_market(outlook)
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return outlook.weights.scribe_tile * float(max(0, hand_of_the_opponent(outlook) - HAND_LIMIT))
    if character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        most: i64 = 0
        for group in range(7):
            most = max(most, group_tiles(s, CORRUPTION + outlook.me, group))
        return outlook.weights.corruption * float(most)
    return 0.0


def hand_of_the_opponent(outlook: Outlook) -> i64:
    first = (1 - outlook.me) * 3
    return (
        outlook.knowledge.hand_backs[first]
        + outlook.knowledge.hand_backs[first + 1]
        + outlook.knowledge.hand_backs[first + 2]
    )


def corruption_of_the_opponent(outlook: Outlook) -> i64:
    first = (1 - outlook.me) * 3
    return (
        outlook.knowledge.corruption_backs[first]
        + outlook.knowledge.corruption_backs[first + 1]
        + outlook.knowledge.corruption_backs[first + 2]
    )


def worth_of_the_courtesan(outlook: Outlook) -> float:
    """The better part of laying the two best tiles."""
    s = outlook.s
    first = 0.0
    second = 0.0
    for kind in range(KINDS):
        if tiles_of(s, HAND + outlook.me, kind) == 0 or CHARACTER_OF[kind] == COURTESAN:
            continue
        best = 0.0
        for goods in range(6):
            if (kind >= FIRST_JOKER or GOODS_OF[kind] == goods) and laid_out(s, outlook.me, goods):
                best = max(
                    best,
                    points_of_laying(s, outlook.me, kind, goods)
                    - outlook.weights.laying * worth_in_hand(outlook, kind),
                )
        if best > first:
            second = first
            first = best
        elif best > second:
            second = best
    return first + second


def best_of_the_market(outlook: Outlook) -> float:
    most = 0.0
    for field in range(FIELDS):
        kind = i64(outlook.s.market[field])
        if kind != NO_TILE:
            most = max(most, worth_to_gain(outlook, kind))
    return most


def worth_of_pirogue(outlook: Outlook, pirogue: i64) -> float:
    s = outlook.s
    if pirogue == SEVEN:
        return 7.0
    if pirogue == TWO_AND_DEBEN:
        return 2.0 + (outlook.weights.deben if outlook.knowledge.in_bag > 0 else 0.0)
    if pirogue == EYE:
        return outlook.weights.deben + outlook.weights.eye if outlook.knowledge.in_bag > 0 else 0.0
    if pirogue == PYRAMID:
        return outlook.weights.pyramid if outlook.left > outlook.weights.last_turn else outlook.weights.pyramid_late
    if pirogue == HARVEST:
        most: i64 = 0
        for goods in range(HARVEST_GOODS):
            if laid_out(s, outlook.me, goods):
                most = max(most, laid_tiles(s, outlook.me, goods))
        return float(HARVEST_SCARABS * most)
    if pirogue == MUMMY:
        return worth_of_the_mummy(outlook)
    if pirogue == COBRA_1:
        return outlook.weights.corruption
    if pirogue == COBRA_2:
        return 2.0 * outlook.weights.corruption
    return outlook.weights.finger


def worth_of_the_mummy(outlook: Outlook) -> float:
    """A clean board, and goods to sell."""
    s = outlook.s
    total = 0.0
    for kind in range(KINDS):
        tiles = tiles_of(s, CORRUPTION + outlook.me, kind)
        if tiles > 0:
            total += float(tiles) * max(0.0, outlook.weights.corruption + worth_to_gain(outlook, kind))
    return total
