"""Why an answer in Sobek is good, from the terms of the greedy merchant: here are the questions, the characters and the
tokens."""

from collections.abc import Sequence

from mypy_extensions import i64

from shedet.bots.reasons.sentence import Reason, Term, sentence
from shedet.bots.sobek.greedy import best_fall, best_of_the_queue, effect_now, largest, worth_of_token
from shedet.bots.sobek.reasons.goods import (
    actor,
    card,
    reason_for_set,
    reason_to_add,
    reason_to_finish,
    reason_to_take,
    terms_to_gain,
    the_character,
)
from shedet.bots.sobek.weights import WEIGHTS
from shedet.bots.sobek.worth import Outlook, backs_of, corruption_of, worth_in_hand, worth_to_gain
from shedet.core.game import Knowledge
from shedet.core.words import Message, Seat, say
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
    GOODS_OF,
    KIND_OF_CHARACTER,
    MERCHANT,
    PROSPERITY,
    QUEEN,
    THIEF,
    VIZIER,
)
from shedet.games.sobek.rules.characters import HAND_LIMIT, fits
from shedet.games.sobek.rules.ending import round_points
from shedet.games.sobek.rules.sets import own_cards
from shedet.games.sobek.saying import naming
from shedet.games.sobek.scoring import next_space, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_CURSED,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_PILE,
    CORRUPTION,
    GUILD_GLYPH,
    HAND,
    PILE_OWNER,
    cards_of,
    count_cards,
    set_exists,
)
from shedet.games.sobek.worlds import Knowledge as Seen
from shedet.games.sobek.worlds import by_seat


def reason(knowledge: Knowledge, action: i64, plan: Sequence[int] = ()) -> Reason:
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
        return reason_to_claim(o, action - CLAIM)
    return reason_to_discard(o, action - DISCARD)


# ---- characters


def reason_to_play(o: Outlook, character: i64) -> Reason:
    if not has_effect(o, character):
        return sentence(say("reason-play-in-vain", character=the_character(character)))
    kind = KIND_OF_CHARACTER[character]
    lost = say("reason-gives-up-goods", goods=naming.goods(GOODS_OF[kind]))
    terms = [Term(effect_now(o, character), effect(o, character)), Term(-max(0.1, worth_in_hand(o, kind)), lost)]
    return sentence(say("reason-play", character=the_character(character)), terms)


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


def effect(o: Outlook, character: i64) -> Message:
    if character == QUEEN:
        return say("reason-queen", number=min(3, int(o.s.deck_left)))
    if character == VIZIER:
        return say("reason-vizier", number=int(largest(o, o.knowledge.corruption_backs)))
    if character == THIEF:
        return say("reason-thief")
    if character == MERCHANT:
        return say("reason-merchant", card=card(best_queue_kind(o)))
    if character == COURTESAN:
        return say("reason-courtesan", who=actor(o))
    if character == CATTLE_SCRIBE or character == FISH_SCRIBE:
        return say("reason-scribe", number=int(largest(o, o.knowledge.hand_backs) - HAND_LIMIT))
    goods = largest_goods(o)
    return clearing(o, [some_goods(own_cards(o.s, CORRUPTION + o.me, goods), goods)])


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


def clearing(o: Outlook, cards: list[Message]) -> Message:
    return say("reason-clears", cards=cards, who=actor(o))


def some_goods(number: i64, goods: i64) -> Message:
    """`three ivory`"""
    return say("reason-goods", number=int(number), goods=naming.goods(goods))


def reason_to_purge(o: Outlook, goods: i64, characters: i64) -> Reason:
    s = o.s
    pile = CORRUPTION + o.me
    plain: i64 = 0
    going: list[Message] = []
    which: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        if CHARACTER_OF[kind] < 0:
            plain += cards_of(s, pile, kind)
        else:
            if (characters >> which) & 1 == 1:
                going.append(the_character(CHARACTER_OF[kind]))
            which += 1
    left = int(count_cards(s, pile) - plain) - len(going)
    cleared = ([some_goods(plain, goods)] if plain > 0 or not going else []) + going
    return sentence(clearing(o, cleared), [Term(0.1, say("reason-leaves-there", number=left))])


