"""Why an answer in Sobek: 2 Players is good, from the terms of the greedy merchant: here are the questions, the
characters and the pirogues."""

from collections.abc import Sequence

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Reason, Term, number_word, sentence
from shedet.bots.sobek2p.greedy import (
    best_of_the_market,
    corruption_of_the_opponent,
    effect_now,
    hand_of_the_opponent,
    offer,
    worth_of_pirogue,
)
from shedet.bots.sobek2p.reasons.goods import (
    actor,
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
    tile,
)
from shedet.bots.sobek2p.weights import WEIGHTS
from shedet.bots.sobek2p.worth import Outlook, group_tiles, worth_in_hand, worth_to_gain
from shedet.core.game import Knowledge
from shedet.core.words import Message, say
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
    CATTLE_SCRIBE,
    CHARACTER_BACK,
    COBRA_1,
    COBRA_2,
    COURTESAN,
    DEBEN,
    EYE,
    FACE_DOWN,
    FIELDS,
    FIRST_JOKER,
    FISH_SCRIBE,
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
    PIROGUE_NAMES,
    QUEEN,
    STATUE,
    THIEF,
    TWO_AND_DEBEN,
    VIZIER,
)
from shedet.games.sobek2p.rules.characters import HAND_LIMIT
from shedet.games.sobek2p.rules.ending import laid_tiles
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.rules.taking import skipped
from shedet.games.sobek2p.saying import naming
from shedet.games.sobek2p.state import CORRUPTION, DEBEN_SHOWN, HAND, TAKEN_KIND, count_tiles, deben_of
from shedet.games.sobek2p.worlds import Knowledge as Seen


def reason(knowledge: Knowledge, action: i64, plan: Sequence[int] = ()) -> Reason:
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
        return reason_to_keep(o)
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


def reason_to_keep(o: Outlook) -> Reason:
    kind = o.s.detail(TAKEN_KIND)
    return sentence(say("reason-keep", goods=naming.group(GOODS_OF[kind])), terms_in_hand(o, kind))


# ---- characters


def reason_to_play(o: Outlook, character: i64) -> Reason:
    played = say("reason-character", character=naming.character(character))
    if not has_effect(o, character):
        return sentence(say("reason-play-in-vain", character=played))
    kind = KIND_OF_CHARACTER[character]
    lost = Term(-max(0.1, worth_in_hand(o, kind)), given_up(kind))
    return sentence(say("reason-play", character=played), [Term(effect_now(o, character), effect(o, character)), lost])


def has_effect(o: Outlook, character: i64) -> bool:
    """Whether a character can do anything at all. (Its worth may be nothing even so.)"""
    s = o.s
    if character == ARCHITECT:
        return o.knowledge.pirogues_in_supply > 0
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


def given_up(kind: i64) -> Message:
    """A played character cannot be sold any more."""
    if kind >= FIRST_JOKER:
        return say("reason-gives-up-joker")
    return say("reason-gives-up-goods", goods=naming.group(GOODS_OF[kind]))


def effect(o: Outlook, character: i64) -> Message:
    if character == ARCHITECT:
        return say("reason-architect", number=min(3, int(o.knowledge.pirogues_in_supply)), who=actor(o))
    if character == QUEEN:
        return say("reason-queen", number=min(3, int(o.s.pile_left)))
    if character == VIZIER:
        return say("reason-vizier", number=int(corruption_of_the_opponent(o)))
    if character == THIEF:
        return say("reason-thief", number=int(hand_of_the_opponent(o)))
    if character == COURTESAN:
        return say("reason-courtesan", who=actor(o))
    if character == MERCHANT:
        return say("reason-merchant", tile=tile(best_market_kind(o)))
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return say("reason-scribe", number=int(hand_of_the_opponent(o) - HAND_LIMIT))
    return clearing(o, largest_group(o))


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


def clearing(o: Outlook, group: i64) -> Message:
    tiles = int(group_tiles(o.s, CORRUPTION + o.me, group))
    return say("reason-clears", number=tiles, goods=naming.group(group), who=actor(o))


def reason_to_claim(o: Outlook, kind: i64) -> Reason:
    return sentence(say("reason-claim", tile=tile(kind)), terms_to_gain(o, kind))


