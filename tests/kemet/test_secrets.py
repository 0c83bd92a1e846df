"""Who is told what: every event of random games against a list, written here anew, of what each viewer may see."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import shedet
from kemet_random import midway, start, step
from shedet.core.events import OMNISCIENT, SPECTATOR, Event
from shedet.core.match import Match
from shedet.core.rng import seeded
from shedet.games.kemet.game import GAME
from shedet.games.kemet.telling import event_data

GAMES = 12 if shedet.compiled() else 2
PUBLIC_KINDS = {
    "card-back",
    "shuffled",
    "turn",
    "marked",
    "marked-gold",
    "prayer",
    "placed",
    "returned",
    "lost",
    "moved",
    "creature",
    "built",
    "bought",
    "battle",
    "has-chosen",
    "active-card",  # turned over
    "taken-back",
    "swapped",
    "strength",
    "wins",
    "fame",
    "veterans",
    "disbanded",
    "retreated",
    "night",
    "new-day",
    "slot",
    "game-ends",
}
every_start = pytest.mark.parametrize("begin", [start, midway])
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def may_see(viewer: str, event: Event) -> bool:
    """Whether a viewer may be told an event, by the rules of information."""
    data = event_data(event)
    if data["event"] in PUBLIC_KINDS:
        return True
    if data["event"] == "card":  # what is drawn is the drawer's; all else is played, discarded or taken openly
        return data["from"] != "deck" or data["to"] == f"{viewer} hand"
    assert data["event"] in ("saw-card", "discarded-card")
    return data["seat"] == viewer


def viewers(players: int) -> dict[int, str]:
    return {seat: "ABCDE"[seat] for seat in range(players)} | {SPECTATOR: "spectator"}


@cache
def finished(begin: Callable[..., Match], players: int) -> list[Match]:
    """Random games played to the end."""
    matches = []
    for number in range(GAMES):
        match = begin(players, f"secrets/{number}")
        rng = seeded(f"secrets/{number}/choices")
        while not match.over():
            step(match, rng)
        matches.append(match)
    return matches


@every_start
@every_number
def test_nobody_is_told_what_they_may_not_know(begin: Callable[..., Match], players: int) -> None:  # K-INFO-1
    told: Counter[str] = Counter()
    for match in finished(begin, players):
        for at in range(len(match.log)):
            for viewer, name in viewers(players).items():
                for event in match.told(viewer, at):
                    assert may_see(name, event), (name, event_data(event))
                    told[str(event_data(event)["event"])] += 1
    assert told["discarded-card"] + told["card"] > 0
    assert sum(told.values()) > 500


@every_start
@every_number
def test_everybody_is_told_each_move_of_a_card_once(begin: Callable[..., Match], players: int) -> None:  # K-INFO-1
    moved = 0
    for match in finished(begin, players):
        for at in range(len(match.log)):
            moves = []
            for viewer in (OMNISCIENT, *viewers(players)):
                data = [event_data(event) for event in match.told(viewer, at)]
                moves.append([(d["from"], d["to"]) for d in data if d["event"] in ("card", "card-back")])
            assert all(each == moves[0] for each in moves)
            moved += len(moves[0])
    assert moved > 0


@every_start
@every_number
def test_the_record_is_told_everything_by_its_face(begin: Callable[..., Match], players: int) -> None:  # K-INFO-1
    for match in finished(begin, players):
        for at, events in enumerate(match.events):
            told = match.told(OMNISCIENT, at)
            assert not [event for event in told if event_data(event)["event"] == "card-back"]
            backs = [event for event in events if event_data(event)["event"] == "card-back"]
            assert len(told) == len(events) - len(backs)


@every_number
def test_of_a_battle_choice_nothing_is_told_before_both_are_made(players: int) -> None:  # K-BAT-1, K-INFO-1
    choices = 0
    for number in range(GAMES):
        match = midway(players, f"choice/{number}")
        rng = seeded(f"choice/{number}")
        while not match.over():
            asked = (GAME.question_data(match.position) or {})["kind"]
            before = {viewer: match.view(viewer) for viewer in viewers(players)} if asked == "choose-cards" else {}
            answer = step(match, rng)
            question: Any = GAME.question_data(match.position)
            if not before or match.over() or question["kind"] != "choose-cards" or "done" in answer:
                continue
            for viewer, name in viewers(players).items():
                if name != answer[0]:
                    assert match.told(viewer, len(match.log) - 1) == []
                    assert match.view(viewer) == before[viewer]
                    choices += 1
    assert choices > 20


# What is open to all is told to all: a spectator who only listens knows all that lies open.


class Listener:
    """What lies open, kept from events alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.armies: Counter[tuple[str, str]] = Counter()
        for army in view["armies"]:
            self.armies[army["seat"], army["zone"]] += army["soldiers"]
        self.creatures = {name: army["zone"] for army in view["armies"] for name in army["creatures"]}
        self.prayer = {seat["seat"]: seat["prayer"] for seat in view["seats"]}
        self.veterans = {seat["seat"]: seat["veterans"] for seat in view["seats"]}
        self.permanent = {seat["seat"]: seat["fame"]["permanent"] for seat in view["seats"]}
        self.tiles = {seat["seat"]: set(seat["tiles"]) for seat in view["seats"]}
        self.levels = {p["zone"]: p["level"] for seat in view["seats"] for p in seat["pyramids"]}
        self.discards = Counter(view["discards"])
        self.hands = {seat["seat"]: seat["interventions"] for seat in view["seats"]}
        self.day = view["day"]

    def hear(self, data: dict[str, Any]) -> None:
        kind, seat, zone = data["event"], data.get("seat", ""), data.get("zone", "")
        if kind == "placed":
            self.armies[seat, zone] += data["number"]
        elif kind in ("returned", "lost"):
            self.armies[seat, zone] -= data["number"]
        elif kind in ("moved", "retreated"):
            self.armies[seat, data["from"]] -= data["number"]
            self.armies[seat, data["to"]] += data["number"]
        elif kind == "creature":
            self.creatures[data["creature"]] = zone
        elif kind == "prayer":
            self.prayer[seat] = data["prayer"]
        elif kind == "veterans":
            self.veterans[seat] = data["number"]
        elif kind == "fame":
            self.permanent[seat] += data["number"]
        elif kind == "bought":
            self.tiles[seat].add(data["tile"])
            self.permanent[seat] += data["tile"].startswith("domination") or data["tile"] == "sphinx"
        elif kind == "built":
            self.levels[zone] = data["level"]
        elif kind == "new-day":
            self.day = data["number"]
        elif kind in ("card", "card-back"):
            self.hear_card(data)
        elif kind == "shuffled":
            self.discards.clear()

    def hear_card(self, data: dict[str, Any]) -> None:
        if data["from"].endswith("hand"):
            self.hands[data["from"][0]] -= 1
        if data["to"].endswith("hand"):
            self.hands[data["to"][0]] += 1
        if data["from"] == "discards":
            self.discards[data["card"]] -= 1
        if data["to"] == "discards":
            self.discards[data["card"]] += 1

    def agrees(self, view: dict[str, Any]) -> None:
        other = Listener(view)
        assert +self.armies == +other.armies
        assert {name: zone for name, zone in self.creatures.items() if zone != "supply"} == other.creatures
        assert (self.prayer, self.veterans, self.permanent) == (other.prayer, other.veterans, other.permanent)
        assert (self.tiles, self.levels, self.day) == (other.tiles, other.levels, other.day)
        assert +self.discards == +other.discards
        assert self.hands == other.hands


@every_start
@every_number
def test_who_only_listens_knows_all_that_lies_open(begin: Callable[..., Match], players: int) -> None:  # K-INFO-1
    for number in range(GAMES):
        match = begin(players, f"listen/{number}")
        rng = seeded(f"listen/{number}/choices")
        listener = Listener(match.view(SPECTATOR))
        while not match.over():
            step(match, rng)
            for event in match.told(SPECTATOR, len(match.log) - 1):
                listener.hear(event_data(event))
            if not match.over():
                listener.agrees(match.view(SPECTATOR))
