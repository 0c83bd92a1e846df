"""Why an answer in Sobek is good, from the terms of the greedy merchant."""

from typing import Final

from mypy_extensions import i64

from shedet.bots.greedy.sobek import (
    another_group,
    backs_of,
    best_addition,
    best_fall,
    best_for_the_next,
    best_of_the_queue,
    corruption_cost,
    corruption_of,
    effect_now,
    for_another,
    growth,
    largest,
    scarabs_in_hand,
    slot_for,
    time_left,
    worth_in_hand,
    worth_of_adding,
    worth_of_amulet,
    worth_of_token,
    worth_to_gain,
)
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
    AVAILABLE,
    BACKS,
    BEIGE,
    CATTLE_SCRIBE,
    CHARACTER_OF,
    CHARACTER_TABLE,
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
    PROSPERITY_SCARABS,
    QUEEN,
    SCARABS_OF,
    THIEF,
    VIZIER,
)
from shedet.games.sobek.rules.characters import HAND_LIMIT, fits
from shedet.games.sobek.rules.ending import round_points
from shedet.games.sobek.rules.sets import amulets, own_cards
from shedet.games.sobek.scoring import next_space, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ADDITION,
    CHOOSE_CURSED,
    CHOOSE_GROWING_SET,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_PILE,
    CHOOSE_PROSPEROUS,
    CHOOSE_PURGE,
    CHOOSE_QUEUE_CARD,
    CORRUPTION,
    HAND,
    LAYING_COUNT,
    LAYING_GROUP,
    PROGRESS,
    cards_of,
    count_cards,
    laid_place,
    set_exists,
    set_goods,
)
from shedet.games.sobek.worlds import Knowledge as Seen
from shedet.hints.sentence import Term, count, listing, number_word, points, sentence

REACHED: Final = 0.3  # the share of the next player's best card that counts for whoever leaves it
TOKEN: Final = 3.5  # about what a token of the pile brings
LATE: Final = 3.0  # turns before the end of the round, from which on it is worth saying


