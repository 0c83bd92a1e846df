"""Why an answer in Sobek: 2 Players is good, from the terms of the greedy merchant."""

from typing import Final

from mypy_extensions import i64

from shedet.bots.greedy.sobek2p import (
    best_for_the_opponent,
    best_of_the_market,
    corruption_of_the_opponent,
    effect_now,
    for_the_opponent,
    group_tiles,
    hand_of_the_opponent,
    has_deben,
    is_between,
    offer,
    points_of_laying,
    scarabs_in_hand,
    skipped,
    time_left,
    worth_in_hand,
    worth_of_joker,
    worth_of_pirogue,
    worth_to_gain,
)
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
    CENTRE,
    CHARACTER_BACK,
    CHARACTER_OF,
    CHARACTER_TABLE,
    COBRA_1,
    COBRA_2,
    COURTESAN,
    DEBEN,
    DEBEN_ON,
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
    NO_FIELD,
    NO_TILE,
    ORIENTATION_OF,
    PIROGUE_CORRUPTION,
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
from shedet.games.sobek2p.state import (
    CHOOSE_MARKET_TILE,
    CHOOSE_SET,
    CORRUPTION,
    DEBEN_SHOWN,
    HAND,
    TAKE_NAMED_TILE,
    count_tiles,
    deben_of,
)
from shedet.games.sobek2p.worlds import Knowledge as Seen
from shedet.hints.sentence import Term, count, listing, number_word, points, sentence

LINES: Final = ("row", "column", "rising diagonal", "falling diagonal")
MOST_LISTED: Final = 3  # tiles of a line that are named one by one
DENIED: Final = 0.3  # the share of a tile's worth to the opponent that counts for whoever takes it away
REACHED: Final = 0.6  # and of the tile that the opponent gets next
PIROGUE: Final = 4.0  # about what one of the notches brings
LATE: Final = 6.0  # turns before the end, from which on it is worth saying


def reason(knowledge: Knowledge, action: i64) -> str:
    """What an answer does and why that is good, for all the seat knows."""
    assert isinstance(knowledge, Seen)
    k = knowledge
    if action < REFILL:
        return reason_to_take(k, action - TAKE)
    if action == REFILL:
        return reason_to_refill(k)
    if action < PLAY:
        return reason_to_sell(k, action - SELL)
    if action < TURN_ANKH:
        return reason_to_play(k, action - PLAY)
    if action < KEEP_TILE:
        return reason_to_turn(k, action - TURN_ANKH)
    if action == KEEP_TILE:
        return sentence(f"keeps the {GOODS[GOODS_OF[k.table.detail(0)]]}", terms_in_hand(k, k.table.detail(0)))
    if action == TRADE_TILE:
        return reason_to_trade(k)
    if action < FINISH:
        return reason_to_add(k, action - ADD)
    if action == FINISH:
        return reason_to_finish(k)
    if action < KEEP_DEBEN:
        return reason_to_reveal(k, action - REVEAL)
    if action < NAME:
        return reason_to_keep_deben(k, action - KEEP_DEBEN)
    if action < LAY_HARVEST:
        return reason_to_name(k, action - NAME)
    if action < CLAIM:
        return reason_for_harvest(k, action - LAY_HARVEST)
    if action < STEAL:
        return reason_to_claim(k, action - CLAIM)
    if action < LAY:
        return reason_to_steal(k, action - STEAL)
    if action < DISCARD:
        return reason_to_lay(k, action - LAY)
    if action < PURGE:
        return reason_to_discard(k, action - DISCARD)
    return reason_to_purge(k, action - PURGE)


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


def market_tile(k: Seen, field: i64) -> str:
    """A tile of the market; whether it is the last of its goods there is worth saying."""
    kind = i64(k.table.market[field])
    if kind < FIRST_JOKER and others_in_market(k, field) == 0:
        return f"the last {GOODS[GOODS_OF[kind]]} in the market"
    return a_tile(kind)


