"""What happens in Kemet is told in sentences."""

import pytest

from game_table import VIEWERS
from kemet_table import Table
from scenes import sentences


def told(position: str, line: str, viewer: str = "B") -> list[str]:
    """The sentences about all steps of a line."""
    t = Table(position)
    before = len(t.match.log)
    t.play(line)
    return sentences(t.match, VIEWERS[viewer], range(before, len(t.match.log)))


@pytest.mark.parametrize(
    ("position", "line", "sentences"),
    [
        ("A prayer 7", "A mark pray1; end", ["Anubis (A) prays: +2 prayer points (9)."]),
        ("A prayer 11", "A mark pray1; end", ["Anubis (A) prays: no more prayer points."]),
        (
            "A pyramid A red 2",
            "A mark power1; buy phoenix; end",
            ["Anubis (A) takes phoenix for 2 prayer points."],
        ),
        (
            "A pyramid A red 1",
            "A mark build; raise A; level 3; end",
            ["Anubis (A) builds the red pyramid in W1A up to level 3 for 5 prayer points."],
        ),
        (
            "A supply 12",
            "A mark recruit; put W1A W1B W1A; done; end",
            ["Anubis (A) places 3 soldiers (2 in W1A and 1 in W1B) for 3 prayer points."],
        ),
        (
            "A army W1A 5\nA pyramid A red 1\nA tiles god-speed",
            "A mark move1; go W1A; take 4; teleport OW12; go FW2; done; end",
            ["Anubis (A) moves 4 soldiers W1A → OW12 → FW2 for 2 prayer points."],
        ),
        (
            "A army W1A 2 phoenix\nA tiles phoenix",
            "A mark move2; go W1A; take 2 with phoenix; go FW1; go T2W; done; end",
            ["Anubis (A) moves 2 soldiers with phoenix W1A → FW1 → T2W."],
        ),
        (
            "A hand prayer ruse",
            "A play prayer",
            ["Anubis (A) plays prayer.", "Anubis (A) gains 2 prayer points, 9 now."],
        ),
        ("A army W1A 1", "A mark move1; done; end", ["Anubis (A) places a marker on move1."]),
    ],
)
def test_an_action_is_told_in_one_sentence(position: str, line: str, sentences: list[str]) -> None:
    assert told(position, line) == sentences


def test_you_are_called_you() -> None:
    assert told("A prayer 7", "A mark pray1; end", "A") == ["You pray: +2 prayer points (9)."]
