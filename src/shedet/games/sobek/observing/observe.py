"""What a seat knows as numbers: the queue and its prices, hands, sets, markers, corruption, what is remembered.

Players come in the order of turns from the viewer on, who is the first of them; of those who are not there all numbers
are zero. A part is written from the table, or from parts that were written before it.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.observing import put, relative
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BACK_COLOURS,
    CURSE_CARDS,
    FACE_DOWN,
    FEWEST,
    FIRST_OF,
    GOODS_OF,
    KINDS,
    MOST_PLAYERS,
    NUMERAL,
    PROSPERITY_SCARABS,
    QUAYS,
    ROUNDS,
    SCARABS_OF,
    TOKEN_COPIES,
    TOKENS,
)
from shedet.games.sobek.memory import still_in_hand
from shedet.games.sobek.observing.parts import (
    ASKED_AT,
    BACKS,
    BACKS_AT,
    CARDS_THERE,
    CLAIMABLE_AT,
    CORRUPT,
    CORRUPTION_AT,
    DETAILS_AT,
    DISCARDS_AT,
    FACE_OF,
    GLYPHS,
    GOODS_AT,
    GOODS_NUMBERS,
    GROUPS,
    GUILDS,
    HAND_AT,
    HAND_SIZE,
    HORIZONTAL_AT,
    LAYING_AT,
    LEFT_AT,
    LIES_FACE_DOWN,
    MARKER,
    MARKERS_AT,
    MY_CARDS,
    OTHERS,
    PILE_AT,
    PILE_SCARABS,
    PILE_SIZE,
    PRICE,
    QUAY,
    QUESTION_AT,
    QUEUE_AT,
    RIVAL,
    RIVALS_AT,
    ROUND_POINTS,
    SCARABS_ON_IT,
    SET,
    SETS_AT,
    SKIPPED_SCARABS,
    TABLE_AT,
    THEIR_CARDS,
    TOKENS_AT,
    TURN_AT,
    TYPE_AT,
    WITH_HAND,
)
from shedet.games.sobek.observing.recalling import recall_cards
from shedet.games.sobek.rules.characters import count_backs
from shedet.games.sobek.rules.ending import scarabs_at
from shedet.games.sobek.rules.sets import amulets, playable
from shedet.games.sobek.scoring import glyph_at, next_space, penalised, previous_space, set_points
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ADDITION,
    CHOOSE_CLAIM,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_SET,
    CORRUPTION,
    DISCARDS,
    GUILD_GLYPH,
    HAND,
    HORIZONTAL,
    LAID_SO_FAR,
    LAST_LAID,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    OPEN_INFORMATION,
    PILE_OWNER,
    SET_ASIDE,
    SET_SLOT,
    TOKEN_PILE,
    TOKENS_USED,
    State,
    cards_of,
    count_cards,
    curses,
    laid_place,
    progress_of,
    prosperities,
    set_goods,
    tokens_of,
)
from shedet.games.sobek.worlds import Knowledge, by_seat, lying_tokens


def observe(k: Knowledge, out: vec[u8], at: i64) -> None:
    """Write what a seat knows; there are zeros at its place. Spectators have no side of the table to see it from."""
    s = k.table
    me = k.viewer
    assert me < s.players, "only a seat can observe"
    observe_question(s, me, out, at)
    observe_laying(s, me, out, at + LAYING_AT)
    observe_details(s, me, out, at)
    observe_left(k, out, at + LEFT_AT)
    observe_cards(s, me, out, at)
    recall_cards(k, out, at)
    for place in range(s.players):
        seat = (me + place) % s.players
        observe_sets(s, seat, out, at, place)
        observe_marker(s, me, seat, out, at, place)
        observe_backs(k, seat, out, at + BACKS_AT + place * BACKS)
        observe_corruption(s, seat, out, at, place)
    compare_corruption(s.players, out, at, CARDS_THERE)
    compare_corruption(s.players, out, at, WITH_HAND)
    for goods in range(AMULETS):
        observe_goods(s, me, goods, out, at)
        for place in range(1, s.players):
            observe_rival(place, goods, out, at)
    observe_queue(s, out, at)
    observe_tokens(k, out, at + TOKENS_AT)


# ---- the question and the table


def observe_question(s: State, me: i64, out: vec[u8], at: i64) -> None:
    question = s.question()
    if question >= 0:
        out[at + QUESTION_AT + question] = 1
    for seat in range(s.players):
        if s.asks(seat):
            out[at + ASKED_AT + relative(seat, me, s.players)] = 1
    out[at + TURN_AT + relative(s.turn, me, s.players)] = 1
    out[at + TABLE_AT + s.players - 2] = 1
    out[at + TABLE_AT + OTHERS + me] = 1
    out[at + TABLE_AT + OTHERS + MOST_PLAYERS + s.round - 1] = 1
    out[at + TABLE_AT + OTHERS + MOST_PLAYERS + ROUNDS] = u8(s.options[OPEN_INFORMATION])


def observe_laying(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """The set that somebody lays, or, at the end of the round, that I lay."""
    slot: i64 = -1
    laid: i64 = 0
    last: i64 = 0
    question = s.question()
    if question == CHOOSE_SET or question == CHOOSE_ADDITION:
        slot = s.detail(SET_SLOT)
        laid = s.detail(LAID_SO_FAR)
        last = s.detail(LAST_LAID)
    elif question == CHOOSE_HORIZONTAL:
        slot = progress_of(s, me, LAYING_GROUP) - 1
        laid = progress_of(s, me, LAYING_COUNT)
        last = progress_of(s, me, LAYING_LAST)
    if slot >= 0:
        out[at + slot] = 1
        put(out, at + GROUPS, laid)
        if laid > 0:
            out[at + GROUPS + 1 + last] = 1


def observe_details(s: State, me: i64, out: vec[u8], at: i64) -> None:
    question = s.question()
    if question == CHOOSE_GUILD_VICTIM:
        out[at + DETAILS_AT + s.detail(GUILD_GLYPH) - 1] = 1
    elif question == CHOOSE_CLAIM:
        owner = s.detail(PILE_OWNER)
        out[at + DETAILS_AT + GUILDS + relative(owner, me, s.players)] = 1
        if s.asks(me):
            for kind in range(KINDS):
                out[at + CLAIMABLE_AT + kind] = s.cards[(CORRUPTION + owner) * KINDS + kind]


def observe_left(k: Knowledge, out: vec[u8], at: i64) -> None:
    s = k.table
    face_down: i64 = 0
    for quay in range(s.queue_left):
        if i64(s.queue[quay]) == FACE_DOWN:
            face_down += 1
    put(out, at, s.deck_left)
    put(out, at + 1, s.queue_left)
    put(out, at + 2, s.deck_left + s.queue_left)
    put(out, at + 3, (s.deck_left + QUAYS - 1) // QUAYS)
    put(out, at + 4, face_down)
    put(out, at + 5, k.characters_in_deck + 1)
    put(out, at + 6, k.removed)


def observe_cards(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """My hand, my pile and the discards."""
    write_pile(s, me, out, at + PILE_AT)
    cards = s.cards
    for kind in range(KINDS):
        held = cards[(HAND + me) * KINDS + kind]
        if held != 0:
            out[at + HAND_AT + kind] = held
        discarded = cards[DISCARDS * KINDS + kind]
        if discarded != 0:
            out[at + DISCARDS_AT + FACE_OF[kind]] += discarded


def write_pile(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    """What is in a corruption pile, or set aside for it."""
    cards = s.cards
    for kind in range(KINDS):
        number = cards[(CORRUPTION + seat) * KINDS + kind] + cards[(SET_ASIDE + seat) * KINDS + kind]
        if number != 0:
            out[at + kind] = number


# ---- what lies before the players


def observe_sets(s: State, seat: i64, out: vec[u8], at: i64, place: i64) -> None:
    laid = s.cards
    for slot in range(GROUPS):
        here = laid_place(seat, slot) * KINDS
        first: i64 = 0
        last: i64 = AMULET
        if slot < AMULET_SET:
            first = FIRST_OF[slot]
            last = FIRST_OF[slot + 1]
        jokers = i64(laid[here + AMULET])
        cards = jokers
        scarabs = prosperities(s, seat, slot) * PROSPERITY_SCARABS
        for kind in range(first, last):
            number = i64(laid[here + kind])
            if number > 0:
                cards += number
                scarabs += number * SCARABS_OF[kind]
        if cards > 0:
            there = at + SETS_AT + (place * GROUPS + slot) * SET
            put(out, there, cards)
            put(out, there + 1, scarabs)
            put(out, there + 2, set_points(cards, scarabs))
            put(out, there + 3, prosperities(s, seat, slot))
            put(out, there + 4, jokers)
            if slot == AMULET_SET:
                out[at + TYPE_AT + place * GROUPS + set_goods(s, seat, AMULET_SET)] = 1
    cards = count_cards(s, laid_place(seat, HORIZONTAL))
    if cards > 0:
        put(out, at + HORIZONTAL_AT + place * 2, cards)
        put(out, at + HORIZONTAL_AT + place * 2 + 1, scarabs_at(s, laid_place(seat, HORIZONTAL)))


def observe_marker(s: State, me: i64, seat: i64, out: vec[u8], at: i64, place: i64) -> None:
    """Where a marker stands, would stand and would fall; what is near it. Sets come before, and my marker."""
    points = i64(out[at + HORIZONTAL_AT + place * 2 + 1])
    for slot in range(GROUPS):
        points += i64(out[at + SETS_AT + (place * GROUPS + slot) * SET + 2])
    first = at + MARKERS_AT + place * MARKER
    score = s.scores[seat]
    put(out, first, score // 2)
    put(out, first + 1, (score + points) // 2)
    put(out, first + ROUND_POINTS, points)
    put(out, first + 3, score + points - penalised(score + points, points))
    ahead = score + points - s.scores[me] - i64(out[at + MARKERS_AT + ROUND_POINTS])
    put(out, first + 4, ahead)
    put(out, first + 5, -ahead)
    out[first + 6 + glyph_at(score)] = 1
    for glyph in range(NUMERAL + 1, GLYPHS):
        near = first + 6 + GLYPHS + glyph - 1
        put(out, near, next_space(score, glyph) - score)
        back = previous_space(score, glyph)
        if back >= 0:
            put(out, near + GUILDS, score - back)


def observe_backs(k: Knowledge, seat: i64, out: vec[u8], at: i64) -> None:
    """Of my own cards as they lie now; of those of others as far as they have been shown."""
    hand: i64 = 0
    pile: i64 = 0
    is_apart = seat == k.viewer and still_in_hand(k.table, seat) >= 0
    for back in range(BACK_COLOURS):
        held = k.hand_backs[by_seat(seat, back)]
        corrupt = k.corruption_backs[by_seat(seat, back)]
        if is_apart:
            held = count_backs(k.table, HAND + seat, back)
            corrupt += count_backs(k.table, SET_ASIDE + seat, back)
        put(out, at + back, held)
        put(out, at + HAND_SIZE + 1 + back, corrupt)
        hand += held
        pile += corrupt
    put(out, at + HAND_SIZE, hand)
    put(out, at + PILE_SIZE, pile)


# ---- corruption


def observe_corruption(s: State, seat: i64, out: vec[u8], at: i64, place: i64) -> None:
    """Backs come before."""
    first = at + CORRUPTION_AT + place * CORRUPT
    backs = at + BACKS_AT + place * BACKS
    cards = i64(out[backs + PILE_SIZE]) + curses(s, seat) * CURSE_CARDS
    put(out, first, curses(s, seat))
    put(out, first + CARDS_THERE, cards)
    put(out, first + WITH_HAND, cards + i64(out[backs + HAND_SIZE]))
    if place == 0:
        put(out, first + PILE_SCARABS, scarabs_at(s, CORRUPTION + seat) + scarabs_at(s, SET_ASIDE + seat))


def compare_corruption(players: i64, out: vec[u8], at: i64, which: i64) -> None:
    """Everybody with the most corrupt of the others: as it is, or with the cards of hands."""
    for place in range(players):
        first = at + CORRUPTION_AT + place * CORRUPT
        own = i64(out[first + which])
        most: i64 = 0
        for other in range(players):
            if other != place:
                most = max(most, i64(out[at + CORRUPTION_AT + other * CORRUPT + which]))
        if own > 0 and own >= most:
            out[first + PILE_SCARABS + which] = 1
        if which == CARDS_THERE:
            put(out, first + 6, own - most)
            put(out, first + 7, most - own)


# ---- what cards are worth


def set_at(out: vec[u8], at: i64, place: i64, goods: i64) -> i64:
    """Where the numbers of a player's set of some goods are: it may be the one that began as amulets."""
    own = at + SETS_AT + (place * GROUPS + goods) * SET
    if out[own] == 0 and out[at + TYPE_AT + place * GROUPS + goods] == 1:
        return at + SETS_AT + (place * GROUPS + AMULET_SET) * SET
    return own


