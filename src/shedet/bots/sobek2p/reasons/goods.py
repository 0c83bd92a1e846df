"""Why taking or selling tiles in Sobek: 2 Players is good: what it brings, and what it leaves to the opponent."""

from typing import Final

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Term, count, listing, number_word, points, sentence
from shedet.bots.sobek2p.greedy import (
    Outlook,
    best_for_the_opponent,
    for_the_opponent,
    has_deben,
    is_between,
    offer,
    points_of_laying,
    scarabs_in_hand,
    skipped,
    worth_in_hand,
    worth_of_joker,
    worth_to_gain,
)
from shedet.games.sobek2p.actions import goods_of_laying, kind_of_laying
from shedet.games.sobek2p.components import (
    CENTRE,
    CHARACTER_OF,
    CHARACTER_TABLE,
    DEBEN_ON,
    FACE_DOWN,
    FIELDS,
    FIRST_JOKER,
    GOODS,
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

LINES: Final = ("row", "column", "rising diagonal", "falling diagonal")
MOST_LISTED: Final = 3  # tiles of a line that are named one by one


# ---- tiles in words


def tile_words(kind: i64) -> str:
    """A tile as one speaks of it, without an article: `ivory with 3 scarabs`, `plain wheat`, `thief`."""
    if kind == FACE_DOWN:
        return "unseen character"
    if CHARACTER_OF[kind] >= 0:
        return character_name(CHARACTER_OF[kind])
    if kind >= FIRST_JOKER:
        return "statue"
    goods = GOODS[GOODS_OF[kind]]
    if DEBEN_ON[kind] == 1:
        return f"{goods} with a deben"
    scarabs = int(SCARABS_OF[kind])
    if scarabs == 0:
        return f"plain {goods}"
    return f"{goods} with {count_scarabs(scarabs)}"


def character_name(character: i64) -> str:
    return CHARACTER_TABLE[character].name.replace("-", " ")


def count_scarabs(scarabs: int) -> str:
    return "a scarab" if scarabs == 1 else f"{scarabs} scarabs"


def a_tile(kind: i64) -> str:
    """With its article, if it takes one."""
    words = tile_words(kind)
    if kind == FACE_DOWN:
        return f"an {words}"
    if CHARACTER_OF[kind] >= 0:
        return f"the {words}"
    return f"a {words}" if kind >= FIRST_JOKER else words


def market_tile(o: Outlook, field: i64) -> str:
    """A tile of the market; whether it is the last of its goods there is worth saying."""
    kind = i64(o.s.market[field])
    if kind < FIRST_JOKER and others_in_market(o, field) == 0:
        return f"the last {GOODS[GOODS_OF[kind]]} in the market"
    return a_tile(kind)


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
        return [Term(worth_to_gain(o, kind), "gives you a character to play or sell")]
    if kind >= FIRST_JOKER:
        return [Term(worth_of_joker(o), joker_words(o))]
    goods = GOODS_OF[kind]
    tiles = own_tiles(o.s, HAND + o.me, goods) + 1
    scarabs = scarabs_in_hand(o.s, o.me, goods) + SCARABS_OF[kind]
    return [goods_term(o, goods, tiles, scarabs, worth_to_gain(o, kind))]


def terms_in_hand(o: Outlook, kind: i64) -> list[Term]:
    """What a tile that is in the hand already does there."""
    if kind >= FIRST_JOKER:
        return [Term(worth_of_joker(o), joker_words(o))]
    goods = GOODS_OF[kind]
    tiles = own_tiles(o.s, HAND + o.me, goods)
    return [goods_term(o, goods, tiles, scarabs_in_hand(o.s, o.me, goods), worth_in_hand(o, kind))]


def goods_term(o: Outlook, goods: i64, tiles: i64, scarabs: i64, worth: float) -> Term:
    """So many tiles of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, "may not sell it in time")
    helped = tiles + jokers(o.s, HAND + o.me)
    gain = sale_points(o, goods, max(tiles, SET), scarabs)
    if tiles >= SET:
        return Term(worth, f"makes {number_word(int(tiles))} {GOODS[goods]} in hand ({points(gain)} when sold)")
    if helped >= SET:
        return Term(worth, f"completes a set with a joker ({points(gain)} when sold)")
    if laid_out(o.s, o.me, goods):
        return Term(worth, f"goes with the {GOODS[goods]} you have sold")
    if tiles == 2:
        return Term(worth, f"makes two of the three {GOODS[goods]} of a set")
    return Term(worth, f"begins a set of {GOODS[goods]}")


def joker_words(o: Outlook) -> str:
    """The goods that a joker would help most: those with the most scarabs, in hand and sold."""
    best: i64 = -1
    most: i64 = 0
    for goods in range(6):
        scarabs = scarabs_in_hand(o.s, o.me, goods)
        if scarabs > 0 and scarabs + laid_scarabs(o.s, o.me, goods) > most:
            most = scarabs + laid_scarabs(o.s, o.me, goods)
            best = goods
    return "joins any set" if best < 0 else f"joins any set such as your {GOODS[best]}"


# ---- taking


def reason_to_take(o: Outlook, field: i64) -> str:
    s = o.s
    kind = i64(s.market[field])
    terms = terms_to_gain(o, kind)
    if has_deben(o, kind):
        terms.append(Term(o.w.deben, "may be traded for a deben"))
    if kind < FIRST_JOKER and laid_out(s, 1 - o.me, GOODS_OF[kind]):
        denied = o.w.deny * for_the_opponent(o, kind)
        terms.append(Term(denied, f"keeps it from the opponent, who has sold {GOODS[GOODS_OF[kind]]}"))
    if s.question() == CHOOSE_MARKET_TILE:
        return sentence(f"takes {market_tile(o, field)}", terms)
    terms += terms_of_the_way(o, field)
    if s.question() == TAKE_NAMED_TILE:
        return sentence(f"takes {a_tile(kind)}, as the finger tells you to", terms)
    return sentence(f"takes {market_tile(o, field)}", terms)


def terms_of_the_way(o: Outlook, field: i64) -> list[Term]:
    """What is skipped on the way to a tile, and what it leaves to the opponent."""
    s = o.s
    kind = i64(s.market[field])
    terms: list[Term] = []
    passed = skipped(s, s.ankh_field, field)
    if passed > 0:
        cost = o.w.corruption * float(passed)
        terms.append(Term(-cost, f"sends {count(int(passed), 'tile')} to your corruption board"))
    if kind == FACE_DOWN:
        terms.append(Term(0.5, "lets you turn the ankh any way you like"))
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
    saved = o.w.reach * (usual - best_for_the_opponent(o, field, orientation, from_field))
    return Term(saved if saved < 0.0 else saved + 0.1, line_words(o, field, orientation, from_field))


def line_words(o: Outlook, field: i64, orientation: i64, from_field: i64) -> str:
    s = o.s
    line = field * 4 + orientation
    names: list[str] = []
    numbers: dict[str, int] = {}
    best: i64 = -1
    for at in range(LINE_START[line], LINE_START[line + 1]):
        there = LINE[at]
        if s.market[there] == NO_TILE or (from_field != NO_FIELD and is_between(from_field, there, field)):
            continue
        words = tile_words(i64(s.market[there]))
        if words not in numbers:
            names.append(words)
        numbers[words] = numbers.get(words, 0) + 1
        if best < 0 or offer(o, field, there) > offer(o, field, best):
            best = there
    if best < 0:
        return "leaves an empty line, so that the opponent may refill" if s.pile_left > 0 else "leaves an empty line"
    total = sum(numbers.values())
    if total > MOST_LISTED:
        return f"leaves a line of {number_word(total)} tiles with {a_tile(i64(s.market[best]))} at best"
    return f"leaves a line with {listing([several(numbers[words], words) for words in names])}"


def several(number: int, words: str) -> str:
    """`two plain wheat`, `three statues`, `an unseen character`."""
    if words == "statue" or words == "unseen character":
        if number == 1:
            return f"an {words}" if words.startswith("u") else f"a {words}"
        return count(number, words)
    return f"{number_word(number)} {words}"


def reason_to_refill(o: Outlook) -> str:
    new = min(FIELDS - open_tiles(o), int(o.s.pile_left))
    return f"refills the market with {number_word(new)} new tiles and lets you take one from the centre"


def open_tiles(o: Outlook) -> int:
    total = 0
    for field in range(FIELDS):
        if o.s.market[field] != NO_TILE:
            total += 1
    return total


def reason_to_turn(o: Outlook, orientation: i64) -> str:
    s = o.s
    usual = 0.0
    for other in range(4):
        usual += best_for_the_opponent(o, s.ankh_field, other, NO_FIELD) / 4.0
    term = term_of_the_line(o, s.ankh_field, orientation, NO_FIELD, usual)
    return sentence(f"turns the ankh to the {LINES[orientation]}", [term])


def reason_to_trade(o: Outlook) -> str:
    kind = o.s.detail(TAKEN_KIND)
    terms = [Term(-worth_in_hand(o, kind), f"gives up {tile_words(kind)}")]
    return sentence(f"draws one of the {number_word(int(o.k.in_bag))} deben in the bag (3 to 9 points)", terms)


# ---- selling


def reason_to_sell(o: Outlook, goods: i64) -> str:
    s = o.s
    tiles = own_tiles(s, HAND + o.me, goods)
    helped = max(0, SET - int(tiles))
    gain = sale_points(o, goods, tiles + helped, scarabs_in_hand(s, o.me, goods))
    deed = f"sells {number_word(int(tiles) + helped)} {GOODS[goods]} for {points(gain)}"
    terms: list[Term] = []
    if helped > 0:
        terms.append(Term(-float(helped) * worth_of_joker(o), f"uses up {count(helped, 'joker')}"))
    if o.k.in_notches > 0:
        terms.append(pirogue_term(o))
    if o.left <= o.w.late:
        terms.append(Term(o.w.late_sale * float(gain), "makes sure of them before the market runs out"))
    return sentence(deed, terms)


def pirogue_term(o: Outlook) -> Term:
    """A sale ends with a look into the notches."""
    if o.k.in_notches == 1:
        return Term(o.w.pirogue, "brings you the last pirogue in the notches")
    return Term(o.w.pirogue, f"lets you choose one of {count(int(o.k.in_notches), 'pirogue')}")


def reason_to_add(o: Outlook, kind: i64) -> str:
    """A tile of the set that is being sold."""
    goods = o.s.detail(SOLD_GOODS)
    gain = int(points_of_laying(o.s, o.me, kind, goods))
    terms = [Term(float(gain), f"adds {points(gain)} to your {GOODS[goods]}")]
    if kind >= FIRST_JOKER:
        needed = o.s.detail(LAID_SO_FAR) < SET
        terms.append(
            Term(0.1, "brings the set nearer to three tiles")
            if needed
            else Term(-worth_of_joker(o), "makes it unavailable for other sets")
        )
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-o.w.effect, "gives up its effect"))
    return sentence(f"lays {a_tile(kind)} out for sale", terms)


def reason_to_finish(o: Outlook) -> str:
    if o.s.question() != CHOOSE_SET:
        return f"adds no second tile and keeps {count(int(count_tiles(o.s, HAND + o.me)), 'tile')} in hand"
    goods = o.s.detail(SOLD_GOODS)
    left = own_tiles(o.s, HAND + o.me, goods) + jokers(o.s, HAND + o.me)
    terms: list[Term] = []
    if left > 0:
        terms.append(Term(1.0, f"keeps {count(int(left), 'tile')} for other sales or effects"))
    if o.k.in_notches > 0:
        terms.append(pirogue_term(o))
    laid = int(o.s.detail(LAID_SO_FAR))
    return sentence(f"ends the sale with {number_word(laid)} {GOODS[goods]}", terms)


def reason_to_lay(o: Outlook, laying: i64) -> str:
    """The courtesan's tile."""
    kind = kind_of_laying(laying)
    goods = goods_of_laying(laying)
    gain = int(points_of_laying(o.s, o.me, kind, goods))
    terms = [Term(float(gain), f"adds {points(gain)}")]
    if kind >= FIRST_JOKER:
        terms.append(Term(-o.w.laying * worth_in_hand(o, kind), "uses up a joker"))
    return sentence(f"lays {a_tile(kind)} with your {GOODS[goods]}", terms)