def others_in_market(k: Seen, field: i64) -> i64:
    """How many other tiles of the same goods lie open there."""
    goods = GOODS_OF[i64(k.table.market[field])]
    total: i64 = 0
    for other in range(FIELDS):
        kind = i64(k.table.market[other])
        if other != field and kind < FIRST_JOKER and GOODS_OF[kind] == goods:
            total += 1
    return total


# ---- what a tile does for the hand


def sale_points(k: Seen, goods: i64, tiles: i64, scarabs: i64) -> int:
    """What selling so many tiles would add to the goods before the player."""
    laid = laid_tiles(k.table, k.viewer, goods)
    there = laid_scarabs(k.table, k.viewer, goods)
    return int((laid + tiles) * (there + scarabs) - laid * there)


def terms_to_gain(k: Seen, kind: i64) -> list[Term]:
    """What one more tile does for the hand."""
    if kind == FACE_DOWN:
        return [Term(worth_to_gain(k, kind), "gives you a character to play or sell")]
    if kind >= FIRST_JOKER:
        return [Term(worth_of_joker(k), joker_words(k))]
    goods = GOODS_OF[kind]
    tiles = own_tiles(k.table, HAND + k.viewer, goods) + 1
    scarabs = scarabs_in_hand(k.table, k.viewer, goods) + SCARABS_OF[kind]
    return [goods_term(k, goods, tiles, scarabs, worth_to_gain(k, kind))]


def terms_in_hand(k: Seen, kind: i64) -> list[Term]:
    """What a tile that is in the hand already does there."""
    if kind >= FIRST_JOKER:
        return [Term(worth_of_joker(k), joker_words(k))]
    goods = GOODS_OF[kind]
    tiles = own_tiles(k.table, HAND + k.viewer, goods)
    return [goods_term(k, goods, tiles, scarabs_in_hand(k.table, k.viewer, goods), worth_in_hand(k, kind))]


