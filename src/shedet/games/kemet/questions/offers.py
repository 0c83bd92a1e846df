"""Answers that several questions take."""

from librt.vecs import append, vec
from mypy_extensions import i64

from shedet.games.kemet.actions import ACCEPT, DECLINE, JOIN, PLAY
from shedet.games.kemet.components import BY_DAY, INTERVENTIONS, WINDOW_OF
from shedet.games.kemet.rules.interventions import may_play_by_day
from shedet.games.kemet.rules.soldiers import can_join, join
from shedet.games.kemet.state import State
from shedet.games.kemet.tiles import CREATURES
from shedet.games.kemet.zones import DISTRICTS


def yes_or_no() -> vec[i64]:
    return vec[i64]([i64(ACCEPT), i64(DECLINE)])


# ---- creatures


def add_joins(s: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """Creatures of the supply may join armies in the city. [K-CREA-1]"""
    for creature in range(CREATURES):
        for number in range(DISTRICTS):
            if can_join(s, seat, creature, number):
                options = append(options, JOIN + creature * DISTRICTS + number)
    return options


def is_join(action: i64) -> bool:
    return action >= JOIN and action < JOIN + CREATURES * DISTRICTS


def joining_creature(action: i64) -> i64:
    return (action - JOIN) // DISTRICTS


def joined_district(action: i64) -> i64:
    return (action - JOIN) % DISTRICTS


def answer_join(s: State, seat: i64, action: i64) -> None:
    join(s, seat, joining_creature(action), joined_district(action))


# ---- interventions


def add_day_cards(s: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """Day interventions, at any time in one's turn but in battle. [K-DAY-4]"""
    for kind in range(INTERVENTIONS):
        if WINDOW_OF[kind] == BY_DAY and may_play_by_day(s, seat, kind):
            options = append(options, PLAY + kind)
    return options


def is_play(action: i64) -> bool:
    return action >= PLAY and action < PLAY + INTERVENTIONS
