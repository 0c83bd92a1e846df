"""A greedy merchant for Sobek: weighs every answer by what it is worth at once, and takes the best.

Worth is counted in points. Cards in hand are worth a share of the points they would bring when played, the share
growing with the number of them; a card of corruption costs what it adds to the danger of the penalty; what the next
player could take counts a little against a move. It knows nothing but the knowledge it is given: its own cards, what
lies open, and numbers of backs (everybody sees the backs move to the corruption piles, so it has counted them). The
weights are in `weights.toml`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from shedet.bots.bot import Bot
from shedet.bots.sobek.weights import Weights
from shedet.bots.sobek.worth import (
    Outlook,
    backs_of,
    corruption_cost,
    growth,
    laid_scarabs,
    scarabs_in_hand,
    worth_in_hand,
    worth_of_amulet,
    worth_of_goods,
    worth_to_gain,
)
from shedet.bots.weights import Numbers
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
from shedet.games.sobek.rules.ending import round_points
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
    GUILD_GLYPH,
    HAND,
    LAID_SO_FAR,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    SET_SLOT,
    State,
    cards_of,
    count_cards,
    laid_place,
    set_goods,
)
from shedet.games.sobek.worlds import Knowledge as Seen


@final
class GreedyMerchant(Bot):
    def __init__(self, weights: Weights) -> None:
        self.uses_knowledge = True
        self.weights = weights

    def choose(self, knowledge: Knowledge | None, legal: vec[i64], rng: Rng) -> i64:
        """The answer of most worth; the first of equals."""
        assert isinstance(knowledge, Seen)
        best = legal[0]
        if len(legal) == 1:
            return best
        outlook = Outlook(knowledge, self.weights)
        question = outlook.s.question()
        if question == CHOOSE_SET:
            return next_of_the_set(outlook, legal)
        if question == CHOOSE_HORIZONTAL:
            return next_of_the_horizontal_sets(outlook, legal)
        most = worth(outlook, best)
        for action in legal[1:]:
            this = worth(outlook, action)
            if this > most:
                most = this
                best = action
        return best


def merchant_with(numbers: Numbers) -> Bot:
    """The merchant with weights of its own, such as a tuner tries out."""
    return GreedyMerchant(Weights(numbers))


def worth(outlook: Outlook, action: i64) -> float:
    """What an answer is worth to the seat that gives it."""
    s = outlook.s
    if action < PLAY:
        return worth_of_taking(outlook, action)
    if action < SET:
        return worth_of_playing(outlook, action - PLAY)
    if action < ADD:
        return worth_of_a_set(outlook, action - SET)
    if action < FINISH:
        return worth_of_adding(outlook, action - ADD, s.detail(SET_SLOT))
    if action == FINISH:
        return 0.0
    if action < CHOOSE_SEAT:
        return worth_of_token(outlook, action - USE)
    if action < PURGE:
        return worth_of_naming(outlook, action - CHOOSE_SEAT)
    if action < STEAL:
        return worth_of_purging(outlook, (action - PURGE) // 4, (action - PURGE) % 4)
    if action < CLAIM:
        return worth_of_stealing(outlook, (action - STEAL) // 4, (action - STEAL) % 4)
    if action < DISCARD:
        return worth_to_gain(outlook, action - CLAIM)
    return -worth_in_hand(outlook, action - DISCARD)


# ---- taking


def worth_of_taking(outlook: Outlook, place: i64) -> float:
    """The card, less the corruption of what is skipped and what the next player may take then."""
    s = outlook.s
    gain = worth_to_gain(outlook, i64(s.queue[place]))
    if s.question() == CHOOSE_QUEUE_CARD:
        return gain
    gain -= corruption_cost(outlook) * float(place)
    return gain - outlook.weights.reach * best_for_the_next(outlook, place + 1)


def best_for_the_next(outlook: Outlook, first: i64) -> float:
    """The best that could be taken of a queue that begins with this place now."""
    s = outlook.s
    most = 0.0
    for place in range(first, min(first + AVAILABLE, s.queue_left)):
        most = max(most, for_another(outlook, i64(s.queue[place])) - outlook.corruption * float(place - first))
    return most


def for_another(outlook: Outlook, kind: i64) -> float:
    """About what a card is worth to somebody whose hand is not known: mostly its scarabs."""
    if kind == FACE_DOWN:
        return outlook.weights.face_down
    if kind == AMULET:
        return outlook.weights.other_amulet
    return outlook.weights.other_card + outlook.weights.other_scarab * float(SCARABS_OF[kind])


# ---- sets


def worth_of_a_set(outlook: Outlook, slot: i64) -> float:
    """A set to be played, one to prosper, or one that the courtesan lets grow."""
    s = outlook.s
    if s.question() == CHOOSE_PROSPEROUS:
        return float(count_cards(s, laid_place(outlook.me, slot)))
    if s.question() == CHOOSE_ACTION:
        return worth_of_playing_a_set(outlook, slot)
    return best_addition(outlook, slot)


def worth_of_playing_a_set(outlook: Outlook, slot: i64) -> float:
    """Certain points instead of hoped-for ones, and a token; the more, the nearer the end.

    A set is worth cards times scarabs, so it is better kept while good cards for it are in reach: these are weighed
    against it by `worth_of_taking`.
    """
    s = outlook.s
    goods = set_goods(s, outlook.me, slot)
    if goods == AMULETS:
        return 0.0
    cards = own_cards(s, HAND + outlook.me, goods)
    scarabs = scarabs_in_hand(s, outlook.me, goods)
    helped = max(0, FEWEST - cards)
    gain = float(growth(s, outlook.me, slot, cards + helped, scarabs))
    value = gain - worth_of_goods(outlook, goods, cards, scarabs) - float(helped) * worth_of_amulet(outlook)
    if outlook.knowledge.tokens_left > 0:
        value += outlook.weights.token
    if outlook.left <= outlook.weights.late:
        value += outlook.weights.late_set * gain
    return value


def next_of_the_set(outlook: Outlook, legal: vec[i64]) -> i64:
    """The next card of a set: goods always, others where they bring more than they are worth in hand."""
    s = outlook.s
    slot = s.detail(SET_SLOT)
    missing = FEWEST - s.detail(LAID_SO_FAR)
    goods = set_goods(s, outlook.me, slot)
    scarabs = laid_scarabs(s, outlook.me, slot)
    if goods < AMULETS:
        scarabs += scarabs_in_hand(s, outlook.me, goods)
    for action in legal:
        if action == FINISH:
            return action
        kind = action - ADD
        if kind != AMULET and CHARACTER_OF[kind] < 0:
            return action
        keep = worth_of_amulet(outlook) if kind == AMULET else outlook.weights.effect + outlook.weights.character_goods
        if missing > 0 or float(scarabs) >= keep or outlook.left < outlook.weights.last_turn:
            return action
    return legal[len(legal) - 1]


def next_of_the_horizontal_sets(outlook: Outlook, legal: vec[i64]) -> i64:
    """Everything that can be laid is laid: it scores, and does not corrupt. Amulets only where they are needed."""
    s = outlook.s
    if s.progress[outlook.me * PROGRESS + LAYING_GROUP] == 0:
        return smallest_group(outlook, legal)
    laid = i64(s.progress[outlook.me * PROGRESS + LAYING_COUNT])
    first = legal[0]
    if first == ADD + AMULET and laid >= FEWEST and another_group(s, outlook.me):
        return legal[len(legal) - 1]
    return first


def smallest_group(outlook: Outlook, legal: vec[i64]) -> i64:
    """The type that needs amulets most; done if there is none."""
    best = legal[len(legal) - 1]
    fewest: i64 = 99
    for action in legal:
        if action == FINISH:
            continue
        cards = own_cards(outlook.s, HAND + outlook.me, action - SET)
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


def worth_of_adding(outlook: Outlook, kind: i64, slot: i64) -> float:
    """The courtesan: points for sure, less what the card is worth in hand."""
    return float(growth(outlook.s, outlook.me, slot, 1, SCARABS_OF[kind])) - outlook.weights.adding * worth_in_hand(
        outlook, kind
    )


def best_addition(outlook: Outlook, slot: i64) -> float:
    """The best card of the hand for a set."""
    s = outlook.s
    goods = set_goods(s, outlook.me, slot)
    most = 0.0
    for kind in range(KINDS):
        fits = kind == AMULET or goods == AMULETS or GOODS_OF[kind] == goods
        if fits and cards_of(s, HAND + outlook.me, kind) > 0 and CHARACTER_OF[kind] != COURTESAN:
            most = max(most, worth_of_adding(outlook, kind, slot))
    return most


# ---- tokens


def worth_of_token(outlook: Outlook, token: i64) -> float:
    s = outlook.s
    me = outlook.me
    if token < FLOOD:
        return float(next_space(s.scores[me], token + 1) - s.scores[me]) + best_fall(outlook, token + 1)
    if token == FLOOD:
        return outlook.weights.flood if outlook.left > outlook.weights.flood_turns else 0.0
    if token == CURSE:
        return float(CURSE_CARDS) * corruption_cost(outlook)
    if token == PROSPERITY:
        most: i64 = 0
        for slot in range(AMULET_SET + 1):
            if may_prosper(s, me, slot):
                most = max(most, count_cards(s, laid_place(me, slot)))
        return float(PROSPERITY_SCARABS * most)
    if token == DECEIT:
        return float(count_cards(s, CORRUPTION + me))
    if token == EMBALMING:
        return worth_of_embalming(outlook)
    return 0.0


def best_fall(outlook: Outlook, glyph: i64) -> float:
    """The most that an opponent can be pushed back, shared among all who profit from it."""
    s = outlook.s
    most = 0.0
    for victim in range(s.players):
        if can_fall(s, outlook.me, victim, glyph):
            most = max(most, float(s.scores[victim] - previous_space(s.scores[victim], glyph)))
    return most / float(s.players - 1)


def worth_of_embalming(outlook: Outlook) -> float:
    """A clean pile, and cards to play."""
    s = outlook.s
    total = 0.0
    for kind in range(KINDS):
        cards = cards_of(s, CORRUPTION + outlook.me, kind)
        if cards > 0:
            total += float(cards) * max(0.0, corruption_cost(outlook) + worth_to_gain(outlook, kind))
    return total


def worth_of_naming(outlook: Outlook, seat: i64) -> float:
    """A victim of a guild, a curse or the vizier; or who begins the next round."""
    s = outlook.s
    question = s.question()
    if question == CHOOSE_GUILD_VICTIM:
        fall = s.scores[seat] - previous_space(s.scores[seat], s.detail(GUILD_GLYPH))
        return float(fall) + outlook.weights.guild_prospects * prospects(outlook, seat)
    if question == CHOOSE_CURSED:
        return prospects(outlook, seat)
    if question == CHOOSE_PILE:
        return float(backs_of(outlook.knowledge.corruption_backs, seat)) + 0.001 * prospects(outlook, seat)
    return 1.0 if seat == outlook.me else 0.0


def prospects(outlook: Outlook, seat: i64) -> float:
    """How well somebody stands: points, and the sets of this round.

    Of equals it is the next in turn: the first of the list would make seat A everybody's victim.
    """
    away = (seat - outlook.me) % outlook.s.players
    return float(outlook.s.scores[seat] + round_points(outlook.s, seat)) - 0.01 * float(away)


# ---- characters


def worth_of_playing(outlook: Outlook, character: i64) -> float:
    """The effect, less what the character is worth as goods."""
    return effect_now(outlook, character) - worth_in_hand(outlook, KIND_OF_CHARACTER[character])


def effect_now(outlook: Outlook, character: i64) -> float:
    s = outlook.s
    if character == QUEEN:
        return (
            outlook.weights.queen_card * float(min(3, s.deck_left))
            if outlook.left > outlook.weights.queen_turns
            else 0.0
        )
    if character == VIZIER:
        return outlook.weights.vizier if largest(outlook, outlook.knowledge.corruption_backs) > 3 else 0.0
    if character == THIEF:
        return outlook.weights.thief if largest(outlook, outlook.knowledge.hand_backs) > 0 else 0.0
    if character == MERCHANT:
        return best_of_the_queue(outlook)
    if character == COURTESAN:
        most = 0.0
        for slot in range(AMULET_SET + 1):
            if count_cards(s, laid_place(outlook.me, slot)) > 0:
                most = max(most, best_addition(outlook, slot))
        return outlook.weights.courtesan * most
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return outlook.weights.scribe_card * float(max(0, largest(outlook, outlook.knowledge.hand_backs) - HAND_LIMIT))
    if character == HIGH_PRIEST or character == HIGH_PRIESTESS:
        most = 0.0
        for goods in range(AMULETS):
            most = max(most, corruption_cost(outlook) * float(own_cards(s, CORRUPTION + outlook.me, goods)))
        return most
    return 0.0


def largest(outlook: Outlook, backs: vec[i64]) -> i64:
    """The most cards that any opponent has there."""
    most: i64 = 0
    for seat in range(outlook.s.players):
        if seat != outlook.me:
            most = max(most, backs_of(backs, seat))
    return most


def best_of_the_queue(outlook: Outlook) -> float:
    most = 0.0
    for place in range(outlook.s.queue_left):
        most = max(most, worth_to_gain(outlook, i64(outlook.s.queue[place])))
    return most


def worth_of_purging(outlook: Outlook, goods: i64, characters: i64) -> float:
    """How many cards go: of each type, all its characters with it."""
    return float(4 * own_cards(outlook.s, CORRUPTION + outlook.me, goods) + characters)


def worth_of_stealing(outlook: Outlook, seat: i64, back: i64) -> float:
    """Goods rather than characters or starting cards, from whoever stands best."""
    if back == EMPTY_HAND:
        return -1.0
    return (1000.0 if back == BEIGE else 0.0) + prospects(outlook, seat)
