"""Playing a character."""

from typing import Final

from mypy_extensions import i64

from shedet.core.events import EVERYONE, all_but, only
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BACK_OF,
    CATTLE_SCRIBE,
    CHARACTER_OF,
    COURTESAN,
    FIRST_OF,
    FISH_SCRIBE,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    KIND_OF_CHARACTER,
    KINDS,
    MERCHANT,
    ORANGE,
    QUEEN,
    THIEF,
    VIZIER,
)
from shedet.games.sobek.events import CARD, CARD_BACK, LOOKED, NO_CARDS, PLAYS, SAW_ALL, SAW_CARD
from shedet.games.sobek.rules.moving import no_effect, pass_card, tell_card
from shedet.games.sobek.rules.sets import may_take_type
from shedet.games.sobek.rules.setup import draw
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_CLAIM,
    CHOOSE_DISCARDS,
    CHOOSE_GROWING_SET,
    CHOOSE_PILE,
    CHOOSE_PURGE,
    CHOOSE_QUEUE_CARD,
    CHOOSE_THEFT,
    CORRUPTION,
    DECK,
    DISCARDS,
    HAND,
    SET_ASIDE,
    State,
    add_card,
    cards_of,
    count_cards,
    remove_card,
    set_exists,
    set_goods,
)

HAND_LIMIT: Final = 6  # what the scribe leaves in a hand


def play_character(s: State, seat: i64, character: i64) -> None:
    """Face up to the discard pile, then its power as far as possible. [S-CHAR-1]"""
    s.tell(EVERYONE, PLAYS, seat, character, 0, 0)
    discard(s, seat, KIND_OF_CHARACTER[character], HAND + seat)
    if character == QUEEN:
        draw_three_cards(s, seat)
    elif character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        s.ask(CHOOSE_PURGE, 1 << seat, 0, 0, 0)
    elif character == THIEF:
        s.ask(CHOOSE_THEFT, 1 << seat, 0, 0, 0)
    elif character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        demand_discards(s, seat)
    elif character == VIZIER:
        s.ask(CHOOSE_PILE, 1 << seat, 0, 0, 0)
    elif character == COURTESAN:
        open_the_courtesans_choice(s, seat)
    elif character == MERCHANT:
        s.ask(CHOOSE_QUEUE_CARD, 1 << seat, 0, 0, 0)


def discard(s: State, seat: i64, kind: i64, source: i64) -> None:
    """A card goes face up to the discard pile."""
    remove_card(s, source, kind)
    add_card(s, DISCARDS, kind)
    tell_card(s, EVERYONE, seat, kind, source, DISCARDS)


def draw_three_cards(s: State, seat: i64) -> None:
    """The queen draws three cards from the deck, none if it is empty. [S-CHAR-2]"""
    if s.deck_left == 0:
        no_effect(s, seat)
        return
    drawn: i64 = 0
    while drawn < 3 and s.deck_left > 0:
        kind = draw(s)
        add_card(s, HAND + seat, kind)
        tell_card(s, only(seat), seat, kind, DECK, HAND + seat)
        drawn += 1
    s.reveal()


def purge(s: State, seat: i64, goods: i64, characters: i64) -> None:
    """All cards of one goods type leave the corruption pile, its characters as the player likes. [S-CHAR-3]

    Only what is discarded is shown. Who has thrown a card away has shown that no goods of its type are left.
    """
    pile = CORRUPTION + seat
    thrown = False
    which: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        goes = True
        if CHARACTER_OF[kind] >= 0:
            goes = (characters >> which) & 1 == 1
            which += 1
        while goes and cards_of(s, pile, kind) > 0:
            discard(s, seat, kind, pile)
            thrown = True
    if thrown:
        s.tell(EVERYONE, NO_CARDS, seat, goods, pile, 1)


def steal_card(s: State, seat: i64, victim: i64, back: i64) -> None:
    """The thief takes a random card with the named back from a hand. [S-CHAR-4]"""
    drawn = s.rng.below(count_backs(s, HAND + victim, back))
    kind: i64 = 0
    while True:
        if BACK_OF[kind] == back:
            drawn -= cards_of(s, HAND + victim, kind)
            if drawn < 0:
                break
        kind += 1
    s.reveal()
    pass_card(s, seat, kind, HAND + victim, victim)


def count_backs(s: State, place: i64, back: i64) -> i64:
    cards = s.cards
    backs = BACK_OF
    total: i64 = 0
    for kind in range(KINDS):
        if backs[kind] == back:
            total += i64(cards[place * KINDS + kind])
    return total


