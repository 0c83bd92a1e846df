"""What you see: views and previews, built from a viewer's knowledge and nothing else. [S-INFO-1, S-OPEN-3]

An opponent has backs and sets; in the hidden variant there is not even a field for the size of their corruption pile.
"""

from collections import Counter
from typing import TypedDict

from mypy_extensions import i64

from shedet.core.events import OMNISCIENT
from shedet.core.game import seat_name, viewer_name
from shedet.core.question import QuestionView, question_view
from shedet.games.sobek.actions import AddCard, ChooseSeat, ChooseSet, Finish, Purge, TakeCard, UseToken, decode
from shedet.games.sobek.components import (
    AMULETS,
    AVAILABLE,
    BACK_COLOURS,
    BACKS,
    CARD_NAMES,
    DECEIT,
    EMBALMING,
    FIRST_OF,
    FLOOD,
    KINDS,
    PROSPERITY_SCARABS,
)
from shedet.games.sobek.decisions import QUESTIONS
from shedet.games.sobek.memory import KIND_OF_COPY, UNDRAWN
from shedet.games.sobek.notation import card_list, prosperity_list, queue_list, token_list
from shedet.games.sobek.rules.characters import fits, purge
from shedet.games.sobek.rules.ending import corruption, round_points, scarabs_at, set_worth
from shedet.games.sobek.rules.moving import lay_card
from shedet.games.sobek.scoring import next_space, penalised, previous_space
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_CLAIM,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_QUEUE_CARD,
    CORRUPTION,
    DISCARDS,
    GUILD_GLYPH,
    HAND,
    HORIZONTAL,
    OPEN_INFORMATION,
    PILE_OWNER,
    SET_ASIDE,
    SET_SLOT,
    SLOT_NAMES,
    TOKEN_PILE,
    TOKENS_USED,
    State,
    cards_of,
    count_cards,
    curses,
    laid_place,
    prosperities,
    set_exists,
)
from shedet.games.sobek.worlds import Knowledge, by_seat


class SetView(TypedDict):
    """A set: cards x scarabs = points."""

    set: str  # its goods, or `amulets` for the one that began so
    cards: list[str]
    scarabs: int  # prosperity's included
    points: int


class OtherView(TypedDict):
    """A player seen from outside."""

    seat: str
    score: int
    hand_backs: dict[str, int]
    sets: list[SetView]
    horizontal: list[str]
    curses: int
    prosperity: list[str]


class OwnView(OtherView):
    """A player as they see themself (and as all see each other when the game is over)."""

    hand: list[str]
    corruption: list[str]
    corruption_value: int  # cards and curses
    round_points: int  # of the sets laid so far


class PossibleView(TypedDict):
    """What a perfect memory knows of a hidden place: cards surely there (solid) and cards that may be (faded)."""

    place: str
    size: int
    sure: list[str]
    maybe: list[str]


class TableView(TypedDict):
    viewer: str
    over: bool
    round: int
    turn: str
    question: QuestionView | None
    queue: list[str]
    deck: int
    characters_in_deck: int | None  # in the open variant
    tokens: int
    known_tokens: list[str] | None  # for who has looked
    used_tokens: list[str]
    discards: list[str]
    seats: list[OtherView]
    claimable: list[str]  # the corruption pile that the vizier looks through
    memory: list[PossibleView] | None  # in the open variant


def view(k: Knowledge) -> TableView:
    table = k.table
    return {
        "viewer": viewer_name(k.viewer),
        "over": table.over,
        "round": int(table.round),
        "turn": seat_name(int(table.turn)),
        "question": question_view(QUESTIONS, table),
        "queue": queue_list(table),
        "deck": int(table.deck_left),
        "characters_in_deck": int(k.characters_in_deck) if k.characters_in_deck >= 0 else None,
        "tokens": int(k.tokens_left),
        "known_tokens": token_list(table, TOKEN_PILE) if k.knows_tokens else None,
        "used_tokens": token_list(table, TOKENS_USED),
        "discards": card_list(table, DISCARDS),
        "seats": [seat_view(k, seat) for seat in range(int(table.players))],
        "claimable": claimable(k),
        "memory": memory_view(k) if table.options[OPEN_INFORMATION] == 1 else None,
    }


