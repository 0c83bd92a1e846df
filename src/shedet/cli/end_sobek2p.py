"""The end of Sobek: 2 Players in a terminal: where the points came from, and what decided the game."""

from collections.abc import Mapping
from typing import cast

from rich.console import RenderableType

from shedet.cli.screen import final_table
from shedet.cli.tiles_sobek2p import as_view
from shedet.core.game import Data
from shedet.core.story import Story
from shedet.games.sobek2p.components import GOODS, PIROGUE_TABLE
from shedet.games.sobek2p.views import OtherView, OwnView


def draw_scores(view: Data, names: Mapping[str, str], story: Story) -> RenderableType:
    """Goods, pirogues, deben, and the corruption that decided who drew the last of them."""
    seats = [cast(OwnView, seat) for seat in as_view(view)["seats"]]
    table = final_table("Final scores")
    table.add_column("", footer="points")
    for seat in seats:
        table.add_column(names[seat["seat"]], footer=str(seat["points"]), justify="right")
    for goods in GOODS:
        table.add_row(goods, *(laid_sum(seat, goods) for seat in seats))
    table.add_row("pirogues", *(pirogue_sum(seat) for seat in seats))
    table.add_row("deben", *(sum_text(seat["deben"]) for seat in seats))
    table.add_row("corruption", *(str(corruption(seat)) for seat in seats))
    drawn = last_deben(story)
    table.add_row("deben drawn for it", *(str(drawn[seat["seat"]]) for seat in seats))
    return table


def how_it_was_won(view: Data, story: Story) -> str:
    """What decided the game, in words. [P-END-6]"""
    seats = [cast(OwnView, seat) for seat in as_view(view)["seats"]]
    winners = story.match.winners()
    first, second = seats if winners[0] == 0 else seats[::-1]
    points = f"{first['points']} points"
    if first["points"] != second["points"]:
        apart = ", ".join(
            f"{source} {ours - theirs:+}"
            for source, ours, theirs in zip(SOURCES, sources(first), sources(second))
            if ours != theirs
        )
        return f"{points} against {second['points']}: {apart}."
    if len(winners) == 1:
        return f"{points} each; less corruption decides: {corruption(first)} against {corruption(second)}."
    return f"{points} and a corruption of {corruption(first)} each."


SOURCES = ("goods", "pirogues", "deben")


def sources(seat: OwnView) -> tuple[int, int, int]:
    """Points of goods, of pirogues, of deben."""
    return sum(laid["points"] for laid in seat["laid"]), sum(pirogue_points(seat)), sum(seat["deben"])


def last_deben(story: Story) -> dict[str, int]:
    """How many deben each player drew when the corruption was settled. [P-END-4]"""
    drawn = {"A": 0, "B": 0}
    settled = False
    for event in story.events():
        settled = settled or event["event"] == "corruption"
        if settled and event["event"] in ("deben", "deben-back"):
            drawn[str(event["seat"])] += 1
    return drawn


def laid_sum(seat: OtherView, goods: str) -> str:
    for laid in seat["laid"]:
        if laid["goods"] == goods:
            return f"{len(laid['tiles'])} × {laid['scarabs']} = {laid['points']}"
    return "0"


def sum_text(numbers: list[int]) -> str:
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if len(numbers) > 1 else str(sum(numbers))


def pirogue_sum(seat: OtherView) -> str:
    return sum_text([points for points in pirogue_points(seat) if points])


def pirogue_points(seat: OtherView) -> list[int]:
    return [row.points for name in seat["pirogues"] for row in PIROGUE_TABLE if row.name == name]


def corruption(seat: OtherView) -> int:
    cobras = sum(row.corruption for name in seat["pirogues"] for row in PIROGUE_TABLE if row.name == name)
    return seat["corruption_size"] + cobras
