"""How we write it: text for every action and every position, and back.

Actions are a verb and a component (`take 3`, `set wheat`, `use flood`). A whole set may be written in one line:
`set wheat wheat1 wheat1 merchant`. Positions are lines of a place and what lies there; see docs/notation.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.core.errors import BadNotation, BadSetup
from shedet.core.game import parse_seat, seat_name
from shedet.core.position import FRAME
from shedet.core.rng import Rng
from shedet.core.text import find_name, generator_line, meant, number_within, read_generator, read_lines, whole_number
from shedet.games.sobek.actions import (
    ACTIONS,
    ADD,
    FINISH,
    SET,
    Action,
    AddCard,
    ChooseSeat,
    ChooseSet,
    ClaimCard,
    DiscardCard,
    Finish,
    PlayCharacter,
    Purge,
    Steal,
    TakeCard,
    UseToken,
    decode,
)
from shedet.games.sobek.components import (
    AMULET,
    BACKS,
    CARD_KINDS,
    CARD_NAMES,
    CATTLE,
    CHARACTER_TABLE,
    COPIES_OF,
    GLYPHS,
    GOODS,
    GREEN,
    KINDS,
    MOST_PLAYERS,
    QUAYS,
    ROUNDS,
    TOKEN_COPIES,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_IN_PLAY,
)
from shedet.games.sobek.decisions import legal_actions
from shedet.games.sobek.rules.characters import HAND_LIMIT
from shedet.games.sobek.state import (
    AMULET_SET,
    CARD_PLACES,
    CHOOSE_ACTION,
    CHOOSE_ADDITION,
    CHOOSE_CLAIM,
    CHOOSE_DISCARDS,
    CHOOSE_GUILD_VICTIM,
    CHOOSE_HORIZONTAL,
    CHOOSE_QUEUE_CARD,
    CHOOSE_SET,
    CORRUPTION,
    CURSES,
    DISCARDS,
    HAND,
    HORIZONTAL,
    LAYING_COUNT,
    LAYING_GROUP,
    LAYING_LAST,
    PROGRESS,
    PROSPERITIES,
    REMOVED,
    SET_ASIDE,
    SLOTS,
    TOKEN_PILE,
    TOKENS_REMOVED,
    TOKENS_USED,
    State,
    add_card,
    add_token,
    bare_state,
    cards_of,
    count_cards,
    count_tokens,
    curses,
    laid_place,
    prosperities,
    set_exists,
    set_goods,
    tokens_of,
)
from shedet.games.sobek.worlds import lying_tokens

SLOT_NAMES: Final = (*GOODS, "amulets")
THEFT_BACKS: Final = (*BACKS, "nothing")

# ---- actions


def _characters_of(goods: int) -> list[str]:
    return [row.name for row in CHARACTER_TABLE if row.goods == goods]


def _purge_text(goods: int, characters: int) -> str:
    """`purge cattle`, `purge cattle with vizier`; a goods type has one character or two."""
    names = _characters_of(goods)
    going = [names[i] if i < len(names) else "-" for i in range(2) if (characters >> i) & 1]
    return f"purge {GOODS[goods]}" + (f" with {' '.join(going)}" if going else "")


def _text(action: Action) -> str:
    match action:
        case TakeCard(place):
            return f"take {place + 1}"
        case PlayCharacter(character):
            return f"play {CHARACTER_TABLE[character].name}"
        case ChooseSet(slot):
            return f"set {SLOT_NAMES[slot]}"
        case AddCard(kind):
            return f"add {CARD_NAMES[kind]}"
        case Finish():
            return "done"
        case UseToken(token):
            return f"use {TOKEN_NAMES[token]}"
        case ChooseSeat(seat):
            return f"choose {seat_name(seat)}"
        case Purge(goods, characters):
            return _purge_text(goods, characters)
        case Steal(seat, back):
            return f"steal {THEFT_BACKS[back]} from {seat_name(seat)}"
        case ClaimCard(kind):
            return f"claim {CARD_NAMES[kind]}"
        case DiscardCard(kind):
            return f"discard {CARD_NAMES[kind]}"


ACTION_TEXTS: Final = tuple(_text(decode(number)) for number in range(ACTIONS))
ACTION_NUMBERS: Final = {text.lower(): number for number, text in enumerate(ACTION_TEXTS)}


def parse_actions(text: str) -> list[int]:
    """The steps that a line stands for. [S-SETS-1]"""
    words = text.lower().split()
    if len(words) > 2 and words[0] == "set":
        kinds = sorted(find_name(card, CARD_NAMES, "card") for card in words[2:])
        return [SET + find_name(words[1], SLOT_NAMES, "set"), *(ADD + kind for kind in kinds), FINISH]
    known = " ".join(words)
    if known not in ACTION_NUMBERS:
        raise BadNotation(f"{text!r} is no action{meant(known, ACTION_TEXTS)}")
    return [ACTION_NUMBERS[known]]


# ---- questions

QUESTION_NAMES: Final = (
    "choose-action",
    "choose-set",
    "choose-token",
    "choose-guild-victim",
    "choose-cursed",
    "choose-prosperous",
    "choose-purge",
    "choose-theft",
    "choose-discards",
    "choose-pile",
    "choose-claim",
    "choose-growing-set",
    "choose-addition",
    "choose-queue-card",
    "choose-horizontal",
    "name-starter",
)


def question_details(question: int, x: int, y: int, z: int) -> list[str]:
    """The details of a question in words: all of them are known to the whole table."""
    if question in (CHOOSE_SET, CHOOSE_ADDITION):
        return [SLOT_NAMES[x], str(y), *([CARD_NAMES[z]] if y else [])]
    if question == CHOOSE_GUILD_VICTIM:
        return [GLYPHS[x]]
    if question == CHOOSE_CLAIM:
        return [seat_name(x)]
    return []


def _parse_details(s: State, question: int, words: list[str]) -> tuple[int, int, int]:
    if question in (CHOOSE_SET, CHOOSE_ADDITION) and len(words) in (2, 3):
        last = find_name(words[2], CARD_NAMES, "card") if len(words) == 3 else 0
        return find_name(words[0], SLOT_NAMES, "set"), whole_number(words[1]), last
    if question == CHOOSE_GUILD_VICTIM and len(words) == 1:
        return find_name(words[0], GLYPHS, "glyph"), 0, 0
    if question == CHOOSE_CLAIM and len(words) == 1:
        return parse_seat(words[0], int(s.players)), 0, 0
    if words or question in (CHOOSE_SET, CHOOSE_ADDITION, CHOOSE_GUILD_VICTIM, CHOOSE_CLAIM):
        raise BadNotation(f"{' '.join(words)!r} are not the details of {QUESTION_NAMES[question]}.")
    return 0, 0, 0


# ---- writing positions


def card_list(s: State, place: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(int(cards_of(s, place, kind)))]


def token_list(s: State, place: i64) -> list[str]:
    return [TOKEN_NAMES[token] for token in range(TOKENS) for _ in range(int(tokens_of(s, place, token)))]


def queue_list(s: State) -> list[str]:
    """The queue from the front; `?` is a character that lies face down."""
    signs = (*CARD_NAMES, ".", "?")
    return [signs[int(s.queue[quay])] for quay in range(int(s.queue_left))]


def deck_list(s: State) -> list[str]:
    """The deck from the top."""
    return [CARD_NAMES[int(s.deck[at])] for at in range(int(s.deck_left) - 1, -1, -1)]


def prosperity_list(s: State, seat: i64) -> list[str]:
    """The sets that prosperity tokens lie on."""
    slots = range(AMULET_SET + 1)
    return [SLOT_NAMES[slot] for slot in slots for _ in range(int(prosperities(s, seat, slot)))]


def seats_text(seats: int) -> str:
    return "".join(seat_name(seat) for seat in range(MOST_PLAYERS) if (seats >> seat) & 1)


def position_text(s: State) -> str:
    lines = [f"players {s.players}", f"round {s.round}", f"turn {seat_name(int(s.turn))}"]
    lines += ["over"] if s.over else _question_lines(s)
    lines.append(_line("queue", queue_list(s)))
    for seat in range(int(s.players)):
        lines += _seat_lines(s, seat)
    lines += [
        _line("deck", deck_list(s)),
        _line("removed", card_list(s, REMOVED)),
        _line("discards", card_list(s, DISCARDS)),
        _line("tokens", token_list(s, TOKEN_PILE)),
        _line("removed-tokens", token_list(s, TOKENS_REMOVED)),
        _line("used-tokens", token_list(s, TOKENS_USED)),
        generator_line(s.rng),
        f"reveals {s.reveals}",
    ]
    return "\n".join(lines) + "\n"


def _line(place: str, items: list[str]) -> str:
    return " ".join([place, *items])


def _question_lines(s: State) -> list[str]:
    lines = []
    for at in range(0, int(s.depth) * FRAME, FRAME):
        question, seats, x, y, z = (int(s.stack[at + i]) for i in range(FRAME))
        details = question_details(question, x, y, z)
        lines.append(" ".join(["ask", seats_text(seats), QUESTION_NAMES[question], *details]))
    return lines


def _seat_lines(s: State, seat: int) -> list[str]:
    name = seat_name(seat)
    lines = [f"{name} score {s.scores[seat]}", _line(f"{name} hand", card_list(s, HAND + seat))]
    lines.append(_line(f"{name} corruption", card_list(s, CORRUPTION + seat)))
    if count_cards(s, SET_ASIDE + seat) > 0:
        lines.append(_line(f"{name} aside", card_list(s, SET_ASIDE + seat)))
    for slot in range(AMULET_SET + 1):
        if set_exists(s, seat, slot):
            lines.append(_line(f"{name} set {SLOT_NAMES[slot]}", card_list(s, laid_place(seat, slot))))
    lines.append(_line(f"{name} horizontal", card_list(s, laid_place(seat, HORIZONTAL))))
    lines.append(f"{name} curses {curses(s, seat)}")
    lines.append(_line(f"{name} prosperity", prosperity_list(s, seat)))
    group, laid, last = (int(s.progress[seat * PROGRESS + what]) for what in range(PROGRESS))
    if group:
        lines.append(f"{name} laying {SLOT_NAMES[group - 1]} {laid} {CARD_NAMES[last]}")
    return lines


# ---- reading positions

CARD_LINES: Final = {"removed": REMOVED, "discards": DISCARDS}
SEAT_LINES: Final = {"hand": HAND, "corruption": CORRUPTION, "aside": SET_ASIDE}
TOKEN_LINES: Final = {"tokens": TOKEN_PILE, "removed-tokens": TOKENS_REMOVED, "used-tokens": TOKENS_USED}


def parse_position(text: str, options: vec[i64], rng: Rng) -> State:
    """A position, or an explicit set-up: cards not mentioned are discards, tokens not mentioned are used.

    A line `discards` or `used-tokens` says that it lists everything there: then nothing may be missing. A line
    `players` comes first; without one there are two.
    """
    s = bare_state(2, options, rng)
    mentioned = read_lines(text, lambda words: _read_line(s, words))
    _check_seats(s)
    _complete_cards(s, "discards" in mentioned)
    _complete_tokens(s, "used-tokens" in mentioned)
    if not s.over:
        _complete_questions(s)
    return s


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
        question = find_name(items[1], QUESTION_NAMES, "question")
        x, y, z = _parse_details(s, question, items[2:])
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
            add_token(s, TOKEN_LINES[place], find_name(item, TOKEN_NAMES, "token"))
    elif place in ("rng", "seed"):
        s.rng = read_generator(place, items)
    elif place == "reveals" and len(items) == 1:
        s.reveals = whole_number(items[0])
    else:
        raise BadNotation(f"{' '.join(words)!r} is no line of a position.")


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
        s.tokens[CURSES + seat] = u8(number_within(items[0], 0, 2, "curses"))
    elif what == "prosperity":
        for item in items:
            slot = find_name(item, SLOT_NAMES, "set")
            if slot < CATTLE:
                raise BadSetup(f"prosperity never lies on {item}; only on cattle, fish, wheat or amulets.")
            s.tokens[PROSPERITIES + seat * SLOTS + slot] += 1
    elif what == "laying" and len(items) == 3:
        s.progress[seat * PROGRESS + LAYING_GROUP] = u8(find_name(items[0], SLOT_NAMES, "set") + 1)
        s.progress[seat * PROGRESS + LAYING_COUNT] = u8(number_within(items[1], 0, 60, "cards"))
        s.progress[seat * PROGRESS + LAYING_LAST] = u8(find_name(items[2], CARD_NAMES, "card"))
    else:
        known = "hand, corruption, set, aside, horizontal, score, curses, prosperity or laying"
        raise BadNotation(f"{what!r} is nothing a player has; it is {known}.")


def _read_cards(s: State, place: i64, items: list[str]) -> None:
    for item in items:
        add_card(s, place, find_name(item, CARD_NAMES, "card"))


def _read_set(s: State, seat: int, slot: int, items: list[str]) -> None:
    for item in items:
        kind = find_name(item, CARD_NAMES, "card")
        if kind != AMULET and slot < AMULET_SET and CARD_KINDS[kind].goods != slot:
            raise BadSetup(f"{item} cannot lie with {GOODS[slot]}; only {GOODS[slot]} and amulets can.")
        add_card(s, laid_place(seat, slot), kind)
    types = {CARD_KINDS[find_name(item, CARD_NAMES, "card")].goods for item in items} - {len(GOODS)}
    if len(types) > 1:
        raise BadSetup("a set has cards of one type only, and amulets.")


def _read_queue(s: State, items: list[str]) -> None:
    if len(items) > QUAYS:
        raise BadSetup(f"there are {QUAYS} quays, not {len(items)}.")
    for item in items:
        s.queue[s.queue_left] = u8(_find_dealt(item))
        s.queue_left += 1


def _read_deck(s: State, items: list[str]) -> None:
    if len(items) > 54:
        raise BadSetup(f"the deck has at most 54 cards, not {len(items)}.")
    for item in reversed(items):
        s.deck[s.deck_left] = u8(_find_dealt(item))
        s.deck_left += 1


def _find_dealt(item: str) -> int:
    kind = find_name(item, CARD_NAMES, "card")
    if CARD_KINDS[kind].back == GREEN:
        raise BadSetup(f"{item} is a starting card; they are never in the deck or the queue.")
    return kind


# ---- completing and checking


def count_kind(s: State, kind: int) -> int:
    """How many cards of a kind are anywhere."""
    total = sum(int(cards_of(s, place, kind)) for place in range(CARD_PLACES))
    total += sum(1 for quay in range(int(s.queue_left)) if int(s.queue[quay]) == kind)
    return total + sum(1 for at in range(int(s.deck_left)) if int(s.deck[at]) == kind)


def count_token(s: State, token: int) -> int:
    total = sum(int(tokens_of(s, place, token)) for place in (TOKEN_PILE, TOKENS_REMOVED, TOKENS_USED))
    return total + int(lying_tokens(s, token))


def _check_seats(s: State) -> None:
    """Nothing belongs to a seat that is not there (a line `players` may have come too late)."""
    for seat in range(int(s.players), MOST_PLAYERS):
        places = [HAND + seat, CORRUPTION + seat, SET_ASIDE + seat, *(laid_place(seat, slot) for slot in range(SLOTS))]
        has_tokens = curses(s, seat) > 0 or prosperity_list(s, seat)
        if any(count_cards(s, place) for place in places) or has_tokens or s.scores[seat] > 0 or s.turn == seat:
            raise BadSetup(f"there is no player {seat_name(seat)} in a game of {s.players}; `players` comes first.")
        for at in range(int(s.depth)):
            if (s.stack[at * FRAME + 1] >> seat) & 1:
                raise BadSetup(f"{seat_name(seat)} cannot be asked in a game of {s.players} players.")


def _complete_cards(s: State, all_listed: bool) -> None:
    for kind in range(KINDS):
        copies = int(COPIES_OF[kind])
        found = count_kind(s, kind)
        if found > copies:
            raise BadSetup(f"{found} cards {CARD_NAMES[kind]} are on the table, but the box has only {copies}.")
        if found < copies and all_listed:
            raise BadSetup(f"{copies - found} of {copies} cards {CARD_NAMES[kind]} are missing.")
        for _ in range(copies - found):
            add_card(s, DISCARDS, kind)


def _complete_tokens(s: State, all_listed: bool) -> None:
    if count_tokens(s, TOKEN_PILE) > TOKENS_IN_PLAY:
        raise BadSetup(f"{TOKENS_IN_PLAY} tokens are in play in a round, not {count_tokens(s, TOKEN_PILE)}.")
    for token in range(TOKENS):
        copies = int(TOKEN_COPIES[token])
        found = count_token(s, token)
        if found > copies:
            raise BadSetup(f"{found} tokens {TOKEN_NAMES[token]} are on the table; the box has only {copies}.")
        if found < copies and all_listed:
            raise BadSetup(f"{copies - found} of {copies} tokens {TOKEN_NAMES[token]} are missing.")
        for _ in range(copies - found):
            add_token(s, TOKENS_USED, token)


def _complete_questions(s: State) -> None:
    """Without a question it is the turn of who is named."""
    if s.depth == 0:
        s.ask(CHOOSE_ACTION, 1 << s.turn, 0, 0, 0)
    for seat in range(int(s.players)):
        for slot in range(CATTLE, AMULET_SET + 1):
            if prosperities(s, seat, slot) > 0 and not set_exists(s, seat, slot):
                raise BadSetup(f"prosperity cannot lie on {SLOT_NAMES[slot]} that are not laid out.")
        if prosperities(s, seat, AMULET_SET) > 0 and set_goods(s, seat, AMULET_SET) < CATTLE:
            raise BadSetup("prosperity binds a set of amulets to cattle, fish or wheat.")
    _check_asked(s)


def _check_asked(s: State) -> None:
    """Those who are asked can answer, and only two questions are asked of several at once."""
    asked = int(s.asked())
    if s.question() in (CHOOSE_ACTION, CHOOSE_QUEUE_CARD) and s.queue_left == 0:
        raise BadSetup("a turn never begins with empty quays; the queue must hold a card.")
    if asked.bit_count() > 1 and s.question() not in (CHOOSE_DISCARDS, CHOOSE_HORIZONTAL):
        raise BadSetup(f"{QUESTION_NAMES[int(s.question())]} is asked of one player, not of {seats_text(asked)}.")
    for seat in range(int(s.players)):
        if s.progress[seat * PROGRESS + LAYING_GROUP] > 0 and s.question() != CHOOSE_HORIZONTAL:
            raise BadSetup(f"{seat_name(seat)} lays horizontal sets only when choose-horizontal is asked.")
        if count_cards(s, SET_ASIDE + seat) > 0:
            _check_aside(s, seat)
        if (asked >> seat) & 1:
            if s.question() == CHOOSE_DISCARDS and count_cards(s, HAND + seat) <= HAND_LIMIT:
                raise BadSetup(f"{seat_name(seat)} has no more than {HAND_LIMIT} cards in hand and discards none.")
            if len(legal_actions(s, seat)) == 0:
                raise BadSetup(f"{seat_name(seat)} is asked but can do nothing in this position.")


def _check_aside(s: State, seat: int) -> None:
    """The scribe's victims set cards aside, no more than they have to. [S-CHAR-5]"""
    if s.question() != CHOOSE_DISCARDS or s.turn == seat:
        raise BadSetup(f"{seat_name(seat)} sets cards aside only for the scribe of another player.")
    if (s.asked() >> seat) & 1 == 0 and count_cards(s, HAND + seat) != HAND_LIMIT:
        raise BadSetup(f"{seat_name(seat)} has chosen for the scribe and keeps {HAND_LIMIT} cards in hand.")