def gain(laid: i64, there: i64, cards: i64, scarabs: i64) -> i64:
    """What so many cards and scarabs add to a set that has so many."""
    return set_points(laid + cards, there + scarabs) - set_points(laid, there)


def observe_goods(s: State, me: i64, goods: i64, out: vec[u8], at: i64) -> None:
    own: i64 = 0
    scarabs: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        number = cards_of(s, HAND + me, kind)
        own += number
        scarabs += number * SCARABS_OF[kind]
    mine = set_at(out, at, 0, goods)
    laid = i64(out[mine])
    there = i64(out[mine + 1])
    jokers = amulets(s, HAND + me)
    first = at + GOODS_AT + goods * GOODS_NUMBERS
    put(out, first, own)
    put(out, first + 1, scarabs)
    put(out, first + 2, laid)
    put(out, first + 3, there)
    put(out, first + 4, FEWEST - own)
    if playable(s, me, goods):
        out[first + 5] = 1
    if own >= FEWEST:
        put(out, first + 6, gain(laid, there, own, scarabs))
    if own > 0 and own + jokers >= FEWEST:
        put(out, first + 7, gain(laid, there, own + jokers, scarabs))
    if own + 1 >= FEWEST:
        put(out, first + 8, gain(laid, there, own + 1, scarabs + SCARABS_OF[FIRST_OF[goods]]))


