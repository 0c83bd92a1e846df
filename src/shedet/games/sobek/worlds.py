"""What a seat knows, and full states dealt consistent with it.

`know` builds a viewer's `Knowledge` from what lies open to it and what it remembers; views, previews and bots have
nothing else. `deal` makes a full state out of it: any consistent one, each as likely as it can have come about (two
cards that look the same count as two). [S-INFO-1]
"""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.game import Knowledge as SeatKnowledge
from shedet.core.game import check_viewer
from shedet.core.hidden import Deals
from shedet.core.position import bit
from shedet.core.rng import Rng
from shedet.games.sobek.components import (
    BACK_COLOURS,
    BACK_OF,
    CURSE,
    FACE_DOWN,
    FEWEST,
    GREEN,
    KINDS,
    MOST_PLAYERS,
    ORANGE,
    PROSPERITY,
    TOKEN_COPIES,
    TOKENS,
)
from shedet.games.sobek.decisions import legal_actions
from shedet.games.sobek.memory import OPEN, UNDRAWN, Memory, still_in_hand
from shedet.games.sobek.rules.characters import HAND_LIMIT
from shedet.games.sobek.state import (
    CARD_PLACES,
    CHOOSE_CLAIM,
    CHOOSE_DISCARDS,
    CHOOSE_HORIZONTAL,
    CHOOSE_TOKEN,
    CORRUPTION,
    CURSES,
    DISCARDS,
    HAND,
    HORIZONTAL,
    LAID,
    LAYING_GROUP,
    NO_CARDS,
    OPEN_INFORMATION,
    PILE_OWNER,
    PROGRESS,
    PROSPERITIES,
    REMOVED,
    SET_ASIDE,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    add_card,
    add_token,
    bare_state,
    cards_of,
    count_cards,
    count_tokens,
    forget_progress,
    laid_place,
    progress_of,
    remove_card,
    set_progress,
    tokens_of,
)

# ---- knowledge


@final
class Knowledge(SeatKnowledge):
    """Everything a viewer knows, as a table on which only known things lie, and numbers of the others."""

    def __init__(self, viewer: i64, table: State, memory: Memory) -> None:
        super().__init__(viewer)
        self.table = table
        self.cards = [each.copy() for each in memory.cards]
        self.places = memory.places()  # for each card, a bit each
        self.knows_tokens = False
        # What each seat holds in hand and under its corruption tile, by back: see `by_seat`.
        self.hand_backs = vec[i64]([0] * (MOST_PLAYERS * BACK_COLOURS))
        self.corruption_backs = vec[i64]([0] * (MOST_PLAYERS * BACK_COLOURS))
        self.removed: i64 = 0  # cards out for the round, unseen
        self.characters_in_deck: i64 = 0  # told in the open variant only
        self.tokens_left: i64 = 0
        self.deals: list[Deals] = []  # by back, once a world is dealt


def by_seat(seat: i64, back: i64) -> i64:
    """Where the cards of a seat with a back are counted."""
    return seat * BACK_COLOURS + back


def know(s: State, memory: Memory, viewer: i64) -> Knowledge:
    """What a viewer knows now: what lies open, what is its own, what it remembers, and numbers. [S-INFO-1]

    When the game is over everything is laid open. The omniscient viewer of records knows all at all times.
    """
    check_viewer(viewer, s.players)
    if viewer == OMNISCIENT or s.over:
        k = Knowledge(viewer, s.copy(), memory)
        k.knows_tokens = True
    else:
        k = Knowledge(viewer, bare_state(s.players, s.options, Rng(0, 0, 0, 1)), memory)
        see_the_table(s, k.table, viewer)
        if viewer != SPECTATOR:
            see_what_is_mine(s, k.table, viewer)
            if memory.knows_tokens or (s.question() == CHOOSE_TOKEN and s.asks(viewer)):
                k.knows_tokens = True
                copy_tokens(s, k.table, TOKEN_PILE)
    for seat in range(s.players):
        count_all_backs(s, HAND + seat, k.hand_backs, by_seat(seat, 0))
        also = still_in_hand(s, seat)
        if also >= 0:
            count_all_backs(s, also, k.hand_backs, by_seat(seat, 0))
        count_all_backs(s, CORRUPTION + seat, k.corruption_backs, by_seat(seat, 0))
    k.removed = count_cards(s, REMOVED)
    k.characters_in_deck = orange_in_deck(s)
    k.tokens_left = count_tokens(s, TOKEN_PILE)
    return k


