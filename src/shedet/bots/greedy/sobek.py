"""A greedy merchant for Sobek: weighs every answer by what it is worth at once, and takes the best.

Worth is counted in points. Cards in hand are worth a share of the points they would bring when played, the share
growing with the number of them; a card of corruption costs what it adds to the danger of the penalty; what the next
player could take counts a little against a move. It knows nothing but the knowledge it is given: its own cards, what
lies open, and numbers of backs (everybody sees the backs move to the corruption piles, so it has counted them).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.core.game import Knowledge
from shedet.core.rng import Rng
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
    USE,
)
from shedet.games.sobek.components import (
    AMULET,
    AMULETS,
    AVAILABLE,
    BEIGE,
    CATTLE_SCRIBE,
    CHARACTER_OF,
    COURTESAN,
    CURSE,
    CURSE_CARDS,
    DECEIT,
    EMBALMING,
    FACE_DOWN,
    FEWEST,
    FIRST_OF,
    FISH_SCRIBE,
    FLOOD,
    GOODS_OF,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    KIND_OF_CHARACTER,
    KINDS,
    MERCHANT,
    PROSPERITY,
    PROSPERITY_SCARABS,
    QUEEN,
    SCARABS_OF,
    THIEF,
    VIZIER,
)
from shedet.games.sobek.rules.characters import HAND_LIMIT
from shedet.games.sobek.rules.ending import round_points, scarabs_at
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.rules.tokens import can_fall, may_prosper
from shedet.games.sobek.scoring import next_space, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CHOOSE_CURSED,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_PILE,
    CHOOSE_PROSPEROUS,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    CORRUPTION,
    HAND,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    State,
    cards_of,
    count_cards,
    curses,
    laid_place,
    prosperities,
    set_goods,
)
from shedet.games.sobek.worlds import Knowledge as Seen

CORRUPTION_COST: Final = 1.3  # of a card, while it is open who will be the most corrupt
SMALL_COST: Final = 0.5  # of a card, when that is as good as decided
OPEN_MARGIN: Final = 8  # cards of difference up to which it is open
TOKEN_WORTH: Final = 4.0  # the best of the tokens in the pile
FLOOD_WORTH: Final = 4.0  # another turn
FACE_DOWN_WORTH: Final = 2.0  # a character that nobody has seen
EFFECT_WORTH: Final = 2.0  # what may be hoped for from playing a character later, instead of laying it in a set
QUEEN_CARD_WORTH: Final = 2.5
REACH_WEIGHT: Final = 0.3  # how much the next player's best card counts against a move
CARDS_A_TURN: Final = 1.8  # that leave the queue, about
LATE: Final = 3.0  # turns before the end, from which on sets had better be played


@final
class GreedyMerchant(Bot):
    def __init__(self) -> None:
        self.uses_knowledge = True

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """The answer of most worth; the first of equals."""
        assert isinstance(knowledge, Seen)
        best = legal[0]
        if len(legal) == 1:
            return best
        question = knowledge.table.question()
        if question == CHOOSE_SET:
            return next_of_the_set(knowledge, legal)
        if question == CHOOSE_HORIZONTAL:
            return next_of_the_horizontal_sets(knowledge, legal)
        most = worth(knowledge, best)
        for action in legal[1:]:
            this = worth(knowledge, action)
            if this > most:
                most = this
                best = action
        return best


BOT: Final = GreedyMerchant()


def worth(k: Seen, action: i64) -> float:
    """What an answer is worth to the seat that gives it."""
    s = k.table
    if action < PLAY:
        return worth_of_taking(k, action)
    if action < SET:
        return worth_of_playing(k, action - PLAY)
    if action < ADD:
        return worth_of_a_set(k, action - SET)
    if action < FINISH:
        return worth_of_adding(k, action - ADD, s.detail(0))
    if action == FINISH:
        return 0.0
    if action < CHOOSE_SEAT:
        return worth_of_token(k, action - USE)
    if action < PURGE:
        return worth_of_naming(k, action - CHOOSE_SEAT)
    if action < STEAL:
        return worth_of_purging(k, (action - PURGE) // 4, (action - PURGE) % 4)
    if action < CLAIM:
        return worth_of_stealing(k, (action - STEAL) // 4, (action - STEAL) % 4)
    if action < DISCARD:
        return worth_to_gain(k, action - CLAIM)
    return -worth_in_hand(k, action - DISCARD)


# ---- cards in hand


def time_left(s: State) -> float:
    """About how many more turns this player has in the round."""
    return float(s.queue_left + s.deck_left) / (CARDS_A_TURN * float(s.players))


def corruption_cost(k: Seen) -> float:
    """What one more card of corruption costs: most while it is open who will be the most corrupt."""
    mine = corruption_of(k, k.viewer)
    most: i64 = 0
    for seat in range(k.table.players):
        if seat != k.viewer:
            most = max(most, corruption_of(k, seat))
    return CORRUPTION_COST if -OPEN_MARGIN <= mine - most <= OPEN_MARGIN else SMALL_COST


def corruption_of(k: Seen, seat: i64) -> i64:
    """Cards in a pile, and curses, as everybody can count them."""
    return backs_of(k.corruption_backs, seat) + CURSE_CARDS * curses(k.table, seat)


def backs_of(backs: vec[i64], seat: i64) -> i64:
    return backs[seat * 3] + backs[seat * 3 + 1] + backs[seat * 3 + 2]


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


def worth_of_goods(k: Seen, goods: i64, cards: i64, scarabs: i64) -> float:
    """What so many cards of one type in hand, amulets apart, will bring: a share of the points of their set.

    The share is the chance that three of them come together in time. What is never played corrupts.
    """
    s = k.table
    if cards == 0:
        return 0.0
    together = cards + amulets(s, HAND + k.viewer)
    left = time_left(s)
    missing = FEWEST - together
    if missing <= 0:
        chance = 0.85
        together = cards if cards > FEWEST else FEWEST
    else:
        chance = left / (left + 4.0 * float(missing))
        together = FEWEST
    points = float(growth(s, k.viewer, slot_for(s, k.viewer, goods), together, scarabs))
    return chance * points - (1.0 - chance) * corruption_cost(k) * float(cards)


def worth_in_hand(k: Seen, kind: i64) -> float:
    """What the hand would lose without one card that is in it."""
    if kind == AMULET:
        return worth_of_amulet(k)
    s = k.table
    goods = GOODS_OF[kind]
    cards = own_cards(s, HAND + k.viewer, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    without = worth_of_goods(k, goods, cards - 1, scarabs - SCARABS_OF[kind])
    return worth_of_goods(k, goods, cards, scarabs) - without + effect_in_hand(kind)


def worth_to_gain(k: Seen, kind: i64) -> float:
    """What one more card is worth to the hand."""
    if kind == FACE_DOWN:
        return FACE_DOWN_WORTH if time_left(k.table) > 1.0 else 0.0
    if kind == AMULET:
        return worth_of_amulet(k)
    s = k.table
    goods = GOODS_OF[kind]
    cards = own_cards(s, HAND + k.viewer, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    before = worth_of_goods(k, goods, cards, scarabs)
    return worth_of_goods(k, goods, cards + 1, scarabs + SCARABS_OF[kind]) - before + effect_in_hand(kind)


def worth_of_amulet(k: Seen) -> float:
    """One more card for the type with the most scarabs."""
    s = k.table
    most = 2.0
    for goods in range(AMULETS):
        scarabs = scarabs_in_hand(s, k.viewer, goods)
        if scarabs > 0:
            most = max(most, float(scarabs + laid_scarabs(s, k.viewer, slot_for(s, k.viewer, goods))))
    return most if time_left(s) > 1.0 else most - 1.0


def scarabs_in_hand(s: State, seat: i64, goods: i64) -> i64:
    total: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        total += cards_of(s, HAND + seat, kind) * SCARABS_OF[kind]
    return total


def effect_in_hand(kind: i64) -> float:
    return EFFECT_WORTH if CHARACTER_OF[kind] >= 0 else 0.0


# ---- taking


def worth_of_taking(k: Seen, place: i64) -> float:
    """The card, less the corruption of what is skipped and what the next player may take then."""
    s = k.table
    gain = worth_to_gain(k, i64(s.queue[place]))
    if s.question() == CHOOSE_QUEUE_CARD:
        return gain
    gain -= corruption_cost(k) * float(place)
    return gain - REACH_WEIGHT * best_for_the_next(k, place + 1)


def best_for_the_next(k: Seen, first: i64) -> float:
    """The best that could be taken of a queue that begins with this place now."""
    s = k.table
    most = 0.0
    for place in range(first, min(first + AVAILABLE, s.queue_left)):
        most = max(most, for_another(i64(s.queue[place])) - CORRUPTION_COST * float(place - first))
    return most


def for_another(kind: i64) -> float:
    """About what a card is worth to somebody whose hand is not known: mostly its scarabs."""
    if kind == FACE_DOWN:
        return FACE_DOWN_WORTH
    return 3.0 if kind == AMULET else 0.5 + 2.0 * float(SCARABS_OF[kind])


# ---- sets


def worth_of_a_set(k: Seen, slot: i64) -> float:
    """A set to be played, one to prosper, or one that the courtesan lets grow."""
    s = k.table
    if s.question() == CHOOSE_PROSPEROUS:
        return float(count_cards(s, laid_place(k.viewer, slot)))
    if s.question() == CHOOSE_ACTION:
        return worth_of_playing_a_set(k, slot)
    return best_addition(k, slot)


def worth_of_playing_a_set(k: Seen, slot: i64) -> float:
    """Certain points instead of hoped-for ones, and a token; the more, the nearer the end.

    A set is worth cards times scarabs, so it is better kept while good cards for it are in reach: these are weighed
    against it by `worth_of_taking`.
    """
    s = k.table
    goods = set_goods(s, k.viewer, slot)
    if goods == AMULETS:
        return 0.0
    cards = own_cards(s, HAND + k.viewer, goods)
    scarabs = scarabs_in_hand(s, k.viewer, goods)
    helped = max(0, FEWEST - cards)
    gain = float(growth(s, k.viewer, slot, cards + helped, scarabs))
    value = gain - worth_of_goods(k, goods, cards, scarabs) - float(helped) * worth_of_amulet(k)
    if k.tokens_left > 0:
        value += TOKEN_WORTH
    if time_left(s) <= LATE:
        value += 0.5 * gain
    return value


def next_of_the_set(k: Seen, legal: vec[i64]) -> i64:
    """The next card of a set: goods always, others where they bring more than they are worth in hand."""
    s = k.table
    slot = s.detail(0)
    missing = FEWEST - s.detail(1)
    goods = set_goods(s, k.viewer, slot)
    scarabs = laid_scarabs(s, k.viewer, slot)
    if goods < AMULETS:
        scarabs += scarabs_in_hand(s, k.viewer, goods)
    for action in legal:
        if action == FINISH:
            return action
        kind = action - ADD
        if kind != AMULET and CHARACTER_OF[kind] < 0:
            return action
        keep = worth_of_amulet(k) if kind == AMULET else EFFECT_WORTH + 2.0
        if missing > 0 or float(scarabs) >= keep or time_left(s) < 1.0:
            return action
    return legal[len(legal) - 1]


def next_of_the_horizontal_sets(k: Seen, legal: vec[i64]) -> i64:
    """Everything that can be laid is laid: it scores, and does not corrupt. Amulets only where they are needed."""
    s = k.table
    if s.progress[k.viewer * PROGRESS + LAYING_GROUP] == 0:
        return smallest_group(k, legal)
    laid = i64(s.progress[k.viewer * PROGRESS + LAYING_COUNT])
    first = legal[0]
    if first == ADD + AMULET and laid >= FEWEST and another_group(s, k.viewer):
        return legal[len(legal) - 1]
    return first


def smallest_group(k: Seen, legal: vec[i64]) -> i64:
    """The type that needs amulets most; done if there is none."""
    best = legal[len(legal) - 1]
    fewest: i64 = 99
    for action in legal:
        if action == FINISH:
            continue
        cards = own_cards(k.table, HAND + k.viewer, action - SET)
        if cards < fewest:
            fewest = cards
            best = action
    return best


def another_group(s: State, seat: i64) -> bool:
    """Whether the hand holds one more set, with the amulets in it."""
    for goods in range(AMULETS):
        cards = own_cards(s, HAND + seat, goods)
        if cards > 0 and cards + amulets(s, HAND + seat) >= FEWEST:
            return True
    return False


def worth_of_adding(k: Seen, kind: i64, slot: i64) -> float:
    """The courtesan: points for sure, less what the card is worth in hand."""
    return float(growth(k.table, k.viewer, slot, 1, SCARABS_OF[kind])) - 0.5 * worth_in_hand(k, kind)


def best_addition(k: Seen, slot: i64) -> float:
    """The best card of the hand for a set."""
    s = k.table
    goods = set_goods(s, k.viewer, slot)
    most = 0.0
    for kind in range(KINDS):
        fits = kind == AMULET or goods == AMULETS or GOODS_OF[kind] == goods
        if fits and cards_of(s, HAND + k.viewer, kind) > 0 and CHARACTER_OF[kind] != COURTESAN:
            most = max(most, worth_of_adding(k, kind, slot))
    return most


# ---- tokens


def worth_of_token(k: Seen, token: i64) -> float:
    s = k.table
    me = k.viewer
    if token < FLOOD:
        return float(next_space(s.scores[me], token + 1) - s.scores[me]) + best_fall(k, token + 1)
    if token == FLOOD:
        return FLOOD_WORTH if time_left(s) > 0.5 else 0.0
    if token == CURSE:
        return float(CURSE_CARDS) * corruption_cost(k)
    if token == PROSPERITY:
        most: i64 = 0
        for slot in range(AMULET_SET + 1):
            if may_prosper(s, me, slot):
                most = max(most, count_cards(s, laid_place(me, slot)))
        return float(PROSPERITY_SCARABS * most)
    if token == DECEIT:
        return float(count_cards(s, CORRUPTION + me))
    if token == EMBALMING:
        return worth_of_embalming(k)
    return 0.0


def best_fall(k: Seen, glyph: i64) -> float:
    """The most that an opponent can be pushed back, shared among all who profit from it."""
    s = k.table
    most = 0.0
    for victim in range(s.players):
        if can_fall(s, k.viewer, victim, glyph):
            most = max(most, float(s.scores[victim] - previous_space(s.scores[victim], glyph)))
    return most / float(s.players - 1)


def worth_of_embalming(k: Seen) -> float:
    """A clean pile, and cards to play."""
    s = k.table
    total = 0.0
    for kind in range(KINDS):
        cards = cards_of(s, CORRUPTION + k.viewer, kind)
        if cards > 0:
            total += float(cards) * max(0.0, corruption_cost(k) + worth_to_gain(k, kind))
    return total


def worth_of_naming(k: Seen, seat: i64) -> float:
    """A victim of a guild, a curse or the vizier; or who begins the next round."""
    s = k.table
    question = s.question()
    if question == CHOOSE_GUILD_VICTIM:
        return float(s.scores[seat] - previous_space(s.scores[seat], s.detail(0))) + 0.2 * prospects(k, seat)
    if question == CHOOSE_CURSED:
        return prospects(k, seat)
    if question == CHOOSE_PILE:
        return float(backs_of(k.corruption_backs, seat)) + 0.001 * prospects(k, seat)
    return 1.0 if seat == k.viewer else 0.0


def prospects(k: Seen, seat: i64) -> float:
    """How well somebody stands: points, and the sets of this round.

    Of equals it is the next in turn: the first of the list would make seat A everybody's victim.
    """
    away = (seat - k.viewer) % k.table.players
    return float(k.table.scores[seat] + round_points(k.table, seat)) - 0.01 * float(away)


# ---- characters


def worth_of_playing(k: Seen, character: i64) -> float:
    """The effect, less what the character is worth as goods."""
    return effect_now(k, character) - worth_in_hand(k, KIND_OF_CHARACTER[character])


def effect_now(k: Seen, character: i64) -> float:
    s = k.table
    if character == QUEEN:
        return QUEEN_CARD_WORTH * float(min(3, s.deck_left)) if time_left(s) > 2.0 else 0.0
    if character == VIZIER:
        return 4.0 if largest(k, k.corruption_backs) > 3 else 0.0
    if character == THIEF:
        return 5.0 if largest(k, k.hand_backs) > 0 else 0.0
    if character == MERCHANT:
        return best_of_the_queue(k)
    if character == COURTESAN:
        most = 0.0
        for slot in range(AMULET_SET + 1):
            if count_cards(s, laid_place(k.viewer, slot)) > 0:
                most = max(most, best_addition(k, slot))
        return 1.5 * most
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return 3.0 * float(max(0, largest(k, k.hand_backs) - HAND_LIMIT))
    if character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        most = 0.0
        for goods in range(AMULETS):
            most = max(most, corruption_cost(k) * float(own_cards(s, CORRUPTION + k.viewer, goods)))
        return most
    return 0.0


def largest(k: Seen, backs: vec[i64]) -> i64:
    """The most cards that any opponent has there."""
    most: i64 = 0
    for seat in range(k.table.players):
        if seat != k.viewer:
            most = max(most, backs_of(backs, seat))
    return most


def best_of_the_queue(k: Seen) -> float:
    most = 0.0
    for place in range(k.table.queue_left):
        most = max(most, worth_to_gain(k, i64(k.table.queue[place])))
    return most


def worth_of_purging(k: Seen, goods: i64, characters: i64) -> float:
    """How many cards go: of each type, all its characters with it."""
    return float(4 * own_cards(k.table, CORRUPTION + k.viewer, goods) + characters)


def worth_of_stealing(k: Seen, seat: i64, back: i64) -> float:
    """Goods rather than characters or starting cards, from whoever stands best."""
    if back == EMPTY_HAND:
        return -1.0
    return (1000.0 if back == BEIGE else 0.0) + prospects(k, seat)