def goods_term(k: Seen, goods: i64, tiles: i64, scarabs: i64, worth: float) -> Term:
    """So many tiles of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, "may not sell it in time")
    helped = tiles + jokers(k.table, HAND + k.viewer)
    gain = sale_points(k, goods, max(tiles, SET), scarabs)
    if tiles >= SET:
        return Term(worth, f"makes {number_word(int(tiles))} {GOODS[goods]} in hand ({points(gain)} when sold)")
    if helped >= SET:
        return Term(worth, f"completes a set with a joker ({points(gain)} when sold)")
    if laid_out(k.table, k.viewer, goods):
        return Term(worth, f"goes with the {GOODS[goods]} you have sold")
    if tiles == 2:
        return Term(worth, f"makes two of the three {GOODS[goods]} of a set")
    return Term(worth, f"begins a set of {GOODS[goods]}")


def joker_words(k: Seen) -> str:
    """The goods that a joker would help most: those with the most scarabs, in hand and sold."""
    best: i64 = -1
    most: i64 = 0
    for goods in range(6):
        scarabs = scarabs_in_hand(k.table, k.viewer, goods)
        if scarabs > 0 and scarabs + laid_scarabs(k.table, k.viewer, goods) > most:
            most = scarabs + laid_scarabs(k.table, k.viewer, goods)
            best = goods
    return "joins any set" if best < 0 else f"joins any set such as your {GOODS[best]}"


# ---- taking


def reason_to_take(k: Seen, field: i64) -> str:
    s = k.table
    kind = i64(s.market[field])
    terms = terms_to_gain(k, kind)
    if has_deben(k, kind):
        terms.append(Term(deben_worth(k, kind), "may be traded for a deben"))
    if kind < FIRST_JOKER and laid_out(s, 1 - k.viewer, GOODS_OF[kind]):
        denied = DENIED * for_the_opponent(k, kind)
        terms.append(Term(denied, f"keeps it from the opponent, who has sold {GOODS[GOODS_OF[kind]]}"))
    if s.question() == CHOOSE_MARKET_TILE:
        return sentence(f"takes {market_tile(k, field)}", terms)
    terms += terms_of_the_way(k, field)
    if s.question() == TAKE_NAMED_TILE:
        return sentence(f"takes {a_tile(kind)} as the finger tells you", terms)
    return sentence(f"takes {market_tile(k, field)}", terms)


def deben_worth(k: Seen, kind: i64) -> float:
    """What a tile with a deben is worth to anybody at least."""
    return for_the_opponent(k, kind)


def terms_of_the_way(k: Seen, field: i64) -> list[Term]:
    """What is skipped on the way to a tile, and what it leaves to the opponent."""
    s = k.table
    kind = i64(s.market[field])
    terms: list[Term] = []
    passed = skipped(s, s.ankh_field, field)
    if passed > 0:
        cost = for_the_opponent(k, kind) - offer(k, s.ankh_field, field)
        terms.append(Term(-cost, f"sends {count(int(passed), 'tile')} to your corruption board"))
    if kind == FACE_DOWN:
        terms.append(Term(0.5, "lets you turn the ankh as you like"))
    else:
        terms.append(term_of_the_line(k, field, ORIENTATION_OF[kind], s.ankh_field, usual_offer(k)))
    return terms


def usual_offer(k: Seen) -> float:
    """What the tiles of the present line leave to the opponent, on average."""
    s = k.table
    if s.ankh_field == NO_FIELD:
        return mean_offer_of_the_centre(k)
    line = s.ankh_field * 4 + s.ankh_orientation
    total = 0.0
    tiles = 0
    for at in range(LINE_START[line], LINE_START[line + 1]):
        kind = i64(s.market[LINE[at]])
        if kind != NO_TILE and kind != FACE_DOWN:
            total += best_for_the_opponent(k, LINE[at], ORIENTATION_OF[kind], s.ankh_field)
            tiles += 1
    return total / float(tiles) if tiles > 0 else 0.0


def mean_offer_of_the_centre(k: Seen) -> float:
    total = 0.0
    tiles = 0
    for field in CENTRE:
        kind = i64(k.table.market[field])
        if kind != NO_TILE and kind != FACE_DOWN:
            total += best_for_the_opponent(k, field, ORIENTATION_OF[kind], NO_FIELD)
            tiles += 1
    return total / float(tiles) if tiles > 0 else 0.0


def term_of_the_line(k: Seen, field: i64, orientation: i64, from_field: i64, usual: float) -> Term:
    """What the opponent gets to choose from: it speaks for a move if it is no more than other moves would leave."""
    saved = REACHED * (usual - best_for_the_opponent(k, field, orientation, from_field))
    return Term(saved if saved < 0.0 else saved + 0.1, line_words(k, field, orientation, from_field))


def line_words(k: Seen, field: i64, orientation: i64, from_field: i64) -> str:
    s = k.table
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
        if best < 0 or offer(k, field, there) > offer(k, field, best):
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


def reason_to_refill(k: Seen) -> str:
    new = min(FIELDS - open_tiles(k), int(k.table.pile_left))
    return f"refills the market with {number_word(new)} new tiles and lets you take one of the centre"


def open_tiles(k: Seen) -> int:
    total = 0
    for field in range(FIELDS):
        if k.table.market[field] != NO_TILE:
            total += 1
    return total


def reason_to_turn(k: Seen, orientation: i64) -> str:
    s = k.table
    usual = 0.0
    for other in range(4):
        usual += best_for_the_opponent(k, s.ankh_field, other, NO_FIELD) / 4.0
    term = term_of_the_line(k, s.ankh_field, orientation, NO_FIELD, usual)
    return sentence(f"turns the ankh to the {LINES[orientation]}", [term])


def reason_to_trade(k: Seen) -> str:
    kind = k.table.detail(0)
    terms = [Term(-worth_in_hand(k, kind), f"gives up {tile_words(kind)}")]
    return sentence(f"draws one of the {number_word(int(k.in_bag))} deben in the bag (3 to 9 points)", terms)


# ---- selling


def reason_to_sell(k: Seen, goods: i64) -> str:
    s = k.table
    tiles = own_tiles(s, HAND + k.viewer, goods)
    helped = max(0, SET - int(tiles))
    gain = sale_points(k, goods, tiles + helped, scarabs_in_hand(s, k.viewer, goods))
    deed = f"sells {number_word(int(tiles) + helped)} {GOODS[goods]} for {points(gain)}"
    terms: list[Term] = []
    if helped > 0:
        terms.append(Term(-float(helped) * worth_of_joker(k), f"uses up {count(helped, 'joker')}"))
    if k.in_notches > 0:
        terms.append(pirogue_term(k))
    if time_left(s) <= LATE:
        terms.append(Term(0.5 * float(gain), "makes sure of them before the market runs out"))
    return sentence(deed, terms)


def pirogue_term(k: Seen) -> Term:
    """A sale ends with a look into the notches."""
    if k.in_notches == 1:
        return Term(PIROGUE, "brings you the last pirogue of the notches")
    return Term(PIROGUE, f"lets you choose one of {count(int(k.in_notches), 'pirogue')}")


def reason_to_add(k: Seen, kind: i64) -> str:
    """A tile of the set that is being sold."""
    goods = k.table.detail(0)
    gain = int(points_of_laying(k.table, k.viewer, kind, goods))
    terms = [Term(float(gain), f"adds {points(gain)} to your {GOODS[goods]}")]
    if kind >= FIRST_JOKER:
        needed = k.table.detail(1) < SET
        terms.append(Term(0.1, "fills up the set") if needed else Term(-worth_of_joker(k), "keeps it from other sets"))
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-1.0, "gives up its effect"))
    return sentence(f"lays {a_tile(kind)} out for sale", terms)


def reason_to_finish(k: Seen) -> str:
    if k.table.question() != CHOOSE_SET:
        return f"lays no second tile and keeps {count(int(count_tiles(k.table, HAND + k.viewer)), 'tile')} in hand"
    goods = k.table.detail(0)
    left = own_tiles(k.table, HAND + k.viewer, goods) + jokers(k.table, HAND + k.viewer)
    terms: list[Term] = []
    if left > 0:
        terms.append(Term(1.0, f"keeps {count(int(left), 'tile')} for other sales or effects"))
    if k.in_notches > 0:
        terms.append(pirogue_term(k))
    laid = int(k.table.detail(1))
    return sentence(f"ends the sale with {number_word(laid)} {GOODS[goods]}", terms)


def reason_to_lay(k: Seen, laying: i64) -> str:
    """The courtesan's tile."""
    kind = kind_of_laying(laying)
    goods = goods_of_laying(laying)
    gain = int(points_of_laying(k.table, k.viewer, kind, goods))
    terms = [Term(float(gain), f"adds {points(gain)}")]
    if kind >= FIRST_JOKER:
        terms.append(Term(-0.5 * worth_in_hand(k, kind), "uses up a joker"))
    return sentence(f"lays {a_tile(kind)} with your {GOODS[goods]}", terms)


