"""Why taking or selling tiles in Sobek: 2 Players is good: what it brings, and what it leaves to the opponent."""

from typing import Final

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.bots.sobek2p.greedy import (
    best_for_the_opponent,
    for_the_opponent,
    has_deben,
    is_between,
    offer,
    points_of_laying,
)
from shedet.bots.sobek2p.worth import Outlook, scarabs_in_hand, worth_in_hand, worth_of_joker, worth_to_gain
from shedet.core.words import Message, Seat, say
from shedet.games.sobek2p.actions import goods_of_laying, kind_of_laying
from shedet.games.sobek2p.components import (
    CENTRE,
    CHARACTER_OF,
    DEBEN_ON,
    FACE_DOWN,
    FIELDS,
    FIRST_JOKER,
    GOODS_OF,
    LINE,
    LINE_START,
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    SCARABS_OF,
)
from shedet.games.sobek2p.rules.ending import laid_scarabs, laid_tiles
from shedet.games.sobek2p.rules.selling import SET, jokers, laid_out, own_tiles
from shedet.games.sobek2p.rules.taking import skipped
from shedet.games.sobek2p.saying.naming import character, group
from shedet.games.sobek2p.state import (
    CHOOSE_MARKET_TILE,
    CHOOSE_SET,
    HAND,
    LAID_SO_FAR,
    SOLD_GOODS,
    TAKE_NAMED_TILE,
    TAKEN_KIND,
    count_tiles,
)

LINES: Final = ("row", "column", "rising", "falling")
MOST_LISTED: Final = 3  # tiles of a line that are named one by one


def actor(o: Outlook) -> Seat:
    """Whose answer it is."""
    return Seat(int(o.me))


# ---- tiles as one speaks of them


def tile(kind: i64) -> Message:
    """`ivory with 3 scarabs`, `plain wheat`, `the thief`, `a statue`."""
    if kind == FACE_DOWN:
        return say("reason-unseen-character")
    if CHARACTER_OF[kind] >= 0:
        return say("reason-character", character=character(CHARACTER_OF[kind]))
    if kind >= FIRST_JOKER:
        return say("reason-statue")
    goods = group(GOODS_OF[kind])
    if DEBEN_ON[kind] == 1:
        return say("reason-tile-with-deben", goods=goods)
    return say("reason-tile", goods=goods, scarabs=int(SCARABS_OF[kind]))


def market_tile(o: Outlook, field: i64) -> Message:
    """A tile of the market; whether it is the last of its goods there is worth saying."""
    kind = i64(o.s.market[field])
    if kind < FIRST_JOKER and others_in_market(o, field) == 0:
        return say("reason-last-in-market", goods=group(GOODS_OF[kind]))
    return tile(kind)


def others_in_market(o: Outlook, field: i64) -> i64:
    """How many other tiles of the same goods lie open there."""
    goods = GOODS_OF[i64(o.s.market[field])]
    total: i64 = 0
    for other in range(FIELDS):
        kind = i64(o.s.market[other])
        if other != field and kind < FIRST_JOKER and GOODS_OF[kind] == goods:
            total += 1
    return total


# ---- what a tile does for the hand


def sale_points(o: Outlook, goods: i64, tiles: i64, scarabs: i64) -> int:
    """What selling so many tiles would add to the goods before the player."""
    laid = laid_tiles(o.s, o.me, goods)
    there = laid_scarabs(o.s, o.me, goods)
    return int((laid + tiles) * (there + scarabs) - laid * there)


def terms_to_gain(o: Outlook, kind: i64) -> list[Term]:
    """What one more tile does for the hand."""
    if kind == FACE_DOWN:
        return [Term(worth_to_gain(o, kind), say("reason-gives-character", who=actor(o)))]
    if kind >= FIRST_JOKER:
        return [joker_term(o)]
    goods = GOODS_OF[kind]
    tiles = own_tiles(o.s, HAND + o.me, goods) + 1
    scarabs = scarabs_in_hand(o.s, o.me, goods) + SCARABS_OF[kind]
    return [goods_term(o, goods, tiles, scarabs, worth_to_gain(o, kind))]


def terms_in_hand(o: Outlook, kind: i64) -> list[Term]:
    """What a tile that is in the hand already does there."""
    if kind >= FIRST_JOKER:
        return [joker_term(o)]
    goods = GOODS_OF[kind]
    tiles = own_tiles(o.s, HAND + o.me, goods)
    return [goods_term(o, goods, tiles, scarabs_in_hand(o.s, o.me, goods), worth_in_hand(o, kind))]


