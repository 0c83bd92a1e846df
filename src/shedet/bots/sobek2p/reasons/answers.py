"""Why an answer in Sobek: 2 Players is good, from the terms of the greedy merchant: here are the questions, the
characters and the pirogues."""

from collections.abc import Sequence

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Term, count, number_word, points, sentence
from shedet.bots.sobek2p.greedy import (
    Outlook,
    best_of_the_market,
    corruption_of_the_opponent,
    effect_now,
    group_tiles,
    hand_of_the_opponent,
    offer,
    skipped,
    worth_in_hand,
    worth_of_pirogue,
    worth_to_gain,
)
from shedet.bots.sobek2p.reasons.goods import (
    a_tile,
    character_name,
    open_tiles,
    reason_to_add,
    reason_to_finish,
    reason_to_lay,
    reason_to_refill,
    reason_to_sell,
    reason_to_take,
    reason_to_trade,
    reason_to_turn,
    terms_in_hand,
    terms_to_gain,
)
from shedet.bots.sobek2p.weights import WEIGHTS
from shedet.core.game import Knowledge
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
    TAKE,
    TRADE_TILE,
    TURN_ANKH,
)
from shedet.games.sobek2p.components import (
    ARCHITECT,
    BACKS,
    CATTLE_SCRIBE,
    CHARACTER_BACK,
    COBRA_1,
    COBRA_2,
    COURTESAN,
    DEBEN,
    EYE,
    FACE_DOWN,
    FIELDS,
    FINGER,
    FIRST_JOKER,
    FISH_SCRIBE,
    GOODS,
    GOODS_BACK,
    GOODS_OF,
    HARVEST,
    HARVEST_SCARABS,
    KIND_OF_CHARACTER,
    LINE,
    LINE_START,
    LOWEST_DEBEN,
    MERCHANT,
    MUMMY,
    NO_TILE,
    PIROGUE_CORRUPTION,
    PYRAMID,
    QUEEN,
    SEVEN,
    STATUE,
    THIEF,
    TWO_AND_DEBEN,
    VIZIER,
)
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.ending import laid_tiles
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.state import (
    CORRUPTION,
    DEBEN_SHOWN,
    HAND,
    TAKEN_KIND,
    count_tiles,
    deben_of,
)
from shedet.games.sobek2p.worlds import Knowledge as Seen


def reason(knowledge: Knowledge, action: i64, plan: Sequence[int] = ()) -> str:
    """What an answer does and why that is good, for all the seat knows. Each step speaks for itself here, whatever is
    planned after it."""
    assert isinstance(knowledge, Seen)
    o = Outlook(knowledge, WEIGHTS)
    if action < REFILL:
        return reason_to_take(o, action - TAKE)
    if action == REFILL:
        return reason_to_refill(o)
    if action < PLAY:
        return reason_to_sell(o, action - SELL)
    if action < TURN_ANKH:
        return reason_to_play(o, action - PLAY)
    if action < KEEP_TILE:
        return reason_to_turn(o, action - TURN_ANKH)
    if action == KEEP_TILE:
        return sentence(
            f"keeps the {GOODS[GOODS_OF[o.s.detail(TAKEN_KIND)]]}", terms_in_hand(o, o.s.detail(TAKEN_KIND))
        )
    if action == TRADE_TILE:
        return reason_to_trade(o)
    if action < FINISH:
        return reason_to_add(o, action - ADD)
    if action == FINISH:
        return reason_to_finish(o)
    if action < KEEP_DEBEN:
        return reason_to_reveal(o, action - REVEAL)
    if action < NAME:
        return reason_to_keep_deben(o, action - KEEP_DEBEN)
    if action < LAY_HARVEST:
        return reason_to_name(o, action - NAME)
    if action < CLAIM:
        return reason_for_harvest(o, action - LAY_HARVEST)
    if action < STEAL:
        return reason_to_claim(o, action - CLAIM)
    if action < LAY:
        return reason_to_steal(o, action - STEAL)
    if action < DISCARD:
        return reason_to_lay(o, action - LAY)
    if action < PURGE:
        return reason_to_discard(o, action - DISCARD)
    return reason_to_purge(o, action - PURGE)


# ---- characters


def reason_to_play(o: Outlook, character: i64) -> str:
    name = character_name(character)
    kind = KIND_OF_CHARACTER[character]
    if not has_effect(o, character):
        return f"plays the {name}, which does nothing now"
    lost = Term(-max(0.1, worth_in_hand(o, kind)), f"gives up {given_up(kind)}")
    return sentence(f"plays the {name}", [Term(effect_now(o, character), effect_words(o, character)), lost])


