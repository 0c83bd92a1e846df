"""What holds after every step of every game, checked from the view alone, with the rules written here anew.

The number of games is SHEDET_GAMES in the environment:
`SHEDET_GAMES=10000 pytest tests/kemet/test_invariants.py -k whole_games` plays 10,000 with each number of players.
"""

import os
from collections import Counter
from typing import Any

import pytest

import shedet
from kemet_random import midway, start, step
from shedet.core.events import OMNISCIENT
from shedet.core.match import Match
from shedet.core.position import lowest_seat
from shedet.core.rng import seeded
from shedet.games.kemet.game import GAME
from shedet.games.kemet.telling import event_data

GAMES = int(os.environ.get("SHEDET_GAMES", "40" if shedet.compiled() else "8"))
TEMPLES = {"T2W", "T3W", "T2E", "T3E", "TD"}
ROWS = (
    {"move1", "recruit"},
    {"move2", "build", "pray1"},
    {"power1", "power2", "power3", "pray2"},
)
CREATURES = {
    "phoenix",
    "royal-scarab",
    "giant-scorpion",
    "ancestral-elephant",
    "sphinx",
    "desert-snake",
    "mummy",
    "khnums-sphinx",
    "griffin-sphinx",
    "devourer",
}
FAME_TILES = {"domination-red", "domination-blue", "domination-white", "domination-black", "sphinx"}
INTERVENTIONS = 38
BATTLE_CARDS = 8


class Watch:
    """What is remembered of a game from step to step."""

    def __init__(self, match: Match) -> None:
        data: Any = GAME.position_data(match.position)
        self.match = match
        self.tiles = tiles_in_play(data)
        self.permanent = [seat["fame"]["permanent"] for seat in data["seats"]]
        self.marks: dict[str, Counter[str]] = {seat["seat"]: Counter() for seat in data["seats"]}
        self.levels = {p["zone"]: p["level"] for seat in data["seats"] for p in seat["pyramids"]}
        self.whole_day = data["phase"] != "day"  # whether the day is watched from its beginning
        self.days = 0

    def look(self) -> None:
        GAME.check_conserved(self.match.position)
        data: Any = GAME.position_data(self.match.position)
        text = GAME.position_text(self.match.position)
        recruiting = "choose-recruits" in text or "choose-battle" in text
        check_map(data, recruiting)
        for seat in data["seats"]:
            check_seat(data, seat)
        check_cards(data)
        assert tiles_in_play(data) == self.tiles
        self.check_permanence(data)
        self.check_balance()

    def check_permanence(self, data: Any) -> None:
        """Permanent fame and pyramids are never lost."""
        now = [seat["fame"]["permanent"] for seat in data["seats"]]
        assert all(after >= before for before, after in zip(self.permanent, now))
        self.permanent = now
        levels = {p["zone"]: p["level"] for seat in data["seats"] for p in seat["pyramids"]}
        assert all(levels.get(zone, 0) >= level for zone, level in self.levels.items())
        self.levels = levels

    def check_balance(self) -> None:
        """When night falls each row of each pyramid holds a marker, and five regular ones were placed."""
        for event in self.match.told(OMNISCIENT, len(self.match.log) - 1):
            data: Any = event_data(event)
            if data["event"] == "marked":
                assert self.marks[data["seat"]][data["field"]] == 0
                self.marks[data["seat"]][data["field"]] += 1
                self.marks[data["seat"]]["silver" if data["silver"] else "regular"] += 1
            elif data["event"] == "marked-gold":
                self.marks[data["seat"]]["gold"] += 1
            elif data["event"] == "night":
                self.end_day()

    def end_day(self) -> None:
        for marks in self.marks.values():
            assert marks["silver"] <= 1
            assert marks["gold"] <= 1
            if self.whole_day:
                assert marks["regular"] == 5
                assert all(any(marks[field] for field in row) for row in ROWS)
            marks.clear()
        self.days += self.whole_day
        self.whole_day = True


def tiles_in_play(data: Any) -> Counter[str]:
    """Tiles on offer and of players."""
    return Counter(data["tiles"]) + Counter(tile for seat in data["seats"] for tile in seat["tiles"])


def limit_of(seat: Any) -> int:
    return 7 if "legion" in seat["tiles"] else 5


def check_map(data: Any, recruiting: bool) -> None:
    """Armies within their limits, each alone in its zone but for battles. [K-MOVE-4, K-CREA-2, K-CTRL-1]"""
    seats = {seat["seat"]: seat for seat in data["seats"]}
    moving = data["move"]["zone"] if data["move"] else ""
    fighting = data["battle"]["zone"] if data["battle"] else ""
    there: Counter[str] = Counter()
    for army in data["armies"]:
        assert army["zone"] in data["zones"]
        assert army["soldiers"] > 0
        if army["zone"] != moving:
            assert army["soldiers"] <= limit_of(seats[army["seat"]])
            assert len(army["creatures"]) <= 1
        there[army["zone"]] += 1
    for zone, armies in there.items():
        in_city = zone[0] in "WE" and recruiting
        assert armies == 1 or (armies == 2 and (zone == fighting or in_city))


