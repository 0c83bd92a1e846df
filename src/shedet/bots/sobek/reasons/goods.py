"""Why taking a card or playing a set in Sobek is good: what it brings, and what it leaves to the others."""

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Reason, Term, sentence
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
from shedet.core.words import Message, Seat, say
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    AVAILABLE,
    CHARACTER_OF,
    FACE_DOWN,
    FEWEST,
    GOODS_OF,
    PROSPERITY_SCARABS,
    SCARABS_OF,
)
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.saying import naming
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


def actor(o: Outlook) -> Seat:
    """Whose answer it is."""
    return Seat(int(o.me))


# ---- cards as one speaks of them


def card(kind: i64) -> Message:
    """`ivory with 3 scarabs`, `plain wheat`, `the thief`, `an amulet`."""
    if kind == FACE_DOWN:
        return say("reason-unseen-character")
    if kind == AMULET:
        return say("reason-amulet")
    if CHARACTER_OF[kind] >= 0:
        return the_character(CHARACTER_OF[kind])
    return say("reason-card", goods=naming.goods(GOODS_OF[kind]), scarabs=int(SCARABS_OF[kind]))


def the_character(number: i64) -> Message:
    return say("reason-character", character=naming.character(number))


def queue_card(o: Outlook, place: i64) -> Message:
    """A card of the queue; whether it is the last of its goods there is worth saying."""
    kind = i64(o.s.queue[place])
    if kind >= AMULET:
        return card(kind)
    for other in range(o.s.queue_left):
        there = i64(o.s.queue[other])
        if other != place and there < AMULET and GOODS_OF[there] == GOODS_OF[kind]:
            return card(kind)
    return say("reason-last-in-queue", goods=naming.goods(GOODS_OF[kind]))


# ---- what a card does for the hand


def terms_to_gain(o: Outlook, kind: i64) -> list[Term]:
    """What one more card does for the hand."""
    if kind == FACE_DOWN:
        return [Term(worth_to_gain(o, kind), say("reason-gives-character", who=actor(o)))]
    if kind == AMULET:
        return [amulet_term(o)]
    goods = GOODS_OF[kind]
    cards = own_cards(o.s, HAND + o.me, goods) + 1
    scarabs = scarabs_in_hand(o.s, o.me, goods) + SCARABS_OF[kind]
    return [goods_term(o, goods, cards, scarabs, worth_to_gain(o, kind))]