def observe_rival(place: i64, goods: i64, out: vec[u8], at: i64) -> None:
    """What the cards would add that are surely in a hand."""
    first = at + RIVALS_AT + ((place - 1) * AMULETS + goods) * RIVAL
    cards = i64(out[first])
    if cards > 0:
        theirs = set_at(out, at, place, goods)
        added = gain(i64(out[theirs]), i64(out[theirs + 1]), max(cards, FEWEST), i64(out[first + 1]))
        put(out, first + 2, added)


# ---- the queue


def observe_queue(s: State, out: vec[u8], at: i64) -> None:
    """Every card with its price, and what it is worth to me and to the next player. Goods and rivals come before."""
    skipped: i64 = 0
    for quay in range(s.queue_left):
        first = at + QUEUE_AT + quay * QUAY
        kind = i64(s.queue[quay])
        put(out, first + PRICE, quay + 1)
        put(out, first + SKIPPED_SCARABS, skipped)
        if kind == FACE_DOWN:
            out[first + LIES_FACE_DOWN] = 1
            continue
        goods = GOODS_OF[kind]
        out[first + goods] = 1
        out[first + SCARABS_ON_IT] = u8(SCARABS_OF[kind])
        skipped += SCARABS_OF[kind]
        for each in range(AMULETS):
            if each == goods or kind == AMULET:
                observe_growth(out, at, each, first, SCARABS_OF[kind])


