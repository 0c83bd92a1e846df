"""What is remembered: which cards are surely in other hands and piles, and which may be."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.alternatives import number_of
from shedet.core.observing import put, relative
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    BACK_COLOURS,
    CARDS,
    GOODS_OF,
    SCARABS_OF,
)
from shedet.games.sobek.memory import BACK_OF_COPY, KIND_OF_COPY, OPEN, UNDRAWN
from shedet.games.sobek.observing.parts import (
    CORRUPT,
    CORRUPTION_AT,
    FACE_OF,
    FACES,
    FINE,
    KNOWN_HANDS_AT,
    KNOWN_PILES_AT,
    LIKELY_CARD,
    LIKELY_HANDS_AT,
    LIKELY_PILES_AT,
    NO_BACKS,
    NOTHING_EXPECTED,
    PILE_SCARABS,
    RIVAL,
    RIVALS_AT,
    UNDRAWN_AT,
)
from shedet.games.sobek.state import (
    CORRUPTION,
    HAND,
)
from shedet.games.sobek.worlds import Knowledge, by_seat


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
        cards = expected[place * FACES + face]
        if cards > 0:
            put(out, at + face, (cards * LIKELY_CARD + FINE - 1) // FINE)
