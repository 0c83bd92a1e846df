"""The parts of an observation of Sobek, in their order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.core.observing import Layout, Seats
from shedet.games.sobek.actions import CHOOSE_SEAT, STEAL, TAKE
from shedet.games.sobek.components import (
    AMULETS,
    BACK_COLOURS,
    CARD_KINDS,
    CHARACTERS,
    GREEN,
    KINDS,
    MOST_PLAYERS,
    QUAYS,
    TOKENS,
)
from shedet.games.sobek.memory import OPEN

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

OBSERVATION: Final = Layout(2)
QUESTION_AT: Final = OBSERVATION.add("question", QUESTIONS, "what is asked: a one at its number")
ASKED_AT: Final = OBSERVATION.add("asked", MOST_PLAYERS, "player by player: whether the question waits for them")
TURN_AT: Final = OBSERVATION.add("turn", MOST_PLAYERS, "player by player: whether it is their turn")
TABLE_AT: Final = OBSERVATION.add(
    "table",
    11,
    "whether there are 2, 3, 4 players; my seat, A to D (actions name seats by their letters); the round, 1 to 3; "
    "whether all is shown that a perfect memory would know",
)
BACKS_TO_STEAL: Final = 4
OBSERVATION.name_seats(
    Seats(int(TABLE_AT), 2, int(TABLE_AT) + OTHERS, MOST_PLAYERS, ((CHOOSE_SEAT, 1), (STEAL, BACKS_TO_STEAL)))
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
NEXT_AT: Final = SECRETS.add_coming(
    "next_cards",
    QUAYS * NEXT,
    "the nine cards on top of the deck, from the top: which goods they are or count as, or an amulet; scarabs; whether "
    "it is a character",
)
