"""What decided a game."""

from typing import Final, cast

from shedet.core.game import Data
from shedet.core.saying import Counted
from shedet.core.story import Story
from shedet.core.words import Message, say
from shedet.games.sobek2p.components import GOODS, PIROGUE_NAMES, PIROGUE_TABLE
from shedet.games.sobek2p.events import CORRUPTION_COUNTED, DEBEN_BACK, DEBEN_MOVES
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


# ---- the count


def count(view: Data, story: Story) -> list[Counted]:
    """Goods, pirogues, deben, and the corruption that decided who drew the last of them. [P-END-4, P-END-5]"""
    seats = [cast(OwnView, seat) for seat in cast(TableView, view)["seats"]]
    lines = [Counted(say(f"goods-{goods}"), [laid_sum(seat, goods) for seat in seats]) for goods in GOODS]
    return [
        *lines,
        Counted(say("label-pirogues"), [sum_text([each for each in pirogue_points(seat) if each]) for seat in seats]),
        Counted(say("label-deben"), [sum_text(seat["deben"]) for seat in seats]),
        Counted(say("label-corruption"), [str(corruption_of(seat)) for seat in seats]),
        Counted(say("label-deben-drawn"), [str(number) for number in last_deben(story)]),
    ]


def last_deben(story: Story) -> list[int]:
    """How many deben each player drew when the corruption was settled. [P-END-4]"""
    drawn = [0, 0]
    settled = False
    for event in story.events():
        settled = settled or event.kind == CORRUPTION_COUNTED
        if settled and event.kind in (DEBEN_MOVES, DEBEN_BACK):
            drawn[int(event.seat)] += 1
    return drawn


def laid_sum(seat: OtherView, goods: str) -> str:
    for laid in seat["laid"]:
        if laid["goods"] == goods:
            return f"{len(laid['tiles'])} × {laid['scarabs']} = {laid['points']}"
    return "0"


def sum_text(numbers: list[int]) -> str:
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(sum(numbers))