# ---- characters


def reason_to_play(k: Seen, character: i64) -> str:
    name = character_name(character)
    kind = KIND_OF_CHARACTER[character]
    if not has_effect(k, character):
        return f"plays the {name}, which does nothing now"
    lost = Term(-max(0.1, worth_in_hand(k, kind)), f"gives up {given_up(kind)}")
    return sentence(f"plays the {name}", [Term(effect_now(k, character), effect_words(k, character)), lost])


def has_effect(k: Seen, character: i64) -> bool:
    """Whether a character can do anything at all. (Its worth may be nothing even so.)"""
    s = k.table
    if character == ARCHITECT:
        return k.pirogues_in_supply > 0
    if character == QUEEN:
        return s.pile_left > 0
    if character == VIZIER:
        return corruption_of_the_opponent(k) > 0
    if character == THIEF:
        return hand_of_the_opponent(k) > 0
    if character == COURTESAN:
        return can_lay(k)
    if character == MERCHANT:
        return open_tiles(k) > 0
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return hand_of_the_opponent(k) > HAND_LIMIT
    return count_tiles(s, CORRUPTION + k.viewer) > 0


def can_lay(k: Seen) -> bool:
    """Whether a tile besides the courtesan, who is gone then, goes with goods that were sold."""
    s = k.table
    for goods in range(6):
        tiles = own_tiles(s, HAND + k.viewer, goods) + jokers(s, HAND + k.viewer)
        if goods == GOODS_OF[KIND_OF_CHARACTER[COURTESAN]]:
            tiles -= 1
        if laid_out(s, k.viewer, goods) and tiles > 0:
            return True
    return False