def reason_to_claim(o: Outlook, kind: i64) -> Reason:
    owner = Seat(int(o.s.detail(PILE_OWNER)))
    return sentence(say("reason-claim", card=card(kind), whom=owner), terms_to_gain(o, kind))


def reason_to_steal(o: Outlook, seat: i64, back: i64) -> Reason:
    victim = Seat(int(seat))
    if back == EMPTY_HAND:
        return sentence(say("reason-steal-nothing", whom=victim))
    cards = int(o.knowledge.hand_backs[by_seat(seat, back)])
    return sentence(say(f"reason-steal-{BACKS[back]}", number=cards, whom=victim))


def reason_to_discard(o: Outlook, kind: i64) -> Reason:
    deed = say("reason-discard", card=card(kind), who=actor(o))
    missed = worth_in_hand(o, kind)
    if kind == AMULET:
        return sentence(deed, [Term(-missed, say("reason-gives-up-amulet"))])
    left = int(own_cards(o.s, HAND + o.me, GOODS_OF[kind])) - 1
    goods = naming.goods(GOODS_OF[kind])
    if left == 0:
        return sentence(deed, [Term(0.1, say("reason-keeps-sets", who=actor(o)))])
    if left >= FEWEST:
        return sentence(deed, [Term(0.1, say("reason-still-keeps", number=left, goods=goods))])
    return sentence(deed, [Term(-abs(missed) - 0.1, say("reason-keeps-only", number=left, goods=goods))])


# ---- tokens and players


def reason_for_token(o: Outlook, token: i64) -> Reason:
    worth = worth_of_token(o, token)
    if token < FLOOD:
        return reason_for_guild(o, token + 1)
    if token == FLOOD:
        return sentence(say("reason-use-flood", who=actor(o)))
    if token == CURSE:
        return sentence(say("reason-use-curse", number=CURSE_CARDS))
    if token == PROSPERITY:
        if worth <= 0.0:
            return sentence(say("reason-use-prosperity-in-vain", who=actor(o)))
        return sentence(say("reason-use-prosperity", points=int(worth), who=actor(o)))
    if token == DECEIT:
        return sentence(say("reason-use-deceit", points=int(worth), who=actor(o)))
    cards = int(count_cards(o.s, CORRUPTION + o.me))
    return sentence(say("reason-use-embalming", number=cards, who=actor(o)))


def reason_for_guild(o: Outlook, glyph: i64) -> Reason:
    s = o.s
    ahead = int(next_space(s.scores[o.me], glyph) - s.scores[o.me])
    terms = [Term(float(ahead), say("reason-moves-forward", points=ahead, who=actor(o)))]
    if best_fall(o, glyph) > 0.0:
        terms.append(Term(best_fall(o, glyph), say("reason-pushes-back")))
    return sentence(say("reason-use-guild", glyph=say(f"glyph-{GLYPHS[glyph]}")), terms)


def reason_to_name(o: Outlook, seat: i64) -> Reason:
    """A victim of a guild, a curse or the vizier; or who begins the next round."""
    s = o.s
    question = s.question()
    named = Seat(int(seat))
    standing = int(s.scores[seat] + round_points(s, seat))
    if question == CHOOSE_GUILD_VICTIM:
        before = int(s.scores[seat])
        after = int(previous_space(before, s.detail(GUILD_GLYPH)))
        return sentence(say("reason-push-back", whom=named, points=before - after, before=before, after=after))
    if question == CHOOSE_CURSED:
        return sentence(say("reason-curse", whom=named, points=standing, number=int(corruption_of(o, seat))))
    if question == CHOOSE_PILE:
        return sentence(
            say("reason-look-through", whom=named, number=int(backs_of(o.knowledge.corruption_backs, seat)))
        )
    if seat == o.me:
        return sentence(say("reason-begin-round"))
    return sentence(say("reason-name-starter", whom=named, points=standing))
