"""Divine interventions played by day and during a move; drawing and shuffling them."""

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, all_but, only
from shedet.games.kemet.armies import creature_at, enemy_at
from shedet.games.kemet.components import (
    BY_DAY,
    COST_OF,
    DIVINE_MEMORY,
    ENLISTED,
    ENLISTMENT,
    INTERVENTIONS,
    MANA_THEFT,
    OPEN_GATES,
    PRAYER,
    PRAYER_GAIN,
    RAINING_FIRE,
    SWIFTNESS,
    WINDOW_OF,
)
from shedet.games.kemet.events import CARD, CARD_BACK, SHUFFLED
from shedet.games.kemet.rules.prayer import can_pay, gain, lose, pay
from shedet.games.kemet.rules.soldiers import can_place_anywhere, return_soldiers
from shedet.games.kemet.state import (
    CHOOSE_MEMORY,
    CHOOSE_OBELISK,
    CHOOSE_PLACES,
    CHOOSE_TARGET,
    DECK,
    DISCARDS,
    ENLISTED_ARMY,
    HAND,
    MOVE_OPEN,
    MOVE_POINTS,
    State,
    add_card,
    cards_of,
    count_cards,
    remove_card,
)
from shedet.games.kemet.tiles import DEVOURER
from shedet.games.kemet.zones import NO_ZONE, ZONES


def move_card(s: State, seat: i64, kind: i64, source: i64, target: i64) -> None:
    """An intervention goes from place to place, for all to see."""
    remove_card(s, source, kind)
    add_card(s, target, kind)
    s.tell(EVERYONE, CARD, seat, kind, source, target)


# ---- by day


def may_play_by_day(s: State, seat: i64, kind: i64) -> bool:
    """A card with the day's sign that can be paid and can do something. [K-DAY-4]"""
    if WINDOW_OF[kind] != BY_DAY or cards_of(s, HAND + seat, kind) == 0 or not can_pay(s, seat, COST_OF[kind]):
        return False
    if kind == ENLISTMENT:
        return can_place_anywhere(s, seat, ENLISTED_ARMY)
    if kind == RAINING_FIRE:
        for zone in range(ZONES):
            if is_target(s, seat, zone):
                return True
        return False
    if kind == DIVINE_MEMORY:
        return count_cards(s, DISCARDS) > 0
    return True


def play_by_day(s: State, seat: i64, kind: i64) -> None:
    """Its price, the card to the discards, its effect. [K-DAY-4]"""
    pay(s, seat, COST_OF[kind])
    move_card(s, seat, kind, HAND + seat, DISCARDS)
    if kind == PRAYER:
        gain(s, seat, PRAYER_GAIN)
    elif kind == ENLISTMENT:
        s.ask(CHOOSE_PLACES, 1 << seat, ENLISTED, ENLISTED_ARMY, NO_ZONE)
    elif kind == MANA_THEFT:
        steal_mana(s, seat)
    elif kind == RAINING_FIRE:
        s.ask(CHOOSE_TARGET, 1 << seat, 0, 0, 0)
    else:
        s.ask(CHOOSE_MEMORY, 1 << seat, 0, 0, 0)


def steal_mana(s: State, seat: i64) -> None:
    """Every opponent loses 1 prayer point; the player gains 1 in all. [K-TILE-3]"""
    for other in range(s.players):
        if other != seat:
            lose(s, other, 1)
    gain(s, seat, 1)


def is_target(s: State, seat: i64, zone: i64) -> bool:
    """An enemy soldier, but none of the Devourer's army."""
    other = enemy_at(s, seat, zone)
    return other >= 0 and creature_at(s, other, zone) != DEVOURER


def rain_fire(s: State, seat: i64, zone: i64) -> None:
    return_soldiers(s, enemy_at(s, seat, zone), zone, 1)


def remember(s: State, seat: i64, kind: i64) -> None:
    """A card of the discards comes to the hand."""
    move_card(s, seat, kind, DISCARDS, HAND + seat)


# ---- during a move


def play_in_move(s: State, seat: i64, kind: i64) -> None:
    """Swiftness, Open Gates, or Teleportation, which asks where to. [K-DAY-4, K-MOVE-1]"""
    move_card(s, seat, kind, HAND + seat, DISCARDS)
    if kind == SWIFTNESS:
        s.move[MOVE_POINTS] += 1
    elif kind == OPEN_GATES:
        pay(s, seat, COST_OF[kind])
        s.move[MOVE_OPEN] = 1
    else:
        s.ask(CHOOSE_OBELISK, 1 << seat, 0, 0, 0)


# ---- drawing


def shuffle_discards(s: State) -> None:
    """The discards become a new deck, under what is left of the old one. [K-NIGHT-6]"""
    left = s.deck_left
    for kind in range(INTERVENTIONS):
        while cards_of(s, DISCARDS, kind) > 0:
            remove_card(s, DISCARDS, kind)
            s.deck[s.deck_left] = u8(kind)
            s.deck_left += 1
    new = s.deck[left : s.deck_left]
    s.rng.shuffle(new)
    old = s.deck[:left]
    for at in range(i64(len(new))):
        s.deck[at] = new[at]
    for at in range(left):
        s.deck[i64(len(new)) + at] = old[at]
    s.tell(EVERYONE, SHUFFLED, 0, 0, 0, 0)


def draw(s: State, seat: i64, number: i64) -> None:
    """From the deck, unseen by the others. [K-NIGHT-6]"""
    for _ in range(number):
        if s.deck_left == 0:
            shuffle_discards(s)
        if s.deck_left == 0:
            return
        s.deck_left -= 1
        take_drawn(s, seat, i64(s.deck[s.deck_left]))


def take_drawn(s: State, seat: i64, kind: i64) -> None:
    add_card(s, HAND + seat, kind)
    s.tell(only(seat), CARD, seat, kind, DECK, HAND + seat)
    s.tell(all_but(only(seat)), CARD_BACK, seat, 0, DECK, HAND + seat)
    s.reveal()