def check_seat(data: Any, seat: Any) -> None:
    own = [army for army in data["armies"] if army["seat"] == seat["seat"]]
    assert seat["supply"] >= 0
    soldiers = seat["supply"] + sum(army["soldiers"] for army in own)
    assert soldiers == (15 if "mercenaries" in seat["tiles"] else 12)
    assert 0 <= seat["prayer"] <= 11
    assert seat["veterans"] >= 0
    standing = [creature for army in own for creature in army["creatures"]]
    assert sorted(standing + seat["creatures_in_supply"]) == sorted(CREATURES & set(seat["tiles"]))
    pictures = [
        tile.rpartition("-")[0] if tile.startswith(("domination", "act-of")) else tile for tile in seat["tiles"]
    ]
    assert len(set(pictures)) == len(pictures)
    colours = [pyramid["colour"] for pyramid in seat["pyramids"]]
    assert len(set(colours)) == len(colours) <= (2 if len(data["seats"]) == 2 else 3)
    assert sorted(colour for colour in seat["indicators"] if colour != "-") == sorted(colours)
    check_fame(data, seat)


def holders(data: Any, zone: str) -> list[str]:
    return [army["seat"] for army in data["armies"] if army["zone"] == zone]


def check_fame(data: Any, seat: Any) -> None:
    """Fame follows from control; where a battle is fought it is undecided. [K-WIN-2, K-BUILD-2, K-CTRL-1]"""
    fame = seat["fame"]
    assert fame["permanent"] == fame["battle"] + fame["domination"] + len(FAME_TILES & set(seat["tiles"]))
    assert fame["total"] == fame["permanent"] + fame["temples"] + fame["pyramids"]
    if any(count > 1 for count in Counter(army["zone"] for army in data["armies"]).values()):
        return
    name = seat["seat"]
    assert fame["temples"] == sum(name in holders(data, zone) for zone in TEMPLES)
    great = 0
    for owner in data["seats"]:
        for pyramid in owner["pyramids"]:
            here = holders(data, pyramid["zone"])
            controller = here[0] if here else owner["seat"]
            assert pyramid["controlled_by"] == controller
            great += pyramid["level"] == 4 and controller == name
    assert fame["pyramids"] == great


def check_cards(data: Any) -> None:
    """38 interventions, and 8 battle cards for each player, all somewhere. [K-INFO-1]"""
    played: Counter[str] = Counter()
    laid: Counter[str] = Counter()
    choosing = data["question"] is not None and data["question"]["kind"] == "choose-cards"
    for side in (data["battle"] or {}).values():
        if isinstance(side, dict):
            played[side["seat"]] = len(side["played"])
            laid[side["seat"]] = (side["active"] is not None) + (choosing and side["discarded"] is not None)
    total = len(data["deck"]) + len(data["discards"]) + len(data["removed"]) + sum(played.values())
    for seat in data["seats"]:
        total += len(seat["hand"])
        name = seat["seat"]
        assert seat["interventions"] == len(seat["hand"]) + (played[name] if choosing else 0)
        cards = seat["battle_hand"] + seat["battle_discards"]
        assert len(set(cards)) == len(cards)
        assert len(cards) + laid[name] == BATTLE_CARDS
    assert total == INTERVENTIONS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_end_and_keep_every_component(players: int) -> None:  # K-SET-3, K-DAY-2, K-CREA-2, K-WIN-1
    """Soldiers, prayer points, limits, one creature an army, cards and tiles, and at night the balance of the day
    (`check_conserved`); up to the day limit that simulations set."""
    options = GAME.option_values({"day_limit": 20})
    for number in range((GAMES + 3) // 4 if "SHEDET_GAMES" not in os.environ else GAMES):
        position = GAME.new(players, options, seeded(f"whole/{number}"))
        rng = seeded(f"whole/{number}/choices")
        while not position.over:
            seat = lowest_seat(position.asked())
            legal = GAME.legal_actions(position, seat)
            GAME.apply(position, seat, legal[rng.below(len(legal))])
            GAME.check_conserved(position)
        assert GAME.winners(position) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_holds_after_every_step(players: int) -> None:  # K-SET-3, K-DAY-2, K-CREA-2, K-CTRL-1, K-WIN-2
    days = 0
    for number in range((GAMES + 3) // 4):
        begin = midway if number % 2 else start
        match = begin(players, f"invariants/{number}")
        rng = seeded(f"invariants/{number}/{players}")
        watch = Watch(match)
        while not match.over():
            step(match, rng)
            watch.look()
            for seat in match.asked():
                assert match.legal_actions(seat)
        data: Any = GAME.position_data(match.position)
        assert match.scores() == [seat["fame"]["total"] for seat in data["seats"]]
        days += watch.days
    assert days > 0


def test_the_fame_of_temples_is_one_for_each_temple() -> None:  # K-WIN-2, K-SET-2
    match = midway(4, "temples")
    rng = seeded("temples/choices")
    while not match.over():
        step(match, rng)
        data: Any = GAME.position_data(match.position)
        if data["battle"] is None and "choose-battle" not in GAME.position_text(match.position):
            held = {army["zone"] for army in data["armies"]} & TEMPLES
            assert sum(seat["fame"]["temples"] for seat in data["seats"]) == len(held)
