"""Why an answer in Sobek is good, from the terms of the greedy merchant: here are the questions, the characters and the
tokens."""

from collections.abc import Sequence

from mypy_extensions import i64

from shedet.bots.reasons.text import Term, count, listing, number_word, points, sentence
from shedet.bots.sobek.greedy import best_fall, best_of_the_queue, effect_now, largest, worth_of_token
from shedet.bots.sobek.reasons.goods import (
    a_card,
    character_name,
    reason_for_set,
    reason_to_add,
    reason_to_finish,
    reason_to_take,
    terms_to_gain,
)
from shedet.bots.sobek.weights import WEIGHTS
from shedet.bots.sobek.worth import Outlook, backs_of, corruption_of, worth_in_hand, worth_to_gain
from shedet.core.game import Knowledge, seat_name
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
    BACKS,
    BEIGE,
    CATTLE_SCRIBE,
    CHARACTER_OF,
    COURTESAN,
    CURSE,
    CURSE_CARDS,
    DECEIT,
    FACE_DOWN,
    FEWEST,
    FIRST_OF,
    FISH_SCRIBE,
    FLOOD,
    GLYPHS,
    GOODS,
    GOODS_OF,
    KIND_OF_CHARACTER,
    MERCHANT,
    ORANGE,
    PROSPERITY,
    QUEEN,
    THIEF,
    VIZIER,
)
from shedet.games.sobek.rules.characters import HAND_LIMIT, fits
from shedet.games.sobek.rules.ending import round_points
from shedet.games.sobek.rules.sets import own_cards
from shedet.games.sobek.scoring import next_space, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_CURSED,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_PILE,
    CORRUPTION,
    GUILD_GLYPH,
    HAND,
    cards_of,
    count_cards,
    set_exists,
)
from shedet.games.sobek.worlds import Knowledge as Seen
from shedet.games.sobek.worlds import by_seat


