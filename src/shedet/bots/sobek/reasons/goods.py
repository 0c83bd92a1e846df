"""Why taking a card or playing a set in Sobek is good: what it brings, and what it leaves to the others."""

from mypy_extensions import i64

from shedet.bots.reasons.text import Term, count, number_word, points, sentence
from shedet.bots.sobek.greedy import another_group, best_addition, best_for_the_next, for_another, worth_of_adding
from shedet.bots.sobek.worth import (
    Outlook,
    corruption_cost,
    growth,
    scarabs_in_hand,
    slot_for,
    worth_of_amulet,
    worth_to_gain,
)
from shedet.core.game import seat_name
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    AVAILABLE,
    CHARACTER_OF,
    CHARACTER_TABLE,
    FACE_DOWN,
    FEWEST,
    GOODS,
    GOODS_OF,
    PROSPERITY_SCARABS,
    SCARABS_OF,
)
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.state import (
    CHOOSE_ADDITION,
    CHOOSE_GROWING_SET,
    CHOOSE_HORIZONTAL,
    CHOOSE_PROSPEROUS,
    CHOOSE_PURGE,
    CHOOSE_QUEUE_CARD,
    HAND,
    LAID_SO_FAR,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    SET_SLOT,
    cards_of,
    count_cards,
    laid_place,
    set_exists,
    set_goods,
)

# ---- cards in words


def card_words(kind: i64) -> str:
    """A card as one speaks of it, without an article: `ivory with 3 scarabs`, `plain wheat`, `thief`."""
    if kind == FACE_DOWN:
        return "unseen character"
    if kind == AMULET:
        return "amulet"
    if CHARACTER_OF[kind] >= 0:
        return character_name(CHARACTER_OF[kind])
    scarabs = int(SCARABS_OF[kind])
    goods = GOODS[GOODS_OF[kind]]
    if scarabs == 0:
        return f"plain {goods}"
    return f"{goods} with a scarab" if scarabs == 1 else f"{goods} with {scarabs} scarabs"


def character_name(character: i64) -> str:
    return CHARACTER_TABLE[character].name.replace("-", " ")


def a_card(kind: i64) -> str:
    """With its article, if it takes one."""
    words = card_words(kind)
    if kind == FACE_DOWN or kind == AMULET:
        return f"an {words}"
    return f"the {words}" if CHARACTER_OF[kind] >= 0 else words


def queue_card(o: Outlook, place: i64) -> str:
    """A card of the queue; whether it is the last of its goods there is worth saying."""
    kind = i64(o.s.queue[place])
    if kind >= AMULET:
        return a_card(kind)
    for other in range(o.s.queue_left):
        there = i64(o.s.queue[other])
        if other != place and there < AMULET and GOODS_OF[there] == GOODS_OF[kind]:
            return a_card(kind)
    return f"the last {GOODS[GOODS_OF[kind]]} in the queue"


def set_words(goods: i64) -> str:
    return "amulets" if goods == AMULETS else GOODS[goods]


# ---- what a card does for the hand


def terms_to_gain(o: Outlook, kind: i64) -> list[Term]:
    """What one more card does for the hand."""
    if kind == FACE_DOWN:
        return [Term(worth_to_gain(o, kind), "gives you a character to play or to lay in a set")]
    if kind == AMULET:
        return [Term(worth_of_amulet(o), amulet_words(o))]
    goods = GOODS_OF[kind]
    cards = own_cards(o.s, HAND + o.me, goods) + 1
    scarabs = scarabs_in_hand(o.s, o.me, goods) + SCARABS_OF[kind]
    return [goods_term(o, goods, cards, scarabs, worth_to_gain(o, kind))]


