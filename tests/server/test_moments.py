"""What happened since some moment is gone through once more: the same tables and words as when it happened."""

import msgspec
import pytest

from conformance_suite import random_step
from kemet_random import midway_position
from shedet.core.events import SPECTATOR
from shedet.core.game import Data, Game
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games import GAMES, find_game
from shedet.server import protocol
from shedet.server.moments import MOST, find_moments, wanted_moments
from shedet.server.sitting import Sitting
from shedet.server.store import entries

PLAYERS = 2
STEPS = 30


def played(game: Game, shown: dict[int, dict[int, list[Data]]]) -> Sitting:
    """A game that goes on, and what every viewer was shown when they had heard so much."""
    rng = seeded("moments")
    setup = midway_position(PLAYERS, rng) if game.name == "kemet" else ""
    sitting = Sitting("table")
    sitting.apply(entries.Opened(game.name, int(game.rules_version), PLAYERS, {}, "moments", setup=setup), 0)
    for seat in range(PLAYERS):
        sitting.apply(entries.Joined(seat, f"seat{seat}", player=f"seat{seat}"), 0)
    sitting.apply(entries.Started(list(range(PLAYERS))), 0)
    match = Match(game, PLAYERS, {}, "moments", setup)
    for _ in range(STEPS):
        for viewer in (*range(PLAYERS), SPECTATOR):
            heard = shown.setdefault(viewer, {})
            heard.setdefault(sitting.heard(viewer), []).append(sitting.match.view(viewer))
        random_step(match, rng)
        step = match.log[-1]
        sitting.apply(entries.Played(step.seat, game.action_text(step.action)), 0)
    return sitting


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_looks_as_it_did_and_is_told_as_it_was(name: str) -> None:
    shown: dict[int, dict[int, list[Data]]] = {}
    sitting = played(find_game(name), shown)
    assert sitting.table is not None
    for viewer, heard in shown.items():
        after = sorted(heard)[len(heard) // 2]
        moments = find_moments(wanted_moments(sitting, viewer, after))
        assert moments[0].heard == after
        assert moments[-1].heard == sitting.heard(viewer)
        assert all(each.view in heard[each.heard] for each in moments[:-1])
        told = [each for moment in moments for each in moment.told]
        news = sitting.table.news(viewer, after)
        assert [event for each in told for event in each.events] == [event for each in news for event in each.events]


def test_a_moment_in_the_middle_of_a_step_is_the_one_before_it() -> None:
    sitting = played(find_game("sobek2p"), {})
    begun = [moment.heard for moment in find_moments(wanted_moments(sitting, 0, 0))]
    middle = next(heard for heard in range(1, begun[-1]) if heard not in begun)
    found = find_moments(wanted_moments(sitting, 0, middle))[0].heard
    assert found == max(heard for heard in begun if heard < middle)


def test_what_was_taken_back_is_no_moment_any_more() -> None:
    shown: dict[int, dict[int, list[Data]]] = {}
    sitting = played(find_game("sobek"), shown)
    before = sitting.heard(SPECTATOR)
    match = sitting.match
    seat = match.asked()[0]
    sitting.apply(entries.Played(seat, match.game.action_text(match.legal_actions(seat)[0])), 0)
    assert sitting.heard(SPECTATOR) > before
    sitting.match.rewind(STEPS)
    assert find_moments(wanted_moments(sitting, SPECTATOR, 0))[-1].heard <= before


def test_a_long_game_is_sent_in_pieces() -> None:
    sitting = played(find_game("sobek2p"), {})
    wanted = wanted_moments(sitting, 0, 0)
    many = wanted._replace(noticed=list(range(10_000)))
    assert len(find_moments(many)) <= MOST + 1
    assert msgspec.json.decode(msgspec.json.encode(find_moments(many)), type=list[protocol.Moment])
