"""The night, in nine steps, each in player order."""

from typing import Final

from mypy_extensions import i64, u8

from shedet.core.events import EVERYONE, only
from shedet.games.kemet.armies import soldiers_at
from shedet.games.kemet.components import (
    DELTA_GAIN,
    FIELDS,
    INTERVENTIONS,
    MOST_PRAYER,
    NIGHT_GAIN,
    SANCTUARY_SOLDIERS,
    TEMPLES_FOR_FAME,
    TOP_LEVEL,
    VETERANS_FOR_A_CARD,
)
from shedet.games.kemet.events import FAME, NEW_DAY, SAW_CARD, SLOT
from shedet.games.kemet.events import NIGHT as NIGHT_FALLS
from shedet.games.kemet.events import VETERANS as VETERANS_TOLD
from shedet.games.kemet.rules.control import fame, temples
from shedet.games.kemet.rules.day import begin_day, end_game
from shedet.games.kemet.rules.interventions import draw, shuffle_discards, take_drawn
from shedet.games.kemet.rules.prayer import gain
from shedet.games.kemet.rules.soldiers import can_place_anywhere, offer_joining, return_soldiers
from shedet.games.kemet.state import (
    BOUGHT,
    CHOOSE_DRAWS,
    CHOOSE_PLACES,
    CHOOSE_PRAYERS,
    CHOOSE_RAISED,
    CHOOSE_SACRIFICE,
    CHOOSE_SLOT,
    CHOOSE_VISION,
    DAY_LIMIT,
    DISCARDS,
    DOMINATION_FAME,
    FIELD,
    FROM_VETERANS,
    GOLD_USED,
    LEVEL,
    NIGHT,
    NO_MARKER,
    PRAYER_POINTS,
    VETERANS,
    WITH_ARMIES,
    State,
    board,
    count_cards,
    owns,
    set_board,
    turn_of,
)
from shedet.games.kemet.tiles import (
    AMON_GAIN,
    DIVINE_BOON,
    HAND_OF_GOD,
    MUMMY_TILE,
    PRIEST_OF_AMON,
    PRIEST_OF_THOERIS,
    REINFORCEMENT_SOLDIERS,
    REINFORCEMENTS,
    THOERIS_GAIN,
    VISION,
    VISION_CARDS,
)
from shedet.games.kemet.zones import DELTA_TEMPLE, DISTRICTS, INCOME, NO_ZONE, SANCTUARY_ZONE, ZONES

# The steps; the seventh has what tiles add to it after it. [K-NIGHT-10]
SANCTUARY: Final = 0
DELTA: Final = 1
DOMINATION: Final = 2
TEMPLE_PRAYERS: Final = 3
PRAYERS: Final = 4
DRAWS: Final = 5
CONSCRIPTION: Final = 6
REINFORCING: Final = 7
RAISING: Final = 8
JOINING: Final = 9
AWAKENING: Final = 10
FATE: Final = 11


def begin_night(s: State) -> None:
    s.phase = NIGHT
    s.night_step = SANCTUARY
    s.place = 0
    s.tell(EVERYONE, NIGHT_FALLS, 0, 0, 0, 0)


def go_on_with_night(s: State) -> None:
    """The next player's part of a step; then the next step. [K-NIGHT-10]"""
    if s.night_step == FATE:
        choose_fate(s)
        return
    seat = turn_of(s)
    step = s.night_step
    s.place += 1
    if s.place == s.players:
        s.place = 0
        s.night_step += 1
    if step == SANCTUARY:
        offer_sacrifice(s, seat, SANCTUARY_ZONE, SANCTUARY_SOLDIERS)
    elif step == DELTA:
        offer_sacrifice(s, seat, DELTA_TEMPLE, 1)
    elif step == DOMINATION:
        reward_domination(s, seat)
    elif step == TEMPLE_PRAYERS:
        collect_income(s, seat)
    elif step == PRAYERS:
        say_prayers(s, seat)
    elif step == DRAWS:
        begin_draws(s, seat)
    elif step == CONSCRIPTION:
        conscript(s, seat)
    elif step == REINFORCING:
        reinforce(s, seat)
    elif step == RAISING:
        offer_hand_of_god(s, seat)
    elif step == JOINING:
        offer_joining(s, seat)
    elif step == AWAKENING:
        take_markers_back(s, seat)


# ---- steps 1 to 4: sacrifices, domination, temples


def offer_sacrifice(s: State, seat: i64, zone: i64, soldiers: i64) -> None:
    """Soldiers of the sanctuary for fame, one of the delta temple for prayer points. [K-NIGHT-1, K-NIGHT-2]"""
    if soldiers_at(s, seat, zone) >= soldiers:
        s.ask(CHOOSE_SACRIFICE, 1 << seat, zone, 0, 0)


