"""What you are asked: for each question, what may be answered, what the answer does, side by side.

Legal means offered here, and nowhere else. Answers are given in the order of their numbers.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE
from shedet.games.sobek.actions import (
    ADD,
    CHOOSE_SEAT,
    CLAIM,
    DISCARD,
    EMPTY_HAND,
    FINISH,
    PLAY,
    PURGE,
    SET,
    STEAL,
    TAKE,
    USE,
)
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    AVAILABLE,
    CHARACTER_OF,
    CHARACTERS,
    FEWEST,
    FIRST_OF,
    KIND_OF_CHARACTER,
    KINDS,
    ORANGE,
    TOKENS,
)
from shedet.games.sobek.events import HAS_CHOSEN
from shedet.games.sobek.rules.characters import (
    HAND_LIMIT,
    can_grow,
    claim_card,
    count_backs,
    cover_cards_set_aside,
    fits,
    look_through_pile,
    play_character,
    purge,
    set_card_aside,
    steal_card,
)
from shedet.games.sobek.rules.ending import lay_horizontally, settle_round
from shedet.games.sobek.rules.moving import lay_card, no_effect
from shedet.games.sobek.rules.sets import amulets, begin_set, look_at_the_tokens, own_cards, playable
from shedet.games.sobek.rules.setup import begin_with
from shedet.games.sobek.rules.taking import pick_card, take_card
from shedet.games.sobek.rules.tokens import can_fall, curse, may_prosper, prosper, push_back, use_token
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CHOOSE_ADDITION,
    CHOOSE_CLAIM,
    CHOOSE_CURSED,
    CHOOSE_DISCARDS,
    CHOOSE_GROWING_SET,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_PILE,
    CHOOSE_PROSPEROUS,
    CHOOSE_PURGE,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    CORRUPTION,
    HAND,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    NAME_STARTER,
    PROGRESS,
    TOKEN_PILE,
    State,
    cards_of,
    count_cards,
    set_exists,
    tokens_of,
)


def legal_actions(s: State, seat: i64) -> vec[i64]:
    """Everything an asked seat may answer, in the order of the numbers."""
    question = s.question()
    if question == CHOOSE_ACTION:
        return actions_of_a_turn(s, seat)
    if question == CHOOSE_SET:
        return cards_for_the_set(s, seat)
    if question == CHOOSE_TOKEN:
        return tokens_to_use(s)
    if question == CHOOSE_GUILD_VICTIM:
        return guild_victims(s, seat)
    if question == CHOOSE_CURSED or question == CHOOSE_PILE:
        return opponents(s, seat)
    if question == CHOOSE_PROSPEROUS:
        return prosperous_sets(s, seat)
    if question == CHOOSE_PURGE:
        return purges(s, seat)
    if question == CHOOSE_THEFT:
        return thefts(s, seat)
    if question == CHOOSE_DISCARDS:
        return cards_to_discard(s, seat)
    if question == CHOOSE_CLAIM:
        return cards_to_claim(s)
    if question == CHOOSE_GROWING_SET:
        return growing_sets(s, seat)
    if question == CHOOSE_ADDITION:
        return additions(s, seat)
    if question == CHOOSE_QUEUE_CARD:
        return cards_of_the_queue(s)
    if question == CHOOSE_HORIZONTAL:
        return horizontal_layings(s, seat)
    if question == NAME_STARTER:
        return all_seats(s)
    return vec[i64]()


def apply(s: State, seat: i64, action: i64) -> None:
    """Carry out an answer and ask the next question. That the action is legal is the caller's duty."""
    question = s.question()
    if question == CHOOSE_ACTION:
        answer_turn(s, seat, action)
    elif question == CHOOSE_SET:
        answer_set(s, seat, action)
    elif question == CHOOSE_TOKEN:
        answer_token(s, seat, action)
    elif question == CHOOSE_GUILD_VICTIM:
        answer_guild_victim(s, seat, action)
    elif question == CHOOSE_CURSED:
        answer_cursed(s, seat, action)
    elif question == CHOOSE_PROSPEROUS:
        answer_prosperous(s, seat, action)
    elif question == CHOOSE_PURGE:
        answer_purge(s, seat, action)
    elif question == CHOOSE_THEFT:
        answer_theft(s, seat, action)
    elif question == CHOOSE_DISCARDS:
        answer_discards(s, seat, action)
    elif question == CHOOSE_PILE:
        answer_pile(s, seat, action)
    elif question == CHOOSE_CLAIM:
        answer_claim(s, seat, action)
    elif question == CHOOSE_GROWING_SET:
        answer_growing_set(s, seat, action)
    elif question == CHOOSE_ADDITION:
        answer_addition(s, seat, action)
    elif question == CHOOSE_QUEUE_CARD:
        answer_queue_card(s, seat, action)
    elif question == CHOOSE_HORIZONTAL:
        answer_horizontal(s, seat, action)
    elif question == NAME_STARTER:
        answer_starter(s, action)
    go_on(s)