def reason_to_steal(o: Outlook, back: i64) -> Reason:
    if back == GOODS_BACK:
        return sentence(say("reason-steal-goods", who=actor(o)))
    tiles = int(o.knowledge.hand_backs[(1 - o.me) * 3 + back])
    return sentence(say("reason-steal-character" if back == CHARACTER_BACK else "reason-steal-starting", number=tiles))


def reason_to_discard(o: Outlook, kind: i64) -> Reason:
    deed = say("reason-discard", tile=tile(kind), who=actor(o))
    missed = worth_in_hand(o, kind)
    if kind >= FIRST_JOKER:
        return sentence(deed, [Term(-missed, say("reason-gives-up-joker"))])
    left = int(own_tiles(o.s, HAND + o.me, GOODS_OF[kind])) - 1
    goods = naming.group(GOODS_OF[kind])
    if left == 0:
        return sentence(deed, [Term(0.1, say("reason-keeps-sets", who=actor(o)))])
    if left >= SET:
        return sentence(deed, [Term(0.1, say("reason-still-keeps", number=left, goods=goods))])
    return sentence(deed, [Term(-abs(missed) - 0.1, say("reason-keeps-only", number=left, goods=goods))])


def reason_to_purge(o: Outlook, group: i64) -> Reason:
    left = int(count_tiles(o.s, CORRUPTION + o.me) - group_tiles(o.s, CORRUPTION + o.me, group))
    return sentence(clearing(o, group), [Term(0.1, say("reason-leaves-there", number=left))])


# ---- pirogues and deben


def reason_to_reveal(o: Outlook, pirogue: i64) -> Reason:
    worth = worth_of_pirogue(o, pirogue)
    if pirogue == COBRA_1 or pirogue == COBRA_2:
        return reason_for_cobra(o, pirogue)
    if pirogue == TWO_AND_DEBEN:
        return sentence(say("reason-reveal-two-and-deben", bag=int(o.knowledge.in_bag)))
    if pirogue == EYE and worth <= 0.0:
        return sentence(say("reason-reveal-eye-in-vain"))
    if pirogue == HARVEST:
        if worth <= 0.0:
            return sentence(say("reason-reveal-harvest-in-vain", who=actor(o)))
        return sentence(say("reason-reveal-harvest", points=int(worth), who=actor(o)))
    if pirogue == MUMMY:
        tiles = int(count_tiles(o.s, CORRUPTION + o.me))
        return sentence(say("reason-reveal-mummy", number=tiles, who=actor(o)))
    return sentence(say(f"reason-reveal-{PIROGUE_NAMES[pirogue]}", who=actor(o)))


def reason_for_cobra(o: Outlook, pirogue: i64) -> Reason:
    more = number_word(int(PIROGUE_CORRUPTION[pirogue]))
    theirs = number_word(int(corruption_of_the_opponent(o)))
    mine = int(count_tiles(o.s, CORRUPTION + o.me))
    return sentence(say("reason-reveal-cobra", more=more, number=mine, theirs=theirs, who=actor(o)))


def reason_to_keep_deben(o: Outlook, value: i64) -> Reason:
    kept = LOWEST_DEBEN + int(value)
    for other in range(DEBEN):
        if other != value and deben_of(o.s, DEBEN_SHOWN, other) > 0:
            return sentence(say("reason-keep-one-deben", points=kept, other=LOWEST_DEBEN + int(other)))
    return sentence(say("reason-keep-deben", points=kept))


def reason_to_name(o: Outlook, field: i64) -> Reason:
    """The finger: what the opponent must take, what they must skip for it, and what they would rather have taken."""
    s = o.s
    passed = int(skipped(s, s.ankh_field, field))
    terms: list[Term] = []
    if passed > 0:
        terms.append(Term(o.weights.corruption * float(passed), say("reason-corrupts-them", number=passed)))
    best = best_on_the_line(o)
    if best != field:
        lost = offer(o, s.ankh_field, best) - offer(o, s.ankh_field, field)
        terms.append(Term(lost, say("reason-keeps-them-from", tile=tile(i64(s.market[best])))))
    else:
        terms.append(Term(-0.1, say("reason-gives-them-the-best")))
    return sentence(say("reason-name", tile=tile(i64(s.market[field]))), terms)


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


def reason_for_harvest(o: Outlook, goods: i64) -> Reason:
    tiles = int(laid_tiles(o.s, o.me, goods))
    gain = HARVEST_SCARABS * tiles
    return sentence(say("reason-lay-harvest", goods=naming.group(goods), number=tiles, points=gain, who=actor(o)))
