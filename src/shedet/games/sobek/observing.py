"""What a seat knows as numbers: the queue and its prices, hands, sets, markers, corruption, what is remembered.

Players come in the order of turns from the viewer on, who is the first of them; of those who are not there all numbers
are zero. A part is written from the table, or from parts that were written before it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.alternatives import number_of
from shedet.core.observing import Layout, put, relative
from shedet.games.sobek.actions import TAKE
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BACK_COLOURS,
    BACK_OF,
    CARD_KINDS,
    CARDS,
    CHARACTER_OF,
    CHARACTERS,
    CURSE_CARDS,
    FACE_DOWN,
    FEWEST,
    FIRST_OF,
    GOODS_OF,
    GREEN,
    KINDS,
    MOST_PLAYERS,
    NUMERAL,
    ORANGE,
    PROSPERITY_SCARABS,
    QUAYS,
    ROUNDS,
    SCARABS_OF,
    TOKEN_COPIES,
    TOKENS,
)
from shedet.games.sobek.memory import BACK_OF_COPY, KIND_OF_COPY, OPEN, UNDRAWN
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
    set_exists,
    set_goods,
    tokens_of,
)
from shedet.games.sobek.worlds import Knowledge, by_seat, lying_tokens

QUESTIONS: Final = 16
GROUPS: Final = 7  # goods and amulets; also the slots of sets
OTHERS: Final = 3
GLYPHS: Final = 5
GUILDS: Final = 4

# A face is what a card shows. A starting card has the face of the plain card that comes before it.
FACES: Final = 22
FACE_OF: Final = vec[i64]([i64(sum(1 for kind in CARD_KINDS[: k + 1] if kind.back != GREEN) - 1) for k in range(KINDS)])
LIKELY_CARD: Final = 40  # what a card that is surely there counts among likely ones
FINE: Final = 256 * LIKELY_CARD  # the same, while they are summed up
NOTHING_EXPECTED: Final = vec[i64]([0] * (OPEN * FACES))
NO_BACKS: Final = vec[i64]([0] * (OPEN * BACK_COLOURS))

# The numbers of a card of the queue, after its group.
QUAY: Final = 15
SCARABS_ON_IT: Final = 7
LIES_FACE_DOWN: Final = 8
PRICE: Final = 9
SKIPPED_SCARABS: Final = 10
MY_CARDS: Final = 11  # and what it would add to them
THEIR_CARDS: Final = 13
# Of goods: cards and scarabs in hand, cards and scarabs laid, and others.
GOODS_NUMBERS: Final = 9
# Of goods of another player: cards and scarabs surely in hand, points.
RIVAL: Final = 3
# Of a set: cards, scarabs, points, prosperities, amulets.
SET: Final = 5
MARKER: Final = 6 + GLYPHS + 2 * GUILDS
ROUND_POINTS: Final = 2  # of a marker's numbers
# The backs of a player: a hand and its size, a pile and its size.
BACKS: Final = 8
HAND_SIZE: Final = 3
PILE_SIZE: Final = 7
# Of a player's corruption.
CORRUPT: Final = 8
CARDS_THERE: Final = 1
WITH_HAND: Final = 2
PILE_SCARABS: Final = 3
NEXT: Final = 9  # of a card that comes next
SHOWN_CHARACTER: Final = 8

# ---- the parts

OBSERVATION: Final = Layout(1)
QUESTION_AT: Final = OBSERVATION.add("question", QUESTIONS, "what is asked: a one at its number")
ASKED_AT: Final = OBSERVATION.add("asked", MOST_PLAYERS, "player by player: whether the question waits for them")
TURN_AT: Final = OBSERVATION.add("turn", MOST_PLAYERS, "player by player: whether it is their turn")
TABLE_AT: Final = OBSERVATION.add(
    "table",
    11,
    "whether there are 2, 3, 4 players; my seat, A to D (actions name seats by their letters); the round, 1 to 3; "
    "whether all is shown that a perfect memory would know",
)
LAYING_AT: Final = OBSERVATION.add(
    "laying",
    GROUPS + 1 + KINDS,
    "the set that is being laid, by goods or as the one that began as amulets; how many cards are laid; the last of "
    "them, by kind of card",
)
DETAILS_AT: Final = OBSERVATION.add(
    "details",
    GUILDS + MOST_PLAYERS,
    "the glyph of the guild that is at work; player by player, whose pile is looked at",
)
CLAIMABLE_AT: Final = OBSERVATION.add("claimable", KINDS, "the pile that I look through, by kind of card")
QUAY_THINGS: Final = OBSERVATION.add_things("quays", QUAYS, (TAKE,))
QUEUE_AT: Final = OBSERVATION.add(
    "queue",
    QUAYS * QUAY,
    "quay by quay, from the front: which goods, or an amulet; scarabs; whether it lies face down; 1 and the number of "
    "cards before it; scarabs on these; my cards of its type in hand and laid; points it would add to all of them in a "
    "set; the next player's cards of its type, laid or surely in hand; points it would add to those. An amulet is of "
    "every type: the most count",
    QUAY_THINGS,
)
LEFT_AT: Final = OBSERVATION.add(
    "left",
    7,
    "cards in the deck, in the queue, in both; deliveries to come; face-down cards in the queue; characters in the "
    "deck and 1, if that is shown; cards out of the round, unseen",
)
HAND_AT: Final = OBSERVATION.add("hand", KINDS, "my hand, by kind of card")
GOODS_AT: Final = OBSERVATION.add(
    "goods",
    AMULETS * GOODS_NUMBERS,
    "goods by goods: my cards in hand, scarabs on them, cards laid, scarabs there; cards missing to three in hand; "
    "whether a set can be laid here; points that laying all of them adds, if there are three; likewise with all my "
    "amulets; likewise without these, but one more card with scarabs",
)
PILE_AT: Final = OBSERVATION.add("pile", KINDS, "my corruption pile, what I have set aside for it too, by kind of card")
SETS_AT: Final = OBSERVATION.add(
    "sets",
    MOST_PLAYERS * GROUPS * SET,
    "player by player, set by set, the one that began as amulets last: cards, scarabs, points, prosperities, amulets",
)
TYPE_AT: Final = OBSERVATION.add(
    "amulet_sets", MOST_PLAYERS * GROUPS, "player by player, the type of the set that began as amulets; last: none yet"
)
HORIZONTAL_AT: Final = OBSERVATION.add(
    "horizontal", MOST_PLAYERS * 2, "player by player, horizontal sets that I see: cards, scarabs"
)
MARKERS_AT: Final = OBSERVATION.add(
    "markers",
    MOST_PLAYERS * MARKER,
    "player by player: half the score, half of it with the points of this round; these points; points that a penalty "
    "would cost now; how far they are ahead of me with this round's points, how far behind; the symbol they stand on; "
    "spaces to the next ankh, eye, feather, lotus; spaces back to the previous ones, 0 if there is none",
)
BACKS_AT: Final = OBSERVATION.add(
    "backs", MOST_PLAYERS * BACKS, "player by player: the hand by back, its size; the corruption pile by back, its size"
)
CORRUPTION_AT: Final = OBSERVATION.add(
    "corruption",
    MOST_PLAYERS * CORRUPT,
    "player by player: curses; corruption; corruption if the hand were added; scarabs surely in the pile; whether "
    "nobody is more corrupt, now and with hands added; by how much more corrupt than the most corrupt of the "
    "others, by how much less",
)
KNOWN_HANDS_AT: Final = OBSERVATION.add(
    "known_hands", OTHERS * FACES, "player by player, without me: cards surely in hand, by face"
)
LIKELY_HANDS_AT: Final = OBSERVATION.add(
    "likely_hands", OTHERS * FACES, f"how many cards to expect in these hands, by face, times {LIKELY_CARD}"
)
KNOWN_PILES_AT: Final = OBSERVATION.add(
    "known_piles", OTHERS * FACES, "player by player, without me: cards surely in the corruption pile, by face"
)
LIKELY_PILES_AT: Final = OBSERVATION.add(
    "likely_piles", OTHERS * FACES, f"how many cards to expect in these piles, by face, times {LIKELY_CARD}"
)
RIVALS_AT: Final = OBSERVATION.add(
    "rivals",
    OTHERS * AMULETS * RIVAL,
    "player by player, without me, goods by goods: cards surely in hand, scarabs on them, points that laying them "
    "would add, with others to make three",
)
UNDRAWN_AT: Final = OBSERVATION.add(
    "undrawn",
    FACES,
    f"how many cards to expect in the deck, face down in the queue, or out unseen, by face, times {LIKELY_CARD}",
)
DISCARDS_AT: Final = OBSERVATION.add("discards", FACES, "cards in the discard pile, by face")
TOKENS_AT: Final = OBSERVATION.add(
    "tokens",
    2 + 3 * TOKENS,
    "whether I know the token pile; tokens left in it; by token: in the pile if I know it, used or lying with players, "
    "perhaps in the pile",
)

SECRETS: Final = Layout(1)
THEIR_HANDS_AT: Final = SECRETS.add(
    "their_hands",
    OTHERS * KINDS,
    "player by player, without me: the hand, what is being laid unseen too, by kind of card",
)
THEIR_GOODS_AT: Final = SECRETS.add(
    "their_goods", OTHERS * AMULETS * 2, "of these hands, goods by goods: cards, scarabs on them"
)
THEIR_PILES_AT: Final = SECRETS.add(
    "their_piles", OTHERS * KINDS, "the corruption piles, what is set aside for them too, by kind of card"
)
FACE_DOWN_AT: Final = SECRETS.add("face_down", QUAYS * CHARACTERS, "quay by quay: which character lies there face down")
TOKEN_PILE_AT: Final = SECRETS.add("token_pile", TOKENS, "the token pile, by token")
DECK_AT: Final = SECRETS.add("deck", KINDS, "the deck, by kind of card")
NEXT_AT: Final = SECRETS.add(
    "next_cards",
    QUAYS * NEXT,
    "the nine cards on top of the deck, from the top: which goods they are or count as, or an amulet; scarabs; whether "
    "it is a character",
)


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


def observe_secrets(s: State, me: i64, out: vec[u8], at: i64) -> None:
    """Write what a seat does not know."""
    for place in range(1, s.players):
        show_hand_and_pile(s, (me + place) % s.players, out, at, place - 1)
    for quay in range(s.queue_left):
        kind = i64(s.queue[quay])
        if CHARACTER_OF[kind] >= 0:
            out[at + FACE_DOWN_AT + quay * CHARACTERS + CHARACTER_OF[kind]] = 1
    for token in range(TOKENS):
        out[at + TOKEN_PILE_AT + token] = u8(tokens_of(s, TOKEN_PILE, token))
    show_deck(s, out, at)


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
    for kind in range(KINDS):
        out[at + HAND_AT + kind] = s.cards[(HAND + me) * KINDS + kind]
        out[at + PILE_AT + kind] = u8(pile_cards(s, me, kind))
        out[at + DISCARDS_AT + FACE_OF[kind]] += s.cards[DISCARDS * KINDS + kind]


def pile_cards(s: State, seat: i64, kind: i64) -> i64:
    """In a corruption pile, or set aside for it."""
    return cards_of(s, CORRUPTION + seat, kind) + cards_of(s, SET_ASIDE + seat, kind)


# ---- what is remembered


def recall_cards(k: Knowledge, out: vec[u8], at: i64) -> None:
    """Where the cards are that do not lie open. A glance remembers nothing, and at the end there is nothing to."""
    if k.table.over or len(k.places) == 0:
        return
    me = k.viewer
    players = k.table.players
    room = NO_BACKS[:]  # for cards that may be elsewhere: place * BACK_COLOURS + back
    could = NO_BACKS[:]  # how many cards may be there, or elsewhere
    expected = NOTHING_EXPECTED[:]  # place * FACES + face
    for seat in range(players):
        for back in range(BACK_COLOURS):
            if seat != me:
                room[by_seat(HAND + seat, back)] = k.hand_backs[by_seat(seat, back)]
                room[by_seat(CORRUPTION + seat, back)] = k.corruption_backs[by_seat(seat, back)]
    recall_sure_cards(k, room, could, expected, out, at)
    for back in range(BACK_COLOURS):
        for place in range(UNDRAWN):
            room[UNDRAWN * BACK_COLOURS + back] -= room[place * BACK_COLOURS + back]
    expect_other_cards(k, room, could, expected)
    for seat in range(players):
        if seat != me:
            first = (relative(seat, me, players) - 1) * FACES
            write_expected(expected, HAND + seat, out, at + LIKELY_HANDS_AT + first)
            write_expected(expected, CORRUPTION + seat, out, at + LIKELY_PILES_AT + first)
    write_expected(expected, UNDRAWN, out, at + UNDRAWN_AT)


def recall_sure_cards(k: Knowledge, room: vec[i64], could: vec[i64], expected: vec[i64], out: vec[u8], at: i64) -> None:
    """Cards of which the place is known; the others are counted wherever they may be."""
    places = k.places
    mine = (1 << (HAND + k.viewer)) | (1 << (CORRUPTION + k.viewer)) | (1 << OPEN)
    for copy in range(CARDS):
        possible = places[copy]
        back = BACK_OF_COPY[copy]
        if possible & mine != 0:
            continue
        if possible & (possible - 1) != 0:
            room[UNDRAWN * BACK_COLOURS + back] += 1  # all of them; those that are elsewhere are taken off later
            for place in range(OPEN):
                could[place * BACK_COLOURS + back] += (possible >> place) & 1
            continue
        here = number_of(possible)
        expected[here * FACES + FACE_OF[KIND_OF_COPY[copy]]] += FINE
        if here < UNDRAWN:
            room[here * BACK_COLOURS + back] -= 1
            note_sure_card(k, here, KIND_OF_COPY[copy], out, at)


def note_sure_card(k: Knowledge, place: i64, kind: i64, out: vec[u8], at: i64) -> None:
    """A card is surely in a hand or pile of another player."""
    seat = place - HAND if place < CORRUPTION else place - CORRUPTION
    later = relative(seat, k.viewer, k.table.players)
    face = (later - 1) * FACES + FACE_OF[kind]
    if place >= CORRUPTION:
        out[at + KNOWN_PILES_AT + face] += 1
        out[at + CORRUPTION_AT + later * CORRUPT + PILE_SCARABS] += u8(SCARABS_OF[kind])
        return
    out[at + KNOWN_HANDS_AT + face] += 1
    if kind != AMULET:
        rival = at + RIVALS_AT + ((later - 1) * AMULETS + GOODS_OF[kind]) * RIVAL
        out[rival] += 1
        out[rival + 1] += u8(SCARABS_OF[kind])


def expect_other_cards(k: Knowledge, room: vec[i64], could: vec[i64], expected: vec[i64]) -> None:
    """Of the cards that may be at a place each is taken to be as likely there as any other with its back."""
    for there in range(OPEN * BACK_COLOURS):
        if could[there] > 0:
            room[there] = FINE * room[there] // could[there]
    places = k.places
    for copy in range(CARDS):
        possible = places[copy]
        if possible & (possible - 1) != 0:
            face = FACE_OF[KIND_OF_COPY[copy]]
            for place in range(OPEN):
                if (possible >> place) & 1 == 1:
                    expected[place * FACES + face] += room[place * BACK_COLOURS + BACK_OF_COPY[copy]]


def write_expected(expected: vec[i64], place: i64, out: vec[u8], at: i64) -> None:
    """Rounded up, so that what is possible is never nothing."""
    for face in range(FACES):
        put(out, at + face, (expected[place * FACES + face] * LIKELY_CARD + FINE - 1) // FINE)


# ---- what lies before the players


def observe_sets(s: State, seat: i64, out: vec[u8], at: i64, place: i64) -> None:
    for slot in range(GROUPS):
        laid = laid_place(seat, slot)
        first: i64 = 0
        last: i64 = AMULET
        if slot < AMULET_SET:
            first = FIRST_OF[slot]
            last = FIRST_OF[slot + 1]
        jokers = amulets(s, laid)
        cards = jokers
        scarabs = prosperities(s, seat, slot) * PROSPERITY_SCARABS
        for kind in range(first, last):
            number = cards_of(s, laid, kind)
            cards += number
            scarabs += number * SCARABS_OF[kind]
        if cards > 0:
            there = at + SETS_AT + (place * GROUPS + slot) * SET
            put(out, there, cards)
            put(out, there + 1, scarabs)
            put(out, there + 2, set_points(cards, scarabs))
            put(out, there + 3, prosperities(s, seat, slot))
            put(out, there + 4, jokers)
    if set_exists(s, seat, AMULET_SET):
        out[at + TYPE_AT + place * GROUPS + set_goods(s, seat, AMULET_SET)] = 1
    put(out, at + HORIZONTAL_AT + place * 2, count_cards(s, laid_place(seat, HORIZONTAL)))
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
    for back in range(BACK_COLOURS):
        held = k.hand_backs[by_seat(seat, back)]
        corrupt = k.corruption_backs[by_seat(seat, back)]
        if seat == k.viewer:
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


# ---- secrets


def show_hand_and_pile(s: State, seat: i64, out: vec[u8], at: i64, other: i64) -> None:
    in_secret = s.question() == CHOOSE_HORIZONTAL
    for kind in range(KINDS):
        held = cards_of(s, HAND + seat, kind)
        if in_secret:
            held += cards_of(s, laid_place(seat, HORIZONTAL), kind)
        out[at + THEIR_HANDS_AT + other * KINDS + kind] = u8(held)
        out[at + THEIR_PILES_AT + other * KINDS + kind] = u8(pile_cards(s, seat, kind))
        if kind != AMULET:
            goods = at + THEIR_GOODS_AT + (other * AMULETS + GOODS_OF[kind]) * 2
            out[goods] += u8(held)
            out[goods + 1] += u8(held * SCARABS_OF[kind])


def show_deck(s: State, out: vec[u8], at: i64) -> None:
    for card in range(s.deck_left):
        kind = i64(s.deck[s.deck_left - 1 - card])
        out[at + DECK_AT + kind] += 1
        if card < QUAYS:
            first = at + NEXT_AT + card * NEXT
            out[first + GOODS_OF[kind]] = 1
            out[first + SCARABS_ON_IT] = u8(SCARABS_OF[kind])
            if BACK_OF[kind] == ORANGE:
                out[first + SHOWN_CHARACTER] = 1
