"""Checking that a position can come from this box, and that what is asked in it is asked by the rules."""

from collections.abc import Callable
from typing import Final, NamedTuple

from shedet.core.errors import BadSetup
from shedet.core.game import seat_name
from shedet.core.position import lowest_seat
from shedet.core.question import seats_asked
from shedet.core.text import at_question, check_copies
from shedet.games.sobek.components import (
    CARD_KINDS,
    CARD_NAMES,
    CATTLE,
    CATTLE_SCRIBE,
    CHARACTER_TABLE,
    COPIES_OF,
    COURTESAN,
    CURSE,
    FEWEST,
    FISH_SCRIBE,
    GLYPHS,
    GOODS,
    GUILD,
    HIGH_PRIEST,
    HIGH_PRIESTESS,
    KIND_OF_CHARACTER,
    KINDS,
    MERCHANT,
    PROSPERITY,
    THIEF,
    TOKEN_COPIES,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_IN_PLAY,
    VIZIER,
)
from shedet.games.sobek.decisions import QUESTIONS, legal_actions
from shedet.games.sobek.rules.characters import HAND_LIMIT, can_grow
from shedet.games.sobek.rules.ending import game_ends
from shedet.games.sobek.rules.sets import playable
from shedet.games.sobek.rules.tokens import can_fall, prosperity_possible
from shedet.games.sobek.scoring import glyph_at
from shedet.games.sobek.state import (
    AMULET_SET,
    CARD_PLACES,
    CHOOSE_ACTION,
    CHOOSE_ADDITION,
    CHOOSE_CLAIM,
    CHOOSE_CURSED,
    CHOOSE_DISCARDS,
    CHOOSE_GROWING_SET,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_PILE,
    CHOOSE_PROSPEROUS,
    CHOOSE_PURGE,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
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
    NAME_STARTER,
    PILE_OWNER,
    SET_ASIDE,
    SET_SLOT,
    SLOT_NAMES,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    cards_of,
    count_cards,
    count_tokens,
    laid_place,
    progress_of,
    prosperities,
    set_exists,
    set_goods,
    tokens_of,
)
from shedet.games.sobek.worlds import lying_tokens

# ---- components


def count_kind(s: State, kind: int) -> int:
    """How many cards of a kind are anywhere."""
    total = sum(int(cards_of(s, place, kind)) for place in range(CARD_PLACES))
    total += sum(1 for quay in range(int(s.queue_left)) if int(s.queue[quay]) == kind)
    return total + sum(1 for at in range(int(s.deck_left)) if int(s.deck[at]) == kind)


def count_token(s: State, token: int) -> int:
    total = sum(int(tokens_of(s, place, token)) for place in (TOKEN_PILE, TOKENS_REMOVED, TOKENS_USED))
    return total + int(lying_tokens(s, token))


def check_box(s: State) -> None:
    """Raise BadSetup unless every card and token of the box is in exactly one place."""
    for kind in range(KINDS):
        check_copies(count_kind(s, kind), int(COPIES_OF[kind]), f"cards {CARD_NAMES[kind]}")
    for token in range(TOKENS):
        check_copies(count_token(s, token), int(TOKEN_COPIES[token]), f"tokens {TOKEN_NAMES[token]}")


# ---- the table


def check_table(s: State) -> None:
    """No more than five tokens are in play; prosperity lies on sets that may prosper; horizontal sets lie only at the
    end of a round, and cards are set aside only for the scribe. [S-EV-4, S-END-1, S-CHAR-5]"""
    if count_tokens(s, TOKEN_PILE) > TOKENS_IN_PLAY:
        raise BadSetup(f"{TOKENS_IN_PLAY} tokens are in play in a round, not {count_tokens(s, TOKEN_PILE)}.")
    for seat in range(int(s.players)):
        for slot in range(CATTLE, AMULET_SET + 1):
            if prosperities(s, seat, slot) > 0 and not set_exists(s, seat, slot):
                raise BadSetup(f"prosperity cannot lie on {SLOT_NAMES[slot]} that are not laid out.")
        if prosperities(s, seat, AMULET_SET) > 0 and set_goods(s, seat, AMULET_SET) < CATTLE:
            raise BadSetup("prosperity binds a set of amulets to cattle, fish or wheat.")
        if s.question() != CHOOSE_DISCARDS and count_cards(s, SET_ASIDE + seat) > 0:
            raise BadSetup(f"{seat_name(seat)} sets cards aside only for another player's scribe.")
        if s.question() != CHOOSE_HORIZONTAL:
            if progress_of(s, seat, LAYING_GROUP) > 0:
                raise BadSetup(f"{seat_name(seat)} lays horizontal sets only when choose-horizontal is asked.")
            if count_cards(s, laid_place(seat, HORIZONTAL)) > 0 and not s.over:
                raise BadSetup(
                    f"{seat_name(seat)} has horizontal sets; they are laid when choose-horizontal is asked, at the end "
                    "of a round."
                )