def count_all_backs(s: State, place: i64, numbers: vec[i64], first: i64) -> None:
    """How many cards with each back are at a place: added to numbers, from a first one on."""
    cards = s.cards
    for kind in range(KINDS):
        number = i64(cards[place * KINDS + kind])
        if number > 0:
            numbers[first + BACK_OF[kind]] += number


def orange_in_deck(s: State) -> i64:
    """The number of characters still in the deck, which the open variant always shows true. [S-OPEN-4]"""
    if s.options[OPEN_INFORMATION] == 0:
        return -1
    total: i64 = 0
    for at in range(s.deck_left):
        if BACK_OF[i64(s.deck[at])] == ORANGE:
            total += 1
    return total


def see_the_table(s: State, table: State, viewer: i64) -> None:
    """What everybody sees: the queue, sets, discards, used tokens, scores. [S-INFO-1]"""
    table.stack = s.stack[:]
    table.depth = s.depth
    table.reveals = s.reveals
    table.turn = s.turn
    table.round = s.round
    table.scores = s.scores[:]
    table.deck_left = s.deck_left
    table.queue_left = s.queue_left
    for quay in range(s.queue_left):
        kind = i64(s.queue[quay])
        table.queue[quay] = u8(FACE_DOWN) if BACK_OF[kind] == ORANGE else s.queue[quay]
    table.cards = cards_lying_open(s, viewer)
    copy_tokens(s, table, TOKENS_USED)
    for at in range(CURSES, i64(len(s.tokens))):
        table.tokens[at] = s.tokens[at]


def cards_lying_open(s: State, viewer: i64) -> vec[u8]:
    """Discards and sets, in the order of their places. At all other places there is nothing. [S-INFO-1]"""
    there = s.cards
    cards = vec[u8](capacity=CARD_PLACES * KINDS)
    cards = extend(cards, NO_CARDS[: DISCARDS * KINDS])
    cards = extend(cards, there[DISCARDS * KINDS : REMOVED * KINDS])
    cards = extend(cards, NO_CARDS[REMOVED * KINDS : LAID * KINDS])
    for seat in range(MOST_PLAYERS):
        first = laid_place(seat, 0) * KINDS
        horizontal = laid_place(seat, HORIZONTAL) * KINDS
        cards = extend(cards, there[first:horizontal])
        # Horizontal sets are unseen by the others until all have chosen. [S-END-1]
        if seat == viewer or s.question() != CHOOSE_HORIZONTAL:
            cards = extend(cards, there[horizontal : horizontal + KINDS])
        else:
            cards = extend(cards, NO_CARDS[:KINDS])
    return extend(cards, NO_CARDS[SET_ASIDE * KINDS :])


def see_what_is_mine(s: State, table: State, seat: i64) -> None:
    """One's own hand and corruption pile, and the pile one looks through. [S-INFO-1]"""
    copy_cards(s, table, HAND + seat)
    copy_cards(s, table, CORRUPTION + seat)
    copy_cards(s, table, SET_ASIDE + seat)
    for what in range(PROGRESS):
        set_progress(table, seat, what, progress_of(s, seat, what))
    if s.question() == CHOOSE_CLAIM and s.asks(seat):
        copy_cards(s, table, CORRUPTION + s.detail(PILE_OWNER))


def copy_cards(s: State, table: State, place: i64) -> None:
    """To a table on which nothing lies there yet."""
    there = s.cards
    copied = table.cards
    for at in range(place * KINDS, place * KINDS + KINDS):
        number = there[at]
        if number != 0:
            copied[at] = number


def copy_tokens(s: State, table: State, place: i64) -> None:
    for at in range(place * TOKENS, place * TOKENS + TOKENS):
        table.tokens[at] = s.tokens[at]


# ---- worlds


def deal(k: Knowledge, rng: Rng) -> State:
    """A full state that a viewer could be looking at for all it knows, with a future of its own.

    An opponent who has been asked must have an answer: worlds in which they have none are dealt again.
    """
    while True:
        world = k.table.copy()
        world.rng = rng.another()
        if world.over or k.viewer == OMNISCIENT:
            return world
        deal_cards(k, world, rng)
        deal_tokens(k, world, rng)
        choose_discards(world, k.viewer, rng)
        if others_can_answer(world, k.viewer):
            return world


