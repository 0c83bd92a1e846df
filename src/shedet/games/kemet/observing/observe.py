"""All that a seat knows, part by part."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from shedet.games.kemet.observing.asking import observe_details, observe_question, observe_time, observe_waiting
from shedet.games.kemet.observing.boards import (
    observe_colours,
    observe_fields,
    observe_indicators,
    observe_missing_fame,
    observe_order,
    observe_seats,
    observe_tiles,
)
from shedet.games.kemet.observing.cards import observe_battle_cards, observe_interventions, recall_interventions
from shedet.games.kemet.observing.fighting import observe_battle, observe_move
from shedet.games.kemet.observing.land import (
    observe_armies,
    observe_cities,
    observe_creatures,
    observe_districts,
    observe_ground,
)
from shedet.games.kemet.worlds import Knowledge


def observe(k: Knowledge, out: vec[u8], at: i64) -> None:
    """Write what a seat knows; there are zeros at its place."""
    s = k.table
    me = k.viewer
    observe_question(s, me, out, at)
    observe_waiting(s, out, at)
    observe_details(s, out, at)
    observe_time(s, out, at)
    observe_ground(s, out, at)
    observe_creatures(s, me, out, at)
    observe_armies(s, me, out, at)
    observe_cities(s, me, out, at)
    observe_districts(s, me, out, at)
    observe_seats(k, out, at)
    observe_missing_fame(s.players, out, at)
    observe_order(s, me, out, at)
    observe_fields(s, me, out, at)
    observe_colours(s, me, out, at)
    observe_indicators(s, me, out, at)
    observe_tiles(s, me, out, at)
    observe_battle_cards(k, out, at)
    observe_interventions(s, me, out, at)
    recall_interventions(k, out, at)
    observe_move(s, out, at)
    observe_battle(s, me, out, at)