def check_the_end(s: State, lines: dict[str, list[int]]) -> None:
    """When the game is over nothing is asked, and all cards have left the hands and the quays. [S-END-2, S-END-8]"""
    if s.depth > 0:
        raise BadSetup(f"{at_question(lines, 0)}nothing is asked when the game is over.")
    if s.queue_left + s.deck_left > 0:
        raise BadSetup("the game is over, but cards are in the queue or the deck; a round ends when both are empty.")
    for seat in range(int(s.players)):
        if count_cards(s, HAND + seat) > 0:
            raise BadSetup(f"the game is over, but {seat_name(seat)} holds cards; they would lie under corruption.")
    if not game_ends(s):
        raise BadSetup("the game is over after round 3, or after round 2 if somebody has more than 100 points.")


# ---- the question

ON_TURN: Final = 0
THE_OTHERS: Final = 1  # some of them, at once
SEVERAL: Final = 2  # some of all, at once
ANYBODY: Final = 3


class Asking(NamedTuple):
    """When a question is asked: of whom, after which character was played (it is discarded), and what else must be
    true. The last is a function that says what is wrong, or nothing."""

    whose: int
    played: tuple[int, ...]
    what_is_wrong: Callable[[State, int], str]


def check_the_question(s: State, lines: dict[str, list[int]]) -> None:
    """One question is asked at a time, of the right players, by the rules; and those who are asked can answer."""
    if s.depth > 1:
        raise BadSetup(f"{at_question(lines, 1)}one question is asked at a time; leave one of the lines `ask` out.")
    wrong = what_is_wrong(s, int(s.question())) or who_cannot_answer(s)
    if wrong:
        raise BadSetup(at_question(lines, 0) + wrong)


def what_is_wrong(s: State, question: int) -> str:
    asking = ASKING[question]
    name = QUESTIONS[question].name
    asked = int(s.asked())
    if question != CHOOSE_HORIZONTAL and s.queue_left == 0:
        return "a turn never begins with empty quays; the queue must hold a card."
    wrong = _with_who_is_asked(s, asking.whose, name, asked)
    if wrong:
        return wrong
    if asking.played and not any(cards_of(s, DISCARDS, KIND_OF_CHARACTER[each]) > 0 for each in asking.played):
        names = " or the ".join(CHARACTER_TABLE[each].name for each in asking.played)
        return f"{name} is asked when the {names} has been played; it would be in `discards`."
    return asking.what_is_wrong(s, int(lowest_seat(asked)))


def _with_who_is_asked(s: State, whose: int, name: str, asked: int) -> str:
    turn = int(s.turn)
    seats = "".join(seats_asked(s, 0))
    if asked.bit_count() > 1 and whose in (ON_TURN, ANYBODY):
        return f"{name} is asked of one player, not of {seats}."
    if whose == ON_TURN and asked != 1 << turn:
        return f"it is the turn of {seat_name(turn)}: {name} is asked of {seat_name(turn)}, not of {seats}."
    if whose == THE_OTHERS and (asked >> turn) & 1:
        return f"it is the turn of {seat_name(turn)}: {name} is asked of the others."
    return ""


def who_cannot_answer(s: State) -> str:
    for seat in range(int(s.players)):
        if s.asks(seat) and len(legal_actions(s, seat)) == 0:
            return f"{seat_name(seat)} is asked but can do nothing in this position."
    return ""


def _nothing(s: State, seat: int) -> str:
    return ""


def _with_set(s: State, seat: int) -> str:
    """The cards that are laid so far, in their order, lie in the set. [S-SETS-1]"""
    slot, laid = int(s.detail(SET_SLOT)), int(s.detail(LAID_SO_FAR))
    if laid == 0:
        if not playable(s, seat, slot):
            return f"{seat_name(seat)} does not have {FEWEST} cards for a set of {SLOT_NAMES[slot]}."
        return ""
    return _with_laid(s, seat, slot, laid, int(s.detail(LAST_LAID)))