def given_up(kind: i64) -> str:
    """A played character cannot be sold any more."""
    return "a joker" if kind >= FIRST_JOKER else f"a tile of {GOODS[GOODS_OF[kind]]}"


def effect_words(k: Seen, character: i64) -> str:
    if character == ARCHITECT:
        return f"shows you {count(min(3, int(k.pirogues_in_supply)), 'pirogue')} to choose one from"
    if character == QUEEN:
        return f"draws {count(min(3, int(k.table.pile_left)), 'tile')}"
    if character == VIZIER:
        return f"takes the best of {count(int(corruption_of_the_opponent(k)), 'tile')} from the opponent's corruption"
    if character == THIEF:
        return f"takes one of the opponent's {count(int(hand_of_the_opponent(k)), 'tile')} at random"
    if character == COURTESAN:
        return "lays up to two tiles with goods you have sold"
    if character == MERCHANT:
        return f"takes {a_tile(best_market_kind(k))} from anywhere in the market"
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        excess = int(hand_of_the_opponent(k) - HAND_LIMIT)
        return f"sends {count(excess, 'tile')} of the opponent's hand to corruption"
    return f"clears {group_words(k, largest_group(k))} from your corruption board"


def best_market_kind(k: Seen) -> i64:
    """The tile that the merchant would take."""
    best: i64 = -1
    most = best_of_the_market(k)
    for field in range(FIELDS):
        kind = i64(k.table.market[field])
        if kind != NO_TILE and best < 0 and worth_to_gain(k, kind) >= most:
            best = kind
    return best if best >= 0 else FACE_DOWN


def largest_group(k: Seen) -> i64:
    best: i64 = 0
    for group in range(STATUE + 1):
        if group_tiles(k.table, CORRUPTION + k.viewer, group) > group_tiles(k.table, CORRUPTION + k.viewer, best):
            best = group
    return best


def group_words(k: Seen, group: i64) -> str:
    tiles = int(group_tiles(k.table, CORRUPTION + k.viewer, group))
    return count(tiles, "joker") if group == STATUE else f"{number_word(tiles)} {GOODS[group]}"


def reason_to_claim(k: Seen, kind: i64) -> str:
    return sentence(f"takes {a_tile(kind)} from the opponent's corruption board", terms_to_gain(k, kind))


def reason_to_steal(k: Seen, back: i64) -> str:
    if back == GOODS_BACK:
        return "takes goods from the opponent's hand, which may carry scarabs or complete a set of yours"
    tiles = int(k.hand_backs[(1 - k.viewer) * 3 + back])
    name = "character" if back == CHARACTER_BACK else f"{BACKS[back]} tile"
    taken = f"the opponent's only {name}" if tiles == 1 else f"one of the opponent's {count(tiles, name)}"
    if back == CHARACTER_BACK:
        return f"takes {taken}, to be played or sold"
    return f"takes {taken}, which has no scarabs"


def reason_to_discard(k: Seen, kind: i64) -> str:
    missed = worth_in_hand(k, kind)
    left = own_tiles(k.table, HAND + k.viewer, GOODS_OF[kind]) - 1 if kind < FIRST_JOKER else i64(0)
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


def reason_to_purge(k: Seen, group: i64) -> str:
    left = int(count_tiles(k.table, CORRUPTION + k.viewer) - group_tiles(k.table, CORRUPTION + k.viewer, group))
    return f"clears {group_words(k, group)} from your corruption board and leaves {count(left, 'tile')} there"