def seat_view(k: Knowledge, seat: int) -> OtherView:
    table = k.table
    outside: OtherView = {
        "seat": seat_name(seat),
        "score": int(table.scores[seat]),
        "hand_backs": {name: int(k.hand_backs[by_seat(seat, back)]) for back, name in enumerate(BACKS)},
        "sets": [set_view(table, seat, slot) for slot in range(AMULET_SET + 1) if set_exists(table, seat, slot)],
        "horizontal": card_list(table, laid_place(seat, HORIZONTAL)),
        "curses": int(curses(table, seat)),
        "prosperity": prosperity_list(table, seat),
    }
    if k.viewer != seat and k.viewer != OMNISCIENT and not table.over:
        return outside
    own: OwnView = {
        **outside,
        "hand": card_list(table, HAND + seat),
        "corruption": corruption_list(table, seat),
        "corruption_value": int(corruption(table, seat)),
        "round_points": int(round_points(table, seat)),
    }
    return own


def corruption_list(table: State, seat: int) -> list[str]:
    """A corruption pile as its owner sees it, with what is set aside for it. [S-CHAR-5]"""
    return sorted(card_list(table, CORRUPTION + seat) + card_list(table, SET_ASIDE + seat), key=CARD_NAMES.index)


def set_view(table: State, seat: int, slot: int) -> SetView:
    place = laid_place(seat, slot)
    scarabs = int(scarabs_at(table, place)) + int(prosperities(table, seat, slot)) * PROSPERITY_SCARABS
    cards = card_list(table, place)
    return {"set": SLOT_NAMES[slot], "cards": cards, "scarabs": scarabs, "points": len(cards) * scarabs}


def claimable(k: Knowledge) -> list[str]:
    """The pile that lies open to the vizier who looks through it. [S-CHAR-6]"""
    table = k.table
    if table.question() != CHOOSE_CLAIM or table.asked() != 1 << k.viewer:
        return []
    return card_list(table, CORRUPTION + table.detail(PILE_OWNER))


# ---- the open variant


def memory_view(k: Knowledge) -> list[PossibleView]:
    """Solid cards have one possible place, faded ones several; identical cards are never told apart. [S-OPEN-3]"""
    places: list[PossibleView] = []
    if k.table.over or not k.cards:  # a glance remembers nothing
        return places
    for seat in range(int(k.table.players)):
        if seat != k.viewer:
            hand = sum(int(k.hand_backs[by_seat(seat, back)]) for back in range(BACK_COLOURS))
            pile = sum(int(k.corruption_backs[by_seat(seat, back)]) for back in range(BACK_COLOURS))
            places.append(possible_view(k, f"{seat_name(seat)} hand", HAND + seat, hand))
            places.append(possible_view(k, f"{seat_name(seat)} corruption", CORRUPTION + seat, pile))
    # The deck's display has the cards that the queen drew and those removed at the start in it, too. [S-OPEN-4]
    undrawn = int(k.table.deck_left + k.removed) + queue_list(k.table).count("?")
    places.append(possible_view(k, "undrawn", UNDRAWN, undrawn))
    return places


def possible_view(k: Knowledge, name_of_place: str, place: int, size: int) -> PossibleView:
    sure, maybe = [], []
    bit = 1 << place
    for copy, possible in enumerate(k.places):
        name = CARD_NAMES[int(KIND_OF_COPY[copy])]
        if int(possible) == bit:
            sure.append(name)
        elif int(possible) & bit:
            maybe.append(name)
    return {"place": name_of_place, "size": size, "sure": sure, "maybe": maybe}


# ---- previews


class RoundEnd(TypedDict):
    """Where one's own marker would stand if the round ended after that."""

    stands: int
    falls: int  # as the most corrupt player


class Preview(TypedDict):
    """What an action would visibly do."""

    gains: list[str]  # cards to hand
    corruption: list[str]  # cards under one's own corruption tile
    skipped: list[int]  # the quays they lie at
    discards: list[str]  # cards of one's own corruption pile that leave the round
    leaves: list[str]  # what the next player could choose from
    left_at: list[int]  # the quays it lies at now
    next: str | None  # who would choose from it
    points: int  # more for the sets of this round
    up_to: int  # for a set that begins: points if every card that fits is played
    scores: dict[str, int]  # markers that would move
    round_end: RoundEnd


