"""Battles of Kemet in few words, for tests of battles, cards and tiles."""

from typing import Any

from game_table import VIEWERS
from kemet_table import Table
from shedet.games.kemet.game import GAME


def attack(position: str, creature: str = "", *, soldiers: int = 5) -> Table:
    """A marches from FW1 into the temple T2W, where B stands; now both are to choose their cards."""
    t = Table(position)
    along = f" with {creature}" if creature else ""
    t.play(f"A mark move1; go FW1; take {soldiers}{along}; go T2W")
    return t


def told(t: Table, viewer: str = "spectator") -> list[dict[str, Any]]:
    """Everything a viewer has been told since the position was set up."""
    steps = range(len(t.match.log))
    return [GAME.event_data(event) for step in steps for event in t.match.told(VIEWERS[viewer], step)]


def tally(t: Table, seat: str) -> tuple[int, int, int]:
    """Strength, damage (with critical) and shields of a side in the last battle."""
    counted = [event for event in told(t) if event["event"] == "strength" and event["seat"] == seat]
    return int(counted[-1]["strength"]), int(counted[-1]["damage"]), int(counted[-1]["shields"])


def strength(t: Table, seat: str) -> int:
    return tally(t, seat)[0]


def winner(t: Table) -> str:
    """Who has won the last battle."""
    return str([event["seat"] for event in told(t) if event["event"] == "wins"][-1])


def lost(t: Table, seat: str) -> int:
    """How many soldiers a seat has lost to damage so far."""
    return sum(int(event["number"]) for event in told(t) if event["event"] == "lost" and event["seat"] == seat)
