"""The end of Sobek in a terminal: the points of every round by their source."""

from rich.console import RenderableType

from shedet.cli.cards_sobek import as_view
from shedet.cli.count import draw_count
from shedet.cli.scene import Scene
from shedet.games.sobek.saying.ending import count, rounds_of


def draw_scores(scene: Scene) -> RenderableType:
    """Round by round: sets, what tokens moved, what corruption cost."""
    seats = [seat["seat"] for seat in as_view(scene.view)["seats"]]
    totals = dict(zip(seats, rounds_of(scene.whole_story)[-1].totals, strict=True))
    lines = count(scene.view, scene.whole_story)
    return draw_count(scene, lines, scene.say("label-final-scores"), scene.say("label-total"), totals)
