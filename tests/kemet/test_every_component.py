"""Every tile and every intervention is tested by name."""

import re
from pathlib import Path

import pytest

from shedet.games.kemet.components import INTERVENTION_NAMES
from shedet.games.kemet.tiles import TILE_NAMES

HERE = Path(__file__).parent
TILE_TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_tiles_*.py")))
CARD_TESTS = (HERE / "test_interventions.py").read_text(encoding="utf-8")


def is_used(name: str, verbs: str, source: str) -> bool:
    """Whether a name follows one of these words on a line of a test, or is a parameter of one."""
    return re.search(rf'(\b({verbs}) [^\n;\\]*(?<![\w-])|"){name}(?![\w-])', source) is not None


def test_there_are_56_tiles_and_19_interventions() -> None:  # K-SET-1, K-SET-2
    assert (len(TILE_NAMES), len(INTERVENTION_NAMES)) == (56, 19)


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_every_tile_is_tested(tile: str) -> None:  # K-BUY-1
    assert is_used(tile, "tiles|buy", TILE_TESTS)


@pytest.mark.parametrize("card", INTERVENTION_NAMES)
def test_every_intervention_is_tested(card: str) -> None:  # K-SET-2
    assert is_used(card, "hand|play|battle", CARD_TESTS)