# ---- pirogues and deben


def reason_to_reveal(k: Seen, pirogue: i64) -> str:
    worth = worth_of_pirogue(k, pirogue)
    if pirogue == SEVEN:
        return "reveals the pirogue with 7 points, which are certain"
    if pirogue == TWO_AND_DEBEN:
        deben = "and draws a deben of 3 to 9" if k.in_bag > 0 else "though the bag has no deben left"
        return f"reveals the pirogue with 2 points {deben}"
    if pirogue == EYE:
        return "reveals the eye, which keeps the better of two deben" if worth > 0.0 else "reveals the eye in vain"
    if pirogue == PYRAMID:
        return "reveals the pyramid, which gives you another turn with the ankh turned as you like"
    if pirogue == FINGER:
        return "reveals the finger, which lets you say what the opponent takes next"
    if pirogue == HARVEST:
        if worth <= 0.0:
            return "reveals the harvest, which needs wheat, cattle or fish that you have sold"
        return f"reveals the harvest for up to {points(int(worth))} on goods you have sold"
    if pirogue == MUMMY:
        tiles = count(int(count_tiles(k.table, CORRUPTION + k.viewer)), "tile")
        return f"reveals the mummy, which brings {tiles} from your corruption board to your hand"
    return reason_for_cobra(k, pirogue)


def reason_for_cobra(k: Seen, pirogue: i64) -> str:
    assert pirogue == COBRA_1 or pirogue == COBRA_2
    mine = int(count_tiles(k.table, CORRUPTION + k.viewer))
    theirs = int(corruption_of_the_opponent(k))
    more = number_word(int(PIROGUE_CORRUPTION[pirogue]))
    standing = f"you hold {count(mine, 'tile')} of corruption, they {number_word(theirs)}"
    return f"reveals a cobra that counts as {more} more corruption for the opponent; {standing}"


def reason_to_keep_deben(k: Seen, value: i64) -> str:
    kept = LOWEST_DEBEN + int(value)
    for other in range(DEBEN):
        if other != value and deben_of(k.table, DEBEN_SHOWN, other) > 0:
            return f"keeps the deben of {points(kept)} and returns the one of {LOWEST_DEBEN + int(other)}"
    return f"keeps a deben of {points(kept)}"


def reason_to_name(k: Seen, field: i64) -> str:
    """The finger: what the opponent must take, what they must skip for it, and what they would rather have taken."""
    s = k.table
    passed = int(skipped(s, s.ankh_field, field))
    terms: list[Term] = []
    if passed > 0:
        cost = for_the_opponent(k, i64(s.market[field])) - offer(k, s.ankh_field, field)
        terms.append(Term(cost, f"sends {count(passed, 'tile')} to their corruption board"))
    best = best_on_the_line(k)
    if best != field:
        lost = offer(k, s.ankh_field, best) - offer(k, s.ankh_field, field)
        terms.append(Term(lost, f"keeps them from {a_tile(i64(s.market[best]))}"))
    return sentence(f"makes the opponent take {a_tile(i64(s.market[field]))}", terms)


def best_on_the_line(k: Seen) -> i64:
    """What the opponent would best take from the ankh's line."""
    s = k.table
    line = s.ankh_field * 4 + s.ankh_orientation
    best: i64 = -1
    for at in range(LINE_START[line], LINE_START[line + 1]):
        if s.market[LINE[at]] != NO_TILE:
            if best < 0 or offer(k, s.ankh_field, LINE[at]) > offer(k, s.ankh_field, best):
                best = LINE[at]
    return best


def reason_for_harvest(k: Seen, goods: i64) -> str:
    tiles = int(laid_tiles(k.table, k.viewer, goods))
    gain = points(HARVEST_SCARABS * tiles)
    return f"lays the harvest with your {GOODS[goods]}: two more scarabs on {count(tiles, 'tile')} are {gain}"
