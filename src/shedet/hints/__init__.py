"""Hints: the best answers, and why they are good, from what a seat knows."""

from collections.abc import Sequence

from shedet.bots.reasons.sentence import Reason
from shedet.bots.room import room_of
from shedet.core.game import Knowledge, seat_name
from shedet.words import People


def reason(game: str, knowledge: Knowledge, action: int, plan: Sequence[int] = ()) -> Reason:
    """What an answer does and why that is good. In words it begins with a verb (`takes the last ivory …`) and has no
    full stop.

    It is built from the terms that the greedy bot of the game weighs. An answer that only begins something is explained
    by where the plan leads: the next steps of whoever recommends it; without a plan, those of the greedy bot.
    """
    return room_of(game).reason(knowledge, action, plan)


def people(players: int, viewer: int) -> People:
    """Who sits at the table, for a viewer who is told reasons: others go by their letters, for reasons are short."""
    return People({seat: seat_name(seat) for seat in range(players)}, viewer)
