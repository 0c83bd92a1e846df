"""What is known of all hidden tiles together, against brute force: after scribes, thefts, claims, mummies, priests and
courtesans, for a player and for spectators (who see only backs where a tile changes its owner).
"""

from collections.abc import Iterator
from typing import Any

import pytest

import shedet
from all_worlds import Cards, Thoughts, World, odds, remembered
from shedet.core.events import SPECTATOR
from shedet.core.match import Match
from shedet.core.position import Position
from shedet.core.rng import Rng, seeded
from shedet.games import find_game
from shedet.games.sobek2p.components import BACK_OF, BACKS, COPIES_OF, GOODS_OF, GROUPS, TILE_NAMES
from shedet.games.sobek2p.memory import Memory
from shedet.games.sobek2p.telling import event_data

GAME = find_game("sobek2p")
GAMES = 20 if shedet.compiled() else 6
MOST_WORLDS = 4000 if shedet.compiled() else 2000
BACK = {name: BACKS[int(BACK_OF[kind])] for kind, name in enumerate(TILE_NAMES)}
NUMBERS = {"A hand": 0, "B hand": 1, "A corruption": 2, "B corruption": 3, "undrawn": 4}
PLACES = {0: ["B hand", "B corruption", "undrawn"], SPECTATOR: list(NUMBERS)}  # hidden from a viewer


def lying(position: Position) -> dict[str, Cards]:
    """The tiles at each hidden place."""
    data: Any = GAME.position_data(position)
    market = [tile for row in data["market"] for tile in row if BACK.get(tile) == "character"]
    tiles = {"undrawn": data["pile"] + data["aside"] + market}
    for seat in data["seats"]:
        tiles[f"{seat['seat']} hand"] = seat["hand"]
        tiles[f"{seat['seat']} corruption"] = seat["corruption"]
    return {place: tuple(sorted(tiles[place])) for place in NUMBERS}


def place_of(name: str, back: str) -> str:
    """The hidden place of an event, or what lies open."""
    if name in ("pile", "aside") or (name.startswith("market") and back == "character"):
        return "undrawn"
    return name


class Table:
    """A match, and everything a viewer may think of it."""

    def __init__(self, position: str, seed: str, viewer: int) -> None:
        self.viewer = viewer
        self.match = Match(GAME, 2, {}, seed, position)
        self.thoughts = Thoughts(PLACES[viewer], BACK, lying(self.match.position))

    def step(self, rng: Rng) -> str:
        """A random answer; two times out of three one that does not simply take a tile, if there is one."""
        seat = self.match.asked()[0]
        legal = self.match.legal_actions(seat)
        if rng.below(3) > 0:
            legal = [each for each in legal if not GAME.action_text(each).startswith("take")] or legal
        action = legal[int(rng.below(len(legal)))]
        self.match.play(seat, action)
        self.hear(len(self.match.log) - 1)
        return f"{len(self.match.log)} {'AB'[seat]} {GAME.action_text(action)}"

    def hear(self, step: int) -> None:
        told: list[Any] = [event_data(event) for event in self.match.told(self.viewer, step)]
        for data in told:
            if data["event"] == "tile":
                back = BACK[data["tile"]]
                self.thoughts.move_card(data["tile"], place_of(data["from"], back), place_of(data["to"], back))
            elif data["event"] == "tile-back":
                back = data["back"]
                self.thoughts.move_back(back, place_of(data["from"], back), place_of(data["to"], back))
            elif data["event"] == "no-tiles":
                group = {name for kind, name in enumerate(TILE_NAMES) if GROUPS[int(GOODS_OF[kind])] == data["group"]}
                self.thoughts.rule_out(group, data["at"])
        looks = [data for data in told if data["event"] == "saw-tile"]
        if looks:
            self.thoughts.look(looks[0]["at"], [data["tile"] for data in looks for _ in range(data["number"])])

    def remembered(self, back: str) -> dict[World, float]:
        memory = self.match.memories[self.viewer]
        assert isinstance(memory, Memory)
        places = [NUMBERS[place] for place in PLACES[self.viewer]]
        return remembered(memory.pieces[BACKS.index(back)], list(TILE_NAMES), places)


def small_game(seed: str, viewer: int) -> Table:
    """A game with few tiles, no two alike, the others in the box: shuffled, with characters for both."""
    rng = seeded(seed)
    goods = [name for kind, name in enumerate(TILE_NAMES) if BACK[name] == "goods" and COPIES_OF[kind] == 1]
    goods = [name for name in goods if name not in ("fish1/", "wheat1/")]
    characters = [tile for tile in TILE_NAMES if BACK[tile] == "character"]
    for pile in (goods, characters):
        pile.sort(key=lambda _: int(rng.next()))
    hidden, played = (2, 2) if viewer == SPECTATOR else (4, 3)
    a, b, market = goods[:hidden], goods[hidden : 2 * hidden], goods[2 * hidden :]
    row = [*market[:3], characters[0], *market[3:]][:6]
    return Table(
        f"""
        turn {"AB"[int(rng.below(2))]}
        ankh 3,3 -
        row0 {characters[1]} {market[5]} . . . .
        row3 {" ".join(row[:3])} . {" ".join(row[3:5])}
        A hand {" ".join(characters[2 : 2 + played] + a[:-1])}
        B hand {" ".join(characters[5 : 5 + played] + b[:-1])}
        A corruption {a[-1]}
        B corruption {b[-1]}
        A laid fish fish1/
        B laid wheat wheat1/
        notches mummy pyramid
        pile {characters[8]} {" ".join(market[6:8])}
        """,
        seed,
        viewer,
    )


def play_on(table: Table, seed: str) -> Iterator[str]:
    """Play at random for as long as all worlds can be listed: each answer when it is given."""
    rng = seeded(f"{seed}/choices")
    while len(table.match.log) < 40 and table.thoughts.most() <= MOST_WORLDS:
        answer = table.step(rng)
        if table.match.over():
            return
        yield answer


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_memory_knows_exactly_what_may_be_and_how_likely_it_is(viewer: int) -> None:  # P-INFO-3, P-OPT-3
    compared = 0
    for number in range(GAMES):
        table = small_game(f"exact/{number}", viewer)
        for answer in play_on(table, f"exact/{number}"):
            for back, each in table.thoughts.possible.items():
                assert odds(table.remembered(back)) == pytest.approx(odds(each.worlds)), (number, answer, back)
                compared += 1
    assert compared > 30 * GAMES


def test_no_world_is_dealt_that_cannot_be() -> None:  # P-INFO-1, P-INFO-3
    dealt = 0
    for number in range(GAMES):
        table = small_game(f"joint/{number}", 0)
        for answer in play_on(table, f"joint/{number}"):
            knowledge = table.match.knowledge(0)
            for _ in range(4):
                world = lying(GAME.deal_world(knowledge, seeded(answer)))
                dealt += 1
                for back, each in table.thoughts.possible.items():
                    assert table.thoughts.world(back, world) in each.worlds, (number, answer, back)
    assert dealt > 40 * GAMES
