"""Questions of the night."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.games.kemet.actions import ACCEPT, CHOOSE_CARD, DECLINE, FINISH, RAISE, SLOT, SPEND
from shedet.games.kemet.components import INTERVENTIONS, VETERANS_FOR_A_CARD
from shedet.games.kemet.questions.acting import answer_join
from shedet.games.kemet.questions.offers import add_joins
from shedet.games.kemet.rules.building import raise_to
from shedet.games.kemet.rules.interventions import draw
from shedet.games.kemet.rules.night import (
    can_draw_more,
    can_pray_more,
    choose_vision,
    give_up_veterans,
    may_be_raised,
    sacrifice,
    seen_in_vision,
    take_slot,
)
from shedet.games.kemet.rules.prayer import gain
from shedet.games.kemet.state import LEVEL, State, board
from shedet.games.kemet.zones import DISTRICTS


def answer_sacrifice(s: State, seat: i64, action: i64) -> None:
    """[K-NIGHT-1, K-NIGHT-2]"""
    zone = s.detail(0)
    s.answered()
    if action == ACCEPT:
        sacrifice(s, seat, zone)


def spend_or_finish() -> vec[i64]:
    return vec[i64]([i64(FINISH), i64(SPEND)])


def answer_prayers(s: State, seat: i64, action: i64) -> None:
    """A veteran for a prayer point, as often as one likes. [K-NIGHT-5]"""
    if action == SPEND:
        give_up_veterans(s, seat, 1)
        gain(s, seat, 1)
    if action == FINISH or not can_pray_more(s, seat):
        s.answered()


def visions(s: State) -> vec[i64]:
    """Vision: one of the five cards seen. [K-NIGHT-10]"""
    options = vec[i64](capacity=8)
    for kind in range(INTERVENTIONS):
        if seen_in_vision(s, kind) > 0:
            options = append(options, CHOOSE_CARD + i64(kind))
    return options


def answer_vision(s: State, seat: i64, action: i64) -> None:
    s.answered()
    choose_vision(s, seat, action - CHOOSE_CARD)


def answer_draws(s: State, seat: i64, action: i64) -> None:
    """Two veterans for one more intervention. [K-NIGHT-6]"""
    if action == SPEND:
        give_up_veterans(s, seat, VETERANS_FOR_A_CARD)
        draw(s, seat, 1)
    if action == FINISH or not can_draw_more(s, seat):
        s.answered()


def pyramids_to_raise(s: State, seat: i64) -> vec[i64]:
    """Hand of God: one of the pyramids that stand, or none. [K-NIGHT-10]"""
    options = vec[i64](capacity=4)
    options = append(options, i64(DECLINE))
    for number in range(DISTRICTS):
        if may_be_raised(s, seat, number):
            options = append(options, RAISE + i64(number))
    return options


def answer_raised(s: State, seat: i64, action: i64) -> None:
    s.answered()
    if action != DECLINE:
        raise_to(s, seat, action - RAISE, board(s, seat, LEVEL + action - RAISE) + 1)


def joinings(s: State, seat: i64) -> vec[i64]:
    """[K-CREA-1]"""
    options = vec[i64](capacity=12)
    options = append(options, i64(FINISH))
    return add_joins(s, seat, options)


def answer_joining(s: State, seat: i64, action: i64) -> None:
    if action != FINISH:
        answer_join(s, seat, action)
    if action == FINISH or len(joinings(s, seat)) == 1:
        s.answered()


def slots(s: State) -> vec[i64]:
    """Any free place of the order track. [K-NIGHT-9]"""
    options = vec[i64](capacity=8)
    for slot in range(s.players):
        if s.slots[slot] == 0:
            options = append(options, SLOT + i64(slot))
    return options


def answer_slot(s: State, seat: i64, action: i64) -> None:
    s.answered()
    take_slot(s, seat, action - SLOT)
