"""The end of a round, its score, and the end of the game."""

from mypy_extensions import i64

from shedet.core.events import EVERYONE, all_but, only
from shedet.games.sobek.components import (
    CURSE_CARDS,
    EARLY_END,
    FEWEST,
    KINDS,
    PROSPERITY_SCARABS,
    ROUNDS,
    SCARABS_OF,
)
from shedet.games.sobek.events import CARD, COUNTED, GAME_ENDS, PENALTY, ROUND_ENDS, ROUND_SCORED
from shedet.games.sobek.rules.moving import move_all
from shedet.games.sobek.rules.setup import begin_next_round
from shedet.games.sobek.scoring import penalised, set_points
from shedet.games.sobek.state import (
    CHOOSE_DISCARDS,
    CHOOSE_HORIZONTAL,
    CORRUPTION,
    HAND,
    HORIZONTAL,
    SET_ASIDE,
    State,
    add_card,
    cards_of,
    count_cards,
    curses,
    laid_place,
    prosperities,
    remove_card,
)


def end_round(s: State) -> None:
    """Nobody takes another turn; all who hold three cards may lay horizontal sets, unseen by the others. [S-END-1]"""
    s.tell(EVERYONE, ROUND_ENDS, s.turn, s.round, 0, 0)
    s.depth = 0
    asked: i64 = 0
    for seat in range(s.players):
        if count_cards(s, HAND + seat) >= FEWEST:
            asked |= 1 << seat
    if asked == 0:
        settle_round(s)
    else:
        s.ask(CHOOSE_HORIZONTAL, asked, 0, 0, 0)


def lay_horizontally(s: State, seat: i64, kind: i64) -> None:
    """A card is laid in secret: shown to the others when all have chosen. [S-END-1]"""
    remove_card(s, HAND + seat, kind)
    add_card(s, laid_place(seat, HORIZONTAL), kind)
    s.tell(only(seat), CARD, seat, kind, HAND + seat, laid_place(seat, HORIZONTAL))


def settle_round(s: State) -> None:
    """Show the horizontal sets, count what is left, score, penalise, and go on. [S-END-2, S-END-3, S-END-4]"""
    s.reveal()
    for seat in range(s.players):
        show_horizontal_sets(s, seat)
    for seat in range(s.players):
        hand_to_corruption(s, seat)
    # All penalties are judged on the piles, before anything is collected.
    most_corrupt = penalised_seats(s)
    for seat in range(s.players):
        points = round_points(s, seat)
        s.scores[seat] += points
        s.tell(EVERYONE, COUNTED, seat, seat, corruption(s, seat), corrupt_scarabs(s, seat))
        s.tell(EVERYONE, ROUND_SCORED, seat, seat, points, 0)
        if (most_corrupt >> seat) & 1 == 1:
            s.scores[seat] = penalised(s.scores[seat], points)
            s.tell(EVERYONE, PENALTY, seat, seat, s.scores[seat], 0)
    if game_ends(s):
        s.tell(EVERYONE, GAME_ENDS, s.turn, 0, 0, 0)
        s.over = True
    else:
        begin_next_round(s)


def show_horizontal_sets(s: State, seat: i64) -> None:
    place = laid_place(seat, HORIZONTAL)
    for kind in range(KINDS):
        for _ in range(cards_of(s, place, kind)):
            s.tell(all_but(only(seat)), CARD, seat, kind, HAND + seat, place)


def hand_to_corruption(s: State, seat: i64) -> None:
    """What is left in hand corrupts. [S-END-2]"""
    move_all(s, seat, HAND + seat, CORRUPTION + seat)


def round_points(s: State, seat: i64) -> i64:
    """Every set its scarabs times its cards, horizontal ones their scarabs only. [S-END-3]"""
    total = scarabs_at(s, laid_place(seat, HORIZONTAL))
    for slot in range(HORIZONTAL):
        total += set_worth(s, seat, slot)
    return total


def set_worth(s: State, seat: i64, slot: i64) -> i64:
    """Scarabs, prosperity's included, times cards. [S-END-3, S-EV-4]"""
    place = laid_place(seat, slot)
    scarabs = scarabs_at(s, place) + prosperities(s, seat, slot) * PROSPERITY_SCARABS
    return set_points(count_cards(s, place), scarabs)


def scarabs_at(s: State, place: i64) -> i64:
    total: i64 = 0
    cards = s.cards
    for kind in range(KINDS):
        number = i64(cards[place * KINDS + kind])
        if number > 0:
            total += number * SCARABS_OF[kind]
    return total


def corruption(s: State, seat: i64) -> i64:
    """Cards in the pile, on the way there too, and two for each curse. [S-END-4, S-EV-3]"""
    cards = count_cards(s, CORRUPTION + seat)
    if s.question() == CHOOSE_DISCARDS:
        cards += count_cards(s, SET_ASIDE + seat)
    return cards + curses(s, seat) * CURSE_CARDS


def corrupt_scarabs(s: State, seat: i64) -> i64:
    return scarabs_at(s, CORRUPTION + seat)


def penalised_seats(s: State) -> i64:
    """The most corrupt, of several the one with more scarabs in the pile, or all of them. A bit each. [S-END-4]"""
    most: i64 = 1  # nobody is penalised if the highest count is 0
    scarabs: i64 = 0
    seats: i64 = 0
    for seat in range(s.players):
        found = corruption(s, seat)
        if found < most:
            continue
        value = corrupt_scarabs(s, seat)
        if found > most or seats == 0 or value > scarabs:
            seats = 1 << seat
            most = found
            scarabs = value
        elif value == scarabs:
            seats |= 1 << seat
    return seats


def game_ends(s: State) -> bool:
    """After the third round, or after the second if anybody has more than a hundred. [S-END-8]"""
    if s.round == ROUNDS:
        return True
    if s.round < ROUNDS - 1:
        return False
    for seat in range(s.players):
        if s.scores[seat] > EARLY_END:
            return True
    return False


def winners(s: State) -> i64:
    """Most points; ties share the victory. A bit for each seat. [S-END-8]"""
    best: i64 = -1
    seats: i64 = 0
    for seat in range(s.players):
        if s.scores[seat] > best:
            best = s.scores[seat]
            seats = 0
        if s.scores[seat] == best:
            seats |= 1 << seat
    return seats