def goods_term(o: Outlook, goods: i64, cards: i64, scarabs: i64, worth: float) -> Term:
    """So many cards of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, say("reason-not-in-time"))
    s = o.s
    name = naming.goods(goods)
    slot = slot_for(s, o.me, goods)
    gain = int(growth(s, o.me, slot, max(cards, FEWEST), scarabs))
    if cards >= FEWEST:
        return Term(worth, say("reason-makes-set", number=int(cards), goods=name, points=gain))
    if cards + amulets(s, HAND + o.me) >= FEWEST:
        return Term(worth, say("reason-completes-set", number=FEWEST - int(cards), points=gain))
    if set_exists(s, o.me, slot):
        return Term(worth, say("reason-goes-with-laid", goods=name, who=actor(o)))
    return Term(worth, say("reason-makes-two" if cards == 2 else "reason-begins-set", goods=name))


def amulet_term(o: Outlook) -> Term:
    """The goods that an amulet would help most: those with the most scarabs in hand."""
    best: i64 = -1
    for goods in range(AMULETS):
        scarabs = scarabs_in_hand(o.s, o.me, goods)
        if scarabs > 0 and (best < 0 or scarabs > scarabs_in_hand(o.s, o.me, best)):
            best = goods
    if best < 0:
        return Term(worth_of_amulet(o), say("reason-joins-any-set"))
    return Term(worth_of_amulet(o), say("reason-joins-any-set-such-as", goods=naming.goods(best), who=actor(o)))


# ---- taking


def reason_to_take(o: Outlook, place: i64) -> Reason:
    s = o.s
    terms = terms_to_gain(o, i64(s.queue[place]))
    if s.question() != CHOOSE_QUEUE_CARD:
        if place > 0:
            cost = corruption_cost(o) * float(place)
            terms.append(Term(-cost, say("reason-corrupts", number=int(place), who=actor(o))))
        terms.append(term_of_the_queue(o, place + 1))
    return sentence(say("reason-take", card=queue_card(o, place)), terms)


def term_of_the_queue(o: Outlook, first: i64) -> Term:
    """What the next player gets to choose from: it speaks for a move if it is no more than other moves would leave."""
    s = o.s
    usual = 0.0
    takes = min(AVAILABLE, int(s.queue_left))
    for place in range(takes):
        usual += best_for_the_next(o, place + 1) / float(takes)
    saved = o.weights.reach * (usual - best_for_the_next(o, first))
    return Term(saved if saved < 0.0 else saved + 0.1, queue_left(o, first))


def queue_left(o: Outlook, first: i64) -> Message:
    """The best card of the four that will lie in front then."""
    s = o.s
    if first >= s.queue_left:
        return say("reason-empties-queue")
    best = first
    for place in range(first, min(first + AVAILABLE, s.queue_left)):
        if for_another(o, i64(s.queue[place])) > for_another(o, i64(s.queue[best])):
            best = place
    return say("reason-leaves-at-best", whom=Seat(int((o.me + 1) % s.players)), card=card(i64(s.queue[best])))


# ---- sets


def reason_for_set(o: Outlook, slot: i64) -> Reason:
    """A set to be played, one to prosper, one that the courtesan lets grow, or a horizontal one."""
    s = o.s
    question = s.question()
    if question == CHOOSE_PROSPEROUS:
        cards = int(count_cards(s, laid_place(o.me, slot)))
        gain = PROSPERITY_SCARABS * cards
        return sentence(say("reason-prosper", set=laid_set(o, slot), number=cards, points=gain, who=actor(o)))
    if question == CHOOSE_GROWING_SET:
        gain = int(best_growth(o, slot))
        return sentence(say("reason-grow", set=laid_set(o, slot), points=gain, who=actor(o)))
    if question == CHOOSE_HORIZONTAL:
        return reason_for_horizontal_set(o, slot)
    return reason_to_play_a_set(o, slot)


def laid_set(o: Outlook, slot: i64) -> Message:
    """A set by its goods. The set of amulets may have some by now."""
    return naming.set_of(set_goods(o.s, o.me, slot))


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


def reason_to_play_a_set(o: Outlook, slot: i64) -> Reason:
    s = o.s
    goods = set_goods(s, o.me, slot)
    terms: list[Term] = []
    if goods == AMULETS:
        cards = amulets(s, HAND + o.me)
        gain = int(growth(s, o.me, slot, cards, 0))
        terms.append(Term(-float(cards) * worth_of_amulet(o), say("reason-leaves-no-jokers")))
    else:
        cards = own_cards(s, HAND + o.me, goods)
        helped = max(0, FEWEST - int(cards))
        gain = int(growth(s, o.me, slot, cards + helped, scarabs_in_hand(s, o.me, goods)))
        cards += helped
        if helped > 0:
            terms.append(Term(-float(helped) * worth_of_amulet(o), say("reason-uses-up-amulets", number=helped)))
    if o.knowledge.tokens_left > 0:
        terms.append(token_term(o))
    if gain > 0 and o.left <= o.weights.late:
        terms.append(Term(o.weights.late_set * float(gain), say("reason-secures-points")))
    return sentence(say("reason-play-set", number=int(cards), set=laid_set(o, slot), points=gain), terms)


def token_term(o: Outlook) -> Term:
    """A set brings a token of the pile."""
    if o.knowledge.tokens_left == 1:
        return Term(o.weights.token, say("reason-last-token", who=actor(o)))
    return Term(o.weights.token, say("reason-choice-of-tokens", number=int(o.knowledge.tokens_left), who=actor(o)))


def reason_for_horizontal_set(o: Outlook, goods: i64) -> Reason:
    """At the end of the round: its scarabs score once, and it does not corrupt."""
    if goods == AMULETS:
        return sentence(say("reason-lay-amulets-horizontally", who=actor(o)))
    cards = int(own_cards(o.s, HAND + o.me, goods))
    gain = int(scarabs_in_hand(o.s, o.me, goods))
    name = naming.goods(goods)
    return sentence(say("reason-lay-horizontally", number=cards, goods=name, points=gain, who=actor(o)))


def reason_to_add(o: Outlook, kind: i64) -> Reason:
    """A card of the set that is being played, or one more for the courtesan."""
    s = o.s
    if s.question() == CHOOSE_HORIZONTAL:
        gain = int(SCARABS_OF[kind])
        return sentence(say("reason-lay-card-horizontally", card=card(kind), points=gain, who=actor(o)))
    slot = s.detail(SET_SLOT)
    more = int(growth(s, o.me, slot, 1, SCARABS_OF[kind]))
    terms = [Term(float(more), say("reason-adds-to-set", points=more))]
    needed = s.question() != CHOOSE_ADDITION and s.detail(LAID_SO_FAR) < FEWEST
    if kind == AMULET:
        terms.append(
            Term(0.1, say("reason-nearer-to-three"))
            if needed
            else Term(-worth_of_amulet(o), say("reason-missing-elsewhere"))
        )
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-o.weights.effect, say("reason-gives-up-effect")))
    return sentence(say("reason-lay", card=card(kind)), terms)


def reason_to_finish(o: Outlook) -> Reason:
    s = o.s
    question = s.question()
    left = int(count_cards(s, HAND + o.me))
    if question == CHOOSE_PURGE:
        return sentence(say("reason-clear-nothing", who=actor(o)))
    if question == CHOOSE_ADDITION:
        return sentence(say("reason-add-no-second", number=left))
    if question == CHOOSE_HORIZONTAL:
        return reason_to_finish_horizontally(o)
    terms: list[Term] = []
    if left > 0:
        terms.append(Term(1.0, say("reason-keeps-for-others", number=left)))
    if o.knowledge.tokens_left > 0:
        terms.append(token_term(o))
    return sentence(say("reason-end-set"), terms)


def reason_to_finish_horizontally(o: Outlook) -> Reason:
    s = o.s
    left = int(count_cards(s, HAND + o.me))
    if i64(s.progress[o.me * PROGRESS + LAYING_GROUP]) > 0:
        laid = int(s.progress[o.me * PROGRESS + LAYING_COUNT])
        return sentence(say("reason-end-horizontal-set", number=laid), [term_of_what_is_kept(o, left)])
    if left == 0:
        return sentence(say("reason-end-round-empty-handed", who=actor(o)))
    return sentence(say("reason-end-round", number=left, who=actor(o)))


def term_of_what_is_kept(o: Outlook, left: int) -> Term:
    """The round is over: what is not laid then corrupts."""
    if another_group(o.s, o.me):
        return Term(0.1, say("reason-keeps-another-set"))
    if left == 0:
        return Term(0.1, say("reason-empties-hand", who=actor(o)))
    return Term(-0.1, say("reason-keeps-corrupting", number=left, who=actor(o)))