def _with_laid(s: State, seat: int, slot: int, laid: int, last: int) -> str:
    """So many cards, the last one of this kind, have just been laid to a set."""
    place = laid_place(seat, slot)
    if cards_of(s, place, last) == 0:
        return f"{CARD_NAMES[last]} does not lie in the set of {SLOT_NAMES[slot]} of {seat_name(seat)}."
    so_far = sum(int(cards_of(s, place, kind)) for kind in range(last + 1))
    if so_far < laid:
        return (
            f"{laid} cards up to {CARD_NAMES[last]} are said to be laid, but {so_far} lie in the set of "
            f"{SLOT_NAMES[slot]} of {seat_name(seat)}."
        )
    return ""


def _with_tokens(s: State, seat: int) -> str:
    """After playing a set one of the tokens is chosen. [S-SETS-4]"""
    if count_tokens(s, TOKEN_PILE) == 0:
        return "no token is left to be chosen."
    if not any(count_cards(s, laid_place(seat, slot)) >= FEWEST for slot in range(HORIZONTAL)):
        return f"a token is chosen after playing a set, but {seat_name(seat)} has none of {FEWEST} cards."
    return ""


def _with_guild(s: State, seat: int) -> str:
    """The own marker stands on the glyph of the guild; an opponent's is to move back. [S-EV-1]"""
    glyph = int(s.detail(GUILD_GLYPH))
    if glyph == 0 or tokens_of(s, TOKENS_USED, GUILD + glyph - 1) == 0:
        return f"no guild token of the {GLYPHS[glyph]} has been used; it would be in `used-tokens`."
    if glyph_at(s.scores[seat]) != glyph:
        return f"the marker of {seat_name(seat)} stands on {s.scores[seat]}, which is not a space with {GLYPHS[glyph]}."
    if not any(can_fall(s, seat, victim, glyph) for victim in range(int(s.players))):
        return "nobody's marker can move back."
    return ""


def _with_used(s: State, token: int) -> str:
    if tokens_of(s, TOKENS_USED, token) == 0:
        return f"no token {TOKEN_NAMES[token]} has been used; it would be in `used-tokens`."
    return ""


def _with_curse(s: State, seat: int) -> str:
    """[S-EV-3]"""
    return _with_used(s, CURSE)


def _with_prosperity(s: State, seat: int) -> str:
    """[S-EV-4]"""
    if not prosperity_possible(s, seat):
        return f"{seat_name(seat)} has no set of cattle, fish, wheat or amulets for prosperity."
    return _with_used(s, PROSPERITY)


def _with_excess(s: State, seat: int) -> str:
    """The scribe's victims have more than six cards, and all who have are asked; who has chosen keeps six.
    [S-CHAR-5]"""
    for each in range(int(s.players)):
        if count_cards(s, SET_ASIDE + each) > 0:
            if each == s.turn:
                return f"{seat_name(each)} sets cards aside only for another player's scribe."
            if count_cards(s, HAND + each) < HAND_LIMIT:
                return f"{seat_name(each)} sets cards aside for the scribe and keeps {HAND_LIMIT} in hand, not fewer."
        asked = s.asks(each)
        many = count_cards(s, HAND + each) > HAND_LIMIT
        if asked and not many:
            return f"{seat_name(each)} has no more than {HAND_LIMIT} cards in hand and discards none."
        if many and not asked and each != s.turn:
            return f"{seat_name(each)} has more than {HAND_LIMIT} cards in hand and must be asked too."
    return ""


def _with_claim(s: State, seat: int) -> str:
    """The vizier looks through an opponent's pile. [S-CHAR-6]"""
    victim = int(s.detail(PILE_OWNER))
    if victim == seat:
        return f"{seat_name(seat)} claims a card of an opponent, not of their own pile."
    if count_cards(s, CORRUPTION + victim) == 0:
        return f"no card is in the corruption pile of {seat_name(victim)} to be claimed."
    return ""


def _with_growing_set(s: State, seat: int) -> str:
    """The courtesan adds to a set. [S-CHAR-7]"""
    if not any(can_grow(s, seat, slot) for slot in range(AMULET_SET + 1)):
        return f"{seat_name(seat)} has no card that fits a set of their own."
    return ""