def has_effect(o: Outlook, character: i64) -> bool:
    """Whether a character can do anything at all. (Its worth may be nothing even so.)"""
    s = o.s
    if character == ARCHITECT:
        return o.k.pirogues_in_supply > 0
    if character == QUEEN:
        return s.pile_left > 0
    if character == VIZIER:
        return corruption_of_the_opponent(o) > 0
    if character == THIEF:
        return hand_of_the_opponent(o) > 0
    if character == COURTESAN:
        return can_lay(o)
    if character == MERCHANT:
        return open_tiles(o) > 0
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return hand_of_the_opponent(o) > HAND_LIMIT
    return count_tiles(s, CORRUPTION + o.me) > 0


def can_lay(o: Outlook) -> bool:
    """Whether a tile besides the courtesan, who is gone then, goes with goods that were sold."""
    s = o.s
    for goods in range(6):
        tiles = own_tiles(s, HAND + o.me, goods) + jokers(s, HAND + o.me)
        if goods == GOODS_OF[KIND_OF_CHARACTER[COURTESAN]]:
            tiles -= 1
        if laid_out(s, o.me, goods) and tiles > 0:
            return True
    return False


def given_up(kind: i64) -> str:
    """A played character cannot be sold any more."""
    return "a joker" if kind >= FIRST_JOKER else f"a tile of {GOODS[GOODS_OF[kind]]}"


def effect_words(o: Outlook, character: i64) -> str:
    if character == ARCHITECT:
        return f"shows you {count(min(3, int(o.k.pirogues_in_supply)), 'pirogue')} to choose one from"
    if character == QUEEN:
        return f"draws {count(min(3, int(o.s.pile_left)), 'tile')}"
    if character == VIZIER:
        return f"takes the best of {count(int(corruption_of_the_opponent(o)), 'tile')} from the opponent's corruption"
    if character == THIEF:
        return f"takes one of the opponent's {count(int(hand_of_the_opponent(o)), 'tile')} at random"
    if character == COURTESAN:
        return "lays up to two tiles with goods you have sold"
    if character == MERCHANT:
        return f"takes {a_tile(best_market_kind(o))} from anywhere in the market"
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        excess = int(hand_of_the_opponent(o) - HAND_LIMIT)
        return f"sends {count(excess, 'tile')} of the opponent's hand to corruption"
    return f"clears {group_words(o, largest_group(o))} from your corruption board"


def best_market_kind(o: Outlook) -> i64:
    """The tile that the merchant would take."""
    best: i64 = -1
    most = best_of_the_market(o)
    for field in range(FIELDS):
        kind = i64(o.s.market[field])
        if kind != NO_TILE and best < 0 and worth_to_gain(o, kind) >= most:
            best = kind
    return best if best >= 0 else FACE_DOWN


def largest_group(o: Outlook) -> i64:
    best: i64 = 0
    for group in range(STATUE + 1):
        if group_tiles(o.s, CORRUPTION + o.me, group) > group_tiles(o.s, CORRUPTION + o.me, best):
            best = group
    return best


def group_words(o: Outlook, group: i64) -> str:
    tiles = int(group_tiles(o.s, CORRUPTION + o.me, group))
    return count(tiles, "joker") if group == STATUE else f"{number_word(tiles)} {GOODS[group]}"


def reason_to_claim(o: Outlook, kind: i64) -> str:
    return sentence(f"takes {a_tile(kind)} from the opponent's corruption board", terms_to_gain(o, kind))


def reason_to_steal(o: Outlook, back: i64) -> str:
    if back == GOODS_BACK:
        return "takes goods from the opponent's hand, which may carry scarabs or complete a set of yours"
    tiles = int(o.k.hand_backs[(1 - o.me) * 3 + back])
    name = "character" if back == CHARACTER_BACK else f"{BACKS[back]} tile"
    taken = f"the opponent's only {name}" if tiles == 1 else f"one of the opponent's {count(tiles, name)}"
    if back == CHARACTER_BACK:
        return f"takes {taken}, to play or to sell"
    return f"takes {taken}, which has no scarabs"


def reason_to_discard(o: Outlook, kind: i64) -> str:
    missed = worth_in_hand(o, kind)
    left = own_tiles(o.s, HAND + o.me, GOODS_OF[kind]) - 1 if kind < FIRST_JOKER else i64(0)
    terms: list[Term] = []
    if kind >= FIRST_JOKER:
        terms.append(Term(-missed, "gives up a joker"))
    elif left == 0:
        terms.append(Term(0.1, "keeps the sets you have begun"))
    elif left >= SET:
        terms.append(Term(0.1, f"still keeps {number_word(int(left))} {GOODS[GOODS_OF[kind]]} to sell"))
    else:
        terms.append(Term(-abs(missed) - 0.1, f"keeps only {number_word(int(left))} {GOODS[GOODS_OF[kind]]}"))
    return sentence(f"puts {a_tile(kind)} on your corruption board", terms)


