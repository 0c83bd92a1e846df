"""What characters ask, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.core.game import parse_seat, seat_name
from shedet.core.question import Details, Question
from shedet.games.sobek.actions import ADD, CHOOSE_SEAT, CLAIM, DISCARD, EMPTY_HAND, FINISH, PURGE, SET, STEAL, TAKE
from shedet.games.sobek.components import AMULETS, CHARACTER_OF, FIRST_OF, KINDS, ORANGE
from shedet.games.sobek.events import HAS_CHOSEN
from shedet.games.sobek.questions.sets import A_SET, opponents, read_set, write_set
from shedet.games.sobek.rules.characters import (
    HAND_LIMIT,
    can_grow,
    claim_card,
    count_backs,
    cover_cards_set_aside,
    fits,
    look_through_pile,
    purge,
    set_card_aside,
    steal_card,
)
from shedet.games.sobek.rules.moving import lay_card, no_effect
from shedet.games.sobek.rules.sets import own_cards
from shedet.games.sobek.rules.taking import pick_card
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ADDITION,
    CHOOSE_DISCARDS,
    CORRUPTION,
    HAND,
    LAID_SO_FAR,
    LAST_LAID,
    PILE_OWNER,
    SET_SLOT,
    State,
    cards_of,
    count_cards,
)

# ---- the high priest and the high priestess


@final
class ChoosePurge(Question[State]):
    """A goods type that is in the own pile, with any of its characters; nothing, if there is none. [S-CHAR-3]

    It is asked even of an empty pile: what is in it is a secret.
    """

    name = "choose-purge"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        pile = CORRUPTION + seat
        for goods in range(AMULETS):
            if own_cards(s, pile, goods) > 0:
                for characters in range(4):
                    if characters & ~characters_in(s, pile, goods) == 0:
                        found = append(found, PURGE + goods * 4 + characters)
        if len(found) == 0:
            found = append(found, i64(FINISH))
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        if action != FINISH:
            purge(s, seat, (action - PURGE) // 4, (action - PURGE) % 4)


def characters_in(s: State, place: i64, goods: i64) -> i64:
    """The characters of a goods type at a place, a bit each in printed order."""
    found: i64 = 0
    which: i64 = 0
    for kind in range(FIRST_OF[goods], FIRST_OF[goods + 1]):
        if CHARACTER_OF[kind] >= 0:
            if cards_of(s, place, kind) > 0:
                found |= 1 << which
            which += 1
    return found


# ---- the thief


@final
class ChooseTheft(Question[State]):
    """An opponent and one of the backs in that hand; an empty hand may be named. [S-CHAR-4]"""

    name = "choose-theft"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for victim in range(s.players):
            if victim == seat:
                continue
            if count_cards(s, HAND + victim) == 0:
                found = append(found, STEAL + victim * 4 + EMPTY_HAND)
            for back in range(ORANGE + 1):
                if count_backs(s, HAND + victim, back) > 0:
                    found = append(found, STEAL + victim * 4 + back)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        back = (action - STEAL) % 4
        if back == EMPTY_HAND:
            no_effect(s, seat)
        else:
            steal_card(s, seat, (action - STEAL) // 4, back)


# ---- the scribe


@final
class ChooseDiscards(Question[State]):
    """Each victim chooses from their own hand, all at once. [S-CHAR-5]"""

    name = "choose-discards"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for kind in range(KINDS):
            if cards_of(s, HAND + seat, kind) > 0:
                found = append(found, DISCARD + kind)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        """Until six cards remain; then the question is closed for this seat. Nobody sees anything of it until all have
        chosen. [S-CHAR-5]"""
        set_card_aside(s, seat, action - DISCARD)
        if count_cards(s, HAND + seat) <= HAND_LIMIT:
            close_for(s, seat)
            if s.question() != CHOOSE_DISCARDS:
                cover_cards_set_aside(s)


def close_for(s: State, seat: i64) -> None:
    """A seat has finished a question that several were asked at once."""
    s.tell(EVERYONE, HAS_CHOSEN, seat, 0, 0, 0)
    if s.asked() == 1 << seat:
        s.answered()
    else:
        s.set_asked(s.asked() & ~(1 << seat))


# ---- the vizier


@final
class ChoosePile(Question[State]):
    """The pile of any opponent: how large the piles are is a secret. [S-CHAR-6]"""

    name = "choose-pile"

    def options(self, s: State, seat: i64) -> vec[i64]:
        return opponents(s, seat)

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        look_through_pile(s, seat, action - CHOOSE_SEAT)


@final
class ChooseClaim(Question[State]):
    """Any card of the pile looked through. [S-CHAR-6]"""

    name = "choose-claim"
    wants = "the player whose pile it is"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for kind in range(KINDS):
            if cards_of(s, CORRUPTION + s.detail(PILE_OWNER), kind) > 0:
                found = append(found, CLAIM + kind)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        victim = s.detail(PILE_OWNER)
        s.answered()
        claim_card(s, seat, victim, action - CLAIM)

    def write(self, details: Details) -> list[str]:
        return [seat_name(details[PILE_OWNER])]

    def read(self, words: list[str], players: int) -> Details | None:
        return Details(parse_seat(words[0], players)) if len(words) == 1 else None


# ---- the courtesan


@final
class ChooseGrowingSet(Question[State]):
    """One of the own sets that a card of the hand fits. [S-CHAR-7]"""

    name = "choose-growing-set"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for slot in range(AMULET_SET + 1):
            if can_grow(s, seat, slot):
                found = append(found, SET + slot)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        s.ask(CHOOSE_ADDITION, 1 << seat, action - SET, 0, 0)


@final
class ChooseAddition(Question[State]):
    """One card, then perhaps a second, to the set that was named. [S-CHAR-7]"""

    name = "choose-addition"
    wants = A_SET

    def options(self, s: State, seat: i64) -> vec[i64]:
        """That no second card is possible must not show: finishing is always a question."""
        found = vec[i64](capacity=16)
        for kind in range(s.detail(LAST_LAID), KINDS):
            if cards_of(s, HAND + seat, kind) > 0 and fits(s, seat, s.detail(SET_SLOT), kind):
                found = append(found, ADD + kind)
        if s.detail(LAID_SO_FAR) == 1:
            found = append(found, i64(FINISH))
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        if action == FINISH:
            s.answered()
            return
        lay_card(s, seat, action - ADD, s.detail(SET_SLOT))
        if s.detail(LAID_SO_FAR) == 1:
            s.answered()
            return
        s.set_detail(LAID_SO_FAR, 1)
        s.set_detail(LAST_LAID, action - ADD)

    def write(self, details: Details) -> list[str]:
        return write_set(details)

    def read(self, words: list[str], players: int) -> Details | None:
        return read_set(words)


# ---- the merchant


@final
class ChooseQueueCard(Question[State]):
    """Any card of the queue. [S-CHAR-8]"""

    name = "choose-queue-card"

    def options(self, s: State, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for quay in range(s.queue_left):
            found = append(found, TAKE + quay)
        return found

    def answer(self, s: State, seat: i64, action: i64) -> None:
        s.answered()
        pick_card(s, seat, action - TAKE)