def goods_term(o: Outlook, goods: i64, tiles: i64, scarabs: i64, worth: float) -> Term:
    """So many tiles of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, say("reason-not-in-time"))
    name = group(goods)
    helped = tiles + jokers(o.s, HAND + o.me)
    gain = sale_points(o, goods, max(tiles, SET), scarabs)
    if tiles >= SET:
        return Term(worth, say("reason-makes-set", number=int(tiles), goods=name, points=gain))
    if helped >= SET:
        return Term(worth, say("reason-completes-set", points=gain))
    if laid_out(o.s, o.me, goods):
        return Term(worth, say("reason-goes-with-sold", goods=name, who=actor(o)))
    return Term(worth, say("reason-makes-two" if tiles == 2 else "reason-begins-set", goods=name))


def joker_term(o: Outlook) -> Term:
    """The goods that a joker would help most: those with the most scarabs, in hand and sold."""
    best: i64 = -1
    most: i64 = 0
    for goods in range(6):
        scarabs = scarabs_in_hand(o.s, o.me, goods)
        if scarabs > 0 and scarabs + laid_scarabs(o.s, o.me, goods) > most:
            most = scarabs + laid_scarabs(o.s, o.me, goods)
            best = goods
    if best < 0:
        return Term(worth_of_joker(o), say("reason-joins-any-set"))
    return Term(worth_of_joker(o), say("reason-joins-any-set-such-as", goods=group(best), who=actor(o)))


# ---- taking


def reason_to_take(o: Outlook, field: i64) -> Reason:
    s = o.s
    kind = i64(s.market[field])
    terms = terms_to_gain(o, kind)
    if has_deben(o, kind):
        terms.append(Term(o.weights.deben, say("reason-may-be-traded")))
    if kind < FIRST_JOKER and laid_out(s, 1 - o.me, GOODS_OF[kind]):
        denied = o.weights.deny * for_the_opponent(o, kind)
        terms.append(Term(denied, say("reason-keeps-from-opponent", goods=group(GOODS_OF[kind]))))
    if s.question() != CHOOSE_MARKET_TILE:
        terms += terms_of_the_way(o, field)
    if s.question() == TAKE_NAMED_TILE:
        return sentence(say("reason-take-named", tile=tile(kind), who=actor(o)), terms)
    return sentence(say("reason-take", tile=market_tile(o, field)), terms)


def terms_of_the_way(o: Outlook, field: i64) -> list[Term]:
    """What is skipped on the way to a tile, and what it leaves to the opponent."""
    s = o.s
    kind = i64(s.market[field])
    terms: list[Term] = []
    passed = skipped(s, s.ankh_field, field)
    if passed > 0:
        cost = o.weights.corruption * float(passed)
        terms.append(Term(-cost, say("reason-corrupts", number=int(passed), who=actor(o))))
    if kind == FACE_DOWN:
        terms.append(Term(0.5, say("reason-lets-turn-ankh", who=actor(o))))
    else:
        terms.append(term_of_the_line(o, field, ORIENTATION_OF[kind], s.ankh_field, usual_offer(o)))
    return terms


def usual_offer(o: Outlook) -> float:
    """What the tiles of the present line leave to the opponent, on average."""
    s = o.s
    if s.ankh_field == NO_FIELD:
        return mean_offer_of_the_centre(o)
    line = s.ankh_field * 4 + s.ankh_orientation
    total = 0.0
    tiles = 0
    for at in range(LINE_START[line], LINE_START[line + 1]):
        kind = i64(s.market[LINE[at]])
        if kind != NO_TILE and kind != FACE_DOWN:
            total += best_for_the_opponent(o, LINE[at], ORIENTATION_OF[kind], s.ankh_field)
            tiles += 1
    return total / float(tiles) if tiles > 0 else 0.0


def mean_offer_of_the_centre(o: Outlook) -> float:
    total = 0.0
    tiles = 0
    for field in CENTRE:
        kind = i64(o.s.market[field])
        if kind != NO_TILE and kind != FACE_DOWN:
            total += best_for_the_opponent(o, field, ORIENTATION_OF[kind], NO_FIELD)
            tiles += 1
    return total / float(tiles) if tiles > 0 else 0.0


def term_of_the_line(o: Outlook, field: i64, orientation: i64, from_field: i64, usual: float) -> Term:
    """What the opponent gets to choose from: it speaks for a move if it is no more than other moves would leave."""
    saved = o.weights.reach * (usual - best_for_the_opponent(o, field, orientation, from_field))
    return Term(saved if saved < 0.0 else saved + 0.1, line_left(o, field, orientation, from_field))


def line_left(o: Outlook, field: i64, orientation: i64, from_field: i64) -> Message:
    s = o.s
    line = field * 4 + orientation
    tiles: list[Message] = []
    best: i64 = -1
    for at in range(LINE_START[line], LINE_START[line + 1]):
        there = LINE[at]
        if s.market[there] == NO_TILE or (from_field != NO_FIELD and is_between(from_field, there, field)):
            continue
        tiles.append(tile(i64(s.market[there])))
        if best < 0 or offer(o, field, there) > offer(o, field, best):
            best = there
    if best < 0:
        return say("reason-leaves-refill" if s.pile_left > 0 else "reason-leaves-nothing")
    if len(tiles) > MOST_LISTED:
        return say("reason-leaves-at-best", number=len(tiles), tile=tile(i64(s.market[best])))
    different = [each for place, each in enumerate(tiles) if each not in tiles[:place]]
    return say(
        "reason-leaves", tiles=[say("reason-several", number=tiles.count(each), tile=each) for each in different]
    )


def reason_to_refill(o: Outlook) -> Reason:
    new = min(FIELDS - open_tiles(o), int(o.s.pile_left))
    return sentence(say("reason-refill", number=new, who=actor(o)))


def open_tiles(o: Outlook) -> int:
    total = 0
    for field in range(FIELDS):
        if o.s.market[field] != NO_TILE:
            total += 1
    return total


def reason_to_turn(o: Outlook, orientation: i64) -> Reason:
    s = o.s
    usual = 0.0
    for other in range(4):
        usual += best_for_the_opponent(o, s.ankh_field, other, NO_FIELD) / 4.0
    term = term_of_the_line(o, s.ankh_field, orientation, NO_FIELD, usual)
    return sentence(say("reason-turn-ankh", line=LINES[orientation]), [term])


def reason_to_trade(o: Outlook) -> Reason:
    kind = o.s.detail(TAKEN_KIND)
    terms = [Term(-worth_in_hand(o, kind), say("reason-gives-up", tile=tile(kind)))]
    return sentence(say("reason-trade", number=int(o.knowledge.in_bag)), terms)


# ---- selling


def reason_to_sell(o: Outlook, goods: i64) -> Reason:
    s = o.s
    tiles = own_tiles(s, HAND + o.me, goods)
    helped = max(0, SET - int(tiles))
    gain = sale_points(o, goods, tiles + helped, scarabs_in_hand(s, o.me, goods))
    terms: list[Term] = []
    if helped > 0:
        terms.append(Term(-float(helped) * worth_of_joker(o), say("reason-uses-up-jokers", number=helped)))
    if o.knowledge.in_notches > 0:
        terms.append(pirogue_term(o))
    if o.left <= o.weights.late:
        terms.append(Term(o.weights.late_sale * float(gain), say("reason-makes-sure")))
    return sentence(say("reason-sell", number=int(tiles) + helped, goods=group(goods), points=gain), terms)


def pirogue_term(o: Outlook) -> Term:
    """A sale ends with a look into the notches."""
    if o.knowledge.in_notches == 1:
        return Term(o.weights.pirogue, say("reason-last-pirogue", who=actor(o)))
    return Term(o.weights.pirogue, say("reason-choice-of-pirogues", number=int(o.knowledge.in_notches), who=actor(o)))


def reason_to_add(o: Outlook, kind: i64) -> Reason:
    """A tile of the set that is being sold."""
    goods = o.s.detail(SOLD_GOODS)
    gain = int(points_of_laying(o.s, o.me, kind, goods))
    terms = [Term(float(gain), say("reason-adds-to-goods", points=gain, goods=group(goods), who=actor(o)))]
    if kind >= FIRST_JOKER:
        needed = o.s.detail(LAID_SO_FAR) < SET
        terms.append(
            Term(0.1, say("reason-nearer-to-three"))
            if needed
            else Term(-worth_of_joker(o), say("reason-missing-elsewhere"))
        )
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-o.weights.effect, say("reason-gives-up-effect")))
    return sentence(say("reason-lay-out", tile=tile(kind)), terms)


def reason_to_finish(o: Outlook) -> Reason:
    if o.s.question() != CHOOSE_SET:
        return sentence(say("reason-add-no-second", number=int(count_tiles(o.s, HAND + o.me))))
    goods = o.s.detail(SOLD_GOODS)
    left = own_tiles(o.s, HAND + o.me, goods) + jokers(o.s, HAND + o.me)
    terms: list[Term] = []
    if left > 0:
        terms.append(Term(1.0, say("reason-keeps-for-others", number=int(left))))
    if o.knowledge.in_notches > 0:
        terms.append(pirogue_term(o))
    return sentence(say("reason-end-sale", number=int(o.s.detail(LAID_SO_FAR)), goods=group(goods)), terms)


def reason_to_lay(o: Outlook, laying: i64) -> Reason:
    """The courtesan's tile."""
    kind = kind_of_laying(laying)
    goods = goods_of_laying(laying)
    gain = int(points_of_laying(o.s, o.me, kind, goods))
    terms = [Term(float(gain), say("reason-adds", points=gain))]
    if kind >= FIRST_JOKER:
        terms.append(Term(-o.weights.laying * worth_in_hand(o, kind), say("reason-uses-up-joker")))
    return sentence(say("reason-lay-with", tile=tile(kind), goods=group(goods), who=actor(o)), terms)