def reason_to_purge(o: Outlook, group: i64) -> str:
    left = int(count_tiles(o.s, CORRUPTION + o.me) - group_tiles(o.s, CORRUPTION + o.me, group))
    return f"clears {group_words(o, group)} from your corruption board and leaves {count(left, 'tile')} there"


# ---- pirogues and deben


def reason_to_reveal(o: Outlook, pirogue: i64) -> str:
    worth = worth_of_pirogue(o, pirogue)
    if pirogue == SEVEN:
        return "reveals the pirogue with 7 points, which are certain"
    if pirogue == TWO_AND_DEBEN:
        deben = "and draws a deben of 3 to 9" if o.k.in_bag > 0 else "though the bag has no deben left"
        return f"reveals the pirogue with 2 points {deben}"
    if pirogue == EYE:
        return "reveals the eye, which keeps the better of two deben" if worth > 0.0 else "reveals the eye in vain"
    if pirogue == PYRAMID:
        return "reveals the pyramid, which gives you another turn with the ankh turned any way you like"
    if pirogue == FINGER:
        return "reveals the finger, which lets you say what the opponent takes next"
    if pirogue == HARVEST:
        if worth <= 0.0:
            return "reveals the harvest, which needs wheat, cattle or fish that you have sold"
        return f"reveals the harvest for up to {points(int(worth))} on goods you have sold"
    if pirogue == MUMMY:
        tiles = count(int(count_tiles(o.s, CORRUPTION + o.me)), "tile")
        return f"reveals the mummy, which brings {tiles} from your corruption board to your hand"
    return reason_for_cobra(o, pirogue)


def reason_for_cobra(o: Outlook, pirogue: i64) -> str:
    assert pirogue == COBRA_1 or pirogue == COBRA_2
    mine = int(count_tiles(o.s, CORRUPTION + o.me))
    theirs = int(corruption_of_the_opponent(o))
    more = number_word(int(PIROGUE_CORRUPTION[pirogue]))
    standing = f"you hold {count(mine, 'tile')} of corruption, they {number_word(theirs)}"
    return f"reveals a cobra that counts as {more} more corruption for the opponent; {standing}"


def reason_to_keep_deben(o: Outlook, value: i64) -> str:
    kept = LOWEST_DEBEN + int(value)
    for other in range(DEBEN):
        if other != value and deben_of(o.s, DEBEN_SHOWN, other) > 0:
            return f"keeps the deben of {points(kept)} and returns the one of {LOWEST_DEBEN + int(other)}"
    return f"keeps a deben of {points(kept)}"


def reason_to_name(o: Outlook, field: i64) -> str:
    """The finger: what the opponent must take, what they must skip for it, and what they would rather have taken."""
    s = o.s
    passed = int(skipped(s, s.ankh_field, field))
    terms: list[Term] = []
    if passed > 0:
        cost = o.w.corruption * float(passed)
        terms.append(Term(cost, f"sends {count(passed, 'tile')} to their corruption board"))
    best = best_on_the_line(o)
    if best != field:
        lost = offer(o, s.ankh_field, best) - offer(o, s.ankh_field, field)
        terms.append(Term(lost, f"keeps them from {a_tile(i64(s.market[best]))}"))
    else:
        terms.append(Term(-0.1, "gives them the best tile on the line"))
    return sentence(f"makes the opponent take {a_tile(i64(s.market[field]))}", terms)


def best_on_the_line(o: Outlook) -> i64:
    """What the opponent would best take from the ankh's line."""
    s = o.s
    line = s.ankh_field * 4 + s.ankh_orientation
    best: i64 = -1
    for at in range(LINE_START[line], LINE_START[line + 1]):
        if s.market[LINE[at]] != NO_TILE:
            if best < 0 or offer(o, s.ankh_field, LINE[at]) > offer(o, s.ankh_field, best):
                best = LINE[at]
    return best


def reason_for_harvest(o: Outlook, goods: i64) -> str:
    tiles = int(laid_tiles(o.s, o.me, goods))
    gain = points(HARVEST_SCARABS * tiles)
    return f"lays the harvest with your {GOODS[goods]}: two more scarabs on {count(tiles, 'tile')} are {gain}"
