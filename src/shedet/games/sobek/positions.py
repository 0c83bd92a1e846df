"""Reading positions and completing what they leave out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.game import parse_seat
from shedet.core.question import read_question
from shedet.core.rng import Rng
from shedet.core.text import check_no_more, find_name, number_within, read_line_of_all_games, read_lines, whole_number
from shedet.games.sobek.checking import (
    check_box,
    check_table,
    check_the_end,
    check_the_question,
    count_kind,
    count_token,
)
from shedet.games.sobek.components import (
    AMULET,
    CARD_KINDS,
    CARD_NAMES,
    CATTLE,
    COPIES_OF,
    CURSE,
    GOODS,
    GREEN,
    KINDS,
    MOST_PLAYERS,
    PROSPERITY,
    QUAYS,
    ROUNDS,
    TOKEN_COPIES,
    TOKEN_NAMES,
    TOKENS,
)
from shedet.games.sobek.decisions import QUESTIONS
from shedet.games.sobek.state import (
    AMULET_SET,
    CHOOSE_ACTION,
    CORRUPTION,
    CURSES,
    DISCARDS,
    HAND,
    HORIZONTAL,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    PROSPERITIES,
    REMOVED,
    SET_ASIDE,
    SLOT_NAMES,
    SLOTS,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    add_card,
    add_token,
    bare_state,
    laid_place,
    set_progress,
)

CARD_LINES: Final = {"removed": REMOVED, "discards": DISCARDS}
SEAT_LINES: Final = {"hand": HAND, "corruption": CORRUPTION, "aside": SET_ASIDE}
TOKEN_LINES: Final = {"tokens": TOKEN_PILE, "removed-tokens": TOKENS_REMOVED, "used-tokens": TOKENS_USED}
SAID_ONCE: Final = ("players", "round", "turn", "over", "rng", "seed", "reveals")
SAID_ONCE_OF_A_SEAT: Final = ("score", "curses", "laying")


def parse_position(text: str, options: vec[i64], rng: Rng) -> State:
    """A position, or an explicit set-up: cards not mentioned are discards, tokens not mentioned are used.

    A line `discards` or `used-tokens` says that it lists everything there: then nothing may be missing. A line
    `players` comes first; without one there are two.
    """
    s = bare_state(2, options, rng)
    lines = read_lines(text, lambda words: _read_line(s, words), _said_once)
    if "discards" not in lines:
        _complete_cards(s)
    if "used-tokens" not in lines:
        _complete_tokens(s)
    check_box(s)
    check_table(s)
    if s.over:
        check_the_end(s, lines)
        return s
    if s.depth == 0:
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    check_the_question(s, lines)
    return s


def _said_once(words: list[str]) -> str:
    if words[0] in SAID_ONCE:
        return words[0]
    return " ".join(words[:2]) if len(words) > 1 and words[1] in SAID_ONCE_OF_A_SEAT else ""


# ---- lines


def _read_line(s: State, words: list[str]) -> None:
    place, items = words[0], words[1:]
    players = int(s.players)
    if place in tuple("ABCD") and items:
        _read_seat_line(s, parse_seat(place, players), items[0], items[1:])
    elif place == "players" and len(items) == 1:
        s.players = number_within(items[0], 2, MOST_PLAYERS, "players")
    elif place == "round" and len(items) == 1:
        s.round = number_within(items[0], 1, ROUNDS, "rounds")
    elif place == "turn" and len(items) == 1:
        s.turn = parse_seat(items[0], players)
    elif place == "over" and not items:
        s.over = True
    elif place == "ask" and len(items) >= 2:
        question, (x, y, z) = read_question(QUESTIONS, items[1], items[2:], players)
        seats = 0
        for letter in items[0]:
            seats |= 1 << parse_seat(letter, players)
        s.ask(question, seats, x, y, z)
    elif place == "queue":
        _read_queue(s, items)
    elif place == "deck":
        _read_deck(s, items)
    elif place in CARD_LINES:
        _read_cards(s, CARD_LINES[place], items)
    elif place in TOKEN_LINES:
        for item in items:
            add_token(s, TOKEN_LINES[place], _find_token(s, item))
    else:
        read_line_of_all_games(s, place, items)


def _read_seat_line(s: State, seat: int, what: str, items: list[str]) -> None:
    if what in SEAT_LINES:
        _read_cards(s, SEAT_LINES[what] + seat, items)
    elif what == "set" and items:
        _read_set(s, seat, find_name(items[0], SLOT_NAMES, "set"), items[1:])
    elif what == "horizontal":
        _read_cards(s, laid_place(seat, HORIZONTAL), items)
    elif what == "score" and len(items) == 1:
        s.scores[seat] = whole_number(items[0])
    elif what == "curses" and len(items) == 1:
        for _ in range(number_within(items[0], 0, int(TOKEN_COPIES[CURSE]), "curses")):
            _find_token(s, TOKEN_NAMES[CURSE])
            s.tokens[CURSES + seat] += 1
    elif what == "prosperity":
        for item in items:
            slot = find_name(item, SLOT_NAMES, "set")
            if slot < CATTLE:
                raise BadSetup(f"prosperity never lies on {item}; only on cattle, fish, wheat or amulets.")
            _find_token(s, TOKEN_NAMES[PROSPERITY])
            s.tokens[PROSPERITIES + seat * SLOTS + slot] += 1
    elif what == "laying" and len(items) == 3:
        set_progress(s, seat, LAYING_GROUP, find_name(items[0], SLOT_NAMES, "set") + 1)
        set_progress(s, seat, LAYING_COUNT, number_within(items[1], 0, 60, "cards"))
        set_progress(s, seat, LAYING_LAST, find_name(items[2], CARD_NAMES, "card"))
    else:
        known = "hand, corruption, aside, set, horizontal, score, curses, prosperity and laying"
        raise BadNotation(f"a player has no {what!r}; there is {known}.")


def _find_card(s: State, item: str) -> int:
    """The kind of one more card on the table."""
    kind = find_name(item, CARD_NAMES, "card")
    check_no_more(count_kind(s, kind) + 1, int(COPIES_OF[kind]), f"cards {item}")
    return kind


def _find_token(s: State, item: str) -> int:
    """One more token on the table."""
    token = find_name(item, TOKEN_NAMES, "token")
    check_no_more(count_token(s, token) + 1, int(TOKEN_COPIES[token]), f"tokens {item}")
    return token


def _read_cards(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        add_card(s, place, _find_card(s, item))


def _read_set(s: State, seat: int, slot: int, items: list[str]) -> None:
    for item in items:
        kind = _find_card(s, item)
        if kind != AMULET and slot < AMULET_SET and CARD_KINDS[kind].goods != slot:
            raise BadSetup(f"{item} cannot lie with {GOODS[slot]}; only {GOODS[slot]} and amulets can.")
        add_card(s, laid_place(seat, slot), kind)
    types = {CARD_KINDS[find_name(item, CARD_NAMES, "card")].goods for item in items} - {len(GOODS)}
    if len(types) > 1:
        raise BadSetup("a set has cards of one type only, and amulets.")


def _read_queue(s: State, items: list[str]) -> None:
    cards = int(s.queue_left) + len(items)
    if cards > QUAYS:
        raise BadSetup(f"there are {QUAYS} quays, not {cards}.")
    for item in items:
        s.queue[s.queue_left] = u8(_find_dealt(s, item))
        s.queue_left += 1


def _read_deck(s: State, items: list[str]) -> None:
    cards = int(s.deck_left) + len(items)
    if cards > 54:
        raise BadSetup(f"the deck has at most 54 cards, not {cards}.")
    for item in reversed(items):
        s.deck[s.deck_left] = u8(_find_dealt(s, item))
        s.deck_left += 1


def _find_dealt(s: State, item: str) -> int:
    kind = _find_card(s, item)
    if CARD_KINDS[kind].back == GREEN:
        raise BadSetup(f"{item} is a starting card; they are never in the deck or the queue.")
    return kind


# ---- completing


def _complete_cards(s: State) -> None:
    for kind in range(KINDS):
        for _ in range(int(COPIES_OF[kind]) - count_kind(s, kind)):
            add_card(s, DISCARDS, kind)


def _complete_tokens(s: State) -> None:
    for token in range(TOKENS):
        for _ in range(int(TOKEN_COPIES[token]) - count_token(s, token)):
            add_token(s, TOKENS_USED, token)