def goods_term(o: Outlook, goods: i64, cards: i64, scarabs: i64, worth: float) -> Term:
    """So many cards of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, "may not become part of a set in time")
    s = o.s
    slot = slot_for(s, o.me, goods)
    gain = points(int(growth(s, o.me, slot, max(cards, FEWEST), scarabs)))
    if cards >= FEWEST:
        return Term(worth, f"makes {number_word(int(cards))} {GOODS[goods]} in hand ({gain} when played)")
    if cards + amulets(s, HAND + o.me) >= FEWEST:
        return Term(worth, f"completes a set with an amulet ({gain} when played)")
    if set_exists(s, o.me, slot):
        return Term(worth, f"goes with the {GOODS[goods]} before you")
    if cards == 2:
        return Term(worth, f"makes two of the three {GOODS[goods]} of a set")
    return Term(worth, f"begins a set of {GOODS[goods]}")


def amulet_words(o: Outlook) -> str:
    """The goods that an amulet would help most: those with the most scarabs in hand."""
    best: i64 = -1
    for goods in range(AMULETS):
        scarabs = scarabs_in_hand(o.s, o.me, goods)
        if scarabs > 0 and (best < 0 or scarabs > scarabs_in_hand(o.s, o.me, best)):
            best = goods
    return "joins any set" if best < 0 else f"joins any set such as your {GOODS[best]}"


# ---- taking


def reason_to_take(o: Outlook, place: i64) -> str:
    s = o.s
    terms = terms_to_gain(o, i64(s.queue[place]))
    if s.question() != CHOOSE_QUEUE_CARD:
        if place > 0:
            cost = corruption_cost(o) * float(place)
            terms.append(Term(-cost, f"sends {count(int(place), 'card')} to your corruption"))
        terms.append(term_of_the_queue(o, place + 1))
    return sentence(f"takes {queue_card(o, place)}", terms)


def term_of_the_queue(o: Outlook, first: i64) -> Term:
    """What the next player gets to choose from: it speaks for a move if it is no more than other moves would leave."""
    s = o.s
    usual = 0.0
    takes = min(AVAILABLE, int(s.queue_left))
    for place in range(takes):
        usual += best_for_the_next(o, place + 1) / float(takes)
    saved = o.weights.reach * (usual - best_for_the_next(o, first))
    return Term(saved if saved < 0.0 else saved + 0.1, queue_words(o, first))


def queue_words(o: Outlook, first: i64) -> str:
    """The best card of the four that will lie in front then."""
    s = o.s
    opponent = seat_name(int((o.me + 1) % s.players))
    if first >= s.queue_left:
        return "empties the queue"
    best = first
    for place in range(first, min(first + AVAILABLE, s.queue_left)):
        if for_another(o, i64(s.queue[place])) > for_another(o, i64(s.queue[best])):
            best = place
    return f"leaves {opponent} {a_card(i64(s.queue[best]))} at best"


# ---- sets


def reason_for_set(o: Outlook, slot: i64) -> str:
    """A set to be played, one to prosper, one that the courtesan lets grow, or a horizontal one."""
    s = o.s
    question = s.question()
    if question == CHOOSE_PROSPEROUS:
        cards = int(count_cards(s, laid_place(o.me, slot)))
        gain = points(PROSPERITY_SCARABS * cards)
        name = set_words(set_goods(s, o.me, slot))
        return f"makes your {name} prosper: two more scarabs on {count(cards, 'card')} are {gain}"
    if question == CHOOSE_GROWING_SET:
        gain = points(int(best_growth(o, slot)))
        return f"lets your {set_words(set_goods(s, o.me, slot))} grow, by {gain} with the best card of your hand"
    if question == CHOOSE_HORIZONTAL:
        return reason_for_horizontal_set(o, slot)
    return reason_to_play_a_set(o, slot)


def best_growth(o: Outlook, slot: i64) -> float:
    """The points of the card that the courtesan had best add."""
    s = o.s
    goods = set_goods(s, o.me, slot)
    most = 0.0
    wanted = best_addition(o, slot)
    for kind in range(AMULET + 1):
        fits = kind == AMULET or goods == AMULETS or GOODS_OF[kind] == goods
        if fits and cards_of(s, HAND + o.me, kind) > 0 and worth_of_adding(o, kind, slot) >= wanted:
            most = max(most, float(growth(s, o.me, slot, 1, SCARABS_OF[kind])))
    return most


def reason_to_play_a_set(o: Outlook, slot: i64) -> str:
    s = o.s
    goods = set_goods(s, o.me, slot)
    terms: list[Term] = []
    if goods == AMULETS:
        cards = amulets(s, HAND + o.me)
        gain = int(growth(s, o.me, slot, cards, 0))
        terms.append(Term(-float(cards) * worth_of_amulet(o), "gives up jokers for other sets"))
    else:
        cards = own_cards(s, HAND + o.me, goods)
        helped = max(0, FEWEST - int(cards))
        gain = int(growth(s, o.me, slot, cards + helped, scarabs_in_hand(s, o.me, goods)))
        cards += helped
        if helped > 0:
            terms.append(Term(-float(helped) * worth_of_amulet(o), f"uses up {count(helped, 'amulet')}"))
    if o.knowledge.tokens_left > 0:
        terms.append(token_term(o))
    if o.left <= o.weights.late:
        terms.append(Term(o.weights.late_set * float(gain), "makes sure of them before the round ends"))
    return sentence(f"plays a set of {number_word(int(cards))} {set_words(goods)} for {points(gain)}", terms)


def token_term(o: Outlook) -> Term:
    """A set brings a token of the pile."""
    if o.knowledge.tokens_left == 1:
        return Term(o.weights.token, "brings you the last token")
    return Term(o.weights.token, f"lets you choose one of {count(int(o.knowledge.tokens_left), 'token')}")


def reason_for_horizontal_set(o: Outlook, goods: i64) -> str:
    """At the end of the round: its scarabs score once, and it does not corrupt."""
    if goods == AMULETS:
        return "lays amulets alone, which score nothing but do not corrupt you either"
    s = o.s
    cards = own_cards(s, HAND + o.me, goods)
    gain = points(int(scarabs_in_hand(s, o.me, goods)))
    return f"lays {number_word(int(cards))} {GOODS[goods]} for {gain}, so that they do not corrupt you"


def reason_to_add(o: Outlook, kind: i64) -> str:
    """A card of the set that is being played, or one more for the courtesan."""
    s = o.s
    if s.question() == CHOOSE_HORIZONTAL:
        gain = int(SCARABS_OF[kind])
        return f"lays {a_card(kind)} for {points(gain)}, so that it does not corrupt you"
    slot = s.detail(SET_SLOT)
    more = int(growth(s, o.me, slot, 1, SCARABS_OF[kind]))
    terms = [Term(float(more), f"adds {points(more)} to the set")]
    needed = s.question() != CHOOSE_ADDITION and s.detail(LAID_SO_FAR) < FEWEST
    if kind == AMULET:
        terms.append(
            Term(0.1, "brings the set nearer to three cards")
            if needed
            else Term(-worth_of_amulet(o), "makes it unavailable for other sets")
        )
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-o.weights.effect, "gives up its effect"))
    return sentence(f"lays {a_card(kind)}", terms)


def reason_to_finish(o: Outlook) -> str:
    s = o.s
    question = s.question()
    hand = count(int(count_cards(s, HAND + o.me)), "card")
    if question == CHOOSE_PURGE:
        return "throws nothing away, as your corruption pile holds no goods"
    if question == CHOOSE_ADDITION:
        return f"adds no second card and keeps {hand} in hand"
    if question == CHOOSE_HORIZONTAL:
        return reason_to_finish_horizontally(o)
    terms: list[Term] = []
    if count_cards(s, HAND + o.me) > 0:
        terms.append(Term(1.0, f"keeps {hand} for other sets or effects"))
    if o.knowledge.tokens_left > 0:
        terms.append(token_term(o))
    return sentence("ends the set", terms)


def reason_to_finish_horizontally(o: Outlook) -> str:
    s = o.s
    left = count(int(count_cards(s, HAND + o.me)), "card")
    if i64(s.progress[o.me * PROGRESS + LAYING_GROUP]) > 0:
        laid = int(s.progress[o.me * PROGRESS + LAYING_COUNT])
        if another_group(s, o.me):
            return f"ends this set of {number_word(laid)} and keeps enough for another one"
        return f"ends this set of {number_word(laid)} and keeps {left}, which corrupt you"
    if count_cards(s, HAND + o.me) == 0:
        return "ends your round with an empty hand"
    return f"ends your round, with {left} left to corrupt you"
