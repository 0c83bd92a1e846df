"""Golden games: everything observable of a few fixed games, kept in files, and checksums of a thousand random ones.

A change in them is a change of the rules (or of what is shown) and wants a reason. After a wanted change write them
anew with `SHEDET_GOLDEN=write make test ARGS=tests/conformance/test_golden.py` and read the difference.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance_suite import Variant, name_of, random_step, variants
from shedet.core.events import OMNISCIENT, SPECTATOR
from shedet.core.playout import random_games
from shedet.core.record import parse_record, record_text, replay
from shedet.core.rng import seeded

GOLDEN = Path(__file__).parents[1] / "golden"
WRITE = os.environ.get("SHEDET_GOLDEN") == "write"
every_variant = pytest.mark.parametrize("variant", list(variants()), ids=name_of)


def playthrough(variant: Variant, seed: str) -> Iterator[str]:
    """A random game told line by line: what is asked and offered, what happens, what each viewer is told and sees."""
    match = variant.match(seed)
    rng = seeded(f"{seed}/choices")
    yield variant.game.position_text(match.position)
    while not match.over():
        yield f"asked {json.dumps(variant.game.question_data(match.position))}"
        for seat in match.asked():
            yield "legal " + " | ".join(variant.game.action_text(action) for action in match.legal_actions(seat))
        random_step(match, rng)
        yield f"step {len(match.log)}: {variant.game.action_text(match.log[-1].action)} {match.log[-1].revealed}"
        for viewer in [*range(variant.players), SPECTATOR, OMNISCIENT]:
            told = [variant.game.event_data(event) for event in match.told(viewer, len(match.log) - 1)]
            yield f"told {viewer}: {json.dumps(told)}"
        if len(match.log) % (10 * variant.pace + 10) == 0:
            yield from (f"view {viewer}: {json.dumps(match.view(viewer))}" for viewer in match.memories)
    yield variant.game.position_text(match.position)
    yield record_text(match)


def compare(path: Path, text: str) -> None:
    if WRITE:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@every_variant
def test_a_fixed_game_goes_as_it_always_did(variant: Variant) -> None:
    compare(GOLDEN / f"{name_of(variant)}.txt", "\n".join(playthrough(variant, "golden")) + "\n")


@every_variant
def test_a_thousand_random_games_give_the_same_checksum_on_every_engine(variant: Variant) -> None:
    options = variant.game.option_values(variant.options)
    decisions, checksum = random_games(variant.game, variant.players, options, "thousand", 1000 // variant.pace)
    compare(GOLDEN / f"{name_of(variant)}.sum", f"{decisions} decisions, checksum {checksum:08x}\n")


@every_variant
def test_a_golden_game_replays_from_its_record(variant: Variant) -> None:
    text = (GOLDEN / f"{name_of(variant)}.txt").read_text(encoding="utf-8")
    record = text[text.index("shedet record 1") :]
    match = replay(variant.game, parse_record(record))
    assert match.over()
    assert record_text(match).strip() == record.strip()
    assert text.startswith(variant.game.position_text(variant.match("golden").position))
