"""Whatever changes for a viewer, they have noticed: their seq goes on, and with it comes a push."""

import pytest

from conformance_suite import random_step
from kemet_random import midway_position
from shedet.core.events import SPECTATOR
from shedet.core.game import Game
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.server import protocol, showing
from shedet.server.sitting import Sitting
from shedet.server.store import entries

STEPS = 80
PLAYERS = 2


def seated(game: Game, setup: str) -> Sitting:
    sitting = Sitting("table")
    sitting.apply(entries.Opened(game.name, int(game.rules_version), PLAYERS, {}, "notice", setup=setup), 0)
    for seat in range(PLAYERS):
        sitting.apply(entries.Joined(seat, f"seat{seat}", player=f"seat{seat}"), 0)
    sitting.apply(entries.Started(list(range(PLAYERS))), 0)
    return sitting


@pytest.mark.parametrize("name", GAMES)
def test_a_table_looks_different_only_after_another_seq(name: str) -> None:
    game = find_game(name)
    rng = seeded("notice")
    setup = midway_position(PLAYERS, rng) if name == "kemet" else ""
    sitting = seated(game, setup)
    match = Match(game, PLAYERS, {}, "notice", setup)
    seen: dict[int, protocol.Update] = {}
    for _ in range(STEPS):
        for viewer in (*range(PLAYERS), SPECTATOR):
            shown = showing.update(sitting, f"seat{viewer}", sitting.seq_of(viewer), 0)
            if viewer in seen and seen[viewer].seq == shown.seq:
                assert protocol.ENCODER.encode(shown) == protocol.ENCODER.encode(seen[viewer])
            seen[viewer] = shown
        random_step(match, rng)
        if match.over():
            break
        step = match.log[-1]
        sitting.apply(entries.Played(step.seat, game.action_text(step.action)), 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_heard_is_counted_on_and_back(name: str) -> None:
    """As if it were counted from the beginning each time."""
    game, rng = find_game(name), seeded("heard")
    setup = midway_position(PLAYERS, rng) if name == "kemet" else ""
    sitting = seated(game, setup)
    table = sitting.table
    assert table is not None
    back = 0
    for number in range(STEPS):
        if sitting.match.over():
            break
        seat = sitting.asked()[0]
        if number % 3 == 2 and table.may_undo(seat):
            back += 1
            sitting.apply(entries.TookBack(seat), 0)
        else:
            legal = sitting.match.legal_actions(seat)
            sitting.apply(entries.Played(seat, game.action_text(legal[int(rng.below(len(legal)))])), 0)
        for viewer in sitting.viewers():
            assert sitting.heard(viewer) == table.heard(viewer)
    assert back > 0
