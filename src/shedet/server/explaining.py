"""Why a bot did what it did, for somebody at its table who must not learn what it holds."""

from itertools import takewhile
from typing import NamedTuple

from shedet.core.match import Match, Step
from shedet.core.story import again
from shedet.hints.why import explain_steps
from shedet.server import deciding, protocol
from shedet.server.deciding import Player
from shedet.server.refusing import not_now
from shedet.server.sitting import PLAYING, Sitting
from shedet.server.wording import said


class Move(NamedTuple):
    """What one seat did in a row, as somebody was told it; and the game, to be played again up to there."""

    past: Match
    log: list[Step]
    viewer: int
    steps: list[int]


def move_told(sitting: Sitting, player: Player, since: int) -> Move:
    """What a bot did when a player had heard so many events; or Refused."""
    viewer = deciding.seat_of(sitting, player)
    if not sitting.opened.hints:
        raise not_now("no-hints", "There are no hints at this table.")
    deciding.check_state(sitting, PLAYING)
    assert sitting.table is not None
    match = sitting.match
    steps = sitting.table.steps_heard(sitting.table.story(viewer), since)
    if not steps:
        raise not_now("nothing-done", "You were told of nothing after that.")
    seat = match.log[steps[0]].seat
    if sitting.places[seat].is_person:
        raise not_now("not-a-bot", "Only what bots do is explained.")
    move = list(takewhile(lambda step: match.log[step].seat == seat, steps))
    return Move(again(match), list(match.log), viewer, move)


def explain(move: Move) -> list[protocol.Explained]:
    """This takes a while: it is done beside the server's other work."""
    found = explain_steps(move.past, move.log, move.viewer, move.steps)
    return [protocol.Explained(each.action, said(each.reason.message())) for each in found]
