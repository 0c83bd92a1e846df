"""Processes are killed at random moments while people play. For longer: `make kills`, or `make kills KILLS=5000`."""

import os

import pytest

from killing import play_while_killing
from serving import Backing

KILLS = int(os.environ.get("SHEDET_KILLS", "60")) // 2  # of each backing


@pytest.mark.compiled_only
def test_no_acknowledged_move_is_lost_or_doubled_whatever_is_killed(backing: Backing) -> None:
    many = backing.name == "grown"
    outcome = play_while_killing(backing, KILLS, 3 if many else 1, 2 if many else 0, 4)
    print(outcome)
    assert sum(outcome.killed.values()) == KILLS
    assert outcome.killed["serve"] > 0
    assert outcome.moves > outcome.tables  # on a busy machine they hardly get to play
