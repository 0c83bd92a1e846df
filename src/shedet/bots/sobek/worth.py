"""What a seat makes of the table, and what cards in hand are worth to it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.sobek.weights import Weights
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BEIGE,
    CHARACTER_OF,
    CURSE_CARDS,
    FACE_DOWN,
    FEWEST,
    FIRST_OF,
    GOODS_OF,
    GREEN,
    ORANGE,
    PROSPERITY_SCARABS,
    SCARABS_OF,
)
from shedet.games.sobek.rules.ending import scarabs_at
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.state import (
    AMULET_SET,
    HAND,
    State,
    cards_of,
    count_cards,
    curses,
    laid_place,
    prosperities,
    set_goods,
)
from shedet.games.sobek.worlds import Knowledge as Seen
from shedet.games.sobek.worlds import by_seat


@final
class Outlook:
    """What a seat knows, how much time it has, and what it weighs things with."""

    def __init__(self, knowledge: Seen, weights: Weights) -> None:
        self.knowledge = knowledge
        self.weights = weights
        self.s = knowledge.table
        self.me = knowledge.viewer
        self.corruption = weights.corruption if self.s.players == 2 else weights.corruption_more  # of a card
        cards = float(self.s.queue_left + self.s.deck_left)
        self.left = cards / (weights.cards_a_turn * float(self.s.players))  # about how many turns are left


def corruption_cost(outlook: Outlook) -> float:
    """What one more card of corruption costs: most while it is open who will be the most corrupt."""
    mine = corruption_of(outlook, outlook.me)
    most: i64 = 0
    for seat in range(outlook.s.players):
        if seat != outlook.me:
            most = max(most, corruption_of(outlook, seat))
    is_open = -outlook.weights.open_margin <= float(mine - most) <= outlook.weights.open_margin
    return outlook.corruption if is_open else outlook.weights.corruption_decided


def corruption_of(outlook: Outlook, seat: i64) -> i64:
    """Cards in a pile, and curses, as everybody can count them."""
    return backs_of(outlook.knowledge.corruption_backs, seat) + CURSE_CARDS * curses(outlook.s, seat)


def backs_of(backs: vec[i64], seat: i64) -> i64:
    return backs[by_seat(seat, GREEN)] + backs[by_seat(seat, BEIGE)] + backs[by_seat(seat, ORANGE)]


def slot_for(s: State, seat: i64, goods: i64) -> i64:
    """Where cards of a type would go: to the set that began as amulets, if that has become theirs."""
    if count_cards(s, laid_place(seat, goods)) == 0 and set_goods(s, seat, AMULET_SET) == goods:
        return AMULET_SET
    return goods


def laid_scarabs(s: State, seat: i64, slot: i64) -> i64:
    return scarabs_at(s, laid_place(seat, slot)) + PROSPERITY_SCARABS * prosperities(s, seat, slot)


def growth(s: State, seat: i64, slot: i64, cards: i64, scarabs: i64) -> i64:
    """What so many more cards and scarabs add to a set."""
    laid = count_cards(s, laid_place(seat, slot))
    there = laid_scarabs(s, seat, slot)
    return (laid + cards) * (there + scarabs) - laid * there


def worth_of_goods(outlook: Outlook, goods: i64, cards: i64, scarabs: i64) -> float:
    """What so many cards of one type in hand, amulets apart, will bring: a share of the points of their set.

    The share is the chance that three of them come together in time. What is never played corrupts.
    """
    s = outlook.s
    if cards == 0:
        return 0.0
    together = cards + amulets(s, HAND + outlook.me)
    left = outlook.left
    missing = FEWEST - together
    if missing <= 0:
        chance = outlook.weights.complete_chance
        together = cards if cards > FEWEST else FEWEST
    else:
        chance = left / (left + outlook.weights.missing_turns * float(missing))
        together = FEWEST
    points = float(growth(s, outlook.me, slot_for(s, outlook.me, goods), together, scarabs))
    return chance * points - (1.0 - chance) * corruption_cost(outlook) * float(cards)


def worth_in_hand(outlook: Outlook, kind: i64) -> float:
    """What the hand would lose without one card that is in it."""
    if kind == AMULET:
        return worth_of_amulet(outlook)
    s = outlook.s
    goods = GOODS_OF[kind]
    cards = own_cards(s, HAND + outlook.me, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    without = worth_of_goods(outlook, goods, cards - 1, scarabs - SCARABS_OF[kind])
    return worth_of_goods(outlook, goods, cards, scarabs) - without + effect_in_hand(outlook, kind)


def worth_to_gain(outlook: Outlook, kind: i64) -> float:
    """What one more card is worth to the hand."""
    if kind == FACE_DOWN:
        return outlook.weights.face_down if outlook.left > outlook.weights.last_turn else 0.0
    if kind == AMULET:
        return worth_of_amulet(outlook)
    s = outlook.s
    goods = GOODS_OF[kind]
    cards = own_cards(s, HAND + outlook.me, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    before = worth_of_goods(outlook, goods, cards, scarabs)
    return (
        worth_of_goods(outlook, goods, cards + 1, scarabs + SCARABS_OF[kind]) - before + effect_in_hand(outlook, kind)
    )


def worth_of_amulet(outlook: Outlook) -> float:
    """One more card for the type with the most scarabs."""
    s = outlook.s
    most = outlook.weights.amulet
    for goods in range(AMULETS):
        scarabs = scarabs_in_hand(s, outlook.me, goods)
        if scarabs > 0:
            most = max(most, float(scarabs + laid_scarabs(s, outlook.me, slot_for(s, outlook.me, goods))))
    return most if outlook.left > outlook.weights.last_turn else most - outlook.weights.amulet_late


def scarabs_in_hand(s: State, seat: i64, goods: i64) -> i64:
    total: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += cards_of(s, HAND + seat, kind) * SCARABS_OF[kind]
    return total


def effect_in_hand(outlook: Outlook, kind: i64) -> float:
    return outlook.weights.effect if CHARACTER_OF[kind] >= 0 else 0.0