def others_can_answer(world: State, viewer: i64) -> bool:
    for seat in range(world.players):
        if seat != viewer and world.asks(seat) and len(legal_actions(world, seat)) == 0:
            return False
    return True


def deal_cards(k: Knowledge, world: State, rng: Rng) -> None:
    """Hidden cards to the opponents' hands and piles, to the queue, out of the round, and to the deck."""
    for seat in range(world.players):
        if seat != k.viewer:  # a vizier's look is dealt again with everything else
            for at in range((CORRUPTION + seat) * KINDS, (CORRUPTION + seat + 1) * KINDS):
                world.cards[at] = 0
    beige = vec[u8](capacity=64)
    orange = vec[u8](capacity=16)
    for back in range(ORANGE + 1):
        for kind in deal_back(k, world, back, rng):
            if back == GREEN:
                add_card(world, REMOVED, i64(kind))
            elif back == ORANGE:
                orange = append(orange, kind)
            else:
                beige = append(beige, kind)
    rng.shuffle(orange)
    used: i64 = 0
    for quay in range(world.queue_left):
        if i64(world.queue[quay]) == FACE_DOWN:
            world.queue[quay] = orange[used]
            used += 1
    deal_deck(k, world, beige, orange, used, rng)


def choose_discards(world: State, viewer: i64, rng: Rng) -> None:
    """What others have chosen for the scribe and not shown: any cards of the hand. [S-CHAR-5]"""
    if world.question() != CHOOSE_DISCARDS:
        return
    for seat in range(world.players):
        if seat != viewer and is_victim(world, seat) and not world.asks(seat):
            while count_cards(world, HAND + seat) > HAND_LIMIT:
                kind = rng.draw(world.cards, (HAND + seat) * KINDS, count_cards(world, HAND + seat))
                move_card(world, HAND + seat, SET_ASIDE + seat, kind)


def is_victim(s: State, seat: i64) -> bool:
    """Whether the scribe has hit a seat: that of whoever played it does not count. [S-CHAR-5]"""
    return seat != s.turn and count_cards(s, HAND + seat) > HAND_LIMIT


def move_card(s: State, source: i64, target: i64, kind: i64) -> None:
    remove_card(s, source, kind)
    add_card(s, target, kind)


def deal_deck(k: Knowledge, world: State, beige: vec[u8], orange: vec[u8], used: i64, rng: Rng) -> None:
    """What nobody holds is in the deck, or was removed at the start; the characters in the deck may be known."""
    rng.shuffle(beige)
    deck = vec[u8](capacity=64)
    if k.characters_in_deck < 0:
        for at in range(used, i64(len(orange))):
            beige = append(beige, orange[at])
        rng.shuffle(beige)
        for at in range(world.deck_left):
            deck = append(deck, beige[at])
        for at in range(world.deck_left, i64(len(beige))):
            add_card(world, REMOVED, i64(beige[at]))
    else:
        for at in range(used, i64(len(orange))):
            if at < used + k.characters_in_deck:
                deck = append(deck, orange[at])
            else:
                add_card(world, REMOVED, i64(orange[at]))
        for at in range(i64(len(beige))):
            if i64(len(deck)) < world.deck_left:
                deck = append(deck, beige[at])
            else:
                add_card(world, REMOVED, i64(beige[at]))
        rng.shuffle(deck)
    for at in range(world.deck_left):
        world.deck[at] = deck[at]


def deal_back(k: Knowledge, world: State, back: i64, rng: Rng) -> vec[u8]:
    """Deal the hidden cards with one back to hands and piles; what nobody holds is returned."""
    if len(k.deals) == 0:
        k.deals = [Deals(each, seen_places(k)) for each in k.cards]
    hidden = k.deals[back].share_out(rng)
    undrawn = vec[u8](capacity=64)
    for card in range(i64(len(hidden.kinds))):
        place = hidden.draw(card, rng)
        if place == UNDRAWN:
            undrawn = append(undrawn, u8(hidden.kinds[card]))
        else:
            add_card(world, place, hidden.kinds[card])
    return undrawn