def demand_discards(s: State, seat: i64) -> None:
    """The scribe: every opponent with more than six cards chooses at the same time what to lay off. [S-CHAR-5]"""
    victims: i64 = 0
    for each in range(s.players):
        if each != seat and count_cards(s, HAND + each) > HAND_LIMIT:
            victims |= 1 << each
    if victims == 0:
        no_effect(s, seat)
    else:
        s.ask(CHOOSE_DISCARDS, victims, 0, 0, 0)


def set_card_aside(s: State, seat: i64, kind: i64) -> None:
    """A card is chosen to go face down under the own corruption tile; nobody sees it go until all have chosen.
    [S-CHAR-5]"""
    remove_card(s, HAND + seat, kind)
    add_card(s, SET_ASIDE + seat, kind)
    s.tell(only(seat), CARD, seat, kind, HAND + seat, CORRUPTION + seat)


def cover_cards_set_aside(s: State) -> None:
    """When all have chosen the others see the backs, in the order of seats and colours: not in that in which anybody
    chose. [S-CHAR-5, S-INFO-1]"""
    victims: i64 = 0
    for seat in range(s.players):
        if count_cards(s, SET_ASIDE + seat) > 0:
            victims += 1
            cover_cards_of(s, seat)
    if victims > 1:
        s.reveal()


def cover_cards_of(s: State, seat: i64) -> None:
    for back in range(ORANGE + 1):
        for _ in range(count_backs(s, SET_ASIDE + seat, back)):
            s.tell(all_but(only(seat)), CARD_BACK, seat, back, HAND + seat, CORRUPTION + seat)
    for kind in range(KINDS):
        while cards_of(s, SET_ASIDE + seat, kind) > 0:
            remove_card(s, SET_ASIDE + seat, kind)
            add_card(s, CORRUPTION + seat, kind)


def look_through_pile(s: State, seat: i64, victim: i64) -> None:
    """The vizier looks through a corruption pile and takes a card; an empty one has none. [S-CHAR-6]"""
    pile = CORRUPTION + victim
    s.reveal()  # that a pile is empty is a secret too
    if count_cards(s, pile) == 0:
        no_effect(s, seat)
        return
    s.tell(EVERYONE, LOOKED, seat, 0, pile, 0)
    for kind in range(KINDS):
        if cards_of(s, pile, kind) > 0:
            s.tell(only(seat), SAW_CARD, seat, kind, pile, cards_of(s, pile, kind))
    s.tell(only(seat), SAW_ALL, seat, 0, pile, 0)
    s.ask(CHOOSE_CLAIM, 1 << seat, victim, 0, 0)


def claim_card(s: State, seat: i64, victim: i64, kind: i64) -> None:
    """The vizier's card goes to the hand. [S-CHAR-6]"""
    pass_card(s, seat, kind, CORRUPTION + victim, victim)


def open_the_courtesans_choice(s: State, seat: i64) -> None:
    """The courtesan adds one or two cards to one of the own sets, at least one if possible. [S-CHAR-7]

    Who can add nothing has shown that no such card is in that hand.
    """
    for slot in range(AMULET_SET + 1):
        if can_grow(s, seat, slot):
            s.ask(CHOOSE_GROWING_SET, 1 << seat, 0, 0, 0)
            return
    no_effect(s, seat)
    has_sets = False
    for slot in range(AMULET_SET + 1):
        if set_exists(s, seat, slot):
            has_sets = True
            show_that_none_fits(s, seat, slot)
    if has_sets:
        s.tell(EVERYONE, NO_CARDS, seat, AMULETS, HAND + seat, 0)


def can_grow(s: State, seat: i64, slot: i64) -> bool:
    """Whether some card of the hand fits a set that is there."""
    if not set_exists(s, seat, slot):
        return False
    for kind in range(KINDS):
        if cards_of(s, HAND + seat, kind) > 0 and fits(s, seat, slot, kind):
            return True
    return False


def fits(s: State, seat: i64, slot: i64, kind: i64) -> bool:
    """Whether a card may join a set: same type, its characters, or an amulet. [S-CHAR-7, S-SETS-3]"""
    if kind == AMULET:
        return True
    goods = set_goods(s, seat, slot)
    for each in range(AMULETS):
        if FIRST_OF[each] <= kind < FIRST_OF[each + 1]:
            return each == goods or (goods == AMULETS and may_take_type(s, seat, each))
    return False


def show_that_none_fits(s: State, seat: i64, slot: i64) -> None:
    goods = set_goods(s, seat, slot)
    for each in range(AMULETS):
        if each == goods or (goods == AMULETS and may_take_type(s, seat, each)):
            s.tell(EVERYONE, NO_CARDS, seat, each, HAND + seat, 0)
