"""What is on the table: the queue on the quays, the deck, cards with and before the merchants, tokens, scores."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.position import Position
from shedet.core.rng import Rng
from shedet.games.sobek.components import AMULET, AMULETS, GOODS, GOODS_OF, KINDS, MOST_PLAYERS, NO_CARD, QUAYS, TOKENS

# Places of cards, counted by kind. Of four places in a row, add the seat.
HAND: Final = 0
CORRUPTION: Final = 4
DISCARDS: Final = 8  # face up: played characters, and what priests threw away
REMOVED: Final = 9  # out for the round, unseen: green cards that were not dealt, and nine cards with two players
LAID: Final = 10  # + seat * SLOTS + slot
SLOTS: Final = 8
AMULET_SET: Final = 6  # slots 0 to 5 are the goods; this set began as amulets alone
HORIZONTAL: Final = 7  # laid at the end of the round
SLOT_NAMES: Final = (*GOODS, "amulets")
SET_ASIDE: Final = 42  # for the scribe: on the way under the corruption tile, unseen until all have chosen
CARD_PLACES: Final = 46
# In events a place may also be one of these.
DECK: Final = 46
QUEUE: Final = 47  # + quay

# Places of tokens, counted by kind.
TOKEN_PILE: Final = 0
TOKENS_REMOVED: Final = 1  # out for the round, unseen
TOKENS_USED: Final = 2
# After them: curses by seat, prosperities by seat and slot.
CURSES: Final = 27
PROSPERITIES: Final = 31  # + seat * SLOTS + slot

# Rule options of a table, by their place in `Position.options`.
OPEN_INFORMATION: Final = 0

# Questions; below each the names of its details.
CHOOSE_ACTION: Final = 0  # a turn
CHOOSE_SET: Final = 1  # a set is played
SET_SLOT: Final = 0
LAID_SO_FAR: Final = 1  # how many cards
LAST_LAID: Final = 2  # the kind of the last of them
CHOOSE_TOKEN: Final = 2
CHOOSE_GUILD_VICTIM: Final = 3
GUILD_GLYPH: Final = 0
CHOOSE_CURSED: Final = 4
CHOOSE_PROSPEROUS: Final = 5
CHOOSE_PURGE: Final = 6  # the high priest and the high priestess
CHOOSE_THEFT: Final = 7
CHOOSE_DISCARDS: Final = 8  # the scribe's victims, all at once
CHOOSE_PILE: Final = 9  # the vizier: whose corruption pile
CHOOSE_CLAIM: Final = 10  # the vizier: which card
PILE_OWNER: Final = 0
CHOOSE_GROWING_SET: Final = 11  # the courtesan: which set
CHOOSE_ADDITION: Final = 12  # the courtesan: which cards; its details are those of CHOOSE_SET
CHOOSE_QUEUE_CARD: Final = 13  # the merchant
CHOOSE_HORIZONTAL: Final = 14  # the end of the round, all at once
NAME_STARTER: Final = 15

# What each seat is doing at the end of the round: three numbers a seat.
LAYING_GROUP: Final = 0  # the group of the horizontal set being laid, counted from 1; 0: none
LAYING_COUNT: Final = 1
LAYING_LAST: Final = 2
PROGRESS: Final = 3


@final
class State(Position):
    def __init__(
        self,
        players: i64,
        options: vec[i64],
        rng: Rng,
        stack: vec[i64],
        depth: i64,
        cards: vec[u8],
        queue: vec[u8],
        deck: vec[u8],
        tokens: vec[u8],
        progress: vec[u8],
        scores: vec[i64],
    ) -> None:
        super().__init__(players, options, rng, stack, depth)
        self.cards = cards  # how many of each kind in each place: place * KINDS + kind
        self.queue = queue  # kinds, from the front of the queue
        self.queue_left: i64 = 0
        self.deck = deck  # kinds; the top is the last of the first `deck_left`
        self.deck_left: i64 = 0
        self.tokens = tokens
        self.progress = progress  # at the end of the round: seat * PROGRESS + what
        self.scores = scores
        self.round: i64 = 1
        self.turn: i64 = 0  # the seat whose turn it is

    def copy(self) -> "State":
        """An independent copy that nobody listens to."""
        copied = State(
            self.players,
            self.options,
            self.rng.copy(),
            self.stack[:],
            self.depth,
            self.cards[:],
            self.queue[:],
            self.deck[:],
            self.tokens[:],
            self.progress[:],
            self.scores[:],
        )
        copied.over = self.over
        copied.reveals = self.reveals
        copied.queue_left = self.queue_left
        copied.deck_left = self.deck_left
        copied.round = self.round
        copied.turn = self.turn
        return copied

    def __str__(self) -> str:
        """In notation: all of it, what is hidden, too."""
        from shedet.games.sobek.notation import position_text

        return position_text(self)

    def __eq__(self, other: object) -> bool:
        """The same table and options, the same questions, the same chances to come."""
        return isinstance(other, State) and list(self.options) == list(other.options) and str(self) == str(other)

    def bytes(self) -> int:
        """How much memory a state takes, its vectors and generator included."""
        small = len(self.cards) + len(self.queue) + len(self.deck) + len(self.tokens) + len(self.progress)
        vectors = 7 * 32 + small + 8 * (len(self.stack) + len(self.scores))  # 32: header of a vector
        return vectors + 48 + 200  # the generator, the state itself


NO_QUESTIONS: Final = vec[i64]([0] * 15)
NO_CARDS: Final = vec[u8]([0] * (CARD_PLACES * KINDS))
EMPTY_QUEUE: Final = vec[u8]([NO_CARD] * QUAYS)
EMPTY_DECK: Final = vec[u8]([NO_CARD] * 54)
NO_TOKENS: Final = vec[u8]([0] * (PROSPERITIES + MOST_PLAYERS * SLOTS))
NO_PROGRESS: Final = vec[u8]([0] * (MOST_PLAYERS * PROGRESS))
NO_SCORES: Final = vec[i64]([0] * MOST_PLAYERS)


def bare_state(players: i64, options: vec[i64], rng: Rng) -> State:
    """An empty table before the first round: no card or token anywhere, nobody asked."""
    return State(
        players,
        options,
        rng,
        NO_QUESTIONS[:],
        0,
        NO_CARDS[:],
        EMPTY_QUEUE[:],
        EMPTY_DECK[:],
        NO_TOKENS[:],
        NO_PROGRESS[:],
        NO_SCORES[:],
    )


# ---- cards


def cards_of(s: State, place: i64, kind: i64) -> i64:
    return i64(s.cards[place * KINDS + kind])


def add_card(s: State, place: i64, kind: i64) -> None:
    s.cards[place * KINDS + kind] += 1


def remove_card(s: State, place: i64, kind: i64) -> None:
    s.cards[place * KINDS + kind] -= 1


def count_cards(s: State, place: i64) -> i64:
    total: i64 = 0
    cards = s.cards
    for at in range(place * KINDS, place * KINDS + KINDS):
        total += i64(cards[at])
    return total


def laid_place(seat: i64, slot: i64) -> i64:
    """Where the cards of a set lie."""
    return LAID + seat * SLOTS + slot


def set_exists(s: State, seat: i64, slot: i64) -> bool:
    return count_cards(s, laid_place(seat, slot)) > 0


def set_goods(s: State, seat: i64, slot: i64) -> i64:
    """The goods of a set; AMULETS for one of amulets alone, which has no type yet."""
    if slot < AMULET_SET:
        return slot
    for kind in range(AMULET):
        if cards_of(s, laid_place(seat, slot), kind) > 0:
            return GOODS_OF[kind]
    return AMULETS


# ---- horizontal sets that are being laid


def progress_of(s: State, seat: i64, what: i64) -> i64:
    return i64(s.progress[seat * PROGRESS + what])


def set_progress(s: State, seat: i64, what: i64, number: i64) -> None:
    s.progress[seat * PROGRESS + what] = u8(number)


def forget_progress(s: State, seat: i64) -> None:
    for what in range(PROGRESS):
        s.progress[seat * PROGRESS + what] = 0


# ---- tokens


def tokens_of(s: State, place: i64, token: i64) -> i64:
    return i64(s.tokens[place * TOKENS + token])


def add_token(s: State, place: i64, token: i64) -> None:
    s.tokens[place * TOKENS + token] += 1


def remove_token(s: State, place: i64, token: i64) -> None:
    s.tokens[place * TOKENS + token] -= 1


def count_tokens(s: State, place: i64) -> i64:
    total: i64 = 0
    for token in range(TOKENS):
        total += tokens_of(s, place, token)
    return total


def curses(s: State, seat: i64) -> i64:
    return i64(s.tokens[CURSES + seat])


def prosperities(s: State, seat: i64, slot: i64) -> i64:
    return i64(s.tokens[PROSPERITIES + seat * SLOTS + slot])