def preview(k: Knowledge, action: i64) -> Preview:
    seen: Preview = {
        "gains": [],
        "corruption": [],
        "skipped": [],
        "discards": [],
        "leaves": [],
        "left_at": [],
        "next": None,
        "points": 0,
        "up_to": 0,
        "scores": {},
        "round_end": {"stands": 0, "falls": 0},
    }
    preview_answer(k, action, seen)
    seen["round_end"] = round_end(k, seen)
    return seen


def preview_answer(k: Knowledge, action: i64, seen: Preview) -> None:
    table = k.table.copy()
    seat = k.viewer
    match decode(int(action)):
        case TakeCard(place):
            preview_take(table, place, seen)
        case ChooseSet(slot):
            if table.question() != CHOOSE_HORIZONTAL:
                seen["up_to"] = set_potential(table, seat, slot)
        case AddCard(kind):
            seen["points"] = addition_points(table, seat, kind)
        case UseToken(token):
            if token < FLOOD:
                seen["scores"] = {seat_name(int(seat)): int(next_space(table.scores[seat], token + 1))}
            elif token == DECEIT:
                size = count_cards(table, CORRUPTION + seat)
                seen["scores"] = {seat_name(int(seat)): int(table.scores[seat] + size)}
            elif token == EMBALMING:
                seen["gains"] = card_list(table, CORRUPTION + seat)
        case ChooseSeat(victim):
            if table.question() == CHOOSE_GUILD_VICTIM:
                score = int(previous_space(table.scores[victim], table.detail(GUILD_GLYPH)))
                seen["scores"] = {seat_name(victim): score}
        case Purge(goods, characters):
            purge(table, seat, goods, characters)
            before = card_list(k.table, CORRUPTION + seat)
            seen["discards"] = list((Counter(before) - Counter(card_list(table, CORRUPTION + seat))).elements())
        case Finish():
            pass


def round_end(k: Knowledge, seen: Preview) -> RoundEnd:
    """The penalty counts the points of the round, which are scored before. [S-END-3, S-END-5]"""
    marker = seen["scores"].get(seat_name(int(k.viewer)), int(k.table.scores[k.viewer]))
    points = int(round_points(k.table, k.viewer)) + seen["points"]
    return {"stands": marker + points, "falls": int(penalised(marker + points, points))}


def preview_take(table: State, place: int, seen: Preview) -> None:
    """What is skipped, and what the next player could choose from. [S-TAKE-1, S-TAKE-2]"""
    queue = queue_list(table)
    before, behind = list(range(place)), list(range(place + 1, len(queue)))
    skipped, left = ([], before + behind) if table.question() == CHOOSE_QUEUE_CARD else (before, behind)
    seen["gains"] = [queue[place]]
    seen["corruption"] = [queue[at] for at in skipped]
    seen["skipped"] = [at + 1 for at in skipped]
    seen["leaves"] = [queue[at] for at in left[:AVAILABLE]]
    seen["left_at"] = [at + 1 for at in left[:AVAILABLE]]
    seen["next"] = seat_name(int(table.turn + 1) % int(table.players))


def set_potential(table: State, seat: i64, slot: int) -> int:
    """What playing every card that fits a set would add."""
    before = set_worth(table, seat, slot)
    best = before
    for goods in range(AMULETS):
        if fits(table, seat, slot, FIRST_OF[goods]):
            grown = table.copy()
            for kind in [*range(int(FIRST_OF[goods]), int(FIRST_OF[goods + 1])), KINDS - 1]:
                while cards_of(grown, HAND + seat, kind) > 0:
                    lay_card(grown, seat, kind, slot)
            if set_worth(grown, seat, slot) > best:
                best = set_worth(grown, seat, slot)
    return int(best - before)


def addition_points(table: State, seat: i64, kind: int) -> int:
    """Horizontal cards count their scarabs, others what the set gains."""
    before = round_points(table, seat)
    slot = HORIZONTAL if table.question() == CHOOSE_HORIZONTAL else table.detail(SET_SLOT)
    lay_card(table, seat, kind, slot)
    return int(round_points(table, seat) - before)