def observe_growth(out: vec[u8], at: i64, goods: i64, first: i64, scarabs: i64) -> None:
    """What one more card adds to all that I have of some goods, and to what the next player has. An amulet is of every
    type: the most count."""
    mine = at + GOODS_AT + goods * GOODS_NUMBERS
    rival = at + RIVALS_AT + goods * RIVAL
    theirs = set_at(out, at, 1, goods)
    grow(out, first + MY_CARDS, i64(out[mine]) + i64(out[mine + 2]), i64(out[mine + 1]) + i64(out[mine + 3]), scarabs)
    grow(
        out,
        first + THEIR_CARDS,
        i64(out[rival]) + i64(out[theirs]),
        i64(out[rival + 1]) + i64(out[theirs + 1]),
        scarabs,
    )


def grow(out: vec[u8], at: i64, cards: i64, there: i64, scarabs: i64) -> None:
    put(out, at, max(i64(out[at]), cards))
    put(out, at + 1, max(i64(out[at + 1]), gain(cards, there, 1, scarabs)))


# ---- tokens


def observe_tokens(k: Knowledge, out: vec[u8], at: i64) -> None:
    s = k.table
    if k.knows_tokens:
        out[at] = 1
    put(out, at + 1, k.tokens_left)
    for token in range(TOKENS):
        pile = tokens_of(s, TOKEN_PILE, token)
        used = tokens_of(s, TOKENS_USED, token) + lying_tokens(s, token)
        put(out, at + 2 + token, pile)
        put(out, at + 2 + TOKENS + token, used)
        put(out, at + 2 + 2 * TOKENS + token, pile if k.knows_tokens else TOKEN_COPIES[token] - used)