def _with_addition(s: State, seat: int) -> str:
    """One card, then perhaps a second, to a set that was there. [S-CHAR-7]"""
    slot, laid = int(s.detail(SET_SLOT)), int(s.detail(LAID_SO_FAR))
    if laid == 0:
        return (
            "" if can_grow(s, seat, slot) else f"{seat_name(seat)} has no card that fits a set of {SLOT_NAMES[slot]}."
        )
    if laid > 1:
        return f"a second card ends the choice; 1 may be laid so far, not {laid}."
    if count_cards(s, laid_place(seat, slot)) < 2:
        return f"{seat_name(seat)} had no set of {SLOT_NAMES[slot]} to add to."
    return _with_laid(s, seat, slot, laid, int(s.detail(LAST_LAID)))


def _with_horizontal(s: State, seat: int) -> str:
    """The queue and the deck are empty; who holds three cards may lay sets, unseen by the others. [S-END-1]"""
    if s.queue_left + s.deck_left > 0:
        return "a round ends when the queue and the deck are empty."
    for each in range(int(s.players)):
        wrong = _with_laying(s, each)
        if wrong:
            return wrong
    return ""


def _with_laying(s: State, seat: int) -> str:
    """What a seat has laid are whole sets, and the part of one more that it is laying. [S-END-1]"""
    name = seat_name(seat)
    place = laid_place(seat, HORIZONTAL)
    group, laid, last = (int(progress_of(s, seat, what)) for what in (LAYING_GROUP, LAYING_COUNT, LAYING_LAST))
    before = int(count_cards(s, place)) - laid
    asked = s.asks(seat)
    if asked and count_cards(s, HAND + seat) + count_cards(s, place) < FEWEST:
        return f"{name} holds fewer than {FEWEST} cards and lays no set."
    if group > 0 and not asked:
        return f"{name} has finished, but is laying a set."
    if before < 0 or 0 < before < FEWEST:
        return f"a horizontal set of {name} has {FEWEST} cards at least; {laid} of the last one are said to be laid."
    if laid > 0 and cards_of(s, place, last) == 0:
        return f"{CARD_NAMES[last]} does not lie in a horizontal set of {name}."
    if laid > 0 and CARD_KINDS[last].goods not in (group - 1, len(GOODS)):
        return f"{CARD_NAMES[last]} cannot lie with {SLOT_NAMES[group - 1]}."
    if laid == 0 and last > 0:
        return f"{name} has laid no card yet; write {CARD_NAMES[0]} for the last one."
    return ""


def _with_starter(s: State, seat: int) -> str:
    """The lowest score names the starter of the next round. [S-SET-6]"""
    if s.round == 1:
        return "the starter of round 1 is drawn; one is named from round 2 on."
    lowest = min(int(s.scores[each]) for each in range(int(s.players)))
    if s.scores[seat] > lowest:
        return f"the player with the lowest score names the starter; {seat_name(seat)} has more than {lowest}."
    return ""


ASKING: Final = {
    CHOOSE_ACTION: Asking(ON_TURN, (), _nothing),
    CHOOSE_SET: Asking(ON_TURN, (), _with_set),
    CHOOSE_TOKEN: Asking(ON_TURN, (), _with_tokens),
    CHOOSE_GUILD_VICTIM: Asking(ON_TURN, (), _with_guild),
    CHOOSE_CURSED: Asking(ON_TURN, (), _with_curse),
    CHOOSE_PROSPEROUS: Asking(ON_TURN, (), _with_prosperity),
    CHOOSE_PURGE: Asking(ON_TURN, (HIGH_PRIEST, HIGH_PRIESTESS), _nothing),
    CHOOSE_THEFT: Asking(ON_TURN, (THIEF,), _nothing),
    CHOOSE_DISCARDS: Asking(THE_OTHERS, (CATTLE_SCRIBE, FISH_SCRIBE), _with_excess),
    CHOOSE_PILE: Asking(ON_TURN, (VIZIER,), _nothing),
    CHOOSE_CLAIM: Asking(ON_TURN, (VIZIER,), _with_claim),
    CHOOSE_GROWING_SET: Asking(ON_TURN, (COURTESAN,), _with_growing_set),
    CHOOSE_ADDITION: Asking(ON_TURN, (COURTESAN,), _with_addition),
    CHOOSE_QUEUE_CARD: Asking(ON_TURN, (MERCHANT,), _nothing),
    CHOOSE_HORIZONTAL: Asking(SEVERAL, (), _with_horizontal),
    NAME_STARTER: Asking(ANYBODY, (), _with_starter),
}