def sacrifice(s: State, seat: i64, zone: i64) -> None:
    """2 soldiers of the sanctuary: 1 permanent fame; 1 of the delta temple: 5 prayer points. [K-NIGHT-1, K-NIGHT-2]"""
    if zone == SANCTUARY_ZONE:
        return_soldiers(s, seat, zone, SANCTUARY_SOLDIERS)
        gain_domination(s, seat, 1)
    else:
        return_soldiers(s, seat, zone, 1)
        gain(s, seat, DELTA_GAIN)


def gain_domination(s: State, seat: i64, points: i64) -> None:
    set_board(s, seat, DOMINATION_FAME, board(s, seat, DOMINATION_FAME) + points)
    s.tell(EVERYONE, FAME, seat, points, 0, 0)


def reward_domination(s: State, seat: i64) -> None:
    """1 permanent fame for each full 2 temples. [K-NIGHT-3]"""
    points = temples(s, seat) // TEMPLES_FOR_FAME
    if points > 0:
        gain_domination(s, seat, points)


def collect_income(s: State, seat: i64) -> None:
    """What the other temples bring. [K-NIGHT-4]"""
    points: i64 = 0
    for zone in range(ZONES):
        if INCOME[zone] > 0 and soldiers_at(s, seat, zone) > 0:
            points += INCOME[zone]
    gain(s, seat, points)


# ---- step 5: prayers


def say_prayers(s: State, seat: i64) -> None:
    """2 prayer points, and those of tiles; veterans may be given up for more. [K-NIGHT-5, K-NIGHT-10]"""
    points: i64 = NIGHT_GAIN
    if owns(s, seat, PRIEST_OF_THOERIS):
        points += THOERIS_GAIN
    if owns(s, seat, PRIEST_OF_AMON):
        points += AMON_GAIN
    gain(s, seat, points)
    if can_pray_more(s, seat):
        s.ask(CHOOSE_PRAYERS, 1 << seat, 0, 0, 0)


def can_pray_more(s: State, seat: i64) -> bool:
    return board(s, seat, VETERANS) > 0 and board(s, seat, PRAYER_POINTS) < MOST_PRAYER


def give_up_veterans(s: State, seat: i64, number: i64) -> None:
    set_board(s, seat, VETERANS, board(s, seat, VETERANS) - number)
    s.tell(EVERYONE, VETERANS_TOLD, seat, board(s, seat, VETERANS), 0, 0)


# ---- step 6: interventions


def begin_draws(s: State, seat: i64) -> None:
    """One card, and those of tiles; with Vision the first is chosen from five. [K-NIGHT-6, K-NIGHT-10]"""
    if owns(s, seat, VISION):
        if s.deck_left < VISION_CARDS:
            shuffle_discards(s)
        if s.deck_left > 0:
            see_vision(s, seat)
            return
    finish_draws(s, seat, cards_at_night(s, seat))


def cards_at_night(s: State, seat: i64) -> i64:
    """One, and one more each with Divine Boon and the Mummy, wherever it is. [K-NIGHT-10, K-TILE-5]"""
    number: i64 = 1
    if owns(s, seat, DIVINE_BOON):
        number += 1
    if owns(s, seat, MUMMY_TILE):
        number += 1
    return number


def vision_size(s: State) -> i64:
    """The top five cards of the deck, or all there are."""
    return VISION_CARDS if s.deck_left > VISION_CARDS else s.deck_left


def see_vision(s: State, seat: i64) -> None:
    """The top of the deck, for the seer alone. [K-NIGHT-10]"""
    for kind in range(INTERVENTIONS):
        number = seen_in_vision(s, kind)
        if number > 0:
            s.tell(only(seat), SAW_CARD, seat, kind, number, 0)
    s.reveal()
    s.ask(CHOOSE_VISION, 1 << seat, 0, 0, 0)


def seen_in_vision(s: State, kind: i64) -> i64:
    """How many of the cards seen are of a kind."""
    number: i64 = 0
    for at in range(s.deck_left - vision_size(s), s.deck_left):
        if i64(s.deck[at]) == kind:
            number += 1
    return number


def choose_vision(s: State, seat: i64, kind: i64) -> None:
    """The chosen card to the hand, the others are shuffled back. [K-NIGHT-10]"""
    at = s.deck_left - 1
    while i64(s.deck[at]) != kind:
        at -= 1
    s.deck_left -= 1
    s.deck[at] = s.deck[s.deck_left]
    left = s.deck[: s.deck_left]
    s.rng.shuffle(left)
    for place in range(s.deck_left):
        s.deck[place] = left[place]
    take_drawn(s, seat, kind)
    finish_draws(s, seat, cards_at_night(s, seat) - 1)