def reason(knowledge: Knowledge, action: i64, plan: Sequence[int] = ()) -> str:
    """What an answer does and why that is good, for all the seat knows. Each step speaks for itself here, whatever is
    planned after it."""
    assert isinstance(knowledge, Seen)
    o = Outlook(knowledge, WEIGHTS)
    if action < PLAY:
        return reason_to_take(o, action - TAKE)
    if action < SET:
        return reason_to_play(o, action - PLAY)
    if action < ADD:
        return reason_for_set(o, action - SET)
    if action < FINISH:
        return reason_to_add(o, action - ADD)
    if action == FINISH:
        return reason_to_finish(o)
    if action < CHOOSE_SEAT:
        return reason_for_token(o, action - USE)
    if action < PURGE:
        return reason_to_name(o, action - CHOOSE_SEAT)
    if action < STEAL:
        return reason_to_purge(o, (action - PURGE) // 4, (action - PURGE) % 4)
    if action < CLAIM:
        return reason_to_steal(o, (action - STEAL) // 4, (action - STEAL) % 4)
    if action < DISCARD:
        return sentence(f"takes {a_card(action - CLAIM)} from the pile", terms_to_gain(o, action - CLAIM))
    return reason_to_discard(o, action - DISCARD)


# ---- characters


def reason_to_play(o: Outlook, character: i64) -> str:
    name = character_name(character)
    if not has_effect(o, character):
        return f"plays the {name}, which does nothing now"
    kind = KIND_OF_CHARACTER[character]
    lost = f"gives up a card of {GOODS[GOODS_OF[kind]]}"
    terms = [Term(effect_now(o, character), effect_words(o, character)), Term(-max(0.1, worth_in_hand(o, kind)), lost)]
    return sentence(f"plays the {name}", terms)


def has_effect(o: Outlook, character: i64) -> bool:
    """Whether a character can do anything at all. (Its worth may be nothing even so.)"""
    s = o.s
    if character == QUEEN:
        return s.deck_left > 0
    if character == VIZIER:
        return largest(o, o.knowledge.corruption_backs) > 0
    if character == THIEF:
        return largest(o, o.knowledge.hand_backs) > 0
    if character == MERCHANT:
        return s.queue_left > 0
    if character == COURTESAN:
        return can_add(o)
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return largest(o, o.knowledge.hand_backs) > HAND_LIMIT
    return own_cards(s, CORRUPTION + o.me, largest_goods(o)) > 0


def can_add(o: Outlook) -> bool:
    """Whether a card besides the courtesan, who is gone then, fits one of the own sets."""
    s = o.s
    for slot in range(AMULET_SET + 1):
        for kind in range(AMULET + 1):
            if cards_of(s, HAND + o.me, kind) > 0 and CHARACTER_OF[kind] != COURTESAN:
                if set_exists(s, o.me, slot) and fits(s, o.me, slot, kind):
                    return True
    return False


def effect_words(o: Outlook, character: i64) -> str:
    s = o.s
    if character == QUEEN:
        return f"draws {count(min(3, int(s.deck_left)), 'card')}"
    if character == VIZIER:
        cards = count(int(largest(o, o.knowledge.corruption_backs)), "card")
        return f"takes the best card of a corruption pile of up to {cards}"
    if character == THIEF:
        return "takes a card at random from another hand"
    if character == MERCHANT:
        return f"takes {a_card(best_queue_kind(o))} from anywhere in the queue"
    if character == COURTESAN:
        return "adds up to two cards to one of your sets"
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        excess = int(largest(o, o.knowledge.hand_backs) - HAND_LIMIT)
        return f"sends {count(excess, 'card')} of the largest hand to corruption"
    goods = largest_goods(o)
    return f"throws away {number_word(int(own_cards(s, CORRUPTION + o.me, goods)))} {GOODS[goods]} of corruption"


def best_queue_kind(o: Outlook) -> i64:
    """The card that the merchant would take."""
    most = best_of_the_queue(o)
    for place in range(o.s.queue_left):
        if worth_to_gain(o, i64(o.s.queue[place])) >= most:
            return i64(o.s.queue[place])
    return FACE_DOWN


def largest_goods(o: Outlook) -> i64:
    """The goods that a priest had best throw away."""
    best: i64 = 0
    for goods in range(AMULETS):
        if own_cards(o.s, CORRUPTION + o.me, goods) > own_cards(o.s, CORRUPTION + o.me, best):
            best = goods
    return best


def reason_to_purge(o: Outlook, goods: i64, characters: i64) -> str:
    s = o.s
    pile = CORRUPTION + o.me
    plain: i64 = 0
    going: list[str] = []
    which: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        if CHARACTER_OF[kind] < 0:
            plain += cards_of(s, pile, kind)
        else:
            if (characters >> which) & 1 == 1:
                going.append(f"the {character_name(CHARACTER_OF[kind])}")
            which += 1
    thrown = ([f"{number_word(int(plain))} {GOODS[goods]}"] if plain > 0 or not going else []) + going
    left = int(count_cards(s, pile) - plain) - len(going)
    return f"throws away {listing(thrown)} and leaves {count(left, 'card')} of corruption"


def reason_to_steal(o: Outlook, seat: i64, back: i64) -> str:
    name = seat_name(int(seat))
    if back == EMPTY_HAND:
        return f"takes nothing, as {name} has no cards in hand"
    cards = int(o.knowledge.hand_backs[by_seat(seat, back)])
    card = "character" if back == ORANGE else f"{BACKS[back]} card"
    taken = f"{name}'s only {card}" if cards == 1 else f"one of {name}'s {count(cards, card)}"
    if back == ORANGE:
        return f"takes {taken}, to play or to lay in a set"
    return f"takes {taken}, which {'may carry' if back == BEIGE else 'has no'} scarabs"


def reason_to_discard(o: Outlook, kind: i64) -> str:
    missed = worth_in_hand(o, kind)
    terms: list[Term] = []
    if kind == AMULET:
        terms.append(Term(-missed, "gives up an amulet"))
    else:
        left = own_cards(o.s, HAND + o.me, GOODS_OF[kind]) - 1
        name = GOODS[GOODS_OF[kind]]
        if left == 0:
            terms.append(Term(0.1, "keeps the sets you have begun"))
        elif left >= FEWEST:
            terms.append(Term(0.1, f"still keeps {number_word(int(left))} {name} for a set"))
        else:
            terms.append(Term(-abs(missed) - 0.1, f"keeps only {number_word(int(left))} {name}"))
    return sentence(f"puts {a_card(kind)} under your corruption tile", terms)


# ---- tokens and players


def reason_for_token(o: Outlook, token: i64) -> str:
    s = o.s
    worth = worth_of_token(o, token)
    if token < FLOOD:
        return reason_for_guild(o, token + 1)
    if token == FLOOD:
        return "uses the flood, which gives you another turn at once"
    if token == CURSE:
        return f"uses the curse, which counts as {number_word(CURSE_CARDS)} more cards of corruption for an opponent"
    if token == PROSPERITY:
        if worth <= 0.0:
            return "uses prosperity in vain, as you have no set of cattle, fish, wheat or amulets"
        return f"uses prosperity for {points(int(worth))} on the best of your sets"
    if token == DECEIT:
        return f"uses deceit for {points(int(worth))}, one for each card in your corruption pile"
    cards = count(int(count_cards(s, CORRUPTION + o.me)), "card")
    return f"uses embalming, which takes {cards} of corruption into your hand"


def reason_for_guild(o: Outlook, glyph: i64) -> str:
    s = o.s
    ahead = int(next_space(s.scores[o.me], glyph) - s.scores[o.me])
    terms = [Term(float(ahead), f"moves you forward by {points(ahead)}")]
    if best_fall(o, glyph) > 0.0:
        terms.append(Term(best_fall(o, glyph), "pushes an opponent back"))
    return sentence(f"uses the guild of the {GLYPHS[glyph]}", terms)


def reason_to_name(o: Outlook, seat: i64) -> str:
    """A victim of a guild, a curse or the vizier; or who begins the next round."""
    s = o.s
    question = s.question()
    name = seat_name(int(seat))
    standing = int(s.scores[seat] + round_points(s, seat))
    if question == CHOOSE_GUILD_VICTIM:
        back = int(s.scores[seat] - previous_space(s.scores[seat], s.detail(GUILD_GLYPH)))
        return f"pushes {name} back by {points(back)}, from {s.scores[seat]}"
    if question == CHOOSE_CURSED:
        cards = count(int(corruption_of(o, seat)), "card")
        return f"curses {name}, who stands at {points(standing)} with {cards} of corruption"
    if question == CHOOSE_PILE:
        cards = count(int(backs_of(o.knowledge.corruption_backs, seat)), "card")
        return f"looks through {name}'s corruption pile of {cards} and takes one of them"
    if seat == o.me:
        return "lets you begin the round, with the first choice of the queue"
    return f"lets {name} begin the round, who stands at {points(standing)}"
