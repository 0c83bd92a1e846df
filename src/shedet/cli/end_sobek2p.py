"""The end of Sobek: 2 Players in a terminal: where the points came from."""

from typing import cast

from rich.console import RenderableType

from shedet.cli.scene import Scene
from shedet.cli.screen import final_table
from shedet.cli.tiles_sobek2p import as_view
from shedet.core.story import Story
from shedet.games.sobek2p.components import GOODS
from shedet.games.sobek2p.events import CORRUPTION_COUNTED, DEBEN_BACK, DEBEN_MOVES
from shedet.games.sobek2p.saying.ending import corruption_of, pirogue_points
from shedet.games.sobek2p.views import OtherView, OwnView


def draw_scores(scene: Scene) -> RenderableType:
    """Goods, pirogues, deben, and the corruption that decided who drew the last of them."""
    seats = [cast(OwnView, seat) for seat in as_view(scene.view)["seats"]]
    table = final_table(scene.say("label-final-scores"))
    table.add_column("", footer=scene.say("label-points"))
    for seat in seats:
        table.add_column(scene.names[seat["seat"]], footer=str(seat["points"]), justify="right")
    for goods in GOODS:
        table.add_row(scene.say(f"goods-{goods}"), *(laid_sum(seat, goods) for seat in seats))
    table.add_row(scene.say("label-pirogues"), *(pirogue_sum(seat) for seat in seats))
    table.add_row(scene.say("label-deben"), *(sum_text(seat["deben"]) for seat in seats))
    table.add_row(scene.say("label-corruption"), *(str(corruption_of(seat)) for seat in seats))
    drawn = last_deben(scene.whole_story)
    table.add_row(scene.say("label-deben-drawn"), *(str(number) for number in drawn))
    return table


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


def pirogue_sum(seat: OtherView) -> str:
    return sum_text([points for points in pirogue_points(seat) if points])