def finish_draws(s: State, seat: i64, number: i64) -> None:
    draw(s, seat, number)
    if can_draw_more(s, seat):
        s.ask(CHOOSE_DRAWS, 1 << seat, 0, 0, 0)


def can_draw_more(s: State, seat: i64) -> bool:
    """Two veterans, and a card to draw. [K-NIGHT-6]"""
    return board(s, seat, VETERANS) >= VETERANS_FOR_A_CARD and s.deck_left + count_cards(s, DISCARDS) > 0


# ---- step 7: conscription, and what tiles do after it


def conscript(s: State, seat: i64) -> None:
    """Each veteran given up brings a soldier into the city. [K-NIGHT-7]"""
    if board(s, seat, VETERANS) == 0:
        return
    if can_place_anywhere(s, seat, FROM_VETERANS):
        s.ask(CHOOSE_PLACES, 1 << seat, board(s, seat, VETERANS), FROM_VETERANS, NO_ZONE)
    else:
        discard_veterans(s, seat)


def discard_veterans(s: State, seat: i64) -> None:
    """Those that are left. [K-NIGHT-7]"""
    if board(s, seat, VETERANS) > 0:
        give_up_veterans(s, seat, board(s, seat, VETERANS))


def reinforce(s: State, seat: i64) -> None:
    """Reinforcements: 4 soldiers into the city and to armies. [K-NIGHT-10]"""
    if owns(s, seat, REINFORCEMENTS) and can_place_anywhere(s, seat, WITH_ARMIES):
        s.ask(CHOOSE_PLACES, 1 << seat, REINFORCEMENT_SOLDIERS, WITH_ARMIES, NO_ZONE)


def offer_hand_of_god(s: State, seat: i64) -> None:
    """Hand of God raises a pyramid that stands. [K-NIGHT-10]"""
    if owns(s, seat, HAND_OF_GOD):
        for number in range(DISTRICTS):
            if may_be_raised(s, seat, number):
                s.ask(CHOOSE_RAISED, 1 << seat, 0, 0, 0)
                return


def may_be_raised(s: State, seat: i64, number: i64) -> bool:
    level = board(s, seat, LEVEL + number)
    return level > 0 and level < TOP_LEVEL


# ---- steps 8 and 9: awakening and fate


def take_markers_back(s: State, seat: i64) -> None:
    """All markers return. [K-NIGHT-8]"""
    for field in range(FIELDS):
        set_board(s, seat, FIELD + field, NO_MARKER)
    set_board(s, seat, GOLD_USED, 0)
    set_board(s, seat, BOUGHT, 0)


def choose_fate(s: State) -> None:
    """From the least fame up each chooses a free place; the last one gets what is left. [K-NIGHT-9]

    If the table plays only so many days there is no next one: the most famous have won. [K-WIN-1]
    """
    if s.options[DAY_LIMIT] > 0 and s.day >= s.options[DAY_LIMIT]:
        end_game(s, most_famous(s))
        return
    seat = next_chooser(s)
    if seat < 0:
        begin_next_day(s)
    elif free_slots(s) > 1:
        s.ask(CHOOSE_SLOT, 1 << seat, 0, 0, 0)
    else:
        for slot in range(s.players):
            if s.slots[slot] == 0:
                take_slot(s, seat, slot)


def next_chooser(s: State) -> i64:
    """The seat with the least fame that has no place; of equals the earlier in the old order; -1: all have."""
    best: i64 = -1
    for place in range(s.players):
        seat = i64(s.order[place])
        if not has_slot(s, seat) and (best < 0 or fame(s, seat) < fame(s, best)):
            best = seat
    return best


def has_slot(s: State, seat: i64) -> bool:
    for slot in range(s.players):
        if i64(s.slots[slot]) == seat + 1:
            return True
    return False


def free_slots(s: State) -> i64:
    total: i64 = 0
    for slot in range(s.players):
        if s.slots[slot] == 0:
            total += 1
    return total


def take_slot(s: State, seat: i64, slot: i64) -> None:
    s.slots[slot] = u8(seat + 1)
    s.tell(EVERYONE, SLOT, seat, slot, 0, 0)


def begin_next_day(s: State) -> None:
    """In the order that was chosen. [K-NIGHT-9]"""
    for slot in range(s.players):
        s.order[slot] = s.slots[slot] - 1
        s.slots[slot] = 0
    s.day += 1
    s.tell(EVERYONE, NEW_DAY, 0, s.day, 0, 0)
    begin_day(s)


def most_famous(s: State) -> i64:
    most: i64 = 0
    seats: i64 = 0
    for seat in range(s.players):
        if fame(s, seat) > most:
            most = fame(s, seat)
            seats = 0
        if fame(s, seat) == most:
            seats |= 1 << seat
    return seats
