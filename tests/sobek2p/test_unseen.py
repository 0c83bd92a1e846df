"""What is left in the game, counted: exactly what lies where a viewer does not see it."""

from collections import Counter

import pytest

from conformance_suite import Variant, random_positions
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.games import find_game, find_saying
from shedet.games.sobek2p.components import (
    DEBEN,
    FIELDS,
    KINDS,
    LOWEST_DEBEN,
    PIROGUE_NAMES,
    TILE_NAMES,
)
from shedet.games.sobek2p.memory import KIND_OF_COPY, UNDRAWN
from shedet.games.sobek2p.saying.unseen import BOX, SORT_OF
from shedet.games.sobek2p.state import (
    ASIDE,
    BAG,
    CHOOSE_CLAIM,
    CORRUPTION,
    DEBEN_HELD,
    DEBEN_SHOWN,
    HAND,
    NOTCHED,
    PIROGUES_SHOWN,
    SUPPLY,
    State,
    deben_of,
    pirogues_of,
    tiles_of,
)
from shedet.games.sobek2p.worlds import Knowledge

GAME = find_game("sobek2p")
UNSEEN = find_saying("sobek2p").unseen
GAMES = 12
VIEWERS = (0, 1, SPECTATOR)


def test_the_whole_box_is_counted() -> None:
    assert sum(sum(sorts.values()) for group, sorts in BOX.items() if group not in ("deben", "pirogue")) == 65
    assert BOX["wheat"] == {"wheat1": 5, "wheat0": 2, "wheat0d": 1, "wheat0s": 3}
    assert BOX["statue"] == {"statue": 5}
    assert BOX["character"] == dict.fromkeys(BOX["character"], 1)
    assert sum(BOX["deben"].values()) == sum(BOX["pirogue"].values()) == 13


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_left_is_what_lies_where_a_viewer_does_not_see_it(viewer: int) -> None:
    compared = 0
    for match in random_positions(Variant(GAME, 2, {}), f"unseen/{viewer}", GAMES, 3):
        if not match.over():
            assert UNSEEN(match.view(viewer)) == hidden_from(match, viewer)
            compared += 1
    assert compared > 30


def hidden_from(match: Match, viewer: int) -> dict[str, dict[str, int]]:
    """The truth: what lies in the pile, aside, face down in the market, in bags, and with others."""
    s = match.position
    assert isinstance(s, State)
    asked = s.asks(viewer) if viewer < 2 else False
    tiles = Counter(TILE_NAMES[int(s.pile[at])] for at in range(int(s.pile_left)))
    tiles.update(TILE_NAMES[int(s.market[field])] for field in range(FIELDS) if shows_back(match, field))
    places = [ASIDE, *(HAND + seat for seat in range(2) if seat != viewer)]
    if not (asked and s.question() == CHOOSE_CLAIM):
        places += [CORRUPTION + seat for seat in range(2) if seat != viewer]
    for kind in range(KINDS):
        tiles[TILE_NAMES[kind]] += sum(int(tiles_of(s, place, kind)) for place in places)
    found = {group: dict.fromkeys(sorts, 0) for group, sorts in BOX.items()}
    for tile, number in tiles.items():
        group, name = SORT_OF[tile]
        found[group][name] += number
    bags = [BAG, *(DEBEN_HELD + seat for seat in range(2) if seat != viewer), *([] if asked else [DEBEN_SHOWN])]
    for value in range(DEBEN):
        found["deben"][str(LOWEST_DEBEN + value)] = sum(int(deben_of(s, place, value)) for place in bags)
    has_looked = match.view(viewer)["notched"] is not None
    lying = [SUPPLY, *([] if has_looked else [NOTCHED]), *([] if asked else [PIROGUES_SHOWN])]
    for number, name in enumerate(PIROGUE_NAMES):
        found["pirogue"][name] = sum(int(pirogues_of(s, place, number)) for place in lying)
    return found


def shows_back(match: Match, field: int) -> bool:
    rows = match.view(SPECTATOR)["market"]
    assert isinstance(rows, list)
    return bool(rows[field // 6][field % 6] == "?")


def test_with_an_open_memory_what_is_known_to_be_with_the_opponent_is_not_left() -> None:
    fewer = 0
    for match in random_positions(Variant(GAME, 2, {"open_memory": 1}), "unseen memory", GAMES, 3):
        if match.over():
            continue
        found = UNSEEN(match.view(0))
        knowledge = match.knowledge(0)
        assert isinstance(knowledge, Knowledge)
        left = Counter[str]()
        for kind, places in zip(KIND_OF_COPY, knowledge.places, strict=True):
            is_known = int(places).bit_count() == 1 and int(places) != 1 << UNDRAWN
            left[SORT_OF[TILE_NAMES[int(kind)]].name] += not is_known
        tiles = {name: number for group, sorts in found.items() if group in BOX for name, number in sorts.items()}
        assert {name: tiles[name] for name in left} == dict(left)
        fewer += sum(left.values()) < sum(sum(sorts.values()) for sorts in without_memory(match).values())
    assert fewer > 10


def without_memory(match: Match) -> dict[str, dict[str, int]]:
    found = UNSEEN({**match.view(0), "memory": None})
    return {group: sorts for group, sorts in found.items() if group not in ("deben", "pirogue")}


def test_when_the_game_is_over_there_is_nothing_left_to_count() -> None:
    [match] = [match for match in random_positions(Variant(GAME, 2, {}), "unseen end", 4, 1000) if match.over()][:1]
    assert UNSEEN(match.view(0)) == {}