def reason(knowledge: Knowledge, action: i64) -> str:
    """What an answer does and why that is good, for all the seat knows."""
    assert isinstance(knowledge, Seen)
    k = knowledge
    if action < PLAY:
        return reason_to_take(k, action - TAKE)
    if action < SET:
        return reason_to_play(k, action - PLAY)
    if action < ADD:
        return reason_for_set(k, action - SET)
    if action < FINISH:
        return reason_to_add(k, action - ADD)
    if action == FINISH:
        return reason_to_finish(k)
    if action < CHOOSE_SEAT:
        return reason_for_token(k, action - USE)
    if action < PURGE:
        return reason_to_name(k, action - CHOOSE_SEAT)
    if action < STEAL:
        return reason_to_purge(k, (action - PURGE) // 4, (action - PURGE) % 4)
    if action < CLAIM:
        return reason_to_steal(k, (action - STEAL) // 4, (action - STEAL) % 4)
    if action < DISCARD:
        return sentence(f"takes {a_card(action - CLAIM)} from the pile", terms_to_gain(k, action - CLAIM))
    return reason_to_discard(k, action - DISCARD)


# ---- cards in words


def card_words(kind: i64) -> str:
    """A card as one speaks of it, without an article: `ivory with 3 scarabs`, `plain wheat`, `thief`."""
    if kind == FACE_DOWN:
        return "unseen character"
    if kind == AMULET:
        return "amulet"
    if CHARACTER_OF[kind] >= 0:
        return character_name(CHARACTER_OF[kind])
    scarabs = int(SCARABS_OF[kind])
    goods = GOODS[GOODS_OF[kind]]
    if scarabs == 0:
        return f"plain {goods}"
    return f"{goods} with a scarab" if scarabs == 1 else f"{goods} with {scarabs} scarabs"


def character_name(character: i64) -> str:
    return CHARACTER_TABLE[character].name.replace("-", " ")


def a_card(kind: i64) -> str:
    """With its article, if it takes one."""
    words = card_words(kind)
    if kind == FACE_DOWN or kind == AMULET:
        return f"an {words}"
    return f"the {words}" if CHARACTER_OF[kind] >= 0 else words


def queue_card(k: Seen, place: i64) -> str:
    """A card of the queue; whether it is the last of its goods there is worth saying."""
    kind = i64(k.table.queue[place])
    if kind >= AMULET:
        return a_card(kind)
    for other in range(k.table.queue_left):
        there = i64(k.table.queue[other])
        if other != place and there < AMULET and GOODS_OF[there] == GOODS_OF[kind]:
            return a_card(kind)
    return f"the last {GOODS[GOODS_OF[kind]]} of the queue"


def set_words(goods: i64) -> str:
    return "amulets" if goods == AMULETS else GOODS[goods]


# ---- what a card does for the hand


def terms_to_gain(k: Seen, kind: i64) -> list[Term]:
    """What one more card does for the hand."""
    if kind == FACE_DOWN:
        return [Term(worth_to_gain(k, kind), "gives you a character to play or to lay")]
    if kind == AMULET:
        return [Term(worth_of_amulet(k), amulet_words(k))]
    goods = GOODS_OF[kind]
    cards = own_cards(k.table, HAND + k.viewer, goods) + 1
    scarabs = scarabs_in_hand(k.table, k.viewer, goods) + SCARABS_OF[kind]
    return [goods_term(k, goods, cards, scarabs, worth_to_gain(k, kind))]


def goods_term(k: Seen, goods: i64, cards: i64, scarabs: i64, worth: float) -> Term:
    """So many cards of some goods in hand: a set, or what is missing to one."""
    if worth < 0.0:
        return Term(worth, "may not find a set in time")
    s = k.table
    slot = slot_for(s, k.viewer, goods)
    gain = points(int(growth(s, k.viewer, slot, max(cards, FEWEST), scarabs)))
    if cards >= FEWEST:
        return Term(worth, f"makes {number_word(int(cards))} {GOODS[goods]} in hand ({gain} when played)")
    if cards + amulets(s, HAND + k.viewer) >= FEWEST:
        return Term(worth, f"completes a set with an amulet ({gain} when played)")
    if set_exists(s, k.viewer, slot):
        return Term(worth, f"goes with the {GOODS[goods]} before you")
    if cards == 2:
        return Term(worth, f"makes two of the three {GOODS[goods]} of a set")
    return Term(worth, f"begins a set of {GOODS[goods]}")


def amulet_words(k: Seen) -> str:
    """The goods that an amulet would help most: those with the most scarabs in hand."""
    best: i64 = -1
    for goods in range(AMULETS):
        scarabs = scarabs_in_hand(k.table, k.viewer, goods)
        if scarabs > 0 and (best < 0 or scarabs > scarabs_in_hand(k.table, k.viewer, best)):
            best = goods
    return "joins any set" if best < 0 else f"joins any set such as your {GOODS[best]}"


# ---- taking


def reason_to_take(k: Seen, place: i64) -> str:
    s = k.table
    terms = terms_to_gain(k, i64(s.queue[place]))
    if s.question() != CHOOSE_QUEUE_CARD:
        if place > 0:
            cost = corruption_cost(k) * float(place)
            terms.append(Term(-cost, f"sends {count(int(place), 'card')} to your corruption"))
        terms.append(term_of_the_queue(k, place + 1))
    return sentence(f"takes {queue_card(k, place)}", terms)


def term_of_the_queue(k: Seen, first: i64) -> Term:
    """What the next player gets to choose from: it speaks for a move if it is no more than other moves would leave."""
    s = k.table
    usual = 0.0
    takes = min(AVAILABLE, int(s.queue_left))
    for place in range(takes):
        usual += best_for_the_next(k, place + 1) / float(takes)
    saved = REACHED * (usual - best_for_the_next(k, first))
    return Term(saved if saved < 0.0 else saved + 0.1, queue_words(k, first))


def queue_words(k: Seen, first: i64) -> str:
    """The best card of the four that will lie in front then."""
    s = k.table
    opponent = seat_name(int((k.viewer + 1) % s.players))
    if first >= s.queue_left:
        return "empties the queue"
    best = first
    for place in range(first, min(first + AVAILABLE, s.queue_left)):
        if for_another(i64(s.queue[place])) > for_another(i64(s.queue[best])):
            best = place
    return f"leaves {opponent} {a_card(i64(s.queue[best]))} at best"


# ---- sets


def reason_for_set(k: Seen, slot: i64) -> str:
    """A set to be played, one to prosper, one that the courtesan lets grow, or a horizontal one."""
    s = k.table
    question = s.question()
    if question == CHOOSE_PROSPEROUS:
        cards = int(count_cards(s, laid_place(k.viewer, slot)))
        gain = points(PROSPERITY_SCARABS * cards)
        name = set_words(set_goods(s, k.viewer, slot))
        return f"makes your {name} prosper: two more scarabs on {count(cards, 'card')} are {gain}"
    if question == CHOOSE_GROWING_SET:
        gain = points(int(best_growth(k, slot)))
        return f"lets your {set_words(set_goods(s, k.viewer, slot))} grow, by {gain} with the best card of your hand"
    if question == CHOOSE_HORIZONTAL:
        return reason_for_horizontal_set(k, slot)
    return reason_to_play_a_set(k, slot)


def best_growth(k: Seen, slot: i64) -> float:
    """The points of the card that the courtesan had best add."""
    s = k.table
    goods = set_goods(s, k.viewer, slot)
    most = 0.0
    wanted = best_addition(k, slot)
    for kind in range(AMULET + 1):
        fits = kind == AMULET or goods == AMULETS or GOODS_OF[kind] == goods
        if fits and cards_of(s, HAND + k.viewer, kind) > 0 and worth_of_adding(k, kind, slot) >= wanted:
            most = max(most, float(growth(s, k.viewer, slot, 1, SCARABS_OF[kind])))
    return most


def reason_to_play_a_set(k: Seen, slot: i64) -> str:
    s = k.table
    goods = set_goods(s, k.viewer, slot)
    terms: list[Term] = []
    if goods == AMULETS:
        cards = amulets(s, HAND + k.viewer)
        gain = int(growth(s, k.viewer, slot, cards, 0))
        terms.append(Term(-1.0, "gives up jokers for other sets"))
    else:
        cards = own_cards(s, HAND + k.viewer, goods)
        helped = max(0, FEWEST - int(cards))
        gain = int(growth(s, k.viewer, slot, cards + helped, scarabs_in_hand(s, k.viewer, goods)))
        cards += helped
        if helped > 0:
            terms.append(Term(-float(helped) * worth_of_amulet(k), f"uses up {count(helped, 'amulet')}"))
    if k.tokens_left > 0:
        terms.append(token_term(k))
    if time_left(s) <= LATE:
        terms.append(Term(0.5 * float(gain), "makes sure of them before the round ends"))
    return sentence(f"plays a set of {number_word(int(cards))} {set_words(goods)} for {points(gain)}", terms)


def token_term(k: Seen) -> Term:
    """A set brings a token of the pile."""
    if k.tokens_left == 1:
        return Term(TOKEN, "brings you the last token")
    return Term(TOKEN, f"lets you choose one of {count(int(k.tokens_left), 'token')}")


def reason_for_horizontal_set(k: Seen, goods: i64) -> str:
    """At the end of the round: its scarabs score once, and it does not corrupt."""
    if goods == AMULETS:
        return "lays amulets alone, which score nothing but do not corrupt you either"
    s = k.table
    cards = own_cards(s, HAND + k.viewer, goods)
    gain = points(int(scarabs_in_hand(s, k.viewer, goods)))
    return f"lays {number_word(int(cards))} {GOODS[goods]} for {gain}, so that they do not corrupt you"


def reason_to_add(k: Seen, kind: i64) -> str:
    """A card of the set that is being played, or one more for the courtesan."""
    s = k.table
    if s.question() == CHOOSE_HORIZONTAL:
        gain = int(SCARABS_OF[kind])
        return f"lays {a_card(kind)} for {points(gain)}, so that it does not corrupt you"
    slot = s.detail(0)
    more = int(growth(s, k.viewer, slot, 1, SCARABS_OF[kind]))
    terms = [Term(float(more), f"adds {points(more)} to the set")]
    needed = s.question() != CHOOSE_ADDITION and s.detail(1) < FEWEST
    if kind == AMULET:
        terms.append(Term(0.1, "fills up the set") if needed else Term(-worth_of_amulet(k), "keeps it from other sets"))
    elif CHARACTER_OF[kind] >= 0:
        terms.append(Term(-1.0, "gives up its effect"))
    return sentence(f"lays {a_card(kind)}", terms)


def reason_to_finish(k: Seen) -> str:
    s = k.table
    question = s.question()
    hand = count(int(count_cards(s, HAND + k.viewer)), "card")
    if question == CHOOSE_PURGE:
        return "throws nothing away, as your corruption pile holds no goods"
    if question == CHOOSE_ADDITION:
        return f"adds no second card and keeps {hand} in hand"
    if question == CHOOSE_HORIZONTAL:
        return reason_to_finish_horizontally(k)
    terms: list[Term] = []
    if count_cards(s, HAND + k.viewer) > 0:
        terms.append(Term(1.0, f"keeps {hand} for other sets or effects"))
    if k.tokens_left > 0:
        terms.append(token_term(k))
    return sentence("ends the set", terms)


def reason_to_finish_horizontally(k: Seen) -> str:
    s = k.table
    left = count(int(count_cards(s, HAND + k.viewer)), "card")
    if i64(s.progress[k.viewer * PROGRESS + LAYING_GROUP]) > 0:
        laid = int(s.progress[k.viewer * PROGRESS + LAYING_COUNT])
        if another_group(s, k.viewer):
            return f"ends this set of {number_word(laid)} and keeps enough for another one"
        return f"ends this set of {number_word(laid)} and keeps {left}, which corrupt you"
    if count_cards(s, HAND + k.viewer) == 0:
        return "ends your round with an empty hand"
    return f"ends your round, with {left} left to corrupt you"


# ---- characters


def reason_to_play(k: Seen, character: i64) -> str:
    name = character_name(character)
    if not has_effect(k, character):
        return f"plays the {name}, which does nothing now"
    kind = KIND_OF_CHARACTER[character]
    lost = f"gives up a card of {GOODS[GOODS_OF[kind]]}"
    terms = [Term(effect_now(k, character), effect_words(k, character)), Term(-max(0.1, worth_in_hand(k, kind)), lost)]
    return sentence(f"plays the {name}", terms)


def has_effect(k: Seen, character: i64) -> bool:
    """Whether a character can do anything at all. (Its worth may be nothing even so.)"""
    s = k.table
    if character == QUEEN:
        return s.deck_left > 0
    if character == VIZIER:
        return largest(k, k.corruption_backs) > 0
    if character == THIEF:
        return largest(k, k.hand_backs) > 0
    if character == MERCHANT:
        return s.queue_left > 0
    if character == COURTESAN:
        return can_add(k)
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return largest(k, k.hand_backs) > HAND_LIMIT
    return own_cards(s, CORRUPTION + k.viewer, largest_goods(k)) > 0


def can_add(k: Seen) -> bool:
    """Whether a card besides the courtesan, who is gone then, fits one of the own sets."""
    s = k.table
    for slot in range(AMULET_SET + 1):
        for kind in range(AMULET + 1):
            if cards_of(s, HAND + k.viewer, kind) > 0 and CHARACTER_OF[kind] != COURTESAN:
                if set_exists(s, k.viewer, slot) and fits(s, k.viewer, slot, kind):
                    return True
    return False


def effect_words(k: Seen, character: i64) -> str:
    s = k.table
    if character == QUEEN:
        return f"draws {count(min(3, int(s.deck_left)), 'card')}"
    if character == VIZIER:
        return f"takes the best card of a corruption pile of up to {count(int(largest(k, k.corruption_backs)), 'card')}"
    if character == THIEF:
        return "takes a card at random from another hand"
    if character == MERCHANT:
        return f"takes {a_card(best_queue_kind(k))} from anywhere in the queue"
    if character == COURTESAN:
        return "adds up to two cards to one of your sets"
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        excess = int(largest(k, k.hand_backs) - HAND_LIMIT)
        return f"sends {count(excess, 'card')} of the largest hand to corruption"
    goods = largest_goods(k)
    return f"throws away {number_word(int(own_cards(s, CORRUPTION + k.viewer, goods)))} {GOODS[goods]} of corruption"


def best_queue_kind(k: Seen) -> i64:
    """The card that the merchant would take."""
    most = best_of_the_queue(k)
    for place in range(k.table.queue_left):
        if worth_to_gain(k, i64(k.table.queue[place])) >= most:
            return i64(k.table.queue[place])
    return FACE_DOWN


def largest_goods(k: Seen) -> i64:
    """The goods that a priest had best throw away."""
    best: i64 = 0
    for goods in range(AMULETS):
        if own_cards(k.table, CORRUPTION + k.viewer, goods) > own_cards(k.table, CORRUPTION + k.viewer, best):
            best = goods
    return best


def reason_to_purge(k: Seen, goods: i64, characters: i64) -> str:
    s = k.table
    pile = CORRUPTION + k.viewer
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


def reason_to_steal(k: Seen, seat: i64, back: i64) -> str:
    name = seat_name(int(seat))
    if back == EMPTY_HAND:
        return f"takes nothing, as {name} has no cards in hand"
    cards = int(k.hand_backs[seat * 3 + back])
    card = "character" if back == ORANGE else f"{BACKS[back]} card"
    taken = f"{name}'s only {card}" if cards == 1 else f"one of {name}'s {count(cards, card)}"
    if back == ORANGE:
        return f"takes {taken}, to be played or laid"
    return f"takes {taken}, which {'may carry' if back == BEIGE else 'has no'} scarabs"


def reason_to_discard(k: Seen, kind: i64) -> str:
    missed = worth_in_hand(k, kind)
    terms: list[Term] = []
    if kind == AMULET:
        terms.append(Term(-missed, "gives up an amulet"))
    else:
        left = own_cards(k.table, HAND + k.viewer, GOODS_OF[kind]) - 1
        name = GOODS[GOODS_OF[kind]]
        if left == 0:
            terms.append(Term(0.1, "keeps the sets you have begun"))
        elif left >= FEWEST:
            terms.append(Term(0.1, f"still keeps {number_word(int(left))} {name} for a set"))
        else:
            terms.append(Term(-abs(missed) - 0.1, f"keeps only {number_word(int(left))} {name}"))
    return sentence(f"puts {a_card(kind)} under your corruption tile", terms)


# ---- tokens and players


def reason_for_token(k: Seen, token: i64) -> str:
    s = k.table
    worth = worth_of_token(k, token)
    if token < FLOOD:
        return reason_for_guild(k, token + 1)
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
    cards = count(int(count_cards(s, CORRUPTION + k.viewer)), "card")
    return f"uses embalming, which takes {cards} of corruption into your hand"


def reason_for_guild(k: Seen, glyph: i64) -> str:
    s = k.table
    ahead = int(next_space(s.scores[k.viewer], glyph) - s.scores[k.viewer])
    terms = [Term(float(ahead), f"moves you on by {points(ahead)}")]
    if best_fall(k, glyph) > 0.0:
        terms.append(Term(best_fall(k, glyph), "pushes an opponent back"))
    return sentence(f"uses the guild of the {GLYPHS[glyph]}", terms)


def reason_to_name(k: Seen, seat: i64) -> str:
    """A victim of a guild, a curse or the vizier; or who begins the next round."""
    s = k.table
    question = s.question()
    name = seat_name(int(seat))
    standing = int(s.scores[seat] + round_points(s, seat))
    if question == CHOOSE_GUILD_VICTIM:
        back = int(s.scores[seat] - previous_space(s.scores[seat], s.detail(0)))
        return f"pushes {name} back by {points(back)}, from {s.scores[seat]}"
    if question == CHOOSE_CURSED:
        cards = count(int(corruption_of(k, seat)), "card")
        return f"curses {name}, who stands at {points(standing)} with {cards} of corruption"
    if question == CHOOSE_PILE:
        cards = count(int(backs_of(k.corruption_backs, seat)), "card")
        return f"looks through {name}'s corruption pile of {cards} and takes one of them"
    if seat == k.viewer:
        return "lets you begin the round, with the first choice of the queue"
    return f"lets {name} begin the round, who stands at {points(standing)}"