def seen_places(k: Knowledge) -> i64:
    """What lies open, and one's own hand and pile, a bit each: a spectator has none."""
    if k.viewer == SPECTATOR:
        return bit(OPEN)
    return bit(OPEN) | bit(HAND + k.viewer) | bit(CORRUPTION + k.viewer)


def deal_tokens(k: Knowledge, world: State, rng: Rng) -> None:
    """The tokens of the pile, unless known, and those out of the round."""
    left = vec[u8](capacity=TOKENS)
    total: i64 = 0
    for token in range(TOKENS):
        number = TOKEN_COPIES[token] - seen_tokens(world, token)
        left = append(left, u8(number))
        total += number
    missing = k.tokens_left - count_tokens(world, TOKEN_PILE)
    for dealt in range(total):
        drawn = rng.draw(left, 0, total - dealt)
        left[drawn] -= 1
        add_token(world, TOKEN_PILE if dealt < missing else TOKENS_REMOVED, drawn)


def seen_tokens(world: State, token: i64) -> i64:
    """How many tokens of a kind lie open: used, as a curse, as a prosperity, or known to be in the pile."""
    total = tokens_of(world, TOKEN_PILE, token) + tokens_of(world, TOKENS_USED, token)
    return total + lying_tokens(world, token)


def lying_tokens(s: State, token: i64) -> i64:
    """Curses and prosperities that lie with the players."""
    total: i64 = 0
    if token == CURSE:
        for at in range(CURSES, PROSPERITIES):
            total += i64(s.tokens[at])
    elif token == PROSPERITY:
        for at in range(PROSPERITIES, i64(len(s.tokens))):
            total += i64(s.tokens[at])
    return total


# ---- other futures


def redeal(s: State, rng: Rng) -> State:
    """The deck in another order, and new chances for thefts and later rounds. Hands, piles, the token pile, what was
    removed and face-down cards of the queue stay as they are."""
    other = s.copy()
    other.rng = rng.another()
    rng.shuffle_first(other.deck, other.deck_left)
    return other


# ---- secret choices


def holds_secrets(s: State) -> bool:
    """Whether somebody has chosen cards for the scribe or horizontal sets, and the others have not been shown them.
    [S-CHAR-5, S-END-1]"""
    for seat in range(s.players):
        if s.question() == CHOOSE_DISCARDS:
            if count_cards(s, SET_ASIDE + seat) > 0:
                return True
        elif s.question() == CHOOSE_HORIZONTAL and has_begun_horizontal(s, seat):
            return True
    return False


def has_begun_horizontal(s: State, seat: i64) -> bool:
    """Whether a seat has laid a horizontal set, is laying one, or has finished without. [S-END-1]"""
    if count_cards(s, laid_place(seat, HORIZONTAL)) > 0 or progress_of(s, seat, LAYING_GROUP) > 0:
        return True
    return count_cards(s, HAND + seat) >= FEWEST and (s.asked() >> seat) & 1 == 0


def deal_undecided(k: Knowledge, seat: i64, rng: Rng) -> State:
    """A world in which others than this seat still have to choose what they have chosen in secret."""
    world = deal(k, rng)
    take_back_choices(world, seat)
    return world


def redeal_undecided(s: State, seat: i64, rng: Rng) -> State:
    """Another future, in which others than this seat still have to choose what they have chosen in secret."""
    other = redeal(s, rng)
    take_back_choices(other, seat)
    return other


def take_back_choices(s: State, seat: i64) -> None:
    """What others have set aside for the scribe, and horizontal sets that they are laying or have laid, go back to
    their hands until all are shown. [S-CHAR-5, S-END-1]"""
    for other in range(s.players):
        if other == seat:
            continue
        if s.question() == CHOOSE_DISCARDS:
            take_up(s, other, SET_ASIDE + other)
            if is_victim(s, other):
                s.set_asked(s.asked() | (1 << other))
        elif s.question() == CHOOSE_HORIZONTAL:
            take_up(s, other, laid_place(other, HORIZONTAL))
            forget_progress(s, other)
            if count_cards(s, HAND + other) >= FEWEST:
                s.set_asked(s.asked() | (1 << other))


def take_up(s: State, seat: i64, place: i64) -> None:
    """Cards go back to the hand that they were chosen from."""
    for kind in range(KINDS):
        while cards_of(s, place, kind) > 0:
            move_card(s, place, HAND + seat, kind)
