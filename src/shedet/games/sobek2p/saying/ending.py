"""What decided a game."""

from typing import Final, cast

from shedet.core.game import Data
from shedet.core.story import Story
from shedet.core.words import Message, say
from shedet.games.sobek2p.components import (
    PIROGUE_NAMES,
    PIROGUE_TABLE,
)
from shedet.games.sobek2p.views import OtherView, OwnView, TableView


def how_it_was_won(view: Data, story: Story) -> list[Message]:
    """What decided the game. [P-END-6]"""
    seats = [cast(OwnView, seat) for seat in cast(TableView, view)["seats"]]
    winners = story.match.winners()
    first, second = seats if winners[0] == 0 else seats[::-1]
    if first["points"] != second["points"]:
        apart = [
            say(f"end-{source}", difference=f"{ours - theirs:+}")
            for source, ours, theirs in zip(SOURCES, points_by_source(first), points_by_source(second))
            if ours != theirs
        ]
        return [say("end-points", points=first["points"], others=second["points"], apart=apart)]
    corruption = corruption_of(first)
    if len(winners) == 1:
        return [say("end-tie", points=first["points"], corruption=corruption, others=corruption_of(second))]
    return [say("end-shared", points=first["points"], corruption=corruption)]


SOURCES: Final = ("goods", "pirogues", "deben")


def points_by_source(seat: OwnView) -> tuple[int, int, int]:
    """Points of goods, of pirogues, of deben."""
    return sum(laid["points"] for laid in seat["laid"]), sum(pirogue_points(seat)), sum(seat["deben"])


def pirogue_points(seat: OtherView) -> list[int]:
    return [PIROGUE_TABLE[PIROGUE_NAMES.index(name)].points for name in seat["pirogues"]]


def corruption_of(seat: OtherView) -> int:
    cobras = sum(PIROGUE_TABLE[PIROGUE_NAMES.index(name)].corruption for name in seat["pirogues"])
    return seat["corruption_size"] + cobras
