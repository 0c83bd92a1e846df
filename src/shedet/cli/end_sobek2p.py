"""The end of Sobek: 2 Players in a terminal: where the points came from."""

from typing import cast

from rich.console import RenderableType

from shedet.cli.count import draw_count
from shedet.cli.scene import Scene
from shedet.cli.tiles_sobek2p import as_view
from shedet.games.sobek2p.saying.ending import count
from shedet.games.sobek2p.views import OwnView


def draw_scores(scene: Scene) -> RenderableType:
    """Goods, pirogues, deben, and the corruption that decided who drew the last of them."""
    totals = {seat["seat"]: cast(OwnView, seat)["points"] for seat in as_view(scene.view)["seats"]}
    lines = count(scene.view, scene.whole_story)
    return draw_count(scene, lines, scene.say("label-final-scores"), scene.say("label-points"), totals)