def go_on(s: State) -> None:
    """When all is answered it is the next player's turn, clockwise. [S-TURN-1]"""
    if s.depth == 0 and not s.over:
        s.turn = (s.turn + 1) % s.players
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)


# ---- a turn: take, play a character, or play a set; there is no passing [S-TURN-1]


def actions_of_a_turn(s: State, seat: i64) -> vec[i64]:
    """One of the first four cards, any character, any set. [S-TAKE-1, S-CHAR-1, S-SETS-1]"""
    options = vec[i64](capacity=32)
    for quay in range(AVAILABLE):
        if quay < s.queue_left:
            options = append(options, TAKE + quay)
    for character in range(CHARACTERS):
        if cards_of(s, HAND + seat, KIND_OF_CHARACTER[character]) > 0:
            options = append(options, PLAY + character)
    for slot in range(AMULET_SET + 1):
        if playable(s, seat, slot):
            options = append(options, SET + slot)
    return options


def answer_turn(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action < PLAY:
        take_card(s, seat, action - TAKE)
    elif action < SET:
        play_character(s, seat, action - PLAY)
    else:
        begin_set(s, seat, action - SET)


# ---- the cards of a set


def cards_for_the_set(s: State, seat: i64) -> vec[i64]:
    """Goods, their characters, then amulets, in this order; finish from three on. [S-SETS-1, S-SETS-2, S-SETS-3]

    A card is offered only if three can still be reached after it.
    """
    return cards_to_lay(s, seat, s.detail(0), s.detail(1), s.detail(2))


def cards_to_lay(s: State, seat: i64, slot: i64, laid: i64, last: i64) -> vec[i64]:
    options = vec[i64](capacity=24)
    jokers = amulets(s, HAND + seat)
    for goods in range(AMULETS):
        if fits(s, seat, slot, FIRST_OF[goods]) and (slot < AMULET_SET or set_exists(s, seat, slot)):
            options = add_goods_cards(s, seat, goods, laid, last, options)
    if jokers > 0 and laid + jokers >= FEWEST and may_open_with_amulets(s, seat, slot, laid):
        options = append(options, i64(ADD + AMULET))
    if laid >= FEWEST:
        options = append(options, i64(FINISH))
    return options


def add_goods_cards(s: State, seat: i64, goods: i64, laid: i64, last: i64, options: vec[i64]) -> vec[i64]:
    """Cards that count as these goods, from the last one laid on, as long as three can still be reached."""
    left = own_cards(s, HAND + seat, goods) + amulets(s, HAND + seat)
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        here = cards_of(s, HAND + seat, kind)
        if kind < last:
            left -= here
        elif here > 0 and laid + left >= FEWEST:
            options = append(options, ADD + kind)
            left -= here
    return options


def may_open_with_amulets(s: State, seat: i64, slot: i64, laid: i64) -> bool:
    """Amulets alone make no new set of goods, but they may join any set. [S-SETS-2]"""
    return laid > 0 or slot == AMULET_SET or set_exists(s, seat, slot)


def answer_set(s: State, seat: i64, action: i64) -> None:
    """The last card laid decides which may follow; finishing leads to the tokens. [S-SETS-4]"""
    if action == FINISH:
        s.answered()
        look_at_the_tokens(s, seat)
        return
    lay_card(s, seat, action - ADD, s.detail(0))
    s.set_detail(1, s.detail(1) + 1)
    s.set_detail(2, action - ADD)


# ---- events


def tokens_to_use(s: State) -> vec[i64]:
    """Any of the tokens looked at, even one that can do nothing. [S-SETS-4]"""
    options = vec[i64](capacity=8)
    for token in range(TOKENS):
        if tokens_of(s, TOKEN_PILE, token) > 0:
            options = append(options, USE + token)
    return options


def answer_token(s: State, seat: i64, action: i64) -> None:
    s.answered()
    use_token(s, seat, action - USE)


def guild_victims(s: State, seat: i64) -> vec[i64]:
    """An opponent whose marker can move back. [S-EV-1]"""
    options = vec[i64](capacity=4)
    for victim in range(s.players):
        if can_fall(s, seat, victim, s.detail(0)):
            options = append(options, CHOOSE_SEAT + victim)
    return options


def answer_guild_victim(s: State, seat: i64, action: i64) -> None:
    glyph = s.detail(0)
    s.answered()
    push_back(s, action - CHOOSE_SEAT, glyph)


def opponents(s: State, seat: i64) -> vec[i64]:
    """Any opponent: for a curse, or for the vizier, to whom the sizes of the piles are secret. [S-EV-3, S-CHAR-6]"""
    options = vec[i64](capacity=4)
    for other in range(s.players):
        if other != seat:
            options = append(options, CHOOSE_SEAT + other)
    return options


def answer_cursed(s: State, seat: i64, action: i64) -> None:
    s.answered()
    curse(s, seat, action - CHOOSE_SEAT)


def prosperous_sets(s: State, seat: i64) -> vec[i64]:
    """A set of cattle, fish or wheat, or of amulets alone. [S-EV-4]"""
    options = vec[i64](capacity=8)
    for slot in range(AMULET_SET + 1):
        if may_prosper(s, seat, slot):
            options = append(options, SET + slot)
    return options


def answer_prosperous(s: State, seat: i64, action: i64) -> None:
    s.answered()
    prosper(s, seat, action - SET)


# ---- the high priest and the high priestess


def purges(s: State, seat: i64) -> vec[i64]:
    """A goods type that is in the own pile, with any of its characters; nothing, if there is none. [S-CHAR-3]

    It is asked even of an empty pile: what is in it is a secret.
    """
    options = vec[i64](capacity=24)
    pile = CORRUPTION + seat
    for goods in range(AMULETS):
        if own_cards(s, pile, goods) > 0:
            for characters in range(4):
                if characters & ~characters_in(s, pile, goods) == 0:
                    options = append(options, PURGE + goods * 4 + characters)
    if len(options) == 0:
        options = append(options, i64(FINISH))
    return options


def characters_in(s: State, place: i64, goods: i64) -> i64:
    """The characters of a goods type at a place, a bit each in printed order."""
    found: i64 = 0
    which: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        if CHARACTER_OF[kind] >= 0:
            if cards_of(s, place, kind) > 0:
                found |= 1 << which
            which += 1
    return found


def answer_purge(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action != FINISH:
        purge(s, seat, (action - PURGE) // 4, (action - PURGE) % 4)


# ---- the thief


def thefts(s: State, seat: i64) -> vec[i64]:
    """An opponent and one of the backs in that hand; an empty hand may be named. [S-CHAR-4]"""
    options = vec[i64](capacity=16)
    for victim in range(s.players):
        if victim == seat:
            continue
        if count_cards(s, HAND + victim) == 0:
            options = append(options, STEAL + victim * 4 + EMPTY_HAND)
        for back in range(ORANGE + 1):
            if count_backs(s, HAND + victim, back) > 0:
                options = append(options, STEAL + victim * 4 + back)
    return options


def answer_theft(s: State, seat: i64, action: i64) -> None:
    s.answered()
    back = (action - STEAL) % 4
    if back == EMPTY_HAND:
        no_effect(s, seat)
    else:
        steal_card(s, seat, (action - STEAL) // 4, back)


# ---- the scribe


def cards_to_discard(s: State, seat: i64) -> vec[i64]:
    """Each victim chooses from their own hand. [S-CHAR-5]"""
    options = vec[i64](capacity=16)
    for kind in range(KINDS):
        if cards_of(s, HAND + seat, kind) > 0:
            options = append(options, DISCARD + kind)
    return options


def answer_discards(s: State, seat: i64, action: i64) -> None:
    """Until six cards remain; then the question is closed for this seat. Nobody sees anything of it until all have
    chosen. [S-CHAR-5]"""
    set_card_aside(s, seat, action - DISCARD)
    if count_cards(s, HAND + seat) <= HAND_LIMIT:
        close_for(s, seat)
        if s.question() != CHOOSE_DISCARDS:
            cover_cards_set_aside(s)


def close_for(s: State, seat: i64) -> None:
    """A seat has finished a question that several were asked at once."""
    s.tell(EVERYONE, HAS_CHOSEN, seat, 0, 0, 0)
    if s.asked() == 1 << seat:
        s.answered()
    else:
        s.set_asked(s.asked() & ~(1 << seat))


# ---- the vizier


def answer_pile(s: State, seat: i64, action: i64) -> None:
    s.answered()
    look_through_pile(s, seat, action - CHOOSE_SEAT)


def cards_to_claim(s: State) -> vec[i64]:
    """Any card of the pile looked through. [S-CHAR-6]"""
    options = vec[i64](capacity=16)
    for kind in range(KINDS):
        if cards_of(s, CORRUPTION + s.detail(0), kind) > 0:
            options = append(options, CLAIM + kind)
    return options


def answer_claim(s: State, seat: i64, action: i64) -> None:
    victim = s.detail(0)
    s.answered()
    claim_card(s, seat, victim, action - CLAIM)


# ---- the courtesan


def growing_sets(s: State, seat: i64) -> vec[i64]:
    """One of the own sets that a card of the hand fits. [S-CHAR-7]"""
    options = vec[i64](capacity=8)
    for slot in range(AMULET_SET + 1):
        if can_grow(s, seat, slot):
            options = append(options, SET + slot)
    return options


def answer_growing_set(s: State, seat: i64, action: i64) -> None:
    s.answered()
    s.ask(CHOOSE_ADDITION, 1 << seat, action - SET, 0, 0)


def additions(s: State, seat: i64) -> vec[i64]:
    """One card, then perhaps a second; that no second is possible must not show, so finishing is asked. [S-CHAR-7]"""
    options = vec[i64](capacity=16)
    for kind in range(s.detail(2), KINDS):
        if cards_of(s, HAND + seat, kind) > 0 and fits(s, seat, s.detail(0), kind):
            options = append(options, ADD + kind)
    if s.detail(1) == 1:
        options = append(options, i64(FINISH))
    return options


def answer_addition(s: State, seat: i64, action: i64) -> None:
    if action == FINISH:
        s.answered()
        return
    lay_card(s, seat, action - ADD, s.detail(0))
    if s.detail(1) == 1:
        s.answered()
        return
    s.set_detail(1, 1)
    s.set_detail(2, action - ADD)


# ---- the merchant


def cards_of_the_queue(s: State) -> vec[i64]:
    """Any card of the queue. [S-CHAR-8]"""
    options = vec[i64](capacity=16)
    for quay in range(s.queue_left):
        options = append(options, TAKE + quay)
    return options


def answer_queue_card(s: State, seat: i64, action: i64) -> None:
    s.answered()
    pick_card(s, seat, action - TAKE)


# ---- the end of the round


def horizontal_layings(s: State, seat: i64) -> vec[i64]:
    """Begin a horizontal set, lay its cards, or finish; as many sets as one likes. [S-END-1]"""
    group = i64(s.progress[seat * PROGRESS + LAYING_GROUP])
    if group == 0:
        return horizontal_groups(s, seat)
    laid = i64(s.progress[seat * PROGRESS + LAYING_COUNT])
    last = i64(s.progress[seat * PROGRESS + LAYING_LAST])
    options = vec[i64](capacity=24)
    jokers = amulets(s, HAND + seat)
    if group - 1 < AMULETS:
        options = add_goods_cards(s, seat, group - 1, laid, last, options)
    if jokers > 0 and laid + jokers >= FEWEST and (laid > 0 or group - 1 == AMULETS):
        options = append(options, i64(ADD + AMULET))
    if laid >= FEWEST:
        options = append(options, i64(FINISH))
    return options


def horizontal_groups(s: State, seat: i64) -> vec[i64]:
    options = vec[i64](capacity=8)
    jokers = amulets(s, HAND + seat)
    for goods in range(AMULETS):
        own = own_cards(s, HAND + seat, goods)
        if own > 0 and own + jokers >= FEWEST:
            options = append(options, SET + goods)
    if jokers >= FEWEST:
        options = append(options, i64(SET + AMULETS))
    return append(options, i64(FINISH))


def answer_horizontal(s: State, seat: i64, action: i64) -> None:
    """Nobody sees anything of it until all have chosen. [S-END-1]"""
    at = seat * PROGRESS
    if action < ADD:
        s.progress[at + LAYING_GROUP] = u8(action - SET + 1)
    elif action < FINISH:
        lay_horizontally(s, seat, action - ADD)
        s.progress[at + LAYING_COUNT] += 1
        s.progress[at + LAYING_LAST] = u8(action - ADD)
    elif s.progress[at + LAYING_GROUP] > 0:
        for what in range(PROGRESS):
            s.progress[at + what] = 0
    else:
        close_for(s, seat)
        if s.depth == 0:
            settle_round(s)


# ---- a new round


def all_seats(s: State) -> vec[i64]:
    """Anybody may be named as the starter, oneself included. [S-SET-6]"""
    options = vec[i64](capacity=4)
    for seat in range(s.players):
        options = append(options, CHOOSE_SEAT + seat)
    return options


def answer_starter(s: State, action: i64) -> None:
    s.answered()
    begin_with(s, action - CHOOSE_SEAT)
