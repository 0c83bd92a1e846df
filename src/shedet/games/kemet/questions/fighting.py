"""Questions of a battle."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.core.events import EVERYONE
from shedet.games.kemet.actions import (
    ACCEPT,
    ACTIVE_CARD,
    DECLINE,
    DISBAND,
    DISCARD,
    DISCARD_CARD,
    FINISH,
    GET_BACK,
    GO,
    PLAY,
    RETREAT,
    SOLDIERS,
    STAY,
)
from shedet.games.kemet.components import BATTLE_CARDS, COST_OF, IN_BATTLE, INTERVENTIONS, NO_CARD, WINDOW_OF
from shedet.games.kemet.events import HAS_CHOSEN
from shedet.games.kemet.rules.battle import (
    choose_retreat,
    disband,
    get_back,
    lay_active,
    lay_discarded,
    most_reinforced,
    retreat,
    retreat_zones,
    show_active,
    swap_active,
    wound,
)
from shedet.games.kemet.rules.soldiers import place_soldiers
from shedet.games.kemet.state import (
    COMMITTED,
    HAND,
    PLAYED,
    State,
    active_card,
    add_card,
    battle_hand,
    battle_zone,
    cards_of,
    count_cards,
    discarded_card,
    remove_card,
    side_of,
)
from shedet.games.kemet.zones import ZONES

# ---- the secret choice of both sides [K-BAT-1]


def cards_to_choose(s: State, seat: i64) -> vec[i64]:
    """The active card, the one discarded, then any number of battle interventions. [K-BAT-1]"""
    side = side_of(s, seat)
    if active_card(s, side) == NO_CARD:
        return add_battle_cards(s, seat, ACTIVE_CARD)
    if discarded_card(s, side) == NO_CARD:
        return add_battle_cards(s, seat, DISCARD_CARD)
    options = vec[i64](capacity=12)
    options = append(options, i64(FINISH))
    for kind in range(INTERVENTIONS):
        if WINDOW_OF[kind] == IN_BATTLE and cards_of(s, HAND + seat, kind) > 0:
            options = append(options, PLAY + i64(kind))
    return options


def add_battle_cards(s: State, seat: i64, first: i64) -> vec[i64]:
    options = vec[i64](capacity=12)
    for card in range(BATTLE_CARDS):
        if (battle_hand(s, seat) >> card) & 1 == 1:
            options = append(options, first + i64(card))
    return options


def answer_cards(s: State, seat: i64, action: i64) -> None:
    """Nobody sees anything of it but that it is made. [K-BAT-1, K-INFO-1]"""
    side = side_of(s, seat)
    if action == FINISH:
        s.battle[COMMITTED + side] = 1
        s.tell(EVERYONE, HAS_CHOSEN, seat, 0, 0, 0)
        if s.asked() == 1 << seat:
            s.answered()
        else:
            s.set_asked(s.asked() & ~(1 << seat))
    elif action < ACTIVE_CARD:
        remove_card(s, HAND + seat, action - PLAY)
        add_card(s, PLAYED + seat, action - PLAY)
    elif action < DISCARD_CARD:
        lay_active(s, side, action - ACTIVE_CARD)
    else:
        lay_discarded(s, side, action - DISCARD_CARD)


def answer_shown(s: State, seat: i64, action: i64) -> None:
    """Prescience: the active card is chosen and shown first. [K-BAT-2]"""
    side = side_of(s, seat)
    s.answered()
    lay_active(s, side, action - ACTIVE_CARD)
    show_active(s, side)


# ---- after the reveal


def unpaid_cards(s: State, seat: i64) -> vec[i64]:
    """Interventions that cost something. [K-BAT-2]"""
    options = vec[i64](capacity=12)
    for kind in range(INTERVENTIONS):
        if COST_OF[kind] > 0 and cards_of(s, PLAYED + seat, kind) > 0:
            options = append(options, GET_BACK + i64(kind))
    return options


def answer_returned(s: State, seat: i64, action: i64) -> None:
    s.answered()
    get_back(s, seat, action - GET_BACK)


def yes_or_no() -> vec[i64]:
    return vec[i64]([i64(ACCEPT), i64(DECLINE)])


def answer_tactics(s: State, seat: i64, action: i64) -> None:
    """Tactical Choice may swap the cards. [K-BAT-2]"""
    s.answered()
    if action == ACCEPT:
        swap_active(s, side_of(s, seat))


def cards_to_discard(s: State, seat: i64) -> vec[i64]:
    """Divine Wound: any intervention of the hand, a Ruse too; or no more. [K-BAT-2, K-TILE-4]"""
    options = vec[i64](capacity=20)
    options = append(options, i64(FINISH))
    for kind in range(INTERVENTIONS):
        if cards_of(s, HAND + seat, kind) > 0:
            options = append(options, DISCARD + i64(kind))
    return options


def answer_wounds(s: State, seat: i64, action: i64) -> None:
    if action == FINISH:
        s.answered()
        return
    wound(s, seat, action - DISCARD)
    if count_cards(s, HAND + seat) == 0:
        s.answered()


# ---- the end of a battle


def ways_to_end() -> vec[i64]:
    """The loser disbands or retreats. [K-BAT-5]"""
    return vec[i64]([i64(DISBAND), i64(RETREAT)])


def answer_end(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action == DISBAND:
        disband(s, seat)
    else:
        choose_retreat(s, seat)


def retreats(s: State) -> vec[i64]:
    """Where the winner may send the loser. [K-BAT-5]"""
    options = vec[i64](capacity=8)
    zones = retreat_zones(s, s.detail(0))
    for zone in range(ZONES):
        if (zones >> zone) & 1 == 1:
            options = append(options, GO + i64(zone))
    return options


def answer_retreat(s: State, action: i64) -> None:
    loser = s.detail(0)
    s.answered()
    retreat(s, loser, action - GO)


def reinforcements(s: State, seat: i64) -> vec[i64]:
    """Up to 3 soldiers. [K-TILE-5]"""
    options = vec[i64](capacity=4)
    for number in range(most_reinforced(s, seat) + 1):
        options = append(options, SOLDIERS + i64(number))
    return options


def answer_reinforcement(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action > SOLDIERS:
        place_soldiers(s, seat, battle_zone(s), action - SOLDIERS)


def stay_or_disband() -> vec[i64]:
    """The winner. [K-BAT-7]"""
    return vec[i64]([i64(DISBAND), i64(STAY)])


def answer_stay(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action == DISBAND:
        disband(s, seat)
